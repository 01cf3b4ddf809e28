"""The command line: what it starts, and its messages on errors."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import subprocess
import sys
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

from ecosfera import __version__, cli, paths
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.cli import main
from ecosfera.core.rules_in_use import kind
from ecosfera.games import all_games
from ecosfera.games.baltica.game import load

ROOT = Path(__file__).parent.parent

asked = partial(LaunchOptions, welcome=True)
"""The options as the command line makes them."""


def program(
    *arguments: str, given: bytes = b"", encoding: str = "utf-8"
) -> subprocess.CompletedProcess[bytes]:
    """Run the program as a user starts it."""
    return subprocess.run(
        [sys.executable, "-m", "ecosfera", *arguments],
        input=given,
        capture_output=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONIOENCODING": encoding},
        timeout=60,
        check=False,
    )


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Stands in for everything with a window; remembers what it was started with."""
    started: list[object] = []

    def start(given: object) -> int:
        started.append(given)
        return 7

    monkeypatch.setattr(
        cli, "import_module", lambda name: SimpleNamespace(run=start, main=start, __name__=name)
    )
    return started


def test_without_a_command_the_game_opens(screen: list[object]) -> None:
    assert main([]) == 7
    assert screen == [asked()]


def test_the_game_is_told_all_options(screen: list[object]) -> None:
    arguments = "--lang fi --window 1366x768 --fullscreen --data-dir x --players 3 --level 2"
    assert main([*arguments.split(), "--seed", "Åland", "--narrate"]) == 7
    assert screen == [
        asked(
            lang="fi",
            window=(1366, 768),
            fullscreen=True,
            data_dir=Path("x"),
            setup={"players": 3, "level": 2, "seed": "Åland"},
            narrate=True,
        )
    ]


@pytest.mark.parametrize(
    "name", ["a.ecosfera", "auto-1.json", "./game", "C:\\games\\A.ECOSFERA", "å b/c.ecosfera"]
)
def test_a_file_named_by_the_desktop_is_opened(screen: list[object], name: str) -> None:
    assert main([name, "--lang", "fi"]) == 7
    assert main(["--lang", "fi", name]) == 7
    assert main(["--lang", "fi", name, "--fullscreen"]) == 7
    first, last, middle = screen
    assert first == last == asked(lang="fi", open=Path(name))
    assert middle == asked(lang="fi", open=Path(name), fullscreen=True)


def test_a_file_that_belongs_to_an_option_is_not_opened(screen: list[object]) -> None:
    assert main(["--data", "a/b", "--open", "c.json", "--seed", "x/y"]) == 7
    assert screen == [asked(data_dir=Path("a/b"), open=Path("c.json"), setup={"seed": "x/y"})]


@pytest.mark.parametrize("command", ["shots", "bench"])
def test_commands_of_the_screen_read_their_own_options(screen: list[object], command: str) -> None:
    assert main([command, "DIR", "--size", "1366x768"]) == 7
    assert screen == [["DIR", "--size", "1366x768"]]


WRONG = [
    (["--window", "big"], "argument --window: 'big' is not a size such as 1366x768"),
    (["--window", "800x600"], "argument --window: '800x600' is not from 1024x576 to 7680x4320"),
    (
        ["--lang", "tlh"],
        "argument --lang: 'tlh' is not one of en, da, de, et, fi, it, lt, lv, pl, ru, sv",
    ),
    (["--lang", "x" * 300], "is not one of en, da, de,"),
    (["--players", "5"], "argument --players: '5' is not a number from 1 to 4"),
    (["--players", "١"], "argument --players: '١' is not a number from 1 to 4"),
    (["--level", "x"], "argument --level: 'x' is not a number from 1 to 2"),
    (["--seed", "x" * 65], "argument --seed: a seed has at most 64 characters"),
    (["--seed", "\udcff"], "argument --seed: the seed is not valid Unicode"),
    (
        ["--code", "3334H-7DLRF", "--seed", "1"],
        "--code says the whole set-up already; leave out --seed",
    ),
    (["--code", "3334H-7DLRF", "--level", "2"], "leave out --level, or --code"),
    (["--colour"], "unrecognized arguments: --colour"),
    (["dance"], "invalid choice: 'dance'"),
    (["--lang"], "argument --lang: expected one argument"),
]


