"""The positions of fixed things inside their zones: piles, stacks, tokens, tiles."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.ui.draw.box import Box

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.ids import AbilityId, HabitatId
    from ecosfera.games.baltica.stage.zones import Zones

POLICY_COUNT: Final = 1.4
"""Height of the number below the policy deck, in multiples of body text."""


class Hex(NamedTuple):
    """A hexagon with a corner at the top."""

    cx: float
    cy: float
    radius: float

    @property
    def box(self) -> Box:
        """Return its bounding box."""
        r = self.radius
        w = math.sqrt(3) * r
        return Box(self.cx - w / 2, self.cy - r, w, 2 * r)


class Flower(NamedTuple):
    """Six hexagons around a centre."""

    centre: Hex
    tiles: tuple[Hex, ...]


def flower(zone: Box, caption: float, inset: float) -> Flower:
    """Return the flower that fills a zone above its caption."""
    box = zone.inset(inset)
    high = box.h - caption
    radius = min(high / 5.0, box.w / 5.2)
    cx, cy = box.cx, box.y + high / 2
    step = math.sqrt(3) * radius
    corners = (math.radians(60 * i - 120) for i in range(6))
    tiles = tuple(Hex(cx + step * math.cos(a), cy + step * math.sin(a), radius) for a in corners)
    return Flower(Hex(cx, cy, radius), tiles)


def habitat_flower(zones: Zones) -> Flower:
    """Return the places of the habitat tiles: `tiles[i]` is that of habitat `AROUND[i]`."""
    return flower(zones.habitats, zones.caption, 4 * zones.unit)


def impact_flower(zones: Zones) -> Flower:
    """Return the places of the impact tiles, in the order they are placed."""
    return flower(zones.impacts, zones.caption, 2 * zones.unit)


def habitat_tile(zones: Zones, habitat: HabitatId) -> Hex:
    """Return the place of one habitat tile."""
    return habitat_flower(zones).tiles[AROUND.index(habitat)]


def pressure_pile(zones: Zones) -> Box:
    """Return the box of the pressure deck's top card."""
    box, u = zones.pressure, zones.unit
    high = box.h - zones.caption - (4 * u if zones.caption else 8 * u)
    w = min(box.w - 10 * u, high / 1.5)
    x = box.x + (4 * u if slight(zones, 1.5 * w) else (box.w - w) / 2 - 2 * u)
    return Box(x, box.y + 2 * u + max(0.0, high - 1.5 * w) / 2 + 2 * u, w, 1.5 * w)


def slight(zones: Zones, high: float) -> bool:
    """Return whether a pile is so low that its number must stand beside it."""
    return zones.large and high < 2.4 * zones.body


def market_pile(zones: Zones, *, consumers: bool) -> Box:
    """Return the box of the top card of a market deck."""
    shelf = zones.consumers if consumers else zones.producers
    u, w = zones.unit, zones.deck_width
    lines = 2.5 if zones.scale <= 1.2 else 1.4
    h = min(w * 1.5, shelf.h - 10 * u - lines * zones.body * 1.12)
    w_card = h / 1.5
    return Box(shelf.x + (w - w_card) / 2, shelf.y + 8 * u, w_card, h)


def market_slot(zones: Zones, slot: int, *, consumers: bool) -> Box:
    """Return the box of one of the four slots of a market row."""
    shelf = zones.consumers if consumers else zones.producers
    w, h = zones.card
    x = shelf.x + zones.deck_width + zones.gap + slot * (w + zones.gap)
    return Box(x, shelf.y, w, h)


def cross(zones: Zones, sheet: Box) -> Box:
    """Return the box of the button that closes a sheet, at its upper right corner."""
    u = zones.unit
    side = 28 * u * (1 + 0.6 * (zones.scale - 1))
    return Box(sheet.right - side - 6 * u, sheet.y + 6 * u, side, side)


def policy_pile(zones: Zones) -> Box:
    """Return the box of the policy deck's top card, left of the elements."""
    box, u = zones.elements, zones.unit
    h = min(box.h - 8 * u, zones.deck_width * 0.8)
    if _policy_count_below(zones):
        w = (box.h - 8 * u - POLICY_COUNT * zones.body) / 1.5
        w = min(w, zones.deck_width / 1.5)
        return Box(box.x + (zones.deck_width - w) / 2, box.y + 5 * u, w, 1.5 * w)
    return Box(box.x + 4 * u, box.y + (box.h - h) / 2, h / 1.5, h)


