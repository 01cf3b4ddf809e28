"""The rhythm of the table: keys that keep their meaning, turns of computers, who plays a seat."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pygame
import pytest

from ecosfera.core.bot import Decision
from ecosfera.core.guidance import TipGuidance
from ecosfera.core.match import Match
from ecosfera.core.players import PERSON
from ecosfera.games.co2 import game_screens
from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.bots.adviser import Hint
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.roster import computer_player
from ecosfera.games.co2.game import load
from ecosfera.games.co2.moves import targets
from ecosfera.games.co2.moves.move_list import MoveKind
from ecosfera.games.co2.panels import corner, detail
from ecosfera.games.co2.panels.corner import LEAST_ROOM, inner, line_boxes
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import (
    Accept,
    Action,
    Buy,
    EndTurn,
    OfferTemplate,
    Pass,
    Play,
    Propose,
    Roll,
    TakeCredit,
)
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.state import Offer, State
from ecosfera.games.co2.sheets.event_sheet import EventStrip
from ecosfera.games.co2.sheets.offer_sheet import OfferSheet
from ecosfera.games.co2.stage.log import Co2Log
from ecosfera.games.co2.stage.stage import LARGE_RENT
from ecosfera.games.co2.stage.zones import zones
from ecosfera.games.co2.table.former_list import GUARD
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.co2.text.event_text import is_rent
from ecosfera.games.co2.text.log_line import LogLine
from ecosfera.games.co2.tips import TIPS
from ecosfera.tabletop import setup
from ecosfera.tabletop.bubbles import EARLY, BubbleScene
from ecosfera.tabletop.scene import FOR_SHEET
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button
from ecosfera.ui.widgets.button import key_width
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import (
    P0,
    P1,
    P2,
    P3,
    Seat,
    catalogue,
    position,
    side,
    territory,
    to_roll,
)
from tests.program import services

SitDown = Callable[..., Table]
COMPUTERS: dict[str, Any] = {"make_bot": computer_player}
CARPI = territory("carpi")
MANY = "public_transport energy_saving waste_collection sustainable_mobility biodiversity"
HAND = "water_saving waste_collection energy_saving biodiversity biodiversity biodiversity"


BUILDING = "green_building waste_collection biodiversity biodiversity green_building water_saving"


def keys(table: TableScene) -> dict[str, str]:
    """Return the key of each line of the list."""
    listing = table.frame.listing
    assert listing is not None
    return {
        line.title.split()[0]: key for line, key in zip(listing.shown, listing.keys, strict=True)
    }


def test_no_digit_ends_the_turn(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5), Seat(), took="credit"))
    assert keys(table) == {"Make": "O", "End": "Space"}
    pilot.key("2")
    assert not table.match.actions


@pytest.mark.parametrize("language", ["de", "en", "fi", "pl", "ru"])
def test_the_large_button_of_a_bubble_has_room_for_its_key(
    sit_down: SitDown, language: str
) -> None:
    tips: Any = TipGuidance(lambda _tip: False, lambda _tip: None, TIPS[:3])
    pilot, table = sit_down(to_roll(Seat(at=5), Seat(), dice=(1, 2)), guidance=tips)
    pilot.app.apply(replace(table.context.settings, language=language))
    pilot.step()
    bubble, context = pilot.app.stack.top, table.context
    assert isinstance(bubble, BubbleScene)
    button = bubble.find("answer-0")
    assert isinstance(button, Button)
    m, size = context.metrics, context.metrics.size(button.size)
    label = context.text.width(button.name, FontFace.BOLD, size)
    key = key_width(context, button.key, max(round(0.8 * size), m.floor))
    assert label + key + 3 * m.px(8) <= button.rect.width


def test_the_key_of_the_large_button_closes_a_tip_and_then_acts(sit_down: SitDown) -> None:
    tips: Any = TipGuidance(lambda _tip: False, lambda _tip: None, TIPS[:3])
    pilot, table = sit_down(to_roll(Seat(at=5), Seat(), dice=(1, 2)), guidance=tips)
    assert pilot.scene() == "BubbleScene"
    bubble = pilot.app.stack.top
    assert isinstance(bubble, BubbleScene)
    first, large = bubble.find("answer-0"), table.frame.turn
    assert isinstance(first, Button)
    assert large is not None
    assert (first.key, large.key) == ("Space", ""), "each key is shown on one large button only"
    pilot.key("space")
    assert pilot.scene() == "BubbleScene", "that may be meant for what was there before"
    while pilot.scene() == "BubbleScene":
        pilot.wait(EARLY)
        pilot.key("space")
    pilot.wait(FOR_SHEET)
    pilot.key("space")
    assert table.match.actions == (Roll(),)


def tips_of(*names: str) -> Any:
    """Return a guidance that gives these tips."""
    chosen = [tip for tip in TIPS if tip.id.removeprefix("tip-") in names]
    return TipGuidance(lambda _tip: False, lambda _tip: None, chosen)


def test_a_tip_comes_before_anything_can_be_chosen(sit_down: SitDown) -> None:
    hand = "waste_collection biodiversity biodiversity biodiversity biodiversity biodiversity"
    state = position(Seat(at=5, owns="carpi", hand=hand), Seat())
    tips = tips_of("play")
    pilot, table = sit_down(state, motion="full", guidance=tips)
    pilot.key("space")
    scenes = []
    while pilot.scene() == "TableScene":
        scenes.append((bool(table.controller.stage.effects), table.controller.ready))
        pilot.step()
    assert (True, False) in scenes, "amounts rise, with nothing to choose"
    assert (True, True) not in scenes
    assert pilot.scene() == "BubbleScene"


def test_a_tip_leaves_keys_and_clicks_to_the_table(sit_down: SitDown) -> None:
    hand = "waste_collection biodiversity biodiversity biodiversity biodiversity biodiversity"
    state = position(Seat(at=5, owns="carpi", hand=hand), Seat(), took="credit")
    for early in (False, True):
        pilot, table = sit_down(state, guidance=tips_of("start", "signs"))
        pilot.wait(EARLY)
        if early:
            pilot.key("space")
            pilot.step()
            assert pilot.scene() == "BubbleScene", "another one; the list is known meanwhile"
        pilot.key("1")
        assert table.match.actions == (Play(CARPI),)
    for press in ("h", "line-0"):
        pilot, table = sit_down(state, guidance=tips_of("start"))
        pilot.wait(EARLY)
        if press == "h":
            pilot.key("h")
            assert table.controller.hint is not None
        else:
            line = table.find(press)
            assert line is not None
            pilot.click_at(*line.rect.center)
            assert table.match.actions == (Play(CARPI),)
        assert pilot.scene() == "TableScene"


def test_a_tip_that_is_over_keeps_no_picture_of_the_window(sit_down: SitDown) -> None:
    """A closed scene waits for the garbage collector; its veil is 8 MB at 1080p."""
    pilot, table = sit_down(position(Seat(at=5), Seat()), guidance=tips_of("start"))
    bubble = pilot.app.stack.top
    assert isinstance(bubble, BubbleScene)
    size = table.context.metrics.window.size
    assert size in {picture.get_size() for picture in pictures_of(bubble)}
    pilot.wait(EARLY)
    pilot.key("space")
    assert pilot.scene() == "TableScene"
    assert size not in {picture.get_size() for picture in pictures_of(bubble)}


def pictures_of(scene: BubbleScene) -> list[pygame.Surface]:
    """Return the surfaces that a scene holds."""
    return [held for held in vars(scene).values() if isinstance(held, pygame.Surface)]


def test_a_key_whose_line_is_not_in_sight_only_closes_the_tip(sit_down: SitDown) -> None:
    """As amounts rise at the edge of the tip, the list is not on the table yet."""
    pilot, table = sit_down(position(Seat(6, hand=HAND), Seat()), guidance=tips_of("start"))
    assert pilot.scene() == "BubbleScene"
    table.frame = replace(table.frame, listing=None)
    pilot.wait(EARLY)
    pilot.key("b")
    assert pilot.scene() == "TableScene"
    assert not table.match.actions, "nothing is bought unseen"
    pilot.wait(FOR_SHEET)
    pilot.key("b")
    assert table.match.actions == (Buy(),)


def test_the_list_is_in_sight_under_a_tip_that_comes_after_something_has_moved(
    sit_down: SitDown,
) -> None:
    hand = "waste_collection biodiversity biodiversity biodiversity biodiversity biodiversity"
    state = position(Seat(at=5, owns="carpi", hand=hand), Seat())
    pilot, table = sit_down(state, motion="full", guidance=tips_of("play"))
    pilot.wait(1)
    pilot.key("space")
    for _ in range(200):
        pilot.frame()
    assert table.match.actions == (TakeCredit(),)
    assert pilot.scene() == "BubbleScene"
    assert table.drawn is table.frame, "not the one before"
    assert table.drawn.listing is not None


def test_a_click_where_nothing_stands_only_closes_the_tip(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(6, hand=HAND), Seat()), guidance=tips_of("start"))
    line = table.find("line-0")
    assert line is not None
    table.widgets[:] = [widget for widget in table.widgets if not widget.id.startswith("line-")]
    pilot.wait(EARLY)
    pilot.click_at(*line.rect.center)
    assert pilot.scene() == "TableScene"
    assert not table.match.actions


def test_a_number_key_while_the_pawn_walks_buys_nothing(sit_down: SitDown) -> None:
    """The last line that was chosen, in another turn, was a purchase too."""
    start = to_roll(Seat(at=3), Seat(), dice=(1, 2))
    pilot, table = sit_down(start, motion="full")
    table._kind = MoveKind.BUY
    pilot.settle()
    pilot.wait(0.5)
    pilot.key("space")
    assert table.controller.moving
    pilot.key("b")
    pilot.settle()
    assert table.match.actions == (Roll(),)


@pytest.mark.parametrize(
    ("presses", "done"), [("b", Buy()), ("o", None), ("bo", None), ("b space", None)]
)
def test_a_letter_pressed_just_before_the_list_is_ready_acts_once_it_is(
    sit_down: SitDown, presses: str, done: Action | None
) -> None:
    """It was lost, and had to be pressed again."""
    start = to_roll(Seat(at=3), Seat(), dice=(1, 2))
    pilot, table = sit_down(start, motion="full")
    pilot.key("space")
    ends = steps_to_the_list(pilot, table)
    pilot, table = sit_down(start, motion="full")
    pilot.key("space")
    for _ in range(ends - 12):
        pilot.step()
    assert not table.controller.ready
    pilot.key(*(presses.split() if " " in presses else presses))
    pilot.settle()
    assert table.match.actions == ((Roll(),) if done is None else (Roll(), done))
    assert isinstance(pilot.app.stack.top, OfferSheet) == presses.endswith("o")


def steps_to_the_list(pilot: Pilot, table: TableScene) -> int:
    steps = 0
    while not table.controller.ready:
        pilot.step()
        steps += 1
    return steps


def test_the_key_of_the_large_button_kept_for_the_list_throws_the_dice_and_ends_no_turn(
    sit_down: SitDown,
) -> None:
    """Right after a computer player's turn it did nothing."""
    pilot, table = sit_down(to_roll(Seat(at=3), Seat(), dice=(1, 2)), motion="full")
    table.grace.restart()
    pilot.key("space")
    assert not table.match.actions
    pilot.wait(FOR_SHEET)
    assert table.match.actions == (Roll(),)
    steps_to_the_list(pilot, table)
    pilot.key("space")
    pilot.settle()
    assert table.match.actions == (Roll(),), "what ends a turn has to be seen before"


