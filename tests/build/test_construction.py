"""Construction sheets: the animals of the paintings have the proportions of their species."""

from __future__ import annotations

from typing import Any

from tests.build.painting_kits import PAINT, kit_fixture, painting_numpy

BEASTS = PAINT / "beasts"

np = painting_numpy()
kit = kit_fixture(BEASTS / "species", BEASTS, PAINT / "landscape")


def test_paintings_keep_the_measures_of_their_species(kit: Any) -> None:
    sheets = kit("construction")
    wrong = [
        (name, way, found)
        for name in sheets.FACTS
        for way, found, low, high in sheets.measures(name, kit(name).JOINTS)
        if not low <= found <= high
    ]
    assert wrong == []


def test_a_way_is_as_long_as_the_sum_of_its_parts(kit: Any) -> None:
    joints = {"nose": (0, 0), "nape": (30, 40), "tail": (30, 100)}
    assert kit("construction").length(joints, "nose > nape > tail") == 110


def test_a_joint_outside_of_the_body_is_found(kit: Any) -> None:
    c = kit("sheet").Sheet(0.25)
    alpha = c.cover([(100, 100), (300, 100), (300, 300), (100, 300)])
    joints = {"heart": (200, 200), "edge": (306, 200), "lost": (340, 200), "cropped": (-20, 200)}
    assert kit("construction").outside(c, alpha, joints) == ["lost"]


def test_masses_grow_together_without_a_seam(kit: Any) -> None:
    c = kit("sheet").Sheet(0.5)
    turns = np.arange(12) * np.pi / 6
    balls = [([(x + 60 * np.cos(a), 360 + 60 * np.sin(a)) for a in turns], 0.8) for x in (200, 270)]
    body = kit("masses").Body(c, *balls)
    assert body.mask[180, 117] == 1
    along = body.normal[0][180, 100:136]
    assert np.abs(np.diff(along)).max() < 0.12
