"""RULES 2.7, 3 and 4: turns, moves, and the options on each kind of square."""

from __future__ import annotations

from dataclasses import replace

from ecosfera.games.co2.bots.roster import BOTS
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode as Why
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.ids import AFAR_EXTRA, RETIRE_PRICE
from ecosfera.games.co2.rules.state import (
    Phase,
    Side,
    Took,
    balance,
    exchange_bag,
    with_hidden_shuffled,
)
from tests.games.co2.rules.positions import (
    GONE,
    P0,
    P1,
    P2,
    Seat,
    act,
    event,
    events_of,
    hand_of,
    kinds,
    pair,
    position,
    territory,
    to_roll,
    why,
)

CARPI = territory("carpi")
AT_CARPI = 16
AT_CO2 = 15
AT_EVENT = 13
PROPOSE = do.OfferTemplate(P1)


def test_2_7_turns_go_clockwise_past_players_who_are_out() -> None:
    state = position(Seat(AT_CARPI), GONE, Seat(), number=5, round=2)
    state = act(state, do.Pass())
    turn = state.view.turn
    assert (turn.player, turn.number, turn.round, turn.phase) == (P2, 6, 2, Phase.ROLL)


def test_2_7_a_round_ends_when_the_turn_reaches_or_passes_the_first_seat() -> None:
    reached = act(position(Seat(), Seat(AT_CARPI), player=P1), do.Pass())
    assert (reached.view.turn.player, reached.view.turn.round) == (P0, 2)
    passed = act(position(Seat(), GONE, Seat(AT_CARPI), player=P2, first=P1), do.Pass())
    assert (passed.view.turn.player, passed.view.turn.round) == (P0, 1)
    passed = act(position(Seat(AT_CARPI), GONE, Seat(), player=P0, first=P1), do.Pass())
    assert (passed.view.turn.player, passed.view.turn.round) == (P2, 2)


def test_3_1_the_pawn_goes_on_by_the_sum_of_both_dice() -> None:
    state = to_roll(Seat(10), Seat(), dice=(2, 4))
    assert legal(state.view) == [do.Roll()]
    assert why(state, do.EndTurn()) is Why.ROLL_FIRST
    assert events_of(state, do.Roll()) == [ev.Rolled(P0, (2, 4)), ev.Moved(P0, 10, 16)]
    state = act(state, do.Roll())
    assert state.view.turn.dice == (2, 4)
    assert why(state, do.Roll()) is Why.ROLLED_ALREADY


def test_3_1_doubles_mean_nothing() -> None:
    state = act(to_roll(Seat(8), Seat(), dice=(4, 4)), do.Roll(), do.Pass())
    assert state.view.turn.player == P1


def test_3_2_via_is_settled_before_the_event_of_the_square_of_arrival() -> None:
    seat = Seat(38, owns="carpi:4 campogalliano:4")  # balance 2
    events = events_of(to_roll(seat, Seat(), dice=(4, 1), deck="sunny_year"), do.Roll())
    names = [type(happened) for happened in events]
    assert names.index(ev.ViaSettled) < names.index(ev.EventDrawn)


def test_3_3_pawns_may_share_a_square() -> None:
    state = act(to_roll(Seat(10), Seat(AT_CARPI), dice=(1, 5)), do.Roll())
    assert [player.position for player in state.view.players] == [AT_CARPI, AT_CARPI]


def test_4_1_on_a_free_territory_one_may_buy_and_play_in_any_order() -> None:
    seat = Seat(AT_CARPI, owns="soliera", hand="water_saving renewable_energy")
    state = position(seat, Seat())
    play = do.Play(territory("soliera"))
    for actions in ((do.Buy(), play, play), (play, do.Buy(), play)):
        after = act(state, *actions)
        assert after.view.owners[CARPI] == P0
        assert after.view.turn.played == 2
    assert why(act(state, do.Buy()), do.Pass()) is Why.NOT_IDLE
    assert why(act(state, play), do.Pass()) is Why.NOT_IDLE


