"""The negative and dual policy cards, one small function each (RULES 4, 4.1; rulebook 3.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import (
    ALL_TOKENS,
    COAST,
    FIRST_CONSUMER,
    FIRST_FUNDING,
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
    from ecosfera.games.baltica.rules.state import State

GREEN_ENERGY_HABITATS = (MUD, ROCK, COAST)
SPARED_BY_STRICT_PROTECTION = frozenset(
    {
        "atmospheric_deposition",
        "hazardous_substances_from_industry",
        "hunting",
        "oil_spill",
        "overfishing",
        "non_indigenous_species",
    }
)
"""Cards that discard or remove species, so that strict protection may be implemented first."""


def draw_due(draft: Draft) -> None:
    """Draws one of the policy cards due and resolves it; an empty deck gives nothing (RULES 4)."""
    state = draft.state
    if not state.policy_deck:
        draft.due = 0
        return
    draft.due -= 1
    card = state.policy_deck[-1]
    policy = state.catalogue.policy(card)
    draft.tell(ev.PolicyDrawn, card)
    if policy.category in {Category.MEASURE, Category.FUNDING}:
        draft.move_policy(card, POLICY_DECK, POOL)
        return
    draft.move_policy(card, POLICY_DECK, ACTIVE)
    if _asks_for_protection(state, policy.id):
        draft.ask(PendingKind.STRICT_PROTECTION, state.player, card)
    else:
        resolve(draft, card)


def _asks_for_protection(state: State, policy: str) -> bool:
    """Whether the active player is asked to implement strict protection first (RULES 4.1)."""
    pool = state.pool
    return (
        policy in SPARED_BY_STRICT_PROTECTION
        and state.catalogue.ids["strict_protection"] in pool
        and max(pool) >= FIRST_FUNDING
        and (policy != "non_indigenous_species" or len(state.habitats) < 3)
    )


def resolve(draft: Draft, card: int) -> None:
    """Carries out a negative or dual card lying by the market, and puts it where it belongs."""
    policy = draft.state.catalogue.policy(card)
    EFFECTS[policy.id](draft)
    if draft.state.pending is None and draft.state.outcome is None:
        put_away(draft, card)


def put_away(draft: Draft, card: int) -> None:
    """A card that has been resolved stays by the market while it lasts, else it is discarded."""
    if card in draft.state.active and draft.state.catalogue.policy(card).duration is Duration.ONCE:
        draft.move_policy(card, ACTIVE, POLICY_DISCARD)


# -- what effects share --------------------------------------------------------------------------


def _protected(state: State) -> bool:
    """Whether strict protection keeps every species where it is."""
    return state.catalogue.ids["strict_protection"] in state.active


def _discard_everywhere(draft: Draft, condemned: Callable[[int], bool]) -> None:
    """Discards species from all rows, then from the market, then refills the slots (RULES 4)."""
    state = draft.state
    if _protected(state):
        return
    for player in state.clockwise():
        for card in filter(condemned, state.rows[player][:]):
            draft.discard_from_row(player, card)
    market = (*state.producers, *state.consumers)
    draft.put_under_deck([card for card in market if card != EMPTY and condemned(card)])
    draft.refill()


def _of_group(state: State, *groups: Group) -> Callable[[int], bool]:
    """Whether a card is a consumer of one of the groups."""
    return lambda card: state.catalogue.group(card) in groups


# -- negative ------------------------------------------------------------------------------------


def _atmospheric_deposition(draft: Draft) -> None:
    """Calanoida is removed from the game wherever it is; a market slot is refilled."""
    if not _protected(draft.state):
        draft.remove_from_game(draft.state.catalogue.ids["calanoida"])
        draft.refill()


def _beach_litter(draft: Draft) -> None:
    """The card joins the row as litter; the next player's turn is skipped."""
    state = draft.state
    card = state.catalogue.ids["beach_litter"]
    state.active.remove(card)
    draft.gain(state.player, card, ACTIVE)
    if state.config.players > 1:
        draft.await_next(skip=True, noise=state.noise_next)


def _climate_change(draft: Draft) -> None:
    """From the next occasion on one more impact tile is placed: `Draft.place_impacts` looks."""


def _excessive_fertiliser_use(draft: Draft) -> None:
    """Two nutrients join the row, or a pressure card; all oxygen in rows goes to the market."""
    state = draft.state
    for _ in range(2):
        if not draft.take_element(NUTRIENTS, state.player):
            draft.add_pressure(state.player)
            break
    for player in state.clockwise():
        for card in state.rows[player][:]:
            if card // 12 == OXYGEN:
                draft.return_element(player, card)


def _hazardous_substances_from_industry(draft: Draft) -> None:
    """All producers in all rows and in the market are discarded."""
    _discard_everywhere(draft, lambda card: FIRST_PRODUCER <= card < FIRST_CONSUMER)


def _hunting(draft: Draft) -> None:
    """All mammals and birds in the active row are removed from the game."""
    state = draft.state
    if _protected(state):
        return
    for card in filter(_of_group(state, Group.MAMMAL, Group.BIRD), state.row[:]):
        draft.leave_row(state.player, card, REMOVED)
        state.removed.append(card)


def _oil_spill(draft: Draft) -> None:
    """All birds in all rows and in the market are discarded."""
    _discard_everywhere(draft, _of_group(draft.state, Group.BIRD))


def _overfishing(draft: Draft) -> None:
    """All fish in all rows and in the market are discarded."""
    _discard_everywhere(draft, _of_group(draft.state, Group.FISH))


def _underwater_noise(draft: Draft) -> None:
    """The next player cannot use abilities."""
    draft.await_next(skip=draft.state.skip_next, noise=True)


def _waste_water_treatment_failure(draft: Draft) -> None:
    """Every player with a nutrients card in the row gets a pressure card."""
    for player in draft.state.clockwise():
        if any(map(is_nutrients, draft.state.rows[player])):
            draft.add_pressure(player)


# -- dual ----------------------------------------------------------------------------------------


def _green_energy(draft: Draft) -> None:
    """One impact if coast, mud or rock is restored; else the active player restores one of them."""
    state = draft.state
    if any(state.restored >> habitat & 1 for habitat in GREEN_ENERGY_HABITATS):
        draft.place_impacts(1, Cause.POLICY)
    else:
        draft.ask(PendingKind.GREEN_ENERGY, state.player)


def _nutrient_upwelling(draft: Draft) -> None:
    """Twice round, every player gets a nutrients card, while they last."""
    for player in draft.state.clockwise() * 2:
        draft.take_element(NUTRIENTS, player)


def _warm_summer(draft: Draft) -> None:
    """All tokens turn face up if a measure has been implemented, else face down."""
    tokens = ALL_TOKENS if draft.state.implemented else 0
    for player in draft.state.clockwise():
        draft.turn_tokens(player, tokens)


def _major_baltic_inflow(draft: Draft) -> None:
    """Salinity and oxygen for everybody, then nutrients for those who have two already."""
    state = draft.state
    for player in state.clockwise():
        draft.take_element(SALINITY, player)
        draft.take_element(OXYGEN, player)
    for player in state.clockwise():
        if sum(map(is_nutrients, state.rows[player])) >= 2:
            draft.take_element(NUTRIENTS, player)


def _non_indigenous_species(draft: Draft) -> None:
    """With three habitats a consumer joins the row; else refresh, and the best consumers go."""
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
            # max keeps the first of equals: the leftmost
            draft.discard_from_row(player, max(animals, key=lambda c: habitats[c].bit_count()))


EFFECTS: dict[str, Callable[[Draft], None]] = {
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
"""What each negative and dual card does when it is drawn."""
