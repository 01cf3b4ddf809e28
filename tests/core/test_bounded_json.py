"""JSON from outside is parsed within limits."""

import pytest

from ecosfera.core.files.bounded_json import DEEPEST, MOST_DIGITS, parse_json


def test_json_within_the_limits_is_parsed() -> None:
    deep = "[" * DEEPEST + "]" * DEEPEST
    assert parse_json(deep.encode()) == eval(deep)
    assert parse_json("-" + "9" * MOST_DIGITS) == -(10**MOST_DIGITS - 1)
    assert parse_json(b'\xef\xbb\xbf{"a": [1.5, true, null]}') == {"a": [1.5, True, None]}


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff",
        b"{",
        b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1),
        b'{"a":' * (DEEPEST + 1) + b"1" + b"}" * (DEEPEST + 1),
        b"[" * 10**5,
        b"1" * (MOST_DIGITS + 2),
        b"1" * 5000,
        b"NaN",
        b"-Infinity",
        b"1e999",
    ],
)
def test_other_json_is_a_value_error(text: bytes) -> None:
    with pytest.raises(ValueError, match=r"."):
        parse_json(text)
