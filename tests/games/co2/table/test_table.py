"""The table: what players click, press and see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera import paths
from ecosfera.core.match import Match
from ecosfera.games.co2.additions import INTENTS
from ecosfera.games.co2.bots.roster import BOTS, computer_player
from ecosfera.games.co2.game import load
from ecosfera.games.co2.moves.targets import EXCHANGE, Target, TargetKind, card, player, square
from ecosfera.games.co2.panels import bar as bar_module
from ecosfera.games.co2.panels import corner, spiral
from ecosfera.games.co2.panels.bar import LargeButton
from ecosfera.games.co2.panels.canvas import TableCanvas
from ecosfera.games.co2.panels.corner import line_boxes, rows_of
from ecosfera.games.co2.panels.page import Page
from ecosfera.games.co2.rules.actions import Buy, BuyAfar, Play, Retire, Roll, TakeCredit
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.state import Bank, Debt, DebtCause, Offer, Phase, State, Took, balance
from ecosfera.games.co2.stage.effects import EffectKind
from ecosfera.games.co2.stage.frame import TableFrame, front_seat
from ecosfera.games.co2.table.controls import SMALL, bar
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.games.co2.text.log_line import Amount, LogLine
from ecosfera.games.co2.text.names import Names
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.words import Words
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, P1, Seat, position, side, territory, to_roll
from tests.program import services

SitDown = Callable[..., Table]
HAND = "waste_collection waste_collection biodiversity green_building water_saving water_saving"
ON_CARPI = (Seat(at=16, hand=HAND), Seat(owns="sestola"))


def lines(pilot_and_table: Table) -> list[str]:
    listing = pilot_and_table[1].frame.listing
    assert listing is not None
    return [line.title for line in listing.lines]


def test_space_rolls_the_dice_and_the_pawn_moves(sit_down: SitDown) -> None:
    pilot, table = sit_down(to_roll(Seat(), Seat(), dice=(2, 3)))
    pilot.key("space")
    pilot.settle()
    assert table.match.state.view.players[P0].position == 5
    assert "Player\u00a01 rolls 5: a CO₂ square." in table.controller.log.texts


def test_roll_and_move_are_one_line_of_the_log_and_told_one_after_the_other(
    sit_down: SitDown,
) -> None:
    pilot, table = sit_down(to_roll(Seat(), Seat(), dice=(2, 4)))
    told: list[str] = []
    table.controller.log.say = told.append
    pilot.key("space")
    pilot.settle()
    place = table.controller.names.square(6)
    assert f"Player\u00a01 rolls 6: {place}." in table.controller.log.texts
    assert not [line for line in table.controller.log.texts if "goes to" in line]
    assert told[:2] == ["Player\u00a01 rolls 6.", f"Player\u00a01 goes to {place}."]
    table.controller.log.recall()
    assert f"Player\u00a01 rolls 6: {place}." in table.controller.log.texts


def test_an_action_is_one_line_of_the_log_with_the_credit_it_costs(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="carpi", hand=HAND), Seat()))
    table.controller.do(Play(territory("carpi")))
    pilot.settle()
    told = table.controller.log.lines
    told = [line for line in told if "Carpi" in line.text or "credit" in line.text]
    assert [line.amounts for line in told] == [(Amount(-1),)]
    assert told[0].text.startswith("Player\u00a01 carries out “Waste sorting”")


def test_it_is_nobodys_turn_while_the_dice_decide_who_begins(pictures: Pictures) -> None:
    app = offscreen((1366, 768), Settings(language="en", motion="full"), pictures, INTENTS)
    match: Match[State, Any, Any] = Match.new(load(), Config(players=2, seed="begin"))
    table = TableScene(app.context, services(app.context), match)
    app.stack.push(table)
    pilot = Pilot(app)
    pilot.step()
    assert table.headline == "Who begins?"
    assert table.frame.active is None
    pilot.settle()
    assert table.headline.endswith("’s turn")
    assert table.frame.active == match.state.view.turn.player


def test_an_event_square_says_what_it_does(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(at=5), Seat()))
    square = table.find("square-3")
    assert square is not None
    assert square.name.startswith("Event square. Draw an event card and do what it says.")


def test_the_next_player_begins_at_the_large_button(sit_down: SitDown) -> None:
    """The page about a card of the last player would hide what can be done."""
    pilot, _ = sit_down(position(Seat(at=16), Seat()))
    pilot.focus.to("card-0")
    pilot.key("space")
    pilot.settle()
    pilot.key("escape")
    assert pilot.focus.id == "turn"


def test_the_large_button_shows_its_key_below_a_label_without_room_beside_it(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    keys: list[str] = []
    monkeypatch.setattr(bar_module, "draw_key", lambda *args: keys.append(args[2]))
    sit_down(position(Seat(at=16), Seat()))
    assert "Space" in keys


def test_a_gamepad_is_enough_for_a_turn(sit_down: SitDown) -> None:
    pilot, table = sit_down(to_roll(Seat(), Seat(), dice=(2, 3)))
    for wanted in ("turn", "line-0", "turn"):
        for _ in range(20):
            if pilot.focus.id == wanted:
                break
            pilot.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        pilot.button(pygame.CONTROLLER_BUTTON_A)
        pilot.settle()
    assert table.match.state.view.turn.player == P1


def test_the_list_offers_to_buy_for_a_price(sit_down: SitDown) -> None:
    seated = sit_down(position(*ON_CARPI))
    assert lines(seated)[0] == "Buy Carpi for €900"
    pilot, table = seated
    pilot.click("line-0")
    assert table.match.state.view.owners[territory("carpi")] == P0


@pytest.mark.parametrize(
    ("owns", "about", "warns"),
    [
        (
            "sassuolo",
            "Balance then −9; its actions add +4, the whole area +9",
            False,
        ),
        ("sassuolo finale_emilia", "CO₂ cost 4: balance then −12. At −15 you are out.", True),
        (
            "soliera campogalliano",
            "Whole area: Secchia plain. Sun (+9): 12 actions to go. Balance −9.",
            False,
        ),
    ],
)
def test_a_purchase_warns_near_the_end_and_tells_of_an_area_that_it_completes(
    sit_down: SitDown, owns: str, about: str, warns: bool
) -> None:
    _, table = sit_down(position(Seat(at=16, owns=owns), Seat()))
    listing = table.frame.listing
    assert listing is not None
    actions = [move.action for move in table.controller.moves]
    bought = listing.lines[actions.index(Buy())]
    assert (bought.about, bought.warns) == (about, warns)


def test_pointing_at_a_purchase_shows_the_balance_it_leads_to(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(*ON_CARPI))
    pilot.point_at("square-16")
    assert table.frame.ahead == -4


def test_the_balance_ahead_counts_the_sun_that_would_rise(sit_down: SitDown) -> None:
    """The twelfth action of the Secchia plain brings its bonuses too."""
    owns = "soliera:4 campogalliano:4 carpi:3"
    hand = "green_building biodiversity biodiversity biodiversity biodiversity biodiversity"
    pilot, table = sit_down(position(Seat(at=16, owns=owns, hand=hand), Seat()))
    before = balance(table.match.state.view, P0)
    pilot.point_at("square-16")
    cards = table.match.state.view.catalogue.territories
    bonus = sum(cards[territory(name)].bonus for name in ("soliera", "campogalliano", "carpi"))
    assert table.frame.ahead == before + 1 + bonus
    listing = table.frame.listing
    assert listing is not None
    assert f"balance +{1 + bonus}" in listing.lines[0].about


def test_a_card_is_played_with_a_click(sit_down: SitDown) -> None:
    """Carpi begins with waste collection; another one comes from the bag."""
    pilot, table = sit_down(position(Seat(at=16, owns="carpi", hand=HAND), Seat()))
    pilot.click("card-0")
    view = table.match.state.view
    assert view.done[territory("carpi")] == 1
    assert len(view.active.hand) == 6


def test_rules_open_at_the_reason_of_a_refusal(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="carpi", hand=HAND, credits=0), Seat()))
    opened: list[str] = []
    monkeypatch.setattr(table.services, "open_rulebook", opened.append)
    pilot.click("rules")
    pilot.click("card-0")
    pilot.click("rules")
    assert opened == ["", "no-credit"]


def test_why_a_square_cannot_be_used_is_said(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="carpi", hand=HAND, credits=0), Seat()))
    pilot.click("square-16")
    assert table.controller.sentence() == "This costs 1 credit, and you have none."
    assert table.controller.sentence() in pilot.spoken


def test_why_the_turn_cannot_end_stands_below_the_button(sit_down: SitDown) -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 300, P1)
    start = position(Seat(at=4, owns="carpi", euros=0), Seat(owns="frassinoro"), pending=[debt])
    pilot, table = sit_down(start)
    assert table.frame.turn is not None
    assert not table.frame.turn.enabled
    assert table.frame.turn.note
    button = table.find("turn")
    assert button is not None
    assert not button.tip, "a tooltip would say it twice"
    node = table.accessible().find("turn")
    assert node is not None
    assert node.description == table.frame.turn.note
    pilot.key("space")
    assert table.match.state.view.turn.player == P0


@pytest.mark.parametrize(
    ("hand", "note"), [(HAND, "An action is still possible"), ("biodiversity " * 6, "")]
)
def test_who_may_end_the_turn_is_told_of_an_action_that_is_left(
    sit_down: SitDown, hand: str, note: str
) -> None:
    _, table = sit_down(position(Seat(at=5, owns="carpi", hand=hand), Seat(), took="credit"))
    turn = table.frame.turn
    assert turn is not None
    assert (turn.label, turn.enabled, turn.note) == ("End turn", True, note)
    button = table.find("turn")
    assert isinstance(button, LargeButton)
    assert (button.kind is ButtonKind.PRIMARY) is not bool(note), "gold gives nothing up"


def test_a_key_passes_with_an_action_left_only_when_pressed_again(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="carpi", hand=HAND), Seat()))
    pilot.key("space")
    assert not table.match.actions
    assert table.controller.sentence().startswith("An action is still possible")
    pilot.key("space")
    assert table.match.actions


@pytest.mark.parametrize("key", ["space", "return"])
def test_a_key_ends_a_turn_with_an_action_left_only_when_pressed_again(
    sit_down: SitDown, key: str
) -> None:
    pilot, table = sit_down(position(Seat(at=5, owns="carpi", hand=HAND), Seat(), took="credit"))
    pilot.reach("turn")
    pilot.key(key)
    assert not table.match.actions
    again = "Press again to end the turn."
    assert table.controller.sentence() == f"An action is still possible. {again}"
    assert table.frame.turn is not None
    assert table.frame.turn.note == again
    pilot.key(key)
    assert table.match.state.view.turn.player != P0


def test_a_click_ends_a_turn_with_an_action_left_only_when_repeated(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5, owns="carpi", hand=HAND), Seat(), took="credit"))
    pilot.click("turn")
    assert not table.match.actions
    assert table.controller.sentence().startswith("An action is still possible")
    pilot.click("turn")
    assert table.match.state.view.turn.player != P0


def test_nothing_is_described_from_where_pointer_and_focus_rested_when_the_turn_changed(
    sit_down: SitDown,
) -> None:
    start = position(Seat(at=5, hand=HAND), Seat(), took="credit")
    pilot, table = sit_down(start, characters=("", "steady"), make_bot=computer_player)
    pilot.point_at("card-2")
    assert table.pointed == card(2)
    pilot.key("space")
    assert table.match.state.view.turn.player == P1
    assert table.pointed is None
    pilot.point_at("card-1")
    assert table.pointed == card(1)


def test_nothing_is_described_that_comes_to_lie_under_the_pointer_after_a_move(
    sit_down: SitDown,
) -> None:
    pilot, table = sit_down(position(Seat(at=5, owns="carpi", hand=HAND), Seat(), took="credit"))
    pilot.click("line-0")
    assert table.match.actions
    assert table.pointed is None
    pilot.point_at("card-1")
    assert table.pointed == card(1)

    pilot, table = sit_down(position(Seat(at=5, owns="carpi", hand=HAND), Seat(), took="credit"))
    pilot.point_at("card-1")
    assert table.pointed == card(1)
    pilot.wait(0.5)
    pilot.key("1")
    pilot.step()
    assert table.match.actions
    assert table.pointed is None, "after a move by a key too"


def test_pass_is_gold_only_where_it_gives_nothing_up(sit_down: SitDown) -> None:
    for euros, kind in ((5500, ButtonKind.QUIET), (0, ButtonKind.PRIMARY)):
        _, table = sit_down(position(Seat(at=1, euros=euros), Seat()))
        button = table.find("turn")
        assert isinstance(button, LargeButton)
        assert button.name == "Pass"
        assert button.kind is kind


def test_two_cards_are_exchanged_by_keys(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5, hand=HAND), Seat()))
    pilot.key("e")
    assert table.controller.sentence() == "Choose the cards that go back into the bag."
    pilot.key("1")
    pilot.key("2")
    assert not table.match.actions, "two cards are chosen, and can be taken back"
    assert table.controller.sentence() == "You can exchange two cards."
    pilot.key("e")
    assert table.match.state.view.turn.took is Took.EXCHANGE


def test_a_chosen_card_is_taken_back_and_the_large_button_exchanges(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5, hand=HAND), Seat()))
    for control in ("line-1", "card-0", "card-3", "card-0"):
        pilot.click(control)
    assert table.frame.chosen == (EXCHANGE, card(3))
    pilot.click("card-1")
    assert table.frame.turn is not None
    assert (table.frame.turn.label, table.frame.turn.enabled) == ("Exchange 2 action cards", True)
    assert table.frame.turn.note == "Then no actions this turn"
    pilot.click("turn")
    assert table.match.state.view.turn.took is Took.EXCHANGE


def test_the_large_button_does_nothing_else_while_cards_are_chosen(sit_down: SitDown) -> None:
    start = to_roll(Seat(at=39, hand=HAND), Seat(), dice=(1, 1), config={"flow": True})
    pilot, table = sit_down(start)
    pilot.key("space")
    pilot.settle()
    turn = table.frame.turn
    assert turn is not None
    assert turn.label == "Pass"
    for control in ("line-2", "card-0"):
        pilot.click(control)
        turn = table.frame.turn
        assert turn is not None
        assert (turn.label, turn.enabled) == ("Exchange 2 action cards", False)
        assert turn.note == "Choose the cards that go back into the bag."
        pilot.wait(0.5)
        pilot.key("space")
        assert table.match.actions == (Roll(),)
        assert table.frame.choosing


def test_taking_a_credit_that_the_bank_does_not_have_is_not_for_the_large_button(
    sit_down: SitDown,
) -> None:
    state = position(Seat(at=5, hand=HAND), Seat(), bank=Bank(0, 20_000))
    pilot, table = sit_down(state)
    assert table.frame.turn is not None
    assert (table.frame.turn.label, table.frame.turn.enabled) == ("End turn", False)
    pilot.key("space")
    assert not table.match.actions
    assert table.controller.refused
    pilot.key("1")
    assert table.match.state.view.turn.took is Took.CREDIT, "it can be chosen all the same"


def test_esc_takes_back_a_click(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5, hand=HAND), Seat()))
    pilot.key("e")
    pilot.key("escape")
    assert not table.frame.choosing


def test_undo_and_redo(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(*ON_CARPI))
    pilot.click("line-0")
    pilot.click("undo")
    assert table.match.state.view.owners[territory("carpi")] is None
    pilot.click("redo")
    assert table.match.state.view.owners[territory("carpi")] == P0


def test_a_hint_lights_up_what_to_do_and_says_why(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(), Seat(), phase=Phase.ROLL))
    pilot.intend(Intent.HINT)
    assert table.remark is not None
    assert table.remark.text == "Roll the dice. Your turn begins."
    assert table.remark.text in pilot.spoken
    assert table.frame.hinted
    assert pilot.focus.id == "turn"
    pilot.key("escape")
    assert table.remark is None


def test_the_focus_goes_to_what_a_hint_names_and_back(sit_down: SitDown) -> None:
    """Otherwise the page about the square would lie over the list from now on."""
    pilot, table = sit_down(position(Seat(at=16, owns="carpi", hand=HAND), Seat()))
    pilot.focus.to("turn")
    pilot.intend(Intent.HINT)
    assert pilot.focus.id == "square-16"
    pilot.key("return")
    assert table.match.state.view.done[territory("carpi")] == 1
    assert pilot.focus.id == "turn"


def test_an_event_card_is_read_before_it_acts(sit_down: SitDown) -> None:
    start = to_roll(Seat(credits=14), Seat(), dice=(1, 2), deck="bike_day")
    pilot, table = sit_down(start)
    pilot.click("turn")
    pilot.settle()
    pilot.step()
    assert pilot.scene() == "EventSheet"
    assert table.controller.stage.view.players[P0].credits == 14
    pilot.key("return")
    pilot.settle()
    assert pilot.scene() == "TableScene"
    assert table.match.state.view.players[P0].credits == 16


def test_a_debt_offers_its_ways_out(sit_down: SitDown) -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 600, P1)
    seats = Seat(at=16, owns="sestola", euros=300), Seat(owns="carpi:2")
    seated = sit_down(position(*seats, pending=[debt]))
    assert lines(seated) == [
        "Make Player\u00a02 an offer",
        "Sell Sestola to the bank for €300",
        "Give up: bankrupt",
    ]
    pilot, table = seated
    pilot.click("line-1")
    pilot.click("turn")
    assert table.match.state.view.debt is None


def test_computer_players_play_by_themselves(sit_down: SitDown) -> None:
    start = position(Seat(), Seat(), phase=Phase.ROLL, config={"round_limit": 2})
    pilot, table = sit_down(
        start, characters=("steady", "bold"), make_bot=lambda name, seed: BOTS[name](seed)
    )
    for _ in range(600):
        pilot.frame()
        if pilot.scene() == "EventSheet":
            pilot.key("return")
        if table.controller.over:
            break
    assert table.match.outcome == "rounds"
    assert table.frame.turn is not None
    assert table.frame.turn.label == "To the result"


def test_the_arrows_walk_round_the_ring(sit_down: SitDown) -> None:
    pilot, _ = sit_down(position(*ON_CARPI))
    pilot.focus.to("square-25")
    pilot.focus.visible = True
    pilot.key("left")
    assert pilot.focus.id == "square-24"


def test_only_where_the_keys_were_moved_something_is_described(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(*ON_CARPI))
    pilot.focus.visible = True
    table.focus_on("square-25")
    table.aim()
    assert table.pointed is None
    pilot.key("left")
    assert table.pointed == square(24)


def test_a_square_tells_a_screen_reader_what_it_costs(sit_down: SitDown) -> None:
    _, table = sit_down(position(*ON_CARPI))
    node = table.accessible().find("square-16")
    assert node is not None
    assert node.name == "Carpi, Secchia plain. Free for €900, CO₂ cost 4. Here: Player\u00a01."


@pytest.mark.parametrize(("size", "scale"), [((1024, 576), 2.0), ((1920, 1080), 1.0)])
def test_it_can_be_played_in_every_size(
    sit_down: SitDown, size: tuple[int, int], scale: float
) -> None:
    pilot, table = sit_down(position(*ON_CARPI, Seat(), Seat()), size, scale)
    for item in pilot.ids:
        pilot.point_at(item)
    pilot.click("line-0")
    assert table.match.state.view.turn.bought


def test_who_could_win_in_one_turn_is_announced_to_all(sit_down: SitDown) -> None:
    """The second action brings the credit and card that were missing; it is said once."""
    owns = "soliera:4 campogalliano:4 carpi:2"
    hand = "sustainable_mobility green_building biodiversity biodiversity biodiversity biodiversity"
    seats = Seat(at=5, owns=owns, hand=hand, credits=1), Seat()
    pilot, table = sit_down(position(*seats, config={"goal": 12}))
    assert not table.frame.threats
    pilot.click("line-0")
    pilot.settle()
    told = "Player\u00a01 could win in one turn!"
    assert table.frame.threats == (P0,)
    assert table.controller.log.texts.count(told) == 1
    assert told in pilot.spoken
    for name in ("player-0", "spiral"):
        node = table.accessible().find(name)
        assert node is not None
        assert told.removesuffix("!") in node.name
    table.controller.log.recall()
    assert table.controller.log.texts.count(told) == 1


def test_a_panel_tells_a_screen_reader_what_is_missing_for_the_nearest_sun(
    sit_down: SitDown,
) -> None:
    _, table = sit_down(position(Seat(owns="sestola:4 guiglia:2"), Seat()))
    node, spiral = map(table.accessible().find, ("player-0", "spiral"))
    assert node is not None
    assert spiral is not None
    told = "Nearest sun: Parks, bonus +4. Missing: Pievepelago and 6 actions. Balance then "
    assert told in node.name
    assert "With the nearest sun: Player\u00a01 " in spiral.name


def test_the_dice_lie_on_the_table_while_money_rises(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(*ON_CARPI), motion="full")
    pilot.click("line-0")
    pilot.step()
    assert any(effect.kind is EffectKind.RISE for effect in table.frame.effects)
    assert not table.frame.rolling


def test_a_low_balance_is_marked_and_said(sit_down: SitDown) -> None:
    """Twelve credits are owed at VIA, and −15 is near."""
    _, table = sit_down(position(Seat(owns="carpi maranello sassuolo"), Seat()))
    node = table.accessible().find("player-0")
    assert node is not None
    assert node.name.endswith("At −15 a player is out.")
    assert not node.description, "a screen reader would say it twice"
    tips = [table.find(f"player-{seat}") for seat in (0, 1)]
    assert [widget and widget.tip for widget in tips] == ["At −15 a player is out.", ""]
    spiral = table.accessible().find("spiral")
    assert spiral is not None
    low = balance(table.match.state.view, P0)
    assert spiral.name.startswith(f"Balance spiral: Player\u00a01 −{-low} and Player\u00a02 0.")
    assert spiral.name.endswith(f"Next time, VIA costs {-low} credits.")


def test_the_signs_on_a_panel_say_what_they_mean(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="carpi soliera:2"), Seat()))
    tips = {w.id: w.tip for w in table.widgets if w.id.startswith("sign-0-")}
    assert tips["sign-0-credits"] == "14 credits"
    assert tips["sign-0-euros"] == "€5,500"
    assert tips["sign-0-race"].startswith("Nearest sun: Secchia plain, bonus +9.")
    assert any(tip == "Secchia plain: 2 of 3 territories, 2 of 12 actions" for tip in tips.values())
    assert not any(item.startswith("sign-") for item in pilot.ids), "keys stop at the panel"
    sign = next(w for w in table.widgets if w.id == "sign-0-race")
    pilot.move_to(*sign.rect.center)
    assert table.pointed == player(P0)


def test_squares_outlive_a_layout_and_say_whose_they_are_now(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="soliera", hand=HAND), Seat()))
    squares = [w for w in table.widgets if w.id.startswith("square-")]
    before = squares[16].name
    table.controller.do(Buy())
    table.refresh()
    pilot.settle()
    after = [w for w in table.widgets if w.id.startswith("square-")]
    assert all(one is other for one, other in zip(squares, after, strict=True))
    assert after[16].name != before
    assert "Player\u00a01" in after[16].name


def test_signs_outlive_a_layout_as_long_as_they_mean_the_same(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16, owns="soliera", hand=HAND), Seat()))

    def signs(seat: int) -> list[Widget]:
        return [w for w in table.widgets if w.id.startswith(f"sign-{seat}-")]

    own, other = signs(0), signs(1)
    assert next(w.tip for w in own if w.id == "sign-0-euros") == "€5,500"
    table.controller.do(Buy())
    table.refresh()
    pilot.settle()
    assert all(one is kept for one, kept in zip(other, signs(1), strict=True))
    assert next(w.tip for w in signs(0) if w.id == "sign-0-euros") == "€4,600"


def test_the_log_stands_by_turns(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=16), Seat()))
    pilot.click("turn")
    pilot.settle()
    begun = [line.text for line in table.frame.log if line.begins_turn]
    assert begun == ["Player\u00a02’s turn."]


def test_a_line_shows_all_of_its_price_in_a_small_window(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(at=6), Seat(), Seat(), Seat()), (1024, 576))
    frame = table.frame
    assert frame.listing is not None
    for line, key, box in zip(
        frame.listing.lines, frame.listing.keys, frame.listing.boxes, strict=False
    ):
        rows = sum(rows_of(frame.brush, frame.zones, line, key))
        assert rows * frame.brush.floor < box.h
    assert not table.context.text.faults


def test_a_long_sentence_stays_large_in_the_bar_of_a_small_window(sit_down: SitDown) -> None:
    _, table = sit_down(position(*ON_CARPI), (1024, 576), 2.0)
    told = "Castelfranco Emilia needs Renewable energy next, and you do not hold that card at all."
    room = bar_module.sentence_box(table.frame, Box(0, 0, 660, 70))
    fit = bar_module.fitted(replace(table.frame, sentence=told), room)
    assert fit.size >= 0.75 * table.frame.brush.size(1)
    assert fit.whole


def test_the_buttons_of_the_bar_have_words_in_every_language(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(), Seat()))
    for language in LANGUAGES:
        names = Names(Words(language, paths.locales()), table.frame.view.catalogue, [])
        buttons, _ = bar(pilot.app.context, replace(table.frame, names=names), lambda _: None)
        narrow = [b.name for b in buttons if isinstance(b, Button) and b.wordless]
        assert narrow == [b.name for b in buttons if b.id in SMALL], language


def test_a_name_is_set_smaller_in_the_bar_before_it_is_cut(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(), Seat()), (1024, 576), 2.0)
    bars = []
    for name in ("The red players 1", "The red players 2"):
        people = tuple(replace(person, name=name) for person in table.frame.people)
        bars.append(pygame.Surface((1024, 576), pygame.SRCALPHA))
        frame = replace(table.frame, people=people)
        list(bar_module.draw_in_steps(bars[-1], frame, Box(0, 0, 660, 70)))
    one, two = (pygame.image.tobytes(bar, "RGBA") for bar in bars)
    assert one != two


@pytest.mark.parametrize("motion", ["off", "full"])
def test_the_focus_goes_with_the_line_it_is_on(sit_down: SitDown, motion: str) -> None:
    """The ring stayed on a row where another move had come to stand."""
    hand = "waste_collection biodiversity biodiversity biodiversity biodiversity biodiversity"
    me = Seat(at=5, owns="carpi", hand=hand)
    pilot, table = sit_down(position(me, Seat(), Seat(), took="credit"), motion=motion)
    assert [move.kind for move in table.controller.moves] == ["play", "offer", "offer", "end"]
    table.focus_on("line-2")
    pilot.key("1")
    pilot.settle()
    assert [move.kind for move in table.controller.moves] == ["offer", "offer", "end"]
    assert pilot.focus.id == "line-1", "still the offer to the second player"
    pilot, table = sit_down(position(me, Seat(), Seat(), took="credit"), motion=motion)
    table.focus_on("line-0")
    pilot.key("return")
    pilot.settle()
    assert pilot.focus.id == "turn", "the move of the line has been made"


def test_the_focus_of_one_turn_leads_to_no_line_of_another(sit_down: SitDown) -> None:
    state = position(Seat(at=5), Seat(at=5), took="credit")
    pilot, table = sit_down(state, characters=("", "steady"), make_bot=computer_player)
    place = next(n for n, m in enumerate(table.controller.moves) if m.kind == "offer")
    table.focus_on(f"line-{place}")
    for _ in range(2):
        pilot.key("space")
        pilot.settle()
    assert any(move.kind == "offer" for move in table.controller.moves)
    assert pilot.focus.id == "turn"


@pytest.mark.parametrize("press", ["b", "space", "return", "click", "pad"])
def test_presses_do_nothing_right_after_the_table_has_changed_by_itself(
    sit_down: SitDown, press: str
) -> None:
    """The large button said “Faster” until now, and no key stood for a line."""
    pilot, table = sit_down(to_roll(Seat(at=14), Seat(), dice=(1, 1)), motion="full")
    pilot.key("space")
    while not table.controller.ready:
        pilot.step()
    done = len(table.match.actions)
    pilot.focus.to("turn")
    hit(pilot, press)
    assert len(table.match.actions) == done
    pilot.settle()
    hit(pilot, press)
    assert len(table.match.actions) == done + 1


def hit(pilot: Pilot, press: str) -> None:
    if press == "click":
        pilot.click("turn")
    elif press == "pad":
        pilot.button(pygame.CONTROLLER_BUTTON_A)
    else:
        pilot.key(press)


def test_presses_do_nothing_right_after_a_sheet_was_closed(sit_down: SitDown) -> None:
    """Somebody presses Enter twice to close it."""
    pilot, table = sit_down(position(*ON_CARPI))
    pilot.focus.to("turn")
    pilot.click("log")
    pilot.focus.to("close")
    pilot.key("return")
    assert pilot.scene() == "TableScene"
    pilot.focus.to("turn")
    pilot.key("return")
    assert not table.match.actions
    pilot.settle()
    pilot.key("return")
    assert table.match.actions


@pytest.mark.parametrize("patient", [True, False])
def test_below_a_bubble_the_table_is_drawn_at_once(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, patient: bool
) -> None:
    """However slow the computer is: nothing draws the rest while the bubble is there."""
    monkeypatch.setattr("ecosfera.games.co2.panels.canvas.SLICE", -1.0)
    _, table = sit_down(position(*ON_CARPI), motion="full")
    frame, target = table.frame, pygame.Surface((1366, 768))
    canvas = TableCanvas(table.context, frame.zones, 2)
    canvas.free = frame.zones.bar
    canvas.draw_still(target, frame, calm=True)
    later = replace(frame, listing=None, sentence="Later.")
    canvas.draw_still(target, later, calm=patient)
    assert canvas.changing == patient


def test_the_hand_of_the_only_person_stays_in_front(sit_down: SitDown) -> None:
    """Computers play their turns with open hands, but below the person's eyes."""
    seats = {"characters": ("", "steady", "bold"), "make_bot": computer_player}
    start = position(Seat(at=16, hand=HAND), Seat(), Seat(), config={"offers": 0})
    pilot, table = sit_down(start, motion="full", **seats)
    hand, seen = table.frame.hand, set()
    pilot.key("space")
    while not table.controller.ready:
        pilot.step(dt=0.1)
        if pilot.scene() == "EventSheet":
            pilot.key("return")
        seen.add(table.frame.view.turn.player)
        assert table.frame.hand == hand
    assert seen == {0, 1, 2}


