"""Card faces, composed from parts and kept per size: picture, plate, signs, wear.

There are three drawings of a card: on the market, in the row in front (larger, with room for its
buttons), and small in another player's row. An image carries its shadow: `Image.pad` is how far it
reaches beyond the card.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from ecosfera.games.baltica.cards import card_art
from ecosfera.games.baltica.cards.name_plates import NamePlates
from ecosfera.games.baltica.cards.palette import ELEMENT_COLOURS
from ecosfera.games.baltica.rules.cards import ABILITIES, ELEMENTS, HABITATS, CardKind, element_of
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.cache import Cache
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.theme import colour, faded, mix

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.baltica.cards.brush import Brush
    from ecosfera.games.baltica.rules.ids import AbilityId, CardId, ElementId, HabitatId
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.ui.draw.theme import Colour

ROUND = 0.07
"""Radius of a card's corners, in widths."""
LIVE = 0.4
"""Share of its colours that a used card keeps while one of its abilities can be used."""
COST_TRAY = colour("#143B4C")
"""What the price of a producer lies on; habitats lie on paper."""
WASH = 0.5
"""Share of an element's colour in its name plate."""
SKYLINE = 0.22
"""Share of an element's picture above what its stack shows."""
TILE_VEIL = (0.55, 0.65, 0.85)
"""How much of its colour lies over the picture of a stack, from top to bottom."""
NEAR = 0.05
"""Maximum difference between the widths of two drawings of which one may stand for the other."""
BACKS = {
    "consumer": "backs/back_consumer",
    "producer": "backs/back_producer",
    "player": "backs/back_player",
    "pressure": "backs/back_pressure",
    "policy": "backs/back_policy",
}


class Image(NamedTuple):
    """A card with its shadow."""

    surface: pygame.Surface
    pad: int


class CardMarks(NamedTuple):
    """The marks of this turn on a card of the row in front."""

    used: bool = False
    ability_used: bool = False
    star_used: bool = False
    ready: int = 0
    """Bit mask of the abilities that can be used now."""
    star_ready: bool = False


PLAIN = CardMarks()