def test_4_1_a_pass_ends_the_turn_and_brings_one_credit() -> None:
    state = position(Seat(AT_CARPI), Seat())
    assert why(state, do.EndTurn()) is Why.IDLE
    assert events_of(state, do.Pass())[0] == ev.CreditsTaken(P0, 1, Cause.PASS)
    after = act(state, do.Pass())
    assert after.view.players[P0].credits == 15
    assert after.view.turn.player == P1


def test_4_1_a_territory_that_became_free_in_this_turn_can_be_bought() -> None:
    """The owner of the square under the pawn goes out by a trade in the same turn."""
    rich = "sassuolo fiorano carpi"  # -14
    state = position(Seat(AT_CARPI, owns="frassinoro"), Seat(owns=rich), Seat())
    give = do.Propose(P1, _side("frassinoro"), _side(euros=300))
    state = act(state, give, do.Accept())
    assert state.view.players[P1].out is not None
    assert why(state, do.Buy()) is None


def _side(names: str = "", euros: int = 0) -> Side:
    return Side(tuple(map(territory, names.split())), euros=euros)


def test_4_2_on_an_own_territory_one_may_play_anywhere_or_pass() -> None:
    state = position(Seat(AT_CARPI, owns="carpi soliera", hand="water_saving"), Seat())
    assert why(state, do.Buy()) is Why.NOT_FREE
    assert why(state, do.Pass()) is None
    assert why(state, do.Play(territory("soliera"))) is None


def test_4_3_on_anothers_territory_the_rent_is_paid_first_of_all() -> None:
    state = to_roll(Seat(10, euros=1000), Seat(owns="carpi:2"), dice=(2, 4))
    assert events_of(state, do.Roll())[-1] == ev.Paid(P0, 0, 600, P1, Cause.RENT)
    after = act(state, do.Roll())
    assert [player.euros for player in after.view.players] == [400, 6100]
    assert why(after, do.Buy()) is Why.NOT_FREE
    assert why(after, do.Pass()) is None


def test_4_4_on_a_co2_square_a_credit_comes_first_then_actions() -> None:
    state = position(Seat(AT_CO2, owns="soliera", hand="water_saving"), Seat())
    play = do.Play(territory("soliera"))
    assert why(state, play) is Why.CREDIT_FIRST
    assert why(state, do.EndTurn()) is Why.TAKE_FIRST
    state = act(state, do.TakeCredit())
    assert state.view.players[P0].credits == 15
    assert state.view.turn.took is Took.CREDIT
    assert why(state, do.TakeCredit()) is Why.TOOK_ALREADY
    assert why(state, play) is None
    assert why(act(state, play), do.EndTurn()) is None


def test_4_4_or_an_exchange_of_two_cards_and_then_no_actions() -> None:
    seat = Seat(AT_CO2, owns="soliera", hand="water_saving water_saving biodiversity")
    state = position(seat, Seat())
    state = act(state, do.Exchange(pair("water_saving biodiversity")))
    assert state.view.turn.took is Took.EXCHANGE
    assert why(state, do.Play(territory("soliera"))) is Why.EXCHANGED
    assert why(state, do.TakeCredit()) is Why.TOOK_ALREADY
    assert why(state, do.EndTurn()) is None


def test_4_4_there_is_no_pass_on_a_co2_square_and_via_is_one_too() -> None:
    for square in (0, AT_CO2):
        state = position(Seat(square), Seat())
        assert why(state, do.Pass()) is Why.NO_PASS_HERE
        assert why(state, do.Buy()) is Why.NO_TERRITORY_HERE
        assert do.TakeCredit() in legal(state.view)
    elsewhere = position(Seat(AT_CARPI), Seat())
    assert why(elsewhere, do.TakeCredit()) is Why.NOT_CO2_SQUARE
    assert why(elsewhere, do.Exchange(pair("biodiversity biodiversity"))) is Why.NOT_CO2_SQUARE


