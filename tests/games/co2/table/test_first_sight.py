"""What newcomers see first: a calm board, what its signs mean, and what one waits for."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.brush import rect
from ecosfera.games.co2.cards.square_face import SquareFace, draw_square
from ecosfera.games.co2.moves.targets import card, square
from ecosfera.games.co2.panels import board, corner, hand, page, piles, players, spiral
from ecosfera.games.co2.rules.actions import Play
from ecosfera.games.co2.rules.ids import EventId
from ecosfera.games.co2.rules.state import Bank, Choice, Phase, Took
from ecosfera.games.co2.sheets.log_sheet import LogSheet
from ecosfera.games.co2.stage.frame import TableFrame
from ecosfera.games.co2.stage.meaning import fitting_cards
from ecosfera.games.co2.text.log_line import ASIDE, DONE, MONEY_ALONE, LogLine, Part, summed_up
from ecosfera.ui.draw.box import Box
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, territory

SitDown = Callable[..., Table]
UNFIT = " ".join(["biodiversity"] * 6)
FIT = f"waste_collection {' '.join(['biodiversity'] * 5)}"
WATER = f"water_saving {' '.join(['biodiversity'] * 5)}"
CARPI, SOLIERA = territory("carpi"), territory("soliera")


def painted(frame: TableFrame, face: SquareFace) -> bytes:
    target = pygame.Surface((frame.zones.width, frame.zones.height))
    board.draw(target, frame, face)
    return pygame.image.tobytes(target, "RGB")


def test_no_amount_at_via_is_shown_that_only_means_what_the_bank_has_left(
    sit_down: SitDown,
) -> None:
    sunny = "soliera:4 campogalliano:4 carpi:4"
    for left, shown in ((40, True), (1, False)):
        state = position(Seat(owns=sunny), Seat(), round=3, bank=Bank(left, 20_000))
        frame = sit_down(state)[1].frame
        assert (spiral.via_plate(frame) is not None) is shown


def test_a_free_territory_shows_more_when_one_points_at_it(sit_down: SitDown) -> None:
    frame = sit_down(position(Seat(at=5, owns="carpi"), Seat(), took="credit"))[1].frame
    for place, more in ((SOLIERA, True), (CARPI, False)):
        number = frame.view.catalogue.territories[place].square
        face = board.faces(frame)[number]
        loud = replace(face, quiet=False)
        with_signs = pygame.Surface((frame.zones.width, frame.zones.height))
        box = board.square_box(frame.zones.squares[number], frame.brush.u)
        draw_square(with_signs, frame.brush, frame.names, loud, box)
        shows_all = painted(frame, face) == pygame.image.tobytes(with_signs, "RGB")
        assert shows_all is not more
        pointed = replace(frame, pointed=square(number))
        assert painted(pointed, face) != painted(frame, face)


@pytest.mark.parametrize(("number", "explained"), [(2, True), (3, False)])
def test_the_signs_are_explained_in_the_first_rounds(
    sit_down: SitDown, number: int, explained: bool
) -> None:
    _, table = sit_down(position(Seat(at=5), Seat(), took="credit", round=number))
    assert table.frame.signs is explained


def told_lines(told: corner.JustNow) -> list[str]:
    return [line.text for line, _ in told.lines]


@pytest.mark.parametrize(
    ("rows", "lines", "more"), [(9, "TDCBA", 0), (6, "TDCBA", 0), (3, "TDC", 2)]
)
def test_all_turns_of_the_others_since_ones_own_are_told_the_newest_first(
    sit_down: SitDown, rows: int, lines: str, more: int
) -> None:
    """In a game of four the turn of the first of the others was missing."""
    frame = sit_down(position(Seat(at=5), Seat(), Seat(), took="credit"))[1].frame
    over = [
        LogLine(name, seat=seat) for name, seat in zip("z0ABCD", (1, 0, 1, 2, 3, 1), strict=True)
    ]
    now = LogLine("t", begins_turn=True, seat=0), LogLine("x"), LogLine("y")
    told = replace(frame, log=(*over, *now), so_far=LogLine("T", seat=0))
    found = corner.just_now(told, 300, rows)
    assert "".join(told_lines(found)) == lines
    assert found.more == more


def test_what_changed_hands_is_told_before_all_else_in_as_many_rows_as_it_needs(
    sit_down: SitDown,
) -> None:
    """Purchases and trades were the first that a narrow sheet left out."""
    frame = sit_down(position(Seat(at=5), Seat(), took="credit"))[1].frame
    trade = "trade with Otto (gets Castelfranco, Public transport and \u20ac700; gives Soliera)"
    parts = (
        Part("Maja rolls 8: Nonantola"),
        Part("+1 credit", MONEY_ALONE),
        Part("bought (\u2212\u20ac500)"),
        Part(trade),
        Part("Anna refused", ASIDE),
        Part("3 actions (\u22123 credits)", DONE),
    )
    told = replace(frame, log=(summed_up(1, parts),))
    [(_, rows)] = corner.just_now(told, 300, 4).lines
    text = " ".join(rows).replace("\xa0", " ")
    assert trade in text
    assert "bought" in text
    assert "+1 credit" not in text
    [(_, rows)] = corner.just_now(told, 300, 2).lines
    assert rows[-1].endswith("\u2026"), "something is left out, and the sheet says so"


def test_a_click_on_what_happened_last_opens_the_log(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5), Seat(), phase=Phase.ROLL, round=4))
    pilot.click("turn")
    pilot.settle()
    parts = corner.written(table.frame)
    assert parts is not None
    box = rect(parts.log)
    pilot.click_at(box.centerx, box.bottom + 4)
    assert pilot.app.stack.top is table
    pilot.click_at(*box.center)
    assert isinstance(pilot.app.stack.top, LogSheet)


def test_the_place_where_one_stands_lies_large_on_the_sheet(sit_down: SitDown) -> None:
    frame = sit_down(position(Seat(at=5), Seat(), took="credit"))[1].frame
    looks = []
    for at in (5, 6):
        target = pygame.Surface((frame.zones.width, frame.zones.height))
        room = Box(0, 0, 300, 300)
        seats = tuple(replace(seat, position=at) for seat in frame.view.players)
        stands = replace(frame, view=replace(frame.view, players=seats))
        list(page.draw_place_in_steps(target, stands, room))
        looks.append(pygame.image.tobytes(target, "RGB"))
    assert looks[0] != looks[1]
    low = pygame.Surface((300, 300))
    list(page.draw_place_in_steps(low, frame, Box(0, 0, 300, 40)))
    assert not pygame.mask.from_threshold(low, (0, 0, 0), (1, 1, 1, 255)).count() < 300 * 300


def test_the_turns_of_the_others_leave_room_for_what_the_signs_mean(sit_down: SitDown) -> None:
    frame = sit_down(position(Seat(at=5), Seat(), Seat(), took="credit", round=1))[1].frame
    assert frame.signs
    now = LogLine("t", begins_turn=True, seat=0), LogLine("x")

    def explained(turns: int) -> bool:
        over = [LogLine(f"Turn {number}", seat=1) for number in range(turns)]
        looks = []
        for signs in (True, False):
            target = pygame.Surface((frame.zones.width, frame.zones.height))
            told = replace(frame, log=(*over, *now), so_far=LogLine("t", seat=0), signs=signs)
            list(corner.draw_in_steps(target, told))
            looks.append(pygame.image.tobytes(target, "RGB"))
        return looks[0] != looks[1]

    assert explained(2)
    assert explained(3)


def test_a_roll_is_not_told_twice_where_little_has_room(sit_down: SitDown) -> None:
    frame = sit_down(position(Seat(at=5), Seat(), took="credit"))[1].frame
    lines = LogLine("0", seat=1), LogLine("t", begins_turn=True, seat=0), LogLine("Rolls 5: Carpi.")
    told = replace(frame, log=lines, so_far=LogLine("Rolls 5: Carpi", seat=0))
    assert told_lines(corner.just_now(told, 300, 2)) == ["Rolls 5: Carpi", "0"]


@pytest.mark.parametrize(
    ("seat", "told"),
    [
        (Seat(at=5, owns="carpi", hand=UNFIT), "None of your cards fits now."),
        (Seat(at=5, owns="carpi", hand=FIT, credits=0), "You need a credit for your next action"),
        (Seat(at=5), "Montefiorino would bring +3 with all its actions. It is still free"),
    ],
)
def test_who_can_do_nothing_is_told_what_is_missing(
    sit_down: SitDown, seat: Seat, told: str
) -> None:
    _, table = sit_down(position(seat, Seat(), took="credit"))
    assert table.frame.sentence.startswith(told)


@pytest.mark.parametrize(
    ("at", "turn", "told"),
    [
        (5, {"took": Took.EXCHANGE}, "There are no actions after an exchange."),
        (18, {"event": EventId(0)}, "There are no actions in a turn with an event card."),
    ],
)
def test_cards_that_fit_but_have_to_wait_are_marked_and_the_bar_says_why(
    sit_down: SitDown, at: int, turn: dict[str, Any], told: str
) -> None:
    _, table = sit_down(position(Seat(at=at, owns="carpi", hand=FIT), Seat(), **turn))
    assert table.frame.sentence.startswith(told)
    assert set(fitting_cards(table.frame.view, table.frame.front)) == {0}


def test_land_that_changed_hands_in_this_turn_needs_no_card_before_it_is_over(
    sit_down: SitDown,
) -> None:
    state = position(Seat(at=5, owns="carpi", hand=FIT), Seat(), took="credit", fresh=(CARPI,))
    _, table = sit_down(state)
    assert table.frame.sentence.startswith("Carpi changed hands this turn: actions there")
    assert not fitting_cards(table.frame.view, P0)


def test_a_card_that_can_be_played_is_lifted_and_its_rim_is_no_focus(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(at=5, owns="carpi", hand=FIT), Seat(), took="credit"))
    frame = table.frame
    playable, other = hand.boxes(frame)[:2]
    assert playable.y <= other.y - 5
    target = pygame.Surface((frame.zones.width, frame.zones.height))
    hand.draw(target, frame)
    rim = target.get_at((round(playable.cx), round(playable.y) + 1))
    assert rim == pygame.Color(palette.READY)
    assert target.get_at((round(other.cx), round(other.y) + 1)) != rim


@pytest.mark.parametrize(
    ("number", "parts", "shadows"), [(1, "hand", 0), (2, "hand area", 0), (3, "area race", 1)]
)
def test_newcomers_see_by_degrees_what_is_not_needed_at_first(
    sit_down: SitDown, number: int, parts: str, shadows: int
) -> None:
    state = position(Seat(at=5, owns="carpi"), Seat(), took="credit", round=number)
    _, table = sit_down(state)
    table.welcome_newcomer()
    table.layout()
    frame = table.frame
    signs = {sign.name.partition("-")[0] for sign in players.named_signs(frame, P0)}
    assert signs == {"credits", "euros", *parts.split()}
    assert len(spiral.shadows(frame)) == shadows
    assert frame.counts is (number > 1)
    known = replace(frame, newcomer=False)
    assert {"area", "race"} <= {s.name.partition("-")[0] for s in players.named_signs(known, P0)}
    for panel in (spiral.draw, spiral.draw_via, piles.draw):
        looks = []
        for each in (frame, known):
            target = pygame.Surface((frame.zones.width, frame.zones.height))
            panel(target, each)
            looks.append(pygame.image.tobytes(target, "RGB"))
        alike = number > 2 or (number == 2 and panel is not spiral.draw)
        assert (looks[0] == looks[1]) is alike


SUNNY = "soliera:4 campogalliano:4 carpi:4"


@pytest.mark.parametrize(
    ("owns", "goal", "told"),
    [(SUNNY, 20, "Nearest sun"), (f"{SUNNY} sestola:2", 13, "2 more to win:")],
)
def test_the_panel_in_front_names_the_next_goal_after_a_sun_too(
    sit_down: SitDown, owns: str, goal: int, told: str
) -> None:
    seats = Seat(at=5, owns=owns), Seat(owns="vignola")
    _, table = sit_down(position(*seats, took="credit", round=4, config={"goal": goal}))
    frame = table.frame
    assert frame.front == P0
    own, other = ({s.name: s for s in players.named_signs(frame, seat)} for seat in (P0, P1))
    assert own["race"].meaning().startswith(told)
    assert "hand" in other
    assert other["race"].box.y >= other["hand"].box.bottom - 1, "each has a row for itself"


def test_the_areas_on_a_panel_keep_their_order(sit_down: SitDown) -> None:
    """A shield that comes and goes with the turns would say that something was lost."""
    many = "sestola carpi nonantola vignola fiorano mirandola formigine frassinoro"
    orders = []
    for seat in (Seat(at=5, owns=f"{many}"), Seat(at=5, owns=f"{many}:2", euros=12_300)):
        _, table = sit_down(position(seat, Seat(), took="credit", round=4))
        signs = players.named_signs(table.frame, P0)
        orders.append([sign.name for sign in signs if sign.name.startswith("area-")])
    assert orders[0] == orders[1] == [f"area-{number}" for number in range(8)]


def test_the_square_on_which_one_has_arrived_is_bright(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5), Seat(at=5), phase=Phase.ROLL))
    assert table.frame.arrival is None, "the dice are still to be thrown"
    pilot.click("turn")
    pilot.settle()
    frame = table.frame
    number = frame.arrival
    assert number == frame.view.active.position
    assert number is not None
    face = board.faces(frame)[number]
    assert painted(frame, face) != painted(replace(frame, beginning=True), face)


def test_who_has_just_exchanged_is_not_told_to_exchange(sit_down: SitDown) -> None:
    seats = Seat(at=16, owns="carpi", hand=UNFIT), Seat(owns="soliera")
    state = position(*seats, took=Took.EXCHANGE, bought=True, config={"flow": True})
    _, table = sit_down(state)
    assert table.frame.sentence.startswith("None of the new cards fits either")


def test_what_fits_is_seen_while_six_new_cards_are_to_be_decided(sit_down: SitDown) -> None:
    event = catalogue().event_ids["new_ideas"]
    state = position(Seat(at=18, owns="carpi", hand=FIT), Seat(), event=event, pending=[Choice(P0)])
    _, table = sit_down(state)
    assert set(fitting_cards(table.frame.view, table.frame.front)) == {0}


def test_a_card_that_waits_is_told_before_an_exchange_in_passing(sit_down: SitDown) -> None:
    seats = Seat(at=7, owns="soliera", hand=WATER), Seat(owns="pievepelago")
    state = position(*seats, fresh=(SOLIERA,), bought=True, config={"flow": True})
    _, table = sit_down(state)
    assert table.frame.sentence.startswith("Soliera changed hands this turn")


def test_cards_that_fit_are_marked_while_they_can_be_played_in_this_turn_or_a_later_one(
    sit_down: SitDown,
) -> None:
    state = position(Seat(at=5, owns="carpi", hand=FIT), Seat(owns="soliera"), phase=Phase.ROLL)
    _, table = sit_down(state)
    assert set(fitting_cards(table.frame.view, table.frame.front)) == {0}


def test_the_line_of_this_turn_grows_with_it(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5), Seat(at=5), phase=Phase.ROLL))
    assert table.frame.so_far is None
    pilot.click("turn")
    pilot.settle()
    told = table.frame.so_far
    assert told is not None
    assert told.text.startswith(f"{table.frame.people[0].name} rolls ")


@pytest.mark.parametrize(
    ("at", "turn", "bright"),
    [
        (5, {"phase": Phase.ROLL}, True),
        (2, {}, True),
        (5, {"fresh": (CARPI,)}, False),
        (18, {"event": EventId(0)}, False),
    ],
)
def test_in_ones_own_turn_a_card_is_dim_that_cannot_be_played_now(
    sit_down: SitDown, at: int, turn: dict[str, Any], bright: bool
) -> None:
    _, table = sit_down(position(Seat(at=at, owns="carpi", hand=FIT), Seat(), **turn))
    widget = table.find("card-0")
    assert widget is not None

    def light(frame: TableFrame) -> int:
        target = pygame.Surface((frame.zones.width, frame.zones.height))
        hand.draw(target, frame)
        # without its rim, and where it lies whether it is lifted or not
        inside = widget.rect.inflate(-24, -24)
        return sum(pygame.transform.average_color(target, inside)[:3])

    lit = replace(table.frame, targets=frozenset({card(0)}))
    assert (light(table.frame) > 0.95 * light(lit)) is bright
    waiting = replace(table.frame, targets=frozenset())
    assert light(waiting) > 0.95 * light(lit), "nothing can be chosen while a bubble waits"


def test_the_bar_names_two_useful_options_at_most(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(at=2, owns="carpi", hand=FIT), Seat(), config={"flow": True}))
    assert table.frame.sentence.startswith("You can")
    assert "offer" not in table.frame.sentence


def test_grey_undo_says_why(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=2, owns="carpi", hand=FIT), Seat()))
    table.match.fair_undo = True
    pilot.click("card-0")
    pilot.settle()
    button = table.find("undo")
    assert button is not None
    assert not button.enabled
    assert button.tip.startswith("Fair undo: dice have been rolled or a card drawn")
    pilot.key("u")
    assert table.frame.sentence == button.tip


def test_right_after_undo_its_button_refuses_nothing_and_the_log_is_that_of_the_match(
    sit_down: SitDown,
) -> None:
    pilot, table = sit_down(position(Seat(at=5), Seat(at=5), phase=Phase.ROLL))
    table.match.fair_undo = True
    pilot.click("turn")
    pilot.settle()
    pilot.click("line-0")
    pilot.settle()
    pilot.click("undo")
    button = table.find("undo")
    assert button is not None
    assert not button.enabled
    assert button.tip == ""
    assert "Undone." not in table.controller.log.texts
    assert "Undone." in pilot.spoken
    pilot.key("u")
    assert table.frame.sentence.startswith("Fair undo"), "the key says why"


def test_a_number_key_while_ones_card_flies_carries_out_the_next_action_of_its_kind(
    sit_down: SitDown,
) -> None:
    hand = "waste_collection water_saving biodiversity biodiversity biodiversity biodiversity"
    state = position(Seat(at=19, owns="carpi soliera", hand=hand), Seat())
    pilot, table = sit_down(state, motion="full")
    pilot.settle()
    pilot.key("1")
    assert table.controller.moving
    pilot.key("2")
    assert [type(action) for action in table.match.actions] == [Play, Play]


def test_a_number_key_while_ones_card_flies_does_nothing_else(sit_down: SitDown) -> None:
    seats = Seat(at=19, owns="carpi soliera", hand=FIT), Seat(owns="vignola")
    pilot, table = sit_down(position(*seats), motion="full")
    pilot.settle()
    pilot.key("1")
    pilot.key("o")
    assert table.on_top, "no offer is made"
    assert [type(action) for action in table.match.actions] == [Play]
