"""Paint small life.

    python build/paint/lens/run.py rotifera ...

    --shape     the black shape alone, of those painted with the brush
    --grey      the picture without colour
    --proof     a small, quick picture, in build/out/lens; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar, Final

HERE: Final = Path(__file__).resolve().parent
BRUSH: Final = (HERE, HERE.parent / "beasts", HERE.parent / "landscape")
"""Folders whose modules the pictures painted with the brush import by their plain names."""
sys.path.insert(0, str(HERE.parents[1]))
sys.path.extend(str(place) for place in BRUSH if str(place) not in sys.path)

from paint.kit import PaintingKit, image_of, resized  # noqa: E402

if TYPE_CHECKING:
    from PIL.Image import Image


class Lens(PaintingKit):
    """Small life under a lens."""

    width, proof_width, finer = 640, 320, 1.5
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
            alpha = import_module("sheet").Sheet(k).lifted(module.animal).alpha
            return image_of((240 - 225 * alpha.clip(0, 1)) / 255)
        picture = image_of(module.paint(k))
        return picture.convert("L") if sketch == "grey" else picture

    def places(self) -> tuple[Path, ...]:
        """Return the folders of this kit, and of the beasts and landscapes whose brush it uses."""
        return (*BRUSH, HERE.parents[1])


KIT = Lens(HERE)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
