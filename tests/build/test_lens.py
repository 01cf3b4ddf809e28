"""The kit for small life under a lens: light through bodies, forms, and the list of sources."""

from __future__ import annotations

import importlib
import sys
from typing import Any

import pytest

from tests.build.painting_kits import ROOT, painting_numpy

np = painting_numpy()

K = 0.25
"""Pixels for each unit of the card: small pictures are quick."""


@pytest.fixture
def kit(monkeypatch: pytest.MonkeyPatch) -> Any:
    """A function that imports a module of the kit."""
    monkeypatch.syspath_prepend(str(ROOT / "build"))
    yield lambda name: importlib.import_module(f"paint.lens.{name}")
    for name in [n for n in sys.modules if n == "paint" or n.startswith("paint.")]:
        del sys.modules[name]


def painted(kit: Any, scene: Any, **lighting: Any) -> Any:
    """The picture of a scene before a white field."""
    light = kit("light")
    white = np.ones((round(720 * K), round(480 * K), 3), np.float32)
    return light.compose(scene, light.Lighting(**lighting), white, K)


def at(image: Any, x: float, y: float) -> Any:
    """The light at a place of the card."""
    return image[int(y * K), int(x * K)]


def test_what_is_nearer_hides_what_is_farther(kit: Any) -> None:
    light, forms = kit("light"), kit("forms")
    seen = []
    for order in (1, -1):
        scene = light.Scene()
        for z, code in ((-60, "#ff0000"), (60, "#0000ff"))[::order]:
            forms.ball(scene, (240, 360, z), 50, light.rgb(code), light.Stuff(gloss=0))
        seen.append(at(painted(kit, scene), 240, 360))
    assert seen[0][0] > 10 * seen[0][2]
    assert np.allclose(seen[0], seen[1], rtol=0.02)


def test_jelly_takes_more_light_the_thicker_it_is(kit: Any) -> None:
    light, forms = kit("light"), kit("forms")
    scene = light.Scene()
    stain = light.Stuff(alpha=0, gloss=0, jelly=2, milk=0, shade=0)
    forms.ball(scene, (240, 360, 0), (150, 150, 150), light.rgb("#ff8000"), stain, n=40)
    image = painted(kit, scene, rim_power=0.0)
    middle, side, beside = (at(image, x, 360) for x in (240, 360, 420))
    assert middle[2] < side[2] < beside[2] == 1
    assert middle[0] > middle[1] > middle[2]  # what is left has its colour


def test_glass_is_clear_in_the_middle_and_shows_at_its_edge(kit: Any) -> None:
    light, forms = kit("light"), kit("forms")
    scene = light.Scene()
    glass = light.Stuff(alpha=0.0, edge=0.9, gloss=0, shade=0)
    forms.ball(scene, (240, 360, 0), 150, light.rgb("#000000"), glass, n=60)
    image = painted(kit, scene, rim_power=0.0)
    assert at(image, 240, 360).min() > 0.98
    assert at(image, 240 + 147, 360).max() < 0.6


def test_a_body_keeps_the_lamp_from_what_lies_behind_it(kit: Any) -> None:
    light, forms = kit("light"), kit("forms")

    def wall(with_ball: bool) -> Any:
        scene = light.Scene()
        x, y = np.meshgrid(np.linspace(0, 480, 30), np.linspace(0, 720, 40), indexing="ij")
        sheet = np.stack([x, y, np.full_like(x, 120.0)], -1)
        face = np.broadcast_to([0, 0, -1.0], sheet.shape)
        forms.net(scene, sheet, light.rgb("#ffffff"), light.Stuff(gloss=0, shade=0), out=face)
        if with_ball:
            forms.ball(scene, (160, 260, 0), 60, light.rgb("#ffffff"), light.Stuff())
        lamps = [((-1.0, -1.0, -1.0), "#ffffff", 1.0)]
        return painted(kit, scene, lamps=lamps, ambient=0.1, crowd=0.0, density=3.0)

    free, shaded = wall(with_ball=False), wall(with_ball=True)
    assert at(shaded, 280, 380).mean() < 0.4 * at(free, 280, 380).mean()
    assert np.allclose(at(shaded, 60, 640), at(free, 60, 640), rtol=0.02)


