"""The list "This turn you can": the legal actions in a few groups. It contains no text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import count
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.content.habitat_order import in_order
from ecosfera.games.baltica.moves.targets import NO, YES, Target, TargetKind
from ecosfera.games.baltica.rules.actions import (
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
from ecosfera.games.baltica.rules.cards import PASS, PLUS, REFRESH, habitats_in
from ecosfera.games.baltica.rules.legality import unrestored_habitats

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.moves.targets import Path
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import AbilityId, CardId, HabitatId


class MoveKind(StrEnum):
    """The kinds of groups."""

    RESTORE = "restore"
    DEED = "deed"
    """The pass or refresh that is clearly good to do."""
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
    """While a move is being selected: one thing that can be pointed at."""
    BACK = "back"


UNNUMBERED: Final = frozenset({MoveKind.END, MoveKind.BACK})
"""What has a key of its own."""
MOST_NUMBERS: Final = 9
"""Number keys of a keyboard."""


@dataclass(frozen=True, slots=True)
class MoveGroup:
    """One line of the list: its actions, and the targets chosen by selecting it."""

    what: MoveKind
    actions: tuple[Action, ...] = ()
    chosen: Path = ()
    card: CardId | None = None
    habitats: tuple[HabitatId, ...] = ()
    ability: AbilityId | None = None
    target: Target | None = None
    """For `STEP`: the target of the line."""
    lit: bool = False
    """Whether it is clearly good, so that it stands out; the hint says the same."""

    @property
    def action(self) -> Action | None:
        """Return the action of a good deed; other lines with actions may need further choices."""
        return self.actions[0] if self.what is MoveKind.DEED else None


def key_numbers(lines: Sequence[MoveGroup]) -> tuple[int, ...]:
    """Return the number key of each line, counted from the top; 0 for lines without."""
    numbers = count(1)
    found = (0 if line.what in UNNUMBERED else next(numbers) for line in lines)
    return tuple(number if number <= MOST_NUMBERS else 0 for number in found)


def lines(doing: MoveSelection) -> list[MoveGroup]:
    """Return what can be done now or, while a move is being selected, what can be chosen next.

    The kinds of moves have a fixed order, and cards the order in which they lie. If suggestions
    are wanted, what is clearly good is lit and stands first.
    """
    if doing.choosing:
        targets = _in_order(doing.targets(), doing)
        steps = [MoveGroup(MoveKind.STEP, target=target) for target in targets]
        return [*steps, MoveGroup(MoveKind.BACK)]
    actions = doing.actions
    found = _restorations(doing, actions) + _deed(doing)
    found += _takings(doing)
    measures = dict.fromkeys(a.measure for a in actions if isinstance(a, Implement))
    for card in measures:
        which = tuple(a for a in actions if isinstance(a, Implement) and a.measure == card)
        found.append(
            MoveGroup(MoveKind.MEASURE, which, (Target(TargetKind.POOL, card),), card=card)
        )
    stars = tuple(a for a in actions if isinstance(a, DrawPolicy))
    if stars:
        found.append(MoveGroup(MoveKind.STAR, stars, (Target(TargetKind.POLICY_DECK),)))
    for action in actions:
        if isinstance(action, Reactivate):
            token = (Target(TargetKind.TOKEN, action.ability),)
            found.append(MoveGroup(MoveKind.TURN_UP, (action,), token, ability=action.ability))
    for what, ability, kind in (
        (MoveKind.PASS, PASS, Pass),
        (MoveKind.PLUS, PLUS, Plus),
        (MoveKind.REFRESH, REFRESH, Refresh),
    ):
        uses = _of(actions, kind)
        if uses and not any(set(uses) <= set(line.actions) for line in found):
            begun = (Target(TargetKind.ABILITY, ability),)
            found.append(MoveGroup(what, uses, begun, ability=ability))
    found += _answers(actions)
    found += [MoveGroup(MoveKind.END, (a,)) for a in actions if isinstance(a, EndTurn)]
    return _clearest_first(found, doing)


def _clearest_first(found: list[MoveGroup], doing: MoveSelection) -> list[MoveGroup]:
    """Return the lines with the one lit, and first, that is clearly good, if one is."""
    best = None if doing.good_deed is None else doing.good_deed[0]
    clear = next((line for line in found if best in line.actions), None)
    if clear is None:
        return found
    return [replace(clear, lit=True), *(line for line in found if line is not clear)]


def _of(actions: Sequence[Action], kind: type) -> tuple[Action, ...]:
    return tuple(a for a in actions if isinstance(a, kind))


def _restorations(doing: MoveSelection, actions: Sequence[Action]) -> list[MoveGroup]:
    """Return one group for each set of habitats that a pair restores, largest set first."""
    state = doing.state
    habitats = state.catalogue.habitats
    sets: dict[int, list[Action]] = {}
    for action in actions:
        if isinstance(action, RestoreHabitats):
            one, two = action.consumers
            sets.setdefault(habitats[one] & habitats[two] & ~state.restored, []).append(action)
    ranked = sorted(sets, key=lambda mask: (-mask.bit_count(), mask))
    return [
        MoveGroup(MoveKind.RESTORE, tuple(sets[mask]), habitats=habitats_in(mask))
        for mask in ranked
    ]


def _deed(doing: MoveSelection) -> list[MoveGroup]:
    """Return the line of the pass or refresh that is clearly good; all else has a line anyway."""
    action = None if doing.good_deed is None else doing.good_deed[0]
    if not isinstance(action, Pass | Refresh):
        return []
    ability = PASS if isinstance(action, Pass) else REFRESH
    return [MoveGroup(MoveKind.DEED, doing.with_any_source(action), ability=ability)]


def _takings(doing: MoveSelection) -> list[MoveGroup]:
    """Return one group for each species that can be acquired: first the consumers, as they lie.

    If suggestions are wanted, species of which all habitats are restored come last.
    """
    state, actions = doing.state, doing.actions
    found = []
    consumers = dict.fromkeys(a.card for a in actions if isinstance(a, AcquireConsumer))
    for card in consumers:
        which = tuple(a for a in actions if isinstance(a, AcquireConsumer) and a.card == card)
        found.append(MoveGroup(MoveKind.TAKE, which, (Target(TargetKind.MARKET, card),), card=card))
    for action in actions:
        if isinstance(action, AcquireProducer):
            chosen = (Target(TargetKind.MARKET, action.card),)
            found.append(MoveGroup(MoveKind.TAKE, (action,), chosen, card=action.card))
    if not doing.suggests:
        lying = [*state.consumers, *state.producers]
        return sorted(found, key=lambda line: lying.index(line.card) if line.card in lying else -1)
    useful = [line for line in found if line.card and unrestored_habitats(state, line.card)]
    return useful + [line for line in found if line not in useful]


def _answers(actions: Sequence[Action]) -> list[MoveGroup]:
    """Return the answers to a pending choice."""
    tiles = {a.habitat: a for a in actions if isinstance(a, ChooseHabitat)}
    found = [
        MoveGroup(MoveKind.TILE, (tiles[h],), (Target(TargetKind.TILE, h),), habitats=(h,))
        for h in in_order(tiles)
    ]
    for action in actions:
        if isinstance(action, ChooseReaction):
            what, target = (MoveKind.YES, YES) if action.implement else (MoveKind.NO, NO)
            found.append(MoveGroup(what, (action,), (target,)))
    passes = tuple(a for a in actions if isinstance(a, ChoosePass) and a.card is not None)
    if passes:
        found.append(MoveGroup(MoveKind.HAND_ON, passes))
    found += [
        MoveGroup(MoveKind.NO, (a,), (NO,))
        for a in actions
        if isinstance(a, ChoosePass) and a.card is None
    ]
    return found


_ORDER = (
    TargetKind.ROW,
    TargetKind.PLAYER_ROW,
    TargetKind.STACK,
    TargetKind.MARKET,
    TargetKind.SHELF,
    TargetKind.TILE,
)
"""Other rows come first, so that each always has the same number key."""


def _in_order(targets: Iterable[Target], doing: MoveSelection) -> list[Target]:
    """Return the targets in a fixed order of their kinds, equal cards only once."""
    state = doing.state
    places = {card: i for row in state.rows for i, card in enumerate(row)}
    places |= {c: i for slots in (state.consumers, state.producers) for i, c in enumerate(slots)}

    def key(target: Target) -> tuple[int, int, int]:
        rank = _ORDER.index(target.kind) if target.kind in _ORDER else len(_ORDER)
        place = target.which
        if target.kind in {TargetKind.ROW, TargetKind.SIGN, TargetKind.MARKET}:
            place = places.get(target.card, 0)
        elif target.kind is TargetKind.SHELF:
            place = -target.which  # the consumers lie above the producers
        return rank, place, target.which

    return [target for target in sorted(targets, key=key) if not doing.doubles(target)]
