"""The other rows: small at the right of the table, and large on a sheet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import own_row, piles
from ecosfera.games.baltica.rules.cards import ABILITIES
from ecosfera.games.baltica.rules.turn import strikes
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.poses import CardFace, Yielding, overlap_cards
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.stage.zones import Zones
    from ecosfera.games.baltica.text.people import Person


VEIL: Final = 0.2
"""How dark the panel of another row is, through which the sea is seen."""
HEAD_VEIL: Final = 0.45
"""How much darker it is below names and numbers."""


def draw(target: pygame.Surface, frame: TableFrame, place: int) -> None:
    """Draw one of the other rows."""
    player = frame.others[place]
    _panel(target, frame, place, player)
    row_target = Target(TargetKind.PLAYER_ROW, player)
    box = frame.zones.others[place]
    at = (box.right - 20 * frame.brush.u, box.cy)
    if row_target in frame.hinted:
        frame.brush.beacon(target, box, 12 * frame.brush.u, at, frame.herald)
    elif frame.glows(row_target):
        frame.brush.tab(target, *at, "icon_arrow_right")


def portrait(frame: TableFrame, person: Person, side: int) -> pygame.Surface:
    """Return a portrait scaled from the largest one, so that its file is read once."""
    brush = frame.brush
    largest = round(5.2 * frame.zones.body)

    def made() -> pygame.Surface:
        image = brush.pictures.get(f"portraits/{person.animal}", (largest, largest))
        return pygame.transform.smoothscale(image, (side, side))

    return brush.small(("portrait", person.animal, side), made)


def token_side(frame: TableFrame) -> float:
    """Return the side of a token in another row's panel."""
    zones = frame.zones
    return min(zones.sign * 1.05, zones.others[0].h * 0.3) if zones.others else zones.sign


def inside(radius: float) -> int:
    """Return the side of the portrait in a ring of this radius."""
    return max(4, max(8, round(2 * radius)) - 2 * max(1, round(0.09 * radius)))