FLOW = {"flow": True}


def test_4_8_with_flow_a_throw_past_a_co2_square_brings_a_credit_before_via() -> None:
    seat = Seat(38, owns="carpi:4 campogalliano:4")  # balance 2
    state = to_roll(seat, Seat(), dice=(2, 1), config=FLOW)
    assert events_of(state, do.Roll())[1:4] == [
        ev.Moved(P0, 38, 1),
        ev.CreditsTaken(P0, 1, Cause.PASSING),
        ev.ViaSettled(P0, 2),
    ]
    far = act(to_roll(Seat(4), Seat(), dice=(6, 6), config=FLOW), do.Roll())
    assert far.view.players[P0].credits == 15, "one credit past two squares"
    for seat, dice in ((Seat(11), (2, 2)), (Seat(5), (2, 2)), (Seat(5), (2, 3))):
        state = act(to_roll(seat, Seat(), dice=dice, config=FLOW), do.Roll())
        assert state.view.players[P0].credits == 14, "reached, left, or not met"
    strict = act(to_roll(Seat(14), Seat(), dice=(1, 1)), do.Roll())
    assert strict.view.players[P0].credits == 14


def test_4_8_and_on_a_territory_two_cards_may_be_exchanged_for_a_credit() -> None:
    swap = do.Exchange(pair("biodiversity biodiversity"))
    seat = Seat(AT_CARPI, owns="soliera", hand="water_saving biodiversity biodiversity")
    state = position(seat, Seat(), dice=(1, 1), config=FLOW)
    assert swap in legal(state.view)
    assert why(state, do.TakeCredit()) is Why.NOT_CO2_SQUARE
    assert events_of(state, swap)[0] == ev.Paid(P0, 1, 0, None, Cause.PASSING)
    after = act(state, do.Play(territory("soliera")), swap)
    assert after.view.turn.took is Took.EXCHANGE
    assert after.view.players[P0].credits == 12
    again = after.view.active.hand[0]
    assert why(after, do.Exchange((again, again))) is Why.TOOK_ALREADY
    assert why(act(state, swap), do.Pass()) is None


def test_4_8_no_exchange_without_a_credit_or_a_throw_past_a_co2_square() -> None:
    swap = do.Exchange(pair("biodiversity biodiversity"))
    seat = Seat(AT_CARPI, hand="water_saving biodiversity biodiversity")
    poor = position(replace(seat, credits=0), Seat(), dice=(1, 1), config=FLOW)
    assert why(poor, swap) is Why.NO_CREDIT
    for other in (
        position(seat, Seat(), dice=(1, 1)),
        position(replace(seat, at=AT_CARPI + 1), Seat(), dice=(1, 1), config=FLOW),
        position(seat, Seat(), dice=(1, 1), event=event("new_bus_line"), config=FLOW),
    ):
        assert why(other, swap) is Why.NOT_CO2_SQUARE
        assert swap not in legal(other.view)


def test_4_8_an_event_card_that_leads_past_a_co2_square_brings_none() -> None:
    events = events_of(
        to_roll(Seat(8), Seat(), dice=(2, 3), deck="new_bus_line", config=FLOW), do.Roll()
    )
    assert sum(isinstance(happened, ev.CreditsTaken) for happened in events) == 1


def test_4_8_with_flow_an_event_leaves_the_turn_its_actions_but_no_pass() -> None:
    seat = Seat(10, owns="soliera", hand="water_saving")
    state = act(to_roll(seat, Seat(), dice=(1, 2), deck="cold_winter", config=FLOW), do.Roll())
    play = do.Play(territory("soliera"))
    assert play in legal(state.view)
    assert why(state, do.EndTurn()) is None
    assert why(state, do.Pass()) is Why.NOT_IDLE
    assert why(state, do.TakeCredit()) is Why.NOT_CO2_SQUARE
    after = act(state, play)
    assert after.view.done[territory("soliera")] == 1
    assert after.view.players[P0].credits == state.view.players[P0].credits - 1
    assert why(after, do.EndTurn()) is None
    assert BOTS["greedy"]("").choose(state) == play


