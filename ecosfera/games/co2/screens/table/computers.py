"""The computer players at the table, and their thinking in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import ThinkingTask
from ecosfera.core.player_kinds import PERSON
from ecosfera.games.co2.rules.pieces import EVERY_PLAYER

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.core.bot import Bot
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.pieces import PlayerId
    from ecosfera.games.co2.rules.state import State, View

    MakeBot = Callable[[str, str], "Bot[State, Action]"]
    """Returns the bot of a character, from a seed."""

PAUSE: Final = 0.7
"""Seconds that a computer player waits before each move, so that people can follow."""


class Computers:
    """Who plays each seat, and the thoughts of the computer that has to decide."""

    def __init__(self, characters: Iterable[str], seed: str, make: MakeBot | None = None) -> None:
        self.characters = list(characters)
        """For each seat the character of its computer player, or `PERSON`."""
        self._seed = seed
        self._make = make
        self._bots: dict[str, Bot[State, Action]] = {}
        self._state: State | None = None
        self._thinking: ThinkingTask[Action] | None = None
        self._waited = 0.0

    def plays(self, player: PlayerId) -> bool:
        """Return whether a computer plays this seat."""
        return self._make is not None and self.characters[player] != PERSON

    def character(self, player: PlayerId) -> str:
        """Return the character of the computer that plays this seat, or `PERSON`."""
        return self.characters[player] if self.plays(player) else PERSON

    @property
    def seats(self) -> list[PlayerId]:
        """Return the seats that computers play."""
        return [seat for seat in EVERY_PLAYER[: len(self.characters)] if self.plays(seat)]

    def people(self, view: View) -> list[PlayerId]:
        """Return the seats of the people who are still in the game."""
        return [seat for seat in view.playing if not self.plays(seat)]

    def decides(self, state: State) -> bool:
        """Return whether a computer has to decide."""
        return state.view.outcome is None and self.plays(state.view.to_decide)

    def turn_over(self) -> None:
        """Wait anew before the next move."""
        self._waited = 0.0

    def decide(
        self, state: State, wanted: Action | None, dt: float, seconds: float, pace: float
    ) -> Action | None:
        """Return the move to carry out, `dt` seconds later; None while people can still read.

        Without a move that is `wanted`, think about one for some seconds.
        """
        self._waited += dt
        if wanted is None:
            self.think(state, seconds)
            wanted = self.wanted(state)
        return wanted if self._waited >= PAUSE * pace else None

    def wanted(self, state: State) -> Action | None:
        """Return what the computer will do in this position, once it knows."""
        if self._thinking is None or state is not self._state:
            return None
        return self._thinking.answer

    def think(self, state: State, seconds: float) -> None:
        """Think about this position for some seconds, unless a person decides."""
        if state is not self._state:
            self.forget()
            self._state = state
        if not self.decides(state):
            return
        if self._thinking is None:
            character = self.characters[state.view.to_decide]
            self._thinking = ThinkingTask(self._bot(character).think(state))
        self._thinking.go_on(seconds)

    def forget(self) -> None:
        """Discard the current thoughts."""
        self._state = self._thinking = None

    def _bot(self, character: str) -> Bot[State, Action]:
        assert self._make is not None, "there are no computer players without bots"
        if character not in self._bots:
            self._bots[character] = self._make(character, f"{self._seed} {character}")
        return self._bots[character]
