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

import argparse
import ast
import sys
import time
from importlib import import_module, metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build" / "out" / "relief"
WIDTH = 800
FINER = 1.25
"""Pixels drawn each way for one of a finished picture."""
PACKAGES = ("numpy", "scipy", "numba", "pillow")
sys.path.insert(0, str(ROOT / "build"))


def species() -> list[str]:
    """Return the names of all pictures that can be painted."""
    return sorted(p.stem for p in (HERE / "species").glob("*.py") if p.stem != "__init__")


def sources(name: str) -> list[Path]:
    """Return a picture's source, then every module of the kits that it uses."""
    found = [HERE / "species" / f"{name}.py"]
    for file in found:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                for folder in (HERE, HERE.parent):
                    used = folder / f"{node.module.rpartition('.')[2]}.py"
                    if used.is_file() and used not in found:
                        found.append(used)
                        break
    return found


def stale() -> list[str]:
    """Return the pictures whose sources changed since their pictures were made."""
    import art

    record = art.read_record()
    return [n for n in species() if not art.current(sources(n)[0], record)]


def paint(name: str, width: int, *, proof: bool, shape: bool = False, grey: bool = False) -> Path:
    """Paint one picture; return its file."""
    import numpy as np
    import painting
    from PIL import Image

    k = width / 480 * (1.0 if proof else FINER)
    made = import_module(f"paint.relief.species.{name}").paint(k)
    image = np.where(made.subject[..., None] > 0.5, 0.0, 0.92) if shape else made.image
    picture = Image.fromarray((np.clip(image, 0, 1) * np.ones(3) * 255 + 0.5).astype(np.uint8))
    if grey:
        picture = picture.convert("L")
    if proof or shape or grey:
        OUT.mkdir(parents=True, exist_ok=True)
        file = OUT / f"{name}{'.shape' if shape else '.grey' if grey else ''}.png"
        picture.save(file)
        return file
    picture = picture.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
    versions = {p: metadata.version(p) for p in PACKAGES}
    return painting.keep(picture, "species", name, files=sources(name), versions=versions)


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="pictures, by their names")
    parser.add_argument("--proof", action="store_true", help="small and quick")
    parser.add_argument("--shape", action="store_true", help="only the black shape")
    parser.add_argument("--grey", action="store_true", help="a proof without colour")
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
    rough = asked.proof or asked.shape or asked.grey
    for name in names:
        started = time.monotonic()
        width = asked.width or (360 if rough else WIDTH)
        file = paint(name, width, proof=rough, shape=asked.shape, grey=asked.grey)
        print(f"{name}: {time.monotonic() - started:.0f} s, {file}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
