"""The ten measures: what each takes, refuses and does (RULES 4, 4.1; rulebook 3.8)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules.actions import (
    MARKET,
    ChoosePass,
    Implement,
    choose_pass,
    implement,
)
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_FUNDING,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    HABITATS,
    MUD,
    NUTRIENTS,
    Category,
    Group,
    habitats_in,
)
from ecosfera.games.baltica.rules.draft import is_nutrients
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.policies import put_away
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode, RefusalReason
from ecosfera.games.baltica.rules.state import EMPTY, PendingKind
from ecosfera.games.baltica.rules.turn import pressures_in

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.draft import Draft
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State


@dataclass(frozen=True, slots=True)
class Measure:
    """A measure: the choices it takes, when it is refused, and what it does."""

    effect: Callable[[Draft, Implement], None]
    refuse: Callable[[State, Implement], RefusalReason | None] = lambda _state, _action: None
    options: Callable[[State, CardId], list[Implement]] = lambda _state, card: [implement(card)]
    """Returns every combination of choices, legal or not; `refuse` filters them."""
    choices: frozenset[str] = frozenset()
    """The fields of `Implement` that the measure takes."""


def legal_implementations(state: State) -> list[Implement]:
    """Return every measure of the pool that can be implemented now, with every choice."""
    actions: list[Implement] = []
    if not state.has_funding():
        return actions
    for card in state.pool:
        if card < FIRST_FUNDING:
            measure = MEASURES[state.catalogue.policy(card).id]
            for action in measure.options(state, card):
                if measure.refuse(state, action) is None:
                    actions.append(action)
    return actions


def refuse_implement(state: State, action: Implement) -> RefusalReason | None:
    """Return why a measure cannot be implemented, or None if it can."""
    card = action.measure
    policies = state.catalogue.policies
    if not (FIRST_POLICY <= card < FIRST_FUNDING) or (
        policies[card - FIRST_POLICY].category is not Category.MEASURE
    ):
        return RefusalReason(RefusalCode.NOT_A_MEASURE, cards=(card,))
    if card not in state.pool:
        return RefusalReason(RefusalCode.NOT_IN_POOL, cards=(card,))
    if not state.has_funding():
        return RefusalReason(RefusalCode.NO_FUNDING, cards=(card,))
    measure = MEASURES[state.catalogue.policy(card).id]
    given = {name for name in _CHOICE_FIELDS if getattr(action, name) is not None}
    if given != measure.choices:
        return RefusalReason(RefusalCode.WRONG_PARTICULARS, cards=(card,))
    if action.player is not None and not 0 <= action.player < state.config.players:
        return RefusalReason(RefusalCode.NO_SUCH_PLAYER, player=action.player)
    return measure.refuse(state, action)


def carry_out(draft: Draft, action: Implement) -> None:
    """Pay for a measure with a funding card and carry it out (RULES 4)."""
    draft.pay_measure(action.measure)
    MEASURES[draft.state.catalogue.policy(action.measure).id].effect(draft, action)
    if draft.state.pending is None and draft.state.outcome is None:
        put_away(draft, action.measure)


_CHOICE_FIELDS: Final = ("player", "card", "producer", "consumer", "habitat", "players")


# -- bubble curtains -----------------------------------------------------------------------------


def _bubble_curtains(draft: Draft, _action: Implement) -> None:
    """Turn all players' tokens face up."""
    for player in draft.state.clockwise():
        draft.turn_tokens(player, ALL_TOKENS)


def _refuse_bubble_curtains(state: State, action: Implement) -> RefusalReason | None:
    """Refuse if all tokens lie face up."""
    if all(tokens == ALL_TOKENS for tokens in state.tokens):
        return RefusalReason(RefusalCode.ALL_TOKENS_READY, cards=(action.measure,))
    return None


# -- fishing gear regulation ---------------------------------------------------------------------


def _market_cards_with_mud(state: State) -> list[CardId]:
    """Return the market cards with mud: producers in slot order, then consumers."""
    habitats = state.catalogue.habitats
    market = (*state.producers, *state.consumers)
    return [card for card in market if card != EMPTY and habitats[card] >> MUD & 1]


def _fishing_gear_regulation(draft: Draft, action: Implement) -> None:
    """Move every market card with mud to the chosen row."""
    assert action.player is not None
    for card in _market_cards_with_mud(draft.state):
        draft.take_from_market(card, action.player)
    draft.refill()


def _refuse_fishing_gear(state: State, action: Implement) -> RefusalReason | None:
    """Refuse if no market card has mud."""
    if not _market_cards_with_mud(state):
        return RefusalReason(RefusalCode.NO_MUD_ON_MARKET, cards=(action.measure,))
    return None


def _player_options(state: State, card: CardId) -> list[Implement]:
    return [implement(card, player=player) for player in state.players]


# -- habitat restoration -------------------------------------------------------------------------


def _habitat_restoration(draft: Draft, _action: Implement) -> None:
    """Take back one impact tile."""
    draft.take_back_impact()


