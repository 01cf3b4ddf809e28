"""The way to the accessibility interface of each system, through AccessKit.

AccessKit asks for the tree when a screen reader is there, and calls from threads of its own. Here
such a call only leaves a note; the loop of the program reads the notes and answers.
"""

from __future__ import annotations

import sys
from collections import deque
from typing import TYPE_CHECKING, Any

import accesskit
import pygame

from ecosfera.ui.accessibility.updates import TreeUpdates

if TYPE_CHECKING:
    from ecosfera.ui.accessibility.node import AccessNode, Request

SDL_CLASS = "SDLWindow"
"""The class of SDL's windows on macOS."""


class Adapter:
    """Gives the accessible tree to the system while a screen reader listens."""

    def __init__(self) -> None:
        self.active = False
        """Whether somebody reads the tree; otherwise nobody need build it."""
        self.window: object = None
        """The handle of the window it is made for; None where that makes no difference."""
        self._updates = TreeUpdates()
        self._requests: deque[Any] = deque(maxlen=100)
        self._begun = False
        """Whether a reader has come since the last update."""
        self._native = self._make()

    def _make(self) -> Any:
        if sys.platform == "win32":
            self.window = pygame.display.get_wm_info()["window"]
            return accesskit.windows.SubclassingAdapter(self.window, self._begin, self._ask)
        if sys.platform == "darwin":
            self.window = pygame.display.get_wm_info()["window"]
            accesskit.macos.add_focus_forwarder_to_window_class(SDL_CLASS)
            kind = accesskit.macos.SubclassingAdapter
            return kind.for_window(self.window, self._begin, self._ask)
        return accesskit.unix.Adapter(self._begin, self._ask, self._end)

    # -- called by AccessKit, on any thread ----

    def _begin(self) -> None:
        """Note that a reader wants the tree; it gets it with the next update."""
        self._begun = self.active = True

    def _end(self) -> None:
        self.active = False

    def _ask(self, request: Any) -> None:
        self._requests.append(request)

    # -- called by the loop ----

    def requests(self) -> list[Request]:
        """Return what the reader has asked for since the last call."""
        found = []
        while self._requests:
            request = self._updates.request(self._requests.popleft())
            if request is not None:
                found.append(request)
        return found

    def show(self, root: AccessNode, focus: str) -> None:
        """Tell the reader what has changed; `focus` is the id of the node with the focus."""
        if self._begun:
            self._begun = False
            self._updates.forget()
        update = self._updates.update(root, focus)
        if update is None:
            return
        events = self._native.update_if_active(lambda: update)
        if events is not None:
            events.raise_events()

    def focus_window(self, *, focused: bool) -> None:
        """Tell the reader whether the window has the keyboard."""
        if sys.platform == "darwin":
            events = self._native.update_view_focus_state(focused)
            if events is not None:
                events.raise_events()
        elif sys.platform != "win32":
            self._native.update_window_focus_state(focused)

    def place_window(self, left: int, top: int, width: int, height: int) -> None:
        """Tell the reader where the window is, where the system does not say so itself."""
        if sys.platform not in {"win32", "darwin"}:
            box = accesskit.Rect(left, top, left + width, top + height)
            self._native.set_root_window_bounds(box, box)
