"""Pass finished paintings to `build/art.py`.

A drawing is rendered again whenever `art.py` needs it. A painting takes minutes and needs
additional packages, so its program is run only on demand and stores the result here:

    keep(image, "species", "larus_fuscus", files=[source, *kits], versions={"numpy": "2.4.6"})

`art.py` makes the pictures of the game from it, and records what it was painted from.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from PIL.Image import Image

ROOT = Path(__file__).resolve().parents[1]
KEPT = ROOT / "build" / "out" / "paintings"


class Painting(NamedTuple):
    """A stored painting and what it was made from."""

    image: Path
    files: list[str]
    """The source first, then its kits, relative to the project."""
    sha256: str
    """Hash of these files when it was painted."""
    versions: dict[str, str]


def keep(
    image: Image, folder: str, name: str, *, files: list[Path], versions: dict[str, str]
) -> Path:
    """Store a painting as the picture `<folder>/<name>`; return its file.

    `files` are the source and all modules it uses, the source first.
    """
    target = KEPT / folder / f"{name}.png"
    target.parent.mkdir(parents=True, exist_ok=True)
    image.save(target)
    names = [path.resolve().relative_to(ROOT).as_posix() for path in files]
    note = {"files": names, "sha256": hash_of(names), "versions": versions}
    target.with_suffix(".json").write_text(json.dumps(note, indent=1) + "\n", "utf-8")
    return target


def kept() -> dict[str, Painting]:
    """Return all stored paintings by source."""
    found = {}
    for file in sorted(KEPT.rglob("*.json")):
        note = json.loads(file.read_text("utf-8"))
        found[note["files"][0]] = Painting(image=file.with_suffix(".png"), **note)
    return found


def hash_of(files: list[str]) -> str:
    """Return the SHA-256 of these project files; a missing file counts as empty."""
    whole = hashlib.sha256()
    for name in sorted(files):
        path = ROOT / name
        content = path.read_bytes() if path.is_file() else b""
        whole.update(name.encode())
        # A checkout on Windows may end its lines in two characters.
        whole.update(content if b"\0" in content else content.replace(b"\r\n", b"\n"))
    return whole.hexdigest()
