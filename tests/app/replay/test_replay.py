from __future__ import annotations

import gc
import itertools
import weakref
from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from ecosfera.app.replay.player import PAUSES, SPEEDS
from ecosfera.app.replay.scene import ReplayScene
from ecosfera.games.baltica.additions import END_TURN, INTENTS
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.guide.scene import GuideScene
from ecosfera.games.baltica.info import PLAYERS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.shots.samples import SHORT, finished
from ecosfera.games.baltica.table.replay_view import BalticaReplayView
from ecosfera.tabletop.setup import COMPUTERS
from ecosfera.ui.app.app import App
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.stage import layers
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import shown
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.testing.shot import Shot
from ecosfera.ui.widgets import Label
from tests.program import Sit, services

LEVEL_2 = Config(players=3, names=("Anna", "Elias", "Mia"), policies=True, seed="9")


@pytest.fixture(params=[SHORT, LEVEL_2], ids=["level-1", "level-2"])
def pilot(request: pytest.FixtureRequest, context: UiContext, sit: Sit) -> Pilot:
    return sit(ReplayScene(context, services(context), finished(request.param), {}))


def scene(pilot: Pilot) -> ReplayScene:
    top = pilot.app.stack.top
    assert isinstance(top, ReplayScene)
    return top


def table_of(watched: ReplayScene) -> BalticaReplayView:
    assert isinstance(watched.table, BalticaReplayView)
    return watched.table


def watched(context: UiContext) -> ReplayScene:
    return ReplayScene(context, services(context), finished(SHORT), {})


def shows_what_was(pilot: Pilot) -> bool:
    """Whether the stage shows the position it should."""
    player = scene(pilot).player
    return table_of(scene(pilot)).stage.view == view(player.match.state_after(player.done))


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


def test_wherever_one_goes_it_is_told_what_led_there(pilot: Pilot) -> None:
    player = scene(pilot).player
    for _ in range(3):
        pilot.click("on")
    sentences = player.sentences
    pilot.click("on")
    pilot.click("back")
    assert player.sentences == sentences
    pilot.click("track")
    assert player.sentences
    pilot.click("round-back")
    player.jump(0)
    assert not player.sentences


def test_what_is_told_changes_its_language_with_everything_else(pilot: Pilot) -> None:
    player = scene(pilot).player
    pilot.click("on")
    sentences = player.sentences
    pilot.app.apply(replace(pilot.app.context.settings, language="sv"))
    pilot.step()
    assert len(player.sentences) == len(sentences)
    assert player.sentences != sentences


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
    pilot.intend(END_TURN)
    assert player.playing
    for _ in range(600):
        pilot.step(dt=0.1)
        if player.at_end and not player.busy:
            break
    assert player.at_end
    assert not player.playing
    assert shows_what_was(pilot)
    pilot.intend(END_TURN)
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


# -- reading ---------------------------------------------------------------------------------------


@pytest.fixture
def drawn(context: UiContext, sit: Sit) -> Pilot:
    """Return a replay that shows its first policy card."""
    pilot = sit(ReplayScene(context, services(context), finished(LEVEL_2), {}))
    player = scene(pilot).player
    while player.table.page is None and player.step():
        pilot.wait(4)
    assert player.table.page is not None
    return pilot


def test_a_policy_card_lies_in_the_middle_until_it_has_been_read(drawn: Pilot) -> None:
    assert drawn.ids == ["go-on"]
    drawn.wait(20)
    assert drawn.ids == ["go-on"]
    drawn.intend(Intent.ACCEPT)
    drawn.wait(0.1)
    player = scene(drawn).player
    while player.table.page is not None:
        drawn.intend(Intent.ACCEPT)
        drawn.wait(1)
    assert "play" in drawn.ids
    drawn.wait(6)
    assert shows_what_was(drawn)


@pytest.mark.parametrize("way", ["back", "click"])
def test_esc_and_a_click_beside_it_go_on_from_a_policy_card(drawn: Pilot, way: str) -> None:
    read = scene(drawn).table.page
    if way == "back":
        drawn.intend(Intent.BACK)
    else:
        drawn.click_at(5, 5)
    drawn.wait(0.1)
    assert scene(drawn).table.page is not read


def test_while_it_plays_a_policy_card_goes_by_itself(drawn: Pilot) -> None:
    player = scene(drawn).player
    player.speed = "fast"
    read, done = player.table.page, player.done
    drawn.intend(END_TURN)
    assert player.playing
    drawn.wait(8)
    assert player.table.page is not read
    assert player.done > done


def test_pointing_at_a_card_shows_its_page_where_the_controls_stand(pilot: Pilot) -> None:
    top = scene(pilot)
    card = table_of(top).stage.view.consumers[0]
    pose = table_of(top).stage.poses[card]
    pilot.move_to(round(pose.cx), round(pose.cy))
    assert "play" not in pilot.ids
    assert "continue" in pilot.ids
    pilot.move_to(2, 2)
    assert "play" in pilot.ids


