"""Presets, and the estimated difficulty of set-ups."""

from __future__ import annotations

import re
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.games.baltica.content.presets import (
    BAY,
    FILE,
    OLAND,
    SEAS_FILE,
    SOUND,
    TERMS,
    Balance,
    Preset,
    load_balance,
    terms,
)
from ecosfera.games.baltica.rules.config import Config


@pytest.fixture(scope="module")
def balance() -> Balance:
    return load_balance()


def preset(balance: Balance, name: str) -> Preset:
    return next(preset for preset in balance.presets if preset.id == name)


def test_there_are_four_presets_from_easy_to_the_baltic_today(balance: Balance) -> None:
    assert [preset.id for preset in balance.presets] == ["easy", "normal", "advanced", "baltic"]


def test_a_preset_changes_the_variations_and_nothing_else(balance: Balance) -> None:
    config = Config(players=3, names=("a", "b", "c"), seed="s", policies=True, house_cards=False)
    advanced = preset(balance, "advanced").applied_to(config)
    assert advanced == replace(config, element_stack=3, pressures=3, eutrophication=True)
    assert preset(balance, "baltic").applied_to(Config()).policies is True
    assert preset(balance, "easy").applied_to(Config()).policies is False


def test_good_players_win_more_often_than_beginners(balance: Balance) -> None:
    for each in balance.presets:
        for chances in each.measured.values():
            # Where wins are rare, a small sample can reverse the order.
            assert 0 <= chances.beginners <= chances.practised + 0.05
            assert chances.practised <= chances.good + 0.05 <= 1.05


COMPANIES = [(people, computers) for people in range(1, 5) for computers in range(5 - people)]


@pytest.mark.parametrize(("people", "computers"), COMPANIES)
def test_every_company_has_a_sea_to_win_one_to_fight_for_and_one_between(
    balance: Balance, people: int, computers: int
) -> None:
    config = Config(players=people + computers)
    won = {}
    for each in balance.fitting[people, computers]:
        sea = each.applied_to(config)
        alone = balance.chances_in(each, config).beginners
        won[each.id] = balance.helped(sea, computers) if computers else alone
    assert list(won) == [BAY, OLAND, SOUND]
    assert 5 <= round(10 * won[BAY]) <= 7
    assert 0.35 <= won[OLAND] <= 0.6
    assert 0.2 <= won[SOUND] <= 0.4
    assert round(10 * won[BAY]) > round(10 * won[OLAND]) > round(10 * won[SOUND])
    bay, oland, sound = balance.fitting[people, computers]
    company = people, computers
    assert balance.harder(bay, config, company) == oland
    assert balance.harder(oland, config, company) == sound


def test_what_this_edition_makes_gentler_makes_the_game_easier(balance: Balance) -> None:
    plain = balance.chances(Config()).beginners
    for gentler in (Config(pressures=0), Config(living_habitats=3), Config(row_cards=5)):
        assert balance.chances(gentler).beginners > plain


def test_every_printed_variation_makes_the_game_harder(balance: Balance) -> None:
    plain = balance.difficulty(Config(element_stack=8))
    for harder in (
        Config(element_stack=3),
        Config(element_stack=8, pressures=3),
        Config(element_stack=8, eutrophication=True),
        Config(element_stack=8, biodiversity_loss=True),
    ):
        assert balance.difficulty(harder) >= plain


def test_difficulty_is_a_share(balance: Balance) -> None:
    for players in range(1, 5):
        for stack in (3, 8):
            config = Config(players=players, element_stack=stack, policies=stack == 3)
            chances = balance.chances(config)
            assert 0 <= chances.beginners <= chances.practised <= chances.good <= 1
            assert 0 <= balance.difficulty(config) <= 1


def test_the_formula_counts_each_variation_once() -> None:
    assert list(terms(Config())) == list(TERMS)
    hard = terms(Config(players=1, element_stack=3, pressures=3, biodiversity_loss=True))
    assert (hard["rows_1"], hard["fewer_elements"], hard["high_pressure"]) == (1, 5, 1)


def test_what_was_measured_often_enough_is_told_and_not_estimated(
    balance: Balance, tmp_path: Path
) -> None:
    storm, alone = preset(balance, "advanced"), Config(players=1)
    assert balance.chances_in(storm, alone) == storm.measured[1, 1]
    assert balance.chances_in(storm, alone) != balance.chances(storm.applied_to(alone))
    text = (paths.assets() / "data" / FILE).read_text("utf-8")
    (tmp_path / FILE).write_text(
        re.sub(r"searcher = \[\d+, \d+\]", "searcher = [9, 10]", text), "utf-8"
    )
    shutil.copy(paths.assets() / "data" / SEAS_FILE, tmp_path)
    seldom = load_balance(tmp_path)
    storm = preset(seldom, "advanced")
    assert seldom.chances_in(storm, alone) == seldom.chances(storm.applied_to(alone))


def test_a_variation_that_makes_a_sea_harder_does_not_raise_its_chances() -> None:
    balance = load_balance()
    for (people, computers), seas in balance.fitting.items():
        for sea in seas:
            plain = sea.applied_to(Config(players=people + computers))
            harder = replace(plain, biodiversity_loss=True)
            if computers:
                chance, measured = (balance.helped(c, computers) for c in (harder, plain))
            else:
                chance = balance.varied(harder).beginners
                measured = balance.chances_in(sea, plain).beginners
            assert chance <= measured + 1e-9
