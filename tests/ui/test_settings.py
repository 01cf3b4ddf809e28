"""Settings are stored, and no invalid file stops the game."""

from __future__ import annotations

import json
import os
import threading
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from ecosfera.ui.settings import Settings, SettingsFault, SettingsFile, merged

if TYPE_CHECKING:
    from pathlib import Path

CHOSEN = Settings(
    language="fi",
    scale=1.4,
    bold=True,
    window=(1920, 1080),
    fullscreen=True,
    motion="off",
    sound=False,
    effects_volume=5,
    ambience_volume=0,
    keys={"undo": ("k",), "hint": ()},
    games={"chess": {"clock": False}},
)


@pytest.fixture
def file(tmp_path: Path) -> SettingsFile:
    return SettingsFile(tmp_path / "config" / "settings.json")


def test_without_a_file_there_are_the_defaults(file: SettingsFile) -> None:
    assert file.load() == (Settings(), None)
    assert file.peek() == Settings()


def test_what_was_saved_is_loaded(file: SettingsFile) -> None:
    assert file.save(CHOSEN) is None
    assert file.load() == (CHOSEN, None)


def test_a_glance_finds_what_the_first_picture_needs(file: SettingsFile) -> None:
    file.save(CHOSEN)
    seen = file.peek()
    assert (seen.language, seen.scale, seen.window, seen.motion) == (
        "fi",
        1.4,
        (1920, 1080),
        "off",
    )


def test_a_file_of_a_later_version_keeps_what_is_known(file: SettingsFile) -> None:
    file.save(CHOSEN)
    raw = json.loads(file.path.read_text("utf-8"))
    raw["colour_of_the_moon"] = "green"
    file.path.write_text(json.dumps(raw), "utf-8")
    assert file.load() == (CHOSEN, None)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"scale": 9}',
        b'{"scale": "big"}',
        b'{"window": [1, 1]}',
        b'{"window": [1]}',
        b'{"window": [99999999, 99999999]}',
        b'{"motion": "wild"}',
        b'{"keys": {"undo": "k"}}',
        b"\xff\xfe\x00",
        b"[" * 100_000,
        b'{"scale": NaN}',
        b'{"scale": 1e999}',
    ],
)
def test_a_broken_file_is_set_aside_and_told(file: SettingsFile, content: bytes) -> None:
    file.path.parent.mkdir()
    file.path.write_bytes(content)
    file.peek()
    settings, trouble = file.load()
    assert (settings, trouble) == (Settings(), SettingsFault.BROKEN)
    assert not file.path.exists()
    [aside] = file.path.parent.iterdir()
    assert aside.read_bytes() == content


def test_files_set_aside_do_not_replace_each_other(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    for content in ("one", "two"):
        file.path.write_text(content, "utf-8")
        file.load()
    kept = {p.read_text("utf-8") for p in file.path.parent.iterdir()}
    assert kept == {"one", "two"}


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)


@hypothesis_settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(st.dictionaries(st.sampled_from(list(Settings.__dataclass_fields__)), json_values))
def test_no_content_raises(tmp_path: Path, raw: dict[str, Any]) -> None:
    file = SettingsFile(tmp_path / "settings.json")
    file.path.write_text(json.dumps(raw), "utf-8")
    assert isinstance(file.peek(), Settings)
    settings, trouble = file.load()
    assert isinstance(settings, Settings)
    assert trouble in {None, SettingsFault.BROKEN}


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "config").write_text("a file in the way", "utf-8")
    file = SettingsFile(tmp_path / "config" / "settings.json")
    assert file.save(CHOSEN) is SettingsFault.UNSAVED
    assert file.load()[1] in {SettingsFault.UNREADABLE, None}


def test_saving_leaves_no_rubbish_behind(file: SettingsFile) -> None:
    file.save(CHOSEN)
    file.save(Settings())
    assert [p.name for p in file.path.parent.iterdir()] == ["settings.json"]


