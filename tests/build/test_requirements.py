"""What the workflow installs is listed with hashes, and is what the project asks for."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = ROOT / "build" / "requirements"
WORKFLOW = ROOT / ".github" / "workflows" / "build.yml"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
EXTRAS = ("dev", "package")
WANTED = [
    (extra, wanted)
    for extra in EXTRAS
    for wanted in (*PROJECT["dependencies"], *PROJECT["optional-dependencies"][extra])
]
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def entries(extra: str) -> dict[str, tuple[Requirement, list[str]]]:
    """Return the requirements of a lock file with their hashes, by name."""
    lock = LOCKS / f"{extra}.txt"
    text = re.sub(r"^#.*\n", "", lock.read_text("utf-8"), flags=re.MULTILINE)
    found: dict[str, tuple[Requirement, list[str]]] = {}
    for line in text.replace("\\\n", " ").splitlines():
        requirement, *hashes = re.split(r"\s+(?=--)", line.strip())
        entry = Requirement(requirement)
        found[canonicalize_name(entry.name)] = entry, hashes
    return found


@pytest.mark.parametrize("extra", EXTRAS)
def test_every_package_is_pinned_to_a_version_with_hashes(extra: str) -> None:
    listed = entries(extra)
    assert len(listed) > 15
    for entry, hashes in listed.values():
        assert re.fullmatch(r"==[0-9][0-9a-z.]*", str(entry.specifier)), entry
        assert hashes
        assert all(HASH.fullmatch(text) for text in hashes), entry


@pytest.mark.parametrize(("extra", "wanted"), WANTED)
def test_what_the_project_asks_for_is_listed_in_a_fitting_version(extra: str, wanted: str) -> None:
    requirement = Requirement(wanted)
    entry, _ = entries(extra)[canonicalize_name(requirement.name)]
    (pin,) = entry.specifier
    assert requirement.specifier.contains(pin.version), f"{entry} does not fit {wanted}"
    assert entry.marker is None


def test_the_workflow_installs_nothing_else_and_pins_actions_by_commit() -> None:
    text = WORKFLOW.read_text("utf-8")
    installs = re.findall(r"pip install (.*)", text)
    assert installs == [
        "--require-hashes -r build/requirements/dev.txt",
        "--require-hashes -r build/requirements/package.txt",
    ]
    actions = re.findall(r"uses: (.*)", text)
    assert actions
    for action in actions:
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}  # v[0-9.]+", action), action
