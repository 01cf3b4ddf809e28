"""The sea behind the table: murky at first, clearer and livelier with every habitat.

Every restored habitat clears the water and adds its own part to the picture; every impact makes it
greyer and darker. The picture is composed small and enlarged once, which is fast and blurs what is
far away.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

import pygame

from ecosfera.games.baltica.rules.cards import COAST, HABITATS, ICE, MUD, OPEN_WATER, RIVER, ROCK
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.shapes import put, tinted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.ui.context import UiContext

CHANGE = 1.6
"""Seconds from one state of the sea to the next."""
STEPS = 14
"""Number of intermediate pictures."""
SMALL = (960, 540)
"""The size at which the picture is composed."""
MOTES = 22
SINK = 9.0
"""Speed of the motes in units per second."""


class SeaState(NamedTuple):
    """What the picture of the sea depends on."""

    habitats: tuple[HabitatId, ...] = ()
    impacts: int = 0

    @property
    def clear(self) -> float:
        """Return how clear the water is, 0 to 1."""
        return len(self.habitats) / len(HABITATS)

    @property
    def dead(self) -> float:
        """Return how much is lost, 0 to 1."""
        return self.impacts / IMPACT_TILES

    @property
    def life(self) -> float:
        """Return how much grows and swims, 0 to 1."""
        return self.clear * (1 - 0.6 * self.dead)


@dataclass(slots=True)
class Mote:
    """A speck drifting in the water."""

    x: float
    y: float
    side: int
    sway: float
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


def layers(state: SeaState) -> Iterator[tuple[str, float]]:
    """Yield the parts of the picture from back to front, each with its opacity."""
    there = set(state.habitats)
    life = state.life
    yield "water_murky", 1.0
    yield "water_clear", min(1.0, 1.15 * state.clear)
    yield "light_shafts", (0.2 + 0.55 * state.clear) * (1 - 0.7 * state.dead)
    yield "river_mouth", 0.6 if RIVER in there else 0.0
    yield "ice_edge", 0.9 if ICE in there else 0.0
    yield "seal_far", (0.9 if ICE in there and len(there) > 2 else 0.0) * (1 - 0.5 * state.dead)
    yield "bottom_far", 1.0
    yield "weed_back", 0.95 * life**0.5 if there else 0.0
    yield "rocks", 1.0 if ROCK in there else 0.0
    yield "bottom_near", 1.0
    yield "burrows", 1.0 if MUD in there else 0.0
    yield "mussels", 1.0 if len(there) > 2 else 0.0
    yield "reed_edge", 1.0 if COAST in there else 0.0
    yield "weed_front", 1.0 * life**0.5 if len(there) > 1 else 0.0
    yield "shoal", (1.0 if OPEN_WATER in there else 0.0) * (1 - 0.5 * state.dead)


class Sea:
    """The sea in one state or changing into the next, with its motes."""

    def __init__(self, context: UiContext, size: tuple[int, int]) -> None:
        self.context = context
        self.size = size
        self._loaded: set[str] = set()
        self._state = SeaState()
        self._image: pygame.Surface | None = None
        self._old_image: pygame.Surface | None = None
        self._share = 1.0
        self._drawn = -1
        chance = random.Random(11)  # noqa: S311 (where specks float)
        unit = min(size[0] / 1366, size[1] / 768)
        self.unit = unit
        self.motes = [
            Mote(
                chance.random() * size[0],
                chance.random() * size[1],
                max(2, round((1.5 + 3 * chance.random()) * unit)),
                chance.random() * 6,
            )
            for _ in range(MOTES)
        ]

    def show(self, habitats: tuple[HabitatId, ...], impacts: int, *, at_once: bool = False) -> None:
        """Change to the state with these habitats and this number of impact tiles."""
        state = SeaState(habitats, impacts)
        if state == self._state and self._image is not None:
            return
        self._state = state
        self._old_image, self._image = self._image, None
        self._share = 1.0 if at_once or self._old_image is None else 0.0
        self._drawn = -1

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._share < 1:
            self._share = min(1.0, self._share + dt / CHANGE)
            if self._share >= 1:
                self._old_image = None

    @property
    def changing(self) -> bool:
        """Return whether the sea is changing its state."""
        return self._share < 1

    def changed(self) -> bool:
        """Return whether it looks different from what was drawn last."""
        return round(self._share * STEPS) != self._drawn

    def draw(self, target: pygame.Surface, box: pygame.Rect | None = None) -> None:
        """Draw the sea in the whole window, or in a part of it."""
        if box is None:
            self._drawn = round(self._share * STEPS)
        if self._image is None:
            self._image = self._compose(self._state)
        at = box.topleft if box is not None else (0, 0)
        if self._old_image is None:
            target.blit(self._image, at, box)
            return
        target.blit(self._old_image, at, box)
        self._image.set_alpha(round(255 * self._share))
        target.blit(self._image, at, box)
        self._image.set_alpha(None)

    def prefetch(self) -> bool:
        """Load one part that a later state needs; return False if all are loaded."""
        everything = SeaState(EVERY_HABITAT)
        for name, _ in layers(everything):
            if name not in self._loaded:
                self._part(name)
                return True
        return False

    def release(self) -> None:
        """Release the pictures."""
        self._image = self._old_image = None

    # -- motes ----

    def drift(self, dt: float) -> Iterator[tuple[Mote, pygame.Rect]]:
        """Move the motes; yield each with its previous rectangle."""
        for mote in self.motes:
            before = mote.rect
            mote.sway += dt
            mote.y -= SINK * self.unit * dt * (0.4 + 0.2 * (mote.side % 4))
            mote.x += 3 * self.unit * dt * (1 if mote.sway % 8 < 4 else -1)
            if mote.y < -8:
                mote.y = self.size[1] + 8
            mote.rect = pygame.Rect(round(mote.x), round(mote.y), mote.side, mote.side)
            yield mote, before

    def mote_image(self, mote: Mote) -> pygame.Surface:
        """Return the image of a mote."""
        return self.context.shapes.disc(mote.side, (255, 255, 255, 46 + 10 * (mote.side % 5)))

    # -- the picture ----

    def _compose(self, state: SeaState) -> pygame.Surface:
        if not self.context.pictures.has("sea/water_murky"):
            return backdrop.sea(
                self.context.shapes, self.size, 0.08 + state.clear * 0.9, state.dead
            )
        small = pygame.Surface(SMALL)
        for name, opacity in layers(state):
            if opacity > 0:
                self._blend(small, name, opacity)
        if state.dead > 0:
            grey = pygame.transform.grayscale(small)
            grey.fill((226, 228, 230), special_flags=pygame.BLEND_RGB_MULT)
            grey.set_alpha(round(255 * 0.6 * state.dead))
            small.blit(grey, (0, 0))
        return self._enlarged(small)

    def _enlarged(self, small: pygame.Surface) -> pygame.Surface:
        """Return the picture scaled to fill the window, cropped at the top only."""
        width, height = self.size
        zoom = max(width / SMALL[0], height / SMALL[1])
        cut = (min(SMALL[0], round(width / zoom)), min(SMALL[1], round(height / zoom)))
        piece = small.subsurface(((SMALL[0] - cut[0]) // 2, SMALL[1] - cut[1], *cut))
        return pygame.transform.smoothscale(piece, self.size)

    def _blend(self, target: pygame.Surface, name: str, opacity: float) -> None:
        image, at = self._part(name)
        if opacity < 0.995:
            value = round(255 * min(1.0, opacity))
            image = tinted(image, (255, 255, 255, value))
        put(target, image, at)

    def _part(self, name: str) -> tuple[pygame.Surface, tuple[int, int]]:
        """Return a part of the picture, cropped to its content, and its position."""
        self._loaded.add(name)
        return self.context.pictures.part(f"sea/{name}", SMALL)
