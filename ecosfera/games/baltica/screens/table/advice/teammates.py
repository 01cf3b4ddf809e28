"""Computer teammates: who plays each row, and their thinking in every frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.bots.hint import explain_move
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.tabletop.players import Players

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable

    from ecosfera.core.bot import Decision
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


class Teammates(Players["State", "Action"]):
    """Who plays each row. The people can exclude a measure for one turn."""

    def __init__(self, characters: Iterable[str], seed: str) -> None:
        super().__init__(characters, seed, _to_decide, teammate)
        self._refused: set[CardId] = set()
        self._turn = -1
        self.wish: Callable[[], Action | None] = lambda: None
        """Returns the move to make instead of an own one, if it is legal, for a tutorial."""

    def thoughts(
        self, state: State, ordered: Action | None
    ) -> Generator[None, None, Decision[Action]]:
        """Choose an action, leaving out what the people have refused."""
        bot = self.bot(self.characters[in_front(state)])
        assert isinstance(bot, Searcher)
        return (yield from explain_move(bot, state, self._refused, ordered))

    def think(self, state: State, seconds: float, ordered: Action | None = None) -> None:
        """Think about a position for some seconds, unless people decide."""
        if state.number != self._turn:
            self._turn = state.number
            self._refused.clear()
        super().think(state, seconds, self.wish() if ordered is None else ordered)

    def refuse(self, measure: CardId) -> None:
        """Exclude a measure that the people do not want in this turn, and think again."""
        self._refused.add(measure)
        self.forget()


def _to_decide(state: State) -> int | None:
    return in_front(state) if state.outcome is None else None
