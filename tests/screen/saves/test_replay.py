from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecosfera.match.match import Match
from ecosfera.rules.config import Config
from ecosfera.rules.view import view
from ecosfera.screen.keys import Intent
from ecosfera.screen.kit import Kit
from ecosfera.screen.pilot import Pilot
from ecosfera.screen.replay import ReplayScene
from ecosfera.screen.replay.player import PAUSES, SPEEDS
from ecosfera.screen.replay.shots import SHORT, game

LEVEL_2 = Config(players=3, names=("Anna", "Elias", "Mia"), policies=True, seed="9")


@pytest.fixture(params=[SHORT, LEVEL_2], ids=["level-1", "level-2"])
def pilot(request: pytest.FixtureRequest, kit: Kit, sit: Callable[[Any], Pilot]) -> Pilot:
    return sit(ReplayScene(kit, game(request.param)))


def scene(pilot: Pilot) -> ReplayScene:
    top = pilot.app.stack.top
    assert isinstance(top, ReplayScene)
    return top


def shows_what_was(pilot: Pilot) -> bool:
    """Whether the stage shows the position it should."""
    player = scene(pilot).player
    return player.stage.view == view(player.match.state_after(player.done))


def test_every_step_leads_to_the_next_position_and_tells_it(pilot: Pilot) -> None:
    player = scene(pilot).player
    for number in range(1, player.length + 1):
        pilot.click("on")
        assert player.done == number
        assert player.sentences
        pilot.wait(0.05)
    pilot.wait(6)
    assert player.at_end
    assert shows_what_was(pilot)
    assert "on" not in pilot.ids


def test_back_and_rounds_and_the_line_snap_to_their_positions(pilot: Pilot) -> None:
    player = scene(pilot).player
    pilot.click("round-on")
    assert player.round == 2
    assert shows_what_was(pilot)
    pilot.click("on")
    pilot.click("back")
    assert player.round == 2
    assert shows_what_was(pilot)
    pilot.click("round-back")
    assert player.done == 0
    pilot.click("track")
    assert abs(player.done - player.length / 2) <= 1
    assert shows_what_was(pilot)


def test_the_line_can_be_moved_along_with_the_arrow_keys(pilot: Pilot) -> None:
    player = scene(pilot).player
    pilot.click("track")
    done = player.done
    pilot.key("right", "right", "left")
    assert player.done == done + 1
    assert shows_what_was(pilot)


def test_it_plays_by_itself_to_the_end(pilot: Pilot) -> None:
    player = scene(pilot).player
    player.faster()
    assert player.speed == "fast"
    pilot.intend(Intent.END_TURN)
    assert player.playing
    for _ in range(600):
        pilot.step(dt=0.1)
        if player.at_end and not player.busy:
            break
    assert player.at_end
    assert not player.playing
    assert shows_what_was(pilot)
    pilot.intend(Intent.END_TURN)
    assert player.playing
    assert player.done <= 1


def test_faster_means_less_waiting() -> None:
    assert [PAUSES[speed] for speed in SPEEDS] == sorted(PAUSES.values(), reverse=True)


def test_undo_and_redo_keys_go_back_and_on(pilot: Pilot) -> None:
    player = scene(pilot).player
    pilot.intend(Intent.REDO)
    pilot.intend(Intent.REDO)
    pilot.intend(Intent.UNDO)
    assert player.done == 1
    assert shows_what_was(pilot)


def test_playing_on_begins_a_new_match_that_leaves_the_old_one_alone(pilot: Pilot) -> None:
    got: list[Match | None] = []
    top = scene(pilot)
    top.stack._done[-1] = got.append
    for _ in range(4):
        pilot.click("on")
    pilot.click("continue")
    branch = got[0]
    assert branch is not None
    assert branch.state == top.match.state_after(4)
    branch.undo()
    assert len(top.match.actions) == top.player.length


def test_the_end_cannot_be_played_on_from(pilot: Pilot) -> None:
    top = scene(pilot)
    top.player.jump(top.player.length)
    pilot.step()
    pilot.step()
    assert "continue" not in pilot.ids


def test_another_size_or_language_changes_nothing_of_where_one_is(pilot: Pilot) -> None:
    player = scene(pilot).player
    pilot.click("round-on")
    done = player.done
    pilot.resize(1024, 576)
    pilot.step()
    assert player.done == done
    assert shows_what_was(pilot)
