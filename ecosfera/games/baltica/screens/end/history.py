"""The history of a finished game, round by round."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import MARKET, ChoosePass, Pass
from ecosfera.games.baltica.rules.cards import HABITATS, PRESSURES, CardKind, card_kind
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.state import Outcome

if TYPE_CHECKING:
    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.state import State


@dataclass(frozen=True)
class GameHistory:
    """What the end screen shows. Rounds count from 1."""

    won: bool
    players: int
    rounds: int
    habitats: tuple[tuple[int, str], ...]
    """Round and sign of every restored habitat, in order."""
    impacts: tuple[tuple[int, int], ...]
    """Pairs of a round and the number of impact tiles from that round on."""
    pressures: tuple[int, ...]
    """Number of pressure cards held by the players at the end of each round."""
    species: tuple[str, ...]
    """Ids of the species that the players acquired, in order."""
    passed: int
    """Number of cards passed to another player."""
    idle: int
    """Number of turns that ended with a pressure card because nothing was gained."""

    @property
    def tiles(self) -> int:
        """Return the number of impact tiles at the end."""
        return self.impacts[-1][1] if self.impacts else 0


def game_history(match: Match) -> GameHistory:
    """Return the history of a match so far by replaying it."""
    catalogue, players = match.state.catalogue, match.state.config.players
    habitats: list[tuple[int, str]] = []
    impacts: list[tuple[int, int]] = []
    pressures: dict[int, int] = {}
    species: list[str] = []
    tiles = passed = idle = 0
    state = match.start

    def take_in(events: list[ev.Event], number: int) -> None:
        nonlocal tiles, idle
        for event in events:
            round_ = (number - 1) // players + 1
            match event:
                case ev.TurnStarted() | ev.TurnSkipped():
                    number = event.number
                case ev.HabitatRestored():
                    habitats.append((round_, HABITATS[event.habitat]))
                case ev.ImpactPlaced():
                    tiles += 1
                    impacts.append((round_, tiles))
                case ev.ImpactTakenBack():
                    tiles -= 1
                    impacts.append((round_, tiles))
                case ev.CardMoved() if _joins(event):
                    species.append(catalogue.names[event.card])
                case ev.Triggered(cause=ev.Cause.NOTHING_ACQUIRED):
                    idle += 1
                case _:
                    pass

    take_in(list(match.opening), 1)
    pressures[state.round] = _held(state)
    for action in match.actions:
        number = state.number
        state, events = apply(state, action)
        take_in(events, number)
        passed += isinstance(action, Pass) and action.to != MARKET
        passed += isinstance(action, ChoosePass) and action.card is not None
        pressures[state.round] = _held(state)
    held = 0
    steps = []
    for round_ in range(1, state.round + 1):
        held = pressures.get(round_, held)
        steps.append(held)
    return GameHistory(
        won=state.outcome is Outcome.WON,
        players=players,
        rounds=state.round,
        habitats=tuple(habitats),
        impacts=tuple(impacts),
        pressures=tuple(steps),
        species=tuple(species),
        passed=passed,
        idle=idle,
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
