"""Text forms of actions, by a table of patterns."""

from __future__ import annotations

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.core.notation import Notation

MOVES = Notation(
    {
        "stop": {"type": "stop"},
        "take {card}[ with {tools,}]": {"type": "take"},
        "push {card} to {seat}": {"type": "push", "hard": False},
        "push {card} to {seat} hard": {"type": "push", "hard": True},
    }
)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("stop", {"type": "stop"}),
        ("take pearl", {"type": "take", "card": "pearl"}),
        ("take pearl with net,2", {"type": "take", "card": "pearl", "tools": ["net", 2]}),
        ("push sea#3 to 1", {"type": "push", "hard": False, "card": "sea#3", "seat": 1}),
        ("push sea#3 to 1 hard", {"type": "push", "hard": True, "card": "sea#3", "seat": 1}),
    ],
)
def test_a_text_says_what_its_action_is(text: str, value: dict[str, object]) -> None:
    assert MOVES.read(text) == value
    assert MOVES.write(value) == text


def test_spaces_do_not_matter() -> None:
    assert MOVES.read("  take  pearl with net , 2 ") == MOVES.read("take pearl with net,2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", 'action: "" begins with none of stop, take, push'),
        ("dance", 'action: "dance" begins with none of stop, take, push'),
        ("stop now", 'action: "stop now" is not of the form stop'),
        ("take", 'action: "take" is not of the form take CARD[ with TOOLS]'),
        (
            "push pearl",
            'action: "push pearl" is not of the form push CARD to SEAT or push CARD to SEAT hard',
        ),
        ("take " + 80 * "x" + " y", f'action: "take {50 * "x"}…" is not of the form'),
    ],
)
def test_other_texts_are_refused_with_the_form_they_should_have(text: str, message: str) -> None:
    with pytest.raises(CodecError) as caught:
        MOVES.read(text)
    assert str(caught.value).startswith(message)


def test_an_object_of_another_form_has_no_text() -> None:
    with pytest.raises(ValueError, match="no text"):
        MOVES.write({"type": "stop", "now": 1})
