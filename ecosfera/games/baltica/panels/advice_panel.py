"""The detail corner while a teammate plays or a hint is shown: what to do, and why."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.panels.log_panel import CALM
from ecosfera.games.baltica.panels.other_rows import avatar
from ecosfera.ui.draw import line_breaking, theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import best_fit, first_fit, largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets.button import draw_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.text.move_text import Advice

LEADING = 1.24
INDENT = 15
"""Units from the bullet to the text."""
PAD = 12
"""Units around everything."""
SLACK = 4
"""Units left below the text."""
FANNED = 0.66
"""Share of the room for a picture that each of several cards takes."""
SIZES = (1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
LARGE_SIZES = (1.0, 0.93, 0.86, 0.8, 0.74, 0.68)
"""Text sizes to try; the first at which everything fits is used."""


def draw(target: pygame.Surface, frame: TableFrame, thought: Advice) -> None:
    """Draw the page: the subject on the left, the speaker and the reasons on the right."""
    brush = frame.brush
    brush.panel(target, paper(frame, thought), CALM)
    picture, column, k = _parts(frame, thought)
    if picture is not None:
        _picture(target, frame, thought, picture)
    y = _head(target, frame, thought, column, k)
    foot = _foot(target, frame, thought, column)
    y = _what(target, frame, thought, column, y, foot, k)
    for sentence in thought.why:
        y = _reason(target, frame, sentence, Box(column.x, y, column.w, foot - y), k)


def paper(frame: TableFrame, thought: Advice) -> Box:
    """Return the box of the paper, which is no higher than needed."""
    picture, column, _ = _parts(frame, thought)
    bottom = max(column.bottom, picture.bottom if picture is not None else 0)
    return frame.zones.reading._replace(h=bottom + PAD * frame.brush.u - frame.zones.reading.y)


def _parts(frame: TableFrame, thought: Advice) -> tuple[Box | None, Box, float]:
    """Return the boxes of the picture, if any, and of the text, and the factor of its size."""
    zone, large, u = frame.zones.reading, frame.brush.large, frame.brush.u
    column, picture = zone.inset(PAD * u), None
    if not large:
        wide = min(column.h * 2 / 3, zone.w * (0.40 if thought.card is not None else 0.27))
        # Use the proportions of the picture, or heads would be cut off.
        high = min(column.h, wide * 3 / 2) if thought.card is not None else wide
        picture = Box(column.x, column.y, wide, high)
        x = column.x + wide + 14 * u
        column = Box(x, column.y, column.right - x, column.h)
    sizes = LARGE_SIZES if large else SIZES
    k = first_fit(sizes, lambda k: _needs(frame, thought, column, k) <= column.h)
    if k is None:
        return picture, column, 1.0
    least = 0.0 if picture is None else picture.h
    high = max(least, _needs(frame, thought, column, k) + SLACK * u)
    return picture, column._replace(h=min(column.h, high)), k


def _needs(frame: TableFrame, thought: Advice, column: Box, k: float) -> float:
    """Return the height of everything at size `k`; infinite if a word would be broken."""
    brush, u = frame.brush, frame.brush.u
    width, size = max(8, round(column.w)), brush.size(1.4 * k)
    if brush.text.broken(thought.what, FontFace.TITLE, size, width):
        return math.inf
    high = 2 * _radius(frame, k) + 12 * u
    high += brush.text.height(thought.what, FontFace.TITLE, size, width, 1.14)
    room, size = max(8, round(width - INDENT * u)), round(k * brush.body)
    for sentence in thought.why:
        if brush.text.broken(sentence, FontFace.BOLD, size, room):
            return math.inf
        high += brush.text.height(sentence, FontFace.BOLD, size, room, LEADING) + 6 * u
    return high + (2.1 * _foot_size(frame) if thought.foot and thought.key else 0)


def _foot_size(frame: TableFrame) -> int:
    """Return the text size of the key at the foot and of its action."""
    brush = frame.brush
    return max(brush.floor, round(0.7 * brush.body)) if brush.large else brush.body


def _radius(frame: TableFrame, k: float) -> float:
    """Return half the height of the head."""
    return (0.8 if frame.brush.large else 1.15 * k) * frame.zones.body


def _picture(target: pygame.Surface, frame: TableFrame, thought: Advice, box: Box) -> None:
    """Draw the picture of the card, a tile, or a sign; cards told together lie in a fan."""
    if thought.card in thought.together:
        placed = _fan(thought.together, box)
        # The one it is about lies on top.
        for card in sorted(placed, key=thought.card.__eq__):
            _card(target, frame, card, placed[card])
            line = 3 if card == thought.card else 1
            tone = theme.AMBER if card == thought.card else theme.WHITE
            frame.brush.edge(target, placed[card], 10 * frame.brush.u, tone, line)
        return
    if thought.card is not None:
        _card(target, frame, thought.card, box)
        return
    brush = frame.brush
    tile = f"tiles/habitat_{thought.sign}"
    if brush.pictures.has(tile):
        where = rect(box)
        size = (min(where.size), min(where.size))
        put(target, brush.pictures.inside(tile, size), where.topleft)
    else:
        side = min(box.w * 0.8, 6 * frame.zones.body)
        tint = theme.FOAM if thought.sign.startswith("icon_") else None
        brush.sign(target, thought.sign, box.cx - side / 2, box.y + 4 * brush.u, side, tint)


def _fan(cards: Sequence[CardId], box: Box) -> dict[CardId, Box]:
    """Return where cards lie in a box, each farther right and lower than the one before."""
    w, h = FANNED * box.w, FANNED * box.h
    steps = max(1, len(cards) - 1)
    return {
        card: Box(box.x + (box.w - w) * i / steps, box.y + (box.h - h) * i / steps, w, h)
        for i, card in enumerate(cards)
    }


def _card(target: pygame.Surface, frame: TableFrame, card: CardId, box: Box) -> None:
    """Draw the picture of a card."""
    brush, where = frame.brush, rect(box)
    name = frame.book.picture(card)
    if brush.pictures.has(name):
        image = brush.pictures.rounded(name, where.size, brush.px(10), (0.5, 0.46))
        put(target, image, where.topleft)
    else:
        put(target, frame.faces.stand_in(card, where.size), where.topleft)


def _head(
    target: pygame.Surface, frame: TableFrame, thought: Advice, column: Box, k: float
) -> float:
    """Draw the portrait and name of the teammate, or the hint's bulb; return the y below."""
    brush, u = frame.brush, frame.brush.u
    radius = _radius(frame, k)
    cy = column.y + radius
    if thought.person is not None:
        avatar(target, frame, thought.person, column.x + radius, cy, radius, theme.AMBER)
    else:
        side = 2 * radius
        put(target, brush.shapes.disc(round(side), theme.AMBER), (round(column.x), round(column.y)))
        bulb = 0.7 * side
        at = column.x + (side - bulb) / 2
        brush.sign(target, "icon_hint", at, column.y + (side - bulb) / 2, bulb, theme.INK)
    left = column.x + 2 * radius + 8 * u
    room = max(8, round(column.right - left))
    fit = brush.text.fit(thought.head, FontFace.HEAVY, brush.size(1.1 * k), brush.floor, room, 1)
    brush.line(target, fit.lines[0], (left, cy), fit.size, theme.PAPER, FontFace.HEAVY, "midleft")
    return column.y + 2 * radius + 7 * u