@pytest.mark.parametrize("tip", ["hint", "play"])
def test_a_tip_lies_beside_own_territories_and_the_own_panel(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, tip: str
) -> None:
    """Where the sheet at the right is full of lines, hardly anything is free."""
    told = "Red rolls 12: Fiorano Modenese · +1 credit · bought (−€1,000) · 1 action (−1 credit)"
    recall = Co2Log.recall

    def recall_more(log: Co2Log) -> None:
        recall(log)
        log.lines[:0] = [LogLine(told, seat=1)] * 6

    monkeypatch.setattr(Co2Log, "recall", recall_more)
    seats = (
        Seat(at=16, owns="castelfranco:2 nonantola:1 bomporto:3 san_felice", hand=BUILDING),
        Seat(owns="sestola vignola fiorano"),
        Seat(owns="mirandola finale_emilia"),
    )
    state = position(*seats, round=2, config={"flow": True})
    pilot, table = sit_down(state, guidance=tips_of(tip))
    bubble = pilot.app.stack.top
    assert isinstance(bubble, BubbleScene)
    view = table.frame.view
    squares = [view.catalogue.territories[place].square for place in view.owned(P0)]
    for own in (*(f"square-{number}" for number in squares), "player-0"):
        widget = table.find(own)
        assert widget is not None
        assert not widget.rect.colliderect(bubble.rect), own


