"""Run one drawing, and note which files it read and with which packages.

    python build/draw_one.py build/draw/tiles/tiles.py OUT

The drawing writes its pictures into the folder OUT, as `<folder>/<name>.svg`. Beside them,
`read.json` lists the files of the project that were read (the drawing itself, its kits, a font)
and the versions of the packages used.
`build/art.py` calls this in a process of its own, because kits keep settings in their modules.
"""

from __future__ import annotations

import json
import os
import runpy
import sys
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WATCHED = (ROOT / "build", ROOT / "assets")
"""Folders whose files can change a picture."""
PACKAGES = {"fontTools": "fonttools"}
"""Modules that can take part in a picture, and the packages they come from."""


def of_the_project(name: str) -> str | None:
    """Return the path of a file relative to the project, or None for any other file."""
    path = Path(name).resolve()
    if path == Path(__file__).resolve() or not any(path.is_relative_to(f) for f in WATCHED):
        return None
    inside = path.relative_to(ROOT)
    return None if "out" in inside.parts or not path.is_file() else inside.as_posix()


def main(source: Path, out: Path) -> None:
    """Run the drawing and write `read.json`."""
    opened: set[str] = set()

    def listen(event: str, details: tuple[object, ...]) -> None:
        if event == "open" and isinstance(details[0], str | os.PathLike):
            opened.add(os.fspath(details[0]))

    sys.addaudithook(listen)
    sys.argv = [str(source)]
    sys.path[0] = str(source.parent)
    runpy.run_path(str(source), run_name="__main__")
    files = {file for name in list(opened) if (file := of_the_project(name))}
    versions = {
        package: metadata.version(package)
        for module, package in PACKAGES.items()
        if module in sys.modules
    }
    report = {"files": sorted(files), "versions": versions}
    (out / "read.json").write_text(json.dumps(report), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve())
