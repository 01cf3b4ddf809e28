"""The kit of the plants: surfaces seen pixel by pixel, and the eye that looks down."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

PLANTS = Path(__file__).resolve().parents[2] / "build" / "paint" / "plants"

np = pytest.importorskip("numpy", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("numba", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("scipy", reason="painting needs the packages of the extra 'paint'")

SKINS = ("Sand", "Silt", "Gravel", "Rock", "Bark")


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that imports a module of the kit."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(PLANTS))
    yield importlib.import_module
    ours = [n for n, m in sys.modules.items() if str(PLANTS) in str(getattr(m, "__file__", ""))]
    for name in set(ours) - before:
        del sys.modules[name]


def level_points(count: int = 40, width: float = 200.0) -> Any:
    """Points of a level floor and their normals."""
    x, z = np.meshgrid(np.linspace(0, width, count), np.linspace(0, width, count))
    points = np.stack([x, np.zeros_like(x), z], -1).reshape(-1, 3)
    return points, np.broadcast_to([0.0, -1.0, 0.0], points.shape)


@pytest.mark.parametrize("name", SKINS)
def test_a_skin_is_rough_within_the_surface_and_keeps_the_brightness(kit: Any, name: str) -> None:
    points, normals = level_points()
    turn, colour = kit("surfaces").__dict__[name]()(points, normals, np.full(len(points), 0.5))
    assert np.abs((turn * normals).sum(1)).max() < 1e-6
    assert np.linalg.norm(turn, axis=1).max() > 0.05
    assert colour.min() > 0
    assert 0.4 < colour.mean() < 1.6


@pytest.mark.parametrize("name", SKINS)
def test_far_away_a_skin_has_no_grain(kit: Any, name: str) -> None:
    points, normals = level_points(40, 40.0)
    skin = kit("surfaces").__dict__[name]()
    near = skin(points, normals, np.full(len(points), 0.3))[1].std(0).mean()
    far = skin(points, normals, np.full(len(points), 200.0))[1].std(0).mean()
    assert far < near / 2


def test_noise_has_no_rows_or_columns(kit: Any) -> None:
    points, _ = level_points(120, 600.0)
    noise = kit("surfaces").cloud(points, np.full(len(points), 0.1), 20.0, 1).reshape(120, 120)
    assert noise.mean(0).std() < 0.3 * noise.std()
    assert noise.mean(1).std() < 0.3 * noise.std()


def test_stones_have_many_sizes_and_lie_apart(kit: Any) -> None:
    points, _ = level_points(200, 400.0)
    up, own = kit("surfaces").stones(points, np.full(len(points), 0.1), 30.0, 0.5)
    heights = [up[own == n].max() for n in np.unique(own) if n >= 0]
    assert max(heights) > 2 * min(heights)
    assert (own < 0).mean() > 0.3


def floor_rows(kit: Any, pitch: float) -> Any:
    """The rows of a small picture in which a level floor is seen."""
    render, shapes = kit("render"), kit("shapes")
    scene = render.Scene()
    shapes.ground(scene, 560, n=(60, 40), skin=kit("surfaces").Sand())
    if pitch:
        scene.pitch(pitch)
    cover = render.draw(scene, render.Light(), 0.15)[0][1]
    return np.nonzero(cover[:, 36] > 0)[0]


def test_an_eye_that_looks_down_sees_more_of_the_floor(kit: Any) -> None:
    assert floor_rows(kit, 10.0).min() < floor_rows(kit, 0.0).min() - 5


def test_a_skin_changes_the_picture_of_its_part_alone(kit: Any) -> None:
    render = kit("render")

    def square(skin: Any) -> Any:
        scene = render.Scene()
        for x, s in ((120.0, skin), (360.0, None)):
            corners = [(x + a, 330 + b, 0) for a, b in ((-60, -60), (60, -60), (60, 60), (-60, 60))]
            faces = [(0, 1, 2), (0, 2, 3)]
            scene.add(corners, [(0, 0, -1)] * 4, faces, (0.5, 0.5, 0.5), skin=s)
        return render.draw(scene, render.Light(caustics=0), 0.25)[0][0]

    plain, rough = square(None), square(kit("surfaces").Rock())
    assert np.abs(plain - rough)[:, :60].max() > 0.05
    assert np.array_equal(plain[:, 60:], rough[:, 60:])


@pytest.fixture
def finish(kit: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module that paints a render over."""
    monkeypatch.syspath_prepend(str(PLANTS.parent / "landscape"))
    return kit("gouache")


def test_gouache_takes_the_reflections_away_and_leaves_the_leaf(finish: Any) -> None:
    leaf = np.full((60, 60, 3), (0.35, 0.55, 0.2), np.float32)
    shining = leaf.copy()
    shining[29:31, 29:31] = 1
    dull = finish.without_gloss(shining, 1.0)
    assert dull[30, 30].max() < shining[30, 30].max() - 0.2
    assert np.allclose(dull[:20], leaf[:20])


def test_gouache_has_no_lime_and_no_white(finish: Any) -> None:
    lime, white = (np.full((40, 40, 3), c, np.float32) for c in ((0.6, 0.95, 0.1), (1, 1, 1)))
    held = finish.coloured(finish.planes(lime, 1.0))[20, 20]
    assert np.ptp(held) < 0.6
    assert finish.planes(white, 1.0).max() < 0.97
