"""What happened, in sentences."""

from __future__ import annotations

import pytest

from ecosfera import paths
from ecosfera.games.co2.moves.move_list import MoveKind, first_moves
from ecosfera.games.co2.moves.move_selection import MoveSelection
from ecosfera.games.co2.panels import spiral
from ecosfera.games.co2.rules import actions as do
from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.engine import apply, legal
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import EVERY_KIND
from ecosfera.games.co2.rules.state import Bank
from ecosfera.games.co2.text.event_text import brief, sentence
from ecosfera.games.co2.text.move_text import MoveText
from ecosfera.games.co2.text.names import Names
from ecosfera.words import Words
from tests.games.co2.rules.positions import P0, Seat, act, catalogue, position, territory, to_roll

NAMES = Names(Words("en", paths.locales()), catalogue(), ("Anna", "Elias"))


def test_a_new_hand_is_told_with_three_of_its_cards() -> None:
    drawn = EVERY_KIND[:6]
    told = brief(NAMES, ev.Exchanged(P0, drawn, drawn, Cause.EVENT))
    named = ", ".join(NAMES.kind(kind) for kind in drawn[:3])
    assert told == f"Anna exchanges 6 cards. New: {named} and 3 more."


def test_cards_of_one_kind_are_named_once_with_their_number() -> None:
    bus, wind, water = EVERY_KIND[:3]
    exchanged = ev.Exchanged(P0, (bus, bus), (wind, water), Cause.SQUARE)
    named = [NAMES.kind(kind) for kind in (bus, wind, water)]
    told = sentence(NAMES, exchanged, position(Seat()).view)
    assert told == f"Anna puts back 2\u00a0×\u00a0{named[0]} and draws {named[1]} and {named[2]}."


def test_what_is_bought_from_afar_says_so_and_what_that_costs() -> None:
    """A rival bought from another place for more than the board says, which nobody could follow."""
    carpi = territory("carpi")
    for at, told in ((5, "Anna buys Carpi from afar for €300 more ("), (16, "Anna buys Carpi (")):
        view = position(Seat(at=at, owns="carpi soliera"), Seat()).view
        assert sentence(NAMES, ev.Bought(P0, carpi), view).startswith(told)


def test_an_exchange_of_two_cards_needs_no_shorter_sentence() -> None:
    assert not brief(NAMES, ev.Exchanged(P0, EVERY_KIND[:2], EVERY_KIND[2:4], Cause.SQUARE))


def test_a_credit_past_a_co2_square_says_where_it_comes_from() -> None:
    start = to_roll(Seat(13), Seat(), dice=(1, 2), config={"flow": True})
    _, events = apply(start, do.Roll())
    told = [sentence(NAMES, event, start.view) for event in events]
    assert "Anna passes a CO₂ square and takes 1 credit." in told


def test_who_gets_nothing_is_told_why() -> None:
    view = position(Seat()).view
    for cause in (Cause.VIA, Cause.PASS, Cause.PASSING):
        told = sentence(NAMES, ev.CreditsTaken(P0, 0, cause), view)
        assert told == "Anna gets no credits: the bank has none left."
    assert not sentence(NAMES, ev.CreditsTaken(P0, 0, Cause.SQUARE), view)


@pytest.mark.parametrize(("credit", "told"), [(1, " The bank has none left."), (2, "")])
def test_via_says_why_the_bank_pays_less_than_the_balance(credit: int, told: str) -> None:
    seats = Seat(38, owns="campogalliano:4"), Seat()
    start = to_roll(*seats, dice=(1, 2), bank=Bank(credit, 20_000))
    _, events = apply(start, do.Roll())
    taken = next(event for event in events if isinstance(event, ev.CreditsTaken))
    after = fold(start.view, taken)
    assert sentence(NAMES, taken, after) == f"Anna takes {NAMES.credits(credit)}.{told}"
    assert spiral.due_at_via(start.view) == credit


def test_an_exchange_in_passing_says_that_it_costs_a_credit() -> None:
    start = to_roll(Seat(13), Seat(), dice=(1, 2), config={"flow": True})
    view = act(start, do.Roll()).view
    (move,) = [
        move
        for move in first_moves(MoveSelection(view, legal(view)))
        if move.kind is MoveKind.EXCHANGE
    ]
    assert MoveText(NAMES).line(move, view).about.startswith("Costs 1 credit")


def test_the_last_action_of_a_territory_is_told_as_such() -> None:
    for done, told in ((2, False), (3, True)):
        carpi = territory("carpi")
        card = catalogue().territories[carpi].kinds[done]
        hand = catalogue().kinds[card].id
        before = position(Seat(owns=f"carpi:{done}", hand=hand), Seat()).view
        event = ev.Played(P0, carpi, card)
        assert sentence(NAMES, event, fold(before, event)).endswith("done.") == told


def test_the_same_cards_drawn_again_are_told_as_such() -> None:
    view = position(Seat(hand="biodiversity biodiversity"), Seat()).view
    cards = view.players[0].hand
    same = ev.Exchanged(P0, cards, cards, ev.Cause.SQUARE)
    assert sentence(NAMES, same, view).endswith("draws the same again.")
