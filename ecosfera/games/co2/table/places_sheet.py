"""The territories of a player by area, over the table, and the cards behind them."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.cards.square_face import draw_notches
from ecosfera.games.co2.moves.move_list import first_moves
from ecosfera.games.co2.moves.offer_draft import GET
from ecosfera.games.co2.moves.targets import Target, TargetKind
from ecosfera.games.co2.rules.actions import (
    Buy,
    BuyAfar,
    ChooseTerritory,
    OfferTemplate,
    Play,
    Sell,
)
from ecosfera.games.co2.rules.ids import EVERY_AREA, EVERY_PLAYER
from ecosfera.games.co2.rules.state import balance, rent, sunny_areas, territory_under
from ecosfera.games.co2.sheets.board_pieces import Item, StartOffer
from ecosfera.games.co2.sheets.column import Column, moved
from ecosfera.games.co2.sheets.territory_sheet import Choice, TerritorySheet
from ecosfera.games.co2.text import spoken
from ecosfera.games.co2.text.names import plain
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.layout import columns
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import HONEY, INK, PAPER, SAND, SAND_LINE, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.ui.widgets.base import draw_veil
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.table.controller import TableController
    from ecosfera.games.co2.table.explainer import SheetHost
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent


class PlaceRow(Widget):
    """A line that opens the large card of a territory. Those of `player` stand out."""

    def __init__(
        self,
        rect: pygame.Rect,
        names: Names,
        view: View,
        territory: TerritoryId,
        player: PlayerId,
        open_card: Callable[[TerritoryId], None],
    ) -> None:
        number = view.catalogue.territories[territory].square
        name = spoken.square(names, view, number)
        super().__init__(
            f"place-{territory}",
            rect,
            name,
            group=f"area-of-{view.catalogue.territories[territory].area}",
        )
        self._names = names
        self._view = view
        self._territory = territory
        self._own = view.owners[territory] == player
        self._open = open_card

    def press(self) -> None:
        """Open the card."""
        self._open(self._territory)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the line."""
        m, box, view = context.metrics, self.rect, self._view
        brush, names, territory = Brush(context), self._names, self._territory
        radius = self.radius(context)
        fill = HONEY if self._own else SAND
        context.shapes.put_box(target, box, radius, fill, SAND_LINE, max(1, m.px(1.2)))
        draw_veil(target, context, box, radius, hovered=self.hovered, held=self.held)
        mark = min(0.36 * box.height, 0.85 * m.size(1))
        owner, cx = view.owners[territory], box.left + m.px(8) + mark
        if owner is None:
            brush.disc(target, cx, box.centery, mark, (0, 0, 0, 0), SLATE, 1.6)
        else:
            brush.mark(target, owner, cx, box.centery, mark)
        free = names.words("carbon.free")
        figure = free if owner is None else names.euros(rent(view, territory))
        wide = max(4.2 * m.size(1), brush.width(free, m.size(1)) + m.px(3))
        right = Box(box.right - m.px(8) - wide, box.top, wide, box.height)
        tone = INK if owner is not None else SLATE
        brush.fitted(target, figure, right, tone, align=TextAlign.RIGHT)
        notches = min(0.34 * box.width, 4 * 1.9 * m.size(1))
        line = Box(right.x - notches - m.px(4), box.top, notches, box.height).inset(0, m.px(4))
        draw_notches(target, brush, names, territory, view.done[territory], line)
        left = cx + mark + m.px(7)
        room = Box(left, box.top, line.x - m.px(6) - left, box.height)
        face = FontFace.BOLD if self._own else FontFace.TEXT
        short = names.short(territory)
        brush.fitted(target, short, room, INK, face, align=TextAlign.LEFT)


WIDEST: Final = 58
"""Width of the sheet in bodies at most."""
TWO: Final = 46
"""Width in bodies from which areas stand in two columns."""


