"""A program without a display, shared by the tests of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecosfera import paths
from ecosfera.screen.gallery import no_display, offscreen
from ecosfera.screen.pictures import Pictures
from ecosfera.screen.pilot import Pilot
from ecosfera.screen.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.screen.kit import Kit
    from ecosfera.screen.program import App
    from ecosfera.screen.scenes import Scene


@pytest.fixture(scope="session", autouse=True)
def dummy_display() -> Iterator[None]:
    with no_display():
        yield


@pytest.fixture(scope="session")
def pictures() -> Pictures:
    return Pictures(paths.assets() / "art")


@pytest.fixture
def app(pictures: Pictures) -> App:
    return offscreen((1366, 768), Settings(language="en", motion="off"), pictures)


@pytest.fixture
def kit(app: App) -> Kit:
    return app.kit


@pytest.fixture
def sit(app: App) -> Callable[[Scene[object]], Pilot]:
    """Puts a scene on the stack and gives a pilot in front of it."""

    def make(scene: Scene[object]) -> Pilot:
        app.stack.push(scene)
        return Pilot(app)

    return make
