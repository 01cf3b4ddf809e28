"""The rulebook of the game, with figures drawn from its pieces."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.action_card import draw_card
from ecosfera.games.co2.cards.brush import WHITE, Brush
from ecosfera.games.co2.cards.square_face import SquareFace, draw_notch, draw_square
from ecosfera.games.co2.content import load_catalogue
from ecosfera.games.co2.content.rulebook import load_rulebook
from ecosfera.games.co2.panels import movers, spiral
from ecosfera.games.co2.province import draw_ground
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.ids import AreaId, KindId
from ecosfera.games.co2.stage.frame import TableFrame
from ecosfera.games.co2.stage.zones import ring, zones
from ecosfera.games.co2.stage.zones import spiral as spiral_stones
from ecosfera.games.co2.text.names import SPACE, Names, plain
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import best_fit
from ecosfera.ui.draw.shapes import clear
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.rulebook import scene
from ecosfera.ui.rulebook.book import Book
from ecosfera.ui.rulebook.drawings import framed, rounded
from ecosfera.ui.widgets.document import DocumentPage

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.games.co2.content.rulebook import Rulebook
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.ui.context import UiContext


WIDE: Final = 26
"""Width of the figures in bodies."""
MARGIN: Final = 6
"""Width left free beside the text of a page without a figure."""
START: Final = "rulebook"
"""The seed of the match of which the spiral is shown."""
VEIL: Final = 0.35
"""How much the map is darkened."""
SQUARE: Final = 0.6
"""Height of a square as a share of its width."""
BOARD: Final = 0.72
"""Height of the picture of the board by its width."""
CARD_GAP: Final = 6
"""Distance between cards side by side, in units."""
EXAMPLES: Final = frozenset({"square", "actions", "via", "areas", "trade"})
"""Figures with an example in words."""
PLACES: Final = 0.9
"""Size of the names of the territories of an area at most, in bodies."""
SHOWN: Final = ("campogalliano", "carpi", "sassuolo")


class Figures:
    """Draws the figures of the pages. Implements `PagePictures`."""

    def __init__(self, context: UiContext, cards: Catalogue, book: Rulebook) -> None:
        self.context = context
        self.brush = Brush(context)
        self.cards = cards
        self.names = Names(context.words, cards, ())
        self._book = book

    def width(self, number: int) -> int:
        """Return the width that the figure of a page would like to have."""
        drawn = bool(self._book.pages[number].figure)
        return self.context.metrics.size(WIDE if drawn else MARGIN)

    def draw(self, number: int, width: int, room: int) -> DocumentPage:
        """Return the figure of a page; empty if it has none."""
        makers = {
            "spiral": self._spiral,
            "start": self._start,
            "board": self._board,
            "square": self._squares,
            "actions": self._actions,
            "via": self._via,
            "exchange": self._exchange,
            "areas": self._areas,
            "trade": self._trade,
        }
        name = self._book.pages[number].figure
        if not name:
            return DocumentPage(self.context, width)
        m = self.context.metrics
        inner = width - 2 * m.px(12)
        page = DocumentPage(self.context, inner)
        has_example = name in EXAMPLES
        spare = m.px(30) + (m.size(8) if has_example else 0)
        image = makers[name](inner, max(room - spare, inner // 3))
        page.put(image, (inner - image.get_width()) // 2, 0)
        page.y = image.get_height()
        if has_example:
            page.y += m.px(9)
            example = self.context.words(f"carbonrules.example.{name}")
            page.text(example, FontFace.BOLD, m.size(1), INK, align=TextAlign.CENTRE, leading=1.22)
        return framed(self.context, page, width)

    def ahead(self, number: int) -> Iterator[None]:
        """Load nothing: all figures are drawn quickly."""
        del number
        return iter(())

    # -- the board ----

    def _spiral(self, width: int, room: int) -> pygame.Surface:
        """Draw the spiral at the beginning of a match, on the map."""
        side = min(width, room)
        box, out = Box(0, 0, side, side), pygame.Surface((side, side))
        draw_ground(out, self.context, VEIL)
        view = new_game(self.cards, Config(seed=START))[0].view
        where = zones(self.context.metrics, view.config.players)
        where = replace(where, spiral=box, stones=spiral_stones(box.inset(0.02 * side)))
        frame = TableFrame(self.brush, self.names, where, (), view)
        spiral.draw(out, frame)
        for pawn in movers.spiral_pawns(frame, {}, 0.0):
            pawn.draw(out)
        return rounded(self.context, out)

    def _board(self, width: int, room: int) -> pygame.Surface:
        """Draw the ring: areas in their colours, CO₂ squares, event squares, VIA."""
        wide = min(width, round(room / BOARD))
        size = wide, round(BOARD * wide)
        out, brush = clear(size), self.brush
        for number, box in enumerate(ring(Box(0, 0, *size), 0.006 * wide)):
            square = self.cards.board[number]
            radius = 0.06 * box.w
            if square.territory is not None:
                area = self.cards.areas[self.cards.territories[square.territory].area].id
                brush.box(out, box, palette.AREAS[area], radius)
                brush.sign_at(out, f"co2_glyph_{area}", box.cx, box.cy, 0.7 * box.h, WHITE)
                continue
            brush.box(out, box, palette.MIST, radius)
            sign = {"event": "co2_event", "co2": "co2_credit", "via": "co2_via"}[square.kind]
            brush.sign_at(out, sign, box.cx, box.cy, 0.7 * box.h)
        return out

    def _faces(self, width: int, *faces: SquareFace) -> pygame.Surface:
        """Draw squares below each other."""
        gap = self.context.metrics.px(10)
        wide = min(width, self.context.metrics.size(15))
        high = round(SQUARE * wide)
        out = clear((wide, len(faces) * (high + gap) - gap))
        for place, face in enumerate(faces):
            box = Box(0, place * (high + gap), wide, high)
            draw_square(out, self.brush, self.names, face, box)
        return out

    def _squares(self, width: int, room: int) -> pygame.Surface:
        """Draw a free territory, one with an owner, and a sunny one."""
        places = [self.cards.territories[self.cards.territory_ids[own]] for own in SHOWN]
        free, owned, sunny = (place.square for place in places)
        wide = min(width, round((room / 3 - self.context.metrics.px(10)) / SQUARE))
        return self._faces(
            wide,
            SquareFace(free),
            SquareFace(owned, owner=0, done=2),
            SquareFace(sunny, owner=1, done=4, sunny=True),
        )

    def _trade(self, width: int, room: int) -> pygame.Surface:
        """Draw two territories that are exchanged."""
        m, brush = self.context.metrics, self.brush
        places = [self.cards.territories[self.cards.territory_ids[own]] for own in SHOWN[:2]]
        faces = [self._faces(width * 2 // 5, SquareFace(p.square, s)) for s, p in enumerate(places)]
        high = min(room, faces[0].get_height() + m.size(3))
        out = clear((width, high))
        top = (high - faces[0].get_height()) // 2
        out.blit(faces[0], (0, top))
        out.blit(faces[1], (width - faces[1].get_width(), top))
        brush.sign_at(out, "co2_icon_handshake", width / 2, high / 2, 0.14 * width, SLATE)
        return out

    # -- money and cards ----

    def _rows(self, width: int, *rows: tuple[tuple[str, str], ...]) -> pygame.Surface:
        """Draw lines of signs with texts beside them; a text alone stands in the middle."""
        m, brush = self.context.metrics, self.brush
        high, size = m.size(3.2), m.size(1.5)
        out = clear((width, high * len(rows)))
        for line, row in enumerate(rows):
            step = width / len(row)
            for place, (sign, text) in enumerate(row):
                wide = brush.width(text, size, FontFace.HEAVY) if text else 0
                side = 0.72 * high if sign else 0
                left = (place + 0.5) * step - (side + wide + m.px(6)) / 2
                middle = (line + 0.5) * high
                if sign:
                    tint = INK if "_icon_" in sign or sign.startswith("icon_") else None
                    brush.sign_at(out, sign, left + side / 2, middle, side, tint)
                at = (left + side + m.px(6), middle)
                brush.line(out, text, at, size, INK, FontFace.HEAVY, "midleft")
        return out

    def _start(self, width: int, room: int) -> pygame.Surface:
        """Draw what a player has at the start."""
        m = self.context.metrics
        money = self._rows(
            width, (("co2_credit", "14"), ("co2_euro", self.context.words.number(5500)))
        )
        cards = self._cards(width, (0, 2, 4, 4, 5, 7), min(m.size(6), max(1, room // 3)))
        places = self._places(width, SHOWN[:2])
        return _stacked([money, places, cards], m.px(8))

    def _places(self, width: int, own: tuple[str, ...]) -> pygame.Surface:
        """Draw free territories side by side."""
        gap = self.context.metrics.px(8)
        wide = (width - gap * (len(own) - 1)) // len(own)
        out = clear((width, round(SQUARE * wide)))
        for place, name in enumerate(own):
            square = self.cards.territories[self.cards.territory_ids[name]].square
            box = Box(place * (wide + gap), 0, wide, round(SQUARE * wide))
            draw_square(out, self.brush, self.names, SquareFace(square), box)
        return out

    def _cards(self, width: int, kinds: tuple[int, ...], high: int) -> pygame.Surface:
        """Draw action cards side by side."""
        gap = self.context.metrics.px(CARD_GAP)
        wide = (width - gap * (len(kinds) - 1)) / len(kinds)
        out = clear((width, high + gap))
        for place, kind in enumerate(kinds):
            box = Box(place * (wide + gap), 0, wide, high)
            draw_card(out, self.brush, self.names, KindId(kind), box)
        return out

    def _actions(self, width: int, room: int) -> pygame.Surface:
        """Draw the eight kinds of actions with their names, in two columns."""
        m, brush = self.context.metrics, self.brush
        rows = (len(self.cards.kinds) + 1) // 2
        high = max(m.size(3.6), min(m.size(4.0), room // rows))
        out, wide = clear((width, rows * high)), width / 2
        names = [self.names.kind(KindId(number)) for number in range(len(self.cards.kinds))]

        def whole(side: float) -> bool:
            room = round(wide - side - m.px(10))
            return not any(brush.text.broken(n, FontFace.BOLD, m.floor, room) for n in names)

        side = best_fit((0.8 * high, 0.65 * high, 0.5 * high), whole)
        for number, kind in enumerate(self.cards.kinds):
            x, y = (number % 2) * wide, (number // 2) * high
            middle = (x + side / 2, y + high / 2)
            draw_notch(out, brush, kind.id, middle, side, done=True)
            box = Box(x + side + m.px(8), y, wide - side - m.px(10), high)
            brush.fitted(out, names[number], box, INK, lines=3, align=TextAlign.LEFT)
        return out

    def _via(self, width: int, room: int) -> pygame.Surface:
        """Draw what balances bring and cost at VIA."""
        del room
        return self._rows(
            width,
            (("co2_sun", "+3"), ("icon_arrow_right", ""), ("co2_credit", "+3")),
            (("co2_cost", plain(-4)), ("icon_arrow_right", ""), ("co2_credit", plain(-4))),
            (("co2_credit", plain(-1)), ("icon_plus", ""), ("co2_euro", plain(-300))),
        )

    def _exchange(self, width: int, room: int) -> pygame.Surface:
        """Draw the two choices on a CO₂ square."""
        m = self.context.metrics
        high = min(m.size(7), max(1, room // 3))
        credit = self._rows(width, (("co2_credit", "+1"), ("icon_plus", "")))
        cards = self._cards(width, (1, 5, 6), high)
        swap = self._rows(width, (("co2_exchange", ""),))
        # as wide as those above, so that either all cards have names or none has
        other = self._cards((2 * width - m.px(CARD_GAP)) // 3, (3, 7), high)
        return _stacked([credit, cards, swap, other], m.px(8))

    def _areas(self, width: int, room: int) -> pygame.Surface:
        """Draw all areas with their territories and the sum of their bonuses."""
        m, brush, names = self.context.metrics, self.brush, self.names
        areas = self.cards.areas
        high = max(m.size(3.9), min(m.size(4.4), room // len(areas)))
        out = clear((width, len(areas) * high))
        for number, area in enumerate(areas):
            y, side = number * high, 0.72 * high
            brush.sign_at(out, f"co2_area_{area.id}", side / 2, y + high / 2, side)
            sun = 1.6 * side
            right = width - sun - 0.5 * side - m.px(4)
            left = side + m.px(6)
            places = ", ".join(names.short(t).replace(" ", SPACE) for t in area.territories)
            wide = right - left - m.px(12)
            letters = m.size(PLACES)
            one = brush.text.fits(places, FontFace.TEXT, letters, round(wide), 1)
            top = y + (0.15 if one else 0.04) * high
            title = Box(left, top, right - left, 0.38 * high)
            below = Box(left, top + 0.36 * high, wide, (0.3 if one else 0.58) * high)
            name = names.area(AreaId(number))
            brush.fitted(out, name, title, INK, align=TextAlign.LEFT)
            brush.fitted(
                out,
                places,
                below,
                SLATE,
                FontFace.TEXT,
                size=letters,
                lines=2,
                align=TextAlign.LEFT,
            )
            bonus = sum(self.cards.territories[t].bonus for t in area.territories)
            brush.sign_at(out, "co2_sun", width - sun, y + high / 2, side)
            at = (width - sun + 0.6 * side, y + high / 2)
            brush.line(out, f"+{bonus}", at, m.size(1.2), INK, FontFace.HEAVY, "midleft")
        return out


def _stacked(parts: list[pygame.Surface], gap: int) -> pygame.Surface:
    """Return pictures below each other, in the middle."""
    wide = max(part.get_width() for part in parts)
    out = clear((wide, sum(part.get_height() + gap for part in parts) - gap))
    y = 0
    for part in parts:
        out.blit(part, ((wide - part.get_width()) // 2, y))
        y += part.get_height() + gap
    return out


class RulebookScene(scene.RulebookScene):
    """The rulebook with the pieces of the game. The arguments are those of the shared scene."""

    def __init__(
        self,
        context: UiContext,
        at: str = "",
        why: str = "",
        print_page: Callable[[str, str], None] | None = None,
    ) -> None:
        cards = load_catalogue()
        own = load_rulebook(cards)
        book = Book(
            "rules",
            "menu.rules",
            own.pages,
            own.marks,
            own.topics,
            own.refusals,
            own.leads,
        )
        super().__init__(
            context, book, lambda context: Figures(context, cards, own), at, why, print_page
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw the map."""
        draw_ground(target, self.context, VEIL)
