"""Animals painted from contours: curves, inflated forms, bodies bent along a course."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PICTURES = sorted(p.stem for p in (ROOT / "build/paint/relief/species").glob("*.py"))

np = pytest.importorskip("numpy", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("numba", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("scipy", reason="painting needs the packages of the extra 'paint'")
pytest.importorskip("PIL", reason="painting needs the packages of the extra 'paint'")


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that imports a module of the kit."""
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    yield lambda name: importlib.import_module(f"paint.relief.{name}")
    for name in [n for n in sys.modules if n == "paint" or n.startswith("paint.")]:
        del sys.modules[name]


def turned(kit: Any, belly: int) -> Any:
    """A course that looks to the left (1) or to the right (-1), 400 units long, in an arc."""
    x = (60, 160, 260, 360, 440) if belly == 1 else (420, 320, 220, 120, 40)
    rows = list(zip(x, (300, 260, 250, 270, 310), strict=True))
    return kit("course").Course(rows, belly=belly)


def test_a_contour_goes_through_its_points_and_keeps_its_corners(kit: Any) -> None:
    points = [(0, 0), (10, 2, "c"), (12, 9), (3, 11)]
    line = kit("sheet").contour(points, steps=10)
    for x, y, *_ in points:
        assert np.hypot(line[:, 0] - x, line[:, 1] - y).min() < 1e-9
    way = np.diff(line, axis=0)
    turn = np.abs(np.diff(np.unwrap(np.arctan2(way[:, 1], way[:, 0]))))
    assert np.allclose(line[int(turn.argmax()) + 1], (10, 2))


def test_the_form_over_a_strip_is_half_a_cylinder(kit: Any) -> None:
    sheet = kit("sheet").Sheet.over(0, 0, 200, 40, 2)
    line = np.array([(-50, 8), (250, 8), (250, 32), (-50, 32)], float)
    height = sheet.dome(sheet.fill(line))
    _, y = sheet.xy
    middle = height[:, 200]
    wanted = np.sqrt(np.clip(12**2 - (y[:, 200] - 20) ** 2, 0, None))
    assert np.abs(middle - wanted)[wanted > 8].max() < 2
    assert (middle[(y[:, 200] < 4) | (y[:, 200] > 36)] == 0).all()


def test_a_sheet_is_cut_where_points_lie_and_never_empty(kit: Any) -> None:
    sheet = kit("sheet").Sheet.over(0, 0, 100, 50, 2)
    part = sheet.around(np.array([[20.0, 10.0], [40.0, 30.0]]), 5)
    assert part.xy[0].min() <= 15.5
    assert part.xy[0].max() >= 44.5
    assert np.allclose(sheet.xy[1][part.box], part.xy[1])
    away = sheet.around(np.array([[-50.0, -50.0], [300.0, -40.0]]), 1)
    assert sheet.xy[0][away.box].shape == (away.rows, away.columns)


@pytest.mark.parametrize("belly", [1, -1])
def test_a_bent_animal_keeps_head_belly_and_place(kit: Any, belly: int) -> None:
    light, sheets, course = kit("light"), kit("sheet"), turned(kit, belly)
    card = sheets.Sheet.over(0, 0, 480, 720, 1)
    own = kit("course").straight(course, card)
    line = sheets.contour([(480, 40), (520, 40), (520, 80), (480, 80)])
    part = own.around(line, 20)
    alpha = part.fill(line)
    colour = np.ones((*alpha.shape, 3), np.float32)
    form = course.bent(light.Form(part, alpha, part.dome(alpha), colour), card)
    x, y = form.sheet.xy
    seen = [(v * form.alpha).sum() / form.alpha.sum() for v in (x, y)]
    assert np.allclose(seen, course.place(500, 60), atol=1.0)
    assert course.place(500, 60)[1] > course.place(500, -60)[1]
    nose, tail = course.place(0, 0), course.place(1000, 0)
    assert (nose[0] < tail[0]) == (belly == 1)


def test_nearer_parts_of_an_animal_are_larger(kit: Any) -> None:
    course = kit("course").Course(
        ((60, 300, 1.3), (160, 300, 1.2), (300, 300, 1.0), (420, 300, 0.8))
    )
    assert course.scale_at(0) > 1.3 * course.scale_at(1000)
    assert np.allclose(course.place(1000, 0), (420, 300), atol=1)


def test_light_comes_from_the_upper_left_and_shade_is_not_black(kit: Any) -> None:
    light, sheets = kit("light"), kit("sheet")
    sheet = sheets.Sheet.over(0, 0, 60, 60, 2)
    round_ = sheets.contour([(30, 8), (52, 30), (30, 52), (8, 30)])
    alpha = sheet.fill(round_)
    colour = np.full((*alpha.shape, 3), 0.5, np.float32)
    seen = light.lit(light.Form(sheet, alpha, sheet.dome(alpha), colour), light.Lamp())
    assert seen[36, 36].mean() > 1.5 * seen[84, 84].mean()
    assert seen[84, 84].mean() > 0.1


def test_spots_lie_apart(kit: Any) -> None:
    ndimage = pytest.importorskip("scipy.ndimage")
    u, v = np.meshgrid(np.arange(400.0), np.arange(200.0))
    spots = kit("skins").spots(u, v, (20, 20, 380, 180), (5, 12), 3, wobble=0.0)
    _, count = ndimage.label(spots > 0.5)
    assert count > 20
    assert 0.1 < spots.mean() < 0.6


def test_scales_overlap_towards_the_tail(kit: Any) -> None:
    x, height = np.meshgrid(np.arange(200.0), np.linspace(-0.4, 0.4, 120))
    edge, own = kit("skins").scales(x, height, 12, 24)
    assert len(np.unique(np.round(own, 5))) > 100
    # within a scale the edge rises towards the tail, and at its end falls back to the next one
    step = np.diff(edge, axis=1)
    assert (step > 0).mean() > 0.75
    assert step.min() < -0.4


@pytest.mark.parametrize("name", PICTURES)
def test_each_animal_is_whole_and_large_on_its_card(kit: Any, name: str) -> None:
    module = kit(f"species.{name}")
    assert "Landmarks" in module.__doc__
    assert (ROOT / "assets" / "art" / "species" / f"{name}.webp").is_file()
    made = module.paint(0.2)
    assert made.image.shape == (144, 96, 3)
    assert np.isfinite(made.image).all()
    assert 0.08 < made.image.mean() < 0.85
    rows, columns = np.nonzero(made.subject > 0.5)
    assert np.hypot(np.ptp(rows), np.ptp(columns)) > 58
    assert rows.max() < 0.86 * 144  # above the plate with the name
    assert (made.subject > 0.5).mean() > 0.06


def test_a_picture_knows_every_module_it_was_painted_with(kit: Any) -> None:
    run = kit("run").KIT
    for name in PICTURES:
        files = [f.relative_to(ROOT / "build" / "paint").as_posix() for f in run.sources(name)]
        assert files[0] == f"relief/species/{name}.py"
        assert {"relief/sheet.py", "relief/light.py", "relief/course.py", "brush.py"} < set(files)


def test_both_eyes_of_the_flounder_are_on_its_upper_side(kit: Any) -> None:
    flounder = kit("species.platichthys_flesus")
    (x1, y1), (x2, y2) = flounder.EYES
    assert abs(y1 - y2) > 40
    for x, y in flounder.EYES:
        top, low = (np.interp(x, line[:, 0], line[:, 1]) for line in flounder.BODY.lines)
        assert top + 20 < y < low - 20
    assert max(x1, x2) < 200
