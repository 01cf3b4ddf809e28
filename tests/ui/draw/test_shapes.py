"""Shapes are smooth and premultiplied, and their cache is limited."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from ecosfera.ui.draw.cache import Cache
from ecosfera.ui.draw.shapes import Shapes, clear, nine_slice, put, ring_reach
from ecosfera.ui.draw.theme import AMBER, FOCUS, INK, PAPER, contrast


@pytest.fixture
def shapes() -> Shapes:
    return Shapes()


def premultiplied(surface: pygame.Surface) -> bool:
    width, height = surface.get_size()
    pixels = (surface.get_at((x, y)) for x in range(width) for y in range(height))
    return all(max(p.r, p.g, p.b) <= p.a + 1 for p in pixels)


def test_every_side_of_a_dashed_edge_is_dashed(shapes: Shapes) -> None:
    width, height = size = (90, 60)
    edge = shapes.dashes(size, 8, AMBER, 2, 5)
    across, down = range(12, width - 12), range(12, height - 12)
    sides = {
        "top": [[edge.get_at((x, y)).a for y in range(3)] for x in across],
        "right": [[edge.get_at((width - 1 - x, y)).a for x in range(3)] for y in down],
        "bottom": [[edge.get_at((x, height - 1 - y)).a for y in range(3)] for x in across],
        "left": [[edge.get_at((x, y)).a for x in range(3)] for y in down],
    }
    for name, side in sides.items():
        drawn = sum(max(depth) > 128 for depth in side) / len(side)
        assert 0.3 < drawn < 0.7, name


def test_a_box_has_round_corners_and_smooth_edges(shapes: Shapes) -> None:
    box = shapes.box((40, 30), 10, PAPER)
    assert box.get_at((0, 0)).a == 0
    assert tuple(box.get_at((20, 15))) == PAPER
    edge = {box.get_at((x, y)).a for x in range(10) for y in range(10)}
    assert any(0 < a < 255 for a in edge)


@pytest.mark.parametrize("size", [(40, 30), (1, 1), (7, 90), (21, 21)])
def test_all_shapes_are_premultiplied(shapes: Shapes, size: tuple[int, int]) -> None:
    for surface in (
        shapes.box(size, 8, (200, 100, 0, 120), AMBER, 2),
        shapes.gradient(size, 8, (PAPER, AMBER, INK)),
        shapes.shadow(size, 8, 3, (0, 0, 0, 120)),
        shapes.glow(size, 8, 6, AMBER),
        shapes.hexagon(max(size), AMBER, INK, 2),
        shapes.dashes(size, 8, AMBER, 2, 4),
        shapes.focus_ring(size, 8, 1.0),
    ):
        assert premultiplied(surface)


def test_a_translucent_box_does_not_show_its_line_through(shapes: Shapes) -> None:
    box = shapes.box((40, 30), 8, (10, 20, 30, 100), (255, 255, 255, 255), 2)
    assert box.get_at((20, 15)).a == pytest.approx(100, abs=2)
    assert box.get_at((20, 0)).a == 255


def test_a_gradient_runs_from_top_to_bottom(shapes: Shapes) -> None:
    strip = shapes.gradient((20, 60), 0, ((255, 0, 0, 255), (0, 0, 255, 255)))
    reds = [strip.get_at((10, y)).r for y in range(60)]
    assert reds == sorted(reds, reverse=True)
    assert reds[0] > 230 > 25 > reds[-1]


def test_the_focus_ring_is_thick_and_seen_on_any_ground(shapes: Shapes) -> None:
    reach = ring_reach(1.0)
    ring = shapes.focus_ring((60, 40), 10, 1.0)
    assert ring.get_size() == (60 + 2 * reach, 40 + 2 * reach)
    assert ring.get_at((reach + 30, reach + 20)).a == 0
    column = [ring.get_at((reach + 30, y)) for y in range(reach)]
    assert sum(pixel.a == 255 for pixel in column) >= 4
    light = [p for p in column if tuple(p) == FOCUS]
    assert len(light) >= 2
    assert contrast(FOCUS, INK) >= 3


def test_a_small_ring_is_still_two_pixels(shapes: Shapes) -> None:
    ring = shapes.focus_ring((30, 30), 4, 0.5)
    reach = ring_reach(0.5)
    assert sum(tuple(ring.get_at((reach + 15, y))) == FOCUS for y in range(reach)) >= 2


def test_a_nine_slice_keeps_its_corners() -> None:
    source = clear((9, 9))
    source.fill("white", (1, 1, 7, 7))
    wide = nine_slice(source, 3, (50, 20))
    assert wide.get_size() == (50, 20)
    assert wide.get_at((0, 10)).a == 0
    assert wide.get_at((25, 10)).a == 255


def test_the_same_shape_is_drawn_once(shapes: Shapes) -> None:
    assert shapes.box((40, 30), 10, PAPER) is shapes.box((40, 30), 10, PAPER)


def test_the_cache_forgets_what_was_not_used_for_long() -> None:
    cache = Cache(3 * 4 * 100)
    made = []

    def make(name: str) -> pygame.Surface:
        def draw() -> pygame.Surface:
            made.append(name)
            return clear((10, 10))

        return cache.get(name, draw)

    for name in ("a", "b", "c", "a", "d", "a", "b"):
        make(name)
    assert made == ["a", "b", "c", "d", "b"]
    assert cache.held <= 1200


def test_nothing_that_a_picture_needs_is_forgotten_before_the_next() -> None:
    cache = Cache(3 * 4 * 100)
    made = []

    def drawn(name: str) -> pygame.Surface:
        made.append(name)
        return clear((10, 10))

    def draw(*names: str) -> None:
        with cache.frame():
            for name in names:
                cache.get(name, partial(drawn, name))

    for _ in range(3):
        draw("a", "b", "c", "d", "e")
    assert made == ["a", "b", "c", "d", "e"]
    for _ in range(2):
        draw("f")
    draw("g")
    assert cache.held <= 1200


def test_putting_mixes_premultiplied_colours() -> None:
    ground = pygame.Surface((4, 4))
    ground.fill("white")
    half = clear((4, 4))
    half.fill((0, 0, 0, 128))
    put(ground, half, (0, 0))
    assert ground.get_at((1, 1)).r == pytest.approx(127, abs=2)
