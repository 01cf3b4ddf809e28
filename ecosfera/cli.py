"""The command line: `ecosfera` opens the game; its sub-commands need no window.

What is run is imported by name, so that neither the game nor a command waits for the libraries of
another.
"""

from __future__ import annotations

import argparse
import gc
import io
import os
import re
import sys
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.app.classroom_policy import holds_alone, within
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.core.codes import CodeError
from ecosfera.core.rules_in_use import version
from ecosfera.games import all_games
from ecosfera.tools.arguments import Parser, from_to, language, run_command, seed
from ecosfera.ui.limits import LARGEST_WINDOW, SMALLEST_WINDOW

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.app.classroom import Classroom
    from ecosfera.core.game_info import GameInfo, SetupOption

SAVE_LIKE = re.compile(r"[/\\\\]|\.(ecosfera|json)$", re.IGNORECASE)
"""Matches what can be the name of a saved game but not of a command."""
COMMANDS = {
    "engine": ("ecosfera.tools.engine", "play through JSON lines on standard input"),
    "check": ("ecosfera.tools.check.command", "check card data, texts and pictures"),
    "replay": ("ecosfera.tools.replay_text", "play a saved game again, as text"),
    "simulate": ("ecosfera.tools.simulate.command", "let bots play many games"),
    "shots": ("ecosfera.tools.shots", "draw every scene into pictures, without a display"),
    "bench": ("ecosfera.tools.bench.command", "measure speed against the project's budgets"),
}
"""Sub-commands: module, whose `main` parses their own options, and help."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    _complete_streams()
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Characters that the terminal cannot show are escaped.
        sys.stdout.reconfigure(errors="backslashreplace")
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments and arguments[0] in COMMANDS:
        return run_command(lambda: _run_module(*arguments))
    parser = _parser()
    words = _naming_a_file(parser, arguments)
    if not all(word.startswith("--") and not word.startswith("--h") for word in words):
        # The game starts earlier if nobody can have named a command or asked for the help.
        _add_commands(parser)
    options = parser.parse_args(words)
    if options.run is _run_game and options.code is not None:
        for name in _given_setup(options):
            parser.error(f"--code says the whole set-up already; leave out --{name}, or --code")
    run: Callable[[argparse.Namespace], int] = options.run
    try:
        return run(options)
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))


def _run_module(command: str, *arguments: str) -> int:
    """Run a command of `COMMANDS`. Packages lack those for developers."""
    module, _ = COMMANDS[command]
    if find_spec(module.rpartition(".")[0]) is None:
        sys.stderr.write(f"ecosfera: '{command}' is for developers; it is in the source only\n")
        return 2
    main: Callable[[list[str]], int] = import_module(module).main
    return main(list(arguments))


def _complete_streams() -> None:
    """Give a program that was started without standard streams some that lead nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            nowhere = Path(os.devnull).open(mode, encoding="utf-8")  # noqa: SIM115 (stays open)
            setattr(sys, name, nowhere)


def _naming_a_file(parser: Parser, arguments: list[str]) -> list[str]:
    """Return the arguments with a bare file name, as desktops pass it, as the value of `--open`."""
    before = ""
    for place, word in enumerate(arguments):
        if not word.startswith("-") and not parser.takes_value(before):
            # Only the first free word counts: what follows a command belongs to it.
            named = ["--open"] if SAVE_LIKE.search(word) else []
            return [*arguments[:place], *named, *arguments[place:]]
        before = word
    return arguments


class _Version(argparse.Action):
    """Print the version, and which rules are in use."""

    def __call__(self, parser: argparse.ArgumentParser, *_arguments: object) -> None:
        sys.stdout.write(f"{version()}\n")
        parser.exit()


def _parser() -> Parser:
    """Return the parser of the command line without the commands."""
    parser = Parser(
        prog="ecosfera",
        description="Ecosfera Baltica, the cooperative card game about the Baltic Sea. "
        "Without a command, the game opens.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version and exit")
    _add_game_options(parser)
    parser.set_defaults(run=_run_game)
    return parser


def _add_commands(parser: Parser) -> None:
    """Add the commands."""
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", parser_class=Parser, prog=parser.prog
    )
    for name, (_, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, add_help=False)
        command.set_defaults(run=partial(_run_alone, name))


def _run_alone(command: str, _options: argparse.Namespace) -> int:
    """Run a command that stands behind options of the game, without options of its own."""
    return run_command(lambda: _run_module(command))


# -- the game ------------------------------------------------------------------------------------


def _add_game_options(parser: Parser) -> None:
    """Add the options of the game itself."""
    parser.add_argument("--lang", metavar="xx", type=language, help="language: en, fi, sv …")
    parser.add_argument("--window", metavar="WxH", type=_window, help="size of the window")
    parser.add_argument("--fullscreen", action="store_true", help="fill the whole display")
    parser.add_argument(
        "--data-dir", metavar="DIR", type=_folder, help="folder for settings, saves and logs"
    )
    # Which values are right depends on the game, which a classroom may choose: `_for_game`.
    for option in _options_at_start():
        parser.add_argument(f"--{option.name}", metavar=option.metavar, help=option.at_start)
    parser.add_argument("--code", metavar="CODE", help="sit down at once, to the game of this code")
    parser.add_argument(
        "--open", metavar="FILE", type=Path, help="go on with this saved game; also without --open"
    )
    parser.add_argument(
        "--classroom", metavar="FILE", type=Path, help="presets; else classroom.toml is looked for"
    )
    parser.add_argument(
        "--self-check", action="store_true", help="test this installation, without a window"
    )
    parser.add_argument(
        "--start-times", action="store_true", help="tell what is there when, and end: for 'bench'"
    )
    parser.add_argument(
        "--narrate", action="store_true", help="write what a screen reader would speak"
    )


