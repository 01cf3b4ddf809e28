"""Make all sounds of the game from sines and noise, in assets/sound.

    python build/sounds.py              make what is out of date
    python build/sounds.py card coin    only sounds whose names begin like this
    python build/sounds.py --check      list sounds that differ from what this makes
    python build/sounds.py --measure    print length, loudness and steps of each sound
    python build/sounds.py --figures    print how sounds will be heard: LUFS, onset, spectrum, mix

All sounds are 16 bit, mono, 22 050 Hz, the music half of that. Random generators have fixed seeds,
so every machine makes the same sounds, except that a sample may differ by one where a system rounds
sines differently. Needs only the standard library.
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

import music
from sound_figures import loudness, report

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

ROOT = Path(__file__).resolve().parents[1]
TARGET = ROOT / "assets" / "sound"
RATE = 22_050
"""Samples per second."""
LIMIT = 3_700_000
"""Maximum size of all sounds together, in bytes."""
LOOP = 12
"""Length in seconds of the two loops of the ambience."""

Samples = list[float]


# ---------------------------------------------------------------------- signals
def sample_count(seconds: float) -> int:
    """Return the number of samples in a duration in seconds."""
    return round(seconds * RATE)


def silence(seconds: float) -> Samples:
    """Return a silent signal to mix others into."""
    return [0.0] * sample_count(seconds)


def noise(count: int, chance: random.Random) -> Samples:
    """Return random samples from -1 to 1."""
    return [2 * chance.random() - 1 for _ in range(count)]


def seeded(seed: int) -> random.Random:
    """Return a random generator that is the same on every machine."""
    return random.Random(seed)  # noqa: S311 (waves are no secrets)


def tone(
    seconds: float, start_pitch: float, end_pitch: float | None = None, bend: float = 1.0
) -> Samples:
    """Return a sine that glides from one frequency to another, in Hz; `bend` < 1 glides early."""
    end_pitch = start_pitch if end_pitch is None else end_pitch
    count = sample_count(seconds)
    found, phase = [], 0.0
    for i in range(count):
        found.append(math.sin(phase))
        pitch = start_pitch + (end_pitch - start_pitch) * (i / count) ** bend
        phase += 2 * math.pi * pitch / RATE
    return found


def band_pass(signal: Samples, pitches: Callable[[float], float], width: float) -> Samples:
    """Return the signal near a pitch: a band-pass (state variable) filter.

    `pitches` gives the centre in Hz for a position from 0 to 1 in the signal; `width` is 1 / Q.
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


def low_pass(signal: Samples, pitch: float) -> Samples:
    """Return the signal below a pitch in Hz: a first-order low-pass filter."""
    keep = 1 - math.exp(-2 * math.pi * pitch / RATE)
    found, last = [], 0.0
    for sample in signal:
        last += keep * (sample - last)
        found.append(last)
    return found


def envelope(signal: Samples, attack: float, half: float) -> Samples:
    """Return the signal with an envelope: a soft attack, then exponential decay.

    `attack` and the half-life `half` are in seconds. The last fifth fades out, so that mixing the
    result leaves no step.
    """
    rise, last = max(1, sample_count(attack)), len(signal) // 5
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
    """Return the signal faded in and out, loudest at `peak`, a fraction of its length."""
    count = len(signal)
    found = []
    for i, sample in enumerate(signal):
        at = i / count
        share = at / peak if at < peak else (1 - at) / (1 - peak)
        found.append(sample * (0.5 - 0.5 * math.cos(math.pi * share)))
    return found


def mix(into: Samples, signal: Sequence[float], at: float = 0.0, level: float = 1.0) -> None:
    """Mix a signal into another from the second `at` on; cut off what exceeds the end."""
    start = sample_count(at)
    for i in range(min(len(signal), len(into) - start)):
        into[start + i] += level * signal[i]


