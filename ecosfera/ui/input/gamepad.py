"""Gamepads: their buttons, triggers and sticks, by SDL's mapping, as intents."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame
from pygame._sdl2 import controller

from ecosfera.ui.input.intents import SHARED, Intent

if TYPE_CHECKING:
    from collections.abc import Iterable

    from pygame._sdl2.controller import Controller

PUSHED: Final = 0.55
"""How far a stick must be pushed to count; it must return to half of it first."""
REPEAT_FIRST: Final = 0.4
REPEAT_NEXT: Final = 0.12
"""Seconds until a held direction repeats."""
_AXES: Final = {
    pygame.CONTROLLER_AXIS_LEFTX: (Intent.LEFT, Intent.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (Intent.UP, Intent.DOWN),
}


class Gamepads:
    """All connected gamepads; any of them can be used."""

    def __init__(self, intents: Iterable[Intent] = SHARED) -> None:
        self.use(intents)
        self._open: dict[int, Controller] = {}
        self._pushed: dict[int, Intent] = {}
        self._held: Intent | None = None
        self._wait = 0.0

    def use(self, intents: Iterable[Intent]) -> None:
        """Let buttons and triggers mean these intents."""
        intents = tuple(intents)
        self.buttons = {i.button: i for i in intents if i.button is not None}
        self._triggers = {i.trigger: i for i in intents if i.trigger is not None}

    def start(self) -> None:
        """Open the connected gamepads; others are opened when they are plugged in."""
        controller.init()
        for index in range(controller.get_count()):
            self._add(index)

    def _add(self, index: int) -> None:
        try:
            if controller.is_controller(index):
                pad = controller.Controller(index)
                self._open[pad.as_joystick().get_instance_id()] = pad
        except pygame.error:
            return

    def intents(self, event: pygame.Event) -> list[Intent]:
        """Return the intents of a gamepad event."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._open.pop(event.instance_id, None)
            self._held = None
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            intent = self.buttons.get(event.button)
            self._hold(intent)
            return [intent] if intent else []
        elif event.type == pygame.CONTROLLERBUTTONUP:
            self._held = None
        elif event.type == pygame.CONTROLLERAXISMOTION and event.axis in {*self._triggers, *_AXES}:
            return self._axis(event.axis, event.value / 32768)
        return []

    def _axis(self, axis: int, value: float) -> list[Intent]:
        before = self._pushed.get(axis)
        if abs(value) < PUSHED / 2 and before:
            del self._pushed[axis]
            self._held = None
        if abs(value) < PUSHED or before:
            return []
        intent = self._triggers[axis] if axis in self._triggers else _AXES[axis][value > 0]
        self._pushed[axis] = intent
        self._hold(intent)
        return [intent]

    def _hold(self, intent: Intent | None) -> None:
        self._held = intent if intent is not None and intent.repeats else None
        self._wait = REPEAT_FIRST

    def repeated(self, dt: float) -> Intent | None:
        """Return the held direction whenever it repeats, else None."""
        if self._held is None:
            return None
        self._wait -= dt
        if self._wait > 0:
            return None
        self._wait = REPEAT_NEXT
        return self._held
