"""A table on the tabletop alone: the toy game is played by clicks, keys, drags and a computer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import indent
from typing import Literal

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.core.match import Match
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.conftest import ROOT
from tests.toy_game import window
from tests.toy_game.barter import BARTER, Action, Config
from tests.toy_game.window import INTENTS, BarterTable, fold, view_of

SitDown = Callable[..., tuple[Pilot, BarterTable]]


@pytest.fixture
def sit_down() -> SitDown:
    def make(
        *computers: str, goal: int = 30, motion: Literal["off", "full"] = "off"
    ) -> tuple[Pilot, BarterTable]:
        app = offscreen((1366, 768), Settings(language="en", motion=motion), intents=INTENTS)
        match = Match.new(BARTER, Config(goal=goal, seed="1"))
        table = BarterTable(app.context, match, computers)
        app.stack.push(table)
        pilot = Pilot(app)
        pilot.settle()
        return pilot, table

    return make


def offer_one(pilot: Pilot, table: BarterTable) -> Action:
    """Offer the first card of the hand by dragging it to the other player."""
    card = min(table.controller.match.state.hands[0])
    pilot.drag(f"card-{card}", "player-1")
    return Action("offer", card, 1)


def test_a_whole_match_is_played_by_clicks(sit_down: SitDown) -> None:
    pilot, table = sit_down(goal=20)
    while table.controller.match.outcome is None:
        pilot.click("die-0")
        pilot.settle()
    assert table.controller.over
    assert table.controller.stage.view == view_of(table.controller.match.state)
    assert len(table.controller.log.lines) == len(table.controller.match.actions)


def test_a_whole_match_is_played_by_keys(sit_down: SitDown) -> None:
    pilot, table = sit_down()
    while table.controller.match.outcome is None:
        pilot.settle()
        pilot.key("2")
        pilot.settle()
        pilot.reach("die-0")
        pilot.key("return")
        pilot.settle()
    kinds = [action.type for action in table.controller.match.actions]
    assert set(kinds) == {"draw", "roll"}


def test_a_card_is_offered_by_two_clicks_and_the_first_can_be_taken_back(sit_down: SitDown) -> None:
    pilot, table = sit_down()
    card = min(table.controller.match.state.hands[0])
    pilot.click(f"card-{card}")
    assert table.controller.targets() >= {("player", 1)}
    pilot.key("escape")
    assert table.controller.selection is not None
    assert not table.controller.selection.choosing
    pilot.click(f"card-{card}")
    pilot.click("player-1")
    assert table.controller.match.actions == (Action("offer", card, 1),)


def test_a_dragged_card_is_offered_and_a_computer_answers(sit_down: SitDown) -> None:
    pilot, table = sit_down("", "friend", motion="full")
    offered = offer_one(pilot, table)
    while not table.controller.stage.idle:
        pilot.step()
    assert table.controller.match.actions == (offered,)
    assert table.controller.sentence() == "Player 2 thinks."
    pilot.settle()
    kinds = [action.type for action in table.controller.match.actions]
    assert kinds[:2] == ["offer", "take"]
    assert table.controller.ready
    assert "Player 2 has taken" in " ".join(table.controller.log.lines)


def test_undo_goes_back_over_the_computer_and_redo_on_again(sit_down: SitDown) -> None:
    pilot, table = sit_down("", "friend")
    offer_one(pilot, table)
    pilot.settle()
    done, lines = table.controller.match.actions, list(table.controller.log.lines)
    pilot.click("undo")
    pilot.settle()
    assert table.controller.match.actions == ()
    assert table.controller.log.lines == ["Undone."]
    pilot.click("redo")
    pilot.settle()
    assert table.controller.match.actions == done
    assert table.controller.log.lines == [*lines, "Redone."]


def test_an_impossible_click_is_explained_until_the_next_one(sit_down: SitDown) -> None:
    pilot, table = sit_down()
    offer_one(pilot, table)
    pilot.click("die-0")
    assert table.controller.refused == "roll is not possible now."
    pilot.click("line-0")
    assert not table.controller.refused
    assert table.controller.match.actions[-1] == Action("take")


def test_a_hint_is_shown_until_it_is_asked_for_again(sit_down: SitDown) -> None:
    pilot, table = sit_down()
    pilot.click("hint")
    assert table.controller.hint is not None
    pilot.click("hint")
    assert table.controller.hint is None


def test_the_last_row_of_the_list_turns_the_page(sit_down: SitDown) -> None:
    pilot, table = sit_down()
    for _ in range(6):
        pilot.click("deck-0")
        pilot.settle()
    assert len(table.controller.moves) > 4
    first = table.find("line-0")
    assert first is not None
    pilot.click("more")
    turned = table.find("line-0")
    assert turned is not None
    assert turned.name != first.name
    pilot.click("line-0")
    assert table.controller.log.lines[-1].startswith("Player 1 has")


def test_a_screen_reader_goes_through_the_table(sit_down: SitDown) -> None:
    _, table = sit_down()
    nodes = {node.id: node for node in table.accessible().walk()}
    assert nodes["die-0"].name == "die 0"
    assert nodes["line-0"].name == "Roll"
    assert {"group-line", "group-card", "group-player", "group-bar"} <= nodes.keys()


def test_the_moment_of_victory_is_skipped_by_a_press(sit_down: SitDown) -> None:
    pilot, table = sit_down(goal=1, motion="full")
    pilot.click("die-0")
    assert table.controller.stage.engrossed
    pilot.click("deck-0")
    assert not table.controller.stage.engrossed
    assert len(table.controller.match.actions) == 1


def test_drawing_what_changed_gives_the_whole_picture(sit_down: SitDown) -> None:
    pilot, table = sit_down(motion="full")
    for piece, moving in (("die-0", True), ("die-0", False), ("deck-0", False)):
        pilot.click(piece)
        if not moving:
            pilot.settle()
        pilot.move_to(5, 5)
        pilot.step()
        assert bool(table.frame.motions) == moving
        shown = pilot.app.canvas.surface.copy()
        whole = pygame.Surface(shown.get_size())
        table.draw(whole)
        assert pygame.image.tobytes(shown, "RGB") == pygame.image.tobytes(whole, "RGB")


def test_the_example_of_a_moving_piece_is_this_table() -> None:
    page = (ROOT / "ecosfera" / "README.md").read_text("utf-8")
    example = page.partition("A piece that moves")[2].split("```")[1].removeprefix("python\n")
    source = Path(window.__file__).read_text("utf-8")
    for method in example.strip().split("\n\n"):
        assert indent(method, "    ") in source


@given(st.integers(0, 9), st.lists(st.integers(0, 99), max_size=20))
def test_the_view_is_folded_event_by_event(seed: int, choices: list[int]) -> None:
    state, _ = BARTER.new(Config(players=3, seed=str(seed)))
    view = view_of(state)
    for number in choices:
        legal = BARTER.legal(state)
        if not legal:
            break
        state, events = BARTER.apply(state, legal[number % len(legal)])
        for event in events:
            view = fold(view, event)
        assert view == view_of(state)
