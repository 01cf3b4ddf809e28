"""Still pictures have life in them if motion is full, and only then."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from ecosfera.app.menu.scene import MenuScene
from ecosfera.games.baltica.end.scene import EndScene
from ecosfera.games.baltica.shots.scenes import LOST, WON
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.shapes import Shapes
from ecosfera.ui.scene import Scene
from ecosfera.ui.settings import Motion, Settings
from ecosfera.ui.stage.life import Life, Procession, Ripple, Specks
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import SCREENS, services

SIZE = (320, 200)
WHITE = (255, 255, 255, 255)

MAKERS: dict[str, Callable[[UiContext], Scene[object]]] = {
    "menu": lambda context: MenuScene(context, lambda: services(context), SCREENS.info, list),  # type: ignore[dict-item,return-value]
    "won": lambda context: EndScene(context, services(context), WON, None, 3),  # type: ignore[dict-item,return-value]
    "lost": lambda context: EndScene(context, services(context), LOST, None, 3),  # type: ignore[dict-item,return-value]
}


def sit(pictures: Pictures, name: str, motion: Motion) -> Pilot:
    app = offscreen((1024, 576), Settings(language="en", motion=motion), pictures)
    app.stack.push(MAKERS[name](app.context))
    pilot = Pilot(app)
    pilot.wait(1.2)
    return pilot


def pixels(pilot: Pilot) -> bytes:
    return pygame.image.tobytes(pilot.app.canvas.surface, "RGB")


@pytest.mark.parametrize("name", MAKERS)
def test_menu_and_end_never_stand_still_with_full_motion(pictures: Pictures, name: str) -> None:
    pilot = sit(pictures, name, "full")
    before = pixels(pilot)
    pilot.wait(1)
    assert pixels(pilot) != before


@pytest.mark.parametrize("name", MAKERS)
@pytest.mark.parametrize("motion", ["brisk", "off"])
def test_they_stand_still_otherwise(pictures: Pictures, name: str, motion: Motion) -> None:
    pilot = sit(pictures, name, motion)
    before = pixels(pilot)
    pilot.wait(1)
    assert pixels(pilot) == before


def test_nothing_moves_while_the_window_has_no_focus(pictures: Pictures) -> None:
    pilot = sit(pictures, "menu", "full")
    pilot.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    before = pixels(pilot)
    pilot.wait(1)
    assert pixels(pilot) == before
    pilot.step(pygame.Event(pygame.WINDOWFOCUSGAINED))
    pilot.wait(1)
    assert pixels(pilot) != before


def test_what_drifts_leaves_the_picture_as_it_was() -> None:
    picture = pygame.Surface(SIZE)
    picture.fill("navy")
    life = Life([Specks(Shapes(), SIZE, 20, (3, 6), 60, WHITE)])
    life.take_picture(picture, [])
    for _ in range(40):
        if life.advance(0.1):
            life.draw(picture)
    white = sum(picture.get_at((x, y))[:3] != (0, 0, 128) for x in range(320) for y in range(200))
    assert 0 < white < 20 * 60


def test_specks_and_ripples_spare_controls() -> None:
    picture = pygame.Surface(SIZE)
    for y in range(200):
        pygame.draw.line(picture, (y, y, 0), (0, y), (y, y))
    control = pygame.Rect(100, 60, 120, 80)
    before = picture.subsurface(control).copy()
    water = Ripple(pygame.Rect(0, 20, 320, 180), 4)
    life = Life([Specks(Shapes(), SIZE, 200, (3, 6), 60, WHITE)], water)
    life.take_picture(picture, [control])
    for _ in range(20):
        if life.advance(0.1):
            life.draw(picture)
    after = picture.subsurface(control)
    assert pygame.image.tobytes(after, "RGB") == pygame.image.tobytes(before, "RGB")


def test_a_procession_stays_in_its_box_and_fades_at_its_ends() -> None:
    swimmer = pygame.Surface((20, 20), pygame.SRCALPHA)
    swimmer.fill(WHITE)
    box = pygame.Rect(0, 70, 60, 50)
    procession = Procession([swimmer] * 5, 5, box, 0.5, 2.0)
    sprites = [sprite for n in range(60) for sprite in procession.sprites(n / 10)]
    assert sprites
    assert all(box.contains(sprite.image.get_rect(topleft=sprite.at)) for sprite in sprites)
    assert {sprite.at[1] < 95 for sprite in sprites} == {False, True}
    assert min(sprite.image.get_at((9, 9)).a for sprite in sprites) < 100
    assert swimmer.get_at((9, 9)).a == 255


def test_a_procession_passes_quickly_once_and_then_goes_on_slowly() -> None:
    swimmer = pygame.Surface((20, 20), pygame.SRCALPHA)
    procession = Procession([swimmer] * 3, 3, pygame.Rect((0, 0), SIZE), 0.5, 2.0)
    seen = [len(list(procession.sprites(n / 10))) for n in range(60)]
    assert max(seen) == 3
    assert not procession.hurries
    later = [list(procession.sprites(6 + n)) for n in range(90)]
    assert max(map(len, later)) <= 2, "few at a time: they are drawn as seldom as all that drifts"
    assert min(map(len, later[8:])) >= 1
    assert not procession.hurries
    box = pygame.Rect((0, 0), SIZE)
    assert all(box.contains(s.image.get_rect(topleft=s.at)) for some in later for s in some)
    stopped = Procession([swimmer] * 3, 3, box, 0.5, 2.0)
    assert list(stopped.sprites(0.1))
    stopped.stop()
    assert not stopped.hurries
    list(stopped.sprites(0.2))
    assert list(stopped.sprites(5.0))
