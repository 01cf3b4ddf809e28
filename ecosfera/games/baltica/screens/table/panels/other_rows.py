"""The other rows: small cards, name, tokens and deck; the next player's row is first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.cards import ABILITIES
from ecosfera.games.baltica.rules.turn import strikes
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.text.people import Person


def draw(target: pygame.Surface, frame: TableFrame, place: int) -> None:
    """Draw one of the other rows."""
    player = frame.others[place]
    _panel(target, frame, place, player)
    spot = Target(TargetKind.PLAYER_ROW, player)
    box = frame.zones.others[place]
    at = (box.right - 20 * frame.brush.u, box.cy)
    if spot in frame.hinted:
        frame.brush.beacon(target, box, 12 * frame.brush.u, at, frame.herald)
    elif frame.glows(spot):
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
    spot = Target(TargetKind.PLAYER_ROW, player)
    if frame.glows(spot) or spot in frame.hinted:
        brush.glow(target, box, 12 * brush.u)
        brush.box(target, box, theme.WATER_BUTTON, 12 * brush.u)
    brush.panel(target, box, 0.46)
    if strikes(frame.seen.rows[player]):
        brush.edge(target, box, 12 * brush.u, faded(theme.ROSE, 0.9), 2)
    if frame.pointed == spot:
        brush.edge(target, box, 12 * brush.u, theme.WHITE, 2)
    _head(target, frame, place, player)
    for card in frame.seen.rows[player]:
        if card in frame.flying or card not in frame.poses:
            continue
        pose = frame.poses[card]
        where = rect(pose.box)
        image = frame.faces.mini(card, round(pose.w), round(pose.h), round(pose.seen))
        put(target, image.surface, (where.x - image.pad, where.y - image.pad))
        if frame.aimed(card, TargetKind.OTHER_CARD):
            brush.edge(target, pose.shown, 0.1 * pose.w, theme.WHITE, 2)


def face(frame: TableFrame, player: PlayerId) -> Box:
    """Return the box of the portrait of a row; for the one in front it is in the bar."""
    zones, u = frame.zones, frame.brush.u
    if player == frame.front:
        radius = 0.42 * zones.bar.h
        return Box(zones.margin, zones.bar.cy - radius, 2 * radius, 2 * radius)
    box = zones.others[frame.others.index(player)]
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
    circle = face(frame, player)
    cy = circle.cy
    first = place == 0
    ring = theme.PALE_GOLD if first else theme.PAPER
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


def tokens(
    target: pygame.Surface, frame: TableFrame, player: PlayerId, x: float, y: float, side: float
) -> None:
    """Draw the three tokens of another player."""
    brush = frame.brush
    for ability, sign in enumerate(ABILITIES):
        at = x + ability * (side + 3 * brush.u)
        up = bool(frame.seen.tokens[player] >> ability & 1)
        brush.token(target, sign, at, y, side, up=up)