def policy_count(zones: Zones) -> Box:
    """Return the box of the policy deck's number: beside the deck, or below it with large text."""
    box, u, pile = zones.elements, zones.unit, policy_pile(zones)
    left, right = box.x - 4 * u, box.x + zones.deck_width + 4 * u
    if _policy_count_below(zones):
        return Box(left, pile.bottom, right - left, box.bottom - pile.bottom)
    return Box(pile.right + 2 * u, box.y, right - pile.right - 3 * u, box.h)


def _policy_count_below(zones: Zones) -> bool:
    """Return whether the number fits below a deck that is not much smaller for it."""
    low = zones.elements.h - 8 * zones.unit - POLICY_COUNT * zones.body
    return zones.large and low >= 0.6 * zones.deck_width


def stacks(zones: Zones, needs: Sequence[float] = ()) -> list[Box]:
    """Return the boxes of the five element stacks, wider where names need it, if all names fit."""
    box, gap = zones.elements, zones.gap * 0.8
    x = box.x + zones.deck_width + zones.gap
    even = (box.right - zones.gap - x - 4 * gap) / 5
    widths = [even] * 5
    if needs and max(needs) > even:
        wanted = [max(0.74 * even, need) for need in needs]
        spare = 5 * even - sum(wanted)
        if spare >= 0:
            widths = [w + spare / 5 for w in wanted]
    found = []
    for w in widths:
        found.append(Box(x, box.y, w, box.h))
        x += w + gap
    return found


def token(zones: Zones, ability: AbilityId) -> Box:
    """Return the box of one of the three tokens of the row in front."""
    box, side = zones.tokens, zones.token
    gap = min((box.h - 3 * side) / 4, 0.35 * side)
    y = box.y + (box.h - 3 * side - 2 * gap) / 2 + ability * (side + gap)
    return Box(box.x, y, side, side)


def pile(zone: Box, zones: Zones) -> Box:
    """Return the box of the top card of a deck or discard pile, above its caption."""
    w = zone.w
    return Box(zone.x, zone.y + (zone.h - 1.5 * w - 1.5 * zones.body) / 2, w, 1.5 * w)


def end_button(zones: Zones) -> Box:
    """Return the box of the button that ends the turn."""
    box = zones.end
    return Box(box.x, box.y + box.h * 0.12, box.w, min(box.h * 0.40, 4.2 * zones.body))


def end_note(zones: Zones) -> Box:
    """Return the box of the note on what ending the turn costs, below the button."""
    button, box = end_button(zones), zones.end
    y = button.bottom + 10 * zones.unit
    return Box(box.x, y, box.w, box.bottom + zones.margin * 0.6 - y)


def other_head(zones: Zones, place: int) -> Box:
    """Return the box for name, tokens and deck of another row."""
    box, u = zones.others[place], zones.unit
    least = max(7.6 * zones.body, 104 * u) + 8 * u
    wide = max(10.4 * zones.body, 142 * u) + 8 * u
    return Box(box.x, box.y, max(least, min(wide, 0.345 * box.w)), box.h)


def other_cards(zones: Zones, place: int) -> Box:
    """Return the box for the cards of another row."""
    box, head, u = zones.others[place], other_head(zones, place), zones.unit
    x = head.right + 6 * u
    return Box(x, box.y + 5 * u, box.right - 7 * u - x, box.h - 10 * u)


def chips(zones: Zones, count: int) -> list[Box]:
    """Return at most `count` boxes for the cards of the policy pool.

    If they do not all fit, the last box is for "more".
    """
    box = zones.pool
    if box is None or count == 0:
        return []
    u, b = zones.unit, zones.body
    top = box.y + 5 * u + 1.6 * b
    room = box.bottom - 5 * u - top
    gap = 4 * u
    least = max(1.7 * b, zones.target if not zones.large else 0.0)
    fitting = max(1, int((room + gap + 0.01) // (least + gap)))
    n = min(count, fitting)
    high = min((room - (n - 1) * gap) / n, 3.4 * b)
    return [Box(box.x + 6 * u, top + i * (high + gap), box.w - 12 * u, high) for i in range(n)]
