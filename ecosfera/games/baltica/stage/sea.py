"""The sea behind the table, seen and heard: murky at first, livelier with every habitat.

Every restored habitat clears the water and adds its own life to the picture; with every impact it
sinks into murk, and harm of its own appears. A new picture is composed in a thread, because its
parts take a while to load.
"""

from __future__ import annotations

from threading import Thread
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.baltica.rules.cards import COAST, HABITATS, ICE, MUD, OPEN_WATER, RIVER, ROCK
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.stage import harm, places
from ecosfera.games.baltica.stage.sea_life import living
from ecosfera.ui.draw import backdrop
from ecosfera.ui.draw.pictures import drawable, filling
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.stage.life import Swarm
from ecosfera.ui.stage.shoal import Painted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.pictures import Pictures

CHANGE = 1.4
"""Seconds from one state of the sea to the next."""
STEPS = 14
"""Number of intermediate pictures."""
PATIENCE = 3.0
"""Seconds after which the next picture is waited for."""
LARGEST: Final = (1920, 1080)
"""The size of the parts; a larger picture is composed at most this large, then enlarged."""
LOW: Final = (0.5, 1.0)
"""The point of the parts, as fractions, that stays visible in windows of another shape."""
DIM: Final = (0.0, 0.11, 0.23, 0.36, 0.5, 0.66, 1.0)
"""How much the dead sea covers, by the number of impacts."""


class SeaState(NamedTuple):
    """What the picture of the sea depends on."""

    habitats: tuple[HabitatId, ...] = ()
    impacts: int = 0
    place: str = ""
    """The sea of the journey that is played on; empty for any other."""
    harms: tuple[ImpactKind, ...] = ()
    """What the impact tiles stand for."""

    @property
    def clear(self) -> float:
        """Return how clear the water is, 0 to 1."""
        return len(self.habitats) / len(HABITATS)

    @property
    def dead(self) -> float:
        """Return how much is lost, 0 to 1."""
        return self.impacts / IMPACT_TILES

    @property
    def heard(self) -> float:
        """Return how much of the living sea is heard, 0 to 1."""
        return self.clear * (1 - DIM[self.impacts])


LIFE: Final = (
    (ICE, "sea/ice"),
    (RIVER, "sea/river"),
    (COAST, "sea/coast"),
    (OPEN_WATER, "sea/open_water"),
    (ROCK, "sea/rock"),
    (MUD, "sea/mud"),
)
"""What each habitat brings back, from back to front."""


def layers(state: SeaState) -> Iterator[tuple[str, float]]:
    """Yield the visible parts of the picture from back to front, each with its opacity."""
    clear, dim = state.clear**0.68, DIM[state.impacts]
    if dim < 1:
        if clear < 1:
            yield "sea/bare", 1.0
        if clear > 0:
            yield "sea/alive", clear
        for habitat, name in LIFE:
            if habitat in state.habitats:
                yield name, 1.0
    if dim > 0:
        yield "sea/dead", dim


def composed_size(size: tuple[int, int]) -> tuple[int, int]:
    """Return the size at which the picture of a window is composed."""
    larger = max(1.0, size[0] / LARGEST[0], size[1] / LARGEST[1])
    return round(size[0] / larger), round(size[1] / larger)


def load(pictures: Pictures, name: str, size: tuple[int, int]) -> pygame.Surface | None:
    """Return a part of the picture scaled to fill `size`, without keeping it, if there is one."""
    found = pictures.load(name)
    if found is None:
        return None
    opaque = not found.get_flags() & pygame.SRCALPHA
    return filling(found.convert() if opaque else drawable(found), size, LOW)


def compose(pictures: Pictures, state: SeaState, size: tuple[int, int]) -> pygame.Surface:
    """Return the picture of a state."""
    small = composed_size(size)
    image = pygame.Surface(small)
    for name, opacity in layers(state):
        layer = load(pictures, name, small)
        if layer is None:
            continue
        if layer.get_flags() & pygame.SRCALPHA:
            put(image, layer, (0, 0))
        else:
            layer.set_alpha(round(255 * opacity) if opacity < 1 else None)
            image.blit(layer, (0, 0))
    places.paint(image, state.place)
    harm.paint(image, state.harms)
    return image if small == size else pygame.transform.smoothscale(image, size)


