"""Boxes, shadows, halos and gradients put together from small pieces."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from ecosfera.ui.draw.shapes import SLICED, Shapes, put
from ecosfera.ui.draw.theme import Colour

SIZE = (420, 300)
WHERE = pygame.Rect(40, 30, 333, 211)
TONE = (200, 90, 30, 180)
SOLID = (200, 90, 30, 255)
LINE = (10, 220, 120, 90)
SMALL = pygame.Rect(7, 9, 60, 40)


def picture(draw: Callable[[pygame.Surface], object]) -> pygame.Surface:
    target = pygame.Surface(SIZE)
    target.fill((31, 77, 140))
    draw(target)
    return target


def difference(one: pygame.Surface, two: pygame.Surface) -> int:
    pixels = zip(pygame.image.tobytes(one, "RGB"), pygame.image.tobytes(two, "RGB"), strict=True)
    return max(abs(a - b) for a, b in pixels)


@pytest.mark.parametrize("where", [WHERE, SMALL])
@pytest.mark.parametrize("tone", [TONE, SOLID])
@pytest.mark.parametrize(("radius", "line", "width"), [(14, LINE, 3), (14, None, 1), (0, None, 1)])
def test_a_box_looks_as_if_it_were_made_whole(
    where: pygame.Rect, radius: int, line: Colour | None, width: int, tone: Colour
) -> None:
    shapes = Shapes()
    whole = shapes.box(where.size, radius, tone, line, width)
    one = picture(lambda target: put(target, whole, where.topleft))
    two = picture(lambda target: shapes.put_box(target, where, radius, tone, line, width))
    assert difference(one, two) <= 2, "rounding of single pixels"
    assert difference(one, picture(lambda _target: None)) > 20


@pytest.mark.parametrize("where", [WHERE, SMALL])
def test_a_shadow_and_a_halo_look_as_if_they_were_made_whole(where: pygame.Rect) -> None:
    shapes = Shapes()
    shadow, glow = shapes.shadow(where.size, 12, 4, TONE), shapes.glow(where.size, 12, 9, TONE)
    one = picture(lambda target: put(target, shadow, (where.x - 8, where.y - 8)))
    two = picture(lambda target: shapes.put_shadow(target, where, 12, 4, TONE))
    assert difference(one, two) <= 2
    one = picture(lambda target: put(target, glow, (where.x - 9, where.y - 9)))
    two = picture(lambda target: shapes.put_glow(target, where, 12, 9, TONE))
    assert difference(one, two) <= 2


def test_a_gradient_looks_as_if_it_were_made_whole() -> None:
    shapes, stops = Shapes(), (TONE, LINE, TONE)
    whole = shapes.gradient(WHERE.size, 0, stops)
    one = picture(lambda target: put(target, whole, WHERE.topleft))
    two = picture(lambda target: shapes.put_gradient(target, WHERE, stops))
    assert difference(one, two) <= 2


def test_round_corners_are_those_of_a_mask() -> None:
    shapes = Shapes()
    one, two = pygame.Surface((90, 70), pygame.SRCALPHA), pygame.Surface((90, 70), pygame.SRCALPHA)
    for image in (one, two):
        image.fill((120, 60, 200, 255))
    one.blit(shapes.mask((90, 70), 13), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    shapes.round_corners(two, 13)
    assert pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(two, "RGBA")


def test_nothing_large_is_kept_for_a_large_box() -> None:
    shapes = Shapes()
    picture(lambda target: shapes.put_box(target, WHERE, 14, TONE, LINE, 3))
    assert WHERE.width * WHERE.height > SLICED
    assert shapes.cache.held < WHERE.width * WHERE.height * 4 / 3


def test_a_hollow_shadow_looks_the_same_below_an_opaque_box() -> None:
    shapes = Shapes()

    def covered(target: pygame.Surface, *, hollow: bool) -> None:
        shapes.put_shadow(target, WHERE.move(0, 3), 12, 4, TONE, hollow=hollow)
        shapes.put_box(target, WHERE, 12, SOLID)

    whole, hollow = (picture(lambda target, h=h: covered(target, hollow=h)) for h in (False, True))  # type: ignore[misc]
    assert difference(whole, hollow) == 0
