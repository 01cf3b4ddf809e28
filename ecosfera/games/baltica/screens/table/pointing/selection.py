"""What the players point at, hold down, drag, and what was refused."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.ui.input.focus import Focus

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.ui.input.focus import Focusable

WHY: Final = Target(TargetKind.WHY)
FAR: Final = 7
"""Distance in units that the pointer must move before a press becomes a drag."""


@dataclass(frozen=True, slots=True)
class Drag:
    """Something that is pressed, and dragged once the pointer has moved far enough."""

    target: Target
    start: tuple[int, int]
    drops: Mapping[Target, Action]
    """Where it may be dropped, and the action for each place."""
    at: tuple[int, int]
    moving: bool = False


class Selection:
    """What is pointed at, focused, held, dragged and refused.

    Pointer and keys take turns; `keys_in_use` tells which one counts. A refused target stays
    pointed at while nothing else is, so that the pointer can reach the button on its page.
    """

    def __init__(self, on_focus: Callable[[Focusable], None] | None = None) -> None:
        self.focus = Focus(on_focus, by_group=True)
        """The keyboard focus; its ring is visible while the keys are in use."""
        self.hovered: Target | None = None
        """What the pointer is on."""
        self.held: Target | None = None
        """What the pointer is holding down."""
        self.drag: Drag | None = None
        self.refused: Target | None = None
        """What was clicked without effect."""
        self.shown: Target | None = None
        """What is described while a bubble over the table takes all input."""
        self._refused_in: object = None
        self._spots: Mapping[str, Target] = {}

    # -- what counts ----

    @property
    def keys_in_use(self) -> bool:
        """Return whether the keys, not the pointer, were used last."""
        return self.focus.visible

    @property
    def focused(self) -> Target | None:
        """Return the focused target, whether or not the keys are in use."""
        return self._spots.get(self.focus.id) if self.focus.id is not None else None

    @property
    def here(self) -> Target | None:
        """Return the focused target while the keys are in use, otherwise what the pointer is on."""
        return self.focused if self.keys_in_use else self.hovered

    @property
    def dragging(self) -> Drag | None:
        """Return the drag if it has begun to move."""
        return self.drag if self.drag is not None and self.drag.moving else None

    def pointed(self, hinted: Collection[Target], *, covered: bool, waiting: bool) -> Target | None:
        """Return what is pointed at: the target whose page and preview are shown.

        `hinted` is what a hint highlights, and counts while nothing is pointed at, but not while a
        teammate decides (`waiting`); the button that ends the turn does not count then either.
        `covered`: something over the table takes all input.
        """
        if self.dragging is not None:
            return None
        if covered and self.shown is not None:
            return self.shown
        by_hint = self.hovered is None and not self.keys_in_use
        if by_hint and waiting:
            return None
        target = None
        if not covered:
            target = min(hinted) if by_hint and hinted else self.here
        if target is None or target.kind in {TargetKind.WHY, TargetKind.LINE}:
            return self.refused
        # The button that ends the turn hurries a teammate; its page would hide the teammate's.
        return None if waiting and target == END else target

    # -- keys ----

    def reach(self, items: Sequence[Focusable], spots: Mapping[str, Target]) -> None:
        """Set what the keys can reach, and the target of each id."""
        self._spots = spots
        self.focus.set(items)

    def leave_keys(self) -> None:
        """Switch from the keys to the pointer."""
        self.focus.visible = False

    # -- pointer ----

    def hover(self, target: Target | None) -> bool:
        """Move the pointer to a target; return whether it is another one than before."""
        changed = target != self.hovered
        self.hovered = target
        return changed

    def press(
        self, target: Target | None, at: tuple[int, int], drops: Mapping[Target, Action] | None
    ) -> None:
        """Hold a target down; with `drops`, even empty ones, it can be dragged."""
        self.held = target
        if target is not None and drops is not None:
            self.drag = Drag(target, at, drops, at)

    def drag_to(self, at: tuple[int, int], unit: float) -> bool:
        """Move what is held down; return whether it is being dragged.

        `unit`: one unit in pixels.
        """
        drag = self.drag
        if drag is None:
            return False
        dx, dy = at[0] - drag.start[0], at[1] - drag.start[1]
        far = bool(drag.drops) and dx * dx + dy * dy > (FAR * unit) ** 2
        self.drag = Drag(drag.target, drag.start, drag.drops, at, drag.moving or far)
        return self.drag.moving

    def release(self) -> tuple[Target | None, Drag | None]:
        """Release the pointer; return what was held down, and the drag if it moved."""
        held, drag = self.held, self.dragging
        self.let_go()
        return held, drag

    def let_go(self) -> None:
        """Forget what was held down."""
        self.held = self.drag = None

    # -- refusals ----

    def refuse(self, target: Target | None, position: object) -> None:
        """Remember a refused target and the identity of the position; None clears it."""
        self.refused, self._refused_in = target, position

    def forgive(self) -> bool:
        """Forget the refusal; return whether there was one."""
        refused = self.refused is not None
        self.refused = self._refused_in = None
        return refused

    # -- the game goes on ----

    def keep_up(self, position: object) -> None:
        """Forget a refusal in another position, or any refusal if the position is None."""
        if position is None or position is not self._refused_in:
            self.forgive()

    def move_on(self, *, stay: bool) -> None:
        """Forget what was held down, as another position begins.

        Unless what the pointer is on must `stay` at its place, forget that too until the pointer
        moves.
        """
        self.let_go()
        if not stay:
            self.hovered = None
