"""The territories of a player by area, and who holds the rest of each area."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.rules.ids import EVERY_AREA
from ecosfera.games.co2.rules.state import balance, sunny_areas
from ecosfera.games.co2.screens.table.places.page import Column, moved
from ecosfera.games.co2.screens.table.places.place_row import PlaceRow
from ecosfera.games.co2.text.names import plain
from ecosfera.ui.draw.layout import columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.ids import AreaId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext

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
        close, key = words("common.close"), self.context.keys.label(Intent.BACK)
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
        count = names.words("carbontable.places-area", owned=self._owned(area), n=done)
        sunny = area in sunny_areas(view, self.player)
        sign = "co2_sun" if sunny else f"co2_area_{card.id}"
        column.sign(f"area-{area}", f"{names.area(area)} · {count}", sign)
        for territory in card.territories:
            box = column.take(max(m.target, m.size(2.4)), gap=0.18)
            row = PlaceRow(box, names, view, territory, self.player, self._open)
            column.widgets.append(row)
        column.y += m.size(0.5)

    def back(self) -> None:
        """Go back to the table."""
        self.finish(None)
