"""The hit areas of the table, in reading order, with their narrated names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY, EVERY_ELEMENT
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.screens.table.geometry import positions
from ecosfera.games.baltica.screens.table.panels import (
    buttons,
    market,
    other_rows,
    sea_state,
    status_bar,
)
from ecosfera.games.baltica.screens.table.panels.policies import policy_pool
from ecosfera.ui.draw.box import Box

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.ui.stage.pose import Pose
LOG: Final = Target(TargetKind.LOG)


class HitArea(NamedTuple):
    """The area of one target."""

    spot: Target
    box: Box
    group: str
    name: str
    radius: float


def hit_areas(frame: TableFrame) -> list[HitArea]:
    """Return all hit areas in reading order; of two that overlap, the later one is on top."""
    return [*_own(frame), *_market(frame), *_left(frame), *_rest(frame)]


def at(found: list[HitArea], x: float, y: float) -> HitArea | None:
    """Return the hit area at a point, or None."""
    return next((hot for hot in reversed(found) if hot.box.holds(x, y)), None)


def _own(frame: TableFrame) -> Iterator[HitArea]:
    """Yield the cards in front with their buttons, then the tokens and piles."""
    book, words, zones = frame.book, frame.book.words, frame.zones
    for card in frame.seen.rows[frame.front]:
        pose = frame.poses.get(card)
        if pose is None:
            continue
        yield HitArea(
            Target(TargetKind.ROW, card), pose.shown, "row", _own_name(frame, card), 0.07 * pose.w
        )
        yield from _buttons(frame, card, pose)
    for ability in EVERY_ABILITY:
        ready = frame.seen.tokens[frame.front] >> ability & 1
        state = words("card.token-ready" if ready else "card.token-spent")
        name = words(
            "table.say.thing-state",
            thing=words("card.token", ability=book.ability(ability)),
            state=state,
        )
        box = positions.token(zones, ability)
        yield HitArea(Target(TargetKind.TOKEN, ability), box, "tokens", name, 0.28 * box.w)
    box = positions.pile(zones.deck, zones)
    count = frame.seen.decks[frame.front]
    yield HitArea(Target(TargetKind.DECK), box, "deck", words("table.deck", n=count), 0.07 * box.w)
    box = positions.pile(zones.discard, zones)
    count = len(frame.seen.discards[frame.front])
    yield HitArea(
        Target(TargetKind.DISCARD), box, "discard", words("table.discard", n=count), 0.07 * box.w
    )


def _own_name(frame: TableFrame, card: CardId) -> str:
    book, words = frame.book, frame.book.words
    name = book.words("card.litter") if book.is_litter(card) else book.name(card)
    if frame.front == frame.seen.player and frame.seen.used >> card & 1:
        return words("table.say.thing-state", thing=name, state=words("card.used"))
    return _newly(frame, card, name)


def _newly(frame: TableFrame, card: CardId, name: str) -> str:
    """Return the name of a card, with the remark that it is new if it is."""
    words = frame.book.words
    if card not in frame.news.marked:
        return name
    return words("table.say.thing-state", thing=name, state=words("table.say.new"))


def _buttons(frame: TableFrame, card: CardId, pose: Pose) -> Iterator[HitArea]:
    """Yield the ability signs and the star of a card, at the right edge of its visible part."""
    book, words, faces = frame.book, frame.book.words, frame.faces
    w = pose.w
    side, pitch = faces.own_sign(w), faces.own_pitch(w)
    shown = pose.shown
    wide = min(max(side * 1.25, frame.zones.target), shown.w)
    y = shown.y
    abilities = book.abilities(card)
    for ability in abilities:
        name = words("table.say.ability", card=book.inside(card), ability=book.ability(ability))
        box = Box(shown.right - wide, y, wide, max(pitch, frame.zones.target))
        yield HitArea(Target(TargetKind.SIGN, card, ability), box, "row", name, 0.3 * side)
        y += pitch
    if faces.stars and book.cards.stars[card]:
        name = words("table.say.star", card=book.inside(card))
        box = Box(shown.right - wide, y, wide, max(pitch, frame.zones.target))
        yield HitArea(Target(TargetKind.STAR, card), box, "row", name, 0.3 * side)


def _market(frame: TableFrame) -> Iterator[HitArea]:
    book, words, zones = frame.book, frame.book.words, frame.zones
    for consumers, slots in ((True, frame.seen.consumers), (False, frame.seen.producers)):
        group = "consumers" if consumers else "producers"
        pile = positions.market_pile(zones, consumers=consumers)
        count = frame.seen.consumer_deck if consumers else frame.seen.producer_deck
        name = words("table.say.pile", pile=words(f"card.pile.{group}"), n=count)
        yield HitArea(Target(TargetKind.SHELF, int(consumers)), pile, group, name, 0.07 * pile.w)
        for slot, card in enumerate(slots):
            if card != EMPTY:
                box = positions.market_slot(zones, slot, consumers=consumers)
                named = _newly(frame, card, book.name(card))
                yield HitArea(Target(TargetKind.MARKET, card), box, group, named, 0.07 * box.w)
    if zones.level == 2:
        box = positions.policy_pile(zones)
        wide = Box(zones.elements.x, zones.elements.y, zones.deck_width + 4, zones.elements.h)
        name = words("table.say.pile", pile=words("card.pile.policies"), n=frame.seen.policy_deck)
        yield HitArea(Target(TargetKind.POLICY_DECK), wide, "elements", name, 0.1 * box.w)
    for element, box in zip(EVERY_ELEMENT, market.stack_boxes(frame), strict=True):
        left = len(frame.seen.elements[element])
        name = words("table.say.pile", pile=book.element(element), n=left)
        yield HitArea(Target(TargetKind.STACK, element), box, "elements", name, 10 * frame.brush.u)


def _left(frame: TableFrame) -> Iterator[HitArea]:
    book, words, zones = frame.book, frame.book.words, frame.zones
    flower = positions.habitat_flower(zones)
    for place, habitat in zip(flower.tiles, AROUND, strict=True):
        there = habitat in frame.seen.habitats
        key = "card.tile.habitat-restored" if there else "card.tile.habitat-empty"
        side = 1.7 * place.radius
        box = Box(place.cx - side / 2, place.cy - side / 2, side, side)
        name = words(key, habitat=book.habitat(habitat))
        yield HitArea(Target(TargetKind.TILE, habitat), box, "tiles", name, side / 3)
    name = words("table.say.impacts", n=frame.seen.impacts)
    yield HitArea(Target(TargetKind.IMPACTS), zones.impacts, "tiles", name, 12 * frame.brush.u)
    name = words("table.say.pile", pile=words("card.pile.pressures"), n=frame.seen.pressures)
    yield HitArea(Target(TargetKind.PRESSURES), zones.pressure, "tiles", name, 12 * frame.brush.u)
    last = sea_state.latest(frame)
    if last and zones.pool is not None and not frame.watched:
        name = f"{words('table.log')}: {last}"
        yield HitArea(LOG, zones.pool, "tiles", name, 12 * frame.brush.u)
    if zones.level == 2:
        for card, box in policy_pool.boxes(frame):
            name = words("table.more-cards") if card == policy_pool.MORE else book.policy(card)
            yield HitArea(Target(TargetKind.POOL, card), box, "pool", name, 8 * frame.brush.u)


def _rest(frame: TableFrame) -> Iterator[HitArea]:
    book, words, zones = frame.book, frame.book.words, frame.zones
    if frame.turn is not None and frame.turn.spot == END:
        box = positions.end_button(zones)
        yield HitArea(END, box, "end", words("table.end-turn"), min(box.h / 2, 14 * frame.brush.u))
    for place, player in enumerate(frame.others):
        name = words(
            "table.say.row",
            player=frame.people[player].name,
            cards=book.names_inside(frame.seen.rows[player]) or words("table.say.nothing"),
        )
        yield HitArea(
            Target(TargetKind.PLAYER_ROW, player),
            zones.others[place],
            f"other {place}",
            name,
            12 * frame.brush.u,
        )
        for card in frame.seen.rows[player]:
            pose = frame.poses.get(card)
            if pose is not None:
                yield HitArea(
                    Target(TargetKind.OTHER_CARD, card),
                    pose.shown,
                    f"other {place}",
                    book.name(card),
                    0.1 * pose.w,
                )
    if not frame.choosing:
        # During a selection, a portrait belongs to its row.
        for player in (frame.front, *frame.others):
            face = other_rows.face(frame, player)
            yield HitArea(
                Target(TargetKind.SEAT, player), face, "seats", _seat(frame, player), face.w / 2
            )
    whole = Target(TargetKind.PLAYER_ROW, frame.front)
    if frame.glows(whole):
        yield HitArea(whole, zones.cards, "row", words("table.own-row"), 14 * frame.brush.u)
    boxes = status_bar.button_boxes(frame)
    for name in reversed(frame.bar):
        spot = Target(TargetKind.BAR, status_bar.BUTTONS.index(name))
        yield HitArea(spot, boxes[name], "bar", words(f"table.{name}"), 14 * frame.brush.u)
    if frame.turn is not None and frame.turn.spot != END:
        button = buttons.turn_button(frame, frame.turn)
        radius = button.radius(frame.brush.context)
        yield HitArea(frame.turn.spot, Box(*button.rect), "end", button.name, radius)


def _seat(frame: TableFrame, player: PlayerId) -> str:
    """Return who plays a row, for the narration."""
    words, person = frame.book.words, frame.people[player]
    if not person.character:
        return words("table.seat.say-person", player=person.name)
    character = words(f"table.seat.{person.character}")
    return words("table.seat.say-computer", player=person.name, character=character)
