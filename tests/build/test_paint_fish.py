"""The fish of the painting kit: bodies, fins, mouths and the marks of each species."""

from __future__ import annotations

import importlib
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

np = pytest.importorskip("numpy", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("scipy", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("skimage", reason="painting needs the packages of the extra 'paint'")


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that imports a module of the kit."""
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    yield lambda name: importlib.import_module(f"paint.{name}")
    for name in [n for n in sys.modules if n == "paint" or n.startswith("paint.")]:
        del sys.modules[name]


def straight(kit: Any, detail: float = 0.2) -> Any:
    """A plain fish that looks along negative x, four units long with its tail fin."""
    bodies, scene = kit("bodies"), kit("scene").Scene(detail=detail)
    points = [(x, 0.0, 0.0) for x in (-2.0, -0.6, 0.6, 2.0)]
    course = bodies.Course(points, [(0, 0, 1)] * 4, 1.25)
    shape = bodies.Shape(
        top=((0, 0.03), (0.4, 0.12), (1, 0.03)),
        bottom=((0, -0.03), (0.4, -0.10), (1, -0.03)),
        wide=((0, 0.02), (0.4, 0.08), (1, 0.01)),
    )
    return kit("fish").Fish(scene, course, shape)


def grey(place: Any) -> Any:
    """One colour for every point."""
    return np.full((*place.s.shape, 3), 0.4)


def test_a_course_keeps_lengths_and_sides(kit: Any) -> None:
    course = straight(kit).course
    assert course.scale == pytest.approx(4 / 1.25, rel=1e-3)
    assert np.allclose(course.out([0, 0, 0]), [-2, 0, 0], atol=0.02)
    assert np.allclose(course.out([1.25, 0, 0]), [2, 0, 0], atol=0.02)
    # looking left, its right side is away from the viewer
    assert np.allclose(course.out([0.5, 0.1, 0.2]), [-0.4, 0.32, 0.64], atol=0.02)
    # beyond the tail the line goes on straight
    assert course.out([1.5, 0, 0])[0] == pytest.approx(2.8, abs=0.02)


def test_a_bent_fish_keeps_its_length(kit: Any) -> None:
    around = np.linspace(0, np.pi, 9)
    points = np.stack([2 * np.cos(around), 0 * around, 2 * np.sin(around)], -1)
    course = kit("bodies").Course(points, [(0, -1, 0)] * 9, 1.0)
    line = course.out(np.stack([np.linspace(0, 1, 200), np.zeros(200), np.zeros(200)], -1))
    steps = np.linalg.norm(np.diff(line, axis=0), axis=1)
    assert steps.sum() == pytest.approx(2 * np.pi, rel=0.01)
    assert steps.max() / steps.min() < 1.05


def test_a_pixel_of_the_card_is_seen_where_it_was_asked_for(kit: Any) -> None:
    scene = kit("scene").Scene(tilt=12, zoom=1.1)
    for px, py, depth in ((60, 480, -1.5), (400, 150, 2.0)):
        point = kit("bodies").seen(scene, px, py, depth)
        assert np.allclose(scene.projected(point), [px, py])


def test_a_body_is_as_high_and_wide_as_its_outline(kit: Any) -> None:
    fish = straight(kit)
    body = fish.body(grey)
    local = body.points / fish.course.scale
    assert local[..., 2].max() == pytest.approx(0.12, abs=0.004)
    assert local[..., 2].min() == pytest.approx(-0.10, abs=0.004)
    assert np.abs(local[..., 1]).max() == pytest.approx(0.08, abs=0.004)
    centre = body.points.mean(1, keepdims=True)
    outward = ((body.points - centre) * body.normals).sum(-1)
    assert (outward[20:-20] > 0).all()


def test_an_open_mouth_lowers_the_jaw_and_nothing_behind_it(kit: Any) -> None:
    module = kit("heads")
    line = ((0, 0.0), (0.10, -0.01))
    closed = straight(kit).body(grey, head=module.Head(mouth=module.Mouth(line)))
    opened = straight(kit).body(grey, head=module.Head(mouth=module.Mouth(line, gape=20)))
    moved = opened.points[..., 2] - closed.points[..., 2]
    chin = (closed.place.s < 0.03) & (closed.place.z < -0.015)
    assert moved[chin].mean() < -0.04
    assert np.abs(moved[closed.place.s > 0.2]).max() < 1e-6


def test_a_longer_lower_jaw_juts_out(kit: Any) -> None:
    heads = kit("heads")
    mouth = heads.Mouth(((0, 0.0), (0.10, -0.01)), under=0.02)
    body = straight(kit).body(grey, head=heads.Head(mouth=mouth))
    upper, lower = body.place.z > 0.006, body.place.z < -0.006
    assert body.points[..., 0][lower].min() < body.points[..., 0][upper].min() - 0.03


def covered(kit: Any) -> Any:
    """A fish with a gill cover and an eye, and its skin."""
    heads = kit("heads")
    edge = ((-1, 0.20), (0, 0.28), (1, 0.22))
    head = heads.Head(eye=(0.11, 0.02, 0.02), gills=heads.Gills(edge))
    return straight(kit, 1.0).body(grey, head=head)


def test_the_gill_cover_is_free_at_the_side_and_grown_on_at_the_neck(kit: Any) -> None:
    body = covered(kit)
    place, tone = body.place, body.colours.mean(-1)

    def darkest(low: float, high: float) -> float:
        behind = (place.s > 0.26) & (place.s < 0.30)
        return float(tone[behind & (place.height > low) & (place.height < high)].min())

    assert darkest(-0.3, 0.1) < 0.25
    assert darkest(0.6, 1.0) > 0.35


def test_the_brow_throws_a_shadow_over_the_eye(kit: Any) -> None:
    body = covered(kit)
    place, tone = body.place, body.colours.mean(-1)
    ring = np.abs(place.away(0.11, 0.02) / 0.02 - 1.1) < 0.1
    assert tone[ring & (place.z > 0.033)].mean() < tone[ring & (place.z < 0.007)].mean() - 0.03


def test_the_lid_cuts_the_eye_from_above(kit: Any) -> None:
    eyes = kit("eyes")
    ink = eyes.EyeInk(iris="#c0c0c0", lid="#101010")
    points, colours = eyes.eye_shape((0, 0, 0), (0, 1, 0), 1.0, ink)
    inner = np.hypot(points[..., 0], points[..., 2]) < 0.9
    upper, lower = inner & (points[..., 2] > 0.8), inner & (points[..., 2] < -0.75)
    assert colours[upper].mean() < 0.1 < colours[lower].mean()


def test_scales_keep_their_rows_and_shrink_to_the_tail(kit: Any) -> None:
    module, fish = kit("skins"), straight(kit, 1.0)
    place = fish.grid()
    rise, edge, _ = module.scales(place, 20, 0.2)
    assert np.abs(rise[place.s < 0.19]).max() == 0
    assert np.ptp(rise[place.s > 0.3]) > 0.8
    side = int(np.argmin(np.abs(place.girth[0] - 0.1)))
    at = place.s[1:, side][np.diff((edge[:, side] > 0.5).astype(int)) == 1]
    steps = np.diff(at)
    thick = np.median(steps[(at[1:] > 0.35) & (at[1:] < 0.50)])
    thin = np.median(steps[(at[1:] > 0.80) & (at[1:] < 0.95)])
    assert thick > 1.25 * thin


def test_a_fin_reaches_from_its_base_to_its_edge_and_lets_light_through(kit: Any) -> None:
    module, fish = kit("fins"), straight(kit, 1.0)
    ink = module.FinInk("#405060", "#8090a0", clear=0.5)
    fish.ridge("dorsal", 0.4, 0.6, ((0, 0.02, 0), (0.3, 0.10, 0.04), (1, 0.03, 0.04)), 12, ink)
    (part,) = fish.scene.parts
    local = part.points / fish.course.scale
    assert local[:, 2].max() == pytest.approx(0.12 + 0.10, abs=0.015)
    assert local[:, 2].min() == pytest.approx(0.10, abs=0.02)
    whole = (part.points.shape[0] ** 0.5 - 1) ** 2
    assert 0.5 * whole < len(part.faces) < 0.99 * whole


def test_paired_fins_are_mirror_images(kit: Any) -> None:
    module, fish = kit("fins"), straight(kit)
    ink = module.FinInk("#405060", "#8090a0")
    rows = [(0.3, 0.06, -0.05), (0.33, 0.06, -0.06)]
    fish.pair("pectoral", rows, [(0.42, 0.15, -0.10), (0.44, 0.12, -0.12)], 9, ink)
    right, left = (p.points for p in fish.scene.parts)
    assert np.allclose(right * [1, -1, 1], left, atol=1e-3)


def test_pebbles_lie_on_the_bottom_they_are_strewn_on(kit: Any) -> None:
    floors, scene = kit("floors"), kit("scene").Scene(tilt=12, detail=0.2)
    spots = floors.strewn(30, (0.05, 0.1), (420, 700), 3)
    assert (np.diff(spots[:, 1]) >= 0).all()
    floors.pebbles(scene, -2.0, spots, ["#808080"], 4)
    (part,) = scene.parts
    assert -2.15 < part.points[:, 2].min() < -1.95
    assert part.points[:, 2].max() < -1.8


MARKS = {
    "perca_fluviatilis": {"dorsal": 2, "anal": 1, "pelvic": 2},
}


@pytest.mark.parametrize("name", sorted(MARKS))
def test_each_species_has_its_fins_and_marks(kit: Any, name: str) -> None:
    module, scenes = kit(f"species.{name}"), kit("scene")
    scene = scenes.Scene(detail=0.0)
    module.model(scene)
    parts = [p for p in scene.parts if p.kind == scenes.SUBJECT]
    found = Counter(p.name for p in parts)
    # barbels are kept crisp as props are; those of fish further back are not the subject's
    barbels = [p for p in scene.parts if p.name == "barbel"]
    found["barbel"] = sum(p.points[:, 1].mean() < 1 for p in barbels)
    assert {k: found[k] for k in MARKS[name]} == MARKS[name]
    assert found["body"] == found["tail"] == 1
    # the animal fills the card, and its body stays on it
    (body,) = (p for p in parts if p.name == "body")
    x, _ = scene.projected(body.points).T
    assert 0 <= x.min() < x.max() <= 480
    assert np.ptp(x) > 0.6 * 480
