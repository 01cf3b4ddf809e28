"""States of messages to take pictures of."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ecosfera.screen.gallery import Shot
from ecosfera.screen.menu.scene import MenuScene
from ecosfera.screen.notice.scene import NoticeScene, SorryScene

if TYPE_CHECKING:
    from ecosfera.screen.pilot import Pilot

LOG = Path("/home/pupil/.local/state/ecosfera/log/ecosfera.log")
DAMAGE = "presets.toml: is not valid TOML: Invalid value (at line 1, column 5)"


def states() -> list[Shot]:
    """A fault of the program, a damaged file of its own, and a broken settings file."""
    return [
        Shot("sorry", lambda kit: SorryScene(kit, LOG)),
        Shot("sorry-damaged", lambda kit: SorryScene(kit, LOG, damage=DAMAGE)),
        Shot("sorry-continue", lambda kit: SorryScene(kit, LOG, can_continue=True)),
        Shot("notice-settings", lambda kit: MenuScene(kit, None), _broken_settings),
    ]


def _broken_settings(pilot: Pilot) -> None:
    """What is told at the start, over the menu."""
    kit = pilot.app.kit
    notice = NoticeScene(
        kit,
        lambda: kit.words("settings.trouble-title"),
        lambda: kit.words("settings.trouble-broken", file=LOG.with_name("settings.json")),
        [lambda: kit.words("common.ok")],
    )
    pilot.app.stack.push(notice)
