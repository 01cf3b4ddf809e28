"""The other rows: small cards, name, tokens and deck; who comes next stands first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.foresight import strikes
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.cards import ABILITIES
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.zones import Box
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Face
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from ecosfera.games.baltica.screens.table.frame import Person, TableFrame


def draw(target: pygame.Surface, look: TableFrame) -> None:
    """Draws every other row."""
    for place, player in enumerate(look.others):
        _panel(target, look, place, player)
    for place, player in enumerate(look.others):
        spot = Target(TargetKind.OTHER, player)
        box = look.zones.others[place]
        at = (box.right - 20 * look.brush.u, box.cy)
        if spot in look.hinted:
            look.brush.beacon(target, box, 12 * look.brush.u, at, look.herald)
        elif look.glows(spot):
            look.brush.tab(target, *at, "icon_arrow_right")


def portrait(look: TableFrame, person: Person, side: int) -> pygame.Surface:
    """A portrait of any size, made from the largest one, so that its file is read once."""
    brush = look.brush
    largest = round(5.2 * look.zones.body)

    def made() -> pygame.Surface:
        image = brush.pictures.get(f"portraits/{person.animal}", (largest, largest))
        return pygame.transform.smoothscale(image, (side, side))

    return brush.small(("portrait", person.animal, side), made)


def token_side(look: TableFrame) -> float:
    """Side of a token in another row's panel."""
    zones = look.zones
    return min(zones.sign * 1.05, zones.others[0].h * 0.3) if zones.others else zones.sign


def inside(radius: float) -> int:
    """The side of the portrait in a ring of this radius."""
    return max(4, max(8, round(2 * radius)) - 2 * max(1, round(0.09 * radius)))


def avatar(
    target: pygame.Surface,
    look: TableFrame,
    person: Person,
    cx: float,
    cy: float,
    radius: float,
    ring: theme.Colour,
) -> None:
    """A person's animal in a circle; a small machine if a computer plays the row."""
    brush = look.brush
    d = max(8, round(2 * radius))
    edge = max(1, round(0.09 * radius))
    x, y = round(cx - d / 2), round(cy - d / 2)
    put(target, brush.shapes.disc(d, ring), (x, y))
    inner = inside(radius)
    put(target, portrait(look, person, inner), (x + edge, y + edge))
    if person.computer:
        k = round(0.9 * radius)
        x, y = round(cx + 0.3 * radius), round(cy + 0.2 * radius)
        put(target, brush.shapes.disc(k, theme.INK, theme.PAPER, max(1, edge // 2)), (x, y))
        brush.sign(target, "icon_robot", x + 0.16 * k, y + 0.16 * k, 0.68 * k, theme.PAPER)


def _panel(target: pygame.Surface, look: TableFrame, place: int, player: int) -> None:
    brush, zones = look.brush, look.zones
    box = zones.others[place]
    spot = Target(TargetKind.OTHER, player)
    if look.glows(spot) or spot in look.hinted:
        brush.glow(target, box, 12 * brush.u)
        brush.box(target, box, theme.WATER_BUTTON, 12 * brush.u)
    brush.panel(target, box, 0.46)
    if strikes(look.seen.rows[player]):
        brush.edge(target, box, 12 * brush.u, faded(theme.ROSE, 0.9), 2)
    if look.pointed == spot:
        brush.edge(target, box, 12 * brush.u, theme.WHITE, 2)
    _head(target, look, place, player)
    for card in look.seen.rows[player]:
        if card in look.flying or card not in look.poses:
            continue
        pose = look.poses[card]
        where = rect(pose.box)
        image = look.faces.mini(card, round(pose.w), round(pose.h), round(pose.seen))
        put(target, image.surface, (where.x - image.pad, where.y - image.pad))
        if look.aimed(card, TargetKind.OTHER_CARD):
            brush.edge(target, pose.shown, 0.1 * pose.w, theme.WHITE, 2)


def face(look: TableFrame, player: int) -> Box:
    """Where the portrait of a row is: of the one in front in the bar."""
    zones, u = look.zones, look.brush.u
    if player == look.front:
        radius = 0.42 * zones.bar.h
        return Box(zones.margin, zones.bar.cy - radius, 2 * radius, 2 * radius)
    box = zones.others[look.others.index(player)]
    low = tight(look)
    radius = 0.36 * box.h if low else min(0.27 * box.h, 20 * u)
    cy = box.y + box.h * (0.5 if low else 0.36)
    return Box(box.x + 6 * u, cy - radius, 2 * radius, 2 * radius)


def tight(look: TableFrame) -> bool:
    """Whether another row is so low that only face and name stay."""
    return look.zones.mini[1] + 10 * look.brush.u < 3.6 * look.zones.body


def _head(target: pygame.Surface, look: TableFrame, place: int, player: int) -> None:
    """Face, name, who is next; tokens and deck below, if there is room."""
    brush, zones, words = look.brush, look.zones, look.book.words
    box = zones.others[place]
    head = positions.other_head(zones, place)
    person = look.people[player]
    low = tight(look)
    circle = face(look, player)
    cy = circle.cy
    first = place == 0
    ring = theme.PALE_GOLD if first else theme.PAPER
    avatar(target, look, person, circle.cx, cy, circle.w / 2, ring)
    left = circle.right + 6 * brush.u
    room = head.right - left
    name = brush.text.fit(person.name, Face.HEAVY, brush.body, brush.floor, max(8, round(room)), 1)
    both = first and not low and box.h > 4.4 * zones.body
    y = cy - 0.55 * zones.body if both else cy
    brush.line(target, name.lines[0], (left, y), name.size, theme.PAPER, Face.HEAVY, "midleft")
    if both:
        brush.line(
            target,
            words("table.next"),
            (left, cy + 0.6 * zones.body),
            brush.floor,
            theme.PALE_GOLD,
            Face.TEXT,
            "midleft",
        )
    if low:
        return
    side = token_side(look)
    y = box.bottom - side - 5 * brush.u
    tokens(target, look, player, box.x + 6 * brush.u, y, side)
    at = box.x + 9 * brush.u + 3 * (side + 3 * brush.u)
    brush.sign(target, "icon_cards", at, y, side, theme.PAPER)
    count = str(look.seen.decks[player])
    brush.line(
        target,
        count,
        (at + side + 3 * brush.u, y + side / 2),
        brush.body,
        theme.PAPER,
        Face.BOLD,
        "midleft",
    )


def tokens(
    target: pygame.Surface, look: TableFrame, player: int, x: float, y: float, side: float
) -> None:
    """Another player's three tokens."""
    brush = look.brush
    for ability, sign in enumerate(ABILITIES):
        at = x + ability * (side + 3 * brush.u)
        up = bool(look.seen.tokens[player] >> ability & 1)
        brush.token(target, sign, at, y, side, up=up)
