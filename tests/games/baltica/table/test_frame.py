"""The frame never changes, and the panels draw from it alone."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

import pygame
import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.panels import (
    bar,
    detail_corner,
    market,
    move_list_panel,
    other_rows,
    own_row,
    policy_pool,
    sea_state,
    sheets,
)
from ecosfera.games.baltica.panels.sheets import TableSheet
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.view import View
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.stage.frame import TableFrame
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.table.targets import LOG
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.shapes import clear
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import quiet, services

SIZE = (1024, 576)
SitDown = Callable[[str], tuple[Pilot, TableScene]]

PANELS: dict[str, Callable[[pygame.Surface, TableFrame], object]] = {
    "status bar": bar.draw,
    "bar buttons": bar.draw_bar,
    "turn button": lambda target, frame: (
        bar.draw_end(target, frame, frame.turn) if frame.turn else None
    ),
    "sea state": sea_state.draw,
    "policy pool": policy_pool.draw,
    "market": market.draw,
    "other rows": lambda target, frame: other_rows.draw(target, frame, 0),
    "own row": own_row.cards,
    "tokens": own_row.tokens,
    "piles": own_row.piles,
    "detail corner": detail_corner.draw,
    "log": lambda target, frame: sheets.draw(
        target, frame, sheets.open_sheet(frame, TableSheet.LOG)
    ),
    "rows": lambda target, frame: sheets.draw(
        target, frame, sheets.open_sheet(frame, TableSheet.ROWS)
    ),
}


@pytest.fixture
def sit(new_match: Callable[..., Match], pictures: Pictures) -> SitDown:
    def make(name: str) -> tuple[Pilot, TableScene]:
        situation = next(s for s in situations() if s.name == name)
        match = find(new_match().state.catalogue, situation)
        app = offscreen(
            SIZE, Settings(language="en", motion="off", games=quiet()), pictures, INTENTS
        )
        scene = TableScene(app.context, services(app.context), match)
        pilot = Pilot(app)
        app.stack.push(scene)
        pilot.step()
        return pilot, scene

    return make


def picture(draw: Callable[[pygame.Surface, TableFrame], object], frame: TableFrame) -> bytes:
    target = clear(SIZE)
    draw(target, frame)
    return pygame.image.tobytes(target, "RGBA")


def plain(seen: View) -> dict[str, object]:
    return dataclasses.asdict(seen)


def test_no_field_of_a_frame_can_be_set(sit: SitDown) -> None:
    _, scene = sit("middle")
    for field in dataclasses.fields(TableFrame):
        with pytest.raises(dataclasses.FrozenInstanceError):
            setattr(scene.frame, field.name, None)


def test_a_frame_stays_as_it_was_while_the_match_goes_on(sit: SitDown) -> None:
    pilot, scene = sit("middle")
    frame = scene.frame
    before = (plain(frame.seen), dict(frame.poses), frame.log, frame.targets)
    for _ in range(6):
        scene.act(legal(scene.match.state)[0] if legal(scene.match.state) else act.END_TURN)
        pilot.settle()
    assert scene.frame is not frame
    assert (plain(frame.seen), dict(frame.poses), frame.log, frame.targets) == before
    assert plain(scene.frame.seen) != before[0]


@pytest.mark.parametrize("panel", PANELS)
def test_a_panel_draws_the_same_from_the_same_frame(sit: SitDown, panel: str) -> None:
    """Even after the match went on and something else was pointed at."""
    pilot, scene = sit("long-rows")
    frame, draw = scene.frame, PANELS[panel]
    first = picture(draw, frame)
    assert first != picture(lambda _target, _frame: None, frame)
    scene.act(act.END_TURN)
    pilot.settle()
    pilot.point_at(pilot.focus.items[0].id)
    assert picture(draw, frame) == first


def test_the_frame_is_built_anew_only_when_something_changed(sit: SitDown) -> None:
    pilot, scene = sit("middle")
    pilot.settle()
    frame = scene.frame
    for _ in range(5):
        pilot.step()
    assert scene.frame is frame
    pilot.point_at(pilot.focus.items[0].id)
    assert scene.frame is not frame


def test_asking_the_controller_changes_nothing(sit: SitDown) -> None:
    _, scene = sit("middle")
    made = scene.controller
    frame, targets = scene.frame, [area.target for area in scene.display.targets]

    def everything() -> object:
        return (
            made.match.actions,
            made.selection,
            made.selection.chosen if made.selection else None,
            tuple(made.moves),
            made.prompt,
            made.speech,
            tuple(made.log.lines),
            made.advice.version,
            plain(made.stage.view),
        )

    before = everything()
    for _ in range(2):
        for target in targets:
            made.preview(target)
            made.goal(target)
            made.drops(target)
        made.targets()
        made.sentence()
        made.advice.page()
        made.advice.lit()
        assert (made.ready, made.waiting, made.choosing) == (True, False, False)
        assert made.history.steps_back >= 0
        assert not made.history.undo_is_unfair
    assert everything() == before
    assert scene.frame is frame


@pytest.mark.parametrize("strong", [False, True])
def test_the_sea_shows_between_the_tiles_unless_contrast_is_strong(
    new_match: Callable[..., Match], pictures: Pictures, strong: bool
) -> None:
    settings = Settings(language="en", motion="off", contrast=strong, games=quiet())
    app = offscreen((1366, 768), settings, pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), new_match())
    app.stack.push(scene)
    Pilot(app).step()
    seen = pygame.Surface((1366, 768), pygame.SRCALPHA)
    sea_state.draw(seen, scene.frame)
    stars = scene.frame.zones.stars
    x, y = round(stars.x + 0.04 * stars.w), round(stars.y + 0.04 * stars.h)
    assert bool(seen.get_at((x, y)).a) is strong


def test_what_opens_the_log_is_no_wider_than_its_caption(
    new_match: Callable[..., Match], pictures: Pictures
) -> None:
    app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures, INTENTS)
    match = new_match()
    match.act(legal(match.state)[0])
    scene = TableScene(app.context, services(app.context), match)
    app.stack.push(scene)
    Pilot(app).step()
    button = next(one for one in scene.display.targets if one.target == LOG)
    assert scene.frame.zones.pool is not None
    assert button.box.w < 0.9 * scene.frame.zones.pool.w


def test_a_long_list_of_moves_still_says_what_each_move_needs(
    new_match: Callable[..., Match], pictures: Pictures
) -> None:
    situation = next(s for s in situations() if s.name == "pool")
    match = find(new_match().state.catalogue, situation)
    settings = Settings(language="en", motion="off", scale=1.5, games=quiet())
    app = offscreen((1366, 768), settings, pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), match)
    app.stack.push(scene)
    Pilot(app).step()
    frame = scene.frame
    assert frame.listing is not None
    assert len(scene.controller.moves) > 6
    texts = [
        move_list_panel.row_texts(frame, line, box, frame.brush.body)
        for line, box in zip(frame.listing.rows, frame.listing.boxes, strict=True)
        if line.row.detail
    ]
    assert texts
    assert all(below is not None for _title, below in texts)
