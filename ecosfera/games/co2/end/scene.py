"""The end screen: who won, the balances over time, and what to do next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards.brush import TALL, Brush
from ecosfera.games.co2.end.badges import PICTURES
from ecosfera.games.co2.end.chart import BalanceChart
from ecosfera.games.co2.end.history import MomentKind
from ecosfera.games.co2.end.story import Story
from ecosfera.games.co2.province import draw_ground
from ecosfera.games.co2.text.names import Names
from ecosfera.games.game_screens import EndResult, Souvenir
from ecosfera.ui.draw.layout import Space, columns, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PALE_GOLD, PAPER, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Form, Label, Paper, Widget
from ecosfera.ui.widgets.emblem import Emblem
from ecosfera.ui.widgets.list_item import ListItem, PaperListItem
from ecosfera.ui.widgets.scroll_view import ScrollView, bar_width

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.end.history import GameHistory
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext

SIGNS: Final = {
    MomentKind.TRADE: "co2_exchange",
    MomentKind.SUN: "co2_sun",
    MomentKind.OUT: "co2_cost",
}


class Place(Label):
    """A player's result, with the mark."""

    def __init__(self, rect: pygame.Rect, seat: int, text: str) -> None:
        super().__init__(f"result-{seat}", rect, text)
        self._seat = seat

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw mark and text."""
        m, text = context.metrics, context.text
        radius = min(self.rect.height * 0.42, m.size(1.0))
        at = (self.rect.left + radius, self.rect.centery)
        Brush(context).mark(target, self._seat, *at, radius)
        box = self.rect.copy()
        left = round(2 * radius) + m.px(9)
        box.left, box.width = box.left + left, box.width - left
        fit = text.fit(self.name, FontFace.BOLD, m.size(1.05), m.floor, box.width, 2)
        text.place(target, fit, box, FontFace.BOLD, INK, middle=True, leading=1.15)


class Winner(Widget):
    """The figure of a winner beside the title."""

    focusable = False

    def __init__(self, rect: pygame.Rect, seat: int) -> None:
        super().__init__(f"winner-{seat}", rect, "")
        self._seat = seat

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the figure."""
        half = round(self.rect.height / (2 * TALL))
        Brush(context).figure(target, self._seat, *self.rect.center, half)


