"""Paint animals from hand-set contours.

    python build/paint/relief/run.py platichthys_flesus ...

    --proof     a small, quick picture, in build/out/relief; `--width` says how wide
    --shape     only the black shape of the animal
    --grey      the proof in grey
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from paint.kit import PaintingKit, image_of, resized

if TYPE_CHECKING:
    from PIL.Image import Image


class Relief(PaintingKit):
    """Mammals and fish."""

    proof_width = 360
    sketches: ClassVar = {
        "proof": "small and quick",
        "shape": "only the black shape",
        "grey": "a proof without colour",
    }

    def painted(self, name: str, width: int) -> Image:
        """Return the finished picture."""
        image = image_of(self.module(name).paint(width / 480 * self.finer).image)
        return resized(image, width, width * 3 // 2)

    def sketched(self, name: str, width: int, sketch: str) -> Image:
        """Return the picture painted small, or its shape."""
        made = self.module(name).paint(width / 480)
        if sketch == "shape":
            return image_of(0.92 * (made.subject <= 0.5))
        picture = image_of(made.image)
        return picture.convert("L") if sketch == "grey" else picture


KIT = Relief(Path(__file__).resolve().parent)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
