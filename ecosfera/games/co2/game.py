"""CO₂ Balance as the shared code sees it: its implementation of `core.game.Game`.

The bots are imported on first use, so that the protocol need not wait for them.

>>> game = load()
>>> state, _ = game.new(game.config_from_json({"game": "co2", "seed": "7", "first_player": 0}))
>>> [game.action_to_json(action) for action in game.legal(state)]
[{'type': 'roll'}]
>>> state, events = game.apply(state, game.legal(state)[0])
>>> events[0], game.describe_turn(state)
(Rolled(player=0, dice=(5, 5)), 'Round 1, Player 0')
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING

from ecosfera.core.game import Game, IllegalMoveError, Json, Refusal
from ecosfera.games.co2 import describe, records
from ecosfera.games.co2.codec import challenge
from ecosfera.games.co2.codec.actions import action_from_json, action_to_json
from ecosfera.games.co2.codec.config import config_from_json, config_to_json
from ecosfera.games.co2.codec.events import event_to_json
from ecosfera.games.co2.codec.refusal_sentences import sentence
from ecosfera.games.co2.codec.state import state_from_json, state_to_json
from ecosfera.games.co2.content import catalogue_of, load_tables
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules import engine
from ecosfera.games.co2.rules.actions import Accept, IllegalActionError
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.events import reveals
from ecosfera.games.co2.rules.ids import EVERY_PLAYER
from ecosfera.games.co2.rules.state import balance

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.games.co2.content import Tables
    from ecosfera.games.co2.rules.actions import Action, RefusalReason
    from ecosfera.games.co2.rules.config import Config
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import State, View


@cache
def load() -> Co2Game:
    """Return the game. Raise `ContentError` if its data is unusable."""
    return Co2Game(load_tables())


class Co2Game(Game["Config", "State", "Action", "Event"]):
    """The game, played with these territories and cards."""

    info = INFO

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.catalogue = catalogue_of(tables)

    # -- rules -----------------------------------------------------------------------------------

    reveals = staticmethod(reveals)

    def new(self, config: Config) -> tuple[State, list[Event]]:
        return new_game(self.catalogue, config)

    def legal(self, state: State) -> list[Action]:
        return engine.legal(state.view)

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        try:
            return engine.apply(state, action)
        except IllegalActionError as error:
            raise IllegalMoveError(self._refusal(state.view, error.reason)) from error

    def refusal(self, state: State, action: Action) -> Refusal | None:
        reason = engine.refusal(state.view, action)
        return None if reason is None else self._refusal(state.view, reason)

    def _refusal(self, view: View, reason: RefusalReason) -> Refusal:
        return Refusal(reason.why.value, sentence(view, reason))

    def closes_deal(self, action: Action) -> bool:
        return isinstance(action, Accept)

    def to_decide(self, state: State) -> int | None:
        return None if state.view.outcome is not None else state.view.to_decide

    def outcome(self, state: State) -> str | None:
        return None if state.view.outcome is None else state.view.outcome.kind.value

    # -- what is known of a position -------------------------------------------------------------

    def config_of(self, state: State) -> Config:
        return state.view.config

    def with_names(self, state: State, names: tuple[str, ...]) -> State:
        config = replace(state.view.config, names=names)
        return replace(state, view=replace(state.view, config=config))

    def summary(self, state: State) -> Json:
        view = state.view
        return {
            "seed": view.config.seed,
            "goal": view.config.goal,
            "round": view.turn.round,
            "balances": [balance(view, player) for player in EVERY_PLAYER[: len(view.players)]],
        }

    # -- statistics ------------------------------------------------------------------------------

    read_record = staticmethod(records.read_record)

    def record(self, state: State) -> Json:
        return records.record_of(state.view)

    deeds = staticmethod(records.deeds)

    # -- JSON ------------------------------------------------------------------------------------

    config_to_json = staticmethod(config_to_json)
    config_from_json = staticmethod(config_from_json)
    state_to_json = staticmethod(state_to_json)

    def catalogue_to_json(self) -> Json:
        return {
            name: [dict(row.values) for row in rows] for name, rows in self.tables._asdict().items()
        }

    def state_from_json(self, value: object) -> State:
        return state_from_json(self.catalogue, value)

    def action_to_json(self, action: Action) -> Json:
        return action_to_json(self.catalogue, action)

    def action_from_json(self, _state: State, value: object) -> Action:
        return action_from_json(self.catalogue, value)

    def event_to_json(self, event: Event) -> Json:
        return event_to_json(self.catalogue, event)

    # -- challenge codes -------------------------------------------------------------------------

    config_from_code = staticmethod(challenge.decode)

    def code(self, config: Config) -> str | None:
        return challenge.encode(config) if challenge.has_code(config) else None

    # -- bots and hints --------------------------------------------------------------------------

    @property
    def bots(self) -> Mapping[str, Callable[[str], Bot[State, Action]]]:
        from ecosfera.games.co2.bots.roster import BOTS  # noqa: PLC0415 (see above)

        return BOTS

    def advise(self, state: State) -> Json:
        from ecosfera.games.co2.bots.hint import hint  # noqa: PLC0415 (see above)
        from ecosfera.games.co2.bots.reasons import reason_to_json  # noqa: PLC0415

        found = hint(state)
        if found is None:
            return {"action": None, "why": []}
        reason = reason_to_json(self.catalogue, found.reason)
        return {"action": self.action_to_json(found.action), "why": [reason]}

    # -- text ------------------------------------------------------------------------------------

    describe_setup = staticmethod(describe.setup)

    def describe_match(self, state: State) -> list[str]:
        config = state.view.config
        code = self.code(config)
        return [
            f"{', '.join(describe.names(config))} · {describe.setup(config)}",
            f"Challenge code {code}" if code else f"Seed {config.seed!r}",
        ]

    def describe_move(self, action: Action, events: Sequence[Event]) -> str:
        return describe.move(self.catalogue, action, events)

    def turn(self, state: State) -> int:
        return state.view.turn.number

    def round(self, state: State) -> int:
        return state.view.turn.round

    def describe_turn(self, state: State) -> str:
        return describe.turn(state.view)

    def describe_end(self, state: State) -> str:
        return describe.end(state.view)
