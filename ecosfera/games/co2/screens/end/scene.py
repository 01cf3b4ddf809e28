"""The end screen: who won, the balances over time, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.screens.end.chart import BalanceChart
from ecosfera.games.co2.screens.ground import draw_map
from ecosfera.games.co2.text.names import Names, plain
from ecosfera.games.game_screens import EndResult
from ecosfera.ui.draw.layout import Space, columns, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PALE_GOLD, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Form, Label, Paper, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.screens.end.history import GameHistory, Result
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext


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
        self._view = ScrollView("results", context)

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
        title = Label(
            "title",
            space.top(m.size(3.4)),
            self._title(),
            size=2.6,
            face=FontFace.TITLE,
            tone=PALE_GOLD,
            middle=True,
        )
        foot = space.bottom(max(m.target, m.size(3.0)))
        left, right = columns(space.rest, 2, m.px(18))
        sheet = inset(right, m.px(18), m.px(14))
        return [
            title,
            BalanceChart(left, words("carbon.end.chart"), self.history),
            Paper("sheet", right),
            self._view.fill(sheet, self._results(Space(inset(sheet, m.px(4)), m.px(6)))),
            *self._buttons(foot),
        ]

    def _results(self, space: Space) -> list[Widget]:
        m, words, names = self.context.metrics, self.context.words, self._names()
        found: list[Widget] = [self._heading("place", space, "carbon.end.results")]
        for result in self.history.results:
            box = space.top(m.size(3.0))
            found.append(Place(box, result.player, self._result(names, result)))
        trades = words("carbon.end.trades", n=self.history.trades)
        minutes = words("carbon.end.minutes", n=self.minutes)
        note = Label("note", space.top(m.size(1.7)), f"{trades} · {minutes}", tone=SLATE)
        found += [note, self._heading("kinds", space, "carbon.end.kind")]
        for kind, count in self.history.kinds:
            own = self.history.view.catalogue.kinds[kind].id
            text = words("carbon.end.done", action=names.kind(kind), n=count)
            box = space.top(m.size(1.7))
            found.append(KindLine(f"kind-{own}", box, f"co2_action_{own}", text))
        return found

    def _heading(self, item_id: str, space: Space, message: str) -> Label:
        box = space.top(self.context.metrics.size(2.0))
        text = self.context.words(message)
        return Label(item_id, box, text, size=1.4, face=FontFace.TITLE, tone=INK)

    def _result(self, names: Names, result: Result) -> str:
        player = names.player(result.player)
        if result.out:
            return self.context.words("carbon.end.out", player=player)
        return self.context.words(
            "carbon.end.place",
            player=player,
            balance=plain(result.balance),
            suns=result.suns,
            actions=result.actions,
            euros=names.euros(result.euros),
        )

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
        draw_map(target, self.context, 0.45)
