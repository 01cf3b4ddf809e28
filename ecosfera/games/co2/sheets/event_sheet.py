"""The event card that was drawn, to be read by everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.additions import TURN
from ecosfera.games.co2.cards.art import SHAPE, event_picture
from ecosfera.tabletop.scene import FOR_TURN
from ecosfera.ui.draw.layout import Space, inset, within
from ecosfera.ui.draw.shapes import clear, put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Generator

    import pygame

    from ecosfera.games.co2.rules.ids import EventId, PlayerId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent


READING: Final = 1.5
"""Seconds for which a card is shown that goes by itself, and for each letter."""
EACH_LETTER: Final = 0.04
LONGEST: Final = 6.0
"""The most seconds of it."""
IN_PASSING: Final = 0.7
"""Factor for a strip, of which less hangs; the log keeps what it says."""
SHORTEST: Final = 1.5
"""The fewest seconds for which a strip is shown, at every pace."""


def reading_time(text: str, factor: float = 1.0) -> float:
    """Return the seconds for which a text is shown that nobody has to dismiss.

    >>> reading_time("x" * 50), reading_time("x" * 1000)
    (3.5, 6.0)
    """
    return factor * min(LONGEST, READING + EACH_LETTER * len(text))


def passing_time(text: str, factor: float = 1.0) -> float:
    """Return the seconds for which a strip with a text is shown.

    >>> passing_time("x" * 50), passing_time("x" * 50, 0.1)
    (2.45, 1.5)
    """
    return max(SHORTEST, round(IN_PASSING * reading_time(text, factor), 2))


class ReadingSheet(Sheet[None]):
    """Shows something to be read by everyone; it goes by itself after `lasts` seconds, if given."""

    start = "go-on"
    scrim = 0.4

    def __init__(self, context: UiContext, names: Names, lasts: float | None = None) -> None:
        super().__init__(context)
        self._names = names
        self._lasts = lasts
        self._since = 0.0
        """Seconds since it was opened."""

    def _button(self, foot: pygame.Rect) -> Button:
        """Return the button to go on."""
        name, key = self.context.words("carbon.go-on"), self.context.keys.label(TURN)
        narrow = inset(foot, max(0, (foot.width - self.context.metrics.size(14)) // 2), 0)
        return Button("go-on", narrow, name, self.back, kind=ButtonKind.PRIMARY, key=key)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass, and go on once it has been shown long enough."""
        super().update(dt)
        self._since += dt
        if self._lasts is None:
            return
        self._lasts -= dt
        if self._lasts <= 0:
            self.back()

    def intend(self, intent: Intent) -> bool:
        """Go on with the key of the large button too.

        At first it does nothing, as it may be meant for the table before.
        """
        if intent == TURN:
            if self._since >= FOR_TURN:
                self.back()
            return True
        return super().intend(intent)

    def back(self) -> None:
        """Go on."""
        self._lasts = None
        self.finish(None)