def reverb(signal: Samples, wet: float, half: float = 0.16) -> Samples:
    """Return the signal with reverb: four feedback echoes, as in a wide, dull room.

    `wet` is the level of the echoes, `half` their half-life in seconds.
    """
    echoes = [0.0] * len(signal)
    for milliseconds in (29.7, 37.1, 41.1, 43.7):
        delay = sample_count(milliseconds / 1000)
        back = 0.5 ** (milliseconds / 1000 / half)
        line, last = [0.0] * delay, 0.0
        for i, sample in enumerate(signal):
            old = line[i % delay]
            # Each round loses some high frequencies.
            last += 0.55 * (old - last)
            line[i % delay] = sample + back * last
            echoes[i] += 0.25 * old
    return [dry + wet * echo for dry, echo in zip(signal, echoes, strict=True)]


# ---------------------------------------------------------------------- effects
def bubble(pitch: float, seconds: float, rise: float = 1.6) -> Samples:
    """Return one bubble: a short sine that rises in pitch."""
    body = tone(seconds, pitch, pitch * rise, 1.5)
    return envelope(body, 0.006, seconds / 5)


BELL = ((1.0, 1.0, 1.0), (2.004, 0.42, 0.62), (2.97, 0.2, 0.4), (4.13, 0.1, 0.22), (0.5, 0.16, 0.9))
"""Partials: factor of the pitch, level, factor of the duration. They are slightly inharmonic."""


def bell(pitch: float, seconds: float, half: float = 0.26) -> Samples:
    """Return a soft glass bell with a slow shimmer."""
    found = silence(seconds)
    for times, level, long in BELL:
        for beside, share in ((-0.4, 0.68), (0.5, 0.32)):
            part = tone(seconds, pitch * times + beside)
            mix(found, envelope(part, 0.006 + 0.004 / times, half * long), 0.0, level * share)
    return found


def sheet(seconds: float, start_pitch: float, end_pitch: float, chance: random.Random) -> Samples:
    """Return paper moving through water: noise in a band that glides between pitches in Hz."""
    body = noise(sample_count(seconds), chance)
    body = band_pass(body, lambda at: start_pitch + (end_pitch - start_pitch) * at, 0.8)
    return swell(low_pass(low_pass(body, 4000), 4000), 0.3)


def card(seed: int, start_pitch: float, end_pitch: float) -> Samples:
    """Return a card being taken: it slides and settles."""
    chance = seeded(seed)
    found = silence(0.21)
    mix(found, sheet(0.17, start_pitch, end_pitch, chance))
    touch = low_pass(noise(sample_count(0.06), chance), 420)
    mix(found, envelope(touch, 0.008, 0.011), 0.115, 1.5)
    mix(found, envelope(tone(0.08, 240, 190), 0.008, 0.012), 0.115, 0.14)
    return found


def shuffle() -> Samples:
    """Return a shuffled pile: many edges in succession and a push."""
    chance = seeded(31)
    found = silence(0.72)
    at, step = 0.02, 0.062
    while at < 0.46:
        edge = sheet(0.055, 1500 + 500 * chance.random(), 2600, chance)
        mix(found, edge, at, 0.5 + 0.35 * chance.random())
        at += step * (0.9 + 0.2 * chance.random())
        step *= 0.93
    mix(found, sheet(0.24, 700, 1500, chance), 0.44, 0.9)
    touch = low_pass(noise(sample_count(0.08), chance), 380)
    mix(found, envelope(touch, 0.01, 0.014), 0.6, 1.6)
    return found


def coin() -> Samples:
    """Return a coin of amber being turned over: two short knocks."""
    found = silence(0.42)
    for at, level, lift in ((0.0, 0.6, 1.0), (0.085, 1.0, 1.06)):
        for pitch, loud, half in (
            *((1180, 1.0, 0.034), (1893, 0.55, 0.022), (2960, 0.28, 0.013)),
            (590, 0.35, 0.03),
        ):
            part = envelope(tone(0.3, pitch * lift), 0.0035, half)
            mix(found, part, at, level * loud)
    return reverb(found, 0.22, 0.07)


