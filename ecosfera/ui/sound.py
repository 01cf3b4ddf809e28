"""Sounds: opens the loudspeaker and plays cues; whatever goes wrong with it is silence."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.screens.table.cues import AMBIENCE, all_names, names

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ecosfera.games.baltica.screens.table.cues import Cue
    from ecosfera.ui.settings import Settings

RATE: Final = 22_050
"""Samples a second, as in the files."""
BUFFER: Final = 1024
"""Samples; 46 milliseconds, the longest time from a cue to what is heard. Half of it would cost
twice as much while nothing happens, and nobody notices."""
VOICES: Final = 6
"""Sounds at once; a cue for which no voice is left is dropped."""
GAP: Final = 0.06
"""Seconds before a cue is heard again."""
RISE: Final = 1800
"""Milliseconds in which the sea becomes audible."""
LEVELS: Final = (0.0, 0.1, 0.22, 0.4, 0.66, 1.0)
"""How loud each step of a volume is: even steps for the ear."""
FAULTS: Final = (pygame.error, OSError, ValueError, NotImplementedError)
"""What pygame raises without a device, for a file it cannot use, or if it was built without
sound."""


def open_device() -> None:
    """Open the loudspeaker. Raises one of `FAULTS`."""
    with _complaints_unread():
        pygame.mixer.init(RATE, -16, 1, BUFFER, allowedchanges=0)
    pygame.mixer.set_num_channels(VOICES + 1)


@contextmanager
def _complaints_unread() -> Iterator[None]:
    """On Linux, libraries of the system tell the terminal at length that they found no device."""
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
    """Plays the sounds of a folder.

    Nothing is opened while sound is off. `trouble` hears why there is silence, once for each
    reason.
    """

    def __init__(
        self,
        folder: Path,
        trouble: Callable[[Exception], object],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.folder = folder
        self._trouble = trouble
        self._clock = clock
        self._open: bool | None = None
        """Whether there is a loudspeaker; None before it was looked for."""
        self._on = False
        self._hidden = False
        """Whether nobody sees the window."""
        self._effects = 0.0
        self._sea = 0.0
        """How loud cues and ambience are, 0 to 1."""
        self._loaded: dict[str, pygame.mixer.Sound | None] = {}
        self._heard: dict[Cue, float] = {}
        """When each cue was last heard."""
        self._turns: dict[Cue, int] = {}

    # -- what can wait ----

    def chores(self) -> list[Callable[[], None]]:
        """What makes the first sounds come sooner: a millisecond each. None while sound is off."""
        if not self._open:
            return []
        return [partial(self._make_ready, name) for name in all_names()]

    # -- what changes ----

    def apply(self, settings: Settings) -> None:
        """Sound on or off, and the volumes, at once."""
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

    def hide(self, hidden: bool) -> None:
        """While nobody sees the window there is silence."""
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

    def play(self, cue: Cue) -> None:
        """Let a cue be heard now, or not at all."""
        now = self._clock()
        silent = not self._open or not self._on or self._hidden or not self._effects
        if silent or now - self._heard.get(cue, -GAP) < GAP:
            return
        free = [pygame.mixer.Channel(number) for number in range(1, VOICES + 1)]
        channel = next((one for one in free if not one.get_busy()), None)
        turn = self._turns.get(cue, 0)
        choice = names(cue)
        sound = self._sound(choice[turn % len(choice)])
        if channel is None or sound is None:
            return
        self._heard[cue] = now
        self._turns[cue] = turn + 1
        channel.play(sound)

    def _keep_sea(self) -> None:
        """The ambience plays, or not, as it is wanted."""
        if not self._open:
            return
        channel = pygame.mixer.Channel(0)
        wanted = self._on and self._sea > 0
        if not wanted:
            channel.stop()
        elif not self._hidden and not channel.get_busy():
            sea = self._sound(AMBIENCE)
            if sea is not None:
                channel.play(sea, loops=-1, fade_ms=RISE)

    # -- inside ----

    def _opened(self) -> bool:
        try:
            open_device()
        except FAULTS as error:
            self._trouble(error)
            return False
        return True

    def _level(self, name: str) -> float:
        return self._sea if name == AMBIENCE else self._effects

    def _make_ready(self, name: str) -> None:
        self._sound(name)

    def _sound(self, name: str) -> pygame.mixer.Sound | None:
        """A sound, read the first time; none if its file is no good."""
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
