"""What each player did for the others, in a sentence beside the portrait."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.text.people import PORTRAITS
from ecosfera.ui.draw.layout import Space, columns, within
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PALE_GOLD, PAPER
from ecosfera.ui.widgets import Area, Label, Widget

if TYPE_CHECKING:
    from collections.abc import Iterator

    import pygame

    from ecosfera.games.baltica.end.history import Deeds, GameHistory
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words

FACE: Final = 2.9
"""Height of a portrait, in bodies."""


def deed_sentence(words: Words, deeds: Deeds) -> str:
    """Return what a player did, first of all for the others."""
    if deeds.helped:
        return words.count("end.line-helped", deeds.helped)
    if deeds.passed:
        return words.count("end.line-passed", deeds.passed)
    if deeds.restored:
        return words.count("end.line-restored", deeds.restored)
    return words.count("end.line-species", deeds.species)


class Portrait(Widget):
    """The portrait of a player; what stands beside it names the player."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, animal: str) -> None:
        super().__init__(item_id, rect, "")
        self.animal = animal

    def accessible(self, context: UiContext) -> None:
        """Return nothing: a text says who it is."""

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the portrait."""
        put(
            target,
            context.pictures.get(f"portraits/{self.animal}", self.rect.size),
            self.rect.topleft,
        )


class PeopleRow:
    """The players side by side, each with a portrait and a sentence; nothing for one player."""

    def __init__(self, context: UiContext, story: GameHistory) -> None:
        self.context = context
        self.story = story
        self.shown = tuple(self._texts()) if len(story.deeds) > 1 else ()
        """The portrait, the name and the sentence of each player."""

    def _texts(self) -> Iterator[tuple[str, str, str]]:
        story = self.story
        animals = (*story.portraits, *PORTRAITS[len(story.portraits) :])
        for animal, name, deeds in zip(animals, story.names, story.deeds, strict=False):
            yield animal, name, deed_sentence(self.context.words, deeds)

    def _room(self, width: int) -> int:
        """Return the width of a sentence."""
        m, count = self.context.metrics, len(self.shown)
        return (width - m.px(12) * (count - 1)) // count - m.px(38) - m.size(FACE)

    def height(self, width: int) -> int:
        """Return the height that the players need side by side in this width; 0 without any."""
        m, text = self.context.metrics, self.context.text
        if not self.shown:
            return 0
        room = self._room(width)
        told = (sentence for _, _, sentence in self.shown)
        lines = max(len(text.wrap(one, FontFace.BOLD, m.size(1.0), room)) for one in told)
        words = m.size(1.5) + text.line_height(m.size(1.0), 1.2) * lines
        return max(m.size(FACE), words) + m.px(10)

    def widgets(self, box: pygame.Rect) -> list[Widget]:
        """Return the portraits and sentences in a box."""
        m = self.context.metrics
        found: list[Widget] = []
        places = columns(box, len(self.shown), m.px(12)) if self.shown else ()
        for number, ((animal, name, told), area) in enumerate(zip(self.shown, places, strict=True)):
            row = Space(area.inflate(-m.px(26), -m.px(10)), m.px(12))
            face = row.left(m.size(FACE))
            words = Space(row.rest)
            found += [
                Area(f"person-area-{number}", area, 0.7),
                Portrait(f"portrait-{number}", within(face, (face.width, face.width)), animal),
                Label(
                    f"person-{number}",
                    words.top(m.size(1.5)),
                    name,
                    size=1.1,
                    face=FontFace.TITLE,
                    tone=PALE_GOLD,
                ),
                Label(
                    f"person-deed-{number}",
                    words.rest,
                    told,
                    face=FontFace.BOLD,
                    tone=PAPER,
                    lines=4,
                    leading=1.2,
                ),
            ]
        return found
