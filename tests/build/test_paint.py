"""The numpy parts of the painting kit: no Blender, no rendering."""

from __future__ import annotations

import importlib
import sys
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


def test_a_frame_leads_out_and_back(kit: Any) -> None:
    vectors = kit("vectors")
    frame = vectors.Frame.turned((1, 2, 3), yaw=200, pitch=20, roll=-15, scale=1.5)
    assert np.allclose(frame.rows @ frame.rows.T, np.eye(3))
    points = np.array([[0.3, -0.2, 0.9], [1, 1, 1]])
    assert np.allclose(frame.local(frame.out(points)), points)
    inner = vectors.Frame.looking((0, 1, 0), (0, 1, -1), (0, 0, 1), 0.5)
    assert np.allclose(inner.inside(frame).at(0.2, 0.3, 0.4), frame.out(inner.at(0.2, 0.3, 0.4)))


def test_a_level_frame_has_its_right_wing_to_its_right(kit: Any) -> None:
    frame = kit("vectors").Frame.turned((0, 0, 0), yaw=0)
    assert np.allclose(frame.direction(0, 1, 0), [1, 0, 0])
    assert np.allclose(frame.direction(1, 0, 0), [0, -1, 0])
    assert np.allclose(frame.direction(0, 0, 1), [0, 0, 1])


def test_clay_becomes_a_closed_skin_that_looks_outward(kit: Any) -> None:
    solids = kit("solids")
    clay = solids.Clay((-1.5, -1.5, -1.5), (1.5, 1.5, 1.5), 0.08)
    clay.ball((0, 0, 0), (0.8, 1.0, 0.6), part="body")
    skin = clay.skin()
    assert np.abs(np.linalg.norm(skin.points / [0.8, 1.0, 0.6], axis=1) - 1).max() < 0.05
    assert ((skin.points * skin.normals).sum(1) > 0).all()
    edges = np.sort(np.concatenate([skin.faces[:, [i, (i + 1) % 3]] for i in range(3)]), 1)
    assert (np.unique(edges, axis=0, return_counts=True)[1] == 2).all()


def test_the_coat_of_a_body_lies_from_head_to_tail(kit: Any) -> None:
    solids = kit("solids")
    clay = solids.Clay((-0.6, -1.4, -0.6), (0.6, 1.4, 0.6), 0.06)
    rows = [(0, y, 0, 0.3, 0.3, 0, 0, 1) for y in (-1, -0.3, 0.3, 1)]
    spine = solids.Spine.through(rows, 60)
    clay.tube(spine)
    skin = clay.skin()
    assert (skin.lie[:, 1] < -0.9).all()
    middle = np.abs(skin.points[:, 1]) < 0.8
    share, side, up = spine.coordinates(skin.points[middle])
    assert np.allclose(np.hypot(side, up), 1, atol=0.08)
    assert (np.diff(share[np.argsort(skin.points[middle, 1])]) >= 0).all()


def test_hairs_grow_from_the_skin_and_along_it(kit: Any) -> None:
    solids, coat = kit("solids"), kit("coat")
    clay = solids.Clay((-1.2, -1.2, -1.2), (1.2, 1.2, 1.2), 0.1)
    clay.ball((0, 0, 0), (1, 1, 1), part="body")
    skin = clay.skin()
    skin.colours = np.full((len(skin.points), 3), 0.5)
    one = np.ones(len(skin.points))
    hairs = coat.grow(skin, coat.Coat(), 300, one * 0.2, (skin.points[:, 2] > 0) * one, 3)
    assert hairs.points.shape == (300, 5, 3)
    assert (hairs.roots[:, 2] > -0.15).all()
    assert np.allclose(np.linalg.norm(hairs.points[:, 0], axis=1), 1, atol=0.05)
    again = coat.grow(skin, coat.Coat(), 300, one * 0.2, (skin.points[:, 2] > 0) * one, 3)
    assert np.array_equal(hairs.points, again.points)


CALM = {
    "sky": ((0, "#808080"), (1, "#808080")),
    "deep": "#204060",
    "crest": "#204060",
    "far": "#808080",
    "glitter": 0.0,
    "chop": 0.0,
}


def test_the_camera_and_its_rays_agree(kit: Any) -> None:
    scene = kit("scene").Scene(tilt=9, zoom=1.2)
    assert np.allclose(scene.projected(np.zeros(3)), [240, 360])
    px, py = np.array([40.0, 300.0]), np.array([400.0, 650.0])
    points = scene.ground(px, py, -1.2)
    assert np.allclose(points[:, 2], -1.2)
    assert np.allclose(scene.projected(points), np.stack([px, py], -1))
    assert scene.projected(np.array([0.0, 1e6, -1.2]))[1] == pytest.approx(scene.horizon, abs=0.1)


