"""Objects of JSON by tables of field types."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import StrEnum

import pytest

from ecosfera.core.codec import (
    Record,
    Variants,
    boolean,
    index,
    integer,
    member,
    or_null,
    several,
    skip,
    string,
)
from ecosfera.core.json_fields import CodecError


class Colour(StrEnum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Piece:
    name: str
    colour: Colour = Colour.RED
    at: int | None = None
    marks: tuple[int, ...] = ()


@dataclass(frozen=True)
class Take:
    piece: int
    hard: bool


@dataclass(frozen=True)
class Give:
    to: int
    piece: int | None = None
    note: str | None = None


@dataclass(frozen=True)
class Offer:
    to: int


NAMES = ("rook", "pawn")
PIECES = Record(
    Piece,
    name=string,
    colour=member(Colour),
    at=or_null(integer(0, 9)).at("square"),
    marks=several(integer(1, 3), most=2),
)
MOVES: Variants[Take | Give] = Variants(
    "type",
    {
        "take": Record(Take, piece=index(NAMES), hard=boolean, last="piece"),
        "give:skip": Record(Give, to=integer(0, 3), piece=skip, last="to"),
        "give:to": Record(
            Give,
            to=integer(0, 3),
            piece=index(NAMES),
            note=string.or_absent(),
            written="to note piece",
        ),
    },
    needs={"give": '"to"'},
    templates={"give": Record(Offer, to=integer(0, 3))},
)


def test_an_object_is_written_and_read_by_its_fields() -> None:
    piece = Piece("a", Colour.BLUE, None, (1, 3))
    written = {"name": "a", "colour": "blue", "square": None, "marks": [1, 3]}
    assert PIECES.write(piece) == written
    assert PIECES.read(written, "piece") == piece


def test_absent_keys_get_the_defaults_of_the_class_if_that_is_allowed() -> None:
    assert PIECES.read({"name": "a"}, "piece", partial=True) == Piece("a")
    with pytest.raises(CodecError, match=r'^piece: the key "colour" is missing$'):
        PIECES.read({"name": "a"}, "piece")


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "piece: an object is needed, not a list"),
        (
            {"name": "a", "x": 1},
            'piece: unknown key "x" (known here: name, colour, square, marks)',
        ),
        ({"square": 10}, "piece.square: must be from 0 to 9, not 10"),
        ({"colour": "green"}, 'piece.colour: must be one of red, blue, not "green"'),
        ({"marks": [1, 4]}, "piece.marks[1]: must be from 1 to 3, not 4"),
        ({"marks": [1, 1, 1]}, "piece.marks: must have at most 2 entries, not 3"),
    ],
)
def test_a_message_names_the_field(value: object, message: str) -> None:
    with pytest.raises(CodecError) as caught:
        PIECES.read(value, "piece", partial=True)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("move", "written"),
    [
        (Take(1, hard=True), '{"type": "take", "piece": "pawn", "hard": true}'),
        (Give(2), '{"type": "give", "to": 2, "skip": true}'),
        (Give(2, 0), '{"type": "give", "to": 2, "piece": "rook"}'),
        (Give(2, 0, "x"), '{"type": "give", "to": 2, "note": "x", "piece": "rook"}'),
    ],
)
def test_classes_and_what_is_none_of_them_are_told_apart(move: Take | Give, written: str) -> None:
    assert json.dumps(MOVES.write(move)) == written
    assert MOVES.read(json.loads(written), "move") == move


@pytest.mark.parametrize(
    ("value", "message"),
    [
        (3, "move: an object is needed, not 3"),
        ({}, 'move: the key "type" is missing'),
        ({"type": "hop"}, 'move.type: must be one of take, give, not "hop"'),
        ({"type": "give"}, 'move: give needs "to"'),
        ({"type": "give", "to": 9, "skip": 1}, "move.skip: must be true or absent, not 1"),
        ({"type": "take", "piece": "x", "hard": 1}, "move.hard: true or false is needed, not 1"),
        ({"type": "give", "to": 2}, 'move: the key "piece" is missing'),
    ],
)
def test_what_is_wrong_is_said_in_a_fixed_order(value: object, message: str) -> None:
    with pytest.raises(CodecError) as caught:
        MOVES.read(value, "move")
    assert str(caught.value) == message


def test_templates_are_written_only() -> None:
    assert MOVES.write(Offer(1)) == {"type": "give", "to": 1}  # type: ignore[arg-type]
    assert MOVES.names == ("take", "give")
    assert MOVES.kinds == {Take, Give, Offer}
