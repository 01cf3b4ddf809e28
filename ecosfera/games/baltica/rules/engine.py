"""The engine's door: legal actions, refusals, and what an action does.

`apply` copies first, so an action happens wholly or not at all and old states stay valid. `push`
changes the state it is given, tells nothing and checks nothing: for search only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules import measures, policies
from ecosfera.games.baltica.rules.cards import PASS, PLUS, REFRESH, habitats_in
from ecosfera.games.baltica.rules.draft import Draft
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.legality import legal, payment, price
from ecosfera.games.baltica.rules.refusal_reasons import IllegalActionError
from ecosfera.games.baltica.rules.refusals import refusal
from ecosfera.games.baltica.rules.state import PendingKind
from ecosfera.games.baltica.rules.turn import begin_turn, pressures_in, settle

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State

__all__ = ["apply", "begin", "legal", "payment", "price", "push", "refusal"]


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """The state after an action, and what happened, in order. The state given stays as it is.

    Raises `IllegalActionError` with the reason if the action is not legal.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    new, events = state.copy(), list[ev.Event]()
    _perform(Draft(new, events), action)
    return new, events


def push(state: State, action: Action) -> None:
    """Does a legal action in place, unchecked and untold: for search only."""
    _perform(Draft(state, None), action)


def begin(state: State) -> tuple[State, list[Event]]:
    """The state in which the first player has to decide, and what happened until then (RULES 2)."""
    new, events = state.copy(), list[ev.Event]()
    draft = Draft(new, events)
    begin_turn(draft)
    settle(draft)
    return new, events


def _perform(draft: Draft, action: Action) -> None:
    """Carries out an action and everything that follows by itself."""
    if draft.state.offer:
        draft.offer_token(offer=False)
    _EFFECTS[type(action)](draft, action)
    settle(draft)


def _acquire_producer(draft: Draft, action: act.AcquireProducer) -> None:
    """The cost is used, the borrowed card and the producer join the row (RULES 3.2)."""
    state = draft.state
    cards, borrowed = payment(state, action.card)
    if borrowed is not None:
        draft.take_element(borrowed, state.player)
        cards = (*cards, state.row[-1])
    draft.use(cards)
    draft.take_from_market(action.card, state.player)
    draft.refill()
    draft.spare_pressure()


def _acquire_consumer(draft: Draft, action: act.AcquireConsumer) -> None:
    """Two producers are used, the consumer joins the row (RULES 3.2)."""
    draft.use(action.producers)
    draft.take_from_market(action.card, draft.state.player)
    draft.refill()
    draft.spare_pressure()


def _restore_habitats(draft: Draft, action: act.RestoreHabitats) -> None:
    """Two consumers are used, every shared habitat not yet restored is restored (RULES 3.2)."""
    state = draft.state
    one, two = action.consumers
    shared = state.catalogue.habitats[one] & state.catalogue.habitats[two]
    draft.use(action.consumers)
    draft.restore(habitats_in(shared & ~state.restored), Cause.CONSUMERS)


def _use_ability(draft: Draft, ability: int, source: int) -> None:
    """A token turns face down, or a droplet covers the card's symbol (RULES 3.3)."""
    state = draft.state
    if source == act.TOKEN:
        state.tokens[state.player] &= ~(1 << ability)
    else:
        state.ability_used |= 1 << source
    draft.tell(ev.AbilityUsed, ability, source)


def _pass(draft: Draft, action: act.Pass) -> None:
    """A card goes to another row or to the market (RULES 3.3)."""
    _use_ability(draft, PASS, action.source)
    measures.move(draft, draft.state.player, action.card, action.to)


def _plus(draft: Draft, action: act.Plus) -> None:
    """The top card of the deck joins the row (RULES 3.3)."""
    _use_ability(draft, PLUS, action.source)
    draft.draw(draft.state.player)


def _refresh(draft: Draft, action: act.Refresh) -> None:
    """The producers or the consumers of the market are replaced (RULES 3.3)."""
    _use_ability(draft, REFRESH, action.source)
    draft.refresh(consumers=action.consumers)


def _reactivate(draft: Draft, action: act.Reactivate) -> None:
    """A token turns face up (RULES 3.1)."""
    player = draft.state.player
    draft.turn_tokens(player, draft.state.tokens[player] | 1 << action.ability)


def _draw_policy(draft: Draft, action: act.DrawPolicy) -> None:
    """A star draws a policy card (RULES 4)."""
    draft.state.star_used |= 1 << action.source
    draft.tell(ev.StarUsed, action.source)
    draft.due = 1


def _end_turn(draft: Draft, _action: act.EndTurn) -> None:
    """Without anything acquired a pressure card comes first, maybe an impact (RULES 3.5)."""
    state = draft.state
    draft.ending = True
    if not state.acquired:
        draft.tell(ev.Triggered, Cause.NOTHING_ACQUIRED, ())
        draft.add_pressure(state.player)
        if pressures_in(state.row) >= 3:
            draft.place_impacts(1, Cause.THREE_PRESSURES)


def _choose_habitat(draft: Draft, action: act.ChooseHabitat) -> None:
    """Green energy restores the habitat chosen (RULES 4.1)."""
    draft.answered()
    draft.restore((action.habitat,), Cause.POLICY)
    # It never wins: the two others of its three habitats are not restored yet.
    policies.put_away(draft, draft.state.catalogue.ids["green_energy"])


def _choose_reaction(draft: Draft, action: act.ChooseReaction) -> None:
    """A measure is implemented as a reaction, or not; what asked for it goes on (RULES 4.1)."""
    pending = draft.answered()
    if pending.kind is PendingKind.STRICT_PROTECTION:
        assert pending.card is not None
        if action.implement:
            draft.pay_measure(draft.state.catalogue.ids["strict_protection"])
        policies.resolve(draft, pending.card)
    elif action.implement:
        measures.react_to_nutrients(draft)
    else:
        draft.declined = True


_EFFECTS: dict[type[Action], Callable[[Draft, Any], None]] = {
    act.AcquireProducer: _acquire_producer,
    act.AcquireConsumer: _acquire_consumer,
    act.RestoreHabitats: _restore_habitats,
    act.Pass: _pass,
    act.Plus: _plus,
    act.Refresh: _refresh,
    act.Reactivate: _reactivate,
    act.DrawPolicy: _draw_policy,
    act.Implement: measures.implement,
    act.ChooseHabitat: _choose_habitat,
    act.ChooseReaction: _choose_reaction,
    act.ChoosePass: measures.answer_literacy,
    act.EndTurn: _end_turn,
}
