"""Paint the wide pictures.

    python build/paint/scenes/run.py sea_rock ...

    --proof     a small, quick picture, in build/out/scenes; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A picture is a module beside this one, named as its folder and its own name in `assets/art`
(`sea_rock`, `scenes_setup`); its `paint(width)` returns an array of 16 : 9, numbers 0 to 255. A
finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game from
it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import ast
import sys
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

HERE: Final = Path(__file__).resolve().parent
for place in (HERE.parents[1], HERE):
    sys.path.insert(0, str(place))

from paint.kit import PaintingKit, in_order

if TYPE_CHECKING:
    from PIL.Image import Image

FOLDERS: Final = ("sea", "scenes")


class Scenes(PaintingKit):
    """The layers of the table's sea, and the pictures behind set-up and end."""

    width, proof_width = 1920, 640

    def pictures(self) -> dict[str, Path]:
        """Return the source of every picture, by its name."""
        return {p.stem: p for p in in_order(self.here) if p.stem.partition("_")[0] in FOLDERS}

    def painted(self, name: str, width: int) -> Image:
        """Return a picture."""
        from PIL import Image  # noqa: PLC0415 (the list of pictures needs no packages)

        return Image.fromarray(self.module(name).paint(width))

    def sketched(self, name: str, width: int, sketch: str) -> Image:  # noqa: ARG002 (there is one)
        """Return the picture painted small."""
        return self.painted(name, width)

    def folder(self, name: str) -> str:
        """Return the folder of a picture, with which its name begins."""
        return name.partition("_")[0]

    def own_name(self, name: str) -> str:
        """Return the name of a picture in its folder."""
        return name.partition("_")[2]

    def module(self, name: str) -> Any:
        """Return the module of a picture: pictures import the kits by bare names."""
        return import_module(name)

    def sources(self, name: str) -> list[Path]:
        """Return the source of a picture, then every module of the kit that it uses."""
        found: list[Path] = []
        wanted = [name]
        while wanted:
            file = HERE / f"{wanted.pop()}.py"
            if not file.is_file() or file in found:
                continue
            found.append(file)
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module:
                    wanted.append(node.module)
                elif isinstance(node, ast.Import):
                    wanted += [alias.name for alias in node.names]
        return found


KIT = Scenes(HERE)

if __name__ == "__main__":
    sys.exit(KIT.main(__doc__))
