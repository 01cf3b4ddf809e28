"""A page of texts and signs one below the other, and the one about whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.cards.art import SHAPE
from ecosfera.games.co2.cards.brush import WHITE, rect
from ecosfera.games.co2.cards.square_face import (
    RADIUS,
    draw_dots,
    draw_next,
    load_square_picture,
    square_picture,
)
from ecosfera.games.co2.rules.state import Phase, next_kind
from ecosfera.ui.draw import theme
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import first_fit, text_sizes
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import faded

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterable, Iterator

    from ecosfera.games.co2.cards.brush import Brush
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.stage.frame import TableFrame
    from ecosfera.ui.draw.theme import Colour
    from ecosfera.ui.input.intents import Intent


SHORT: Final = 13.0
"""Height in bodies below which a page is short."""
LONGEST: Final = 40
"""More lines than any paragraph has."""
APART: Final = 0.22
"""Distance between paragraphs, in multiples of their size."""
OVER: Final = 0.2
"""How much lower than its lines the room of a paragraph may be, in multiples of its size."""


class Page:
    """Draws from the top of a box downwards, and leaves out what does not fit."""

    def __init__(
        self, target: pygame.Surface, brush: Brush, room: Box, *, bare: bool = False
    ) -> None:
        self.target = target
        self.brush = brush
        self.room = room
        self.y = room.y
        self.size = brush.size(1)
        """Size of the letters of paragraphs, where they have room."""
        self.bare = bare
        """Whether it is without what is only nice to know."""

    @property
    def left(self) -> float:
        """Return the height that is left."""
        return self.room.bottom - self.y

    def title(self, text: str) -> None:
        """Draw a title in one or two lines; in one on a short page, if that has room for it."""
        brush, wide = self.brush, round(self.room.w)
        size, floor = brush.size(1.5), brush.floor
        short = self.room.h < SHORT * brush.size(1)
        one = short and brush.text.fits(text, FontFace.TITLE, floor, wide, 1)
        fit = brush.text.fit(text, FontFace.TITLE, size, floor, wide, 1 if one else 2)
        where = rect(Box(self.room.x, self.y, self.room.w, self.left))
        below = brush.text.place(self.target, fit, where, FontFace.TITLE, theme.INK, leading=1.12)
        self.y = below + 0.25 * size

    def text(
        self,
        text: str,
        face: FontFace = FontFace.TEXT,
        *,
        tone: Colour = theme.INK,
        whole: bool = False,
        below: float = 0.0,
    ) -> bool:
        """Draw a paragraph, and return whether it was drawn.

        Where only smaller letters let it end, it has those, and it is left out where these do
        not either. With `whole` it is only drawn if it fits in usual letters, with this much room
        left `below` it.
        """
        if not text:
            return True
        brush = self.brush
        left = self.left - below
        sizes = (self.size,) if whole else text_sizes(self.size, brush.floor)
        size = first_fit(sizes, lambda size: self._rows(text, face, size) <= left + OVER * size)
        if size is None:
            return False
        high = brush.text.line_height(size)
        for line in brush.text.wrap(text, face, size, round(self.room.w)):
            brush.line(self.target, line, (self.room.x, self.y), size, tone, face)
            self.y += high
        self.y += APART * size
        return True

    def holds(self, paragraphs: Iterable[tuple[str, FontFace]], size: int) -> bool:
        """Return whether all paragraphs have room in letters of a size."""
        texts = [(text, face) for text, face in paragraphs if text]
        high = sum(self._rows(text, face, size) + APART * size for text, face in texts)
        return high <= self.left + OVER * size

    def _rows(self, text: str, face: FontFace, size: int) -> int:
        """Return the height of the rows of a paragraph in letters of a size."""
        return self.brush.text.height(text, face, size, round(self.room.w))

    def note(self, text: str) -> None:
        """Draw the only paragraph of a page, in smaller letters where it needs them to fit."""
        brush, wide, high = self.brush, round(self.room.w), round(self.left)
        size = brush.size(1)
        fit = brush.text.fit(text, FontFace.TEXT, size, brush.floor, wide, LONGEST, height=high)
        where = rect(Box(self.room.x, self.y, self.room.w, self.left))
        self.y = brush.text.place(self.target, fit, where, FontFace.TEXT, theme.INK)

    def height(self, text: str, face: FontFace = FontFace.TEXT) -> float:
        """Return the height of a paragraph, with the space below it."""
        size = self.size
        return self._rows(text, face, size) + APART * size

    def sign(self, sign: str, text: str, tint: Colour | None = None) -> None:
        """Draw a sign with one or two lines of text beside it."""
        brush = self.brush
        size = brush.size(1)
        side = 1.55 * size
        if self.left < side:
            return
        brush.sign(self.target, sign, self.room.x, self.y, side, tint)
        x = self.room.x + side + 0.5 * size
        lines = brush.text.wrap(text, FontFace.BOLD, size, max(1, round(self.room.right - x)))[:2]
        high = round(1.12 * size)
        y = self.y + side / 2 - high * (len(lines) - 1) / 2
        for line in lines:
            brush.line(self.target, line, (x, y), size, theme.INK, anchor="midleft")
            y += high
        self.y += max(side, high * len(lines)) + 0.3 * size

    def block(self, high: float) -> Box:
        """Take a box of this height."""
        box = Box(self.room.x, self.y, self.room.w, high)
        self.y += high + 0.5 * self.brush.size(1)
        return box


SIGN_ROW: Final = 2.1
"""Height of a line about a sign in bodies; there is room for two lines of text."""
SIGNS: Final = ("owner", "number", "actions", "next")
"""The signs on a territory that are explained, by the ends of the ids of their texts."""


def signs_height(frame: TableFrame) -> float:
    """Return the height of the lines that say what the signs on a territory mean, or 0."""
    if not frame.signs:
        return 0.0
    brush = frame.brush
    return brush.text.line_height(brush.size(1)) * 1.3 + len(SIGNS) * SIGN_ROW * brush.size(1)


def draw_signs(target: pygame.Surface, frame: TableFrame, room: Box) -> None:
    """Draw what the signs on a territory mean."""
    brush, words, body = frame.brush, frame.names.words, frame.brush.size(1)
    heading(target, frame, words("carbontable.signs"), room)
    high = SIGN_ROW * body
    wide = 3.1 * body
    y = room.bottom - len(SIGNS) * high
    for name in SIGNS:
        _sign(target, frame, name, Box(room.x, y, wide, high).inset(0, 0.25 * body))
        box = Box(room.x + wide + 0.5 * body, y, room.w - wide - 0.5 * body, high)
        text = words(f"carbontable.signs-{name}")
        face, lines, start = FontFace.TEXT, 2, TextAlign.LEFT
        brush.fitted(target, text, box, theme.INK, face, lines=lines, align=start, leading=1.0)
        y += high


def _sign(target: pygame.Surface, frame: TableFrame, name: str, box: Box) -> None:
    """Draw one of the signs on a territory."""
    brush = frame.brush
    match name:
        case "owner":
            brush.edge(target, box, brush.px(5), palette.PLAYERS[frame.front], 3.4)
            brush.mark(target, frame.front, box.cx, box.cy, 0.32 * box.h)
        case "number":
            brush.box(target, box, faded(palette.DEEP, 0.62), box.h / 2)
            brush.fitted(target, frame.names.euros(500), box.inset(brush.px(2), 0), WHITE)
        case "actions":
            draw_dots(target, brush, 2, box)
        case _:
            kind = frame.names.catalogue.kinds[0].id
            draw_next(target, brush, kind, (box.cx, box.cy), 0.6 * box.h, held=True)


LEAST_PLACE: Final = 7.0
"""Least height of the picture of the place where one stands, in bodies."""


def draw_place_in_steps(target: pygame.Surface, frame: TableFrame, room: Box) -> Iterator[None]:
    """Draw in steps a large picture of the square where the pawn of the turn is, with its name.

    It lies at the bottom of a room, if that is high enough.
    """
    brush, names, number = frame.brush, frame.names, frame.view.active.position
    if number is None or room.h < LEAST_PLACE * brush.size(1):
        return
    high = min(room.h, room.w / SHAPE)
    wide = high * SHAPE
    box = Box(room.cx - wide / 2, room.bottom - high, wide, high)
    context, catalogue = brush.context, names.catalogue
    yield from load_square_picture(context, catalogue, number, box, keep=False)
    picture = square_picture(context, catalogue, number, box, keep=False)
    put(target, picture, rect(box).topleft)
    strip = Box(box.x, box.bottom - 2.1 * brush.size(1), box.w, 2.1 * brush.size(1))
    before = target.get_clip()
    target.set_clip(before.clip(rect(strip)))
    brush.box(target, box, faded(palette.DEEP, 0.82), brush.px(RADIUS))
    target.set_clip(before)
    inner, territory = strip.inset(brush.px(9), 0), _place(frame)
    if territory is not None:
        card = names.catalogue.territories[territory]
        side = 1.5 * brush.size(1)
        sign = f"co2_area_{names.catalogue.areas[card.area].id}"
        brush.sign(target, sign, inner.x, inner.cy - side / 2, side)
        left = side + brush.px(7)
        inner = Box(inner.x + left, inner.y, inner.w - left, inner.h)
    name, start = names.square(number), TextAlign.LEFT
    brush.fitted(target, name, inner, WHITE, FontFace.TITLE, size=brush.size(1.2), align=start)


def key_cap(target: pygame.Surface, brush: Brush, mark: str, right: float, cy: float) -> Box:
    """Draw a key that ends at the right; return where it is."""
    size = brush.floor
    wide = brush.width(mark, size) + brush.px(11)
    cap = Box(right - wide, cy - 0.8 * size, wide, 1.6 * size)
    brush.box(target, cap, faded(theme.INK, 0.1), brush.px(4), faded(theme.INK, 0.5), 1)
    brush.line(target, mark, (cap.cx, cap.cy), size, theme.INK, anchor="center")
    return cap


def heading(
    target: pygame.Surface,
    frame: TableFrame,
    text: str,
    room: Box,
    more: str = "",
    intent: Intent | None = None,
) -> None:
    """Draw a heading with a line beside it at the top of a room.

    What there is `more` stands at the right, with the key that shows it.
    """
    brush = frame.brush
    size = brush.size(1)
    at = (room.x, room.y + 0.55 * brush.text.line_height(size))
    drawn = brush.line(target, text, at, size, theme.BROWN, anchor="midleft")
    right = room.right
    if more:
        if intent is not None:
            mark = brush.context.keys.label(intent)
            right = key_cap(target, brush, mark, right, at[1]).x - brush.px(6)
        end = brush.line(target, more, (right, at[1]), size, theme.BROWN, anchor="midright")
        right = end.left - brush.px(8)
    rule = Box(drawn.right + brush.px(8), at[1], right - drawn.right - brush.px(8), 1)
    if rule.w > 0:
        brush.box(target, rule, theme.SAND_LINE)


MARK: Final = 0.85
"""Radius of the player's mark in bodies."""


