"""A move being chosen: which targets lead to which legal action, and what was clicked so far."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

Target = TypeVar("Target")
Action = TypeVar("Action")


class MoveSelection(Generic[Target, Action]):
    """Narrows the legal actions down, target by target.

    `paths` has for each legal action the ways to choose it: targets to click one after the other.
    Some actions have none, because only a line of the move list or a button chooses them.

    >>> move = MoveSelection({"eat apple": [("apple", "mouth")], "eat pear": [("pear", "mouth")]})
    >>> sorted(move.targets())
    ['apple', 'pear']
    >>> move.touch("apple"), move.remaining(), sorted(move.targets())
    (None, ('eat apple',), ['mouth'])
    >>> move.touch("mouth")
    'eat apple'
    """

    def __init__(self, paths: Mapping[Action, Iterable[Sequence[Target]]]) -> None:
        self.actions = tuple(paths)
        """The legal actions."""
        self.paths = {action: tuple(map(tuple, ways)) for action, ways in paths.items()}
        """Every way to choose each action, target by target."""
        self.chosen: tuple[Target, ...] = ()
        """What was clicked so far."""

    # -- what a game overrides ----

    def permits(self, action: Action) -> bool:
        """Return whether an action can still be chosen."""
        del action
        return True

    def canonical(self, target: Target) -> Target:
        """Return the target that stands in the paths for this one, and for others like it."""
        return target

    def completes(self, action: Action) -> bool:
        """Return whether an action is chosen as soon as it is the only one left.

        Otherwise every target of its path has to be clicked.
        """
        del action
        return False

    # -- what can be clicked ----

    @property
    def choosing(self) -> bool:
        """Return whether a move was begun."""
        return bool(self.chosen)

    def remaining(self) -> tuple[Action, ...]:
        """Return the actions that go on from what was clicked."""
        return self._remaining(self.chosen)

    def _remaining(self, chosen: tuple[Target, ...]) -> tuple[Action, ...]:
        if not chosen:
            return self.actions
        return tuple(action for action in self.actions if self._next(action, chosen))

    def _next(self, action: Action, chosen: tuple[Target, ...]) -> list[Target]:
        """Return the targets that continue a begun move towards an action."""
        if not self.permits(action):
            return []
        n = len(chosen)
        return [path[n] for path in self.paths[action] if len(path) > n and path[:n] == chosen]

    def targets(self) -> frozenset[Target]:
        """Return what can be clicked next."""
        found = (self._next(action, self.chosen) for action in self.actions)
        return frozenset(target for some in found for target in some)

    def next_for(self, action: Action) -> Target | None:
        """Return the first target that continues the move towards an action, if there is one."""
        found = self._next(action, self.chosen) if action in self.paths else []
        return next(iter(found), None)

    def result(self, target: Target) -> Action | None:
        """Return the action that a click on a target completes, without clicking it."""
        if target not in self.targets():
            return None
        chosen = (*self.chosen, self.canonical(target))
        whole = [action for action in self.actions if chosen in self.paths[action]]
        if len(whole) == 1:
            return whole[0]
        left = self._remaining(chosen)
        return left[0] if len(left) == 1 and self.completes(left[0]) else None

    def touch(self, target: Target) -> Action | None:
        """Take a target; return the action if the move is complete now."""
        if target not in self.targets():
            return None
        action = self.result(target)
        self.chosen = (*self.chosen, self.canonical(target))
        return action

    def drops(self, target: Target) -> dict[Target, Action]:
        """Return where a target can be dragged now, and the action for each place."""
        if target not in self.targets():
            return {}
        chosen = (*self.chosen, target)
        goals = {goal for action in self.actions for goal in self._next(action, chosen)}
        found = {goal: self._completed((*chosen, goal)) for goal in goals}
        return {goal: action for goal, action in found.items() if action is not None}

    def _completed(self, chosen: tuple[Target, ...]) -> Action | None:
        whole = [action for action in self.actions if chosen in self.paths[action]]
        return whole[0] if len(whole) == 1 else None

    def back(self) -> bool:
        """Take back the last target; return whether there was one."""
        if not self.chosen:
            return False
        self.chosen = self.chosen[:-1]
        return True

    def clear(self) -> None:
        """Take back everything."""
        self.chosen = ()
