"""Paint animals as designed illustrations.

    python build/paint/beasts/run.py alca_torda ...

    --shape     the black shape alone, in build/out/beasts
    --grey      the picture without colour
    --proof     a small, quick picture; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import argparse
import ast
import sys
import time
from importlib import import_module, metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build" / "out" / "beasts"
WIDTH = 800
FINER = 4 / 3
"""Pixels painted each way for one of a finished picture."""
PACKAGES = ("numpy", "scipy", "numba", "pillow")
FOLDERS = (HERE / "species", HERE, HERE.parent / "landscape", ROOT / "build")
"""Where modules are imported from, first to last."""
sys.path[:0] = [str(folder) for folder in FOLDERS]


def species() -> list[str]:
    """Return the names of all pictures that can be painted."""
    return sorted(p.stem for p in (HERE / "species").glob("*.py"))


def sources(name: str) -> list[Path]:
    """Return a picture's source, then every module of the kits that it uses."""
    found = [HERE / "species" / f"{name}.py"]
    for file in found:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                path = f"{node.module.replace('.', '/')}.py"
                used = next((f / path for f in FOLDERS if (f / path).is_file()), None)
                if used is not None and used not in found:
                    found.append(used)
    return found


def stale() -> list[str]:
    """Return the pictures whose sources changed since their pictures were made."""
    import art

    record = art.read_record()
    return [n for n in species() if not art.current(sources(n)[0], record)]


def draft(name: str, width: int, *, shape: bool, grey: bool) -> Path:
    """Paint one picture quickly, or only its shape; return its file."""
    import numpy as np
    from PIL import Image

    module, k = import_module(name), width / 480
    if shape:
        alpha = import_module("sheet").Sheet(k).lifted(module.animal).alpha
        picture = Image.fromarray((240 - 225 * np.clip(alpha, 0, 1)).astype(np.uint8))
    else:
        picture = Image.fromarray((np.clip(module.paint(k), 0, 1) * 255 + 0.5).astype(np.uint8))
    if grey:
        picture = picture.convert("L")
    OUT.mkdir(parents=True, exist_ok=True)
    file = OUT / f"{name}.png"
    picture.save(file)
    return file


def paint(name: str, width: int) -> Path:
    """Paint one finished picture; return its file."""
    import numpy as np
    import painting
    from PIL import Image

    image = import_module(name).paint(width / 480 * FINER)
    picture = Image.fromarray((np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8))
    picture = picture.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
    versions = {p: metadata.version(p) for p in PACKAGES}
    return painting.keep(picture, "species", name, files=sources(name), versions=versions)


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="pictures, by their names")
    parser.add_argument("--shape", action="store_true", help="the black shape alone")
    parser.add_argument("--grey", action="store_true", help="without colour")
    parser.add_argument("--proof", action="store_true", help="small and quick")
    parser.add_argument("--width", type=int, help="in pixels")
    parser.add_argument("--all", action="store_true", help="every picture")
    parser.add_argument("--check", action="store_true", help="list what is out of date")
    asked = parser.parse_args(arguments)
    if asked.check:
        old = stale()
        print("\n".join(old))
        return 1 if old else 0
    names = species() if asked.all else asked.names
    if not names or not set(names) <= set(species()):
        parser.error("which picture? " + ", ".join(species()))
    quick = asked.proof or asked.shape or asked.grey
    for name in names:
        started = time.monotonic()
        if quick:
            file = draft(name, asked.width or 240, shape=asked.shape, grey=asked.grey)
        else:
            file = paint(name, asked.width or WIDTH)
        print(f"{name}: {time.monotonic() - started:.1f} s, {file}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
