"""Music in layers: loops that fade in and out on top of each other, on channels of their own."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

import pygame

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FADE: Final = 5.0
"""Seconds in which a layer fades in or out."""


class Music:
    """The layers of the music, of which the first few are heard.

    `load` returns the sound of a layer, or None. Nothing is played before `advance`.
    """

    def __init__(
        self,
        layers: Sequence[str],
        first_channel: int,
        load: Callable[[str], pygame.mixer.Sound | None],
    ) -> None:
        self._layers = layers
        self._first = first_channel
        self._load = load
        self._shares = [0.0] * len(layers)
        """How much of each layer is heard, 0 to 1."""
        self._wanted = 0
        """Number of layers that are wanted."""
        self._volume = 0.0

    def want(self, count: int) -> None:
        """Let the first `count` layers be heard."""
        self._wanted = count

    def set_volume(self, volume: float) -> None:
        """Set the volume, 0 to 1; at 0 all layers stop at once."""
        if volume == self._volume:
            return
        self._volume = volume
        for number, share in enumerate(self._shares):
            channel = pygame.mixer.Channel(self._first + number)
            if volume:
                channel.set_volume(self._level(share))
            else:
                channel.stop()
        if not volume:
            self._shares = [0.0] * len(self._layers)

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass: fade, begin and end layers."""
        if not self._volume:
            return
        for number, share in enumerate(self._shares):
            target = 1.0 if number < self._wanted else 0.0
            if share != target:
                self._fade(number, share, target, dt / FADE)

    def _fade(self, number: int, share: float, target: float, step: float) -> None:
        channel = pygame.mixer.Channel(self._first + number)
        if share == 0:
            sound = self._load(self._layers[number])
            if sound is None:
                self._shares[number] = target
                return
            channel.play(sound, loops=-1)
        share = min(target, share + step) if target > share else max(target, share - step)
        self._shares[number] = share
        if share:
            channel.set_volume(self._level(share))
        else:
            channel.stop()

    def _level(self, share: float) -> float:
        """Return the volume of a channel: fading sounds even."""
        return self._volume * math.sin(share * math.pi / 2)
