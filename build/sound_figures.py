"""Figures that tell how sounds will be heard, computed with the standard library alone.

`build/sounds.py --figures` prints them. Loudness is that of ITU-R BS.1770 in LUFS: of blocks of
0.4 s with the two gates of the standard, or of the whole sound if it is shorter than a block.
"""

from __future__ import annotations

import cmath
import functools
import itertools
import math
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

BLOCK: Final = 0.4
"""Length in seconds of a block for the loudness; the next one begins after a quarter of it."""
ABSOLUTE_GATE: Final = -70.0
RELATIVE_GATE: Final = -10.0
ONSET: Final = 0.1
"""The share of its peak at which a sound begins."""
HARSH: Final = 6000.0
"""The frequency in Hz above which sounds are harsh."""
WINDOW: Final = 2048
"""Samples of a spectrum."""
BANDS: Final = 20
SHAPE: Final = 12
"""Numbers of bands of pitch and of pieces of time in which two sounds are compared."""


class SoundFigures(NamedTuple):
    """The figures of one sound."""

    seconds: float
    onset: float
    """Milliseconds until a tenth of the peak is reached."""
    loudness: float
    """In LUFS."""
    peak: float
    """1 is full scale."""
    clipped: int
    """Number of samples at full scale."""
    centroid: float
    """The middle of the spectrum, in Hz."""
    harsh: float
    """The share of the energy above `HARSH`, in decibels."""


def figures(samples: Sequence[float], rate: int) -> SoundFigures:
    """Return the figures of samples from -1 to 1."""
    peak = max(map(abs, samples))
    onset = next(i for i, value in enumerate(samples) if abs(value) >= ONSET * peak)
    power = spectrum(samples)
    step = rate / WINDOW
    total = math.fsum(power)
    above = math.fsum(p for i, p in enumerate(power) if i * step > HARSH)
    return SoundFigures(
        seconds=len(samples) / rate,
        onset=1000 * onset / rate,
        loudness=loudness(samples, rate),
        peak=peak,
        clipped=sum(abs(value) >= 1.0 for value in samples),
        centroid=math.fsum(i * step * p for i, p in enumerate(power)) / total,
        harsh=10 * math.log10(max(above / total, 1e-12)),
    )


