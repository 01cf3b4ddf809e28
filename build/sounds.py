"""Makes every sound of the game, out of sines and noise, into assets/sound.

    python build/sounds.py              make what is out of date
    python build/sounds.py card coin    only sounds whose names begin so
    python build/sounds.py --check      tell which sounds are not what this makes
    python build/sounds.py --measure    tell length, loudness and steps of each

All are 16 bit, mono, 22 050 Hz. What begins as chance has a fixed seed, so that they are the same
on every machine; a last digit may differ where a system rounds its sines another way. Needs
nothing but Python.
"""

from __future__ import annotations

import argparse
import array
import io
import itertools
import math
import random
import sys
import wave
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "assets" / "sound"
RATE = 22_050
"""Samples a second."""
LIMIT = 1_500_000
"""Bytes of all sounds together."""
LOOP = 16
"""Seconds of the ambience, which begins again where it ends."""

Samples = list[float]


# ---------------------------------------------------------------------- signals
def length(seconds: float) -> int:
    """How many samples so many seconds are."""
    return round(seconds * RATE)


def silence(seconds: float) -> Samples:
    """Nothing, to put sounds into."""
    return [0.0] * length(seconds)


def noise(count: int, chance: random.Random) -> Samples:
    """Samples of chance, from -1 to 1."""
    return [2 * chance.random() - 1 for _ in range(count)]


def chances(seed: int) -> random.Random:
    """The same chance on every machine."""
    return random.Random(seed)  # noqa: S311 (waves are no secrets)


def tone(seconds: float, begins: float, ends: float | None = None, bend: float = 1.0) -> Samples:
    """A sine whose pitch glides from one frequency (Hz) to another; `bend` < 1 glides early."""
    ends = begins if ends is None else ends
    count = length(seconds)
    found, phase = [], 0.0
    for i in range(count):
        found.append(math.sin(phase))
        pitch = begins + (ends - begins) * (i / count) ** bend
        phase += 2 * math.pi * pitch / RATE
    return found


def band(signal: Samples, pitches: Callable[[float], float], width: float) -> Samples:
    """What is near a pitch, which may wander: `pitches` gives it (Hz) for 0 to 1 of the signal.

    A state variable filter; `width` is 1 / Q.
    """
    found = []
    one = two = 0.0
    a = b = c = 0.0
    count = len(signal)
    for i, sample in enumerate(signal):
        if i % 32 == 0:
            g = math.tan(math.pi * min(pitches(i / count), 0.45 * RATE) / RATE)
            a = 1 / (1 + g * (g + width))
            b, c = g * a, g * g * a
        third = sample - two
        first = a * one + b * third
        second = two + b * one + c * third
        one, two = 2 * first - one, 2 * second - two
        found.append(width * first)
    return found


def low(signal: Samples, pitch: float) -> Samples:
    """What lies below a pitch (Hz), gently."""
    keep = 1 - math.exp(-2 * math.pi * pitch / RATE)
    found, last = [], 0.0
    for sample in signal:
        last += keep * (sample - last)
        found.append(last)
    return found


def shaped(signal: Samples, attack: float, half: float) -> Samples:
    """A soft beginning of `attack` seconds; after it half as loud every `half` seconds.

    The last fifth becomes silence, so that there is no step where it is put into something.
    """
    rise, last = max(1, length(attack)), len(signal) // 5
    fall = 0.5 ** (1 / (half * RATE))
    found, level = [], 1.0
    for i, sample in enumerate(signal):
        if i < rise:
            found.append(sample * (0.5 - 0.5 * math.cos(math.pi * i / rise)))
        else:
            level *= fall
            found.append(sample * level)
    for i in range(last):
        found[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / last)
    return found


def swell(signal: Samples, peak: float) -> Samples:
    """Comes and goes: loudest at `peak`, a share of its length."""
    count = len(signal)
    found = []
    for i, sample in enumerate(signal):
        at = i / count
        share = at / peak if at < peak else (1 - at) / (1 - peak)
        found.append(sample * (0.5 - 0.5 * math.cos(math.pi * share)))
    return found