def avatar(
    target: pygame.Surface,
    frame: TableFrame,
    person: Person,
    cx: float,
    cy: float,
    radius: float,
    ring: theme.Colour,
) -> None:
    """Draw a portrait in a circle, with a small robot if a teammate plays the row."""
    brush = frame.brush
    d = max(8, round(2 * radius))
    edge = max(1, round(0.09 * radius))
    x, y = round(cx - d / 2), round(cy - d / 2)
    put(target, brush.shapes.disc(d, ring), (x, y))
    inner = inside(radius)
    put(target, portrait(frame, person, inner), (x + edge, y + edge))
    if person.computer:
        k = round(0.9 * radius)
        x, y = round(cx + 0.3 * radius), round(cy + 0.2 * radius)
        put(target, brush.shapes.disc(k, theme.INK, theme.PAPER, max(1, edge // 2)), (x, y))
        brush.sign(target, "icon_robot", x + 0.16 * k, y + 0.16 * k, 0.68 * k, theme.PAPER)


def _panel(target: pygame.Surface, frame: TableFrame, place: int, player: PlayerId) -> None:
    brush, zones = frame.brush, frame.zones
    box = zones.others[place]
    row_target = Target(TargetKind.PLAYER_ROW, player)
    decides = player == frame.deciding
    if decides or frame.glows(row_target) or row_target in frame.hinted:
        brush.glow(target, box, 12 * brush.u)
        brush.box(target, box, theme.WATER_BUTTON, 12 * brush.u)
    brush.panel(target, box, VEIL)
    brush.panel(target, positions.other_head(zones, place), HEAD_VEIL)
    if strikes(frame.seen.rows[player]):
        brush.edge(target, box, 12 * brush.u, faded(theme.ROSE, 0.9), 2)
    if frame.pointed == row_target:
        brush.edge(target, box, 12 * brush.u, theme.WHITE, 2)
    _head(target, frame, place, player)
    row = [card for card in frame.seen.rows[player] if card in frame.poses]
    for card in sorted(row, key=lambda card: frame.poses[card].order):
        if card in frame.flying:
            continue
        pose = frame.poses[card]
        where = rect(pose.box)
        spent = pose.face is CardFace.SPENT
        seen = 0 if spent else round(pose.seen)
        image = frame.faces.mini(
            card, round(pose.w), round(pose.h), seen, restored=frame.restored, used=spent
        )
        put(target, image.surface, (where.x - image.pad, where.y - image.pad))
        if frame.aimed(card, TargetKind.OTHER_CARD):
            brush.edge(target, pose.shown, 0.1 * pose.w, theme.WHITE, 2)
        elif card in frame.preview.pays or Target(TargetKind.OTHER_CARD, card) in frame.hinted:
            brush.edge(target, pose.shown, 0.1 * pose.w, theme.AMBER, 3)


def face(frame: TableFrame, player: PlayerId) -> Box:
    """Return the box of a portrait: in the bar for the player who decides, else beside the row."""
    zones = frame.zones
    if player in {frame.deciding, frame.front}:
        radius = 0.42 * zones.bar.h
        return Box(zones.margin, zones.bar.cy - radius, 2 * radius, 2 * radius)
    return _face_in_panel(frame, frame.others.index(player))


def _face_in_panel(frame: TableFrame, place: int) -> Box:
    """Return the box of the portrait in the panel of one of the other rows."""
    u = frame.brush.u
    box = frame.zones.others[place]
    low = tight(frame)
    radius = 0.36 * box.h if low else min(0.27 * box.h, 20 * u)
    cy = box.y + box.h * (0.5 if low else 0.36)
    return Box(box.x + 6 * u, cy - radius, 2 * radius, 2 * radius)


def tight(frame: TableFrame) -> bool:
    """Return whether another row is so low that only portrait and name fit."""
    return frame.zones.mini[1] + 10 * frame.brush.u < 3.6 * frame.zones.body


def _head(target: pygame.Surface, frame: TableFrame, place: int, player: PlayerId) -> None:
    """Draw portrait, name and who is next; below them tokens and deck if there is room."""
    brush, zones, words = frame.brush, frame.zones, frame.book.words
    box = zones.others[place]
    head = positions.other_head(zones, place)
    person = frame.people[player]
    low = tight(frame)
    circle = _face_in_panel(frame, place)
    cy = circle.cy
    first = player == frame.following
    ring = _ring(frame, player)
    avatar(target, frame, person, circle.cx, cy, circle.w / 2, ring)
    left = circle.right + 6 * brush.u
    room = head.right - left
    name = brush.text.fit(
        person.name, FontFace.HEAVY, brush.body, brush.floor, max(8, round(room)), 1
    )
    both = first and not low and box.h > 4.4 * zones.body
    y = cy - 0.55 * zones.body if both else cy
    brush.line(target, name.lines[0], (left, y), name.size, theme.PAPER, FontFace.HEAVY, "midleft")
    if both:
        brush.line(
            target,
            words("table.next"),
            (left, cy + 0.6 * zones.body),
            brush.floor,
            theme.PALE_GOLD,
            FontFace.TEXT,
            "midleft",
        )
    if low:
        return
    side = token_side(frame)
    y = box.bottom - side - 5 * brush.u
    tokens(target, frame, player, box.x + 6 * brush.u, y, side)
    at = box.x + 9 * brush.u + 3 * (side + 3 * brush.u)
    brush.sign(target, "icon_cards", at, y, side, theme.PAPER)
    count = str(frame.seen.decks[player])
    brush.line(
        target,
        count,
        (at + side + 3 * brush.u, y + side / 2),
        brush.body,
        theme.PAPER,
        FontFace.BOLD,
        "midleft",
    )


def _ring(frame: TableFrame, player: PlayerId) -> theme.Colour:
    """Return the colour round a portrait: of the player who decides, of the next, or of others."""
    if player == frame.deciding:
        return theme.AMBER
    return theme.PALE_GOLD if player == frame.following else theme.PAPER


def tokens(
    target: pygame.Surface, frame: TableFrame, player: PlayerId, x: float, y: float, side: float
) -> None:
    """Draw the three tokens of another player."""
    brush = frame.brush
    for ability, sign in enumerate(ABILITIES):
        at = x + ability * (side + 3 * brush.u)
        up = bool(frame.seen.tokens[player] >> ability & 1)
        brush.token(target, sign, at, y, side, up=up)


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


def draw_sheet(target: pygame.Surface, frame: TableFrame) -> None:
    """Draws the sheet."""
    brush = frame.brush
    brush.box(target, box(frame.zones), theme.PANEL, 16 * brush.u)
    named = _named(frame)
    for band, player in zip(bands(frame.zones), frame.others, strict=False):
        brush.box(target, band.whole, faded(theme.FOAM, 0.07), 12 * brush.u)
        if strikes(frame.seen.rows[player]):
            brush.edge(target, band.whole, 12 * brush.u, faded(theme.ROSE, 0.9), 2)
        _sheet_head(target, frame, band, player)
        _cards(target, frame, band.cards, player)
        _piles(target, frame, band, player, named=named)


def _sheet_head(target: pygame.Surface, frame: TableFrame, band: RowBand, player: PlayerId) -> None:
    brush, person, face = frame.brush, frame.people[player], band.portrait
    ring = _ring(frame, player)
    avatar(target, frame, person, face.cx, face.cy, face.w / 2, ring)
    brush.fitted(target, person.name, band.name, theme.PAPER, FontFace.HEAVY)
    side = band.tokens.h
    for ability, sign in enumerate(ABILITIES):
        up = bool(frame.seen.tokens[player] >> ability & 1)
        x = band.tokens.x + ability * (side + 3 * brush.u)
        brush.token(target, sign, x, band.tokens.y, side, up=up)


def _cards(target: pygame.Surface, frame: TableFrame, room: Box, player: PlayerId) -> None:
    row = frame.seen.rows[player]
    w = min(room.h / 1.5, frame.zones.own[0])
    edges, seen = overlap_cards([Yielding.SPECIES] * len(row), w, room.w, frame.zones.gap)
    for card, x, shown in zip(row, edges, seen, strict=True):
        image = frame.faces.card(card, round(w), round(shown), restored=frame.restored)
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
