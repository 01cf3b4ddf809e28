"""The part of `ecosfera --self-check` that needs pygame: fonts, pictures, a frame of each scene."""

from __future__ import annotations

import os
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.app.classroom import describe
from ecosfera.app.program import preferred_locales
from ecosfera.games import all_games
from ecosfera.tools.self_check import CheckResult, presets, run
from ecosfera.tools.shots import states
from ecosfera.ui import sound
from ecosfera.ui.app.screen_reader import library_fault
from ecosfera.ui.app.window import open_display
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.limits import SMALLEST_WINDOW
from ecosfera.ui.testing.offscreen import no_display, shown
from ecosfera.ui.voice import system_voice
from ecosfera.words import languages as codes
from ecosfera.words import system_language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from ecosfera.app.classroom import Classroom

SIZE: Final = (1366, 768)
FIRST: Final = "menu-first"
"""The state that shows whether the program starts."""
PICTURES: Final = (".png", ".webp")


def main(data_dir: Path | None, file: Path, classroom: Classroom | None, trouble: str) -> int:
    """Print whether everything works on this machine; return 1 if something does not, else 0.

    `file` holds the presets of the classroom, and `trouble` says why it cannot be used.
    """
    said = None if classroom is None else describe(classroom)
    return run(screen, data_dir, [presets(file, said, trouble)])


def screen() -> Iterator[CheckResult]:
    """Yield the findings about display, sound, fonts, pictures and scenes, without a window."""
    yield libraries()
    yield display()
    yield sounds(paths.assets() / "sound")
    yield screen_readers()
    yield voice()
    with no_display():
        yield fonts(paths.assets() / "fonts")
        yield pictures(paths.assets() / "art")
        yield scenes()
        yield languages()


def libraries() -> CheckResult:
    """Report the versions of the libraries."""
    sdl = ".".join(map(str, pygame.get_sdl_version()))
    return CheckResult("libraries", f"pygame-ce {pygame.version.ver}, SDL {sdl}")


def display() -> CheckResult:
    """Report the display on which the game would open its window; having none is not a fault."""
    try:
        driver = open_display()
    except pygame.error as error:
        return CheckResult(
            "display", f"none can be opened from here, and the game needs one: {error}", note=True
        )
    sizes = pygame.display.get_desktop_sizes()
    pygame.display.quit()
    report = ", ".join(f"{wide}×{high}" for wide, high in sizes) + f" ({driver})"
    if any(wide < SMALLEST_WINDOW[0] or high < SMALLEST_WINDOW[1] for wide, high in sizes):
        least = "×".join(map(str, SMALLEST_WINDOW))
        return CheckResult("display", f"{report}; below {least} everything is shrunken", note=True)
    return CheckResult("display", report)


def screen_readers() -> CheckResult:
    """Report whether screen readers can be told what is on the screen."""
    fault = library_fault()
    if fault:
        report = f"screen readers cannot be told what is on the screen: {fault}"
        return CheckResult("readers", report, note=True)
    return CheckResult("readers", "screen readers can be told what is on the screen")


def voice() -> CheckResult:
    """Report whether the system has a voice that can read aloud."""
    if system_voice() is None:
        return CheckResult("voice", "the system has none, so nothing is read aloud", note=True)
    return CheckResult("voice", "the system has one")


def sounds(folder: Path) -> CheckResult:
    """Check that every sound can be read and played; nothing is audible."""
    silent = ""
    try:
        sound.open_device()
    except sound.FAULTS as error:
        silent = str(error)
    names = all_games.menu(all_games.DEFAULT).sound_bank.all_names()
    try:
        with _loudspeaker():
            faults = _faults(
                [(f"{n}.wav", partial(pygame.mixer.Sound, folder / f"{n}.wav")) for n in names]
            )
    except sound.FAULTS as error:
        # The game is silent on this machine but otherwise works.
        return CheckResult("sound", f"none can be made here: {error}", note=True)
    report = f"{len(names)} sounds"
    if silent:
        report += f", but the game is silent here: {silent}"
    return CheckResult("sound", report, tuple(faults), note=bool(silent and not faults))


@contextmanager
def _loudspeaker() -> Iterator[None]:
    """Use the open sound device, or a dummy one."""
    before = os.environ.get("SDL_AUDIODRIVER")
    if pygame.mixer.get_init() is None:
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        pygame.mixer.init()
    try:
        yield
    finally:
        pygame.mixer.quit()
        if before is None:
            os.environ.pop("SDL_AUDIODRIVER", None)
        else:
            os.environ["SDL_AUDIODRIVER"] = before


def fonts(folder: Path) -> CheckResult:
    """Check that every font can be opened and rendered."""
    files = sorted(folder.glob("*.ttf"))

    def write(file: Path) -> None:
        pygame.font.Font(file, 20).render("Ää Öö Åå ß", antialias=True, color="black")

    faults = _faults([(file.name, partial(write, file)) for file in files])
    names = sorted({file.name.partition("_")[0] for file in files})
    return CheckResult(
        "fonts", f"{len(files)} fonts: {', '.join(names)}", tuple(faults or _none(files, folder))
    )


def pictures(folder: Path) -> CheckResult:
    """Check that every picture can be read."""
    files = [
        file
        for file in sorted(folder.rglob("*"))
        if file.suffix in PICTURES and "src" not in file.relative_to(folder).parts
    ]
    faults = _faults(
        [(file.relative_to(folder).as_posix(), partial(pygame.image.load, file)) for file in files]
    )
    return CheckResult("pictures", f"{len(files)} pictures", tuple(faults or _none(files, folder)))


def scenes() -> CheckResult:
    """Check that every scene draws a frame in all its states."""
    art = Pictures(paths.art(all_games.DEFAULT))
    intents = all_games.menu(all_games.DEFAULT).intents
    found = states()
    faults = _faults(
        [(s.name, lambda s=s: shown(s, SIZE, "en", 1.0, art, intents=intents)) for s in found]  # type: ignore[misc]
    )
    return CheckResult("scenes", f"{len(found)} states of scenes drawn", tuple(faults))


def languages() -> CheckResult:
    """Check that the program starts in every language."""
    first = next(shot for shot in states() if shot.name == FIRST)
    known = codes(paths.locales())
    faults = _faults(
        [(code, lambda code=code: shown(first, SIZE, code, 1.0)) for code in known]  # type: ignore[misc]
    )
    system = system_language(preferred_locales(), known=known)
    report = f"drawn in {', '.join(known)}; this system asks for {system}"
    return CheckResult("menu", report, tuple(faults))


def _faults(tries: list[tuple[str, Callable[[], object]]]) -> list[str]:
    """Run all actions and return a message for each that failed."""
    faults = []
    for name, action in tries:
        try:
            action()
        except Exception as error:  # noqa: BLE001 (whatever it is, the next thing is still tried)
            faults.append(_fault_line(name, error))
    return faults


def _fault_line(name: str, error: Exception) -> str:
    return f"{name}: {type(error).__name__}: {error}"


def _none(files: list[Path], folder: Path) -> list[str]:
    return [] if files else [f"there are none in {folder}"]
