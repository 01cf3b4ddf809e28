"""Objects of JSON from tables: what kind of value each field of a class is.

A `Field` reads and writes one value. A `Record` is an object whose keys are the fields of a class,
and `Variants` are objects of several classes, told apart by a key such as `type`.

>>> from dataclasses import dataclass
>>> @dataclass
... class Step:
...     piece: str
...     squares: int
>>> steps = Record(Step, piece=string, squares=integer(1, 6))
>>> steps.read({"piece": "pawn", "squares": 2}, "step")
Step(piece='pawn', squares=2)
>>> steps.write(Step("pawn", 2))
{'piece': 'pawn', 'squares': 2}
>>> steps.read({"piece": "pawn", "squares": 7}, "step")
Traceback (most recent call last):
ecosfera.core.json_fields.CodecError: step.squares: must be from 1 to 6, not 7

Values come from outside: whatever reads raises `CodecError`, whose message names the field.
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ecosfera.core.json_fields import (
    CodecError,
    read_boolean,
    read_choice,
    read_index,
    read_integer,
    read_list,
    read_object,
    read_string,
    shown,
)

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from enum import StrEnum

Value = TypeVar("Value")
Other = TypeVar("Other")
Member = TypeVar("Member", bound="StrEnum")


def _unchanged(value: object) -> object:
    return value


@dataclass(frozen=True, slots=True)
class Field(Generic[Value]):
    """One kind of value: how it is read from JSON and written."""

    read: Callable[[object, str], Value]
    """Return the value of some JSON at a place such as `action.card`, named in messages."""
    write: Callable[[Any], object] = _unchanged
    key: str = ""
    """Its key in the object, if that is not the name of the attribute."""
    optional: bool = False
    """Whether the key is absent for None."""
    for_none: bool = False
    """Whether it stands for None, where variants of one class are told apart by what is None."""

    def at(self, key: str) -> Field[Value]:
        """Return the same kind of value under this key."""
        return replace(self, key=key)

    def or_absent(self) -> Field[Value]:
        """Return the same kind of value under a key that is absent for None."""
        return replace(self, optional=True)

    def then(self, change: Callable[[Value], Other]) -> Field[Other]:
        """Return a kind of value that passes what is read through a function."""
        read = self.read
        return Field(lambda value, where: change(read(value, where)), self.write, self.key)


boolean: Final = Field(read_boolean)
string: Final = Field(read_string)


def integer(low: int, high: int) -> Field[int]:
    """Return the kind of whole numbers in a range."""
    return Field(lambda value, where: read_integer(value, where, low, high))


def index(names: Sequence[str]) -> Field[int]:
    """Return the kind of indices in a list of names; JSON has the names."""
    return Field(lambda value, where: read_index(value, where, names), names.__getitem__)


def member(kind: type[Member]) -> Field[Member]:
    """Return the kind of members of an enumeration; JSON has their values."""
    values = [entry.value for entry in kind]

    def read(value: object, where: str) -> Member:
        return kind(read_choice(value, where, values))

    return Field(read, lambda entry: entry.value)


def or_null(field: Field[Value]) -> Field[Value | None]:
    """Return the kind of values that may be None; JSON has null."""

    def read(value: object, where: str) -> Value | None:
        return None if value is None else field.read(value, where)

    return Field(read, lambda value: None if value is None else field.write(value), field.key)


def several(
    field: Field[Value], *, length: int | None = None, most: int | None = None
) -> Field[tuple[Value, ...]]:
    """Return the kind of tuples of one kind of value: of this length, or of at most so many."""

    def read(value: object, where: str) -> tuple[Value, ...]:
        entries = read_list(value, where, length, most=most)
        return tuple(field.read(entry, f"{where}[{i}]") for i, entry in enumerate(entries))

    return Field(read, lambda values: [field.write(value) for value in values], field.key)


def player_names(players: int) -> Field[tuple[str, ...]]:
    """Return the kind of names of players: none, or one for each."""
    names = several(string)

    def read(value: object, where: str) -> tuple[str, ...]:
        entries = read_list(value, where)
        if len(entries) not in {0, players}:
            raise CodecError(
                f"{where}: must be empty or have {players} entries, not {len(entries)}"
            )
        return names.read(entries, where)

    return Field(read, names.write)


def seed(longest: int) -> Field[str]:
    """Return the kind of seeds: any string of at most so many characters."""

    def read(value: object, where: str) -> str:
        text = read_string(value, where)
        if len(text) > longest:
            raise CodecError(f"{where}: at most {longest} characters, not {len(text)}")
        return text

    return Field(read)


def new_seed() -> str:
    """Return a random seed."""
    return os.urandom(6).hex()


def _read_skip(value: object, where: str) -> None:
    if value is not True:
        raise CodecError(f"{where}: must be true or absent, not {shown(value)}")


skip: Final = Field(_read_skip, lambda _: True, key="skip", for_none=True)
"""`"skip": true` for None."""


class Record(Generic[Value]):
    """An object with one key for each field of a class.

    The keys are written, read, and listed in messages in the order of the arguments. `written` and
    `last` name attributes for which that is different: the order of writing, and one that is read
    after all others.
    """

    def __init__(
        self, kind: type[Value], *, written: str = "", last: str = "", **fields: Field[Any]
    ) -> None:
        keyed = {name: field.at(field.key or name) for name, field in fields.items()}
        self.kind = kind
        self._required = tuple(field.key for field in keyed.values() if not field.optional)
        self._optional = tuple(field.key for field in keyed.values() if field.optional)
        self._read = sorted(keyed.items(), key=lambda item: item[0] == last)
        self._written = [(name, keyed[name]) for name in written.split() or fields]

    def keys(
        self, value: object, where: str, *, tags: tuple[str, ...] = (), partial: bool = False
    ) -> dict[str, object]:
        """Read an object with the right keys, whatever their values are.

        It has the keys `tags` too. With `partial`, any other may be absent.
        """
        if partial:
            return read_object(value, where, tags, (*self._required, *self._optional))
        return read_object(value, where, (*tags, *self._required), self._optional)

    def read(
        self, value: object, where: str, *, tags: tuple[str, ...] = (), partial: bool = False
    ) -> Value:
        """Read an object; what is absent gets the default of the class."""
        given = self.keys(value, where, tags=tags, partial=partial)
        found = {
            name: field.read(given[field.key], f"{where}.{field.key}")
            for name, field in self._read
            if field.key in given
        }
        return self.kind(**found)

    def write(self, thing: Value) -> dict[str, object]:
        """Return an object as JSON."""
        return {
            field.key: field.write(value)
            for name, field in self._written
            if (value := getattr(thing, name)) is not None or not field.optional
        }

    def fits(self, thing: Value) -> bool:
        """Return whether what is None of an object of this class is what is None here."""
        return all(
            field.optional or (getattr(thing, name) is None) == field.for_none
            for name, field in self._written
        )

    def field(self) -> Field[Value]:
        """Return the kind of value that is such an object."""
        return Field(self.read, self.write)


class Variants(Generic[Value]):
    """Objects of several classes, told apart by a key.

    The names in the table are the values of that key. Where classes share a name, `name:key` is for
    objects that have this key too, and `needs` says what an object with none of them lacks.
    `templates` are written, but never read.

    >>> class Stop: ...
    >>> moves = Variants("type", {"stop": Record(Stop)})
    >>> moves.write(Stop())
    {'type': 'stop'}
    >>> moves.read({"type": "go"}, "move")
    Traceback (most recent call last):
    ecosfera.core.json_fields.CodecError: move.type: must be one of stop, not "go"
    """

    def __init__(
        self,
        tag: str,
        records: Mapping[str, Record[Any]],
        *,
        needs: Mapping[str, str] | None = None,
        templates: Mapping[str, Record[Any]] | None = None,
    ) -> None:
        self._tag = tag
        self._needs = needs or {}
        self._by_name: dict[str, list[tuple[str, Record[Any]]]] = {}
        self._by_kind: dict[type, list[tuple[str, Record[Any]]]] = {}
        for entry, record in records.items():
            name, _, key = entry.partition(":")
            self._by_name.setdefault(name, []).append((key or tag, record))
        for entry, record in (*records.items(), *(templates or {}).items()):
            self._by_kind.setdefault(record.kind, []).append((entry.partition(":")[0], record))
        self.names = tuple(self._by_name)
        """All values of the key that can be read."""
        self.kinds = frozenset(self._by_kind)
        """All classes that can be written."""

    def read(self, value: object, where: str) -> Value:
        """Read an object."""
        tag = self._tag
        if not isinstance(value, dict):
            raise CodecError(f"{where}: an object is needed, not {shown(value)}")
        if tag not in value:
            raise CodecError(f"{where}: the key {shown(tag)} is missing")
        name = read_choice(value[tag], f"{where}.{tag}", self.names)
        for key, record in self._by_name[name]:
            if key in value:
                found: Value = record.read(value, where, tags=(tag,))
                return found
        raise CodecError(f"{where}: {name} needs {self._needs[name]}")

    def write(self, thing: Value) -> dict[str, object]:
        """Return an object as JSON."""
        choices = self._by_kind[type(thing)]
        name, record = next(c for c in choices if len(choices) == 1 or c[1].fits(thing))
        return {self._tag: name, **record.write(thing)}
