"""The strip at the edge of the row, and questions in the detail corner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.impact_emblems import emblem
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import best_fit, largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import colour
from ecosfera.ui.widgets.button import Button, ButtonKind

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.table.prompt import StripContent
    from ecosfera.ui.draw.theme import Colour

MAGENTA = colour("#C2336B")


def boxes(
    frame: TableFrame, content: StripContent, labels: Sequence[str], *, low: bool = False
) -> tuple[Box, list[Box]]:
    """Return the box of the strip and its buttons: at the right, or below if needed.

    It lies above the row; if `low`, at the lower edge of the window.
    """
    zones, brush, u = frame.zones, frame.brush, frame.brush.u
    b = zones.body
    # Cover the panel of the elements completely at the left.
    wide = max(0.62 * zones.width, 46 * b, zones.width - 2 * (zones.elements.x - 6 * u))
    wide = min(zones.width - 4 * zones.margin, wide)
    # Never cover the left panel: its impacts may be what the strip is about.
    left = max((zones.width - wide) / 2, zones.elements.x - 6 * u)
    wide = min(wide, zones.width - left - 2 * zones.margin)
    button_h = max(zones.target, 2.7 * b)
    gap = 10 * u
    widths = [_needs(frame, label) for label in labels]
    most = zones.width - left - 2 * zones.margin
    size = brush.size(1.15)

    def broken(width: float) -> tuple[int, float]:
        """Return the lines of the sentence, and the width beside it for the buttons."""
        whole = width - _signs_width(frame, content) - 42 * u
        beside = whole - sum(widths) - len(widths) * gap
        column = max(40, round(whole if beside < 15 * b else beside))
        return len(brush.text.wrap(content.sentence, FontFace.BOLD, size, column)), beside

    if broken(wide)[0] > 2 >= broken(most)[0]:
        # A strip of three lines would cover the numbers of the decks above it.
        while broken(wide)[0] > 2:
            wide = min(most, wide + b)
    lines, beside = broken(wide)
    below = beside < 15 * b
    if below:
        share = (wide - 32 * u - (len(widths) - 1) * gap) / max(1.0, sum(widths))
        widths = [w * min(1.0, share) for w in widths]
    text_h = lines * size * 1.26 + 20 * u
    high = text_h + button_h + gap if below else max(button_h + 18 * u, text_h)
    # Cover the element stacks completely, without narrow remains above or below.
    end = max(zones.row.y - 15 * u, zones.elements.bottom + u)
    y = max(zones.bar.bottom + zones.margin, min(end - high, zones.elements.y - 4 * u))
    high = end - y
    if low:
        left, y = (zones.width - wide) / 2, zones.height - high - 3 * zones.margin
    box = Box(left, y, wide, high)
    found = []
    x = box.right - 12 * u
    y = box.bottom - button_h - 10 * u if below else box.cy - button_h / 2
    for w in reversed(widths):
        found.append(Box(x - w, y, w, button_h))
        x -= w + gap
    return box, found[::-1]


@dataclass(frozen=True, slots=True)
class Question:
    """The layout of a question in the detail corner."""

    box: Box
    picture: Box | None
    text: Box
    lines: tuple[str, ...]
    size: int
    more: tuple[tuple[str, ...], ...]
    """The lines of each paragraph of additional information."""
    buttons: tuple[Box, ...]


def question(
    frame: TableFrame, content: StripContent, labels: Sequence[str], *, peek: bool = False
) -> Question:
    """Return the layout of a question in place of the move list, leaving market and rows visible.

    If the corner is too low, the question extends upwards over the other rows one by one. With
    `peek`, it leaves room for the button for a look at the table.
    """
    zones, brush, u = frame.zones, frame.brush, frame.brush.u
    zone, pad, gap = zones.reading, 16 * u, 9 * u
    heights, rows = _answers(frame, labels, zone.w - 2 * pad, gap)
    left = _picture_width(frame, content, zone, heights)
    corner = _peek_side(frame) - pad / 2 if peek else 0.0
    width = max(40, round(zone.w - 2 * pad - left - _signs_width(frame, content) - corner))
    around = heights + 2 * pad + 1.5 * gap
    tops = [zone.y, *(row.y - 3 * u for row in reversed(zones.others))]
    top, size = best_fit(
        ((top, _sentence_size(frame, content, width, zone.bottom - top - around)) for top in tops),
        lambda found: found[1] >= 1.1 * zones.body,
    )
    more = _paragraphs(frame, content.more, width)
    room = zone.bottom - top - around
    rest = sum(map(len, more)) * brush.text.line_height(brush.body, 1.26) + 6 * u
    small = _beside_more(frame, content.sentence, width, room - rest, size) if more else size
    if small is None:
        more, rest = (), 0
    else:
        size = small
    lines = tuple(brush.text.wrap(content.sentence, FontFace.BOLD, size, width))
    whole = brush.unbroken(content.sentence, FontFace.BOLD, size, width, room - rest, 1.26)
    if whole is not None:
        lines, size = whole.lines, whole.size
    box = Box(zone.x, top, zone.w, zone.bottom - top)
    end = box.bottom - pad - heights
    picture = None
    if left:
        wide = left - 14 * u
        high = min(end - 1.5 * gap - box.y - pad, wide * 3 / 2)
        picture = Box(box.x + pad, box.y + pad, wide, high)
    text = Box(
        box.x + pad + left,
        box.y + pad,
        box.w - 2 * pad - left - corner,
        end - 1.5 * gap - box.y - pad,
    )
    buttons = tuple(Box(box.x + pad + r.x, end + r.y, r.w, r.h) for r in rows)
    return Question(box, picture, text, lines, size, more, buttons)


def peek_button(frame: TableFrame, box: Box, peek: Callable[[], None]) -> Button:
    """Return the button in the upper right corner of a question that shows the table behind it."""
    side, gap = _peek_side(frame), 6 * frame.brush.u
    place = rect(Box(box.right - gap - side, box.y + gap, side, side))
    name = frame.book.words("table.peek")
    return Button(
        "peek", place, name, peek, kind=ButtonKind.CLEAR, icon="icon_eye", size=1.2, wordless=True
    )


def _peek_side(frame: TableFrame) -> float:
    return max(frame.zones.target, 2.2 * frame.zones.body)


def _paragraphs(frame: TableFrame, text: str, width: int) -> tuple[tuple[str, ...], ...]:
    """Return the lines of the paragraphs of a text; several are bullet points."""
    found = text.split("\n") if text else []
    room = max(8, round(width - _indent(frame, len(found))))
    wrap = frame.brush.text.wrap
    return tuple(tuple(wrap(part, FontFace.TEXT, frame.brush.body, room)) for part in found)


def _indent(frame: TableFrame, paragraphs: int) -> float:
    return 15 * frame.brush.u if paragraphs > 1 else 0.0


def _sentence_size(frame: TableFrame, content: StripContent, width: int, room: float) -> int:
    """Return the size of the sentence; four lines or more are not set very large."""
    brush = frame.brush

    def fits(size: int) -> bool:
        lines = len(brush.text.wrap(content.sentence, FontFace.BOLD, size, width))
        high = max(lines * brush.text.line_height(size, 1.26), frame.zones.sign * 1.5)
        return high + 2 * brush.u <= room and (lines < 4 or size <= brush.size(1.3))

    return largest_size(brush.size(1.6 if content.more else 1.7), brush.floor, fits) or brush.floor


def _beside_more(
    frame: TableFrame, sentence: str, width: int, room: float, largest: int
) -> int | None:
    """Return the size at which the sentence fits, at least body size, or None."""
    text = frame.brush.text
    return largest_size(
        largest,
        min(largest, frame.brush.body),
        lambda size: text.height(sentence, FontFace.BOLD, size, width, 1.26) <= room,
    )


def _answers(
    frame: TableFrame, labels: Sequence[str], inner: float, gap: float
) -> tuple[float, list[Box]]:
    """Return the height and boxes of the answers: in a row, in two columns, or stacked."""
    zones, brush = frame.zones, frame.brush
    high = max(zones.target, 2.5 * zones.body)
    needs = [_needs(frame, label) for label in labels]
    total = sum(needs) + (len(needs) - 1) * gap
    if total > inner:
        half = (inner - gap) / 2
        words = max(brush.text.width(s, FontFace.BOLD, brush.size(1.1)) for s in labels)
        pairs = len(needs) > 3 and words + 3.4 * zones.body <= 1.1 * half
        if len(needs) > 3 and not pairs:
            high = max(zones.target, 1.8 * zones.body)
        columns, wide = (2, half) if pairs else (1, inner)
        found = [
            Box(i % columns * (wide + gap), i // columns * (high + gap), wide, high)
            for i in range(len(needs))
        ]
        return found[-1].bottom, found
    room = inner - (len(needs) - 1) * gap
    even = room / len(needs)
    widths = [even if max(needs) <= even else need * room / sum(needs) for need in needs]
    found, x = [], 0.0
    for w in widths:
        found.append(Box(x, 0, w, high))
        x += w + gap
    return high, found


def _needs(frame: TableFrame, label: str) -> float:
    """Return the width of a button with a key cap beside its label."""
    brush, b = frame.brush, frame.zones.body
    word = brush.text.width(label, FontFace.BOLD, brush.size(1.1))
    return max(7.0 * b, word + max(5.2 * b, 78 * brush.u))


def _picture_width(frame: TableFrame, content: StripContent, zone: Box, below: float) -> float:
    """Return the width for the picture and its gap; 0 where it would be too small."""
    high = zone.h - below - 46 * frame.brush.u
    there = content.picture and frame.brush.pictures.has(content.picture)
    if not there or frame.brush.large or high < 9 * frame.zones.body:
        return 0.0
    return min(high * 2 / 3, 0.34 * zone.w) + 14 * frame.brush.u


def _signs_width(frame: TableFrame, content: StripContent) -> float:
    u, side = frame.brush.u, frame.zones.sign * 1.5
    width = 0.0
    for sign in content.signs:
        if sign.startswith("×"):
            width += frame.brush.text.width(sign, FontFace.HEAVY, frame.brush.size(1.3)) + 6 * u
        else:
            width += side + 6 * u
    return width + (12 * u if content.signs else 0)


def draw(
    target: pygame.Surface,
    frame: TableFrame,
    content: StripContent,
    box: Box,
    buttons: Sequence[Button],
) -> None:
    """Draw the strip and its buttons."""
    brush, u = frame.brush, frame.brush.u
    brush.paper(target, box, 14 * u)
    brush.margin(target, box, _tone(content), 14 * u, 9)
    # Otherwise it would merge with a sheet of paper below it.
    line = 1.4 * u
    brush.edge(target, box.inset(line), 14 * u - line, _tone(content), 1.4)
    top = min((b.rect.top for b in buttons), default=round(box.bottom))
    below = any(abs(b.rect.centery - box.cy) > 3 for b in buttons)
    upper = Box(box.x, box.y, box.w, top - 6 * u - box.y) if below else box
    x = _signs(target, frame, content, box.x + 20 * u, upper.cy)
    right = box.right - 14 * u
    if buttons and not below:
        right = min(b.rect.left for b in buttons) - 12 * u
    where = rect(Box(x, upper.y, right - x, upper.h))
    brush.text.paragraph(
        target,
        content.sentence,
        where,
        FontFace.BOLD,
        brush.size(1.15),
        theme.INK,
        leading=1.26,
        middle=True,
    )
    for button in buttons:
        button.draw(target, brush.context)


def draw_question(
    target: pygame.Surface,
    frame: TableFrame,
    content: StripContent,
    where: Question,
    buttons: Sequence[Button],
) -> None:
    """Draw a question and its answers."""
    brush, u, box = frame.brush, frame.brush.u, where.box
    brush.paper(target, box, 14 * u)
    brush.margin(target, box, _tone(content), 14 * u, 9)
    if where.picture is not None:
        place = rect(where.picture)
        image = brush.pictures.rounded(content.picture, place.size, brush.px(10))
        put(target, image, place.topleft)
    wide = _signs_width(frame, content)
    step = brush.text.line_height(where.size, 1.26)
    small = brush.text.line_height(brush.body, 1.26)
    text = Box(where.text.x + wide, where.text.y, where.text.w - wide, where.text.h)
    block = len(where.lines) * step + sum(map(len, where.more)) * small
    top = text.y + max(0.0, (text.h - block) * 0.4)
    _signs(target, frame, content, where.text.x, top + step / 2)
    first = rect(Box(text.x, top, text.w, text.bottom - top))
    brush.text.block(target, where.lines, first, FontFace.BOLD, where.size, theme.INK, leading=1.26)
    y = top + len(where.lines) * step + 4 * u
    indent = _indent(frame, len(where.more))
    for lines in where.more:
        if indent:
            dot = brush.shapes.disc(max(4, round(7 * u)), theme.AMBER)
            put(target, dot, (round(text.x + 2 * u), round(y + (small - dot.get_height()) / 2)))
        rest = rect(Box(text.x + indent, y, text.w - indent, len(lines) * small))
        brush.text.block(target, lines, rest, FontFace.TEXT, brush.body, theme.SLATE, leading=1.26)
        y += len(lines) * small
    for button in buttons:
        button.draw(target, brush.context)


def _tone(content: StripContent) -> Colour:
    """Return the colour of the margin: for a loss, or for anything else."""
    return MAGENTA if content.grave else theme.AMBER


def _signs(
    target: pygame.Surface, frame: TableFrame, content: StripContent, x: float, middle: float
) -> float:
    """Draw the signs; return the x coordinate after them."""
    brush, u = frame.brush, frame.brush.u
    side = frame.zones.sign * 1.5
    for sign in content.signs:
        if sign.startswith("×"):
            end = brush.line(
                target, sign, (x, middle), brush.size(1.3), theme.INK, FontFace.HEAVY, "midleft"
            )
            x = end.right + 6 * u
        else:
            ink = theme.WINE if content.grave else theme.BROWN
            tint = ink if sign.startswith("icon_") else None
            brush.sign(target, sign, x, middle - side / 2, side, tint)
            if sign == "impact" and content.impact is not None:
                face = emblem(brush.shapes, content.impact, round(0.8 * side))
                put(target, face, face.get_rect(center=(x + side / 2, middle)).topleft)
            x += side + 6 * u
    return x + (6 * u if content.signs else 0)
