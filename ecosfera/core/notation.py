"""Short text forms of actions: one line each, read and written, for people, tests and logs.

A `Notation` is a table of patterns, each with what the JSON of such an action has beside the fields
that the pattern names. `{card}` is one word, `{cards,}` a list of words with commas, and `[…]` may
be absent. Words of digits are numbers.

>>> moves = Notation(
...     {
...         "stop": {"type": "stop"},
...         "take {card}[ with {tools,}]": {"type": "take"},
...         "push {card} to {seat}": {"type": "push"},
...     }
... )
>>> moves.write({"type": "take", "card": "pearl", "tools": ["net", "knife"]})
'take pearl with net,knife'
>>> moves.read("push pearl to 2")
{'type': 'push', 'card': 'pearl', 'seat': 2}
>>> moves.read("push pearl")
Traceback (most recent call last):
ecosfera.core.json_fields.CodecError: action: "push pearl" is not of the form push CARD to SEAT
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from ecosfera.core.json_fields import CodecError, shown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Part(NamedTuple):
    """The notation of a part of a pattern: its form in text, and its value in JSON."""

    form: str
    """A regular expression without groups that capture."""
    read: Callable[[str], object]
    write: Callable[[Any], str]


def _value(word: str) -> str | int:
    return int(word) if re.fullmatch("[0-9]{1,9}", word) else word


WORD: Final = Part(r"[^\s,]+", _value, str)
WORDS: Final = Part(
    r"[^\s,]+(?:,[^\s,]+)*",
    lambda text: [_value(word) for word in text.split(",")],
    lambda values: ",".join(map(str, values)),
)
_FIELD: Final = re.compile(r"\{(\w+)(,?)\}")
_OPTIONAL: Final = re.compile(r"\[(.*?)\]")


class _Pattern:
    """One row of the table."""

    def __init__(self, text: str, rest: Mapping[str, object], parts: Mapping[str, Part]) -> None:
        self.shown = _FIELD.sub(lambda field: field[1].upper(), text)
        self._rest = rest
        self._parts = {
            name: parts.get(name, WORDS if many else WORD) for name, many in _FIELD.findall(text)
        }
        self._segments = _OPTIONAL.split(text)
        """Those at odd places may be absent."""
        optional = {name for part in self._segments[1::2] for name, _ in _FIELD.findall(part)}
        self._required = self._parts.keys() - optional | rest.keys()
        self._form = re.compile(
            "".join(
                f"(?:{self._form_of(segment)})?" if i % 2 else self._form_of(segment)
                for i, segment in enumerate(self._segments)
            )
        )

    def _form_of(self, segment: str) -> str:
        texts = _FIELD.split(segment)  # text, name, comma, text, …
        forms = [f"(?P<{name}>{self._parts[name].form})" for name in texts[1::3]]
        return "".join(
            form
            for pair in zip(map(re.escape, texts[::3]), [*forms, ""], strict=True)
            for form in pair
        )

    def read(self, text: str) -> dict[str, object] | None:
        """Return what a text says, or None if it is of another form."""
        found = self._form.fullmatch(text)
        if found is None:
            return None
        values = {name: text for name, text in found.groupdict().items() if text is not None}
        return {**self._rest, **{name: self._parts[name].read(v) for name, v in values.items()}}

    def write(self, value: Mapping[str, object]) -> str | None:
        """Return the text of an action, or None if it is of another form."""
        known = self._rest.keys() | self._parts.keys()
        same = all(value.get(key) == part for key, part in self._rest.items())
        if not (same and self._required <= value.keys() <= known):
            return None
        return "".join(
            _FIELD.sub(lambda field: self._parts[field[1]].write(value[field[1]]), segment)
            for i, segment in enumerate(self._segments)
            if not i % 2 or all(name in value for name, _ in _FIELD.findall(segment))
        )


class Notation:
    """The text forms of the actions of a game; `parts` are fields that are more than words."""

    def __init__(self, patterns: Mapping[str, Mapping[str, object]], **parts: Part) -> None:
        self._patterns = [_Pattern(text, rest, parts) for text, rest in patterns.items()]

    def write(self, value: Mapping[str, object]) -> str:
        """Return the text of an action given as JSON. Raise `ValueError` if it has none."""
        for pattern in self._patterns:
            text = pattern.write(value)
            if text is not None:
                return text
        raise ValueError(f"no text for {shown(value)}: {value}")

    def read(self, text: str) -> dict[str, object]:
        """Return the action that a text says as JSON; the codec checks its fields.

        Spaces do not matter. Raise `CodecError` for a text of no known form.
        """
        plain = re.sub(" ?, ?", ",", " ".join(text.split()))
        for pattern in self._patterns:
            found = pattern.read(plain)
            if found is not None:
                return found
        first = plain.partition(" ")[0]
        forms = [p.shown for p in self._patterns if p.shown.partition(" ")[0] == first]
        if forms:
            raise CodecError(f"action: {shown(text)} is not of the form {' or '.join(forms)}")
        words = dict.fromkeys(re.split(r"\W", pattern.shown)[0] for pattern in self._patterns)
        raise CodecError(f"action: {shown(text)} begins with none of {', '.join(words)}")
