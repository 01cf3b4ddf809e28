"""The negative and dual policy cards, one function each (RULES 4, 4.1; rulebook 3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    COAST,
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRODUCER,
    MUD,
    NUTRIENTS,
    OXYGEN,
    ROCK,
    SALINITY,
    Category,
    Duration,
    Group,
)
from ecosfera.games.baltica.rules.draft import (
    ACTIVE,
    POLICY_DECK,
    POLICY_DISCARD,
    POOL,
    REMOVED,
    is_nutrients,
)
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.state import EMPTY, PendingKind

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.draft import Draft
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State

GREEN_ENERGY_HABITATS: Final = (MUD, ROCK, COAST)
SPARED_BY_STRICT_PROTECTION: Final = frozenset(
    {
        "atmospheric_deposition",
        "hazardous_substances_from_industry",
        "hunting",
        "oil_spill",
        "overfishing",
        "non_indigenous_species",
    }
)
"""Cards that discard or remove species; strict protection may be implemented before them."""


def draw_due(draft: Draft) -> None:
    """Draw and resolve one of the policy cards due; an empty deck cancels the rest (RULES 4)."""
    state = draft.state
    if not state.policy_deck:
        draft.due = 0
        return
    draft.due -= 1
    card = state.policy_deck[-1]
    policy = state.catalogue.policy(card)
    if draft.events is not None:
        draft.events.append(ev.PolicyDrawn(card))
    if policy.category is Category.MEASURE or policy.category is Category.FUNDING:
        draft.move_policy(card, POLICY_DECK, POOL)
        return
    draft.move_policy(card, POLICY_DECK, ACTIVE)
    if _asks_for_protection(state, policy.id):
        draft.ask(PendingKind.STRICT_PROTECTION, state.player, card)
    else:
        resolve(draft, card)


def _asks_for_protection(state: State, policy: str) -> bool:
    """Return whether the active player may implement strict protection first (RULES 4.1)."""
    pool = state.pool
    return (
        policy in SPARED_BY_STRICT_PROTECTION
        and state.catalogue.ids["strict_protection"] in pool
        and state.has_funding()
        and (policy != "non_indigenous_species" or len(state.habitats) < 3)
    )


def resolve(draft: Draft, card: CardId) -> None:
    """Carry out a negative or dual card that lies by the market, then put it away."""
    policy = draft.state.catalogue.policy(card)
    EFFECTS[policy.id](draft)
    if draft.state.pending is None and draft.state.outcome is None:
        put_away(draft, card)


def put_away(draft: Draft, card: CardId) -> None:
    """Discard a resolved card from the market unless it has a lasting effect."""
    if card in draft.state.active and draft.state.catalogue.policy(card).duration is Duration.ONCE:
        draft.move_policy(card, ACTIVE, POLICY_DISCARD)


# -- what effects share --------------------------------------------------------------------------


def _protected(state: State) -> bool:
    """Return whether strict protection is active."""
    return state.catalogue.ids["strict_protection"] in state.active


def _discard_everywhere(draft: Draft, condemned: Callable[[CardId], bool]) -> None:
    """Discard species from all rows, then from the market, then refill the slots (RULES 4)."""
    state = draft.state
    if _protected(state):
        return
    for player in state.clockwise():
        for card in filter(condemned, state.rows[player][:]):
            draft.discard_from_row(player, card)
    market = (*state.producers, *state.consumers)
    draft.put_under_deck([card for card in market if card != EMPTY and condemned(card)])
    draft.refill()


def _of_group(state: State, *groups: Group) -> Callable[[CardId], bool]:
    """Return a test for whether a card is a consumer of one of the groups."""
    return lambda card: state.catalogue.group(card) in groups


# -- negative ------------------------------------------------------------------------------------


def _atmospheric_deposition(draft: Draft) -> None:
    """Remove Calanoida from the game wherever it is; refill its market slot."""
    if not _protected(draft.state):
        draft.remove_from_game(draft.state.catalogue.ids["calanoida"])
        draft.refill()


def _beach_litter(draft: Draft) -> None:
    """Add the card to the row as litter and skip the next player's turn."""
    state = draft.state
    card = state.catalogue.ids["beach_litter"]
    state.active.remove(card)
    draft.add_to_row(state.player, card, ACTIVE)
    if state.config.players > 1:
        draft.restrict_next_turn(skip=True, noise=state.noise_next)


def _climate_change(draft: Draft) -> None:
    """Do nothing now: `Draft.place_impacts` checks for the card from the next occasion on."""


