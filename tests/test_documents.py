"""What the documents mention exists, and what the code cites is in a document."""

from __future__ import annotations

import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from ecosfera.games.baltica.codec import events as baltica_events
from ecosfera.games.co2.codec import events as co2_events

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "ecosfera" / "games"
EVENTS: dict[str, tuple[dict[Any, str], dict[str, str]]] = {
    "baltica": (baltica_events.EVENT_NAMES, {}),
    "co2": (co2_events.EVENT_NAMES, co2_events.KEYS),
}
"""The events of each game, and those of their fields that have other names in JSON."""
PAGES = sorted(
    path
    for pattern in ("*.md", ".github/*.md", "build/*.md", "build/*/*.md", "ecosfera/**/*.md")
    for path in ROOT.glob(pattern)
    if "out" not in path.parts
)
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)\)")
PLACE = re.compile(r"`((?:ecosfera|build|tests|assets|locales)/[\w./-]+)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_links_and_paths_lead_somewhere(page: Path) -> None:
    text = page.read_text("utf-8")
    missing = [link for link in LINK.findall(text) if not (page.parent / link).exists()]
    missing += [
        place
        for place in PLACE.findall(text)
        # what the build makes is not there before
        if not place.startswith("build/out") and not (ROOT / place).exists()
    ]
    assert not missing


def game_of(path: Path) -> str:
    """Return whose rules and protocol a file cites: those of its game, or of the first one."""
    return "co2" if "co2" in path.relative_to(ROOT).parts else "baltica"


@pytest.mark.parametrize("game", EVENTS)
def test_every_section_of_the_rules_that_is_cited_is_there(game: str) -> None:
    page = (GAMES / game / "rules" / "RULES.md").read_text("utf-8")
    sections = set(re.findall(r"^(?:#+ |- \*\*)(\d[\d.]*)(?: |\*\*)", page, re.MULTILINE))
    cited = {
        (number.rstrip("."), path.relative_to(ROOT).as_posix())
        for folder in ("ecosfera", "tests", "assets/data")
        for path in (ROOT / folder).rglob("*.*")
        if path.suffix in {".py", ".toml", ".md"} and game_of(path) == game
        for numbers in re.findall(r"RULES ((?:\d[\d.]*(?:, | and )?)+)", path.read_text("utf-8"))
        for number in re.findall(r"\d[\d.]*", numbers)
    }
    assert {number for number, _ in cited} >= {"3.2", "4.1"}
    assert not [(number, where) for number, where in cited if number not in sections]


@pytest.mark.parametrize("game", EVENTS)
def test_every_section_of_the_protocol_that_is_cited_is_there(game: str) -> None:
    page = (GAMES / game / "codec" / "PROTOCOL.md").read_text("utf-8")
    sections = set(re.findall(r"^## (\w+)$", page, re.MULTILINE))
    files = [path for path in (ROOT / "ecosfera").rglob("*.py") if game_of(path) == game]
    code = [path.read_text("utf-8") for path in files]
    cited = {name for text in code for name in re.findall(r"PROTOCOL, (\w+)", text)}
    assert {"config", "state", "actions"} <= cited <= sections


def test_the_page_of_the_protocol_has_every_command() -> None:
    page = (ROOT / "ecosfera" / "core" / "PROTOCOL.md").read_text("utf-8")
    commands = set(re.findall(r'^\| `\{"cmd": "(\w+)"', page, re.MULTILINE))
    answer = subprocess.run(
        [sys.executable, "-m", "ecosfera", "engine"],
        input='{"cmd": "?"}',
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    known = re.search(r"must be one of ([\w, ]+), not", answer.stdout)
    assert known is not None
    assert commands == set(known[1].split(", "))


@pytest.mark.parametrize("game", EVENTS)
def test_the_page_of_the_game_has_every_event_with_its_fields(game: str) -> None:
    names, keys = EVENTS[game]
    page = (GAMES / game / "codec" / "PROTOCOL.md").read_text("utf-8")
    table = page.partition("## events")[2].partition("A place (")[0].partition("\n## ")[0]
    rows = re.findall(r"^\| (`.*?`(?:, `.*?`)*) \|(.*)\|$", table, re.MULTILINE)
    told = {
        name: set(re.findall(r"`(\w+)`", particulars.partition(":")[0]))
        for listed, particulars in rows
        for name in re.findall(r"`(\w+)`", listed)
    }
    assert told == {
        name: {keys.get(field.name, field.name) for field in fields(kind)}
        for kind, name in names.items()
    }