def step(pitch: float) -> Samples:
    """Return a wooden pawn that is set down on a square: one short, dull knock."""
    found = silence(0.16)
    for height, loud, half in ((1.0, 1.0, 0.02), (2.4, 0.4, 0.01), (4.1, 0.15, 0.006)):
        mix(found, envelope(tone(0.12, pitch * height), 0.004, half), 0.0, loud)
    return reverb(found, 0.1, 0.04)


def press(pitch: float) -> Samples:
    """Return a pressed button: one small bubble."""
    found = silence(0.16)
    mix(found, bubble(pitch, 0.13, 1.55))
    mix(found, bubble(pitch * 2.1, 0.06, 1.3), 0.018, 0.16)
    return found


def rising() -> Samples:
    """Return an impact tile taken back: bubbles rising."""
    chance = seeded(47)
    found = silence(0.95)
    at = 0.0
    for number in range(8):
        pitch = 330 * 1.17**number * (0.96 + 0.08 * chance.random())
        mix(found, bubble(pitch, 0.16, 1.5), at, 1 - 0.07 * number)
        at += 0.1 - 0.006 * number + 0.02 * chance.random()
    return reverb(found, 0.3, 0.09)


def drop() -> Samples:
    """Return a pressure card: something dull sinks into the water."""
    chance = seeded(53)
    found = silence(0.62)
    mix(found, envelope(tone(0.4, 225, 118, 0.5), 0.01, 0.055))
    # A higher tone for small loudspeakers, which cannot play the low one.
    mix(found, envelope(tone(0.3, 450, 250, 0.5), 0.008, 0.03), 0.0, 0.34)
    splash = low_pass(low_pass(noise(sample_count(0.14), chance), 620), 900)
    mix(found, envelope(splash, 0.008, 0.022), 0.0, 1.4)
    mix(found, bubble(270, 0.14, 0.8), 0.17, 0.3)
    mix(found, bubble(215, 0.14, 0.85), 0.27, 0.18)
    return reverb(found, 0.3, 0.08)


def page() -> Samples:
    """Return a policy card: a large sheet and two notes that call for attention."""
    chance = seeded(61)
    found = silence(1.1)
    mix(found, sheet(0.42, 500, 1700, chance), 0.0, 0.9)
    mix(found, bell(293.66, 0.8, 0.14), 0.2, 0.3)
    mix(found, bell(440.0, 0.75, 0.14), 0.3, 0.26)
    return reverb(found, 0.3, 0.12)


def groan() -> Samples:
    """Return an impact: a low, slow groan like a distant hull or whale."""
    chance = seeded(71)
    seconds = 1.9
    found = silence(seconds)
    for pitch, level in ((66, 1.0), (68.2, 0.8), (99, 0.45), (132.8, 0.5), (199, 0.3), (266, 0.13)):
        mix(found, tone(seconds, pitch * 1.08, pitch * 0.92, 0.7), 0.0, level)
    rumble = low_pass(low_pass(noise(sample_count(seconds), chance), 130), 130)
    mix(found, rumble, 0.0, 2.2)
    found = envelope(found, 0.16, 0.42)
    return reverb(found, 0.35, 0.2)


NOTES = {
    "ice": 1318.51,
    "mud": 440.0,
    "river": 987.77,
    "rock": 587.33,
    "open_water": 293.66,
    "coast": 739.99,
}
"""Note of each habitat in Hz: E, A, B, D, D and F sharp.

Light habitats are high and deep ones low. No two notes are closer than a whole tone, so they sound
well in any order and form a chord together.
"""


def chime(pitch: float) -> Samples:
    """Return the sound of a restored habitat."""
    found = silence(1.3)
    # Low bells ring longer.
    half = 0.27 * (440 / pitch) ** 0.25
    mix(found, bell(pitch, 1.3, half))
    mix(found, bubble(pitch * 0.5, 0.12, 1.5), 0.0, 0.1)
    return reverb(found, 0.3, 0.18)