# ---------------------------------------------------------------------- loudness
def loudness(samples: Sequence[float], rate: int) -> float:
    """Return the gated loudness of a mono sound in LUFS."""
    weighted = _filtered(_filtered(samples, _shelf(rate)), _high_pass(rate))
    size = min(len(weighted), round(BLOCK * rate))
    squares = list(itertools.accumulate((v * v for v in weighted), initial=0.0))
    starts = range(0, len(weighted) - size + 1, max(1, size // 4))
    blocks = [(squares[start + size] - squares[start]) / size for start in starts]
    kept = [block for block in blocks if _lufs(block) > ABSOLUTE_GATE]
    if not kept:
        return ABSOLUTE_GATE
    gate = _lufs(math.fsum(kept) / len(kept)) + RELATIVE_GATE
    kept = [block for block in kept if _lufs(block) > gate]
    return _lufs(math.fsum(kept) / len(kept))


def _lufs(power: float) -> float:
    return -0.691 + 10 * math.log10(max(power, 1e-12))


Filter = tuple[float, float, float, float, float]
"""The coefficients b0, b1, b2, a1, a2 of a filter of second order."""


def _shelf(rate: int) -> Filter:
    """Return the first filter of the K weighting: the head lifts high sounds."""
    gain, q = 3.999843853973347, 0.7071752369554196
    k = math.tan(math.pi * 1681.974450955533 / rate)
    high = 10 ** (gain / 20)
    band = high**0.4996667741545416
    a0 = 1 + k / q + k * k
    return (
        (high + band * k / q + k * k) / a0,
        2 * (k * k - high) / a0,
        (high - band * k / q + k * k) / a0,
        2 * (k * k - 1) / a0,
        (1 - k / q + k * k) / a0,
    )


def _high_pass(rate: int) -> Filter:
    """Return the second filter of the K weighting: the lowest sounds are hardly heard."""
    q = 0.5003270373238773
    k = math.tan(math.pi * 38.13547087602444 / rate)
    a0 = 1 + k / q + k * k
    return 1.0, -2.0, 1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0


def _filtered(samples: Iterable[float], by: Filter) -> list[float]:
    b0, b1, b2, a1, a2 = by
    x1 = x2 = y1 = y2 = 0.0
    found = []
    for x in samples:
        y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
        x2, x1, y2, y1 = x1, x, y1, y
        found.append(y)
    return found


# ---------------------------------------------------------------------- spectra
def spectrum(samples: Sequence[float]) -> list[float]:
    """Return the mean power at each frequency up to half the rate."""
    window = [math.sin(math.pi * (i + 0.5) / WINDOW) ** 2 for i in range(WINDOW)]
    total = [0.0] * (WINDOW // 2)
    for start in range(0, max(1, len(samples) - WINDOW // 2), WINDOW // 2):
        piece = list(samples[start : start + WINDOW])
        piece += [0.0] * (WINDOW - len(piece))
        found = _fourier([v * w for v, w in zip(piece, window, strict=True)])
        for i in range(WINDOW // 2):
            total[i] += abs(found[i]) ** 2
    return total


def _fourier(values: Sequence[complex]) -> list[complex]:
    """Return the Fourier transform of a power of two of values."""
    count = len(values)
    if count == 1:
        return [complex(values[0])]
    even, odd = _fourier(values[::2]), _fourier(values[1::2])
    turned = [turn * value for turn, value in zip(_turns(count), odd, strict=True)]
    return [e + t for e, t in zip(even, turned, strict=True)] + [
        e - t for e, t in zip(even, turned, strict=True)
    ]


@functools.cache
def _turns(count: int) -> list[complex]:
    """Return the factors of the odd values of a transform."""
    return [cmath.exp(-2j * math.pi * i / count) for i in range(count // 2)]


# ---------------------------------------------------------------------- several sounds
def likeness(one: Sequence[float], two: Sequence[float]) -> float:
    """Return how alike two sounds are in pitch, course and length, from 0 to 1 (the same)."""
    short, long = sorted((len(one), len(two)))
    pitch = _cosine(_bands(spectrum(one)), _bands(spectrum(two)))
    return pitch * _cosine(_course(one), _course(two)) * short / long


def _bands(power: Sequence[float]) -> list[float]:
    """Return the amplitude in bands that grow with the pitch."""
    edges = [round(len(power) ** (i / BANDS)) for i in range(BANDS + 1)]
    return [math.sqrt(math.fsum(power[a:b])) for a, b in itertools.pairwise(edges)]


def _course(samples: Sequence[float]) -> list[float]:
    """Return the loudness in pieces of equal length."""
    edges = [round(len(samples) * i / SHAPE) for i in range(SHAPE + 1)]
    return [math.sqrt(math.fsum(v * v for v in samples[a:b])) for a, b in itertools.pairwise(edges)]


def _cosine(one: Sequence[float], two: Sequence[float]) -> float:
    product = math.fsum(a * b for a, b in zip(one, two, strict=True))
    return product / max(1e-12, math.hypot(*one) * math.hypot(*two))


def mixed_peak(sounds: Iterable[Sequence[float]]) -> float:
    """Return the peak of sounds that begin together; above 1 they are clipped."""
    return max(abs(math.fsum(at)) for at in itertools.zip_longest(*sounds, fillvalue=0.0))


def report(sounds: Mapping[str, Sequence[float]], rate: int, together: Sequence[str]) -> list[str]:
    """Return the lines of a table of all sounds, the most alike pair, and the peak of a mix."""
    lines = ["name             s  onset ms   LUFS   peak  clipped  centre Hz  above 6 kHz dB"]
    for name, samples in sounds.items():
        f = figures(samples, rate)
        lines.append(
            f"{name:<16}{f.seconds:5.2f}{f.onset:8.1f}{f.loudness:8.1f}{f.peak:7.2f}"
            f"{f.clipped:7d}{f.centroid:11.0f}{f.harsh:13.1f}"
        )
    pairs = [
        (likeness(sounds[one], sounds[two]), one, two)
        for one, two in itertools.combinations(sounds, 2)
        if one.partition("-")[0] != two.partition("-")[0]
    ]
    if pairs:
        alike, one, two = max(pairs)
        lines.append(f"most alike: {one} and {two}, {alike:.2f}")
    mix = [name for name in together if name in sounds]
    if mix:
        peak = mixed_peak([sounds[name] for name in mix])
        lines.append(f"peak of {', '.join(mix)} together: {peak:.2f}")
    return lines
