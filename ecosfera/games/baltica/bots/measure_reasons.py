"""Why a measure is worth a funding card in this position (RULES 4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.bots.hint_reason import HintReason
from ecosfera.games.baltica.rules.cards import ABILITIES, MUD
from ecosfera.games.baltica.rules.state import IMPACT_TILES, PendingKind

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.actions import ChooseReaction, Implement
    from ecosfera.games.baltica.rules.state import State

ALWAYS_THE_SAME: Final = {
    "improved_nutrient_retention": "measure-cheaper",
    "recycling_and_waste_disposal": "measure-cleans",
    "strict_protection": "measure-protects",
    "upgraded_waste_water_treatment": "measure-nutrients",
    "ocean_literacy": "measure-all-pass",
}
"""Reasons without details, by measure. A measure that is not listed has no special reason."""
REACTIONS: Final = {
    PendingKind.STRICT_PROTECTION: "reaction-protects",
    PendingKind.UPGRADED_WASTE_WATER_TREATMENT: "reaction-saves-turn",
}


def about_measure(state: State, action: Implement) -> HintReason:
    """Return what a measure does, with the choices made for it."""
    name = state.catalogue.names[action.measure]
    match name:
        case "bubble_curtains":
            tokens = len(ABILITIES) * state.config.players
            down = tokens - sum(mask.bit_count() for mask in state.tokens)
            return HintReason("measure-tokens", chance=(down, tokens))
        case "habitat_restoration":
            return HintReason("measure-impact", chance=(state.impacts, IMPACT_TILES))
        case "migratory_barrier_removal" if action.card is not None:
            return HintReason("measure-joins", (action.card,), player=action.player)
        case "fishing_gear_regulation":
            return HintReason("measure-takes", habitats=(MUD,), player=action.player)
        case "hazardous_substance_regulation" if action.habitat is not None:
            return HintReason("measure-restores", (action.measure,), (action.habitat,))
        case _:
            return HintReason(ALWAYS_THE_SAME.get(name, "best-found"))


def about_reaction(state: State, action: ChooseReaction) -> HintReason:
    """Return why to implement a measure as a reaction, or why to keep the funding."""
    assert state.pending is not None
    return HintReason(REACTIONS[state.pending.kind] if action.implement else "keeps-funding")
