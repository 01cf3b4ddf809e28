"""The sheet of an offer: amounts, who needs what, a computer's price, the board beside it."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
import pytest

from ecosfera.games.co2.bots.roster import OF_STRENGTH, computer_player
from ecosfera.games.co2.rules.actions import MakeCounter, Propose, Refuse
from ecosfera.games.co2.rules.state import Counter, Offer
from ecosfera.games.co2.sheets.answer_sheet import Answer, AnswerSheet
from ecosfera.games.co2.sheets.chip import Change, Chip
from ecosfera.games.co2.sheets.note_lines import RefusedLine
from ecosfera.games.co2.sheets.offer_sheet import OfferSheet
from ecosfera.games.co2.sheets.trade_sheet import TradeSheet
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button
from tests.games.co2.bots.test_whole_areas import ANNA, BEN, SHORT
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, P1, Seat, position, side, territory

SitDown = Callable[..., Table]
CARPI, SESTOLA, SOLIERA = territory("carpi"), territory("sestola"), territory("soliera")
HANDS = "water_saving " * 6, "waste_collection " * 6
START = position(
    Seat(at=5, owns="carpi soliera", hand=HANDS[0]),
    Seat(owns="sestola", hand=HANDS[1]),
    took="credit",
)


MONEY = "credits-0", "credits-1", "euros-0", "euros-1"


def bargain(sit_down: SitDown, **more: Any) -> tuple[Pilot, OfferSheet]:
    """Open the sheet of an offer to player 2."""
    pilot, _ = sit_down(START, **more)
    pilot.click("player-1")
    top = pilot.app.stack.top
    assert isinstance(top, OfferSheet)
    return pilot, top


def middle(sheet: OfferSheet, item_id: str) -> tuple[int, int]:
    """Return the middle of a control."""
    widget = sheet.find(item_id)
    assert widget is not None
    return widget.rect.center


def give(sheet: OfferSheet) -> int:
    return sheet.draft.trays[0].euros


def test_an_amount_is_typed_and_cleared(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    pilot.focus.to("euros-0")
    seen = []
    for digit in "1300":
        pilot.key(digit)
        seen.append(give(sheet))
    assert seen == [0, 0, 100, 1300]
    pilot.key("backspace")
    assert give(sheet) == 100
    pilot.key("delete")
    assert give(sheet) == 0
    for digit in "99999":
        pilot.key(digit)
    assert give(sheet) == 99900, "it stays, and a line says that the player has less"


def test_an_amount_that_is_clicked_or_changed_otherwise_is_typed_anew(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    pilot.focus.to("euros-0")
    for digit in "1500":
        pilot.key(digit)
    pilot.click_at(*sheet.find("euros-0").parts[1].center)  # type: ignore[union-attr]
    for digit in "700":
        pilot.key(digit)
    assert give(sheet) == 700
    sheet.draft.put_euros(0, 0)
    sheet.layout()
    assert "…" not in sheet.find("euros-0").value  # type: ignore[union-attr]
    pilot.key("9")
    pilot.key("0")
    pilot.key("0")
    assert give(sheet) == 900


def test_the_wheel_changes_the_amount_under_the_pointer(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    pilot.point_at("euros-0")
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=3))
    assert give(sheet) == 300
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-9))
    assert give(sheet) == 0


def test_a_button_repeats_while_it_is_held_and_a_click_clears(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    box = pilot.rect("euros-0")
    more = box.right - box.height // 2, box.centery
    pilot.move_to(*more)
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=more))
    assert give(sheet) == 100, "at once"
    pilot.wait(1.0)
    assert 600 <= give(sheet) <= 1200
    pilot.wait(2.0)
    assert give(sheet) == 5500, "faster and faster"
    pilot.step(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=more))
    pilot.wait(1.0)
    amount = sheet.find("euros-0")
    pilot.click_at(*amount.clear_box.center)  # type: ignore[union-attr]
    assert give(sheet) == 0


def test_a_chip_is_marked_by_who_needs_it(sit_down: SitDown) -> None:
    _, sheet = bargain(sit_down)
    chips = {widget.id: widget for widget in sheet.widgets if isinstance(widget, Chip)}
    waste = chips["card-1-0"]
    assert [(use.player, use.now) for use in waste.uses] == [(0, True)]
    assert waste.about == "Player\u00a01 needs it now: Carpi."
    place = chips[f"place-0-{CARPI}"]
    assert place.about == (
        "0/4 · rent €300 · −4. Secchia plain · 2 of 3 · actions 0/12 · bonus +9. "
        "With it, Player\u00a01 would have 2 of 3: Secchia plain."
    )
    assert place.progress is not None
    assert place.progress.bonus == 9
    assert not place.note, "what matters at once stands there, the rest below once it is asked for"
    node = next(node for node in sheet.accessible().walk() if node.id == "card-1-0")
    assert node.description == waste.about


def test_only_what_is_needed_now_is_marked_until_one_asks(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    place = sheet.find(f"place-0-{CARPI}")
    assert isinstance(place, Chip)
    assert [use.now for use in place.uses] == [False]
    assert not place.marked
    pilot.point_at(f"place-0-{CARPI}")
    assert place.marked == list(place.uses)
    waste = sheet.find("card-1-0")
    assert isinstance(waste, Chip)
    assert waste.marked == list(waste.uses)


@pytest.mark.parametrize("size", [(1280, 700), (1366, 768), (1920, 1080)])
def test_who_needs_a_chosen_card_is_said_and_the_reason_beside_it_stays(
    sit_down: SitDown, size: tuple[int, int]
) -> None:
    pilot, sheet = bargain(sit_down, size=size)
    rows = [widget.rect for widget in sheet.widgets if isinstance(widget, Chip)]
    pilot.click("card-1-0")
    told = [widget.name for widget in sheet.widgets if widget.id in {"note", "about"}]
    assert "Waste sorting. Player\u00a01 needs it now: Carpi." in told
    reason = sheet.find("reason")
    assert reason is not None
    assert reason.name == "Action cards go one for one: Player\u00a01 has to give 1 more."
    assert [widget.rect for widget in sheet.widgets if isinstance(widget, Chip)] == rows


@pytest.mark.parametrize("size", [(1280, 700), (1366, 768), (1920, 1080)])
def test_a_hint_of_two_lines_moves_no_row(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    _, sheet = bargain(sit_down, size=size)
    rows = [widget.rect for widget in sheet.widgets if isinstance(widget, Chip)]
    monkeypatch.setattr(sheet, "_said", "That would be good for both of you. " * 4)
    monkeypatch.setattr(sheet, "_said_of", sheet.draft.action())
    sheet.layout()
    note = sheet.find("note")
    assert note is not None
    assert note.name.startswith("That would")
    assert [widget.rect for widget in sheet.widgets if isinstance(widget, Chip)] == rows


def test_the_cards_of_both_players_stand_at_the_same_height(sit_down: SitDown) -> None:
    _, sheet = bargain(sit_down)
    owned = [len(START.view.owned(seat)) for seat in (P0, P1)]
    assert owned[0] != owned[1]
    first, second = (sheet.find(f"caption-{which}") for which in (0, 1))
    assert first is not None
    assert second is not None
    assert first.rect.top == second.rect.top


def test_squares_and_cards_beside_the_sheet_are_clicked_into_the_offer(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    square = f"piece-square-{START.view.catalogue.territories[CARPI].square}"
    pilot.click_at(*middle(sheet, square))
    pilot.click_at(*middle(sheet, "piece-card-0"))
    assert sheet.draft.trays[0].territories == {CARPI}
    assert sheet.draft.trays[0].slots == {0}
    pilot.click_at(*middle(sheet, square))
    assert not sheet.draft.trays[0].territories


def test_pieces_are_dragged_into_the_offer_and_out_of_it(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    card, home = middle(sheet, "piece-card-0"), middle(sheet, "head-1")
    drag(pilot, card, home)
    assert sheet.draft.trays[0].slots == {0}
    drag(pilot, middle(sheet, "card-0-0"), (20, 20))
    assert not sheet.draft.trays[0].slots
    drag(pilot, middle(sheet, f"place-1-{SESTOLA}"), middle(sheet, "head-0"))
    assert sheet.draft.trays[1].territories == {SESTOLA}


def drag(pilot: Pilot, start: tuple[int, int], end: tuple[int, int]) -> None:
    pilot.move_to(*start)
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, button=1, pos=start))
    pilot.move_to(*end)
    pilot.step(pygame.Event(pygame.MOUSEBUTTONUP, button=1, pos=end))


def test_a_click_beside_the_sheet_does_not_throw_the_offer_away(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    pilot.click_at(5, 5)
    assert pilot.app.stack.top is sheet


@pytest.mark.parametrize("strength", OF_STRENGTH)
def test_a_computer_says_what_it_would_want_and_accepts_that(
    sit_down: SitDown, strength: str
) -> None:
    bot = partial(computer_player, strength=strength)
    pilot, sheet = bargain(sit_down, characters=("", "steady"), make_bot=bot)
    ask = sheet.find("ask")
    assert ask is not None
    assert not ask.enabled, "about nothing"
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click("ask")
    for _ in range(200):
        pilot.step()
    said = next(widget.name for widget in sheet.widgets if widget.id == "note")
    assert said.startswith("Player\u00a02: “I’d want €")
    assert said in pilot.spoken
    assert sheet.draft.refusal() is None
    pilot.click("offer")
    pilot.settle()
    match = sheet.draft.view
    assert match.owners[SESTOLA] == P1, "the sheet shows the position before"
    top = pilot.app.stack.top
    assert top is not None
    view = top.match.state.view  # type: ignore[attr-defined]
    assert view.owners[SESTOLA] == 0, "what it has asked for, it accepts"


def test_a_computer_says_what_it_would_pay_and_what_would_do_instead_of_more(
    sit_down: SitDown,
) -> None:
    seats = (
        Seat(at=5, owns="soliera vignola"),
        Seat(owns="carpi:4 campogalliano:4", euros=6000),
    )
    bot = partial(computer_player, strength="newcomer")
    pilot, _ = sit_down(position(*seats, took="credit"), characters=("", "steady"), make_bot=bot)
    pilot.click("player-1")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    pilot.click(f"place-0-{SOLIERA}")
    pilot.click("ask")
    for _ in range(200):
        pilot.step()
    paid = sheet.draft.trays[1].euros
    assert paid >= 1500, "the rent is 300 euros"
    said = next(widget.name for widget in sheet.widgets if widget.id == "note")
    assert said == f"Player\u00a02: “I’d give {sheet.names.euros(paid)}.”"
    sheet.draft.put_euros(1, 6000)
    sheet.layout()
    pilot.click("offer")
    pilot.settle()
    again = pilot.app.stack.top
    assert isinstance(again, OfferSheet), "it was refused"
    for _ in range(200):
        pilot.step()
    would_do = again.find("would-do")
    assert would_do is not None
    assert again.names.euros(paid) in would_do.name
    pilot.click("would-do")
    pilot.click("offer")
    pilot.settle()
    top = pilot.app.stack.top
    assert top is not None
    view = top.match.state.view  # type: ignore[attr-defined]
    assert view.owners[SOLIERA] == P1, "what it names, it pays"


def test_people_are_not_asked_for_a_price(sit_down: SitDown) -> None:
    _, sheet = bargain(sit_down)
    assert sheet.find("ask") is None


def test_after_a_hint_the_sheet_holds_the_offer_that_it_proposed(sit_down: SitDown) -> None:
    swap = position(
        Seat(at=5, owns="carpi", hand=HANDS[0]),
        Seat(owns="frassinoro", hand=HANDS[1]),
        took="credit",
    )
    pilot, table = sit_down(swap)
    pilot.key("h")
    offers = [i.action for i in table.controller._ideas if isinstance(i.action, Propose)]
    assert offers
    pilot.key("escape")
    pilot.click("player-1")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert sheet.draft.action() == offers[0]


def test_a_piece_dragged_onto_a_player_begins_an_offer(sit_down: SitDown) -> None:
    pilot, _ = sit_down(START)
    drag(pilot, pilot.rect("card-1").center, pilot.rect("player-1").center)
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert sheet.draft.trays[0].slots == {1}
    pilot.key("escape")
    theirs = f"square-{START.view.catalogue.territories[SESTOLA].square}"
    drag(pilot, pilot.rect(theirs).center, pilot.rect("player-0").center)
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert sheet.draft.trays[1].territories == {SESTOLA}


def test_h_on_the_sheet_of_an_answer_says_what_to_do_and_fills_the_counter_offer(
    sit_down: SitDown,
) -> None:
    asked = Offer(P0, side("sestola"), side(euros=2600))
    seats = Seat(at=5, owns="guiglia"), Seat(at=5, owns="sestola")
    start = position(*seats, player=P1, took="credit", pending=[asked])
    pilot, _ = sit_down(start, characters=("", "steady"), make_bot=computer_player)
    assert pilot.scene() == "AnswerSheet"
    pilot.key("h")
    assert any(told.startswith("Make Player\u00a02 a counter-offer: €") for told in pilot.spoken)
    assert "advice" in shown(pilot)
    pilot.wait(0.5)
    pilot.click("counter")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert 600 < give(sheet) < 2600


def test_h_on_the_sheet_of_an_offer_puts_a_good_one_into_the_trays(sit_down: SitDown) -> None:
    swap = position(
        Seat(at=5, owns="carpi", hand=HANDS[0]),
        Seat(owns="frassinoro", hand=HANDS[1]),
        took="credit",
    )
    pilot, _ = sit_down(swap)
    pilot.click("player-1")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert sheet.draft.refusal() is not None
    pilot.key("h")
    assert sheet.draft.refusal() is None
    button = sheet.find("hint")
    assert button is not None
    assert not button.tip, "a tooltip would cover the hint"


def shown(pilot: Pilot) -> set[str]:
    top = pilot.app.stack.top
    assert top is not None
    return {node.id for node in top.accessible().walk()}


def test_there_is_no_price_for_what_cannot_be_offered(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down, characters=("", "steady"), make_bot=computer_player)
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click("card-0-1")
    ask, offer, reason = (sheet.find(name) for name in ("ask", "offer", "reason"))
    assert ask is not None
    assert offer is not None
    assert reason is not None
    assert not ask.enabled
    assert not offer.enabled
    why = "Action cards go one for one: Player\u00a02 has to give 1 more."
    assert ask.tip == offer.tip == reason.name == why


def test_what_is_given_for_nothing_gets_a_price_that_can_be_offered(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down, characters=("", "steady"), make_bot=computer_player)
    pilot.click(f"place-0-{CARPI}")
    pilot.click("ask")
    pilot.settle()
    pilot.step()
    assert sheet.draft.refusal() is None


def test_a_price_that_was_named_stays_until_it_is_changed(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down, characters=("", "steady"), make_bot=computer_player)
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click("ask")
    pilot.settle()
    pilot.step()
    price = give(sheet)
    assert price
    pilot.click(f"place-0-{CARPI}")
    assert give(sheet) == price
    pilot.click(f"place-1-{SESTOLA}")
    assert give(sheet) == price, "nothing changes euros but the player"


def test_the_box_of_an_offer_keeps_its_place_while_it_is_made_up(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    at = sheet.sheet.copy()
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click("card-0-1")
    pilot.focus.to("euros-0")
    for key in ("1", "3", "0", "0", "h"):
        pilot.key(key)
        assert sheet.sheet == at


def test_the_box_of_every_offer_is_at_the_same_place(sit_down: SitDown) -> None:
    places = []
    for owned in ("carpi", "carpi soliera campogalliano pavullo frassinoro guiglia pievepelago"):
        pilot, _ = sit_down(position(Seat(at=5, owns=owned), Seat(owns="sestola"), took="credit"))
        pilot.click("player-1")
        sheet = pilot.app.stack.top
        assert isinstance(sheet, OfferSheet)
        assert all(view.end == 0 for view in sheet.views), "nothing has to be scrolled"
        places.append((sheet.sheet.copy(), pilot.rect("cancel")))
    assert places[0] == places[1]


def test_the_answers_to_every_offer_are_at_the_same_place(sit_down: SitDown) -> None:
    places = []
    four = "sestola guiglia pievepelago carpi"
    for give, get in (
        (side("sestola"), side(euros=2600)),
        (side("sestola", euros=100), side("soliera")),
        (side(four, euros=100), side("soliera")),
    ):
        asked = Offer(P0, give, get)
        seats = Seat(at=5, owns="soliera"), Seat(at=5, owns=four)
        pilot, _ = sit_down(position(*seats, player=P1, pending=[asked], took="credit"))
        sheet = pilot.app.stack.top
        assert isinstance(sheet, AnswerSheet)
        assert all(view.end == 0 for view in sheet.views), "nothing has to be scrolled"
        places.append(pilot.rect("accept"))
    assert places[0] == places[1] == places[2]


def test_number_keys_answer_an_offer_in_the_order_of_the_list(sit_down: SitDown) -> None:
    asked = Offer(P0, side("sestola"), side(euros=2600))
    seats = Seat(at=5, owns="guiglia"), Seat(at=5, owns="sestola")
    start = position(*seats, player=P1, took="credit", pending=[asked])
    pilot, table = sit_down(start, characters=("", "steady"), make_bot=computer_player)
    pilot.key("3")
    assert pilot.scene() == "AnswerSheet", "that was meant for the table before"
    pilot.wait(0.5)
    sheet = pilot.app.stack.top
    assert sheet is not None
    keys = {w.id: w.key for w in sheet.widgets if isinstance(w, Button)}  # type: ignore[attr-defined]
    assert {name: keys[name] for name in ("accept", "counter", "refuse", "look")} == {
        "accept": "1",
        "counter": "2",
        "refuse": "3",
        "look": "",
    }
    pilot.key("3")
    assert table.match.actions[0] == Refuse()


def test_h_judges_the_offer_in_the_trays(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    sheet.draft.toggle_territory(0, CARPI)
    pilot.key("h")
    assert sheet.draft.side(1).empty, "nothing is put into the trays"
    assert "at least" in pilot.spoken[-1]
    sheet.draft.put_euros(1, 300)
    pilot.key("h")
    assert pilot.spoken[-1].startswith("You’d better not offer that. ")
    assert give(sheet) == 0


def test_money_stands_below_every_tray_and_never_scrolls(sit_down: SitDown) -> None:
    _, sheet = bargain(sit_down)
    boxes = {item: sheet.find(item).rect for item in MONEY}  # type: ignore[union-attr]
    inside = {widget.id for view in sheet.views for widget in view.children}
    assert not inside.intersection(MONEY)
    assert boxes["credits-0"].y == boxes["credits-1"].y
    assert boxes["euros-0"].y == boxes["euros-1"].y


def refused(sit_down: SitDown) -> tuple[Pilot, OfferSheet]:
    """Let a computer player refuse an offer of €300 and wait for what it would want."""
    bot = partial(computer_player, strength="newcomer")
    pilot, sheet = bargain(sit_down, characters=("", "steady"), make_bot=bot)
    pilot.click(f"place-1-{SESTOLA}")
    pilot.focus.to("euros-0")
    for _ in range(3):
        pilot.key("right")
    pilot.click("offer")
    pilot.settle()
    for _ in range(100):
        pilot.step()
    again = pilot.app.stack.top
    assert isinstance(again, OfferSheet)
    assert again is not sheet
    return pilot, again


def test_an_offer_that_a_computer_refuses_stays_with_what_would_do(sit_down: SitDown) -> None:
    pilot, sheet = refused(sit_down)
    assert (give(sheet), sheet.draft.trays[1].territories) == (300, {SESTOLA})
    note, price = sheet.find("note"), sheet.find("would-do")
    assert note is not None
    assert price is not None
    assert note.name.startswith("Player\u00a02: “")
    assert pilot.focus.current is not None
    assert pilot.focus.current.id == "would-do"
    pilot.click("would-do")
    named = give(sheet)
    assert named > 300
    pilot.key("u")
    assert give(sheet) == 300, "back to the player's own offer"


def test_the_key_of_the_offer_takes_what_would_do(sit_down: SitDown) -> None:
    """The ring was on “… would do”, and Space belonged to the offer that could not be made."""
    pilot, sheet = refused(sit_down)
    assert isinstance(sheet.find("note"), RefusedLine)
    price, offer = sheet.find("would-do"), sheet.find("offer")
    assert isinstance(price, Button)
    assert isinstance(offer, Button)
    assert (price.key, offer.key) == ("Space", "")
    pilot.key("space")
    assert give(sheet) > 300
    assert pilot.app.stack.top is sheet
    offer = sheet.find("offer")
    assert isinstance(offer, Button)
    assert offer.key == "Space"
    assert not isinstance(sheet.find("note"), RefusedLine)
    pilot.key("space")
    assert pilot.app.stack.top is not sheet, "now it is offered"


def test_a_gift_is_asked_about_first(sit_down: SitDown) -> None:
    """Two credits for nothing went to the partner with one press."""
    pilot, sheet = bargain(sit_down)
    sheet.draft.put_credits(0, 2)
    sheet.layout()
    pilot.key("space")
    assert pilot.scene() == "GiftSheet"
    pilot.key("space")
    assert pilot.app.stack.top is sheet, "the same key goes back"
    pilot.key("space")
    pilot.click("answer-0")
    pilot.settle()
    assert pilot.app.stack.top is not sheet


def test_what_is_typed_stays_and_a_line_says_that_it_is_too_much(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down)
    pilot.focus.to("credits-1")
    pilot.key("9", "9")
    assert sheet.draft.trays[1].credits == 99
    reason, offer = sheet.find("reason"), sheet.find("offer")
    assert reason is not None
    assert offer is not None
    assert "99" in reason.name
    assert not offer.enabled


def test_cards_and_amounts_stand_where_they_stood_with_other_territories(
    sit_down: SitDown,
) -> None:
    """With three, four or six territories, all below stood at another height."""
    tops = []
    for mine in ("carpi", "carpi soliera campogalliano", "carpi soliera campogalliano sestola"):
        start = position(Seat(at=5, owns=mine), Seat(owns="maranello"), took="credit")
        pilot, _ = sit_down(start)
        pilot.click("player-1")
        tops.append([pilot.rect(item).top for item in ("card-0-0", "card-1-5", "euros-0")])
    assert tops[0] == tops[1] == tops[2]


def test_an_offer_just_refused_is_not_made_again_unchanged(sit_down: SitDown) -> None:
    pilot, sheet = refused(sit_down)
    offer = sheet.find("offer")
    assert offer is not None
    assert not offer.enabled
    reason = sheet.find("reason")
    assert reason is not None
    assert reason.name.startswith("This offer has just been refused")
    pilot.click("would-do")
    offer = sheet.find("offer")
    assert offer is not None
    assert offer.enabled


def test_an_answer_with_a_button_leaves_the_rows_below_where_they_were(sit_down: SitDown) -> None:
    bot = partial(computer_player, strength="newcomer")
    _, sheet = bargain(sit_down, characters=("", "steady"), make_bot=bot)
    head = sheet.find("head-0")
    assert head is not None
    before = head.rect.top
    _, sheet = refused(sit_down)
    head = sheet.find("head-0")
    assert sheet.find("would-do") is not None
    assert head is not None
    assert head.rect.top == before


def test_a_refused_offer_is_in_the_sheet_when_it_is_opened_again_in_the_turn(
    sit_down: SitDown,
) -> None:
    pilot, _ = refused(sit_down)
    pilot.key("escape")
    pilot.click("player-1")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert (give(sheet), sheet.draft.trays[1].territories) == (300, {SESTOLA})


def test_a_price_keeps_what_is_offered_and_leads_back_to_it(sit_down: SitDown) -> None:
    pilot, sheet = bargain(sit_down, characters=("", "steady"), make_bot=computer_player)
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click(f"place-0-{CARPI}")
    mine = sheet.draft.action()
    pilot.click("ask")
    pilot.settle()
    pilot.step()
    asked = sheet.draft.action()
    assert set(mine.give.territories) <= set(asked.give.territories)
    assert mine.get == asked.get
    if asked != mine:
        pilot.click("mine")
        assert sheet.draft.action() == mine


def answering(sit_down: SitDown, **seats: Any) -> Table:
    """Let player 2, a person, answer an offer of player 1, a computer."""
    asked = Offer(P1, side("sestola"), side(euros=2600))
    start = position(Seat(at=5, owns="sestola"), Seat(owns="guiglia"), took="credit")
    start = replace(start, view=replace(start.view, pending=(asked,)))
    return sit_down(start, characters=("steady", ""), make_bot=computer_player, **seats)


def test_enter_gives_no_answer_and_the_list_says_what_is_offered(sit_down: SitDown) -> None:
    pilot, table = answering(sit_down)
    assert pilot.scene() == "AnswerSheet"
    assert not pilot.focus.visible, "no answer is preset"
    pilot.wait(0.5)
    pilot.key("return")
    assert not table.match.actions
    line = pilot.app.stack.top.find("line-0")  # type: ignore[union-attr]
    assert "You give €2,600 and get Sestola." in line.accessible(table.context).name


def test_a_counter_offer_marks_what_it_has_changed(sit_down: SitDown) -> None:
    countered = Counter(P0, P1, side("carpi", euros=500), side("sestola"))
    start = replace(START, view=replace(START.view, pending=(countered,)))
    _, table = sit_down(START)
    sheet = AnswerSheet(
        table.context,
        table.controller.names,
        start.view,
        before=(side("soliera", euros=300), side("sestola")),
        possible=(Answer.ACCEPT, Answer.REFUSE),
    )
    sheet.layout()
    changes = {w.id: w.change for w in sheet.widgets if isinstance(w, Chip)}
    assert changes == {
        f"place-0-{CARPI}": Change.NEW,
        f"place-0-{SOLIERA}": Change.GONE,
        f"place-1-{SESTOLA}": None,
    }
    texts = {widget.id: widget.name for widget in sheet.widgets}
    assert texts["money-0"] == "€300 » €500"
    assert texts["final"].startswith("A counter-offer can’t be countered")


def test_an_offer_begins_at_the_large_card_of_what_another_player_has(sit_down: SitDown) -> None:
    pilot, _ = sit_down(START)
    square = f"square-{START.view.catalogue.territories[SESTOLA].square}"
    pilot.point_at(square)
    pilot.intend(Intent.INSPECT)
    assert pilot.scene() == "TerritorySheet"
    pilot.click("do-0")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert sheet.draft.trays[1].territories == {SESTOLA}


def test_the_answer_to_a_counter_offer_is_shown_to_be_read(sit_down: SitDown) -> None:
    pilot, table = answering(sit_down)
    table.controller.do(MakeCounter(side("guiglia"), side(euros=5500)))
    pilot.app.stack.pop()
    table.refresh()
    for _ in range(200):
        pilot.step()
        if isinstance(pilot.app.stack.top, TradeSheet):
            break
    sheet = pilot.app.stack.top
    assert isinstance(sheet, TradeSheet)
    assert "refuses" in sheet.headline
    assert sheet.refused, "a cross stands between the players, no handshake"
    pilot.wait(1)
    pilot.key("space")
    assert pilot.app.stack.top is not sheet


# -- answers that lead on --------------------------------------------------------------------------


def test_a_refusal_names_the_next_step(sit_down: SitDown) -> None:
    _, sheet = refused(sit_down)
    note = sheet.find("note")
    assert note is not None
    assert re.fullmatch("Player\u00a02: “€300\\? €[\\d,]+ would do\\.”", note.name)


def test_a_refusal_never_repeats_the_sentence_that_stands_there(sit_down: SitDown) -> None:
    """Nobody has euros enough, and everything is refused for the same reason."""
    seats = Seat(16, owns="vignola", euros=900), Seat(owns="castelfranco nonantola bomporto")
    bot = partial(computer_player, strength="newcomer")
    pilot, _ = sit_down(position(*seats, took="credit"), characters=("", "steady"), make_bot=bot)
    said = []
    for euros in (700, 800, 900):
        if not isinstance(pilot.app.stack.top, OfferSheet):
            pilot.click("player-1")
        sheet = pilot.app.stack.top
        assert isinstance(sheet, OfferSheet)
        sheet.draft.take_over(side(euros=euros), side("castelfranco"))
        sheet.layout()
        pilot.click("offer")
        pilot.settle()
        for _ in range(200):
            pilot.step()
        top = pilot.app.stack.top
        widgets = top.widgets if isinstance(top, OfferSheet) else ()
        said += [widget.name for widget in widgets if widget.id == "note"]
    assert len(said) >= 2
    assert all(one != other for one, other in itertools.pairwise(said))


def test_the_advice_that_the_sheet_covers_stands_in_it(sit_down: SitDown) -> None:
    pilot, scene = sit_down(position(BEN, ANNA, config=SHORT))
    advice = scene.controller.aim_at(P1)
    assert "Pavullo" in advice
    pilot.click("player-1")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    note = sheet.find("note")
    assert note is not None
    assert note.name == advice
