"""Prepares in slices what the next moves will show, while the players think.

A rehearsal plays a likely move on a fork of the match, on a stage of its own, and draws what
changes onto a surface of one pixel, so that its frames find texts, faces and shapes in the caches.
A game overrides `position`, `picture`, `likely_moves`, `rehearse`, and `later` for what is needed
after the next moves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from ecosfera.core.bot import ThinkingTask
from ecosfera.ui.draw.shapes import clear

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Hashable, Iterator, Sequence

    from ecosfera.ui.draw.cache import Cache
    from ecosfera.ui.stage.layers import Parts

Action = TypeVar("Action")

CALM: Final = 0.1
"""Seconds of rest after which the next moves are rehearsed."""
QUIET: Final = 0.6
"""Seconds of rest after which is prepared what is needed later."""
SLICE: Final = 0.003
"""Maximum seconds of preparation in one frame, at most one step longer."""


class Preparation(Generic[Action]):
    """Prepares for each position once. `caches` returns the caches that the table draws from."""

    def __init__(self, caches: Callable[[], Sequence[Cache]]) -> None:
        self._caches = caches
        self._rest = 0.0
        """Seconds for which nothing has moved."""
        self._position: Hashable = None
        """The position for which the tasks prepare."""
        self._moves: ThinkingTask[None] | None = None
        self._later: ThinkingTask[None] | None = None

    # -- what a game overrides ----

    def position(self) -> Hashable:
        """Return what the preparation depends on; None if there is nothing to prepare now."""
        raise NotImplementedError

    def picture(self) -> Iterator[None]:
        """Draw what is on the table, so that it stays in the caches."""
        return iter(())

    def likely_moves(self) -> Sequence[Action]:
        """Return the moves to rehearse in this position, the most important first."""
        return ()

    def rehearse(self, action: Action) -> Iterator[None]:
        """Play a move to its end in small steps, and draw what it shows."""
        del action
        return iter(())

    def later(self) -> Iterator[None]:
        """Load and draw what later turns need, one item per step."""
        return iter(())

    # -- time ----

    @property
    def done(self) -> bool:
        """Return whether everything is prepared that can be in this position."""
        tasks = self._moves, self._later
        return all(task is not None and task.done for task in tasks)

    def forget(self) -> None:
        """Prepare everything anew, for other sizes or words."""
        self._position = self._moves = self._later = None

    def advance(self, dt: float, *, moving: bool) -> None:
        """Prepare a little, in a frame of `dt` seconds; while something moves, only count them."""
        self._rest = 0.0 if moving else self._rest + dt
        if self._rest <= CALM:
            return
        position = self.position()
        if position is None:
            return
        if self._moves is None or self._later is None or position != self._position:
            self._position = position
            for cache in self._caches():
                cache.mark()
            self._moves = ThinkingTask(self._rehearsals())
            self._later = ThinkingTask(self._rest_of_it())
        if self._moves.go_on(SLICE) and self._rest > QUIET:
            self._later.go_on(SLICE)

    def _has_room(self) -> bool:
        """Return whether more can be prepared without evicting what is needed first."""
        return not any(cache.crowded for cache in self._caches())

    def _rehearsals(self) -> Generator[None, None, None]:
        yield from self.picture()
        for number, action in enumerate(self.likely_moves()):
            for _ in self.rehearse(action):
                yield
                if number and not self._has_room():
                    return

    def _rest_of_it(self) -> Generator[None, None, None]:
        for _ in self.later():
            if not self._has_room():
                return
            yield


def draw_parts(parts: Parts, keys: dict[str, Hashable]) -> Generator[None, None, None]:
    """Draw the regions whose keys differ from `keys` onto nothing, in steps; update `keys`."""
    nowhere = clear((1, 1))
    for name, (key, draw) in parts.items():
        if name not in keys or keys[name] != key:
            keys[name] = key
            yield from draw(nowhere) or ()
            yield
