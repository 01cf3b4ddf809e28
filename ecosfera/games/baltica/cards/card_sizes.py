"""The sizes that drawing cards depends on; the table's zones have them."""

from __future__ import annotations

from typing import Protocol


class CardSizes(Protocol):
    """The sizes of one window, in pixels."""

    @property
    def width(self) -> int:
        """Return the window's width."""

    @property
    def height(self) -> int:
        """Return the window's height."""

    @property
    def level(self) -> int:
        """Return 1 or 2; at level 2 policies are played, and cards show their stars."""

    @property
    def unit(self) -> float:
        """Return the length of one unit."""

    @property
    def body(self) -> float:
        """Return the size of body text."""

    @property
    def sign(self) -> float:
        """Return the side of a sign beside words."""

    @property
    def large(self) -> bool:
        """Return whether the text is so large that words give way to signs."""

    @property
    def card(self) -> tuple[float, float]:
        """Return the size of a card on the market."""

    @property
    def own(self) -> tuple[float, float]:
        """Return the largest size of a card in the row in front."""
