"""The sheet on which seats are given to the computer or taken back, with the computers' pace."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.players import PERSON
from ecosfera.games.co2.cards.brush import Brush
from ecosfera.games.co2.info import INFO
from ecosfera.ui.draw.layout import Space, columns
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Stepper, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.settings import Pace

KINDS: Final = (PERSON, *INFO.teammates)
"""Who may play a seat."""
PACES: Final[tuple[Pace, ...]] = ("wait", "slow", "normal", "quick")


class SeatsSheet(Sheet["tuple[str, ...] | None"]):
    """Asks who plays the seats. Finishes with the character of each seat, or None for no change.

    `characters` are those of all seats; only `playing` seats can change hands. It begins at the
    seat `first`.
    """

    def __init__(
        self,
        context: UiContext,
        names: Names,
        characters: Sequence[str],
        playing: Sequence[PlayerId],
        first: PlayerId,
    ) -> None:
        super().__init__(context)
        self.start = f"seat-{first}"
        self._names = names
        self._characters = list(characters)
        self._playing = tuple(playing)
        self._marks: list[tuple[PlayerId, pygame.Rect]] = []

    def build(self) -> list[Widget]:
        """Build a line for each seat, one for the pace, and the buttons."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        high, gap, pad = max(m.target, m.size(2.5)), m.px(8), m.px(24)
        kinds = [words(f"carbon.setup.{kind or 'person'}") for kind in KINDS]
        paces = [words(f"settings.pace-{pace}") for pace in PACES]
        widest = max(text.width(label, FontFace.HEAVY, m.size(1.15)) for label in kinds + paces)
        wide = min(m.width - m.px(40), widest + max(m.px(330), m.size(19)) + 2 * high)
        title_high, foot_high = m.size(2.6), max(m.target, m.size(2.8))
        lines = len(self._playing) + 1
        whole = 2 * pad + title_high + foot_high + lines * (high + gap) + m.px(20)
        space = self.open_sheet(wide, whole, pad, gap)
        found: list[Widget] = [
            self.heading(space.top(title_high), words("carbontable.seats"), size=1.7)
        ]
        self._marks = []
        for seat in self._playing:
            line = Space(space.top(high))
            self._marks.append((seat, line.left(high, gap=m.px(8))))
            found.append(self._seat(seat, line.rest, widest + m.px(16)))
        pace = PACES.index(self.context.settings.pace)
        found.append(
            Stepper(
                "pace",
                space.top(high),
                words("carbontable.pace"),
                paces[pace],
                partial(self._change_pace, pace),
                less=pace > 0,
                more=pace < len(PACES) - 1,
                value_width=widest + m.px(16),
            )
        )
        foot = columns(space.bottom(foot_high), 2, m.px(12))
        cancel, key = words("common.cancel"), self.context.keys.label(Intent.BACK)
        return [
            *found,
            Button("cancel", foot[0], cancel, self.back, kind=ButtonKind.PAPER, key=key),
            Button("done", foot[1], words("common.ok"), self._done, kind=ButtonKind.PRIMARY),
        ]

    def _seat(self, seat: PlayerId, box: pygame.Rect, value_width: int) -> Widget:
        now = KINDS.index(self._characters[seat])
        return Stepper(
            f"seat-{seat}",
            box,
            self._names.player(seat),
            self.context.words(f"carbon.setup.{KINDS[now] or 'person'}"),
            partial(self._change, seat),
            less=True,
            more=True,
            value_width=value_width,
        )

    def _change(self, seat: PlayerId, step: int) -> None:
        now = KINDS.index(self._characters[seat])
        self._characters[seat] = KINDS[(now + step) % len(KINDS)]
        self.layout()

    def _change_pace(self, now: int, step: int) -> None:
        settings = self.context.settings
        self.context.change_settings(replace(settings, pace=PACES[now + step]))
        self.layout()

    def _done(self) -> None:
        self.finish(tuple(self._characters))

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the marks of the players."""
        brush = Brush(self.context)
        for seat, box in self._marks:
            brush.mark(target, seat, *box.center, 0.36 * box.height)

    def back(self) -> None:
        """Leave the seats as they are."""
        self.finish(None)
