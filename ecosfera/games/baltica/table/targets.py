"""The targets of the table as controls, in reading order, with their narrated names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.panels import (
    bar,
    detail_corner,
    market,
    other_rows,
    policy_pool,
    sea_state,
)
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY, EVERY_ELEMENT
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.stage import positions
from ecosfera.tabletop.targets import DropArea, TargetWidget
from ecosfera.ui.accessibility.node import AccessNode, Act, Role
from ecosfera.ui.draw.box import Box

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.stage.frame import MoveListing, TableFrame
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.stage.motion import Pose

LOG: Final = Target(TargetKind.LOG)
WHY: Final = Target(TargetKind.WHY)
ONLY_FOCUS: Final = frozenset({Act.FOCUS})
USABLE: Final = ONLY_FOCUS | {Act.CLICK}


class TableTarget(TargetWidget[Target]):
    """A target on the table; `corner` is the radius of its corners, in pixels."""

    def __init__(
        self, target: Target, box: Box, group: str, name: str | Callable[[], str], corner: float
    ) -> None:
        super().__init__(target.id, rect(box), name, target, _unused, group=group)
        self.box = box
        self._pixels = round(corner)
        self.usable = False
        """Whether the keys can reach it now."""
        self.disabled = False
        """Whether it is a button that does nothing now."""
        self.preview: Callable[[], str] = str
        """Return what a click on it would do."""
        self.signs: Callable[[], str] = str
        """Return what the signs on it say, in words."""

    def connect(self, use: Callable[[Target], None]) -> None:
        """Call `use` with the target after a click or Enter."""
        self._use = use

    def holds(self, point: tuple[int, int]) -> bool:
        """Return whether a point lies in its box, whose edges may lie between two pixels."""
        return self.box.holds(*point)

    def radius(self, context: UiContext) -> int:
        """Return the radius of its corners."""
        del context
        return self._pixels

    def accessible(self, context: UiContext) -> AccessNode:
        """Return its name, what a click on it would do, and what it says."""
        del context
        box, preview = self.box, self.preview() if self.usable else ""
        acts: frozenset[Act] = frozenset()
        if self.usable:
            acts = ONLY_FOCUS if self.disabled else USABLE
        return AccessNode(
            id=self.id,
            role=Role.BUTTON if self.usable or self.disabled else Role.LABEL,
            name=self.name,
            description=" ".join(filter(None, (preview, self.signs()))),
            rect=(round(box.x), round(box.y), round(box.right), round(box.bottom)),
            acts=acts,
            disabled=self.disabled,
            spoken=preview,
        )


class LineTarget(TargetWidget[Target]):
    """A line of the move list, which the pointer reaches; keys choose it by its number."""

    def __init__(self, target: Target, box: Box, use: Callable[[Target], None]) -> None:
        super().__init__(target.id, rect(box), "", target, use, group="")


def targets(frame: TableFrame) -> list[TableTarget]:
    """Return all targets in reading order; of two that overlap, the later one is on top."""
    return [*_own(frame), *_market(frame), *_left(frame), *_rest(frame)]


def lines(listing: MoveListing | None, use: Callable[[Target], None]) -> list[LineTarget]:
    """Return the visible lines of the move list."""
    if listing is None:
        return []
    return [
        LineTarget(line, box, use) for line, box in zip(listing.targets, listing.boxes, strict=True)
    ]


def drop_areas(frame: TableFrame) -> list[DropArea[Target]]:
    """Return what only takes drops: the two rows of the market, and the whole row in front."""
    zones = frame.zones
    rows = [
        (Target(TargetKind.PLAYER_ROW, frame.front), zones.row),
        (Target(TargetKind.SHELF, 1), zones.consumers),
        (Target(TargetKind.SHELF, 0), zones.producers),
    ]
    return [DropArea(f"drop-{target.id}", rect(box), target) for target, box in rows]


def target_at(found: Sequence[TableTarget], point: tuple[int, int]) -> TableTarget | None:
    """Return the target at a point, or None."""
    return next((one for one in reversed(found) if one.holds(point)), None)


def _unused(_target: Target) -> None:
    """Do nothing: a table that is only watched."""


def _own(frame: TableFrame) -> Iterator[TableTarget]:
    """Yield the cards in front with their buttons, then the tokens and piles."""
    book, words, zones = frame.book, frame.book.words, frame.zones
    for card in frame.own_row:
        pose = frame.poses.get(card)
        if pose is None:
            continue
        yield TableTarget(
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
        yield TableTarget(Target(TargetKind.TOKEN, ability), box, "tokens", name, 0.28 * box.w)
    box = positions.pile(zones.deck, zones)
    count = frame.seen.decks[frame.front]
    yield TableTarget(
        Target(TargetKind.DECK), box, "deck", words("table.deck", n=count), 0.07 * box.w
    )
    box = positions.pile(zones.discard, zones)
    count = len(frame.seen.discards[frame.front])
    yield TableTarget(
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
    if card not in frame.news.marked | frame.fresh:
        return name
    return words("table.say.thing-state", thing=name, state=words("table.say.new"))


def _buttons(frame: TableFrame, card: CardId, pose: Pose) -> Iterator[TableTarget]:
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
        yield TableTarget(Target(TargetKind.SIGN, card, ability), box, "row", name, 0.3 * side)
        y += pitch
    if faces.stars and book.cards.stars[card]:
        name = words("table.say.star", card=book.inside(card))
        box = Box(shown.right - wide, y, wide, max(pitch, frame.zones.target))
        yield TableTarget(Target(TargetKind.STAR, card), box, "row", name, 0.3 * side)


def _market(frame: TableFrame) -> Iterator[TableTarget]:
    book, words, zones = frame.book, frame.book.words, frame.zones
    for consumers, slots in ((True, frame.seen.consumers), (False, frame.seen.producers)):
        group = "consumers" if consumers else "producers"
        pile = positions.market_pile(zones, consumers=consumers)
        count = frame.seen.consumer_deck if consumers else frame.seen.producer_deck
        name = words("table.say.pile", pile=words(f"card.pile.{group}"), n=count)
        yield TableTarget(
            Target(TargetKind.SHELF, int(consumers)), pile, group, name, 0.07 * pile.w
        )
        for slot, card in enumerate(slots):
            if card != EMPTY:
                box = positions.market_slot(zones, slot, consumers=consumers)
                named = _newly(frame, card, book.name(card))
                yield TableTarget(Target(TargetKind.MARKET, card), box, group, named, 0.07 * box.w)
    if zones.level == 2:
        box = positions.policy_pile(zones)
        wide = Box(zones.elements.x, zones.elements.y, zones.deck_width + 4, zones.elements.h)
        name = words("table.say.pile", pile=words("card.pile.policies"), n=frame.seen.policy_deck)
        yield TableTarget(Target(TargetKind.POLICY_DECK), wide, "elements", name, 0.1 * box.w)
    for element, box in zip(EVERY_ELEMENT, market.stack_boxes(frame), strict=True):
        left = len(frame.seen.elements[element])
        name = words("table.say.pile", pile=book.element(element), n=left)
        yield TableTarget(
            Target(TargetKind.STACK, element), box, "elements", name, 10 * frame.brush.u
        )


def _left(frame: TableFrame) -> Iterator[TableTarget]:
    book, words, zones = frame.book, frame.book.words, frame.zones
    flower = positions.habitat_flower(zones)
    for place, habitat in zip(flower.tiles, AROUND, strict=True):
        there = habitat in frame.seen.habitats
        key = "card.tile.habitat-restored" if there else "card.tile.habitat-empty"
        side = 1.7 * place.radius
        box = Box(place.cx - side / 2, place.cy - side / 2, side, side)
        name = words(key, habitat=book.habitat(habitat))
        near = detail_corner.nearness(frame, habitat)
        name = f"{name}. {near}" if near else name
        yield TableTarget(Target(TargetKind.TILE, habitat), box, "tiles", name, side / 3)
    side = 1.7 * flower.centre.radius
    box = Box(flower.centre.cx - side / 2, flower.centre.cy - side / 2, side, side)
    name = f"{words('table.habitats')} {words('table.of-six', n=len(frame.seen.habitats))}"
    name = f"{name}. {words('table.goal')}"
    yield TableTarget(Target(TargetKind.HABITATS), box, "tiles", name, side / 3)
    counted = bar.gained_box(frame)
    if counted is not None:
        name = f"{words('table.gained')}. {detail_corner.gained_in_words(frame)}"
        yield TableTarget(Target(TargetKind.GAINED), counted, "tiles", name, 5 * frame.brush.u)
    name = words("table.say.impacts", n=frame.seen.impacts)
    if frame.impacts:
        name = f"{name}. {book.impacts_so_far(frame.impacts)}"
    yield TableTarget(Target(TargetKind.IMPACTS), zones.impacts, "tiles", name, 12 * frame.brush.u)
    name = words("table.say.pile", pile=words("card.pile.pressures"), n=frame.seen.pressures)
    yield TableTarget(
        Target(TargetKind.PRESSURES), zones.pressure, "tiles", name, 12 * frame.brush.u
    )
    caption = sea_state.journal(frame)
    journal = sea_state.journal_box(frame, caption)
    if caption and journal is not None and not frame.watched:
        yield TableTarget(LOG, journal, "tiles", caption, 14 * frame.brush.u)
    if zones.level == 2:
        for card, box in policy_pool.boxes(frame):
            name = words("table.more-cards") if card == policy_pool.MORE else book.policy(card)
            yield TableTarget(Target(TargetKind.POOL, card), box, "pool", name, 8 * frame.brush.u)


def _rest(frame: TableFrame) -> Iterator[TableTarget]:
    book, words, zones = frame.book, frame.book.words, frame.zones
    if frame.turn is not None and frame.turn.target == END:
        box = positions.end_button(zones)
        yield TableTarget(
            END, box, "end", words("table.end-turn"), min(box.h / 2, 14 * frame.brush.u)
        )
    for place, player in enumerate(frame.others):
        name = words(
            "table.say.row",
            player=frame.people[player].name,
            cards=book.names_inside(frame.seen.rows[player]) or words("table.say.nothing"),
        )
        yield TableTarget(
            Target(TargetKind.PLAYER_ROW, player),
            zones.others[place],
            f"other {place}",
            name,
            12 * frame.brush.u,
        )
        for card in frame.seen.rows[player]:
            pose = frame.poses.get(card)
            if pose is not None:
                yield TableTarget(
                    Target(TargetKind.OTHER_CARD, card),
                    pose.shown,
                    f"other {place}",
                    book.name(card),
                    0.1 * pose.w,
                )
    if not frame.choosing:
        # During a selection, a portrait belongs to its row.
        deciding = frame.deciding
        for player in (deciding, *(other for other in frame.others if other != deciding)):
            face = other_rows.face(frame, player)
            yield TableTarget(
                Target(TargetKind.SEAT, player), face, "seats", _seat(frame, player), face.w / 2
            )
    whole = Target(TargetKind.PLAYER_ROW, frame.front)
    if frame.glows(whole):
        yield TableTarget(whole, zones.cards, "row", words("table.own-row"), 14 * frame.brush.u)
    boxes = bar.button_boxes(frame)
    for name in reversed(frame.bar):
        pressed = Target(TargetKind.BAR, bar.BUTTONS.index(name))
        yield TableTarget(
            pressed, boxes[name], "bar", bar.described(frame, name), 14 * frame.brush.u
        )
    if frame.turn is not None and frame.turn.target != END:
        button = bar.turn_button(frame, frame.turn)
        radius = button.radius(frame.brush.context)
        yield TableTarget(frame.turn.target, Box(*button.rect), "end", button.name, radius)


def _seat(frame: TableFrame, player: PlayerId) -> str:
    """Return who plays a row, for the narration."""
    words, person = frame.book.words, frame.people[player]
    if not person.character:
        return words("table.seat.say-person", player=person.name)
    character = words(f"table.seat.{person.character}")
    return words("table.seat.say-computer", player=person.name, character=character)
