"""The reason why an action is refused (RULES 3.2, 3.3, 4): the counterpart of `legal`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ALL_TOKENS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    PASS,
    PLUS,
    REFRESH,
    habitats_in,
)
from ecosfera.games.baltica.rules.legality import holds_cards, missing_elements
from ecosfera.games.baltica.rules.measures import refuse_implement
from ecosfera.games.baltica.rules.policies import GREEN_ENERGY_HABITATS
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import PendingKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import AbilityId, CardId, PlayerId
    from ecosfera.games.baltica.rules.state import Pending, State

_CHOICES: Final = (act.ChooseHabitat, act.ChooseReaction, act.ChoosePass)


def refusal(state: State, action: Action) -> RefusalReason | None:
    """Return why an action is not possible now, or None if it is legal."""
    if state.outcome is not None:
        return RefusalReason(RefusalCode.GAME_OVER)
    if state.pending is not None:
        return _refuse_choice(state, state.pending, action)
    check = _CHECKS.get(type(action))
    return check(state, action) if check else RefusalReason(RefusalCode.NOTHING_TO_CHOOSE)


def _refuse_producer(state: State, action: act.AcquireProducer) -> RefusalReason | None:
    """Check that the row holds the cost but for one card, which the market has (RULES 3.2)."""
    card = action.card
    if not FIRST_PRODUCER <= card < FIRST_CONSUMER:
        return RefusalReason(RefusalCode.NOT_A_PRODUCER, cards=(card,))
    if card not in state.producers:
        return RefusalReason(RefusalCode.NOT_ON_MARKET, cards=(card,))
    missing = missing_elements(state, card)
    if len(missing) > 1:
        return RefusalReason(RefusalCode.MISSING_ELEMENTS, cards=(card,), elements=missing)
    if missing and not state.elements[missing[0]]:
        return RefusalReason(RefusalCode.MARKET_LACKS_ELEMENT, cards=(card,), elements=missing)
    return None


def _refuse_consumer(state: State, action: act.AcquireConsumer) -> RefusalReason | None:
    """Check that two unused producers and the consumer all share one habitat (RULES 3.2)."""
    card = action.card
    if not FIRST_CONSUMER <= card < FIRST_POLICY:
        return RefusalReason(RefusalCode.NOT_A_CONSUMER, cards=(card,))
    if card not in state.consumers:
        return RefusalReason(RefusalCode.NOT_ON_MARKET, cards=(card,))
    for producer in action.producers:
        if not FIRST_PRODUCER <= producer < FIRST_CONSUMER:
            return RefusalReason(RefusalCode.NOT_A_PRODUCER, cards=(producer,))
    reason = _refuse_pair(state, action.producers)
    if reason is not None:
        return reason
    habitats = state.catalogue.habitats
    one, two = action.producers
    if not habitats[one] & habitats[two] & habitats[card]:
        return RefusalReason(RefusalCode.NO_COMMON_HABITAT, cards=(one, two, card))
    return None


def _refuse_restoration(state: State, action: act.RestoreHabitats) -> RefusalReason | None:
    """Check that two unused consumers share a habitat that is not restored yet (RULES 3.2)."""
    pair = action.consumers
    for card in pair:
        if not FIRST_CONSUMER <= card < FIRST_POLICY:
            return RefusalReason(RefusalCode.NOT_A_CONSUMER, cards=(card,))
    reason = _refuse_pair(state, pair)
    if reason is not None:
        return reason
    habitats = state.catalogue.habitats
    shared = habitats[pair[0]] & habitats[pair[1]]
    if not shared:
        return RefusalReason(RefusalCode.NO_COMMON_HABITAT, cards=pair)
    if not shared & ~state.restored:
        return RefusalReason(
            RefusalCode.NOTHING_NEW_TO_RESTORE, cards=pair, habitats=habitats_in(shared)
        )
    return None


def _refuse_pair(state: State, pair: tuple[CardId, CardId]) -> RefusalReason | None:
    """Check that two different cards lie unused in the active row."""
    for card in pair:
        if card not in state.row:
            return RefusalReason(RefusalCode.NOT_IN_ROW, cards=(card,))
        if state.used >> card & 1:
            return RefusalReason(RefusalCode.CARD_USED, cards=(card,))
    if pair[0] == pair[1]:
        return RefusalReason(RefusalCode.SAME_CARD_TWICE, cards=pair[:1])
    return None


def _refuse_source(state: State, source: CardId, ability: AbilityId) -> RefusalReason | None:
    """Check that an ability has a face-up token, or an unused symbol in the row (RULES 3.3)."""
    if state.abilities_blocked:
        return RefusalReason(RefusalCode.ABILITIES_BLOCKED)
    if source == act.TOKEN:
        if not state.tokens[state.player] >> ability & 1:
            return RefusalReason(RefusalCode.TOKEN_SPENT, ability=ability)
        return None
    if source not in state.row:
        return RefusalReason(RefusalCode.NOT_IN_ROW, cards=(source,))
    if not state.catalogue.abilities[source] >> ability & 1:
        return RefusalReason(RefusalCode.NO_SUCH_ABILITY, cards=(source,), ability=ability)
    if state.ability_used >> source & 1:
        return RefusalReason(RefusalCode.ABILITY_USED, cards=(source,))
    return None


def _refuse_pass(state: State, action: act.Pass) -> RefusalReason | None:
    """Check that an unused card goes to another row, or an element to the market (RULES 3.3)."""
    reason = _refuse_source(state, action.source, PASS)
    if reason is not None:
        return reason
    if action.card not in state.row:
        return RefusalReason(RefusalCode.NOT_IN_ROW, cards=(action.card,))
    if action.card == action.source:
        return RefusalReason(RefusalCode.PASSES_ITSELF, cards=(action.card,))
    if state.used >> action.card & 1:
        return RefusalReason(RefusalCode.CARD_USED, cards=(action.card,))
    return _refuse_target(state, state.player, action.card, action.to)


def _refuse_target(
    state: State, player: PlayerId, card: CardId, to: PlayerId | None
) -> RefusalReason | None:
    """Check that a card is passed to another player, or to the market if it is an element."""
    if to == act.MARKET:
        if card >= FIRST_PRESSURE:
            return RefusalReason(RefusalCode.ONLY_ELEMENTS_TO_MARKET, cards=(card,))
        return None
    if to is None or not 0 <= to < state.config.players:
        return RefusalReason(RefusalCode.NO_SUCH_PLAYER, player=to)
    if to == player:
        return RefusalReason(RefusalCode.PASS_TO_SELF, player=to)
    return None


def _refuse_plus(state: State, action: act.Plus) -> RefusalReason | None:
    """Check that the deck or the discard pile holds a card (RULES 3.3)."""
    reason = _refuse_source(state, action.source, PLUS)
    if reason is not None:
        return reason
    if state.decks[state.player] or state.discards[state.player]:
        return None
    return RefusalReason(RefusalCode.NO_CARDS_TO_DRAW)


def _refuse_refresh(state: State, action: act.Refresh) -> RefusalReason | None:
    """Check that the row of the market holds a card (RULES 3.3)."""
    reason = _refuse_source(state, action.source, REFRESH)
    if reason is not None:
        return reason
    slots = state.consumers if action.consumers else state.producers
    return None if holds_cards(slots) else RefusalReason(RefusalCode.MARKET_ROW_EMPTY)


def _refuse_reactivation(state: State, action: act.Reactivate) -> RefusalReason | None:
    """Check that the token lies face down and the offer is open (RULES 3.1)."""
    ability = action.ability
    if not 0 <= ability < len(ABILITIES):
        return RefusalReason(RefusalCode.NO_SUCH_ABILITY, ability=ability)
    if not state.offer:
        return RefusalReason(RefusalCode.NO_REACTIVATION, ability=ability)
    if state.tokens[state.player] & ALL_TOKENS & 1 << ability:
        return RefusalReason(RefusalCode.TOKEN_READY, ability=ability)
    return None


def _refuse_star(state: State, action: act.DrawPolicy) -> RefusalReason | None:
    """Check for an unused star in the active row and a policy card to draw (RULES 4)."""
    source = action.source
    if source not in state.row:
        return RefusalReason(RefusalCode.NOT_IN_ROW, cards=(source,))
    if not state.catalogue.stars[source]:
        return RefusalReason(RefusalCode.NO_STAR, cards=(source,))
    if state.star_used >> source & 1:
        return RefusalReason(RefusalCode.STAR_USED, cards=(source,))
    if not state.policy_deck:
        return RefusalReason(RefusalCode.POLICY_DECK_EMPTY)
    return None


def _refuse_choice(state: State, pending: Pending, action: Action) -> RefusalReason | None:
    """Check that the action answers the pending choice."""
    kind = pending.kind.value
    if not isinstance(action, _CHOICES):
        return RefusalReason(RefusalCode.CHOICE_OWED, player=pending.player, kind=kind)
    match pending.kind, action:
        case PendingKind.GREEN_ENERGY, act.ChooseHabitat():
            if action.habitat not in GREEN_ENERGY_HABITATS:
                return RefusalReason(
                    RefusalCode.HABITAT_NOT_OFFERED, habitats=GREEN_ENERGY_HABITATS
                )
            return None
        case PendingKind.OCEAN_LITERACY, act.ChoosePass():
            return _refuse_literacy(state, pending.player, action)
        case (
            PendingKind.STRICT_PROTECTION | PendingKind.UPGRADED_WASTE_WATER_TREATMENT,
            act.ChooseReaction(),
        ):
            return None
        case _:
            return RefusalReason(RefusalCode.WRONG_CHOICE, player=pending.player, kind=kind)


def _refuse_literacy(state: State, asked: PlayerId, action: act.ChoosePass) -> RefusalReason | None:
    """Check that the asked player passes one unused card of their row, or none (RULES 4.1)."""
    if action.player != asked:
        return RefusalReason(RefusalCode.NOT_YOUR_CHOICE, player=asked)
    if action.card is None:
        return None
    if action.card not in state.rows[asked]:
        return RefusalReason(RefusalCode.NOT_IN_ROW, cards=(action.card,))
    if asked == state.player and state.used >> action.card & 1:
        return RefusalReason(RefusalCode.CARD_USED, cards=(action.card,))
    return _refuse_target(state, asked, action.card, action.to)


_CHECKS: Final[dict[type[Action], Callable[[State, Any], RefusalReason | None]]] = {
    act.EndTurn: lambda _state, _action: None,
    act.AcquireProducer: _refuse_producer,
    act.AcquireConsumer: _refuse_consumer,
    act.RestoreHabitats: _refuse_restoration,
    act.Pass: _refuse_pass,
    act.Plus: _refuse_plus,
    act.Refresh: _refuse_refresh,
    act.Reactivate: _refuse_reactivation,
    act.DrawPolicy: _refuse_star,
    act.Implement: refuse_implement,
}
