"""Paint the pictures of the second game.

    python build/paint/landscape/run.py sestola ...

    --proof     a small, quick picture, in build/out/landscape; `--width` says how wide
    --all       every picture
    --check     list those that are not of today's sources

A finished picture is stored with `build/painting.py`; `build/art.py` makes the files of the game
from it. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import sys
import time
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build" / "out" / "landscape"
FOLDERS = ("territories", "actions", "events")
MAPS = "maps"
WIDTH, MAP_WIDTH = 1080, 1920
FINER = 4 / 3
"""Pixels painted each way for one of a finished picture."""
PACKAGES = ("numpy", "scipy", "numba", "pillow")
sys.path[:0] = [str(HERE), str(ROOT / "build")]


def pictures() -> dict[str, Path]:
    """Return the source of every picture, by its name."""
    return {p.stem: p for folder in (*FOLDERS, MAPS) for p in sorted((HERE / folder).glob("*.py"))}


def is_map(name: str) -> bool:
    """Return whether a picture is a map: wide, and a ground for the table."""
    return pictures()[name].parent.name == MAPS


def sources(name: str) -> list[Path]:
    """Return a picture's source, then every module of the kit that it uses."""
    found = [pictures()[name]]
    for file in found:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                used = HERE / f"{node.module}.py"
                if used.is_file() and used not in found:
                    found.append(used)
    return found


def stale() -> list[str]:
    """Return the pictures whose sources changed since their pictures were made."""
    import art

    record = art.read_record()
    return [name for name in pictures() if not art.current(sources(name)[0], record)]


def paint(name: str, width: int, *, proof: bool) -> Path:
    """Paint one picture; return its file."""
    import numpy as np
    import painting
    from PIL import Image

    file = pictures()[name]
    spec = importlib.util.spec_from_file_location(f"{file.parent.name}_{name}", file)
    if spec is None or spec.loader is None:
        raise FileNotFoundError(file)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    units, high = (1280, width * 9 // 16) if is_map(name) else (720, width * 2 // 3)
    image = module.paint(width / units * FINER)
    picture = Image.fromarray((image * 255 + 0.5).astype(np.uint8))
    picture = picture.resize((width, high), Image.Resampling.LANCZOS)
    if proof:
        OUT.mkdir(parents=True, exist_ok=True)
        target = OUT / f"{name}.png"
        picture.save(target)
        return target
    versions = {package: metadata.version(package) for package in PACKAGES}
    folder = "co2" if is_map(name) else f"co2/{file.parent.name}"
    return painting.keep(picture, folder, name, files=sources(name), versions=versions)


def main(arguments: list[str] | None = None) -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*", help="pictures, by their names")
    parser.add_argument("--proof", action="store_true", help="small and quick")
    parser.add_argument("--width", type=int, help="in pixels")
    parser.add_argument("--all", action="store_true", help="every picture")
    parser.add_argument("--check", action="store_true", help="list what is out of date")
    asked = parser.parse_args(arguments)
    if asked.check:
        old = stale()
        print("\n".join(old))
        return 1 if old else 0
    names = list(pictures()) if asked.all else asked.names
    if not names or not set(names) <= set(pictures()):
        parser.error("which picture? " + ", ".join(pictures()))
    for name in names:
        started = time.monotonic()
        width = asked.width or (480 if asked.proof else MAP_WIDTH if is_map(name) else WIDTH)
        file = paint(name, width, proof=asked.proof)
        print(f"{name}: {time.monotonic() - started:.1f} s, {file}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
