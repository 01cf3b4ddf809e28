"""Ecosfera Baltica as the shared code sees it: its implementation of `core.game.Game`.

The bots are imported on first use, so that neither the protocol nor a table without teammates waits
for them.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from ecosfera.core import match
from ecosfera.core.game import IllegalMoveError, Json, Refusal
from ecosfera.games.baltica import describe, records
from ecosfera.games.baltica.codec import challenge
from ecosfera.games.baltica.codec.actions import action_from_json, action_to_json
from ecosfera.games.baltica.codec.catalogue import catalogue_to_json
from ecosfera.games.baltica.codec.config import config_from_json, config_to_json
from ecosfera.games.baltica.codec.events import event_to_json
from ecosfera.games.baltica.codec.refusal_sentences import sentence
from ecosfera.games.baltica.codec.state import state_from_json, state_to_json
from ecosfera.games.baltica.content import load_catalogue, load_catalogue_and_facts
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.rules import engine
from ecosfera.games.baltica.rules.actions import Action
from ecosfera.games.baltica.rules.cards import ELEMENTS, HABITATS
from ecosfera.games.baltica.rules.deal import deal
from ecosfera.games.baltica.rules.events import Event, reveals
from ecosfera.games.baltica.rules.refusal_reasons import IllegalActionError
from ecosfera.games.baltica.rules.state import State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.core.game import FinishedGame
    from ecosfera.core.game_info import GameInfo
    from ecosfera.games.baltica.bots.reasons import HintReason
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.refusal_reasons import RefusalReason


Match: TypeAlias = match.Match[State, Action, Event]
"""Matches of this game."""


@cache
def load() -> BalticaGame:
    """Return the game. Raise `ContentError` if its card data is unusable."""
    return BalticaGame(load_catalogue())


class BalticaGame:
    """The game, played with these cards."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    @property
    def info(self) -> GameInfo:
        """Return what is known of the game without its rules."""
        return INFO

    # -- rules -----------------------------------------------------------------------------------

    def new(self, config: Config) -> tuple[State, list[Event]]:
        """Deal and begin a game (RULES 2)."""
        return engine.begin(deal(self.catalogue, config))

    def legal(self, state: State) -> list[Action]:
        """Return every legal action."""
        return engine.legal(state)

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        """Return the position after an action, and its events. Raise `IllegalMoveError`."""
        try:
            return engine.apply(state, action)
        except IllegalActionError as error:
            raise IllegalMoveError(self._refusal(error.reason)) from error

    def refusal(self, state: State, action: Action) -> Refusal | None:
        """Return why an action is not legal, or None if it is legal."""
        reason = engine.refusal(state, action)
        return None if reason is None else self._refusal(reason)

    def _refusal(self, reason: RefusalReason) -> Refusal:
        return Refusal(reason.why.value, sentence(self.catalogue, reason))

    def to_decide(self, state: State) -> int | None:
        """Return the player whose turn it is, or who has a pending choice (RULES 4)."""
        if state.outcome is not None:
            return None
        return state.player if state.pending is None else state.pending.player

    def outcome(self, state: State) -> str | None:
        """Return `won`, `lost` or None."""
        return state.outcome

    def reveals(self, events: Iterable[Event]) -> bool:
        """Return whether a card came from a face-down deck, or a deck was shuffled."""
        return reveals(events)

    # -- what is known of a position -------------------------------------------------------------

    def config_of(self, state: State) -> Config:
        """Return the configuration of the game."""
        return state.config

    def players(self, state: State) -> int:
        """Return the number of rows."""
        return state.config.players

    def names(self, state: State) -> tuple[str, ...]:
        """Return the names of the rows; empty if they have none."""
        return state.config.names

    def with_names(self, state: State, names: tuple[str, ...]) -> State:
        """Return the position with other names for the rows."""
        return replace(state, config=replace(state.config, names=names))

    def summary(self, state: State) -> Json:
        """Return level, seed, round, restored habitats in order, and the number of impacts."""
        return {
            "level": 2 if state.config.policies else 1,
            "seed": state.config.seed,
            "round": state.round,
            "habitats": [HABITATS[habitat] for habitat in state.habitats],
            "impacts": state.impacts,
        }

    # -- statistics ------------------------------------------------------------------------------

    def record(self, state: State) -> Json:
        """Return what the statistics keep of a finished game."""
        return records.record_of(state)

    def read_record(self, record: Mapping[str, object]) -> FinishedGame:
        """Return how a record is counted. Raise `CodecError` if it is invalid."""
        return records.read_record(record, self.catalogue)

    # -- JSON ------------------------------------------------------------------------------------

    def catalogue_to_json(self) -> list[Json]:
        """Return all cards with their data, including data that the rules do not use."""
        _, facts = load_catalogue_and_facts()
        return catalogue_to_json(self.catalogue, facts)

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

    def action_from_json(self, state: State, value: object) -> Action:
        """Return an action in this position. Raise `CodecError`."""
        return action_from_json(state, value)

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
        from ecosfera.games.baltica.bots.roster import BOTS  # noqa: PLC0415 (see above)

        return BOTS

    def advise(self, state: State) -> Json:
        """Return a hint for the protocol: an action and its reasons."""
        from ecosfera.games.baltica.bots.hint import advise  # noqa: PLC0415 (see above)

        advice = advise(state)
        if advice is None:
            return {"action": None, "why": []}
        action, grounds = advice
        return {
            "action": self.action_to_json(action),
            "why": [self._reason_to_json(ground) for ground in grounds],
        }

    def _reason_to_json(self, ground: HintReason) -> Json:
        """Return a reason for a hint with those of its details that are set."""
        found: Json = {"reason": ground.code}
        if ground.cards:
            found["cards"] = [self.catalogue.names[card] for card in ground.cards]
        if ground.habitats:
            found["habitats"] = [HABITATS[habitat] for habitat in ground.habitats]
        if ground.elements:
            found["elements"] = [ELEMENTS[element] for element in ground.elements]
        return found

    # -- text ------------------------------------------------------------------------------------

    def describe_match(self, state: State) -> list[str]:
        """Return the names and the level, then the challenge code or the seed."""
        config = state.config
        code = self.code(config)
        return [
            f"{', '.join(describe.names(config))} · level {2 if config.policies else 1}",
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
        return state.number

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.round

    def describe_turn(self, state: State) -> str:
        """Return the round and whose turn it is, in English."""
        return describe.turn(state)

    def describe_end(self, state: State) -> str:
        """Return how the game ended, or its current standing, in English."""
        return describe.end(state)
