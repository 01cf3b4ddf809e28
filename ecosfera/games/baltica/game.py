"""Ecosfera Baltica as the shared code sees it: its implementation of `core.game.Game`.

The bots are imported on first use, so that neither the protocol nor a table without teammates waits
for them.

>>> game = load()
>>> state, events = game.new(game.config_from_json({"players": 2, "seed": "7"}))
>>> game.describe_turn(state)
'Round 1, Row 1'
>>> action = game.action_from_json(state, {"type": "acquire_producer", "card": "viruses"})
>>> game.refusal(state, action) is None
True
>>> state, events = game.apply(state, action)
>>> game.describe_move(action, events)
'acquire producer viruses'
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, TypeAlias

from ecosfera.core import match
from ecosfera.core.game import Game, IllegalMoveError, Json, Refusal
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
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.core.bot import Bot
    from ecosfera.core.game import FinishedGame
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


class BalticaGame(Game["Config", "State", "Action", "Event"]):
    """The game, played with these cards."""

    info = INFO

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    # -- rules -----------------------------------------------------------------------------------

    legal = staticmethod(engine.legal)
    reveals = staticmethod(reveals)

    def new(self, config: Config) -> tuple[State, list[Event]]:
        return engine.begin(deal(self.catalogue, config))

    def apply(self, state: State, action: Action) -> tuple[State, list[Event]]:
        try:
            return engine.apply(state, action)
        except IllegalActionError as error:
            raise IllegalMoveError(self._refusal(error.reason)) from error

    def refusal(self, state: State, action: Action) -> Refusal | None:
        reason = engine.refusal(state, action)
        return None if reason is None else self._refusal(reason)

    def _refusal(self, reason: RefusalReason) -> Refusal:
        return Refusal(reason.why.value, sentence(self.catalogue, reason))

    def to_decide(self, state: State) -> int | None:
        if state.outcome is not None:
            return None
        return state.player if state.pending is None else state.pending.player

    def outcome(self, state: State) -> str | None:
        return state.outcome

    # -- what is known of a position -------------------------------------------------------------

    def config_of(self, state: State) -> Config:
        return state.config

    def with_names(self, state: State, names: tuple[str, ...]) -> State:
        return replace(state, config=replace(state.config, names=names))

    def summary(self, state: State) -> Json:
        return {
            "level": 2 if state.config.policies else 1,
            "seed": state.config.seed,
            "round": state.round,
            "habitats": [HABITATS[habitat] for habitat in state.habitats],
            "impacts": state.impacts,
        }

    # -- statistics ------------------------------------------------------------------------------

    record = staticmethod(records.record_of)

    def deeds(
        self, states: Sequence[State], actions: Sequence[Action], seats: Mapping[str, object]
    ) -> Json:
        del states, actions
        return records.deeds(seats)

    def read_record(self, record: Mapping[str, object]) -> FinishedGame:
        return records.read_record(record, self.catalogue)

    # -- JSON ------------------------------------------------------------------------------------

    config_to_json = staticmethod(config_to_json)
    config_from_json = staticmethod(config_from_json)
    state_to_json = staticmethod(state_to_json)
    action_from_json = staticmethod(action_from_json)

    def catalogue_to_json(self) -> list[Json]:
        _, facts = load_catalogue_and_facts()
        return catalogue_to_json(self.catalogue, facts)

    def state_from_json(self, value: object) -> State:
        return state_from_json(self.catalogue, value)

    def action_to_json(self, action: Action) -> Json:
        return action_to_json(self.catalogue, action)

    def event_to_json(self, event: Event) -> Json:
        return event_to_json(self.catalogue, event)

    # -- challenge codes -------------------------------------------------------------------------

    config_from_code = staticmethod(challenge.decode)

    def code(self, config: Config) -> str | None:
        return challenge.encode(config) if challenge.has_code(config) else None

    # -- bots and hints --------------------------------------------------------------------------

    @property
    def bots(self) -> Mapping[str, Callable[[str], Bot[State, Action]]]:
        from ecosfera.games.baltica.bots.characters import BOTS  # noqa: PLC0415 (see above)

        return BOTS

    def advise(self, state: State) -> Json:
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

    describe_setup = staticmethod(describe.setup)
    describe_turn = staticmethod(describe.turn)
    describe_end = staticmethod(describe.end)

    def describe_match(self, state: State) -> list[str]:
        config = state.config
        code = self.code(config)
        return [
            f"{', '.join(describe.names(config))} · level {2 if config.policies else 1}",
            f"Challenge code {code}" if code else f"Seed {config.seed!r}",
        ]

    def describe_move(self, action: Action, events: Sequence[Event]) -> str:
        return describe.move(self.catalogue, action, events)

    def turn(self, state: State) -> int:
        return state.number

    def round(self, state: State) -> int:
        return state.round
