"""A bubble: a short text on paper with a pointer at the thing that it is about."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from itertools import pairwise, product
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER, AMBER_DEEP, INK, PALE_GOLD, PAPER, faded
from ecosfera.ui.widgets.base import draw_paper
from ecosfera.ui.widgets.bubbles import places
from ecosfera.ui.widgets.bubbles.places import REACHES, Spared
from ecosfera.ui.widgets.bubbles.room import LONGEST, Room

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.ui.context import UiContext

__all__ = [
    "BubbleLayout",
    "Home",
    "Spared",
    "draw",
    "draw_ring",
    "lay_out_at_home",
    "lay_out_beside",
    "lay_out_freely",
]

WIDTHS: Final = (25.0, 20.0, 31.0, 38.0, 16.0, 46.0)
"""Widths of the text in multiples of body text, the best first."""
SIZES: Final = (1.15, 1.0)
"""Sizes of the text in multiples of body text; the smaller one where the larger has no room."""
SHAPES: Final = {
    25.0: 0.0,
    22.0: 4.0,
    27.0: 4.0,
    20.0: 8.0,
    31.0: 8.0,
    38.0: 25.0,
    46.0: 45.0,
    16.0: 60.0,
}
"""Widths where something is free, and how much longer a pointer may be for a better one."""
AT_HOME: Final = (25.0, 21.5, 19.0, 16.0)
"""Widths of a bubble in its home, the best first."""
NEAR: Final = 60
"""Length in units of the longest pointer of a bubble that lies beside something."""
SMALLER: Final = 50.0
"""The same for the larger text."""
SELDOM: Final = 0.9
"""Weight of what is spared only where there is room elsewhere."""
NUDGED: Final = 22
"""How far a bubble is moved, in units, so that its edges do not cut what is read."""
DEARER: Final = 1.6
"""How much more the smaller text costs than the larger one for what it covers."""
LEADING: Final = 1.26
_RING: Final = (11, 9, 7, 5, 1.5)
"""Distances in units from what a bubble is about to the edges of the ring's bands."""
_RING_TONES: Final = (*(faded(AMBER, x) for x in (0.25, 0.5, 0.85)), PALE_GOLD)


class Home(NamedTuple):
    """A fixed place for bubbles."""

    box: pygame.Rect
    corner: str
    """The corner of the box in which they lie, as pygame names it."""
    spared: Sequence[Spared] = ()
    """What their pointers had better not cross."""


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

    def moved(self, across: int, down: int) -> BubbleLayout:
        """Return the layout elsewhere, with the same point of its pointer."""
        rect, text = self.rect.move(across, down), self.text.move(across, down)
        buttons = tuple(button.move(across, down) for button in self.buttons)
        return replace(self, rect=rect, text=text, buttons=buttons)


def lay_out_beside(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    abouts: Sequence[pygame.Rect],
    taken: Sequence[pygame.Rect],
) -> BubbleLayout | None:
    """Return the layout of a bubble beside one of `abouts`, with a short pointer at it.

    None if it would cover something of what is `taken`.
    """
    return _free(context, text, labels, abouts, taken, NEAR)


def lay_out_at_home(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    abouts: Sequence[pygame.Rect],
    home: Home,
) -> BubbleLayout | None:
    """Return the layout of a bubble in its home with a pointer, however long, at one of `abouts`.

    None if it has no room there.
    """
    for relative, width in product(SIZES, AT_HOME):
        size = context.metrics.size(relative)
        shape = _Shape.of(context, text, labels, size, round(width * context.metrics.body))
        rect = pygame.Rect((0, 0), shape.size)
        setattr(rect, home.corner, getattr(home.box, home.corner))
        if home.box.contains(rect):
            tip = places.tip_of(context.metrics, rect, abouts, home.spared)
            return shape.at(rect.topleft, tip)
    return None


def lay_out_freely(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    abouts: Sequence[pygame.Rect],
    spare: Sequence[Spared],
) -> BubbleLayout:
    """Return a layout like `lay_out`, but the bubble may lie further away, where there is room.

    It points at one of `abouts`, or at nothing where its pointer would be long or cover something.
    Where nothing is free, it covers first what may be spared least.
    """
    for least in (0.0, SELDOM):
        taken = [s.rect for s in spare if s.weight > least]
        found = _free(context, text, labels, abouts, taken, LONGEST)
        if found is not None:
            return found
    best = _best(context, text, labels, abouts[0] if abouts else None, spare, REACHES)
    for about in abouts[1:]:
        best = _best(context, text, labels, about, spare, REACHES, best)
    return _untorn(_nudged(context, best[1], abouts, spare), spare)


