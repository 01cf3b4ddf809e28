"""The start: what is loaded in the background, and memory tuning."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera import paths
from ecosfera.app.program import load_words, preferred_locales
from ecosfera.paths import user_folders
from ecosfera.ui.app.splash import BACKDROP, BACKDROP_FOCUS, TITLE, MenuPictures
from ecosfera.ui.app.window import show_system_message
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.speech import speak

if TYPE_CHECKING:
    from pathlib import Path

FREED = """
import pygame
from ecosfera.app import memory_tuning as allocator
from ecosfera.tools.bench.figures import resident
if {settled}:
    allocator.return_large_blocks()
kept = []
for side in range(300, 900, 4):
    large = pygame.Surface((side, side))
    large.fill("red")
    kept.append(pygame.Surface((40, 40)))
    del large
large = [pygame.Surface((700, 700)) for _ in range(20)]
for surface in large:
    surface.fill("red")
small = pygame.Surface((90, 90))
del large
print(resident())
"""

BROKEN = """
import sys
from pathlib import Path
import ecosfera.games.baltica.content
from ecosfera.core.files.data_files import ContentError, DataProblem
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app import main as app
from ecosfera.app.flow import Flow
def broken(*_):
    raise {error}
{what} = broken
sys.exit(app.run(LaunchOptions(data_dir=Path(sys.argv[1]), lang="{lang}", setup={{"players": 2}})))
"""


@pytest.mark.parametrize(
    ("what", "error", "lang", "told"),
    [
        (
            "ecosfera.games.baltica.content.load_catalogue",
            "ContentError([DataProblem('species.toml', '', '', 'damaged'), *'ab'])",
            "en",
            "The game could not start: species.toml: damaged",
        ),
        ("Flow.begin", "KeyError()", "de", "Das Spiel konnte nicht starten: KeyError"),
    ],
)
def test_what_goes_wrong_before_the_first_scene_is_told_and_logged(
    tmp_path: Path, what: str, error: str, lang: str, told: str
) -> None:
    program = BROKEN.format(what=what, error=error, lang=lang)
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    first, second = done.stderr.splitlines()
    log = user_folders(tmp_path).log_file
    assert first == told
    assert second.endswith(f": {log}")
    assert error.partition("(")[0] in log.read_text("utf-8")


INTERRUPTED = """
import signal, sys
from pathlib import Path
from ecosfera.app import main
from ecosfera.app.flow import Flow
from ecosfera.app.launch_options import LaunchOptions
# A program started in the background of a shell is told to ignore the signal.
signal.signal(signal.SIGINT, signal.default_int_handler)
def act_and_interrupt(flow):
    flow.session.match.act(flow.session.match.game.legal(flow.session.match.state)[0])
    signal.raise_signal(signal.SIGINT)
Flow.begin = lambda flow, begin=Flow.begin: (begin(flow), flow.app.chores.append(
    lambda: act_and_interrupt(flow)
))
sys.exit(main.run(LaunchOptions(data_dir=Path(sys.argv[1]), setup={"players": 2})))
"""


def test_control_and_c_in_the_terminal_ends_the_program_and_saves(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, str(tmp_path)],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (130, "")
    assert list(user_folders(tmp_path).saves.glob("auto-*.json"))


HARASSED = """
import sys
from pathlib import Path
from ecosfera.app import main, program, start
from ecosfera.app.launch_options import LaunchOptions
def broken(*_):
    raise OSError(24, "Too many open files")