@pytest.mark.parametrize(("active", "asked", "front"), [(0, 0, 0), (2, 2, 1), (3, 3, 1), (3, 0, 0)])
def test_the_person_who_answers_or_played_last_is_in_front(
    active: int, asked: int, front: int
) -> None:
    seats = Seat(owns="sestola"), Seat(), Seat(), Seat(owns="carpi")
    offer = Offer(P0, side("carpi"), side("sestola"))
    view = position(*seats, player=active, pending=[offer] if asked != active else []).view
    assert front_seat(view, [2, 3]) == front
    assert front_seat(view, [0, 1, 2, 3]) == active


def test_a_card_of_a_person_who_is_asked_can_be_clicked(sit_down: SitDown) -> None:
    """The computer whose turn it is has fewer cards."""
    offer = Offer(P1, side("carpi"), side("sestola"))
    seats = Seat(at=5, owns="carpi", hand=""), Seat(owns="sestola", hand="biodiversity " * 6)
    start = position(*seats, took="credit", pending=[offer])
    pilot, table = sit_down(start, characters=("steady", ""), make_bot=computer_player)
    pilot.wait(0.5)
    pilot.click("look")
    pilot.click("card-5")
    assert table.controller.refused


def test_the_sheet_tells_who_plays_and_where_while_nobody_can_choose(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(), Seat(at=16), player=P1))
    frame = replace(table.frame, listing=None)
    view = frame.view
    owners = tuple(P1 if n == territory("carpi") else o for n, o in enumerate(view.owners))
    bought = replace(frame, view=replace(view, owners=owners))
    theirs = replace(frame, view=replace(view, turn=replace(view.turn, player=P0)))
    assert len({corner.key(shown) for shown in (frame, bought, theirs)}) == 3
    assert len({painted(shown) for shown in (frame, bought, theirs)}) == 3


