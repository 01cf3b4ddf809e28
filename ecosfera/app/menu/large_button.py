"""A large button with a sentence below its name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.draw.text import FontFace, Part
from ecosfera.ui.draw.theme import INK, PALE_GOLD, PAPER
from ecosfera.ui.widgets import Button, ButtonKind

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.game_screens import MenuCard
    from ecosfera.ui.context import UiContext


class LargeButton(Button):
    """A button with a sentence: who plays, or where it leads.

    A `card` draws the signs of its match at the right of the name.
    """

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str,
        about: str,
        action: Callable[[], None],
        kind: ButtonKind = ButtonKind.PRIMARY,
        card: MenuCard | None = None,
    ) -> None:
        size = 1.5 if kind is ButtonKind.PRIMARY else 1.25
        super().__init__(item_id, rect, name, action, kind=kind, size=size)
        self.about = about
        self.card = card

    @property
    def spoken(self) -> str:
        """The name and the sentence."""
        return f"{self.name}: {self.about}"

    def draw_content(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw the words, and the signs of the game."""
        m, text, rect = context.metrics, context.text, self.rect
        pad, size = m.px(20), m.size(self.size)
        room = rect.inflate(-2 * pad, -m.px(10))
        wide = room.width if self.card is None else room.width // 2
        name = text.fit(self.name, FontFace.HEAVY, size, m.floor, wide)
        line = text.line_height(name.size, 1.2)
        about = text.fit(
            self.about,
            FontFace.BOLD,
            m.size(1.05 if self.kind is ButtonKind.PRIMARY else 1.0),
            m.floor,
            room.width,
            3,
            height=room.height - line,
            leading=1.15,
        )
        bright = self.kind is ButtonKind.PRIMARY
        tones = (INK, INK) if bright else (PAPER, PALE_GOLD)
        parts = [
            Part(name, FontFace.HEAVY, tones[0], 1.2),
            Part(about, FontFace.BOLD, tones[1], 1.15),
        ]
        y = text.stack(target, parts, room)
        if self.card is None:
            return
        signs = room.copy()
        signs.width -= text.width(self.name, FontFace.HEAVY, size) + m.px(14)
        signs.right = room.right
        self.card.draw(target, signs, y - line // 2)