def put(into: Samples, signal: Sequence[float], at: float = 0.0, level: float = 1.0) -> None:
    """Add a signal from a second on; what reaches beyond the end is left out."""
    start = length(at)
    for i in range(min(len(signal), len(into) - start)):
        into[start + i] += level * signal[i]


def hall(signal: Samples, wet: float, half: float = 0.16) -> Samples:
    """The same in a wide, dull room, like a tank of water: four echoes that feed themselves."""
    echoes = [0.0] * len(signal)
    for milliseconds in (29.7, 37.1, 41.1, 43.7):
        delay = length(milliseconds / 1000)
        back = 0.5 ** (milliseconds / 1000 / half)
        line, last = [0.0] * delay, 0.0
        for i, sample in enumerate(signal):
            old = line[i % delay]
            # every turn loses some of its brightness
            last += 0.55 * (old - last)
            line[i % delay] = sample + back * last
            echoes[i] += 0.25 * old
    return [dry + wet * echo for dry, echo in zip(signal, echoes, strict=True)]


# ---------------------------------------------------------------------- things that sound
def bubble(pitch: float, seconds: float, rise: float = 1.6) -> Samples:
    """One bubble: a sine that rises as it gets smaller, and is soon gone."""
    body = tone(seconds, pitch, pitch * rise, 1.5)
    return shaped(body, 0.006, seconds / 5)


BELL = ((1.0, 1.0, 1.0), (2.004, 0.42, 0.62), (2.97, 0.2, 0.4), (4.13, 0.1, 0.22), (0.5, 0.16, 0.9))
"""Partials: times the pitch, how loud, how long; a little off, as in glass under water."""


def bell(pitch: float, seconds: float, half: float = 0.26) -> Samples:
    """A soft glass bell with a slow shimmer."""
    found = silence(seconds)
    for times, level, long in BELL:
        for beside, share in ((-0.4, 0.68), (0.5, 0.32)):
            part = tone(seconds, pitch * times + beside)
            put(found, shaped(part, 0.006 + 0.004 / times, half * long), 0.0, level * share)
    return found


def sheet(seconds: float, begins: float, ends: float, chance: random.Random) -> Samples:
    """Paper moving through water: noise in a band that wanders from one pitch (Hz) to another."""
    body = noise(length(seconds), chance)
    body = band(body, lambda at: begins + (ends - begins) * at, 0.8)
    return swell(low(low(body, 4000), 4000), 0.3)


def card(seed: int, begins: float, ends: float) -> Samples:
    """A card that is taken: it slides, and settles."""
    chance = chances(seed)
    found = silence(0.21)
    put(found, sheet(0.17, begins, ends, chance))
    touch = low(noise(length(0.06), chance), 420)
    put(found, shaped(touch, 0.008, 0.011), 0.115, 1.5)
    put(found, shaped(tone(0.08, 240, 190), 0.008, 0.012), 0.115, 0.14)
    return found


def shuffle() -> Samples:
    """A pile that becomes a deck: many edges, one after the other, and a push."""
    chance = chances(31)
    found = silence(0.72)
    at, step = 0.02, 0.062
    while at < 0.46:
        edge = sheet(0.055, 1500 + 500 * chance.random(), 2600, chance)
        put(found, edge, at, 0.5 + 0.35 * chance.random())
        at += step * (0.9 + 0.2 * chance.random())
        step *= 0.93
    put(found, sheet(0.24, 700, 1500, chance), 0.44, 0.9)
    touch = low(noise(length(0.08), chance), 380)
    put(found, shaped(touch, 0.01, 0.014), 0.6, 1.6)
    return found


def coin() -> Samples:
    """A coin of amber turned over: light as wood, warm as glass, twice."""
    found = silence(0.42)
    for at, level, lift in ((0.0, 0.6, 1.0), (0.085, 1.0, 1.06)):
        for pitch, loud, half in (
            *((1180, 1.0, 0.034), (1893, 0.55, 0.022), (2960, 0.28, 0.013)),
            (590, 0.35, 0.03),
        ):
            part = shaped(tone(0.3, pitch * lift), 0.0035, half)
            put(found, part, at, level * loud)
    return hall(found, 0.22, 0.07)


