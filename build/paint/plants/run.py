"""Paints the plants: `python build/paint/plants/run.py fontinalis_antipyretica ...`

    --proof    a small, quick one into .proofs; --width says how wide
    --all      every picture of this folder

A picture is a file beside this one, named as the species; its `compose()` gives what `picture` of
render.py takes. The finished ones go where the game loads them, in the sizes and qualities of
build/art.py: 480 pixels wide at 84, and 800 at 76 for the large one. What was painted is also kept in
build/out/paintings, with the names and the hash of the sources, for the record of all pictures;
record.json beside this file says the same. Needs numpy, scipy, numba and pillow.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import importlib
import json
import sys
import time
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL.Image import Image

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
RECORD = HERE / "record.json"
KIT = {"run", "render", "shapes", "surfaces"}
WIDTH = 640
"""Pixels across of the painting itself."""
SIZES = ((480, "", 84), (800, ".large", 76))
sys.path.insert(0, str(HERE))


def species() -> list[str]:
    """The names of all plants that can be painted."""
    return sorted(p.stem for p in HERE.glob("*.py") if p.stem not in KIT)


def sources(name: str) -> list[Path]:
    """A picture's source and every module beside it that it uses, the source first."""
    found: list[Path] = []
    wanted = [name]
    while wanted:
        file = HERE / f"{wanted.pop()}.py"
        if file in found or not file.is_file():
            continue
        found.append(file)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module:
                wanted.append(node.module)
    return found


def hash_of(files: list[Path]) -> str:
    """The SHA-256 of these files and their names, whatever their line ends."""
    whole = hashlib.sha256()
    for path in sorted(files, key=lambda p: p.relative_to(ROOT).as_posix()):
        whole.update(path.relative_to(ROOT).as_posix().encode())
        whole.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return whole.hexdigest()


def keep(image: Image, name: str, seconds: float) -> int:
    """Write a finished picture, and what it was painted from; gives its bytes."""
    from PIL import Image  # noqa: PLC0415

    files = sources(name)
    versions = {p: metadata.version(p) for p in ("numpy", "scipy", "numba", "pillow")}
    kept = ROOT / "build" / "out" / "paintings" / "species" / f"{name}.png"
    kept.parent.mkdir(parents=True, exist_ok=True)
    image.save(kept)
    names = [path.relative_to(ROOT).as_posix() for path in files]
    note = {"files": names, "sha256": hash_of(files), "versions": versions}
    kept.with_suffix(".json").write_text(json.dumps(note, indent=1) + "\n", "utf-8")
    size = 0
    for width, middle, quality in SIZES:
        scaled = image.resize((width, width * 3 // 2), Image.Resampling.LANCZOS)
        target = ROOT / "assets" / "art" / "species" / f"{name}{middle}.webp"
        scaled.save(target, "WEBP", quality=quality, method=6, alpha_quality=90)
        size += target.stat().st_size
    record = json.loads(RECORD.read_text("utf-8")) if RECORD.is_file() else {}
    record[name] = {
        "sha256": note["sha256"],
        "width": image.width,
        "seconds": round(seconds),
        **versions,
    }
    RECORD.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", "utf-8")
    return size


def main() -> None:
    """Paint what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("names", nargs="*")
    parser.add_argument("--proof", action="store_true")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--check", action="store_true", help="which are not of today's sources")
    parser.add_argument("--width", type=int, default=320)
    args = parser.parse_args()
    if args.check:
        record = json.loads(RECORD.read_text("utf-8")) if RECORD.is_file() else {}
        old = [n for n in species() if record.get(n, {}).get("sha256") != hash_of(sources(n))]
        print("\n".join(old) or "all are of today's sources")
        return
    from PIL import Image  # noqa: PLC0415
    from render import picture  # noqa: PLC0415

    for name in args.names or (species() if args.all else []):
        start, cpu = time.monotonic(), time.process_time()
        made = importlib.import_module(name).compose()
        image = Image.fromarray(picture(**made, size=args.width if args.proof else WIDTH))
        spent = time.process_time() - cpu
        if args.proof:
            out = ROOT / ".proofs"
            out.mkdir(exist_ok=True)
            image.save(out / f"{name}.png")
            told = f"{image.width} wide"
        else:
            told = f"{keep(image, name, spent) // 1000} kB"
        print(f"{name} {told}, {spent:.0f} s of work, {time.monotonic() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