def test_what_stands_out_of_focus_has_soft_edges(kit: Any) -> None:
    light, forms = kit("light"), kit("forms")

    def steepest(layer: str) -> float:
        scene = light.Scene()
        scene.layer = layer
        forms.ball(scene, (240, 360, 0), 120, light.rgb("#000000"), light.Stuff(gloss=0))
        row = painted(kit, scene)[int(360 * K)].mean(-1)
        return float(np.abs(np.diff(row)).max())

    assert steepest("far") < 0.6 * steepest("main")


def test_the_same_scene_gives_the_same_picture(kit: Any) -> None:
    field, light, forms = kit("field"), kit("light"), kit("forms")

    def picture() -> Any:
        f = field.Field(K)
        scene = light.Scene()
        forms.rod(scene, (100, 300, 0), (300, 420, 30), 40, light.rgb("#40a060"), light.Stuff())
        ground = f.down((0, "#ffffff"), (1, "#204060")) * (1 + 0.1 * f.noise(80, 60, 3))[..., None]
        image = f.dust(light.compose(scene, light.Lighting(), ground, K), 20, "#ffffff", 4)
        return field.finish(image, f)

    one, two = picture(), picture()
    assert one.shape == (180, 120, 3)
    assert 0 <= one.min() < one.max() <= 1
    assert (one == two).all()


def test_a_line_goes_through_its_ends_in_even_steps(kit: Any) -> None:
    p = kit("forms").line([(0, 0, 0), (100, 40, 0), (140, 200, 30)], 80)
    steps = np.linalg.norm(np.diff(p, axis=0), axis=1)
    assert np.allclose(p[0], 0)
    assert np.allclose(p[-1], (140, 200, 30))
    assert steps.max() < 1.05 * steps.min()


def test_a_capsid_has_twenty_equal_faces_that_look_outward(kit: Any) -> None:
    forms = kit("forms")
    corners, faces = forms.icosahedron((0.3, -0.8, 0.5), 0.7)
    points, normals, triangles = forms.facets(corners, faces)
    a, b, c = (points[triangles[:, i]] for i in range(3))
    areas = np.linalg.norm(np.cross(b - a, c - a), axis=1) / 2
    assert len(corners) == 12
    assert len(faces) == 20
    assert np.allclose(areas, areas[0])
    assert ((points * normals).sum(-1) > 0).all()


def test_an_isopod_lies_as_its_place_says(kit: Any) -> None:
    crust = kit("crust")
    place = crust.Place((200, 300, 0), forward=(0, -1, 0), up=(0, 0, -1), scale=2.0)
    assert np.allclose(place((10, 0, 0)), (200, 280, 0))
    assert np.allclose(place((0, 0, 5)), (200, 300, -10))
    assert np.allclose(place((0, 10, 0)), (180, 300, 0))  # its left, seen from above
    bent = crust.Place((200, 300, 0), (0, -1, 0), (0, 0, -1), bend=0.3)
    assert bent((-100, 0, 0))[0] < 200
    assert np.allclose(bent((0, 0, 0)), (200, 300, 0))


def test_a_flagellum_starts_at_its_root(kit: Any) -> None:
    path = kit("forms").wave((10, 20, 0), (1, 0, 0), 100, 12, 3, phase=0.8)
    assert np.allclose(path[0], (10, 20, 0))
    assert 10 < np.abs(path[:, 1] - 20).max() < 14


def test_every_picture_knows_the_modules_it_is_made_from(kit: Any) -> None:
    run = kit("run").KIT
    names = run.pictures()
    assert names
    for name in names:
        files = [path.relative_to(run.here).as_posix() for path in run.sources(name)]
        assert files[0] == f"species/{name}.py"
        assert {"light.py", "forms.py", "field.py"} <= set(files)