def test_4_8_after_a_new_bus_line_only_the_territory_bought_waits() -> None:
    seat = Seat(10, owns="soliera", hand="water_saving")
    state = to_roll(seat, Seat(), dice=(1, 2), deck="new_bus_line", config=FLOW)
    after = act(state, do.Roll(), do.Buy())
    (bought,) = after.view.turn.fresh
    assert why(after, do.Play(bought)) is Why.FRESH
    assert do.Play(territory("soliera")) in legal(after.view)


def test_4_5_the_price_goes_to_the_bank_and_the_costs_lower_the_balance_at_once() -> None:
    state = act(position(Seat(AT_CARPI), Seat()), do.Buy())
    assert state.view.players[P0].euros == 5500 - 900
    assert state.view.bank.euros == 31_000 - 11_000 + 900
    assert balance(state.view, P0) == -4
    assert state.view.done[CARPI] == 0


def test_4_5_only_with_enough_euros() -> None:
    assert why(position(Seat(AT_CARPI, euros=800), Seat()), do.Buy()) is Why.PRICE_TOO_HIGH


def test_4_5_no_action_on_it_in_this_turn() -> None:
    state = act(position(Seat(AT_CARPI, hand="waste_collection"), Seat()), do.Buy())
    assert state.view.turn.fresh == (CARPI,)
    assert why(state, do.Play(CARPI)) is Why.FRESH


def test_4_6_an_event_square_has_an_event_and_neither_credit_nor_actions() -> None:
    seat = Seat(10, owns="soliera", hand="water_saving")
    state = act(to_roll(seat, Seat(), dice=(1, 2), deck="cold_winter"), do.Roll())
    assert state.view.turn.event == event("cold_winter")
    assert state.view.discard == (event("cold_winter"),)
    assert why(state, do.Play(territory("soliera"))) is Why.EVENT_TURN
    assert why(state, do.Pass()) is Why.EVENT_TURN
    assert why(state, do.TakeCredit()) is Why.NOT_CO2_SQUARE
    assert PROPOSE in legal(state.view)
    assert why(state, do.EndTurn()) is None


def test_4_7_trading_is_no_action_that_forbids_the_pass() -> None:
    state = position(Seat(AT_CARPI, hand="biodiversity"), Seat(hand="water_saving"))
    swap = do.Propose(P1, Side(cards=kinds("biodiversity")), Side(cards=kinds("water_saving")))
    state = act(state, swap, do.Accept())
    assert "water_saving" in hand_of(state, P0)
    assert why(state, do.Pass()) is None


RETIRE = {"retire": True}


def test_4_9_credits_handed_in_raise_the_balance_and_go_back_to_the_bank() -> None:
    state = position(Seat(AT_CARPI, credits=9), Seat(), config=RETIRE)
    bank = state.view.bank.credits
    after = act(state, do.Retire())
    assert balance(after.view, P0) == 1
    assert after.view.players[P0].credits == 9 - RETIRE_PRICE
    assert after.view.bank.credits == bank + RETIRE_PRICE
    assert balance(after.view, P1) == 0


def test_4_9_once_in_a_turn_and_each_time_for_a_credit_more() -> None:
    state = position(Seat(AT_CARPI, credits=14), Seat(), config=RETIRE)
    after = act(state, do.Retire())
    assert why(after, do.Retire()) is Why.RETIRED
    again = replace(after.view, turn=replace(after.view.turn, retired=False))
    after = act(replace(after, view=again), do.Retire())
    assert after.view.players[P0].credits == 14 - RETIRE_PRICE - (RETIRE_PRICE + 1)
    assert balance(after.view, P0) == 2


