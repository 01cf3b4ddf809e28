"""Apply the command line and the classroom's presets to settings and set-up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.app.classroom_policy import preset

if TYPE_CHECKING:
    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.ui.settings import Settings


def at_once(options: LaunchOptions) -> bool:
    """Return whether to start a game without menu and set-up."""
    return bool(options.setup or options.code)


def settings_as_asked(settings: Settings, options: LaunchOptions) -> Settings:
    """Return the settings with those of the classroom, and then of the command line, applied."""
    if options.classroom is not None:
        settings = preset(settings, options.classroom)
    if options.lang:
        settings = replace(settings, language=options.lang)
    if options.window:
        settings = replace(settings, window=options.window, fullscreen=False)
    if options.fullscreen:
        settings = replace(settings, fullscreen=True)
    return settings