def _foot(target: pygame.Surface, frame: TableFrame, thought: Advice, column: Box) -> float:
    """Draw the key and its action at the foot; return the y above."""
    if not thought.foot or not thought.key:
        return column.bottom
    brush, u = frame.brush, frame.brush.u
    size = _foot_size(frame)
    middle = column.bottom - 0.8 * size
    ink = theme.FOAM
    wide = draw_key(target, brush.context, thought.key, (round(column.x), round(middle)), size, ink)
    x = column.x + wide + 8 * u
    room = max(8, round(column.right - x))
    fit = brush.text.fit(thought.foot, FontFace.TEXT, size, brush.floor, room, 1)
    brush.line(target, fit.lines[0], (x, middle), fit.size, ink, FontFace.TEXT, "midleft")
    return column.bottom - 2.1 * size


def _what(
    target: pygame.Surface,
    frame: TableFrame,
    thought: Advice,
    column: Box,
    y: float,
    foot: float,
    k: float,
) -> float:
    """Draw the sentence as a title, leaving room for a reason; return the y below."""
    brush = frame.brush
    width = max(8, round(column.w))
    size = max(brush.floor, round(0.8 * brush.body))
    indent = round(INDENT * brush.u)
    first = (
        brush.text.wrap(thought.why[0], FontFace.BOLD, size, width - indent) if thought.why else []
    )
    rest = foot - y - len(first) * brush.text.line_height(size, LEADING) - 6 * brush.u
    lines = 4 if k > 1 else 3
    largest = brush.size(1.4 * k)
    unbroken = brush.unbroken(thought.what, FontFace.TITLE, largest, width, rest, 1.14, lines)
    what = line_breaking.shown(thought.what) if unbroken else thought.what
    fit = best_fit(
        (
            brush.text.fit(what, FontFace.TITLE, size, brush.floor, width, lines)
            for size in range(largest, brush.floor - 1, -1)
        ),
        lambda fit: len(fit.lines) * brush.text.line_height(fit.size, 1.14) <= rest,
    )
    step = brush.text.line_height(fit.size, 1.14)
    where = rect(Box(column.x, y, column.w, step * len(fit.lines)))
    brush.text.place(target, fit, where, FontFace.TITLE, theme.PAPER, leading=1.14)
    return y + step * len(fit.lines) + 5 * brush.u


def _reason(target: pygame.Surface, frame: TableFrame, sentence: str, room: Box, k: float) -> float:
    """Draw one reason with a bullet if all of it fits; return the y below."""
    brush, u = frame.brush, frame.brush.u
    indent = INDENT * u
    width = max(8, round(room.w - indent))
    size = largest_size(
        round(k * brush.body),
        brush.floor,
        lambda size: brush.text.height(sentence, FontFace.BOLD, size, width, LEADING) <= room.h,
    )
    if size is None:
        return room.y
    lines = brush.text.wrap(sentence, FontFace.BOLD, size, width)
    step = brush.text.line_height(size, LEADING)
    side = max(4, round(7 * u))
    drop = brush.shapes.disc(side, theme.AMBER)
    put(target, drop, (round(room.x + 2 * u), round(room.y + step / 2 - side / 2)))
    where = rect(Box(room.x + indent, room.y, width, step * len(lines)))
    brush.text.block(target, tuple(lines), where, FontFace.BOLD, size, theme.FOAM, leading=LEADING)
    return room.y + step * len(lines) + 6 * u
