"""The kit for birds from contours: outlines, cushions, light, water, and the list of sources."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]

np = pytest.importorskip("numpy", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("scipy", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("PIL", reason="painting needs the packages of the extra 'paint'")

K = 0.5
"""Pixels for each unit of the card: small pictures are quick."""
DIAMOND = [(240, 260, None), (340, 360, None), (240, 460, None), (140, 360, None)]


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that imports a module of the kit."""
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    yield lambda name: importlib.import_module(f"paint.contours.{name}")
    for name in [n for n in sys.modules if n == "paint" or n.startswith("paint.")]:
        del sys.modules[name]


def circle(radius: float, count: int = 12) -> list[tuple[float, float]]:
    """Points round the middle of the card."""
    turns = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return [(240 + radius * np.cos(a), 360 + radius * np.sin(a)) for a in turns]


def at(image: Any, x: float, y: float) -> Any:
    """The pixel at a place of the card."""
    return image[int(y * K), int(x * K)]


def test_an_outline_is_round_between_its_points_and_sharp_at_corners(kit: Any) -> None:
    shapes = kit("shapes")
    ring = shapes.closed(circle(100)) - (240, 360)
    assert np.allclose(np.hypot(*ring.T), 100, atol=0.5)
    square = shapes.closed(DIAMOND)
    for x, y, _ in DIAMOND:
        assert np.hypot(*(square - (x, y)).T).min() < 0.01
    assert np.abs(np.abs(square - (240, 360)).sum(1) - 100).max() < 0.01


@pytest.mark.parametrize("backwards", [False, True])
def test_distance_is_positive_inside_whichever_way_an_outline_runs(
    kit: Any, backwards: bool
) -> None:
    shapes = kit("shapes")
    ring = shapes.closed(circle(100)[:: -1 if backwards else 1])
    place = shapes.field(ring, K)
    expected = 100 - np.hypot(place.x - 240, place.y - 360)
    assert np.allclose(place.depth, expected, atol=0.6)


def test_a_round_cushion_is_half_a_ball_and_the_edge_is_its_lowest_place(kit: Any) -> None:
    shapes = kit("shapes")
    place = shapes.field(shapes.closed(circle(100)), K)
    height = shapes.inflate(place, K)
    assert height[place.depth < 0].max() == 0
    middle = np.unravel_index(height.argmax(), height.shape)
    assert np.hypot(place.x[middle] - 240, place.y[middle] - 360) < 12
    half = np.abs(np.hypot(place.x - 240, place.y - 360) - 50) < 3
    assert 0.75 < height[half].mean() / height.max() < 0.95


def test_a_cushion_is_bright_towards_the_sun_and_dark_away_from_it(kit: Any) -> None:
    figure = kit("figure")
    ball = figure.Figure(K)
    ball.form(circle(100), "#808080", rise=1.0)
    image = ball.over(np.full((360, 240, 3), 0.5), kit("light").Sun())
    towards, away = at(image, 185, 305), at(image, 295, 415)
    assert towards.mean() > away.mean() + 0.2
    assert away[2] > away[0]  # shade is cool
    assert towards[0] > towards[2]
    assert np.allclose(at(image, 20, 20), 0.5)


def test_what_is_laid_later_hides_and_shades_what_is_below(kit: Any) -> None:
    figure = kit("figure")
    bird = figure.Figure(K)
    bird.form(circle(120), "#ffffff", rise=0.4)
    before = bird.shade.copy()
    bird.form(circle(40), "#ff0000", rise=0.4, shadow=(8, 5, 0.6))
    assert np.allclose(at(bird.tint, 240, 360), (1, 0, 0))
    assert np.allclose(at(bird.tint, 240, 420), (1, 1, 1))
    assert at(bird.shade, 272, 392) < at(before, 272, 392) - 0.15
    assert at(bird.shade, 200, 320) > 0.9


def test_an_edge_is_lost_only_where_there_is_something_behind(kit: Any) -> None:
    figure = kit("figure")
    lost = [(240, 260, 60, 30)]
    alone, over = figure.Figure(K), figure.Figure(K)
    alone.form(circle(100), "#ff0000", lost=lost)
    over.form(circle(200), "#0000ff")
    over.form(circle(100), "#ff0000", lost=lost)
    assert at(alone.alpha, 240, 254) < 0.05
    assert at(alone.alpha, 240, 266) > 0.95
    blend = at(over.tint, 240, 266)
    assert 0.2 < blend[0] < 0.9
    assert at(over.tint, 240, 454)[0] > 0.95


