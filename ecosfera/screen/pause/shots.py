"""States of the pause menu to take pictures of."""

from __future__ import annotations

from ecosfera.screen.gallery import Shot
from ecosfera.screen.pause.scene import PauseScene


def states() -> list[Shot]:
    """With and without a code, and the question before a new start."""
    return [
        Shot("pause", lambda kit: PauseScene(kit, "7FNAX-K3W9T", lambda _name: None)),
        Shot(
            "pause-restart",
            lambda kit: PauseScene(kit, None),
            lambda pilot: pilot.click("restart"),
        ),
    ]
