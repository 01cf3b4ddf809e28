"""A game being played, with its history."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic

from ecosfera.core.game import Action, Event, State

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.core.game import Game, Json


class Match(Generic[State, Action, Event]):
    """A game with its history: all states and actions, including those undone.

    States never change, so it is safe to share them.

    >>> from ecosfera.games import all_games
    >>> game = all_games.game(all_games.DEFAULT)
    >>> match = Match.new(game, game.config_from_json({"players": 2, "seed": "7"}))
    >>> action = game.legal(match.state)[0]
    >>> len(match.act(action)), match.actions == (action,)
    (14, True)
    >>> match.undo() is match.start, match.can_redo
    (True, True)
    """

    def __init__(
        self,
        game: Game[Any, State, Action, Event],
        start: State,
        opening: Sequence[Event] = (),
    ) -> None:
        self.game = game
        self._states = [start]
        self._actions: list[Action] = []
        self._reveals: list[bool] = []
        self._now = 0
        self._foreseen: dict[Action, tuple[State, list[Event]]] = {}
        """What actions would lead to in the current position, as far as somebody has asked."""
        self.opening = tuple(opening)
        """The events before the first decision."""
        self.fair_undo = False
        """Whether actions that revealed something unknown cannot be undone."""
        self.watchers: list[Callable[[], None]] = []
        """Called after every action, undo and redo."""

    @classmethod
    def new(cls, game: Game[Any, State, Action, Event], config: Any) -> Match[State, Action, Event]:
        """Begin a game with this configuration."""
        start, opening = game.new(config)
        return cls(game, start, opening)

    @property
    def state(self) -> State:
        """The current position."""
        return self._states[self._now]

    @property
    def start(self) -> State:
        """Return the position at which the history begins."""
        return self._states[0]

    @property
    def outcome(self) -> str | None:
        """Return how the game ended, or None if it is not over."""
        return self.game.outcome(self.state)

    @property
    def actions(self) -> tuple[Action, ...]:
        """Return the actions from the start to the current position."""
        return tuple(self._actions[: self._now])

    @property
    def line(self) -> tuple[Action, ...]:
        """Return all actions, including undone ones that can be redone."""
        return tuple(self._actions)

    def state_after(self, count: int) -> State:
        """Return the position after `count` actions of `line`."""
        return self._states[count]

    @property
    def can_undo(self) -> bool:
        """Return whether the last action may be undone."""
        return self._now > 0 and not self.undo_is_unfair

    @property
    def undo_is_unfair(self) -> bool:
        """Return whether only fair undo prevents undoing the last action."""
        return self.fair_undo and self._now > 0 and self._reveals[self._now - 1]

    @property
    def can_redo(self) -> bool:
        """Return whether an undone action can be redone."""
        return self._now < len(self._actions)

    def foresee(self, action: Action) -> list[Event]:
        """Return the events that an action would bring, without performing it.

        The rules are not asked again when it is performed. Raise `IllegalMoveError` if the action
        is illegal.
        """
        return self._applied(action)[1]

    def act(self, action: Action) -> list[Event]:
        """Perform an action and return its events; forget undone actions.

        Raise `IllegalMoveError` without changing anything if the action is illegal.
        """
        state, events = self._applied(action)
        del self._actions[self._now :]
        del self._states[self._now + 1 :]
        del self._reveals[self._now :]
        self._actions.append(action)
        self._states.append(state)
        self._reveals.append(self.game.reveals(events))
        self._now += 1
        self._notify()
        return events

    def undo(self) -> State:
        """Undo the last action; return the position before it.

        Raise IndexError if that is impossible.
        """
        if not self.can_undo:
            raise IndexError("nothing to undo")
        self._now -= 1
        self._notify()
        return self.state

    def way_back(self, condition: Callable[[State], bool]) -> int:
        """Return how many undos lead to the last position that is `condition`, or 0 if none do."""
        for place in range(self._now - 1, -1, -1):
            if self.fair_undo and self._reveals[place]:
                break
            if condition(self._states[place]):
                return self._now - place
        return 0

    def redo(self) -> State:
        """Redo the action undone last; return the position after it.

        Raise IndexError if there is none.
        """
        if not self.can_redo:
            raise IndexError("nothing to redo")
        self._now += 1
        self._notify()
        return self.state

    def deeds(self, seats: Mapping[str, object]) -> Json:
        """Return what the course of a finished match adds to its record."""
        return self.game.deeds(self._states[: self._now + 1], self.actions, seats)

    def branch(self, count: int) -> Match[State, Action, Event]:
        """Return a new match with the same start and the first `count` actions."""
        other = Match(self.game, self.start, self.opening)
        for action in self._actions[:count]:
            other.act(action)
        other.fair_undo = self.fair_undo
        return other

    def fork(self) -> Match[State, Action, Event]:
        """Return a match with the same history that goes its own way and has no watchers."""
        other = Match(self.game, self.start, self.opening)
        other._states = list(self._states)
        other._actions = list(self._actions)
        other._reveals = list(self._reveals)
        other._now = self._now
        other.fair_undo = self.fair_undo
        return other

    def _applied(self, action: Action) -> tuple[State, list[Event]]:
        """Return the position that follows an action, and its events; the rules say it once."""
        if action not in self._foreseen:
            self._foreseen[action] = self.game.apply(self.state, action)
        return self._foreseen[action]

    def _notify(self) -> None:
        self._foreseen.clear()
        for watcher in self.watchers:
            watcher()
