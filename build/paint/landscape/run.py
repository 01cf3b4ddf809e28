"""Paint the pictures of the second game.

    python build/paint/landscape/run.py sestola ...

    --proof     a small, quick picture, in build/out/landscape; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

HERE: Final = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))
sys.path.insert(0, str(HERE))

from paint.kit import PaintingKit, image_of, in_order, resized  # noqa: E402

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDERS: Final = ("territories", "actions", "events", "squares")
MAPS: Final = "maps"


class Landscape(PaintingKit):
    """Places, actions, events, and the map, which is wide and a ground for the table."""

    width = 1080
    finer = 4 / 3

    def painted(self, name: str, width: int) -> Image:
        """Return a picture of 3 : 2, or a map of 16 : 9."""
        wide = self.is_map(name)
        units, high = (1280, width * 9 // 16) if wide else (720, width * 2 // 3)
        return resized(image_of(self.module(name).paint(width / units * self.finer)), width, high)

    def sketched(self, name: str, width: int, sketch: str) -> Image:  # noqa: ARG002 (there is one)
        """Return the picture painted small."""
        return self.painted(name, width)

    def pictures(self) -> dict[str, Path]:
        """Return the source of every picture, by its name."""
        return {p.stem: p for folder in (*FOLDERS, MAPS) for p in in_order(self.here / folder)}

    def folder(self, name: str) -> str:
        """Return the folder of the second game's pictures of this kind."""
        return "co2" if self.is_map(name) else f"co2/{self.pictures()[name].parent.name}"

    def width_of(self, name: str) -> int:
        """Return the width of a finished picture: a map is as wide as a window."""
        return 1920 if self.is_map(name) else self.width

    def is_map(self, name: str) -> bool:
        """Return whether a picture is a map."""
        return self.pictures()[name].parent.name == MAPS

    def module(self, name: str) -> Any:
        """Return the module of a picture, which imports the kit by bare names."""
        file = self.pictures()[name]
        spec = importlib.util.spec_from_file_location(f"{file.parent.name}_{name}", file)
        if spec is None or spec.loader is None:
            raise FileNotFoundError(file)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module


KIT = Landscape(HERE)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
