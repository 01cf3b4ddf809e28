"""Tables with a row for each action, cause or reason have all of them."""

from __future__ import annotations

import tomllib
from typing import get_args

from ecosfera import paths
from ecosfera.games.co2.bots import hint
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.text.log_line import MONEY

REASONED = {
    *(act.Play, act.Buy, act.BuyAfar, act.Retire, act.Pass, act.EndTurn),
    *(act.Roll, act.ChooseTerritory, act.ChooseSwap),
}
"""Actions whose reason depends on the position, or stands where hints begin."""
TRADES = {act.Propose, act.Accept, act.Refuse, act.MakeCounter, *get_args(act.Template)}


def test_each_reason_for_money_has_a_sign() -> None:
    assert set(MONEY) == set(Cause)


def test_each_action_has_a_reason_in_a_hint() -> None:
    missing = set(get_args(act.Action)) - REASONED - TRADES - set(hint.PLAIN)
    assert not missing


def test_each_refusal_has_a_paragraph_in_the_rulebook() -> None:
    file = paths.assets() / "co2" / "data" / "rulebook.toml"
    book = tomllib.loads(file.read_text("utf-8"))
    assert {code.value for code in RefusalCode} <= book["refusals"].keys()
