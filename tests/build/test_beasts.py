"""The kit for animals as illustrations: outlines, planes of value, layers, list of sources."""

from __future__ import annotations

from typing import Any

import pytest

from tests.build.painting_kits import PAINT, ROOT, kit_fixture, painting_numpy

BEASTS = PAINT / "beasts"
ANIMALS = sorted(
    file.stem
    for file in (BEASTS / "species").glob("*.py")
    if "\ndef animal(" in file.read_text("utf-8")
)

np = painting_numpy()
kit = kit_fixture(BEASTS / "species", BEASTS, PAINT / "landscape")

K = 0.5
"""Pixels for each unit of the sheet: small pictures are quick."""
DIAMOND = [(240, 260, None), (340, 360, None), (240, 460, None), (140, 360, None)]


def circle(radius: float, count: int = 12) -> list[tuple[float, float]]:
    """Points round the middle of the sheet."""
    turns = np.linspace(0, 2 * np.pi, count, endpoint=False)
    return [(240 + radius * np.cos(a), 360 + radius * np.sin(a)) for a in turns]


def at(image: Any, x: float, y: float) -> Any:
    """The pixel at a place of the sheet."""
    return image[int(y * K), int(x * K)]


def test_an_outline_is_round_between_its_points_and_sharp_at_corners(kit: Any) -> None:
    closed = kit("outlines").closed
    assert np.allclose(np.hypot(*(closed(circle(100)) - (240, 360)).T), 100, atol=0.5)
    square = closed(DIAMOND)
    for x, y, _ in DIAMOND:
        assert np.hypot(*(square - (x, y)).T).min() < 0.01
    assert np.abs(np.abs(square - (240, 360)).sum(1) - 100).max() < 0.01


def test_a_cushion_is_highest_in_the_middle_and_half_a_ball_over_a_circle(kit: Any) -> None:
    y, x = np.mgrid[0:120, 0:120] + 0.5
    depth = (50 - np.hypot(x - 60, y - 60)) / K
    height = kit("outlines").inflate(depth, K)
    assert height[depth < 0].max() == 0
    row, column = np.unravel_index(height.argmax(), height.shape)
    assert np.hypot(row - 60, column - 60) < 6
    half = np.abs(np.hypot(x - 60, y - 60) - 25) < 1.5
    assert 0.75 < height[half].mean() / height.max() < 0.95


def test_a_body_is_light_towards_the_sun_and_dark_away_from_it(kit: Any) -> None:
    c = kit("sheet").Sheet(K, ground="#808080")
    mask = kit("form").solid(c, circle(100), ("#202040", "#808080", "#fff0d0"), grain=0)
    towards, away = at(c.rgb, 185, 305), at(c.rgb, 295, 415)
    assert towards.mean() > away.mean() + 0.3
    assert away[2] > away[0]  # shade is cool
    assert towards[0] > towards[2]
    assert at(mask, 240, 360) == 1
    assert at(mask, 100, 360) == 0


def test_an_edge_is_lost_only_where_it_should_be(kit: Any) -> None:
    c = kit("sheet").Sheet(K, ground="#0000ff")
    mask = kit("form").solid(c, circle(100), ("#ff0000",) * 3, lost=[(240, 260, 40, 24)])
    assert 0.1 < at(mask, 240, 266) < 0.9
    assert at(mask, 240, 455) > 0.95
    assert at(mask, 240, 465) < 0.05


def test_nothing_painted_within_an_outline_leaves_it(kit: Any) -> None:
    c = kit("sheet").Sheet(K, ground="#000000")
    with c.within(kit("form").outline(DIAMOND)):
        c.area(np.ones_like(c.x), "#ffffff", wash=0)
        c.dabs([240.0], [360.0], 300, 300, 0.0, "#ffffff")
    assert at(c.rgb, 240, 360).min() > 0.9
    assert at(c.rgb, 150, 280).max() == 0


def test_a_layer_can_be_laid_and_mirrored(kit: Any) -> None:
    sheet, form = kit("sheet"), kit("form")
    c = sheet.Sheet(K, ground="#000000")
    layer = c.lifted(lambda s: form.patch(s, circle(60), "#ff0000", soft=0))
    assert c.rgb.max() == 0  # only lifted
    back = layer.mirrored(480, ripple=0, stretch=1.0)
    assert at(back.alpha, 240, 600) > 0.95
    assert at(back.alpha, 240, 360) == 0
    layer.lay()
    assert at(c.rgb, 240, 360) == pytest.approx([1, 0, 0], abs=0.1)
    assert at(c.rgb, 240, 600).max() == 0


def test_points_turn_clockwise_and_corners_stay_corners(kit: Any) -> None:
    (x, y, corner), (u, v) = kit("form").turned([(10, 0, None), (0, 10)], (0, 0), 90)
    assert (x, y) == pytest.approx((0, 10))
    assert (u, v) == pytest.approx((-10, 0))
    assert corner is None


def test_feathers_run_in_order_from_one_line_to_the_other(kit: Any) -> None:
    spines = kit("plumage").fan([(100, 100), (100, 300)], [(300, 100), (300, 300)], 5)
    assert [tuple(s[0]) for s in spines] == [(100, y) for y in (100, 150, 200, 250, 300)]
    assert [tuple(s[-1]) for s in spines] == [(300, y) for y in (100, 150, 200, 250, 300)]


def test_strokes_lie_along_the_flow_and_stay_on_the_body(kit: Any) -> None:
    plumage = kit("plumage")
    flow = plumage.Flow([(100, 100), (400, 100)], [(100, 600), (400, 600)])
    assert flow(np.array([250.0]), np.array([350.0])) == pytest.approx([0], abs=0.05)
    c = kit("sheet").Sheet(K, ground="#808080")
    before, mask = c.rgb.copy(), c.cover(kit("form").outline(DIAMOND))
    plumage.strokes(c, mask, flow, 80, turn=0)
    changed = np.abs(c.rgb - before).max(-1)
    assert changed[mask == 1].max() > 0.05
    assert changed[mask == 0].max() == 0


@pytest.mark.parametrize("name", ANIMALS)
def test_every_animal_fills_its_card(kit: Any, name: str) -> None:
    module = kit(name)
    assert module.__doc__
    alpha = kit("sheet").Sheet(0.125).lifted(module.animal).alpha
    rows, columns = np.nonzero(alpha > 0.5)
    assert np.hypot(np.ptp(rows), np.ptp(columns)) > 0.5 * 60
    assert (ROOT / "assets" / "art" / "species" / f"{name}.webp").is_file()


def test_a_picture_is_the_same_each_time_it_is_painted(kit: Any) -> None:
    one, two = (kit("alca_torda").paint(0.2) for _ in range(2))
    assert one.shape == (144, 96, 3)
    assert 0 <= one.min() < one.max() <= 1
    assert np.array_equal(one, two)


def test_a_picture_depends_on_its_source_and_the_kits_it_uses(kit: Any) -> None:
    found = kit("run").KIT.sources("alca_torda")
    assert found[0] == BEASTS / "species" / "alca_torda.py"
    names = {f"{f.parent.name}/{f.name}" for f in found}
    assert {"beasts/form.py", "beasts/outlines.py", "landscape/brush.py"} <= names
