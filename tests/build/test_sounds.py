"""The sounds match the tool, start and end in silence, and have the right loudness."""

from __future__ import annotations

import importlib.util
import math
import sys
from collections.abc import Callable
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import Any

import pytest

from ecosfera.games.baltica.additions import SOUND_BANK
from ecosfera.games.co2.additions import SOUND_BANK as CO2_BANK
from ecosfera.ui.sound import LEVELS

ROOT = Path(__file__).resolve().parents[2]
MUSIC = SOUND_BANK.music
NAMES = list(dict.fromkeys((*SOUND_BANK.all_names(), *CO2_BANK.all_names())))
SOUNDS = [name for name in NAMES if name not in MUSIC]
LONG = ("chord", *(SOUND_BANK.ambience or ()), *MUSIC)
"""Sounds that take seconds to make; others are made by the same functions."""
LOOPS = (*(SOUND_BANK.ambience or ()), *MUSIC)


@pytest.fixture(scope="module")
def sounds() -> Any:
    spec = importlib.util.spec_from_file_location("build_sounds", ROOT / "build" / "sounds.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["build_sounds"] = module
    sys.path.insert(0, str(ROOT / "build"))
    try:
        spec.loader.exec_module(module)
    finally:
        sys.path.remove(str(ROOT / "build"))
    return module


@pytest.fixture(scope="module")
def samples(sounds: Any) -> Callable[[str], list[float]]:
    """Return a sound as in its file, from -1 to 1."""
    return lambda name: [value / 32767 for value in sounds.read(sounds.path(name).read_bytes())]


def loudness(values: list[float]) -> float:
    return math.sqrt(math.fsum(value * value for value in values) / len(values))


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=[pytest.mark.thorough] if name in LONG else []) for name in NAMES],
)
def test_every_file_is_what_the_tool_makes(sounds: Any, name: str) -> None:
    made = sounds.finished(sounds.RECIPES[name])
    assert sounds.same(name, made), "run 'python build/sounds.py'"


def test_there_is_a_file_for_every_cue_and_no_other(sounds: Any) -> None:
    assert set(sounds.RECIPES) == set(NAMES)
    assert sounds.unknown_files() == []
    assert sum(file.stat().st_size for file in sounds.TARGET.iterdir()) < sounds.LIMIT


@pytest.mark.parametrize("name", SOUNDS)
def test_no_sound_clicks_or_is_cut_off(samples: Callable[[str], list[float]], name: str) -> None:
    values = samples(name)
    assert 0.15 < max(map(abs, values)) <= 0.6
    assert abs(math.fsum(values) / len(values)) < 0.001
    assert max(abs(b - a) for a, b in pairwise(values)) < 0.25
    if name not in LOOPS:
        assert values[0] == values[-1] == 0
        assert loudness(values[:20]) < 0.01
        assert loudness(values[-200:]) < 0.002


@pytest.mark.parametrize("name", LOOPS)
def test_the_ambience_goes_on_where_it_ends(
    samples: Callable[[str], list[float]], name: str
) -> None:
    values = samples(name)
    steps = [abs(b - a) for a, b in pairwise(values)]
    assert abs(values[0] - values[-1]) <= max(steps)
    piece = len(values) // 40
    inside = [
        abs(loudness(values[i : i + piece]) - loudness(values[i - piece : i]))
        for i in range(piece, len(values) - piece, piece)
    ]
    assert abs(loudness(values[:piece]) - loudness(values[-piece:])) <= max(inside)


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_as_loud_as_is_comfortable(
    sounds: Any, samples: Callable[[str], list[float]], name: str
) -> None:
    assert -23 <= sounds.loudness(samples(name), sounds.RATE) <= -18


def test_the_music_is_never_louder_than_calm(
    sounds: Any, samples: Callable[[str], list[float]]
) -> None:
    rate = sounds.RECIPES[MUSIC[0]].rate
    powers = [10 ** (sounds.loudness(samples(name), rate) / 10) for name in MUSIC]
    assert 10 * math.log10(math.fsum(powers) * LEVELS[-1] ** 2) <= -26


def test_the_layers_of_the_music_seldom_begin_together(sounds: Any) -> None:
    lengths = [
        len(sounds.read(sounds.path(name).read_bytes())) // sounds.RECIPES[name].rate
        for name in MUSIC
    ]
    assert math.lcm(*lengths) > 60 * 60


def test_what_matters_more_is_louder(sounds: Any) -> None:
    names = ("bubble-1", "card-1", "drop", "chime-ice", "groan", "chord")
    loud = [sounds.RECIPES[name].loudness for name in names]
    assert loud == sorted(set(loud))


def test_likely_cues_together_are_not_clipped_at_the_loudest_volume(
    sounds: Any, samples: Callable[[str], list[float]]
) -> None:
    heard = [samples(name) for name in sounds.TOGETHER]
    assert max(abs(math.fsum(at)) for at in zip_longest(*heard, fillvalue=0)) * LEVELS[-1] < 1


def test_the_living_sea_is_brighter_than_the_murky_one(
    sounds: Any, samples: Callable[[str], list[float]]
) -> None:
    figures = sys.modules[sounds.loudness.__module__].figures
    loops = [samples(name) for name in LOOPS[:2]]
    assert len(loops[0]) == len(loops[1])
    murky, clear = (figures(loop[: 2 * sounds.RATE], sounds.RATE) for loop in loops)
    assert clear.centroid > 3 * murky.centroid


def test_the_notes_of_the_habitats_sound_well_in_any_order(sounds: Any) -> None:
    steps = sorted({round(12 * math.log2(pitch / 440)) % 12 for pitch in sounds.NOTES.values()})
    assert len(sounds.NOTES) == 6
    # Neither semitones nor tritones.
    assert not {(b - a) % 12 for a in steps for b in steps} & {1, 6, 11}


@pytest.mark.parametrize("content", [b"", b"RIFF", b"RIFF\x24\0\0\0WAVEfmt ", b"x" * 5000])
def test_a_file_that_is_no_sound_is_out_of_date(
    sounds: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes
) -> None:
    monkeypatch.setattr(sounds, "TARGET", tmp_path)
    made = sounds.finished(sounds.RECIPES["bubble-1"])
    assert not sounds.same("bubble-1", made)
    sounds.path("bubble-1").write_bytes(content)
    assert not sounds.same("bubble-1", made)
    sounds.path("bubble-1").write_bytes(sounds.wav_file(made))
    assert sounds.same("bubble-1", made)
    made[7] += 2
    assert not sounds.same("bubble-1", made)


def test_the_check_names_what_is_out_of_date(
    sounds: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sounds, "TARGET", tmp_path)
    monkeypatch.setattr(sys, "argv", ["sounds.py", "bubble", "--check"])
    (tmp_path / "whale.wav").write_bytes(b"")
    assert sounds.main() == 1
    told = capsys.readouterr().out
    assert "bubble-1 is not what it should be" in told
    assert "whale.wav is no sound of ours" in told
    (tmp_path / "whale.wav").unlink()
    monkeypatch.setattr(sys, "argv", ["sounds.py", "bubble"])
    assert sounds.main() == 0
    monkeypatch.setattr(sys, "argv", ["sounds.py", "bubble", "--check"])
    assert sounds.main() == 0
