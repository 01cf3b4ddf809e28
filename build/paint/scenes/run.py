"""Paints the wide pictures: `python build/paint/scenes/run.py sea_rock ...`

    --proof      a small, quick one into .proofs; --width says how wide
    --all        every picture of this folder
    --check      which are not of today's sources

A picture is a file beside this one, named as its folder and its own name in `assets/art`
(`sea_rock`, `scenes_menu`); its `paint(width)` gives an array of 16 : 9, numbers 0 to 255. The
finished painting is kept for `build/art.py`. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import sys
import time
from importlib import metadata
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ANIMALS = HERE.parent
PLANTS = HERE.parent / "plants"
WIDTH = 1920
"""Pixels across of the painting itself."""
FOLDERS = ("sea", "scenes")
sys.path[:0] = [str(HERE), str(PLANTS), str(ROOT / "build")]

import painting  # noqa: E402


def pictures() -> list[str]:
    """The names of all pictures that can be painted."""
    found = [p.stem for folder in FOLDERS for p in HERE.glob(f"{folder}_*.py")]
    return sorted(found)


def sources(name: str) -> list[Path]:
    """A picture's source and every module of the kits that it uses, the source first."""
    found: list[Path] = []
    wanted = [(name, (HERE, PLANTS))]
    while wanted:
        module, folders = wanted.pop()
        file = next((p for d in folders if (p := d / f"{module}.py").is_file()), None)
        if file is None or file in found:
            continue
        found.append(file)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                kit = node.level > 0 or node.module.startswith("paint.")
                inner = node.module.removeprefix("paint.")
                wanted.append((inner, (ANIMALS,) if kit else (HERE, PLANTS)))
            elif isinstance(node, ast.Import):
                wanted += [(alias.name, (HERE, PLANTS)) for alias in node.names]
    return found


def stale() -> list[str]:
    """The pictures whose painting is not kept, or is not of today's sources."""
    kept = painting.kept()
    found = {n: kept.get(sources(n)[0].relative_to(ROOT).as_posix()) for n in pictures()}
    return [n for n, p in found.items() if p is None or p.sha256 != painting.hash_of(p.files)]


def main() -> None:
    """Paint what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--proof", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--check", action="store_true", help="which are not of today's sources")
    parser.add_argument("--width", type=int, default=640)
    args = parser.parse_args()
    if args.check:
        print("\n".join(stale()) or "all are of today's sources")
        return
    from PIL import Image  # noqa: PLC0415

    for name in args.names or (pictures() if args.all else []):
        start, cpu = time.monotonic(), time.process_time()
        made = importlib.import_module(name).paint(args.width if args.proof else WIDTH)
        image = Image.fromarray(made)
        if args.proof:
            out = ROOT / ".proofs"
            out.mkdir(exist_ok=True)
            image.save(out / f"{name}.png")
        else:
            versions = {p: metadata.version(p) for p in ("numpy", "scipy", "numba", "pillow")}
            if any(f.name == "blender.py" for f in sources(name)):
                versions["bpy"] = metadata.version("bpy")
            folder, _, own = name.partition("_")
            painting.keep(image, folder, own, files=sources(name), versions=versions)
        spent = time.process_time() - cpu
        print(
            f"{name}: {image.width} wide, {spent:.0f} s of work, {time.monotonic() - start:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
