"""The page about the bots' strength agrees with the measurements."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

BUILD = Path(__file__).resolve().parents[2] / "build"


def test_the_page_has_the_figures_of_the_presets() -> None:
    sys.path.insert(0, str(BUILD))
    try:
        strength = importlib.import_module("strength")
    finally:
        sys.path.remove(str(BUILD))
    assert strength.PAGE.read_text("utf-8") == strength.page(), "python build/strength.py --page"
