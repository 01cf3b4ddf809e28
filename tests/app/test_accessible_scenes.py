"""Every scene of the program and its game can be read by a screen reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecosfera.games.baltica.screens.intents import INTENTS
from ecosfera.tools.shots import states
from ecosfera.ui.testing.offscreen import shown

if TYPE_CHECKING:
    from ecosfera.ui.draw.pictures import Pictures
    from ecosfera.ui.testing.shot import Shot

SCENES = [shot for shot in states() if not shot.name.startswith("cards-")]


@pytest.mark.parametrize("shot", SCENES, ids=lambda shot: shot.name)
def test_a_scene_has_a_tree_in_which_everything_is_named(shot: Shot, pictures: Pictures) -> None:
    pilot = shown(shot, (1366, 768), "en", 1.0, pictures, intents=INTENTS)
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
