"""Bodies and plants as illustrations: outlines, roundness, animals along a line."""

from __future__ import annotations

from typing import Any

import pytest

from tests.build.painting_kits import PAINT, kit_fixture, painting_numpy

np = painting_numpy()
kit = kit_fixture(PAINT / "beasts", PAINT / "landscape")

K = 0.25
"""Pixels for each unit of the sheet: small pictures are quick."""


def at(grid: Any, x: float, y: float) -> float:
    """Return the value at a place of the sheet."""
    return float(grid[int(y * K), int(x * K)])


def test_an_outline_goes_through_its_points_and_turns_sharply_at_corners(kit: Any) -> None:
    points = [(0, 0), (100, 0), (120, 60, None), (60, 100), (-20, 60)]
    line = kit("hides").outline(points)
    for x, y, *_ in points:
        assert np.hypot(line[:, 0] - x, line[:, 1] - y).min() < 1e-9
    way = np.diff(np.concatenate([line, line[:2]]), axis=0)
    way = way[np.hypot(way[:, 0], way[:, 1]) > 1e-9]
    turn = np.abs(np.angle(np.exp(1j * np.diff(np.arctan2(way[:, 1], way[:, 0])))))
    assert turn.max() > 3 * np.sort(turn)[-2]


def test_a_body_is_highest_in_its_middle_and_faces_the_light_on_one_side(kit: Any) -> None:
    hides, c = kit("hides"), kit("sheet").Sheet(K)
    mask = hides.cover(c, kit("canvas").ring(240, 360, 120, 80), round_=False)
    height = hides.blown(c, mask)
    assert at(height, 240, 360) > at(height, 150, 360) > 10
    assert at(height, 60, 360) == pytest.approx(0)
    lit = hides.facing(hides.normals(c, height), (-1, 0, 0.2))
    assert at(lit, 160, 360) > at(lit, 240, 360) > at(lit, 320, 360)


def test_two_heights_are_joined_without_a_crease(kit: Any) -> None:
    x = np.linspace(-40, 40, 161)
    one, other = np.maximum(20 + x, 0), np.maximum(20 - x, 0)
    both = kit("hides").joined(one, other, 6)
    assert (both >= np.maximum(one, other) - 1e-9).all()
    assert both[0] == other[0]
    assert both[-1] == one[-1]
    assert np.abs(np.diff(both, 2)).max() < np.abs(np.diff(np.maximum(one, other), 2)).max()


def test_an_animal_along_a_line_keeps_its_length_and_is_found_again(kit: Any) -> None:
    c = kit("sheet").Sheet(K)
    spine = kit("hides").Spine([(100, 200), (180, 240), (260, 330), (320, 460)])
    snout, middle, tail = (spine([(x, 0)])[0] for x in (0, 500, 1000))
    assert snout == pytest.approx((100, 200))
    assert tail == pytest.approx((320, 460))
    x, y = spine.straight(c)
    row, column = int(middle[1] * K), int(middle[0] * K)
    assert x[row, column] == pytest.approx(500, abs=15)
    assert y[row, column] == pytest.approx(0, abs=15)
    back, belly = spine([(500, -100)])[0], spine([(500, 100)])[0]
    assert back[1] < middle[1] < belly[1]


def test_planes_are_as_many_as_their_colours(kit: Any) -> None:
    c = kit("sheet").Sheet(K)
    value = (c.x / 480).astype("float32")
    tone = kit("hides").planes(c, value, ("#000000", "#808080", "#ffffff"), (0.3, 0.7), 0.01, 0.0)
    assert {round(float(v), 2) for v in tone[10, ::8, 0]} <= {0.0, 0.5, 1.0}


def test_fur_stays_near_its_skin_and_follows_its_flow(kit: Any) -> None:
    hides, c = kit("hides"), kit("sheet").Sheet(K, ground="#000000")
    skin = hides.cover(c, [(140, 300), (340, 300), (340, 420), (140, 420)], round_=False)
    level = kit("plumage").Flow([(100, 360), (400, 360)])
    hides.fur(c, skin, level, 80, 20, 2.0, colour="#ffffff", bend=0.0)
    rows, columns = np.nonzero(c.rgb[..., 0] > 0.2)
    assert columns.min() >= (140 - 30) * K
    assert columns.max() <= (340 + 30) * K
    assert rows.min() >= (300 - 8) * K
    assert rows.max() <= (420 + 8) * K


def test_a_strap_is_as_wide_as_it_was_made_and_lighter_on_the_side_of_the_sun(kit: Any) -> None:
    fronds, c = kit("fronds"), kit("sheet").Sheet(1.0, ground="#000000")
    line = fronds.course((240, 600), -np.pi / 2, 400, 0.0)
    assert np.hypot(*(line[-1] - line[0])) == pytest.approx(400)
    fronds.strap(c, line, (40, 40), "#808080", "#ffffff", "#404040", rib=0, sun=(-1, 0))
    row = c.rgb[400, :, 0]
    assert (row > 0.1).sum() == pytest.approx(40, abs=3)
    assert row[230] > 0.8 > row[250]