class PlacesSheet(Sheet[None]):
    """Shows whose territories are where; `open_card` shows the large card of one."""

    start = "close"

    def __init__(
        self,
        context: UiContext,
        names: Names,
        view: View,
        player: PlayerId,
        open_card: Callable[[TerritoryId], None],
    ) -> None:
        super().__init__(context)
        self.names = names
        self.view = view
        self.player = player
        self._open = open_card
        self._areas = ScrollView("areas", context)
        self._areas.ground = PAPER

    @property
    def headline(self) -> str:
        """Return whose territories are shown, and the balance."""
        return f"{self._title()}. {self._balance()}"

    def _title(self) -> str:
        return self.names.words("carbontable.places", player=self.names.player(self.player))

    def _balance(self) -> str:
        now = plain(balance(self.view, self.player))
        return self.names.words("carbon.balance-is", balance=now)

    def build(self) -> list[Widget]:
        """Build a tab for each player, the areas, and the button that closes the sheet."""
        m, words = self.context.metrics, self.context.words
        pad = m.px(22)
        wide = min(m.width - m.px(24), m.size(WIDEST))
        foot_high = max(m.target, m.size(2.7))
        widgets, high = self._blocks(wide - 2 * pad - m.px(14))
        head = m.size(2.4) + m.px(10) + foot_high + m.px(10)
        fixed = 2 * pad + head + foot_high + m.px(10)
        least = round(0.55 * m.height)
        space = self.open_sheet(wide, max(least, fixed + high + m.px(4)), pad, m.px(10))
        heading = self.heading(space.top(m.size(2.4)), self._title(), 1.8)
        tabs = self._tabs(space.top(foot_high))
        foot = space.bottom(foot_high)
        view = self._areas.fill(space.rest, moved(widgets, *space.rest.topleft))
        close, key = words("common.close"), self.context.keys.label(TURN)
        button = Button("close", foot, close, self.back, kind=ButtonKind.PRIMARY, key=key)
        return [heading, *tabs, view, button]

    def _tabs(self, line: pygame.Rect) -> list[Widget]:
        seats = self.view.playing
        boxes = columns(line, len(seats), self.context.metrics.px(8))
        return [
            Button(
                f"seat-{seat}",
                box,
                f"{self.names.player(seat)} · {len(self.view.owned(seat))}",
                partial(self._show, seat),
                kind=ButtonKind.PRIMARY if seat == self.player else ButtonKind.PAPER,
                group="seats",
            )
            for seat, box in zip(seats, boxes, strict=True)
        ]

    def _show(self, seat: PlayerId) -> None:
        self.player = seat
        self._areas.scroll_to(0)
        self.context.say(self.headline)
        self.layout()

    def _blocks(self, inner: int) -> tuple[list[Widget], int]:
        """Return the areas as if they lay at 0, 0, and their height."""
        m = self.context.metrics
        count = 2 if inner >= m.size(TWO) else 1
        gap = m.px(26)
        wide = (inner - (count - 1) * gap) // count
        cols = [
            Column(self.context, pygame.Rect(number * (wide + gap), 0, wide, 0))
            for number in range(count)
        ]
        cols[0].text("balance", self._balance(), face=FontFace.BOLD)
        for col in cols[1:]:
            col.y = cols[0].y
        areas = [area for area in EVERY_AREA if self._owned(area)]
        if not areas:
            cols[0].text("none", self.names.words("carbontable.places-none"), tone=SLATE)
        for area in areas:
            self._block(min(cols, key=lambda col: col.y), area)
        widgets = [widget for col in cols for widget in col.widgets]
        return widgets, max(col.y for col in cols)

    def _owned(self, area: AreaId) -> int:
        owners = self.view.owners
        return sum(owners[t] == self.player for t in self.view.catalogue.areas[area].territories)

    def _block(self, column: Column, area: AreaId) -> None:
        """Add the heading of an area and a line for each of its territories."""
        view, names, m = self.view, self.names, self.context.metrics
        card = view.catalogue.areas[area]
        done = sum(view.done[t] for t in card.territories if view.owners[t] == self.player)
        bonus = view.catalogue.bonus(area)
        count = names.words("carbontable.places-area", owned=self._owned(area), n=done, bonus=bonus)
        sunny = area in sunny_areas(view, self.player)
        sign = "co2_sun" if sunny else f"co2_area_{card.id}"
        column.sign(f"area-{area}", f"{names.area(area)} · {count}", sign)
        for territory in card.territories:
            box = column.take(max(m.target, m.size(2.4)), gap=0.18)
            row = PlaceRow(box, names, view, territory, self.player, self._open)
            column.widgets.append(row)
        column.y += m.size(0.5)

    def intend(self, intent: Intent) -> bool:
        """Close with the key of the large button too."""
        if intent == TURN:
            self.back()
            return True
        return super().intend(intent)

    def back(self) -> None:
        """Go back to the table."""
        self.finish(None)


