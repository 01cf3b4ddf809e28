"""Narration: sentences for a program that speaks them."""

from __future__ import annotations

import sys
from collections import deque
from typing import TYPE_CHECKING

from ecosfera.ui.draw.line_breaking import shown

if TYPE_CHECKING:
    from collections.abc import Callable


class Narrator:
    """Passes narrated sentences on to all who listen."""

    def __init__(self) -> None:
        self.listeners: list[Callable[[str], None]] = []
        self.recent: deque[str] = deque(maxlen=3)
        """The last sentences, for a listener that comes late."""

    def say(self, sentence: str) -> None:
        """Narrate a sentence."""
        self.recent.append(sentence)
        for listener in self.listeners:
            listener(sentence)


def speak(sentence: str) -> None:
    """Write a sentence as one line to the standard output.

    Nobody reading there is no fault. Special spaces and hyphens become plain ones.
    """
    try:
        sys.stdout.write(" ".join(shown(sentence).split()) + "\n")
        sys.stdout.flush()
    except (OSError, ValueError):
        return
