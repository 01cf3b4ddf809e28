"""Where everything can be pointed at, in reading order, and what it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.rules.cards import ABILITIES
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.geometry.zones import Box
from ecosfera.games.baltica.screens.table.panels import market, other_rows, policy_pool, status_bar

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.geometry.poses import Pose


class HitArea(NamedTuple):
    """One thing that can be pointed at."""

    spot: Target
    box: Box
    group: str
    name: str
    radius: float


def hit_areas(look: TableFrame) -> list[HitArea]:
    """Everything on the table, in reading order; of two that overlap the later lies on top."""
    return [*_own(look), *_market(look), *_left(look), *_rest(look)]


def at(found: list[HitArea], x: float, y: float) -> HitArea | None:
    """What lies under a point."""
    return next((hot for hot in reversed(found) if hot.box.holds(x, y)), None)


def _own(look: TableFrame) -> Iterator[HitArea]:
    """The cards in front with their buttons, then the tokens and piles."""
    book, words, zones = look.book, look.book.words, look.zones
    for card in look.seen.rows[look.front]:
        pose = look.poses.get(card)
        if pose is None:
            continue
        yield HitArea(
            Target(TargetKind.ROW, card), pose.shown, "row", _own_name(look, card), 0.07 * pose.w
        )
        yield from _buttons(look, card, pose)
    for ability, _ in enumerate(ABILITIES):
        ready = look.seen.tokens[look.front] >> ability & 1
        state = words("card.token-ready" if ready else "card.token-spent")
        name = words(
            "table.say.thing-state",
            thing=words("card.token", ability=book.ability(ability)),
            state=state,
        )
        box = positions.token(zones, ability)
        yield HitArea(Target(TargetKind.TOKEN, ability), box, "tokens", name, 0.28 * box.w)
    box = positions.pile(zones.deck, zones)
    count = look.seen.decks[look.front]
    yield HitArea(Target(TargetKind.DECK), box, "deck", words("table.deck", n=count), 0.07 * box.w)
    box = positions.pile(zones.discard, zones)
    count = len(look.seen.discards[look.front])
    yield HitArea(
        Target(TargetKind.DISCARD), box, "discard", words("table.discard", n=count), 0.07 * box.w
    )


def _own_name(look: TableFrame, card: int) -> str:
    book, words = look.book, look.book.words
    name = book.words("card.litter") if book.is_litter(card) else book.name(card)
    if look.front == look.seen.player and look.seen.used >> card & 1:
        return words("table.say.thing-state", thing=name, state=words("card.used"))
    return name


def _buttons(look: TableFrame, card: int, pose: Pose) -> Iterator[HitArea]:
    """The ability signs and the star of a card: buttons at the right edge of what is seen."""
    book, words, faces = look.book, look.book.words, look.faces
    w = pose.w
    side, pitch = faces.own_sign(w), faces.own_pitch(w)
    shown = pose.shown
    wide = min(max(side * 1.25, look.zones.target), shown.w)
    y = shown.y
    abilities = book.abilities(card)
    for ability in abilities:
        name = words("table.say.ability", card=book.inside(card), ability=book.ability(ability))
        box = Box(shown.right - wide, y, wide, max(pitch, look.zones.target))
        yield HitArea(Target(TargetKind.SIGN, card, ability), box, "row", name, 0.3 * side)
        y += pitch
    if faces.stars and book.cards.stars[card]:
        name = words("table.say.star", card=book.inside(card))
        box = Box(shown.right - wide, y, wide, max(pitch, look.zones.target))
        yield HitArea(Target(TargetKind.STAR, card), box, "row", name, 0.3 * side)


def _market(look: TableFrame) -> Iterator[HitArea]:
    book, words, zones = look.book, look.book.words, look.zones
    for consumers, slots in ((True, look.seen.consumers), (False, look.seen.producers)):
        group = "consumers" if consumers else "producers"
        pile = positions.market_pile(zones, consumers=consumers)
        count = look.seen.consumer_deck if consumers else look.seen.producer_deck
        name = words("table.say.pile", pile=words(f"card.pile.{group}"), n=count)
        yield HitArea(Target(TargetKind.SHELF, int(consumers)), pile, group, name, 0.07 * pile.w)
        for slot, card in enumerate(slots):
            if card != EMPTY:
                box = positions.market_slot(zones, slot, consumers=consumers)
                yield HitArea(
                    Target(TargetKind.MARKET, card), box, group, book.name(card), 0.07 * box.w
                )
    if zones.level == 2:
        box = positions.policy_pile(zones)
        wide = Box(zones.elements.x, zones.elements.y, zones.deck_width + 4, zones.elements.h)
        name = words("table.say.pile", pile=words("card.pile.policies"), n=look.seen.policy_deck)
        yield HitArea(Target(TargetKind.POLICY_DECK), wide, "elements", name, 0.1 * box.w)
    for element, box in enumerate(market.stack_boxes(look)):
        left = len(look.seen.elements[element])
        name = words("table.say.pile", pile=book.element(element), n=left)
        yield HitArea(Target(TargetKind.STACK, element), box, "elements", name, 10 * look.brush.u)


def _left(look: TableFrame) -> Iterator[HitArea]:
    book, words, zones = look.book, look.book.words, look.zones
    flower = positions.habitat_flower(zones)
    for place, habitat in zip(flower.tiles, AROUND, strict=True):
        there = habitat in look.seen.habitats
        key = "card.tile.habitat-restored" if there else "card.tile.habitat-empty"
        side = 1.7 * place.radius
        box = Box(place.cx - side / 2, place.cy - side / 2, side, side)
        name = words(key, habitat=book.habitat(habitat))
        yield HitArea(Target(TargetKind.TILE, habitat), box, "tiles", name, side / 3)
    name = words("table.say.impacts", n=look.seen.impacts)
    yield HitArea(Target(TargetKind.IMPACTS), zones.impacts, "tiles", name, 12 * look.brush.u)
    name = words("table.say.pile", pile=words("card.pile.pressures"), n=look.seen.pressures)
    yield HitArea(Target(TargetKind.PRESSURES), zones.pressure, "tiles", name, 12 * look.brush.u)
    if zones.level == 2:
        for card, box in policy_pool.boxes(look):
            name = words("table.more-cards") if card == policy_pool.MORE else book.policy(card)
            yield HitArea(Target(TargetKind.POOL, card), box, "pool", name, 8 * look.brush.u)


def _rest(look: TableFrame) -> Iterator[HitArea]:
    book, words, zones = look.book, look.book.words, look.zones
    box = positions.end_button(zones)
    yield HitArea(END, box, "end", words("table.end-turn"), min(box.h / 2, 14 * look.brush.u))
    for place, player in enumerate(look.others):
        name = words(
            "table.say.row",
            player=look.people[player].name,
            cards=book.names_inside(look.seen.rows[player]) or words("table.say.nothing"),
        )
        yield HitArea(
            Target(TargetKind.OTHER, player),
            zones.others[place],
            f"other {place}",
            name,
            12 * look.brush.u,
        )
        for card in look.seen.rows[player]:
            pose = look.poses.get(card)
            if pose is not None:
                yield HitArea(
                    Target(TargetKind.OTHER_CARD, card),
                    pose.shown,
                    f"other {place}",
                    book.name(card),
                    0.1 * pose.w,
                )
    if not look.choosing:
        # while something is chosen a portrait is a part of its row
        for player in (look.front, *look.others):
            face = other_rows.face(look, player)
            yield HitArea(
                Target(TargetKind.SEAT, player), face, "seats", _seat(look, player), face.w / 2
            )
    whole = Target(TargetKind.OTHER, look.front)
    if look.glows(whole):
        yield HitArea(whole, zones.cards, "row", words("table.own-row"), 14 * look.brush.u)
    boxes = status_bar.button_boxes(look)
    for name in reversed(look.bar):
        spot = Target(TargetKind.BAR, status_bar.BUTTONS.index(name))
        yield HitArea(spot, boxes[name], "bar", words(f"table.{name}"), 14 * look.brush.u)


def _seat(look: TableFrame, player: int) -> str:
    """Who plays a row, for the narration."""
    words, person = look.book.words, look.people[player]
    if not person.character:
        return words("table.seat.say-person", player=person.name)
    character = words(f"table.seat.{person.character}")
    return words("table.seat.say-computer", player=person.name, character=character)
