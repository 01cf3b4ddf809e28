"""Saved games that are found in the usual folders and offered for import."""

from __future__ import annotations

from itertools import count
from types import SimpleNamespace
from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.app.saves import actions
from ecosfera.app.saves.actions import offers
from ecosfera.core.saves import headers
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.library import SaveLibrary
from tests.core.saves.samples import played
from tests.games.baltica.codec.games import GAMES

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

    from ecosfera.ui.context import UiContext


def test_hostile_files_in_the_usual_folders_make_nobody_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, context: UiContext
) -> None:
    monkeypatch.setattr(paths, "exchange_folders", lambda: [tmp_path])
    whole = b'{"format": 2, "game": "ecosfera", "about": {"names": [' + b'"x",' * 240_000 + b'""]}}'
    for number in range(10):
        (tmp_path / f"{number}.ecosfera").write_bytes(whole)

    def read_data(path: Path) -> bytes:
        raise AssertionError(f"{path} is read whole")

    monkeypatch.setattr(headers, "read_data", read_data)
    assert offers(context.words) == []


def test_the_search_for_files_to_import_ends_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, context: UiContext
) -> None:
    other = SaveLibrary(tmp_path / "other", GAMES)
    save_as(other, played(3), "given")
    for _ in range(4):
        other.give_out(other.entries()[0], tmp_path)
    monkeypatch.setattr(paths, "exchange_folders", lambda: [tmp_path])
    assert len(offers(context.words)) == 4
    clock = count()
    monkeypatch.setattr(actions, "BUDGET", 6)
    late = SimpleNamespace(monotonic=lambda: next(clock))
    monkeypatch.setattr("ecosfera.app.saves.actions.time", late)
    assert len(offers(context.words)) == 1