def test_after_a_jump_the_whole_table_is_drawn_anew(
    app: App, context: UiContext, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow machine draws the table bit by bit, over several frames."""
    clock = itertools.count(0.0, 0.01)
    monkeypatch.setattr(layers, "time", SimpleNamespace(perf_counter=lambda: next(clock)))
    app.apply(replace(context.settings, motion="full"))
    pilot = sit(watched(context))
    pilot.wait(3)
    for _ in range(2):
        pilot.click("round-on")
        pilot.wait(3)
        assert not table_of(scene(pilot)).canvas.changing


def test_the_rulebook_and_the_species_guide_open_while_watching(pilot: Pilot) -> None:
    top = scene(pilot)
    pilot.intend(Intent.RULES)
    assert pilot.scene() == "RulebookScene"
    pilot.intend(Intent.BACK)
    card = table_of(top).stage.view.consumers[1]
    pose = table_of(top).stage.poses[card]
    pilot.move_to(round(pose.cx), round(pose.cy))
    pilot.intend(Intent.INSPECT)
    guide = pilot.app.stack.top
    assert isinstance(guide, GuideScene)
    assert guide.species == table_of(top).frame().book.cards.names[card]
    pilot.intend(Intent.BACK)
    assert scene(pilot) is top


def test_the_bar_tells_how_to_pause_to_speed_up_and_to_leave_while_watching(
    pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(
        table_of(scene(pilot)), "draw", lambda _target, sentence, _told: told.append(sentence)
    )
    pilot.click("on")
    pilot.step()
    scene(pilot).ground(pygame.Surface((1, 1)))
    assert "Space: pause or go on · 1–3: speed · Esc: stop watching" in told
    pilot.key("3")
    assert scene(pilot).player.speed == "fast"


def test_at_the_beginning_the_sheet_tells_the_keys(pilot: Pilot) -> None:
    label = scene(pilot).find("told")
    assert label is not None
    assert pilot.app.context.keys.label(END_TURN) in label.name
    pilot.click("on")
    pilot.step()
    label = scene(pilot).find("told")
    assert label is not None
    assert pilot.app.context.keys.label(END_TURN) not in label.name


def test_rows_that_the_computer_played_are_shown_as_such(context: UiContext, sit: Sit) -> None:
    seats = {COMPUTERS: [PLAYERS[0], PLAYERS[1]]}
    top = scene(sit(ReplayScene(context, services(context), finished(SHORT), seats)))
    assert [person.computer for person in table_of(top).frame().people] == [False, True]


@pytest.mark.parametrize("language", [LONGEST, "ru"])
def test_large_text_tells_what_happened_in_large_letters(language: str, pictures: Pictures) -> None:
    pilot = shown(Shot("watched", watched), (1366, 768), language, 2.0, pictures, intents=INTENTS)
    body = pilot.app.context.metrics.size(1.0)
    player = scene(pilot).player
    while not player.at_end:
        pilot.click("on")
        pilot.step()
        label = scene(pilot).find("told")
        assert isinstance(label, Label)
        assert label.name
        assert pilot.app.context.metrics.size(label.size) >= 0.69 * body


@pytest.mark.parametrize("language", [LONGEST, "ru"])
@pytest.mark.parametrize("size", [(1024, 576), (1366, 768)], ids=["1024", "1366"])
def test_what_happened_last_is_never_cut_off(
    size: tuple[int, int], language: str, pictures: Pictures
) -> None:
    """Not even where the market got four cards with long names at once."""
    pilot = shown(Shot("watched", watched), size, language, 1.0, pictures, intents=INTENTS)
    player = scene(pilot).player
    cut: dict[str, str] = {}
    while not player.at_end:
        pilot.click("on")
        pilot.step()
        cut |= pilot.app.context.text.faults
    assert not cut


def test_large_pictures_go_when_nobody_watches_any_more(pilot: Pilot) -> None:
    watched = scene(pilot)
    pilot.click("on")
    canvas = table_of(watched).canvas
    large = [weakref.ref(canvas.layer.surface), weakref.ref(canvas.still)]
    assert canvas.sea._image is not None
    large.append(weakref.ref(canvas.sea._image))
    gc.disable()
    try:
        watched.finish(None)
        assert not [picture for picture in large if picture() is not None]
    finally:
        gc.enable()


def test_what_is_watched_is_heard_but_not_what_is_jumped_over(pilot: Pilot) -> None:
    heard: list[str] = []
    pilot.app.context.sound = heard.append
    player = scene(pilot).player
    while player.done < 3:
        pilot.key("ctrl+y")
    pilot.wait(1.0)
    assert heard
    heard.clear()
    player.jump(player.length)
    player.jump(0)
    pilot.wait(1.0)
    assert heard == []
