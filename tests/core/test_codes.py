"""Codes return their number, and mistyped codes are refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.core.codes import ALPHABET, CHECKS, CodeError, CodeMistake, read, write

LENGTHS = st.integers(CHECKS + 1, 20)


@given(st.data(), LENGTHS)
def test_a_code_gives_back_its_number(data: st.DataObject, length: int) -> None:
    number = data.draw(st.integers(0, len(ALPHABET) ** (length - CHECKS) - 1))
    code = write(number, length)
    assert read(code, length) == number
    assert read(code.replace("-", " ").lower(), length) == number
    assert all(len(group) <= 5 for group in code.split("-"))


@given(st.data(), LENGTHS)
def test_a_code_of_another_version_or_length_is_refused(data: st.DataObject, length: int) -> None:
    number = data.draw(st.integers(0, len(ALPHABET) ** (length - CHECKS) - 1))
    code = write(number, length, version=1)
    with pytest.raises(CodeError) as raised:
        read(code, length)
    assert raised.value.mistake is CodeMistake.CHECK
    with pytest.raises(CodeError) as raised:
        read(code, length + 1, version=1)
    assert raised.value.mistake is CodeMistake.LENGTH


@given(st.data(), LENGTHS)
def test_two_wrong_signs_are_never_taken(data: st.DataObject, length: int) -> None:
    number = data.draw(st.integers(0, len(ALPHABET) ** (length - CHECKS) - 1))
    right = write(number, length).replace("-", "")
    wrong = list(right)
    for place in data.draw(st.sets(st.integers(0, length - 1), min_size=1, max_size=2)):
        wrong[place] = data.draw(
            st.sampled_from([sign for sign in ALPHABET if sign != right[place]])
        )
    with pytest.raises(CodeError):
        read("".join(wrong), length)


def test_a_number_that_is_too_large_has_no_code() -> None:
    with pytest.raises(ValueError, match="too large"):
        write(len(ALPHABET) ** 3, 5)
