"""The sheet that lies over the table while one person gives mouse and keys to another."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.tabletop.scene import FOR_TURN
from ecosfera.ui.draw.layout import within
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, WINE
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent


MARK: Final = 5.5
"""Diameter of the player's mark in bodies."""
NAME: Final = 3.0
"""Size of the player's name in bodies."""
ALARM: Final = 1.25
"""Size of who could win in one turn, in bodies."""


class HandoverSheet(Sheet["Intent | None"]):
    """Names the person whose turn has begun, and who could win in one turn.

    Its result is `TURN` if its button, or any place, was pressed, which may roll the dice too. What
    was pressed for the table before does nothing here. The sheet stays until it is pressed.
    """

    start = "go-on"
    scrim = 0.6

    def __init__(
        self,
        context: UiContext,
        names: Names,
        player: PlayerId,
        alarm: str = "",
        *,
        rolls: bool = False,
    ) -> None:
        super().__init__(context)
        self._rolls = rolls
        """Whether its button rolls the dice."""
        self._names = names
        self._player = player
        self._alarm = alarm
        """Which rents were paid of late, and who could win in one turn; empty if there is none."""
        self._since = 0.0
        """Seconds since it was opened."""
        self._disc = pygame.Rect(0, 0, 0, 0)

    @property
    def headline(self) -> str:
        """Return whose turn it is, and who could win."""
        return f"{self._title} {self._alarm}".strip()

    @property
    def _title(self) -> str:
        return self.context.words("carbon.turn-of", player=self._names.player(self._player))

    def build(self) -> list[Widget]:
        """Build mark, name and the button to go on."""
        m, text = self.context.metrics, self.context.text
        words = self.context.words
        wide = min(m.width - m.px(40), max(m.px(460), m.size(25)))
        pad = m.px(26)
        inner = wide - 2 * pad
        title_high = text.line_height(m.size(NAME)) * len(
            text.wrap(self._title, FontFace.TITLE, m.size(NAME), inner)
        )
        alarm_high = text.height(self._alarm, FontFace.BOLD, m.size(ALARM), inner)
        button = max(m.target, m.size(2.8))
        mark = m.size(MARK)
        high = 2 * pad + mark + title_high + button + m.px(34)
        if self._alarm:
            high += alarm_high + m.px(10)
        space = self.open_sheet(wide, high, pad, m.px(10))
        self._disc = within(space.top(mark), (mark, mark))
        title = Label(
            "title",
            space.top(title_high),
            self._title,
            size=NAME,
            face=FontFace.TITLE,
            tone=INK,
            align=TextAlign.CENTRE,
            lines=2,
            leading=1.14,
        )
        found: list[Widget] = [title]
        if self._alarm:
            alarm = Label(
                "alarm",
                space.top(alarm_high),
                self._alarm,
                size=ALARM,
                face=FontFace.BOLD,
                tone=WINE,
                align=TextAlign.CENTRE,
                lines=3,
            )
            found.append(alarm)
        foot = within(space.bottom(button), (min(inner, m.size(14)), button))
        name = words("carbon.do.roll" if self._rolls else "carbon.go-on")
        key = self.context.keys.label(TURN)
        go_on = Button("go-on", foot, name, self._press, kind=ButtonKind.PRIMARY, key=key)
        return [*found, go_on]

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the mark of the player."""
        at = self._disc.center
        Brush(self.context).mark(target, self._player, *at, self._disc.width / 2)

    # -- input and time ----

    @property
    def _early(self) -> bool:
        """Return whether a press is still meant for what was there before."""
        return self._since < FOR_TURN

    @property
    def moving(self) -> bool:
        """Return whether it takes presses soon."""
        return self._early or super().moving

    def handle(self, event: pygame.Event) -> bool:
        """Take events; at first the pointer presses nothing, and then a click anywhere goes on."""
        if event.type == pygame.MOUSEBUTTONDOWN and self._early:
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            button = self.find(self.start)
            if button is not None and not button.rect.collidepoint(event.pos):
                self._press()
                return True
        return super().handle(event)

    def intend(self, intent: Intent) -> bool:
        """Go on with the key of the large button too; at first no key does anything."""
        if self._early:
            return True
        if intent == TURN:
            self._press()
            return True
        return super().intend(intent)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        super().update(dt)
        self._since += dt

    def _press(self) -> None:
        """Go on, and roll."""
        self.finish(TURN)

    def back(self) -> None:
        """Go on, and roll nothing."""
        self.finish(None)
