"""Paint small life.

    python build/paint/lens/run.py calanoida ...

    --proof     a small, quick picture, in build/out/lens; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from paint.kit import PaintingKit, image_of, resized

if TYPE_CHECKING:
    from PIL.Image import Image


class Lens(PaintingKit):
    """Small life under a lens."""

    width, proof_width, finer = 640, 320, 1.5

    def painted(self, name: str, width: int) -> Image:
        """Return the finished picture."""
        image = image_of(self.module(name).paint(width / 480 * self.finer))
        return resized(image, width, width * 3 // 2)

    def sketched(self, name: str, width: int, sketch: str) -> Image:  # noqa: ARG002 (there is one)
        """Return the picture painted small."""
        return image_of(self.module(name).paint(width / 480))


KIT = Lens(Path(__file__).resolve().parent)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