class CardFaces:
    """Draws cards in the sizes of the current window and caches them."""

    def __init__(self, brush: Brush, book: CardNames, limit: int = 0) -> None:
        self.brush = brush
        self.book = book
        self.plates = NamePlates(brush, book)
        self.stars = brush.sizes.level == 2
        window = brush.sizes.width * brush.sizes.height * 4
        self.cache = Cache(limit or max(8_000_000, round(1.7 * window)))
        self._latest: dict[CardId, tuple[tuple[object, ...], int]] = {}
        """Cache key and width of the last drawing of each card."""
        self._fresh = False
        """Whether a card has been drawn, not taken from the cache, in this frame."""

    def own_sign(self, w: float) -> float:
        """Return the side of an ability sign on a card of the row in front (a button)."""
        return min(max(self.brush.sizes.sign * 1.25, 25 * self.brush.u), 0.24 * w)

    def own_pitch(self, w: float) -> float:
        """Return the distance between ability signs on a card of the row in front."""
        return self.own_sign(w) + max(2.5 * self.brush.u, 0.18 * self.own_sign(w))

    def button_box(self, card: CardId, shown: Box, w: float, ability: AbilityId | None) -> Box:
        """Return the box of an ability sign, or of the star if None, on a card in front."""
        side = self.own_sign(w)
        signs = self.book.abilities(card)
        place = signs.index(ability) if ability in signs else len(signs)
        y = shown.y + 0.045 * w + place * self.own_pitch(w)
        return Box(shown.right - 0.045 * w - side, y, side, side)

    # -- what others ask for ----

    def card(
        self,
        card: CardId,
        w: int,
        seen: int = 0,
        *,
        own: bool = False,
        marks: CardMarks = PLAIN,
        restored: int = 0,
    ) -> Image:
        """Return a card for the market or for the row in front.

        The signs of habitats that are `restored`, a mask, have a tick.
        """
        seen = min(seen or w, w)
        done = self._done(card, restored)
        key = ("card", card, w, seen, own, marks, done)
        pad = self._pad(w)
        self._latest[card] = key, w
        self._fresh = self._fresh or key not in self.cache
        return Image(self.cache.get(key, lambda: self._card(card, w, seen, own, marks, done)), pad)

    def begin_frame(self) -> None:
        """Start a new frame, in which one more flying card may be drawn."""
        self._fresh = False

    def flying(
        self, card: CardId, w: int, *, own: bool, marks: CardMarks, restored: int = 0
    ) -> tuple[Image, int]:
        """Return a flying card and the width at which it is drawn.

        Drawing a card takes long, so one of nearly this width will do, and only one is drawn in a
        frame; others use their last drawing.
        """
        done = self._done(card, restored)
        reach = int(NEAR * w)
        for off in range(reach + 1):
            for width in {w - off, w + off}:
                key = ("card", card, width, width, own, marks, done)
                if key in self.cache:
                    return Image(self.cache.get(key, _never), self._pad(width)), width
        if self._fresh and card in self._latest:
            last, width = self._latest[card]
            if last in self.cache:
                return Image(self.cache.get(last, _never), self._pad(width)), width
        return self.card(card, w, own=own, marks=marks, restored=restored), w

    def mini(
        self,
        card: CardId,
        w: int,
        h: int,
        seen: int = 0,
        *,
        restored: int = 0,
        used: bool = False,
    ) -> Image:
        """Return a small card for another player's row; all signs are at its left edge."""
        seen = min(seen or w, w)
        done = self._done(card, restored)
        key = ("mini", card, w, h, seen, done, used)
        pad = max(1, self._pad(w) // 2)
        draw = partial(self._mini, card, (w, h), seen, done, used=used)
        return Image(self.cache.get(key, draw), pad)

    def back(self, kind: str, w: int, h: int) -> Image:
        """Return the back of a deck's cards."""
        pad = max(1, self._pad(w) // 2)
        return Image(self.cache.get(("back", kind, w, h), lambda: self._back(kind, w, h, pad)), pad)

    def tile(self, element: ElementId, w: int, h: int) -> Image:
        """Return one card of an element stack, lying flat."""
        key = ("tile", element, w, h)
        return Image(self.cache.get(key, lambda: self._tile(element, w, h)), 0)

    def clear(self) -> None:
        """Empty the caches after a change of language or size."""
        self.cache.clear()
        self.plates.clear()
        self._latest.clear()

    # -- parts ----

    def _done(self, card: CardId, restored: int) -> int:
        """Return the mask of the habitats of a species that are restored."""
        return self.book.cards.habitats[card] & restored if self.book.is_species(card) else 0

    def _habitat(
        self, face: pygame.Surface, habitat: HabitatId, x: float, y: float, side: float, done: int
    ) -> None:
        """Draw the sign of a habitat, with a tick if it is in the mask of those restored."""
        draw = self.brush.restored if done >> habitat & 1 else self.brush.sign
        draw(face, HABITATS[habitat], x, y, side)

    def _pad(self, w: int) -> int:
        return max(2, round(w * 0.05))

    def _grounded(self, size: tuple[int, int], radius: int, pad: int) -> pygame.Surface:
        """Return a transparent surface with the card's shadow."""
        out = clear((size[0] + 2 * pad, size[1] + 2 * pad))
        blur = max(1, pad // 2)
        below = pygame.Rect((pad, pad + max(1, blur // 2)), size)
        self.brush.shapes.put_shadow(out, below, radius, blur, (0, 14, 22, 130))
        return out

    def _finish(
        self, face: pygame.Surface, radius: int, pad: int, edge: Colour = theme.WHITE
    ) -> pygame.Surface:
        """Return the face with round corners, a light edge and its shadow."""
        size = face.get_size()
        shapes = self.brush.shapes
        shapes.round_corners(face, radius)
        line = max(1, round(1.2 * self.brush.u))
        box = face.get_rect()
        shapes.put_box(face, box, radius, (0, 0, 0, 0), faded(edge, 0.55), line)
        out = self._grounded(size, radius, pad)
        put(out, face, (pad, pad))
        return out

    def _card(
        self,
        card: CardId,
        w: int,
        seen: int,
        own: bool,
        marks: CardMarks,
        done: int,
    ) -> pygame.Surface:
        h = round(w * 1.5)
        radius = round(ROUND * w)
        face = clear((w, h))
        match self.book.cards.kinds[card]:
            case CardKind.ELEMENT:
                self._element(face, card, seen)
            case CardKind.PRESSURE:
                self._pressure(face, card, seen)
            case CardKind.POLICY:
                self._policy(face, card, seen)
            case _:
                self._species(face, card, seen, done, own=own)
        if marks.used:
            face = self._greyed(face, LIVE if self._is_live(card, marks) else 0.0)
        if self.book.is_species(card):
            self._abilities(face, card, seen, own, marks)
        return self._finish(face, radius, self._pad(w))

    def sign_on(self, w: float) -> float:
        """Return the side of a sign on a card."""
        return self.brush.sign_on(w)

    def _ground(self, face: pygame.Surface, card: CardId, plate: int) -> None:
        """Draw the picture, moved up slightly where a tall plate would hide its subject."""
        w, h = face.get_size()
        name = self.book.picture(card)
        if not self.brush.pictures.has(name):
            put(face, self.stand_in(card, (w, h)), (0, 0))
            return
        shift = min(max(0.0, 0.80 - (h - plate) / h), 0.10)
        put(face, card_art.picture(self.brush, name, (w, h)), (0, -round(shift * h)))

    def stand_in(self, card: CardId, size: tuple[int, int]) -> pygame.Surface:
        """Return the placeholder for a missing picture."""
        return card_art.stand_in(self.brush, self.book, card, size)

    def _species(
        self, face: pygame.Surface, card: CardId, seen: int, done: int, *, own: bool
    ) -> None:
        brush, book = self.brush, self.book
        w, h = face.get_size()
        ss = self.sign_on(w)
        name = book.name(card)
        extra = round(ss * 1.18)
        self._ground(face, card, self.plates.height(name, w, seen, extra))
        high = self.plates.draw(face, name, seen, extra)
        y = h - extra - 0.02 * w
        left, habitats, cost = 0.0, book.habitats(card), book.cost(card)
        if book.is_consumer(card):
            step = min(ss + 2 * brush.u, 0.92 * w / max(1, len(habitats)))
            for i, habitat in enumerate(habitats):
                self._habitat(face, habitat, 0.05 * w + i * step, y, min(ss, step - 0.5), done)
        else:
            left = self._home(face, habitats, ss, done)
            self._price(face, cost, y, ss)
        if book.microscopic(card):
            x, y = min(w, seen) - 0.05 * w - ss, h - high - ss * 1.1
            if left <= y < self._signs_end(card, w, own=own):
                # There is no room below the abilities.
                x = 0.05 * w
            brush.sign(face, "lens", x, y, ss)

    def _home(
        self, face: pygame.Surface, habitats: Sequence[HabitatId], ss: float, done: int
    ) -> float:
        """Draw where a producer lives, on paper in the corner; return the y below."""
        w, brush = face.get_width(), self.brush
        step, edge = ss * 1.1 + 1.5 * brush.u, 0.05 * w
        if not habitats:
            return edge
        radius = 0.3 * ss
        low = edge + len(habitats) * step
        paper = Box(-radius, -radius, edge + 1.16 * ss + radius + 0.025 * w, low + radius)
        brush.box(face, paper, faded(theme.PAPER, 0.94), radius)
        for i, habitat in enumerate(habitats):
            self._habitat(face, habitat, 0.035 * w, 0.035 * w + i * step, ss * 1.12, done)
        return low

    def _price(self, face: pygame.Surface, cost: Sequence[ElementId], y: float, ss: float) -> None:
        """Draw the elements that a producer costs, on a dark tray."""
        w, brush = face.get_width(), self.brush
        step = min(ss + 2 * brush.u, 0.88 * w / max(1, len(cost)))
        side, pad, x = min(ss, step - 0.5), 2 * brush.u, 0.06 * w
        wide = (len(cost) - 1) * step + side + 2 * pad
        tray = Box(x - pad, y - pad + (ss - side) / 2, wide, side + 2 * pad)
        brush.box(face, tray, COST_TRAY, tray.h / 2)
        for i, element in enumerate(cost):
            brush.sign(face, ELEMENTS[element], x + i * step, y + (ss - side) / 2, side)

    def _ability_signs(self, w: int, *, own: bool) -> tuple[float, float]:
        """Return the side of the ability signs and the distance between them."""
        if own:
            return self.own_sign(w), self.own_pitch(w)
        side = self.sign_on(w) * 1.12
        return side, side + 2.5 * self.brush.u

    def _signs_end(self, card: CardId, w: int, *, own: bool) -> float:
        """Return the y coordinate below the abilities and star of a species."""
        side, step = self._ability_signs(w, own=own)
        count = len(self.book.abilities(card)) + (self.stars and self.book.cards.stars[card] > 0)
        return 0.045 * w + (count - 1) * step + side if count else 0.0

    def _abilities(
        self,
        face: pygame.Surface,
        card: CardId,
        seen: int,
        own: bool,
        marks: CardMarks,
    ) -> None:
        """Draw abilities and star at the right edge of the visible part."""
        brush = self.brush
        w = face.get_width()
        side, step = self._ability_signs(w, own=own)
        x = min(w, seen) - 0.045 * w - side
        y = 0.045 * w
        for ability in self.book.abilities(card):
            if marks.ready >> ability & 1:
                self._ready(face, x, y, side)
            brush.sign(face, ABILITIES[ability], x, y, side)
            if marks.ability_used:
                brush.sign(face, "droplet", x - 0.04 * side, y - 0.04 * side, side * 1.08)
            y += step
        if self.stars and self.book.cards.stars[card]:
            k = side
            if marks.star_ready:
                self._star_ready(face, x, y, side)
                # Inside the amber ring.
                k = 0.9 * side
            faint = 0.35 if marks.star_used else 1.0
            inset = (side - k) / 2
            brush.sign(face, "star", x + inset, y + inset, k, opacity=faint)

    def _ready(self, face: pygame.Surface, x: float, y: float, side: float) -> None:
        """Draw the amber ring around an ability that can be used."""
        d = max(1, round(2 * self.brush.u))
        box = Box(round(x) - d, round(y) - d, round(side) + 2 * d, round(side) + 2 * d)
        self.brush.box(face, box, theme.AMBER, side * 0.32)

    def _star_ready(self, face: pygame.Surface, x: float, y: float, side: float) -> None:
        d = max(1, round(2 * self.brush.u))
        disc = self.brush.shapes.disc(round(side) + 2 * d, theme.INK, theme.AMBER, d)
        put(face, disc, (round(x) - d, round(y) - d))

    def _element(self, face: pygame.Surface, card: CardId, seen: int) -> None:
        brush = self.brush
        w, h = face.get_size()
        element = element_of(card)
        sign = ELEMENTS[element]
        base = ELEMENT_COLOURS[sign]
        face.fill(base)
        name = self.book.picture(card)
        if brush.pictures.has(name):
            put(face, card_art.picture(self.brush, name, (w, h)), (0, 0))
        else:
            disc = brush.shapes.disc(round(0.8 * w), faded(theme.WHITE, 0.28))
            put(face, disc, (round(0.1 * w), round(0.42 * h - 0.4 * w)))
            side = 0.6 * w
            brush.sign(face, f"glyph_{sign}", (w - side) / 2, 0.42 * h - side / 2, side, theme.INK)
        if self.plates.has_room(card, w, seen):
            self.plates.draw(face, self.book.name(card), seen, fill=mix(theme.PAPER, base, WASH))
        brush.sign(face, sign, 0.05 * w, 0.045 * w, self.sign_on(w) * 1.2)

    def _pressure(self, face: pygame.Surface, card: CardId, seen: int) -> None:
        w = face.get_width()
        self._ground(face, card, 0)
        if self.plates.has_room(card, w, seen):
            self.plates.draw_dark(face, self.book.name(card), seen)
        self.brush.sign(face, "pressure", 0.05 * w, 0.045 * w, self.sign_on(w) * 1.25)

    def _policy(self, face: pygame.Surface, card: CardId, seen: int) -> None:
        """Draw a policy card, or litter in a row."""
        w = face.get_width()
        self._ground(face, card, 0)
        litter = self.book.is_litter(card)
        name = self.book.words("card.litter") if litter else self.book.policy(card)
        if seen >= 0.7 * w:
            self.plates.draw_dark(face, name, seen)
        category = self.book.cards.policy(card).category
        self.brush.sign(face, f"policy_{category}", 0.05 * w, 0, self.sign_on(w) * 1.25)

    def _mini(
        self, card: CardId, size: tuple[int, int], seen: int, done: int, *, used: bool
    ) -> pygame.Surface:
        brush, book = self.brush, self.book
        face, (w, h) = clear(size), size
        u = brush.u
        side = max(min(brush.sizes.sign * 1.05, 0.42 * w), 13 * u)
        kind = book.cards.kinds[card]
        wide = seen > 0.8 * w
        if kind is CardKind.ELEMENT:
            sign = ELEMENTS[element_of(card)]
            base = ELEMENT_COLOURS[sign]
            put(face, self._mini_picture(card, (w, h)), (0, 0))
            brush.sign(face, sign, 3 * u, 3 * u, side * 1.25 if wide else side)
            strip = max(2, round(4 * u))
            face.fill(base, (0, h - strip, w, strip))
        elif kind in {CardKind.PRESSURE, CardKind.POLICY}:
            self._ground(face, card, 0)
            sign = (
                "pressure"
                if kind is CardKind.PRESSURE
                else f"policy_{book.cards.policy(card).category}"
            )
            brush.sign(face, sign, 3 * u, 2 * u, side * 1.4 if wide else side * 1.1)
        else:
            put(face, self._mini_picture(card, (w, h)), (0, 0))
            habitats = book.habitats(card)
            columns = 2 if len(habitats) * (side + u) > h - 6 * u else 1
            for i, habitat in enumerate(habitats):
                x = 2 * u + (i % columns) * (side + 0.5 * u)
                y = 2 * u + (i // columns) * (side + 0.5 * u)
                self._habitat(face, habitat, x, y, side, done)
            if seen > (columns + 1) * side + 6 * u:
                self._mini_abilities(face, card, seen, side)
            tone = ELEMENT_COLOURS["oxygen" if book.is_consumer(card) else "nutrients"]
            strip = max(2, round(4 * u))
            face.fill(tone, (0, h - strip, w, strip))
        if used:
            face = self._greyed(face)
        return self._finish(face, round(0.1 * w), max(1, self._pad(w) // 2))

    def _is_live(self, card: CardId, marks: CardMarks) -> bool:
        """Return whether a card has an ability or a star that can still be used in this turn."""
        able = self.book.abilities(card) and not marks.ability_used
        starred = self.stars and self.book.cards.stars[card] and not marks.star_used
        return self.book.is_species(card) and bool(able or starred)

    def _greyed(self, face: pygame.Surface, colourful: float = 0.0) -> pygame.Surface:
        """Return the face of a card that has been used, with a share of its colours."""
        grey = pygame.transform.grayscale(face)
        self.brush.shapes.put_box(grey, grey.get_rect(), 0, theme.USED_VEIL)
        if colourful:
            face.set_alpha(round(255 * colourful))
            grey.blit(face, (0, 0))
        return grey

    def _mini_picture(self, card: CardId, size: tuple[int, int]) -> pygame.Surface:
        name = self.book.picture(card)
        if not self.brush.pictures.has(name):
            return self.stand_in(card, size)
        return card_art.picture(self.brush, name, size)

    def _mini_abilities(self, face: pygame.Surface, card: CardId, seen: int, side: float) -> None:
        u = self.brush.u
        x, y = min(face.get_width(), seen) - side - 2 * u, 2 * u
        for ability in self.book.abilities(card)[:2]:
            self.brush.sign(face, ABILITIES[ability], x, y, side)
            y += side + u
        if self.stars and self.book.cards.stars[card] and y + side < face.get_height():
            self.brush.sign(face, "star", x, y, side)

    def _back(self, kind: str, w: int, h: int, pad: int) -> pygame.Surface:
        face = clear((w, h))
        face.fill(colour("#123A52"))
        if self.brush.pictures.has(BACKS[kind]):
            put(face, card_art.picture(self.brush, BACKS[kind], (w, h)), (0, 0))
        return self._finish(face, round(ROUND * w), pad)

    def _tile(self, element: ElementId, w: int, h: int) -> pygame.Surface:
        sign = ELEMENTS[element]
        base = ELEMENT_COLOURS[sign]
        radius = round(10 * self.brush.u)
        out = clear((w, h))
        name = f"elements/{sign}"
        if self.brush.pictures.has(name):
            size = (w, round(1.5 * w))
            put(out, card_art.picture(self.brush, name, size), (0, -round(SKYLINE * size[1])))
        box = out.get_rect()
        veil = tuple(faded(base, opacity) for opacity in TILE_VEIL)
        put(out, self.brush.shapes.gradient((w, h), 0, veil), (0, 0))
        self.brush.shapes.round_corners(out, radius)
        line = max(1, round(0.9 * self.brush.u))
        edge = faded(theme.WHITE, 0.55)
        self.brush.shapes.put_box(out, box, radius, (0, 0, 0, 0), edge, line)
        return out


def _never() -> pygame.Surface:
    raise AssertionError("what is kept is not drawn anew")
