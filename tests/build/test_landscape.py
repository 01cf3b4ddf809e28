"""The kit for the pictures of the second game: perspective, paint, and the list of sources."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from tests.build.painting_kits import PAINT, ROOT, kit_fixture, painting_numpy

LANDSCAPE = PAINT / "landscape"

np = painting_numpy()
kit = kit_fixture(LANDSCAPE)

K = 0.25
"""Pixels for each unit of the sheet: small pictures are quick."""


def at(canvas: Any, x: float, y: float) -> Any:
    """The colour at a place of the sheet."""
    return canvas.rgb[int(y * K), int(x * K)]


def test_a_shape_covers_what_lies_within_it(kit: Any) -> None:
    c = kit("canvas").Canvas(K, ground="#000000")
    c.shape([(100, 100), (300, 100), (300, 300), (100, 300)], "#ff0000", edge=0, wash=0)
    assert at(c, 200, 200) == pytest.approx([1, 0, 0])
    assert at(c, 400, 200) == pytest.approx([0, 0, 0])
    covered = float(c.rgb[..., 0].sum()) / K**2
    assert covered == pytest.approx(200 * 200, rel=0.02)


def test_a_pair_of_colours_runs_from_the_top_of_a_shape_to_its_foot(kit: Any) -> None:
    c = kit("canvas").Canvas(K)
    corners = [(100, 100), (300, 100), (300, 300), (100, 300)]
    c.shape(corners, ("#ffffff", "#000000"), edge=0, wash=0)
    rows = [at(c, 200, y)[0] for y in (110, 200, 290)]
    assert rows[0] > 0.9 > rows[1] > 0.1 > rows[2]


def test_what_is_farther_away_is_seen_smaller_and_nearer_to_the_horizon(kit: Any) -> None:
    cam = kit("space").Camera(horizon=200, eye=2)
    (_, near), (_, far) = cam.at(0, 0, 10), cam.at(0, 0, 100)
    assert near > far > 200
    assert cam.at(1, 0, 10)[0] - cam.at(0, 0, 10)[0] > cam.at(1, 0, 100)[0] - cam.at(0, 0, 100)[0]
    assert cam.at(0, 2, 50)[1] == pytest.approx(200)


def test_the_side_of_a_house_towards_the_sun_is_lighter(kit: Any) -> None:
    space = kit("space")
    c = kit("canvas").Canvas(K)
    cam = space.Camera(sun=(-0.9, 0.4, -0.2))
    faces = space.box(c, cam, 0, 12, 4, 4, 4, yaw=40, wall="#c0a080", shade=0)
    assert set(faces) == {"front", "left"}
    towards = [float(np.dot(f.normal, cam.sun)) for f in faces.values()]
    tones = [float(np.mean(f.lit("#c0a080"))) for f in faces.values()]
    assert np.argsort(towards).tolist() == np.argsort(tones).tolist()
    assert max(tones) > 1.2 * min(tones)


def test_a_shadow_falls_away_from_the_sun(kit: Any) -> None:
    cam = kit("space").Camera(sun=(-0.7, 0.7, 0))
    foot, _ = cam.at(0, 0, 20)
    shadow = cam.shadow([(0, 0, 20), (0, 3, 20)])
    assert shadow[:, 0].min() == pytest.approx(foot)
    assert shadow[:, 0].max() > foot + 20


def test_the_brush_keeps_places_and_colours(kit: Any) -> None:
    canvas, brush = kit("canvas"), kit("brush")
    c = canvas.Canvas(K, ground="#204060")
    c.shape([(0, 0), (360, 0), (360, 480), (0, 480)], "#e0c080", edge=0, wash=0)
    out = brush.painted(c.rgb, K)
    assert out[:, :80].mean((0, 1)) == pytest.approx(canvas.rgb("#e0c080"), abs=0.04)
    assert out[:, 100:].mean((0, 1)) == pytest.approx(canvas.rgb("#204060"), abs=0.04)
    assert float(out[:, :80].std()) > 0.005  # strokes differ


def test_a_picture_is_the_same_each_time_it_is_painted(kit: Any) -> None:
    nature, canvas, brush = kit("nature"), kit("canvas"), kit("brush")

    def painted() -> Any:
        c = canvas.Canvas(K, 3)
        nature.sky(c, ("#4080c0", "#f0e0c0"))
        nature.ridge(c, 300, 80, 5, "#a0b0c0", "#607090")
        nature.tree(c, 300, 420, 160, ("#204030", "#408040", "#a0c060"))
        return brush.finished(c)

    first = painted()
    assert first.shape == (120, 180, 3)
    assert 0 <= first.min() < first.max() <= 1
    assert np.array_equal(first, painted())


def test_everything_of_the_second_game_has_its_picture(kit: Any) -> None:
    art = ROOT / "assets" / "art" / "co2"
    for folder in kit("run").FOLDERS:
        painted = {p.stem for p in (LANDSCAPE / folder).glob("*.py")}
        shipped = {p.stem for p in (art / folder).glob("*.webp")}
        assert painted == shipped == ids(folder)


def test_on_the_map_the_north_is_above_and_a_summit_above_its_foot(kit: Any) -> None:
    relief = kit("relief")
    assert relief.seen_at(*relief.level_at(300, 500)) == pytest.approx((300, 500))
    (west, south), (east, north) = relief.seen_at(-10, 80), relief.seen_at(10, 120)
    assert west < east
    assert north < south
    assert relief.seen_at(-10, 80, 2)[0] == west
    assert relief.seen_at(-10, 80, 2)[1] < south


def ids(kind: str) -> set[str]:
    """The ids of the territories, actions or events of the second game."""
    with (ROOT / "assets" / "co2" / "data" / f"{kind}.csv").open(encoding="utf-8") as file:
        return {row["id"] for row in csv.DictReader(file)}


def test_a_picture_depends_on_its_source_and_the_kit_it_uses(kit: Any) -> None:
    found = kit("run").KIT.sources("sestola")
    assert found[0] == LANDSCAPE / "territories" / "sestola.py"
    assert {"brush.py", "canvas.py", "nature.py", "people.py", "things.py"} <= {
        f.name for f in found
    }
