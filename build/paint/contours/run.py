"""Paint birds from contours.

    python build/paint/contours/run.py alca_torda ...

    --shape     the black shape alone, in build/out/contours
    --grey      the picture without colour
    --proof     a small, quick picture; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy and pillow.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from paint.kit import PaintingKit, image_of, resized

if TYPE_CHECKING:
    from PIL.Image import Image


class Contours(PaintingKit):
    """Birds."""

    packages = ("numpy", "scipy", "pillow")
    sketches: ClassVar = {
        "shape": "the black shape alone",
        "grey": "without colour",
        "proof": "small and quick",
    }

    def painted(self, name: str, width: int) -> Image:
        """Return the finished picture."""
        image = image_of(self.module(name).paint(width / 480 * self.finer))
        return resized(image, width, width * 3 // 2)

    def sketched(self, name: str, width: int, sketch: str) -> Image:
        """Return the picture painted small, or its shape."""
        module, k = self.module(name), width / 480
        if sketch == "shape":
            return image_of((240 - 225 * module.bird(k).alpha.clip(0, 1)) / 255)
        picture = image_of(module.paint(k))
        return picture.convert("L") if sketch == "grey" else picture


KIT = Contours(Path(__file__).resolve().parent)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
