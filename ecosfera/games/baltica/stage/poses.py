"""The pose of every card on the table. Pure: no window, no clock, no text."""

from __future__ import annotations

from enum import IntEnum, StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.cards import FIRST_PRODUCER
from ecosfera.games.baltica.rules.events import Location, Zone
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.rules.view import in_front, pool_cards, seating
from ecosfera.games.baltica.stage import positions
from ecosfera.ui.draw.box import Box
from ecosfera.ui.stage.motion import Pose

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.stage.zones import Zones


USUAL: Final = 6
"""Number of cards for which a row in front has room from the beginning."""


SMALLEST: Final = 0.8
"""Share of its size that a card of a long row keeps, unless there is no room for it at all."""


class CardFace(StrEnum):
    """The drawings of a card."""

    CARD = "card"
    OWN = "own"
    MINI = "mini"
    SPENT = "spent"
    """In the pile of the cards in front that are of no more use in this turn."""
    STACK = "stack"
    """An element on its market stack: a flat tile."""
    CHIP = "chip"
    """A line of the policy pool."""
    BACK = "back"


class Layer(IntEnum):
    """Depth of a piece, from the back."""

    PILE = 0
    MARKET = 1
    OTHER = 2
    OWN = 3
    FLYING = 4


def _posed(box: Box, face: CardFace, layer: Layer, order: int = 0, seen: float = 0.0) -> Pose:
    return Pose(box.cx, box.cy, box.w, box.h, face, layer, 0.0, seen or box.w, order)


class Yielding(IntEnum):
    """Which cards of a long row are overlapped first."""

    SLIM = 0
    """Elements and pressures."""
    SPECIES = 1


def yielding(card: CardId) -> Yielding:
    """Return when a card is overlapped in a long row."""
    return Yielding.SLIM if card < FIRST_PRODUCER else Yielding.SPECIES


def own_row(
    cards: Sequence[CardId],
    used: int,
    zones: Zones,
    spent: int = 0,
    *,
    piled: bool = False,
) -> dict[CardId, Pose]:
    """Return the poses of the row in front; see `overlap_cards` for how cards overlap.

    There is room for more cards at the right end, so that those that lie there need not move.
    If the row is too long, or they are `piled` already, the `spent` cards, a mask, lie in a small
    pile at its left end.
    """
    if not cards:
        return {}
    room, w = zones.cards, zones.own[0]
    most = _most(room, zones)
    done = [card for card in cards if spent >> card & 1] if piled or len(cards) > most else []
    found = spent_pile(done, zones)
    if done:
        cards = [card for card in cards if card not in found]
        left = max(pose.box.right for pose in found.values()) + 2 * zones.gap
        room = Box(left, room.y, room.right - left, room.h)
        most = _most(room, zones)
    if not cards:
        return found
    left = room.x
    if len(cards) <= most:
        block = min(most, max(USUAL, len(cards) + len(cards) % 2))
        left += (room.w - block * (w + zones.gap) + zones.gap) / 2
        edges = [i * (w + zones.gap) for i in range(len(cards))]
        seen = [w] * len(cards)
    else:
        w, edges, seen = _squeezed([yielding(card) for card in cards], room.w, zones)
        left += max(0.0, (room.w - edges[-1] - w) / 2)
    h = w * 1.5
    for i, card in enumerate(cards):
        lift = zones.lift if used >> card & 1 else 0.0
        box = Box(left + edges[i], room.bottom - h - lift, w, h)
        found[card] = _posed(box, CardFace.OWN, Layer.OWN, i, seen[i])
    return found


def _most(room: Box, zones: Zones) -> int:
    """Return how many whole cards lie side by side."""
    return int((room.w + zones.gap) / (zones.own[0] + zones.gap))


def spent_pile(cards: Sequence[CardId], zones: Zones) -> dict[CardId, Pose]:
    """Return the poses of a pile at the left end of the row, each card a little farther right."""
    box = positions.pile(zones.deck, zones)
    step = min(0.25 * box.w, (zones.own[0] - box.w) / max(1, len(cards) - 1))
    found = {}
    for i, card in enumerate(cards):
        where = box._replace(x=zones.cards.x + i * step)
        seen = step if i < len(cards) - 1 else box.w
        found[card] = _posed(where, CardFace.SPENT, Layer.OWN, i, seen)
    return found


