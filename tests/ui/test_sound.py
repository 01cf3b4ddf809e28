"""Sound: what is played and how loud; every failure results in silence."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from ecosfera import paths
from ecosfera.games.baltica.additions import CUES, SOUND_BANK
from ecosfera.tools import self_check_screen
from ecosfera.ui import sound
from ecosfera.ui.settings import Settings
from ecosfera.ui.sound import BLEND, GAP, LAYERS, LEVELS, VOICES, SoundBank, Sounds

FOLDER = paths.assets() / "sound"
ON = Settings()


class Clock:
    """A clock that goes on when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        self.now += 1.0
        return self.now


@pytest.fixture(autouse=True)
def nobody_listens(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Use a silent sound device."""
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


@pytest.fixture
def troubles() -> list[Exception]:
    return []


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def make(troubles: list[Exception], clock: Clock) -> Callable[..., Sounds]:
    def start(settings: Settings = ON, folder: Path = FOLDER) -> Sounds:
        sounds = Sounds(folder, SOUND_BANK, troubles.append, clock)
        sounds.apply(settings)
        for chore in sounds.chores():
            chore()
        return sounds

    return start


def voices() -> int:
    """How many cues are being heard."""
    return sum(pygame.mixer.Channel(n).get_busy() for n in range(2, VOICES + 2))


def sea() -> bool:
    return all(pygame.mixer.Channel(n).get_busy() for n in (0, 1))


def test_the_sea_is_heard_and_so_is_every_cue(
    make: Callable[..., Sounds], troubles: list[Exception]
) -> None:
    sounds = make()
    assert pygame.mixer.get_init() == (22_050, -16, 1)
    assert sea()
    for cue in CUES:
        sounds.play(cue)
        assert voices() == 1, cue
        for n in range(2, VOICES + 2):
            pygame.mixer.Channel(n).stop()
    assert troubles == []


def test_cards_take_turns(make: Callable[..., Sounds]) -> None:
    sounds = make()
    heard = []
    for _ in range(4):
        sounds.play("card")
        heard.append(pygame.mixer.Channel(2).get_sound())
        pygame.mixer.Channel(2).stop()
    assert len({id(one) for one in heard[:3]}) == len(SOUND_BANK.names("card")) == 3
    assert heard[3] is heard[0]


def test_the_same_cue_is_not_heard_twice_at_once(
    make: Callable[..., Sounds], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds = make()
    for at, expected in ((1.0, 1), (1.0 + GAP / 2, 1), (1.0 + 1.1 * GAP, 2)):
        monkeypatch.setattr(Clock, "__call__", lambda _self, at=at: at)
        sounds.play("groan")
        assert voices() == expected


def test_what_finds_no_voice_is_dropped(make: Callable[..., Sounds]) -> None:
    sounds = make()
    for _ in range(2 * VOICES):
        sounds.play("groan")
    assert voices() == VOICES
    pygame.mixer.Channel(3).stop()
    assert voices() == VOICES - 1


def test_sound_off_is_silence_at_once(make: Callable[..., Sounds]) -> None:
    sounds = make()
    sounds.play("groan")
    sounds.apply(replace(ON, sound=False))
    assert not pygame.mixer.get_busy()
    sounds.play("groan")
    assert not pygame.mixer.get_busy()
    sounds.apply(ON)
    assert (sea(), voices()) == (True, 0)


def test_nothing_is_opened_while_sound_is_off(make: Callable[..., Sounds]) -> None:
    sounds = make(replace(ON, sound=False))
    sounds.play("card")
    sounds.hide(hidden=True)
    sounds.hide(hidden=False)
    assert pygame.mixer.get_init() is None
    assert sounds.chores() == []
    sounds.apply(ON)
    sounds.play("card")
    assert (sea(), voices()) == (True, 1)


def test_volumes_count_at_once(make: Callable[..., Sounds]) -> None:
    sounds = make()
    sounds.play("groan")
    sounds.apply(replace(ON, effects_volume=5, ambience_volume=1))
    groan, waves = (pygame.mixer.Channel(n).get_sound() for n in (2, 1))
    assert groan is not None
    assert waves is not None
    assert groan.get_volume() == pytest.approx(LEVELS[5], abs=0.01)
    assert waves.get_volume() == pytest.approx(LEVELS[1], abs=0.01)
    assert list(LEVELS) == sorted(set(LEVELS))


def test_the_ambience_goes_slowly_from_one_loop_to_the_other_and_stays_as_loud(
    make: Callable[..., Sounds],
) -> None:
    sounds = make()
    murky, clear = (pygame.mixer.Channel(n).get_sound() for n in (0, 1))
    assert murky is not None
    assert clear is not None
    assert murky.get_volume() == 0
    sounds.blend(0.0)
    before = 0.0
    for _ in range(4):
        sounds.advance(BLEND / 4)
        assert murky.get_volume() > before
        before = murky.get_volume()
        power = murky.get_volume() ** 2 + clear.get_volume() ** 2
        assert power == pytest.approx(LEVELS[ON.ambience_volume] ** 2, rel=0.15)
    assert clear.get_volume() == 0
    sounds.blend(7.0)
    sounds.advance(100.0)
    assert murky.get_volume() == 0


def test_either_volume_may_be_nothing(make: Callable[..., Sounds]) -> None:
    sounds = make(replace(ON, effects_volume=0))
    sounds.play("groan")
    assert (sea(), voices()) == (True, 0)
    sounds.apply(replace(ON, ambience_volume=0))
    sounds.play("groan")
    assert (sea(), voices()) == (False, 1)
    sounds.apply(ON)
    assert sea()


def test_a_hidden_window_is_silent(
    make: Callable[..., Sounds], monkeypatch: pytest.MonkeyPatch
) -> None:
    sounds = make()
    told = []
    monkeypatch.setattr(pygame.mixer, "pause", lambda: told.append("pause"))
    monkeypatch.setattr(pygame.mixer, "unpause", lambda: told.append("unpause"))
    sounds.hide(hidden=True)
    sounds.hide(hidden=True)
    sounds.play("card")
    assert voices() == 0
    sounds.hide(hidden=False)
    sounds.play("card")
    assert voices() == 1
    assert told == ["pause", "unpause"]


def test_the_sea_that_was_wanted_while_hidden_comes_back_with_the_window(
    make: Callable[..., Sounds],
) -> None:
    sounds = make(replace(ON, ambience_volume=0))
    sounds.hide(hidden=True)
    sounds.apply(ON)
    assert not sea()
    sounds.hide(hidden=False)
    assert sea()


def test_without_a_device_there_is_silence_and_one_reason(
    make: Callable[..., Sounds],
    troubles: list[Exception],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    sounds = make()
    for settings in (replace(ON, sound=False), ON, replace(ON, effects_volume=5)):
        sounds.apply(settings)
        sounds.play("card")
        sounds.hide(hidden=True)
        sounds.hide(hidden=False)
    assert len(troubles) == 1
    assert "nowhere" in str(troubles[0])
    assert capfd.readouterr().err == ""


def test_pygame_without_a_mixer_is_silence(
    make: Callable[..., Sounds], troubles: list[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing() -> None:
        raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(sound, "open_device", missing)
    make().play("card")
    assert [type(one) for one in troubles] == [NotImplementedError]


@pytest.mark.parametrize("content", [None, b"", b"RIFF", b"RIFF\x24\0\0\0WAVEfmt ", b"x" * 5000])
def test_a_file_that_is_no_good_is_silent_and_the_others_are_heard(
    make: Callable[..., Sounds], troubles: list[Exception], tmp_path: Path, content: bytes | None
) -> None:
    folder = tmp_path / "sound"
    shutil.copytree(FOLDER, folder)
    for name in ("coin", *(SOUND_BANK.ambience or ())):
        (folder / f"{name}.wav").unlink()
        if content is not None:
            (folder / f"{name}.wav").write_bytes(content)
    sounds = make(folder=folder)
    for _ in range(3):
        sounds.play("coin")
    assert (sea(), voices()) == (False, 0)
    sounds.play("card")
    assert voices() == 1
    assert len(troubles) == 3


def test_what_a_library_writes_to_the_terminal_while_it_opens_is_not_seen(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def complain(*_args: object, **_more: object) -> None:
        os.write(2, b"cannot find card '0'\n")
        raise pygame.error("no such device")

    monkeypatch.setattr(pygame.mixer, "init", complain)
    monkeypatch.setattr(sound.sys, "platform", "linux")  # type: ignore[attr-defined]
    with pytest.raises(pygame.error, match="no such device"):
        sound.open_device()
    os.write(2, b"seen")
    assert capfd.readouterr().err == "seen"


def test_the_self_check_reads_every_sound() -> None:
    found = self_check_screen.sounds(FOLDER)
    assert (found.mark, found.seen) == ("ok", f"{len(SOUND_BANK.all_names())} sounds")
    assert pygame.mixer.get_init() is None


def test_the_self_check_says_that_there_is_no_loudspeaker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nowhere")
    found = self_check_screen.sounds(FOLDER)
    assert found.mark == "note"
    assert "silent here" in found.seen
    assert os.environ["SDL_AUDIODRIVER"] == "nowhere"


def test_the_self_check_names_sounds_that_are_no_good(tmp_path: Path) -> None:
    folder = tmp_path / "sound"
    shutil.copytree(FOLDER, folder)
    (folder / "coin.wav").unlink()
    (folder / "groan.wav").write_bytes(b"RIFF")
    found = self_check_screen.sounds(folder)
    assert found.mark == "FAILED"
    assert [fault.split(":")[0] for fault in found.faults] == ["coin.wav", "groan.wav"]


def test_a_bank_names_its_files_variants_and_ambience_included() -> None:
    bank = SoundBank(("bubble", "card"), {"card": 2}, ambience=("murky", "clear"))
    assert bank.names("bubble") == ("bubble",)
    assert bank.all_names() == ["bubble", "card-1", "card-2", "murky", "clear"]
    assert SoundBank(("bubble",)).all_names() == ["bubble"]


def test_a_bank_without_an_ambience_leaves_its_channel_silent(troubles: list[Exception]) -> None:
    sounds = Sounds(FOLDER, SoundBank(("bubble",), {"bubble": 2}), troubles.append)
    sounds.apply(ON)
    sounds.play("bubble")
    assert voices() == 1
    assert not sea()
    assert troubles == []


def layers(sounds: Sounds) -> list[float]:
    """How loud each layer of the music is, 0 for one that is not played."""
    channels = [pygame.mixer.Channel(n) for n in range(VOICES + 2, VOICES + 2 + LAYERS)]
    return [one.get_volume() if one.get_busy() else 0 for one in channels]


def test_layers_of_the_music_fade_in_and_out(make: Callable[..., Sounds]) -> None:
    sounds = make()
    sounds.advance(10)
    assert layers(sounds) == [0, 0, 0]
    sounds.play_music(2)
    sounds.advance(1)
    first, second, third = layers(sounds)
    assert 0 < first < LEVELS[ON.music_volume]
    assert (second, third) == (first, 0)
    sounds.advance(10)
    assert layers(sounds) == pytest.approx([LEVELS[ON.music_volume]] * 2 + [0], abs=0.02)
    sounds.play_music(0)
    sounds.advance(1)
    assert 0 < layers(sounds)[0] < LEVELS[ON.music_volume]
    sounds.advance(10)
    assert layers(sounds) == [0, 0, 0]


def test_music_ends_at_once_when_it_is_turned_off_and_comes_back(
    make: Callable[..., Sounds],
) -> None:
    sounds = make()
    sounds.play_music(3)
    sounds.advance(10)
    for silent in (replace(ON, music=False), replace(ON, sound=False), replace(ON, music_volume=0)):
        sounds.apply(silent)
        assert layers(sounds) == [0, 0, 0]
        sounds.advance(10)
        assert layers(sounds) == [0, 0, 0]
        sounds.apply(ON)
        sounds.advance(10)
        assert all(layers(sounds))


def test_music_without_its_files_is_silence(
    make: Callable[..., Sounds], tmp_path: Path, troubles: list[Exception]
) -> None:
    sounds = make(folder=tmp_path)
    sounds.play_music(3)
    sounds.advance(10)
    assert layers(sounds) == [0, 0, 0]
    assert troubles