def test_far_waves_fade_before_they_flicker(kit: Any) -> None:
    props = kit("props")
    x = np.linspace(-5, 5, 400)
    near = props.wave_height(props.Swell(), x, 0 * x, np.full(400, 0.02))
    far = props.wave_height(props.Swell(), x, 0 * x, np.full(400, 40.0))
    assert np.ptp(near) > 0.02
    assert np.ptp(far) == 0


def test_the_brush_keeps_flat_colour_and_cleans_noise(kit: Any) -> None:
    brush = kit("brush")
    flat = np.full((24, 24, 3), 0.4, np.float32)
    assert np.allclose(brush.dab(flat, 3), 0.4, atol=1e-5)
    step = np.full((30, 30, 3), 0.3, np.float32)
    step[:, 15:] = 0.7
    noisy = step + np.random.default_rng(2).normal(size=step.shape) * 0.05
    clean = brush.dab(noisy.astype(np.float32), 3)
    calm = np.s_[5:25, 4:8]
    assert np.abs(clean - step)[calm].mean() < 0.8 * np.abs(noisy - step)[calm].mean()
    assert clean[:, 17].mean() - clean[:, 12].mean() > 0.36


def test_light_is_told_from_own_colour(kit: Any) -> None:
    brush = kit("brush")
    h, w = 12, 18
    passes = {n: np.zeros((h, w, 4), np.float32) for n in ("rgb", "alb", "pos", "nor")}
    passes["alb"][...] = (0.2, 0.2, 0.2, 1)
    passes["rgb"][..., 3] = 1
    passes["rgb"][:, :9, :3] = 0.2
    passes["rgb"][:, 9:, :3] = 0.01
    passes["kind"] = np.full((h, w), brush.SUBJECT, np.float32)
    colour, light = brush.relight(brush.Shot(passes), brush.Tones())
    assert light[0, 0] > 10 * light[0, -1]
    assert colour[0, 0].mean() > 2 * colour[0, -1].mean()
    shade = colour[0, -1]
    assert shade[2] > shade[0]  # shadows are cool


def test_every_animal_has_a_model_a_painter_and_a_docstring(kit: Any) -> None:
    make = kit("make")
    names = make.animals()
    assert names
    for name in names:
        animal = kit(f"species.{name}")
        assert callable(animal.model), name
        assert callable(animal.paint), name
        assert "Landmarks" in animal.__doc__, name
        assert (ROOT / "assets" / "art" / "species" / f"{name}.webp").is_file(), name


def test_every_model_can_be_built(kit: Any) -> None:
    """As coarse as can be: hundreds of hairs instead of thousands."""
    scenes, make = kit("scene"), kit("make")
    for name in make.animals():
        scene = scenes.Scene(detail=-0.5)
        kit(f"species.{name}").model(scene)
        mine = [p.points.reshape(-1, 3) for p in scene.parts if p.kind == scenes.SUBJECT]
        seen = scene.projected(np.concatenate(mine))
        assert np.isfinite(seen).all(), name
        inside = (seen > 0) & (seen < [480, 720])
        assert inside.all(1).mean() > 0.95, name
        assert np.ptp(seen, axis=0).max() > 240, name
        assert scene.lamps, name


def test_a_finished_picture_is_handed_over_with_all_its_sources(
    kit: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("PIL")
    make = kit("make")
    given: dict[str, Any] = {}
    monkeypatch.setattr(make, "keep", lambda *place, **rest: given.update(rest, place=place[1:]))
    make.hand_over("perca_fluviatilis", None, {"blender": "4.2.0", "numpy": "2"})
    assert given["place"] == ("species", "perca_fluviatilis")
    names = [f.name for f in given["files"]]
    assert names[0] == "perca_fluviatilis.py"
    assert {"blender.py", "fish.py", "bodies.py", "floors.py"} < set(names)
    assert given["versions"] == {"bpy": "4.2.0", "numpy": "2"}


def test_the_record_names_only_animals_there_are(kit: Any) -> None:
    make = kit("make")
    assert set(make.read_record()) <= set(make.animals())


def test_a_picture_depends_on_its_source(
    kit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = kit("make")
    monkeypatch.setattr(make, "HERE", tmp_path)
    (tmp_path / "species").mkdir()
    found = set()
    for source in ("GREEN = 1", "GREEN = 2", "from vectors import mix"):
        (tmp_path / "species" / "perch.py").write_text(source, "utf-8")
        (tmp_path / "vectors.py").write_text("", "utf-8")
        found.add(make.fingerprint("perch"))
    (tmp_path / "vectors.py").write_text("mix = 1", "utf-8")
    found.add(make.fingerprint("perch"))
    assert len(found) == 4
