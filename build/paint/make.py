"""Paints animals.

    python build/paint/make.py perca_fluviatilis --silhouette   its black shape, in two seconds
    python build/paint/make.py perca_fluviatilis --proof    small and rough, in build/out/paint
    python build/paint/make.py perca_fluviatilis            as it will be, in build/out/paint
    python build/paint/make.py perca_fluviatilis --repaint  the last render again, finished anew
    python build/paint/make.py perca_fluviatilis --width 400   larger or smaller
    python build/paint/make.py --list                  the animals there are
    python build/paint/make.py --check                 which pictures are not of today's sources

A picture of full size is handed over to `build/art.py`, which makes the files of the game from it.
Needs the packages of the extra `paint` (Blender as a module among them). What was painted from
which source stands in `build/paint/record.json`.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import sys
import time
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from painting import keep

if TYPE_CHECKING:
    from types import ModuleType

    from PIL.Image import Image

HERE = Path(__file__).resolve().parent
OUT = HERE.parent / "out" / "paint"
RECORD = HERE / "record.json"


@dataclass(frozen=True)
class Size:
    """How large and how carefully a picture is rendered."""

    width: int
    samples: int
    detail: float


PROOF = Size(240, 5, 0.35)
FINAL = Size(800, 8, 1.0)
CARD_WIDTH = 480


def animals() -> list[str]:
    """The names of all animals that can be painted."""
    return sorted(p.stem for p in (HERE / "species").glob("*.py") if p.stem != "__init__")


def sources(name: str) -> list[Path]:
    """The animal's source and every module of the kit that it needs, blender.py among them."""
    found: list[Path] = []
    wanted = [HERE / "species" / f"{name}.py", HERE / "blender.py"]
    while wanted:
        file = wanted.pop()
        if file in found or not file.is_file():
            continue
        found.append(file)
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            wanted += [HERE / f"{module.removeprefix('paint.')}.py"] if module else []
    return sorted(found)


