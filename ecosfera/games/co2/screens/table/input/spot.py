"""The controls of the table: places that can be pointed at, focused and pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.games.co2.moves.targets import Target
    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext


class Spot(Widget):
    """A piece of the table that can be pressed. The panels draw it, not the control.

    `name` may be a function that is called when the name is read for the first time: the names of
    all squares take long to write, and the table is laid out anew in the middle of movements.
    """

    heard = False

    def __init__(
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str | Callable[[], str],
        target: Target,
        use: Callable[[Target], None],
        *,
        group: str,
        corner: float = 6,
    ) -> None:
        super().__init__(item_id, rect, "", group)
        self._written = name
        self.target = target
        self._use = use
        self._corner = corner

    @property
    def name(self) -> str:
        """What a screen reader says."""
        if not isinstance(self._written, str):
            self._written = self._written()
        return self._written

    @name.setter
    def name(self, name: str) -> None:
        self._written = name

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return the piece; its name says all that a tooltip does."""
        node = super().accessible(context)
        return node and node._replace(description="")

    def radius(self, context: UiContext) -> int:
        """Return the radius of its corners."""
        return min(context.metrics.px(self._corner), min(self.rect.size) // 2)

    def press(self) -> None:
        """Use the target."""
        self._use(self.target)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw nothing: the panel has drawn it."""
