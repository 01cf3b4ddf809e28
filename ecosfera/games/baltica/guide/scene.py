"""The species guide: a grid of all sixty species, or one species with its food web."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.baltica.content.reference import load_food_web
from ecosfera.games.baltica.guide.neighbours import HEADING, Neighbours
from ecosfera.games.baltica.guide.species import GroupFilter, SpeciesIndex, SpeciesNames
from ecosfera.games.baltica.guide.species_grid import Filters, Tile
from ecosfera.games.baltica.guide.species_page import SpeciesPage
from ecosfera.games.baltica.guide.web_layout import NAME_LEADING
from ecosfera.ui.draw.layout import Space, columns, edges, grid, inset
from ecosfera.ui.draw.painted_sea import painted_sea
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import PALE_GOLD
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import ON_WATER, Area, Button, Form, Label, Paper, ScrollView, Widget
from ecosfera.ui.widgets.document import DocumentView
from ecosfera.ui.widgets.form import draw_tip
from ecosfera.ui.widgets.search_field import SearchField
from ecosfera.ui.widgets.top_bar import bar_height, top_bar

if TYPE_CHECKING:
    from collections.abc import Collection
    from concurrent.futures import Future

    from ecosfera.games.baltica.content.models import Content
    from ecosfera.games.baltica.guide.web_drawing import FoodArrows, Node
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

WALK: Final = 0.45
"""How long the pictures of a food web take to move to their places, in seconds."""
SEARCH_KEYS: Final = pygame.KMOD_CTRL | pygame.KMOD_META
PATIENCE: Final = 0.03
"""Seconds for which the collection is waited for before the first picture."""


class GuideScene(Form[None]):
    """The species guide. Opens at the grid or at a species; `here` are the species of the game."""

    def __init__(
        self,
        context: UiContext,
        services: Services,
        content: Content,
        species: str = "",
        here: Collection[str] = (),
    ) -> None:
        super().__init__(context)
        self.services = services
        self.shelf = SpeciesIndex(content, here)
        self.names = SpeciesNames(context, self.shelf)
        self.web = load_food_web(content.catalogue)
        self.choice = GroupFilter()
        self.species = species if species in self.shelf.species else ""
        self.start = f"tile-{self.shelf.order[0]}"
        if self.species:
            self.start = self._first_link()
        self.search = SearchField(context, "guide.ui-search", self._searched, self._open_first)
        self.tiles = ScrollView("tiles", context, style=ON_WATER)
        self._walked: list[str] = []
        """The way back, most recent last; an empty id is the grid."""
        self.met: frozenset[str] = frozenset()
        """The species that players have had in finished matches."""
        reader = ThreadPoolExecutor(1, "collection")
        self._reading: Future[frozenset[str]] | None = reader.submit(services.collected)
        reader.shutdown(wait=False)
        wait([self._reading], PATIENCE)
        self._take_collection()
        self._nodes: list[Node] = []
        self._streams: FoodArrows | None = None
        self._since = WALK
        self._start: tuple[int, int] | None = None

    def _take_collection(self) -> bool:
        """Take the collection over when it is read; return whether there is something in it."""
        if self._reading is None or not self._reading.done():
            return False
        self.met = self._reading.result() & set(self.shelf.species)
        self._reading = None
        return bool(self.met)

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build the grid or a page."""
        self._nodes, self._streams = [], None
        return self._page() if self.species else self._wall()

    # ------------------------------------------------------------------ the wall
    def _wall(self) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        field = self._search_box()
        keep = m.width - field.left + m.px(12)
        bar, top = top_bar(self.context, words("menu.guide"), self.back, keep)
        met = self._collection(bar[-1].rect.left, field.left)
        if met:
            keep += met[0].rect.width + m.px(14)
            bar, top = top_bar(self.context, words("menu.guide"), self.back, keep)
        box = edges(m.margin, top, m.width - m.margin, m.height - m.margin)
        filters = Filters(self.context, self.shelf, self.choice, self._choose)
        widgets, wall = filters.around(box)
        found = [*met, *widgets, *self._tiles(wall)]
        return [*bar, self.search.widget(field), *found]

    def _search_box(self) -> pygame.Rect:
        """Return the place of the search field, at the right of the bar."""
        m, bar = self.context.metrics, bar_height(self.context)
        high = max(m.target, min(m.size(2.4), bar - m.px(10)))
        wide = min(m.width // 4, m.size(14))
        return pygame.Rect(m.width - m.margin - wide, (bar - high) // 2, wide, high)

    def _collection(self, start: int, end: int) -> list[Widget]:
        """Return how many species were met, between the title and `end`, if there are any."""
        if not self.met:
            return []
        m, words, count = self.context.metrics, self.context.words, len(self.shelf.species)
        message = "guide.ui-met-all" if len(self.met) == count else "guide.ui-met"
        text = words(message, n=len(self.met), all=count)
        fonts = self.context.text
        used = start + fonts.width(words("menu.guide"), FontFace.TITLE, m.size(1.7)) + m.px(20)
        space = Space(pygame.Rect(0, 0, end - m.px(14), bar_height(self.context)))
        rect = space.right(min(m.width // 3, max(0, space.rest.right - used)))
        least = max(m.floor, m.size(0.8))
        if len(fonts.wrap(text, FontFace.BOLD, least, rect.width)) > 2:
            return []
        return [
            Label(
                "met",
                rect,
                text,
                face=FontFace.BOLD,
                tone=PALE_GOLD,
                align=TextAlign.RIGHT,
                lines=2,
                leading=1.05,
                middle=True,
            )
        ]

    def _tiles(self, box: pygame.Rect) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        gap = m.px(10)
        shown = self._shown()
        if not shown:
            area = Space(box).top(m.size(6))
            rect = area.inflate(-m.px(48), -m.px(12))
            text = words("guide.ui-none-found" if self.search.query else "guide.filter.none")
            notice = Label("none", rect, text, size=1.3, tone=PALE_GOLD, lines=3, middle=True)
            return [Area("none-ground", area, 0.75), notice]
        # Leave room for the focus ring at the edges and for the scroll bar.
        reach = m.px(8)
        room = inset(box, reach)
        room.width -= m.px(8)
        across = max(2, int((room.width + gap) // (max(m.px(138), 9.2 * m.body) + gap)))
        wide = columns(room, across, gap)[0].width
        lines = self._lines(shown, wide - m.px(12))
        plate = round(2 * m.size(1.0) * 1.1) + m.px(8)
        plate = max(plate, round(lines * m.floor * 1.1) + m.px(8))
        high = round(0.74 * wide) + plate
        tiles = [
            self._tile(name, rect, plate)
            for name, rect in zip(shown, grid(room, len(shown), across, high, gap), strict=True)
        ]
        content = tiles[-1].rect.bottom + reach - box.top
        return [self.tiles.fill(box, tiles, content)]

    def _tile(self, name: str, rect: pygame.Rect, plate: int) -> Tile:
        """Return the tile of a species; its name has `plate` pixels of height."""
        return Tile(
            f"tile-{name}",
            rect,
            self.names.short(name),
            f"species/{name}",
            plate,
            lambda: self._open(name),
            met=self.context.words("guide.ui-met-one") if name in self.met else "",
        )

    def _lines(self, shown: list[str], width: int) -> int:
        """Return the number of lines of the longest name at the smallest size."""
        text, floor = self.context.text, self.context.metrics.floor
        return max(
            len(text.wrap(self.names.short(name), FontFace.BOLD, floor, width)) for name in shown
        )

    def _choose(self, group: str, habitat: str) -> None:
        """Apply filters to the grid."""
        self.choice = GroupFilter(group, habitat)
        self.tiles.rewind()
        self.layout()
        shown = len(self._shown())
        self.context.say(self.context.words("guide.ui-count", n=shown))

    def _shown(self) -> list[str]:
        """Return the species that pass the filters and the search."""
        chosen = self.shelf.chosen(self.choice)
        return [name for name in chosen if self.search.fits(self.names.searched(name))]

    def _searched(self) -> None:
        """Show the species that match the search text."""
        self.tiles.rewind()
        self.layout()

    def _open_first(self) -> None:
        """Open the first species that was found."""
        shown = self._shown()
        if shown and self.search.query:
            self._open(shown[0])

    # ------------------------------------------------------------------ a page
    def _page(self) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        buttons, keep = self._page_buttons()
        bar, top = top_bar(self.context, words("menu.guide"), self.back, keep)
        space = Space(edges(m.margin, top, m.width - m.margin, m.height - m.margin), m.margin)
        paper = space.left(round(min(max(0.40 * m.width, 25 * m.body), 0.5 * m.width)))
        page = SpeciesPage(self.context, self.names, self.species)
        room = inset(paper, m.px(18), m.px(16))
        name, document = self.names.full(self.species), page.lay_out(room)
        leaf = DocumentView("leaf", room, name, document, spoken=page.spoken)
        around = Neighbours(
            self.context,
            self.names,
            self.shelf,
            self.species,
            self.web.eaten_by.get(self.species, ()),
            self.web.eats.get(self.species, ()),
            self._open,
        )
        web = around.widgets(space.rest)
        self._nodes, self._streams = around.nodes, around.streams
        self._place_nodes()
        return [*bar, *buttons, Paper("paper", paper), leaf, *web]

    def _page_buttons(self) -> tuple[list[Widget], int]:
        """Return the buttons at the right of the bar: all species, previous, next."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        bar = bar_height(self.context)
        high = bar - m.px(10)
        space = Space(pygame.Rect(0, (bar - high) // 2, m.width - m.margin, high), m.px(6))
        found: list[Widget] = []
        for item_id, icon, step in (
            ("next", "icon_arrow_right", 1),
            ("previous", "icon_arrow_left", -1),
        ):
            found.append(
                Button(
                    item_id,
                    space.right(round(1.3 * high)),
                    words(f"guide.ui-{item_id}"),
                    lambda step=step: self._turn(step),  # type: ignore[misc]
                    icon=icon,
                    wordless=True,
                    group="turn",
                )
            )
        space.right(m.px(6), gap=0)
        name = words("guide.ui-all")
        wide = text.width(name, FontFace.BOLD, m.size(1.0)) + m.size(1.25) + m.px(38)
        rect = space.right(wide)
        found.append(
            Button("all", rect, name, self._to_wall, icon="icon_cards", size=1.0, group="turn")
        )
        return found[::-1], m.width - m.margin - rect.left + m.px(12)

    # ------------------------------------------------------------------ walking
    def _open(self, name: str) -> None:
        """Open a species; Back returns here."""
        node = next((n for n in self._nodes if n.id.endswith(f"-{name}")), None)
        self._walked.append(self.species)
        self._go(name, node.rect.center if node else None)

    def _go(self, name: str, start: tuple[int, int] | None) -> None:
        before, self.species = self.species, name
        self.tiles.rewind()
        self._start = start
        self._since = 0.0 if name and self.context.animated else WALK
        self.layout()
        if not name:
            self.focus_on(f"tile-{before}")
        elif before and self._focus.get(f"eater-{before}") is not None:
            self._focus.to(f"eater-{before}", tell=False)
        elif before and self._focus.get(f"food-{before}") is not None:
            self._focus.to(f"food-{before}", tell=False)
        else:
            self._focus.to(self._first_link(), tell=False)
        if name:
            self.context.say(SpeciesPage(self.context, self.names, name).spoken)

    def _first_link(self) -> str:
        """Return the id of the item that is focused first on a page: a species or the next page."""
        for kind, names in (("eater", self.web.eaten_by), ("food", self.web.eats)):
            for name in names.get(self.species, ()):
                return f"{kind}-{name}"
        return "next"

    def _turn(self, step: int) -> None:
        """Open the previous or next species in the filtered order."""
        order = self.shelf.chosen(self.choice)
        order = order if self.species in order else self.shelf.order
        focused = self._focus.id or "next"
        place = order.index(self.species) + step
        self._go(order[place % len(order)], None)
        self._focus.to(focused, tell=False)

    def _to_wall(self) -> None:
        self._walked = []
        self._go("", None)

    def back(self) -> None:
        """Go back one page, or leave the guide."""
        if self._walked:
            self._go(self._walked.pop(), None)
        elif self.search.query and not self.species:
            self.search.clear()
        else:
            self.finish(None)

    def intend(self, intent: Intent) -> bool:
        """Close the guide on the key that opens it; open the rules on theirs."""
        if intent is Intent.INSPECT:
            self.finish(None)
            return True
        if intent is Intent.RULES:
            self.services.open_rulebook()
            return True
        return super().intend(intent)

    def handle(self, event: pygame.Event) -> bool:
        """Turn pages with the page keys; begin a search with Ctrl and F."""
        if event.type == pygame.KEYDOWN and event.key == pygame.K_f and event.mod & SEARCH_KEYS:
            if self.species:
                self._to_wall()
            self.focus_on("search")
            return True
        paging = event.type == pygame.KEYDOWN and event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}
        if paging and self.species:
            self._turn(1 if event.key == pygame.K_PAGEDOWN else -1)
            return True
        return super().handle(event)

    # ------------------------------------------------------------------ time
    @property
    def moving(self) -> bool:
        """Return whether the pictures are still moving."""
        return self._since < self._pace or super().moving

    @property
    def _pace(self) -> float:
        return WALK * self.context.brisk

    def update(self, dt: float) -> None:
        """Move the pictures towards their places."""
        super().update(dt)
        if self._take_collection():
            self.layout()
        if self._since < self._pace:
            self._since = min(self._pace, self._since + dt)
            self._place_nodes()
            self.dirty = True

    def _place_nodes(self) -> None:
        share = min(1.0, self._since / self._pace) if self._pace else 1.0
        eased = 1 - (1 - share) ** 3
        for node in self._nodes:
            middle = node.action is None
            origin = self._start or node.rect.center if middle else self._nodes[-1].rect.center
            node.start = origin
            node.way = eased
        if self._streams is not None:
            self._streams.strength = max(0.0, (share - 0.45) / 0.55)

    def draw_tooltip(self, target: pygame.Surface, widget: Widget) -> None:
        """Draw the name of a pointed-at picture beside the heading, where it covers nothing.

        The tooltips of the buttons above spare the heading, too.
        """
        heading = self.find("web-title")
        if heading is None:
            super().draw_tooltip(target, widget)
            return
        m, text, space = self.context.metrics, self.context.text, Space(heading.rect)
        title = space.left(text.width(heading.name, FontFace.TITLE, m.size(HEADING)) + m.px(14))
        if widget not in self._nodes:
            draw_tip(target, self.context, widget.tip, widget.rect, spared=title)
            return
        box = space.rest
        fit = text.fit(
            widget.tip,
            FontFace.BOLD,
            m.size(1.0),
            m.floor,
            box.width,
            2,
            height=box.height,
            leading=NAME_LEADING,
        )
        text.place(
            target,
            fit,
            box,
            FontFace.BOLD,
            PALE_GOLD,
            align=TextAlign.RIGHT,
            leading=NAME_LEADING,
            middle=True,
        )

    def ground(self, target: pygame.Surface) -> None:
        """Draw the sea."""
        context = self.context
        target.blit(painted_sea(context.shapes, context.pictures, target.get_size()), (0, 0))
