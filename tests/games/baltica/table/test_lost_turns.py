"""An impact or a lost turn stays on the screen until somebody has read it, whatever caused it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.moves.impacts import ImpactKind
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import CardKind
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.stage.timing import StopKind
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.games.baltica.rules.positions import position
from tests.program import quiet, services

LONG = 6.0
"""Seconds that nobody touches anything."""
CALM = "oxygen salinity sunlight"
PRESSED = "pressure pressure pressure"


def third_by_nothing() -> State:
    return position("pressure pressure oxygen", CALM)


def third_at_the_start() -> State:
    return position(CALM, f"{PRESSED} oxygen")


def four_at_the_start() -> State:
    return position(CALM, f"{PRESSED} pressure")


def third_drawn() -> State:
    return position("pressure pressure oxygen", CALM, decks=["pressure oxygen", "oxygen"])


def third_from_the_discard_pile() -> State:
    deck = ("", "oxygen")
    return position("pressure pressure oxygen", CALM, decks=deck, discards=["pressure", ""])


def third_passed_by_the_other() -> State:
    return position("pressure oxygen salinity", "pressure pressure oxygen")


def three_of_an_element() -> State:
    return position("oxygen oxygen salinity", CALM, decks=["oxygen sunlight", "oxygen"])


def elements_bring_the_third() -> State:
    row = "oxygen oxygen pressure pressure"
    return position(row, CALM, decks=["oxygen sunlight", "oxygen"])


def of_a_policy() -> State:
    row = "aphanizomenon_flos_aquae oxygen"
    return position(row, CALM, policy_deck="green_energy funding", habitats="coast")


def of_a_policy_and_climate_change() -> State:
    row = "aphanizomenon_flos_aquae oxygen"
    active = "climate_change"
    return position(row, CALM, policy_deck="green_energy funding", habitats="coast", active=active)


WAYS: dict[str, tuple[Callable[[], State], type[act.Action], int]] = {
    "taking nothing": (third_by_nothing, act.EndTurn, 1),
    "at the start": (third_at_the_start, act.EndTurn, 1),
    "four at the start": (four_at_the_start, act.EndTurn, 3),
    "a draw": (third_drawn, act.Plus, 1),
    "a draw after shuffling": (third_from_the_discard_pile, act.Plus, 1),
    "a pass": (third_passed_by_the_other, act.Pass, 1),
    "three of an element": (three_of_an_element, act.Plus, 0),
    "three of an element and two pressures": (elements_bring_the_third, act.Plus, 1),
    "a policy card": (of_a_policy, act.DrawPolicy, 1),
    "a policy card in climate change": (of_a_policy_and_climate_change, act.DrawPolicy, 2),
}


def first(state: State, kind: type[act.Action]) -> act.Action:
    """Return the first action of a kind; a pass is that of the pressure card to the other row."""
    found = (action for action in legal(state) if isinstance(action, kind))
    if kind is act.Pass:
        kinds = state.catalogue.kinds
        found = (
            a
            for a in found
            if isinstance(a, act.Pass) and a.to >= 0 and kinds[a.card] is CardKind.PRESSURE
        )
    return next(found)


@pytest.mark.parametrize("mate", [0, 1])
@pytest.mark.parametrize("way", WAYS)
def test_what_costs_a_turn_or_an_impact_waits_to_be_read(
    way: str, mate: int, pictures: Pictures
) -> None:
    build, kind, impacts = WAYS[way]
    state = build()
    if kind is not act.DrawPolicy:
        state.config = replace(state.config, policies=False)
    before = state.impacts
    match = Match(BalticaGame(state.catalogue), state)
    settings = Settings(language="en", motion="full", games=quiet())
    app = offscreen((1366, 768), settings, pictures, INTENTS)
    computers = tuple("helpful" if row == mate else PERSON for row in range(2))
    scene = TableScene(app.context, services(app.context), match, computers=computers)
    pilot = Pilot(app, looks=False)
    app.stack.push(scene, lambda _result: None)
    controller, stage = scene.controller, scene.controller.stage
    scene.act(first(state, kind))
    if kind is act.Pass:
        controller.skip()
        scene.act(act.END_TURN)
    told = None
    for _ in range(60):
        pilot.wait(0.5)
        told = stage.stop
        if told is not None and told.kind is StopKind.STRIKE:
            break
        if told is not None:
            pilot.key("space")
    assert told is not None
    assert told.kind is StopKind.STRIKE
    assert stage.view.impacts == before + impacts
    pilot.wait(LONG)
    assert stage.stop is told
    assert controller.prompt is not None
    assert set(controller.prompt.cause) <= set(stage.view.rows[stage.view.player])
    strip = controller.prompt.strip
    assert strip is not None
    assert isinstance(strip.impact, ImpactKind) == bool(impacts)
    if isinstance(told.event, ev.Triggered):
        assert len(controller.prompt.cause) >= 3
    pilot.key("space")
    pilot.wait(0.3)
    assert stage.stop is not told
