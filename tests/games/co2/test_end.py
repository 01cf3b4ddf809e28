"""The end of a match of the second game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera.core.match import Match
from ecosfera.games.co2 import tutorial
from ecosfera.games.co2.end.history import MomentKind, _outs, _suns, game_history
from ecosfera.games.co2.end.scene import EndScene
from ecosfera.games.co2.end.story import Story
from ecosfera.games.co2.game import load
from ecosfera.games.co2.rules.actions import Accept, Refuse
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import State
from ecosfera.games.co2.shots import NAMES, played
from ecosfera.games.co2.text.names import Names
from ecosfera.games.game_screens import EndResult
from ecosfera.ui.app.app import App
from ecosfera.ui.testing.pilot import Pilot
from tests.games.co2.rules.positions import GONE, Seat, position
from tests.program import services


def test_the_balances_are_told_round_by_round() -> None:
    match = played(3, 10_000, "end", 6)
    history = game_history(match)
    assert {len(line) for line in history.lines} == {7}
    assert history.lines[0][0] is not None
    assert history.results[0].player in history.winners


def test_the_end_says_who_won_and_leads_on(app: App) -> None:
    match = played(3, 10_000, "end", 6)
    found: list[EndResult] = []
    history = game_history(match)
    scene = EndScene(app.context, services(app.context), history, NAMES[:3], 12)
    app.stack.push(scene, found.append)
    pilot = Pilot(app)
    winner = NAMES[history.winners[0]]
    assert scene.headline == f"{winner} wins!"
    pilot.click("again")
    assert found == [EndResult.AGAIN]


def lap(answer: Accept | Refuse) -> Match[State, Any, Any]:
    """Return the match of the guided lap up to this answer to the computer's offer."""
    match: Match[State, Any, Any] = Match.new(load(), tutorial.config(NAMES[:2]))
    for step in tutorial.steps(match.state.view.catalogue):
        if step.moves == (Accept(),) and match.state.view.to_decide == tutorial.PLAYER:
            match.act(answer)
            break
        for move in step.moves:
            match.act(move)
    return match


def test_a_trade_can_be_watched_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    match = lap(Accept())
    history = game_history(match)
    assert [(m.kind, m.player, m.other, m.round) for m in history.moments] == [
        (MomentKind.TRADE, 0, 1, 2),
        (MomentKind.TRADE, 1, 0, 5),
    ]
    watched: list[int] = []
    program = services(app.context)
    monkeypatch.setattr(program, "watch", watched.append)
    app.stack.push(EndScene(app.context, program, history, NAMES[:2], 12))
    pilot = Pilot(app)
    pilot.reach("moment-1")
    pilot.key("return")
    pilot.click("watch")
    assert watched == [len(match.actions) - 1, 0]
    assert len(game_history(lap(Refuse())).moments) == 1


def test_the_page_to_print_tells_results_and_asks(app: App) -> None:
    history = game_history(lap(Accept()))
    scene = EndScene(app.context, services(app.context), history, NAMES[:2], 12)
    app.stack.push(scene)
    story = Story(history, Names(app.context.words, history.view.catalogue, NAMES[:2]))
    page = story.page("Anna wins!", "3334H-7DLRF", "Class 7b", "2026-11-23")
    assert "CO₂ Balance · Class 7b" in page
    assert "3334H-7DLRF" in page
    assert "Actions on own territories +7, sun +0, CO₂ costs −10" in page
    told = [line.split("</td>")[:-1] for line in page.split("<tr")[2:]]
    balances = [tuple(int(cell.split(">")[-1].replace("−", "-")) for cell in c[1:]) for c in told]
    assert balances == list(zip(*history.lines, strict=True))
    assert page.count("<polyline") == 2
    assert page.count('class="answer"') == 2 * len(story.questions()) == 4
    assert scene.picture().get_size() == app.context.metrics.window.size


def test_credits_handed_in_are_told_apart_from_the_sun(app: App) -> None:
    history = game_history(lap(Accept()))
    view = history.view
    handed = replace(view.players[0], retired=2)
    history = replace(history, view=replace(view, players=(handed, *view.players[1:])))
    story = Story(history, Names(app.context.words, view.catalogue, NAMES[:2]))
    told = "Actions on own territories +7, sun +0, credits handed in +2, CO₂ costs −10"
    assert story.made_of(PlayerId(0)) == told


def test_the_sun_and_who_went_out_are_moments() -> None:
    before = position(Seat(owns="sassuolo:4 fiorano:4 maranello:3"), Seat())
    after = position(Seat(owns="sassuolo:4 fiorano:4 maranello:4"), GONE)
    told = [*_suns(before.view, after.view, 8), *_outs(before.view, after.view, 8)]
    assert [(m.kind, m.player) for m in told] == [(MomentKind.SUN, 0), (MomentKind.OUT, 1)]


def test_the_end_says_what_the_province_saved_and_how_that_is_meant(app: App) -> None:
    history = game_history(lap(Accept()))
    story = Story(history, Names(app.context.words, history.view.catalogue, NAMES[:2]))
    assert history.kinds
    told, note = story.saved()
    assert "tonnes of CO₂ a year" in told
    assert "rounded examples" in note
    assert told in story.page("Anna wins!", None, "", "2026-11-23").replace("&#x27;", "'")
    nobody = replace(history, kinds=())
    assert Story(nobody, story.names).saved() == []


def test_the_picture_to_take_along_shows_nothing_beside_its_sheet(app: App) -> None:
    history = game_history(played(3, 10_000, "end", 6))
    scene = EndScene(app.context, services(app.context), history, NAMES[:3], 12)
    app.stack.push(scene)
    Pilot(app)
    sheet = scene.find("sheet")
    assert sheet is not None
    ground = pygame.Surface(app.context.metrics.window.size)
    scene.ground(ground)
    below = pygame.Rect(0, sheet.rect.bottom + 30, ground.get_width(), 0)
    below.height = ground.get_height() - below.top
    scene._view.scroll_to(scene._view.end)
    picture = scene.picture().subsurface(below)
    assert scene._view.offset == scene._view.end > 0
    assert pygame.image.tobytes(picture, "RGB") == pygame.image.tobytes(
        ground.subsurface(below), "RGB"
    )
