"""The kit of the wide pictures: places, layers, sources. Everything is rendered small."""

from __future__ import annotations

from typing import Any

import pytest

from tests.build.painting_kits import PAINT, ROOT, kit_fixture, painting_numpy

SCENES = PAINT / "scenes"

np = painting_numpy()
kit = kit_fixture(SCENES)


def square(kit: Any, x: float, y: float, z: float, side: float) -> Any:
    """A scene with one square that looks at the viewer."""
    scene = kit("panorama").Scene()
    half = side / 2
    corners = [
        (x + a, y + b, z) for a, b in ((-half, -half), (half, -half), (half, half), (-half, half))
    ]
    scene.add(corners, [(0, 0, -1)] * 4, [(0, 1, 2), (0, 2, 3)], (0.5, 0.5, 0.5))
    return scene


def test_a_wide_picture_is_seen_from_its_middle(kit: Any) -> None:
    panorama = kit("panorama")
    scene = square(kit, panorama.CX, panorama.CY, 600.0, 60.0)
    _, cover, _, _ = panorama.rendered(scene, panorama.Light(), 0.25)
    rows, columns = np.nonzero(cover > 0)
    assert cover.shape == (180, 320)
    assert columns.mean() == pytest.approx(159.5, abs=1)
    assert rows.mean() == pytest.approx(panorama.CY / 4, abs=1)


def test_a_layer_shows_only_the_life_that_nothing_hides(kit: Any) -> None:
    panorama = kit("panorama")
    rock = square(kit, 100.0, 330.0, 0.0, 160.0)
    hidden = square(kit, 100.0, 330.0, 40.0, 60.0)
    seen = square(kit, 400.0, 330.0, 40.0, 60.0)
    how = (panorama.Light(), panorama.Haze(), panorama.Finish(), 320)
    assert panorama.layer(rock, hidden, *how)[..., 3].max() < 100
    alpha = panorama.layer(rock, seen, *how)[..., 3]
    assert alpha.max() > 200
    assert (alpha > 200).mean() < 0.02


def test_what_is_far_away_is_transparent_in_a_layer(kit: Any) -> None:
    panorama = kit("panorama")
    rock = square(kit, -300.0, 700.0, 0.0, 10.0)
    how = (panorama.Light(), panorama.Haze(), panorama.Finish(), 320)
    near = panorama.layer(rock, square(kit, 240.0, 330.0, 0.0, 100.0), *how)[..., 3].max()
    far = panorama.layer(rock, square(kit, 240.0, 330.0, 900.0, 100.0), *how)[..., 3].max()
    assert near > 240
    assert 10 < far < 90


def test_the_floor_is_where_it_is_said_to_be(kit: Any) -> None:
    seafloor, scene = kit("seafloor"), kit("panorama").Scene()
    seafloor.floor(scene)
    points = scene.v[0][::997]
    assert np.allclose(points[:, 1], seafloor.at(points[:, 0], points[:, 2]), atol=0.01)


def test_a_picture_depends_on_its_source_and_the_kits_it_uses(kit: Any) -> None:
    run = kit("run").KIT
    found = run.sources("sea_rock")
    assert found[0] == SCENES / "sea_rock.py"
    names = {file.name for file in found}
    assert {"waters.py", "panorama.py", "growth.py", "render.py", "shapes.py"} <= names


def test_every_layer_of_the_table_has_a_source(kit: Any) -> None:
    shipped = {f"sea_{path.stem}" for path in (ROOT / "assets" / "art" / "sea").glob("*.webp")}
    painted = {name for name in kit("run").KIT.pictures() if name.startswith("sea_")}
    assert shipped == painted
