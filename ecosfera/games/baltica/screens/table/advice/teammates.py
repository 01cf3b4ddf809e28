"""Computer teammates: who plays each row, and their thinking in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.bot import ThinkingTask
from ecosfera.core.player_kinds import PERSON
from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.bots.intention import explain_move
from ecosfera.games.baltica.rules.view import in_front

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ecosfera.games.baltica.bots.intention import Intention
    from ecosfera.games.baltica.bots.searcher import Searcher
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State


class Teammates:
    """Who plays each row, and the thinking of the teammate who has to decide."""

    def __init__(self, characters: Iterable[str], seed: str) -> None:
        self.characters = list(characters)
        """For each row the character of its teammate, or `PERSON`."""
        self._seed = seed
        self._bots: dict[str, Searcher] = {}
        self._refused: set[CardId] = set()
        self._turn = -1
        self._state: State | None = None
        self._thinking: ThinkingTask[Intention] | None = None
        self._wanted: Action | None = None
        self.wish: Callable[[], Action | None] = lambda: None
        """Returns the move to make instead of an own one, if it is legal, for a tutorial."""

    def plays(self, player: PlayerId) -> bool:
        """Return whether a teammate plays this row."""
        return self.characters[player] != PERSON

    @property
    def people(self) -> int:
        """Return the number of rows played by people."""
        return self.characters.count(PERSON)

    def decides(self, state: State) -> bool:
        """Return whether a teammate has to decide."""
        return state.outcome is None and self.plays(in_front(state))

    def seat(self, player: PlayerId, character: str) -> None:
        """Give a row to a teammate or to a person."""
        self.characters[player] = character
        self.forget()

    @property
    def thinking(self) -> bool:
        """Return whether a teammate is still thinking."""
        return self._thinking is not None and not self._thinking.done

    def intention(self, state: State) -> Intention | None:
        """Return what the teammate will do in this position; None while it is thinking."""
        if self._thinking is None or state is not self._state:
            return None
        return self._thinking.answer

    def think(self, state: State, seconds: float) -> None:
        """Think about this position for `seconds`, unless people decide."""
        wanted = self.wish()
        if state is not self._state or wanted != self._wanted:
            self.forget()
            self._state, self._wanted = state, wanted
            if state.number != self._turn:
                self._turn = state.number
                self._refused.clear()
        if not self.decides(state):
            self._thinking = None
            return
        if self._thinking is None:
            bot = self._bot(self.characters[in_front(state)])
            self._thinking = ThinkingTask(explain_move(bot, state, self._refused, wanted))
        self._thinking.go_on(seconds)

    def refuse(self, measure: CardId) -> None:
        """Exclude a measure that the people do not want in this turn, and think again."""
        self._refused.add(measure)
        self._thinking = None

    def forget(self) -> None:
        """Discard the current thoughts."""
        self._state = self._thinking = None

    def _bot(self, character: str) -> Searcher:
        """Return the bot of a character."""
        if character not in self._bots:
            self._bots[character] = teammate(character, f"{self._seed} {character}")
        return self._bots[character]
