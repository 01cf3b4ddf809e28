"""What is clicked to make a move."""

from __future__ import annotations

from ecosfera.games.co2.moves.move_list import MoveKind, moves
from ecosfera.games.co2.moves.move_selection import MoveSelection
from ecosfera.games.co2.moves.targets import DICE, EXCHANGE, TargetKind, card, player, square
from ecosfera.games.co2.rules.actions import (
    Buy,
    Exchange,
    Play,
    Roll,
    TakeCredit,
)
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.state import Phase, State, Took
from tests.games.co2.rules.positions import P1, Seat, kinds, position, territory

HAND = "water_saving waste_collection waste_collection biodiversity green_building water_saving"


def selection(state: State) -> MoveSelection:
    return MoveSelection(state.view, legal(state.view))


def test_the_dice_are_clicked_to_roll() -> None:
    move = selection(position(Seat(), Seat(), phase=Phase.ROLL))
    assert move.targets() == {DICE}
    assert move.touch(DICE) == Roll()


def test_the_square_of_the_pawn_is_clicked_to_buy() -> None:
    move = selection(position(Seat(at=16), Seat()))
    assert move.touch(square(16)) == Buy()


def test_a_card_that_fits_one_territory_is_played_at_once() -> None:
    """Soliera begins with water saving, Carpi with waste collection."""
    move = selection(position(Seat(at=16, owns="soliera carpi", hand=HAND), Seat()))
    assert move.touch(card(0)) == Play(territory("soliera"))


def test_a_card_that_fits_two_territories_asks_where() -> None:
    """Carpi and Nonantola both begin with waste collection."""
    move = selection(position(Seat(at=16, owns="carpi nonantola", hand=HAND), Seat()))
    assert move.touch(card(1)) is None
    assert move.targets() == {square(16), square(32)}
    assert [line.kind for line in moves(move)] == [MoveKind.STEP, MoveKind.STEP, MoveKind.BACK]
    assert move.touch(square(32)) == Play(territory("nonantola"))


def test_a_territory_is_clicked_to_carry_out_its_next_action() -> None:
    move = selection(position(Seat(at=16, owns="carpi nonantola", hand=HAND), Seat()))
    assert move.touch(square(16)) == Play(territory("carpi"))


def test_back_takes_back_the_last_click() -> None:
    move = selection(position(Seat(at=16, owns="carpi nonantola", hand=HAND), Seat()))
    move.touch(card(1))
    assert move.back()
    assert not move.choosing
    assert not move.back()


def test_two_cards_are_clicked_to_exchange_them_and_then_the_exchange() -> None:
    move = selection(position(Seat(at=5, hand=HAND), Seat()))
    assert move.targets() == {EXCHANGE, player(P1)}, "a card alone begins no exchange"
    assert move.touch(EXCHANGE) is None
    assert move.touch(card(3)) is None
    assert card(3) not in move.targets()
    assert move.touch(card(4)) is None
    both = kinds("green_building biodiversity")
    assert move.exchange == Exchange((both[0], both[1]))
    assert move.touch(EXCHANGE) == Exchange((both[0], both[1]))


def test_a_card_chosen_for_the_exchange_is_taken_back() -> None:
    move = selection(position(Seat(at=5, hand=HAND), Seat()))
    for target in (EXCHANGE, card(3), card(4)):
        move.touch(target)
    move.take_back(card(3))
    assert move.chosen == (EXCHANGE, card(4))
    assert card(3) in move.targets()


def test_a_card_that_fits_is_played_even_where_cards_could_be_exchanged() -> None:
    """In passing (RULES 4.8), with two territories that begin with waste collection."""
    seat = Seat(at=16, owns="carpi nonantola", hand=HAND, credits=2)
    move = selection(position(seat, Seat(), dice=(1, 1), config={"flow": True}))
    assert any(isinstance(action, Exchange) for action in move.actions)
    bright = {target for target in move.targets() if target.kind is TargetKind.CARD}
    assert bright == {card(1), card(2)}
    move.touch(card(1))
    assert [line.kind for line in moves(move)] == [MoveKind.STEP, MoveKind.STEP, MoveKind.BACK]


def test_each_card_has_a_line_while_cards_are_exchanged() -> None:
    move = selection(position(Seat(at=5, hand=HAND), Seat()))
    move.touch(EXCHANGE)
    lines = moves(move)
    count = len(move.view.active.hand)
    assert [line.kind for line in lines] == [*[MoveKind.STEP] * count, MoveKind.BACK]
    left = moves(move, tuple(reversed(range(count))))
    assert [line.target for line in left[:-1]] == [card(n) for n in reversed(range(count))]
    move.touch(card(1))
    assert [line.kind for line in moves(move)][:2] == [MoveKind.STEP, MoveKind.CHOSEN]
    move.touch(card(0))
    done = [MoveKind.CHOSEN, MoveKind.CHOSEN, MoveKind.EXCHANGE, MoveKind.BACK]
    assert [line.kind for line in moves(move)] == done


def test_the_list_has_the_credit_before_the_exchange() -> None:
    lines = moves(selection(position(Seat(at=5, hand=HAND), Seat())))
    assert [line.kind for line in lines] == [MoveKind.CREDIT, MoveKind.EXCHANGE, MoveKind.OFFER]
    assert lines[0].action == TakeCredit()


def test_after_the_credit_the_turn_can_be_ended() -> None:
    lines = moves(selection(position(Seat(at=5, hand=HAND), Seat(), took=Took.CREDIT)))
    assert lines[-1].kind is MoveKind.END


def test_credits_to_hand_in_stand_before_offers_and_those_before_the_exchange() -> None:
    """What comes last is on the second page of a long list, as there are several offers."""
    seats = Seat(at=6, owns="soliera carpi", hand=HAND, credits=9), Seat(), Seat(), Seat()
    lines = moves(selection(position(*seats, config={"flow": True, "retire": True})))
    kinds = list(dict.fromkeys(line.kind for line in lines))
    assert kinds[:5] == [
        MoveKind.PLAY,
        MoveKind.BUY,
        MoveKind.RETIRE,
        MoveKind.OFFER,
        MoveKind.EXCHANGE,
    ]
