"""The page of a policy card: its picture, its text, and the cards that it takes away."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.palette import POLICY_COLOURS
from ecosfera.games.baltica.panels.policy_pool import DURATIONS
from ecosfera.games.baltica.rules.cards import Category, Duration
from ecosfera.games.baltica.text.card_names import dashed
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import largest_size
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import colour, faded
from ecosfera.ui.widgets.scroll_view import ScrollView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    import pygame

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.ui.context import UiContext


LOST: Final = colour("#C2336B")
LARGEST: Final = 110
"""Largest width of a card, in units."""
NAMED: Final = 3
"""Up to this many cards have their names beside them; more are grouped by place."""


def widths(frame: TableFrame, hits: Sequence[LostCard], wide: float) -> tuple[float, float]:
    """Return the smallest and the largest width of a card in a column of this width."""
    u, b, n = frame.brush.u, frame.zones.body, len(hits)
    if n > NAMED:
        places = len({hit.where for hit in hits})
        share = (wide - (n - 1) * 8 * u) / (n + 0.4 * (places - 1))
        most = min(LARGEST * u, max(36 * u, share))
        return min(most, 48 * u), most
    least = min(4.4 * b, 66 * u)
    return least, max(least, min(LARGEST * u, wide / n - 6.6 * b))


def height(frame: TableFrame, hits: Sequence[LostCard], w: float) -> float:
    """Return the height of cards of width `w` with their head and captions."""
    caption = 1.3 * frame.brush.body if len(hits) > NAMED else 0
    return _head(frame) + 1.5 * w + caption + 10 * frame.brush.u


def _head(frame: TableFrame) -> float:
    return 1.5 * frame.brush.size(1.05) + 5 * frame.brush.u


def draw(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], room: Box, w: float
) -> None:
    """Draw the head, and the cards with width `w`."""
    brush = frame.brush
    head = frame.book.words("table.will-go")
    where = (room.x, room.y)
    brush.line(target, head, where, brush.size(1.05), theme.WINE, FontFace.BOLD)
    below = Box(room.x, room.y + _head(frame), room.w, room.h - _head(frame))
    if len(hits) > NAMED:
        _draw_grouped(target, frame, hits, below, w)
    else:
        _draw_named(target, frame, hits, below, w)


def _draw_named(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], room: Box, w: float
) -> None:
    """Draw few cards, each with its name and place beside it."""
    brush, u, b = frame.brush, frame.brush.u, frame.zones.body
    step = room.w / len(hits)
    if step - w <= 6.5 * b:
        step = min(step, w + 8 * u)
    for i, hit in enumerate(hits):
        box = Box(room.x + i * step, room.y, w, 1.5 * w)
        _draw_lost(target, frame, hit.card, box)
        beside = Box(box.right + 7 * u, room.y, step - w - 12 * u, box.h)
        if beside.w > 4 * b:
            name, face = frame.book.name(hit.card), FontFace.BOLD
            end = brush.para(target, name, beside, brush.body, theme.INK, face, leading=1.16)
            rest = Box(beside.x, end, beside.w, beside.bottom - end)
            brush.para(target, hit.where, rest, brush.body, theme.SLATE, leading=1.16)


def _draw_grouped(
    target: pygame.Surface, frame: TableFrame, hits: Sequence[LostCard], room: Box, w: float
) -> None:
    """Draw many cards grouped by place, with captions."""
    brush, u = frame.brush, frame.brush.u
    places = list(dict.fromkeys(hit.where for hit in hits))
    caption = 1.3 * brush.body
    apart = 0.4 * w
    most = (room.w - w - apart * (len(places) - 1)) / (len(hits) - 1)
    step = min(w + 8 * u, most)
    x, y = room.x, room.y
    for place in places:
        first = x
        for hit in hits:
            if hit.where == place:
                _draw_lost(target, frame, hit.card, Box(x, y, w, 1.5 * w))
                x += step
        end = x - step + w
        wide = brush.text.width(place, FontFace.TEXT, brush.body)
        left = max(room.x, min(first, room.right - wide))
        if wide <= max(end, room.right if place == places[-1] else end + apart) - left:
            at = (left, y + 1.5 * w + 0.75 * caption)
            brush.line(target, place, at, brush.body, theme.SLATE, anchor="midleft")
        x += apart


def _draw_lost(target: pygame.Surface, frame: TableFrame, card: CardId, box: Box) -> None:
    """Draw a small card that will go, with a dashed edge."""
    # Use the same width for all, or only some would have room for signs.
    image = frame.faces.mini(card, math.ceil(box.w), math.ceil(box.h))
    put(target, image.surface, (round(box.x) - image.pad, round(box.y) - image.pad))
    frame.brush.dashes(target, box.inset(-2 * frame.brush.u), LOST, 8 * frame.brush.u, 2.4)


@dataclass(frozen=True, slots=True)
class LostCard:
    """A card that the policy card takes away, and where it lies."""

    card: CardId
    where: str


@dataclass(frozen=True, slots=True)
class PolicyContent:
    """The content of a page, beside what is always told of the card."""

    card: CardId
    reader: str = ""
    """Who reads it aloud, as a sentence."""
    hits: tuple[LostCard, ...] = ()
    question: str = ""
    """The question to answer before it takes effect, or what can be done with it."""


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
        self._drawn = content
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
        brush, drawn = self._table.brush, self._drawn
        fixed = [*self._head(), self._kind()]
        asked = [self._question()] if drawn.question else []
        least, most = widths(self._table, drawn.hits, self._wide) if drawn.hits else (0.0, 0.0)
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
        if drawn.hits:
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
        if self._drawn.reader:
            size = brush.size(1.05)
            yield Block(
                1.35 * size + 2 * u,
                lambda target, box: self._line(target, self._drawn.reader, box, size),
            )
        largest = brush.size(1.6 if brush.large else 2.3)
        name = self._table.book.policy(self._drawn.card)
        # On a sheet, where nobody reads it aloud, the corner has a button.
        wide = (
            self._wide if self._drawn.reader else round(self._wide - 2.2 * self._table.zones.body)
        )
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
        words, policy = self._table.book.words, self._table.book.cards.policy(self._drawn.card)
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
        return self._paragraph(self._drawn.question, size, FontFace.BOLD, theme.BROWN, LEADING, 10)

    def _lost(self, width: float) -> list[Block]:
        """Return the cards that will go, if there are any."""
        hits = self._drawn.hits
        if not hits:
            return []
        draw = partial(self._draw_lost, width=width)
        return [Block(height(self._table, hits, width), draw)]

    def _draw_lost(self, target: pygame.Surface, box: Box, width: float) -> None:
        draw(target, self._table, self._drawn.hits, box, width)

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


PICTURE: Final = 0.38
"""Largest fraction of the width that the picture takes."""
NARROW: Final = 0.27
"""The same with large text."""


def page_box(frame: TableFrame) -> Box:
    """Return the box of the page, centred in the window."""
    zones, b = frame.zones, frame.zones.body
    high = max(0.6 * zones.height, min(26 * b, 0.80 * zones.height))
    wide = min(max(0.66 * zones.width, 44 * b), zones.width - 4 * zones.margin, 1.85 * high)
    room = zones.height - high
    return Box(
        (zones.width - wide) / 2, max(zones.margin, room / 2 - 0.045 * zones.height), wide, high
    )


class PolicyPage:
    """A page about a policy card, laid out for one window."""

    def __init__(self, frame: TableFrame, content: PolicyContent) -> None:
        self._content = content
        self._lay_out(frame)

    def show(self, frame: TableFrame) -> None:
        """Lay the page out again if the frame is that of another window or language."""
        if frame.brush is not self._table.brush:
            scrolled = self.text.on_scroll
            self._lay_out(frame)
            self.text.on_scroll = scrolled

    def _lay_out(self, frame: TableFrame) -> None:
        self.box = page_box(frame)
        self._table = frame
        pad = 16 * frame.brush.u
        high = self.box.h - 2 * pad
        share = NARROW if frame.brush.large else PICTURE
        wide = min(high * 2 / 3, self.box.w * share)
        self._picture = Box(self.box.x + pad, self.box.y + pad, wide, min(high, 1.5 * wide))
        x = self._picture.right + 22 * frame.brush.u
        column = Box(x, self.box.y + pad, self.box.right - pad - x, high)
        self.text = PolicyText(frame, self._content, column)

    def draw_in_steps(self, target: pygame.Surface) -> Iterator[None]:
        """Draw the page, one part per step."""
        brush = self._table.brush
        policy = self._table.book.cards.policy(self._content.card)
        tone = POLICY_COLOURS[policy.category]
        glow = faded(tone, 0.95)
        brush.shapes.put_shadow(target, rect(self.box), brush.px(18), brush.px(16), glow)
        brush.paper(target, self.box, 18 * brush.u)
        yield
        self._draw_picture(target, tone)
        yield
        yield from self.text.draw_in_steps(target)
        self.text.draw_bar(target)

    def _draw_picture(self, target: pygame.Surface, tone: theme.Colour) -> None:
        frame, brush, u, box = self._table, self._table.brush, self._table.brush.u, self._picture
        where = rect(box)
        radius = brush.px(14)
        name = frame.book.picture(self._content.card)
        sign = f"policy_{frame.book.cards.policy(self._content.card).category}"
        if brush.pictures.has(name):
            put(target, brush.pictures.rounded(name, where.size, radius), where.topleft)
        else:
            tones = (theme.mix(tone, theme.WHITE, 0.35), tone, theme.mix(tone, theme.INK, 0.55))
            put(target, brush.shapes.gradient(where.size, radius, tones), where.topleft)
            k = 0.5 * box.w
            brush.sign(target, sign, box.cx - k / 2, box.cy - 0.6 * k, k)
        brush.shapes.put_box(target, where, radius, (0, 0, 0, 0), tone, brush.px(7))
        brush.sign(target, sign, box.x + 12 * u, box.y - 2 * u, 50 * u)
