"""Paint animals and plants as designed illustrations, and the picture behind the menu.

    python build/paint/beasts/run.py alca_torda ...

    --shape     the black shape alone, in build/out/beasts
    --grey      the picture without colour
    --proof     a small, quick picture; `--width` says how wide
    --construction   the body that the painting has, kept in `sheets`; prints what is out of range
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Final

HERE: Final = Path(__file__).resolve().parent
SQUARES: Final = (HERE / "portraits", HERE / "tiles")
CARDS: Final = (HERE / "elements", HERE / "policies", HERE / "pressures")
WIDE: Final = HERE / "scenes"
PLACES: Final = (
    HERE / "species",
    *CARDS,
    *SQUARES,
    WIDE,
    HERE,
    HERE.parent / "landscape",
    HERE.parents[1],
)
for place in reversed(PLACES):
    sys.path.insert(0, str(place))

from paint.kit import PaintingKit, image_of, in_order, resized  # noqa: E402

if TYPE_CHECKING:
    from PIL.Image import Image


class Beasts(PaintingKit):
    """Animals as designed illustrations."""

    proof_width, finer = 240, 4 / 3
    sketches: ClassVar = {
        "shape": "the black shape alone",
        "grey": "without colour",
        "proof": "small and quick",
        "construction": "the body: skull, spine, joints, fins; prints what is out of range",
    }

    def pictures(self) -> dict[str, Path]:
        """Return the source of every picture, by its name."""
        others = (p for place in (*CARDS, *SQUARES, WIDE) for p in in_order(place))
        return super().pictures() | {p.stem: p for p in others}

    def folder(self, name: str) -> str:
        """Return the folder below `assets/art` in which the game looks for a picture."""
        return self.pictures()[name].parent.name

    def width_of(self, name: str) -> int:
        """Return the width in pixels of a finished picture."""
        if self.is_wide(name):
            return 1920
        return 384 if self.is_square(name) else self.width

    def is_square(self, name: str) -> bool:
        """Return whether a picture is as high as wide."""
        return self.pictures()[name].parent in SQUARES

    def is_wide(self, name: str) -> bool:
        """Return whether a picture is 16 : 9."""
        return self.pictures()[name].parent == WIDE

    def painted(self, name: str, width: int) -> Image:
        """Return the finished picture; portraits and tiles are cut out."""
        wide = self.is_wide(name)
        image = image_of(self.module(name).paint(width / (1280 if wide else 480) * self.finer))
        high = width * 9 // 16 if wide else width if self.is_square(name) else width * 3 // 2
        return resized(image, width, high)

    def sketched(self, name: str, width: int, sketch: str) -> Image:
        """Return the picture painted small, or its shape."""
        module, k = self.module(name), width / (1280 if self.is_wide(name) else 480)
        if sketch == "shape":
            alpha = import_module("sheet").Sheet(k).lifted(module.animal).alpha
            return image_of((240 - 225 * alpha.clip(0, 1)) / 255)
        picture = image_of(module.paint(k))
        return picture.convert("L") if sketch == "grey" else picture

    def sketchable(self, sketch: str | None) -> list[str]:
        """Return the pictures of which a sketch can be made: bodies that are described."""
        if sketch == "construction":
            return list(import_module("construction").known())
        return super().sketchable(sketch)

    def sketch(self, name: str, width: int, sketch: str) -> Path:
        """Store a quick version of a picture, a construction sheet beside the paintings."""
        if sketch == "construction":
            return Path(import_module("construction").keep(name, self.module(name)))
        return super().sketch(name, width, sketch)

    def module(self, name: str) -> Any:
        """Return the module of a picture: pictures import the kits by bare names."""
        return import_module(name)

    def places(self) -> tuple[Path, ...]:
        """Return the folders of this kit and of the landscapes, whose sheet and brush it uses."""
        return PLACES


KIT = Beasts(HERE)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
