"""The guide: the territories by area in a list, and a page about each."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from ecosfera.games.co2.game import load
from ecosfera.games.co2.province import draw_ground
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.ids import AreaId, TerritoryId
from ecosfera.games.co2.sheets.column import Column, moved
from ecosfera.games.co2.sheets.territory_sheet import (
    add_facts,
    add_picture,
    add_savings,
    add_terms,
)
from ecosfera.games.co2.text.names import Names
from ecosfera.ui.draw.layout import Space, edges, inset
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import FOAM, INK, PALE_GOLD
from ecosfera.ui.widgets import ON_WATER, Area, Form, Label, Paper, ScrollView, Widget
from ecosfera.ui.widgets.list_item import ListItem
from ecosfera.ui.widgets.scroll_view import bar_width
from ecosfera.ui.widgets.search_field import SearchField
from ecosfera.ui.widgets.top_bar import top_bar

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.state import View
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable

TWO = 38
"""Width of the page in bodies from which picture and terms stand side by side."""


def untouched() -> View:
    """Return a position in which every territory is free."""
    view = load().new(Config())[0].view
    count = len(view.catalogue.territories)
    return replace(view, owners=(None,) * count, done=(0,) * count)


class GuideScene(Form[None]):
    """Shows the territory with the id `entry`, or the first one."""

    def __init__(self, context: UiContext, entry: str = "") -> None:
        super().__init__(context)
        self.view = untouched()
        ids = self.view.catalogue.territory_ids
        self.territory = ids.get(entry, TerritoryId(0))
        self.start = self._entry_id(self.territory)
        self._list = ScrollView("entries", context, style=ON_WATER)
        self._page = ScrollView("page", context)
        self.search = SearchField(context, "carbonguide.search", self._searched)

    @property
    def names(self) -> Names:
        """Return the names in the language of the moment."""
        return Names(self.context.words, self.view.catalogue, ())

    def _entry_id(self, territory: TerritoryId) -> str:
        return f"place-{self.view.catalogue.territories[territory].id}"

    # -- building ----

    def layout(self) -> None:
        """Build; the list shows what has the focus."""
        super().layout()
        self.reveal_focus()

    def build(self) -> list[Widget]:
        """Build the bar, the list and the page."""
        m = self.context.metrics
        bar, top = top_bar(self.context, self.context.words("carbon.rules.places"), self.back)
        space = Space(edges(m.margin, top, m.width - m.margin, m.height - m.margin), m.margin)
        left = space.left(min(max(m.px(262), round(16 * m.body)), round(0.36 * m.width)))
        return [*bar, *self._entries(left), *self._paper(space.rest)]

    def _entries(self, box: pygame.Rect) -> list[Widget]:
        """Return the search and the list of the territories by area."""
        m, names = self.context.metrics, self.names
        pad = m.px(8)
        space = Space(inset(box, pad), pad)
        field = self.search.widget(space.top(max(m.target, m.size(2.5))))
        view = space.rest
        width = view.width - bar_width(self.context) - ring_reach(m.u) - m.px(2)
        lines = Space(pygame.Rect(view.topleft, (width, 0)))
        found: list[Widget] = []
        for number, area in enumerate(names.catalogue.areas):
            shown = [t for t in area.territories if self._fits(names, t)]
            if shown:
                found.append(self._heading(names.area(AreaId(number)), area.id, lines))
            for territory in shown:
                found.append(self._item(names, territory, area.id, lines))
                lines.skip(m.px(2))
        if not found:
            text = self.context.words("rules.nothing-found")
            rows = len(self.context.text.wrap(text, FontFace.TEXT, m.size(1.0), width))
            rect = lines.top(m.size(1.35) * rows + m.px(6))
            found.append(Label("nothing-found", rect, text, tone=FOAM, lines=rows))
        return [Area("list-ground", box, 0.55), field, self._list.fill(view, found, lines.used)]

    def _fits(self, names: Names, territory: TerritoryId) -> bool:
        """Return whether a territory has all words of the search in its name, area or page."""
        area = names.area(names.catalogue.territories[territory].area)
        texts = (names.territory(territory), area, names.activity(territory))
        return self.search.fits(" ".join((*texts, *names.facts(territory))))

    def _heading(self, name: str, own: str, lines: Space) -> Label:
        m, face = self.context.metrics, FontFace.TITLE
        width = lines.rest.width - m.px(4)
        rows = min(2, len(self.context.text.wrap(name, face, m.size(1.1), width)))
        rect = lines.top(m.size(0.5 + 1.3 * rows), gap=m.px(2)).move(m.px(4), 0)
        rect.width = width
        return Label(f"area-{own}", rect, name, size=1.1, face=face, tone=PALE_GOLD, lines=rows)

    def _item(self, names: Names, territory: TerritoryId, area: str, lines: Space) -> ListItem:
        name, m = names.territory(territory), self.context.metrics
        chosen = territory == self.territory
        high = ListItem.height(self.context, name, lines.rest.width, icon=True)
        return ListItem(
            self._entry_id(territory),
            lines.top(max(m.size(2.3), high)),
            name,
            partial(self._show, territory),
            chosen=chosen,
            state=self.context.words("common.chosen") if chosen else "",
            icon=f"co2_area_{area}",
            group=f"places-{area}",
        )

    def _paper(self, box: pygame.Rect) -> list[Widget]:
        """Return the page about the territory."""
        m, names = self.context.metrics, self.names
        pad = m.px(24)
        space = Space(inset(box, pad, m.px(16)), m.px(10))
        title = Label(
            "name",
            space.top(m.size(2.4)),
            names.territory(self.territory),
            size=1.8,
            face=FontFace.TITLE,
            tone=INK,
        )
        view = space.rest
        widgets = self._columns(names, view.width - m.px(14))
        return [Paper("paper", box), title, self._page.fill(view, moved(widgets, *view.topleft))]

    def _columns(self, names: Names, inner: int) -> list[Widget]:
        """Return the page as if it lay at 0, 0."""
        m = self.context.metrics
        two = inner >= m.size(TWO)
        gap = m.px(26)
        left = round(0.5 * (inner - gap)) if two else inner
        picture = Column(self.context, pygame.Rect(0, 0, left, 0))
        add_picture(picture, names, self.territory, round((0.6 if two else 0.35) * m.height))
        terms = picture
        if two:
            terms = Column(self.context, pygame.Rect(left + gap, 0, inner - gap - left, 0))
        add_facts(picture, names, self.territory)
        add_terms(terms, names, self.view, self.territory)
        add_savings(terms, names, self.territory)
        return picture.widgets if terms is picture else [*picture.widgets, *terms.widgets]

    # -- choosing ----

    def _show(self, territory: TerritoryId) -> None:
        if territory != self.territory:
            self.territory = territory
            self._page.rewind()
            self.layout()

    def _focused(self, item: Focusable) -> None:
        """Show the territory whose entry in the list is focused."""
        super()._focused(item)
        ids = self.view.catalogue.territory_ids
        own = item.id.removeprefix("place-")
        if own != item.id and own in ids:
            self._show(ids[own])

    def _searched(self) -> None:
        self._list.rewind()
        self.layout()

    def back(self) -> None:
        """Clear the search, or leave the guide."""
        if self.search.query:
            self.search.clear()
        else:
            self.finish(None)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the map."""
        draw_ground(target, self.context, 0.35)
