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


def test_feathers_never_crowd(kit: Any) -> None:
    feathers = kit("feathers")
    places = np.random.default_rng(1).uniform(size=(400, 3))
    kept = places[feathers.spaced(places, np.full(400, 0.15))]
    apart = np.linalg.norm(kept[:, None] - kept[None], axis=-1)
    assert apart[~np.eye(len(kept), dtype=bool)].min() > 0.15
    assert len(kept) > 40


def test_a_feather_has_its_length_and_its_edge(kit: Any) -> None:
    feathers = kit("feathers")
    plumage = feathers.Plumage()
    black, white = np.zeros(3), np.ones(3)
    quill = feathers.Quill(length=2.0, width=0.2, camber=0)
    plumage.feather((0, 0, 0), (0, -1, 0), (0, 0, 1), quill, feathers.edged(black, white))
    points, faces, colours = plumage.mesh()
    assert points[:, 1].min() == pytest.approx(-2.0)
    assert np.ptp(points[:, 0]) == pytest.approx(0.4, rel=0.05)
    assert faces.max() == len(points) - 1
    assert colours[points[:, 1] < -1.95].min() > 0.5
    assert colours[points[:, 1] > -1.0].max() < 0.1


def test_both_wings_are_mirror_images(kit: Any) -> None:
    wings = kit("wings")
    bones = np.array([(0.2, 0.4, 0.1), (0.8, 0.4, 0.2), (1.4, 0.6, 0.25), (2.0, 0.3, 0.2)])
    up = np.tile([0.0, 0, 1], (4, 1))
    flip = np.array([-1, 1, 1])
    right = wings.Wing(bones, up, (0.6, 0.6, 0.4, 0.1))
    left = wings.Wing(bones * flip, up * flip, (0.6, 0.6, 0.4, 0.1), side=-1)
    for a, b in zip(right.at([0.5, 1.5, 2.8], 0.4), left.at([0.5, 1.5, 2.8], 0.4), strict=True):
        assert np.allclose(a * flip, b)
    assert right.at(1.0, 0.5)[2][1] < -0.9  # back is back


def test_a_wing_is_raised_and_swung_forward(kit: Any) -> None:
    wings = kit("wings")
    bones = [(0.2, 0.4, 0.1), (0.8, 0.4, 0.1), (1.4, 0.6, 0.1), (2.0, 0.3, 0.1)]
    chord, thick = (0.6, 0.6, 0.4, 0.1), (0.1, 0.1, 0.1, 0.1)
    level, raised, swept = (
        wings.Wing.spread(bones, chord, thick, 1, lift=lift, hand=0, sweep=sweep)
        for lift, sweep in ((0, 0), (40, 0), (0, 30))
    )
    assert np.allclose(level.bones, bones)
    assert np.allclose(raised.bones[0], bones[0])
    assert (raised.bones[1:, 2] > level.bones[1:, 2]).all()
    assert (swept.bones[1:, 1] > level.bones[1:, 1]).all()
    assert np.allclose(swept.bones[:, 2], 0.1)
    bent = wings.Wing.spread(bones, chord, thick, -1, lift=0, hand=50)
    assert np.allclose(bent.bones[:3], np.array(bones)[:3] * [-1, 1, 1])
    assert bent.bones[3, 2] > 0.4


def afloat(kit: Any) -> tuple[Any, Any, Any]:
    """A shot of 120 x 180 and its camera: a board stands on a calm sea; and where it is seen."""
    brush, scenes = kit("brush"), kit("scene")
    camera = scenes.Scene(tilt=20.0)
    passes = {n: np.zeros((180, 120, 4), np.float32) for n in ("rgb", "alb", "pos", "nor")}
    y, x = np.mgrid[0:180, 0:120] * 4.0 + 2.0
    passes["pos"][..., :3] = camera.ground(x, np.maximum(y, camera.horizon + 4), -1.2)
    passes["nor"][..., 2] = 1
    kinds = np.zeros((180, 120), np.float32)
    wet = y > camera.horizon + 4
    kinds[wet] = scenes.SEA
    passes["rgb"][wet, 3] = 1
    foot = camera.ground(np.array(320.0), np.array(480.0), -1.2)
    up, across = np.meshgrid(np.linspace(0, 0.8, 160), np.linspace(-0.4, 0.4, 160))
    board = np.stack([foot[0] + across, np.full_like(up, foot[1]), -1.2 + up], -1).reshape(-1, 3)
    px, py = (camera.projected(board) / 4).astype(int).T
    kinds[py, px] = scenes.SUBJECT
    passes["pos"][py, px, :3] = board
    passes["nor"][py, px, :3] = (0, -1, 0)
    passes["kind"] = kinds
    return brush.Shot(passes), camera, kinds == scenes.SUBJECT


CALM = {
    "sky": ((0, "#808080"), (1, "#808080")),
    "deep": "#204060",
    "crest": "#204060",
    "far": "#808080",
    "glitter": 0.0,
    "chop": 0.0,
}


def test_what_floats_is_mirrored_from_its_own_foot(kit: Any) -> None:
    surface = kit("surface")
    shot, camera, board = afloat(kit)
    image = np.zeros((180, 120, 3), np.float32)
    image[board] = 1
    rgb, full = surface.hanging(shot, image, camera, -1.2)
    foot, high = np.nonzero(board.any(1))[0][[-1, 0]]
    middle = 80
    tall = foot - high
    assert full[foot + 3 : foot + tall - 6, middle].min() > 0.8
    assert rgb[foot + 3 : foot + tall - 6, middle].min() > 0.8
    assert full[foot + 2 * tall :, middle].max(initial=0) < 0.1
    assert full[:, 10].max() < 0.1


