"""What both set-ups choose and remember."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from ecosfera.core.codes import CodeError, CodeMistake
from ecosfera.tabletop.setup import Seat, SetupDraft


@dataclass
class Draft(SetupDraft[Seat]):
    """A set-up whose code is the number of players."""

    kinds: ClassVar = ("", "bold", "shy")
    counts: ClassVar = (1, 3)
    seeds: ClassVar = 9

    def new_seat(self) -> Seat:
        return Seat()

    @property
    def code(self) -> str:
        return str(len(self.seats))

    def take(self, code: str) -> None:
        if not code.isdigit():
            raise CodeError(CodeMistake.SIGN)
        self.resize(int(code))


def draft(count: int = 2) -> Draft:
    return Draft([Seat() for _ in range(count)])


def test_there_are_never_too_many_or_too_few_players() -> None:
    made = draft()
    for _ in range(5):
        made.add()
    assert len(made.seats) == 3
    for _ in range(5):
        made.remove(0)
    assert len(made.seats) == 1


def test_a_seat_goes_through_all_kinds_of_players() -> None:
    made = draft()
    seen = []
    for _ in range(4):
        made.change_player(1)
        seen.append(made.computers[1])
    assert seen == ["bold", "shy", "", "bold"]


def test_names_are_short_and_on_one_line() -> None:
    made = draft()
    made.rename(0, "  Maija \n Mehiläinen, the third of her name ")
    assert made.seats[0].name == "Maija Mehiläinen, th"


def test_what_is_remembered_is_recalled() -> None:
    made = draft(3)
    made.change_player(2)
    made.fair_undo = True
    other = draft(1)
    other.recall(made.remembered())
    assert (other.computers, other.fair_undo) == (("", "", "bold"), True)


def test_what_is_invalid_is_left_out() -> None:
    made = draft()
    made.recall({"code": "?", "computers": "bold nobody", "fair_undo": "maybe"})
    assert (made.computers, made.fair_undo) == (("", ""), False)
