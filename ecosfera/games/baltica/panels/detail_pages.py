"""The pages of the detail corner about what is pointed at: a card, or another thing."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import chain
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.panels import move_verdict
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ELEMENTS,
    FIRST_POLICY,
    FIRST_PRESSURE,
    HABITATS,
)
from ecosfera.games.baltica.text.move_preview import NOTHING, Preview
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import best_fit
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import colour

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.draw.text import Fitted


LARGER: Final = 1.35
"""Factor by which a short description may be enlarged."""
SMALLER: Final = 0.75
"""Factor by which text may shrink so that all of it fits, if it is larger than the smallest."""
SENTENCE_END: Final = re.compile(r"(?<!\d)\. ")
LABEL = colour("#5A4A1E")
FACT = colour("#29424E")


def title_height(frame: TableFrame) -> float:
    """Return the height of the title of a list."""
    zones = frame.zones
    return (2.15 if zones.reading.h > 21 * zones.body else 1.9) * zones.body


def draw_title(target: pygame.Surface, frame: TableFrame, title: str, room: Box) -> float:
    """Draw a title above the strip, smaller where needed; return the y below."""
    brush, fit = frame.brush, title_fit(frame, title, room)
    step = brush.text.line_height(fit.size, 1.12)
    where = rect(Box(room.x, room.y - 2 * brush.u, room.w, step * len(fit.lines)))
    brush.text.place(target, fit, where, FontFace.TITLE, theme.INK, leading=1.12)
    return room.y + step * len(fit.lines)


def title_fit(frame: TableFrame, title: str, room: Box) -> Fitted:
    """Return the title broken into lines, in the largest size that suits the room."""
    brush = frame.brush
    lines = 2 if brush.large else 1
    width = max(8, round(room.w))
    if brush.fits(title, FontFace.TITLE, brush.size(1.2), width, lines):
        fit = brush.text.fit(title, FontFace.TITLE, brush.size(1.55), brush.size(1.2), width, lines)
    else:
        fit = brush.text.fit(title, FontFace.TITLE, brush.size(1.2), brush.floor, width, 3)
    smaller = (
        brush.text.fit(title, FontFace.TITLE, size, brush.floor, width, 3)
        for size in range(fit.size - 1, brush.floor - 1, -1)
    )
    return best_fit(
        chain((fit,), smaller),
        lambda fit: len(fit.lines) * brush.text.line_height(fit.size, 1.12) <= room.h,
    )


def draw_fact(
    target: pygame.Surface,
    frame: TableFrame,
    text: str,
    column: Box,
    y: float,
    foot: float,
    larger: float = 1.0,
) -> None:
    """Draw the text as large as fits, or as many whole sentences as fit."""
    brush = frame.brush
    where = rect(Box(column.x, y + 2 * brush.u, column.w, foot - y))
    # Measure with the exact width in pixels, or lines could break differently when drawn.
    high, width = foot - y - 3 * brush.u, max(8, where.width)
    most = round(brush.body * (1.0 if brush.large else larger))
    least = max(brush.floor, round(SMALLER * brush.body))
    found = _whole(frame, text, range(most, least - 1, -1), width, high)
    while text and found is None:
        shorter = without_last_sentence(text)
        if not shorter:
            last = brush.floor if larger > 1 else least
            found = _whole(frame, text, range(least, last - 1, -1), width, high)
            break
        text = shorter
        found = _whole(frame, text, range(brush.body, brush.body - 1, -1), width, high)
    size = found
    if text and size is not None:
        brush.text.paragraph(target, text, where, FontFace.TEXT, size, FACT, leading=1.26)


def without_last_sentence(text: str) -> str:
    """Return a text without its last sentence; nothing if it has only one.

    A full stop after a number does not count: in many languages it makes an ordinal of it.
    """
    ends = [end.start() for end in SENTENCE_END.finditer(text[:-1])]
    return text[: ends[-1] + 1] if ends else ""


def _whole(frame: TableFrame, text: str, sizes: range, width: int, high: float) -> int | None:
    """Return the first of these sizes at which all of the text fits, or None."""
    measure = frame.brush.text.height
    return next((s for s in sizes if measure(text, FontFace.TEXT, s, width, 1.26) <= high), None)


PICTURE: Final = 0.40
"""Fraction of the width that the picture takes."""
NARROW: Final = 0.27
"""The same with large text."""
LOW: Final = 0.31
"""The same where something stands below the picture."""
PAD: Final = 12
"""Space around the picture, in units."""


def draw_card(target: pygame.Surface, frame: TableFrame, card: CardId, preview: Preview) -> None:
    """Draw a large card with its names, its signs explained, and what a click would do."""
    brush, book, zone = frame.brush, frame.book, frame.zones.reading
    brush.paper(target, zone)
    picture, column = columns(frame)
    _picture(target, frame, card, picture)
    foot = move_verdict.draw(target, frame, verdict_column(frame), preview)
    y = column.y
    y = draw_title(target, frame, book.large_name(card), Box(column.x, y, column.w, foot - y))
    room = foot - y >= 1.3 * brush.size(1.05)
    if room and not (brush.large and preview.why):
        y = _latin_and_group(target, frame, card, column, y)
    if book.is_species(card):
        y = _species_lines(target, frame, card, column, y, foot, preview)
        draw_fact(target, frame, book.facts(card), column, y, foot)
    else:
        if book.large_name(card) != book.name(card) and y + 1.3 * brush.body <= foot:
            where = (column.x, y)
            brush.line(target, book.name(card), where, brush.body, theme.SLATE, FontFace.BOLD)
            y += brush.text.line_height(brush.body, 1.25)
        draw_fact(target, frame, meaning(frame, card), column, y + 4 * brush.u, foot, LARGER)


def _latin_and_group(
    target: pygame.Surface, frame: TableFrame, card: CardId, column: Box, y: float
) -> float:
    """Draw the scientific name of a species and beside it its group; return the lower edge."""
    brush, latin, group = frame.brush, frame.book.latin(card), frame.book.group(card)
    size, x, middle = brush.size(1.05), column.x, y + 0.6 * brush.body
    if latin:
        fit = brush.text.fit(latin, FontFace.LATIN, size, brush.floor, round(column.w), 1)
        end = brush.line(target, fit.lines[0], (x, y), fit.size, theme.SLATE, FontFace.LATIN)
        size, x, middle = fit.size, end.right + 10 * brush.u, end.centery
    if group and x + brush.text.width(group, FontFace.TEXT, brush.body) <= column.right:
        at = (x, middle)
        brush.line(target, group, at, brush.body, theme.SLATE, FontFace.TEXT, "midleft")
    return y + (brush.text.line_height(size, 1.25) if latin or group else 0)


def meaning(frame: TableFrame, card: CardId) -> str:
    """Return what a card that is not a species is for."""
    words, book = frame.book.words, frame.book
    if book.is_litter(card):
        return words("card.meaning.litter")
    if card >= FIRST_POLICY:
        return book.policy_effect(card)
    rule = words("card.meaning.element" if card < FIRST_PRESSURE else "card.meaning.pressure")
    return f"{rule} {book.ecology(card)}"


def verdict_column(frame: TableFrame) -> Box:
    """Return the column at whose foot stands what a click on a card would do.

    Why something cannot be done is told below the picture too, so that the facts have room.
    """
    picture, column = columns(frame)
    if not _explains(frame):
        return column
    return Box(picture.x + 4 * frame.brush.u, column.y, column.right - picture.x, column.h)


def _explains(frame: TableFrame) -> bool:
    """Return whether it is told why something cannot be done, below a smaller picture."""
    return bool(frame.preview.why) and not frame.brush.large


def picture_height(frame: TableFrame, width: float) -> float:
    """Return the height of a sheet of this width that its picture fills."""
    return PICTURE * width * 3 / 2 + 2 * PAD * frame.brush.u


def columns(frame: TableFrame) -> tuple[Box, Box]:
    """Return the column of the picture and that of the text."""
    zone, u = frame.zones.reading, frame.brush.u
    pad = PAD * u
    high = zone.h - 2 * pad
    share = LOW if _explains(frame) else NARROW if frame.brush.large else PICTURE
    wide = min(high * 2 / 3, zone.w * share)
    # Never taller than the pictures allow, or heads would be cut off.
    picture = Box(zone.x + pad, zone.y + pad, wide, min(high, wide * 3 / 2))
    x = picture.right + 14 * u
    return picture, Box(x, zone.y + pad, zone.right - pad - x, high)


def _picture(target: pygame.Surface, frame: TableFrame, card: CardId, box: Box) -> None:
    """Draw the picture with the card's signs enlarged."""
    brush, book, u = frame.brush, frame.book, frame.brush.u
    where = rect(box)
    name = book.picture(card)
    if brush.pictures.has(name):
        image = brush.pictures.rounded(name, where.size, brush.px(10), (0.5, 0.46))
        put(target, image, where.topleft)
    else:
        image = frame.faces.stand_in(card, where.size)
        put(target, image, where.topleft)
    if not book.is_species(card):
        return
    # A lower picture has smaller signs, so that three of them end above the animal.
    side = min(frame.zones.sign * 1.5, box.w * (0.16 if brush.large else 0.24))
    fitting = max(1, int((box.h - 10 * u) // (side + 3 * u)))
    for i, habitat in enumerate(book.habitats(card)):
        x = box.x + 6 * u + (i // fitting) * (side + 2 * u)
        brush.sign(
            target, HABITATS[habitat], x, box.y + 6 * u + (i % fitting) * (side + 3 * u), side
        )
    y = box.y + 6 * u
    signs = [ABILITIES[a] for a in book.abilities(card)]
    if frame.faces.stars and book.cards.stars[card]:
        signs.append("star")
    for sign in signs:
        brush.sign(target, sign, box.right - side - 6 * u, y, side)
        y += side + 3 * u
    if book.microscopic(card):
        brush.sign(target, "lens", box.right - side - 6 * u, box.bottom - side - 6 * u, side)


def _species_lines(
    target: pygame.Surface,
    frame: TableFrame,
    card: CardId,
    column: Box,
    y: float,
    foot: float,
    preview: Preview,
) -> float:
    """Draw cost, habitats and abilities; return the y below."""
    words, book = frame.book.words, frame.book
    large = frame.brush.large
    y += 3 * frame.brush.u
    if book.is_producer(card):
        missing = list(preview.missing)
        items = []
        for element in reversed(book.cost(card)):
            lacks = element in missing
            if lacks:
                missing.remove(element)
            items.append((ELEMENTS[element], "", lacks))
        y = _line(target, frame, words("card.label.cost"), items[::-1], column, y, foot)
    habitats = book.habitats(card)
    named = not large and len(habitats) < 5
    if not (large and book.is_producer(card)):
        items = [(HABITATS[h], book.habitat(h) if named else "", False) for h in habitats]
        label = words.count("card.label.habitats", len(habitats))
        y = _line(target, frame, label, items, column, y, foot)
    abilities = list(book.abilities(card))
    if abilities:
        items = [(ABILITIES[a], "" if large else book.ability(a), False) for a in abilities]
        label = words.count("card.label.abilities", len(items))
        if len(abilities) == 1 and not large:
            # What it does, if there is room for it, and otherwise its name.
            whole = [(ABILITIES[abilities[0]], book.ability_verb(abilities[0]), False)]
            items = whole if _fits(frame, label, whole, column) else items
        y = _line(target, frame, label, items, column, y, foot)
    if frame.faces.stars and book.cards.stars[card]:
        # A star is not an ability, so noise does not block it (RULES 4).
        items = [("star", "" if large else words("table.do.star"), False)]
        y = _line(target, frame, words("card.star"), items, column, y, foot)
    return y


def _start(frame: TableFrame, label: str, column: Box) -> float:
    """Return the x coordinate after the label of a line."""
    brush = frame.brush
    return column.x + brush.text.width(label, FontFace.BOLD, brush.body) + 8 * brush.u


def _fits(frame: TableFrame, label: str, items: list[tuple[str, str, bool]], column: Box) -> bool:
    """Return whether the signs of a line fit with their names."""
    brush, u = frame.brush, frame.brush.u
    wide = sum(
        frame.zones.sign
        + 8 * u
        + (brush.text.width(text, FontFace.TEXT, brush.body) + 5 * u if text else 0)
        for _, text, _ in items
    )
    return _start(frame, label, column) + wide <= column.right + 8 * u


def _line(
    target: pygame.Surface,
    frame: TableFrame,
    label: str,
    items: list[tuple[str, str, bool]],
    column: Box,
    y: float,
    foot: float,
) -> float:
    """Draw a label and its signs, with names if they fit on one line; return the y below."""
    brush, u, b = frame.brush, frame.brush.u, frame.zones.body
    side = frame.zones.sign
    high = max(side, 1.28 * b) + 4 * u
    if y + high > foot:
        return y
    size = brush.body
    start = _start(frame, label, column)
    named = _fits(frame, label, items, column)
    middle = y + (high - 4 * u) / 2
    brush.line(target, label, (column.x, middle), size, LABEL, FontFace.BOLD, "midleft")
    x = start
    for sign, text, lacks in items:
        if x + side > column.right + 1 and not named:
            break
        if lacks:
            _lacking(target, frame, sign, x, middle - side / 2, side)
        else:
            brush.sign(target, sign, x, middle - side / 2, side)
        x += side + 8 * u
        if text and named:
            end = brush.line(
                target, text, (x - 4 * u, middle), size, theme.INK, FontFace.TEXT, "midleft"
            )
            x = end.right + 9 * u
    return y + high


def _lacking(
    target: pygame.Surface, frame: TableFrame, sign: str, x: float, y: float, side: float
) -> None:
    """Draw an element that the row lacks: its sign faded, with a cross."""
    brush = frame.brush
    brush.sign(target, sign, x, y, side, opacity=0.5)
    k = round(0.56 * side)
    at = (round(x + side - 0.62 * k), round(y + side - 0.68 * k))
    put(target, brush.shapes.disc(k, theme.PAPER, move_verdict.BAD_INK, brush.px(1)), at)
    brush.sign(
        target, "icon_cross", at[0] + 0.16 * k, at[1] + 0.16 * k, 0.68 * k, move_verdict.BAD_INK
    )


@dataclass(frozen=True, slots=True)
class DetailPage:
    """A page about something that is not a card."""

    title: str
    text: str = ""
    sub: str = ""
    sign: str = ""
    picture: str = ""
    preview: Preview = NOTHING


def draw_page(target: pygame.Surface, frame: TableFrame, page: DetailPage) -> None:
    """Draw a page about something that is not a card."""
    brush, zone = frame.brush, frame.zones.reading
    u = brush.u
    column = page_column(frame, page)
    bottom = column.bottom + PAD * u
    if _pictured(frame, page):
        bottom = max(bottom, picture_box(frame, page).bottom + PAD * u)
    brush.paper(target, zone._replace(h=min(zone.h, bottom - zone.y)))
    if _pictured(frame, page):
        where = rect(picture_box(frame, page))
        image = brush.pictures.rounded(page.picture, where.size, brush.px(10))
        put(target, image, where.topleft)
    elif page.sign:
        k = 2.4 * frame.zones.body
        tint = theme.TEAL if page.sign.startswith("icon_") else None
        brush.sign(target, page.sign, zone.x + 14 * u, column.y, k, tint)
    foot = move_verdict.draw(target, frame, column, page.preview)
    y = draw_title(target, frame, page.title, Box(column.x, column.y, column.w, foot - column.y))
    if page.sub and y + brush.text.line_height(brush.body, 1.28) <= foot:
        y = brush.para(
            target,
            page.sub,
            Box(column.x, y, column.w, foot - y),
            brush.body,
            theme.SLATE,
            FontFace.BOLD,
        )
    draw_fact(target, frame, page.text, column, y + 3 * u, foot, LARGER)


def _pictured(frame: TableFrame, page: DetailPage) -> bool:
    return bool(page.picture) and frame.brush.pictures.has(page.picture)


def picture_box(frame: TableFrame, page: DetailPage) -> Box:
    """Return the box of the picture, in the picture's own proportions."""
    box = columns(frame)[0]
    wide, high = frame.brush.pictures.natural(page.picture) or (2, 3)
    return box._replace(h=min(box.h, box.w * high / wide))


def page_column(frame: TableFrame, page: DetailPage) -> Box:
    """Return the column of the text on such a page, no higher than needed."""
    if _pictured(frame, page):
        return _shortened(frame, page, columns(frame)[1])
    column = frame.zones.reading.inset(14 * frame.brush.u)
    if page.sign:
        wide = 2.4 * frame.zones.body + 12 * frame.brush.u
        column = Box(column.x + wide, column.y, column.w - wide, column.h)
    return _shortened(frame, page, column)


def _shortened(frame: TableFrame, page: DetailPage, column: Box) -> Box:
    """Return the column as high as everything on a page needs at its largest size."""
    brush, u, width = frame.brush, frame.brush.u, max(8, rect(column).width)
    strip = move_verdict.place(frame, column, page.preview)
    high = 0.0 if strip is None else column.bottom - strip.top + 4 * u
    title = title_fit(frame, page.title, column._replace(h=column.h - high))
    high += len(title.lines) * brush.text.line_height(title.size, 1.12)
    if page.sub:
        high += brush.text.height(page.sub, FontFace.BOLD, brush.body, width, 1.28)
    size = round(brush.body * (1.0 if brush.large else LARGER))
    if page.text:
        high += brush.text.height(page.text, FontFace.TEXT, size, width, 1.26)
    least = 2.4 * frame.zones.body if page.sign else 0.0
    return column._replace(h=min(column.h, max(least, high + 10 * u)))
