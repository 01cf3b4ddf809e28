"""CO₂ Balance as the shared code sees it: its implementation of `core.game.Game`.

The bots are imported on first use, so that the protocol need not wait for them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from ecosfera.core.game import IllegalMoveError, Json, Refusal
from ecosfera.games.co2 import describe, records
from ecosfera.games.co2.codec import challenge
from ecosfera.games.co2.codec.actions import action_from_json, action_to_json
from ecosfera.games.co2.codec.catalogue import tables_to_json
from ecosfera.games.co2.codec.config import config_from_json, config_to_json
from ecosfera.games.co2.codec.events import event_to_json
from ecosfera.games.co2.codec.refusal_sentences import sentence
from ecosfera.games.co2.codec.state import state_from_json, state_to_json
from ecosfera.games.co2.content import catalogue_of, load_tables
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules import engine
from ecosfera.games.co2.rules.actions import IllegalActionError
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.events import reveals
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import balance

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.core.game import FinishedGame
    from ecosfera.core.game_info import GameInfo
    from ecosfera.games.co2.content import Tables
    from ecosfera.games.co2.rules.actions import Action, RefusalReason
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import Config, State, View


@cache
def load() -> Co2Game:
    """Return the game. Raise `ContentError` if its data is unusable."""
    return Co2Game(load_tables())


class Co2Game:
    """The game, played with these territories and cards."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.catalogue = catalogue_of(tables)

    @property
    def info(self) -> GameInfo:
        """Return what is known of the game without its rules."""
        return INFO

    # -- rules -----------------------------------------------------------------------------------

    def new(self, config: Config) -> tuple[State, list[Event]]:
        """Set up a game (RULES 2)."""
        return new_game(self.catalogue, config)

    def legal(self, state: State) -> list[Action]:
        """Return every legal action; for offers, templates that cannot be carried out."""
        return engine.legal(state.view)

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """Return the position after an action, and its events. Raise `IllegalMoveError`."""
        try:
            return engine.apply(state, action)
        except IllegalActionError as error:
            raise IllegalMoveError(self._refusal(state.view, error.reason)) from error

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why an action is not legal, or None if it is legal."""
        reason = engine.refusal(state.view, action)
        return None if reason is None else self._refusal(state.view, reason)

    def _refusal(self, view: View, reason: RefusalReason) -> Refusal:
        return Refusal(reason.why.value, sentence(view, reason))

    def to_decide(self, state: State) -> int | None:
        """Return who must act: by what waits for an answer, else whose turn it is."""
        return None if state.view.outcome is not None else state.view.to_decide

    def outcome(self, state: State) -> str | None:
        """Return `goal`, `last`, `rounds` or None."""
        return None if state.view.outcome is None else state.view.outcome.kind.value

    def reveals(self, events: Iterable[Event]) -> bool:
        """Return whether dice were thrown, or a card was drawn."""
        return reveals(events)

    # -- what is known of a position -------------------------------------------------------------

    def config_of(self, state: State) -> Config:
        """Return the configuration of the game."""
        return state.view.config

    def players(self, state: State) -> int:
        """Return the number of players, those who are out included."""
        return state.view.config.players

    def names(self, state: State) -> tuple[str, ...]:
        """Return the names of the players; empty if they have none."""
        return state.view.config.names

    def with_names(self, state: State, names: tuple[str, ...]) -> State:
        """Return the position with other names for the players."""
        config = replace(state.view.config, names=names)
        return replace(state, view=replace(state.view, config=config))

    def summary(self, state: State) -> Json:
        """Return the seed, the goal, the round and the balance of each player."""
        view = state.view
        return {
            "seed": view.config.seed,
            "goal": view.config.goal,
            "round": view.turn.round,
            "balances": [balance(view, player) for player in EVERY_PLAYER[: len(view.players)]],
        }

    # -- statistics ------------------------------------------------------------------------------

    def record(self, state: State) -> Json:
        """Return what the statistics keep of a finished game."""
        return records.record_of(state.view)

    def read_record(self, record: Mapping[str, object]) -> FinishedGame:
        """Return how a record is counted. Raise `CodecError` if it is invalid."""
        return records.read_record(record)

    # -- JSON ------------------------------------------------------------------------------------

    def catalogue_to_json(self) -> Json:
        """Return the tables of territories, areas, squares, action cards and event cards."""
        return tables_to_json(self.tables)

    def config_to_json(self, config: Config) -> Json:
        """Return a configuration."""
        return config_to_json(config)

    def config_from_json(self, value: object) -> Config:
        """Return a configuration. Raise `CodecError`."""
        return config_from_json(value)

    def state_to_json(self, state: State) -> Json:
        """Return the whole position as JSON."""
        return state_to_json(state)

    def state_from_json(self, value: object) -> State:
        """Return a position. Raise `CodecError`."""
        return state_from_json(self.catalogue, value)

    def action_to_json(self, action: Action) -> Json:
        """Return an action as JSON."""
        return action_to_json(self.catalogue, action)

    def action_from_json(self, _state: State, value: object) -> Action:
        """Return an action. Raise `CodecError`."""
        return action_from_json(self.catalogue, value)

    def event_to_json(self, event: Event) -> Json:
        """Return an event as JSON."""
        return event_to_json(self.catalogue, event)

    # -- challenge codes -------------------------------------------------------------------------

    def code(self, config: Config) -> str | None:
        """Return the challenge code of a set-up, or None if its seed cannot be encoded."""
        return challenge.encode(config) if challenge.has_code(config) else None

    def config_from_code(self, code: str) -> Config:
        """Return the set-up of a challenge code. Raise `CodeError`."""
        return challenge.decode(code)

    # -- bots and hints --------------------------------------------------------------------------

    @property
    def bots(self) -> Mapping[str, Callable[[str], Bot[State, Action]]]:
        """Return the bots by name, the weakest first."""
        from ecosfera.games.co2.bots.roster import BOTS  # noqa: PLC0415 (see above)

        return BOTS

    def advise(self, state: State) -> Json:
        """Return a hint for the protocol: an action and its reasons."""
        from ecosfera.games.co2.bots.hint import hint  # noqa: PLC0415 (see above)
        from ecosfera.games.co2.bots.reasons import reason_to_json  # noqa: PLC0415

        found = hint(state)
        if found is None:
            return {"action": None, "why": []}
        reason = reason_to_json(self.catalogue, found.reason)
        return {"action": self.action_to_json(found.action), "why": [reason]}

    # -- text ------------------------------------------------------------------------------------

    def describe_match(self, state: State) -> list[str]:
        """Return the names and the set-up, then the challenge code or the seed."""
        config = state.view.config
        code = self.code(config)
        return [
            f"{', '.join(describe.names(config))} · {describe.setup(config)}",
            f"Challenge code {code}" if code else f"Seed {config.seed!r}",
        ]

    def describe_setup(self, config: Config) -> str:
        """Return a set-up in a few English words."""
        return describe.setup(config)

    def describe_move(self, action: Action, events: Sequence[Event]) -> str:
        """Return a line of English: an action and its most important events."""
        return describe.move(self.catalogue, action, events)

    def turn(self, state: State) -> int:
        """Return the number of the turn."""
        return state.view.turn.number

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.view.turn.round

    def describe_turn(self, state: State) -> str:
        """Return the round and whose turn it is, in English."""
        return describe.turn(state.view)

    def describe_end(self, state: State) -> str:
        """Return how the game ended, or its current standing, in English."""
        return describe.end(state.view)