def painted(frame: TableFrame) -> bytes:
    target = pygame.Surface((1366, 768), pygame.SRCALPHA)
    list(corner.draw_in_steps(target, frame))
    return pygame.image.tobytes(target, "RGBA")


def test_nothing_is_headed_just_now_where_no_line_fits_below(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(), Seat()), (1024, 576), 1.5)
    logs = (LogLine("It has been a very long day. " * 30),), (), (LogLine("It rains."),)
    long, empty, short = (painted(replace(table.frame, log=log)) for log in logs)
    assert long == empty != short


def test_a_note_on_a_square_is_set_smaller_before_it_is_cut(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(), Seat()), (1024, 576), 2.0)
    page = Page(pygame.Surface((300, 300)), table.frame.brush, Box(0, 0, 300, 300))
    told = "Choose one: take a credit, or exchange two action cards. " * 4
    assert page.height(told) > 300
    page.note(told)
    assert page.y <= 300
    assert not table.context.text.faults


def test_an_event_card_says_what_it_comes_to(sit_down: SitDown) -> None:
    start = to_roll(Seat(credits=14), Seat(), dice=(1, 2), deck="bus_strike")
    pilot, table = sit_down(start)
    pilot.click("turn")
    pilot.settle()
    pilot.step()
    assert pilot.scene() == "EventSheet"
    assert table.controller.stage.view.players[P0].credits == 14
    assert any(told.endswith("Player\N{NO-BREAK SPACE}1 pays 2 credits.") for told in pilot.spoken)


