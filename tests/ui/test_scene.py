"""The scene stack: paired calls of enter and leave, pause and resume, and results."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.ui.scene import Scene, SceneStack

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent


class Diary(Scene[str]):
    def __init__(
        self, context: UiContext, name: str, calls: list[str], *, opaque: bool = True
    ) -> None:
        super().__init__(context)
        self.name = name
        self.calls = calls
        self.opaque = opaque

    def enter(self) -> None:
        self.calls.append(f"{self.name} enter")

    def leave(self) -> None:
        self.calls.append(f"{self.name} leave")

    def pause(self) -> None:
        self.calls.append(f"{self.name} pause")

    def resume(self) -> None:
        self.calls.append(f"{self.name} resume")

    def layout(self) -> None:
        self.calls.append(f"{self.name} layout")

    def handle(self, event: pygame.Event) -> bool:
        return False

    def intend(self, intent: Intent) -> bool:
        return False

    def draw(self, target: pygame.Surface) -> None:
        self.calls.append(f"{self.name} draw")

    def draw_again(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        self.calls.append(f"{self.name} draw again")
        return [pygame.Rect(0, 0, 1, 1)]


@pytest.fixture
def calls() -> list[str]:
    return []


def test_a_scene_over_another_pauses_it(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    stack.push(Diary(context, "menu", calls))
    stack.push(Diary(context, "settings", calls))
    stack.pop()
    assert calls == [
        "menu enter",
        "menu layout",
        "menu pause",
        "settings enter",
        "settings layout",
        "settings leave",
        "menu resume",
    ]


def test_a_result_goes_to_whoever_pushed(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    results: list[str] = []
    menu, settings = Diary(context, "menu", calls), Diary(context, "settings", calls)
    stack.push(menu)
    menu.push(settings, results.append)
    settings.finish("done")
    assert results == ["done"]
    assert stack.top is menu
    assert not settings.on_top


def test_what_lies_over_a_finished_scene_goes_with_it(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    results: list[str] = []
    menu, pause = Diary(context, "menu", calls), Diary(context, "pause", calls)
    stack.push(menu)
    stack.push(pause, results.append)
    stack.push(Diary(context, "question", calls))
    pause.finish("quit")
    assert stack.scenes == (menu,)
    assert results == ["quit"]
    assert calls[-3:] == ["question leave", "pause leave", "menu resume"]


def test_finishing_twice_does_nothing(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    results: list[str] = []
    menu, pause = Diary(context, "menu", calls), Diary(context, "pause", calls)
    stack.push(menu)
    stack.push(pause, results.append)
    pause.finish("one")
    stack.finish(pause, "two")
    assert results == ["one"]


def test_replacing_and_starting_over(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    stack.push(Diary(context, "menu", calls))
    stack.push(Diary(context, "setup", calls))
    stack.replace(Diary(context, "table", calls))
    assert [type(s).__name__ for s in stack.scenes] == ["Diary", "Diary"]
    assert "menu resume" not in calls
    stack.reset(Diary(context, "end", calls))
    assert len(stack) == 1
    failed: list[Exception] = []
    stack.clear(failed.append)
    assert failed == []
    assert stack.top is None
    entered = [c for c in calls if c.endswith("enter")]
    assert len(entered) == len([c for c in calls if c.endswith("leave")])


def test_only_what_shows_is_drawn_from_below(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    stack.push(Diary(context, "menu", calls))
    stack.push(Diary(context, "table", calls))
    stack.push(Diary(context, "pause", calls, opaque=False))
    calls.clear()
    assert stack.dirty
    stack.draw(pygame.Surface((10, 10)))
    assert calls == ["table draw", "pause draw"]
    assert not stack.dirty


def test_a_scene_draws_over_its_own_picture_only(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    table = Diary(context, "table", calls)
    stack.push(table)
    one, other = pygame.Surface((10, 10)), pygame.Surface((10, 10))

    def drawn(target: pygame.Surface) -> bool:
        """Draw; return whether everything was drawn."""
        table.dirty = True
        calls.clear()
        touched = stack.draw(target)
        assert (touched is None) == (calls[0] == "table draw")
        return touched is None

    assert [drawn(one), drawn(one), drawn(other), drawn(other)] == [True, False, True, False]
    stack.spoil()
    assert [drawn(other), drawn(other)] == [True, False]
    stack.layout()
    assert drawn(other)
    stack.push(Diary(context, "pause", calls, opaque=False))
    assert drawn(other)
    stack.pop()
    assert [drawn(other), drawn(other)] == [True, False]


def test_nothing_of_the_last_scene_shimmers_through_the_next(context: UiContext) -> None:
    """A scaled picture is not quite opaque."""

    class Painted(Scene[str]):
        def __init__(self, context: UiContext, tone: str, alpha: int) -> None:
            super().__init__(context)
            self.sheet = pygame.Surface((10, 10), pygame.SRCALPHA)
            self.sheet.fill((*pygame.Color(tone)[:3], alpha))

        def draw(self, target: pygame.Surface) -> None:
            target.blit(self.sheet, (0, 0))

    stack, target = SceneStack(), pygame.Surface((10, 10))
    stack.push(Painted(context, "white", 255))
    stack.draw(target)
    stack.reset(Painted(context, "black", 251))
    stack.draw(target)
    assert target.get_at((5, 5))[:3] == (0, 0, 0)


def test_a_scene_below_that_changed_is_drawn_again(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    table = Diary(context, "table", calls)
    stack.push(table)
    stack.push(Diary(context, "pause", calls, opaque=False))
    stack.draw(pygame.Surface((10, 10)))
    table.dirty = True
    assert stack.dirty


def test_new_settings_reach_every_scene(context: UiContext, calls: list[str]) -> None:
    stack = SceneStack()
    stack.push(Diary(context, "menu", calls))
    stack.push(Diary(context, "settings", calls))
    calls.clear()
    stack.layout()
    assert calls == ["menu layout", "settings layout"]