class KindLine(Label):
    """How often a kind of action was done, with its sign."""

    def __init__(self, item_id: str, rect: pygame.Rect, sign: str, text: str) -> None:
        super().__init__(item_id, rect, text)
        self._sign = sign

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw sign and text."""
        side = min(self.rect.height, context.metrics.size(1.6))
        put(target, context.pictures.sign(self._sign, side), self.rect.topleft)
        at = (self.rect.left + side + context.metrics.px(8), self.rect.top + side / 2)
        context.text.draw(
            target, self.name, at, FontFace.TEXT, context.metrics.size(1), INK, anchor="midleft"
        )


class EndScene(Form[EndResult]):
    """Shows how a match went. `minutes` is its duration."""

    start = "new"

    def __init__(
        self,
        context: UiContext,
        services: Services,
        history: GameHistory,
        players: tuple[str, ...],
        minutes: int,
    ) -> None:
        super().__init__(context)
        self.services = services
        self.history = history
        self.minutes = minutes
        self._players = players
        self.gained = services.gained()
        """What this match was the first to bring."""
        self._view = ScrollView("results", context)
        self._view.ground = PAPER

    @property
    def headline(self) -> str:
        """Return who won."""
        return self._title()

    def _names(self) -> Names:
        return Names(self.context.words, self.history.view.catalogue, self._players)

    def _title(self) -> str:
        words, winners = self.context.words, self.history.winners
        if len(winners) > 1:
            return words("carbon.end.shared")
        return words("carbon.end.won", player=self._players[winners[0]] if winners else "")

    def build(self) -> list[Widget]:
        """Build title, chart, results and buttons."""
        m, words = self.context.metrics, self.context.words
        space = Space(inset(m.window, m.px(26), m.px(18)), m.px(12))
        head = Space(space.top(m.size(4.4)), m.px(6))
        wide = round(head.rest.height / TALL)
        figures = [Winner(head.left(wide), seat) for seat in self.history.winners]
        title = Label(
            "title",
            head.rest,
            self._title(),
            size=2.6,
            face=FontFace.TITLE,
            tone=PALE_GOLD,
            middle=True,
        )
        foot = space.bottom(max(m.target, m.size(3.0)))
        more = space.bottom(max(m.target, m.size(2.6)))
        left, right = columns(space.rest, 2, m.px(18))
        sheet = inset(right, m.px(18), m.px(14))
        lines = inset(sheet, m.px(4))
        lines.width -= bar_width(self.context)
        return [
            *figures,
            title,
            BalanceChart(left, words("carbon.end.chart"), self.history),
            Paper("sheet", right),
            self._view.fill(sheet, self._results(Space(lines, m.px(6)))),
            *self._more(more),
            *self._buttons(foot),
        ]

    def _more(self, box: pygame.Rect) -> list[Widget]:
        """Return the buttons for watching the match, and for taking it along."""
        words = self.context.words
        parts: tuple[tuple[str, str, str, Callable[[], None]], ...] = (
            ("watch", "end.watch", "icon_play", partial(self.services.watch, 0)),
            ("share", "end.share", "icon_save", self._share),
        )
        boxes = columns(box, len(parts), self.context.metrics.px(14))
        return [
            Button(name, where, words(text), do, icon=icon, size=1.0)
            for (name, text, icon, do), where in zip(parts, boxes, strict=True)
        ]

    def _share(self) -> None:
        """Let the players take the match along."""
        self.services.share(Souvenir(self.history.code, self.picture, self._page))

    def _page(self, group: str, date: str) -> str:
        return self._story().page(self._title(), self.history.code, group, date)

    def picture(self) -> pygame.Surface:
        """Return a picture of the end without the buttons, scrolled to its top."""
        target = pygame.Surface(self.context.metrics.window.size)
        self.ground(target)
        scrolled = self._view.offset
        self._view.scroll_to(0)
        for widget in self.widgets:
            if widget.view is None and not isinstance(widget, Button):
                widget.draw(target, self.context)
        self._view.scroll_to(scrolled)
        return target

    def _story(self) -> Story:
        return Story(self.history, self._names())

    def _results(self, space: Space) -> list[Widget]:
        m, words, names = self.context.metrics, self.context.words, self._names()
        found: list[Widget] = [*self._badges(space)]
        found.append(self._heading("place", space, "carbon.end.results"))
        story = self._story()
        for result in self.history.results:
            box = space.top(m.size(3.0), gap=0)
            found.append(Place(box, result.player, story.result(result)))
            if not result.out:
                made = story.made_of(result.player)
                found.append(self._line(f"made-{result.player}", space, made, quiet=True))
        found.append(self._line("sum", space, story.total(), quiet=False))
        saved = story.saved()
        if saved:
            found.append(self._heading("saved-title", space, "carbonend.saved-title"))
            found.append(self._line("saved", space, saved[0], quiet=False))
            found.append(self._line("saved-note", space, saved[1], quiet=True))
        trades = words("carbon.end.trades", n=self.history.trades)
        minutes = words.count("end.minutes", self.minutes)
        note = Label("note", space.top(m.size(1.7)), f"{trades} · {minutes}", tone=SLATE)
        found += [note, self._heading("talk", space, "carbonend.talk")]
        for number, question in enumerate(story.questions()):
            found.append(self._line(f"question-{number}", space, question, quiet=False))
        if self.history.moments:
            found.append(self._heading("moments", space, "carbonend.moments"))
        for number, moment in enumerate(self.history.moments):
            name = story.moment(moment)
            high = ListItem.height(self.context, name, space.rest.width, icon=True)
            found.append(
                PaperListItem(
                    f"moment-{number}",
                    space.top(max(m.target, high)),
                    name,
                    partial(self.services.watch, moment.done),
                    icon=SIGNS[moment.kind],
                    group="moments",
                )
            )
        found.append(self._heading("kinds", space, "carbon.end.kind"))
        for kind, count in self.history.kinds:
            own = self.history.view.catalogue.kinds[kind].id
            text = words("carbon.end.done", action=names.kind(kind), n=count)
            box = space.top(m.size(1.7))
            found.append(KindLine(f"kind-{own}", box, f"co2_action_{own}", text))
        return found

    def _badges(self, space: Space) -> list[Widget]:
        """Return each badge earned for the first time, with its name beside it."""
        m, words = self.context.metrics, self.context.words
        found: list[Widget] = []
        for badge in self.gained.badges:
            line = Space(space.top(m.size(3.4)), m.px(10))
            emblem = Emblem(f"emblem-{badge}", line.left(m.size(3.4)), "", PICTURES[badge])
            name = words("end.new-badge", badge=words(f"saves.badge-{badge}"))
            label = Label(
                f"badge-{badge}",
                line.rest,
                name,
                size=1.1,
                face=FontFace.BOLD,
                tone=INK,
                lines=2,
                middle=True,
                leading=1.1,
            )
            found += [emblem, label]
        return found

    def _heading(self, item_id: str, space: Space, message: str) -> Label:
        box = space.top(self.context.metrics.size(2.0))
        text = self.context.words(message)
        return Label(item_id, box, text, size=1.4, face=FontFace.TITLE, tone=INK)

    def _line(self, item_id: str, space: Space, text: str, *, quiet: bool) -> Label:
        """Return a text of as many lines as it needs."""
        m, wrap = self.context.metrics, self.context.text.wrap
        lines = len(wrap(text, FontFace.TEXT, m.size(1), space.rest.width))
        box = space.top(lines * self.context.text.line_height(m.size(1)) + m.px(4))
        return Label(item_id, box, text, tone=SLATE if quiet else INK, lines=lines)

    def _buttons(self, box: pygame.Rect) -> list[Widget]:
        words = self.context.words
        parts = (
            ("menu", EndResult.MENU, ButtonKind.QUIET),
            ("again", EndResult.AGAIN, ButtonKind.QUIET),
            ("new", EndResult.NEW, ButtonKind.PRIMARY),
        )
        boxes = columns(box, len(parts), self.context.metrics.px(14))
        return [
            Button(
                name,
                where,
                words(f"carbon.end.{name}"),
                lambda result=result: self.finish(result),  # type: ignore[misc]
                kind=kind,
            )
            for (name, result, kind), where in zip(parts, boxes, strict=True)
        ]

    def back(self) -> None:
        """Go to the menu."""
        self.finish(EndResult.MENU)

    def ground(self, target: pygame.Surface) -> None:
        """Draw the map."""
        draw_ground(target, self.context, 0.45)
