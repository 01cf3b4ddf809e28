"""The first answer of the hint: where to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecosfera.games.baltica.bots.hint import Hint
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.text.nudges import nudge
from tests.games.baltica.rules.positions import P1, card, position

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.text.phrases import Phrases

DUCK, ROTIFER = card("clangula_hyemalis"), card("rotifera")
PAIR = act.RestoreHabitats((min(DUCK, ROTIFER), max(DUCK, ROTIFER)))


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (act.Pass(act.TOKEN, DUCK, P1), "Look at what Elias needs."),
        (act.Pass(act.TOKEN, card("pressure#1"), P1), "Look at your row: one card is better"),
        (act.Pass(act.TOKEN, card("oxygen#1"), act.MARKET), "Look at your row: one card is better"),
        (PAIR, "Look at your own animals: two share a habitat."),
        (act.AcquireConsumer(DUCK, (DUCK, ROTIFER)), "Look at the consumers"),
        (act.Refresh(act.TOKEN, consumers=True), "Look at the market"),
        (act.END_TURN, "You’ve done all you can this turn."),
    ],
)
def test_a_nudge_names_a_place_and_not_the_move(teller: Phrases, action: Action, told: str) -> None:
    state = position("clangula_hyemalis pressure#1 oxygen#1", "rotifera", tokens=["pass", ""])
    advice = nudge(teller, Hint(action, (), 0.5, (action,)), state, "H")
    assert advice.what.startswith(told)
    assert not advice.why
    assert advice.key == "H"
    assert advice.card is None
    assert not advice.lit


def test_a_nudge_says_what_is_within_reach(teller: Phrases) -> None:
    state = position("clangula_hyemalis", "oxygen", consumers="rotifera")
    take = act.AcquireConsumer(ROTIFER, (DUCK, ROTIFER))
    advice = nudge(teller, Hint(take, (), 0.5, (take, PAIR)), state, "H")
    assert advice.why == ("With it you could restore the ice this very turn.",)
