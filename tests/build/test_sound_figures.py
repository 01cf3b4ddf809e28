"""The figures that tell how sounds are heard."""

from __future__ import annotations

import importlib.util
import math
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def figures() -> Any:
    spec = importlib.util.spec_from_file_location(
        "build_sound_figures", ROOT / "build" / "sound_figures.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def sine(hertz: float, rate: int, seconds: float = 1.0) -> list[float]:
    return [math.sin(2 * math.pi * hertz * i / rate) for i in range(round(seconds * rate))]


@pytest.mark.parametrize("rate", [22_050, 48_000])
def test_the_loudness_is_that_of_the_standard(figures: Any, rate: int) -> None:
    # A full sine of 997 Hz on one channel has -3.01 LUFS (ITU-R BS.1770).
    assert figures.loudness(sine(997, rate), rate) == pytest.approx(-3.01, abs=0.05)
    half = [value / 2 for value in sine(997, rate)]
    assert figures.loudness(half, rate) == pytest.approx(-9.03, abs=0.05)


def test_pitch_onset_and_likeness(figures: Any) -> None:
    low, high = sine(400, 22_050, 0.2), sine(8000, 22_050, 0.2)
    found = figures.figures([0.0] * 2205 + high, 22_050)
    assert found.onset == pytest.approx(100, abs=1)
    assert found.centroid == pytest.approx(8000, rel=0.02)
    assert found.harsh == pytest.approx(0, abs=0.1)
    assert figures.likeness(low, low) == pytest.approx(1)
    assert figures.likeness(low, high) < 0.2
    assert figures.mixed_peak([[0.5, 0.2], [0.5]]) == pytest.approx(1.0)
