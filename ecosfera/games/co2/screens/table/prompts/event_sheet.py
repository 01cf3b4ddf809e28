"""The event card that was drawn, to be read by everyone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.cards import palette
from ecosfera.games.co2.rules.catalogue import Tone
from ecosfera.ui.draw.layout import Space, inset
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, PAPER, SLATE, mix
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.co2.rules.ids import EventId, PlayerId
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext

TONES: Final = {Tone.GOOD: palette.GREEN, Tone.BAD: palette.AREAS["capital"], Tone.MIXED: SLATE}
SIGNS: Final = {Tone.GOOD: "co2_sun", Tone.BAD: "co2_cost", Tone.MIXED: "co2_event"}


class EventSheet(Sheet[None]):
    """Shows an event card."""

    start = "go-on"
    scrim = 0.4

    def __init__(self, context: UiContext, names: Names, player: PlayerId, event: EventId) -> None:
        super().__init__(context)
        self._names = names
        self._player = player
        self._event = event
        self._picture = self.sheet

    @property
    def headline(self) -> str:
        """Return who drew which card, and what it says."""
        return f"{self._drawn()} {self._names.event(self._event)}. {self._text()}"

    def _drawn(self) -> str:
        player = self._names.player(self._player)
        return self.context.words("carbon.event.drawn", player=player)

    def _text(self) -> str:
        return self._names.event_text(self._event)

    def build(self) -> list[Widget]:
        """Build the card: sign, title, text and the button to go on."""
        m, text = self.context.metrics, self.context.text
        words = self.context.words
        pad = m.px(24)
        wide = min(m.width - m.px(40), max(m.px(600), m.size(33)))
        picture = min(m.px(190), round(0.3 * wide))
        inner = wide - 2 * pad - picture - m.px(22)
        lines = len(text.wrap(self._text(), FontFace.BOLD, m.size(1.2), inner))
        body = text.line_height(m.size(1.2)) * lines + m.px(6)
        head = text.line_height(m.size(1)) + m.px(2)
        title = round(text.line_height(m.size(2.0)))
        button = max(m.target, m.size(2.8))
        high = max(picture, head + title + m.px(10) + body) + 2 * pad + button + m.px(20)
        space = self.open_sheet(wide, high, pad)
        foot = space.bottom(button, gap=m.px(20))
        self._picture = space.left(picture, gap=m.px(22))
        column = Space(space.rest)
        drawn = Label("drawn", column.top(head), self._drawn(), tone=SLATE, face=FontFace.BOLD)
        heading = self.heading(column.top(title, gap=m.px(10)), self._names.event(self._event), 2.0)
        told = Label(
            "text", column.rest, self._text(), size=1.2, face=FontFace.BOLD, tone=INK, lines=lines
        )
        name, key = words("carbon.go-on"), self.context.keys.label(Intent.ACCEPT)
        narrow = inset(foot, max(0, (foot.width - m.size(14)) // 2), 0)
        return [
            drawn,
            heading,
            told,
            Button("go-on", narrow, name, self.back, kind=ButtonKind.PRIMARY, key=key),
        ]

    def decorate(self, target: pygame.Surface) -> None:
        """Draw the picture of the card."""
        card = self._names.catalogue.events[self._event]
        box, shapes = self._picture, self.context.shapes
        tone = TONES[card.tone]
        stops = (mix(tone, PAPER, 0.45), tone, mix(tone, INK, 0.4))
        radius = self.context.metrics.px(12)
        put(target, shapes.gradient(box.size, radius, stops), box.topleft)
        pictures = self.context.pictures
        sign = SIGNS[card.tone]
        if card.kind is not None:
            sign = f"co2_glyph_{self._names.catalogue.kinds[card.kind].id}"
        side = round(0.62 * min(box.size))
        tint = PAPER if card.kind is not None else None
        at = (box.centerx - side // 2, box.centery - side // 2)
        put(target, pictures.sign(sign, side, tint), at)
        small = round(0.3 * side)
        corner = (box.right - small - radius, box.top + radius)
        put(target, pictures.sign(SIGNS[card.tone], small), corner)

    def back(self) -> None:
        """Go on."""
        self.finish(None)
