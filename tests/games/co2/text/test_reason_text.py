"""What computer players say."""

from __future__ import annotations

import pytest

from ecosfera import paths
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.moves.offer_draft import OfferDraft
from ecosfera.games.co2.text.names import Names
from ecosfera.games.co2.text.reason_text import objection, said
from ecosfera.words import Words
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, side


def test_who_would_win_with_an_offer_is_not_only_close_to_the_goal() -> None:
    names = Names(Words("en", paths.locales()), catalogue(), ("Anna", "Elias"))
    reason = Reason(Why.NEAR_GOAL, player=P1)
    gains = "soliera:4 campogalliano:4"
    for goal, told in ((10, "Elias would win with this!"), (20, "Elias would be too close")):
        seats = Seat(owns="carpi:4"), Seat(owns=gains)
        view = position(*seats, config={"goal": goal}).view
        draft = OfferDraft(view, P0, P1, counter=False)
        draft.take_over(side("carpi"), side(euros=600))
        said_so = objection(names, reason, draft)
        assert said_so.startswith(told)
        assert said_so.endswith("Not at any price.")
        assert objection(names, Reason(Why.NO_MONEY), draft).find("any price") < 0


@pytest.mark.parametrize("lang", ["en", "de", "sv", "it"])
def test_a_saying_that_begins_with_a_quotation_has_no_doubled_marks(lang: str) -> None:
    words = Words.load(lang, paths.locales())
    quoted = words("carbonreason.card-later", action="A", place="B")
    assert said(words, "Red", quoted) == f"Red: {quoted}"
    assert said(words, "Red", "Yes.") == words("carbonreason.says", player="Red", why="Yes.")
    assert said(words, "Red", "Yes.") != "Red: Yes."
