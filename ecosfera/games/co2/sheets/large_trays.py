"""The two trays of an offer that is answered, as pieces on a table with words beside them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.cards.action_card import draw_card
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.cards.square_face import draw_square, face_of
from ecosfera.games.co2.moves.offer_draft import GET, GIVE
from ecosfera.games.co2.moves.uses import AREA
from ecosfera.games.co2.rules.ids import TerritoryId
from ecosfera.games.co2.rules.state import sunny_areas
from ecosfera.games.co2.sheets.chip import Change, Chip
from ecosfera.games.co2.sheets.column import SignLabel
from ecosfera.games.co2.sheets.trays import Consequence, Trays
from ecosfera.games.co2.text.names import plain, signed
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import Space, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import AMBER_DEEP, INK, PAPER, SAND, SAND_LINE, WINE, faded
from ecosfera.ui.widgets import Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pygame

    from ecosfera.games.co2.rules.ids import AreaId, KindId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour


PLACE: Final = 4 / 3
"""Width of a territory by its height, as on the board."""
CARD: Final = 0.8
"""The same of an action card."""
WIDEST: Final = 0.5
"""The largest share of a tray that the picture of a territory is wide."""
LEAST: Final = 5.0
"""The least height of a piece in bodies."""
ABOVE: Final = 13.0
"""The height in bodies from which the picture of a territory stands above the words."""
MOST: Final = {PLACE: 18.0, CARD: 12.5}
"""The largest heights, by the shape."""
LEAD: Final = 1.25
"""Size of a balance by that of body text."""
MONEY: Final = 2.3
"""Height of an amount in bodies."""
MONEY_TEXT: Final = 1.4
"""Size of its letters by that of body text."""
ALONE: Final = 1.6
"""How much larger it is where nothing else is given."""


class Line(NamedTuple):
    """Something told beside a piece."""

    text: str
    bold: bool = False
    sign: str = ""
    """The sign before it."""
    tone: Colour = INK
    struck: bool = False
    sun: str = ""
    """What a sun brings, which stands after the text where it has room."""


class LargeChip(Chip):
    """A territory or an action card as it lies on the table, with what it is for beside it."""

    def __init__(
        self,
        chip: Chip,
        rect: pygame.Rect,
        face: Callable[[pygame.Surface, Box], None],
        shape: float,
        lines: tuple[Line, ...],
    ) -> None:
        super().__init__(
            chip.id,
            rect,
            chip.name,
            chip.sign,
            None,
            chosen=chip.chosen,
            note=chip.note,
            group=chip.group,
            uses=chip.uses,
            about=chip.about,
            progress=chip.progress,
            change=chip.change,
        )
        self._face = face
        self._shape = shape
        """Width of its picture by its height."""
        self.lines = lines

    def _above(self, context: UiContext) -> bool:
        """Return whether the picture stands above the words."""
        return self._shape == PLACE and self.rect.height >= context.metrics.size(ABOVE)

    def _boxes(self, context: UiContext) -> tuple[pygame.Rect, pygame.Rect]:
        """Return the boxes of the picture and of the words."""
        m = context.metrics
        space = Space(inset(self.rect, m.px(7)), m.px(10))
        if self._above(context):
            words = space.bottom(self._words_height(context, m.size(1)), m.px(7))
            return space.rest, inset(words, m.px(3), 0)
        return space.left(round(self._shape * space.rest.height)), space.rest

    def _room(self, context: UiContext) -> int:
        """Return the width of the words."""
        m = context.metrics
        wide = self.rect.width - 2 * m.px(10)
        if not self._above(context):
            wide -= round(self._shape * (self.rect.height - 2 * m.px(7))) + m.px(4)
        return wide

    def _rows(self, context: UiContext, line: Line, size: int) -> tuple[str, ...]:
        """Return the lines of a text beside its sign."""
        wide = self._room(context) - self._sign_width(context, line)
        face = FontFace.BOLD if line.bold else FontFace.TEXT
        return tuple(context.text.wrap(line.text, face, size, wide))

    def _sign_width(self, context: UiContext, line: Line) -> int:
        m = context.metrics
        return m.size(1.5) + m.px(6) if line.sign else 0

    def _line_height(self, context: UiContext, line: Line, size: int) -> int:
        """Return the height of a text, without what a sun brings below it."""
        rows = len(self._rows(context, line, size)) * context.text.line_height(size, 1.15)
        return max(rows, context.metrics.size(1.5)) if line.sign else rows

    def _sun_beside(self, context: UiContext, line: Line, size: int) -> bool:
        """Return whether what a sun brings has room beside the last row of a text."""
        m, text = context.metrics, context.text
        last, face = self._rows(context, line, size)[-1], FontFace.BOLD
        wide = m.px(10) + m.size(1.5) + m.px(4) + text.width(line.sun, face, size)
        wide += text.width(last, face, size)
        return wide <= self._room(context) - self._sign_width(context, line)

    def _sun_height(self, context: UiContext, line: Line, size: int) -> int:
        """Return the height that what a sun brings takes below a text."""
        if not line.sun or self._sun_beside(context, line, size):
            return 0
        return context.metrics.size(1.5) + context.metrics.px(4)

    def _words_height(self, context: UiContext, size: int) -> int:
        high = (len(self.lines) - 1) * context.metrics.px(4)
        for line in self.lines:
            high += self._line_height(context, line, size) + self._sun_height(context, line, size)
        return high

    def shorten(self, context: UiContext) -> None:
        """Leave out what a sun brings, if not everything has room."""
        if not self.fits(context):
            self.lines = tuple(line._replace(sun="") for line in self.lines)

    def fits(self, context: UiContext) -> bool:
        """Return whether everything that is told beside it has room."""
        m, (_, box) = context.metrics, self._boxes(context)
        if box.width < m.size(6):
            return False
        return self._words_height(context, m.floor) <= box.height

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the piece and the words; one that a counter-offer leaves out is pale."""
        m, shapes, gone = context.metrics, context.shapes, self.change is Change.GONE
        new = self.change is Change.NEW
        line, width = (AMBER_DEEP, m.px(4)) if new else (SAND_LINE, max(1, m.px(1.2)))
        shapes.put_box(target, self.rect, m.px(10), SAND, line, width)
        picture, words = self._boxes(context)
        self._face(target, Box(*picture))
        if gone:
            put(target, shapes.box(picture.size, m.px(5), faded(PAPER, 0.6)), picture.topleft)
        self._draw_words(target, context, words)

    def _draw_words(self, target: pygame.Surface, context: UiContext, box: pygame.Rect) -> None:
        m, text = context.metrics, context.text
        size = m.size(1.1)
        while size > m.floor and self._words_height(context, size) > box.height:
            size -= 1
        y = box.centery - self._words_height(context, size) // 2
        side = m.size(1.5)
        for line in self.lines:
            high = self._line_height(context, line, size)
            left = box.left
            if line.sign:
                put(target, context.pictures.sign(line.sign, side), (left, y + (high - side) // 2))
                left += self._sign_width(context, line)
            rows = self._rows(context, line, size)
            face = FontFace.BOLD if line.bold else FontFace.TEXT
            where = box.copy()
            where.update(left, y, box.right - left, high)
            text.block(target, rows, where, face, size, line.tone, leading=1.15, middle=True)
            wide = [text.width(row, face, size) for row in rows]
            if line.struck:
                target.fill(WINE, (left, where.centery, max(wide), m.px(2)))
            y += high
            if line.sun:
                after = left + wide[-1] + m.px(10), y - high // (2 * len(rows))
                if not self._sun_beside(context, line, size):
                    y += self._sun_height(context, line, size)
                    after = box.left, y - side // 2
                put(
                    target, context.pictures.sign("co2_sun", side), (after[0], after[1] - side // 2)
                )
                at = after[0] + side + m.px(6), after[1]
                text.draw(target, line.sun, at, face, size, INK, anchor="midleft")
            y += m.px(4)


class LargeTrays(Trays):
    """Builds both trays of an offer that is answered: each piece large, with words beside it.

    `high` is the height that there is for each piece.
    """

    high = 0
    lead = LEAD

    def size_up(self, box: pygame.Rect) -> bool:
        """Choose the height of the pieces for trays as large as a box; return whether all fit."""
        m = self.context.metrics
        needs = []
        for which in (GIVE, GET):
            rows = self.rows(which, box)
            chips = sum(isinstance(widget, Chip) for widget in rows)
            money = (len(rows) - chips) * (m.size(MONEY) + m.px(6))
            if chips:
                needs.append((box.height - money - (chips - 1) * m.px(6)) // chips)
        self.high = min(needs, default=0)
        if needs and self.high < m.size(LEAST):
            return False
        found = [widget for which in (GIVE, GET) for widget in self.controls(which, box)]
        if max((widget.rect.bottom for widget in found), default=box.top) > box.bottom:
            return False
        return all(chip.fits(self.context) for chip in found if isinstance(chip, LargeChip))

    def rows(self, which: int, box: pygame.Rect) -> list[Widget]:
        """Return the controls of a tray as the rows that they are elsewhere."""
        return super().controls(which, box)

    def controls(self, which: int, box: pygame.Rect) -> list[Widget]:
        """Return the pieces of a tray from the top of a box downwards."""
        m, where = self.context.metrics, box.copy()
        found: list[Widget] = []
        for widget in self.rows(which, box):
            if isinstance(widget, Chip):
                where.height = self._height(widget, box.width)
                piece = self._piece(widget, which, where.copy())
                piece.shorten(self.context)
                found.append(piece)
            else:
                grown = 1.0 if found else ALONE
                where.height = m.size(grown * MONEY)
                found.append(self._amount(widget, which, where.copy(), grown))
            where.top = where.bottom + m.px(6)
        return found

    def _height(self, chip: Chip, wide: int) -> int:
        """Return the height of a piece in a tray of a width."""
        m = self.context.metrics
        if chip.id.startswith("card"):
            return min(self.high, m.size(MOST[CARD]))
        if self.high >= m.size(ABOVE):
            return min(self.high, m.size(MOST[PLACE]))
        return min(self.high, round(WIDEST * wide / PLACE) + 2 * m.px(7))

    def _amount(self, row: Widget, which: int, where: pygame.Rect, grown: float) -> Widget:
        """Return an amount in large letters, or that nothing is given."""
        side, size = self.draft.side(which), grown * MONEY_TEXT
        if side.euros or side.credits:
            sign = "co2_euro" if side.euros else "co2_credit"
            return SignLabel(row.id, where, row.name, sign, size=size)
        return Label(row.id, where, row.name, size=size, tone=INK, middle=True)

    def _piece(self, chip: Chip, which: int, where: pygame.Rect) -> LargeChip:
        """Return a row as a piece."""
        kind, _, number = chip.id.split("-")
        brush, names, view = Brush(self.context), self.names, self.draft.view
        if kind == "card":
            card = view.players[self.draft.trays[which].player].hand[int(number)]
            face = partial(_draw_card, brush, names, card)
            return LargeChip(chip, where, face, CARD, self._card_lines(chip))
        territory = TerritoryId(int(number))
        owner = view.owners[territory]
        assert owner is not None, "what is traded belongs to somebody"
        land = [view.catalogue.areas[area].territories for area in sunny_areas(view, owner)]
        sunny = frozenset(place for places in land for place in places)
        shown = face_of(view, view.catalogue.territories[territory].square, sunny)

        def draw(target: pygame.Surface, box: Box) -> None:
            draw_square(target, brush, names, shown, box)

        return LargeChip(chip, where, draw, PLACE, self._place_lines(chip, which, territory))

    def _place_lines(self, chip: Chip, which: int, territory: TerritoryId) -> tuple[Line, ...]:
        """Return how far the area is, what its sun brings, and what the territory makes it."""
        view, words = self.draft.view, self.names.words
        area = view.catalogue.territories[territory].area
        land = view.catalogue.areas[area]
        owner = view.owners[territory]
        held = sum(view.owners[place] == owner for place in land.territories)
        gone, sun = chip.change is Change.GONE, signed(view.catalogue.bonus(area))
        part = words("carbon.trade.part", area=self.names.area(area), n=held)
        found = [
            *self._changed_line(chip),
            Line(part, bold=True, sign=f"co2_area_{land.id}", sun=sun, struck=gone),
        ]
        taker = self.draft.trays[1 - which].player
        for use in (use for use in chip.uses if use.player == taker):
            player, whole = self.names.player(use.player), use.owned == AREA
            message = "carbon.trade.needs-area"
            told = words(message, player=player, n=use.owned, area=self.names.area(area))
            found.append(Line(told, bold=whole))
        return tuple(found)

    def _card_lines(self, chip: Chip) -> tuple[Line, ...]:
        """Return who needs an action card, first who needs it now."""
        found = [*self._changed_line(chip)]
        found += [
            Line(self.needed(use), bold=use.now)
            for use in sorted(chip.uses, key=lambda use: not use.now)
        ]
        return tuple(found)

    def _part(self, area: AreaId, before: int, after: int) -> list[Consequence]:
        """Return nothing: it stands beside the piece."""
        del area, before, after
        return []

    def _same_balance(self, name: str, balance: int) -> list[Consequence]:
        """Return that the balance stays as it is."""
        text = self.names.words("carbon.trade.balance-same", player=name, n=plain(balance))
        return [Consequence(text, FontFace.TEXT, INK)]

    def _changed_line(self, chip: Chip) -> Iterator[Line]:
        """Yield what a counter-offer has done with a piece, if it has."""
        if chip.change is not None:
            tone = WINE if chip.change is Change.GONE else AMBER_DEEP
            yield Line(self.names.words(f"carbon.trade.{chip.change}"), bold=True, tone=tone)


def _draw_card(brush: Brush, names: Names, kind: KindId, target: pygame.Surface, box: Box) -> None:
    draw_card(target, brush, names, kind, box)
