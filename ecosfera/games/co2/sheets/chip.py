"""A territory or an action card that is given or not, marked by who needs it."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

import pygame

from ecosfera.games.co2.cards.art import SHAPE
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.text.names import signed
from ecosfera.ui.accessibility.node import AccessNode, Role
from ecosfera.ui.draw.layout import inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Fitted, FontFace, TextAlign
from ecosfera.ui.draw.theme import AMBER, AMBER_DEEP, HONEY, INK, SAND, SAND_LINE, SLATE, WINE
from ecosfera.ui.widgets import Widget
from ecosfera.ui.widgets.base import draw_veil

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.co2.moves.uses import Use
    from ecosfera.ui.context import UiContext

MARK: Final = 0.72
"""Radius of the mark of a player who needs something now, in bodies."""
LATER: Final = 0.55
"""Radius of the mark of a player who needs something later, by that of one who needs it now."""


STACKED: Final = 0.7
"""The largest radius of marks above each other, beside which a name stands, in bodies."""
NEXT_TO: Final = 0.46
"""The largest radius of marks above each other, by their distance."""


SIGN: Final = 1.9
"""The largest side of the sign of a card, in bodies."""
LOWER: Final = 0.5
"""The largest radius of a mark beside a note, below how far an area is, in bodies."""


class Progress(NamedTuple):
    """How far the area of a territory is."""

    owners: tuple[int | None, ...]
    """Who owns its territories."""
    bonus: int
    """What its sun brings."""


class Change(StrEnum):
    """What a counter-offer has done with something, beside the offer that it answers."""

    NEW = "new"
    GONE = "gone"


PIP: Final = 0.45
"""Radius of the mark of an owner, in bodies, where a note stands below."""
WIDEST: Final = 20
"""A bonus that is as wide as any."""
ROOMY_PIP: Final = 0.64
"""The same where no note does."""
TICK: Final = 18
"""Diameter of the tick on a chosen chip, in units."""


class Chip(Widget):
    """Something that is given or not: a sign, and a name with a note where there is room."""

    role = Role.CHECK_BOX

    def __init__(  # noqa: PLR0913 (what a control can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        sign: str,
        toggle: Callable[[], None] | None,
        *,
        chosen: bool,
        note: str = "",
        group: str = "",
        bare: bool = False,
        uses: Sequence[Use] = (),
        about: str = "",
        progress: Progress | None = None,
        picture: Callable[[tuple[int, int], int], pygame.Surface] | None = None,
        change: Change | None = None,
        stacked: bool = False,
    ) -> None:
        super().__init__(item_id, rect, name, group)
        self.sign = sign
        self.chosen = chosen
        self.note = note
        self.rows = 1
        """Lines of the note."""
        self.bare = bare
        """Whether only the sign is shown."""
        self.uses = uses
        """Who needs it."""
        self._toggle = toggle
        self.focusable = toggle is not None
        self.about = about
        """What it is for, in sentences."""
        self.progress = progress
        """How far the area of a territory is, which stands beside its name."""
        self.picture = picture
        """Return its picture in a size, with round corners of a radius; the sign lies on it."""
        self.change = change
        """What a counter-offer has done with it."""
        self.stacked = stacked
        """Whether the marks of who needs it stand above each other."""
        self.written = name
        """The name that is written, which may be a shorter one."""

    @property
    def spoken(self) -> str:
        """Return the name and the note."""
        return f"{self.name}, {self.note}" if self.note else self.name

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return the chip and whether it is chosen."""
        node = super().accessible(context)
        return node and node._replace(toggled=self.chosen, description=self.about)

    def press(self) -> None:
        """Choose it, or not any more."""
        if self._toggle is not None:
            self._toggle()

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the chip; a chosen one is amber and has a tick, one that is gone is struck out."""
        m, box = context.metrics, self.rect
        radius = self.radius(context)
        fill, line = (HONEY, AMBER) if self.chosen else (SAND, SAND_LINE)
        width = max(1, m.px(2.4 if self.chosen else 1.2))
        if self.change is Change.NEW:
            line, width = AMBER_DEEP, m.px(4)
        context.shapes.put_box(target, box, radius, fill, line, width)
        draw_veil(target, context, box, radius, hovered=self.hovered, held=self.held)
        if self.bare:
            self._draw_bare(target, context)
            return
        left = self._draw_sign(target, context)
        self._draw_tick(target, context)
        marks = self._draw_marks(target, context, box.right - m.px(6))
        words = inset(box, m.px(4), m.px(2))
        words.left, words.width = left, box.right - m.px(1) - left
        text = context.text
        lines = 1 if self.note else 2
        head = words.copy()
        if not self.note:
            head.width -= marks
        head.width -= self._draw_progress(target, context, head.right)
        name = text.fit(self.written, FontFace.BOLD, m.size(1.0), m.floor, head.width, lines)
        if not self.note:
            words.width = head.width
            text.place(target, name, words, FontFace.BOLD, INK, middle=True, leading=1.0)
            self._strike(target, context, words, name)
            return
        half = words.copy()
        half.height = words.height // (1 + self.rows)
        text.place(target, name, half, FontFace.BOLD, INK, middle=True, leading=1.0)
        self._strike(target, context, half, name)
        half.top, half.height = half.bottom, words.bottom - half.bottom
        wide = words.width - marks
        note = text.fit(self.note, FontFace.TEXT, m.size(1.0), m.floor, wide, self.rows)
        text.place(
            target, note, half, FontFace.TEXT, INK, align=TextAlign.LEFT, middle=True, leading=1.0
        )

    def _picture_size(self, context: UiContext) -> tuple[int, int]:
        """Return the size of the picture, or of the sign alone."""
        m = context.metrics
        side = min(self.rect.height - m.px(8), m.size(SIGN))
        if self.picture is None:
            return side, side
        high = self.rect.height - m.px(8)
        return round(SHAPE * high), high

    def _draw_sign(self, target: pygame.Surface, context: UiContext) -> int:
        """Draw the picture with the sign on it, or the sign alone; return where words begin."""
        m, box = context.metrics, self.rect
        wide, high = self._picture_size(context)
        at = (box.left + m.px(6), box.centery - high // 2)
        side = high
        if self.picture is not None:
            put(target, self.picture((wide, high), m.px(5)), at)
            side = round(0.62 * high)
        put(target, context.pictures.sign(self.sign, side), at)
        return at[0] + wide + m.px(7)

    def _strike(
        self, target: pygame.Surface, context: UiContext, box: pygame.Rect, name: Fitted
    ) -> None:
        """Draw a line through the name of what a counter-offer leaves out."""
        if self.change is Change.GONE:
            m = context.metrics
            wide = min(box.width, context.text.width(self.written, FontFace.BOLD, name.size))
            line = pygame.Rect(box.left, box.centery - m.px(1), wide, m.px(2))
            target.fill(WINE, line)

    def note_rows(self, context: UiContext) -> int:
        """Return how many lines the note needs in the smallest letters."""
        m = context.metrics
        wide = self.rect.width - 2 * m.px(15) - self._picture_size(context)[0]
        wide -= self._marks_room(context)
        return max(1, len(context.text.wrap(self.note, FontFace.TEXT, m.floor, wide)))

    def _draw_bare(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the sign beside the tick, with the marks of the players who need it below."""
        m, box = context.metrics, self.rect
        below = round(2 * MARK * m.body)
        side = min(box.height - below - m.px(9), box.width - m.px(10))
        tick = self._draw_tick(target, context)
        x = max(box.left + m.px(4), box.centerx - (side + tick) // 2)
        put(target, context.pictures.sign(self.sign, side), (x, box.top + m.px(4)))
        self._draw_marks(target, context, box.centerx + self._marks_width(context) // 2)

    def _draw_tick(self, target: pygame.Surface, context: UiContext) -> int:
        """Draw the tick of a chosen chip; return the width that it takes from a bare one."""
        m, box = context.metrics, self.rect
        if not self.chosen:
            return 0
        if self.bare:
            tick = m.px(13)
            corner = (box.right - tick - m.px(4), box.top + m.px(2))
            put(target, context.pictures.sign("icon_check", tick, INK), corner)
            return tick
        # on the corner, where it takes no room from the name and hides no sign
        side, tick = m.px(TICK), m.px(0.72 * TICK)
        x, y = box.left, box.bottom - side
        put(target, context.shapes.disc(side, AMBER, INK, m.px(1)), (x, y))
        inner = (side - tick) // 2
        put(target, context.pictures.sign("icon_check", tick, INK), (x + inner, y + inner))
        return 0

    def _draw_progress(self, target: pygame.Surface, context: UiContext, right: int) -> int:
        """Draw who owns the area and what its sun brings, up to `right`; return the width."""
        if self.progress is None:
            return 0
        m, brush, roomy = context.metrics, Brush(context), not self.note
        text, size = signed(self.progress.bonus), m.size(1.0)
        radius, gap = (ROOMY_PIP if roomy else PIP) * m.body, m.px(4 if roomy else 3)
        side = (1.35 if roomy else 1.15) * size
        # as wide as the widest bonus, so that the signs of all territories stand below each other
        wide = brush.width(signed(WIDEST), size) + side + gap
        middle = self.rect.top + m.px(2) + (self.rect.height - m.px(4)) / (2 if roomy else 4)
        x = right - m.px(4) - wide
        brush.sign(target, "co2_sun", x, middle - side / 2, side)
        brush.line(target, text, (x + side + gap, middle), size, INK, anchor="midleft")
        for owner in reversed(self.progress.owners):
            x -= 2 * radius + gap
            if owner is None:
                brush.disc(target, x + radius, middle, 0.8 * radius, (0, 0, 0, 0), SLATE, 1)
            else:
                brush.mark(target, owner, x + radius, middle, radius)
        return round(right - x) + gap

    @property
    def marked(self) -> list[Use]:
        """Return the uses that are marked: what is of use later only once one asks for it."""
        asked = (self.hovered or self.focused or self.chosen) and not self.note
        return [use for use in self.uses if use.now or asked]

    def _radius(self, context: UiContext, use: Use) -> int:
        largest = MARK if not self.note else LOWER
        return round(context.metrics.body * largest * (1.0 if use.now else LATER))

    def _marks_width(self, context: UiContext) -> int:
        gap = context.metrics.px(3)
        if self.stacked:
            return round(2 * STACKED * context.metrics.body)
        return sum(2 * self._radius(context, use) + gap for use in self.marked) - gap

    def _draw_marks(self, target: pygame.Surface, context: UiContext, right: int) -> int:
        """Draw the marks of the players who need it, up to `right`; return their width."""
        marked = self.marked
        if not marked:
            return self._marks_room(context)
        m, brush = context.metrics, Brush(context)
        x = right - self._marks_width(context)
        if self.stacked:
            middle = x + round(STACKED * m.body)
            apart = self.rect.height / len(marked)
            for number, use in enumerate(marked):
                y = self.rect.top + (number + 0.5) * apart
                radius = min(NEXT_TO * apart, STACKED * m.body) * (1.0 if use.now else LATER)
                brush.mark(target, use.player, middle, y, radius)
            return self._marks_room(context)
        largest = max(self._radius(context, use) for use in marked)
        below = self.rect.bottom - m.px(3 if self.note else 4) - largest
        for use in marked:
            radius = self._radius(context, use)
            brush.mark(target, use.player, x + radius, below, radius)
            x += 2 * radius + m.px(3)
        return self._marks_room(context)

    def _marks_room(self, context: UiContext) -> int:
        """Return the width that the marks take: beside how far an area is always the same."""
        aligned = self.stacked and (self.progress is not None or bool(self.uses))
        return self._marks_width(context) + context.metrics.px(6) if self.marked or aligned else 0
