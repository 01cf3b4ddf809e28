"""RULES 9: winning and losing."""

from __future__ import annotations

from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.actions import RefusalCode as Why
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.state import (
    Bank,
    Debt,
    DebtCause,
    Out,
    Outcome,
    OutcomeKind,
    OutReason,
    Player,
    State,
    balance,
    sunny_areas,
)
from tests.games.co2.rules.positions import (
    GONE,
    P0,
    P1,
    P2,
    Seat,
    act,
    events_of,
    position,
    side,
    territory,
    why,
)

TWO_SUNS = "pavullo:4 montefiorino:4 frassinoro:4 sestola:4 pievepelago:4 guiglia:4"  # 20
DEEP = "sassuolo fiorano maranello"  # -14
AT_CARPI = 16


def goal(state: object, winner: int) -> bool:
    return state == Outcome(OutcomeKind.GOAL, (winner,))  # type: ignore[arg-type]


def test_9_1_a_balance_of_20_after_a_move_wins_at_once() -> None:
    owns = TWO_SUNS.replace("pavullo:4", "pavullo:3")
    state = position(Seat(AT_CARPI, owns=owns, hand="waste_collection"), Seat())
    state = act(state, do.Play(territory("pavullo")))
    assert goal(state.view.outcome, P0)
    assert legal(state.view) == []
    assert why(state, do.EndTurn()) is Why.GAME_OVER


def test_9_1_a_lower_goal_wins_sooner_and_without_a_bonus() -> None:
    owns = "pavullo:3 montefiorino:4 sestola:4 pievepelago:4 campogalliano:4"  # 9
    seat = Seat(AT_CARPI, owns=owns, hand="waste_collection")
    for at, over in ((10, True), (11, False)):
        state = position(seat, Seat(), config={"goal": at})
        after = act(state, do.Play(territory("pavullo")))
        assert (after.view.outcome is not None) == over
        assert sunny_areas(after.view, P0) == ()


def test_9_1_also_in_debt() -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 5000, P1)
    state = position(Seat(owns=f"{TWO_SUNS} carpi"), Seat(), pending=[debt])
    assert balance(state.view, P0) == 16
    assert goal(act(state, do.Sell(territory("carpi"))).view.outcome, P0)


def test_9_1_if_a_trade_brings_two_there_the_active_player_wins() -> None:
    one = Seat(AT_CARPI, owns="pavullo:4 montefiorino:4 guiglia:4")  # 7, then 11
    two = Seat(AT_CARPI, owns="sestola:4 pievepelago:4 frassinoro:4 soliera:4")  # 6, then 10
    for player in (P0, P1):
        state = position(one, two, player=player, config={"goal": 10})
        give, get = ("guiglia", "frassinoro") if player == P0 else ("frassinoro", "guiglia")
        offer = do.Propose(P1 if player == P0 else P0, side(give), side(get))
        after = act(state, offer, do.Accept())
        assert [balance(after.view, p) for p in (P0, P1)] == [11, 10]
        assert goal(after.view.outcome, player)


def test_9_2_the_last_one_left_wins() -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 600, P1)
    state = act(position(Seat(euros=0), Seat(), pending=[debt]), do.DeclareBankruptcy())
    assert state.view.outcome == Outcome(OutcomeKind.LAST, (P1,))
    assert state.view.turn.player == P0
    assert state.view.pending == ()


def test_9_3_a_balance_of_minus_15_after_a_move_puts_out_by_a_legal_purchase() -> None:
    state = position(Seat(36, owns=DEEP), Seat(), Seat())  # vignola: 2
    assert why(state, do.Buy()) is None
    after = act(state, do.Buy())
    assert after.view.players[P0].out == Out(OutReason.BALANCE, 1)
    assert after.view.turn.player == P1


def test_9_3_the_goal_is_looked_at_first() -> None:
    state = position(
        Seat(AT_CARPI, owns=f"{TWO_SUNS} carpi:0 soliera:3", hand="public_transport"),
        Seat(owns=DEEP),
    )
    offer = do.Propose(P1, side("carpi"), side(euros=300))
    after = act(state, offer, do.Accept())
    assert goal(after.view.outcome, P0)
    assert after.view.players[P1].out is None


def both_sink(*others: Seat) -> State:
    """Return a position after a trade by which two players lose their suns, and go below -15."""
    one = "pavullo:4 montefiorino:4 frassinoro:4 sassuolo fiorano maranello formigine"
    two = "sestola:4 pievepelago:4 guiglia:4 carpi mirandola soliera bomporto spilamberto"
    rest = "modena_workshops", "finale_emilia castelfranco"
    seats = Seat(AT_CARPI, owns=f"{one} {rest[0]}"), Seat(owns=f"{two} {rest[1]}")
    state = position(*seats, *others)
    assert [balance(state.view, player) for player in (P0, P1)] == [-12, -14]
    return act(state, do.Propose(P1, side("frassinoro"), side("guiglia")), do.Accept())


