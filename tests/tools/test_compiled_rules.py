"""How a checkout finds compiled rules; that they do the same is tested with the build."""

from __future__ import annotations

from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.tools import compiled_rules


def test_all_rules_are_compiled_and_nothing_else() -> None:
    found = {path.as_posix() for path in compiled_rules.sources()}
    assert {"ecosfera/core/rng.py", "ecosfera/games/baltica/rules/engine.py"} <= found
    folders = {Path(name).parent.as_posix() for name in found}
    games = {f"ecosfera/games/{game}/rules" for game in ("baltica", "co2")}
    assert folders == {"ecosfera/core", *games}


def test_extension_modules_are_found_by_the_names_of_their_modules(tmp_path: Path) -> None:
    inside = tmp_path / "game" / "rules"
    inside.mkdir(parents=True)
    module = inside / f"state{EXTENSION_SUFFIXES[0]}"
    module.touch()
    (inside / "state.py").touch()
    assert compiled_rules.extension_modules(tmp_path) == {"game.rules.state": module}


def test_other_source_belongs_to_another_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = compiled_rules.folder()
    assert compiled_rules.folder() == before
    assert compiled_rules.folder(optimised=False) != before
    monkeypatch.setattr(paths, "PACKAGE", tmp_path / "ecosfera")
    rules = tmp_path / "ecosfera" / "games" / "dice" / "rules"
    rules.mkdir(parents=True)
    (rules / "state.py").write_text("ROLLS = 1\n", "utf-8")
    first = compiled_rules.folder()
    (rules / "state.py").write_text("ROLLS = 2\n", "utf-8")
    assert len({before.name, first.name, compiled_rules.folder().name}) == 3


def test_no_compiled_rules_are_not_taken_for_some(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="no compiled rules"):
        compiled_rules.use(tmp_path)
