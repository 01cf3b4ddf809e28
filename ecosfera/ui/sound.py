"""Play cues and an ambience on the loudspeaker; whatever goes wrong with it is silence.

Which cues there are is said by a `SoundBank`. Every bank has `bubble`, which the toolkit plays for
a button.
"""

from __future__ import annotations

import math
import os
import sys
import time
from contextlib import contextmanager
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.music import Music

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from ecosfera.ui.settings import Settings

RATE: Final = 22_050
"""Samples per second of the files."""
BUFFER: Final = 1024
"""Buffer in samples: 46 milliseconds, the maximum delay of a cue.

Half of it would double the load while idle, for no audible difference.
"""
VOICES: Final = 6
"""Maximum number of simultaneous sounds; further cues are dropped."""
AMBIENCE: Final = (0, 1)
"""The channels of the ambience."""
LAYERS: Final = 3
"""Maximum number of layers of music, on the channels after those of the cues."""
GAP: Final = 0.06
"""Minimum time between two plays of the same cue, in seconds."""
FALL: Final = 600
"""Milliseconds in which the ambience fades out where it is not wanted."""
RISE: Final = 1800
"""Fade-in of the ambience in milliseconds."""
LEVELS: Final = (0.0, 0.08, 0.18, 0.32, 0.53, 0.8)
"""Loudness of each step of a volume; the steps sound even.

The loudest leaves room for five cues at once.
"""
BLEND: Final = 4.0
"""Seconds in which the ambience goes from one of its loops to the other."""
FAULTS: Final = (pygame.error, OSError, ValueError, NotImplementedError, ImportError)
"""Exceptions of pygame if there is no device, a file is unusable, or it was built without sound."""


class SoundBank(NamedTuple):
    """The sounds there are: files `<name>.wav` in the folder of sounds."""

    cues: tuple[str, ...]
    variants: Mapping[str, int] = MappingProxyType({})
    """How many sounds of a cue take turns, if there are several: `card-1`, `card-2` …"""
    ambience: tuple[str, str] | None = None
    """Two loops of the same length that always play, mixed by `Sounds.blend`. They are no cues."""

    music: tuple[str, ...] = ()
    """Loops that are heard together, the first ones first; see `Sounds.play_music`."""

    def names(self, cue: str) -> tuple[str, ...]:
        """Return the names of the sounds of a cue."""
        count = self.variants.get(cue, 1)
        return tuple(f"{cue}-{n}" for n in range(1, count + 1)) if count > 1 else (cue,)

    def all_names(self) -> list[str]:
        """Return the names of all sounds."""
        return [
            *(n for cue in self.cues for n in self.names(cue)),
            *(self.ambience or ()),
            *self.music,
        ]


def open_device() -> None:
    """Open the audio device. Raise one of `FAULTS` on failure."""
    with _complaints_unread():
        pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
    pygame.mixer.set_num_channels(len(AMBIENCE) + VOICES + LAYERS)


@contextmanager
def _complaints_unread() -> Iterator[None]:
    """Suppress what Linux audio libraries print to standard error without a device."""
    if sys.platform != "linux":
        yield
        return
    try:
        terminal, nowhere = os.dup(2), os.open(os.devnull, os.O_WRONLY)
    except OSError:
        yield
        return
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)


