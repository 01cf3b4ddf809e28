"""Drive the application like a player, without a display: for tests, `shots` and `bench`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from ecosfera.ui.app.app import RESIZE_DELAY
from ecosfera.ui.input.keys import pressed

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.ui.app.app import App
    from ecosfera.ui.input.focus import Focus
    from ecosfera.ui.input.intents import Chord, Intent

FRAME = 1 / 60
"""Seconds of a step with an input."""
WAITING = 1 / 30
"""Seconds of a frame while a pilot waits, as on a slow computer."""
DRAWN = 15
"""While a pilot waits, one frame of so many is drawn: nobody looks at the others."""


class Pilot:
    """Drives an application. Every input is followed by a step of 1/60 second.

    A key or click is drawn when it has been released, and not when it goes down.
    """

    def __init__(self, app: App, *, looks: bool = True) -> None:
        self.app = app
        self.looks = looks
        """Whether every input is drawn: it takes most of the time of a long way through a game.

        Of the frames while it waits, few are drawn all the same: what moves may end as it is drawn.
        """
        self.spoken: list[str] = []
        """Everything narrated so far."""
        self.at = (0, 0)
        self._undrawn = 0
        app.context.say = self.spoken.append
        self.step()

    def step(self, *events: pygame.Event, dt: float = FRAME) -> None:
        """Make one step with these events."""
        self.app.advance(events, dt)
        self._show(dt)
        self.app.do_chore()

    def unseen(self, *events: pygame.Event, dt: float = FRAME) -> None:
        """Make one step with these events, and draw nothing."""
        self.app.advance(events, dt)
        self.app.do_chore()

    def look(self) -> None:
        """Draw what is there now, and from here on."""
        self.looks = True
        self._show(0.0)

    def _show(self, dt: float) -> None:
        if self.looks:
            self.app.show(dt)

    def frame(self) -> None:
        """Let the time of a frame pass; few of them are drawn."""
        self._undrawn += 1
        if self._undrawn < DRAWN:
            self.unseen(dt=WAITING)
        else:
            self._undrawn = 0
            self.app.step((), WAITING)
            self.app.do_chore()

    def wait(self, seconds: float) -> None:
        """Let time pass, frame by frame."""
        for _ in range(max(1, round(seconds / WAITING))):
            self.frame()
        self._show(0.0)

    def settle(self, limit: float = 20.0) -> None:
        """Let time pass until nothing moves; raise `AssertionError` after `limit` seconds."""
        waited = 0.0
        while self.app.stack.top is not None and self.app.stack.top.moving:
            self.frame()
            waited += WAITING
            assert waited < limit, "something keeps moving"
        self._show(0.0)

    # ------------------------------------------------------------------ keys
    def key(self, *chords: Chord) -> None:
        """Press and release keys, one after the other."""
        for chord in chords:
            down = pressed(chord)
            events = [down]
            if down.unicode and down.unicode.isprintable():
                events.append(pygame.Event(pygame.TEXTINPUT, text=down.unicode))
            self.unseen(*events)
            self.step(pygame.Event(pygame.KEYUP, key=down.key, mod=0))

    def intend(self, intent: Intent) -> None:
        """Press the first key of an intent."""
        self.key(self.app.context.keys.chords(intent)[0])

    def type(self, text: str) -> None:
        """Type a text; draw it when its last letter is there."""
        for letter in text:
            self.unseen(pygame.Event(pygame.TEXTINPUT, text=letter))
        self._show(FRAME)

    def reach(self, item_id: str) -> None:
        """Press Tab until this id has the focus."""
        for _ in range(len(self.ids) + 1):
            if self.focus.id == item_id:
                return
            self.key("tab")
        raise AssertionError(f"Tab does not lead to {item_id!r}, only to {self.ids}")

    def button(self, button: int) -> None:
        """Press and release a button of a gamepad."""
        self.unseen(pygame.Event(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0))
        self.step(pygame.Event(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0))

    # ------------------------------------------------------------------ pointer
    def move_to(self, x: int, y: int) -> None:
        """Move the pointer."""
        self.step(self._moved(x, y))

    def _moved(self, x: int, y: int) -> pygame.Event:
        rel = (x - self.at[0], y - self.at[1])
        self.at = (x, y)
        return pygame.Event(pygame.MOUSEMOTION, pos=self.at, rel=rel, buttons=(0, 0, 0))

    def click_at(self, x: int, y: int) -> None:
        """Move the pointer and click."""
        self.unseen(self._moved(x, y))
        self.unseen(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=self.at, button=1))
        self._button(pygame.MOUSEBUTTONUP)

    def right_click(self, item_id: str) -> None:
        """Click the item with this id with the right button."""
        self.point_at(item_id)
        self._button(pygame.MOUSEBUTTONDOWN, 3)
        self._button(pygame.MOUSEBUTTONUP, 3)

    def _button(self, kind: int, button: int = 1) -> None:
        self.step(pygame.Event(kind, pos=self.at, button=button))

    def point_at(self, item_id: str) -> None:
        """Move the pointer to the item with this id."""
        self.move_to(*self.rect(item_id).center)

    def click(self, item_id: str) -> None:
        """Click the item with this id."""
        self.click_at(*self.rect(item_id).center)

    def drag(
        self, source: str, target: str, *, meanwhile: Callable[[], None] = lambda: None
    ) -> None:
        """Drag one item onto another; `meanwhile` is called before it is released."""
        end = self.rect(target).center
        self.point_at(source)
        self._button(pygame.MOUSEBUTTONDOWN)
        start = self.at
        for k in range(1, 5):
            at = tuple(a + (b - a) * k // 4 for a, b in zip(start, end, strict=True))
            rel = (at[0] - self.at[0], at[1] - self.at[1])
            self.at = (at[0], at[1])
            self.step(pygame.Event(pygame.MOUSEMOTION, pos=self.at, rel=rel, buttons=(1, 0, 0)))
        meanwhile()
        self._button(pygame.MOUSEBUTTONUP)

    # ------------------------------------------------------------------ window
    def resize(self, width: int, height: int) -> None:
        """Resize the window, and wait until the picture has been laid out for it."""
        self.step(pygame.Event(pygame.VIDEORESIZE, size=(width, height), w=width, h=height))
        self.step(dt=RESIZE_DELAY)

    def shot(self, path: Path) -> None:
        """Save a picture of the window."""
        path.parent.mkdir(parents=True, exist_ok=True)
        pygame.image.save(self.app.canvas.surface, path)

    # ------------------------------------------------------------------ asking
    @property
    def focus(self) -> Focus:
        """Return the focus of the top scene."""
        top = self.app.stack.top
        assert top is not None, "there is no scene"
        assert top.focus is not None, f"{type(top).__name__} has no focus"
        return top.focus

    @property
    def ids(self) -> list[str]:
        """Return the ids of all focusable items."""
        return [item.id for item in self.focus.items]

    def rect(self, item_id: str) -> pygame.Rect:
        """Return the rectangle of the item with this id."""
        item = self.focus.get(item_id)
        assert item is not None, f"{item_id!r} is not among {self.ids}"
        return item.rect

    def scene(self) -> str:
        """Return the class name of the top scene."""
        return type(self.app.stack.top).__name__
