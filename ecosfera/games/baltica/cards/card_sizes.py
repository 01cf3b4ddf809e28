"""The sizes needed for drawing cards, which the table's zones provide."""

from __future__ import annotations

from typing import Protocol


class CardSizes(Protocol):
    """The sizes for one window, in pixels."""

    @property
    def width(self) -> int:
        """Return the width of the window."""

    @property
    def height(self) -> int:
        """Return the height of the window."""

    @property
    def level(self) -> int:
        """Return the level, 1 or 2; level 2 has policies, and cards show their stars."""

    @property
    def unit(self) -> float:
        """Return the length of one unit."""

    @property
    def body(self) -> float:
        """Return the size of body text."""

    @property
    def sign(self) -> float:
        """Return the side of a sign next to words."""

    @property
    def large(self) -> bool:
        """Return whether text is so large that signs replace words."""

    @property
    def card(self) -> tuple[float, float]:
        """Return the size of a card in the market."""

    @property
    def own(self) -> tuple[float, float]:
        """Return the maximum size of a card in the row in front."""