def press(pitch: float) -> Samples:
    """A button: one small bubble."""
    found = silence(0.16)
    put(found, bubble(pitch, 0.13, 1.55))
    put(found, bubble(pitch * 2.1, 0.06, 1.3), 0.018, 0.16)
    return found


def rising() -> Samples:
    """An impact that goes: bubbles on their way up."""
    chance = chances(47)
    found = silence(0.95)
    at = 0.0
    for number in range(8):
        pitch = 330 * 1.17**number * (0.96 + 0.08 * chance.random())
        put(found, bubble(pitch, 0.16, 1.5), at, 1 - 0.07 * number)
        at += 0.1 - 0.006 * number + 0.02 * chance.random()
    return hall(found, 0.3, 0.09)


def drop() -> Samples:
    """A pressure card: something dull sinks into the water."""
    chance = chances(53)
    found = silence(0.62)
    put(found, shaped(tone(0.4, 225, 118, 0.5), 0.01, 0.055))
    # a small loudspeaker has nothing below this
    put(found, shaped(tone(0.3, 450, 250, 0.5), 0.008, 0.03), 0.0, 0.34)
    splash = low(low(noise(length(0.14), chance), 620), 900)
    put(found, shaped(splash, 0.008, 0.022), 0.0, 1.4)
    put(found, bubble(270, 0.14, 0.8), 0.17, 0.3)
    put(found, bubble(215, 0.14, 0.85), 0.27, 0.18)
    return hall(found, 0.3, 0.08)


def page() -> Samples:
    """A policy card comes to the middle: a large sheet, and two notes that ask for an ear."""
    chance = chances(61)
    found = silence(1.1)
    put(found, sheet(0.42, 500, 1700, chance), 0.0, 0.9)
    put(found, bell(293.66, 0.8, 0.14), 0.2, 0.3)
    put(found, bell(440.0, 0.75, 0.14), 0.3, 0.26)
    return hall(found, 0.3, 0.12)


def groan() -> Samples:
    """An impact: the sea groans, low and slow, as a hull or a whale far away."""
    chance = chances(71)
    seconds = 1.9
    found = silence(seconds)
    for pitch, level in ((66, 1.0), (68.2, 0.8), (99, 0.45), (132.8, 0.5), (199, 0.3), (266, 0.13)):
        put(found, tone(seconds, pitch * 1.08, pitch * 0.92, 0.7), 0.0, level)
    rumble = low(low(noise(length(seconds), chance), 130), 130)
    put(found, rumble, 0.0, 2.2)
    found = shaped(found, 0.16, 0.42)
    return hall(found, 0.35, 0.2)


NOTES = {
    "ice": 1318.51,
    "mud": 440.0,
    "river": 987.77,
    "rock": 587.33,
    "open_water": 293.66,
    "coast": 739.99,
}
"""Of each habitat, in Hz: E, A, B, D, D and F sharp.

High where it is light, low where it is deep; no two of them are closer than a whole tone, so that
they sound well in any order, and all of them together are a chord.
"""


def chime(pitch: float) -> Samples:
    """A habitat that is restored."""
    found = silence(1.3)
    # low bells ring longer
    half = 0.27 * (440 / pitch) ** 0.25
    put(found, bell(pitch, 1.3, half))
    put(found, bubble(pitch * 0.5, 0.12, 1.5), 0.0, 0.1)
    return hall(found, 0.3, 0.18)


def chord() -> Samples:
    """All six are home."""
    found = silence(2.9)
    for number, pitch in enumerate(sorted(NOTES.values())):
        put(found, bell(pitch, 2.8, 0.5), 0.11 * number, 1 - 0.08 * number)
    for number in range(5):
        put(found, bubble(420 * 1.2**number, 0.14), 0.5 + 0.11 * number, 0.07)
    return hall(found, 0.4, 0.3)


# ---------------------------------------------------------------------- the sea
def around(make: Callable[[Samples], Samples], signal: Samples) -> Samples:
    """A filter over a loop: by the time the loop begins it has heard the loop's end."""
    before = signal[-RATE:]
    return make([*before, *signal])[len(before) :]


