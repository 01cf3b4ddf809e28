"""Notable situations of the table, found by random play, for `shots`, `bench` and tests.

Each is a match with something to show, and what a player does to see it. Because they are searched
for from fixed seeds, they stay valid when rules or data change.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.foresight import foresee
from ecosfera.games.baltica.bots.hint_reasons import about_partners
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.moves.targets import END, Target
from ecosfera.games.baltica.moves.targets import TargetKind as Thing
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import CardKind, Category
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.legality import payment
from ecosfera.games.baltica.rules.state import Outcome, PendingKind

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State

NAMES = ("Anna", "Elias", "Maja", "Otto")
GAMES = 400
"""Maximum number of games to search for a situation."""
REACTIONS = (PendingKind.STRICT_PROTECTION, PendingKind.UPGRADED_WASTE_WATER_TREATMENT)
EAGER = (
    act.RestoreHabitats,
    act.AcquireConsumer,
    act.AcquireProducer,
    act.Plus,
    act.DrawPolicy,
    act.Implement,
)


@dataclass(frozen=True, slots=True)
class Situation:
    """A position to look for in a game, and the clicks that follow."""

    name: str
    config: Config
    condition: Callable[[State], bool]
    """Returns whether a position is the right one."""
    clicks: Callable[[State], list[Target]] = lambda _state: []
    points: Callable[[State], Target | None] = lambda _state: None
    action: Callable[[State], Action | None] = lambda _state: None
    """Returns an action to perform; the shot is taken where the stage stops."""
    eager: bool = True
    pool: tuple[str, ...] = ()
    """Policy cards that lie in the pool from the start."""


def find(catalogue: Catalogue, situation: Situation) -> Match:
    """Return a match in the situation. Raise `LookupError` if none is found."""
    for game in range(GAMES):
        match = Match.new(BalticaGame(catalogue), _seeded(situation.config, game))
        if situation.pool:
            match = Match(match.game, _with_pool(match.state, situation.pool))
        chance = random.Random(game)  # noqa: S311 (which position, no secret)
        for _ in range(260):
            if situation.condition(match.state):
                return match
            actions = legal(match.state)
            if not actions:
                break
            eager = [a for a in actions if isinstance(a, EAGER)] if situation.eager else []
            match.act(chance.choice(eager if eager and chance.random() < 0.8 else actions))
    raise LookupError(situation.name)


def _with_pool(state: State, names: tuple[str, ...]) -> State:
    """Return the position with these policy cards moved from the deck to the pool."""
    new = state.copy()
    for name in names:
        card = new.catalogue.ids[name]
        new.policy_deck.remove(card)
        new.pool.append(card)
    return new


def _seeded(config: Config, game: int) -> Config:
    return Config(
        players=config.players,
        names=NAMES[: config.players],
        policies=config.policies,
        element_stack=config.element_stack,
        seed=f"{config.seed}{game}",
    )


def one(players: int = 2, level: int = 1, stack: int = 6) -> Config:
    """Return a configuration."""
    return Config(players=players, policies=level == 2, element_stack=stack)


# -- what to look for ----


def _of(state: State, kind: type) -> list[Action]:
    return [a for a in legal(state) if isinstance(a, kind)]


def _outcome(state: State, action: Action) -> list[Event]:
    return apply(state, action)[1]


def _draws(state: State, category: Category) -> Action | None:
    """Return an action that first reveals a policy card of a category."""
    for action in _of(state, act.DrawPolicy):
        for event in _outcome(state, action):
            if isinstance(event, ev.PolicyDrawn):
                if state.catalogue.policy(event.card).category is category:
                    return action
                break
    return None


def _hits(state: State) -> Action | None:
    """Return a star that reveals a card which removes species."""
    for action in _of(state, act.DrawPolicy):
        events = _outcome(state, action)
        first = next((e for e in events if isinstance(e, ev.PolicyDrawn)), None)
        if first is None:
            continue
        name = state.catalogue.policy(first.card).id
        lost = sum(
            isinstance(e, ev.CardMoved)
            and e.target.zone in {ev.Zone.DISCARD, ev.Zone.CONSUMER_DECK, ev.Zone.PRODUCER_DECK}
            for e in events
        )
        if name in {"oil_spill", "overfishing", "hazardous_substances_from_industry"} and lost > 1:
            return action
    return None


def _strikes(state: State, cause: ev.Cause) -> Action | None:
    """Return a move that makes the row trigger with this cause."""
    for action in legal(state):
        if isinstance(action, act.EndTurn | act.Implement | act.DrawPolicy):
            continue
        events = _outcome(state, action)
        for event in events:
            if isinstance(event, ev.Triggered):
                if event.cause is cause:
                    return action
                break
            if isinstance(event, ev.PolicyDrawn | ev.TurnStarted):
                break
    return None


def _pending(kind: PendingKind) -> Callable[[State], bool]:
    return lambda state: state.pending is not None and state.pending.kind is kind


def _measure(state: State, name: str) -> Target | None:
    card = state.catalogue.ids[name]
    found = [a for a in _of(state, act.Implement) if isinstance(a, act.Implement)]
    return Target(Thing.POOL, card) if any(a.measure == card for a in found) else None


def _pairs(state: State) -> Target | None:
    """Return a consumer that several pairs of producers can acquire."""
    cards = [a.card for a in _of(state, act.AcquireConsumer) if isinstance(a, act.AcquireConsumer)]
    twice = [card for card in cards if cards.count(card) > 1]
    return Target(Thing.MARKET, twice[0]) if twice else None


def _lent(state: State) -> Target | None:
    """Return a producer that is paid for with a borrowed card."""
    for action in _of(state, act.AcquireProducer):
        if isinstance(action, act.AcquireProducer):
            cards, lent = payment(state, action.card)
            if lent is not None and len(cards) > 1:
                return Target(Thing.MARKET, action.card)
    return None


def _too_dear(state: State) -> Target | None:
    """Return a producer that cannot be acquired."""
    legal_cards = {
        a.card for a in _of(state, act.AcquireProducer) if isinstance(a, act.AcquireProducer)
    }
    rest = [card for card in state.producers if card >= 0 and card not in legal_cards]
    return Target(Thing.MARKET, rest[0]) if rest and legal_cards else None


def _element_to_pass(state: State) -> Target | None:
    passes = [a for a in _of(state, act.Pass) if isinstance(a, act.Pass) and a.source == act.TOKEN]
    cards = [a.card for a in passes if state.catalogue.kinds[a.card] is CardKind.ELEMENT]
    return Target(Thing.ROW, cards[0]) if cards else None


def _restorable(state: State) -> Target | None:
    for action in _of(state, act.RestoreHabitats):
        if isinstance(action, act.RestoreHabitats):
            return Target(Thing.ROW, action.consumers[0])
    return None


def _hopeful(state: State) -> bool:
    """Return whether nothing can be acquired or restored, but a draw might bring a partner."""
    actions = legal(state)
    gains = (act.AcquireProducer, act.AcquireConsumer, act.RestoreHabitats)
    draws = any(isinstance(action, act.Plus) for action in actions)
    stuck = not any(isinstance(action, gains) for action in actions)
    return draws and stuck and about_partners(state) is not None


def _twice(state: State) -> Action | None:
    """Return a move that restores two habitats or more, but not the sixth."""
    for action in _of(state, act.RestoreHabitats):
        events = _outcome(state, action)
        count = sum(isinstance(event, ev.HabitatRestored) for event in events)
        if count > 1 and not any(isinstance(event, ev.GameEnded) for event in events):
            return action
    return None


def _costly_end(state: State) -> bool:
    return (
        state.outcome is None
        and state.pending is None
        and not state.acquired
        and foresee(state, act.END_TURN).impacts > 0
    )


def _ending(state: State, outcome: Outcome) -> Action | None:
    """Return a move that ends the game with this outcome."""
    for action in legal(state):
        if isinstance(action, act.RestoreHabitats | act.EndTurn | act.ChooseHabitat):
            events = _outcome(state, action)
            if any(isinstance(e, ev.GameEnded) and e.outcome is outcome for e in events):
                return action
    return None


TOKEN_PASS = Target(Thing.TOKEN, 0)
TOKEN_REFRESH = Target(Thing.TOKEN, 2)


def situations() -> Iterator[Situation]:
    """Yield all situations."""
    yield Situation("start", one(), lambda _s: True)
    yield Situation(
        "middle",
        one(2, 1),
        lambda s: s.number >= 7 and len(_of(s, act.AcquireConsumer)) > 0 and len(s.habitats) > 0,
    )
    yield Situation(
        "lending", one(2, 1), lambda s: s.number > 4 and _lent(s) is not None, points=_lent
    )
    yield Situation(
        "why-not", one(2, 1), lambda s: s.number > 4 and _too_dear(s) is not None, points=_too_dear
    )
    yield Situation(
        "pairs",
        one(2, 1),
        lambda s: _pairs(s) is not None,
        clicks=lambda s: [x for x in [_pairs(s)] if x],
    )
    yield Situation(
        "pass-card",
        one(2, 1),
        lambda s: s.number > 3 and _element_to_pass(s) is not None,
        clicks=lambda _s: [TOKEN_PASS],
    )
    yield Situation(
        "pass-where",
        one(3, 1),
        lambda s: s.number > 3 and _element_to_pass(s) is not None,
        clicks=lambda s: [x for x in [TOKEN_PASS, _element_to_pass(s)] if x],
    )
    yield Situation(
        "refresh",
        one(2, 2),
        lambda s: (
            s.number > 3
            and any(isinstance(a, act.Refresh) and a.source == act.TOKEN for a in legal(s))
        ),
        clicks=lambda _s: [TOKEN_REFRESH],
    )
    yield Situation("restore", one(2, 2), lambda s: _restorable(s) is not None, points=_restorable)
    yield Situation("odds", one(2, 1), _hopeful)
    yield Situation("restored", one(2, 2), lambda s: _twice(s) is not None, action=_twice)
    yield Situation(
        "long-rows",
        one(4, 2),
        lambda s: (
            s.outcome is None
            and s.pending is None
            and len(s.row) >= 9
            and s.number > 8
            and sum(map(len, s.rows)) > 22
        ),
    )
    yield Situation(
        "pool",
        one(3, 2),
        lambda s: s.pending is None and s.outcome is None and s.number > 1,
        eager=False,
        pool=(
            "habitat_restoration",
            "fishing_gear_regulation",
            "hazardous_substance_regulation",
            "migratory_barrier_removal",
            "recycling_and_waste_disposal",
            "ocean_literacy",
            "funding#1",
            "funding#2",
        ),
    )
    yield Situation("policy-hits", one(3, 2), lambda s: _hits(s) is not None, action=_hits)
    yield Situation(
        "policy-measure",
        one(2, 2),
        lambda s: _draws(s, Category.MEASURE) is not None,
        action=lambda s: _draws(s, Category.MEASURE),
    )
    yield Situation(
        "policy-funding",
        one(2, 2),
        lambda s: _draws(s, Category.FUNDING) is not None,
        action=lambda s: _draws(s, Category.FUNDING),
    )
    yield Situation(
        "policy-dual",
        one(2, 2),
        lambda s: _draws(s, Category.DUAL) is not None,
        action=lambda s: _draws(s, Category.DUAL),
    )
    yield Situation(
        "three-alike",
        one(2, 1),
        lambda s: _strikes(s, ev.Cause.THREE_ELEMENTS) is not None,
        action=lambda s: _strikes(s, ev.Cause.THREE_ELEMENTS),
    )
    yield Situation(
        "three-pressures",
        one(2, 2),
        lambda s: _strikes(s, ev.Cause.THREE_PRESSURES) is not None,
        action=lambda s: _strikes(s, ev.Cause.THREE_PRESSURES),
        eager=False,
    )
    yield Situation("costly-end", one(2, 1), _costly_end, clicks=lambda _s: [END], eager=False)
    yield Situation(
        "agree",
        one(2, 2),
        lambda s: _measure(s, "bubble_curtains") is not None,
        clicks=lambda s: [x for x in [_measure(s, "bubble_curtains")] if x],
        eager=False,
    )
    yield Situation(
        "measure-rows",
        one(3, 2),
        lambda s: _measure(s, "recycling_and_waste_disposal") is not None,
        clicks=lambda s: [x for x in [_measure(s, "recycling_and_waste_disposal")] if x],
        eager=False,
    )
    for kind in PendingKind:
        name = kind.value.replace("_", "-")
        pool = (kind.value, "funding#1") if kind in REACTIONS else ()
        yield Situation(name, one(3, 2), _pending(kind), eager=False, pool=pool)
    yield Situation(
        "won",
        one(2, 1, 8),
        lambda s: _ending(s, Outcome.WON) is not None,
        action=lambda s: _ending(s, Outcome.WON),
    )
    yield Situation(
        "lost",
        one(2, 1),
        lambda s: _ending(s, Outcome.LOST) is not None,
        action=lambda s: _ending(s, Outcome.LOST),
    )
