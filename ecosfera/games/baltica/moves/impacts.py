"""What each impact tile stands for: a dead zone, an oil spill, and so on.

The rules count impact tiles and nothing else. This gives each tile a name that fits what caused it:
the pressure cards in the row, three nutrients cards, or a policy card. It follows from the match
alone, so that undo, saved games and replays agree.
"""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import FIRST_PRESSURE, NUTRIENTS, element_of
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.view import apply_event, view

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


PRESSURE_PICTURES: Final = 6
"""Number of different pressure cards: waste water, farming, trawling, ships, industry, plastic."""


class ImpactKind(StrEnum):
    """What has become of a part of the sea. The message is `card.impact-<value>`."""

    DEAD_ZONE = "dead-zone"
    BLOOM = "bloom"
    LITTER = "litter"
    NOISE = "noise"
    SEABED = "seabed"
    """A ploughed seabed."""
    TOXINS = "toxins"
    OIL = "oil"
    ALIEN = "alien"
    """Alien species."""
    HEAT = "heat"


KINDS: Final = tuple(ImpactKind)
BY_PRESSURE: Final = (
    (ImpactKind.DEAD_ZONE, ImpactKind.BLOOM),
    (ImpactKind.BLOOM, ImpactKind.DEAD_ZONE),
    (ImpactKind.SEABED,),
    (ImpactKind.NOISE, ImpactKind.OIL, ImpactKind.ALIEN),
    (ImpactKind.TOXINS, ImpactKind.OIL),
    (ImpactKind.LITTER,),
)
"""What comes of each of the pressure cards, the most fitting first."""
BY_NUTRIENTS: Final = (ImpactKind.BLOOM, ImpactKind.DEAD_ZONE)
BY_CLIMATE: Final = (ImpactKind.HEAT,)
BY_POLICY: Final = {"green_energy": (ImpactKind.SEABED, ImpactKind.NOISE)}
"""What comes of policy cards that place impact tiles: foundations of wind turbines."""


def pressure_scene(card: CardId) -> int:
    """Return which of the pressure cards a card is, counted from 0."""
    return (card - FIRST_PRESSURE) % PRESSURE_PICTURES


def placed(
    state: State, events: Iterable[Event], lying: Sequence[ImpactKind]
) -> tuple[ImpactKind, ...]:
    """Return what lies on the table after the events of an action, in the order of the tiles.

    `state` is the position before the action, and `lying` what lay there then.
    """
    seen, found = view(state), list(lying)
    fits: tuple[ImpactKind, ...] = ()
    for event in events:
        match event:
            case ev.PolicyDrawn(card):
                fits = BY_POLICY.get(state.catalogue.policy(card).id, ())
            case ev.Triggered(Cause.THREE_ELEMENTS, cards):
                fits = BY_NUTRIENTS if element_of(cards[0]) == NUTRIENTS else ()
            case ev.Triggered() | ev.TurnStarted():
                fits = ()
            case ev.ImpactPlaced(cause):
                by_climate = BY_CLIMATE if cause is Cause.CLIMATE_CHANGE else ()
                row = seen.rows[seen.player]
                found.append(_first((*by_climate, *fits, *_by_pressures(row)), found))
            case ev.ImpactTakenBack() if found:
                found.pop()
            case _:
                pass
        apply_event(seen, event)
    return tuple(found)


def _by_pressures(row: Sequence[CardId]) -> list[ImpactKind]:
    """Return what may come of the pressure cards in a row, of the most frequent ones first."""
    scenes = Counter(pressure_scene(card) for card in row if is_pressure(card))
    common = [BY_PRESSURE[scene] for scene, _ in scenes.most_common()]
    return [kinds[0] for kinds in common] + [kind for kinds in common for kind in kinds[1:]]


def _first(fitting: Iterable[ImpactKind], lying: Sequence[ImpactKind]) -> ImpactKind:
    """Return the first kind that does not lie on the table, if possible one that fits."""
    return next((kind for kind in (*fitting, *KINDS) if kind not in lying), KINDS[0])


class ImpactHistory:
    """What the impact tiles of a match stand for."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self._known: dict[int, tuple[State, tuple[ImpactKind, ...]]] = {}
        """For numbers of actions the position after them and its tiles."""

    def at(self, state: State) -> tuple[ImpactKind, ...]:
        """Return the tiles in a position of the match."""
        return self.after(self.place_of(state))

    def place_of(self, state: State) -> int:
        """Return after how many actions of the match a position arises."""
        every = range(len(self._match.line), 0, -1)
        return next((count for count in every if self._match.state_after(count) is state), 0)

    def after(self, count: int) -> tuple[ImpactKind, ...]:
        """Return the tiles after `count` actions of the match, in the order of the table."""
        state = self._match.state_after(count)
        known = self._known.get(count)
        if known is None or known[0] is not state:
            known = self._known[count] = state, self._work_out(count)
        return known[1]

    def shown(self, count: int, number: int) -> tuple[ImpactKind, ...]:
        """Return the first `number` tiles while the last of `count` actions is being shown."""
        found = self.after(count)
        if count and number > len(found):
            # The action takes a tile back, and this has not been shown yet.
            found = self.after(count - 1)
        return found[:number]

    def _work_out(self, count: int) -> tuple[ImpactKind, ...]:
        """Return the tiles after `count` actions; only those that change them are played again."""
        found = KINDS[: self._match.start.impacts]
        before = self._match.start
        for number in range(count):
            state = self._match.state_after(number + 1)
            if state.impacts != before.impacts:
                _, events = self._match.game.apply(before, self._match.line[number])
                found = placed(before, events, found)
            before = state
        return found
