"""Apply the command line and the classroom's presets to settings and set-up."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.app.launch_options import LaunchOptions
    from ecosfera.games.baltica.screens.setup.draft import SetupDraft
    from ecosfera.ui.settings import Settings


def at_once(options: LaunchOptions) -> bool:
    """Return whether to start a game without menu and set-up."""
    return any((options.players, options.level, options.seed is not None, options.code))


def settings_as_asked(settings: Settings, options: LaunchOptions) -> Settings:
    """Return the settings with those of the classroom, and then of the command line, applied."""
    if options.classroom is not None:
        from ecosfera.app.classroom_policy import preset  # noqa: PLC0415 (most have none)

        settings = preset(settings, options.classroom)
    if options.lang:
        settings = replace(settings, language=options.lang)
    if options.window:
        settings = replace(settings, window=options.window, fullscreen=False)
    if options.fullscreen:
        settings = replace(settings, fullscreen=True)
    return settings


def plan_as_asked(plan: SetupDraft, options: LaunchOptions) -> None:
    """Apply the rows, the level and the challenge code asked for to a draft."""
    rows = options.players or len(plan.places)
    while len(plan.places) < rows:
        plan.add()
    del plan.places[rows:]
    plan.first = min(plan.first, rows - 1)
    if options.level is not None:
        plan.policies = options.level == 2
    if options.code is not None:
        plan.take(options.code)