def _excessive_fertiliser_use(draft: Draft) -> None:
    """Add two nutrients, or a pressure card once they run out; return all oxygen in rows."""
    state = draft.state
    for _ in range(2):
        if not draft.take_element(NUTRIENTS, state.player):
            draft.add_pressure(state.player)
            break
    for player in state.clockwise():
        for card in state.rows[player][:]:
            if card // COPIES_PER_ELEMENT == OXYGEN:
                draft.return_element(player, card)


def _hazardous_substances_from_industry(draft: Draft) -> None:
    """Discard all producers in all rows and on the market."""
    _discard_everywhere(draft, lambda card: FIRST_PRODUCER <= card < FIRST_CONSUMER)


def _hunting(draft: Draft) -> None:
    """Remove all mammals and birds in the active row from the game."""
    state = draft.state
    if _protected(state):
        return
    for card in filter(_of_group(state, Group.MAMMAL, Group.BIRD), state.row[:]):
        draft.leave_row(state.player, card, REMOVED)
        state.removed.append(card)


def _oil_spill(draft: Draft) -> None:
    """Discard all birds in all rows and on the market."""
    _discard_everywhere(draft, _of_group(draft.state, Group.BIRD))


def _overfishing(draft: Draft) -> None:
    """Discard all fish in all rows and on the market."""
    _discard_everywhere(draft, _of_group(draft.state, Group.FISH))


def _underwater_noise(draft: Draft) -> None:
    """Block the abilities of the next player."""
    draft.restrict_next_turn(skip=draft.state.skip_next, noise=True)


def _waste_water_treatment_failure(draft: Draft) -> None:
    """Add a pressure card to every row that holds a nutrients card."""
    for player in draft.state.clockwise():
        if any(map(is_nutrients, draft.state.rows[player])):
            draft.add_pressure(player)


# -- dual ----------------------------------------------------------------------------------------


def _green_energy(draft: Draft) -> None:
    """Place an impact if coast, mud or rock is restored; else ask for one of them to restore."""
    state = draft.state
    if any(state.restored >> habitat & 1 for habitat in GREEN_ENERGY_HABITATS):
        draft.place_impacts(1, Cause.POLICY)
    else:
        draft.ask(PendingKind.GREEN_ENERGY, state.player)


def _nutrient_upwelling(draft: Draft) -> None:
    """Give every player a nutrients card, twice round, while the stack lasts."""
    for player in draft.state.clockwise() * 2:
        draft.take_element(NUTRIENTS, player)


def _warm_summer(draft: Draft) -> None:
    """Turn all tokens face up if a measure has been implemented, else face down."""
    tokens = ALL_TOKENS if draft.state.implemented else 0
    for player in draft.state.clockwise():
        draft.turn_tokens(player, tokens)


def _major_baltic_inflow(draft: Draft) -> None:
    """Give all players salinity and oxygen, then nutrients to those who have two already."""
    state = draft.state
    for player in state.clockwise():
        draft.take_element(SALINITY, player)
        draft.take_element(OXYGEN, player)
    for player in state.clockwise():
        if sum(map(is_nutrients, state.rows[player])) >= 2:
            draft.take_element(NUTRIENTS, player)


def _non_indigenous_species(draft: Draft) -> None:
    """With three habitats, draw a consumer into the row; else refresh and discard consumers."""
    state = draft.state
    if len(state.habitats) >= 3:
        draft.draw_consumer(state.player)
        return
    draft.refresh(consumers=False)
    draft.refresh(consumers=True)
    if _protected(state):
        return
    habitats = state.catalogue.habitats
    for player in state.clockwise():
        animals = [c for c in state.rows[player] if FIRST_CONSUMER <= c < FIRST_POLICY]
        if animals:
            # Of equal values max returns the first one: the leftmost.
            draft.discard_from_row(player, max(animals, key=lambda c: habitats[c].bit_count()))


EFFECTS: Final[dict[str, Callable[[Draft], None]]] = {
    "atmospheric_deposition": _atmospheric_deposition,
    "beach_litter": _beach_litter,
    "climate_change": _climate_change,
    "excessive_fertiliser_use": _excessive_fertiliser_use,
    "hazardous_substances_from_industry": _hazardous_substances_from_industry,
    "hunting": _hunting,
    "oil_spill": _oil_spill,
    "overfishing": _overfishing,
    "underwater_noise": _underwater_noise,
    "waste_water_treatment_failure": _waste_water_treatment_failure,
    "green_energy": _green_energy,
    "nutrient_upwelling": _nutrient_upwelling,
    "warm_summer": _warm_summer,
    "major_baltic_inflow": _major_baltic_inflow,
    "non_indigenous_species": _non_indigenous_species,
}
"""The effect of each negative and dual card when it is drawn, by policy id."""