def test_digits_follow_the_order_on_the_screen(sit_down: SitDown) -> None:
    hand = "waste_collection biodiversity biodiversity biodiversity biodiversity biodiversity"
    pilot, table = sit_down(position(Seat(at=5, owns="carpi", hand=hand), Seat(), took="credit"))
    assert keys(table) == {"Carpi:": "1", "Make": "O", "End": "Space"}
    pilot.key("1")
    assert table.match.actions == (Play(CARPI),)
    assert keys(table) == {"Make": "O", "End": "Space"}


def test_a_key_pressed_twice_makes_one_move_only(sit_down: SitDown) -> None:
    hand = "waste_collection energy_saving biodiversity biodiversity biodiversity biodiversity"
    pilot, table = sit_down(position(Seat(at=5, owns="carpi", hand=hand), Seat(), took="credit"))
    pilot.key("1")
    pilot.key("1")
    assert list(table.match.actions) == [Play(CARPI)]
    pilot.wait(0.5)
    pilot.key("1")
    assert list(table.match.actions) == [Play(CARPI)] * 2


def test_lines_take_the_room_they_need_and_leave_some_to_describe_things() -> None:
    room = zones(Metrics(1366, 768), 4)
    one, two = line_boxes(room, [1, 2])
    assert one.h < two.h
    assert len(line_boxes(room, [2, 2, 1, 1, 1, 1])) == 6
    many = line_boxes(room, [2] * 12)
    assert inner(room).bottom - many[-1].bottom > LEAST_ROOM * room.body