def chord() -> Samples:
    """Return the sound of a won game: the notes of all six habitats."""
    found = silence(2.9)
    for number, pitch in enumerate(sorted(NOTES.values())):
        mix(found, bell(pitch, 2.8, 0.5), 0.11 * number, 1 - 0.08 * number)
    for number in range(5):
        mix(found, bubble(420 * 1.2**number, 0.14), 0.5 + 0.11 * number, 0.07)
    return reverb(found, 0.4, 0.3)


# ---------------------------------------------------------------------- the sea
def filtered_loop(make: Callable[[Samples], Samples], signal: Samples) -> Samples:
    """Apply a filter to a loop, warmed up with the end of the loop so that there is no seam."""
    before = signal[-RATE:]
    return make([*before, *signal])[len(before) :]


def waves(at: float) -> float:
    """Return the level of the waves, 0 to 1, at a position of the loop: three waves come and go."""
    loud = 0.0
    for middle, rises, falls in ((0.14, 0.10, 0.17), (0.47, 0.12, 0.16), (0.80, 0.09, 0.18)):
        away = (at - middle + 0.5) % 1 - 0.5
        share = away / rises if away < 0 else away / falls
        if abs(share) < 1:
            loud = max(loud, 0.0) + 0.5 + 0.5 * math.cos(math.pi * share)
    return loud


def sea_noise(chance: random.Random) -> tuple[Samples, Samples, Samples]:
    """Return loops of the murmur of deep water, of waves overhead, and of their spray."""
    count = sample_count(LOOP)
    warm = RATE / (count + RATE)

    def pitch(at: float) -> float:
        # `filtered_loop` puts the last second of the loop before it.
        return 330 + 330 * waves((at - warm) / (1 - warm) % 1)

    deep = filtered_loop(lambda s: low_pass(low_pass(s, 170), 170), noise(count, chance))
    wash = filtered_loop(lambda s: low_pass(band_pass(s, pitch, 1.1), 1500), noise(count, chance))
    spray = filtered_loop(
        lambda s: low_pass(band_pass(s, lambda _: 2100, 1.3), 3200), noise(count, chance)
    )
    heard = [0.25 + 0.75 * waves(i / count) for i in range(count)]
    return (
        deep,
        [loud * w for w, loud in zip(wash, heard, strict=True)],
        [loud * loud * s for s, loud in zip(spray, heard, strict=True)],
    )


def centred(signal: Samples) -> Samples:
    """Return a loop without offset."""
    middle = math.fsum(signal) / len(signal)
    return [sample - middle for sample in signal]


def murky_sea() -> Samples:
    """Return the sea when nothing lives in it: a deep murmur, and waves far above."""
    deep, wash, _ = sea_noise(seeded(83))
    far = filtered_loop(lambda s: low_pass(low_pass(s, 300), 300), wash)
    found = [1.6 * d + 0.8 * w for d, w in zip(deep, far, strict=True)]
    # A low, wavering D, with whole numbers of periods in the loop.
    for turns, level, slow in ((881, 0.02, 1), (883, 0.016, 2)):
        for i in range(len(found)):
            at = 2 * math.pi * i / len(found)
            found[i] += level * math.sin(turns * at) * (0.6 + 0.4 * math.sin(slow * at))
    return centred(found)