def _untorn(layout: BubbleLayout, spare: Sequence[Spared]) -> BubbleLayout:
    """Return a layout without its pointer if that lies over text that has to be read."""
    if layout.tip is None:
        return layout
    line = places.root(layout.rect, layout.tip), layout.tip
    torn = any(spared.read and spared.rect.clipline(line) for spared in spare)
    return replace(layout, tip=None) if torn else layout


def _free(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    abouts: Sequence[pygame.Rect],
    taken: Sequence[pygame.Rect],
    longest: int,
) -> BubbleLayout | None:
    """Return the best layout that covers nothing of what is `taken`, or None.

    Its pointer is at most so many units long.
    """
    m = context.metrics
    window = m.window.inflate(-2 * m.px(8), -2 * m.px(8))
    room = Room(context, abouts, taken, window, longest)
    least, layout = math.inf, None
    for relative, (width, dear) in product(SIZES, SHAPES.items()):
        extra = dear + (SMALLER if relative != SIZES[0] else 0.0)
        if extra >= least:
            continue
        size = m.size(relative)
        shape = _Shape.of(context, text, labels, size, min(round(width * m.body), window.width))
        place = room.best(shape.size, least - extra)
        if place is not None:
            least, layout = place.cost + extra, shape.at(place.rect.topleft, place.tip)
    return layout


def _best(
    context: UiContext,
    text: str,
    labels: Sequence[str],
    about: pygame.Rect | None,
    spare: Sequence[Spared],
    reaches: Sequence[int],
    best: tuple[float, BubbleLayout | None] = (math.inf, None),
) -> tuple[float, BubbleLayout]:
    """Return how bad the best layout is, and the layout; it is `best` if none is better.

    The pointer has one of the lengths `reaches`, the shortest first.
    """
    m = context.metrics
    window = m.window.inflate(-2 * m.px(8), -2 * m.px(8))
    costs = places.Costs(context, about, spare, window)
    least, layout = best
    for relative, width in product(SIZES, WIDTHS):
        size, dear = m.size(relative), 1.0 if relative == SIZES[0] else DEARER
        shape = _Shape.of(context, text, labels, size, min(round(width * m.body), window.width))
        for reach in reaches:
            if dear * costs.of_length(m.px(reach)) >= least:
                break
            for rect, tip in places.places(context, shape.size, about, window, reach):
                cost = dear * costs.of(rect, tip, (least - 0.5) / dear)
                if cost < least - 0.5:
                    least, layout = cost, shape.at(rect.topleft, tip)
        if least < 1:
            break
    assert layout is not None, "there is always a place"
    return least, layout


def _nudged(
    context: UiContext,
    layout: BubbleLayout,
    abouts: Sequence[pygame.Rect],
    spare: Sequence[Spared],
) -> BubbleLayout:
    """Return a layout a little aside, where its edges cut less of what is read."""
    m = context.metrics
    window = m.window.inflate(-2 * m.px(8), -2 * m.px(8))
    costs = [places.Costs(context, about, spare, window) for about in abouts or (None,)]

    def cost(layout: BubbleLayout) -> float:
        return max(each.of(layout.rect, layout.tip, math.inf) for each in costs)

    least, best = cost(layout) - 0.5, layout
    reach, step = m.px(NUDGED), max(1, m.px(2))
    for across in (0, -reach, -reach // 2, reach // 2, reach):
        for down in range(-reach, reach + 1, step):
            moved = layout.moved(across, down)
            if (found := cost(moved)) < least:
                least, best = found, moved
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


def draw_ring(
    target: pygame.Surface, context: UiContext, about: pygame.Rect, radius: int | None = None
) -> None:
    """Draw a bright ring with a halo around what a bubble is about; `radius` is its corners'."""
    m = context.metrics
    corner = m.px(9) if radius is None else radius
    for (outer, inner), tone in zip(pairwise(_RING), _RING_TONES, strict=True):
        reach = m.px(outer)
        place = about.inflate(2 * reach, 2 * reach)
        width = max(1, reach - m.px(inner))
        context.shapes.put_box(target, place, corner + reach, (0, 0, 0, 0), tone, width)


def _draw_pointer(
    target: pygame.Surface,
    context: UiContext,
    rect: pygame.Rect,
    tip: tuple[int, int],
    line: int,
) -> None:
    """Draw the pointer of a bubble from its edge to the tip."""
    base = places.pointer(context.metrics, rect, tip, line)
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
