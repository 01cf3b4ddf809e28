"""A bubble: a short text on paper with a pointer at the thing that it is about."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise, product
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER, AMBER_DEEP, INK, PALE_GOLD, PAPER, faded
from ecosfera.ui.widgets.base import draw_paper

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.ui.context import UiContext

WIDTHS: Final = (25.0, 20.0, 31.0, 38.0, 16.0, 46.0)
"""Widths of the text in multiples of body text, the best first."""
SIZES: Final = (1.15, 1.0)
"""Sizes of the text in multiples of body text; the smaller one where the larger has no room."""
DEARER: Final = 1.6
"""How much more the smaller text costs than the larger one for what it covers."""
LEADING: Final = 1.26
POINTLESS: Final = 20
"""What a bubble without a pointer costs, in multiples of its area."""
REACH: Final = 20
"""Length of the pointer in units."""
REACHES: Final = (REACH, 60, 110, 170, 240, 320, 410, 520)
"""Lengths of the pointer of a bubble that may lie further away."""
CLEAR: Final = 6
"""Distance in units between the pointer and what it points at."""
_RING: Final = (11, 9, 7, 5, 1.5)
"""Distances in units from what a bubble is about to the edges of the ring's bands."""
_RING_TONES: Final = (*(faded(AMBER, x) for x in (0.25, 0.5, 0.85)), PALE_GOLD)
_SIDES: Final = ("right", "left", "below", "above")
_ALONG: Final = (0.5, 0.25, 0.75, 0.1, 0.9)
"""Where along the side the bubble may lie: the share of it that is before the pointer."""
_ASLANT: Final = (-0.15, 1.15, -0.5, 1.5, -0.9, 1.9)
"""The same further away, from where the pointer may lead aslant."""
_HALF: Final = 11
"""Half the width of the pointer at the bubble in units."""
_STRETCH: Final = 1.5
"""What a part of a longer pointer costs, beside covering as much of a thing."""
_CROSSING: Final = 2.0
"""The same of a part that covers a thing, which is torn in two."""
_SLIDE: Final = 0.35
"""How far a longer pointer's point may be from the middle of a side, as a share of its length."""


class Spared(NamedTuple):
    """Something that a bubble should not cover."""

    rect: pygame.Rect
    weight: float = 1.0
    """How bad it is to cover it, beside other things."""


@dataclass(frozen=True, slots=True)
class BubbleLayout:
    """The layout of a bubble in one window."""

    rect: pygame.Rect
    text: pygame.Rect
    lines: tuple[str, ...]
    size: int
    tip: tuple[int, int] | None
    """The point of the pointer, or None if it points at nothing."""
    buttons: tuple[pygame.Rect, ...]


def lay_out(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    about: pygame.Rect | None,
    spare: Sequence[Spared],
) -> BubbleLayout:
    """Return the layout of a bubble with buttons of these labels, close to what it is `about`.

    It never covers what it is `about` if there is room beside it, and as little as possible of
    what is to be `spare`d. Without `about`, it is in the middle of the window.
    """
    return _best(context, text, labels, about, spare, (REACH,))[1]


def lay_out_freely(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    abouts: Sequence[pygame.Rect],
    spare: Sequence[Spared],
) -> BubbleLayout:
    """Return a layout like `lay_out`, but the bubble may lie further away, where there is room.

    It points at one of `abouts`.
    """
    found = [_best(context, text, labels, a, spare, REACHES) for a in (abouts or (None,))]
    return min(found, key=lambda one: one[0])[1]


def _best(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    about: pygame.Rect | None,
    spare: Sequence[Spared],
    reaches: Sequence[int],
) -> tuple[float, BubbleLayout]:
    """Return the best layout with a pointer of one of these lengths, and how bad it is."""
    m = context.metrics
    window = m.window.inflate(-2 * m.px(8), -2 * m.px(8))
    spared_places = [spared.rect for spared in spare]
    best: tuple[float, BubbleLayout] | None = None
    for relative, width in product(SIZES, WIDTHS):
        size, dear = m.size(relative), 1.0 if relative == SIZES[0] else DEARER
        shape = _Shape.of(context, text, labels, size, min(round(width * m.body), window.width))
        for rect, tip in _places(context, shape.size, about, window, reaches):
            cost = dear * _cost(rect, about, spare, spared_places, window)
            if best is not None and cost >= best[0] - 0.5:
                continue
            if tip is not None:
                cost += dear * _pointer_cost(context, rect, tip, spare)
            elif about is not None:
                cost += POINTLESS * rect.width * rect.height
            if best is None or cost < best[0] - 0.5:
                best = cost, shape.at(rect.topleft, tip)
        if best is not None and best[0] < 1:
            break
    assert best is not None, "there is always a place"
    return best


