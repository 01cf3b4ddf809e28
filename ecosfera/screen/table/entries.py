"""The list "This turn you can": what can be done, gathered into a few lines. No words here."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from ecosfera.rules.actions import (
    AcquireConsumer,
    AcquireProducer,
    ChooseHabitat,
    ChoosePass,
    ChooseReaction,
    DrawPolicy,
    EndTurn,
    Implement,
    Pass,
    Plus,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.rules.cards import PASS, PLUS, REFRESH, habitats_in
from ecosfera.screen.order import in_order
from ecosfera.screen.table.spots import NO, YES, Kind, Spot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.rules.actions import Action
    from ecosfera.screen.table.doing import Doing
    from ecosfera.screen.table.spots import Path


class What(StrEnum):
    """What a line of the list stands for."""

    RESTORE = "restore"
    TAKE = "take"
    MEASURE = "measure"
    STAR = "star"
    TURN_UP = "turn-up"
    PASS = "pass"
    PLUS = "plus"
    REFRESH = "refresh"
    END = "end"
    TILE = "tile"
    YES = "yes"
    NO = "no"
    HAND_ON = "hand-on"
    """Ocean literacy: pass a card."""
    STEP = "step"
    """While something is being chosen: one thing to point at."""
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Line:
    """One line: the actions it stands for and what has been pointed at by choosing it."""

    what: What
    actions: tuple[Action, ...] = ()
    chosen: Path = ()
    card: int | None = None
    habitats: tuple[int, ...] = ()
    ability: int | None = None
    spot: Spot | None = None
    """With `STEP`: what the line points at."""


def lines(doing: Doing) -> list[Line]:
    """What can be done now; while something is being chosen, what can be chosen."""
    if doing.choosing:
        spots = _in_order(doing.targets(), doing)
        return [*(Line(What.STEP, spot=spot) for spot in spots), Line(What.BACK)]
    actions = doing.actions
    found = _restorations(doing, actions)
    found += _takings(actions)
    measures = dict.fromkeys(a.measure for a in actions if isinstance(a, Implement))
    for card in measures:
        which = tuple(a for a in actions if isinstance(a, Implement) and a.measure == card)
        found.append(Line(What.MEASURE, which, (Spot(Kind.POOL, card),), card=card))
    stars = tuple(a for a in actions if isinstance(a, DrawPolicy))
    if stars:
        found.append(Line(What.STAR, stars, (Spot(Kind.POLICY_DECK),)))
    for action in actions:
        if isinstance(action, Reactivate):
            token = (Spot(Kind.TOKEN, action.ability),)
            found.append(Line(What.TURN_UP, (action,), token, ability=action.ability))
    for what, ability, kind in (
        (What.PASS, PASS, Pass),
        (What.PLUS, PLUS, Plus),
        (What.REFRESH, REFRESH, Refresh),
    ):
        uses = _of(actions, kind)
        if uses:
            begun = (Spot(Kind.ABILITY, ability),)
            found.append(Line(what, uses, begun, ability=ability))
    found += _answers(actions)
    found += [Line(What.END, (a,)) for a in actions if isinstance(a, EndTurn)]
    return found


def _of(actions: Sequence[Action], kind: type) -> tuple[Action, ...]:
    return tuple(a for a in actions if isinstance(a, kind))


def _restorations(doing: Doing, actions: Sequence[Action]) -> list[Line]:
    """One line for each set of habitats that some pair of animals restores, most first."""
    state = doing.state
    habitats = state.catalogue.habitats
    sets: dict[int, list[Action]] = {}
    for action in actions:
        if isinstance(action, RestoreHabitats):
            one, two = action.consumers
            sets.setdefault(habitats[one] & habitats[two] & ~state.restored, []).append(action)
    ranked = sorted(sets, key=lambda mask: (-mask.bit_count(), mask))
    return [Line(What.RESTORE, tuple(sets[mask]), habitats=habitats_in(mask)) for mask in ranked]


def _takings(actions: Sequence[Action]) -> list[Line]:
    """One line for each species of the market that can be acquired: consumers first."""
    found = []
    consumers = dict.fromkeys(a.card for a in actions if isinstance(a, AcquireConsumer))
    for card in consumers:
        which = tuple(a for a in actions if isinstance(a, AcquireConsumer) and a.card == card)
        found.append(Line(What.TAKE, which, (Spot(Kind.MARKET, card),), card=card))
    for action in actions:
        if isinstance(action, AcquireProducer):
            chosen = (Spot(Kind.MARKET, action.card),)
            found.append(Line(What.TAKE, (action,), chosen, card=action.card))
    return found


def _answers(actions: Sequence[Action]) -> list[Line]:
    """The answers to a choice that is owed."""
    tiles = {a.habitat: a for a in actions if isinstance(a, ChooseHabitat)}
    found = [
        Line(What.TILE, (tiles[h],), (Spot(Kind.TILE, h),), habitats=(h,)) for h in in_order(tiles)
    ]
    for action in actions:
        if isinstance(action, ChooseReaction):
            what, spot = (What.YES, YES) if action.implement else (What.NO, NO)
            found.append(Line(what, (action,), (spot,)))
    passes = tuple(a for a in actions if isinstance(a, ChoosePass) and a.card is not None)
    if passes:
        found.append(Line(What.HAND_ON, passes))
    found += [
        Line(What.NO, (a,), (NO,)) for a in actions if isinstance(a, ChoosePass) and a.card is None
    ]
    return found


_ORDER = (Kind.ROW, Kind.MARKET, Kind.SHELF, Kind.TILE, Kind.STACK, Kind.OTHER)


def _in_order(spots: set[Spot], doing: Doing) -> list[Spot]:
    """The spots in the order one reads the table, equal cards once."""
    state = doing.state
    places = {card: i for row in state.rows for i, card in enumerate(row)}
    places |= {c: i for slots in (state.consumers, state.producers) for i, c in enumerate(slots)}

    def key(spot: Spot) -> tuple[int, int, int]:
        rank = _ORDER.index(spot.kind) if spot.kind in _ORDER else len(_ORDER)
        place = places.get(spot.which, 0) if spot.kind in {Kind.ROW, Kind.MARKET} else spot.which
        return rank, place, spot.which

    return [spot for spot in sorted(spots, key=key) if not doing.doubles(spot)]