def clear_sea() -> Samples:
    """Return the living sea: bright waves, bubbles that answer each other, a faint shimmer."""
    deep, wash, spray = sea_noise(seeded(83))
    found = [0.7 * d + 0.95 * w + 0.22 * s for d, w, s in zip(deep, wash, spray, strict=True)]
    count, chance = len(found), seeded(89)
    # Faint notes D, A and a high D, with whole numbers of periods in the loop.
    for turns, level, slow in (
        *((1762, 0.014, 1), (1765, 0.011, 2), (2640, 0.010, 1)),
        *((3524, 0.006, 3), (5280, 0.004, 2), (7048, 0.003, 3)),
    ):
        for i in range(count):
            at = 2 * math.pi * i / count
            found[i] += level * math.sin(turns * at) * (0.6 + 0.4 * math.sin(slow * at))
    for _ in range(11):
        at, pitch = chance.randrange(count), 380 + 620 * chance.random()
        for number in range(chance.choice((1, 2, 2, 3, 4))):
            one = bubble(pitch * 1.12**number, 0.14 + 0.06 * chance.random(), 1.4)
            level = (0.04 + 0.05 * chance.random()) * 0.8**number
            for i, sample in enumerate(one):
                found[(at + i) % count] += level * sample
            at += sample_count(0.09 + 0.07 * chance.random())
    return centred(found)


# ---------------------------------------------------------------------- files
class Recipe(NamedTuple):
    """One sound: the function that makes it, and how loud it is heard, in LUFS."""

    make: Callable[[], Samples]
    loudness: float
    drive: float = 0.0
    """How much its peaks are rounded, which lets the rest be louder; see `softened`."""
    loops: bool = False
    rate: int = RATE


RECIPES: dict[str, Recipe] = {
    "bubble-1": Recipe(partial(press, 510), -22.8),
    "bubble-2": Recipe(partial(press, 570), -22.8),
    "card-1": Recipe(partial(card, 11, 900, 2300), -22.5),
    "card-2": Recipe(partial(card, 12, 1050, 2000), -22.5),
    "card-3": Recipe(partial(card, 13, 800, 2600), -22.5),
    "coin": Recipe(coin, -22.4, 0.5),
    "shuffle": Recipe(shuffle, -22.0),
    "step-1": Recipe(partial(step, 330), -22.9),
    "step-2": Recipe(partial(step, 370), -22.9),
    "page": Recipe(page, -22.0),
    "rising": Recipe(rising, -22.0),
    "drop": Recipe(drop, -22.0, 1.2),
    "groan": Recipe(groan, -18.4),
    **{
        f"chime-{habitat}": Recipe(partial(chime, pitch), -21.6, 0.6)
        for habitat, pitch in NOTES.items()
    },
    "chord": Recipe(chord, -18.3, 0.4),
    "sea-murky": Recipe(murky_sea, -22.8, loops=True),
    "sea-clear": Recipe(clear_sea, -22.0, loops=True),
    **{
        f"music-{layer.__name__}": Recipe(layer, -29.5, loops=True, rate=music.RATE)
        for layer in (music.deep, music.middle, music.high)
    },
}

TOGETHER = ("card-1", "coin", "bubble-1", "chime-coast", "drop")
"""Sounds that often come together: those of a move that restores a habitat."""


def finished(recipe: Recipe) -> array.array[int]:
    """Return the samples of a sound as in its file.

    The offset is removed, the ends are faded, and it has the loudness of its recipe. A loop keeps
    its ends.
    """
    signal = recipe.make()
    if not recipe.loops:
        signal = faded(without_offset(signal))
    signal = softened(signal, recipe.drive)
    scale = 32767 * 10 ** ((recipe.loudness - loudness(signal, recipe.rate)) / 20)
    return array.array("h", (round(sample * scale) for sample in signal))


def softened(signal: Samples, drive: float) -> Samples:
    """Return the signal with a peak of 1 and round peaks; 0 rounds nothing, 2 much."""
    loudest = max(map(abs, signal))
    if not drive:
        return [sample / loudest for sample in signal]
    top = math.tanh(drive)
    return [math.tanh(drive * sample / loudest) / top for sample in signal]


def without_offset(signal: Samples) -> Samples:
    """Return the signal without frequencies below hearing (20 Hz)."""
    slow = low_pass(signal, 20)
    return [sample - offset for sample, offset in zip(signal, slow, strict=True)]


