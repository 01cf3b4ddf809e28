"""Where everything can be pointed at, in reading order, and what it is called."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.rules.cards import ABILITIES
from ecosfera.rules.state import EMPTY
from ecosfera.screen.order import AROUND
from ecosfera.screen.table import bar, market, others, places, pool
from ecosfera.screen.table.spots import END, Kind, Spot
from ecosfera.screen.table.zones import Box

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.screen.table.layout import Pose
    from ecosfera.screen.table.look import Look


class Hot(NamedTuple):
    """One thing that can be pointed at."""

    spot: Spot
    box: Box
    group: str
    name: str
    radius: float


def hots(look: Look) -> list[Hot]:
    """Everything on the table, in reading order; of two that overlap the later lies on top."""
    return [*_own(look), *_market(look), *_left(look), *_rest(look)]


def at(found: list[Hot], x: float, y: float) -> Hot | None:
    """What lies under a point."""
    return next((hot for hot in reversed(found) if hot.box.holds(x, y)), None)


def _own(look: Look) -> Iterator[Hot]:
    """The cards in front with their buttons, then the tokens and piles."""
    book, words, zones = look.book, look.book.words, look.zones
    for card in look.seen.rows[look.front]:
        pose = look.poses.get(card)
        if pose is None:
            continue
        yield Hot(Spot(Kind.ROW, card), pose.shown, "row", _own_name(look, card), 0.07 * pose.w)
        yield from _buttons(look, card, pose)
    for ability, _ in enumerate(ABILITIES):
        ready = look.seen.tokens[look.front] >> ability & 1
        state = words("card.token-ready" if ready else "card.token-spent")
        name = words(
            "table.say.thing-state",
            thing=words("card.token", ability=book.ability(ability)),
            state=state,
        )
        box = places.token(zones, ability)
        yield Hot(Spot(Kind.TOKEN, ability), box, "tokens", name, 0.28 * box.w)
    box = places.pile(zones.deck, zones)
    count = look.seen.decks[look.front]
    yield Hot(Spot(Kind.DECK), box, "deck", words("table.deck", n=count), 0.07 * box.w)
    box = places.pile(zones.discard, zones)
    count = len(look.seen.discards[look.front])
    yield Hot(Spot(Kind.DISCARD), box, "discard", words("table.discard", n=count), 0.07 * box.w)


def _own_name(look: Look, card: int) -> str:
    book, words = look.book, look.book.words
    name = book.words("card.litter") if book.is_litter(card) else book.name(card)
    if look.front == look.seen.player and look.seen.used >> card & 1:
        return words("table.say.thing-state", thing=name, state=words("card.used"))
    return name


def _buttons(look: Look, card: int, pose: Pose) -> Iterator[Hot]:
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
        yield Hot(Spot(Kind.SIGN, card, ability), box, "row", name, 0.3 * side)
        y += pitch
    if faces.stars and book.cards.stars[card]:
        name = words("table.say.star", card=book.inside(card))
        box = Box(shown.right - wide, y, wide, max(pitch, look.zones.target))
        yield Hot(Spot(Kind.STAR, card), box, "row", name, 0.3 * side)


def _market(look: Look) -> Iterator[Hot]:
    book, words, zones = look.book, look.book.words, look.zones
    for consumers, slots in ((True, look.seen.consumers), (False, look.seen.producers)):
        group = "consumers" if consumers else "producers"
        pile = places.market_pile(zones, consumers=consumers)
        count = look.seen.consumer_deck if consumers else look.seen.producer_deck
        name = words("table.say.pile", pile=words(f"card.pile.{group}"), n=count)
        yield Hot(Spot(Kind.SHELF, int(consumers)), pile, group, name, 0.07 * pile.w)
        for slot, card in enumerate(slots):
            if card != EMPTY:
                box = places.market_slot(zones, slot, consumers=consumers)
                yield Hot(Spot(Kind.MARKET, card), box, group, book.name(card), 0.07 * box.w)
    if zones.level == 2:
        box = places.policy_pile(zones)
        wide = Box(zones.elements.x, zones.elements.y, zones.deck_width + 4, zones.elements.h)
        name = words("table.say.pile", pile=words("card.pile.policies"), n=look.seen.policy_deck)
        yield Hot(Spot(Kind.POLICY_DECK), wide, "elements", name, 0.1 * box.w)
    for element, box in enumerate(market.stack_boxes(look)):
        left = len(look.seen.elements[element])
        name = words("table.say.pile", pile=book.element(element), n=left)
        yield Hot(Spot(Kind.STACK, element), box, "elements", name, 10 * look.brush.u)


def _left(look: Look) -> Iterator[Hot]:
    book, words, zones = look.book, look.book.words, look.zones
    flower = places.habitat_flower(zones)
    for place, habitat in zip(flower.tiles, AROUND, strict=True):
        there = habitat in look.seen.habitats
        key = "card.tile.habitat-restored" if there else "card.tile.habitat-empty"
        side = 1.7 * place.radius
        box = Box(place.cx - side / 2, place.cy - side / 2, side, side)
        name = words(key, habitat=book.habitat(habitat))
        yield Hot(Spot(Kind.TILE, habitat), box, "tiles", name, side / 3)
    name = words("table.say.impacts", n=look.seen.impacts)
    yield Hot(Spot(Kind.IMPACTS), zones.impacts, "tiles", name, 12 * look.brush.u)
    name = words("table.say.pile", pile=words("card.pile.pressures"), n=look.seen.pressures)
    yield Hot(Spot(Kind.PRESSURES), zones.pressure, "tiles", name, 12 * look.brush.u)
    if zones.level == 2:
        for card, box in pool.boxes(look):
            name = words("table.more-cards") if card == pool.MORE else book.policy(card)
            yield Hot(Spot(Kind.POOL, card), box, "pool", name, 8 * look.brush.u)


def _rest(look: Look) -> Iterator[Hot]:
    book, words, zones = look.book, look.book.words, look.zones
    box = places.end_button(zones)
    yield Hot(END, box, "end", words("table.end-turn"), min(box.h / 2, 14 * look.brush.u))
    for place, player in enumerate(look.others):
        name = words(
            "table.say.row",
            player=look.people[player].name,
            cards=book.names_inside(look.seen.rows[player]) or words("table.say.nothing"),
        )
        yield Hot(
            Spot(Kind.OTHER, player), zones.others[place], f"other {place}", name, 12 * look.brush.u
        )
        for card in look.seen.rows[player]:
            pose = look.poses.get(card)
            if pose is not None:
                yield Hot(
                    Spot(Kind.OTHER_CARD, card),
                    pose.shown,
                    f"other {place}",
                    book.name(card),
                    0.1 * pose.w,
                )
    if not look.choosing:
        # while something is chosen a portrait is a part of its row
        for player in (look.front, *look.others):
            face = others.face(look, player)
            yield Hot(Spot(Kind.SEAT, player), face, "seats", _seat(look, player), face.w / 2)
    whole = Spot(Kind.OTHER, look.front)
    if look.glows(whole):
        yield Hot(whole, zones.cards, "row", words("table.own-row"), 14 * look.brush.u)
    boxes = bar.button_boxes(look)
    for name in reversed(look.bar):
        spot = Spot(Kind.BAR, bar.BUTTONS.index(name))
        yield Hot(spot, boxes[name], "bar", words(f"table.{name}"), 14 * look.brush.u)


def _seat(look: Look, player: int) -> str:
    """Who plays a row, for the narration."""
    words, person = look.book.words, look.people[player]
    if not person.character:
        return words("table.seat.say-person", player=person.name)
    character = words(f"table.seat.{person.character}")
    return words("table.seat.say-computer", player=person.name, character=character)
