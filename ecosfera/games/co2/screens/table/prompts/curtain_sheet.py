"""A curtain before a person's answer: it asks for the screen to be given to that player."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.cards.brush import Brush
from ecosfera.ui.draw.layout import within
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext

MARK: Final = 3.2
"""Diameter of the player's mark in bodies."""


class CurtainSheet(Sheet[None]):
    """Names the player who is asked; the offer is shown afterwards."""

    start = "go-on"
    scrim = 0.82

    def __init__(self, context: UiContext, names: Names, player: PlayerId) -> None:
        super().__init__(context)
        self._names = names
        self._player = player
        self._disc = pygame.Rect(0, 0, 0, 0)

    @property
    def headline(self) -> str:
        """Return who is asked."""
        return self.context.words("carbontable.curtain", player=self._names.player(self._player))

    def build(self) -> list[Widget]:
        """Build mark, name and the button to go on."""
        m, text = self.context.metrics, self.context.text
        words = self.context.words
        wide = min(m.width - m.px(40), max(m.px(460), m.size(25)))
        pad = m.px(26)
        inner = wide - 2 * pad
        title_high = text.line_height(m.size(2)) * len(
            text.wrap(self.headline, FontFace.TITLE, m.size(2), inner)
        )
        button = max(m.target, m.size(2.8))
        mark, line = m.size(MARK), m.size(1.7)
        high = 2 * pad + mark + title_high + line + button + m.px(44)
        space = self.open_sheet(wide, high, pad, m.px(10))
        self._disc = within(space.top(mark), (mark, mark))
        title = Label(
            "title",
            space.top(title_high),
            self.headline,
            size=2,
            face=FontFace.TITLE,
            tone=INK,
            align=TextAlign.CENTRE,
            lines=2,
            leading=1.14,
        )
        told = words("carbon.can.answer", player=self._names.player(self._player))
        note = Label("note", space.top(line), told, tone=SLATE, align=TextAlign.CENTRE)
        foot = within(space.bottom(button), (min(inner, m.size(14)), button))
        name, key = words("carbon.go-on"), self.context.keys.label(Intent.ACCEPT)
        go_on = Button("go-on", foot, name, self.back, kind=ButtonKind.PRIMARY, key=key)
        return [title, note, go_on]

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the mark of the player."""
        at = self._disc.center
        Brush(self.context).mark(target, self._player, *at, self._disc.width / 2)

    def back(self) -> None:
        """Show the offer."""
        self.finish(None)
