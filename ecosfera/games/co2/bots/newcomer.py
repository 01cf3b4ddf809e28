"""The newcomer: a computer player as in somebody's first game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from ecosfera.core.bot import Decision
from ecosfera.core.rng import Rng
from ecosfera.games.co2.bots.answers import explain
from ecosfera.games.co2.bots.deals import KEPT
from ecosfera.games.co2.bots.options import best_option, option_gain
from ecosfera.games.co2.bots.trader import Trader
from ecosfera.games.co2.bots.valuation import Valuation, assets, reach
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.engine import legal
from ecosfera.games.co2.rules.state import balance

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterable

    from ecosfera.games.co2.bots.dealings import Trade
    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import State, View

AREAS: Final = 0.4
"""The part of the prospect of a whole area that a newcomer sees."""
MISSES: Final = 5
"""Of so many turns with an action that fits it misses one, and all but the first in the others."""
BEHIND: Final = 1
"""Who is so far behind the people misses nothing."""
AHEAD: Final = 2
"""Who is so far ahead of them acts in one of so few turns with an action that fits."""
ACTS_AHEAD: Final = 3
LOWEST: Final = -7
"""The balance below which a newcomer buys nothing, whatever its character."""
SELDOM: Final = 3
"""In one of so many rounds it looks for a trade with a computer, and hands in credits; it offers a
person something in every one, and hands in credits to win."""


class Newcomer(Trader):
    """Sees little of an area's prospect, acts once in a turn, makes few offers and no counters.

    It seldom hands in credits.
    """

    def __init__(
        self,
        character: Character,
        seed: str = "",
        people: Collection[PlayerId] = (),
        log: Callable[[], Iterable[Trade]] | None = None,
    ) -> None:
        lowest, areas = max(LOWEST, character.lowest), AREAS * character.areas
        super().__init__(replace(character, lowest=lowest, areas=areas), seed, people, log)
        self._luck = Rng(f"newcomer {seed}")

    def option(self, view: View) -> Generator[None, None, Action]:
        """Find what to do; carry out what fits, or end the turn where that is missed."""
        could_win = reach(view, assets(view, view.turn.player)) >= view.config.goal
        retires = self._seldom(view) or could_win or self._lag(view) >= BEHIND
        action = yield from best_option(view, self.character, retires=retires)
        if not isinstance(action, act.Play | act.Pass | act.EndTurn):
            return action
        options = legal(view)
        plays = [option for option in options if isinstance(option, act.Play)]
        if not plays:
            return action
        if self._misses(view):
            return next((o for o in options if isinstance(o, act.Pass | act.EndTurn)), action)
        if isinstance(action, act.Play) or view.active.credits <= KEPT:
            return action
        value = Valuation(view, view.turn.player, self.character)
        return max(plays, key=partial(option_gain, value))

    def _misses(self, view: View) -> bool:
        """Return whether an action is missed: any but the first one of a turn, and that seldom.

        Who lags behind misses none, and who is ahead misses more.
        """
        lag = self._lag(view)
        if lag >= BEHIND:
            return False
        if view.turn.played:
            return True
        luck = self._luck.number()
        return luck % ACTS_AHEAD > 0 if lag <= -AHEAD else luck % MISSES == 0

    def _lag(self, view: View) -> int:
        """Return how far the balance is behind the best of the people, or else of all others."""
        me = view.turn.player
        others = [p for p in view.playing if p != me and (p in self.people or not self.people)]
        best = max([balance(view, player) for player in others], default=0)
        return best - balance(view, me)

    def decide(self, state: State) -> Generator[None, None, Decision[Action]]:
        """Choose an action; where others would make a counter-offer, refuse."""
        decision = yield from super().decide(state)
        if isinstance(decision.action, act.MakeCounter):
            return Decision(act.Refuse(), explain(state.view, act.Refuse(), self.character))
        return decision

    def may_ask(self, view: View, partner: PlayerId) -> bool:
        """Return whether an offer to this player is possible; to a computer in some rounds only."""
        asks = partner in self.people or self._seldom(view)
        return asks and super().may_ask(view, partner)

    def _seldom(self, view: View) -> bool:
        """Return whether it thinks of what it does in some rounds only."""
        return (view.turn.round + view.turn.player) % SELDOM == 0
