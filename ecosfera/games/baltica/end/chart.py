"""The chart of a finished game: gains above the line of rounds, losses below it."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.baltica.cards.impact_emblems import emblem
from ecosfera.games.baltica.end.moments import MomentKind
from ecosfera.games.baltica.text.card_names import dashed
from ecosfera.games.baltica.text.move_text import capital
from ecosfera.ui.accessibility.node import AccessNode, Role, counted
from ecosfera.ui.draw.layout import Space, anchored, edges, space_out
from ecosfera.ui.draw.shapes import clear, premultiplied, put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import DUSK, INK, SLATE, STONE_DARK, TEAL, Colour, colour
from ecosfera.ui.widgets import Widget
from ecosfera.ui.widgets.base import draw_paper

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.baltica.end.history import GameHistory
    from ecosfera.games.baltica.end.moments import Moment
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.shapes import Point
    from ecosfera.words import Words

GROWN: Final = colour("#7CC6C2", 0.36)
LOST: Final = colour("#8F8C85", 0.42)
AXIS: Final = colour("#DCEBEC")
NAME_LINE: Final = 1.25
"""Least height of a step with words in it, as a fraction of their size."""
LEAST_NAME: Final = 0.85
"""Least size of these words, in bodies."""
Steps = list[tuple[float, int]]
"""Pairs of a place from left to right and the number from there on."""


class ChartPlan(NamedTuple):
    """Where the parts of the chart are."""

    title: pygame.Rect
    labels: int
    """Width of the labels at the left."""
    plot: pygame.Rect
    axis: pygame.Rect
    """The band with the numbers of the rounds."""
    policies: pygame.Rect
    """The row of policy cards; it has no height without any."""
    pressures: pygame.Rect
    """The row with the numbers of pressure cards; it has no height if they never change."""
    step: float
    """Height of a step of the habitats and of the impacts."""


class Name(NamedTuple):
    """What happened, in words beside its sign."""

    text: str
    place: pygame.Rect
    size: int
    tone: Colour


class HistoryChart(Widget):
    """A chart of the rounds from left to right, on a sheet of paper."""

    focusable = False

    def __init__(
        self, rect: pygame.Rect, name: str, story: GameHistory, context: UiContext
    ) -> None:
        super().__init__("mirror", rect, name)
        self.story = story
        self.context = context
        self.plan = self._plan()

    def _labels(self) -> list[str]:
        words = self.context.words
        names = ["habitats", "round", "impacts"]
        if self.story.pressures_change:
            names.append("pressures")
        if self.story.policies:
            names.append("policy-row")
        return [words(f"end.{name}") for name in names]

    def _plan(self) -> ChartPlan:
        """Return where everything is."""
        m, text, rect = self.context.metrics, self.context.text, self.rect
        pad = m.px(20)
        foot = m.size(1.8)
        space = Space(
            edges(rect.left + pad, rect.top + m.px(6), rect.right - pad, rect.bottom - m.px(8))
        )
        title = space.top(m.size(2.2), gap=m.px(4))
        pressures = space.bottom(foot if self.story.pressures_change else 0)
        policies = space.bottom(foot if self.story.policies else 0, gap=m.px(6))
        wide = max(text.width(label, FontFace.HEAVY, m.size(1.0)) for label in self._labels())
        wide = min(wide, rect.width // 4)
        space.left(wide, gap=m.px(14))
        plot = space.rest
        # Keep the numbers of the first and the last round inside.
        most = text.width("▼ 88", FontFace.HEAVY, m.size(1.0))
        inset = max(0, round((most - plot.width / max(1, self.story.rounds)) / 2))
        plot.inflate_ip(-2 * inset, 0)
        axis = Space(plot).top(m.size(1.65))
        above, below = m.px(10), m.px(4)
        gained = max(1, len(self.story.alive) + len(self.story.habitats))
        lost = max(1, *(tiles for _, tiles in self.story.impacts), 1)
        step = (plot.height - axis.height - above - below) / (gained + lost)
        axis.top += round(above + gained * step)
        return ChartPlan(title, wide, plot, axis, policies, pressures, step)

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return its name, and for each round what the chart shows of it."""
        node = super().accessible(context)
        lines = enumerate(self._round_lines(context.words), 1)
        rounds = [AccessNode(id=f"{self.id}-{n}", role=Role.LABEL, name=line) for n, line in lines]
        return node and node._replace(role=Role.GROUP, children=counted(rounds))

    def _round_lines(self, words: Words) -> Iterator[str]:
        """Yield a line for each round: habitats restored, impact tiles so far, pressure cards."""
        for number, pressures in enumerate(self.story.pressures, 1):
            came = [sign for round_, sign in self.story.habitats if round_ == number]
            names = [words(f"card.habitat.{dashed(sign)}") for sign in came]
            tiles = max((n for round_, n in self.story.impacts if round_ <= number), default=0)
            parts = [f"{words('end.habitats')}: {', '.join(names)}"] if names else []
            parts += [f"{words('end.impacts')}: {tiles}", f"{words('end.pressures')}: {pressures}"]
            yield f"{words('end.round')} {number}. {'. '.join(parts)}."

    # ------------------------------------------------------------------ signs
    def signs(self) -> list[tuple[Moment, pygame.Rect]]:
        """Return the moments with the places of their signs."""
        return [*self._habitat_signs(), *self._impact_signs(), *self._policy_signs()]

    def _habitat_signs(self) -> Iterator[tuple[Moment, pygame.Rect]]:
        plan = self.plan
        side = round(min(plan.step * 1.02, self.context.metrics.px(42), plan.plot.width / 7))
        alive = len(self.story.alive)
        for i, moment in enumerate(self.story.of_kind(MomentKind.HABITAT), start=alive):
            x = self._x(moment) - side / 2
            y = plan.axis.top - plan.step * (i + 1) - side * 0.06
            yield moment, pygame.Rect(round(x), round(y), side, side)

    def _impact_signs(self) -> Iterator[tuple[Moment, pygame.Rect]]:
        plan = self.plan
        side = round(min(plan.step * 1.1, self.context.metrics.px(34), plan.plot.width / 8))
        for moment in self.story.of_kind(MomentKind.IMPACT):
            x = self._x(moment) - side / 2
            y = plan.axis.bottom + plan.step * moment.tiles - side * 0.98
            yield moment, pygame.Rect(round(x), round(y), side, side)

    def _policy_signs(self) -> Iterator[tuple[Moment, pygame.Rect]]:
        """Yield the policy cards near their rounds, side by side; more than fit overlap."""
        row, axis, rounds = self.plan.policies, self.plan.axis, max(1, self.story.rounds)
        moments = self.story.policies
        side = min(row.height - self.context.metrics.px(2), self.context.metrics.px(30))
        each = axis.width / rounds
        step = min(side, (axis.width - side) / max(1, len(moments) - 1))
        wanted = [axis.left + each * (moment.round - 0.5) - side / 2 for moment in moments]
        last = self.rect.right - side
        for moment, left in zip(
            moments, space_out(wanted, step, self.rect.left, last), strict=True
        ):
            place = pygame.Rect(0, 0, side, side)
            place.midleft = round(left), row.centery
            yield moment, place

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sheet, the steps and the labels; the signs are controls of their own."""
        m, text, rect, plan = context.metrics, context.text, self.rect, self.plan
        draw_paper(target, context, rect, 0.97, 18)
        fitted = text.fit(self.name, FontFace.TITLE, m.size(1.5), m.floor, plan.title.width)
        text.place(target, fitted, plan.title, FontFace.TITLE, INK, middle=True)
        plot, axis = plan.plot, plan.axis
        self._steps(target, context)
        self._rounds(target, context)
        for name in self.names():
            middle = name.place.center
            text.draw(
                target, name.text, middle, FontFace.BOLD, name.size, name.tone, anchor="center"
            )
        rows = [
            ((plot.top + axis.top) / 2, TEAL),
            (axis.centery, INK),
            ((axis.bottom + plot.bottom) / 2, STONE_DARK),
        ]
        if plan.pressures.height:
            rows.append((plan.pressures.centery, DUSK))
        if plan.policies.height:
            rows.append((plan.policies.centery, SLATE))
        fitting = [
            text.fit(label, FontFace.HEAVY, m.size(1.0), m.floor, plan.labels)
            for label in self._labels()
        ]
        size = min(one.size for one in fitting)
        for one, (y, tone) in zip(fitting, rows, strict=True):
            label = " ".join(one.lines)
            at = (plan.title.left, y)
            text.draw(target, label, at, FontFace.HEAVY, size, tone, anchor="midleft")

    # ------------------------------------------------------------------ parts
    def names(self) -> Iterator[Name]:
        """Yield what happened beside its sign, where there is room; none where steps are low."""
        m, text, words = self.context.metrics, self.context.text, self.context.words
        size = min(m.size(1.0), int(self.plan.step / NAME_LINE))
        if size < m.size(LEAST_NAME):
            return
        signs = self.signs()
        taken = [place for _, place in signs]
        if not self.story.impacts:
            none, plan = words("end.no-impacts"), self.plan
            box = text.width(none, FontFace.BOLD, size), text.line_height(size, 1.1)
            middle = plan.axis.centerx, (plan.axis.bottom + plan.plot.bottom) // 2
            yield Name(none, anchored(box, "center", middle), size, STONE_DARK)
        for moment, sign in signs:
            if moment.kind is MomentKind.HABITAT:
                name, tone = words(f"card.habitat.{dashed(moment.habitat)}"), TEAL
            elif moment.impact is not None:
                name, tone = capital(words(f"card.impact.{moment.impact}")), STONE_DARK
            else:
                continue
            box = text.width(name, FontFace.BOLD, size), text.line_height(size, 1.1)
            left = anchored(box, "midright", (sign.left - m.px(6), sign.centery))
            right = anchored(box, "midleft", (sign.right + m.px(6), sign.centery))
            for place in (left, right):
                inside = self.plan.plot.left <= place.left and place.right <= self.plan.plot.right
                if inside and place.collidelist(taken) < 0:
                    taken.append(place)
                    yield Name(name, place, size, tone)
                    break

    def _x(self, moment: Moment) -> float:
        """Return the x coordinate of a moment: each turn of a round has its own."""
        plot = self.plan.plot
        turns = moment.round - 1 + (moment.turn + 0.5) / max(1, self.story.players)
        return plot.left + plot.width * turns / max(1, self.story.rounds)

    def _steps(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the stairs of habitats and impacts, and the band between them."""
        story, m = self.story, context.metrics
        plot, axis, step = self.plan.plot, self.plan.axis, self.plan.step
        alive = len(story.alive)
        grown: Steps = [(plot.left, alive)] if alive else []
        restored = story.of_kind(MomentKind.HABITAT)
        grown += [(self._x(one), i) for i, one in enumerate(restored, start=alive + 1)]
        changes = story.of_kind(MomentKind.IMPACT, MomentKind.IMPACT_BACK)
        lost: Steps = [(self._x(one), one.tiles) for one in changes]
        number = context.text.width(str(story.rounds), FontFace.HEAVY, m.size(1.0)) + 2 * m.px(3)
        reach = max(0, math.ceil((number - plot.width / max(1, story.rounds)) / 2))
        band = axis.inflate(2 * reach, 0)
        put(target, context.shapes.box(band.size, 0, AXIS), band.topleft)
        line = max(2, m.px(3))
        _stairs(target, plot, self._corners(plot, axis.top, -step, grown), GROWN, TEAL, line)
        _stairs(target, plot, self._corners(plot, axis.bottom, step, lost), LOST, STONE_DARK, line)

    def _corners(self, plot: pygame.Rect, base: int, step: float, steps: Steps) -> list[Point]:
        """Return the corners of the stairs above or below a base line."""
        points: list[Point] = [(plot.left, base)]
        for x, number in steps:
            points += [(x, points[-1][1]), (x, base + step * number)]
        return [*points, (plot.right, points[-1][1])]

    def _rounds(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the numbers of rounds on the line and the numbers of pressure cards at the foot."""
        m, text, story = context.metrics, context.text, self.story
        axis, row = self.plan.axis, self.plan.pressures
        size = m.size(1.0)
        each = axis.width / max(1, story.rounds)
        side = min(row.height - m.px(4), round(size * 1.05))
        widest = side + text.width("88", FontFace.HEAVY, size) + m.px(15)
        every = max(1, math.ceil(widest / each))
        for round_ in range(1, story.rounds + 1):
            if (round_ - 1) % every:
                continue
            x = axis.left + each * (round_ - 0.5)
            text.draw(
                target, str(round_), (x, axis.centery), FontFace.HEAVY, size, INK, anchor="center"
            )
            if not row.height:
                continue
            number = str(story.pressures[round_ - 1])
            wide = side + m.px(3) + text.width(number, FontFace.HEAVY, size)
            left = x - wide / 2
            sign = context.pictures.sign("pressure", side)
            put(target, sign, (round(left), row.top + (row.height - side) // 2))
            at = (left + side + m.px(3), row.centery)
            text.draw(target, number, at, FontFace.HEAVY, size, DUSK, anchor="midleft")


class MomentSign(Widget):
    """The sign of a moment on the chart; it shows why it happened, and the moment itself."""

    def __init__(
        self, item_id: str, rect: pygame.Rect, name: str, moment: Moment, watch: Callable[[], None]
    ) -> None:
        super().__init__(item_id, rect, name, group="moments")
        self.side = rect.width
        self.middle = rect.center
        self.tip = name
        self.moment = moment
        self.watch = watch

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sign, larger while the pointer is on it."""
        side = round(self.side * (1.18 if self.hovered else 1.0))
        impact = self.moment.impact
        if impact is None:
            sign = context.pictures.sign(self.moment.sign, side)
        else:
            sign = emblem(context.shapes, impact, side)
        put(target, sign, sign.get_rect(center=self.middle).topleft)

    def grow(self, least: int, area: pygame.Rect) -> None:
        """Make the place to click at least this large, without leaving an area."""
        more = max(0, least - self.side)
        self.rect = self.rect.inflate(more, more).clamp(area)

    def press(self) -> None:
        """Watch the moment again."""
        self.watch()


def _stairs(
    target: pygame.Surface,
    plot: pygame.Rect,
    points: list[Point],
    fill: Colour,
    line: Colour,
    thick: int,
) -> None:
    """Fill the area between the stairs and their base line, and draw their edge."""
    base = points[0][1]
    layer = clear((plot.width, plot.height))
    inside = [(x - plot.left, y - plot.top) for x, y in points]
    inside += [(plot.width, base - plot.top), (0, base - plot.top)]
    pygame.draw.polygon(layer, premultiplied(fill), inside)
    put(target, layer, plot.topleft)
    whole = [(round(x), round(y)) for x, y in points]
    for one, two in pairwise(whole):
        edge = pygame.Rect(one, (0, 0)).union(pygame.Rect(two, (0, 0)))
        # Extend each line to close the corner, but not beyond the plot.
        target.fill(line[:3], edge.inflate(thick, thick).clip(plot.inflate(0, 2 * thick)))
