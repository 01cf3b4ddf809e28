"""What impact tiles stand for: it fits what caused them, and the match alone decides it."""

from __future__ import annotations

from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.moves.impacts import KINDS, ImpactHistory, ImpactKind, placed
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.engine import apply
from ecosfera.games.baltica.rules.state import State
from tests.games.baltica.rules.positions import END, catalogue, implement, position


def placed_by(state: State, action: act.Action = END) -> tuple[ImpactKind, ...]:
    _, events = apply(state, action)
    return placed(state, events, KINDS[: state.impacts])


def test_an_impact_comes_of_the_pressure_cards_in_the_row() -> None:
    """The second and the eighth pressure card are farming."""
    farming = position("pressure#2 pressure#8", "oxygen", tokens=["", ""], pressures=30)
    assert placed_by(farming) == (ImpactKind.BLOOM,)
    plastic = position("pressure#6 pressure#12", "oxygen", tokens=["", ""], pressures=30)
    assert placed_by(plastic) == (ImpactKind.LITTER,)


def test_several_at_once_differ() -> None:
    """At the start of a turn with four pressure cards, three tiles are placed."""
    row = "pressure#4 pressure#10 pressure#16 pressure#22"
    state = position("oxygen sunlight", row, tokens=["", ""], acquired=True)
    assert placed_by(state) == (ImpactKind.NOISE, ImpactKind.OIL, ImpactKind.ALIEN)


def test_climate_change_heats_the_sea() -> None:
    row = "pressure#6 pressure#12"
    state = position(row, "oxygen", tokens=["", ""], active="climate_change", policy_deck="")
    assert placed_by(state) == (ImpactKind.LITTER, ImpactKind.HEAT)


def test_what_lies_there_does_not_come_twice() -> None:
    state = position("pressure#3 pressure#9", "oxygen", tokens=["", ""], impacts=5)
    assert KINDS[4] is ImpactKind.SEABED
    found = placed_by(state)
    assert len(set(found)) == len(found) == 6


def test_a_tile_that_is_taken_back_is_the_last_one() -> None:
    state = position("oxygen", "oxygen", impacts=2, pool="habitat_restoration funding")
    assert placed_by(state, implement("habitat_restoration")) == KINDS[:1]


def test_undo_and_a_loaded_match_agree() -> None:
    state = position("pressure#2 pressure#8", "oxygen", tokens=["", ""], pressures=30)
    match = Match(BalticaGame(catalogue()), state)
    history = ImpactHistory(match)
    assert history.after(0) == ()
    match.act(END)
    assert history.after(1) == (ImpactKind.BLOOM,)
    match.undo()
    assert history.shown(0, 0) == ()
    match.redo()
    loaded = match.branch(1)
    assert ImpactHistory(loaded).after(1) == history.after(1)
    assert ImpactHistory(loaded).at(loaded.state) == (ImpactKind.BLOOM,)


def test_while_a_tile_is_being_taken_back_it_still_has_its_name() -> None:
    state = position("oxygen", "oxygen", impacts=2, pool="habitat_restoration funding")
    match = Match(BalticaGame(catalogue()), state)
    match.act(implement("habitat_restoration"))
    history = ImpactHistory(match)
    assert history.shown(1, 2) == KINDS[:2]
    assert history.shown(1, 1) == KINDS[:1]
