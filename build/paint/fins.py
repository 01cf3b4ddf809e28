"""The colours of fins: rays, the skin between them, and how much light it lets through."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from .vectors import Array, bump, colour, mix, smooth

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True)
class FinInk:
    """The colours of a fin, and how dense its skin is."""

    ray: str
    skin: str
    edge: str = ""
    clear: float = 0.45
    """Share of the skin that lets the background through at the edge."""
    thin: float = 0.4
    spots: str = ""
    pattern: Callable[[Array, Array], Array] | None = None
    """How much of the colour of the spots is at (along the base, towards the edge)."""
    root: str = ""
    strong: float = 0.75
    """How much the rays stand out from the skin."""

    def colours(
        self, a: Array, b: Array, beat: Array, sharp: Array, random: np.random.Generator
    ) -> tuple[Array, Array]:
        """Colour and density of each point of a fin."""
        aa, bb = np.meshgrid(a, b, indexing="ij")
        on = smooth(0.45, 0.85, beat)[:, None] * (1 - 0.35 * bb * (1 - sharp[:, None]))
        # soft rays fork towards the edge
        fork = smooth(0.55, 0.9, bb) * (1 - sharp[:, None]) * bump(beat[:, None], 0.45, 0.18)
        on = np.clip(on + 0.6 * fork, 0, 1)
        strong = self.strong * (1 + 0.25 * np.sin(a * 37 + 1.3) * np.sin(a * 11))[:, None]
        base = np.broadcast_to(colour(self.skin), (*aa.shape, 3))
        c = mix(base, colour(self.ray), np.clip(on * strong, 0, 1))
        cloud = np.sin(aa * 9 + 3 * bb + 1) * np.sin(bb * 7 - 4 * aa)
        c = c * (1 + 0.10 * cloud)[..., None]
        if self.root:
            c = mix(c, colour(self.root), smooth(0.4, 0.0, bb))
        if self.edge:
            c = mix(c, colour(self.edge), smooth(0.72, 0.98, bb) * 0.85)
        if self.pattern is not None:
            c = mix(c, colour(self.spots), np.clip(self.pattern(aa, bb), 0, 1))
        joints = 1 - 0.12 * on * (np.sin(bb * 90) > 0.3)
        c = c * (joints * (1 + 0.08 * random.normal(size=len(a))[:, None]))[..., None]
        clear = self.clear * smooth(0.0, 0.7, bb) * (1 - 0.75 * on)
        return c, np.clip(1 - clear, 0, 1)
