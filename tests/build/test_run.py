"""`build/run.py`: its requirements, what it installs, which tests it runs, its error messages."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "build" / "run.py"
sys.path.insert(0, str(SCRIPT.parent))
try:
    import since
finally:
    sys.path.remove(str(SCRIPT.parent))


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Return the script with a prepared environment; nothing is really started."""
    spec = importlib.util.spec_from_file_location("run_script", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    environment = tmp_path / ".venv"
    for name in ("bin/python", "Scripts/python.exe"):
        (environment / name).parent.mkdir(parents=True)
        (environment / name).touch()
    monkeypatch.setattr(module, "ENVIRONMENT", environment)
    return module


@pytest.fixture
def called(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Return the commands that would have been started, without the Python in front."""
    commands: list[list[str]] = []

    def call(command: list[str], **_options: object) -> int:
        commands.append(command[1:])
        return 0

    monkeypatch.setattr(run.subprocess, "call", call)
    return commands


def test_it_installs_once_and_starts_the_game(run: Any, called: list[list[str]]) -> None:
    assert run.main([]) == 0
    install, compiling, start = called
    assert compiling[:2] == ["-m", "compileall"]
    assert install[:2] == ["-m", "pip"]
    assert any(part.startswith("pygame-ce") for part in install)
    assert not any(part.startswith("pytest") for part in install)
    assert "--no-deps" not in install
    assert start == ["-m", "ecosfera"]
    called.clear()
    assert run.main(["simulate", "--games", "3"]) == 0
    assert called == [["-m", "ecosfera", "simulate", "--games", "3"]]


def test_it_installs_what_tests_need_and_runs_them_all(run: Any, called: list[list[str]]) -> None:
    assert run.main(["test"]) == 0
    install, _, start = called
    assert any(part.startswith("pytest") for part in install)
    assert "--no-deps" in install, "the lock names everything"
    assert start[:2] == ["-m", "pytest"]
    assert "--cov-fail-under=100" in start


def test_the_quick_loop_leaves_out_what_is_slow_and_measures_no_coverage(
    run: Any, called: list[list[str]]
) -> None:
    assert run.main(["test", "--quick"]) == 0
    start = called[-1]
    assert start[start.index("-m", 1) + 1] == "not slow and not matrix"
    assert not any(part.startswith("--cov") for part in start)
    run.main(["test", "--quick", "-k", "words"])
    assert called[-1] == [*start, "-k", "words"]


def test_the_tests_of_what_has_changed_can_be_chosen(
    run: Any, called: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def changed(revision: str) -> list[str]:
        asked.append(revision)
        return ["ecosfera/core/saves/library.py"]

    monkeypatch.setattr(since, "changed_files", changed)
    run.main(["test", "--since", "main"])
    assert "tests/core/saves" in called[-1]
    assert "tests/app" not in called[-1]
    assert "-m" not in called[-1][2:]
    run.main(["test", "--quick", "--since=v1"])
    assert {"tests/core/saves", "not slow and not matrix"} <= set(called[-1])
    assert asked == ["main", "v1"]


@pytest.mark.parametrize(
    ("file", "expected"),
    [
        ("ecosfera/words/words.py", {"tests/words", "tests/core"}),
        ("ecosfera/games/baltica/rules/state.py", {"tests/games/baltica/content"}),
        ("ecosfera/games/baltica/bots/hint.py", {"tests/games/baltica/bots"}),
        ("ecosfera/app/menu/scene.py", {"tests/app/menu", "tests/tools"}),
        ("locales/fi/menu.po", {"tests/words", "tests/app/test_layouts.py"}),
        ("tests/words/test_words.py", {"tests/words/test_words.py"}),
        ("tests/words/files.py", {"tests/words"}),
        ("build/run.py", {"tests/build"}),
        ("README.md", {"tests/test_documents.py"}),
    ],
)
def test_what_has_changed_is_tested_with_the_floor_above(file: str, expected: set[str]) -> None:
    chosen = since.tests_of([file])
    assert expected <= set(chosen)
    assert "tests/test_architecture.py" in chosen
    assert "tests" not in chosen
    assert all((ROOT / path).exists() for path in chosen)


def test_every_module_has_tests_for_a_change_of_it() -> None:
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "ecosfera").rglob("*.py")]
    always = set(since.tests_of([]))
    alone = [file for file in files if not set(since.tests_of([file])) - always]
    assert [file for file in alone if file.count("/") > 1] == []


def test_an_unknown_revision_is_one_message(
    run: Any, called: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run.main(["test", "--since", "no-such-revision"]) == 1
    assert "git cannot compare with 'no-such-revision'" in capsys.readouterr().err


def test_further_arguments_of_test_go_to_pytest(run: Any, called: list[list[str]]) -> None:
    run.main(["test", "-k", "words"])
    assert called[-1] == ["-m", "pytest", "-k", "words"]


def test_it_installs_again_when_the_project_needs_other_packages(
    run: Any, called: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.main([])
    called.clear()
    monkeypatch.setattr(run, "requirements", lambda _extras: ["something-new"])
    run.main([])
    assert called[0][-1] == "something-new"


def test_a_failed_installation_says_what_to_do_and_is_tried_again(
    run: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run.subprocess, "call", lambda *_args, **_options: 1)
    assert run.main([]) == 1
    assert "Installing needs the network, once." in capsys.readouterr().err
    assert run.main([]) == 1


def test_a_missing_venv_module_says_what_to_install(
    run: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(run, "ENVIRONMENT", tmp_path / "none")
    failed = SimpleNamespace(returncode=1, stdout=b"ensurepip is not available")
    monkeypatch.setattr(run.subprocess, "run", lambda *_args, **_options: failed)
    assert run.main([]) == 1
    told = capsys.readouterr().err
    assert "ensurepip is not available" in told
    assert "sudo apt install python3-venv" in told


def test_an_old_python_is_told_so(run: Any) -> None:
    run.check_python((3, 11))
    with pytest.raises(run.SetupError, match=r"needs Python 3\.11 or newer; this is 3\.9"):
        run.check_python((3, 9))


def test_it_gives_the_exit_status_of_what_it_ran(
    run: Any, called: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    run.main([])
    monkeypatch.setattr(run.subprocess, "call", lambda *_args, **_options: 5)
    assert run.main([]) == 5


def test_it_needs_nothing_but_the_standard_library() -> None:
    tree = ast.parse(SCRIPT.read_text("utf-8"))
    nodes = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = {alias.name for node in nodes if isinstance(node, ast.Import) for alias in node.names}
    names |= {node.module or "" for node in nodes if isinstance(node, ast.ImportFrom)}
    assert {name.partition(".")[0] for name in names} <= {*sys.stdlib_module_names, "since"}
