"""The search of a turn."""

from __future__ import annotations

from ecosfera.games.baltica.bots.turn_search import TurnPlan, candidate_actions
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.bots.win_model import WinModel
from ecosfera.games.baltica.rules.actions import DrawPolicy
from tests.games.baltica.rules.positions import can, catalogue, do, position


def test_habitats_to_choose_from_lead_to_different_positions() -> None:
    starred = next(card for card, star in enumerate(catalogue().stars) if star)
    before = position(catalogue().names[starred], policy_deck="green_energy")
    state = do(before, can(before, DrawPolicy)[0])
    options = candidate_actions(state)
    plan = TurnPlan(state, WinModel(load_weights()[state.config.players]), options)
    for _ in plan.search(50):
        pass
    restored = [plan.after_turn(place).restored for place in range(len(options))]
    assert restored == [do(state, option).restored for option in options]
