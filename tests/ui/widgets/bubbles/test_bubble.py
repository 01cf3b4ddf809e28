"""Where a bubble lies."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.ui.draw.shapes import clear
from ecosfera.ui.widgets.bubbles import bubble
from ecosfera.ui.widgets.bubbles.places import pointer, root

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext

TEXT = "Two producers with the same habitat bring an animal that lives there too."


@pytest.mark.parametrize("corner", ["topleft", "midtop", "bottomright", "center", "midleft"])
def test_a_bubble_points_at_its_thing_without_covering_it(context: UiContext, corner: str) -> None:
    window = context.metrics.window
    about = pygame.Rect(0, 0, 90, 120)
    setattr(about, corner, getattr(window.inflate(-30, -30), corner))
    layout = bubble.lay_out_freely(context, TEXT, ["Continue"], [about], [])
    assert window.contains(layout.rect)
    assert not layout.rect.colliderect(about)
    assert layout.tip is not None
    assert about.inflate(30, 30).collidepoint(layout.tip)
    assert all(layout.rect.contains(part) for part in (layout.text, *layout.buttons))


def test_it_spares_what_is_to_be_seen(context: UiContext) -> None:
    about = pygame.Rect(600, 300, 100, 100)
    right = pygame.Rect(700, 0, 666, 768)
    layout = bubble.lay_out_freely(context, TEXT, [], [about], [bubble.Spared(right)])
    assert not layout.rect.colliderect(right)


def test_it_covers_what_matters_less(context: UiContext) -> None:
    about = context.metrics.window.inflate(-400, -400)
    spare = [bubble.Spared(context.metrics.window, 1.0)]
    spare += [bubble.Spared(pygame.Rect(0, 0, 1366, 568), 5.0)]
    layout = bubble.lay_out_freely(context, TEXT, [], [about], spare)
    assert layout.rect.top >= about.bottom


def test_without_a_thing_it_lies_in_the_middle(context: UiContext) -> None:
    layout = bubble.lay_out_freely(context, TEXT, ["Yes", "No"], [], [])
    assert layout.tip is None
    assert layout.rect.collidepoint(context.metrics.window.center)
    assert not layout.buttons[0].colliderect(layout.buttons[1])


def test_the_pointer_is_drawn_towards_the_thing(context: UiContext) -> None:
    about = pygame.Rect(600, 300, 100, 100)
    layout = bubble.lay_out_freely(context, TEXT, [], [about], [])
    target = clear(context.metrics.window.size)
    bubble.draw(target, context, layout)
    assert layout.tip is not None
    middle = pygame.Vector2(root(layout.rect, layout.tip)).lerp(layout.tip, 0.5)
    assert target.get_at((round(middle.x), round(middle.y))).a > 0


def test_its_pointer_lies_over_no_text_where_nothing_is_free(context: UiContext) -> None:
    """It ran across the lines of a list to the one that a hint was about."""
    about = pygame.Rect(890, 216, 330, 36)
    lines = [pygame.Rect(890, y, 330, 36) for y in range(176, 660, 41) if y != 217]
    spare = [bubble.Spared(line, 14.0, read=True) for line in lines]
    others = (0, 0, 890, 660), (1220, 0, 146, 660), (890, 0, 330, 176)
    spare += [bubble.Spared(pygame.Rect(beside), 90.0) for beside in others]
    spare.append(bubble.Spared(pygame.Rect(0, 660, 1366, 108), 2.0))
    layout = bubble.lay_out_freely(context, TEXT, [], [about], spare)
    line = None if layout.tip is None else (layout.rect.center, layout.tip)
    assert line is None or not any(row.clipline(line) for row in lines)


def test_it_goes_further_away_to_cover_nothing(context: UiContext) -> None:
    about = pygame.Rect(600, 690, 100, 60)
    spare = [bubble.Spared(pygame.Rect(x, 600, 560, 168)) for x in (0, 740)]
    layout = bubble.lay_out_freely(context, TEXT, ["Continue"], [about], spare)
    assert layout.rect.bottom <= 600
    assert layout.tip is not None
    assert about.inflate(30, 30).collidepoint(layout.tip)


def test_it_points_at_nothing_rather_than_across_what_is_read(context: UiContext) -> None:
    about = pygame.Rect(600, 690, 100, 60)
    spare = [bubble.Spared(pygame.Rect(0, 640, 1366, 128))]
    layout = bubble.lay_out_freely(context, TEXT, ["Continue"], [about], spare)
    assert layout.rect.bottom <= 640
    assert layout.tip is None


def test_it_stays_beside_its_thing_where_there_is_room(context: UiContext) -> None:
    about = pygame.Rect(600, 300, 100, 100)
    layout = bubble.lay_out_freely(context, TEXT, [], [about], [])
    assert layout.tip is not None
    assert layout.rect.colliderect(about.inflate(60, 60))
    assert not layout.rect.colliderect(about)


def test_it_points_at_the_thing_that_has_room_beside_it(context: UiContext) -> None:
    crowded, roomy = pygame.Rect(100, 600, 100, 60), pygame.Rect(1000, 100, 100, 60)
    spare = [bubble.Spared(pygame.Rect(0, 300, 1366, 468))]
    layout = bubble.lay_out_freely(context, TEXT, [], [crowded, roomy], spare)
    assert layout.tip is not None
    assert roomy.inflate(30, 30).collidepoint(layout.tip)


def test_its_pointer_goes_round_what_is_read_below_its_thing(context: UiContext) -> None:
    about = pygame.Rect(600, 100, 100, 60)
    spare = [(0, 0, 560, 240), (598, 180, 768, 60), (720, 0, 646, 180)]
    spared = [bubble.Spared(pygame.Rect(place)) for place in spare]
    layout = bubble.lay_out_freely(context, TEXT, [], [about], spared)
    assert layout.rect.top >= 240
    assert layout.tip is not None
    assert 560 < layout.tip[0] < about.left


def test_a_pointer_begins_at_the_side_that_faces_its_point(context: UiContext) -> None:
    rect = pygame.Rect(400, 300, 300, 80)
    above, beside = (702, 180), (900, 290)
    assert {y for _, y in pointer(context.metrics, rect, above, 0)} == {rect.top}
    assert {x for x, _ in pointer(context.metrics, rect, beside, 0)} == {rect.right}
