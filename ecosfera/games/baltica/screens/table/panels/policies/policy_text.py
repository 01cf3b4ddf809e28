"""The text beside the picture of a policy card; it is scrolled where it is too long."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.palette import POLICY_COLOURS
from ecosfera.games.baltica.rules.cards import Category, Duration
from ecosfera.games.baltica.screens.table.panels import lost_cards
from ecosfera.games.baltica.screens.table.panels.policies.policy_pool import DURATIONS
from ecosfera.games.baltica.text.card_names import dashed
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.widgets.scroll_view import ScrollView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pygame

    from ecosfera.games.baltica.screens.table.frame import TableFrame
    from ecosfera.games.baltica.screens.table.policy_content import PolicyContent
    from ecosfera.ui.context import UiContext

EFFECT: Final = (2.0, 1.15)
"""Largest and smallest size of the effect, in multiples of body text."""
LONG: Final = 1.4
"""Largest size of the effect where the text has to be scrolled."""
BACKGROUND: Final = (1.4, 1.05)
"""Largest and smallest size of the background information."""
EFFECT_LEADING: Final = 1.22
LEADING: Final = 1.26


class Block(NamedTuple):
    """One part of the text, from top to bottom."""

    height: float
    draw: Callable[[pygame.Surface, Box], None]


class PolicyText(ScrollView):
    """Who reads the card, its name, kind, effect, what it takes away, a question, background."""

    def __init__(self, frame: TableFrame, content: PolicyContent, room: Box) -> None:
        super().__init__("policy", frame.brush.context)
        self._table = frame
        self._told = content
        policy = frame.book.cards.policy(content.card)
        self._tone = POLICY_COLOURS[policy.category]
        self.effect = frame.book.policy_effect(content.card)
        self.background = frame.book.policy_background(content.card)
        self.rect = rect(room)
        bar = 10 * frame.brush.u
        self.frame = rect(Box(room.x, room.y, room.w + bar, room.h))
        self._wide = round(room.w - bar)
        self._blocks = self._lay_out(room.h)
        content_height = math.ceil(sum(block.height for block in self._blocks))
        self.content = max(self.rect.height, content_height)
        if content_height <= self.rect.height + 1:
            self.content = self.rect.height

    # -- layout ----

    def _lay_out(self, high: float) -> list[Block]:
        """Return the blocks: as large as fits in this height, or else to be scrolled."""
        brush, told = self._table.brush, self._told
        fixed = [*self._head(), self._kind()]
        asked = [self._question()] if told.question else []
        least, most = (
            lost_cards.widths(self._table, told.hits, self._wide) if told.hits else (0.0, 0.0)
        )
        small = brush.size(BACKGROUND[1])
        hits = self._lost(least)
        taken = sum(block.height for block in (*fixed, *hits, *asked))
        behind = self._behind(small).height

        def fits(size: int, rest: float) -> bool:
            return taken + self._effect(size).height + rest <= high

        largest, smallest = (brush.size(k) for k in EFFECT)
        size = largest_size(largest, smallest, lambda size: fits(size, behind))
        if size is None:
            long = max(smallest, brush.size(LONG))
            size = largest_size(long, smallest, lambda size: fits(size, 0)) or smallest
            # The question stands where it shows before anybody scrolls.
            return [*fixed, self._effect(size), *asked, *hits, self._behind(small)]
        free = high - taken - self._effect(size).height - behind
        if told.hits:
            card = min(most, least + free / 1.5)
            free -= 1.5 * (card - least)
            hits = self._lost(card)
        large = largest_size(
            brush.size(BACKGROUND[0]), small, lambda s: self._behind(s).height - behind <= free
        )
        last = self._behind(large or small)
        space = Block(max(0.0, free + behind - last.height), _draw_nothing)
        return [*fixed, self._effect(size), *hits, *asked, space, last]

    def _head(self) -> Iterator[Block]:
        """Yield who reads the card, and its name."""
        brush, u = self._table.brush, self._table.brush.u
        if self._told.reader:
            size = brush.size(1.05)
            yield Block(
                1.35 * size + 2 * u,
                lambda target, box: self._line(target, self._told.reader, box, size),
            )
        largest = brush.size(1.6 if brush.large else 2.3)
        name = self._table.book.policy(self._told.card)
        # On a sheet, where nobody reads it aloud, the corner has a button.
        wide = self._wide if self._told.reader else round(self._wide - 2.2 * self._table.zones.body)
        fit = brush.text.fit(name, FontFace.TITLE, largest, brush.size(1.3), wide, 2)
        step = brush.text.line_height(fit.size, 1.1)

        def draw(target: pygame.Surface, box: Box) -> None:
            brush.text.place(target, fit, rect(box), FontFace.TITLE, theme.INK, leading=1.1)

        yield Block(step * len(fit.lines) + 4 * u, draw)

    def _line(self, target: pygame.Surface, text: str, box: Box, size: int) -> None:
        self._table.brush.line(target, text, (box.x, box.y), size, self._tone, FontFace.BOLD)

    def _kind(self) -> Block:
        """Return the category and the duration."""
        high = self._kind_signs(None, Box(0, 0, self._wide, 0))

        def draw(target: pygame.Surface, box: Box) -> None:
            self._kind_signs(target, box)

        return Block(high, draw)

    def _kind_signs(self, target: pygame.Surface | None, column: Box) -> float:
        """Draw the category and the duration, or only measure them; return their height."""
        frame, brush, u = self._table, self._table.brush, self._table.brush.u
        side = frame.zones.sign * 1.15
        x, y = column.x, column.y
        for icon, text, tint in self._kinds():
            wide = side + 6 * u + brush.text.width(text, FontFace.BOLD, brush.body)
            if x > column.x and x + wide > column.right:
                x = column.x
                y += side + 5 * u
            if target is not None:
                brush.sign(target, icon, x, y + 2 * u, side, tint)
                at = (x + side + 6 * u, y + 2 * u + side / 2)
                brush.line(target, text, at, brush.body, theme.SLATE, FontFace.BOLD, "midleft")
            x += wide + 18 * u
        return y + side + 14 * u - column.y

    def _kinds(self) -> Iterator[tuple[str, str, theme.Colour | None]]:
        """Yield sign, text and tint of the category and of the duration."""
        words, policy = self._table.book.words, self._table.book.cards.policy(self._told.card)
        yield f"policy_{policy.category}", words(f"card.category.{policy.category}"), None
        if policy.category is Category.FUNDING:
            return
        lasting = policy.duration is not Duration.ONCE
        spent = policy.category is Category.MEASURE and not lasting
        how = "measure" if spent else dashed(policy.duration)
        icon = "policy_funding" if spent else DURATIONS[policy.duration]
        yield icon, words(f"card.duration.{how}"), None if spent else self._tone

    def _paragraph(
        self, text: str, size: int, face: FontFace, tone: theme.Colour, leading: float, gap: float
    ) -> Block:
        """Return a paragraph with a gap below it, in units."""
        brush = self._table.brush
        high = brush.text.height(text, face, size, self._wide, leading)

        def draw(target: pygame.Surface, box: Box) -> None:
            brush.para(target, text, box, size, tone, face, leading=leading)

        return Block(high + gap * brush.u, draw)

    def _effect(self, size: int) -> Block:
        return self._paragraph(self.effect, size, FontFace.BOLD, theme.INK, EFFECT_LEADING, 12)

    def _behind(self, size: int) -> Block:
        """Return the background information."""
        return self._paragraph(self.background, size, FontFace.TEXT, theme.SLATE, LEADING, 2)

    def _question(self) -> Block:
        size = self._table.brush.size(1.15)
        return self._paragraph(self._told.question, size, FontFace.BOLD, theme.BROWN, LEADING, 10)

    def _lost(self, width: float) -> list[Block]:
        """Return the cards that will go, if there are any."""
        hits = self._told.hits
        if not hits:
            return []
        draw = partial(self._draw_lost, width=width)
        return [Block(lost_cards.height(self._table, hits, width), draw)]

    def _draw_lost(self, target: pygame.Surface, box: Box, width: float) -> None:
        lost_cards.draw(target, self._table, self._told.hits, box, width)

    # -- drawing ----

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw what shows of the text."""
        del context
        for _ in self.draw_in_steps(target):
            pass

    def draw_in_steps(self, target: pygame.Surface) -> Iterator[None]:
        """Draw what shows of the text, one block per step."""
        y = float(self.rect.y - self.offset)
        for block in self._blocks:
            box = Box(self.rect.x, y, self._wide, block.height)
            y += block.height
            if box.bottom > self.rect.top and box.y < self.rect.bottom:
                before = target.get_clip()
                target.set_clip(before.clip(self._window))
                block.draw(target, box)
                target.set_clip(before)
                yield

    @property
    def _window(self) -> pygame.Rect:
        """Return what is not cut off; dashed edges and shadows reach a little beyond the text."""
        reach = self._table.brush.px(6)
        top = 0 if self.offset else reach
        low = reach if self.offset >= self.end else 0
        window = self.rect.inflate(2 * reach, 0)
        window.top -= top
        window.height += top + low
        return window


def _draw_nothing(target: pygame.Surface, box: Box) -> None:
    """Leave the box empty."""