def test_a_feather_grows_out_of_what_is_below(kit: Any) -> None:
    figure, shapes = kit("figure"), kit("shapes")
    bird = figure.Figure(K)
    bird.form(circle(150), "#0000ff")
    rows = shapes.vane((180, 360), 0, 120, 20)
    assert rows[0][:2] == (180, 360)
    assert np.allclose(rows[-1][:2], (300, 360))
    bird.feather(rows, "#ff0000", root=0.5)
    red = [at(bird.tint, x, 360)[0] for x in (184, 210, 270)]
    assert red[0] < 0.1 < red[1] < red[2]


def test_a_pose_leads_out_and_back(kit: Any) -> None:
    figure = kit("figure")
    for flip in (False, True):
        pose = figure.Pose((10, 20), (200, 300), 1.5, 30, flip)
        points = np.array([[0.0, 0.0], [30.0, -12.0], [7.0, 90.0]])
        x, y = pose.back(*pose.out(points).T)
        assert np.allclose(np.c_[x, y], points)
        assert np.allclose(pose.out((10, 20)), (200, 300))


def test_water_mirrors_the_sky_and_keeps_it_as_it_is(kit: Any) -> None:
    air, sea = kit("air"), kit("sea")
    sky = air.sky(K, [(0, "#ff4040"), (720, "#ff4040")])
    image = sea.lay(sky, sea.Sea(300, deep="#000000", clear="#000000", wind=0.3))
    assert np.allclose(image[:140], sky[:140])
    near, far = image[330:], image[160:180]
    assert far[..., 0].mean() > near[..., 0].mean() + 0.1
    assert (image[200:, :, 0] > image[200:, :, 1]).mean() > 0.99


def test_a_bird_afloat_ends_at_its_waterline_and_stands_in_the_mirror(kit: Any) -> None:
    air, figure, sea = kit("air"), kit("figure"), kit("sea")
    bird = figure.Figure(K)
    bird.form(circle(90), "#ff0000")
    row = sea.afloat(bird, (150, 330), 380)
    assert 375 < row[120] < 395
    assert at(bird.alpha, 240, row[120] - 6) > 0.95
    assert at(bird.alpha, 240, row[120] + 6) < 0.05
    sky = air.sky(K, [(0, "#d0d0d0"), (720, "#d0d0d0")])
    lit = bird.over(np.zeros_like(sky), kit("light").Sun())
    still = sea.Sea(200, wind=0.1)
    seen = sea.lay(sky, still, (lit, bird.alpha), 388)
    plain = sea.lay(sky, still)
    change = at(seen, 240, 430) - at(plain, 240, 430)
    assert change[0] > change[1] + 0.1
    assert np.allclose(at(seen, 40, 430), at(plain, 40, 430))


def test_noise_is_the_same_at_any_size(kit: Any) -> None:
    cloud = kit("shapes").cloud
    x = np.linspace(0, 20, 81)
    assert np.allclose(cloud(x, 0 * x, 5)[::4], cloud(x[::4], 0 * x[::4], 5))
    wide = np.meshgrid(np.linspace(0, 60, 200), np.linspace(0, 60, 200))
    assert 0.7 < cloud(*wide, 5).std() < 1.4


def test_every_bird_can_be_drawn_and_fills_its_card(kit: Any) -> None:
    run = kit("run").KIT
    assert run.pictures()
    for name in run.pictures():
        bird = kit(f"species.{name}")
        assert "Landmarks" in bird.__doc__, name
        alpha = bird.bird(0.25).alpha
        assert alpha.shape == (180, 120), name
        rows, columns = np.nonzero(alpha > 0.5)
        assert np.ptp(columns) > 0.5 * 120, name
        assert rows.min() > 1, name
        assert columns.max() < 119, name


def test_the_same_source_gives_the_same_picture(kit: Any) -> None:
    bird = kit("species.larus_fuscus")
    one, two = bird.paint(0.2), bird.paint(0.2)
    assert one.shape == (144, 96, 3)
    assert 0 <= one.min() < one.max() <= 1
    assert (one == two).all()


def test_every_picture_knows_the_modules_it_is_made_from(kit: Any) -> None:
    run = kit("run").KIT
    for name in run.pictures():
        files = [path.relative_to(run.here).as_posix() for path in run.sources(name)]
        assert files[0] == f"species/{name}.py"
        assert {"shapes.py", "figure.py", "air.py", "sea.py"} <= set(files)