def test_a_save_that_fails_leaves_the_old_file(
    file: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.save(CHOSEN)

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert file.save(Settings()) is SettingsFault.UNSAVED
    assert file.load() == (CHOSEN, None)
    assert [p.name for p in file.path.parent.iterdir()] == ["settings.json"]


def test_values_out_of_range_are_refused() -> None:
    for values in (
        *({"scale": 0.5}, {"scale": 3.0}, {"window": (800, 600)}, {"language": "x" * 40}),
        *({"effects_volume": 6}, {"ambience_volume": -1}),
        {"window": (7681, 900)},
        {"window": (1366, 4321)},
    ):
        with pytest.raises(ValueError, match="must be"):
            Settings(**values)


def test_a_file_without_sound_has_the_usual_sound(file: SettingsFile) -> None:
    file.path.parent.mkdir(parents=True, exist_ok=True)
    file.path.write_text('{"language": "fi", "motion": "brisk"}', "utf-8")
    settings, trouble = file.load()
    assert trouble is None
    assert (settings.sound, settings.effects_volume, settings.ambience_volume) == (True, 3, 2)


def test_settings_that_differ_in_sound_look_the_same() -> None:
    quiet = replace(CHOSEN, sound=False, effects_volume=1, ambience_volume=0)
    assert quiet.looks_like(CHOSEN)
    assert not replace(quiet, bold=not CHOSEN.bold).looks_like(CHOSEN)


def test_a_window_that_nothing_can_show_is_not_opened(file: SettingsFile) -> None:
    file.path.parent.mkdir()
    file.path.write_text('{"language": "fi", "window": [99999999, 99999999]}', "utf-8")
    assert file.peek() == Settings(language="fi")


@pytest.mark.parametrize("key", ["\0", "\x1b", "k" * 5000])
def test_keys_that_no_keyboard_has_are_as_usual(file: SettingsFile, key: str) -> None:
    file.path.parent.mkdir()
    keys = {"undo": [key], "hint": ["k"], "redo": []}
    file.path.write_text(json.dumps({"language": "fi", "keys": keys}), "utf-8")
    settings, trouble = file.load()
    assert trouble is None
    assert settings == Settings(language="fi", keys={"hint": ("k",), "redo": ()})


needs_pipes = pytest.mark.skipif(os.name != "posix", reason="no pipes and devices there")


@needs_pipes
@pytest.mark.parametrize("device", ["/dev/full", "/dev/zero", ""])
def test_what_is_no_file_is_not_read_and_not_lost(file: SettingsFile, device: str) -> None:
    file.path.parent.mkdir()
    if device:
        file.path.symlink_to(device)
    else:
        os.mkfifo(file.path)
    assert file.peek() == Settings()
    assert file.load() == (Settings(), SettingsFault.UNREADABLE)
    assert file.save(CHOSEN) is None
    assert file.load() == (CHOSEN, None)
    [aside] = [path for path in file.path.parent.iterdir() if path != file.path]
    assert not aside.is_file()


def test_a_file_far_too_large_is_set_aside_unread(file: SettingsFile) -> None:
    file.save(CHOSEN)
    with file.path.open("ab") as opened:
        opened.truncate(1 << 30)
    assert file.peek() == Settings()
    assert file.load() == (Settings(), SettingsFault.BROKEN)
    [aside] = file.path.parent.iterdir()
    assert aside.stat().st_size == 1 << 30


@needs_pipes
def test_a_file_that_may_not_be_read_is_set_aside_before_it_is_replaced(
    file: SettingsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.save(CHOSEN)
    really_open = os.open

    def forbidden(path: Path, flags: int, mode: int = 0o777) -> int:
        if path == file.path:
            raise PermissionError(13, "Permission denied")
        return really_open(path, flags, mode)

    monkeypatch.setattr(os, "open", forbidden)
    assert file.load() == (Settings(), SettingsFault.UNREADABLE)
    assert file.save(Settings(language="sv")) is None
    monkeypatch.undo()
    assert file.load() == (Settings(language="sv"), None)
    aside = SettingsFile(file.path.with_suffix(".broken-1.json"))
    assert aside.load() == (CHOSEN, None)


@needs_pipes
def test_a_link_in_the_place_of_the_temporary_file_is_not_followed(
    file: SettingsFile, tmp_path: Path
) -> None:
    file.path.parent.mkdir()
    victim = tmp_path / "victim"
    victim.write_text("mine")
    temporary = f".settings.json.{os.getpid()}-{threading.get_ident()}.tmp"
    file.path.with_name(temporary).symlink_to(victim)
    assert file.save(CHOSEN) is None
    assert victim.read_text() == "mine"
    assert file.load() == (CHOSEN, None)
    assert not file.path.is_symlink()


@needs_pipes
def test_settings_are_for_this_user_alone(file: SettingsFile) -> None:
    file.save(CHOSEN)
    assert file.path.stat().st_mode & 0o777 == 0o600
    assert file.path.parent.stat().st_mode & 0o777 == 0o700


def test_a_setting_of_an_old_file_is_read_as_that_of_its_game(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"bold": true, "warnings": false}', "utf-8")
    file = SettingsFile(path, {"warnings": ("chess", "warnings")})
    settings, trouble = file.load()
    assert trouble is None
    assert settings.bold
    assert not settings.of_game("chess", "warnings", default=True)
    assert settings.of_game("go", "warnings", default=True)
    file.save(settings.with_game("chess", "warnings", value=True))
    assert "warnings" not in json.loads(path.read_text("utf-8"))
    assert file.load()[0].of_game("chess", "warnings", default=False)


def test_a_setting_under_its_game_outdoes_that_of_an_old_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text('{"warnings": false, "games": {"chess": {"warnings": true}}}', "utf-8")
    file = SettingsFile(path, {"warnings": ("chess", "warnings")})
    assert file.load()[0].of_game("chess", "warnings", default=False)


def test_what_was_changed_is_merged_switch_by_switch() -> None:
    own = Settings(games={"chess": {"clock": True, "hints": True}})
    before = own.with_game("chess", "hints", value=False)
    after = replace(before.with_game("chess", "clock", value=False), bold=True)
    assert merged(own, before, after) == replace(
        own, bold=True, games={"chess": {"clock": False, "hints": True}}
    )


def test_the_settings_of_another_program_are_set_aside_and_not_overwritten(tmp_path: Path) -> None:
    theirs = '{"editor.fontSize": 14}'
    (tmp_path / "settings.json").write_text(theirs)
    file = SettingsFile(tmp_path / "settings.json")
    assert file.save(Settings(language="sv")) is None
    assert file.load()[0].language == "sv"
    assert (tmp_path / "settings.broken-1.json").read_text() == theirs
    assert file.save(Settings(language="fi")) is None
    assert len(list(tmp_path.iterdir())) == 2


def test_settings_typed_by_hand_are_settings(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_text('{"scale": 1.5}')
    assert SettingsFile(tmp_path / "settings.json").save(Settings(scale=1.5)) is None
    assert len(list(tmp_path.iterdir())) == 1