def _squeezed(
    cards: Sequence[Yielding], room: float, zones: Zones
) -> tuple[float, list[float], list[float]]:
    """Return the width, left edges and visible widths of the cards of a long row.

    They become smaller before much of them is covered. Two more cards at a time get room, so that
    only every second one makes the others move.
    """
    w, smallest = zones.own[0], min(zones.card[0], SMALLEST * zones.own[0])
    kinds = [*cards, *[Yielding.SPECIES] * (len(cards) % 2)]
    while True:
        edges, seen = overlap_cards(kinds, w, room, zones.gap, min(zones.target, w))
        least = {Yielding.SPECIES: 0.9 * w, Yielding.SLIM: 0.5 * w}
        pairs = zip(seen[:-1], kinds, strict=False)
        if all(s >= least[kind] for s, kind in pairs) or w <= smallest:
            break
        w = max(smallest, w * 0.97)
    seen[len(cards) - 1] = w
    return w, edges, seen


def other_row(
    cards: Sequence[CardId], place: int, zones: Zones, spent: int = 0, *, piled: bool = False
) -> dict[CardId, Pose]:
    """Return the poses of another player's row: small cards, overlapping evenly if needed.

    In a row that is too long to lie side by side, or where they are `piled` already, the `spent`
    cards, a mask, lie in a small pile at its left end.
    """
    room = positions.other_cards(zones, place)
    w = min(room.h / 1.5, room.w)
    gap = 4 * zones.unit
    done = [card for card in cards if spent >> card & 1]
    found: dict[CardId, Pose] = {}
    if done and (piled or len(cards) * (w + gap) - gap > room.w):
        found = _small_pile(done, place, zones)
        left = max(pose.box.right for pose in found.values()) + 2 * gap
        room = Box(left, room.y, room.right - left, room.h)
        cards = [card for card in cards if card not in found]
    n = len(cards)
    pitch = min(w + gap, (room.w - w) / max(1, n - 1))
    for i, card in enumerate(cards):
        seen = min(w, pitch) if i < n - 1 else w
        where = Box(room.x + i * pitch, room.y, w, room.h)
        order = 100 * place + len(found)
        found[card] = _posed(where, CardFace.MINI, Layer.OTHER, order, seen)
    return found


def _small_pile(cards: Sequence[CardId], place: int, zones: Zones) -> dict[CardId, Pose]:
    """Return the poses of the spent cards of another row, each a little farther right."""
    room = positions.other_cards(zones, place)
    h = 0.62 * room.h
    w = min(h / 1.5, room.w)
    step = min(0.2 * w, 0.7 * w / max(1, len(cards) - 1))
    found = {}
    for i, card in enumerate(cards):
        where = Box(room.x + i * step, room.bottom - h, w, h)
        seen = step if i < len(cards) - 1 else w
        found[card] = _posed(where, CardFace.SPENT, Layer.OTHER, 100 * place + i, seen)
    return found


def row_below(view: View, below: PlayerId | None) -> PlayerId:
    """Return the player whose row lies below, in front of the players.

    It is the row of the only person (`below`); several people share the place, turn by turn.
    """
    return in_front(view) if below is None else below


def poses(
    view: View,
    zones: Zones,
    below: PlayerId | None = None,
    spent: int = 0,
    *,
    piled: bool = False,
) -> dict[CardId, Pose]:
    """Return the pose of every face-up card on the table.

    For `below` see `row_below`, for `spent` and `piled` see `own_row`; `spent` are cards of the
    player whose turn it is.
    """
    front = row_below(view, below)
    used = view.used if front == view.player else 0
    found = own_row(view.rows[front], used, zones, spent, piled=piled)
    for place, player in enumerate(seating(view, front)):
        mask = spent if player == view.player else 0
        found |= other_row(view.rows[player], place, zones, mask, piled=piled)
    for consumers, slots in ((True, view.consumers), (False, view.producers)):
        for slot, card in enumerate(slots):
            if card != EMPTY:
                box = positions.market_slot(zones, slot, consumers=consumers)
                found[card] = _posed(box, CardFace.CARD, Layer.MARKET, slot)
    if view.discards[front]:
        top = view.discards[front][-1]
        found[top] = _posed(positions.pile(zones.discard, zones), CardFace.MINI, Layer.PILE)
    for card, box in chips(view, zones).items():
        found[card] = _posed(box, CardFace.CHIP, Layer.PILE)
    return found


def chips(view: View, zones: Zones) -> dict[CardId, Box]:
    """Return the boxes of the policy cards listed in the pool, as far as there is room."""
    cards = pool_cards(view)
    boxes = positions.chips(zones, len(cards))
    listed = cards if len(boxes) == len(cards) else cards[: len(boxes) - 1]
    return dict(zip(listed, boxes, strict=False))