@pytest.mark.parametrize(("arguments", "message"), WRONG)
def test_a_wrong_value_is_one_clear_message(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(arguments)
    assert caught.value.code == 2
    output = capsys.readouterr()
    assert output.out == ""
    first, second = output.err.splitlines()
    assert first.startswith("ecosfera: ")
    assert message in first
    assert second == "Try 'ecosfera --help'."


def test_a_value_far_too_long_is_not_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--code", "3" * 100_000])
    first = capsys.readouterr().err.splitlines()[0]
    assert "…" in first
    assert first.endswith("is no challenge code such as 3334H-7DLRF; read it again")
    assert len(first) < 1000


def test_a_wrong_value_of_a_simulation_is_told_by_its_name(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["simulate", "--games", "0"])
    assert caught.value.code == 2
    assert capsys.readouterr().err.startswith("ecosfera simulate: argument --games: '0' is not")


def test_a_command_that_packages_lack_is_one_message(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(cli.COMMANDS, "bench", ("ecosfera.tools.nowhere.command", ""))
    assert main(["bench"]) == 2
    assert capsys.readouterr().err == (
        "ecosfera: 'bench' is for developers; it is in the source only\n"
    )


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["--help"])
    assert caught.value.code == 0
    output = capsys.readouterr().out
    for command in ("engine", "simulate", "check", "shots", "bench"):
        assert command in output


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert capsys.readouterr().out == f"ecosfera {__version__}, rules {kind()}\n"


# -- as a program --------------------------------------------------------------------------------


def test_the_engine_speaks_json_lines_and_ends_with_its_input() -> None:
    done = program("engine", given=b'{"cmd":"new","config":{"seed":"x"}}\nrubbish\n')
    assert done.returncode == 0
    assert done.stderr == b""
    new, refused = map(json.loads, done.stdout.splitlines())
    assert new["ok"] is True
    assert refused["error"]["code"] == "bad_json"


def test_the_engine_answers_before_the_next_line_comes() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ecosfera", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        for _ in range(3):
            running.stdin.write(b'{"cmd":"hello"}\n')
            running.stdin.flush()
            assert json.loads(running.stdout.readline())["protocol"] == 1
        running.stdin.write(b'{"cmd":"quit"}\n')
        running.stdin.flush()
        assert running.wait(30) == 0


def test_the_engine_ends_quietly_when_nobody_reads() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ecosfera", "engine"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    ) as running:
        assert running.stdin is not None
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        with contextlib.suppress(BrokenPipeError):
            running.stdin.write(b'{"cmd":"hello"}\n' * 20)
            running.stdin.close()
        assert running.wait(30) == 0
        assert running.stderr.read() == b""


def test_the_engine_loads_nothing_it_does_not_need() -> None:
    script = (
        "import sys; from ecosfera.cli import main; main(['engine']);"
        "sys.stderr.write(' '.join(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=b'{"cmd":"hello"}\n{"cmd":"new"}\n{"cmd":"hint"}\n',
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=True,
    )
    loaded = {name.partition(".")[0] for name in done.stderr.decode().split()}
    assert "ecosfera" in loaded
    assert not loaded & {"pygame", "pygame_gui", "pydantic", "rich", "polib", "platformdirs"}


def test_broken_card_data_is_told_without_a_traceback(tmp_path: Path) -> None:
    data = tmp_path / "assets" / "data"
    data.mkdir(parents=True)
    (data / "species.toml").write_text("[[producer]]\n", "utf-8")
    (data / "policies.toml").write_text("oops", "utf-8")
    script = (
        "import sys, pathlib; from ecosfera import cli, paths;"
        f"paths.assets = lambda: pathlib.Path({str(tmp_path / 'assets')!r});"
        "sys.exit(cli.main(['engine']))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stdout == b""
    output = done.stderr.decode()
    assert output.startswith(
        "ecosfera: the card data cannot be used:\n  policies.toml: is not valid"
    )
    assert "Traceback" not in output


def test_a_code_is_checked_without_the_card_data(
    screen: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    all_games.game.cache_clear()
    load.cache_clear()
    assert main(["--code", "3334H-7DLRF"]) == 7
    assert screen == [asked(code="3334H-7DLRF")]


def test_broken_numbers_of_the_bots_are_told_without_a_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(paths.assets() / "data", tmp_path / "data")
    (tmp_path / "data" / "weights.toml").write_text("oops", "utf-8")
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    assert main(["simulate", "--bot", "searcher", "--games", "1", "--jobs", "1"]) == 1
    assert "cannot be used:\n  weights.toml: is not valid TOML: " in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "output"),
    [
        (["simulate", "--games", "3", "--jobs", "1"], b" ####"),
        (["replay", "tests/fixtures/saves/format-1.json"], rb"\xc5sa, J\xfcrgen"),
        (["--help"], rb"language: en, fi, sv \u2026"),
    ],
)
def test_letters_that_a_terminal_does_not_have_end_no_command(
    arguments: list[str], output: bytes
) -> None:
    done = program(*arguments, encoding="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert output in done.stdout


needs_a_shell = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX shell")


def redirected(arguments: str, where: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program by a shell, with its streams closed or leading elsewhere."""
    return subprocess.run(
        ["/bin/sh", "-c", f'exec "$0" -m ecosfera {arguments} {where}', sys.executable],
        input=b'{"cmd":"hello"}\n',
        capture_output=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )


COMMANDS = ("engine", "replay tests/fixtures/saves/format-1.json", "simulate --games 1 --jobs 1")


@needs_a_shell
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_without_streams_ends_quietly(command: str) -> None:
    for where in ("<&-", ">&-", "<&- >&- 2>&-"):
        done = redirected(command, where)
        assert (done.returncode, done.stderr) == (0, b""), where


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
@pytest.mark.parametrize("command", COMMANDS)
def test_output_that_nobody_can_take_is_told_in_one_line(command: str) -> None:
    done = redirected(command, ">/dev/full")
    assert done.returncode == 1
    assert done.stderr == b"ecosfera: No space left on device\n"


@needs_a_shell
def test_pictures_for_a_folder_that_cannot_be_made_are_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = redirected(f"shots {tmp_path}/file/below", "")
    assert done.returncode == 1
    assert done.stderr.decode() == f"ecosfera: {tmp_path}/file/below: Not a directory\n"


def test_a_data_folder_of_nobody_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as raised:
        main(["--data-dir", "~nobody-of-this-name/x"])
    assert raised.value.code == 2
    assert "leads nowhere; give the whole path" in capsys.readouterr().err


@needs_a_shell
def test_a_data_folder_below_a_folder_that_is_gone_is_told(tmp_path: Path) -> None:
    script = (
        f'mkdir "{tmp_path}/gone"; cd "{tmp_path}/gone"; rmdir "{tmp_path}/gone";'
        f'PYTHONPATH="{ROOT}" exec "$0" -m ecosfera --data-dir here'
    )
    done = subprocess.run(
        ["/bin/sh", "-c", script, sys.executable], capture_output=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert b"'here' leads nowhere; give the whole path" in done.stderr


def test_what_the_presets_beside_the_program_lock_stays_locked(
    screen: list[object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    beside, other = tmp_path / "classroom.toml", tmp_path / "other.toml"
    beside.write_text('locked = ["setup", "language"]\n')
    other.write_text("")
    options = ["--players", "3", "--code", "3334H-7DLRF", "--lang", "fi", "--narrate"]
    assert main(["--classroom", str(other), "--data-dir", str(tmp_path), *options[2:]]) == 7
    assert main([*options[:2], "--seed", "x", "a.ecosfera", "--window", "1366x768"]) == 7
    first, second = screen
    assert isinstance(first, LaunchOptions)
    assert isinstance(second, LaunchOptions)
    assert first.classroom == second.classroom
    assert first.classroom is not None
    assert first.classroom.locked == {"setup", "language"}
    assert (first.code, first.lang, first.narrate) == (None, None, True)
    assert first.data_dir is None
    assert first.left_out == ("--classroom", "--code", "--lang", "--data-dir")
    assert (second.setup, second.open, second.window) == ({}, None, (1366, 768))
    assert second.left_out == ("--players", "--seed", "--open")
    output = capsys.readouterr().err
    assert "lock this; left out: --classroom, --code, --lang, --data-dir\n" in output


def test_presets_that_lock_nothing_give_way_to_others(
    screen: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    beside, other = tmp_path / "classroom.toml", tmp_path / "other.toml"
    beside.write_text('language = "fi"\n')
    other.write_text("kiosk = true\n")
    assert main(["--classroom", str(other), "--window", "1024x576", "--fullscreen"]) == 7
    beside.write_text('locked = ["settings"]\n')
    assert main(["--classroom", str(tmp_path / "." / "classroom.toml"), "--fullscreen"]) == 7
    first, second = screen
    assert isinstance(first, LaunchOptions)
    assert isinstance(second, LaunchOptions)
    assert first.classroom is not None
    assert first.classroom.kiosk
    assert (first.window, first.left_out) == (None, ("--window",))
    assert (second.fullscreen, second.left_out) == (False, ("--fullscreen",))


def test_faulty_presets_beside_the_program_are_not_got_round(
    screen: list[object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "program_folder", lambda: tmp_path)
    (tmp_path / "classroom.toml").write_text("kiosk = maybe\n")
    (tmp_path / "other.toml").write_text("")
    assert main(["--classroom", str(tmp_path / "other.toml")]) == 7
    (given,) = screen
    assert isinstance(given, LaunchOptions)
    assert given.classroom is None
    assert given.trouble
