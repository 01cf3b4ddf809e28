"""The history of a finished game, round by round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import MARKET, ChoosePass, Pass
from ecosfera.games.baltica.rules.cards import (
    ELEMENTS,
    PRESSURES,
    CardKind,
    Category,
    card_kind,
)
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.screens.end.moments import (
    POLICY_KINDS,
    Moment,
    MomentKind,
    MomentRecorder,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.state import State


@dataclass(frozen=True)
class GameHistory:
    """What the end screen shows. Rounds count from 1."""

    won: bool
    players: int
    rounds: int
    moments: tuple[Moment, ...]
    """Restored habitats, impacts and policy cards, in order."""
    pressures: tuple[int, ...]
    """Number of pressure cards held by the players at the end of each round."""
    species: tuple[str, ...]
    """Ids of the species that the players acquired, in order."""
    passed: int
    """Number of cards passed to another player."""
    idle: int
    """Number of turns that ended with a pressure card because nothing was gained."""
    elements: tuple[str, ...] = ()
    """The element of each three cards that brought a pressure card, in order."""
    names: tuple[str, ...] = ()
    """Names of the players; empty if they have none."""
    unused: int = 0
    """Number of measures that the funding at the end would have paid for."""

    @property
    def habitats(self) -> tuple[tuple[int, str], ...]:
        """Return round and sign of every restored habitat, in order."""
        return tuple((m.round, m.habitat) for m in self.of_kind(MomentKind.HABITAT))

    @property
    def impacts(self) -> tuple[tuple[int, int], ...]:
        """Return pairs of a round and the number of impact tiles from that round on."""
        changes = self.of_kind(MomentKind.IMPACT, MomentKind.IMPACT_BACK)
        return tuple((m.round, m.tiles) for m in changes)

    @property
    def policies(self) -> tuple[Moment, ...]:
        """Return the policy cards drawn and the measures implemented, in order."""
        return self.of_kind(*POLICY_KINDS)

    @property
    def tiles(self) -> int:
        """Return the number of impact tiles at the end."""
        return self.impacts[-1][1] if self.impacts else 0

    def of_kind(self, *kinds: MomentKind) -> tuple[Moment, ...]:
        """Return the moments of these kinds, in order."""
        return tuple(moment for moment in self.moments if moment.kind in kinds)


def game_history(match: Match) -> GameHistory:
    """Return the history of a match so far by doing its actions again."""
    catalogue = match.state.catalogue
    recorder = MomentRecorder()
    species: list[str] = []
    idle = passed = 0

    def count(events: Iterable[ev.Event]) -> None:
        nonlocal idle
        for event in events:
            if isinstance(event, ev.CardMoved) and _joins(event):
                species.append(catalogue.names[event.card])
            elif isinstance(event, ev.Triggered):
                idle += event.cause is ev.Cause.NOTHING_ACQUIRED

    state = match.start
    recorder.take_in(state, match.opening, done=0)
    count(match.opening)
    pressures = {state.round: _held(state)}
    for done, action in enumerate(match.actions):
        before = state
        state, events = apply(before, action)
        recorder.act(before, action, events, done=done)
        count(events)
        passed += isinstance(action, Pass) and action.to != MARKET
        passed += isinstance(action, ChoosePass) and action.card is not None
        pressures[state.round] = _held(state)
    held, steps = 0, []
    for round_ in range(1, state.round + 1):
        held = pressures.get(round_, held)
        steps.append(held)
    return GameHistory(
        won=state.outcome is Outcome.WON,
        players=state.config.players,
        rounds=state.round,
        moments=tuple(recorder.moments),
        pressures=tuple(steps),
        species=tuple(species),
        passed=passed,
        idle=idle,
        elements=tuple(ELEMENTS[element] for element in recorder.elements),
        names=tuple(state.config.names or ()),
        unused=_unused(state),
    )


def _joins(event: ev.CardMoved) -> bool:
    """Return whether a species moved from the market to a row."""
    from_market = event.source.zone in {
        ev.Zone.PRODUCERS,
        ev.Zone.CONSUMERS,
        ev.Zone.CONSUMER_DECK,
    }
    living = card_kind(event.card) in {CardKind.PRODUCER, CardKind.CONSUMER}
    return from_market and living and event.target.zone is ev.Zone.ROW


def _held(state: State) -> int:
    """Return the number of pressure cards held by the players."""
    return PRESSURES - len(state.pressures)


def _unused(state: State) -> int:
    """Return the number of measures in the pool for which there is funding."""
    funding = sum(state.catalogue.policy(card).category is Category.FUNDING for card in state.pool)
    return min(funding, len(state.pool) - funding)
