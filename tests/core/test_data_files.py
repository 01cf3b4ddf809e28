"""Data files are read within limits, and what is wrong with one names the file."""

from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.core.files.data_files import LARGEST, DataFileError, parse, parse_toml, read


def test_all_data_files_of_the_game_are_within_the_limits() -> None:
    files = sorted((paths.assets() / "data").glob("*.toml"))
    assert len(files) >= 6
    for file in files:
        table, wrong = parse(file)
        assert table
        assert not wrong
        assert file.stat().st_size * 10 < LARGEST


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"a = " + b"1" * 5000, "is not valid TOML: "),
        (b"a = 0x" + b"f" * 60_000, "a number has more than 40 digits"),
        (b".".join([b"a"] * 1500) + b" = 1", "has a key of more than 16 parts"),
        (b"\"a\".'b' . c.d.e.f.g.h.i.j.k.l.m.n.o.p.q = 1", "has a key of more than 16 parts"),
        (b"[ " + b".".join([b"a"] * 17) + b"]", "has a key of more than 16 parts"),
        (b"a = " + b"[" * 900 + b"]" * 900, "nested too deeply"),
        (b"a = {" + b".".join([b"b"] * 1500) + b" = 1}", "nested too deeply"),
        (b"a = \xff", "is not UTF-8 text (from byte 4 on)"),
        (b"a", "is not valid TOML: "),
        (b"#" * (LARGEST + 1), "cannot be read: it is far too large"),
    ],
)
def test_what_is_wrong_with_a_file_is_told_with_its_name(
    tmp_path: Path, content: bytes, told: str
) -> None:
    file = tmp_path / "policies.toml"
    file.write_bytes(content)
    with pytest.raises(DataFileError) as raised:
        read(file, dict)
    assert str(raised.value).startswith("policies.toml: ")
    assert told in str(raised.value)


def test_keys_of_some_parts_and_sentences_with_dots_are_read() -> None:
    assert parse_toml(b"a.b.c.d = 1") == {"a": {"b": {"c": {"d": 1}}}}
    text = "one. two. three. four. five. six. seven. eight. nine."
    assert parse_toml(f'a = "{text}"'.encode()) == {"a": text}
    assert parse_toml(f'# {text}\na = """\n{text}"""'.encode()) == {"a": text}
