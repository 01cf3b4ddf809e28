"""The large card of a territory: its picture, its actions and rents, and what can be done there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import pygame

from ecosfera.games.co2.screens.table.places.page import Column, moved
from ecosfera.games.co2.screens.table.places.territory_page import (
    add_facts,
    add_picture,
    add_terms,
)
from ecosfera.ui.draw.layout import columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import WINE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Widget
from ecosfera.ui.widgets.scroll_view import ScrollView
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext

WIDEST: Final = 70
"""Width of the sheet in bodies at most."""
TWO: Final = 38
"""Width in bodies from which picture and terms stand side by side."""


class Choice(NamedTuple):
    """Something that can be done at a territory now."""

    name: str
    action: Action
    note: str = ""
    costly: bool = False


class Advice(Protocol):
    """Says what can be done at a territory."""

    def choices(self, territory: TerritoryId) -> tuple[Choice, ...]:
        """Return what can be done there now."""

    def reason(self, territory: TerritoryId) -> str:
        """Return why nothing can be done there; empty if there is nothing to say."""


class TerritorySheet(Sheet["Action | None"]):
    """Shows the card of one territory after another. Finishes with an action, or None."""

    start = "close"

    def __init__(
        self, context: UiContext, names: Names, view: View, territory: TerritoryId, advice: Advice
    ) -> None:
        super().__init__(context)
        self.names = names
        self.view = view
        self.territory = territory
        self._advice = advice
        self._pages = ScrollView("pages", context)

    @property
    def headline(self) -> str:
        """Return the name of the territory."""
        return self.names.territory(self.territory)

    def build(self) -> list[Widget]:
        """Build the card and the buttons below it."""
        m = self.context.metrics
        pad = m.px(22)
        wide = min(m.width - m.px(24), m.size(WIDEST))
        foot_high = max(m.target, m.size(2.7))
        title_high = m.size(2.4)
        inner = wide - 2 * pad - m.px(14)
        widgets, high = self._columns(inner)
        most = m.height - m.px(16)
        fixed = 2 * pad + title_high + foot_high + 2 * m.px(12)
        space = self.open_sheet(wide, min(most, fixed + high + m.px(4)), pad, m.px(12))
        heading = self.heading(space.top(title_high), self.headline, 1.8)
        foot = space.bottom(foot_high)
        view = self._pages.fill(space.rest, moved(widgets, *space.rest.topleft))
        return [heading, view, *self._foot(foot)]

    def _columns(self, inner: int) -> tuple[list[Widget], int]:
        """Return the page as if it lay at 0, 0, and its height."""
        m = self.context.metrics
        two = inner >= m.size(TWO)
        gap = m.px(26)
        left = round(0.45 * (inner - gap)) if two else inner
        picture = Column(self.context, pygame.Rect(0, 0, left, 0))
        highest = m.height if two else round(0.26 * m.height)
        add_picture(picture, self.names, self.territory, highest)
        terms = picture
        if two:
            terms = Column(self.context, pygame.Rect(left + gap, 0, inner - gap - left, 0))
        add_terms(terms, self.names, self.view, self.territory)
        terms.text("why", self._advice.reason(self.territory), face=FontFace.BOLD, tone=WINE)
        add_facts(picture, self.names, self.territory)
        if not two:
            return picture.widgets, picture.y
        # a screen reader hears the terms of the card before the facts about the place
        return [*terms.widgets, *picture.widgets], max(picture.y, terms.y)

    def _foot(self, foot: pygame.Rect) -> list[Widget]:
        words, m = self.context.words, self.context.metrics
        choices = self._advice.choices(self.territory)
        side = foot.height
        found: list[Widget] = []
        for number, (name, icon, step) in enumerate(
            (("previous", "icon_arrow_left", -1), ("next", "icon_arrow_right", 1))
        ):
            box = pygame.Rect(foot.left + number * (side + m.px(8)), foot.top, side, side)
            found.append(
                Button(
                    name,
                    box,
                    words(f"carbontable.{name}-place"),
                    partial(self._turn, step),
                    kind=ButtonKind.PAPER,
                    icon=icon,
                    wordless=True,
                )
            )
        left = found[-1].rect.right + m.px(12)
        rest = pygame.Rect(left, foot.top, foot.right - left, foot.height)
        boxes = columns(rest, max(2, len(choices) + 1), m.px(12))
        for number, (choice, box) in enumerate(zip(choices, boxes, strict=False)):
            kind = ButtonKind.DANGER if choice.costly else ButtonKind.PRIMARY
            done = partial(self.finish, choice.action)
            button = Button(f"do-{number}", box, choice.name, done, kind=kind, lines=2)
            button.tip = choice.note
            found.append(button)
        close, key = words("common.close"), self.context.keys.label(Intent.BACK)
        kind = ButtonKind.PAPER if choices else ButtonKind.PRIMARY
        found.append(Button("close", boxes[-1], close, self.back, kind=kind, key=key))
        return found

    def _turn(self, step: int) -> None:
        """Go to the next territory on the board."""
        card = self.view.catalogue.territories[self.territory]
        board = self.view.catalogue.board
        number = card.square
        while True:
            number = (number + step) % len(board)
            following = board[number].territory
            if following is not None:
                break
        self.territory = following
        self._pages.scroll_to(0)
        self.context.say(self.headline)
        self.layout()

    def intend(self, intent: Intent) -> bool:
        """Turn to another territory with left and right, or do what every sheet does."""
        if intent in {Intent.LEFT, Intent.RIGHT}:
            self._turn(1 if intent is Intent.RIGHT else -1)
            return True
        return super().intend(intent)

    def back(self) -> None:
        """Go back to the table."""
        self.finish(None)