def _run_game(options: argparse.Namespace) -> int:
    """Open the game."""
    presets, left_out, trouble = _presets(options.classroom)
    if options.self_check:
        gc.enable()
        file = None if left_out else options.classroom
        check: Callable[..., int] = import_module("ecosfera.tools.self_check_screen").main
        return check(options.data_dir, file or paths.classroom_file(), presets, trouble)
    run: Callable[[LaunchOptions], int] = import_module("ecosfera.app.main").run
    launch = LaunchOptions(
        lang=options.lang,
        window=options.window,
        fullscreen=options.fullscreen,
        data_dir=options.data_dir,
        setup=_given_setup(options),
        code=options.code,
        open=options.open,
        narrate=options.narrate,
        welcome=not options.start_times,
        start_times=options.start_times,
        left_out=left_out,
        classroom=presets,
        trouble=trouble,
    )
    launch = _for_game(within(launch))
    if launch.left_out:
        listed = ", ".join(launch.left_out)
        sys.stderr.write(f"ecosfera: the classroom's presets lock this; left out: {listed}\n")
    return run(launch)


def _options_at_start() -> list[SetupOption]:
    """Return the options of the set-up that can be given at the start."""
    return [option for option in all_games.info(all_games.DEFAULT).setup if option.at_start]


def _given_setup(options: argparse.Namespace) -> dict[str, str]:
    """Return the options of the game's set-up that were given, as they were typed."""
    given = {option.name: getattr(options, option.name) for option in _options_at_start()}
    return {name: value for name, value in given.items() if value is not None}


def _for_game(launch: LaunchOptions) -> LaunchOptions:
    """Return the options with the set-up read as that of the game that is played.

    Raise `ArgumentTypeError` if the game has no such option, value or code.
    """
    presets = launch.classroom
    info = all_games.info(all_games.DEFAULT if presets is None else presets.game)
    known = {option.name: option for option in info.setup}
    setup: dict[str, object] = {}
    for name, text in launch.setup.items():
        option = known.get(name)
        if option is None:
            raise argparse.ArgumentTypeError(
                f"--{name} is no option of the game in the classroom's presets"
            )
        kind = from_to(*option.numbers) if option.numbers else seed(info.longest_seed)
        try:
            setup[name] = kind(text)
        except argparse.ArgumentTypeError as error:
            raise argparse.ArgumentTypeError(f"argument --{name}: {error}") from None
    if launch.code is not None:
        _check_code(launch.code, info)
    return launch._replace(setup=setup)


def _presets(file: Path | None) -> tuple[Classroom | None, tuple[str, ...], str]:
    """Return the presets of a classroom, if any, what they leave out, and why they are unusable."""
    if file is None and not os.path.lexists(paths.classroom_file()):
        return None, (), ""
    from ecosfera.app.classroom_file import ClassroomError, find  # noqa: PLC0415 (pydantic)

    try:
        presets = find()
        if file is not None and not _same(file, paths.classroom_file()):
            if holds_alone(presets):
                return presets, ("--classroom",), ""
            presets = find(file)
    except ClassroomError as error:
        # Shown in the window as well, because a program started by a click has no terminal.
        sys.stderr.write(f"ecosfera: {error}\n")
        return None, (), str(error)
    return presets, (), ""


def _same(file: Path, other: Path) -> bool:
    """Return whether two paths lead to the same file."""
    try:
        return file.samefile(other)
    except (OSError, ValueError):
        return False


# -- kinds of values -----------------------------------------------------------------------------


def _folder(text: str) -> Path:
    """Read the path of a folder, which need not exist."""
    folder = Path(text)
    try:
        folder.expanduser().absolute()
    except (RuntimeError, OSError):
        # Nobody has this name, or the folder in which the program was started is gone.
        raise argparse.ArgumentTypeError(f"{text!r} leads nowhere; give the whole path") from None
    return folder


def _check_code(text: str, info: GameInfo) -> None:
    """Raise `ArgumentTypeError` unless a text is a challenge code of the game."""
    try:
        all_games.check_code(info.id, text)
    except CodeError:
        raise argparse.ArgumentTypeError(
            f"argument --code: {text!r} is no challenge code such as {info.sample_code};"
            " read it again"
        ) from None


def _window(text: str) -> tuple[int, int]:
    """Read a size such as 1366x768."""
    match = re.fullmatch(r"([0-9]{1,5})[x×]([0-9]{1,5})", text.lower(), re.ASCII)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is not a size such as 1366x768")
    size = int(match[1]), int(match[2])
    for length, least, most in zip(size, SMALLEST_WINDOW, LARGEST_WINDOW, strict=True):
        if not least <= length <= most:
            small, large = "x".join(map(str, SMALLEST_WINDOW)), "x".join(map(str, LARGEST_WINDOW))
            raise argparse.ArgumentTypeError(f"{text!r} is not from {small} to {large}")
    return size
