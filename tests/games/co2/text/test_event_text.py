"""What happened, in sentences."""

from __future__ import annotations

from ecosfera import paths
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.ids import EVERY_KIND
from ecosfera.games.co2.text.event_text import brief
from ecosfera.games.co2.text.names import Names
from ecosfera.words import Words
from tests.games.co2.rules.positions import P0, catalogue

NAMES = Names(Words("en", paths.locales()), catalogue(), ("Anna", "Elias"))


def test_a_new_hand_is_told_with_three_of_its_cards() -> None:
    drawn = EVERY_KIND[:6]
    told = brief(NAMES, ev.Exchanged(P0, drawn, drawn, Cause.EVENT))
    named = ", ".join(NAMES.kind(kind) for kind in drawn[:3])
    assert told == f"Anna exchanges 6 cards. New: {named} and 3 more."


def test_an_exchange_of_two_cards_needs_no_shorter_sentence() -> None:
    assert not brief(NAMES, ev.Exchanged(P0, EVERY_KIND[:2], EVERY_KIND[2:4], Cause.SQUARE))
