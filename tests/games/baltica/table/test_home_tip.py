"""Why animals leave is read once, before the first of them go home."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.game_screens import BalticaScreens
from ecosfera.games.baltica.info import INFO
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import END_TURN, RestoreHabitats
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.events import CameHome
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.stage.stage import Stage
from ecosfera.games.baltica.stage.timing import EffectKind, StopKind
from ecosfera.games.baltica.table.home_plate import lay_out
from ecosfera.games.baltica.table.home_tip import TIP
from ecosfera.games.baltica.table.prompt import MOST_HOME
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.ui.app.app import App
from ecosfera.ui.testing.pilot import Pilot
from tests.games.baltica.rules.positions import position
from tests.games.baltica.table.test_stage import Z
from tests.program import Sit, quiet, services

COMPUTERS = ("helpful", "helpful")


def evening(row: str = "") -> State:
    """Return a turn at whose end animals go home."""
    state = position(row, "sunlight", habitats="coast mud river rock", acquired=True)
    state.config = replace(state.config, policies=False, homecoming=True)
    return state


def home_of(state: State) -> CameHome:
    return next(event for event in apply(state, END_TURN)[1] if isinstance(event, CameHome))


@pytest.mark.parametrize("known", [True, False])
def test_the_stage_stops_before_the_first_animals_go_home(*, known: bool) -> None:
    state, read = evening(), []
    new, events = apply(state, END_TURN)
    stage = Stage(view(state), Z, 1.0)
    stage.home_known, stage.home_read = (lambda: known), (lambda: read.append(1))
    stage.play(events)
    for _ in range(200):
        stage.advance(0.05)
        if stage.stop is not None:
            break
    if known:
        assert stage.stop is None
        return
    assert stage.stop is not None
    assert stage.stop.kind is StopKind.HOME
    assert not any(effect.kind is EffectKind.HOME for effect in stage.effects)
    assert not read
    stage.go_on()
    assert read == [1]
    assert any(effect.kind is EffectKind.HOME for effect in stage.effects)
    for _ in range(400):
        stage.advance(0.05)
        assert stage.stop is None
    assert stage.view == view(new)


def test_the_stage_of_a_replay_never_stops_for_it() -> None:
    state = evening()
    stage = Stage(view(state), Z, 0.0)
    stage.play(apply(state, END_TURN)[1])
    assert stage.stop is None


@pytest.fixture
def sit_down(app: App, sit: Sit) -> Callable[..., tuple[Pilot, TableScene]]:
    def make(state: State, *computers: str) -> tuple[Pilot, TableScene]:
        settings = app.context.settings
        app.context.settings = replace(settings, games={**quiet(), **settings.games})
        match = Match(BalticaGame(state.catalogue), state)
        seats = {"computers": list(computers or (PERSON, PERSON))}
        scene = BalticaScreens().table(app.context, services(app.context), match, seats)
        assert isinstance(scene, TableScene)
        return sit(scene), scene

    return make


def test_a_person_is_told_that_a_habitat_has_turned_tokens_face_up(
    app: App, sit_down: Callable[..., tuple[Pilot, TableScene]]
) -> None:
    for tokens in (0b001, 0b111):
        state = evening("gasterosteus_aculeatus haematopus_ostralegus")
        state.habitats, state.restored, state.tokens = [], 0, [tokens, 0b111]
        pilot, scene = sit_down(state)
        restores = (move for move in legal(state) if isinstance(move, RestoreHabitats))
        scene.controller.do(next(restores))
        pilot.settle()
        told = app.context.words("event.tokens-back")
        assert (scene.controller.speech == told) == (tokens != 0b111)
        app.stack.pop()


def test_whoever_plays_reads_it_once(
    app: App, sit_down: Callable[..., tuple[Pilot, TableScene]]
) -> None:
    state = evening()
    pilot, scene = sit_down(state)
    scene.controller.do(END_TURN)
    pilot.settle()
    prompt = scene.controller.prompt
    assert prompt is not None
    assert prompt.strip is not None
    assert 1 <= len(prompt.home) <= MOST_HOME
    assert set(prompt.home) <= set(home_of(state).cards)
    names = [state.catalogue.names[card] for card in prompt.home]
    assert len(set(names)) == len(names)
    words = app.context.words
    told = f"{words.count('table.home-alive', len(names))} {words('table.home-market')}"
    assert prompt.sentence == told
    assert not app.context.settings.of_game(INFO.id, TIP, default=False)
    pilot.key("return")
    assert app.context.settings.of_game(INFO.id, TIP, default=False)
    pilot.settle()
    assert scene.controller.prompt is None
    assert scene.controller.stage.view == view(scene.match.state)
    app.stack.pop()
    pilot, scene = sit_down(state)
    scene.controller.do(END_TURN)
    pilot.settle()
    assert scene.controller.prompt is None


def test_a_deck_grows_lighter_only_if_one_of_the_animals_lay_with_a_player(
    app: App, sit_down: Callable[..., tuple[Pilot, TableScene]]
) -> None:
    state = evening("esox_lucius")
    theirs = state.catalogue.ids["esox_lucius"]
    assert theirs in home_of(state).cards
    pilot, scene = sit_down(state)
    scene.controller.do(END_TURN)
    pilot.settle()
    prompt = scene.controller.prompt
    assert prompt is not None
    assert prompt.home[0] == theirs, "that one is seen first"
    assert prompt.sentence.endswith(app.context.words("table.home-deck"))


def test_no_computers_stop_for_it_among_themselves(
    sit_down: Callable[..., tuple[Pilot, TableScene]],
) -> None:
    _, scene = sit_down(evening(), *COMPUTERS)
    scene.controller.do(END_TURN)
    for _ in range(60):
        scene.controller.stage.advance(0.1)
        told = scene.controller.stage.telling
        assert told is None or told.kind is not StopKind.HOME
    assert any(isinstance(event, ev.CameHome) for event in apply(evening(), END_TURN)[1])


@pytest.mark.parametrize("animals", [1, 2, 6])
def test_the_plate_lies_inside_the_window(
    animals: int, sit_down: Callable[..., tuple[Pilot, TableScene]], app: App
) -> None:
    _, scene = sit_down(evening())
    sentence = app.context.words.count("table.home-alive", animals)
    plate = lay_out(scene.frame, sentence, animals, "Continue")
    parts = [plate.title, *plate.pictures, plate.text, plate.button]
    assert plate.box.x >= 0
    assert plate.box.y >= 0
    assert plate.box.right <= scene.frame.zones.width
    assert plate.box.bottom <= scene.frame.zones.height
    for part in parts:
        assert part.x >= plate.box.x
        assert part.right <= plate.box.right
        assert part.bottom <= plate.box.bottom
    assert plate.text.bottom <= plate.button.y
