"""The targets of a table: pieces that can be pointed at, focused, pressed, inspected and dragged.

A target is a control of the toolkit, so pointer, keys, gamepad and screen reader come with it. The
table's panels draw it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from ecosfera.ui.widgets.base import Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping

    import pygame

    from ecosfera.ui.accessibility.node import AccessNode
    from ecosfera.ui.context import UiContext

Target = TypeVar("Target")
"""What a game calls its targets; they are hashable, and equal as long as the piece lies there."""

FAR: Final = 7
"""Distance in units that the pointer must move before a press becomes a drag."""


class TargetWidget(Widget, Generic[Target]):
    """A piece of the table. A click or Enter calls `use` with its target.

    `item_id` stays the same as long as the piece lies there, such as `card-3`. `name` and `facts`,
    what a screen reader reads after the name, may be functions; they are called when the text is
    read for the first time, because the texts of a whole table take long to write. `group` is the
    stop of Tab it belongs to. `corner` is the radius of its corners, in units.
    """

    heard = False

    def __init__(  # noqa: PLR0913 (what a piece can be, by keyword)
        self,
        item_id: str,
        rect: pygame.Rect,
        name: str | Callable[[], str],
        target: Target,
        use: Callable[[Target], None],
        *,
        group: str,
        corner: float = 6,
        facts: str | Callable[[], str] = "",
    ) -> None:
        super().__init__(item_id, rect, "", group)
        self.target = target
        self._name = name
        self._facts = facts
        self._use = use
        self._corner = corner

    @property
    def name(self) -> str:
        """What a screen reader says."""
        if not isinstance(self._name, str):
            self._name = self._name()
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        self.say(name)

    def say(self, name: str | Callable[[], str]) -> None:
        """Change what a screen reader says."""
        self._name = name

    @property
    def facts(self) -> str:
        """What a screen reader reads after the name."""
        if not isinstance(self._facts, str):
            self._facts = self._facts()
        return self._facts

    def accessible(self, context: UiContext) -> AccessNode | None:
        """Return the piece; its name and facts say all that its tooltip does."""
        node = super().accessible(context)
        return node and node._replace(description=self.facts)

    def radius(self, context: UiContext) -> int:
        """Return the radius of its corners."""
        return min(context.metrics.px(self._corner), min(self.rect.size) // 2)

    def press(self) -> None:
        """Use the target."""
        self._use(self.target)

    def draw(self, target: pygame.Surface, context: UiContext) -> None:
        """Draw nothing: the panel has drawn it."""


class DropArea(TargetWidget[Target], Generic[Target]):
    """An area on which something can be dropped, and nothing else."""

    focusable = False

    def __init__(self, item_id: str, rect: pygame.Rect, target: Target) -> None:
        super().__init__(item_id, rect, "", target, lambda _target: None, group="")

    def accessible(self, context: UiContext) -> None:
        """Return nothing: what can be dropped here can also be chosen by clicks."""


@dataclass(frozen=True, slots=True)
class Drag(Generic[Target]):
    """A piece that is pressed, and dragged once the pointer has moved far enough."""

    target: Target
    start: tuple[int, int]
    drops: Mapping[Target, Any]
    """Where it may be dropped, and the action for each place."""
    at: tuple[int, int]
    moving: bool = False

    def to(self, at: tuple[int, int], unit: float) -> Drag[Target]:
        """Return the drag with the pointer at another point; `unit` is one unit in pixels.

        >>> drag = Drag("card", (0, 0), {"pile": "discard"}, (0, 0))
        >>> drag.to((3, 0), unit=1).moving, drag.to((9, 0), unit=1).moving
        (False, True)
        """
        dx, dy = at[0] - self.start[0], at[1] - self.start[1]
        far = bool(self.drops) and dx * dx + dy * dy > (FAR * unit) ** 2
        return replace(self, at=at, moving=self.moving or far)


def targets_in(widgets: Iterable[Widget]) -> Iterator[TargetWidget[Any]]:
    """Yield the pieces among some controls, from back to front."""
    return (widget for widget in widgets if isinstance(widget, TargetWidget))


def targets_at(widgets: Iterable[Widget], point: tuple[int, int]) -> list[Any]:
    """Return the targets of all pieces at a point, the one in front first."""
    found = [w.target for w in targets_in(widgets) if w.holds(point)]
    return found[::-1]
