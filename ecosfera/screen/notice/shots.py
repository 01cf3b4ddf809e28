"""States of messages to take pictures of."""

from __future__ import annotations

from pathlib import Path

from ecosfera.screen.gallery import Shot
from ecosfera.screen.notice.scene import NoticeScene, SorryScene

LOG = Path("/home/pupil/.local/state/ecosfera/log/ecosfera.log")


def states() -> list[Shot]:
    """A fault of the program, and a broken settings file."""
    return [
        Shot("sorry", lambda kit: SorryScene(kit, LOG)),
        Shot("sorry-continue", lambda kit: SorryScene(kit, LOG, can_continue=True)),
        Shot(
            "notice-settings",
            lambda kit: NoticeScene(
                kit,
                lambda: kit.words("settings.trouble-title"),
                lambda: kit.words("settings.trouble-broken", file=LOG.with_name("settings.json")),
                [lambda: kit.words("common.ok")],
            ),
        ),
    ]
