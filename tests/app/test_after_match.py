"""What follows a finished match: watching it again, the game before, its file."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from ecosfera.app.after_match import AfterMatch
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.replay.scene import ReplayScene
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.listing import SaveFile
from ecosfera.games.baltica.end.scene import EndScene
from ecosfera.games.baltica.rules.legality import legal
from ecosfera.paths import user_folders
from ecosfera.ui.settings import SettingsFile
from ecosfera.ui.testing.pilot import Pilot

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from ecosfera.ui.app.app import App


@pytest.fixture
def flow(app: App, tmp_path: Path) -> Iterator[Flow]:
    folders = user_folders(tmp_path)
    options = LaunchOptions(setup={"players": 2, "seed": "7"})
    made = Flow(app, folders, SettingsFile(folders.settings_file), options, lambda: 0.0)
    made.begin()
    yield made
    made.files.close()


def end(flow: Flow, seed: int) -> EndScene:
    """Play random moves to the end and show it."""
    match, chance = flow.session.match, random.Random(seed)
    assert match is not None
    while match.state.outcome is None:
        match.act(chance.choice(legal(match.state)))
    flow.session.show_end()
    top = flow.app.stack.top
    assert isinstance(top, EndScene)
    return top


def test_a_sign_opens_the_replay_at_its_moment_and_escape_leads_back(flow: Flow) -> None:
    scene = end(flow, 1)
    pilot = Pilot(flow.app)
    moment = scene.story.moments[-1]
    sign = sum(1 for m in scene.story.moments if m.kind == moment.kind) - 1
    assert moment.kind == "impact"
    pilot.click(f"moment-{sign}")
    replay = flow.app.stack.top
    assert isinstance(replay, ReplayScene)
    pilot.step()
    assert replay.player.done == moment.done + 1
    assert replay.player.sentences
    pilot.key("escape")
    assert flow.app.stack.top is scene


def test_one_plays_on_from_a_moment(flow: Flow) -> None:
    end(flow, 1)
    pilot = Pilot(flow.app)
    pilot.click("watch")
    replay = flow.app.stack.top
    assert isinstance(replay, ReplayScene)
    assert replay.player.playing
    pilot.click("on")
    assert not replay.player.playing
    done = replay.player.done
    pilot.click("continue")
    assert pilot.scene() == "TableScene"
    assert flow.session.match is not None
    assert len(flow.session.match.actions) == done


def test_the_last_game_with_the_same_cards_is_found(flow: Flow, tmp_path: Path) -> None:
    first = end(flow, 1)
    assert first.text().last_time() == ""
    Pilot(flow.app).click("again")
    second = end(flow, 2)
    rounds = first.story.rounds
    assert f"round\u00a0{rounds}" in second.text().last_time().replace(" ", "\u00a0")
    assert first.story.rounds != second.story.rounds
    match = flow.session.match
    assert match is not None
    after = AfterMatch(flow.context, flow.files, match, {}, lambda _match: None)
    assert after.earlier("7FNAX-K3W9T") is None
    assert after.exported is not None
    exported = after.exported(tmp_path)
    assert exported.parent == tmp_path
    assert flow.files.opened(exported)[1].match.outcome == match.outcome


def test_its_own_file_is_not_taken_for_an_earlier_game(
    flow: Flow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if the thread that saves writes it while the others are listed."""
    end(flow, 1)
    saver, library, match = flow.files.autosaver, flow.files.library, flow.session.match
    assert saver is not None
    assert match is not None
    saver.close()
    path, entries = saver.path, library.entries()
    assert path in {entry.path for entry in entries}
    saver.path = None

    def listed(_library: SaveLibrary) -> list[SaveFile]:
        saver.path = path
        return entries

    monkeypatch.setattr(SaveLibrary, "entries", listed)
    after = AfterMatch(flow.context, flow.files, match, {}, lambda _match: None)
    code = match.game.code(match.state.config)
    assert code is not None
    assert after.earlier(code) is None