def test_9_3_all_who_go_out_go_out_before_the_turn_passes_on() -> None:
    view = both_sink(Seat(), Seat()).view
    assert [view.players[player].out for player in (P0, P1)] == [Out(OutReason.BALANCE, 1)] * 2
    assert view.turn.player == P2
    assert both_sink(Seat()).view.outcome == Outcome(OutcomeKind.LAST, (P2,))


def test_9_3_the_last_one_left_is_not_looked_at() -> None:
    view = both_sink().view
    assert view.outcome == Outcome(OutcomeKind.LAST, (P1,))
    assert balance(view, P1) == -18


def test_9_4_everything_goes_back_and_the_euros_go_to_the_creditor() -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 600, P1)
    state = position(
        Seat(credits=5, euros=400, owns="carpi:2 soliera"), Seat(), Seat(), pending=[debt]
    )
    events = events_of(state, do.DeclareBankruptcy())
    assert events[0] == ev.WentOut(P0, OutReason.DEBT, P1)
    view = act(state, do.DeclareBankruptcy()).view
    assert view.players[P0] == Player(None, 0, 0, (), Out(OutReason.DEBT, 1))
    assert view.players[P1].euros == 5900
    assert view.bank.credits == state.view.bank.credits + 5
    carpi = territory("carpi")
    assert (view.owners[carpi], view.done[carpi]) == (None, 0)
    assert sum(view.bag) == sum(state.view.bag) + 6 + 2
    assert balance(view, P0) == 0
    assert view.turn.player == P1


def test_9_4_without_a_creditor_the_euros_go_to_the_bank() -> None:
    state = position(Seat(36, owns=DEEP, euros=700), Seat(), Seat(), bank=Bank(0, 0))
    assert act(state, do.Buy()).view.bank == Bank(14, 700)


def test_9_4_a_player_put_out_in_a_trade_gives_the_euros_to_the_creditor() -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 9900, P1)
    state = position(Seat(owns=DEEP, euros=2000), Seat(), Seat(owns="vignola"), pending=[debt])
    offer = do.Propose(P2, side(euros=200), side("vignola"))
    after = act(state, offer, do.Accept())
    assert after.view.players[P0].out is not None
    assert after.view.players[P1].euros == 5500 + 1800
    assert after.view.pending == ()
    assert after.view.turn.player == P1


def last_round(one: Seat, two: Seat) -> Outcome | None:
    state = position(one, two, player=P1, round=5, number=10, config={"round_limit": 5})
    after = act(state, do.Pass())
    assert after.view.turn.number == 10
    assert after.view.turn.round == 5
    return after.view.outcome


def rounds(*winners: int) -> Outcome:
    return Outcome(OutcomeKind.ROUNDS, tuple(winners))  # type: ignore[arg-type]


def test_9_5_after_the_last_round_the_best_balance_wins() -> None:
    assert last_round(Seat(owns="carpi"), Seat(AT_CARPI, owns="guiglia")) == rounds(P1)
    assert last_round(Seat(), Seat(AT_CARPI, owns="guiglia")) == rounds(P0)


def test_9_6_ties_go_by_suns_then_actions_then_money_then_are_shared() -> None:
    sun = Seat(owns="pavullo:4 montefiorino:4 frassinoro:4 sassuolo:1")  # 11 - 4 = 7
    plain = "soliera:4 bomporto:4 castelvetro:4 nonantola:4 vignola:4"  # 1 + 1 + 1 + 2 + 2
    assert balance(position(sun, Seat(owns=plain)).view, P0) == 7
    assert balance(position(sun, Seat(owns=plain)).view, P1) == 7
    assert last_round(sun, Seat(AT_CARPI, owns=plain)) == rounds(P0)
    # the same balance with more actions done
    assert last_round(Seat(owns="soliera:3"), Seat(AT_CARPI)) == rounds(P0)
    # the same in all that, and more money: the pass brought a credit
    assert last_round(Seat(), Seat(AT_CARPI)) == rounds(P1)
    assert last_round(Seat(credits=15), Seat(AT_CARPI)) == rounds(P0, P1)
    assert last_round(Seat(euros=5600), Seat(AT_CARPI)) == rounds(P0, P1)


def test_9_5_who_is_out_cannot_win() -> None:
    state = position(
        Seat(AT_CARPI, owns="carpi"),
        GONE,
        Seat(owns="sassuolo"),
        first=P1,
        config={"round_limit": 1},
    )
    assert act(state, do.Pass()).view.outcome == rounds(P0)
