"""Simulations that were stopped go on, and shares played apart are joined, to the byte."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from ecosfera.cli import main
from ecosfera.tools.simulate.joining import join
from ecosfera.tools.simulate.report import page, tables
from ecosfera.tools.simulate.results_file import (
    LONGEST_LINE,
    Part,
    ResultsError,
    ResultsWriter,
    Study,
    read_results,
    rules_digest,
    study_of,
)
from ecosfera.tools.simulate.run import Result, Simulated, Task, play_in_chunks, simulate
from tests.games.baltica.codec.games import SIMULATED as BALTICA
from tests.toy_game.barter import BARTER
from tests.toy_game.test_simulation import BarterSimulation

ROOT = Path(__file__).resolve().parents[2]
WHOLE = Part()
TOY = Simulated(BARTER, BarterSimulation())
TOY_TASK = Task(TOY.simulation.config({"goal": 25}), "friend", "s", 12)
BALTICA_TASK = Task(
    BALTICA.simulation.with_seed(BALTICA.game.config_from_json({}), ""), "random", "s", 4
)
BOTH = pytest.mark.parametrize(
    ("simulated", "task"), [(TOY, TOY_TASK), (BALTICA, BALTICA_TASK)], ids=["toy", "baltica"]
)


def record(
    simulated: Simulated, task: Task, path: Path, part: Part = WHOLE, stop: int = 10**6
) -> None:
    """Play a share into its file, or so many games of it."""
    writer = ResultsWriter(path, study_of(simulated, task), part, simulated)
    for results in play_in_chunks(
        simulated, task, writer.recorded.missing[:stop], jobs=1, largest=1
    ):
        writer.add(results)
    if stop == 10**6:
        writer.finish()
    writer.close()


def told(simulated: Simulated, results: list[Result]) -> tuple[str, dict[str, str]]:
    """Return the whole report."""
    return page("Title", results, simulated.simulation), tables(results, simulated.simulation)


def error_of(call: Callable[[], object]) -> str:
    with pytest.raises(ResultsError) as raised:
        call()
    return str(raised.value)


# -- going on --------------------------------------------------------------------------------------


@BOTH
def test_what_is_in_the_file_is_what_was_played(
    simulated: Simulated, task: Task, tmp_path: Path
) -> None:
    record(simulated, task, tmp_path / "all")
    results = read_results(tmp_path / "all", simulated).results
    alone = simulate(simulated, task, jobs=1)
    assert told(simulated, results) == told(simulated, alone)
    assert [(r.won, r.turns, r.moves, r.figures) for r in results] == [
        (r.won, r.turns, r.moves, r.figures) for r in alone
    ]


@BOTH
def test_a_file_cut_off_at_any_byte_is_completed_to_the_same_bytes(
    simulated: Simulated, task: Task, tmp_path: Path
) -> None:
    record(simulated, task, tmp_path / "all")
    whole = (tmp_path / "all").read_bytes()
    ends = [i for i, byte in enumerate(whole) if byte == ord("\n")]
    cuts = {0, 1, *ends[-2:]}
    for end in ends[::3]:
        cuts |= {end - 1, end, end + 1}
    cuts |= set(random.Random(1).sample(range(len(whole)), 10))
    for cut in sorted(cuts):
        file = tmp_path / "cut"
        file.write_bytes(whole[:cut])
        record(simulated, task, file)
        assert file.read_bytes() == whole, f"cut at byte {cut}"


def test_only_what_is_missing_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "file"
    record(TOY, TOY_TASK, file, stop=5)
    writer = ResultsWriter(file, study_of(TOY, TOY_TASK), Part(), TOY)
    assert list(writer.recorded.missing) == list(range(5, 12))
    writer.close()
    record(TOY, TOY_TASK, file)
    before = file.stat().st_mtime_ns, file.read_bytes()
    monkeypatch.setattr("ecosfera.tools.simulate.run.play", None)
    record(TOY, TOY_TASK, file)
    assert file.read_bytes() == before[1]


def test_zeros_that_a_loss_of_power_left_at_the_end_are_written_over(tmp_path: Path) -> None:
    record(TOY, TOY_TASK, tmp_path / "all")
    whole = (tmp_path / "all").read_bytes()
    file = tmp_path / "file"
    record(TOY, TOY_TASK, file, stop=5)
    with file.open("ab") as end:
        end.write(b"\0" * 9000)
    record(TOY, TOY_TASK, file)
    assert file.read_bytes() == whole


def test_two_programs_on_one_file_write_the_same(tmp_path: Path) -> None:
    record(TOY, TOY_TASK, tmp_path / "all")
    file = tmp_path / "file"
    study = study_of(TOY, TOY_TASK)
    writers = [ResultsWriter(file, study, Part(), TOY) for _ in range(2)]
    chunks = [
        play_in_chunks(TOY, TOY_TASK, writer.recorded.missing, jobs=1, largest=size)
        for writer, size in zip(writers, (5, 2), strict=True)
    ]
    going = list(zip(writers, chunks, strict=True))
    while going:
        for pair in tuple(going):
            results = next(pair[1], None)
            if results is None:
                pair[0].finish()
                pair[0].close()
                going.remove(pair)
            else:
                pair[0].add(results)
    assert file.read_bytes() == (tmp_path / "all").read_bytes()


COMMAND = (sys.executable, "-m", "ecosfera", "simulate")
OPTIONS = ("--games", "100", "--level", "2", "--jobs", "2", "--seed", "night")


def begun(file: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [*COMMAND, *OPTIONS, "--results", str(file), "--json"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )


def test_a_simulation_killed_at_any_moment_goes_on_to_the_same_figures(
    tmp_path: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    file = tmp_path / "night"
    luck = random.Random(7)
    sizes = []
    for wanted in range(3):
        process = begun(file)
        # Wait until something was written, then kill the program at some moment.
        size = file.stat().st_size if file.exists() else 0
        end = time.monotonic() + 60
        while wanted and time.monotonic() < end and process.poll() is None:
            if file.exists() and file.stat().st_size > size:
                break
            time.sleep(0.005)
        time.sleep(luck.random() * 0.2)
        process.kill()
        # The output is at its end only when the processes that played have ended, too.
        process.communicate(timeout=60)
        sizes.append(file.stat().st_size if file.exists() else 0)
    assert sizes == sorted(sizes)
    assert main(["simulate", *OPTIONS, "--results", str(file), "--json"]) == 0
    gone_on = capfdbinary.readouterr().out
    assert main(["simulate", *OPTIONS, "--json"]) == 0
    assert capfdbinary.readouterr().out == gone_on


@pytest.mark.skipif(sys.platform == "win32", reason="no groups of processes there")
def test_ctrl_c_stops_without_a_traceback_and_the_command_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "night"
    process = begun(file)
    end = time.monotonic() + 60
    while not (file.exists() and file.stat().st_size > 2000) and time.monotonic() < end:
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode in {0, 130}
    assert b"Traceback" not in err
    assert process.returncode == 0 or b"the same command goes on" in err
    assert read_results(file, BALTICA).study.seed == "night"


# -- shares ----------------------------------------------------------------------------------------


def test_all_shares_together_have_each_game_once() -> None:
    for games in (1, 7, 12, 1000):
        for count in range(1, min(games, 14) + 1):
            numbers = [n for k in range(1, count + 1) for n in Part(k, count).numbers(games)]
            assert numbers == list(range(games))


@BOTH
def test_shares_in_any_order_are_one_simulation(
    simulated: Simulated, task: Task, tmp_path: Path
) -> None:
    paths = [tmp_path / str(number) for number in (1, 2, 3)]
    for number, path in enumerate(paths, 1):
        record(simulated, task, path, Part(number, 3))
    alone = told(simulated, simulate(simulated, task, jobs=1))
    for order in permutations(paths):
        joined = join(order, simulated, incomplete=False)
        assert told(simulated, joined.results) == alone
        assert (joined.task, joined.missing) == (task, 0)


def test_shares_of_different_sizes_are_joined(tmp_path: Path) -> None:
    parts = {"a": Part(2, 4), "b": Part(1, 4), "c": Part(2, 2)}
    for name, part in parts.items():
        record(TOY, TOY_TASK, tmp_path / name, part)
    joined = join([tmp_path / name for name in parts], TOY, incomplete=False)
    assert told(TOY, joined.results) == told(TOY, simulate(TOY, TOY_TASK, jobs=1))


def test_what_is_missing_is_told_and_can_be_done_without(tmp_path: Path) -> None:
    record(TOY, TOY_TASK, tmp_path / "b", Part(2, 4))
    record(TOY, TOY_TASK, tmp_path / "d", Part(4, 4), stop=1)
    paths = [tmp_path / "d", tmp_path / "b"]
    assert error_of(lambda: join(paths, TOY, incomplete=False)) == (
        "some of the 12 games are missing:\n"
        "  part 1/4 (games 0 to 2)\n"
        "  part 3/4 (games 6 to 8)\n"
        f"  games 10 to 11: {tmp_path / 'd'} (part 4/4) is not finished; simulate with it again\n"
        "Give their files as well, or --incomplete to do without them."
    )
    joined = join(paths, TOY, incomplete=True)
    alone = simulate(TOY, TOY_TASK, jobs=1)
    assert told(TOY, joined.results) == told(TOY, [*alone[3:6], alone[9]])
    assert joined.missing == 8


def test_thousands_of_gaps_are_not_all_listed(tmp_path: Path) -> None:
    task = Task(TOY_TASK.config, "friend", "s", 9000)
    record(TOY, task, tmp_path / "x", Part(7, 9000))
    message = error_of(lambda: join([tmp_path / "x"], TOY, incomplete=False))
    assert len(message.splitlines()) < 30
    assert "and 8979 more such gaps" in message


def test_a_share_that_is_given_twice_is_refused(tmp_path: Path) -> None:
    record(TOY, TOY_TASK, tmp_path / "a", Part(1, 2))
    record(TOY, TOY_TASK, tmp_path / "b", Part(2, 4))
    for other in ("a", "b"):
        paths = [tmp_path / "a", tmp_path / other]
        assert "in common; each game counts once" in error_of(
            lambda paths=paths: join(paths, TOY, incomplete=True)  # type: ignore[misc]
        )


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"seed": "t"}, 'seed is "t" and not "s"'),
        ({"games": 13}, "games is 13 and not 12"),
        ({"config": TOY.simulation.config({"goal": 26})}, '"goal": 26'),
    ],
)
def test_other_simulations_are_neither_joined_nor_continued(
    tmp_path: Path, changes: dict[str, Any], words: str
) -> None:
    other = Task(**{"config": TOY_TASK.config, "bot": "friend", "seed": "s", "games": 12} | changes)
    record(TOY, TOY_TASK, tmp_path / "a", Part(1, 2))
    record(TOY, other, tmp_path / "b", Part(2, 2))
    paths = [tmp_path / "a", tmp_path / "b"]
    message = error_of(lambda: join(paths, TOY, incomplete=True))
    assert words in message
    assert "rules" not in message
    before = paths[1].read_bytes()
    assert "another simulation" in error_of(lambda: record(TOY, TOY_TASK, paths[1], Part(2, 2)))
    assert paths[1].read_bytes() == before


def test_the_share_of_a_file_stays_its_share(tmp_path: Path) -> None:
    record(TOY, TOY_TASK, tmp_path / "a", Part(1, 2))
    message = error_of(lambda: record(TOY, TOY_TASK, tmp_path / "a", Part(2, 2)))
    assert message.endswith("a holds part 1/2, not 2/2")


def test_results_of_other_rules_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = rules_digest(TOY, TOY_TASK)
    assert rules_digest(TOY, TOY_TASK) == before
    record(TOY, TOY_TASK, tmp_path / "a", Part(1, 2))
    monkeypatch.setattr("tests.toy_game.barter.LAST_ROUND", 2)
    assert rules_digest(TOY, TOY_TASK) != before
    record(TOY, TOY_TASK, tmp_path / "b", Part(2, 2))
    message = error_of(lambda: join([tmp_path / "a", tmp_path / "b"], TOY, incomplete=False))
    assert f'and not "{before}"' in message
    assert "another simulation" in error_of(
        lambda: record(TOY, TOY_TASK, tmp_path / "a", Part(1, 2))
    )


def test_results_of_another_version_of_the_program_are_refused(tmp_path: Path) -> None:
    record(TOY, TOY_TASK, tmp_path / "a", Part(1, 2))
    record(TOY, TOY_TASK, tmp_path / "b", Part(2, 2))
    text = (tmp_path / "b").read_text("utf-8")
    version = study_of(TOY, TOY_TASK).version
    (tmp_path / "b").write_text(text.replace(f'"{version}"', '"0.0.9"', 1), "utf-8")
    message = error_of(lambda: join([tmp_path / "a", tmp_path / "b"], TOY, incomplete=True))
    assert f'version is "0.0.9" and not "{version}"' in message


# -- files that are something else -----------------------------------------------------------------


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def put_lines(path: Path, lines: list[dict[str, Any]]) -> None:
    path.write_text("".join(f"{json.dumps(line)}\n" for line in lines), "utf-8")


@pytest.mark.parametrize(
    "content",
    [
        b"notes\n",
        b"[]\n",
        b"{}\n",
        b"notes without an end",
        b"\xff\xfe\n",
        b"\0" * 100_000,
        b"[" * 60_000 + b"\n",
        b'{"simulation": ' + b"9" * 5000 + b"}\n",
        b'{"simulation": 2}\n',
        b'{"simulation": 1}\n',
    ],
)
def test_another_file_is_refused_and_not_touched(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes"
    file.write_bytes(content)
    for call in (
        lambda: record(TOY, TOY_TASK, file),
        lambda: join([file], TOY, incomplete=True),
    ):
        message = error_of(call)
        assert str(file) in message
        assert len(message) < 500
    assert file.read_bytes() == content


HEADERS: list[tuple[str, object]] = [
    ("games", 0),
    ("games", 10**8),
    ("games", True),
    ("part", [1, 13]),
    ("part", [3, 2]),
    ("part", [0, 2]),
    ("part", 1),
    ("config", None),
    ("seed", "\ud800"),
    ("bot", 7),
    ("bot", "nobody"),
    ("game", "chess"),
    ("config", {"goal": "much"}),
    ("config", {"colour": 1}),
    ("extra", 1),
]


@pytest.mark.parametrize(("key", "value"), HEADERS)
def test_a_wrong_first_line_is_told(tmp_path: Path, key: str, value: object) -> None:
    file = tmp_path / "file"
    record(TOY, TOY_TASK, file)
    lines = lines_of(file)
    lines[0][key] = value
    put_lines(file, lines)
    assert str(file) in error_of(lambda: join([file], TOY, incomplete=True))


RESULTS: list[tuple[str, object]] = [
    ("game", 4),
    ("won", 1),
    ("turns", -1),
    ("moves", 10**10),
    ("figures", [1, 2]),
    ("figures", [1000]),
    ("record", {}),
    ("record", {"rolled": [1]}),
    ("record", None),
    ("extra", 1),
]


@pytest.mark.parametrize(("key", "value"), RESULTS)
def test_a_wrong_result_is_told_with_its_line(tmp_path: Path, key: str, value: object) -> None:
    file = tmp_path / "file"
    record(TOY, TOY_TASK, file)
    lines = lines_of(file)
    lines[3][key] = value
    put_lines(file, lines)
    for call in (lambda: join([file], TOY, incomplete=True), lambda: record(TOY, TOY_TASK, file)):
        assert error_of(call).startswith(f"{file}, line 4: ")


@pytest.mark.parametrize(
    "change",
    [
        {"impacts": {"boredom": 1}},
        {"impacts": {"policy": "often"}},
        {"impacts": []},
        {"restored": [["lake", 3]]},
        {"restored": [["ice", "soon"]]},
        {"restored": [["ice"]]},
        {"restored": [7]},
        {"acquired": ["<script>"]},
        {"acquired": [["fucus_vesiculosus"]]},
        {"policies": None},
        {"measures": [{}]},
        {"more": 1},
    ],
)
def test_records_that_no_game_makes_are_refused(tmp_path: Path, change: dict[str, Any]) -> None:
    file = tmp_path / "file"
    record(BALTICA, BALTICA_TASK, file)
    lines = lines_of(file)
    lines[1]["record"].update(change)
    put_lines(file, lines)
    assert error_of(lambda: join([file], BALTICA, incomplete=True)).startswith(f"{file}, line 2: ")


def test_more_games_than_the_share_has_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    record(TOY, TOY_TASK, file)
    lines = lines_of(file)
    put_lines(file, [*lines, {**lines[-1], "game": 12}])
    assert "more games than the share has" in error_of(lambda: read_results(file, TOY))


def test_a_line_without_an_end_is_not_read_for_ever(tmp_path: Path) -> None:
    file = tmp_path / "file"
    record(TOY, TOY_TASK, file, stop=2)
    with file.open("ab") as end:
        end.truncate(1 << 40)  # a file with a hole: a terabyte of zeros
    start = time.monotonic()
    message = error_of(lambda: read_results(file, TOY))
    assert time.monotonic() - start < 5
    assert message == f"{file}, line 4: it is far too long for a result"
    assert LONGEST_LINE < 1 << 20


@pytest.mark.skipif(sys.platform == "win32", reason="no pipes with a name there")
def test_pipes_devices_and_folders_are_no_results(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for place in (tmp_path / "pipe", Path("/dev/zero"), tmp_path / "folder", tmp_path / "none"):
        assert str(place) in error_of(lambda place=place: read_results(place, TOY))  # type: ignore[misc]
    for place in (tmp_path / "pipe", Path("/dev/null")):
        assert str(place) in error_of(lambda place=place: record(TOY, TOY_TASK, place))  # type: ignore[misc]


# -- the command -----------------------------------------------------------------------------------


def said(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> str:
    assert main(["simulate", *arguments]) == status
    captured = capsys.readouterr()
    return captured.err if status else captured.out


def test_the_command_plays_shares_and_joins_them(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    options = ("--games", "9", "--level", "2", "--seed", "Itämeri", "--eutrophication")
    alone = said(capsys, *options, "--json", "--report", str(tmp_path / "alone"))
    files = [str(tmp_path / name) for name in "abc"]
    for number, file in enumerate(files, 1):
        out = said(capsys, *options, "--part", f"{number}/3", "--results", file)
        assert f"part {number}/3" in " ".join(out.split())
        assert said(capsys, *options, "--part", f"{number}/3", "--results", file) == out
    joined = said(capsys, "--merge", *files[::-1], "--json", "--report", str(tmp_path / "joined"))
    assert joined == alone
    for page_ in (tmp_path / "alone").iterdir():
        assert page_.read_bytes() == (tmp_path / "joined" / page_.name).read_bytes()
    assert "part 2/3 (games 3 to 5)" in said(capsys, "--merge", files[0], files[2], status=1)
    out = said(capsys, "--merge", files[0], files[2], "--incomplete")
    assert "6 of 9 games" in " ".join(out.split())


def test_a_file_that_cannot_be_written_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "none" / "file"
    err = said(capsys, "--games", "2", "--results", str(file), status=1)
    assert err == f"ecosfera simulate: {file}: No such file or directory\n"
    err = said(capsys, "--merge", str(file), status=1)
    assert err == f"ecosfera simulate: {file}: there is no such file\n"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--part", "1/2"], "--part needs --results"),
        (["--part", "3/2", "--results", "x"], "'3/2' is no share such as 3/8"),
        (["--part", "0/2", "--results", "x"], "no share"),
        (["--part", "1/99999", "--results", "x"], "no share"),
        (["--part", "٣/٨", "--results", "x"], "no share"),
        (["--part", "1/4", "--games", "3", "--results", "x"], "3 games make no 4 shares"),
        (["--merge", "x", "--games", "3"], "unrecognized arguments: --games 3"),
        (["--merge"], "expected at least one argument"),
        (["--incomplete"], "--incomplete belongs to --merge"),
    ],
)
def test_options_that_do_not_fit_are_told(
    capsys: pytest.CaptureFixture[str], arguments: list[str], words: str
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", *arguments])
    assert ended.value.code == 2
    assert words in capsys.readouterr().err


def test_a_study_says_what_it_is(tmp_path: Path) -> None:
    record(TOY, TOY_TASK, tmp_path / "a", Part(1, 2))
    head = lines_of(tmp_path / "a")[0]
    assert (head["game"], head["config"], head["bot"]) == (
        "barter",
        {"players": 2, "goal": 25},
        "friend",
    )
    study = read_results(tmp_path / "a", TOY).study
    assert isinstance(study, Study)
    assert study == study_of(TOY, TOY_TASK)