@dataclass(frozen=True, slots=True)
class _Shape:
    """The parts of a bubble, relative to its corner."""

    size: tuple[int, int]
    text: pygame.Rect
    lines: tuple[str, ...]
    letters: int
    buttons: tuple[pygame.Rect, ...]

    @classmethod
    def of(
        cls, context: UiContext, text: str, labels: Sequence[str], letters: int, wide: int
    ) -> _Shape:
        """Return the shape of a bubble whose text is at most `wide`."""
        m, measure = context.metrics, context.text
        pad, gap = m.px(16), m.px(10)
        # The first button shows its key.
        widths = [
            measure.width(label, FontFace.BOLD, m.size(1.1)) + m.px(44) + (number == 0) * m.size(3)
            for number, label in enumerate(labels)
        ]
        inner = wide - 2 * pad
        lines = tuple(measure.wrap(text, FontFace.BOLD, letters, inner))
        inner = max(measure.width(line, FontFace.BOLD, letters) for line in lines) + 2
        high = max(m.target, m.size(2.5)) if labels else 0
        across = sum(widths) + gap * (len(widths) - 1)
        beside = across <= wide - 2 * pad
        inner = max(inner, across if beside else max(widths, default=0))
        inner = min(inner, wide - 2 * pad)
        text_high = measure.line_height(letters, LEADING) * len(lines)
        place = pygame.Rect(pad, m.px(12), inner, text_high)
        y, found = place.bottom + m.px(10), []
        x = place.right if beside else place.left
        for width in reversed(widths) if beside else widths:
            if beside:
                found.append(pygame.Rect(x - width, y, width, high))
                x -= width + gap
            else:
                found.append(pygame.Rect(x, y, inner, high))
                y += high + gap
        buttons = tuple(reversed(found)) if beside else tuple(found)
        bottom = max((b.bottom for b in buttons), default=place.bottom) + m.px(12)
        return cls((inner + 2 * pad, bottom), place, lines, letters, buttons)

    def at(self, corner: tuple[int, int], tip: tuple[int, int] | None) -> BubbleLayout:
        """Return the layout with the bubble's corner at a point."""
        return BubbleLayout(
            pygame.Rect(corner, self.size),
            self.text.move(corner),
            self.lines,
            self.letters,
            tip,
            tuple(button.move(corner) for button in self.buttons),
        )


def _places(
    context: UiContext,
    size: tuple[int, int],
    about: pygame.Rect | None,
    window: pygame.Rect,
    reaches: Sequence[int],
) -> Iterator[tuple[pygame.Rect, tuple[int, int] | None]]:
    """Yield where a bubble of this size may lie, and the point of its pointer."""
    rect = pygame.Rect((0, 0), size)
    if about is None:
        rect.center = window.center
        yield rect.clamp(window), None
        return
    for reach, side in product(reaches, _SIDES):
        yield from _beside(context, size, about, window, side, reach)
    for corner in ("topleft", "topright", "bottomleft", "bottomright"):
        place = rect.copy()
        setattr(place, corner, getattr(window, corner))
        yield place, None


def _beside(
    context: UiContext,
    size: tuple[int, int],
    about: pygame.Rect,
    window: pygame.Rect,
    side: str,
    reach: int,
) -> Iterator[tuple[pygame.Rect, tuple[int, int]]]:
    """Yield where a bubble may lie on one side of a thing, so far away, and the pointer's point."""
    m, rect = context.metrics, pygame.Rect((0, 0), size)
    away, clear = m.px(reach + CLEAR), m.px(CLEAR)
    far = reach > REACH
    dx, dy = (_SLIDE * about.width, _SLIDE * about.height) if far else (0, 0)
    for share in (*_ALONG, *_ASLANT) if far else _ALONG:
        place = rect.copy()
        if side in {"right", "left"}:
            place.top = round(about.centery - share * size[1])
            place.top = max(window.top, min(place.top, window.bottom - size[1]))
            if side == "right":
                x, place.left = about.right + clear, about.right + away
            else:
                x, place.right = about.left - clear, about.left - away
            tip = x, _near(about.centery, dy, place.centery)
        else:
            place.left = round(about.centerx - share * size[0])
            place.left = max(window.left, min(place.left, window.right - size[0]))
            if side == "below":
                y, place.top = about.bottom + clear, about.bottom + away
            else:
                y, place.bottom = about.top - clear, about.top - away
            tip = _near(about.centerx, dx, place.centerx), y
        yield place, tip