def test_the_first_page_of_a_long_list_holds_the_line_that_is_recommended(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = Seat(6, "modena_centre castelfranco nonantola bomporto", hand=MANY)
    others = Seat(), Seat(), Seat(owns="guiglia")
    pilot, table = sit_down(position(own, *others), (1280, 700), 1.5)
    listing = table.frame.listing
    assert listing is not None
    assert listing.more is not None
    before, shown = list(table.controller.moves), len(listing.lines)
    offer = Propose(P3, side(cards="biodiversity"), side(cards="biodiversity"))
    line = next(n for n, move in enumerate(before) if move.action == OfferTemplate(P3))
    assert line >= shown
    hint = Hint(offer, Reason(Why.BOTH_GAIN, player=P3))
    monkeypatch.setattr(table.controller, "find_hint", lambda: hint)
    pilot.click("hint")
    assert table.frame.listing is not None
    visible = table.controller.moves[: len(table.frame.listing.lines)]
    assert OfferTemplate(P3) in [move.action for move in visible]
    assert sorted(map(before.index, table.controller.moves)) == list(range(len(before)))


def test_a_short_page_about_what_is_pointed_at_ends_below_a_long_list(sit_down: SitDown) -> None:
    """A person who is choosing keeps the list; the key named at the foot shows the whole page."""
    four = (Seat(at=16), Seat(), Seat(), Seat())
    for scale in (1.0, 1.25, 1.5):
        pilot, table = sit_down(position(*four), scale=scale)
        pilot.point_at("square-3")
        about = corner.described(table.frame)
        assert about == targets.square(3)
        room = corner.detail_room(table.frame, about)
        inside = corner.inner(table.frame.zones)
        assert room.h >= min(inside.h, detail.least(table.frame, about, room.w))
        assert room.bottom <= inside.bottom


@pytest.mark.parametrize("size", [(1280, 700), (1366, 768), (1920, 1080)])
def test_what_is_pointed_at_takes_no_choice_off_the_list(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    own = Seat(6, "modena_centre castelfranco nonantola bomporto", hand=MANY)
    pilot, table = sit_down(position(own, Seat(), Seat(), Seat(owns="guiglia")), size)
    for target in (targets.player(P3), targets.square(9)):
        pilot.point_at(f"{target.kind}-{target.which}")
        listing = table.frame.listing
        assert listing is not None
        assert len(listing.shown) >= corner.LEAST_LINES
        assert corner.described(table.frame) == target
        assert corner.detail_room(table.frame, target).y > listing.boxes[-1].bottom


def test_a_line_about_a_place_shows_it_below_the_list(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(6, hand=HAND), Seat()))
    pilot.point_at("line-0")
    listing = table.frame.listing
    assert listing is not None
    assert listing.lines[0].title.startswith("Buy Sestola")
    assert corner.described(table.frame) == targets.square(6)
    room = corner.detail_room(table.frame, targets.square(6))
    assert room.y > listing.boxes[-1].bottom
    pilot.point_at(f"line-{len(listing.lines) - 1}")
    assert corner.described(table.frame) is None


def test_the_list_of_cards_to_exchange_says_so(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5, hand=HAND), Seat()))
    pilot.click("line-1")
    listing = table.frame.listing
    assert listing is not None
    assert listing.title == "Exchange 2 action cards"
    pilot.key("escape")
    assert table.frame.listing is not None
    assert table.frame.listing.title == "This turn you can"