def _refuse_habitat_restoration(state: State, action: Implement) -> RefusalReason | None:
    """Refuse if there is no impact tile."""
    return None if state.impacts else RefusalReason(RefusalCode.NO_IMPACTS, cards=(action.measure,))


# -- hazardous substance regulation --------------------------------------------------------------


def _hazardous_substance_regulation(draft: Draft, action: Implement) -> None:
    """Use a producer and a consumer of the row and restore a habitat they share."""
    assert action.producer is not None
    assert action.consumer is not None
    assert action.habitat is not None
    draft.use((action.producer, action.consumer))
    draft.restore((action.habitat,), Cause.POLICY)


def _refuse_hazardous_substances(state: State, action: Implement) -> RefusalReason | None:
    """Refuse unless both lie unused in the active row and share the habitat, not yet restored."""
    assert action.producer is not None
    assert action.consumer is not None
    assert action.habitat is not None
    if not FIRST_PRODUCER <= action.producer < FIRST_CONSUMER:
        return RefusalReason(RefusalCode.NOT_A_PRODUCER, cards=(action.producer,))
    if not FIRST_CONSUMER <= action.consumer < FIRST_POLICY:
        return RefusalReason(RefusalCode.NOT_A_CONSUMER, cards=(action.consumer,))
    for card in (action.producer, action.consumer):
        if card not in state.row:
            return RefusalReason(RefusalCode.NOT_IN_ROW, cards=(card,))
        if state.used >> card & 1:
            return RefusalReason(RefusalCode.CARD_USED, cards=(card,))
    habitats = state.catalogue.habitats
    shared = habitats[action.producer] & habitats[action.consumer]
    if not 0 <= action.habitat < len(HABITATS) or not shared >> action.habitat & 1:
        pair = (action.producer, action.consumer)
        return RefusalReason(RefusalCode.HABITAT_NOT_SHARED, cards=pair, habitats=(action.habitat,))
    if state.restored >> action.habitat & 1:
        return RefusalReason(RefusalCode.HABITAT_RESTORED, habitats=(action.habitat,))
    return None


def _pair_options(state: State, card: CardId) -> list[Implement]:
    habitats = state.catalogue.habitats
    producers = [c for c in state.row if FIRST_PRODUCER <= c < FIRST_CONSUMER]
    consumers = [c for c in state.row if FIRST_CONSUMER <= c < FIRST_POLICY]
    return [
        implement(card, producer=producer, consumer=consumer, habitat=habitat)
        for producer in producers
        for consumer in consumers
        for habitat in habitats_in(habitats[producer] & habitats[consumer])
    ]


# -- migratory barrier removal -------------------------------------------------------------------


def _migratory_barrier_removal(draft: Draft, action: Implement) -> None:
    """Move a fish or bird from the market to a player's row."""
    assert action.card is not None
    assert action.player is not None
    draft.take_from_market(action.card, action.player)
    draft.refill()


def _refuse_migratory_barrier(state: State, action: Implement) -> RefusalReason | None:
    """Refuse unless the card is a fish or bird on the market."""
    assert action.card is not None
    group = state.catalogue.group(action.card)
    if group is not Group.FISH and group is not Group.BIRD:
        return RefusalReason(RefusalCode.NOT_FISH_OR_BIRD, cards=(action.card,))
    if action.card not in state.consumers:
        return RefusalReason(RefusalCode.NOT_ON_MARKET, cards=(action.card,))
    return None


def _migrant_options(state: State, card: CardId) -> list[Implement]:
    return [
        implement(card, player=player, card=migrant)
        for migrant in state.consumers
        for player in state.players
    ]


# -- recycling and waste disposal ----------------------------------------------------------------


def _recycling(draft: Draft, action: Implement) -> None:
    """Return pressure cards to the supply and draw a card for each from those players' decks."""
    assert action.players is not None
    for player in action.players:
        draft.return_pressure(player)
    for player in action.players:
        draft.draw(player)


ONE_ROW_NEEDED: Final = RefusalReason(RefusalCode.ONE_ROW_NEEDED)
TWO_ROWS_NEEDED: Final = RefusalReason(RefusalCode.TWO_ROWS_NEEDED)


def _refuse_recycling(state: State, action: Implement) -> RefusalReason | None:
    """Refuse unless the rows hold the two pressure cards to be taken, or the only one there is."""
    players = action.players
    assert players is not None
    counts = [pressures_in(row) for row in state.rows]
    needed = min(2, sum(counts))
    if needed == 0:
        return RefusalReason(RefusalCode.NO_PRESSURES_IN_ROWS, cards=(action.measure,))
    for player in players:
        if not 0 <= player < state.config.players:
            return RefusalReason(RefusalCode.NO_SUCH_PLAYER, player=player)
    if len(players) != needed:
        return ONE_ROW_NEEDED if needed == 1 else TWO_ROWS_NEEDED
    if tuple(sorted(players)) != players:
        return RefusalReason(RefusalCode.WRONG_PARTICULARS, cards=(action.measure,))
    for player in players:
        if counts[player] < players.count(player):
            return RefusalReason(RefusalCode.NOT_ENOUGH_PRESSURES, player=player)
    return None


