"""The food web of one species: its eaters above, its food below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.guide.web_drawing import (
    STREAM,
    ArrowPath,
    FoodArrows,
    Legend,
    Node,
    SideLabel,
    breadth,
    spread,
    stream,
)
from ecosfera.games.baltica.guide.web_layout import NodePosition, plan
from ecosfera.ui.draw.layout import Space, anchored, best_fit, columns, inset, within
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import FOAM
from ecosfera.ui.widgets import Area, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.games.baltica.guide.species import SpeciesIndex, SpeciesNames
    from ecosfera.games.baltica.guide.web_layout import WebLayout
    from ecosfera.ui.context import UiContext

HEADING: Final = 1.5
"""Text size of the heading, in multiples of body text."""


class Neighbours:
    """A species surrounded by its eaters and its food.

    Pressing one of them calls `open_species` with its id.
    """

    def __init__(
        self,
        context: UiContext,
        names: SpeciesNames,
        shelf: SpeciesIndex,
        species: str,
        eaters: Sequence[str],
        food: Sequence[str],
        open_species: Callable[[str], None],
    ) -> None:
        self.context, self.names, self.shelf = context, names, shelf
        self.species = species
        self.eaters, self.food = tuple(eaters), tuple(food)
        self.nodes: list[Node] = []
        """The pictures; the one in the centre is last."""
        self.streams: FoodArrows | None = None
        self._open = open_species

    def widgets(self, area: pygame.Rect) -> list[Widget]:
        """Return the widgets of the food web in an area of the window."""
        m, words = self.context.metrics, self.context.words
        eaters, food = self.eaters, self.food
        pad = m.px(14)
        foot = m.size(1.6)
        space = Space(inset(area, pad, m.px(8)))
        title = space.top(m.size(2.0))
        # the focus ring round the uppermost does not touch the title
        space.skip(ring_reach(m.u))
        space.bottom(foot)
        inner = space.rest
        widgets: list[Widget] = [
            Area("web-ground", area, 0.5),
            Label("web-title", title, words("guide.food-web"), size=HEADING, face=FontFace.TITLE),
        ]
        layout = self._plan(inner)
        widgets += self._streams_of(inner, layout)
        widgets += self._beside(area, layout, bool(eaters), bool(food))
        if eaters or food:
            legend = within(inset(area, pad, m.px(4)), (inner.width, foot), "bottomleft")
            widgets.append(Legend("arrow", legend, words("guide.arrow")))
        if not eaters:
            message = "guide.no-predator" if food else "guide.no-links"
            rect = Space(inner).top(m.size(4.0))
            if not food:
                rect.top = min(
                    layout.centre[1] + layout.big // 2 + m.px(14), inner.bottom - rect.height
                )
            widgets.append(
                Label(
                    "nobody",
                    rect,
                    words(message),
                    size=1.15,
                    tone=FOAM,
                    align=TextAlign.CENTRE,
                    lines=3,
                    middle=bool(food),
                )
            )
        relation = words(
            "guide.used-by" if self.shelf.is_producer(self.species) else "guide.eaten-by"
        )
        nodes = self._others(eaters, layout.above, layout.small, "eater", relation)
        nodes += self._others(food, layout.below, layout.small, "food", words("guide.eats"))
        middle = Node(
            "middle",
            NodePosition(*layout.centre, None),
            layout.big,
            self.names.short(self.species),
            f"species/{self.species}",
            None,
        )
        self.nodes = [*nodes, middle]
        return [*widgets, *self.nodes]

    def _plan(self, inner: pygame.Rect) -> WebLayout:
        """Return the layout with names in one or two lines, or without names if they do not fit."""
        m = self.context.metrics
        tried = (
            (plan(inner, len(self.eaters), len(self.food), m, lines), lines) for lines in (1, 2, 0)
        )
        return best_fit(tried, lambda one: self._names_fit(*one))[0]

    def _names_fit(self, layout: WebLayout, lines: int) -> bool:
        """Return whether every name fits its place."""
        text, m = self.context.text, self.context.metrics
        # Names on a single line have the full size.
        size = m.size(1.0) if lines == 1 else m.floor
        places = (*layout.above, *layout.below)
        for name, place in zip((*self.eaters, *self.food), places, strict=True):
            if place.name is not None:
                short, wide = self.names.short(name), place.name.width
                rows = text.wrap(short, FontFace.BOLD, size, wide)
                if len(rows) > lines or text.broken(short, FontFace.BOLD, size, wide):
                    return False
        return True

    def _others(
        self,
        names: tuple[str, ...],
        places: tuple[NodePosition, ...],
        size: int,
        kind: str,
        relation: str,
    ) -> list[Node]:
        return [
            Node(
                f"{kind}-{name}",
                place,
                size,
                self.names.short(name),
                f"species/{name}",
                lambda name=name: self._open(name),  # type: ignore[misc]
                relation=relation,
                group=kind,
            )
            for name, place in zip(names, places, strict=True)
        ]

    def _streams_of(self, inner: pygame.Rect, layout: WebLayout) -> list[Widget]:
        """Return the arrows: from the food up to the centre and on to the eaters."""
        m = self.context.metrics
        x, y = layout.centre
        near, air = layout.big // 2, m.px(5)
        lines = []
        above = sorted(layout.above)
        for place, start in zip(above, self._ends(x, above, layout.big), strict=True):
            foot, ceiling = layout.foot(place) + air, layout.ceiling + air
            lines.append(
                ArrowPath((start, y - near - air), y - near - air, ceiling, (place.x, foot))
            )
        below = sorted(layout.below)
        for place, end in zip(below, self._ends(x, below, layout.big), strict=True):
            head, ground_y = layout.head(place) - air, layout.ground - air
            lines.append(
                ArrowPath((place.x, head), ground_y, y + near + air, (end, y + near + air))
            )
        if not lines:
            return []
        left, top = inner.topleft
        moved = tuple(
            ArrowPath((a - left, b - top), leave - top, arrive - top, (c - left, d - top))
            for (a, b), leave, arrive, (c, d) in lines
        )
        key = ("streams", inner.size, moved, m.u)
        image = self.context.shapes.keep(
            key, lambda: stream(inner.size, moved, STREAM, breadth(m.u))
        )
        self.streams = FoodArrows(inner, image)
        return [self.streams]

    def _ends(self, x: int, places: Sequence[NodePosition], big: int) -> list[float]:
        """Return where arrows meet the centre; an almost vertical arrow becomes vertical."""
        near = max(2, self.context.metrics.px(2))
        ends = spread(x, len(places), big)
        return [
            place.x if abs(place.x - end) <= near else end
            for place, end in zip(places, ends, strict=True)
        ]

    def _beside(
        self, area: pygame.Rect, layout: WebLayout, eaters: bool, food: bool
    ) -> list[Widget]:
        """Return the labels beside the centre, each on the side of its arrows: up or down."""
        m, words = self.context.metrics, self.context.words
        x, y = layout.centre
        reach = layout.big // 2 + m.px(22)
        high = min(layout.big * 6 // 10, m.size(5.0))
        found: list[Widget] = []
        left = area.left + m.px(14)
        line = anchored((2 * (x - left), high), "midleft", (left, y))
        one, two = columns(line, 2, 2 * reach)
        shift = min(layout.big // 2, round(0.3 * layout.big))
        one.top -= shift
        two.top += shift
        if eaters:
            producer = self.shelf.is_producer(self.species)
            relation = words("guide.used-by" if producer else "guide.eaten-by")
            found.append(SideLabel("eaten-by", one, relation, TextAlign.RIGHT))
        if food:
            found.append(SideLabel("eats", two, words("guide.eats"), TextAlign.LEFT))
        return found