def test_only_the_shadows_one_looks_for_stand_on_the_spiral(sit_down: SitDown) -> None:
    seats = Seat(owns="carpi"), Seat(owns="sestola"), Seat(owns="pavullo"), Seat(owns="vignola")
    _, table = sit_down(position(*seats))
    assert set(spiral.shadows(table.frame)) == {P0}
    assert set(spiral.shadows(replace(table.frame, pointed=player(P1)))) == {P0, P1}
    coil = replace(table.frame, pointed=Target(TargetKind.STONE))
    assert len(spiral.shadows(coil)) == len(seats)


def test_on_a_co2_square_the_large_button_takes_the_credit(sit_down: SitDown) -> None:
    pilot, table = sit_down(position(Seat(at=5), Seat()))
    turn = table.frame.turn
    assert turn is not None
    assert (turn.label, turn.enabled, turn.quiet) == ("Take 1 credit", True, True)
    pilot.key("space")
    assert isinstance(table.match.actions[-1], TakeCredit)
    turn = table.frame.turn
    assert turn is not None
    assert turn.label == "End turn"


def test_the_plate_of_the_next_via_says_what_it_means(sit_down: SitDown) -> None:
    _, table = sit_down(position(Seat(at=16, owns="carpi:1"), Seat()))
    plate = table.find("via")
    assert plate is not None
    assert plate.tip == "Next time, VIA costs 3 credits."