def _recycling_options(state: State, card: CardId) -> list[Implement]:
    players = state.players
    return [
        *[implement(card, players=(one,)) for one in players],
        *[implement(card, players=(one, two)) for one in players for two in players[one:]],
    ]


# -- permanent measures --------------------------------------------------------------------------


def _no_effect(_draft: Draft, _action: Implement) -> None:
    """Do nothing: prices and policy effects check for the card by the market."""


# -- upgraded waste water treatment --------------------------------------------------------------


def _upgraded_treatment(draft: Draft, _action: Implement) -> None:
    """Move a nutrients card from the market to the row."""
    draft.take_element(NUTRIENTS, draft.state.player)


def _refuse_upgraded_treatment(state: State, action: Implement) -> RefusalReason | None:
    """Refuse if the market has no nutrients."""
    if not state.elements[NUTRIENTS]:
        return RefusalReason(RefusalCode.NO_NUTRIENTS_ON_MARKET, cards=(action.measure,))
    return None


def react_to_nutrients(draft: Draft) -> None:
    """Implement the measure as a reaction: return the leftmost nutrients card, used or not."""
    state = draft.state
    measure = state.catalogue.ids["upgraded_waste_water_treatment"]
    draft.pay_measure(measure)
    draft.return_element(state.player, next(filter(is_nutrients, state.row)))
    put_away(draft, measure)


# -- ocean literacy ------------------------------------------------------------------------------


def _ocean_literacy(draft: Draft, _action: Implement) -> None:
    """Ask each player in turn who has a card to pass, starting with the active one."""
    _ask_next(draft, draft.state.clockwise())


def _ask_next(draft: Draft, players: list[PlayerId]) -> None:
    """Ask the first of these players who has a card to pass, if any."""
    for player in players:
        if passable(draft.state, player):
            draft.ask(PendingKind.OCEAN_LITERACY, player)
            return


def passable(state: State, player: PlayerId) -> list[CardId]:
    """Return the cards a player may pass; of equal cards only the leftmost unused one."""
    used = state.used if player == state.player else 0
    alone = state.config.players == 1
    leftmost: dict[int, CardId] = {}
    for card in state.rows[player]:
        if used >> card & 1 or (alone and card >= FIRST_PRESSURE):
            continue
        if card < FIRST_PRESSURE:
            leftmost.setdefault(card // COPIES_PER_ELEMENT, card)
        else:
            leftmost.setdefault(FIRST_PRESSURE if card < FIRST_PRODUCER else card, card)
    return list(leftmost.values())


def legal_literacy(state: State, player: PlayerId) -> list[ChoosePass]:
    """Return every answer of the player who is asked."""
    actions = [choose_pass(player)]
    for card in passable(state, player):
        for to in state.players:
            if to != player:
                actions.append(choose_pass(player, card, to))
        if card < FIRST_PRESSURE:
            actions.append(choose_pass(player, card, MARKET))
    return actions


def answer_literacy(draft: Draft, action: ChoosePass) -> None:
    """Carry out an answer and ask the next player; after the last one put the measure away."""
    state = draft.state
    draft.take_pending()
    if action.card is not None:
        assert action.to is not None
        move(draft, action.player, action.card, action.to)
    order = state.clockwise()
    _ask_next(draft, order[order.index(action.player) + 1 :])
    if state.pending is None:
        put_away(draft, state.catalogue.ids["ocean_literacy"])


def move(draft: Draft, player: PlayerId, card: CardId, to: PlayerId) -> None:
    """Move a card from a row to another row, or an element to the market (RULES 3.3)."""
    if to == MARKET:
        draft.return_element(player, card)
    else:
        draft.hand_over(player, card, to)


_PLAYER: Final = frozenset({"player"})

MEASURES: Final[dict[str, Measure]] = {
    "bubble_curtains": Measure(_bubble_curtains, _refuse_bubble_curtains),
    "fishing_gear_regulation": Measure(
        _fishing_gear_regulation, _refuse_fishing_gear, _player_options, _PLAYER
    ),
    "habitat_restoration": Measure(_habitat_restoration, _refuse_habitat_restoration),
    "hazardous_substance_regulation": Measure(
        _hazardous_substance_regulation,
        _refuse_hazardous_substances,
        _pair_options,
        frozenset({"producer", "consumer", "habitat"}),
    ),
    "improved_nutrient_retention": Measure(_no_effect),
    "migratory_barrier_removal": Measure(
        _migratory_barrier_removal, _refuse_migratory_barrier, _migrant_options, _PLAYER | {"card"}
    ),
    "recycling_and_waste_disposal": Measure(
        _recycling, _refuse_recycling, _recycling_options, frozenset({"players"})
    ),
    "strict_protection": Measure(_no_effect),
    "upgraded_waste_water_treatment": Measure(_upgraded_treatment, _refuse_upgraded_treatment),
    "ocean_literacy": Measure(_ocean_literacy),
}
"""Measures by policy id."""