def _near(middle: int, reach: float, wanted: int) -> int:
    """Return the number nearest to the one wanted that is at most `reach` from the middle."""
    return round(max(middle - reach, min(wanted, middle + reach)))


def _cost(
    rect: pygame.Rect,
    about: pygame.Rect | None,
    spare: Sequence[Spared],
    places: list[pygame.Rect],
    window: pygame.Rect,
) -> float:
    """Return how bad a place is: the least for one that covers nothing that matters.

    `places` are the rectangles of what is to be `spare`d.
    """
    area = rect.width * rect.height
    cost = 0.0
    if not window.contains(rect):
        inside = rect.clip(window)
        cost += 1e9 + area - inside.width * inside.height
    if about is not None:
        hidden = rect.clip(about)
        cost += 1e4 * hidden.width * hidden.height
        for number in rect.collidelistall(places):
            hidden = rect.clip(places[number])
            cost += spare[number].weight * hidden.width * hidden.height
    return cost


def _pointer_cost(
    context: UiContext, rect: pygame.Rect, tip: tuple[int, int], spare: Sequence[Spared]
) -> float:
    """Return how bad the pointer of a bubble is: the longer, and the more it covers, the worse."""
    m = context.metrics
    root = max(rect.left, min(tip[0], rect.right)), max(rect.top, min(tip[1], rect.bottom))
    length = math.dist(root, tip)
    if length <= m.px(REACH) + 1:
        return 0.0
    cost = _STRETCH * (length - m.px(REACH))
    for thing in spare:
        crossed = thing.rect.clipline(root, tip)
        if crossed:
            cost += _CROSSING * thing.weight * math.dist(*crossed)
    return cost * m.px(_HALF)


def draw(target: pygame.Surface, context: UiContext, layout: BubbleLayout) -> None:
    """Draw a bubble without its buttons."""
    m, shapes, rect = context.metrics, context.shapes, layout.rect
    line = max(2, m.px(2.4))
    draw_paper(target, context, rect, 1.0, 14)
    shapes.put_box(target, rect, m.px(14), PAPER, AMBER_DEEP, line)
    if layout.tip is not None:
        _draw_pointer(target, context, rect, layout.tip, line)
    context.text.block(
        target, layout.lines, layout.text, FontFace.BOLD, layout.size, INK, leading=LEADING
    )


def draw_ring(target: pygame.Surface, context: UiContext, about: pygame.Rect) -> None:
    """Draw a bright ring with a halo around what a bubble is about."""
    m = context.metrics
    for (outer, inner), tone in zip(pairwise(_RING), _RING_TONES, strict=True):
        reach = m.px(outer)
        place = about.inflate(2 * reach, 2 * reach)
        width = max(1, reach - m.px(inner))
        context.shapes.put_box(target, place, m.px(9) + reach, (0, 0, 0, 0), tone, width)


def _draw_pointer(
    target: pygame.Surface,
    context: UiContext,
    rect: pygame.Rect,
    tip: tuple[int, int],
    line: int,
) -> None:
    """Draw the pointer of a bubble from its edge to the tip."""
    m = context.metrics
    half, corner = m.px(_HALF), m.px(16)
    if tip[0] < rect.left or tip[0] > rect.right:
        side = rect.left if tip[0] < rect.left else rect.right
        inwards = line if tip[0] < rect.left else -line
        middle = max(rect.top + corner + half, min(tip[1], rect.bottom - corner - half))
        base = [(side + inwards, middle - half), (side + inwards, middle + half)]
    else:
        side = rect.top if tip[1] < rect.top else rect.bottom
        inwards = line if tip[1] < rect.top else -line
        middle = max(rect.left + corner + half, min(tip[0], rect.right - corner - half))
        base = [(middle - half, side + inwards), (middle + half, side + inwards)]
    points = [base[0], tip, base[1]]
    left, top = min(x for x, _ in points) - line, min(y for _, y in points) - line
    size = (
        max(x for x, _ in points) + line - left,
        max(y for _, y in points) + line - top,
    )
    moved = tuple((float(x - left), float(y - top)) for x, y in points)
    edge = context.shapes.polygon(size, moved, PAPER, AMBER_DEEP, line)
    put(target, edge, (left, top))
    # Hide the edge of the box between bubble and pointer.
    pygame.draw.line(target, PAPER[:3], base[0], base[1], line + 1)
