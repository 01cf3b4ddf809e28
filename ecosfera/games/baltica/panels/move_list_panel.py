"""The list of moves in the detail corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.panels.detail_pages import title_height
from ecosfera.games.baltica.panels.log_panel import calm_ground
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import first_fit, largest_size
from ecosfera.ui.draw.text import Fitted, FontFace
from ecosfera.ui.widgets.button import draw_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.stage.frame import ListLine, MoveListing, TableFrame
    from ecosfera.games.baltica.text.phrases import MoveLine


class RowTone(NamedTuple):
    """The colours of a line."""

    fill: theme.Colour
    edge: theme.Colour
    title: theme.Colour = theme.PAPER
    detail: theme.Colour = theme.FOAM
    icon: theme.Colour = theme.FOAM
    stands_out: bool = False


HAIRLINE = theme.faded(theme.WATER_LINE, 0.4)
CALM: Final = RowTone(theme.faded(theme.WATER_LINE, 0.1), HAIRLINE)
COSTLY: Final = CALM._replace(detail=theme.ROSY)
LIT: Final = RowTone(
    theme.HONEY, theme.HONEY_LINE, theme.INK, theme.SLATE, theme.TEAL, stands_out=True
)
COSTLY_LIT: Final = LIT._replace(fill=theme.BLUSH, edge=theme.DUSK)
AIMED: Final = RowTone(
    theme.faded(theme.WATER_LINE, 0.3), theme.FOCUS, detail=theme.PAPER, stands_out=True
)
COSTLY_AIMED: Final = AIMED._replace(edge=theme.ROSE, detail=theme.ROSY)
NARROWEST: Final = 0.72
"""Minimum horizontal scale of the text below a title."""
NARROWEST_TITLE: Final = 0.76
"""Minimum horizontal scale of a title, before it takes the line of the text below it."""
NARROWEST_LENT: Final = 0.85
"""Minimum horizontal scale of a line about a borrowed element, which a sign can show instead."""
SMALLEST_TITLE: Final = 0.75
"""Minimum size of such a title, as a fraction of its size."""
HIGHEST: Final = 3.0
LEAST: Final = 2.3
"""Height of a line of the list at most and at least, in multiples of body text."""
REASON: Final = 1.2
"""How much higher the line of the idea that stands out may be, in multiples of body text."""
LEADING: Final = 1.12
TIGHT: Final = 1.03
"""Distance of the lines of text, and where they would touch the border otherwise."""
PAD: Final = 12
GAP: Final = 5
"""Room around the lines, and between them, in units."""


def list_room(frame: TableFrame) -> int:
    """Return how many lines there is room for, each with the text below its title."""
    gap = GAP * frame.brush.u
    return max(1, int((_height(frame) + gap) // (_least(frame) + gap)))


def _least(frame: TableFrame) -> float:
    """Return the minimum height of a line."""
    return max(frame.zones.target, LEAST * frame.zones.body)


def _top(frame: TableFrame) -> float:
    """Return where the first line begins."""
    u = frame.brush.u
    return frame.zones.reading.y + PAD * u - 2 * u + title_height(frame)


def _height(frame: TableFrame) -> float:
    """Return the height for the lines."""
    return frame.zones.reading.bottom - PAD * frame.brush.u - _top(frame)


def list_boxes(frame: TableFrame, count: int, *, lit: bool = False) -> list[Box]:
    """Return the boxes of so many lines, one below the other.

    A first line that is lit is higher where there is room, as it gives its reason.
    """
    zone, u, b = frame.zones.reading, frame.brush.u, frame.zones.body
    top, room, pad, gap = _top(frame), _height(frame), PAD * u, GAP * u
    more = 0.0
    if lit:
        more = max(0.0, min(REASON * b, room + gap - count * (_least(frame) + gap)))
    high = min((room + gap - more) / max(1, count) - gap, max(frame.zones.target, HIGHEST * b))
    return [
        Box(
            zone.x + pad,
            top + i * (high + gap) + (more if i else 0.0),
            zone.w - 2 * pad,
            high + (0.0 if i else more),
        )
        for i in range(count)
    ]


def draw_list(target: pygame.Surface, frame: TableFrame, listing: MoveListing) -> None:
    """Draw what can be done."""
    zone, u = frame.zones.reading, frame.brush.u
    boxes = listing.boxes
    end = max((box.bottom for box in boxes), default=zone.y + title_height(frame)) + 10 * u
    calm_ground(target, frame, listing.title, min(zone.bottom, end) - zone.y)
    rows = listing.rows
    common = _common_size(frame, rows, boxes)
    for row, box in zip(rows, boxes, strict=False):
        _row(target, frame, row, box, common)


class _Inside(NamedTuple):
    """The layout of a line: the range of its text, and whether sign and key are shown."""

    x: float
    right: float
    sign: float
    key: int
    """Text size of the key; 0 if it does not fit."""
    lines: int

    @property
    def width(self) -> int:
        """Return the width for the text."""
        return max(8, round(self.right - self.x))


def _inside(frame: TableFrame, listed: ListLine, box: Box) -> _Inside:
    """Return the layout of a line; if the title does not fit, shrink or drop key, then sign."""
    brush, u = frame.brush, frame.brush.u
    k = min(frame.zones.sign * 1.35, box.h - 6 * u)
    lines = 2 if box.h >= 2.2 * brush.floor * 1.12 else 1
    x, plain = box.x + k + 16 * u, box.x + 9 * u
    end = box.right - 8 * u

    def fits(start: float, key: float, size: int) -> bool:
        return brush.fits(listed.row.title, FontFace.HEAVY, size, end - key - start, lines)

    def cap_width(size: int) -> float:
        return brush.text.width(listed.key, FontFace.BOLD, size) + brush.px(12) + 6 * u

    found = first_fit(
        _key_sizes(frame) if listed.key else (),
        lambda sizes: fits(x, cap_width(sizes[0]), sizes[1]),
    )
    key, cap = (found[0], cap_width(found[0])) if found else (0, 0.0)
    if cap or fits(x, 0, brush.floor) or not fits(plain, 0, brush.floor):
        return _Inside(x, end - cap, k, key, lines)
    return _Inside(plain, end - cap, 0, key, lines)


def _key_sizes(frame: TableFrame) -> tuple[tuple[int, int], ...]:
    """Return the sizes of the key to try, each with the title's minimum size beside it."""
    brush = frame.brush
    if not brush.large:
        return ((brush.body, brush.floor),)
    most = max(brush.floor, round(0.62 * brush.body))
    return (most, max(brush.floor, round(0.78 * brush.body))), (brush.floor, brush.floor)