class EventSheet(ReadingSheet):
    """Shows an event card, and what it comes to if that depends on the position."""

    def __init__(
        self,
        context: UiContext,
        names: Names,
        player: PlayerId,
        event: EventId,
        outcome: str = "",
        lasts: float | None = None,
    ) -> None:
        super().__init__(context, names, lasts)
        self._outcome = outcome
        self._player = player
        self._event = event
        self._picture = self.sheet

    @property
    def headline(self) -> str:
        """Return who drew which card, and what it says."""
        sentence = f"{self._drawn()} {self._names.event(self._event)}. {self._text()}"
        return f"{sentence} {self._outcome}".rstrip()

    def _drawn(self) -> str:
        player = self._names.player(self._player)
        return self.context.words("carbon.event.drawn", player=player)

    def _text(self) -> str:
        return self._names.event_text(self._event)

    def build(self) -> list[Widget]:
        """Build the card: sign, title, text and the button to go on."""
        m, text = self.context.metrics, self.context.text
        pad = m.px(24)
        wide = min(m.width - m.px(40), max(m.px(760), m.size(42)))
        picture = min(m.px(300), round(0.36 * wide))
        picture_high = round(picture / SHAPE)
        inner = wide - 2 * pad - picture - m.px(22)
        lines = len(text.wrap(self._text(), FontFace.BOLD, m.size(1.2), inner))
        body = text.line_height(m.size(1.2)) * lines + m.px(6)
        came = text.wrap(self._outcome, FontFace.TEXT, m.size(1.1), inner) if self._outcome else ()
        below = text.line_height(m.size(1.1)) * len(came) + m.px(8 if came else 0)
        head = text.line_height(m.size(1)) + m.px(2)
        title = round(text.line_height(m.size(2.0)))
        button = max(m.target, m.size(2.8))
        high = (
            max(picture_high, head + title + m.px(10) + body + below) + 2 * pad + button + m.px(20)
        )
        space = self.open_sheet(wide, high, pad)
        foot = space.bottom(button, gap=m.px(20))
        self._picture = space.left(picture, gap=m.px(22))
        self._picture.height = picture_high
        column = Space(space.rest)
        drawn = Label("drawn", column.top(head), self._drawn(), tone=SLATE, face=FontFace.BOLD)
        heading = self.heading(column.top(title, gap=m.px(10)), self._names.event(self._event), 2.0)
        box = column.top(body, gap=m.px(8) if came else 0)
        message = Label(
            "text", box, self._text(), size=1.2, face=FontFace.BOLD, tone=INK, lines=lines
        )
        outcome = [
            Label("outcome", column.rest, self._outcome, size=1.1, tone=INK, lines=len(came))
            for _ in came[:1]
        ]
        return [
            drawn,
            heading,
            message,
            *outcome,
            self._button(foot),
        ]

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the picture of the card."""
        box, radius = self._picture, self.context.metrics.px(12)
        image = event_picture(self.context, self._names.catalogue, self._event, box.size, radius)
        put(target, image, box.topleft)


class EventStrip(EventSheet):
    """Shows in passing a card that asks nobody for anything; the table stays as bright."""

    scrim = 0.0

    def build(self) -> list[Widget]:
        """Build the strip: the picture, who drew which card, what it comes to, and the button."""
        m, text = self.context.metrics, self.context.text
        pad, gap = m.px(14), m.px(18)
        wide = min(m.width - m.px(40), max(m.px(820), m.size(46)))
        picture = min(m.px(170), round(0.24 * wide))
        button = min(max(m.px(172), m.size(12)), round(0.28 * wide))
        inner = wide - 2 * pad - 2 * gap - picture - button
        told = self._outcome or self._text()
        lines = len(text.wrap(told, FontFace.BOLD, m.size(1.1), inner))
        head, title = text.line_height(m.size(1)), text.line_height(m.size(1.5))
        body = text.line_height(m.size(1.1)) * lines + m.px(4)
        high = max(round(picture / SHAPE), head + title + body + m.px(4)) + 2 * pad
        space = self.open_sheet(wide, high, pad)
        lower = max(0, round(LOWER * m.height) - self.sheet.centery)
        self.sheet.move_ip(0, lower)
        space.rest.move_ip(0, lower)
        self._picture = space.left(picture, gap=gap)
        self._picture.height = round(picture / SHAPE)
        foot = space.right(button, gap=gap)
        foot = within(foot, (foot.width, max(m.target, m.size(2.6))))
        column = Space(space.rest)
        drawn = Label("drawn", column.top(head), self._drawn(), tone=SLATE, face=FontFace.BOLD)
        name = self._names.event(self._event)
        heading = self.heading(column.top(title, gap=m.px(4)), name, 1.5)
        face, tone = FontFace.BOLD, INK
        box = column.top(body)
        outcome = Label("text", box, told, size=1.1, face=face, tone=tone, lines=lines)
        words, key = self.context.words("carbon.go-on"), self.context.keys.label(TURN)
        go_on = Button("go-on", foot, words, self.back, kind=ButtonKind.PAPER, key=key)
        return [drawn, heading, outcome, go_on]


LOWER: Final = 0.74
"""Where the middle of a strip is, from the top of the window to its bottom: over the hand."""


def prepare(sheet: EventSheet) -> Generator[None, None, None]:
    """Draw in steps what the sheet of a card shows, so that it opens at once; show nothing."""
    context, nowhere = sheet.context, clear((1, 1))
    widgets = sheet.build()
    yield
    sheet.ground(nowhere)
    sheet.decorate(nowhere)
    yield
    for widget in widgets:
        widget.draw(nowhere, context)
        yield
