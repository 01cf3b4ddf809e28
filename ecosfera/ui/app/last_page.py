"""The page for a fault of the fault page: it needs as little as possible and waits for a key."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera.ui.scene import Scene

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.intents import Intent

WATER: Final = (20, 112, 140)
FOAM: Final = (235, 246, 246)
_ANY: Final = frozenset(
    {pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.CONTROLLERBUTTONDOWN}
)


class LastPage(Scene[None]):
    """A coloured window, with a sentence if that is possible. Finishes at any input."""

    def __init__(self, context: UiContext, sentence: str) -> None:
        super().__init__(context)
        self.sentence = sentence

    def handle(self, event: pygame.Event) -> bool:
        """Finish at any key or button."""
        if event.type in _ANY:
            self.finish(None)
        return True

    def intend(self, _intent: Intent) -> bool:
        """Ignore all intents: their keys are enough."""
        return True

    def draw(self, target: pygame.Surface) -> None:
        """Draw the sentence in pygame's own font on plain water."""
        target.fill(WATER)
        with contextlib.suppress(Exception):
            font = pygame.font.Font(None, max(24, target.get_height() // 22))
            text = font.render(self.sentence, True, FOAM)  # noqa: FBT003 (theirs)
            target.blit(text, text.get_rect(center=target.get_rect().center))
