"""Two people at one laptop: who takes over, and what is shown to whom."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
import pytest

from ecosfera import paths
from ecosfera.core.guidance import TipGuidance
from ecosfera.core.players import PERSON
from ecosfera.games.co2.bots.roster import computer_player
from ecosfera.games.co2.moves.race import threats
from ecosfera.games.co2.rules.actions import EndTurn, Roll
from ecosfera.games.co2.rules.ids import RETIRE_PRICE
from ecosfera.games.co2.rules.state import Phase
from ecosfera.games.co2.sheets.answer_sheet import AnswerSheet
from ecosfera.games.co2.shots import played
from ecosfera.games.co2.stage.frame import front_seat
from ecosfera.games.co2.stage.log import Co2Log
from ecosfera.games.co2.text.log_line import by_turns
from ecosfera.games.co2.text.names import Names
from ecosfera.games.co2.tips import TIPS
from ecosfera.ui.input.keys import pressed
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.words import Words
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, territory, to_roll

SitDown = Callable[..., Table]
CARPI, SESTOLA = territory("carpi"), territory("sestola")
HANDS = "water_saving " * 6, "waste_collection " * 6
START = position(
    Seat(at=5, owns="carpi", hand=HANDS[0]), Seat(owns="sestola", hand=HANDS[1]), took="credit"
)
NAMES = Names(Words("en", paths.locales()), catalogue(), ["Anna", "Elias", "Maja", "Otto"])
ONE, TWO = "Player\u00a01", "Player\u00a02"


def offer(pilot: Pilot) -> None:
    """Offer Carpi for Sestola."""
    pilot.click("line-0")
    pilot.click(f"place-0-{CARPI}")
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click("offer")
    pilot.settle()
    pilot.step()


def test_whoever_takes_over_is_told_who_could_win(sit_down: SitDown) -> None:
    rival = Seat(owns="soliera:4 campogalliano:4", credits=RETIRE_PRICE, hand="")
    near = position(Seat(at=5), rival, took="credit", config={"retire": True, "goal": 4})
    for state, told in ((START, False), (near, True)):
        pilot, table = sit_down(state)
        pilot.step(pressed("space"))
        assert pilot.scene() == "HandoverSheet"
        assert any("could win" in said for said in pilot.spoken) is told
        assert bool(threats(table.match.state.view)) is told


def test_the_press_that_takes_over_rolls_too_but_a_held_key_does_nothing(
    sit_down: SitDown,
) -> None:
    pilot, table = sit_down(START)
    pilot.step(pressed("space"))
    assert table.match.actions == (EndTurn(),)
    assert pilot.scene() == "HandoverSheet"
    assert pilot.spoken.index(f"{TWO}’s turn") < pilot.spoken.index("Roll the dice")
    pilot.step(pressed("space"))
    pilot.wait(0.5)
    pilot.step(pressed("space"))
    assert pilot.scene() == "HandoverSheet", "the key is still held"
    pilot.step(pygame.Event(pygame.KEYUP, key=pygame.K_SPACE, mod=0))
    pilot.key("space", "space")
    assert pilot.scene() == "TableScene", "one press goes on"
    assert list(table.match.actions) == [EndTurn(), Roll()], (
        "and rolls, and the next one does no more"
    )


def test_an_early_press_does_nothing_and_the_sheet_stays(sit_down: SitDown) -> None:
    pilot, table = sit_down(START)
    pilot.key("space", "space", "return")
    pilot.click_at(5, 5)
    assert pilot.scene() == "HandoverSheet"
    assert not table.controller.ready
    pilot.settle()
    pilot.wait(10)
    assert pilot.scene() == "HandoverSheet"
    pilot.key("escape")
    assert pilot.scene() == "TableScene"
    assert table.match.actions == (EndTurn(),)
    assert table.match.state.view.turn.phase is Phase.ROLL


@pytest.mark.parametrize("press", ["space", "return", "click", "beside"])
@pytest.mark.parametrize("seconds", [0.5, 1.3, 1.8, 2.0, 2.2, 4.0])
def test_one_press_rolls_whenever_it_comes(sit_down: SitDown, press: str, seconds: float) -> None:
    """The sheet went by itself, and what was pressed just then did nothing."""
    pilot, table = sit_down(START, motion="full")
    pilot.key("space")
    for _ in range(round(60 * seconds)):
        pilot.unseen()
    if press == "beside":
        pilot.click_at(5, 5)
    elif press == "click":
        pilot.click("go-on")
    else:
        pilot.key(press)
    assert list(table.match.actions) == [EndTurn(), Roll()]


def test_nothing_is_handed_over_to_a_computer_or_to_the_same_person(sit_down: SitDown) -> None:
    seats = {"characters": (PERSON, "steady"), "make_bot": computer_player}
    pilot, _ = sit_down(START, **seats)
    pilot.key("space")
    for _ in range(300):
        assert pilot.scene() != "HandoverSheet"
        pilot.step(dt=0.1)


def test_an_undone_turn_goes_on_without_ceremony(sit_down: SitDown) -> None:
    pilot, table = sit_down(START)
    pilot.key("space")
    pilot.settle()
    pilot.key("escape", "u")
    pilot.step()
    assert pilot.scene() == "TableScene"
    assert not table.match.actions


def test_what_is_explained_comes_before_the_answer(sit_down: SitDown) -> None:
    known = [tip.id for tip in TIPS if tip.id != "tip-offer"]
    guidance: TipGuidance[str, Any] = TipGuidance(known.__contains__, known.append, TIPS)
    pilot, _ = sit_down(START, guidance=guidance)
    offer(pilot)
    assert pilot.scene() == "BubbleScene"
    pilot.key("return")
    pilot.step()
    assert pilot.scene() == "AnswerSheet"


def test_who_answers_is_in_front_and_a_counter_offer_goes_back(sit_down: SitDown) -> None:
    pilot, table = sit_down(START)
    offer(pilot)
    assert table.frame.front == front_seat(table.match.state.view, []) == P1
    assert table.headline == f"{TWO} answers the offer."
    assert table.frame.sentence == f"{TWO}, {ONE} has an offer for you"
    pilot.wait(0.5)
    pilot.click("counter")
    top = pilot.app.stack.top
    assert top is not None
    title = top.find("title")  # type: ignore[attr-defined]
    assert title.name == f"A counter-offer from {TWO} to {ONE}"
    pilot.focus.to("euros-1")
    pilot.key("right")
    pilot.click("offer")
    pilot.settle()
    pilot.step()
    assert pilot.scene() == "AnswerSheet"
    pilot.wait(0.5)
    assert table.frame.front == P0
    pilot.click("refuse")
    pilot.wait(1)
    assert pilot.scene() == "TableScene", "it is still the same person’s turn"


def test_a_turn_goes_on_after_an_answer_without_another_handover(sit_down: SitDown) -> None:
    pilot, table = sit_down(START)
    offer(pilot)
    pilot.wait(0.5)
    pilot.click("refuse")
    pilot.key("space")
    pilot.step()
    assert pilot.scene() == "OfferSheet", "it can be changed; unchanged it is not made again"
    assert len(table.match.actions) == 2, "the next press was still the answer’s"
    pilot.key("escape")
    assert table.headline == f"{ONE}’s turn"


def test_keys_behind_the_box_do_nothing(sit_down: SitDown) -> None:
    pilot, table = sit_down(START)
    offer(pilot)
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    at = sheet.sheet.copy()
    for key in ("space", *"123456789", "h", "u"):
        pilot.key(key)
        assert pilot.scene() == "AnswerSheet", key
        assert len(table.match.actions) == 1, key
    assert sheet.find("advice") is not None
    assert sheet.sheet == at, "a hint moves no button"


def test_who_throws_is_told_of_the_rents_since_the_last_throw(sit_down: SitDown) -> None:
    start = to_roll(Seat(owns="carpi"), Seat(at=14), dice=(1, 1), player=P1)
    pilot, table = sit_down(start)
    assert table.controller.sentence() == "Roll the dice."
    pilot.key("space")
    pilot.settle()
    pilot.key("space")
    pilot.step()
    assert pilot.scene() == "HandoverSheet"
    pilot.wait(0.5)
    assert any(f"{TWO} pays {ONE} €300." in said for said in pilot.spoken)
    pilot.key("escape")
    pilot.settle()
    pilot.wait(1)
    assert table.controller.sentence() == f"{TWO} pays {ONE} €300. Roll the dice."
    pilot.key("space")
    pilot.settle()
    assert TWO not in table.controller.sentence()


def test_after_undo_no_part_of_an_old_turn_is_told() -> None:
    match = played(4, 64, "a")
    log = Co2Log(match, NAMES, lambda _seat: "", lambda _text: None)
    for recalled in range(20, 30):
        log.recalled = recalled  # type: ignore[misc]
        log.recall()
        assert log.lines[0].begins_turn
        assert all(turn[0].summary for turn in by_turns(log.lines)[:-1])
