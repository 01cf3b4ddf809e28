"""A turn in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.ids import EventId, KindId
from ecosfera.games.co2.rules.state import OutReason
from ecosfera.games.co2.text.log_line import LogLine, Part, condensed, summed_up
from ecosfera.games.co2.text.names import Names
from ecosfera.games.co2.text.turn_summary import turn_summary
from ecosfera.words import Words
from tests.games.co2.rules.positions import P0, P1, Seat, catalogue, position, side, territory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.state import View

NAMES = Names(Words("en", paths.locales()), catalogue(), ["Anna", "Otto"])
CARPI, SOLIERA = territory("carpi"), territory("soliera")
CARPI_SQUARE = catalogue().territories[CARPI].square


NOTHING = position(Seat(), Seat()).view


def summary(*events: ev.Event, before: View = NOTHING, after: View = NOTHING) -> str:
    arrival: Sequence[ev.Event] = (ev.Rolled(P0, (3, 4)), ev.Moved(P0, 9, CARPI_SQUARE))
    return summed_up(P0, turn_summary(NAMES, P0, [*arrival, *events], before, after)).text


def test_a_purchase_and_the_money_it_cost() -> None:
    told = summary(
        ev.CreditsTaken(P0, 1, Cause.PASSING),
        ev.Paid(P0, 0, 500, None, Cause.PURCHASE),
        ev.Bought(P0, CARPI),
    )
    assert told == "Anna rolls 7: Carpi · +1 credit · bought (−€500)"


def test_a_purchase_from_afar_names_the_place() -> None:
    told = summary(
        ev.Paid(P0, 0, 800, None, Cause.PURCHASE),
        ev.Bought(P0, catalogue().territory_ids["nonantola"]),
    )
    assert told == "Anna rolls 7: Carpi · bought Nonantola from afar (−€800)"


def test_a_purchase_where_a_person_stands_says_so() -> None:
    here = position(Seat(at=CARPI_SQUARE), Seat(at=CARPI_SQUARE)).view
    events = ev.Rolled(P0, (3, 4)), ev.Moved(P0, 9, CARPI_SQUARE), ev.Bought(P0, CARPI)
    told = {
        people: turn_summary(NAMES, P0, events, here, here, people)[-1].text
        for people in ((P1,), (P0,))
    }
    assert told == {(P1,): "bought where Otto stands", (P0,): "bought"}


def test_actions_are_counted_and_what_others_get_is_not() -> None:
    pay = ev.Paid(P0, 1, 0, None, Cause.ACTION)
    play = ev.Played(P0, CARPI, KindId(0))
    told = summary(
        ev.EventDrawn(P0, EventId(0)), pay, play, pay, play, ev.CreditsTaken(P1, 5, Cause.EVENT)
    )
    assert told.endswith(f" · {NAMES.event(EventId(0))} · 2 actions (−2 credits)")


def test_a_rent_is_told_with_who_gets_it() -> None:
    rent = ev.Paid(P0, 0, 300, P1, Cause.RENT)
    told = summary(rent, ev.CreditsTaken(P0, 1, Cause.PASS))
    assert told == "Anna rolls 7: Carpi · Anna pays Otto €300 · passed"


def test_credits_from_the_way_and_for_passing_are_told_apart() -> None:
    told = summary(ev.CreditsTaken(P0, 1, Cause.PASSING), ev.CreditsTaken(P0, 1, Cause.PASS))
    assert told == "Anna rolls 7: Carpi · +1 credit · passed"


def test_of_trades_it_tells_what_has_changed_hands_in_the_end() -> None:
    there = ev.Traded(P0, P1, side("carpi soliera"), side(euros=300))
    back = ev.Traded(P0, P1, side(credit=1), side("carpi"))
    told = summary(there, back)
    assert told.endswith(" · trade with Otto (gets €300; gives Soliera; pays 1 credit)")


def test_a_trade_tells_who_got_what() -> None:
    give = side("carpi", credit=2, cards="biodiversity")
    get = side("soliera", euros=700, cards="water_saving")
    told = summary(ev.Traded(P0, P1, give, get))
    got, gave = (NAMES.cards(each.cards)[0] for each in (get, give))
    assert told.endswith(f" (gets Soliera, {got} and €700; gives Carpi and {gave}; pays 2 credits)")


def areas(first: str, second: str = "") -> View:
    """Return the table with territories of two players, as in “carpi:4” with actions done."""
    return position(Seat(owns=first), Seat(owns=second)).view


def test_a_sun_is_told_with_what_it_adds_and_so_is_the_change_of_balance() -> None:
    before, after = (areas(f"pavullo:4 montefiorino:4 frassinoro:{n}") for n in (0, 4))
    assert summary(before=before, after=after).endswith(
        " · sun over Mountains +4 · balance 3, then 11"
    )
    assert summary(before=after, after=before).endswith(
        " · sun over Mountains −4 · balance 11, then 3"
    )


def test_an_area_that_comes_together_is_told_whosever_it_is() -> None:
    one = areas("pavullo montefiorino", "frassinoro")
    assert summary(before=one, after=areas("pavullo montefiorino frassinoro")).endswith(
        "all of Mountains"
    )
    other = (
        areas("pavullo", "montefiorino frassinoro"),
        areas("", "pavullo montefiorino frassinoro"),
    )
    assert "Otto: all of Mountains" in summary(before=other[0], after=other[1])


def test_refusals_are_told_each_once() -> None:
    offer = ev.Offered(P0, P1, side(euros=100), side("carpi"), settle=False)
    counter = ev.Countered(P1, P0, side(euros=300), side("carpi"), settle=False)
    told = summary(offer, ev.Refused(P1), offer, ev.Refused(P1), offer, counter, ev.Refused(P0))
    assert told.endswith(" · Otto refused · counter-offer from Otto refused")


def test_a_turn_without_dice_has_none() -> None:
    assert not turn_summary(NAMES, P0, [ev.TurnBegan(P0, 1, 1)], NOTHING, NOTHING)


def test_a_turn_that_is_over_is_one_line() -> None:
    over = LogLine("Anna’s turn.", begins_turn=True, seat=0, summary=(Part("Anna rolls 7: Carpi"),))
    now = LogLine("Otto’s turn.", begins_turn=True, seat=1)
    lines = [LogLine("who begins"), over, LogLine("this"), LogLine("that"), now, LogLine("here")]
    assert [line.text for line in condensed(lines)] == [
        "Anna rolls 7: Carpi",
        "Otto’s turn.",
        "here",
    ]


def test_a_purchase_where_an_event_card_has_led_says_where_that_is() -> None:
    card = catalogue().event_ids["new_bus_line"]
    there = catalogue().territory_ids["nonantola"]
    led = ev.Moved(P0, CARPI_SQUARE, catalogue().territories[there].square)
    told = summary(
        ev.EventDrawn(P0, card),
        led,
        ev.Paid(P0, 0, 500, None, Cause.PURCHASE),
        ev.Bought(P0, there),
    )
    assert told.endswith(" · New bus line: Nonantola · bought (−€500)")


def test_what_goes_to_the_bank_is_told() -> None:
    told = summary(
        ev.Sold(P0, CARPI), ev.EurosTaken(P0, 300, Cause.SALE), ev.WentOut(P0, OutReason.DEBT, None)
    )
    assert "Anna sells Carpi to the bank · Anna cannot pay and is out · +€300" in told


def test_credits_handed_in_stand_with_their_number() -> None:
    told = summary(ev.Paid(P0, 4, 0, None, Cause.RETIRE), ev.Retired(P0))
    assert told.endswith("credits handed in (−4 credits)")
