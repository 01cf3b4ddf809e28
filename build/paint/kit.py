"""What the painting kits have in common: the list of pictures, their sources, and the command.

A kit is a folder with one module for each picture. Its `run.py` says in a subclass of `PaintingKit`
how a picture is painted, and calls `main`.
"""

from __future__ import annotations

import argparse
import ast
import sys
import time
from abc import ABC, abstractmethod
from importlib import import_module, metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PIL.Image import Image

BUILD = Path(__file__).resolve().parents[1]
OUT = BUILD / "out"
if str(BUILD) not in sys.path:
    sys.path.insert(0, str(BUILD))


class PaintingKit(ABC):
    """A folder of pictures. `here` is the folder; sketches land in `build/out/<its name>`."""

    width: ClassVar = 800
    """Pixels across of a finished picture."""
    proof_width: ClassVar = 480
    """Pixels across of a sketch, unless the command says otherwise."""
    finer: ClassVar = 1.25
    """Pixels painted each way for one of a finished picture."""
    sketches: ClassVar[Mapping[str, str]] = {"proof": "small and quick"}
    """The quick versions of a picture that the command offers, and what they show."""
    packages: ClassVar[tuple[str, ...]] = ("numpy", "scipy", "numba", "pillow")

    def __init__(self, here: Path) -> None:
        self.here = here

    # -- what a kit says of itself ----

    @abstractmethod
    def painted(self, name: str, width: int) -> Image:
        """Return the finished picture."""

    @abstractmethod
    def sketched(self, name: str, width: int, sketch: str) -> Image:
        """Return a quick version of a picture, one of `sketches`."""

    def pictures(self) -> dict[str, Path]:
        """Return the source of every picture, by its name."""
        return {p.stem: p for p in in_order(self.here / "species")}

    def folder(self, name: str) -> str:  # noqa: ARG002 (a kit of several folders asks for it)
        """Return the folder below `assets/art` in which the game looks for a picture."""
        return "species"

    def own_name(self, name: str) -> str:
        """Return the name of a picture in that folder."""
        return name

    def width_of(self, name: str) -> int:  # noqa: ARG002 (as above)
        """Return the width in pixels of a finished picture."""
        return self.width

    def places(self) -> tuple[Path, ...]:
        """Return the folders from which pictures import modules of the kits, first to last."""
        return (self.here, BUILD)

    def finishes(self) -> tuple[Path, ...]:
        """Return modules every picture goes through that no picture imports."""
        return ()

    def sketchable(self, sketch: str | None) -> list[str]:  # noqa: ARG002 (as above)
        """Return the pictures of which a sketch, or none for a finished picture, can be made."""
        return list(self.pictures())

    # -- what all kits do ----

    def module(self, name: str) -> Any:
        """Return the module of a picture."""
        place = self.pictures()[name].relative_to(BUILD).with_suffix("")
        return import_module(".".join(place.parts))

    def sources(self, name: str) -> list[Path]:
        """Return the source of a picture, then every module of the kits that it uses."""
        found = [self.pictures()[name], *self.finishes()]
        for file in found:
            for node in ast.walk(ast.parse(file.read_text("utf-8"))):
                if isinstance(node, ast.ImportFrom) and node.module:
                    path = f"{node.module.replace('.', '/')}.py"
                    used = next((p / path for p in self.places() if (p / path).is_file()), None)
                    if used is not None and used not in found:
                        found.append(used)
        return found

    def stale(self) -> list[str]:
        """Return the pictures whose sources changed since they were painted."""
        import art

        record = art.read_record()
        return [n for n, source in self.pictures().items() if not art.current(source, record)]

    def finish(self, name: str, width: int) -> Path:
        """Paint a finished picture and store it for `build/art.py`; return its file."""
        import painting

        versions = {package: metadata.version(package) for package in self.packages}
        image, files = self.painted(name, width), self.sources(name)
        place = (self.folder(name), self.own_name(name))
        return painting.keep(image, *place, files=files, versions=versions)

    def sketch(self, name: str, width: int, sketch: str) -> Path:
        """Store a quick version of a picture where nothing else looks; return its file."""
        ending = "" if sketch == "proof" else f".{sketch}"
        file = OUT / self.here.name / f"{name}{ending}.png"
        file.parent.mkdir(parents=True, exist_ok=True)
        self.sketched(name, width, sketch).save(file)
        return file

    def main(self, about: str, arguments: list[str] | None = None) -> int:
        """Run the command; `about` says in its first line what it does. Return its exit status."""
        parser = argparse.ArgumentParser(description=about.split("\n", maxsplit=1)[0])
        parser.add_argument("names", nargs="*", help="pictures, by their names")
        for sketch, shows in self.sketches.items():
            parser.add_argument(f"--{sketch}", action="store_true", help=shows)
        parser.add_argument("--width", type=int, help="in pixels")
        parser.add_argument("--all", action="store_true", help="every picture")
        parser.add_argument("--check", action="store_true", help="list what is out of date")
        asked = parser.parse_args(arguments)
        if asked.check:
            old = self.stale()
            print("\n".join(old) or "all are of today's sources")
            return 1 if old else 0
        sketch = next((one for one in self.sketches if getattr(asked, one)), None)
        known = self.sketchable(sketch)
        names = known if asked.all else asked.names
        if not names or not set(names) <= set(known):
            parser.error("which picture? " + ", ".join(known))
        for name in names:
            started = time.monotonic()
            if sketch is None:
                file = self.finish(name, asked.width or self.width_of(name))
            else:
                file = self.sketch(name, asked.width or self.proof_width, sketch)
            print(f"{name}: {time.monotonic() - started:.1f} s, {file}", flush=True)
        return 0


def in_order(folder: Path) -> list[Path]:
    """Return the modules of pictures in a folder, by name."""
    return sorted(p for p in folder.glob("*.py") if p.stem != "__init__")


def image_of(pixels: Any) -> Image:
    """Return an image of an array of numbers from 0 to 1."""
    import numpy as np
    from PIL import Image

    return Image.fromarray((np.clip(pixels, 0, 1) * 255 + 0.5).astype(np.uint8))


def resized(image: Image, width: int, height: int) -> Image:
    """Return an image scaled down from a finer one."""
    from PIL import Image

    return image.resize((width, height), Image.Resampling.LANCZOS)
