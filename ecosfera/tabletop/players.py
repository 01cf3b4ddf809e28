"""The players in the seats of a table; computer players think a little in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from ecosfera.core.bot import Decision, ThinkingTask
from ecosfera.core.players import PERSON

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from ecosfera.core.bot import Bot

State = TypeVar("State")
Action = TypeVar("Action")

PAUSE: Final = 0.7
"""Seconds that a computer player waits before each move, so that people can follow."""


class Players(Generic[State, Action]):
    """The players of a match by seat: people, and computer players of some character.

    `to_decide` returns the seat that has to act in a position, or None if the match is over, like
    the function of `Game`. `make` returns the bot of a character from a seed; without it, people
    play all seats.
    """

    def __init__(
        self,
        characters: Iterable[str],
        seed: str,
        to_decide: Callable[[State], int | None],
        make: Callable[[str, str], Bot[State, Action]] | None = None,
    ) -> None:
        self.characters = list(characters)
        """For each seat the character of its computer player, or `PERSON`."""
        self._seed = seed
        self._to_decide = to_decide
        self._make = make
        self._bots: dict[str, Bot[State, Action]] = {}
        self._state: State | None = None
        """The position of `_task`."""
        self._ordered: Action | None = None
        """The action that `_task` was given."""
        self._task: ThinkingTask[Decision[Action]] | None = None
        self._waited = 0.0

    # -- seats ----

    def plays(self, seat: int) -> bool:
        """Return whether a computer plays a seat."""
        return self._make is not None and self.characters[seat] != PERSON

    def character(self, seat: int) -> str:
        """Return the character of the computer that plays a seat, or `PERSON`."""
        return self.characters[seat] if self.plays(seat) else PERSON

    @property
    def computers(self) -> list[int]:
        """Return the seats that computers play."""
        return [seat for seat in range(len(self.characters)) if self.plays(seat)]

    @property
    def people(self) -> int:
        """Return the number of seats that people play."""
        return len(self.characters) - len(self.computers)

    def seat(self, seat: int, character: str) -> None:
        """Give a seat to a computer player, or to a person if the character is `PERSON`."""
        self.characters[seat] = character
        self._bots.clear()
        self.forget()

    def decides(self, state: State) -> bool:
        """Return whether a computer has to act in a position."""
        seat = self._to_decide(state)
        return seat is not None and self.plays(seat)

    # -- thinking ----

    def thoughts(
        self, state: State, ordered: Action | None
    ) -> Generator[None, None, Decision[Action]]:
        """Choose an action in small steps: the one that is ordered, or one of the bot's own."""
        if ordered is not None:
            return Decision(ordered)
        seat = self._to_decide(state)
        assert seat is not None, "the match is over"
        return (yield from self.bot(self.characters[seat]).decide(state))

    @property
    def thinking(self) -> bool:
        """Return whether a computer player is still thinking."""
        return self._task is not None and not self._task.done

    def decision(self, state: State) -> Decision[Action] | None:
        """Return what the computer player will do in a position; None while it is thinking."""
        if self._task is None or state is not self._state:
            return None
        return self._task.answer

    def think(self, state: State, seconds: float, ordered: Action | None = None) -> None:
        """Think about a position for some seconds, unless a person has to act."""
        if state is not self._state or ordered != self._ordered:
            self.forget()
            self._state, self._ordered = state, ordered
        if not self.decides(state):
            self._task = None
            return
        if self._task is None:
            self._task = ThinkingTask(self.thoughts(state, ordered))
        self._task.go_on(seconds)

    def decide(
        self, state: State, dt: float, seconds: float, pace: float, ordered: Action | None = None
    ) -> Decision[Action] | None:
        """Think, and return what to do once people have had the time to follow.

        `dt` seconds have passed since the last call; `seconds` may be spent on thinking; `pace` is
        the factor for the pause.
        """
        self._waited += dt
        self.think(state, seconds, ordered)
        return self.decision(state) if self._waited >= PAUSE * pace else None

    def rest(self) -> None:
        """Pause anew before the next move."""
        self._waited = 0.0

    def forget(self) -> None:
        """Discard the current thoughts."""
        self._state = self._ordered = self._task = None

    def bot(self, character: str) -> Bot[State, Action]:
        """Return the bot of a character, the same one each time."""
        assert self._make is not None, "there are no computer players without bots"
        if character not in self._bots:
            self._bots[character] = self._make(character, f"{self._seed} {character}")
        return self._bots[character]