start.start = program.load_words = broken
sys.exit(main.run(LaunchOptions(data_dir=Path(sys.argv[1]))))
"""
"""A program that can open no file any more, not even to say so."""


@pytest.mark.parametrize(
    "program", [HARASSED, HARASSED.replace("program.load_words", "program.paths")]
)
def test_a_fault_in_telling_of_a_fault_is_no_traceback(tmp_path: Path, program: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", program, str(tmp_path)],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr == "The game could not start: [Errno 24] Too many open files\n"


@pytest.mark.skipif(sys.platform != "linux", reason="the limit is one of Linux")
@pytest.mark.parametrize("most", [8, 12, 20])
def test_a_system_that_opens_few_files_brings_no_traceback(tmp_path: Path, most: int) -> None:
    start = f'ulimit -n {most}; exec "$0" -m ecosfera --start-times --data-dir "$1"'
    done = subprocess.run(
        ["sh", "-c", start, sys.executable, str(tmp_path)],
        env=os.environ | {"SDL_VIDEODRIVER": "dummy"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert "Traceback" not in done.stderr
    assert done.returncode == 0 or "could not start" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such variables")
def test_a_language_that_is_no_text_is_that_of_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LANG", "LANGUAGE", "LC_ALL"):
        monkeypatch.setitem(os.environb, name.encode(), b"\xff")
    assert preferred_locales() == []
    assert load_words("").lang == "en"


@pytest.mark.parametrize(("driver", "boxes"), [("x11", ["gone"]), ("dummy", [])])
def test_a_window_of_the_systems_tells_it_only_where_it_can_be_seen(
    monkeypatch: pytest.MonkeyPatch, driver: str, boxes: list[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(
        pygame.display, "message_box", lambda _title, told, message_type: shown.append(told)
    )
    show_system_message("Ecosfera", "gone")
    assert shown == boxes


@pytest.mark.parametrize("size", [(1366, 768), (1024, 700), (1600, 600)])
def test_the_picture_made_early_is_the_one_made_later(size: tuple[int, int]) -> None:
    loading = MenuPictures(size)
    early = loading.backdrop()
    later = Pictures(paths.art()).get(BACKDROP, size, BACKDROP_FOCUS)
    assert early is not None
    assert early.get_size() == size
    for share in (0.1, 0.5, 0.9):
        at = round(size[0] * share), round(size[1] * share)
        assert early.get_at(at)[:3] == pytest.approx(later.get_at(at)[:3], abs=1)


def test_the_title_loaded_early_is_its_file() -> None:
    loading = MenuPictures((1366, 768))
    early, later = loading.title(), Pictures(paths.art()).load(TITLE)
    assert loading.title() is None, "handed over once, so that it is not kept twice"
    assert early is not None
    assert later is not None
    assert pygame.image.tobytes(early, "RGBA") == pygame.image.tobytes(later, "RGBA")


def test_a_picture_that_cannot_be_made_early_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "assets", lambda: tmp_path)
    loading = MenuPictures((1366, 768))
    assert loading.backdrop() is None
    assert loading.title() is None


@pytest.mark.parametrize("command", ["resume_collection()", "run_command(lambda: 0)"])
def test_collection_is_on_again_when_the_start_is_over(command: str) -> None:
    program = (
        "import sys; sys.argv = ['ecosfera', '--version']\n"
        "from ecosfera.__main__ import main\n"
        "from ecosfera.app.memory_tuning import resume_collection\n"
        "from ecosfera.tools.arguments import run_command\n"
        f"import gc; print(gc.isenabled()); {command}; print(gc.isenabled())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["False", "True"]


@pytest.mark.skipif(sys.platform != "linux", reason="only glibc needs it")
def test_memory_of_pictures_let_go_is_given_back() -> None:
    def held(*, settled: bool) -> float:
        program = FREED.format(settled=settled)
        done = subprocess.run(
            [sys.executable, "-c", program], capture_output=True, text=True, check=True
        )
        return float(done.stdout.split()[-1])

    assert held(settled=True) < held(settled=False) - 10


def test_what_is_spoken_is_one_line_of_plain_spaces(capsys: pytest.CaptureFixture[str]) -> None:
    speak("It took 9\u00a0rounds.\nWell done, stickle\u00adback!")
    assert capsys.readouterr().out == "It took 9 rounds. Well done, stickleback!\n"


def test_passes_over_all_objects_become_rare_once_everything_is_loaded() -> None:
    program = (
        "import gc; from ecosfera.app.memory_tuning import freeze; before = gc.get_threshold()\n"
        "freeze(); after = gc.get_threshold()\n"
        "print(after[:2] == before[:2], after[2] > before[2], gc.get_freeze_count() > 0)"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["True", "True", "True"]


MENU = """
import os, sys
from pathlib import Path
os.environ["SDL_VIDEODRIVER"] = "dummy"
from ecosfera.app.launch_options import LaunchOptions
from ecosfera.app.start import start
flow = start(LaunchOptions(lang="en", window=(1366, 768), data_dir=Path(sys.argv[1])))
print(*sys.modules)
app = flow.app
# only the backdrop can be there already, if its thread was quick
print(app.context.pictures.cache.misses <= 1, app.stack.top.dirty)
app.step([], 0.0)
print(app.context.pictures.cache.misses > 5)
while "ecosfera.app.session" not in sys.modules:
    app.do_chore()
"""


LATER = {
    *("ctypes", "pydantic", "subprocess", "tomllib"),
    *(f"ecosfera.app.{name}" for name in ("saves", "services", "session", "share")),
    *(f"ecosfera.core.{name}" for name in ("game", "match", "saves.library", "statistics")),
    *(
        f"ecosfera.games.baltica.{name}"
        for name in ("content", "game_screens", "journey", "setup", "stage", "table")
    ),
    *("ecosfera.games.co2.game_screens", "ecosfera.games.co2.menu", "ecosfera.ui.voice"),
}
"""Modules that the first frame of the menu does not need."""


def test_the_menu_takes_input_before_its_pictures_and_other_pages_are_loaded(
    tmp_path: Path,
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MENU, str(tmp_path)],
        capture_output=True,
        text=True,
        check=True,
        timeout=120,
    )
    modules, first, second = done.stdout.splitlines()[-3:]
    assert not LATER.intersection(modules.split())
    assert first == "True True"
    assert second == "True"
