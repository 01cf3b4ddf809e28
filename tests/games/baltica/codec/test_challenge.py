"""Challenge codes hold every set-up, and mistyped codes are refused."""

from __future__ import annotations

import itertools
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.core import codes
from ecosfera.core.codes import ALPHABET, CodeError, CodeMistake, tidy
from ecosfera.games.baltica.codec.challenge import (
    GENTLE_SEEDS,
    LENGTH,
    SEEDS,
    decode,
    encode,
    has_code,
    seed_of,
    seeds_of,
)
from ecosfera.games.baltica.rules.config import Config


@st.composite
def configs(draw: st.DrawFn) -> Config:
    players = draw(st.integers(1, 4))
    return Config(
        players=players,
        element_stack=draw(st.integers(3, 8)),
        pressures=draw(st.sampled_from((2, 3))),
        eutrophication=draw(st.booleans()),
        biodiversity_loss=draw(st.booleans()),
        policies=draw(st.booleans()),
        house_cards=draw(st.booleans()),
        first_player=draw(st.integers(0, players - 1)),
        seed=str(draw(st.integers(0, SEEDS - 1))),
    )


@st.composite
def gentle(draw: st.DrawFn) -> Config:
    printed = draw(configs())
    config = replace(
        printed,
        pressures=draw(st.integers(0, 3)),
        living_habitats=draw(st.integers(0, 3)),
        row_cards=draw(st.sampled_from((4, 5))),
        homecoming=draw(st.booleans()),
    )
    return replace(config, seed=str(int(printed.seed) % seeds_of(config)))


@given(gentle())
def test_a_code_of_the_same_length_gives_back_a_gentler_set_up(config: Config) -> None:
    assert len(tidy(encode(config))) == LENGTH
    assert decode(encode(config)) == config


def test_a_gentler_set_up_has_fewer_seeds_than_the_printed_rules() -> None:
    config = Config(row_cards=5, seed=str(GENTLE_SEEDS))
    assert not has_code(config)
    assert has_code(replace(config, row_cards=4))


def gentle_code(gentler: tuple[int, int, int], flags: int) -> str:
    """Return the code of a gentler game with seed 7, whatever its switches are."""
    number = codes.pack(7, gentler, (range(4), range(4), (4, 5)))
    choices = range(10), range(3, 9), range(64)
    return codes.write(codes.pack(number, (0, 6, flags), choices), LENGTH)


@pytest.mark.parametrize(("pressures", "flags"), [(2, 32), (3, 33)])
def test_a_set_up_has_one_code_only(pressures: int, flags: int) -> None:
    with pytest.raises(CodeError):
        decode(gentle_code((pressures, 0, 4), flags))


@pytest.mark.parametrize(
    ("pressures", "flags", "homecoming"),
    [(1, 32, False), (3, 33, False), (1, 33, True), (3, 32, True)],
)
def test_codes_made_before_homecoming_read_as_before(
    pressures: int, flags: int, homecoming: bool
) -> None:
    config = decode(gentle_code((pressures, 1, 5), flags))
    assert (config.pressures, config.homecoming) == (pressures, homecoming)


@given(configs())
def test_a_code_gives_back_the_whole_set_up(config: Config) -> None:
    assert decode(encode(config)) == config


def test_every_set_up_has_its_own_code() -> None:
    codes = set()
    for players, stack, pressures in itertools.product((1, 2, 3, 4), range(3, 9), (2, 3)):
        for first in range(players):
            for algae, loss, policies, house in itertools.product((False, True), repeat=4):
                config = Config(
                    players=players,
                    element_stack=stack,
                    pressures=pressures,
                    eutrophication=algae,
                    biodiversity_loss=loss,
                    policies=policies,
                    house_cards=house,
                    first_player=first,
                    seed="7",
                )
                code = encode(config)
                assert decode(code) == config
                codes.add(code)
    assert len(codes) == 10 * 6 * 32


