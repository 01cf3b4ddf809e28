"""Shots of scenes, and an application without a display to take them in."""

from __future__ import annotations

import os
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.ui.app.app import App
from ecosfera.ui.app.window import Offscreen
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.shapes import Shapes
from ecosfera.ui.draw.text import Text
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.longest import LONGEST, WIDEST_WORDS, LongestWords
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.words import Words, languages

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from ecosfera.ui.input.intents import Intent
    from ecosfera.ui.testing.shot import Shot


@contextmanager
def no_display() -> Iterator[None]:
    """Prepare pygame to draw without a display."""
    before = os.environ.get("SDL_VIDEODRIVER")
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((16, 16))
    try:
        yield
    finally:
        pygame.display.quit()
        pygame.font.quit()
        if before is None:
            del os.environ["SDL_VIDEODRIVER"]
        else:
            os.environ["SDL_VIDEODRIVER"] = before


def load_words(language: str) -> Words:
    """Return the words of a language, shared by all programs that ask for them.

    `xx` is pseudo-localised English; `LONGEST` and `WIDEST_WORDS` have parts of all languages.
    """
    return _words(language or "en", paths.locales())


@cache
def _words(language: str, folder: Path) -> Words:
    """Return the words of a language, whose files are read once."""
    if language in {LONGEST, WIDEST_WORDS}:
        return LongestWords(language, folder)
    if language == "xx":
        return Words.load("en", folder).pseudo()
    return Words.load(language, folder)


def offscreen(
    size: tuple[int, int],
    settings: Settings,
    pictures: Pictures | None = None,
    intents: Iterable[Intent] = (),
    text: Text | None = None,
) -> App:
    """Return a program that draws into memory; several can share pictures and text."""
    context = UiContext(
        text=text or Text(paths.assets() / "fonts"),
        pictures=pictures or Pictures(paths.art()),
        shapes=Shapes(),
        words=load_words(settings.language),
        settings=settings,
        languages=languages(paths.locales()),
        metrics=Metrics(*size, settings.scale),
        can_read_aloud=True,
    )
    app = App(context, Offscreen(size), load_words, intents)
    app.apply(settings)
    return app


def shown(  # noqa: PLR0913 (what a player may choose, and what is shared)
    shot: Shot,
    size: tuple[int, int],
    language: str,
    scale: float,
    pictures: Pictures | None = None,
    *,
    bold: bool = False,
    intents: Iterable[Intent] = (),
    text: Text | None = None,
) -> Pilot:
    """Return a pilot in front of a shot, with motion off so that pictures are reproducible.

    Nothing is drawn on the way there.
    """
    settings = Settings(language=language, scale=scale, motion="off", bold=bold)
    app = offscreen(size, settings, pictures, shot.intents or intents, text)
    app.stack.push(shot.make(app.context))
    pilot = Pilot(app, looks=False)
    if shot.prepare is not None:
        shot.prepare(pilot)
    pilot.settle()
    pilot.look()
    pilot.step()
    return pilot
