"""Three facts about a finished game: species, cards passed or turns without a gain, time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.screens.end.species_fan import SpeciesFan
from ecosfera.ui.draw.layout import Space, columns, within
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PALE_GOLD, PAPER
from ecosfera.ui.widgets import Area, Label, Widget

if TYPE_CHECKING:
    import pygame

    from ecosfera.games.baltica.screens.end.history import GameHistory
    from ecosfera.ui.context import UiContext


class FactRow:
    """The facts side by side."""

    def __init__(
        self, context: UiContext, story: GameHistory, code: str | None, minutes: int
    ) -> None:
        self.context = context
        self.story = story
        self.code = code
        self.minutes = minutes

    def _texts(self, room: int) -> list[tuple[str, str, tuple[str, ...]]]:
        """Return three facts: a number, its label for a column of this width, species to show."""
        words, story = self.context.words, self.story
        count = len(story.species)
        facts = [(str(count), words.count("end.species", count), story.species)]
        if story.won or not story.idle:
            facts.append((str(story.passed), words.count("end.passed", story.passed), ()))
        else:
            facts.append((str(story.idle), words.count("end.idle", story.idle), ()))
        about = words("end.time")
        if self.code:
            about += "\n" + self._code_in(room)
        facts.append((words.count("end.minutes", self.minutes), about, ()))
        return facts

    def _code_in(self, room: int) -> str:
        """Return the code after its label or, in a narrow column, below it."""
        told = self.context.words("end.code", code=self.code)
        line = told.replace("\n", " ")
        wide = self.context.text.width(line, FontFace.BOLD, self.context.metrics.size(1.0))
        return line if wide <= room else told

    def height(self, width: int) -> int:
        """Return the height that three facts of this width need."""
        m, text = self.context.metrics, self.context.text
        inner = width - m.px(26)
        most = 1
        for _, about, species in self._texts(inner):
            room = inner - (round(inner * 0.42) if species else 0)
            most = max(most, len(text.wrap(about, FontFace.BOLD, m.size(1.0), room)))
        return m.size(2.5) + text.line_height(m.size(1.0), 1.2) * most + m.px(14)

    def widgets(self, box: pygame.Rect) -> list[Widget]:
        """Return the facts in a box."""
        m, text = self.context.metrics, self.context.text
        gap = m.px(12)
        places = columns(box, 3, gap)
        widgets: list[Widget] = []
        facts = self._texts(places[0].width - m.px(26))
        for i, ((number, about, species), area) in enumerate(zip(facts, places, strict=True)):
            widgets.append(Area(f"fact-{i}", area, 0.7))
            inner = area.inflate(-m.px(26), -m.px(12))
            if species:
                size = round(inner.width * 0.4), inner.height
                widgets.append(SpeciesFan(f"fan-{i}", within(inner, size, "topright"), species))
                inner.width -= round(inner.width * 0.42)
            space = Space(inner)
            top, rest = space.top(m.size(2.2)), space.rest
            lines = max(1, rest.height // text.line_height(m.floor, 1.2))
            widgets += [
                Label(
                    f"number-{i}",
                    top,
                    number,
                    size=1.8,
                    face=FontFace.HEAVY,
                    tone=PALE_GOLD,
                    middle=True,
                ),
                Label(
                    f"about-{i}",
                    rest,
                    about,
                    face=FontFace.BOLD,
                    tone=PAPER,
                    lines=lines,
                    leading=1.2,
                ),
            ]
        return widgets