def test_4_9_only_with_enough_credits_after_the_move_and_where_the_setting_says_so() -> None:
    poor = position(Seat(AT_CARPI, credits=RETIRE_PRICE - 1), Seat(), config=RETIRE)
    assert why(poor, do.Retire()) is Why.FEW_CREDITS
    assert why(to_roll(Seat(), Seat(), dice=(1, 2), config=RETIRE), do.Retire()) is Why.ROLL_FIRST
    assert why(position(Seat(AT_CARPI), Seat()), do.Retire()) is Why.NO_RETIRING
    assert do.Retire() not in legal(position(Seat(AT_CARPI), Seat()).view)


def test_4_9_on_any_square_and_it_limits_nothing_else() -> None:
    on_co2 = position(Seat(0), Seat(), config=RETIRE)
    assert do.Retire() in legal(on_co2.view)
    after = act(position(Seat(AT_CARPI), Seat(), config=RETIRE), do.Retire())
    for action in (do.Buy(), do.Pass()):
        assert why(after, action) is None
    assert why(after, do.EndTurn()) is Why.IDLE


def test_4_9_the_last_point_wins_at_once() -> None:
    done = "sassuolo:4 formigine:4 maranello:4"
    seat = Seat(AT_CARPI, owns=done)
    lead = balance(position(seat, Seat()).view, P0)
    state = position(seat, Seat(), config={**RETIRE, "goal": lead + 1})
    after = act(state, do.Retire())
    assert after.view.outcome is not None
    assert after.view.outcome.winners == (P0,)


def test_4_9_credits_do_not_bring_the_last_point_where_it_has_to_be_earned() -> None:
    seat = Seat(AT_CARPI, owns="sassuolo:4 formigine:4 maranello:4", credits=9)
    lead = balance(position(seat, Seat()).view, P0)
    earned = {**RETIRE, "last_earned": True}
    before = position(seat, Seat(), config={**earned, "goal": lead + 2})
    assert do.Retire() in legal(before.view)
    assert act(before, do.Retire()).view.outcome is None
    last = position(seat, Seat(), config={**earned, "goal": lead + 1})
    assert why(last, do.Retire()) is Why.LAST_POINT
    assert do.Retire() not in legal(last.view)


def test_4_9_an_action_brings_the_last_point_after_the_credits() -> None:
    seat = Seat(AT_CARPI, owns="soliera:3", credits=RETIRE_PRICE + 1, hand="public_transport")
    lead = balance(position(seat, Seat()).view, P0)
    state = position(seat, Seat(), config={**RETIRE, "last_earned": True, "goal": lead + 2})
    (place,) = state.view.owned(P0)
    after = act(state, do.Retire(), do.Play(place))
    assert after.view.outcome is not None
    assert after.view.outcome.winners == (P0,)
    assert why(act(state, do.Play(place)), do.Retire()) is Why.LAST_POINT


def test_5_6_an_exchange_brings_kinds_that_are_not_in_the_hand() -> None:
    hand = "waste_collection waste_collection biodiversity water_saving energy_saving"
    state = position(Seat(AT_CO2, hand=hand), Seat(), config={"new_kinds": True})
    held, back = set(state.view.active.hand), pair("waste_collection biodiversity")
    for number in range(20):
        tried = with_hidden_shuffled(state, number)
        found = events_of(tried, do.Exchange(back))
        drawn = [event.drawn for event in found if isinstance(event, ev.Exchanged)]
        assert len(drawn) == 1
        assert not held & set(drawn[0])


def test_5_6_any_card_counts_when_the_bag_has_no_other_kind() -> None:
    state = position(Seat(AT_CO2, hand="waste_collection biodiversity"), Seat())
    view = replace(state.view, config=replace(state.view.config, new_kinds=True))
    hand, bag = view.active.hand, [0] * 8
    bag[hand[0]] = 3
    assert exchange_bag(view, P0, bag) == bag
    bag[(set(range(8)) - set(hand)).pop()] = 1
    assert exchange_bag(view, P0, bag)[hand[0]] == 0
    assert exchange_bag(state.view, P0, bag) == bag


