"""The interface of the rules: legal actions, refusals, and applying an action.

`apply` works on a copy, so an action takes effect completely or not at all and earlier states stay
valid. `push` changes the given state in place without checks or events; only searches use it.

>>> from ecosfera.games.baltica.content import load_catalogue
>>> from ecosfera.games.baltica.rules.actions import AcquireProducer, Plus, TOKEN
>>> from ecosfera.games.baltica.rules.config import Config
>>> from ecosfera.games.baltica.rules.deal import deal
>>> catalogue = load_catalogue()
>>> state, _ = begin(deal(catalogue, Config(seed="7")))
>>> legal(state)[0]
EndTurn()
>>> refusal(state, AcquireProducer(catalogue.ids["chara_spp"])).why
<RefusalCode.NOT_ON_MARKET: 'not-on-market'>
>>> after, events = apply(state, Plus(TOKEN))
>>> len(state.row), len(after.row)
(4, 5)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules import measures, policies
from ecosfera.games.baltica.rules.cards import PASS, PLUS, REFRESH, habitats_in
from ecosfera.games.baltica.rules.draft import Draft
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.legality import legal, paid_with, payment, price
from ecosfera.games.baltica.rules.refusal_reasons import IllegalActionError
from ecosfera.games.baltica.rules.refusals import refusal
from ecosfera.games.baltica.rules.state import PendingKind
from ecosfera.games.baltica.rules.turn import begin_turn, pressures_in, run_triggers

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import AbilityId, CardId
    from ecosfera.games.baltica.rules.state import State

__all__ = ["apply", "begin", "legal", "payment", "price", "push", "refusal"]


def apply(state: State, action: Action) -> tuple[State, list[Event]]:
    """Return the state after an action and the events in order, leaving the given state unchanged.

    Raise `IllegalActionError` with the reason if the action is not legal.
    """
    reason = refusal(state, action)
    if reason is not None:
        raise IllegalActionError(reason)
    new, events = state.copy(), list[ev.Event]()
    _perform(Draft(new, events), action)
    return new, events


def push(state: State, action: Action) -> None:
    """Perform a legal action in place, without checks or events. For searches only."""
    _perform(Draft(state, None), action)


def begin(state: State) -> tuple[State, list[Event]]:
    """Start the first turn of a dealt game (RULES 2).

    Return the state in which the first player has to decide, and the events up to then.
    """
    new, events = state.copy(), list[ev.Event]()
    draft = Draft(new, events)
    begin_turn(draft)
    run_triggers(draft)
    return new, events


def _perform(draft: Draft, action: Action) -> None:
    """Perform an action and everything that follows from it automatically."""
    if draft.state.offer:
        draft.offer_token(offer=False)
    _EFFECTS[type(action)](draft, action)
    run_triggers(draft)


def _acquire_producer(draft: Draft, action: act.AcquireProducer) -> None:
    """Use the cards of the cost, borrow a missing one, add the producer to the row (RULES 3.2)."""
    state = draft.state
    cards, borrowed = paid_with(state, action.card)
    if borrowed is not None:
        draft.take_element(borrowed, state.player)
        cards = (*cards, state.row[-1])
    draft.use(cards)
    draft.take_from_market(action.card, state.player)
    draft.refill()
    draft.spare_pressure()


def _acquire_consumer(draft: Draft, action: act.AcquireConsumer) -> None:
    """Use two producers and add the consumer to the row (RULES 3.2)."""
    draft.use(action.producers)
    draft.take_from_market(action.card, draft.state.player)
    draft.refill()
    draft.spare_pressure()


def _restore_habitats(draft: Draft, action: act.RestoreHabitats) -> None:
    """Use two consumers and restore every shared habitat not yet restored (RULES 3.2)."""
    state = draft.state
    one, two = action.consumers
    shared = state.catalogue.habitats[one] & state.catalogue.habitats[two]
    draft.use(action.consumers)
    draft.restore(habitats_in(shared & ~state.restored), Cause.CONSUMERS)


def _use_ability(draft: Draft, ability: AbilityId, source: CardId) -> None:
    """Turn the token face down, or mark the card's ability as used (RULES 3.3)."""
    state = draft.state
    if source == act.TOKEN:
        state.tokens[state.player] &= ~(1 << ability)
    else:
        state.ability_used |= 1 << source
    if draft.events is not None:
        draft.events.append(ev.AbilityUsed(ability, source))