def place_pose(place: Location, view: View, zones: Zones, below: PlayerId | None = None) -> Pose:
    """Return the pose of a card in a place where it is not visible by itself, such as a deck.

    For `below` see `row_below`.
    """
    zone, which = place
    front = row_below(view, below)
    match zone:
        case Zone.DECK | Zone.DISCARD if which == front:
            box = positions.pile(zones.deck if zone is Zone.DECK else zones.discard, zones)
            return _posed(box, _pile_face(zone), Layer.PILE)
        case Zone.DECK | Zone.DISCARD | Zone.ROW:
            return _at_other(PlayerId(which), zone, seating(view, front), zones)
        case Zone.PRODUCERS | Zone.CONSUMERS:
            box = positions.market_slot(zones, which, consumers=zone is Zone.CONSUMERS)
            return _posed(box, CardFace.CARD, Layer.MARKET)
        case Zone.PRODUCER_DECK | Zone.CONSUMER_DECK:
            box = positions.market_pile(zones, consumers=zone is Zone.CONSUMER_DECK)
            return _posed(box, CardFace.BACK, Layer.PILE)
        case Zone.ELEMENTS:
            return _posed(positions.stacks(zones)[which], CardFace.STACK, Layer.PILE)
        case Zone.PRESSURES:
            return _posed(positions.pressure_pile(zones), CardFace.BACK, Layer.PILE)
        case Zone.POLICY_DECK | Zone.POLICY_DISCARD:
            return _posed(positions.policy_pile(zones), CardFace.BACK, Layer.PILE)
        case Zone.POOL | Zone.ACTIVE:
            box = zones.pool or zones.impacts
            return _posed(Box(box.x, box.y, box.w, 2 * zones.body), CardFace.CHIP, Layer.PILE)
        case _:
            # Removed cards leave the window at the top centre.
            w, h = zones.mini if zones.mini[0] else (zones.card[0] / 2, zones.card[1] / 2)
            return Pose(zones.width / 2, -h, w, h, CardFace.CARD, Layer.FLYING, seen=w)


def _pile_face(zone: Zone) -> CardFace:
    return CardFace.BACK if zone is Zone.DECK else CardFace.MINI


def _at_other(player: PlayerId, zone: Zone, others: list[PlayerId], zones: Zones) -> Pose:
    """Return the pose at which cards enter and leave another player's panel."""
    if player not in others:
        return _posed(positions.pile(zones.deck, zones), CardFace.OWN, Layer.OWN)
    place = others.index(player)
    head = positions.other_head(zones, place)
    w, h = zones.mini
    w, h = w * 0.5, h * 0.5
    face = CardFace.BACK if zone is Zone.DECK else CardFace.MINI
    box = Box(head.right - w - 4 * zones.unit, head.cy - h / 2, w, h)
    return _posed(box, face, Layer.OTHER)


def overlap_cards(
    kinds: list[Yielding], w: float, room: float, gap: float, least: float = 0.0
) -> tuple[list[float], list[float]]:
    """Return the left edges and visible widths of a row of cards of width `w` in `room`.

    In order: the gaps close; slim cards shrink to 0.36 w, then to 0.24 w; species to 0.62 w, then
    to 0.36 w; then all evenly. Before that, nothing shrinks below `least`. The last card is
    always fully visible.
    """
    n = len(kinds)
    if n == 0:
        return [], []
    seen = [w + gap] * n

    def need() -> float:
        return sum(seen[:-1]) + w

    steps: tuple[tuple[Yielding | None, float], ...] = (
        (None, w + min(2.0, gap)),
        (Yielding.SLIM, 0.36 * w),
        (Yielding.SLIM, 0.24 * w),
        (Yielding.SPECIES, 0.62 * w),
        (Yielding.SPECIES, 0.36 * w),
    )
    for kind, share in steps:
        if need() <= room:
            break
        limit = max(share, least)
        giving = [i for i in range(n - 1) if kind in {None, kinds[i]} and seen[i] > limit]
        if giving:
            value = max(limit, seen[giving[0]] - (need() - room) / len(giving))
            for i in giving:
                seen[i] = value
    if need() > room:
        factor = max(0.0, room - w) / sum(seen[:-1])
        seen = [v * factor for v in seen]
    edges, x = [], 0.0
    for v in seen:
        edges.append(x)
        x += v
    seen[-1] = w
    return edges, [min(v, w) for v in seen]
