"""Rehearsals: what a move draws is in the caches before it is made."""

from __future__ import annotations

from collections.abc import Callable, Generator

import pygame
import pytest

from ecosfera.core.bot import ThinkingTask
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.actions import Action
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.table import preparation
from ecosfera.games.baltica.table.preparation import likely_moves
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.tabletop.preparation import SLICE
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Motion, Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import quiet, services

SIZE = (1366, 768)
STEP = 1 / 30
SPARKS = 3000
"""Bytes of a picture that a few points of light change; a card is 30 000."""
pytestmark = pytest.mark.usefixtures("own_drawings")
SitDown = Callable[..., tuple[Pilot, TableScene]]


@pytest.fixture
def sit(new_match: Callable[..., Match], pictures: Pictures) -> SitDown:
    def make(
        name: str, motion: Motion = "full", *, warned: bool = False
    ) -> tuple[Pilot, TableScene]:
        situation = next(s for s in situations() if s.name == name)
        match = find(new_match().state.catalogue, situation)
        games = {} if warned else quiet()
        app = offscreen(
            SIZE, Settings(language="en", motion=motion, games=games), pictures, INTENTS
        )
        scene = TableScene(app.context, services(app.context), match)
        app.stack.push(scene)
        pilot = Pilot(app)
        pilot.step()
        return pilot, scene

    return make


def rest(pilot: Pilot, scene: TableScene) -> None:
    """Let the players think until everything is prepared."""
    for _ in range(3000):
        pilot.step(dt=STEP)
        if scene.display.preparation.done:
            return
    raise AssertionError("preparation never ends")


def misses(scene: TableScene) -> tuple[int, int]:
    """Return how many card faces and how many lines of text were made so far."""
    return scene.frame.faces.cache.misses, scene.context.text.cache.misses


def made_in_flight(pilot: Pilot, scene: TableScene, action: Action) -> tuple[int, int]:
    """Make a move; return how many faces and lines were made until its cards had arrived."""
    before = misses(scene)
    scene.act(action)
    frames = 0
    while not scene.controller.stage.idle and frames < 2000:
        pilot.step()
        frames += 1
        if scene.controller.stage.stop is not None:
            scene.controller.go_on()
    assert 5 < frames < 2000, "something flew, and arrived"
    after = misses(scene)
    return after[0] - before[0], after[1] - before[1]


@pytest.mark.parametrize("name", ["middle", "long-rows", "start"])
def test_at_the_end_of_a_turn_no_face_and_no_text_is_made_in_flight(
    sit: SitDown, name: str
) -> None:
    pilot, scene = sit(name)
    rest(pilot, scene)
    assert made_in_flight(pilot, scene, act.END_TURN) == (0, 0)


def test_without_time_to_prepare_they_are_made_in_flight(sit: SitDown) -> None:
    pilot, scene = sit("middle")
    faces, lines = made_in_flight(pilot, scene, act.END_TURN)
    assert faces > 0
    assert lines > 0


def test_other_likely_moves_are_rehearsed_as_well(sit: SitDown) -> None:
    _, scene = sit("middle")
    moves = [move for move in likely_moves(scene.controller)[:4] if move != act.END_TURN]
    assert moves
    for move in moves:
        pilot, scene = sit("middle")
        rest(pilot, scene)
        assert made_in_flight(pilot, scene, move) == (0, 0), move


def test_the_question_before_a_move_is_rehearsed(sit: SitDown) -> None:
    pilot, scene = sit("middle", warned=True)
    rest(pilot, scene)
    before = misses(scene)
    scene.controller.perform_or_confirm(act.END_TURN)
    pilot.step()
    assert scene.display.prompt is not None, "the end of the turn is asked about"
    assert misses(scene) == before


