"""Fish as designed illustrations: bodies bent along a line, fins, rocks, and their sources."""

from __future__ import annotations

from typing import Any

import pytest

from tests.build.painting_kits import PAINT, kit_fixture, painting_numpy

BEASTS = PAINT / "beasts"

np = painting_numpy()
kit = kit_fixture(BEASTS / "species", BEASTS, PAINT / "landscape")

K = 0.5
BACK = [(0, 0), (0.1, -0.08), (0.5, -0.12), (0.9, -0.04), (1.05, -0.04)]
BELLY = [(0, 0), (0.1, 0.08), (0.5, 0.12), (0.9, 0.04), (1.05, 0.04)]
LEFT = [(60, 300), (200, 300), (400, 300)]


def fish(kit: Any, axis: list[tuple[int, int]], side: int = 1) -> Any:
    sheet = kit("sheet").Sheet(K, ground="#000000")
    return kit("finfish").Fish(sheet, axis, BACK, BELLY, side=side)


@pytest.mark.parametrize(("axis", "side"), [(LEFT, 1), (LEFT[::-1], -1)])
def test_the_back_of_a_level_fish_is_up_whichever_way_it_looks(
    kit: Any, axis: list[tuple[int, int]], side: int
) -> None:
    f = fish(kit, axis, side)
    ((snout, _), (_, back), (_, belly)) = f.at([(0, 0), (0.5, -0.1), (0.5, 0.1)])
    assert snout == pytest.approx(axis[0][0], abs=1)
    assert back == pytest.approx(300 - 0.1 * 340, abs=1)
    assert belly == pytest.approx(300 + 0.1 * 340, abs=1)


def test_a_bent_body_knows_where_each_of_its_pixels_lies(kit: Any) -> None:
    f = fish(kit, [(60, 360), (160, 300), (280, 290), (400, 340)])
    f.body([*BACK, *BELLY[::-1]])
    for s, v in ((0.3, -0.5), (0.5, 0.0), (0.7, 0.6)):
        assert f.value_at(f.u, s, v) == pytest.approx(s, abs=0.01)
        assert f.value_at(f.v, s, v) == pytest.approx(v, abs=0.08)
    assert f.value_at(f.light, 0.5, -0.8) > f.value_at(f.light, 0.5, 0.8) + 0.5


def test_a_fin_lies_between_its_root_and_its_edge_and_lets_water_through_there(kit: Any) -> None:
    f = fish(kit, LEFT)
    how = {"rays": 0, "clear": 0.8}
    kit("rays").fin(
        f, [(0.4, -0.1), (0.6, -0.1)], [(0.4, -0.3), (0.6, -0.3)], ["#ffffff"] * 2, **how
    )

    def value(h: float) -> float:
        column, row = (f.at([(0.5, h)])[0] * K).astype(int)
        return float(f.c.rgb[row, column].mean())

    assert value(-0.12) > 0.8
    assert 0.1 < value(-0.28) < 0.5
    assert value(-0.4) == value(0.1) == 0


def test_a_rock_is_lighter_on_the_side_of_the_light(kit: Any) -> None:
    c = kit("sheet").Sheet(K, ground="#000000")
    corners = [(100, 200), (380, 200), (380, 480), (100, 480)]
    kit("seabed").rock(c, corners, ("#000000", "#ffffff"), light=(-1, 0), round_=False)
    grey = c.rgb[100:240].mean((0, 2))
    assert grey[50:110].mean() > grey[130:190].mean() + 0.2


@pytest.mark.parametrize(
    ("name", "on_back", "below"),
    [
        ("gadus_morhua", 3, 1),
        ("clupea_harengus", 1, 1),
        ("squalus_acanthias", 2, 0),
        ("esox_lucius", 1, 1),
    ],
)
def test_fish_have_the_fins_of_their_species(
    kit: Any, monkeypatch: pytest.MonkeyPatch, name: str, on_back: int, below: int
) -> None:
    module, starts = kit(name), []
    monkeypatch.setattr(module, "fin", lambda _, root, *__, **___: starts.append(root[0]))
    module.animal(kit("sheet").Sheet(0.25))
    assert sum(h < -0.03 and 0.25 < s < 0.95 for s, h in starts) == on_back
    assert sum(h > 0 and 0.66 < s < 0.95 for s, h in starts) == below


def test_a_picture_knows_every_module_it_was_painted_with(kit: Any) -> None:
    files = {f.name for f in kit("run").KIT.sources("squalus_acanthias")}
    wanted = {"clupea_harengus.py", "finfish.py", "rays.py", "underwater.py", "brush.py"}
    assert wanted < files


def test_the_back_and_anal_fins_of_the_pike_are_far_behind_and_opposite(
    kit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    module, roots = kit("esox_lucius"), []
    monkeypatch.setattr(module, "fin", lambda _, root, *__, **___: roots.append(root))
    module.animal(kit("sheet").Sheet(0.25))
    (above,), (below,) = (
        [r[0][0] for r in roots if sign * r[0][1] > 0 and 0.66 < r[0][0] < 0.95] for sign in (-1, 1)
    )
    assert above > 0.7
    assert abs(above - below) < 0.04
