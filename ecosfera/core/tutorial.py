"""A tutorial: a match that is played along a script, with an explanation for each step.

It knows no game and no window. A game gives the steps; whoever shows the match asks which step is
the current one, which actions it permits, and reports what the player did. If the match leaves the
script, by undo or otherwise, the tutorial finds its place again from the actions of the match.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

Action = TypeVar("Action")
Target = TypeVar("Target")
"""What a step can point at: a target on the table of the game."""


class Wait(StrEnum):
    """The event that a step waits for."""

    READ = "read"
    """Until the player has read it and goes on."""
    TOUCH = "touch"
    """Until the player chooses what it points at, which changes nothing in the match."""
    MOVE = "move"
    """Until the player makes its move."""
    WATCH = "watch"
    """Until a computer player has made its move."""
    UNDO = "undo"
    """Until the player has undone the last move."""


@dataclass(frozen=True, slots=True)
class Step(Generic[Target, Action]):
    """One step of a tutorial."""

    text: str
    """The id of the message that explains it; empty if nothing is explained."""
    wait: Wait = Wait.READ
    targets: tuple[Target, ...] = ()
    """What it points at; empty for a move that is pointed at target by target."""
    moves: tuple[Action, ...] = ()
    """The moves it permits. The script goes on in the same way after each of them."""
    shows: Target | None = None
    """What is described while it is read, as if it were pointed at."""
    mentions: tuple[Target, ...] = ()
    """What else its text speaks of, so that it should be seen."""
    fields: tuple[tuple[str, int], ...] = ()
    """What the message has to be filled with; the game knows what the numbers stand for."""
    later: tuple[tuple[Target, str], ...] = ()
    """Targets of its move that are chosen later, and the message while each of them is next."""
    instead: tuple[tuple[Action, str], ...] = ()
    """Moves of which one was made before, and the message instead of its text after each."""

    def move(self, legal: Collection[Action]) -> Action | None:
        """Return the first of its moves that is legal."""
        return next((move for move in self.moves if move in legal), None)


def steps_of_other(
    steps: Sequence[Step[Target, Action]], *, together: bool
) -> tuple[Step[Target, Action], ...]:
    """Return the steps of a turn of somebody else than the player who learns.

    People who learn `together` are asked for its moves; otherwise a computer makes them.
    """
    if together:
        return tuple(steps)
    return tuple(Step("", Wait.WATCH, moves=step.moves) for step in steps if step.moves)


PLACE: Final = "tutorial"
"""Key of the seats of a match that began as a tutorial: the number of the current step.

None once all steps are done.
"""


class Tutorial(Generic[Target, Action]):
    """The progress through the steps of a tutorial; `place` is the number of the current one."""

    def __init__(self, steps: Sequence[Step[Target, Action]], place: int = 0) -> None:
        self.steps = tuple(steps)
        self.place = max(0, min(place, len(self.steps)))
        self._lines = _lines(self.steps)

    @property
    def step(self) -> Step[Target, Action] | None:
        """Return the current step, or None after the last one."""
        return self.steps[self.place] if self.place < len(self.steps) else None

    @property
    def over(self) -> bool:
        """Return whether there is no step left."""
        return self.step is None

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return those of the legal `actions` that the current step permits.

        All are permitted after the last step, and if none of those that the step wants is legal.
        """
        step = self.step
        if step is None:
            return tuple(actions)
        if not step.moves:
            return ()
        expected = tuple(action for action in actions if action in step.moves)
        return expected or tuple(actions)

    def read(self) -> None:
        """Go on after the player has read the step."""
        step = self.step
        if step is not None and step.wait is Wait.READ:
            self._go(self.place + 1)

    def touch(self, target: Target) -> bool:
        """Go on if the step waits until this is chosen; return whether it does."""
        step = self.step
        if step is None or step.wait is not Wait.TOUCH or target not in step.targets:
            return False
        self._go(self.place + 1)
        return True

    def leave(self) -> None:
        """Skip all steps that are left."""
        self._go(len(self.steps))

    def follow(self, actions: Sequence[Action]) -> None:
        """Find the step that fits the actions of the match, the nearest one forwards or backwards.

        Without any, which happens only if the script does not fit the match, the tutorial is over.
        """
        if self.over or _fits(self._lines[self.place], actions):
            return
        places = (*range(self.place + 1, len(self.steps) + 1), *range(self.place - 1, -1, -1))
        found = (place for place in places if _fits(self._lines[place], actions))
        self._go(next(found, len(self.steps)))

    def _go(self, place: int) -> None:
        self.place = place


def _lines(
    steps: Sequence[Step[Target, Action]],
) -> list[tuple[tuple[Action, ...], ...]]:
    """Return for each place in the script, the end included, the moves made before it.

    Each move is a tuple of those that may have been made.
    """
    line: list[tuple[Action, ...]] = []
    found = []
    for step in steps:
        found.append(tuple(line))
        if step.wait is Wait.UNDO:
            line.pop()
        elif step.wait in {Wait.MOVE, Wait.WATCH}:
            line.append(step.moves)
    return [*found, tuple(line)]


def _fits(line: Sequence[tuple[Action, ...]], actions: Sequence[Action]) -> bool:
    """Return whether these actions are a way to play a line."""
    return len(line) == len(actions) and all(
        action in moves for action, moves in zip(actions, line, strict=True)
    )