def waves(at: float) -> float:
    """How loud the waves are at a share of the loop, 0 to 1: three of them come and go."""
    loud = 0.0
    for middle, rises, falls in ((0.14, 0.10, 0.17), (0.47, 0.12, 0.16), (0.80, 0.09, 0.18)):
        away = (at - middle + 0.5) % 1 - 0.5
        share = away / rises if away < 0 else away / falls
        if abs(share) < 1:
            loud = max(loud, 0.0) + 0.5 + 0.5 * math.cos(math.pi * share)
    return loud


def ambience() -> Samples:
    """The sea from below its surface: a deep murmur, slow waves, a bubble now and then."""
    chance = chances(83)
    count = length(LOOP)
    heard = [0.25 + 0.75 * waves(i / count) for i in range(count)]
    warm = RATE / (count + RATE)

    def pitch(at: float) -> float:
        # the second before the loop is its last
        return 330 + 330 * waves((at - warm) / (1 - warm) % 1)

    deep = around(lambda s: low(low(s, 170), 170), noise(count, chance))
    wash = around(lambda s: low(band(s, pitch, 1.1), 1500), noise(count, chance))
    spray = around(lambda s: low(band(s, lambda _: 2100, 1.3), 3200), noise(count, chance))
    found = [
        1.5 * d + 0.75 * loud * w + 0.05 * loud * loud * s
        for d, w, s, loud in zip(deep, wash, spray, heard, strict=True)
    ]
    # whole numbers of waves in the loop: D and A, hardly to be heard
    for turns, level, slow in ((2349, 0.016, 1), (2353, 0.012, 2), (3520, 0.010, 1)):
        for i in range(count):
            at = 2 * math.pi * i / count
            found[i] += level * math.sin(turns * at) * (0.6 + 0.4 * math.sin(slow * at))
    for _ in range(7):
        at, pitch_here = chance.randrange(count), 380 + 420 * chance.random()
        for number in range(chance.choice((1, 1, 2, 3))):
            one = bubble(pitch_here * 1.12**number, 0.14 + 0.06 * chance.random(), 1.4)
            level = (0.03 + 0.04 * chance.random()) * 0.8**number
            for i, sample in enumerate(one):
                found[(at + i) % count] += level * sample
            at += length(0.09 + 0.07 * chance.random())
    middle = math.fsum(found) / count
    return [sample - middle for sample in found]


# ---------------------------------------------------------------------- files
class Recipe(NamedTuple):
    """One sound: who makes it, and how loud its loudest sample becomes (1 is as loud as can be)."""

    make: Callable[[], Samples]
    peak: float
    loops: bool = False


RECIPES: dict[str, Recipe] = {
    "bubble-1": Recipe(partial(press, 510), 0.20),
    "bubble-2": Recipe(partial(press, 570), 0.20),
    "card-1": Recipe(partial(card, 11, 900, 2300), 0.28),
    "card-2": Recipe(partial(card, 12, 1050, 2000), 0.27),
    "card-3": Recipe(partial(card, 13, 800, 2600), 0.28),
    "coin": Recipe(coin, 0.30),
    "shuffle": Recipe(shuffle, 0.30),
    "page": Recipe(page, 0.34),
    "drop": Recipe(drop, 0.42),
    "rising": Recipe(rising, 0.30),
    "groan": Recipe(groan, 0.55),
    **{
        # high notes are heard more easily
        f"chime-{habitat}": Recipe(partial(chime, pitch), 0.40 * (440 / pitch) ** 0.35)
        for habitat, pitch in NOTES.items()
    },
    "chord": Recipe(chord, 0.60),
    "ambience": Recipe(ambience, 0.34, loops=True),
}


def finished(recipe: Recipe) -> array.array[int]:
    """The samples of a sound as a file has them: no offset, no step at its ends, as loud as asked.

    A loop has no ends.
    """
    signal = recipe.make()
    if not recipe.loops:
        signal = faded(without_offset(signal))
    loudest = max(map(abs, signal))
    scale = recipe.peak * 32767 / loudest
    return array.array("h", (round(sample * scale) for sample in signal))


