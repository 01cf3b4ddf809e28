"""Import pygame without the parts that no picture needs."""

from __future__ import annotations

import sys
from functools import partial
from importlib.machinery import ModuleSpec
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from types import ModuleType

LATER: Final = ("pygame.mixer", "pygame.mixer_music", "pygame._debug", "pygame.pkgdata")
"""Modules that pygame imports by itself, and that may be missing.

Sound imports the mixer later, and pygame the finder of its own font and icon when it needs them.
"""
FONTS: Final = "pygame.sysfont"
"""The module that finds fonts of the system; this program brings its own."""


def import_pygame() -> None:
    """Import pygame so that each module of `LATER`, and `FONTS`, is loaded when it is needed."""
    if "pygame" in sys.modules:
        return
    # An entry of None makes an import fail, for which pygame is prepared.
    modules: dict[str, object] = sys.modules  # type: ignore[assignment]
    modules.update(dict.fromkeys(LATER))
    stand_in = _StandIn()
    sys.meta_path.insert(0, stand_in)
    try:
        import pygame  # noqa: F401, PLC0415
    finally:
        sys.meta_path.remove(stand_in)
        for name in (*LATER, FONTS):
            modules.pop(name, None)


class _StandIn:
    """Lets an import of `FONTS` find a module whose functions load the real one when called."""

    def find_spec(self, name: str, *_where: object) -> ModuleSpec | None:
        """Return what loads the module; None for every other one."""
        return ModuleSpec(name, self) if name == FONTS else None  # type: ignore[arg-type]

    def create_module(self, _spec: ModuleSpec) -> None:
        """Let an empty module be made."""

    def exec_module(self, module: ModuleType) -> None:
        """Give it the functions that pygame takes from it."""
        for name in ("SysFont", "get_fonts", "match_font"):
            setattr(module, name, partial(_find, name))


def _find(name: str, *given: object, **named: object) -> object:
    """Call a function of the finder of fonts."""
    import pygame.sysfont  # noqa: PLC0415 (the program has fonts of its own)

    return getattr(pygame.sysfont, name)(*given, **named)
