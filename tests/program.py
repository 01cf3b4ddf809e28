"""The program without a display, and what it gives the scenes of the game."""

from __future__ import annotations

import itertools
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeAlias

from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.services import ProgramServices
from ecosfera.games import all_games
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.info import INFO, SUGGESTIONS, WARNINGS
from ecosfera.paths import UserFolders
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.scene import Scene

    Begin = Callable[..., tuple[Flow, Pilot]]


Sit: TypeAlias = "Callable[[Scene[Any]], Pilot]"
"""What the fixture `sit` gives: it pushes a scene and returns a pilot in front of it."""
SCREENS = all_games.screens(all_games.DEFAULT)


def quiet(*, warnings: bool = False, suggests: bool = False) -> dict[str, dict[str, bool]]:
    """The switches of the game, with or without warnings and suggestions."""
    return {INFO.id: {WARNINGS.key: warnings, SUGGESTIONS.key: suggests}}


def services(context: UiContext) -> ProgramServices:
    """The services of a program without a match."""
    return ProgramServices(context, INFO)


@contextmanager
def program(
    folder: Path, pictures: Pictures, size: tuple[int, int] = (1366, 768)
) -> Iterator[Begin]:
    """Give a function that starts the program with launch options.

    Its files are in the folder; started again, it finds them.
    """
    flows: list[Flow] = []

    def begin(*, lang: str = "en", **options: Any) -> tuple[Flow, Pilot]:
        for flow in flows:
            flow.files.close()
        folders = UserFolders(folder, folder, folder)
        app = offscreen(size, Settings(language=lang, motion="off"), pictures, INTENTS)
        clock = itertools.count(0.0, 10.0)
        file = SettingsFile(folders.settings_file)
        given = LaunchOptions(lang=lang, **options)
        flow = Flow(app, folders, file, given, lambda: float(next(clock)))
        flows.append(flow)
        flow.begin()
        pilot = Pilot(app)
        while app.chores:
            pilot.step()
        return flow, pilot

    yield begin
    for flow in flows:
        flow.files.close()
