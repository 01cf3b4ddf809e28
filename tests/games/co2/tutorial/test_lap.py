"""The guided first lap of the second game: played as its bubbles say."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera.core.match import Match
from ecosfera.core.tutorial import PLACE, Wait
from ecosfera.games.co2 import tutorial
from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.bots.suns import nearest_sun
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.game import load
from ecosfera.games.co2.game_screens import Co2Screens
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.moves.targets import card
from ecosfera.games.co2.panels import board, corner, spiral
from ecosfera.games.co2.rules.actions import EndTurn, Pass, Play
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.ids import PlayerId
from ecosfera.games.co2.rules.state import balance, sunny_areas
from ecosfera.games.co2.setup.draft import SetupDraft
from ecosfera.games.co2.sheets.answer_sheet import AnswerSheet
from ecosfera.games.co2.sheets.event_sheet import EventSheet
from ecosfera.games.co2.sheets.handover_sheet import HandoverSheet
from ecosfera.games.co2.stage.meaning import fitting_cards
from ecosfera.games.co2.table.guided_offer_sheet import GuidedOfferSheet
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.co2.tips import TIPS
from ecosfera.games.co2.tutorial import LapGuidance
from ecosfera.games.game_screens import Seats
from ecosfera.tabletop.bubbles import BubbleScene, Remark
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.theme import PALE_GOLD, PAPER
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.bubbles import bubble
from ecosfera.ui.widgets.bubbles.bubble import BubbleLayout, Spared
from ecosfera.ui.widgets.bubbles.places import HALF, pointer
from ecosfera.ui.widgets.bubbles.room import LONGEST
from tests.games.co2.rules.positions import territory
from tests.program import services

Begin = Callable[..., tuple[Pilot, TableScene]]


@pytest.fixture
def begin(pictures: Pictures) -> Begin:
    """Sit down at the table of the guided lap, with what has been played of it."""

    def make(
        seats: Seats | None = None,
        match: Any = None,
        scale: float = 1.0,
        language: str = "en",
        people: tuple[str, ...] = (),
    ) -> tuple[Pilot, TableScene]:
        settings = Settings(language=language, motion="off", scale=scale)
        app = offscreen((1366, 768), settings, pictures, ())
        screens = Co2Screens()
        new = screens.tutorial(app.context.words, people)
        match = match or Match.new(load(), new.config)
        seats = seats or new.seats
        scene = screens.table(app.context, services(app.context), match, seats)
        assert isinstance(scene, TableScene)
        app.stack.push(scene)
        pilot = Pilot(app)
        pilot.settle()
        return pilot, scene

    return make


def place(table: TableScene) -> str:
    """Return the text of the current step."""
    guidance = table.controller.guidance
    assert isinstance(guidance, LapGuidance)
    step = guidance.tutorial.step
    return "" if step is None else step.text.rpartition(".")[2]


def remark(table: TableScene) -> Remark:
    assert table.remark is not None
    return table.remark


def go_on(pilot: Pilot, table: TableScene) -> None:
    """Do what is asked, with Enter; an offer is never answered by Enter alone.

    Nothing is drawn: whoever looks waits until nothing moves any more.
    """
    pilot.looks = False
    asked(pilot, table)
    pilot.looks = True


def asked(pilot: Pilot, table: TableScene) -> None:
    for _ in range(200):
        top = pilot.app.stack.top
        if isinstance(top, AnswerSheet):
            pilot.click("accept")
            return
        sheet = BubbleScene | EventSheet | GuidedOfferSheet
        if isinstance(top, HandoverSheet):
            pilot.click("go-on")
            continue
        if isinstance(top, sheet) or (top is table and table.remark):
            pilot.key("return")
            return
        pilot.step(dt=0.1)
    raise AssertionError(f"nothing to do at {place(table)!r}")


def hidden(pilot: Pilot, table: TableScene) -> list[str]:
    """Return which controls the bubble over the table covers that it should not."""
    pilot.step()
    top = pilot.app.stack.top
    if not isinstance(top, BubbleScene) and (top is not table or table.remark is None):
        return []
    rect = top.rect if isinstance(top, BubbleScene) else remark(table).rect
    explanation = table.controller.guidance.explanation
    assert explanation is not None
    spared = (*explanation.targets, "card-", "dice", "line-")
    return [w.id for w in table.widgets if w.id.startswith(spared) and w.rect.colliderect(rect)]


def test_enter_leads_through_the_whole_lap_to_a_sun(begin: Begin) -> None:
    pilot, table = begin()
    seen = []
    told = {"goal": -9, "danger": -11, "roll-to-via": -4, "via": -4}
    while place(table) != "play-on":
        seen.append(place(table))
        if seen[-1] in told:
            assert balance(table.match.state.view, tutorial.PLAYER) == told[seen[-1]]
        assert not hidden(pilot, table), place(table)
        go_on(pilot, table)
        pilot.settle()
        assert len(seen) < 90
    view = table.match.state.view
    assert {"passed", "buy", "event", "trade", "credit", "second-action"} <= set(seen)
    assert {"hand", "shadow", "missing", "rent", "exchange", "pass", "sun"} <= set(seen)
    assert {"spare", "next-action", "last-action", "sunrise"} <= set(seen)
    assert seen.index("roll") <= 2, "a newcomer soon does something"
    assert view.turn.round == 8
    assert balance(view, tutorial.PLAYER) == 10
    assert sunny_areas(view, tutorial.PLAYER) == (view.catalogue.area_ids["parks"],)
    pilot.step()
    pilot.key("return")
    assert not table.controller.guidance.restricts
    settings = pilot.app.context.settings
    learnt = [tip.id for tip in TIPS if settings.of_game(INFO.id, tip.id, default=False)]
    assert sorted(learnt) == sorted(tutorial.TAUGHT.values())


def test_two_people_make_the_moves_of_the_lap_and_each_is_asked_for_them() -> None:
    game = load()
    alone, together = (
        tutorial.steps(game.catalogue, together=together) for together in (False, True)
    )
    match = Match.new(game, tutorial.config())
    for step in together:
        assert step.wait is not Wait.WATCH
        for move in step.moves:
            if isinstance(move, EndTurn | Pass) and step.text.endswith(("end-again", "pass")):
                assert not any(isinstance(action, Play) for action in legal(match.state.view))
            match.act(move)
    moves = [[step.moves for step in steps if step.moves] for steps in (alone, together)]
    assert moves[0] == moves[1]


def test_people_who_learn_by_turns_take_over_make_offers_and_answer_them(begin: Begin) -> None:
    pilot, table = begin(people=("Anna", "Ben", "Cleo"))
    names = table.controller.names
    assert [names.player(PlayerId(seat)) for seat in (0, 1)] == ["Anna and Cleo", "Ben"]
    asked: dict[str, int] = {}
    while place(table) != "sun":
        decides = table.match.state.view.to_decide
        asked.setdefault(place(table), decides)
        assert not hidden(pilot, table), place(table)
        go_on(pilot, table)
        pilot.settle()
    seats = {step: asked[step] for step in ("roll", "roll-other", "rent-other", "swap", "pass")}
    assert seats == {"roll": 0, "roll-other": 1, "rent-other": 1, "swap": 1, "pass": 0}
    view = table.match.state.view
    assert [view.owners[territory(name)] for name in ("pievepelago", "finale_emilia")] == [0, 1]


def test_the_lap_begins_as_quiet_as_a_first_round_and_shows_what_it_explains(
    begin: Begin,
) -> None:
    pilot, table = begin()
    looks = {}
    while place(table) != "missing":
        table.layout()
        faint = all(face.calm for face in board.faces(table.frame))
        looks[place(table)] = table.frame.counts, table.frame.tells_suns, faint
        go_on(pilot, table)
        pilot.settle()
    assert looks["goal"] == looks["places"] == looks["roll"] == (False, False, True)
    assert looks["money"] == looks["buy"] == (True, False, False)
    assert looks["shadow"] == (True, True, False)


def test_no_turn_is_to_be_ended_while_a_card_fits() -> None:
    match = Match.new(load(), tutorial.config())
    for step in tutorial.steps(match.state.view.catalogue):
        for move in step.moves[:1]:
            view = match.state.view
            ends = move in {EndTurn(), Pass()} and view.turn.player == tutorial.PLAYER
            if ends and not step.text.endswith("answered"):  # there it asks to save the cards
                assert not any(isinstance(action, Play) for action in legal(view)), step.text
            match.act(move)


def test_the_aim_is_shown_first_and_no_sun_is_told_of_before_it_is_explained(
    begin: Begin,
) -> None:
    pilot, table = begin()
    assert table.frame.aim
    window = pilot.app.canvas.surface
    pilot.step()
    board, aim = table.find("square-9"), table.find("spiral")
    assert board is not None
    assert aim is not None
    lit = [pygame.transform.average_color(window, w.rect)[:3] for w in (board, aim)]
    before = spiral.key(table.frame)
    pilot.click("answer-0")
    pilot.step()
    assert not table.frame.aim
    assert spiral.key(table.frame) != before
    pilot.settle()
    now = [pygame.transform.average_color(window, w.rect)[:3] for w in (board, aim)]
    assert sum(lit[0]) < 0.75 * sum(now[0]), "what the bubble does not speak about is dim"
    assert sum(lit[1]) > 0.8 * sum(now[1])
    log = table.controller.log
    assert log.taught is not None
    assert log.taught() < log.suns_from


def test_a_card_that_has_to_wait_says_why(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "answered":
        go_on(pilot, table)
    fitting = fitting_cards(table.frame.view, table.frame.front)
    for slot in range(6):
        table.controller.touch(card(slot))
        told = "Not yet: what is ringed" if slot in fitting else "None of your territories"
        assert table.controller.refused.startswith(told)
    assert len(fitting) > 1


def test_the_pale_pawn_and_the_panel_show_what_the_lap_says() -> None:
    match = Match.new(load(), tutorial.config())
    for step in tutorial.steps(match.state.view.catalogue):
        sun = nearest_sun(match.state.view, tutorial.PLAYER)
        assert sun is not None
        if step.text.endswith("shadow"):
            assert (sun.balance, len(sun.places), sun.bonus) == (3, 1, 4)
        if step.text.endswith("missing"):
            assert (sun.actions, len(sun.places), sun.bonus) == (11, 1, 4)
        for move in step.moves[:1]:
            match.act(move)


def test_no_bubble_covers_what_somebody_reads(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid: list[tuple[Sequence[Spared], BubbleLayout, UiContext]] = []

    def remembered(
        context: UiContext,
        text: str,
        labels: Sequence[str],
        abouts: Sequence[pygame.Rect],
        spare: Sequence[Spared],
    ) -> BubbleLayout:
        layout = bubble.lay_out_freely(context, text, labels, abouts, spare)
        laid.append((spare, layout, context))
        return layout

    monkeypatch.setattr("ecosfera.tabletop.bubbles.lay_out", remembered)
    pilot, table = begin(language="ru")
    for _ in range(90):
        pilot.frame()
        if place(table) == "play-on":
            break
        go_on(pilot, table)
        pilot.settle()
    assert len(laid) > 25
    for spare, layout, context in laid:
        told = " ".join(layout.lines)
        read = [spared.rect for spared in spare]
        assert not layout.rect.collidelistall(read), told
        if layout.tip is not None:
            for base in pointer(context.metrics, layout.rect, layout.tip, 0):
                assert math.dist(base, layout.tip) < context.metrics.px(LONGEST + HALF), told
                assert not any(rect.clipline(base, layout.tip) for rect in read), told


@pytest.mark.parametrize("step", ["danger", "event", "end-turn"])
def test_nothing_is_written_below_what_bubbles_spare(begin: Begin, step: str) -> None:
    pilot, table = begin()
    while place(table) != step:
        go_on(pilot, table)
        pilot.settle()
    parts, room = corner.written(table.frame), corner.inner(table.frame.zones)
    assert parts is not None
    sheet = pygame.Surface((1366, 768))
    list(corner.draw_in_steps(sheet, table.frame))
    inside = sheet.subsurface(rect(room))
    paper = inside.get_at((inside.get_width() - 1, inside.get_height() - 1))
    blank = pygame.mask.from_threshold(inside, paper, (9, 9, 9, 255))
    blank.invert()
    lowest = room.y + max(box.bottom for box in blank.get_bounding_rects())
    assert parts.newest.bottom - 1.5 * table.frame.zones.body < lowest <= parts.newest.bottom


def test_who_leaves_the_lap_is_given_tips(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "buy":
        go_on(pilot, table)
        pilot.settle()
    table.controller.leave_guidance()
    explanation = table.controller.guidance.explanation
    assert explanation is not None
    assert explanation.text == "carbonlearn.tip.signs"
    assert explanation.answers


def test_no_sheet_is_drawn_before_anything_is_written_on_it(begin: Begin) -> None:
    pilot, table = begin()
    assert place(table) == "goal"
    assert corner.written(table.frame) is None
    middle = table.frame.zones.corner
    at = round(middle.cx), round(middle.y + 0.8 * middle.h)
    assert pilot.app.canvas.surface.get_at(at)[:3] != PAPER[:3]


def test_the_ring_round_the_spiral_is_round_and_leaves_the_next_via_free(begin: Begin) -> None:
    pilot, table = begin()
    assert place(table) == "goal"
    box, look = rect(table.frame.zones.spiral), pilot.app.canvas.surface.get_at
    line = box.bottom + pilot.app.context.metrics.px(3)
    assert look((box.centerx, line))[:3] == PALE_GOLD[:3]
    assert look((box.right - box.w // 8, line))[:3] != PALE_GOLD[:3]


def test_its_challenge_code_deals_the_same_game() -> None:
    draft = SetupDraft()
    code = load().code(tutorial.config(("Anna", "Elias")))
    assert code is not None
    draft.take(code)
    assert draft.config() == tutorial.config()


def test_only_what_is_explained_can_be_done(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "buy":
        go_on(pilot, table)
        pilot.settle()
    pilot.step()
    pilot.click("line-0")
    assert len(table.match.actions) == 2
    assert "hint" not in pilot.ids


def test_the_turn_cannot_be_ended_while_something_else_is_explained(begin: Begin) -> None:
    pilot, table = begin()
    assert "turn" not in pilot.ids
    while place(table) != "end-turn":
        go_on(pilot, table)
        pilot.settle()
        if place(table) == "buy":
            pilot.step()
            assert "turn" not in pilot.ids
            pilot.key("space")
            assert len(table.match.actions) == 1
            assert not table.controller.refused
    pilot.step()
    assert "turn" in pilot.ids


def test_space_says_what_it_waits_for_and_the_bubble_nods(begin: Begin) -> None:
    pilot, table = begin()
    pilot.app.apply(replace(table.context.settings, motion="full"))
    while place(table) != "buy":
        go_on(pilot, table)
    assert table.remark is not None
    done = table.match.actions
    pilot.wait(0.5)
    table.intend(TURN)
    assert table.match.actions == done
    assert table.controller.refused == "Not yet: what is ringed comes first."
    assert table.moving, "the bubble nods"
    pilot.settle()


def test_the_bubble_about_a_purchase_points_at_its_line(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "buy":
        go_on(pilot, table)
    assert table.controller.next_control_ids() == ("line-0",)


def test_the_bar_advises_nothing_that_the_lap_does_not_allow(begin: Begin) -> None:
    pilot, table = begin()
    advised = ("offer", "Exchange")
    while table.controller.guidance.restricts:
        if table.controller.ready and list(table.controller.choices) == [EndTurn()]:
            assert not any(word in table.frame.sentence for word in advised)
        if place(table) == "carbonlearn.lap.via":
            break
        go_on(pilot, table)


def test_the_focus_stays_on_the_large_button_in_the_turn_of_the_computer(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "answered":
        go_on(pilot, table)
        pilot.settle()
    go_on(pilot, table)
    while not table.controller.waiting or pilot.app.stack.top is not table:
        pilot.step(dt=0.05)
    assert pilot.focus.id == "turn"
    assert table.pointed is None


def test_it_is_taken_up_where_it_was_left(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "action":
        go_on(pilot, table)
        pilot.settle()
    guidance = table.controller.guidance
    assert isinstance(guidance, LapGuidance)
    seats = {"computers": list(tutorial.SEATS), PLACE: guidance.tutorial.place}
    pilot, again = begin(seats, table.match)
    assert place(again) == "action"
    assert "biodiversity" in remark(again).text
    assert remark(again).accessible() in again.accessible().children
    again.controller.leave_guidance()
    assert not again.controller.guidance.restricts


def test_undo_goes_back_in_the_lap(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "action":
        go_on(pilot, table)
        pilot.settle()
    pilot.click("undo")
    assert place(table) == "buy"


def test_the_sheet_tells_what_happened_while_a_bubble_is_read(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "event":
        go_on(pilot, table)
        pilot.settle()
    pilot.step()
    assert isinstance(pilot.app.stack.top, BubbleScene)
    assert table.frame.pointed is None


def test_a_bubble_about_the_list_is_not_hidden_by_a_description(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "credit":
        go_on(pilot, table)
        pilot.settle()
    pilot.point_at("square-0")
    assert table.frame.pointed is None
    pilot.point_at("line-0")
    assert table.frame.pointed is not None


def test_an_offer_is_made_up_step_by_step_and_answered_with_a_reason(begin: Begin) -> None:
    pilot, table = begin()
    while place(table) != "trade":
        go_on(pilot, table)
        pilot.settle()
    pilot.step()
    pilot.click("player-1")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, GuidedOfferSheet)
    assert sheet.remark is not None
    assert "waste sorting" in sheet.remark.text
    assert sheet.remark.accessible() in sheet.accessible().children
    assert set(pilot.ids) == {"card-0-3", "cancel"}
    pilot.key("escape")
    pilot.step()
    assert place(table) == "trade"
    pilot.click("player-1")
    pilot.click("card-0-3")
    pilot.click("card-1-0")
    pilot.click("offer")
    pilot.settle()
    while place(table) != "answered":
        pilot.step(dt=0.1)
    pilot.settle()
    assert table.frame.sentence == "Red: “The next action in Nonantola is Waste sorting.”"


def test_a_bubble_over_an_offer_covers_no_button_with_large_text(begin: Begin) -> None:
    pilot, table = begin(scale=2.0)
    while place(table) != "trade":
        go_on(pilot, table)
        pilot.settle()
    pilot.step()
    for control in ("player-1", "card-0-3", "card-1-0"):
        pilot.click(control)
        sheet = pilot.app.stack.top
        assert isinstance(sheet, GuidedOfferSheet)
        assert sheet.remark is not None
        buttons = [w for w in sheet.widgets if w.id in {"cancel", "offer"}]
        assert len(buttons) == 2
        assert not any(button.rect.colliderect(sheet.remark.rect) for button in buttons)
