"""The number keys of the move list."""

from __future__ import annotations

from ecosfera.games.baltica.moves.key_numbers import KeyNumbers
from ecosfera.games.baltica.moves.move_list import MoveGroup, MoveKind
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules.ids import CardId

A, B, C = (MoveGroup(MoveKind.TAKE, card=CardId(card)) for card in range(3))
PASS, END = MoveGroup(MoveKind.PASS), MoveGroup(MoveKind.END)


def test_a_move_keeps_its_number_for_the_whole_turn() -> None:
    keys = KeyNumbers()
    assert keys.of([A, B, PASS, END], 1) == (1, 2, 7, 0)
    assert keys.of([C, B, PASS, END], 1) == (3, 2, 7, 0)
    assert keys.of([A, B, PASS, END], 1) == (1, 2, 7, 0)
    assert keys.of([C, B, END], 2) == (1, 2, 0)


def test_only_where_all_numbers_are_given_is_that_of_a_vanished_move_used_again() -> None:
    keys = KeyNumbers()
    many = [MoveGroup(MoveKind.TAKE, card=CardId(card)) for card in range(10, 16)]
    assert keys.of(many, 1) == (1, 2, 3, 4, 5, 6)
    assert keys.of([*many, A], 1) == (1, 2, 3, 4, 5, 6, 0)
    assert keys.of([A, *many[1:]], 1) == (1, 2, 3, 4, 5, 6)


def test_answers_are_counted_as_they_stand() -> None:
    steps = [MoveGroup(MoveKind.STEP, target=Target(TargetKind.SHELF, row)) for row in range(2)]
    keys = KeyNumbers()
    assert keys.of([*steps, MoveGroup(MoveKind.BACK)], 1) == (1, 2, 0)


def test_a_rehearsal_changes_no_numbers() -> None:
    keys = KeyNumbers()
    keys.copy().of([A, B], 1)
    assert keys.of([C], 1) == (1,)


def test_a_card_in_front_keeps_the_number_of_its_place_for_the_whole_turn() -> None:
    one, two, three = map(CardId, range(20, 23))

    def choices(*cards: CardId) -> list[MoveGroup]:
        return [MoveGroup(MoveKind.STEP, target=Target(TargetKind.ROW, card)) for card in cards]

    keys = KeyNumbers()
    assert keys.of(choices(one, two), 1, [one, two]) == (1, 2)
    assert keys.of(choices(two), 1, [one, two]) == (2,)
    assert keys.of(choices(two, three), 1, [two, three]) == (2, 3)
    assert keys.copy().of(choices(three), 1, [three]) == (3,)
    assert keys.of(choices(three), 2, [three]) == (1,)


def test_cards_from_the_tenth_place_on_get_keys_that_no_other_card_has() -> None:
    row = [CardId(card) for card in range(20, 32)]
    steps = [
        MoveGroup(MoveKind.STEP, target=Target(TargetKind.ROW, row[place])) for place in (0, 8, 10)
    ]
    assert KeyNumbers().of(steps, 1, row) == (1, 9, 8)