def test_an_event_card_of_a_computer_goes_by_itself(sit_down: SitDown) -> None:
    start = to_roll(Seat(), Seat(), dice=(1, 2))
    pilot, table = sit_down(start, characters=("steady", PERSON), motion="full", **COMPUTERS)
    for _ in range(600):
        if pilot.scene() == "EventStrip":
            break
        pilot.frame()
    assert pilot.scene() == "EventStrip"
    pilot.wait(6.2)
    assert pilot.scene() != "EventStrip"
    assert table.controller.stage.stop is None


def test_a_press_closes_an_event_card_of_a_computer_once_it_can_be_seen(sit_down: SitDown) -> None:
    start = to_roll(Seat(), Seat(), dice=(1, 2))
    pilot, table = sit_down(start, characters=("steady", PERSON), motion="full", **COMPUTERS)
    for _ in range(600):
        if pilot.scene() == "EventStrip":
            break
        pilot.frame()
    assert pilot.scene() == "EventStrip"
    pilot.key("space")
    pilot.wait(0.5)
    assert pilot.scene() == "EventStrip", "that was meant for what was there before"
    pilot.key("space")
    assert pilot.scene() != "EventStrip"
    assert table.controller.stage.stop is None


def test_a_card_that_does_nothing_hides_nothing_and_stays(sit_down: SitDown) -> None:
    """It went by itself, and the key that was meant for it ended the turn."""
    owns = " ".join(card.id + ":4" for card in catalogue().territories[:3])
    start = to_roll(Seat(owns=owns), Seat(), dice=(1, 2), deck="power_cut")
    for seconds in (0.5, 1.6, 2.2, 2.6, 3.2, 6.0):
        pilot, table = sit_down(start, motion="full")
        pilot.key("space")
        while pilot.scene() == "TableScene":
            pilot.unseen()
        strip = pilot.app.stack.top
        assert isinstance(strip, EventStrip)
        assert strip.scrim == 0, "the table stays as bright"
        assert "otherwise 2 credits would be due" in strip.headline
        pilot.wait(seconds)
        assert pilot.scene() == "EventStrip"
        pilot.key("space")
        assert pilot.scene() == "TableScene"
        assert table.controller.stage.stop is None
        pilot.wait(3)
        assert list(table.match.actions) == [Roll()], "nobody’s turn ends by itself"
        assert table.controller.ready


def test_an_event_card_of_a_person_waits_for_a_key(sit_down: SitDown) -> None:
    pilot, _ = sit_down(to_roll(Seat(), Seat(), dice=(1, 2)))
    pilot.key("space")
    pilot.settle()
    pilot.wait(10)
    assert pilot.scene() == "EventSheet"


