"""The rulebook: a list of pages and topics, a search, and one page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.draw.layout import Space, edges, inset, whole, within
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import FOAM, PALE_GOLD, SLATE
from ecosfera.ui.rulebook.page_layout import PageLayout
from ecosfera.ui.rulebook.print_page import begin_printing
from ecosfera.ui.rulebook.search import SearchHit, find, topics
from ecosfera.ui.widgets import (
    ON_WATER,
    Area,
    Button,
    ButtonKind,
    Form,
    Label,
    Paper,
    ScrollView,
    Widget,
)
from ecosfera.ui.widgets.document import DocumentView
from ecosfera.ui.widgets.list_item import ListItem
from ecosfera.ui.widgets.scroll_view import bar_width
from ecosfera.ui.widgets.search_field import SearchField
from ecosfera.ui.widgets.top_bar import bar_height, top_bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from concurrent.futures import Future

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable
    from ecosfera.ui.rulebook.book import Book, BookPage, PagePictures

EXCERPTS: Final = (1.7, 1.5, 1.3, 1.1, 0.9)
"""Lengths of an excerpt that is found, in lines of the list: the first that fits into two."""


class RulebookScene(Form[None]):
    """The rulebook. With `at` (`rules.producers.4`) it opens at this paragraph, highlighted.

    With `why`, the code of a refusal (`missing-elements`), it opens at the paragraph that explains
    it. `pictures` makes what draws the pictures of the pages for a context. `print_page` saves an
    HTML page under a name; without it there is no button for that. A game draws the `ground`.
    """

    def __init__(
        self,
        context: UiContext,
        book: Book,
        pictures: Callable[[UiContext], PagePictures],
        at: str = "",
        why: str = "",
        print_page: Callable[[str, str], None] | None = None,
    ) -> None:
        super().__init__(context)
        self.print_page = print_page
        self.book = book
        self._make_pictures = pictures
        self.entries = ScrollView("entries", context, style=ON_WATER)
        at = at or self.book.refusals.get(why, "")
        self.number = self.book.page_of(at)
        self.lit = at if at in self.page.paragraphs else ""
        self.start = f"page-{self.page.id}"
        self._typed = ""
        self.search = SearchField(context, "rules.search", self._searched, self._open_first)
        self._ahead: Iterator[None] = iter(())
        """Loads what the next page shows."""
        self._printing: Future[str] | None = None
        """The page to print, while a thread makes it."""

    @property
    def page(self) -> BookPage:
        """The page that is open."""
        return self.book.pages[self.number]

    # ------------------------------------------------------------------ building
    def layout(self) -> None:
        """Build; the list shows what has the focus."""
        super().layout()
        self.reveal_focus()

    def build(self) -> list[Widget]:
        """Bar, list, page."""
        m = self.context.metrics
        self._pictures = self._make_pictures(self.context)
        paper = self._print_button()
        keep = m.width - m.margin - paper[0].rect.left + m.px(12) if paper else 0
        title = self.context.words(self.book.title)
        widgets, top = top_bar(self.context, title, self.back, keep)
        space = Space(edges(m.margin, top, m.width - m.margin, m.height - m.margin), m.margin)
        left = space.left(min(max(m.px(262), round(16 * m.body)), round(0.36 * m.width)))
        return [*widgets, *self._list(left), *self._paper(space.rest), *paper]

    def _print_button(self) -> list[Widget]:
        """Return the button for the page to print, at the right of the bar."""
        if self.print_page is None:
            return []
        m = self.context.metrics
        busy = self._printing is not None
        name = self.context.words("rules.ui-printing" if busy else "rules.ui-print")
        bar = bar_height(self.context)
        high = bar - m.px(10)
        room = Space(pygame.Rect(0, (bar - high) // 2, m.width - m.margin, high))
        wide = self.context.text.width(name, FontFace.BOLD, m.size(1.0)) + m.size(1.25) + m.px(38)
        rect = room.right(min(wide, m.width // 3))
        return [Button("print", rect, name, self._print, icon="icon_book", size=1.0)]

    def _print(self) -> None:
        """Make one page of all to print; a thread does so meanwhile."""
        if self._printing is None:
            self._printing = begin_printing(self.context, self._make_pictures, self.book)
            self.layout()
            self.context.say(self.context.words("rules.ui-printing"))

    def update(self, dt: float) -> None:
        """Prepare the next page, and save the page to print when it has been made."""
        super().update(dt)
        next(self._ahead, None)
        if self._printing is not None and self._printing.done() and self.print_page is not None:
            page, self._printing = self._printing.result(), None
            self.layout()
            self.print_page(self.book.name, page)

    def _list(self, box: pygame.Rect) -> list[Widget]:
        m = self.context.metrics
        pad = m.px(8)
        space = Space(inset(box, pad), pad)
        field = space.top(max(m.target, m.size(2.5)))
        return [
            Area("list-ground", box, 0.55),
            self.search.widget(field),
            self._entries(space.rest),
        ]

    def _entries(self, view: pygame.Rect) -> ScrollView:
        """Return the list: pages and topics, or what was found."""
        m, words = self.context.metrics, self.context.words
        # the focus ring stays clear of the scroll bar
        width = view.width - bar_width(self.context) - ring_reach(m.u) - m.px(2)
        space = Space(pygame.Rect(view.topleft, (width, 0)))
        found: list[Widget] = []
        if self.search.query.strip():
            hits = find(self.book, words, self.search.query)
            for i, hit in enumerate(hits):
                found.append(self._hit(f"hit-{i}", hit, space, about=True))
                space.skip(m.px(3))
            if not hits:
                text = words("rules.nothing-found")
                lines = len(self.context.text.wrap(text, FontFace.TEXT, m.size(1.0), width))
                rect = space.top(m.size(1.35) * lines + m.px(6))
                found.append(Label("nothing-found", rect, text, tone=FOAM, lines=lines))
        else:
            for number, page in enumerate(self.book.pages):
                found.append(self._page_entry(number, page, space))
                space.skip(m.px(3))
            space.skip(m.px(6))
            rect = space.top(m.size(1.8), gap=m.px(2)).move(m.px(4), 0)
            title = words("rules.topics")
            found.append(
                Label("topics", rect, title, size=1.2, face=FontFace.TITLE, tone=PALE_GOLD)
            )
            for hit in topics(self.book, words):
                item_id = f"topic-{hit.topic.rpartition('.')[2]}"
                found.append(self._hit(item_id, hit, space, about=False))
                space.skip(m.px(1))
        if space.used > view.height:
            # At first only whole entries are visible.
            view = whole(view, [widget.rect for widget in found])
        return self.entries.fill(view, found, space.used)

    def _page_entry(self, number: int, page: BookPage, space: Space) -> ListItem:
        m, words = self.context.metrics, self.context.words
        name = words(page.heading)
        high = ListItem.height(self.context, name, space.rest.width, icon=True)
        return ListItem(
            f"page-{page.id}",
            space.top(max(m.size(2.4), high)),
            name,
            lambda: self._show(number),
            chosen=number == self.number,
            state=words("common.chosen") if number == self.number else "",
            icon=page.sign,
            group="pages",
        )

    def _hit(self, item_id: str, hit: SearchHit, space: Space, *, about: bool) -> ListItem:
        m, text = self.context.metrics, self.context.text
        width = space.rest.width
        room = width - m.px(20)
        excerpt = hit.about if about else ""
        if excerpt and not hit.topic:
            # The title of a page is shown in full, of a paragraph about two lines.
            excerpt = self._shortened(excerpt, room)
        lines = min(2, len(text.wrap(excerpt, FontFace.TEXT, m.size(1.0), room))) if excerpt else 0
        high = ListItem.height(self.context, hit.name, width, about_lines=lines)
        return ListItem(
            item_id,
            space.top(high),
            hit.name,
            lambda: self._look_up(hit.paragraph),
            about=excerpt,
            about_lines=lines,
            group="topics",
        )

    def _shortened(self, excerpt: str, room: int) -> str:
        """Return the beginning of a text, so much of it as fits into two lines of the list."""
        text, size = self.context.text, self.context.metrics.size(1.0)
        cut = (text.shortened(excerpt, FontFace.TEXT, size, round(n * room)) for n in EXCERPTS)
        return next((t for t in cut if len(text.wrap(t, FontFace.TEXT, size, room)) <= 2), excerpt)

    def _paper(self, box: pygame.Rect) -> list[Widget]:
        m, words = self.context.metrics, self.context.words
        pad = m.px(22)
        inner = edges(box.left + pad, box.top + m.px(16), box.right - pad, box.bottom - m.px(12))
        space = Space(inner, m.px(10))
        feet = self._feet(space.bottom(max(m.target, m.size(2.4))))
        room = space.rest
        self._setting = PageLayout(self._pictures, self.book, self.number, room)
        document = self._setting.lay_out(self.lit)
        name = words(self.page.heading)
        spoken = " ".join([name, *(self.book.text(words, p) for p in self.page.paragraphs)])
        leaf = DocumentView("leaf", room, name, document, spoken=spoken)
        if self.lit:
            leaf.show(*self._setting.places[self.lit])
        self._leaf = leaf
        self._ahead = self._pictures.ahead(min(self.number + 1, len(self.book.pages) - 1))
        return [Paper("paper", box), leaf, *feet]

    def _feet(self, box: pygame.Rect) -> list[Widget]:
        """To the page before, which page this is, to the next page."""
        m, words = self.context.metrics, self.context.words
        pages = len(self.book.pages)
        longest = words("rules.ui-number", number=pages, count=pages)
        count = self.context.text.width(longest, FontFace.TEXT, m.size(1.0)) + m.px(10)
        wide = (box.width - count) // 2 - m.px(8)
        widgets: list[Widget] = []
        for item_id, step, icon in (
            ("previous", -1, "icon_arrow_left"),
            ("next", 1, "icon_arrow_right"),
        ):
            number = self.number + step
            if not 0 <= number < pages:
                continue
            title = words(self.book.pages[number].heading)
            rect = within(box, (wide, box.height), "midright" if step > 0 else "midleft")
            button = Button(
                item_id,
                rect,
                title,
                lambda number=number: self._show(number),  # type: ignore[misc]
                kind=ButtonKind.PAPER,
                icon=icon,
                size=1.0,
                group="turn",
                lines=2,
            )
            button.tip = words("rules.ui-next" if step > 0 else "rules.ui-previous")
            widgets.append(button)
        where = within(box, (count, box.height))
        page_number = words("rules.ui-number", number=self.number + 1, count=pages)
        widgets.append(
            Label("number", where, page_number, tone=SLATE, align=TextAlign.CENTRE, middle=True)
        )
        return widgets

    # ------------------------------------------------------------------ turning pages
    def _show(self, number: int, lit: str = "") -> None:
        """Open a page."""
        if (number, lit) == (self.number, self.lit):
            return
        self.number, self.lit = number, lit
        self.layout()

    def _look_up(self, paragraph: str) -> None:
        self._show(self.book.page_of(paragraph), paragraph)

    def _turn(self, step: int) -> None:
        self._show(min(len(self.book.pages) - 1, max(0, self.number + step)))

    def _focused(self, item: Focusable) -> None:
        """Open the page whose entry in the list is focused."""
        super()._focused(item)
        number = next(
            (i for i, page in enumerate(self.book.pages) if item.id == f"page-{page.id}"), None
        )
        if number is not None:
            self._show(number)

    # ------------------------------------------------------------------ searching
    def _searched(self) -> None:
        self.entries.rewind()
        self.layout()

    def _open_first(self) -> None:
        hits = find(self.book, self.context.words, self.search.query)
        if hits:
            self._look_up(hits[0].paragraph)

    def handle(self, event: pygame.Event) -> bool:
        """Search as soon as letters are typed; turn pages with the page keys."""
        if event.type == pygame.KEYDOWN:
            self._typed = ""
            if event.key in {pygame.K_PAGEUP, pygame.K_PAGEDOWN}:
                self._page_key(1 if event.key == pygame.K_PAGEDOWN else -1)
                return True
            letter = event.unicode
            bare = not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META)
            if bare and letter.isalnum() and self._focus.id != "search":
                self.focus_on("search")
                self.search.insert(letter)
                # If text input was already on, the same letter comes again as text.
                self._typed = letter
                return True
        elif event.type == pygame.TEXTINPUT and self._typed:
            again, self._typed = event.text == self._typed, ""
            if again:
                return True
        return super().handle(event)

    def _page_key(self, step: int) -> None:
        if not self._leaf.turn(step):
            self._turn(step)
        self.dirty = True

    def back(self) -> None:
        """Clear the search, or leave the rulebook."""
        if self.search.query:
            self.search.clear()
        else:
            self.finish(None)
