"""Leaves as surfaces in space: where they lie, how light falls on and comes through them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.build.painting_kits import PAINT, kit_fixture, painting_numpy

BEASTS = PAINT / "beasts"

np = painting_numpy()
kit = kit_fixture(PAINT / "beasts", PAINT / "landscape")

K = 0.5
HALF = ((0, 0.02), (0.3, 0.3), (0.7, 0.25), (1, 0))


def white(u: Any, _v: Any, _normal: Any) -> Any:
    """Return white for every sample of a leaf."""
    return np.ones((len(u), 3), np.float32)


def at(sheet: Any, x: float, y: float) -> Any:
    """The pixel at a place of the sheet."""
    return sheet.rgb[int(y * K), int(x * K)]


def test_a_leaf_runs_from_its_foot_to_its_tip_and_bends_away_from_its_face(kit: Any) -> None:
    leaves = kit("leaves")
    net = leaves.placed(leaves.net_of(HALF, 100, bend=0.8), (200, 300), (1, 0, 0), (0, -1, 0))
    foot, tip = net[0, 8], net[-1, 8]
    assert foot == pytest.approx((200, 300, 0), abs=3)
    assert 260 < tip[0] < 300
    assert tip[1] > 320  # its face looks up the card, so that it hangs down


def test_a_leaf_throws_its_shadow_on_its_own_plant_alone(kit: Any) -> None:
    leaves = kit("leaves")
    c = kit("sheet").Sheet(K, ground="#808080")

    def draw(sheet: Any) -> None:
        sheet.disc(240, 460, 60, 40, "#ffffff", edge=0, wash=0)
        shadow = (0, 60, 1, 0.9, "#000000")
        leaves.leaf(sheet, (140, 380), (1, 0, 0), (0, 0, 1), 200, HALF, white, shadow=shadow)

    c.lifted(draw).lay()
    assert at(c, 220, 445).max() < 0.3
    assert at(c, 170, 445) == pytest.approx(0.5, abs=0.05)