def _common_size(frame: TableFrame, rows: Sequence[ListLine], boxes: Sequence[Box]) -> int:
    """Return the size shared by all titles except those that are much too long."""
    body = frame.brush.body
    sizes = [_title_size(frame, one, box) for one, box in zip(rows, boxes, strict=False)]
    return min((size for size in sizes if size >= 0.7 * body), default=body)


def _title_size(frame: TableFrame, listed: ListLine, box: Box) -> int:
    """Return the largest size at which a title fits its line."""
    brush, inside, title = frame.brush, _inside(frame, listed, box), listed.row.title

    def fits(size: int) -> bool:
        lines = 2 if 2 * brush.text.line_height(size, 1.12) <= box.h - 2 * brush.u else 1
        return brush.fits(title, FontFace.HEAVY, size, inside.width, min(lines, inside.lines))

    return largest_size(brush.body, brush.floor, fits) or brush.floor


def _tone(listed: ListLine) -> RowTone:
    """Return the colours of a line."""
    if listed.lit:
        return COSTLY_LIT if listed.row.costly else LIT
    if listed.aimed:
        return COSTLY_AIMED if listed.row.costly else AIMED
    return COSTLY if listed.row.costly else CALM


def _row(
    target: pygame.Surface, frame: TableFrame, listed: ListLine, box: Box, largest: int
) -> None:
    brush, u = frame.brush, frame.brush.u
    tone = _tone(listed)
    brush.box(target, box, tone.fill, 9 * u, tone.edge, (2 if tone.stands_out else 1) * u)
    row, inside = listed.row, _inside(frame, listed, box)
    if inside.key:
        at = (round(inside.right + 6 * u), round(box.cy))
        draw_key(target, brush.context, listed.key, at, inside.key, tone.title)
    x, width = inside.x, inside.width
    title, detail = row_texts(frame, listed, box, largest)
    one = len(title.lines)
    high = brush.text.line_height(title.size, LEADING) * one
    high += brush.text.line_height(detail.size, LEADING) * len(detail.lines) if detail else 0
    leading = LEADING if high <= box.h - 4 * u else TIGHT
    step = brush.text.line_height(title.size, leading)
    below = row.lent if detail is None else ""
    badge = "pressure" if row.risky else below
    _sign(target, frame, row, tone, Box(box.x, box.y, inside.sign, box.h), badge)
    small = brush.text.line_height(detail.size, leading) * len(detail.lines) if detail else 0
    y = box.cy - (one * step + small) / 2
    where = rect(Box(x, y, width, one * step))
    brush.text.place(target, title, where, FontFace.HEAVY, tone.title, leading=leading)
    if detail:
        where = rect(Box(x, y + one * step, width, small))
        brush.text.place(target, detail, where, FontFace.TEXT, tone.detail, leading=leading)