def test_an_offer_is_answered_without_a_handover(sit_down: SitDown) -> None:
    """Player 2 has just played; a computer makes an offer to player 2, and then to player 1."""
    for asked in (P1, P0):
        offered = Offer(asked, side("carpi"), side(euros=600))
        seats = Seat(owns="sestola"), Seat(), Seat(at=5, owns="carpi")
        start = position(*seats, player=P2, took="credit", pending=[offered])
        pilot, table = sit_down(
            position(Seat(), Seat(at=5), Seat(), player=P1, took="credit"),
            characters=(PERSON, PERSON, "steady"),
            **COMPUTERS,
        )
        table.match.game  # noqa: B018 (the table of player 2)
        table.controller.match = table.match = Match(load(), start)
        table.controller.close()
        table.controller.stage.snap(start.view)
        pilot.step()
        pilot.step()
        assert pilot.scene() == "AnswerSheet"


def test_a_seat_is_given_to_the_computer_and_taken_back(sit_down: SitDown) -> None:
    changes: list[tuple[str, ...]] = []
    start = to_roll(Seat(), Seat(), dice=(2, 3))
    pilot, table = sit_down(start, seated=changes.append, **COMPUTERS)
    pilot.key("t")
    assert pilot.scene() == "SeatsSheet"
    assert pilot.focus.id == "seat-0"
    pilot.key("right")
    pilot.click("done")
    assert changes == [("steady", PERSON)]
    told = "Player\u00a01 is now played by the computer: Steady."
    assert told in table.controller.log.texts
    for _ in range(300):
        pilot.frame()
        if table.match.actions:
            break
    assert table.match.actions, "the computer has rolled the dice"
    pilot.key("t")
    pilot.focus.to("seat-0")
    pilot.key("left")
    pilot.click("done")
    assert changes[-1] == (PERSON, PERSON)
    assert table.controller.players.computers == []


def test_the_pace_of_the_computers_is_set_at_the_table(sit_down: SitDown) -> None:
    pilot, table = sit_down(to_roll(Seat(), Seat(), dice=(2, 3)), motion="full")
    pilot.key("t")
    pilot.focus.to("pace")
    pilot.key("right")
    pilot.key("escape")
    assert table.context.settings.pace == "quick"
    assert table.controller.speed == "quick"


def test_with_the_pace_wait_each_move_of_a_computer_waits_for_a_key(sit_down: SitDown) -> None:
    start = to_roll(Seat(), Seat(), dice=(2, 3))
    pilot, table = sit_down(start, motion="full", **COMPUTERS)
    pilot.app.change(Settings(language="en", motion="full", pace="wait"))
    table.controller.seat(("steady", PERSON))
    pilot.wait(3)
    assert not table.match.actions
    turn = table.frame.turn
    assert turn is not None
    assert (turn.label, turn.enabled) == ("Continue", True)
    pilot.key("space")
    pilot.wait(0.2)
    assert len(table.match.actions) == 1


def test_while_a_computer_thinks_the_button_says_whose_turn_it_is(sit_down: SitDown) -> None:
    start = to_roll(Seat(), Seat(), dice=(2, 3))
    _, table = sit_down(start, motion="full", **COMPUTERS)
    table.controller.seat(("steady", PERSON))
    table.refresh()
    assert table.controller.waiting
    turn = table.frame.turn
    assert turn is not None
    assert (turn.label, turn.enabled) == ("Player\u00a01’s turn", False)


def test_h_shows_another_idea_and_comes_round_again(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="soliera", hand=HAND), Seat()))
    pilot.key("h")
    first, count = table.controller.hint, table.controller.hint_number[1]
    assert count > 1
    pilot.key("h")
    assert table.controller.hint is not None
    assert table.controller.hint is not first
    for _ in range(count - 1):
        pilot.key("h")
    assert table.controller.hint is first


