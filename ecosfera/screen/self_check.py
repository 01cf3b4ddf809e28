"""The part of `ecosfera --self-check` that needs pygame: fonts, pictures, every scene one frame."""

from __future__ import annotations

import os
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.commands.self_check import Finding

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

SIZE: Final = (1366, 768)
PICTURES: Final = (".png", ".webp")


def screen() -> Iterator[Finding]:
    """What was seen of fonts, pictures and scenes; nothing appears on the display."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    from ecosfera.screen.gallery import no_display  # noqa: PLC0415 (after the environment)

    with no_display():
        yield fonts(paths.assets() / "fonts")
        yield pictures(paths.assets() / "art")
        yield scenes()
        yield languages()


def fonts(folder: Path) -> Finding:
    """Whether every font can be opened and write."""
    import pygame  # noqa: PLC0415 (as above)

    files = sorted(folder.glob("*.ttf"))

    def write(file: Path) -> None:
        pygame.font.Font(file, 20).render("Ää Öö Åå ß", antialias=True, color="black")

    faults = _faults([(file.name, partial(write, file)) for file in files])
    return Finding("fonts", f"{len(files)} fonts", tuple(faults or _none(files, folder)))


def pictures(folder: Path) -> Finding:
    """Whether every picture can be read."""
    import pygame  # noqa: PLC0415 (as above)

    files = [
        file
        for file in sorted(folder.rglob("*"))
        if file.suffix in PICTURES and "src" not in file.relative_to(folder).parts
    ]
    faults = _faults(
        [(file.relative_to(folder).as_posix(), partial(pygame.image.load, file)) for file in files]
    )
    return Finding("pictures", f"{len(files)} pictures", tuple(faults or _none(files, folder)))


def scenes() -> Finding:
    """Whether every scene, in all its states, draws a frame."""
    from ecosfera.screen.gallery import shown  # noqa: PLC0415 (as above)
    from ecosfera.screen.pictures import Pictures  # noqa: PLC0415
    from ecosfera.screen.shots import states  # noqa: PLC0415

    art = Pictures(paths.assets() / "art")
    found = states()
    faults = _faults(
        [(s.name, lambda s=s: shown(s, SIZE, "en", 1.0, art)) for s in found]  # type: ignore[misc]
    )
    return Finding("scenes", f"{len(found)} states of scenes drawn", tuple(faults))


def languages() -> Finding:
    """Whether the program starts in every language."""
    from ecosfera.screen.gallery import shown  # noqa: PLC0415 (as above)
    from ecosfera.screen.menu.shots import states  # noqa: PLC0415
    from ecosfera.words import languages as codes  # noqa: PLC0415

    first = states()[0]
    known = codes(paths.locales())
    faults = _faults(
        [(code, lambda code=code: shown(first, SIZE, code, 1.0)) for code in known]  # type: ignore[misc]
    )
    return Finding("menu", f"drawn in {', '.join(known)}", tuple(faults))


def _faults(tries: list[tuple[str, Callable[[], object]]]) -> list[str]:
    """Does everything; names what failed, and how."""
    faults = []
    for name, action in tries:
        try:
            action()
        except Exception as error:  # noqa: BLE001 (whatever it is, the next thing is still tried)
            faults.append(_told(name, error))
    return faults


def _told(name: str, error: Exception) -> str:
    return f"{name}: {type(error).__name__}: {error}"


def _none(files: list[Path], folder: Path) -> list[str]:
    return [] if files else [f"there are none in {folder}"]