def _pass(draft: Draft, action: act.Pass) -> None:
    """Pass a card to another row or to the market (RULES 3.3)."""
    _use_ability(draft, PASS, action.source)
    measures.move(draft, draft.state.player, action.card, action.to)


def _plus(draft: Draft, action: act.Plus) -> None:
    """Draw the top card of the deck into the row (RULES 3.3)."""
    _use_ability(draft, PLUS, action.source)
    draft.draw(draft.state.player)


def _refresh(draft: Draft, action: act.Refresh) -> None:
    """Replace the producers or the consumers of the market (RULES 3.3)."""
    _use_ability(draft, REFRESH, action.source)
    draft.refresh(consumers=action.consumers)


def _reactivate(draft: Draft, action: act.Reactivate) -> None:
    """Turn a token face up (RULES 3.1)."""
    player = draft.state.player
    draft.turn_tokens(player, draft.state.tokens[player] | 1 << action.ability)


def _draw_policy(draft: Draft, action: act.DrawPolicy) -> None:
    """Use a star and make one policy card due (RULES 4)."""
    draft.state.star_used |= 1 << action.source
    draft.emit(ev.StarUsed, action.source)
    draft.due = 1


def _end_turn(draft: Draft, _action: act.EndTurn) -> None:
    """End the turn (RULES 3.5).

    If the player acquired and restored nothing, add a pressure card first; with three or more in
    the row, also place an impact tile.
    """
    state = draft.state
    draft.ending = True
    if not state.acquired:
        if draft.events is not None:
            draft.events.append(ev.Triggered(Cause.NOTHING_ACQUIRED, ()))
        draft.add_pressure(state.player)
        if pressures_in(state.row) >= 3:
            draft.place_impacts(1, Cause.THREE_PRESSURES)


def _choose_habitat(draft: Draft, action: act.ChooseHabitat) -> None:
    """Restore the habitat chosen for *green energy* (RULES 4.1)."""
    draft.take_pending()
    draft.restore((action.habitat,), Cause.POLICY)
    # This cannot end the game: the other two habitats on offer are not restored yet.
    policies.put_away(draft, draft.state.catalogue.ids["green_energy"])


def _choose_reaction(draft: Draft, action: act.ChooseReaction) -> None:
    """Implement the measure as a reaction, or not, and resume what asked for it (RULES 4.1)."""
    pending = draft.take_pending()
    if pending.kind is PendingKind.STRICT_PROTECTION:
        assert pending.card is not None
        if action.implement:
            draft.pay_measure(draft.state.catalogue.ids["strict_protection"])
        policies.resolve(draft, pending.card)
    elif action.implement:
        measures.react_to_nutrients(draft)
    else:
        draft.declined = True


_EFFECTS: Final[dict[type[Action], Callable[[Draft, Any], None]]] = {
    act.AcquireProducer: _acquire_producer,
    act.AcquireConsumer: _acquire_consumer,
    act.RestoreHabitats: _restore_habitats,
    act.Pass: _pass,
    act.Plus: _plus,
    act.Refresh: _refresh,
    act.Reactivate: _reactivate,
    act.DrawPolicy: _draw_policy,
    act.Implement: measures.carry_out,
    act.ChooseHabitat: _choose_habitat,
    act.ChooseReaction: _choose_reaction,
    act.ChoosePass: measures.answer_literacy,
    act.EndTurn: _end_turn,
}
