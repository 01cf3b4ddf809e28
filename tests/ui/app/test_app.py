"""The application passes events on, applies settings, and survives its own faults."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.ui.app.app import AWAKE, FAST, IDLE, RESIZE_DELAY, App
from ecosfera.ui.app.window import Window, fitting
from ecosfera.ui.input.gamepad import Gamepads
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.input.keys import pressed
from ecosfera.ui.limits import SMALLEST_WINDOW
from ecosfera.ui.scene import Scene
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecosfera.ui.context import UiContext


class Listener(Scene[None]):
    """Writes down what it gets."""

    def __init__(self, context: UiContext) -> None:
        super().__init__(context)
        self.intents: list[Intent] = []
        self.layouts = 0
        self.draws = 0
        self.typing = False
        self.is_moving = False

    def layout(self) -> None:
        self.layouts += 1

    def handle(self, event: pygame.Event) -> bool:
        return self.typing and event.type == pygame.KEYDOWN

    def intend(self, intent: Intent) -> bool:
        self.intents.append(intent)
        return True

    def draw(self, target: pygame.Surface) -> None:
        self.draws += 1
        target.fill("black")

    @property
    def moving(self) -> bool:
        return self.is_moving


GO_ON = Intent("go-on", ("space",))
THIRD = Intent("move-3", ("3",), number=3)


@pytest.fixture
def intents() -> tuple[Intent, ...]:
    return (GO_ON, THIRD)


@pytest.fixture
def scene(app: App) -> Listener:
    listener = Listener(app.context)
    app.stack.push(listener)
    return listener


@pytest.fixture
def pilot(app: App, scene: Listener) -> Pilot:
    return Pilot(app)


def test_keys_become_intents(pilot: Pilot, scene: Listener) -> None:
    pilot.key("h", "ctrl+z", "3")
    assert scene.intents == [Intent.HINT, Intent.UNDO, THIRD]


def test_a_scene_that_takes_a_key_gets_no_intent(pilot: Pilot, scene: Listener) -> None:
    scene.typing = True
    pilot.key("h")
    assert scene.intents == []


def test_a_key_that_is_held_accepts_once_but_goes_on_moving(pilot: Pilot, scene: Listener) -> None:
    for key in ("return", "down", "space"):
        for _ in range(3):
            pilot.step(pressed(key))
        pilot.step(pygame.Event(pygame.KEYUP, key=pressed(key).key, mod=0))
    assert scene.intents == [Intent.ACCEPT, *[Intent.DOWN] * 3, GO_ON]


def test_a_key_held_while_the_window_lost_the_focus_is_free_again(
    pilot: Pilot, scene: Listener
) -> None:
    pilot.step(pressed("return"))
    pilot.step(pygame.Event(pygame.WINDOWFOCUSLOST))
    pilot.step(pressed("return"))
    assert scene.intents == [Intent.ACCEPT] * 2


def test_the_size_of_text_goes_by_keys_between_its_ends(app: App, pilot: Pilot) -> None:
    for _ in range(15):
        pilot.key("ctrl++")
    assert app.context.settings.scale == 2.0
    assert app.context.metrics.scale == 2.0
    for _ in range(15):
        pilot.key("ctrl+-")
    assert app.context.settings.scale == 1.0


def test_changed_settings_are_kept_and_every_scene_is_told(app: App, scene: Listener) -> None:
    kept: list[Settings] = []
    app.on_settings_changed = lambda _, after: kept.append(after)
    before = scene.layouts
    app.context.change_settings(replace(app.context.settings, language="de", bold=True))
    assert kept == [app.context.settings]
    assert app.context.words("words.language") == "Deutsch"
    assert app.context.text.bold
    assert scene.layouts == before + 1
    app.context.change_settings(app.context.settings)
    assert len(kept) == 1


def test_changed_keys_work_at_once_and_unknown_ones_are_ignored(
    app: App, pilot: Pilot, scene: Listener
) -> None:
    app.context.change_settings(replace(app.context.settings, keys={"hint": ("k",), "fly": ("f",)}))
    pilot.key("k")
    assert scene.intents == [Intent.HINT]


def test_a_resize_is_measured_anew(app: App, pilot: Pilot, scene: Listener) -> None:
    before = scene.layouts
    pilot.resize(1920, 1080)
    assert (app.context.metrics.width, app.context.metrics.height) == (1920, 1080)
    assert scene.layouts == before + 1


def test_a_window_smaller_than_the_smallest_still_has_room(app: App, pilot: Pilot) -> None:
    pilot.resize(640, 360)
    assert app.canvas.surface.get_size() == (1024, 576)


@pytest.mark.parametrize("size", [(0, 0), (0, 700), (900, 0)])
def test_a_window_without_width_or_height_still_has_room(
    app: App, pilot: Pilot, size: tuple[int, int]
) -> None:
    pilot.resize(*size)
    width, height = app.canvas.surface.get_size()
    assert width >= 1024
    assert height >= 576


def pull(app: App, *size: int) -> None:
    """Give the window a size, as the system does, and make one step."""
    pygame.display.set_mode(size, pygame.RESIZABLE)
    app.step([pygame.Event(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])], 1 / 60)


@pytest.mark.parametrize("size", [(1000, 600), (640, 360), (500, 700), (1400, 300), (90, 900)])
def test_in_a_smaller_window_the_picture_keeps_its_proportions(
    windowed: App, size: tuple[int, int]
) -> None:
    pull(windowed, *size)
    windowed.step([], RESIZE_DELAY)
    windowed.step([], 1 / 60)
    picture = windowed.canvas.surface
    assert picture.get_width() >= SMALLEST_WINDOW[0]
    assert picture.get_height() >= SMALLEST_WINDOW[1]
    picture.fill("white", picture.get_rect().inflate(-200, -200))
    windowed.canvas.show()
    window = pygame.display.get_surface()
    assert window is not None
    mask = pygame.mask.from_threshold(window, (255, 255, 255), (9, 9, 9, 255))
    seen = mask.get_bounding_rects()[0]
    wide, high = (side - 200 for side in picture.get_size())
    assert seen.width / wide == pytest.approx(seen.height / high, abs=0.01)


def test_while_the_edge_is_pulled_the_whole_picture_is_shown(
    windowed: App, scene: Listener
) -> None:
    before = scene.layouts
    for width in range(1300, 1000, -60):
        pull(windowed, width, 700)
        assert windowed.context.metrics.width == 1366
        assert windowed.canvas.place((width // 2, 350)) == pytest.approx((683, 384), abs=2)
        assert windowed.canvas.place((width - 1, 0))[0] >= 1364
        assert windowed.canvas.surface.get_size() == (1366, 768)
    assert scene.layouts == before
    windowed.step([], RESIZE_DELAY)
    windowed.step([], 1 / 60)
    assert scene.layouts == before + 1
    assert windowed.context.metrics.window.size == pygame.display.get_window_size()


def test_a_window_that_keeps_its_size_is_not_laid_out_again(windowed: App, scene: Listener) -> None:
    before = scene.layouts
    pull(windowed, 1366, 768)
    windowed.step([], RESIZE_DELAY)
    windowed.step([], 1 / 60)
    assert scene.layouts == before


@pytest.fixture
def windowed(app: App, scene: Listener) -> Iterator[App]:
    """Return the same program in a window that reports its size."""
    app.canvas = Window((1366, 768), "test", Path("none.png"), fullscreen=False)
    yield app
    pygame.display.set_mode((16, 16))


def test_another_size_of_the_window_is_taken_at_once(windowed: App, scene: Listener) -> None:
    before = scene.layouts
    windowed.change(replace(windowed.context.settings, window=(1280, 720)))
    assert pygame.display.get_window_size() == (1280, 720)
    assert (windowed.context.metrics.width, windowed.context.metrics.height) == (1280, 720)
    assert scene.layouts == before + 1


def test_the_size_that_was_set_can_be_set_again_after_the_window_was_drawn(windowed: App) -> None:
    kept: list[Settings] = []
    windowed.on_settings_changed = lambda _, after: kept.append(after)
    wanted = replace(windowed.context.settings, window=(1280, 720))
    windowed.change(wanted)
    pygame.display.set_mode((1100, 620), pygame.RESIZABLE)
    windowed.resize((1100, 620))
    windowed.change(replace(windowed.context.settings, window=(1280, 720)))
    assert pygame.display.get_window_size() == (1280, 720)
    assert kept == [wanted, wanted]


def test_the_full_screen_stays_full_whatever_size_a_window_would_have(windowed: App) -> None:
    windowed.change(replace(windowed.context.settings, fullscreen=True))
    full = pygame.display.get_window_size()
    windowed.change(replace(windowed.context.settings, window=(1280, 720)))
    assert pygame.display.get_window_size() == full


def test_it_draws_only_when_something_changed(pilot: Pilot, scene: Listener) -> None:
    before = scene.draws
    pilot.wait(0.2)
    assert scene.draws == before
    scene.dirty = True
    pilot.step()
    assert scene.draws == before + 1
    pilot.step(pygame.Event(pygame.WINDOWEXPOSED))
    assert scene.draws == before + 2


def test_an_event_ends_the_wait_for_the_next_idle_step(
    app: App, scene: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    press = pygame.Event(pygame.KEYDOWN, key=pygame.K_a, mod=0, unicode="a", scancode=4)
    waits: list[int] = []
    rates: list[int] = []

    def wait(milliseconds: int) -> pygame.Event:
        waits.append(milliseconds)
        return pygame.Event(pygame.NOEVENT) if len(waits) == 1 else press

    def step(events: Iterable[pygame.Event], dt: float) -> None:
        taken = list(events)
        App.step(app, taken, dt)
        rates.append(app.rate)
        if press in taken:
            app.quit()

    scene.is_moving = False
    app.advance([], AWAKE)
    monkeypatch.setattr(pygame.event, "wait", wait)
    monkeypatch.setattr(pygame.event, "get", list)
    monkeypatch.setattr(app, "step", step)
    app.loop()
    assert waits == [1000 // IDLE] * 2
    assert rates == [IDLE, IDLE, FAST]


def test_it_runs_slower_while_nothing_happens(app: App, pilot: Pilot, scene: Listener) -> None:
    pilot.wait(2.0)
    assert app.rate == IDLE
    scene.is_moving = True
    assert app.rate == FAST
    scene.is_moving = False
    pilot.key("h")
    assert app.rate == FAST


def test_chores_are_done_one_after_another(app: App, pilot: Pilot) -> None:
    done: list[int] = []
    app.chores += [lambda: done.append(1), lambda: done.append(2)]
    pilot.step()
    assert done == [1]
    pilot.step()
    assert done == [1, 2]


def test_closing_the_window_ends_the_program(app: App, pilot: Pilot) -> None:
    pilot.step(pygame.Event(pygame.QUIT))
    assert not app.running


def test_a_fault_in_the_loop_is_told_and_the_loop_goes_on(
    app: App, scene: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[Exception] = []

    def crashed(error: Exception) -> None:
        faults.append(error)
        if len(faults) == 2:
            app.quit()

    def fail(_: float) -> None:
        raise ZeroDivisionError

    app.on_fault = crashed
    monkeypatch.setattr(scene, "update", fail)
    app.loop()
    assert [type(f) for f in faults] == [ZeroDivisionError] * 2


def test_buttons_of_a_gamepad_are_intents(pilot: Pilot, scene: Listener) -> None:
    pilot.button(pygame.CONTROLLER_BUTTON_A)
    pilot.button(pygame.CONTROLLER_BUTTON_START)
    assert scene.intents == [Intent.ACCEPT, Intent.MENU]


def test_a_direction_held_on_a_gamepad_is_repeated(pilot: Pilot, scene: Listener) -> None:
    button = pygame.CONTROLLER_BUTTON_DPAD_DOWN
    pilot.step(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
    pilot.wait(1.0)
    held = len(scene.intents)
    assert 3 <= held <= 10
    pilot.step(pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))
    pilot.wait(1.0)
    assert len(scene.intents) == held


def test_a_stick_means_a_direction_once_until_it_comes_back() -> None:
    pads = Gamepads()

    def push(value: float) -> list[Intent]:
        return pads.intents(
            pygame.Event(
                pygame.CONTROLLERAXISMOTION,
                axis=pygame.CONTROLLER_AXIS_LEFTX,
                value=round(value * 32767),
                instance_id=0,
            )
        )

    assert push(0.3) == []
    assert push(0.9) == [Intent.RIGHT]
    assert push(1.0) == []
    assert push(0.0) == []
    assert push(-0.8) == [Intent.LEFT]


@pytest.mark.parametrize(
    ("desktop", "size"),
    [
        ((1366, 768), (1280, 700)),
        ((1920, 1080), (1600, 900)),
        ((2560, 1440), (1920, 1080)),
        ((3840, 2160), (1920, 1080)),
        ((1280, 800), (1280, 720)),
        ((800, 600), (1024, 576)),
    ],
)
def test_a_new_window_leaves_room_for_the_desktop(
    desktop: tuple[int, int], size: tuple[int, int]
) -> None:
    assert fitting(desktop) == size


def test_m_switches_sound_off_and_on_in_every_scene(
    pilot: Pilot, app: App, scene: Listener
) -> None:
    kept: list[Settings] = []
    told: list[bool] = []
    app.on_settings_changed = lambda _, after: kept.append(after)
    app.on_sound_changed = lambda settings: told.append(settings.sound)
    layouts, draws = scene.layouts, scene.draws
    before = pygame.image.tobytes(app.canvas.surface, "RGB")
    pilot.key("m")
    assert (kept[-1].sound, told, pilot.spoken[-1]) == (False, [False], "Sound off")
    assert pygame.image.tobytes(app.canvas.surface, "RGB") != before
    pilot.key("m")
    assert (kept[-1].sound, told, pilot.spoken[-1]) == (True, [False, True], "Sound on")
    assert scene.intents == []
    # Animations continue, and the sentence disappears.
    assert scene.layouts == layouts
    assert scene.draws > draws
    pilot.wait(3.0)
    assert pygame.image.tobytes(app.canvas.surface, "RGB") == before


def test_m_that_is_held_or_typed_switches_nothing(pilot: Pilot, app: App, scene: Listener) -> None:
    for _ in range(4):
        pilot.step(pressed("m"))
    assert not app.context.settings.sound
    pilot.step(pygame.Event(pygame.KEYUP, key=pygame.K_m, mod=0))
    scene.typing = True
    pilot.key("m")
    assert not app.context.settings.sound


def test_a_hidden_window_is_told_until_it_is_seen_again(
    pilot: Pilot, app: App, scene: Listener
) -> None:
    told: list[bool] = []
    app.on_hidden = told.append
    for kind in (pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED, pygame.WINDOWHIDDEN):
        pilot.step(pygame.Event(kind))
    assert told == [True, False, True]


ALL_HELD = pygame.KMOD_RCTRL | pygame.KMOD_LALT | pygame.KMOD_LSHIFT
CYRILLIC = 0x0439
"""The letter on the key of Q on a Russian keyboard."""


@pytest.mark.parametrize(
    ("key", "scancode", "mod", "ends"),
    [
        (pygame.K_q, pygame.KSCAN_Q, ALL_HELD, True),
        (pygame.K_q, pygame.KSCAN_A, ALL_HELD, True),  # a French keyboard
        (pygame.K_a, pygame.KSCAN_Q, ALL_HELD, False),
        (CYRILLIC, pygame.KSCAN_Q, ALL_HELD, True),
        (CYRILLIC, pygame.KSCAN_Q, pygame.KMOD_LCTRL, False),
        (pygame.K_q, pygame.KSCAN_Q, pygame.KMOD_LCTRL | pygame.KMOD_LALT, False),
    ],
)
def test_the_keys_that_end_the_program_are_where_they_are_on_every_keyboard(
    app: App, pilot: Pilot, key: int, scancode: int, mod: int, *, ends: bool
) -> None:
    pilot.step(pygame.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=mod, unicode=""))
    assert app.running is not ends


def test_keys_work_with_a_cyrillic_layout(app: App, pilot: Pilot) -> None:
    sound = app.context.settings.sound
    event = {"key": 0x044C, "scancode": pygame.KSCAN_M, "mod": 0, "unicode": "ь"}
    pilot.step(pygame.Event(pygame.KEYDOWN, event), pygame.Event(pygame.KEYUP, event))
    assert app.context.settings.sound is not sound


def test_the_program_ends_even_if_another_input_of_the_moment_fails(
    app: App, pilot: Pilot, scene: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_event: pygame.Event) -> bool:
        raise RuntimeError("on purpose")

    monkeypatch.setattr(scene, "handle", fail)
    way_out = pygame.Event(pygame.KEYDOWN, key=pygame.K_q, scancode=0, mod=ALL_HELD, unicode="")
    with pytest.raises(RuntimeError):
        pilot.step(pressed("h"), way_out)
    assert not app.running