def is_shown(frame: TableFrame) -> bool:
    """Return whether somebody plays; not yet while dice decide who begins, and not at the end."""
    turn = frame.view.turn
    begins = turn.number == 1 and turn.phase is Phase.ROLL
    return frame.listing is None and not begins and frame.view.outcome is None


def key(frame: TableFrame) -> Hashable:
    """Return what the picture depends on."""
    if not is_shown(frame):
        return None
    view, territory = frame.view, _place(frame)
    if territory is None:
        return view.turn.player, view.active.position
    return view.turn.player, territory, view.owners[territory], view.done[territory]


def bottom(frame: TableFrame, room: Box) -> float:
    """Return the y below the player and the square, found by drawing them where nobody looks."""
    return draw(pygame.Surface((1, 1)), frame, room)


def draw(target: pygame.Surface, frame: TableFrame, room: Box) -> float:
    """Draw the player and the square of the pawn; return the y below them."""
    brush, view = frame.brush, frame.view
    names = frame.names
    seat, radius = view.turn.player, MARK * brush.size(1)
    brush.mark(target, seat, room.x + radius, room.y + radius, radius)
    left = 2 * radius + brush.px(9)
    high = 2 * radius
    title = Box(room.x + left, room.y, room.w - left, high)
    text = names.words("carbon.turn-of", player=names.player(seat))
    brush.fitted(
        target,
        text,
        title,
        theme.INK,
        FontFace.TITLE,
        size=brush.size(1.5),
        align=TextAlign.LEFT,
    )
    top = title.bottom + 0.45 * brush.size(1)
    page = Page(target, brush, Box(room.x, top, room.w, room.bottom - top))
    territory = _place(frame)
    if territory is None:
        if view.active.position is not None:
            page.text(names.square(view.active.position), FontFace.BOLD)
        return page.y
    card, owner = view.catalogue.territories[territory], view.owners[territory]
    page.sign(f"co2_area_{view.catalogue.areas[card.area].id}", names.territory(territory))
    words = names.words
    if owner is None:
        page.text(words("carbon.card.price", price=names.euros(card.price), cost=card.co2))
        return page.y
    page.text(words("carbon.card.owner", player=names.player(owner)))
    following = next_kind(view, territory)
    if owner == seat and following is not None:
        page.text(words("carbon.card.next", action=names.kind(following)))
    return page.y


def _place(frame: TableFrame) -> TerritoryId | None:
    """Return the territory on which the pawn of the turn stands, if it is one."""
    position = frame.view.active.position
    return None if position is None else frame.view.catalogue.board[position].territory