def test_a_page_to_read_is_drawn_in_steps(sit: SitDown) -> None:
    pilot, scene = sit("policy-hits")
    drawing = next(s for s in situations() if s.name == "policy-hits").action
    assert drawing is not None
    action = drawing(scene.match.state)
    assert action is not None
    scene.act(action)
    pilot.settle()
    view = scene.display.prompt
    assert view is not None
    assert view.prompt.drawn is not None
    whole, parts = pilot.app.canvas.surface.copy(), pilot.app.canvas.surface.copy()
    view.draw(whole, scene.frame)
    steps = sum(1 for _ in view.draw_in_steps(parts, scene.frame))
    assert steps > 4
    assert pygame.image.tobytes(parts, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_rehearsal_changes_nothing_that_the_players_see_or_save(
    sit: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, scene = sit("middle", "brisk")
    # fish and light move all the time
    monkeypatch.setattr(scene.display.canvas, "drift", lambda _dt: False)
    heard: list[str] = []
    scene.controller.stage.hearing.heard = heard.append
    scene.controller.log.say = heard.append
    before = (
        scene.match.state,
        scene.match.line,
        list(scene.controller.log.lines),
        scene.frame.poses,
    )
    picture = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    noted: list[str] = []
    scene.match.watchers.append(lambda: noted.append("changed"))
    rest(pilot, scene)
    after = (
        scene.match.state,
        scene.match.line,
        list(scene.controller.log.lines),
        scene.frame.poses,
    )
    assert after == before
    assert not heard
    assert not noted
    after_it = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    changed = sum(a != b for a, b in zip(picture, after_it, strict=True))
    assert changed < SPARKS, "no card, sentence or light of the rehearsal is seen"


def test_preparation_ends_before_it_evicts_what_the_table_shows(sit: SitDown) -> None:
    pilot, scene = sit("long-rows")
    faces = scene.frame.faces.cache
    faces.set_limit(3_000_000)
    rest(pilot, scene)
    assert faces.held <= 3_000_000
    before = misses(scene)
    scene.display.canvas.forget()
    scene.dirty = True
    pilot.step()
    assert misses(scene)[1] == before[1], "no text of the table was evicted"


@pytest.mark.parametrize(("motion", "rehearsed"), [("off", False), ("full", True)])
def test_moves_are_rehearsed_only_if_they_are_shown(
    sit: SitDown, monkeypatch: pytest.MonkeyPatch, motion: Motion, rehearsed: bool
) -> None:
    begun: list[Action] = []
    rehearse = preparation.rehearse

    def noted(*how: object) -> Generator[None, None, None]:
        begun.append(how[3])  # type: ignore[arg-type]
        return rehearse(*how)  # type: ignore[arg-type]

    monkeypatch.setattr(preparation, "rehearse", noted)
    pilot, scene = sit("middle", motion)
    rest(pilot, scene)
    assert bool(begun) is rehearsed
    assert begun[:1] == [act.END_TURN][: len(begun)]


def test_a_slice_ends_with_the_step_that_uses_up_its_time() -> None:
    times = iter([0.0, 0.001, 0.002, 0.0035, 10.0])
    steps: list[int] = []

    def work() -> Generator[None, None, None]:
        for number in range(100):
            steps.append(number)
            yield

    ThinkingTask(work(), lambda: next(times)).go_on(SLICE)
    assert steps == [0, 1, 2]


def test_what_lives_in_the_sea_waits_while_cards_fly(
    sit: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, scene = sit("long-rows")
    rest(pilot, scene)
    lived: list[int] = []
    moving = scene.display.canvas.drift

    def drift(dt: float) -> bool:
        lived.append(len(scene.controller.stage.motions))
        return moving(dt)

    monkeypatch.setattr(scene.display.canvas, "drift", drift)
    scene.act(act.END_TURN)
    for _ in range(20):
        pilot.step()
    assert scene.controller.stage.motions
    assert set(lived) <= {0}
    pilot.settle()
    lived.clear()
    pilot.step()
    assert lived == [0]
