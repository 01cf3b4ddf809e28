"""The sheet with all other rows: full-size cards, tokens, deck and discard pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.rules.cards import ABILITIES
from ecosfera.games.baltica.rules.turn import strikes
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.poses import overlap_cards
from ecosfera.games.baltica.screens.table.panels import other_rows, own_row, piles
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.geometry.zones import Zones


class RowBand(NamedTuple):
    """The boxes of one row on the sheet."""

    whole: Box
    portrait: Box
    name: Box
    tokens: Box
    cards: Box
    deck: Box
    discard: Box


def box(zones: Zones) -> Box:
    """Return the box of the sheet: as high as its rows need, at most to the window's edge."""
    u, gap, n = zones.unit, zones.gap, max(1, zones.rows - 1)
    top, x = zones.bar.bottom + 3 * u, zones.margin - 5 * u
    most = zones.height - top - 5 * u
    high = min(most, n * (zones.own[1] + 20 * u) + (n + 1) * gap)
    return Box(x, top, zones.width - 2 * x, high)


def bands(zones: Zones) -> list[RowBand]:
    """Return the rows from the top, the next player's first."""
    sheet, gap, n = box(zones), zones.gap, max(1, zones.rows - 1)
    high = (sheet.h - (n + 1) * gap) / n
    return [
        _band(zones, Box(sheet.x + gap, sheet.y + gap + i * (high + gap), sheet.w - 2 * gap, high))
        for i in range(n)
    ]


def _band(zones: Zones, whole: Box) -> RowBand:
    u, b, m = zones.unit, zones.body, zones.margin
    side = min(1.2 * zones.sign, 0.24 * whole.h)
    name_h = 1.7 * b
    radius = min(2.6 * b, (whole.h - name_h - side - 20 * u) / 2)
    head = max(9 * b, 2 * radius + 20 * u)
    cx = whole.x + head / 2
    y = whole.y + (whole.h - 2 * radius - name_h - side - 6 * u) / 2
    portrait = Box(cx - radius, y, 2 * radius, 2 * radius)
    name = Box(whole.x + 4 * u, portrait.bottom, head - 8 * u, name_h)
    wide = 3 * side + 6 * u
    tokens = Box(cx - wide / 2, name.bottom + 6 * u, wide, side)
    pile_w = 0.6 * min(zones.own[0], (whole.h - 12 * u) / 1.5)
    # Left of the close button.
    end = min(whole.right - m, positions.cross(zones, box(zones)).x - 4 * u)
    discard = Box(end - pile_w, whole.y, pile_w, whole.h)
    deck = Box(discard.x - 1.6 * m - pile_w, whole.y, pile_w, whole.h)
    x = whole.x + head
    cards = Box(x, whole.y + 6 * u, deck.x - 1.6 * m - x, whole.h - 12 * u)
    return RowBand(whole, portrait, name, tokens, cards, deck, discard)


def draw(target: pygame.Surface, frame: TableFrame) -> None:
    """Draws the sheet."""
    brush = frame.brush
    brush.box(target, box(frame.zones), theme.PANEL, 16 * brush.u)
    named = _named(frame)
    for band, player in zip(bands(frame.zones), frame.others, strict=False):
        brush.box(target, band.whole, faded(theme.FOAM, 0.07), 12 * brush.u)
        if strikes(frame.seen.rows[player]):
            brush.edge(target, band.whole, 12 * brush.u, faded(theme.ROSE, 0.9), 2)
        _head(target, frame, band, player)
        _cards(target, frame, band.cards, player)
        _piles(target, frame, band, player, named=named)


def _head(target: pygame.Surface, frame: TableFrame, band: RowBand, player: PlayerId) -> None:
    brush, person, face = frame.brush, frame.people[player], band.portrait
    ring = theme.PALE_GOLD if player == frame.others[0] else theme.PAPER
    other_rows.avatar(target, frame, person, face.cx, face.cy, face.w / 2, ring)
    brush.fitted(target, person.name, band.name, theme.PAPER, FontFace.HEAVY)
    side = band.tokens.h
    for ability, sign in enumerate(ABILITIES):
        up = bool(frame.seen.tokens[player] >> ability & 1)
        x = band.tokens.x + ability * (side + 3 * brush.u)
        brush.token(target, sign, x, band.tokens.y, side, up=up)


def _cards(target: pygame.Surface, frame: TableFrame, room: Box, player: PlayerId) -> None:
    row = frame.seen.rows[player]
    w = min(room.h / 1.5, frame.zones.own[0])
    edges, seen = overlap_cards([False] * len(row), w, room.w, frame.zones.gap)
    for card, x, shown in zip(row, edges, seen, strict=True):
        image = frame.faces.card(card, round(w), round(shown))
        at = (round(room.x + x) - image.pad, round(room.cy - 0.75 * w) - image.pad)
        put(target, image.surface, at)


def _named(frame: TableFrame) -> bool:
    """Return whether the names below the piles of all rows fit."""
    words, zones = frame.book.words, frame.zones
    return all(
        own_row.captioned(frame, _pile(band.deck, zones), words("table.deck", n=99), zones.gap)
        and own_row.captioned(
            frame, _pile(band.discard, zones), words("table.discard", n=99), zones.gap
        )
        for band in bands(zones)
    )


def _piles(
    target: pygame.Surface, frame: TableFrame, band: RowBand, player: PlayerId, *, named: bool
) -> None:
    """Draw deck and discard pile with their numbers, like those of the row in front."""
    brush, words, zones = frame.brush, frame.book.words, frame.zones
    deck, discard = _pile(band.deck, zones), _pile(band.discard, zones)
    count = frame.seen.decks[player]
    piles.pile(target, frame, deck, "player", count)
    text = words("table.deck", n=count) if named else str(count)
    own_row.write(target, frame, deck, text, zones.gap)
    pile = frame.seen.discards[player]
    brush.box(target, discard, faded(theme.PANEL, 0.35), 0.07 * discard.w)
    brush.dashes(target, discard, faded(theme.PAPER, 0.5), 0.07 * discard.w)
    if pile:
        where = rect(discard.inset(2 * brush.u, 3 * brush.u))
        image = frame.faces.mini(pile[-1], where.width, where.height)
        put(target, image.surface, (where.x - image.pad, where.y - image.pad))
    text = words("table.discard", n=len(pile)) if named else str(len(pile))
    own_row.write(target, frame, discard, text, zones.gap)


def _pile(column: Box, zones: Zones) -> Box:
    """Return the box of a pile's top card in its column, above its caption."""
    caption = 1.7 * zones.body
    w = min(column.w, (column.h - caption - 12 * zones.unit) / 1.5)
    y = column.y + (column.h - caption - 1.5 * w) / 2
    return Box(column.x + (column.w - w) / 2, y, w, 1.5 * w)
