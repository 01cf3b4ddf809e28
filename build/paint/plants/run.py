"""Paint the plants.

    python build/paint/plants/run.py fontinalis_antipyretica ...

    --proof     a small, quick picture, in build/out/plants; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A picture is a module beside this one, named as the species; its `compose()` returns what `picture`
of `render.py` takes. A finished picture is stored with `build/painting.py`; `build/art.py` makes the
files of the game from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

HERE: Final = Path(__file__).resolve().parent
PLACES: Final = (HERE, HERE.parent / "landscape", HERE.parents[1])
for place in reversed(PLACES):
    sys.path.insert(0, str(place))

from paint.kit import PaintingKit, in_order

if TYPE_CHECKING:
    from PIL.Image import Image

NO_PICTURES: Final = {"run", "render", "shapes", "surfaces", "gouache", "guests"}
"""The modules that are the kit."""


class Plants(PaintingKit):
    """Water plants, seaweeds, and a blue-green alga."""

    width, proof_width = 640, 320

    def pictures(self) -> dict[str, Path]:
        """Return the source of every picture, by its name."""
        return {p.stem: p for p in in_order(self.here) if p.stem not in NO_PICTURES}

    def painted(self, name: str, width: int) -> Image:
        """Return a picture: rendered, then painted over."""
        from gouache import gouache  # noqa: PLC0415 (the list of pictures needs no packages)
        from PIL import Image  # noqa: PLC0415
        from render import picture  # noqa: PLC0415

        return Image.fromarray(gouache(picture(**self.module(name).compose(), size=width)))

    def sketched(self, name: str, width: int, sketch: str) -> Image:  # noqa: ARG002 (there is one)
        """Return the picture painted small."""
        return self.painted(name, width)

    def finishes(self) -> tuple[Path, ...]:
        """Return the brush that goes over every picture."""
        return (self.here / "gouache.py",)

    def places(self) -> tuple[Path, ...]:
        """Return the folders of this kit and of the landscapes, whose brush it uses."""
        return PLACES

    def module(self, name: str) -> Any:
        """Return the module of a picture: pictures import each other by bare names."""
        return import_module(name)


KIT = Plants(HERE)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
