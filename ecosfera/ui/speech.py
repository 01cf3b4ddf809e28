"""Narration: sentences for a program that speaks them."""

from __future__ import annotations

import sys

from ecosfera.ui.draw.line_breaking import shown


def speak(sentence: str) -> None:
    """Write a sentence as one line to the standard output.

    Nobody reading there is no fault. Special spaces and hyphens become plain ones.
    """
    try:
        sys.stdout.write(" ".join(shown(sentence).split()) + "\n")
        sys.stdout.flush()
    except (OSError, ValueError):
        return