class Sounds:
    """Plays the sounds of a bank from a folder.

    Nothing is opened while sound is off. `trouble` is called once for each reason for silence.
    """

    def __init__(
        self,
        folder: Path,
        bank: SoundBank,
        trouble: Callable[[Exception], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.folder = folder
        self.bank = bank
        self._trouble = trouble
        self._clock = clock
        self._open: bool | None = None
        """Whether there is a device; None until it was tried."""
        self._on = False
        self._hidden = False
        """Whether the window is not visible."""
        self._effects = 0.0
        self._sea = 0.0
        """Volume of the ambience, and of cues in `_effects`, from 0 to 1."""
        self._share = self._target_share = 1.0
        """The share of the second loop in the ambience, 0 to 1, now and in a moment."""
        self._wanted = True
        """Whether the ambience suits what is on the screen."""
        self._music = Music(bank.music[:LAYERS], len(AMBIENCE) + VOICES, self._sound)
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._heard: dict[str, float] = {}
        """When each cue was last played."""
        self._turns: dict[str, int] = {}

    # -- what can wait ----

    def chores(self) -> list[Callable[[], None]]:
        """Return short tasks that load the sounds ahead; none while sound is off."""
        if not self._open:
            return []
        return [partial(self._make_ready, name) for name in self.bank.all_names()]

    # -- what changes ----

    def apply(self, settings: Settings) -> None:
        """Apply the sound settings at once."""
        self._effects = LEVELS[settings.effects_volume]
        self._sea = LEVELS[settings.ambience_volume]
        if self._on and not settings.sound and self._open:
            pygame.mixer.stop()
        self._on = settings.sound
        if self._on and self._open is None:
            self._open = self._opened()
        for name, sound in self._loaded.items():
            if sound is not None:
                sound.set_volume(self._level(name))
        self._keep_sea()
        if self._open:
            heard = settings.sound and settings.music
            self._music.set_volume(LEVELS[settings.music_volume] if heard else 0.0)

    def hide(self, hidden: bool) -> None:
        """Stay silent while the window is not visible."""
        if hidden == self._hidden:
            return
        self._hidden = hidden
        if not self._open:
            return
        if hidden:
            pygame.mixer.pause()
        else:
            pygame.mixer.unpause()
            self._keep_sea()

    # -- what is heard ----

    def play(self, cue: str) -> None:
        """Play a cue now or not at all."""
        now = self._clock()
        silent = not self._open or not self._on or self._hidden or not self._effects
        if silent or now - self._heard.get(cue, -GAP) < GAP:
            return
        voices = range(len(AMBIENCE), len(AMBIENCE) + VOICES)
        free = [pygame.mixer.Channel(number) for number in voices]
        channel = next((one for one in free if not one.get_busy()), None)
        turn = self._turns.get(cue, 0)
        choice = self.bank.names(cue)
        sound = self._sound(choice[turn % len(choice)])
        if channel is None or sound is None:
            return
        self._heard[cue] = now
        self._turns[cue] = turn + 1
        channel.play(sound)

    def blend(self, share: float) -> None:
        """Let the ambience become that of its second loop by a share from 0 to 1, slowly."""
        self._target_share = min(1.0, max(0.0, share))

    def use_ambience(self, *, wanted: bool) -> None:
        """Let the ambience be heard, or fade out."""
        self._wanted = wanted
        self._keep_sea()

    def play_music(self, layers: int) -> None:
        """Let so many layers of the music be heard from now on; they fade in and out."""
        self._music.want(layers)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass for the ambience and the music."""
        if self._open and not self._hidden:
            self._music.advance(dt)
        if self._share == self._target_share:
            return
        step = dt / BLEND
        self._share += min(step, max(-step, self._target_share - self._share))
        for name in self.bank.ambience or ():
            sound = self._loaded.get(name)
            if sound is not None:
                sound.set_volume(self._level(name))

    def _keep_sea(self) -> None:
        """Start or stop the ambience as needed."""
        if not self._open:
            return
        channels = [pygame.mixer.Channel(number) for number in AMBIENCE]
        loops = self.bank.ambience
        if not self._on or not self._sea or not self._wanted or loops is None:
            for channel in channels:
                if self._wanted:
                    channel.stop()
                else:
                    channel.fadeout(FALL)
        elif not self._hidden and not any(channel.get_busy() for channel in channels):
            for channel, sound in zip(channels, map(self._sound, loops), strict=True):
                if sound is not None:
                    channel.play(sound, loops=-1, fade_ms=RISE)

    # -- inside ----

    def _opened(self) -> bool:
        try:
            open_device()
        except FAULTS as error:
            self._trouble(error)
            return False
        return True

    def _level(self, name: str) -> float:
        """Return the volume of a sound. Both loops together are always as loud."""
        if name in self.bank.music:
            return 1.0  # Its channel says how loud it is.
        loops = self.bank.ambience
        if loops is None or name not in loops:
            return self._effects
        share = self._share if name == loops[1] else 1 - self._share
        return self._sea * math.sqrt(share)

    def _make_ready(self, name: str) -> None:
        self._sound(name)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """Return a sound, loaded on first use, or None if its file is invalid."""
        if name not in self._loaded:
            self._loaded[name] = self._read(name)
        return self._loaded[name]

    def _read(self, name: str) -> pygame.mixer.Sound | None:
        try:
            sound = pygame.mixer.Sound(self.folder / f"{name}.wav")
        except FAULTS as error:
            self._trouble(error)
            return None
        sound.set_volume(self._level(name))
        return sound
