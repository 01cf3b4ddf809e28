"""Players who do what the bubbles of the tutorial say, with different devices."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.tutorial import TutorialGuidance
from ecosfera.ui.accessibility.node import Act, Request

if TYPE_CHECKING:
    from ecosfera.ui.testing.pilot import Pilot

PATIENCE = 60
"""Seconds in which the next bubble must appear."""


def table(pilot: Pilot) -> TableScene:
    """The table on top of the stack."""
    top = pilot.app.stack.top
    assert isinstance(top, TableScene)
    return top


def step(pilot: Pilot) -> str:
    """The text id of the current step; empty if the tutorial is over, and a dash if it has none."""
    guidance = table(pilot).controller.guidance
    assert isinstance(guidance, TutorialGuidance)
    return "" if guidance.tutorial.step is None else guidance.tutorial.step.text or "-"


def wait_for_bubble(pilot: Pilot) -> None:
    """Let time pass until something can be answered or done."""
    pilot.settle()
    for _ in range(5 * PATIENCE):
        display = table(pilot).display
        if display.prompt is not None or display.bubble is not None:
            return
        for _ in range(6):
            pilot.frame()
    raise AssertionError(f"no bubble at {step(pilot)!r}")


class Mouse:
    """Clicks what a bubble points at, or its button."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def go_on(self) -> None:
        display = table(self.pilot).display
        if display.prompt is not None:
            self.pilot.click_at(*display.prompt.buttons[0].rect.center)
        else:
            assert display.bubble is not None
            target = display.bubble.content.targets[0]
            box = next(area.box for area in display.targets if area.target == target)
            # Cards of the row overlap at the right, and have signs there.
            self.pilot.click_at(round(box.x + box.w / 4), round(box.cy))


class Keys:
    """Presses Enter: the focus is where it is needed."""

    def __init__(self, pilot: Pilot) -> None:
        self.pilot = pilot

    def press(self) -> None:
        self.pilot.key("return")

    def go_on(self) -> None:
        display = table(self.pilot).display
        if display.prompt is None:
            assert display.bubble is not None
            target, focus = display.bubble.content.targets[0], table(self.pilot).focus
            assert not focus.visible or focus.id == target.id, step(self.pilot)
        self.press()


class Gamepad(Keys):
    """Presses the button A."""

    def press(self) -> None:
        self.pilot.button(pygame.CONTROLLER_BUTTON_A)


class ScreenReader(Keys):
    """Presses what the accessible tree says, and looks at nothing else."""

    def go_on(self) -> None:
        scene = table(self.pilot)
        nodes = list(scene.accessible().walk())
        usable = [node for node in nodes if Act.CLICK in node.acts]
        bubble = next((node for node in nodes if node.id == "bubble"), None)
        named = [] if bubble is None else bubble.description.split(", ")
        meant = [node for node in usable if node.name in named]
        assert scene.perform(Request((meant or usable)[0].id, Act.CLICK))


def play(player: Mouse | Keys, until: str = "") -> list[str]:
    """Follow the bubbles up to a step; return the steps on the way. Draw only where it ends."""
    found: list[str] = []
    player.pilot.looks = False
    for _ in range(120):
        if step(player.pilot) != until:
            wait_for_bubble(player.pilot)
        now = step(player.pilot)
        if now == until:
            player.pilot.look()
            return found
        if not found or found[-1] != now:
            found.append(now)
        player.go_on()
    raise AssertionError(f"stuck at {step(player.pilot)!r}")