def fingerprint(name: str) -> str:
    """What a picture depends on, in sixteen letters."""
    digest = hashlib.sha256()
    for file in sources(name):
        digest.update(file.name.encode() + b"\0" + file.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


def read_record() -> dict[str, dict[str, Any]]:
    """What was painted last, by name."""
    if not RECORD.is_file():
        return {}
    found: dict[str, dict[str, Any]] = json.loads(RECORD.read_text("utf-8"))
    return found


def stale() -> list[str]:
    """The animals whose last picture is not of today's sources."""
    record = read_record()
    return [
        n
        for n in animals()
        if {record.get(n, {}).get("rendered"), record.get(n, {}).get("finished")}
        != {fingerprint(n)}
    ]


def note(name: str, size: Size, rendered: str, versions: dict[str, str], seconds: float) -> None:
    """Writes down from what a picture was rendered and finished."""
    record = read_record()
    record[name] = {
        "rendered": rendered,
        "finished": fingerprint(name),
        "width": size.width,
        "samples": size.samples,
        "seconds": round(seconds),
        **versions,
    }
    RECORD.write_text(json.dumps(record, indent=1, sort_keys=True) + "\n", "utf-8")


def hand_over(name: str, image: Image, versions: dict[str, str]) -> None:
    """Gives a finished picture to `build/art.py`; run that afterwards."""
    mine = HERE / "species" / f"{name}.py"
    keep(
        image,
        "species",
        name,
        files=[mine, *(f for f in sources(name) if f != mine)],
        versions={"bpy" if k == "blender" else k: v for k, v in versions.items()},
    )


def passes_of(
    name: str, size: Size, animal: ModuleType, *, again: bool
) -> tuple[dict[str, Any], str]:
    """The rendered passes and their source, of the last render if only the finish is wanted."""
    import numpy as np

    kept = OUT / f"{name}.{size.width}.npz"
    if again and kept.is_file():
        old = dict(np.load(kept))
        source = str(old.pop("source"))
        return {k: v.astype(np.float32) for k, v in old.items()}, source
    from paint.blender import render
    from paint.scene import Scene

    started = time.monotonic()
    source = fingerprint(name)
    scene = Scene(detail=size.detail)
    animal.model(scene)
    built = time.monotonic()
    found = render(scene, size.width, size.width * 3 // 2, size.samples)
    print(f"  modelled {built - started:.0f} s, rendered {time.monotonic() - built:.0f} s")
    half = {k: v.astype(np.float16) for k, v in found.items()}
    np.savez(kept, source=np.array(source), **half)
    return found, source


def silhouette(name: str) -> Path:
    """The black shape of the animal on a card of 240 x 360, without rendering anything."""
    import numpy as np
    from paint.scene import SUBJECT, Scene
    from PIL import Image
    from scipy.ndimage import binary_closing

    OUT.mkdir(parents=True, exist_ok=True)
    scene = Scene(detail=PROOF.detail)
    import_module(f"paint.species.{name}").model(scene)
    mine = [p.points.reshape(-1, 3) for p in scene.parts if p.kind == SUBJECT]
    x, y = (scene.projected(np.concatenate(mine)) / 2).T
    shape = np.histogram2d(y, x, (360, 240), ((0, 360), (0, 240)))[0] > 0
    file = OUT / f"{name}.shape.png"
    black = np.where(binary_closing(shape, iterations=2), 20, 235)
    Image.fromarray(black.astype(np.uint8)).save(file)
    return file


def paint(name: str, size: Size, *, again: bool = False) -> Path:
    """One picture: full size, and scaled to a card."""
    import numpy as np
    from paint.brush import Shot
    from PIL import Image

    OUT.mkdir(parents=True, exist_ok=True)
    started = time.monotonic()
    animal = import_module(f"paint.species.{name}")
    found, source = passes_of(name, size, animal, again=again)
    done = animal.paint(Shot(found))
    image = Image.fromarray((np.clip(done, 0, 1) * 255 + 0.5).astype(np.uint8))
    proof = size.width < CARD_WIDTH
    file = OUT / f"{name}{'.proof' if proof else '.large'}.png"
    image.save(file)
    if not proof:
        card = image.resize((CARD_WIDTH, CARD_WIDTH * 3 // 2), Image.Resampling.LANCZOS)
        card.save(OUT / f"{name}.png")
        versions = {"numpy": np.__version__, "pillow": str(import_module("PIL").__version__)}
        if not again:
            versions["blender"] = import_module("bpy").app.version_string
        else:
            versions["blender"] = read_record().get(name, {}).get("blender", "")
        note(name, size, source, versions, time.monotonic() - started)
        hand_over(name, image, versions)
    print(f"{name}: {time.monotonic() - started:.0f} s, {file}")
    return file


def main(arguments: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(description="Paints animals.")
    parser.add_argument("names", nargs="*", help="animals, by the names of their pictures")
    parser.add_argument("--proof", action="store_true", help="small, rough and quick")
    parser.add_argument("--width", type=int, help=f"in pixels, instead of {FINAL.width}")
    parser.add_argument("--silhouette", action="store_true", help="only the black shape")
    parser.add_argument("--repaint", action="store_true", help="only finish the last render anew")
    parser.add_argument("--list", action="store_true", help="tell which animals there are")
    parser.add_argument("--check", action="store_true", help="tell which pictures are old")
    asked = parser.parse_args(arguments)
    if asked.list:
        print("\n".join(animals()))
        return 0
    if asked.check:
        old = stale()
        print("\n".join(old))
        return 1 if old else 0
    unknown = [n for n in asked.names if n not in animals()]
    if unknown or not asked.names:
        parser.error(f"no such animal: {', '.join(unknown)}" if unknown else "which animal?")
    for name in asked.names:
        if asked.silhouette:
            print(silhouette(name))
            continue
        size = PROOF if asked.proof else FINAL
        size = replace(size, width=asked.width or size.width)
        paint(name, size, again=asked.repaint)
    return 0


if __name__ == "__main__":
    sys.exit(main())
