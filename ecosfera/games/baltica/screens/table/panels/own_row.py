"""The row in front: tokens, deck, cards, discard pile."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.card_faces import Marks
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.cards import ABILITIES, abilities_in
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.zones import Box
from ecosfera.games.baltica.screens.table.panels.sea_state import pile
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import colour, faded

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.geometry.poses import Pose

SAND = colour("#E9D9A8")
SAND_EDGE = colour("#F7E3AE")
FINE = 6
"""How many times too high the edge of the sea bed is drawn before it is shrunk."""


def ground(target: pygame.Surface, look: TableFrame) -> None:
    """The sea bed the row lies on: a low sand bank with a light edge."""
    brush, zones = look.brush, look.zones
    row = zones.row
    size = (zones.width, round(row.h + 14 * brush.u))
    key = ("sea bed", size)
    image = brush.shapes.keep(key, lambda: _bank(size, brush.u))
    put(target, image, (0, zones.height - size[1]))


def _bank(size: tuple[int, int], u: float) -> pygame.Surface:
    w, h = size
    deep = round(20 * u)
    crest, below = [], []
    for i in range(97):
        t = i / 96
        y = 11.5 * u + 3.6 * u * math.sin(6.6 * t + 2.6) + 2 * u * math.sin(16.6 * t)
        crest.append((w * t, FINE * y))
        below.append((w * t, FINE * (y + max(1.0, 1.6 * u))))
    # the crest is nearly level, so it is smooth if it is drawn several times too high
    edge = clear((w, FINE * deep))
    sand = premultiplied(faded(SAND, 0.10))
    pygame.draw.polygon(edge, sand, [*crest, (w, FINE * deep), (0, FINE * deep)])
    pygame.draw.polygon(edge, premultiplied(faded(SAND_EDGE, 0.5)), [*crest, *reversed(below)])
    image = clear(size)
    image.fill(sand, (0, deep, w, h - deep))
    put(image, pygame.transform.smoothscale(edge, (w, deep)), (0, 0))
    return image


def tokens(target: pygame.Surface, look: TableFrame) -> None:
    """The three ability tokens of the row in front."""
    brush, zones = look.brush, look.zones
    for ability, sign in enumerate(ABILITIES):
        box = positions.token(zones, ability)
        spot = Target(TargetKind.TOKEN, ability)
        side = box.w
        ready = bool(look.seen.tokens[look.front] >> ability & 1)
        lit = look.glows(spot) or spot in look.chosen
        if lit:
            if spot in look.chosen:
                brush.glow(target, box, 0.28 * side)
            brush.box(target, box.inset(-2 * brush.u), theme.AMBER, 0.31 * side)
        brush.token(target, sign, box.x, box.y, side, up=ready)
        if look.pointed == spot:
            brush.edge(target, box, 0.28 * side, theme.WHITE, 3)


def beacons(target: pygame.Surface, look: TableFrame) -> None:
    """What the hint or a teammate means in the row in front, cards apart."""
    brush, zones, faces = look.brush, look.zones, look.faces
    for spot in sorted(look.hinted, key=lambda spot: spot.kind is not TargetKind.ROW):
        if spot.kind is TargetKind.TOKEN:
            box = positions.token(zones, spot.which)
            round_ = 0.28 * box.w
        elif spot.kind is TargetKind.DECK:
            box = positions.pile(zones.deck, zones)
            round_ = 0.07 * box.w
        elif spot.kind in {TargetKind.SIGN, TargetKind.STAR} and spot.which in look.poses:
            pose = look.poses[spot.which]
            ability = spot.more if spot.kind is TargetKind.SIGN else None
            box = faces.button_box(spot.which, pose.shown, pose.w, ability)
            round_ = 0.3 * box.w
        elif spot.kind is TargetKind.ROW and spot.which in look.poses:
            box = shown(look, spot.which)
            brush.beacon(target, box, 0.07 * box.w, (box.cx, box.y), look.herald)
            continue
        elif spot == Target(TargetKind.OTHER, look.front):
            box, round_ = zones.cards.inset(-5 * brush.u, -4 * brush.u), 14 * brush.u
        else:
            continue
        brush.beacon(target, box, round_, (box.right, box.y), look.herald)


def piles(target: pygame.Surface, look: TableFrame) -> None:
    """The own deck and the discard pile with their numbers."""
    brush, zones, words = look.brush, look.zones, look.book.words
    front = look.front
    box = positions.pile(zones.deck, zones)
    spot = Target(TargetKind.DECK)
    whole = pile(target, look, box, "player", look.seen.decks[front])
    if look.glows(spot) and not look.choosing:
        brush.edge(target, whole, 0.09 * box.w, theme.AMBER, 2.2)
    if look.pointed == spot:
        brush.edge(target, whole, 0.09 * box.w, theme.WHITE, 3)
    count = look.seen.decks[front]
    caption(target, look, box, words("table.deck", n=count), str(count), zones.gap)
    box = positions.pile(zones.discard, zones)
    brush.box(target, box, faded(theme.PANEL, 0.35), 0.07 * box.w)
    brush.dashes(target, box, faded(theme.PAPER, 0.5), 0.07 * box.w)
    there = [card for card in look.seen.discards[front] if card not in look.flying]
    if there:
        where = rect(box.inset(2 * brush.u, 3 * brush.u))
        image = look.faces.mini(there[-1], where.width, where.height)
        put(target, image.surface, (where.x - image.pad, where.y - image.pad))
    if look.pointed is not None and look.pointed.kind is TargetKind.DISCARD:
        brush.edge(target, box, 0.07 * box.w, theme.WHITE, 3)
    count = len(look.seen.discards[front])
    caption(target, look, box, words("table.discard", n=count), str(count), zones.margin)


def caption(
    target: pygame.Surface, look: TableFrame, box: Box, words: str, number: str, spare: float
) -> None:
    """What a pile is and how many cards it has, or only their number."""
    write(target, look, box, words if captioned(look, box, words, spare) else number, spare)


def captioned(look: TableFrame, box: Box, words: str, spare: float) -> bool:
    """Whether the words below a pile have room; with large text its number says enough."""
    brush = look.brush
    width = box.w + 2 * spare - 4 * brush.u
    return not brush.large and brush.text.width(words, Face.BOLD, brush.floor) <= width


def write(target: pygame.Surface, look: TableFrame, box: Box, text: str, spare: float) -> None:
    """A text below a pile."""
    brush = look.brush
    width = box.w + 2 * spare - 4 * brush.u
    where = Box(box.cx - width / 2, box.bottom + 3 * brush.u, width, 1.5 * look.zones.body)
    brush.fitted(target, text, where, theme.PAPER)


def marks(look: TableFrame, card: int) -> Marks:
    """What a card in front shows of this turn."""
    seen = look.seen
    bit = 1 << card
    mine = look.front == seen.player
    ready = 0
    for ability in abilities_in(look.book.cards.abilities[card]):
        spot = Target(TargetKind.SIGN, card, ability)
        if look.glows(spot) or spot in look.chosen:
            ready |= 1 << ability
    return Marks(
        used=mine and bool(seen.used & bit),
        ability_used=mine and bool(seen.ability_used & bit),
        star_used=mine and bool(seen.star_used & bit),
        ready=ready,
        star_ready=look.glows(Target(TargetKind.STAR, card)),
    )


def cards(target: pygame.Surface, look: TableFrame) -> None:
    """The cards, left to right; the one pointed at last, forward if its neighbour covers it."""
    whole = Target(TargetKind.OTHER, look.front)
    if look.glows(whole):
        room = look.zones.cards.inset(-5 * look.brush.u, -4 * look.brush.u)
        look.brush.edge(target, room, 14 * look.brush.u, theme.AMBER, 3)
        if look.pointed == whole:
            look.brush.edge(target, room, 14 * look.brush.u, theme.WHITE, 2)
    lying = [card for card in look.seen.rows[look.front] if card not in look.flying]
    forward = [card for card in lying if look.aimed(card, TargetKind.ROW)]
    behind = [card for card in lying if card not in forward]
    for card in behind:
        _card(target, look, card, look.poses[card])
    for spot in (*(Target(TargetKind.ROW, card) for card in behind), whole):
        draw_badge(target, look, spot)
    for card in forward:
        _card(target, look, card, _forward(look, look.poses[card]), aimed=True)
        draw_badge(target, look, Target(TargetKind.ROW, card))


def draw_badge(target: pygame.Surface, look: TableFrame, spot: Target) -> None:
    """The tab on a card of the row in front or on the frame of all of it, if it has one."""
    if spot == Target(TargetKind.OTHER, look.front):
        if look.glows(spot):
            cards, low = look.zones.cards, look.zones.row.y + 6 * look.brush.u
            at = (cards.cx, max(cards.y - 4 * look.brush.u, low))
            look.brush.tab(target, *at, "icon_arrow_down")
        return
    card = spot.which
    if card not in look.poses:
        return
    box = shown(look, card)
    if spot in look.hinted:
        look.brush.tab(target, box.cx, box.y, look.herald)
    elif card in look.preview.pays or spot in look.chosen:
        look.brush.tab(target, box.cx, box.y, "icon_check")
    elif look.glows(spot):
        look.brush.tab(target, box.cx, box.y, look.signs.get(card, "icon_arrow_down"))


def _forward(look: TableFrame, pose: Pose) -> Box:
    """An overlapped card comes forward a little larger; a whole one stays as it is."""
    if pose.seen > pose.w - 2:
        return pose.box
    w, h = pose.w * 1.08, pose.h * 1.08
    x = min(pose.box.x - 0.02 * pose.w, look.zones.cards.right - w)
    return Box(x, pose.box.bottom - h, w, h)


def shown(look: TableFrame, card: int) -> Box:
    """What is seen of a card as it is drawn now: forward, or up a little because it pays."""
    pose = look.poses[card]
    box = pose.shown
    if look.aimed(card, TargetKind.ROW):
        box = _forward(look, pose)
    rise = look.zones.lift * 0.5 if card in look.preview.pays else 0.0
    return Box(box.x, box.y - rise, box.w, box.h)


def _card(
    target: pygame.Surface,
    look: TableFrame,
    card: int,
    place: Pose | Box,
    *,
    aimed: bool = False,
) -> None:
    brush = look.brush
    box = place if isinstance(place, Box) else place.box
    seen = box.w if isinstance(place, Box) else place.seen
    spot = Target(TargetKind.ROW, card)
    pays = card in look.preview.pays
    if pays:
        box = Box(box.x, box.y - look.zones.lift * 0.5, box.w, box.h)
    radius = 0.07 * box.w
    lit = look.glows(spot) or spot in look.chosen or spot in look.hinted
    if lit:
        brush.glow(target, box, radius)
    where = rect(box)
    image = look.faces.card(card, round(box.w), round(seen), own=True, marks=marks(look, card))
    put(target, image.surface, (where.x - image.pad, where.y - image.pad))
    if aimed:
        brush.edge(target, box, radius, theme.WHITE, 3)