def without_offset(signal: Samples) -> Samples:
    """The same without what moves slower than anybody hears (20 Hz)."""
    slow = low(signal, 20)
    return [sample - offset for sample, offset in zip(signal, slow, strict=True)]


def faded(signal: Samples) -> Samples:
    """The same, with a last seventh that becomes silence; the first two milliseconds rise."""
    rise, fall = length(0.002), len(signal) // 7
    found = signal.copy()
    for i in range(rise):
        found[i] *= i / rise
    for i in range(fall):
        found[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fall)
    return found


def written(samples: array.array[int]) -> bytes:
    """A WAV file."""
    plain = array.array("h", samples)
    if sys.byteorder == "big":
        plain.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(plain.tobytes())
    return out.getvalue()


def read(content: bytes) -> array.array[int]:
    """The samples of such a file. Raises `wave.Error`, `EOFError` or `ValueError` for others."""
    with wave.open(io.BytesIO(content), "rb") as file:
        kind = file.getnchannels(), file.getsampwidth(), file.getframerate()
        if kind != (1, 2, RATE):
            raise ValueError(f"it has {kind[0]} channels, {8 * kind[1]} bits, {kind[2]} Hz")
        plain = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        plain.byteswap()
    return plain


def path(name: str) -> Path:
    """The file of a sound."""
    return TARGET / f"{name}.wav"


def same(name: str, samples: array.array[int]) -> bool:
    """Whether a file is what this makes; sines of another system may differ in the last digit."""
    try:
        there = read(path(name).read_bytes())
    except (OSError, wave.Error, EOFError, ValueError):
        return False
    close = all(abs(a - b) <= 1 for a, b in zip(there, samples, strict=False))
    return len(there) == len(samples) and close


def strangers() -> list[str]:
    """Files in the folder that are no sounds of ours."""
    return sorted(file.name for file in TARGET.glob("*") if file.stem not in RECIPES)


def measured(name: str, samples: Iterable[int]) -> str:
    """Length, loudness and steps of a sound, in a line; loudness in shares of the loudest."""
    values = [sample / 32767 for sample in samples]
    loud = math.sqrt(math.fsum(v * v for v in values) / len(values))
    step = max(abs(b - a) for a, b in itertools.pairwise(values))
    return (
        f"{name:<10} {len(values) / RATE:6.2f} s  peak {max(map(abs, values)):.3f}  "
        f"loud {20 * math.log10(loud):6.1f} dB  offset {math.fsum(values) / len(values):+.5f}  "
        f"first {values[0]:+.4f}  last {values[-1]:+.4f}  steps {step:.3f}  "
        f"seam {abs(values[0] - values[-1]):.4f}"
    )


def main() -> int:
    """Make what was asked for; 1 if anything is out of date or too large."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="beginnings of names; without any, everything")
    parser.add_argument("--check", action="store_true", help="only tell what is out of date")
    parser.add_argument("--measure", action="store_true", help="only tell how sounds are")
    args = parser.parse_args()
    names = [n for n in RECIPES if not args.names or n.startswith(tuple(args.names))]
    if args.measure:
        for name in names:
            print(measured(name, read(path(name).read_bytes())))
        return 0
    wrong = [f"{name} is no sound of ours" for name in strangers()]
    for name in names:
        samples = finished(RECIPES[name])
        if same(name, samples):
            continue
        if args.check:
            wrong.append(f"{name} is not what it should be; run 'python build/sounds.py'")
            continue
        TARGET.mkdir(parents=True, exist_ok=True)
        path(name).write_bytes(written(samples))
        print(f"{name}  {path(name).stat().st_size / 1000:.0f} kB", flush=True)
    size = sum(file.stat().st_size for file in TARGET.glob("*.wav"))
    if size > LIMIT:
        wrong.append(f"all sounds: {size / 1e6:.2f} MB of {LIMIT / 1e6:.1f}")
    for fault in wrong:
        print(fault)
    print(f"{len(names)} sounds, {size / 1e6:.2f} MB together, {len(wrong)} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