def test_the_largest_seed_fits() -> None:
    config = Config(
        players=4,
        element_stack=8,
        pressures=3,
        eutrophication=True,
        biodiversity_loss=True,
        policies=True,
        first_player=3,
        seed=str(SEEDS - 1),
    )
    assert decode(encode(config)) == config


def test_names_are_not_part_of_the_code() -> None:
    named = Config(names=("Anna", "Elias"), seed="11")
    assert encode(named) == encode(replace(named, names=()))
    assert decode(encode(named)).names == ()


@given(configs(), st.integers(0, LENGTH - 1), st.sampled_from(ALPHABET))
def test_one_wrong_sign_is_caught(config: Config, place: int, sign: str) -> None:
    signs = tidy(encode(config))
    wrong = signs[:place] + sign + signs[place + 1 :]
    if wrong != signs:
        with pytest.raises(CodeError):
            decode(wrong)


@given(configs(), st.integers(0, LENGTH - 1), st.integers(0, LENGTH - 1))
def test_two_signs_that_changed_places_are_caught(config: Config, one: int, two: int) -> None:
    signs = list(tidy(encode(config)))
    wrong = signs[:]
    wrong[one], wrong[two] = wrong[two], wrong[one]
    if wrong != signs:
        with pytest.raises(CodeError):
            decode("".join(wrong))


@given(configs(), st.data())
def test_two_wrong_signs_are_caught(config: Config, data: st.DataObject) -> None:
    signs = list(tidy(encode(config)))
    wrong = signs[:]
    for place in data.draw(st.sets(st.integers(0, LENGTH - 1), min_size=2, max_size=2)):
        wrong[place] = data.draw(st.sampled_from(ALPHABET))
    if wrong != signs:
        with pytest.raises(CodeError):
            decode("".join(wrong))


def test_a_code_may_be_typed_in_small_letters_with_spaces() -> None:
    config = Config(seed="123456")
    code = encode(config)
    assert decode(f"  {code.lower().replace('-', ' ')} ") == config
    assert decode(code.replace("-", "")) == config


@pytest.mark.parametrize(
    ("code", "mistake"),
    [
        ("", CodeMistake.LENGTH),
        ("3333", CodeMistake.LENGTH),
        ("33333-33333-3", CodeMistake.LENGTH),
        ("OOOOO-OOOOO", CodeMistake.SIGN),
        ("ÄÄÄÄÄÄÄÄÄÄ", CodeMistake.SIGN),
        ("33333-33334", CodeMistake.CHECK),
    ],
)
def test_what_is_wrong_with_a_code_is_told(code: str, mistake: CodeMistake) -> None:
    with pytest.raises(CodeError) as error:
        decode(code)
    assert error.value.mistake is mistake


def test_the_signs_cannot_be_taken_for_each_other() -> None:
    assert len(set(ALPHABET)) == len(ALPHABET) == 23
    for pair in ("0O", "1I", "2Z", "5S", "8B", "UV", "OQ"):
        assert sum(sign in ALPHABET for sign in pair) == 0


@given(st.text(max_size=64))
def test_any_seed_can_be_made_one_of_a_challenge(text: str) -> None:
    config = Config(seed=seed_of(text))
    assert has_code(config)
    assert seed_of(config.seed) == config.seed
    assert decode(encode(config)).seed == seed_of(text)


@pytest.mark.parametrize("seed", ["", "herring", "007", "20000000", "²", "9" * 64])
def test_a_text_as_a_seed_has_no_code(seed: str) -> None:
    config = Config(seed=seed)
    assert not has_code(config)
    with pytest.raises(ValueError, match="no code"):
        encode(config)


def test_codes_stay_what_they_are() -> None:
    """A code once read out means the same game for ever."""
    config = Config(players=3, biodiversity_loss=True, policies=True, first_player=2, seed="14159")
    assert encode(config) == "33EGC-TXGEE"
