"""The page of the card that is pointed at in the detail corner: large, with its description."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ELEMENTS,
    FIRST_POLICY,
    FIRST_PRESSURE,
    HABITATS,
)
from ecosfera.games.baltica.screens.table.panels.details import move_verdict
from ecosfera.games.baltica.screens.table.panels.details.detail_text import (
    LABEL,
    LARGER,
    draw_fact,
    draw_title,
)
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.text.move_preview import Preview

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
    latin = book.latin(card)
    room = foot - y >= 1.3 * brush.size(1.05)
    if latin and room and not (brush.large and preview.why):
        group = book.group(card)
        fit = brush.text.fit(
            latin, FontFace.LATIN, brush.size(1.05), brush.floor, round(column.w), 1
        )
        end = brush.line(target, fit.lines[0], (column.x, y), fit.size, theme.SLATE, FontFace.LATIN)
        both = end.right + 10 * brush.u + brush.text.width(group, FontFace.TEXT, brush.body)
        if group and both <= column.right:
            brush.line(
                target,
                group,
                (end.right + 10 * brush.u, end.centery),
                brush.body,
                theme.SLATE,
                FontFace.TEXT,
                "midleft",
            )
        y += brush.text.line_height(fit.size, 1.25)
    if book.is_species(card):
        y = _species_lines(target, frame, card, column, y, foot, preview)
        draw_fact(target, frame, book.facts(card), column, y, foot)
    else:
        if book.large_name(card) != book.name(card) and y + 1.3 * brush.body <= foot:
            where = (column.x, y)
            brush.line(target, book.name(card), where, brush.body, theme.SLATE, FontFace.BOLD)
            y += brush.text.line_height(brush.body, 1.25)
        draw_fact(target, frame, meaning(frame, card), column, y + 4 * brush.u, foot, LARGER)


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
        verbs = len(abilities) == 1
        items = [
            (
                ABILITIES[a],
                "" if large else book.ability_verb(a) if verbs else book.ability(a),
                False,
            )
            for a in abilities
        ]
        label = words.count("card.label.abilities", len(items))
        y = _line(target, frame, label, items, column, y, foot)
    if frame.faces.stars and book.cards.stars[card]:
        # A star is not an ability, so noise does not block it (RULES 4).
        items = [("star", "" if large else words("table.do.star"), False)]
        y = _line(target, frame, words("card.star"), items, column, y, foot)
    return y


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
    start = column.x + brush.text.width(label, FontFace.BOLD, size) + 8 * u

    def wide(named: bool) -> float:
        return sum(
            side + 8 * u + (brush.text.width(t, FontFace.TEXT, size) + 5 * u if t and named else 0)
            for _, t, _ in items
        )

    named = start + wide(named=True) <= column.right + 8 * u
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
