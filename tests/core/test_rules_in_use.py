"""Which rules are in use, as the version and the log say."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator

import pytest

from ecosfera import __version__
from ecosfera.core import rules_in_use


@pytest.fixture(autouse=True)
def loaded_again_afterwards(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Load the module again once the patches of a test are gone."""
    yield
    monkeypatch.undo()
    importlib.reload(rules_in_use)


def test_rules_from_source_and_compiled_ones_are_told_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for compiled, kind in ((True, "compiled"), (False, "interpreted")):
        monkeypatch.setattr("ecosfera.core.rng.COMPILED", compiled)
        importlib.reload(rules_in_use)
        assert rules_in_use.version() == f"ecosfera {__version__}, rules {kind}"


def test_a_damaged_installation_is_told_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ecosfera.core.rng", None)
    importlib.reload(rules_in_use)
    assert rules_in_use.kind() == "missing"
