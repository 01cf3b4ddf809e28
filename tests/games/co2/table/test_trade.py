"""Offers, answers and counter-offers at the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera.games.co2.bots import answers
from ecosfera.games.co2.bots.reasons import Reason
from ecosfera.games.co2.bots.roster import BOTS, computer_player
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.rules.actions import Accept, MakeCounter, Propose, Refuse
from ecosfera.games.co2.rules.state import Counter, Debt, DebtCause, Offer
from ecosfera.games.co2.sheets.answer_sheet import AnswerSheet
from ecosfera.games.co2.sheets.chip import Chip
from ecosfera.games.co2.sheets.large_trays import LargeChip
from ecosfera.games.co2.sheets.note_lines import RefusedLine
from ecosfera.games.co2.sheets.offer_sheet import OfferSheet
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.draw.theme import PAPER, WINE
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button, ButtonKind, Label, button
from ecosfera.ui.widgets.scroll_view import FADE, ScrollView
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, side, territory

SitDown = Callable[..., Table]
CARPI, SESTOLA = territory("carpi"), territory("sestola")
START = position(Seat(at=5, owns="carpi"), Seat(owns="sestola"), took="credit")


def offer(sit_down: SitDown) -> Table:
    """Offer Carpi for Sestola."""
    pilot, table = sit_down(START)
    pilot.click("line-0")
    assert pilot.scene() == "OfferSheet"
    pilot.click(f"place-0-{CARPI}")
    assert "offer" not in pilot.ids
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click("offer")
    come(pilot)
    return pilot, table


def come(pilot: Pilot) -> None:
    """Wait for the sheet on which the offer is answered."""
    pilot.settle()
    pilot.step()
    pilot.click_at(*pilot.app.context.metrics.window.center)
    assert pilot.scene() == "AnswerSheet", "that click was meant for the sheet before"
    pilot.wait(0.5)


def test_an_offer_is_clicked_together_and_accepted(sit_down: SitDown) -> None:
    pilot, table = offer(sit_down)
    assert pilot.scene() == "AnswerSheet"
    pilot.click("accept")
    pilot.settle()
    view = table.match.state.view
    assert (view.owners[CARPI], view.owners[SESTOLA]) == (P1, P0)
    assert (
        "Player\u00a01 gives Carpi to Player\u00a02 and gets Sestola." in table.controller.log.texts
    )


def test_who_answers_is_named_and_no_answer_is_recommended(sit_down: SitDown) -> None:
    pilot, _ = offer(sit_down)
    assert any(
        told.startswith("Player\u00a02, Player\u00a01 has an offer") for told in pilot.spoken
    )
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    kinds = {widget.id: widget.kind for widget in sheet.widgets if isinstance(widget, Button)}
    assert kinds["accept"] is kinds["refuse"]
    assert ButtonKind.PRIMARY not in kinds.values()


def test_it_is_said_before_the_answer_which_area_the_other_completes(sit_down: SitDown) -> None:
    """The bonus of the Plain on the Secchia stands in the balance of neither yet."""
    asked = Offer(P1, side(euros=900), side("carpi"))
    seats = Seat(at=5, owns="soliera campogalliano", euros=5000), Seat(owns="carpi")
    pilot, _ = sit_down(position(*seats, took="credit", pending=[asked]))
    come(pilot)
    area = catalogue().area_ids["plain_secchia"]
    told = f"all 3, sun +{catalogue().bonus(area)}"
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    warning = next(widget for widget in sheet.widgets if told in widget.name)
    assert isinstance(warning, Label)
    assert warning.tone == WINE
    assert any("Player\u00a01 would have a whole area" in spoken for spoken in pilot.spoken)


def test_it_is_said_before_the_answer_who_could_win_because_of_the_trade(
    sit_down: SitDown,
) -> None:
    near = Seat(owns="soliera:4 campogalliano:4 carpi:3", hand="biodiversity " * 6, credits=1)
    asked = Offer(P1, side(cards="biodiversity"), side(cards="green_building"))
    start = position(near, Seat(hand="green_building " * 6), pending=[asked], config={"goal": 12})
    pilot, _ = sit_down(start)
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    warning = "With this, Player\u00a01 could win in one turn!"
    assert warning in [widget.name for widget in sheet.widgets]
    assert warning in sheet.headline


def test_who_looks_at_the_board_goes_back_to_the_offer_with_the_large_button(
    sit_down: SitDown,
) -> None:
    pilot, _ = offer(sit_down)
    pilot.click_at(5, 5)
    assert pilot.scene() == "AnswerSheet", "a click beside it does not hide it"
    pilot.click("look")
    assert pilot.scene() == "TableScene"
    pilot.wait(0.5)
    pilot.key("space")
    assert pilot.scene() == "AnswerSheet"
    pilot.key("return")
    assert pilot.scene() == "AnswerSheet", "that was meant for the sheet before"


def test_a_counter_offer_does_not_begin_by_giving_a_card_that_is_needed(sit_down: SitDown) -> None:
    """Sestola begins with biodiversity, of which the player who answers holds one card."""
    asked = Offer(P1, side(cards="energy_saving"), side(cards="biodiversity"))
    seats = (
        Seat(at=5, hand="energy_saving " * 6),
        Seat(owns="sestola", hand="biodiversity" + " green_building" * 5),
    )
    pilot, _ = sit_down(position(*seats, took="credit", pending=[asked]))
    come(pilot)
    pilot.click("counter")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    assert [tray.slots for tray in sheet.draft.trays] == [set(), {0}]
    reason = sheet.find("reason")
    assert reason is not None
    assert reason.name.startswith("You need the card")
    pilot.click("card-0-1")
    reason = sheet.find("reason")
    assert reason is not None
    assert not reason.name
    pilot.click("offer")
    assert pilot.scene() != "OfferSheet"


def test_the_only_person_answers_without_a_handover(sit_down: SitDown) -> None:
    asked = Offer(P1, side("carpi"), side("sestola"))
    start = position(Seat(at=5, owns="carpi"), Seat(owns="sestola"), took="credit", pending=[asked])
    pilot, _ = sit_down(
        start, characters=("greedy", ""), make_bot=lambda name, seed: BOTS[name](seed)
    )
    assert pilot.scene() == "AnswerSheet"


def test_after_the_last_offer_of_a_turn_a_line_says_so(sit_down: SitDown) -> None:
    for offers, note in ((2, ""), (3, "No more offers this turn")):
        _, table = sit_down(position(Seat(at=16), Seat(), offers=offers))
        listing = table.frame.listing
        assert listing is not None
        assert listing.note == note
        assert any("offer" in line.title for line in listing.lines) is not bool(note)


def test_an_offer_is_refused(sit_down: SitDown) -> None:
    """A grey line at the bottom of the log said so, and the bar still told older news."""
    pilot, table = offer(sit_down)
    pilot.click("refuse")
    pilot.settle()
    assert table.match.state.view.owners[CARPI] == P0
    assert table.match.state.view.turn.offers == 1
    pilot.step()
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet), "something can be changed at once"
    note = sheet.find("note")
    assert isinstance(note, RefusedLine)
    assert note.name == "Player\u00a02 refuses."
    assert table.frame.sentence == "Player\u00a02 refuses."


def test_a_refusal_is_shown_where_no_offer_is_left(sit_down: SitDown) -> None:
    asked = Offer(P1, side("carpi"), side("sestola"))
    seats = Seat(at=5, owns="carpi"), Seat(owns="sestola")
    pilot, table = sit_down(position(*seats, took="credit", offers=2))
    table.controller.do(Propose(P1, asked.give, asked.get))
    table._prompter._made = Propose(P1, asked.give, asked.get)
    pilot.settle()
    pilot.step()
    pilot.wait(0.5)
    pilot.click("refuse")
    pilot.settle()
    pilot.step()
    assert pilot.scene() == "TradeSheet"


def test_a_counter_offer_can_be_answered_with_another_offer(sit_down: SitDown) -> None:
    """It cannot be countered, so haggling stopped after one step."""
    waits = Counter(P0, P1, side("carpi"), side("sestola", euros=300))
    seats = Seat(at=5, owns="carpi"), Seat(owns="sestola")
    pilot, table = sit_down(position(*seats, took="credit", pending=[waits], offers=1))
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    assert sheet.find("counter").name == "New offer"  # type: ignore[union-attr]
    pilot.wait(0.5)
    pilot.key("2")
    pilot.settle()
    pilot.step()
    assert table.match.actions == (Refuse(),)
    again = pilot.app.stack.top
    assert isinstance(again, OfferSheet)
    assert again.draft.action() == Propose(P1, waits.give, waits.get)


def test_refusing_has_the_same_key_where_nothing_else_can_be_offered(sit_down: SitDown) -> None:
    waits = Counter(P0, P1, side("carpi"), side("sestola", euros=300))
    seats = Seat(at=5, owns="carpi"), Seat(owns="sestola")
    pilot, table = sit_down(position(*seats, took="credit", pending=[waits], offers=3))
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    assert sheet.find("counter") is None
    pilot.wait(0.5)
    pilot.key("2")
    assert not table.match.actions
    pilot.key("3")
    assert table.match.actions == (Refuse(),)


def test_a_counter_offer_asks_for_more(sit_down: SitDown) -> None:
    pilot, table = offer(sit_down)
    pilot.click("counter")
    pilot.focus.to("euros-1")
    pilot.key("right")
    pilot.click("offer")
    come(pilot)
    asked = table.match.state.view.pending[-1]
    assert isinstance(asked, Counter)
    assert asked.give.euros == 100
    assert pilot.scene() == "AnswerSheet"
    assert pilot.app.stack.top.find("counter").name == "New offer"  # type: ignore[union-attr]
    pilot.click("accept")
    assert table.match.state.view.players[P1].euros == 5600


def test_the_board_can_be_looked_at_before_answering(sit_down: SitDown) -> None:
    pilot, table = offer(sit_down)
    pilot.key("escape")
    assert pilot.scene() == "TableScene"
    pilot.wait(0.1)
    assert pilot.scene() == "TableScene"
    listing = table.frame.listing
    assert listing is not None
    assert listing.title == "Choose now", "it is not the turn of the player who answers"
    titles = [line.title for line in listing.lines]
    assert titles == ["Accept the offer", "Make a counter-offer", "Refuse the offer"]


def test_no_offer_is_no_move(sit_down: SitDown) -> None:
    pilot, table = sit_down(START)
    pilot.click("line-0")
    pilot.key("escape")
    assert not table.match.actions


def test_a_debt_to_the_partner_is_settled_with_the_trade(sit_down: SitDown) -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 600, P1)
    start = position(Seat(at=16, owns="sestola", euros=300), Seat(owns="carpi:2"), pending=[debt])
    pilot, table = sit_down(start)
    pilot.click("line-0")
    pilot.click(f"place-0-{SESTOLA}")
    pilot.click("offer")
    come(pilot)
    pilot.click("accept")
    pilot.settle()
    assert table.match.state.view.debt is None
    assert table.match.state.view.owners[SESTOLA] == P1


def test_what_each_tray_changes_stands_below_it(sit_down: SitDown) -> None:
    pilot, _ = sit_down(START)
    pilot.click("line-0")
    pilot.click(f"place-0-{CARPI}")
    top = pilot.app.stack.top
    assert top is not None
    names = [node.name for node in top.accessible().walk()]
    assert "Player\u00a01: balance −4, then 0" in names
    assert "Secchia plain: 1 of 3, then 0" in names
    assert any("at least €300" in name for name in names)


def test_what_goes_on_below_a_tray_fades_into_the_sheet(sit_down: SitDown) -> None:
    pilot, _ = sit_down(START, (1024, 576), 2.0)
    pilot.click("line-0")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    view = next(widget for widget in sheet.widgets if isinstance(widget, ScrollView))
    cut = next(child for child in view.children if child.id == "credits-0")
    view.scroll_to(cut.rect.centery - view.rect.bottom)
    assert view.offset < view.end
    pilot.step()
    surface, lowest = pilot.app.canvas.surface, view.rect.bottom - 1
    seen = [surface.get_at((x, lowest))[:3] for x in range(view.rect.left, cut.rect.right)]
    assert max(p - tone for pixel in seen for p, tone in zip(PAPER[:3], pixel, strict=True)) < 10
    view.reveal(cut.rect)
    assert view.rect.bottom - cut.rect.bottom >= FADE * pilot.app.context.metrics.body


def test_a_computer_player_says_why_it_answers_so(sit_down: SitDown) -> None:
    seats = {"characters": ("", "steady"), "make_bot": computer_player}
    pilot, table = sit_down(START, **seats)
    pilot.click("line-0")
    pilot.click(f"place-1-{SESTOLA}")
    pilot.focus.to("euros-0")
    for _ in range(3):
        pilot.key("right")
    pilot.click("offer")
    for _ in range(100):
        pilot.frame()
        if table.controller.ready:
            break
    said = table.controller.log.answer
    assert said.startswith("Player\u00a02: “")
    assert table.controller.log.texts[-1] == said
    if pilot.scene() == "AnswerSheet":
        top = pilot.app.stack.top
        assert top is not None
        assert said in [node.name for node in top.accessible().walk()]
    table.controller.log.recall()
    assert table.controller.log.texts[-1] == said


def test_the_reason_for_an_answer_is_worked_out_once(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[object] = []

    def counted(*args: Any) -> Reason:
        asked.append(args)
        return reason_of(*args)

    reason_of = answers.reason_of
    monkeypatch.setattr(answers, "reason_of", counted)
    seats = {"characters": ("", "steady"), "make_bot": computer_player}
    pilot, table = sit_down(START, **seats)
    pilot.click("line-0")
    pilot.click(f"place-0-{CARPI}")
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click("offer")
    while len(table.match.actions) < 2 or not table.controller.stage.idle:
        pilot.step()
    assert isinstance(table.match.actions[1], Accept | Refuse | MakeCounter)
    assert len(asked) == 1
    for _ in range(2):
        table.controller.undo()
        table.controller.redo()
    table.controller.translate(table.controller.names)
    assert len(asked) == 1


def test_cards_of_an_offer_are_named_where_it_is_answered(sit_down: SitDown) -> None:
    asked = Offer(P1, side(cards="biodiversity"), side(cards="water_saving"))
    seats = Seat(at=5, hand="biodiversity " * 6), Seat(hand="water_saving " * 6)
    start = position(*seats, took="credit", pending=[asked])
    pilot, _ = sit_down(start, characters=("steady", ""), make_bot=computer_player)
    top = pilot.app.stack.top
    assert isinstance(top, AnswerSheet)
    chips = [widget for widget in top.widgets if isinstance(widget, Chip)]
    assert {chip.name for chip in chips} == {"Biodiversity", "Water saving"}
    assert not any(chip.bare for chip in chips)


@pytest.mark.parametrize("count", [1, 4])
def test_what_a_card_of_an_offer_is_for_is_never_cut(sit_down: SitDown, count: int) -> None:
    asked = Offer(P1, side(cards="waste_collection " * count), side(cards="water_saving " * count))
    seats = (
        Seat(at=5, hand="waste_collection " * 6, owns="fiorano soliera"),
        Seat(hand="water_saving " * 6, owns="carpi nonantola formigine finale_emilia"),
    )
    start = position(*seats, took="credit", pending=[asked])
    pilot, table = sit_down(start, characters=("steady", ""), make_bot=computer_player)
    assert isinstance(pilot.app.stack.top, AnswerSheet)
    pilot.step()
    assert not table.context.text.faults


def test_the_button_that_undoes_takes_an_open_offer_back(sit_down: SitDown) -> None:
    pilot, table = sit_down(START)
    pilot.click("line-0")
    pilot.click(f"place-1-{SESTOLA}")
    pilot.click(f"place-0-{CARPI}")
    pilot.click("offer")
    pilot.settle()
    pilot.wait(0.5)
    assert pilot.scene() == "AnswerSheet"
    undo = next(widget for widget in table.widgets if widget.id == "undo")
    pilot.click_at(*undo.rect.center)
    pilot.settle()
    assert pilot.scene() == "TableScene"
    assert not table.match.state.view.pending


def test_the_key_of_the_large_button_makes_the_offer_once_it_can_be_made(
    sit_down: SitDown,
) -> None:
    pilot, table = sit_down(START)
    pilot.click("line-0")
    pilot.key("space")
    assert pilot.scene() == "OfferSheet", "nothing is offered yet"
    pilot.click(f"place-0-{CARPI}")
    pilot.click(f"place-1-{SESTOLA}")
    sheet = pilot.app.stack.top
    assert isinstance(sheet, OfferSheet)
    button = sheet.find("offer")
    assert isinstance(button, Button)
    assert button.key == "Space"
    pilot.key("space")
    come(pilot)
    assert len(table.match.actions) == 1


def large(pilot: Pilot) -> dict[str, tuple[str, ...]]:
    """Return what is told beside each piece that the sheet shows large."""
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    pieces = [widget for view in sheet.widgets for widget in view.children]
    return {
        piece.id: tuple(f"{line.text} {line.sun}".strip() for line in piece.lines)
        for piece in pieces
        if isinstance(piece, LargeChip)
    }


def test_what_few_things_are_for_is_told_in_words_beside_large_pieces(sit_down: SitDown) -> None:
    asked = Offer(P1, side("sestola"), side("guiglia", euros=300, cards="biodiversity"))
    seats = (
        Seat(at=5, owns="pievepelago sestola"),
        Seat(owns="guiglia", hand="biodiversity green_building"),
    )
    pilot, _ = sit_down(position(*seats, took="credit", pending=[asked]))
    come(pilot)
    told = large(pilot)
    assert list(told) == [f"place-0-{territory('guiglia')}", "card-0-0", f"place-1-{SESTOLA}"]
    assert told[f"place-1-{SESTOLA}"] == ("Parks: 2 of 3 +4",)
    assert told["card-0-0"] == (
        "Player\u00a02 needs it now: Sestola.",
        "Player\u00a01 can use it later: Pievepelago and Guiglia.",
    )
    sheet = pilot.app.stack.top
    assert sheet is not None
    texts = {widget.id: widget.name for widget in sheet.widgets}  # type: ignore[attr-defined]
    assert (texts["head-0"], texts["head-1"]) == ("You give", "You get")
    assert texts["money-0"] == "€300"
    assert "balance" in texts["outlook-0-0"]


@pytest.mark.parametrize(
    ("cards", "scale", "few"), [(1, 1.0, True), (1, 2.0, False), (5, 1.0, False)]
)
def test_things_are_shown_large_where_they_have_room(
    sit_down: SitDown, cards: int, scale: float, *, few: bool
) -> None:
    hand = "biodiversity " * cards
    asked = Offer(P1, side(cards=hand), side(cards=hand))
    seats = Seat(at=5, owns="sestola", hand=hand), Seat(owns="guiglia", hand=hand)
    pilot, _ = sit_down(position(*seats, took="credit", pending=[asked]), scale=scale)
    come(pilot)
    assert bool(large(pilot)) is few


@pytest.mark.parametrize("size", [(1280, 700), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_mark_of_who_needs_a_territory_leaves_its_sun_readable(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], scale: float
) -> None:
    cards = "biodiversity " * 4
    asked = Offer(P1, side("sestola", cards=cards), side("guiglia", cards=cards))
    seats = Seat(at=5, owns="pievepelago sestola", hand=cards), Seat(owns="guiglia", hand=cards)
    start = position(*seats, took="credit", pending=[asked])
    pilot, _ = sit_down(start, size, scale)
    come(pilot)
    bonuses: list[pygame.Rect] = []
    marks: list[pygame.Rect] = []
    line, mark = Brush.line, Brush.mark

    def write(*args: Any, **more: Any) -> pygame.Rect:
        drawn = line(*args, **more)
        if args[2].startswith("+"):
            bonuses.append(drawn)
        return drawn

    def put(*args: Any, **more: Any) -> None:
        x, y, radius = args[3:6]
        marks.append(pygame.Rect(round(x - radius), round(y - radius), *[round(2 * radius)] * 2))
        mark(*args, **more)

    monkeypatch.setattr(Brush, "line", write)
    monkeypatch.setattr(Brush, "mark", put)
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    chips = [w for view in sheet.widgets for w in view.children if isinstance(w, Chip)]
    for chip in chips:
        chip.draw(pilot.app.canvas.surface, pilot.app.context)
    assert any(chip.marked for chip in chips)
    assert bonuses
    assert not any(bonus.collidelistall(marks) for bonus in map(letters, bonuses))


def letters(line: pygame.Rect) -> pygame.Rect:
    """Return the part of a line of digits that is written on."""
    return line.inflate(0, -round(0.3 * line.height))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_shows_its_key_in_every_language(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    drawn: list[str] = []
    usual = button.draw_key

    def draw(target: pygame.Surface, context: Any, label: str, *more: Any) -> int:
        drawn.append(label)
        return usual(target, context, label, *more)

    monkeypatch.setattr(button, "draw_key", draw)
    asked = Offer(P1, side("carpi"), side("sestola"))
    seats = Seat(at=5, owns="carpi"), Seat(owns="sestola")
    pilot, table = sit_down(position(*seats, took="credit", pending=[asked]))
    pilot.app.change(replace(table.context.settings, language=language))
    come(pilot)
    drawn.clear()
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    for widget in sheet.widgets:
        if isinstance(widget, Button):
            widget.draw(pilot.app.canvas.surface, pilot.app.context)
    assert drawn == ["1", "2", "3"]


def test_the_sun_that_a_single_card_brings_stands_first_in_the_answer(sit_down: SitDown) -> None:
    """Asked for one card, a newcomer did not read of the sun that it would light."""
    asked = Offer(P1, side(euros=300, cards="water_saving"), side(cards="biodiversity"))
    seats = (
        Seat(16, owns="pievepelago:3 sestola:4 guiglia:4", hand="water_saving", credits=3),
        Seat(owns="carpi montefiorino", hand="biodiversity biodiversity"),
    )
    pilot, _ = sit_down(position(*seats, took="credit", pending=[asked]))
    come(pilot)
    sheet = pilot.app.stack.top
    assert isinstance(sheet, AnswerSheet)
    told = {widget.id: widget.name for widget in sheet.widgets}
    assert told["outlook-1-0"] == "Parks: can then be completed, +5 with the sun"
