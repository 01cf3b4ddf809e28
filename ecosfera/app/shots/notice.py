"""Shots of messages."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from ecosfera.app.menu.scene import MenuScene
from ecosfera.ui.testing.offscreen import Shot
from ecosfera.ui.widgets.dialog import Dialog, FaultPage

if TYPE_CHECKING:
    from ecosfera.ui.testing.pilot import Pilot

LOG = Path("/home/pupil/.local/state/ecosfera/log/ecosfera.log")
DAMAGE = "presets.toml: is not valid TOML: Invalid value (at line 1, column 5)"


def states() -> list[Shot]:
    """Return a fault of the program, a damaged file of its own, and a broken settings file."""
    return [
        Shot("sorry", lambda context: FaultPage(context, LOG)),
        Shot("sorry-damaged", lambda context: FaultPage(context, LOG, damage=DAMAGE)),
        Shot("sorry-continue", lambda context: FaultPage(context, LOG, can_continue=True)),
        Shot("notice-settings", lambda context: MenuScene(context, None), _broken_settings),
    ]


def _broken_settings(pilot: Pilot) -> None:
    """Show the message about a broken settings file over the menu."""
    context = pilot.app.context
    notice = Dialog(
        context,
        lambda: context.words("settings.trouble-title"),
        lambda: context.words("settings.trouble-broken", file=LOG.with_name("settings.json")),
        [lambda: context.words("common.ok")],
    )
    pilot.app.stack.push(notice)
