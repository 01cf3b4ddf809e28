"""A program in which the tutorial can be begun, left and taken up again."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING

import pytest

from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.games.baltica.screens.intents import INTENTS
from ecosfera.paths import UserFolders
from ecosfera.ui.settings import Settings, SettingsFile
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ecosfera.ui.draw.pictures import Pictures

    Begin = Callable[[], tuple[Flow, Pilot]]


@pytest.fixture
def begin(tmp_path: Path, pictures: Pictures) -> Iterator[Begin]:
    """Start the program; whenever it is started again, it finds its files."""
    flows: list[Flow] = []

    def make() -> tuple[Flow, Pilot]:
        for flow in flows:
            flow.files.close()
        folders = UserFolders(tmp_path, tmp_path, tmp_path)
        app = offscreen((1024, 576), Settings(language="en", motion="off"), pictures, INTENTS)
        clock = itertools.count(0.0, 10.0)
        file = SettingsFile(folders.settings_file)
        flow = Flow(app, folders, file, LaunchOptions(lang="en"), lambda: float(next(clock)))
        flows.append(flow)
        flow.begin()
        pilot = Pilot(app)
        while app.chores:
            pilot.step()
        return flow, pilot

    yield make
    for flow in flows:
        flow.files.close()
