"""Import pygame without the parts that no picture needs."""

from __future__ import annotations

import sys
from typing import Final

LATER: Final = ("pygame.mixer", "pygame.mixer_music", "pygame._debug", "pygame.pkgdata")
"""Modules that pygame imports by itself, and that may be missing.

Sound imports the mixer later, and pygame the finder of its own font and icon when it needs them.
"""


def import_pygame() -> None:
    """Import pygame so that each module of `LATER` is loaded by the first who imports it."""
    if "pygame" in sys.modules:
        return
    # An entry of None makes an import fail, for which pygame is prepared.
    modules: dict[str, object] = sys.modules  # type: ignore[assignment]
    modules.update(dict.fromkeys(LATER))
    try:
        import pygame  # noqa: F401, PLC0415
    finally:
        for name in LATER:
            modules.pop(name, None)
