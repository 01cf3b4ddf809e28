"""`ecosfera shots DIR`: pictures of every scene in every notable state, without a display.

Prints the texts that do not fit. Without a folder it prints them and keeps no pictures.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ecosfera import paths
from ecosfera.app import shots
from ecosfera.app.services import ProgramServices
from ecosfera.games import all_games
from ecosfera.tools.arguments import language
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.testing.offscreen import no_display, shown

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.core.game_info import GameInfo
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.shot import Shot

SIZES: Final = ((1366, 768), (1920, 1080))
LANGUAGES: Final = ("en",)
SCALES: Final = (100,)
STRETCHED: Final = "xx"
"""English with longer words."""


def main(arguments: Sequence[str]) -> int:
    """Take the pictures asked for. Return 1 if there are none or a text did not fit, else 0."""
    options = _parser().parse_args(arguments)
    with no_display():
        found = states()
        for part in options.only:
            if not any(part in shot.name for shot in found):
                sys.stderr.write(f"ecosfera shots: no state has '{part}' in its name\n")
                return 1
        chosen = [shot for shot in found if any(part in shot.name for part in options.only)]
        if options.folder is not None:
            options.folder.mkdir(parents=True, exist_ok=True)
        faults = _take(options, chosen)
    for fault in faults:
        sys.stdout.write(f"{fault}\n")
    return 1 if faults else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="ecosfera shots", description=__doc__)
    parser.add_argument(
        "folder",
        metavar="DIR",
        type=Path,
        nargs="?",
        help="where the pictures go; without it, only texts that do not fit are printed",
    )
    parser.add_argument("--size", metavar="WxH", type=_size, action="append", help="of the window")
    parser.add_argument(
        "--lang", metavar="xx", type=_language, action="append", help="a language; xx: stretched"
    )
    parser.add_argument("--scale", metavar="P", type=_percent, action="append", help="100 to 200")
    parser.add_argument(
        "--only",
        metavar="TEXT,…",
        type=_parts,
        default=("",),
        help="states with one of these texts in their name",
    )
    return parser


def _language(text: str) -> str:
    return text if text == STRETCHED else language(text)


def _size(text: str) -> tuple[int, int]:
    width, _, height = text.partition("x")
    try:
        size = int(width), int(height)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is not like 1366x768") from None
    if not (1024 <= size[0] <= 7680 and 576 <= size[1] <= 4320):
        raise argparse.ArgumentTypeError("from 1024x576 to 7680x4320")
    return size


def _percent(text: str) -> int:
    if not text.isdecimal() or not 100 <= int(text) <= 200:
        raise argparse.ArgumentTypeError("a size of text is 100 to 200")
    return int(text)


def _parts(text: str) -> tuple[str, ...]:
    """Return the parts between commas; without any, an empty one, which every name has."""
    return tuple(filter(None, text.split(","))) or ("",)


def states(game_id: str = all_games.DEFAULT) -> list[Shot]:
    """Return all states of all scenes: of the games, and of the program with this game."""
    screens = all_games.screens(game_id)

    services = partial(_services, screens.info)
    found = all_games.shots(game_id).states(services)
    found += shots.states(screens, services)
    return found + _of_other_games(game_id)


def _of_other_games(game_id: str) -> list[Shot]:
    """Return the states of the scenes of the games besides this one."""
    found: list[Shot] = []
    for other in all_games.ids():
        if other != game_id:
            intents = all_games.menu(other).intents
            services = partial(_services, all_games.info(other))
            found += [
                replace(shot, intents=intents) for shot in all_games.shots(other).states(services)
            ]
    return found


def _services(game: GameInfo, context: UiContext) -> Services:
    return ProgramServices(context, game)


def _take(options: argparse.Namespace, chosen: list[Shot]) -> list[str]:
    """Take the pictures, if there is a folder for them, and return the texts that did not fit."""
    faults = []
    taken: set[str] = set()
    pictures = Pictures(paths.art(all_games.DEFAULT))
    intents = all_games.menu(all_games.DEFAULT).intents
    for size, lang, scale in itertools.product(
        options.size or SIZES, options.lang or LANGUAGES, options.scale or SCALES
    ):
        for shot in chosen:
            width, height = shot.size or size
            name = f"{shot.name}-{lang}-{width}x{height}-{scale}"
            if name in taken:
                continue
            taken.add(name)
            pilot = shown(shot, (width, height), lang, scale / 100, pictures, intents=intents)
            if options.folder is not None:
                pilot.shot(options.folder / f"{name}.png")
            misfits = pilot.app.context.text.faults
            faults += [f"{name}: {text!r} {why}" for text, why in misfits.items()]
    return faults