class Composer(Thread):
    """A thread that composes the picture of a state."""

    def __init__(self, context: UiContext, state: SeaState, size: tuple[int, int]) -> None:
        super().__init__(daemon=True)
        self._context = context
        self._state = state
        self._size = size
        self._made: pygame.Surface | None = None
        self.waited = 0.0
        """Seconds since it was started."""
        self.start()

    def run(self) -> None:
        """Compose the picture, if its parts are installed."""
        pictures = self._context.pictures
        if pictures.has("sea/bare"):
            self._made = compose(pictures, self._state, self._size)

    @property
    def due(self) -> bool:
        """Return whether the picture is finished, or has been awaited long enough."""
        return self.waited >= PATIENCE or not self.is_alive()

    def take(self) -> pygame.Surface:
        """Wait for the picture and return it; without its parts, return a plain backdrop."""
        self.join()
        if self._made is not None:
            return self._made
        health, dead = 0.08 + self._state.clear * 0.9, self._state.dead
        return backdrop.sea(self._context.shapes, self._size, health, dead)


class Sea:
    """The sea in one state or changing into the next, and what moves in it."""

    def __init__(self, context: UiContext, size: tuple[int, int]) -> None:
        self.context = context
        self.size = size
        self.place = ""
        """The sea of the journey that is played on; empty for any other."""
        self._state = SeaState()
        self._coming: Composer | None = None
        self._image: pygame.Surface | None = None
        self._old_image: pygame.Surface | None = None
        self._share = 1.0
        self._drawn = -1
        self._painted = Painted()
        self._life = Swarm(size)
        self._arrivals: dict[HabitatId, float] = {}
        """When the fish of the habitats that were restored in sight swam in."""

    def show(
        self,
        habitats: tuple[HabitatId, ...],
        impacts: int,
        harms: tuple[ImpactKind, ...] = (),
        *,
        at_once: bool = False,
    ) -> None:
        """Change to the state with these habitats and this number of impact tiles.

        `harms` is what the tiles stand for.
        """
        state = SeaState(habitats, impacts, self.place, harms)
        if state == self._state and (self._image or self._coming):
            return
        before, self._state = self._state.habitats, state
        seen = self._image is not None and not at_once
        arrived = dict.fromkeys(habitats, self._life.now) if seen else {}
        self._arrivals = {
            habitat: self._arrivals.get(habitat, now)
            for habitat, now in arrived.items()
            if habitat not in before or habitat in self._arrivals
        }
        self._life.currents = living(
            self.context.shapes, self._painted, self.size, habitats, impacts, self._arrivals
        )
        self.context.blend_ambience(state.heard)
        self.context.play_music(1 + min(2, len(habitats) // 2))
        self._coming = Composer(self.context, state, self.size)
        if at_once or self._image is None:
            # The picture is composed while the table is drawn; `draw` waits for it.
            self._old_image = self._image = None
            self._share = 1.0
            self._drawn = -1

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self._share < 1:
            self._share = min(1.0, self._share + dt / CHANGE)
            if self._share >= 1:
                self._old_image = None
        if self._image is not None and self._coming is not None:
            self._coming.waited += dt
            if self._coming.due:
                self._old_image, self._image = self._image, self._coming.take()
                self._coming = None
                self._share = 0.0
                self._drawn = -1

    @property
    def harms(self) -> tuple[ImpactKind, ...]:
        """Return which impacts it shows, or is about to."""
        return self._state.harms

    @property
    def changing(self) -> bool:
        """Return whether the sea is changing its state."""
        return self._share < 1 or (self._image is not None and self._coming is not None)

    @property
    def blending(self) -> bool:
        """Return whether two states are visible."""
        return self._share < 1

    def changed(self) -> bool:
        """Return whether it looks different from what was drawn last."""
        return round(self._share * STEPS) != self._drawn

    def draw(self, target: pygame.Surface, box: pygame.Rect | None = None) -> None:
        """Draw the sea in the whole window, or in a part of it."""
        if box is None:
            self._drawn = round(self._share * STEPS)
        if self._image is None:
            coming = self._coming or Composer(self.context, self._state, self.size)
            self._image, self._coming = coming.take(), None
        at = box.topleft if box is not None else (0, 0)
        if self._old_image is None:
            target.blit(self._image, at, box)
            return
        target.blit(self._old_image, at, box)
        self._image.set_alpha(round(255 * self._share))
        target.blit(self._image, at, box)
        self._image.set_alpha(None)

    def release(self) -> None:
        """Release the pictures, and end the music."""
        self.context.play_music(0)
        self._coming = self._image = self._old_image = None
        self._painted = Painted()
        self._life = Swarm(self.size)
        self._arrivals = {}

    # -- life ----

    def drift(self, dt: float) -> list[pygame.Rect]:
        """Let what lives in the sea move on; return where that changes the picture."""
        return self._life.drift(dt)

    def draw_life(self, target: pygame.Surface, box: pygame.Rect | None = None) -> None:
        """Draw what lives in the sea, in the whole window or in a part of it."""
        self._life.draw(target, box)