class Places:
    """Opens what is looked at closely. Says for each card what can be done there, or why not.

    `open_guide` opens the guide at the territory with an id.
    """

    def __init__(
        self, host: SheetHost, controller: TableController, open_guide: Callable[[str], None]
    ) -> None:
        self.open_guide = open_guide
        self._host = host
        self._controller = controller

    # -- opening ----

    def look(self, target: Target | None) -> None:
        """Look closely at what is pointed at; at the player's own territories if it is nothing."""
        view = self._controller.stage.view
        if target is not None and target.kind is TargetKind.SQUARE:
            territory = view.catalogue.board[target.which].territory
            if territory is not None:
                self.card(territory)
                return
        if target is not None and target.kind is TargetKind.PLAYER:
            self.player(EVERY_PLAYER[target.which])
            return
        self.player(view.to_decide)

    def card(self, territory: TerritoryId) -> None:
        """Show the card of a territory."""
        controller = self._controller
        sheet = TerritorySheet(
            self._host.context,
            controller.names,
            controller.stage.view,
            territory,
            self,
            self.open_guide,
        )
        self._host.push(sheet, self._chosen)

    def player(self, player: PlayerId) -> None:
        """Show the territories of a player."""
        controller = self._controller
        view = controller.stage.view
        seat = player if view.players[player].out is None else view.turn.player
        sheet = PlacesSheet(self._host.context, controller.names, view, seat, self.card)
        self._host.push(sheet, lambda _done: None)

    def _chosen(self, action: Action | StartOffer | None) -> None:
        if isinstance(action, StartOffer):
            self._controller.trade(action.template, action.item)
        elif action is not None:
            self._controller.perform_or_confirm(action)
        self._host.refresh()

    # -- advice ----

    def choices(self, territory: TerritoryId) -> tuple[Choice, ...]:
        """Return what can be done at a territory now."""
        controller = self._controller
        if controller.selection is None:
            return ()
        view = controller.view
        here = territory_under(view, view.turn.player)
        found = []
        for move in first_moves(controller.selection):
            if move.action is not None and _place_of(move.action, here) == territory:
                line = controller.text.line(move, view)
                found.append(Choice(line.title, move.action, line.about, line.costly))
        owner = view.owners[territory]
        if owner is not None and OfferTemplate(owner) in controller.choices:
            start = StartOffer(OfferTemplate(owner), Item(GET, TargetKind.SQUARE, territory))
            found.append(Choice(controller.names.words("carbon.trade.for-this"), start))
        return tuple(found)

    def reason(self, territory: TerritoryId) -> str:
        """Return why nothing can be done at a territory of the player, or where the pawn stands."""
        controller = self._controller
        view = controller.view
        if controller.selection is None or self.choices(territory):
            return ""
        here = territory_under(view, view.turn.player)
        if view.owners[territory] == view.turn.player:
            return controller.why_not(Play(territory))
        if here == territory and view.owners[territory] is None:
            return controller.why_not(Buy())
        return ""


def _place_of(action: Action, here: TerritoryId | None) -> TerritoryId | None:
    """Return the territory at which an action takes place."""
    match action:
        case Buy():
            return here
        case Play(territory) | BuyAfar(territory) | Sell(territory) | ChooseTerritory(territory):
            return territory
        case _:
            return None
