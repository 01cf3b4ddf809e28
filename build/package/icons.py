"""Make icons for Windows (.ico), macOS (.icns) and Linux (.png) from one or two pictures."""

from __future__ import annotations

import io
import os
import struct
from typing import TYPE_CHECKING, Final

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

if TYPE_CHECKING:
    from pathlib import Path

WINDOWS: Final = (16, 24, 32, 48, 64, 128, 256)
MACOS: Final = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
LINUX: Final = (48, 128, 256, 512)
SMALL: Final = 32
"""Up to this size the picture with `_small` in its name is used, if it exists."""


def make(picture: Path, folder: Path) -> None:
    """Write `ecosfera.ico`, `ecosfera.icns` and `<size>.png` into the folder."""
    large = pygame.image.load(picture)
    small = picture.with_stem(picture.stem + "_small")
    for_small = pygame.image.load(small) if small.is_file() else large
    files = {
        size: png(for_small if size <= SMALL else large, size)
        for size in {*WINDOWS, *MACOS, *LINUX}
    }
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "ecosfera.ico").write_bytes(ico({size: files[size] for size in WINDOWS}))
    (folder / "ecosfera.icns").write_bytes(icns({size: files[size] for size in MACOS}))
    for size in LINUX:
        (folder / f"{size}.png").write_bytes(files[size])


def png(icon: pygame.Surface, size: int) -> bytes:
    """Return the picture in this size as a PNG file."""
    scaled = icon
    while scaled.get_width() >= 2 * size:
        # Repeated halving keeps fine lines that a single step would lose.
        half = scaled.get_width() // 2, scaled.get_height() // 2
        scaled = pygame.transform.smoothscale(scaled, half)
    if scaled.get_width() != size:
        scaled = pygame.transform.smoothscale(scaled, (size, size))
    file = io.BytesIO()
    pygame.image.save(scaled, file, "icon.png")
    return file.getvalue()


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon that contains PNG files."""
    entries, bodies = b"", b""
    start = 6 + 16 * len(pictures)
    for size, body in pictures.items():
        place = len(body), start + len(bodies)
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, *place)
        bodies += body
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + bodies


def icns(pictures: dict[int, bytes]) -> bytes:
    """Return a macOS icon that contains PNG files."""
    body = b"".join(
        MACOS[size] + struct.pack(">I", 8 + len(data)) + data for size, data in pictures.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body
