"""The drawn examples of the rulebook: cards used, an arrow, and what they give."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.cards.brush import Brush
from ecosfera.games.baltica.cards.card_faces import ROUND, CardFaces
from ecosfera.games.baltica.cards.palette import POLICY_COLOURS
from ecosfera.games.baltica.content.habitat_order import in_order
from ecosfera.games.baltica.rules.cards import HABITATS, CardKind, Category, habitats_in
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.ui.draw.layout import Space, first_fit, inset
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import DUSK, INK, PAPER, SLATE, TEAL, WHITE, faded
from ecosfera.ui.rulebook.drawings import framed
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.content.models import Content
    from ecosfera.games.baltica.content.reference import Example
    from ecosfera.games.baltica.rules.ids import CardId, HabitatId
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

TILE: Final = 0.86
"""Width of a tile, as a fraction of a card's width."""
ARROW: Final = 0.46
FAINT: Final = 105
"""Opacity of what is crossed out, of 255."""
NAMELESS: Final = 0.69
"""An element or pressure card that shows less than this fraction has no name on it."""
SMALLEST: Final = 0.8
"""How small cards may become so that none covers another, as a fraction of a market card."""
OVERLAP: Final = 0.5
"""Minimum visible part of an overlapped card, as a fraction of its width."""


class ExampleDrawer:
    """Draws examples with the real cards, in the sizes of the current window."""

    def __init__(self, context: UiContext, content: Content) -> None:
        self.context = context
        self.cards = content.catalogue
        m = context.metrics
        self.zones = zones(m.width, m.height, m.scale, 2, 2)
        self.book = CardNames(content, context.words)
        self.brush = Brush(context, self.zones)
        self.faces = CardFaces(self.brush, self.book, 8_000_000)
        self.card_width = round(self.zones.card[0])
        self.gap = m.px(6)

    # ------------------------------------------------------------------ parts
    def named(self, card: CardId, width: int) -> bool:
        """Return whether a card of this width has room for its name."""
        if self.cards.kinds[card] is CardKind.POLICY:
            return True
        text, floor = self.context.text, self.context.metrics.floor
        name, room = self.book.name(card), max(8, round(0.89 * width))
        if text.broken(name, FontFace.BOLD, floor, room):
            return False
        return len(text.wrap(name, FontFace.BOLD, floor, room)) <= 2

    def card(
        self, card: CardId, width: int, seen: int = 0, *, small: bool = False
    ) -> pygame.Surface:
        """Return a card without the margin of its shadow; a small one shows only its signs."""
        high = round(width * 1.5)
        if self.cards.kinds[card] is CardKind.POLICY:
            return self.policy(card, width)
        image = (
            self.faces.mini(card, width, high, seen)
            if small
            else self.faces.card(card, width, seen)
        )
        out = image.surface.subsurface((image.pad, image.pad, width, high)).copy()
        # Cut off the shadow that shows at the round corners.
        mask = self.context.shapes.mask((width, high), round((0.1 if small else ROUND) * width))
        out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return out

    def policy(self, card: CardId, width: int) -> pygame.Surface:
        """Return a policy card: its picture and the sign of its category."""
        m, category = self.context.metrics, self.cards.policy(card).category
        size = (width, round(width * 1.5))
        radius = round(0.07 * width)
        out = self.context.pictures.rounded(self.book.picture(card), size, radius).copy()
        frame = self.context.shapes.outline(size, radius, POLICY_COLOURS[category], max(2, m.px(3)))
        put(out, frame, (0, 0))
        side = max(m.sign, round(0.26 * width))
        put(out, self.context.pictures.sign(f"policy_{category}", side), (round(0.07 * width), 0))
        if category is not Category.FUNDING and width > 5.5 * m.body:
            self._title(out, self.book.policy(card))
        return out

    def _title(self, out: pygame.Surface, title: str) -> None:
        """Draw a plate with the card's title, if there is room for it."""
        m, text = self.context.metrics, self.context.text
        room = out.get_width() - m.px(12)
        lines = text.wrap(title, FontFace.BOLD, m.floor, room)
        if len(lines) > 3 or text.broken(title, FontFace.BOLD, m.floor, room):
            return
        plate = text.line_height(m.floor, 1.14) * len(lines) + m.px(10)
        box = Space(inset(out.get_rect(), m.px(3))).bottom(plate)
        ground = self.context.shapes.box(box.size, m.px(5), faded(PAPER, 0.94))
        put(out, ground, box.topleft)
        inner = box.inflate(-m.px(8), 0)
        text.block(out, tuple(lines), inner, FontFace.BOLD, m.floor, INK, leading=1.14, middle=True)

    def tile(self, name: str, side: int) -> pygame.Surface:
        """Return a habitat tile with its sign, or an impact tile."""
        if name == "impact":
            return self.context.pictures.get("tiles/impact_1", (side, side))
        out = self.context.pictures.get(f"tiles/habitat_{name}", (side, side)).copy()
        k = round(0.3 * side)
        put(out, self.context.pictures.sign(name, k), ((side - k) // 2, round(0.58 * side)))
        return out

    def crossed(self, image: pygame.Surface) -> pygame.Surface:
        """Return the picture faded and crossed out: not possible, or taken away.

        On a card the cross lies on its picture, above the name plate.
        """
        out = image.copy()
        size = out.get_size()
        out.fill((FAINT, FAINT, FAINT, FAINT), special_flags=pygame.BLEND_RGBA_MULT)
        side = round(size[0] * 0.62)
        disc = self.context.shapes.disc(side, DUSK, WHITE, max(2, self.context.metrics.px(2)))
        middle = (size[0] // 2, round((0.36 if size[1] > 1.3 * size[0] else 0.5) * size[1]))
        put(out, disc, disc.get_rect(center=middle).topleft)
        cross = self.context.pictures.sign("icon_cross", round(side * 0.7), PAPER)
        put(out, cross, cross.get_rect(center=middle).topleft)
        return out

    def label(self, text: str, tone: Colour = TEAL) -> pygame.Surface:
        """Return a word on a small plate."""
        m, words = self.context.metrics, self.context.text
        line = words.line(text, FontFace.BOLD, m.floor, WHITE)
        size = (line.get_width() + m.px(14), words.line_height(m.floor, 1.3))
        out = self.context.shapes.box(size, size[1] // 2, tone).copy()
        put(out, line, line.get_rect(center=out.get_rect().center).topleft)
        return out

    # ------------------------------------------------------------------ an example
    def example(
        self, example: Example, width: int, card_width: int, *, small: bool
    ) -> DocumentPage:
        """Return the framed example with its text below; small cards show only their signs."""
        m = self.context.metrics
        pad = m.px(12)
        cards = [*example.use, *example.get]
        small = small or not all(self.named(card, card_width) for card in cards)
        picture = self._row(example, width - 2 * pad, card_width, small=small)
        inner = DocumentPage(self.context, width - 2 * pad)
        inner.put(picture, (inner.width - picture.get_width()) // 2, 0)
        inner.y = picture.get_height()
        if example.text is not None:
            inner.y += m.px(7)
            words = self.context.words(example.text)
            inner.text(words, FontFace.BOLD, m.size(1.0), INK, align=TextAlign.CENTRE, leading=1.22)
        return framed(self.context, inner, width)

    def fitting(self, examples: Sequence[Example], width: int) -> int:
        """Return the card width at which no card of the examples covers another.

        It is at most a market card's. Where names would not fit on such cards, return the largest
        width at which the examples fit with cards that overlap, if names fit on those.
        """
        full, room = self.card_width, width - 2 * self.context.metrics.px(12)
        widest = first_fit(
            range(full, round(SMALLEST * full), -1),
            lambda w: all(self._whole(example, w) <= room for example in examples),
        )
        overlapping = first_fit(
            range(full, 0, -1),
            lambda w: all(self._overlapped(example, w) <= room for example in examples),
        )
        cards = {card for example in examples for card in (*example.use, *example.get)}
        tried = [w for w in (widest, overlapping) if w is not None]
        named = (w for w in tried if all(self.named(card, w) for card in cards))
        return next(chain(named, tried), full)

    def _whole(self, example: Example, w: int) -> int:
        """Return the width of an example in which no card covers another."""
        cards = len(example.use) + len(example.get) + (example.market is not None)
        tiles = example.taken_back * 1.1
        if example.tiles:
            tiles += TILE * (1.3 if len(example.tiles) == 1 else 1.8)
        between = self.gap * (cards + 2)
        plus = 0.3 if example.market is not None else 0
        return round(w * (cards + tiles + ARROW + plus)) + between

    def _overlapped(self, example: Example, w: int) -> int:
        """Return the width of an example in which the cards used overlap as far as they may."""
        hidden = w + self.gap - round(OVERLAP * w)
        return self._whole(example, w) - hidden * max(0, len(example.use) - 1)

    def _row(self, example: Example, room: int, card_width: int, *, small: bool) -> pygame.Surface:
        """Return the cards used, an arrow, and what they give, side by side."""
        gap, w = self.gap, card_width
        used = list(example.use)
        lent = [] if example.market is None else [example.market]
        results = self._results(example, w, small=small)
        after = sum(image.get_width() for image in results) + gap * (len(results) - 1)
        arrow = round(ARROW * w)
        fixed = after + arrow + 2 * gap + (len(lent) * (w + gap + round(0.3 * w)))
        step = w + gap
        if len(used) > 1:
            step = min(step, max(round(OVERLAP * w), (room - fixed - w) // (len(used) - 1)))
        wide = step * (len(used) - 1) + w + fixed
        high = max([round(1.5 * w), *(image.get_height() for image in results)])
        out = clear((wide, high))
        x, middle = 0, high // 2
        for i, card in enumerate(used):
            seen = w if i == len(used) - 1 or step >= w else min(step, round(NAMELESS * w))
            if w > step >= NAMELESS * w and self.named(card, step):
                seen = step
            image = self.card(card, w, seen, small=small)
            put(out, image, (x, middle - image.get_height() // 2))
            x += step if i < len(used) - 1 else w
        for card in lent:
            x = self._lent(out, card, x, w, small=small)
        x += gap
        self._arrow(out, example, (x + arrow // 2, middle), arrow)
        x += arrow + gap
        for image in results:
            put(out, image, (x, middle - image.get_height() // 2))
            x += image.get_width() + gap
        return out

    def _lent(self, out: pygame.Surface, card: CardId, x: int, w: int, *, small: bool) -> int:
        """Draw a plus and the card borrowed from the market; return the x coordinate after it."""
        m, middle = self.context.metrics, out.get_height() // 2
        plus = round(0.26 * w)
        sign = self.context.pictures.sign("icon_plus", plus, TEAL)
        x += self.gap // 2 + round(0.02 * w)
        put(out, sign, (x, middle - plus // 2))
        x += plus + self.gap // 2
        image = self.card(card, w, small=small)
        top = middle - image.get_height() // 2
        put(out, image, (x, top))
        edge = self.context.shapes.dashes(
            image.get_size(), round(0.07 * w), INK, max(2, m.px(2)), max(3, m.px(6))
        )
        put(out, edge, (x, top))
        tag = self.label(self.context.words("rules.topic.market"))
        if tag.get_width() < 1.5 * w:
            below_sign = round(0.9 * w) if small else m.px(3) + round(0.3 * w)
            where = tag.get_rect(midtop=(x + w // 2, top + below_sign))
            where.clamp_ip(out.get_rect())
            put(out, tag, where.topleft)
        return x + w

    def _arrow(self, out: pygame.Surface, example: Example, at: tuple[int, int], side: int) -> None:
        """Draw the arrow, and above it the habitats that make it possible."""
        put(
            out,
            self.context.pictures.sign(
                "icon_arrow_right", side, TEAL if example.possible else SLATE
            ),
            (at[0] - side // 2, at[1] - side // 2),
        )
        shared = self._shared(example)
        k = min(self.context.metrics.sign, round(1.25 * side) // max(1, len(shared)))
        x = at[0] - k * len(shared) // 2
        for habitat in shared:
            sign = self.context.pictures.sign(HABITATS[habitat], k)
            put(out, sign, (x, at[1] - side // 2 - k))
            x += k

    def _shared(self, example: Example) -> tuple[HabitatId, ...]:
        """Return the habitats common to all species of an example about habitats."""
        masks = [self.cards.habitats[card] for card in (*example.use, *example.get)]
        if len(example.use) != 2 or not all(masks) or not example.possible:
            return ()
        common = masks[0]
        for mask in masks:
            common &= mask
        return tuple(in_order(habitats_in(common)))

    def _results(self, example: Example, w: int, *, small: bool) -> list[pygame.Surface]:
        """Return the results: cards, tiles, or a tile that is taken away."""
        found = [self.card(card, w, small=small) for card in example.get]
        if example.tiles:
            found.append(self._tiles(example.tiles, round(TILE * w)))
        found += [self.crossed(self.tile("impact", round(1.1 * w)))] * example.taken_back
        return found if example.possible else [self.crossed(image) for image in found]

    def _tiles(self, names: tuple[str, ...], side: int) -> pygame.Surface:
        """Return one to three tiles fitted together as in the star."""
        if len(names) == 1:
            return self.tile(names[0], round(side * 1.3))
        across, down = round(0.80 * side), round(0.70 * side)
        places = ((0, 0), (across, 0), (across // 2, down))
        rows = 2 if len(names) > 2 else 1
        out = clear((across + side, down * (rows - 1) + side))
        for name, place in zip(names, places, strict=False):
            put(out, self.tile(name, side), place)
        return out
