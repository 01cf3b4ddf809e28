"""The end screen of a saved game that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.classroom_policy import Permissions
from ecosfera.app.saves.scene import SavesResult, SavesScene
from ecosfera.core.files.deletion import Deletion
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games import all_games
from tests.core.saves.samples import ended
from tests.program import Sit, services

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.app.app import App


def test_the_end_of_a_game_can_be_reached_again_from_the_saved_games(
    app: App, tmp_path: Path, sit: Sit
) -> None:
    library = SaveLibrary(tmp_path, all_games)
    save_as(library, ended(), "done")
    figures = StatisticsFile(tmp_path / "none", all_games)
    context = app.context
    scene = SavesScene(context, services(context), library, figures, Deletion, Permissions())
    found: list[SavesResult | None] = []
    pilot = sit(scene)
    app.stack._done[-1] = found.append
    play = scene.find("play")
    assert play is not None
    assert play.name == context.words("saves.ending")
    pilot.click("play")
    assert found[0] is not None
    assert found[0].loaded.match.outcome is not None
