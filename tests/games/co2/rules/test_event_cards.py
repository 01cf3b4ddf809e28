"""RULES 12 and 13: the bank, and every event card."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode as Why
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.state import Bank, Choice, Debt, DebtCause, State
from tests.games.co2.rules.positions import (
    GONE,
    P0,
    P1,
    P2,
    Seat,
    act,
    catalogue,
    event,
    events_of,
    kinds,
    position,
    territory,
    to_roll,
    why,
)

AT_EVENT = 13
FIVE = "biodiversity " * 5


def before(card: str, *seats: Seat, **more: Any) -> State:
    """Return a position before a throw that leads to this event card."""
    first, *others = seats
    first.at = 10
    return to_roll(first, *(others or [Seat()]), dice=(1, 2), deck=card, **more)


def effects(card: str, *seats: Seat, **more: Any) -> list[ev.Event]:
    """Return what happens after this event card is drawn."""
    events = events_of(before(card, *seats, **more), do.Roll())
    drawn = next(i for i, happened in enumerate(events) if isinstance(happened, ev.EventDrawn))
    return events[drawn + 1 :]


def credit(n: int, player: Any = P0) -> ev.CreditsTaken:
    return ev.CreditsTaken(player, n, Cause.EVENT)


def euros(n: int, player: Any = P0) -> ev.EurosTaken:
    return ev.EurosTaken(player, n, Cause.EVENT)


def fine(n: int = 0, credits: int = 0, player: Any = P0) -> ev.Paid:  # noqa: A002
    return ev.Paid(player, credits, n, None, Cause.EVENT)


@pytest.mark.parametrize(
    ("card", "one", "four"),
    [
        # energy saving first; biodiversity first; renewable energy first
        ("energy_check", "castelfranco:1", "castelfranco:1 maranello:1 modena_workshops:1 carpi:2"),
        ("new_hedgerows", "sestola:1", "sestola:1 frassinoro:1 spilamberto:1 vignola:2"),
        ("sunny_year", "san_felice:1", "san_felice:1 montefiorino:1 castelvetro:1 soliera:2"),
    ],
)
def test_13_credits_for_each_territory_where_it_is_done(card: str, one: str, four: str) -> None:
    assert effects(card, Seat(owns="carpi")) == [credit(1)]
    assert effects(card, Seat(owns=one)) == [credit(1)]
    assert effects(card, Seat(owns=" ".join(four.split()[:2]))) == [credit(2)]
    assert effects(card, Seat(owns=four)) == [credit(3)]


@pytest.mark.parametrize(
    ("card", "two", "four"),
    [
        (
            "full_cisterns",
            "soliera:1 formigine:1",
            "soliera:1 formigine:1 finale_emilia:1 fiorano:3",
        ),
        ("door_to_door", "carpi:1 fiorano:1", "carpi:1 fiorano:1 nonantola:1 castelfranco:2"),
    ],
)
def test_13_euros_for_each_territory_where_it_is_done(card: str, two: str, four: str) -> None:
    assert effects(card, Seat()) == [euros(100)]
    assert effects(card, Seat(owns=two)) == [euros(200)]
    assert effects(card, Seat(owns=four)) == [euros(300)]


@pytest.mark.parametrize(
    ("card", "shows", "done", "four"),
    [
        ("cold_winter", "carpi:1", "carpi:2", "carpi pavullo frassinoro sestola"),
        ("drought", "fiorano:2", "fiorano:3", "soliera formigine sestola finale_emilia"),
        ("leaky_roofs", "carpi:3", "carpi:4", "carpi pavullo maranello formigine"),
        ("full_landfill", "carpi", "carpi:1", "carpi pavullo fiorano soliera"),
    ],
)
def test_13_fines_for_each_territory_that_shows_it_not_done(
    card: str, shows: str, done: str, four: str
) -> None:
    assert effects(card, Seat(owns=shows)) == [fine(100)]
    assert effects(card, Seat(owns=done)) == []
    assert effects(card, Seat(owns=four)) == [fine(300)]
    (debt,) = effects(card, Seat(owns=four, euros=200))
    assert debt == ev.DebtArose(Debt(P0, DebtCause.EVENT, 0, 300, None))


@pytest.mark.parametrize(
    ("card", "done"), [("bus_strike", "sassuolo:1"), ("power_cut", "san_felice:1")]
)
def test_13_two_credits_unless_it_is_done_anywhere(card: str, done: str) -> None:
    assert effects(card, Seat(owns=done)) == []
    assert effects(card, Seat(), Seat(owns=done)) == [fine(credits=2)]
    assert effects(card, Seat(credits=1)) == [ev.DebtArose(Debt(P0, DebtCause.EVENT, 2, 0, None))]


def test_13_new_bus_line_leads_to_the_nearest_free_territory_which_may_be_bought() -> None:
    state = before("new_bus_line", Seat(), Seat(owns="maranello carpi"))
    assert events_of(state, do.Roll())[-1] == ev.Moved(P0, AT_EVENT, 17)
    after = act(state, do.Roll())
    assert why(after, do.Buy()) is None
    assert why(after, do.Pass()) is Why.EVENT_TURN
    assert why(after, do.EndTurn()) is None
    assert act(after, do.Buy()).view.owners[territory("campogalliano")] == P0
    assert why(act(after, do.Buy()), do.EndTurn()) is None


def test_13_new_bus_line_settles_via_on_the_way() -> None:
    state = to_roll(
        Seat(35, owns="castelvetro", credits=3), Seat(), dice=(1, 2), deck="new_bus_line"
    )
    assert events_of(state, do.Roll())[-2:] == [
        ev.ViaSettled(P0, -3),
        ev.Paid(P0, 3, 0, None, Cause.VIA),
    ]
    assert act(state, do.Roll()).view.players[P0].position == 1
    poor = to_roll(
        Seat(35, owns="castelvetro", credits=2), Seat(), dice=(1, 2), deck="new_bus_line"
    )
    owing = act(poor, do.Roll())
    assert owing.view.pending == (Debt(P0, DebtCause.VIA, 3, 0, None),)
    assert why(act(owing, do.Pay()), do.Buy()) is None


def test_13_new_bus_line_does_nothing_if_no_territory_is_free() -> None:
    ids = list(catalogue().territory_ids)
    seats = [Seat(owns=" ".join(f"{name}:2" for name in ids[i::4])) for i in range(4)]
    assert effects("new_bus_line", *seats) == []


def test_13_bike_day_gives_two_credits_then_one_to_every_other_player_clockwise() -> None:
    seats = Seat(), GONE, Seat(), Seat()
    assert effects("bike_day", *seats) == [credit(2), credit(1, P2), credit(1, 3)]


def test_12_1_the_bank_serves_from_the_active_player_clockwise_and_owes_nothing() -> None:
    found = effects("bike_day", Seat(), Seat(), Seat(), bank=Bank(3, 0))
    assert found == [credit(2), credit(1, P1), credit(0, P2)]
    assert effects("door_to_door", Seat(), bank=Bank(0, 0)) == [euros(0)]
    state = position(Seat(16), Seat(), bank=Bank(0, 0))
    assert events_of(state, do.Pass())[0] == ev.CreditsTaken(P0, 0, Cause.PASS)
    co2 = act(position(Seat(15), Seat(), bank=Bank(0, 0)), do.TakeCredit())
    assert co2.view.players[P0].credits == 14
    assert why(co2, do.EndTurn()) is None


def test_13_smog_alert_gives_or_takes_a_credit_from_every_player() -> None:
    done = "campogalliano:1"
    found = effects("smog_alert", Seat(owns=done), Seat(), Seat(credits=0))
    assert found == [credit(1), fine(credits=1, player=P1)]


def test_13_smog_alert_pays_out_what_came_in_before() -> None:
    found = effects("smog_alert", Seat(), Seat(owns="campogalliano:1"), bank=Bank(0, 0))
    assert found == [fine(credits=1), credit(1, P1)]


def test_13_agenda_21_gives_credits_below_0_and_euros_else() -> None:
    found = effects("agenda_21", Seat(owns="carpi"), Seat(), Seat(owns="soliera:4"))
    assert found == [credit(1), euros(100, P1), euros(100, P2)]


# -- cards that ask -------------------------------------------------------------------------------


def test_13_building_grant_carries_out_one_action_without_its_credit() -> None:
    seat = Seat(owns="soliera carpi", hand=f"water_saving {FIVE}", credits=0)
    state = before("building_grant", seat)
    assert events_of(state, do.Roll())[-1] == ev.ChoiceOwed(P0)
    state = act(state, do.Roll())
    assert state.view.pending == (Choice(P0),)
    soliera = territory("soliera")
    assert legal(state.view) == [do.ChooseTerritory(soliera), do.ChooseTerritory(None)]
    assert why(state, do.EndTurn()) is Why.CHOICE_FIRST
    assert why(state, do.ChooseTerritory(territory("carpi"))) is Why.NOT_A_CHOICE
    assert why(state, do.ChooseSwap(swap=True)) is Why.WRONG_CHOICE
    played, drew = events_of(state, do.ChooseTerritory(soliera))[:2]
    assert played == ev.Played(P0, soliera, kinds("water_saving")[0], free=True)
    assert isinstance(drew, ev.Drew)
    after = act(state, do.ChooseTerritory(soliera))
    assert (after.view.done[soliera], after.view.turn.played) == (1, 0)
    assert after.view.pending == ()
    declined = act(state, do.ChooseTerritory(None))
    assert declined.view.done[soliera] == 0
    assert why(declined, do.EndTurn()) is None


def test_13_building_grant_asks_nothing_if_nothing_is_possible() -> None:
    assert effects("building_grant", Seat(owns="soliera:4")) == []
    fresh = position(
        Seat(AT_EVENT, owns="carpi soliera", credits=0, hand=f"water_saving {FIVE}"),
        Seat(),
        pending=[Debt(P0, DebtCause.VIA, 1, 0, None)],
        deck="building_grant",
        fresh=(territory("soliera"),),
    )
    assert act(fresh, do.Pay()).view.pending == ()


def test_13_flood_undoes_the_last_action_of_a_chosen_territory() -> None:
    state = act(before("flood", Seat(owns="carpi:2 soliera:1 maranello")), do.Roll())
    carpi = territory("carpi")
    choices = [do.ChooseTerritory(carpi), do.ChooseTerritory(territory("soliera"))]
    assert legal(state.view) == choices
    assert why(state, do.ChooseTerritory(None)) is Why.WRONG_CHOICE
    assert events_of(state, choices[0])[0] == ev.Undone(P0, carpi, kinds("energy_saving")[0])
    after = act(state, choices[0])
    assert after.view.done[carpi] == 1
    assert sum(after.view.bag) == sum(state.view.bag) + 1


def test_13_flood_asks_also_if_there_is_only_one() -> None:
    state = act(before("flood", Seat(owns="carpi:2")), do.Roll())
    assert legal(state.view) == [do.ChooseTerritory(territory("carpi"))]


def test_13_flood_does_nothing_where_biodiversity_is_done_or_nothing_is() -> None:
    assert effects("flood", Seat(owns="carpi:2 sestola:1")) == []
    assert effects("flood", Seat(owns="carpi")) == []


def test_13_new_ideas_draws_six_cards_then_puts_the_old_ones_into_the_bag() -> None:
    hand = "biodiversity " * 6
    state = act(before("new_ideas", Seat(hand=hand), bag="water_saving " * 6), do.Roll())
    assert legal(state.view) == [do.ChooseSwap(swap=True), do.ChooseSwap(swap=False)]
    assert why(state, do.ChooseTerritory(None)) is Why.WRONG_CHOICE
    after = act(state, do.ChooseSwap(swap=True))
    assert after.view.players[P0].hand == kinds("water_saving " * 6)
    assert after.view.bag[kinds("biodiversity")[0]] == 6
    kept = act(state, do.ChooseSwap(swap=False))
    assert kept.view.players[P0].hand == kinds(hand)
    assert kept.view.pending == ()


def test_13_new_ideas_does_nothing_with_fewer_than_six_cards_in_the_bag() -> None:
    assert effects("new_ideas", Seat(hand="biodiversity " * 6), bag="water_saving " * 5) == []


def test_13_nothing_can_be_chosen_where_nothing_is_asked() -> None:
    state = position(Seat(16), Seat())
    assert why(state, do.ChooseTerritory(None)) is Why.NOTHING_TO_CHOOSE
    assert why(state, do.ChooseSwap(swap=True)) is Why.NOTHING_TO_CHOOSE


def test_13_an_empty_deck_is_the_shuffled_discard_pile_at_the_next_draw() -> None:
    ids = list(catalogue().event_ids)
    state = to_roll(
        Seat(10),
        Seat(),
        dice=(1, 2),
        deck="bike_day",
        discard=" ".join(name for name in ids if name != "bike_day"),
    )
    state = act(state, do.Roll())
    assert state.deck == ()
    assert state.view.discard[-1] == event("bike_day")
    (again,) = [
        happened
        for happened in events_of(_next_event(state), do.Roll())
        if isinstance(happened, ev.EventDrawn)
    ]
    assert again.shuffled
    after = act(_next_event(state), do.Roll())
    assert len(after.deck) == after.view.deck == 17
    assert after.view.discard == (again.card,)


def _next_event(state: State) -> State:
    """Return the position with the next player before a throw that leads to an event square."""
    state = act(state, do.EndTurn())
    one, two = state.view.players
    view = replace(state.view, players=(one, replace(two, position=10)))
    for random in range(10_000):
        ready = replace(state, view=view, random=random)
        if ev.Rolled(P1, (1, 2)) in events_of(ready, do.Roll()):
            return ready
    raise AssertionError