def test_the_image_of_a_bird_lies_on_the_water_and_nowhere_else(kit: Any) -> None:
    surface = kit("surface")
    shot, camera, board = afloat(kit)
    sky = np.full((180, 120, 3), 0.7, np.float32)
    lit = np.where(board[..., None], np.float32(1), np.float32(0))
    look = surface.Surface(**CALM, mirror=1.0)
    done = surface.water(shot, sky, lit, camera, -1.2, look)
    foot = np.nonzero(board.any(1))[0][-1]
    above = int(camera.horizon / 4) - 4
    assert np.allclose(done[:above], sky[:above])
    assert done[foot + 6, 80].mean() > done[foot + 6, 15].mean() + 0.1
    wet = surface.waterline(shot, done, -1.2, "#000000")
    assert wet[foot + 1, 80].mean() < done[foot + 1, 80].mean() - 0.1
    assert np.allclose(wet[foot + 1, 10], done[foot + 1, 10], atol=0.01)


def test_feather_edges_shade_a_mass_without_changing_it(kit: Any) -> None:
    feathers = kit("feathers")
    u, v = np.meshgrid(np.linspace(0, 2, 300), np.linspace(0, 2, 300))
    soft = feathers.shingled(u, v, 0.2, 0.1)
    assert 0.89 < soft.min() < 0.97
    assert 1.03 < soft.max() < 1.11
    assert np.array_equal(soft, feathers.shingled(u, v, 0.2, 0.1))
    assert np.allclose(feathers.shingled(u, v, 0.2, 0.0), 1)


def test_a_feather_in_a_mass_is_dark_inside_and_light_at_its_edge(kit: Any) -> None:
    feathers = kit("feathers")
    pattern = feathers.bladed(np.ones(3), np.zeros(3))
    t, s = np.meshgrid(np.linspace(0, 1, 21), np.linspace(-1, 1, 21), indexing="ij")
    tone = pattern(t, s)[..., 0]
    assert tone[0].min() == pytest.approx(1)
    assert tone[-1].min() > 0.9
    assert tone[10, 4] < 0.4


def test_snow_falls_everywhere_but_on_the_face(kit: Any) -> None:
    weather = kit("weather")
    dark = np.zeros((180, 120, 3), np.float32)
    done = weather.snowfall(dark.copy(), 400, 3, keep=((240, 360, 80),))
    assert done.mean() > 0.01
    assert done[80:100, 50:70].max() < 0.05


def test_a_wooded_shore_stands_on_its_foot(kit: Any) -> None:
    weather = kit("weather")
    shot, _, _ = afloat(kit)
    light = np.ones((180, 120, 3), np.float32)
    done = weather.woods(shot, light, 400, 80, "#000000", 4)
    assert np.allclose(done[102:], 1)
    assert done[96, 30:90].max() < 0.1
    assert np.allclose(done[:75], 1)


def test_the_edge_of_a_bird_gleams_towards_the_light_alone(kit: Any) -> None:
    birds, brush, scenes = kit("birds"), kit("brush"), kit("scene")
    y, x = np.mgrid[0:180, 0:120].astype(np.float32)
    ball = np.hypot(x - 60, y - 90) / 40
    inside = ball < 1
    up = np.stack([(x - 60) / 40, -np.sqrt(np.clip(1 - ball**2, 0, 1)), (90 - y) / 40], -1)
    passes = {n: np.zeros((180, 120, 4), np.float32) for n in ("rgb", "alb", "pos", "nor")}
    passes["rgb"][inside] = passes["alb"][inside] = (0.05, 0.05, 0.05, 1)
    passes["pos"][..., :3] = np.stack([(x - 60) / 25, 0 * x, (90 - y) / 25], -1)
    passes["nor"][inside, :3] = up[inside]
    passes["kind"] = np.where(inside, scenes.SUBJECT, 0).astype(np.float32)
    grey = np.full((180, 120, 3), 0.3, np.float32)
    gleam = birds.Gleam(strength=1.0, lift=0.0, sink=0.0)
    done = birds.gleaming(brush.Shot(passes), grey, scenes.Scene(), birds.by_day(), gleam)
    assert done[64, 36].mean() > done[90, 60].mean() + 0.3
    assert done[116, 84].mean() < done[90, 60].mean() + 0.05


def test_eyes_look_to_both_sides(kit: Any) -> None:
    birds, parts, scenes, vectors = (kit(n) for n in ("birds", "parts", "scene", "vectors"))
    scene = scenes.Scene()
    birds.eyes(scene, vectors.WORLD, (0.2, 1.0, 0.1), (1, 0.3, 0), parts.Eye(0.05, "#202020"))
    middles = np.array([p.points.mean(0) for p in scene.parts])
    assert (middles[:, 0] > 0.1).sum() == (middles[:, 0] < -0.1).sum() == len(middles) / 2
    assert np.allclose(middles[:, 1], 1.0, atol=0.06)


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
    make.hand_over("larus_fuscus", None, {"blender": "4.2.0", "numpy": "2"})
    assert given["place"] == ("species", "larus_fuscus")
    names = [f.name for f in given["files"]]
    assert names[0] == "larus_fuscus.py"
    assert {"blender.py", "birds.py", "wings.py", "feathers.py"} < set(names)
    assert given["versions"] == {"bpy": "4.2.0", "numpy": "2"}


def test_the_record_names_only_animals_there_are(kit: Any) -> None:
    make = kit("make")
    assert set(make.read_record()) <= set(make.animals())
    assert make.fingerprint(make.animals()[0]) != make.fingerprint(make.animals()[-1])
