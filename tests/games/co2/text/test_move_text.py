"""Hints in words."""

from __future__ import annotations

from ecosfera import paths
from ecosfera.games.co2.bots.hint import Hint
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.rules.actions import Propose
from ecosfera.games.co2.text.move_text import MoveText
from ecosfera.games.co2.text.names import Names
from ecosfera.words import Words
from tests.games.co2.rules.positions import P1, Seat, catalogue, position, side

NAMES = Names(Words("en", paths.locales()), catalogue(), ("Anna", "Elias"))


def test_a_hint_to_trade_says_what_becomes_of_the_balance() -> None:
    """One wins with balance, so what the trade is worth in euros says little."""
    view = position(Seat(owns="castelfranco"), Seat(owns="campogalliano:2")).view
    offer = Propose(P1, side("castelfranco"), side("campogalliano"))
    told = MoveText(NAMES).hint(Hint(offer, Reason(Why.OFFER_PAYS), (2400, 100)), view)
    assert told.endswith("It is worth it. Your balance: −3, then 0.")
    for_money = Propose(P1, side(credit=2), side(euros=300))
    told = MoveText(NAMES).hint(Hint(for_money, Reason(Why.NEEDS_MONEY), (100, 100)), view)
    assert told.endswith("for €300. The money comes in handy.")