def test_credits_that_cannot_bring_the_last_point_stay_in_the_list_and_say_why(
    sit_down: SitDown,
) -> None:
    seat = Seat(at=16, owns="soliera:4 campogalliano:3", hand="", credits=9)
    goal = balance(position(seat, Seat()).view, P0) + 1
    config = {"retire": True, "last_earned": True, "goal": goal}
    pilot, table = sit_down(position(seat, Seat(), config=config))
    number = next(n for n, move in enumerate(table.controller.moves) if move.action == Retire())
    pilot.click(f"line-{number}")
    assert not table.match.actions
    assert table.controller.refused == "Credits cannot bring the last point."


def test_a_place_is_bought_from_afar_by_its_line(sit_down: SitDown) -> None:
    seat = Seat(at=5, owns="soliera:4 campogalliano:4 pavullo:4")
    state = position(seat, Seat(), config={"afar": True})
    pilot, table = sit_down(state)
    afar = [move.action for move in table.controller.moves if isinstance(move.action, BuyAfar)]
    assert afar[0] == BuyAfar(territory("carpi")), "it completes an area"
    number = next(n for n, move in enumerate(table.controller.moves) if move.action == afar[0])
    pilot.click(f"line-{number}")
    assert table.match.actions == (afar[0],)


@pytest.mark.parametrize("size", [(1280, 700), (1366, 768)])
@pytest.mark.parametrize(("at", "held"), [(1, 1), (16, 20)])
def test_every_line_of_a_full_list_is_as_high_as_its_text(
    sit_down: SitDown, at: int, held: int, size: tuple[int, int]
) -> None:
    """The last line is a long one; it goes to the next page."""
    seat = Seat(at=at, owns="soliera:4 carpi:4 sassuolo:4", credits=held)
    rules = {"afar": True, "flow": True, "head_start": True, "retire": True}
    _, table = sit_down(position(seat, Seat(), config=rules), size)
    frame, listing = table.frame, table.frame.listing
    assert listing is not None
    for line, key, box in zip(listing.lines, listing.keys, listing.boxes, strict=False):
        rows = sum(rows_of(frame.brush, frame.zones, line, key))
        assert box.h == line_boxes(frame.zones, [rows])[0].h
