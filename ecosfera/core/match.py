"""One game being played, with its history."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.deal import deal
from ecosfera.games.baltica.rules.engine import apply, begin
from ecosfera.games.baltica.rules.reveals import reveals

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.cards import Catalogue
    from ecosfera.games.baltica.rules.config import Config
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State


class Match:
    """A game from its first position on: every state and action, and what was undone.

    States are never changed once they are here, so handing them out is safe.
    """

    def __init__(self, start: State, opening: list[Event] | None = None) -> None:
        self._states = [start]
        self._actions: list[Action] = []
        self._reveals: list[bool] = []
        self._now = 0
        self.opening = tuple(opening or ())
        """What happened before the first decision."""
        self.fair_undo = False
        """Whether nothing can be undone that showed a card nobody had seen."""
        self.watchers: list[Callable[[], None]] = []
        """Called after every act, undo and redo."""

    @classmethod
    def new(cls, catalogue: Catalogue, config: Config) -> Match:
        """A new game: dealt, and begun (RULES 2)."""
        start, opening = begin(deal(catalogue, config))
        return cls(start, opening)

    @property
    def state(self) -> State:
        """The position now."""
        return self._states[self._now]

    @property
    def start(self) -> State:
        """The position the history begins with."""
        return self._states[0]

    @property
    def config(self) -> Config:
        """How the game was set up."""
        return self.start.config

    @property
    def catalogue(self) -> Catalogue:
        """The cards of the game."""
        return self.start.catalogue

    @property
    def actions(self) -> tuple[Action, ...]:
        """What led from the start to the position now."""
        return tuple(self._actions[: self._now])

    @property
    def line(self) -> tuple[Action, ...]:
        """All actions, those included that were undone and can be redone."""
        return tuple(self._actions)

    def state_after(self, count: int) -> State:
        """The position after so many actions of `line`."""
        return self._states[count]

    @property
    def can_undo(self) -> bool:
        """Whether there is an action that may be taken back."""
        return self._now > 0 and not self.undo_is_unfair

    @property
    def undo_is_unfair(self) -> bool:
        """Whether only fair undo keeps the last action from being taken back."""
        return self.fair_undo and self._now > 0 and self._reveals[self._now - 1]

    @property
    def can_redo(self) -> bool:
        """Whether an action was taken back and nothing else done since."""
        return self._now < len(self._actions)

    def act(self, action: Action) -> list[Event]:
        """Does an action; returns what happened. What was undone before is forgotten.

        Raises `IllegalActionError`; then nothing has changed.
        """
        state, events = apply(self.state, action)
        del self._actions[self._now :]
        del self._states[self._now + 1 :]
        del self._reveals[self._now :]
        self._actions.append(action)
        self._states.append(state)
        self._reveals.append(reveals(events))
        self._now += 1
        self._tell()
        return events

    def undo(self) -> State:
        """Takes the last action back; returns the position before it. IndexError if none may be."""
        if not self.can_undo:
            raise IndexError("nothing to undo")
        self._now -= 1
        self._tell()
        return self.state

    def way_back(self, wanted: Callable[[State], bool]) -> int:
        """How many actions undo must take back to the last position wanted; 0 if it cannot."""
        for place in range(self._now - 1, -1, -1):
            if self.fair_undo and self._reveals[place]:
                break
            if wanted(self._states[place]):
                return self._now - place
        return 0

    def redo(self) -> State:
        """Does again what was undone last; returns the position after. IndexError at the end."""
        if not self.can_redo:
            raise IndexError("nothing to redo")
        self._now += 1
        self._tell()
        return self.state

    def branch(self, count: int) -> Match:
        """A new match that begins alike and has gone the same way for so many actions."""
        other = Match(self.start, list(self.opening))
        for action in self._actions[:count]:
            other.act(action)
        other.fair_undo = self.fair_undo
        return other

    def _tell(self) -> None:
        for watcher in self.watchers:
            watcher()
