"""The music of Ecosfera Baltica: three loops that may be heard together at any time.

All of them keep to the five notes of the habitats' chimes, and their lengths have no common
divisor but one: together they repeat only after four hours and three quarters. Each is mixed in a
circle, so it has no seam.
"""

from __future__ import annotations

import cmath
import math
import random

RATE = 11_025
"""Samples per second: nothing here is higher than 4 kHz."""
D2 = 73.416
"""The lowest note in Hz."""
STEPS = (0, 2, 4, 7, 9)
"""The scale in semitones: D, E, F sharp, A, B."""


def pitch(number: int) -> float:
    """Return the frequency of a note in Hz; they are counted from the lowest one."""
    octave, step = divmod(number, len(STEPS))
    return D2 * 2 ** (octave + STEPS[step] / 12)


def ring(into: list[float], at: float, hertz: float, level: float, half: float) -> None:
    """Mix a sine that is struck at a second and decays with a half-life into a loop."""
    count, seconds = len(into), 7 * half
    turn = cmath.exp(complex(-math.log(2) / half, 2 * math.pi * hertz) / RATE)
    wave, start = complex(level, 0.0), round(at * RATE)
    rise, length = round(0.012 * RATE), round(seconds * RATE)
    for i in range(length):
        soft = min(1.0, i / rise) * min(1.0, (length - i) / (0.2 * length))
        into[(start + i) % count] += soft * wave.imag
        wave *= turn


def breathe(into: list[float], at: float, hertz: float, level: float, seconds: float) -> None:
    """Mix a sine that swells and fades within some seconds into a loop."""
    count, start, length = len(into), round(at * RATE), round(seconds * RATE)
    turn, wave = cmath.exp(complex(0.0, 2 * math.pi * hertz / RATE)), complex(level, 0.0)
    for i in range(length):
        into[(start + i) % count] += wave.imag * math.sin(math.pi * i / length) ** 2
        wave *= turn


def deep() -> list[float]:
    """Return the layer that is always heard: slow chords, like light far above."""
    found = [0.0] * (24 * RATE)
    chords = ((5, 8, 12), (4, 7, 10), (3, 8, 11), (5, 7, 11))
    for number, chord in enumerate(chords):
        for voice, note in enumerate(chord):
            for beside, level in ((-0.22, 0.6), (0.22, 0.6)):
                breathe(found, 6 * number, pitch(note) + beside, level / (1 + 0.3 * voice), 12)
            breathe(found, 6 * number + 0.8, 2 * pitch(note), 0.13, 10)
            breathe(found, 6 * number + 1.5, 3 * pitch(note), 0.035, 8)
    return found


def middle() -> list[float]:
    """Return the layer of a sea that recovers: a plucked zither that thinks aloud."""
    found = [0.0] * (23 * RATE)
    phrases = (
        (0.4, (10, 12, 13)),
        (4.6, (12, 11, 8)),
        (8.9, (10, 13, 15)),
        (12.2, (14,)),
        (14.8, (13, 12, 10, 11)),
        (20.1, (8,)),
    )
    chance = random.Random(5)  # noqa: S311 (how evenly strings are plucked)
    for begins, notes in phrases:
        for number, note in enumerate(notes):
            at = begins + 0.86 * number + chance.uniform(-0.04, 0.06)
            loud = chance.uniform(0.7, 1.0)
            for part, level in ((1, 1.0), (2.003, 0.34), (3.008, 0.14), (4.02, 0.05)):
                ring(found, at, pitch(note) * part, loud * level, 0.62 / part**0.8)
            # The sound box answers an octave lower.
            ring(found, at + 0.02, pitch(note) / 2, 0.22 * loud, 0.9)
    return found


def high() -> list[float]:
    """Return the layer of a sea that lives: glass bells, and a soft, breathing voice."""
    found = [0.0] * (31 * RATE)
    bells = ((1.2, 20), (4.9, 18), (7.3, 22), (12.6, 19), (14.1, 20), (19.8, 17), (23.4, 21))
    for at, note in (*bells, (27.9, 18)):
        for part, level, long in ((1.0, 0.5, 1.0), (2.004, 0.16, 0.6), (2.76, 0.05, 0.35)):
            ring(found, at, pitch(note) * part, level, 0.75 * long)
            ring(found, at + 0.42, pitch(note) * part, 0.3 * level, 0.6 * long)
    for at, note, long in ((2.5, 13, 5.0), (6.0, 15, 6.0), (16.0, 14, 5.0), (19.5, 12, 7.0)):
        for part, level in ((0.998, 0.3), (1.002, 0.3), (2.0, 0.09), (3.0, 0.025)):
            breathe(found, at, pitch(note) * part, level, long)
    return found
