"""Files for Linux desktops: menu entry, description, type of saved games, icons."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

import contents
from contents import APP_ID

SOURCE: Final = Path(__file__).parent / "linux"
PLACES: Final = {
    "ecosfera.desktop": f"share/applications/{APP_ID}.desktop",
    "ecosfera.metainfo.xml": f"share/metainfo/{APP_ID}.metainfo.xml",
    "ecosfera.xml": f"share/mime/packages/{APP_ID}.xml",
    "add-to-menu.sh": "add-to-menu.sh",
}
"""Files of the folder `linux` and their places in the package."""


def install(folder: Path, icons: dict[int, Path]) -> None:
    """Write all desktop files into the package; `icons` are PNG files by their side in pixels."""
    values = {
        "@APP_ID@": APP_ID,
        "@VERSION@": contents.version(),
        "@DATE@": contents.release_date(),
    }
    for name, place in PLACES.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        text = (SOURCE / name).read_text("utf-8")
        for placeholder, value in values.items():
            text = text.replace(placeholder, value)
        target.write_text(text, "utf-8", newline="\n")
    (folder / "add-to-menu.sh").chmod(0o755)
    for side, icon in icons.items():
        place = folder / "share" / "icons" / "hicolor" / f"{side}x{side}" / "apps"
        place.mkdir(parents=True)
        shutil.copy2(icon, place / f"{APP_ID}.png")