def row_texts(
    frame: TableFrame, listed: ListLine, box: Box, largest: int
) -> tuple[Fitted, Fitted | None]:
    """Return the layout of a line's title, and of the text below it if there is room for it.

    The title is narrowed, and then made smaller, if that makes room.
    """
    brush, row, inside = frame.brush, listed.row, _inside(frame, listed, box)
    width, high = inside.width, box.h - 2 * brush.u
    largest = min(largest, _title_size(frame, listed, box))

    def under(title: Fitted) -> Fitted | None:
        taken = len(title.lines) * brush.text.line_height(title.size, TIGHT)
        least = NARROWEST_LENT if row.lent else NARROWEST
        return below(frame, row.detail, title.size, width, high - taken, least)

    title = brush.text.fit(row.title, FontFace.HEAVY, largest, brush.floor, width, inside.lines)
    detail = under(title)
    if row.detail and detail is None:
        narrow = _narrow_title(frame, row.title, largest, width)
        found = under(narrow) if narrow else None
        if narrow and found:
            return narrow, found
        for size in range(title.size - 1, brush.floor - 1, -1):
            small = brush.text.fit(
                row.title, FontFace.HEAVY, size, brush.floor, width, inside.lines
            )
            found = under(small)
            if found is not None:
                return small, found
    return title, detail


def _narrow_title(frame: TableFrame, text: str, largest: int, width: int) -> Fitted | None:
    """Return a title on one line in narrowed letters, if that fits."""
    brush = frame.brush
    least = max(brush.floor, round(SMALLEST_TITLE * largest))
    sizes = range(largest, least - 1, -1)
    found = (
        brush.narrowed(text, FontFace.HEAVY, width, 1, NARROWEST_TITLE, size=size) for size in sizes
    )
    return first_fit(found, lambda fit: fit is not None)


def _sign(
    target: pygame.Surface, frame: TableFrame, row: MoveLine, tone: RowTone, box: Box, badge: str
) -> None:
    """Draw the sign of a line; with a badge, smaller above it, with a plus if that is borrowed."""
    brush, u, side = frame.brush, frame.brush.u, box.w
    if not side:
        return
    tint = tone.icon if row.icon.startswith("icon_") else None
    if not badge:
        brush.sign(target, row.icon, box.x + 8 * u, box.cy - side / 2, side, tint)
        return
    k, small = 0.52 * box.h, 0.4 * box.h
    brush.sign(target, row.icon, box.x + 8 * u + (side - k) / 2, box.y + 2 * u, k, tint)
    plus = "+" if badge == row.lent else ""
    wide = brush.text.width(plus, FontFace.HEAVY, brush.floor) + 2 * u if plus else 0.0
    x, y = box.x + 8 * u + (side - wide - small) / 2, box.bottom - 2 * u - small
    if plus:
        at = (x, y + small / 2)
        brush.line(target, plus, at, brush.floor, tone.title, FontFace.HEAVY, "midleft")
    brush.sign(target, badge, x + wide, y, small)


def below(
    frame: TableFrame,
    text: str,
    largest: int,
    width: int,
    high: float,
    narrowest: float = NARROWEST,
) -> Fitted | None:
    """Return the layout of the words below a title, in at most two lines and as large as fits.

    Return none if they do not fit. The letters of a single line may be narrowed.
    """
    brush = frame.brush
    if not text or high < brush.text.line_height(brush.floor, TIGHT):
        return None

    def fits(size: int) -> bool:
        lines = min(2, int(high // brush.text.line_height(size, TIGHT)))
        return brush.fits(text, FontFace.TEXT, size, width, lines)

    size = largest_size(largest, brush.floor, fits)
    if size is None:
        return brush.narrowed(text, FontFace.TEXT, width, 1, narrowest)
    return Fitted(size, tuple(brush.text.wrap(text, FontFace.TEXT, size, width)), whole=True)
