"""Every scene of the program and its games can be read by a screen reader and used by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.tools.shots import states
from ecosfera.ui.app.app import App
from ecosfera.ui.input.keys import pressed
from ecosfera.ui.testing.offscreen import shown
from ecosfera.ui.testing.shot import Shot
from tests.app.test_layouts import KINDS, STATES

if TYPE_CHECKING:
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.draw.text import Text
    from ecosfera.ui.testing.pilot import Pilot

PAGES = ("rules-", "guide-", "co2-rules-", "tutorial-", "co2-lap-", "replay-")
"""Beginnings of the names of states of which there are many alike; not in the quick loop."""
SCENES = [
    shot
    for number, shot in enumerate(states())
    if not shot.name.startswith("cards-") and not (shot.name.startswith(PAGES) and number % 3)
]
"""Every state, and each third one of those of which there are many alike."""
FORMS = {shot.name for shot in STATES}
RESIZED = {shot.name for shot in KINDS}


def is_slow(number: int, shot: Shot) -> bool:
    """Return whether a state is not in the quick loop, which has each third one of the others."""
    return number % 3 > 0 or shot.name.startswith(PAGES)


@pytest.mark.parametrize(
    "shot",
    [
        pytest.param(shot, marks=[pytest.mark.slow] if is_slow(number, shot) else [])
        for number, shot in enumerate(SCENES)
    ],
    ids=lambda shot: shot.name,
)
def test_a_scene_can_be_read_and_used_by_keys(
    shot: Shot, blank_pictures: Pictures, session_text: Text, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One scene is laid out once for all of these questions. Nobody looks at it."""
    monkeypatch.setattr(App, "show", lambda _app, _dt: None)
    pilot = shown(shot, (1366, 768), "en", 1.0, blank_pictures, intents=INTENTS, text=session_text)
    everything_is_named(pilot)
    if shot.name in FORMS:
        tab_reaches_everything(pilot, waiting="waiting" in shot.name)
    if shot.name in RESIZED and "waiting" not in shot.name:
        a_resize_leaves_the_focus_where_it_was(pilot)


def everything_is_named(pilot: Pilot) -> None:
    """Check the tree of accessible nodes."""
    top = pilot.app.stack.top
    assert top is not None
    tree = top.accessible()
    nodes = list(tree.walk())
    ids = [node.id for node in nodes]
    assert len(set(ids)) == len(ids)
    assert [node.id for node in nodes if node.acts and not node.name] == []
    assert len(nodes) > 1
    focus = top.focus
    covered = any(node.modal for node in tree.children)
    if focus is not None and not covered:
        # What the keys can reach, a screen reader can reach too.
        reached = {node.id for node in nodes if node.acts}
        assert {item.id for item in focus.items} <= reached
        assert not focus.id or tree.find(top.accessible_focus) is not None


def tab_reaches_everything(pilot: Pilot, *, waiting: bool) -> None:
    """Check that Tab goes through all controls, and that each has a spoken name."""
    reached = set()
    for _ in range(len(pilot.ids) + 1):
        pilot.unseen(pressed("tab"), pygame.Event(pygame.KEYUP, key=pygame.K_TAB, mod=0))
        current = pilot.focus.current
        assert current is not None
        assert current.name.strip()
        assert "." not in current.name.split(" ")[0].strip(".") or " " in current.name
        reached.add(current.group if pilot.focus.by_group else current.id)
    if not waiting:
        # Where Tab reaches one item of each group, the arrow keys go on from there.
        by_group, items = pilot.focus.by_group, pilot.focus.items
        assert reached == {item.group if by_group else item.id for item in items}


def a_resize_leaves_the_focus_where_it_was(pilot: Pilot) -> None:
    """Check the focus after the window has become larger and small again."""
    pilot.key("tab", "tab")
    before = pilot.focus.id
    pilot.resize(1920, 1080)
    pilot.resize(1366, 768)
    assert pilot.focus.id == before
