"""Keyboard focus over everything on the screen that can be used."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

ARROWS: Final = {
    Intent.LEFT: (-1, 0),
    Intent.RIGHT: (1, 0),
    Intent.UP: (0, -1),
    Intent.DOWN: (0, 1),
}


class Focusable(NamedTuple):
    """Something that can have the focus."""

    id: str
    """The same in every frame and every run."""
    rect: pygame.Rect
    label: str | Callable[[], str]
    """The narrated text, or what returns it once it is needed."""
    group: str = ""
    radius: int = 8
    """Corner radius of the focus ring in pixels."""

    @property
    def name(self) -> str:
        """Return the narrated text."""
        return self.label if isinstance(self.label, str) else self.label()


class Focus:
    """The focusable items in reading order, and the one that has the focus.

    With `by_group`, Tab moves between groups and returns to the last item of each; otherwise it
    visits every item. Arrow keys move to the nearest item in their direction.
    """

    def __init__(
        self, on_change: Callable[[Focusable], None] | None = None, *, by_group: bool = False
    ) -> None:
        self._items: list[Focusable] = []
        self._index: dict[str, int] = {}
        self._current: str | None = None
        self._place = 0
        self._last: dict[str, str] = {}
        self._on_change = on_change
        self.by_group = by_group
        self.visible = False
        """Whether the ring is shown: from a key press until the pointer is used."""
        self.chosen = False
        """Whether a person has moved it to where it is; otherwise it was only put there."""

    def set(self, items: Sequence[Focusable]) -> None:
        """Replace the items. A focused item that is gone passes the focus to its successor."""
        self._items = list(items)
        self._index = {item.id: i for i, item in enumerate(self._items)}
        if self._current is None:
            return
        if self._current in self._index:
            self._place = self._index[self._current]
        elif self._items:
            self.chosen = False
            self._take(self._items[min(self._place, len(self._items) - 1)].id, tell=False)
        else:
            self._current = None

    @property
    def items(self) -> list[Focusable]:
        """Return all items in reading order."""
        return list(self._items)

    @property
    def current(self) -> Focusable | None:
        """Return the item that has the focus."""
        index = self._index.get(self._current) if self._current is not None else None
        return None if index is None else self._items[index]

    @property
    def id(self) -> str | None:
        """Return the id of the item that has the focus."""
        return self._current if self.current else None

    def get(self, item_id: str) -> Focusable | None:
        """Return the item with this id, or None."""
        index = self._index.get(item_id)
        return None if index is None else self._items[index]

    def to(self, item_id: str, *, tell: bool = True, chosen: bool = False) -> bool:
        """Focus an item, which a person has `chosen`; return False if it does not exist."""
        if item_id not in self._index:
            return False
        self.chosen = chosen or (self.chosen and item_id == self._current)
        self._take(item_id, tell=tell)
        return True

    def drop(self) -> None:
        """Remove the focus."""
        self._current = None
        self.chosen = False

    def _take(self, item_id: str, *, tell: bool = True) -> None:
        changed = item_id != self._current
        self._current = item_id
        self._place = self._index[item_id]
        item = self._items[self._place]
        self._last[item.group] = item_id
        if changed and tell and self._on_change:
            self._on_change(item)

    def move(self, intent: Intent) -> bool:
        """Move by Tab or an arrow; return False for other intents or if there is nowhere to go."""
        if intent not in ARROWS and intent not in {Intent.NEXT, Intent.PREVIOUS}:
            return False
        if not self._items:
            return False
        self.visible = self.chosen = True
        if self.current is None:
            back = intent is Intent.PREVIOUS
            self._take(self._items[-1 if back else 0].id)
            return True
        if intent in ARROWS:
            return self._arrow(intent)
        return self._tab(1 if intent is Intent.NEXT else -1)

    def _tab(self, step: int) -> bool:
        current = self.current
        assert current is not None
        if not self.by_group:
            self._take(self._items[(self._place + step) % len(self._items)].id)
            return True
        groups = list(dict.fromkeys(item.group for item in self._items))
        group = groups[(groups.index(current.group) + step) % len(groups)]
        last = self._last.get(group)
        inside = [item for item in self._items if item.group == group]
        if (
            group != current.group
            and last in self._index
            and self._items[self._index[last]].group == group
        ):
            self._take(last)
        else:
            self._take(inside[0].id)
        return True

    def _arrow(self, intent: Intent) -> bool:
        current = self.current
        assert current is not None
        found = nearest(current, self._items, ARROWS[intent])
        if found is None:
            return False
        self._take(found.id)
        return True

    def at(self, point: tuple[int, int]) -> Focusable | None:
        """Return the item at a point; of several, the last in order, which is on top."""
        return next((i for i in reversed(self._items) if i.rect.collidepoint(point)), None)


def nearest(
    start: Focusable, items: Sequence[Focusable], direction: tuple[int, int]
) -> Focusable | None:
    """Return the nearest item in a direction.

    Sideways distance counts double, and items of the same group come first.
    """
    best: Focusable | None = None
    least = float("inf")
    dx, dy = direction
    for item in items:
        if item.id == start.id:
            continue
        ahead = (item.rect.centerx - start.rect.centerx) * dx
        ahead += (item.rect.centery - start.rect.centery) * dy
        if ahead <= 0:
            continue
        # The distance between the edges, along the arrow and across it.
        if dx:
            along = (
                item.rect.left - start.rect.right if dx > 0 else start.rect.left - item.rect.right
            )
            low, high = item.rect.top - start.rect.bottom, start.rect.top - item.rect.bottom
        else:
            along = (
                item.rect.top - start.rect.bottom if dy > 0 else start.rect.top - item.rect.bottom
            )
            low, high = item.rect.left - start.rect.right, start.rect.left - item.rect.right
        across = max(0, low, high)
        centre = abs(
            item.rect.centery - start.rect.centery if dx else item.rect.centerx - start.rect.centerx
        )
        if along < -min(item.rect.width if dx else item.rect.height, 24) and across > 0:
            continue
        far = max(0, along) + 2 * across + 0.15 * centre + (0 if item.group == start.group else 4)
        if far < least:
            least = far
            best = item
    return best