@pytest.mark.parametrize("seed", ["a", "b"])
def test_a_turn_of_a_computer_lasts_six_seconds_and_three_more_for_a_deal(
    pictures: Pictures, seed: str
) -> None:
    """Moments and what is to be read come on top; deals and rents do not rush by."""
    app = offscreen((1024, 576), Settings(language="en", motion="full"), pictures, INTENTS)
    match: Match[State, Any, Any] = Match.new(load(), Config(players=3, seed=seed))
    table = TableScene(app.context, services(app.context), match, ("bold",) * 3, computer_player)
    app.stack.push(table)
    pilot, stage = Pilot(app), table.controller.stage
    happened: list[tuple[float, Any, bool]] = []
    clock = 0.0
    happen = stage.happen

    def follow(event: Any, start: float) -> None:
        happen(event, start)
        happened.append((clock, event, stage.telling is not None))

    stage.happen = follow  # type: ignore[method-assign]
    longest, lasts, turn, done = 0.0, 0.0, 0, 0
    quiet: list[float] = []
    while match.state.view.turn.number < 14:
        table.controller.advance(0.05, 0.1)
        clock += 0.05
        if stage.stop is not None:
            table.controller.go_on()
        if stage.view.turn.number != turn:
            kinds = [type(action) for action in match.actions[done:]]
            quiet += [lasts] if kinds and set(kinds) <= {Roll, Pass, EndTurn} else []
            longest = max(longest, lasts - 3 * kinds.count(Accept))
            turn, lasts = stage.view.turn.number, 0.0
            done = len(match.actions)
        lasts += 0.05 if stage.show is None else 0.0
    pilot.step()
    assert longest < 6
    assert max(quiet, default=0.0) < 4, "there is little to follow"
    for (begins, event, read), (ends, _, _) in pairwise(happened):
        if isinstance(event, ev.Traded) and not read:
            assert ends - begins >= 1.6
        if isinstance(event, ev.Paid) and is_rent(event) and event.euros >= LARGE_RENT:
            assert ends - begins >= 1.2
    seen = {type(event) for _, event, _ in happened}
    assert {ev.Traded, ev.Paid} <= seen


def test_space_hurries_what_is_held(sit_down: SitDown) -> None:
    start = to_roll(Seat(at=3), Seat(owns="sestola:2"), dice=(1, 2))
    pilot, table = sit_down(start, motion="full", **COMPUTERS)
    table.controller.seat(("steady", PERSON))
    stage = table.controller.stage
    while stage.view.players[P0].euros == 5500:
        pilot.unseen()
    assert not stage.idle
    pilot.wait(1)
    assert not stage.idle, "a large rent is seen"
    assert len(table.match.actions) == 1
    pilot.key("space")
    pilot.wait(0.2)
    assert len(table.match.actions) == 2, "the computer goes on"


@pytest.mark.parametrize(
    ("action", "pauses"), [(EndTurn(), False), (Pass(), False), (Roll(), True)]
)
def test_a_computer_hardly_pauses_before_it_ends_its_turn(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, action: Any, pauses: bool
) -> None:
    _, table = sit_down(position(Seat(at=5), Seat(), took="credit"))
    controller = table.controller
    controller.set_pace(1.0)
    monkeypatch.setattr(controller.players, "decision", lambda _state: Decision(action))
    assert (controller.patience >= controller.stage.pace) is pauses


def test_what_is_pointed_at_is_described_below_what_one_can_do(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, hand=HAND), Seat()))
    pilot.point_at("square-22")
    assert corner.shows_detail(table.frame)
    listing = table.frame.listing
    assert listing is not None
    about = targets.square(22)
    assert corner.detail_room(table.frame, about).y > listing.boxes[-1].bottom


def test_who_plays_is_kept_with_the_saved_match(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures, INTENTS)
    given = services(app.context)
    kept: list[dict[str, object]] = []
    monkeypatch.setattr(given, "seats_changed", kept.append)
    match: Match[State, Any, Any] = Match(load(), to_roll(Seat(), Seat(), dice=(2, 3)))
    app.stack.push(game_screens.load().table(app.context, given, match, {}))
    pilot = Pilot(app)
    pilot.settle()
    while pilot.scene() == "BubbleScene":
        pilot.click("answer-0")
    pilot.key("t")
    pilot.focus.to("seat-1")
    pilot.key("right")
    pilot.click("done")
    assert kept == [{setup.COMPUTERS: [PERSON, "steady"]}]