AFAR = {"afar": True, "flow": True}


def test_4_10_a_territory_of_an_own_area_can_be_bought_from_afar() -> None:
    state = position(Seat(AT_CO2, owns="soliera", euros=1200), Seat(), config=AFAR)
    purchase, before = do.BuyAfar(CARPI), balance(state.view, P0)
    price = 900 + AFAR_EXTRA
    assert purchase in legal(state.view)
    assert events_of(state, purchase) == [
        ev.Paid(P0, 0, price, None, Cause.PURCHASE),
        ev.Bought(P0, CARPI),
    ]
    after = act(state, purchase)
    assert after.view.owners[CARPI] == P0
    assert after.view.players[P0].euros == 1200 - price
    assert balance(after.view, P0) == before - 4
    assert why(act(after, do.TakeCredit()), do.Play(CARPI)) is Why.FRESH


def test_4_10_only_where_the_setting_the_area_and_the_euros_allow_it() -> None:
    purchase, seat = do.BuyAfar(CARPI), Seat(AT_CO2, owns="soliera")
    assert why(position(seat, Seat()), purchase) is Why.NO_AFAR
    assert why(to_roll(seat, Seat(), dice=(1, 2), config=AFAR), purchase) is Why.ROLL_FIRST
    elsewhere = position(Seat(AT_CO2, owns="pavullo:3 soliera:4"), Seat(), config=AFAR)
    assert why(elsewhere, do.BuyAfar(territory("guiglia"))) is Why.NO_NEIGHBOUR
    taken = position(seat, Seat(owns="carpi"), config=AFAR)
    assert why(taken, purchase) is Why.NOT_FREE
    poor = position(Seat(AT_CO2, owns="soliera", euros=1100), Seat(), config=AFAR)
    assert why(poor, purchase) is Why.PRICE_TOO_HIGH
    here = position(Seat(AT_CARPI, owns="soliera"), Seat(), config=AFAR)
    assert why(here, purchase) is Why.NOT_AFAR
    assert not [a for a in legal(position(seat, Seat()).view) if isinstance(a, do.BuyAfar)]


def test_4_10_any_free_territory_once_all_own_actions_are_done() -> None:
    done = position(Seat(AT_CO2, owns="pavullo:4"), Seat(owns="guiglia"), config=AFAR)
    assert why(done, do.BuyAfar(CARPI)) is None
    assert why(done, do.BuyAfar(territory("guiglia"))) is Why.NOT_FREE
    after = act(done, do.BuyAfar(CARPI))
    assert why(after, do.BuyAfar(territory("soliera"))) is Why.BOUGHT


def test_4_10_one_purchase_a_turn_here_or_from_afar() -> None:
    state = position(Seat(AT_CARPI, owns="soliera pavullo", euros=5000), Seat(), config=AFAR)
    other = do.BuyAfar(territory("campogalliano"))
    assert why(act(state, do.Buy()), other) is Why.BOUGHT
    assert why(act(state, other), do.Buy()) is Why.BOUGHT
    assert why(act(state, other), do.BuyAfar(territory("frassinoro"))) is Why.BOUGHT
    assert why(act(state, other), do.Pass()) is Why.NOT_IDLE
    assert why(act(state, other), do.EndTurn()) is None


def test_4_10_actions_and_the_co2_square_stay_what_they_are() -> None:
    seat = Seat(AT_CO2, owns="soliera:3", hand="public_transport", euros=5000)
    state = position(seat, Seat(), config=AFAR)
    after = act(state, do.BuyAfar(CARPI))
    assert why(after, do.EndTurn()) is Why.TAKE_FIRST
    assert why(act(after, do.TakeCredit()), do.Play(territory("soliera"))) is None
