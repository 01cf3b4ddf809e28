"""Shots of the pause menu."""

from __future__ import annotations

from ecosfera.app.pause.scene import PauseScene
from ecosfera.ui.testing.offscreen import Shot


def states() -> list[Shot]:
    """Return the menu with and without a code, and the question before a restart."""
    return [
        Shot("pause", lambda context: PauseScene(context, "7FNAX-K3W9T", lambda _name: None)),
        Shot(
            "pause-restart",
            lambda context: PauseScene(context, None),
            lambda pilot: pilot.click("restart"),
        ),
    ]