MISLED = position(Seat(at=6, owns="carpi", hand="waste_collection", euros=4000), Seat())
"""First carries out an action in Carpi; that done, it buys Sestola."""


def test_the_key_of_an_action_does_not_buy_once_that_is_done(sit_down: SitDown) -> None:
    """A place was bought by surprise: the key had carried out an action until then."""
    pilot, table = sit_down(MISLED)
    assert [move.kind for move in table.controller.moves[:2]] == [MoveKind.PLAY, MoveKind.BUY]
    pilot.key("1")
    pilot.wait(1)
    pilot.key("1")
    assert list(table.match.actions) == [Play(CARPI)]
    pilot.key("b")
    assert list(table.match.actions) == [Play(CARPI), Buy()]


def test_a_click_where_another_line_has_just_been_says_what_is_there_now(
    sit_down: SitDown,
) -> None:
    """Credits were handed in by mistake: the list had moved under the pointer."""
    pilot, table = sit_down(MISLED)
    at = pilot.rect("line-0").center
    pilot.click_at(*at)
    pilot.wait(0.4)
    pilot.click_at(*at)
    assert list(table.match.actions) == [Play(CARPI)]
    assert table.frame.sentence == "This is now “Buy Sestola for €700”. Press again."
    pilot.click_at(*at)
    assert list(table.match.actions) == [Play(CARPI), Buy()]
    pilot, table = sit_down(MISLED)
    pilot.click_at(*at)
    pilot.wait(GUARD + 0.1)
    pilot.click_at(*at)
    assert list(table.match.actions) == [Play(CARPI), Buy()]


def test_the_end_of_the_turn_never_hides_on_a_later_page(sit_down: SitDown) -> None:
    """With eight lines it stood behind “3 more”, together with handing in credits."""
    seats = Seat(at=16, owns="carpi soliera", hand=HAND), Seat(), Seat(), Seat()
    config = {"retire": True}
    pilot, table = sit_down(position(*seats, config=config), size=(1280, 700), scale=1.4)
    listing = table.frame.listing
    assert listing is not None
    assert listing.more is not None, "not all lines fit"
    kinds = [move.kind for move in table.controller.moves]
    assert MoveKind.PASS not in kinds, "the large button does that"
    assert kinds.index(MoveKind.RETIRE) < kinds.index(MoveKind.OFFER)
    pilot.key("space", "space")
    assert table.match.actions == (Pass(),), "the first press reminds of an action"


def test_an_offer_is_shown_to_its_last_word(sit_down: SitDown) -> None:
    """It was cut in the middle of the price, while a tip hid the answer box."""
    gives = side("castelfranco", cards="energy_saving", credit=2, euros=200)
    gets = side("frassinoro", cards="water_saving")
    seats = (
        Seat(at=5, owns="castelfranco", hand=MANY + " water_saving"),
        Seat(owns="frassinoro", hand="water_saving " * 6),
    )
    state = position(*seats, took="credit", pending=[Offer(P1, gives, gets)])
    _, table = sit_down(state, size=(1280, 700), guidance=tips_of("offer"))
    listing = table.frame.listing
    assert listing is not None
    line, key = listing.lines[0], listing.keys[0]
    _, rows = corner.rows_of(table.frame.brush, table.frame.zones, line, key)
    assert rows == 3
    wide = round(corner._words(table.frame.brush, table.frame.zones, listing.boxes[0], key).w)
    size = table.frame.brush.size(1)
    assert table.context.text.fits(line.about, FontFace.TEXT, size, wide, rows)


def test_space_closes_a_card_like_every_large_button(sit_down: SitDown) -> None:
    pilot, _ = sit_down(position(Seat(at=5, owns="carpi"), Seat(), took="credit"))
    for target in ("square-1", "player-1"):
        pilot.right_click(target)
        assert pilot.scene() != "TableScene"
        pilot.key("space")
        assert pilot.scene() == "TableScene"