def faded(signal: Samples) -> Samples:
    """Return the signal with the first two milliseconds and the last seventh faded."""
    rise, fall = sample_count(0.002), len(signal) // 7
    found = signal.copy()
    for i in range(rise):
        found[i] *= i / rise
    for i in range(fall):
        found[-1 - i] *= 0.5 - 0.5 * math.cos(math.pi * i / fall)
    return found


def wav_file(samples: array.array[int], rate: int = RATE) -> bytes:
    """Return the bytes of a WAV file."""
    plain = array.array("h", samples)
    if sys.byteorder == "big":
        plain.byteswap()
    out = io.BytesIO()
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(plain.tobytes())
    return out.getvalue()


def read(content: bytes) -> array.array[int]:
    """Return the samples of a WAV file.

    Raise `wave.Error`, `EOFError` or `ValueError` if the file has another format.
    """
    with wave.open(io.BytesIO(content), "rb") as file:
        kind = file.getnchannels(), file.getsampwidth(), file.getframerate()
        if kind not in {(1, 2, RATE), (1, 2, music.RATE)}:
            raise ValueError(f"it has {kind[0]} channels, {8 * kind[1]} bits, {kind[2]} Hz")
        plain = array.array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        plain.byteswap()
    return plain


def path(name: str) -> Path:
    """Return the file of a sound."""
    return TARGET / f"{name}.wav"


def same(name: str, samples: array.array[int]) -> bool:
    """Return whether a file holds these samples, allowing rounding differences of one."""
    try:
        there = read(path(name).read_bytes())
    except (OSError, wave.Error, EOFError, ValueError):
        return False
    close = all(abs(a - b) <= 1 for a, b in zip(there, samples, strict=False))
    return len(there) == len(samples) and close


def unknown_files() -> list[str]:
    """Return the files in the folder that are none of the sounds."""
    return sorted(file.name for file in TARGET.glob("*") if file.stem not in RECIPES)


def measurements(name: str, samples: Iterable[int]) -> str:
    """Return a line with length, loudness and steps of a sound; full scale is 1 or 0 dB."""
    values = [sample / 32767 for sample in samples]
    loud = math.sqrt(math.fsum(v * v for v in values) / len(values))
    step = max(abs(b - a) for a, b in itertools.pairwise(values))
    return (
        f"{name:<10} {len(values) / RECIPES[name].rate:6.2f} s  peak {max(map(abs, values)):.3f}  "
        f"loud {20 * math.log10(loud):6.1f} dB  offset {math.fsum(values) / len(values):+.5f}  "
        f"first {values[0]:+.4f}  last {values[-1]:+.4f}  steps {step:.3f}  "
        f"seam {abs(values[0] - values[-1]):.4f}"
    )


def main() -> int:
    """Make or check the sounds. Return 1 if anything is out of date or too large."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="beginnings of names; without any, everything")
    parser.add_argument("--check", action="store_true", help="only tell what is out of date")
    parser.add_argument("--measure", action="store_true", help="only tell how sounds are")
    parser.add_argument("--figures", action="store_true", help="only tell how they are heard")
    args = parser.parse_args()
    names = [n for n in RECIPES if not args.names or n.startswith(tuple(args.names))]
    if args.measure:
        for name in names:
            print(measurements(name, read(path(name).read_bytes())))
        return 0
    if args.figures:
        heard = {name: [s / 32767 for s in read(path(name).read_bytes())] for name in names}
        for rate in (RATE, music.RATE):
            alike = {name: s for name, s in heard.items() if RECIPES[name].rate == rate}
            if alike:
                print("\n".join(report(alike, rate, TOGETHER)))
        return 0
    wrong = [f"{name} is no sound of ours" for name in unknown_files()]
    for name in names:
        samples = finished(RECIPES[name])
        if same(name, samples):
            continue
        if args.check:
            wrong.append(f"{name} is not what it should be; run 'python build/sounds.py'")
            continue
        TARGET.mkdir(parents=True, exist_ok=True)
        path(name).write_bytes(wav_file(samples, RECIPES[name].rate))
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
