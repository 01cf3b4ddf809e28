"""The bots by name, and the random bot."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, TypeVar

from ecosfera.core.bot import Bot
from ecosfera.core.players import PERSON
from ecosfera.core.rng import Rng
from ecosfera.games.co2.bots.greedy import GreedyBot
from ecosfera.games.co2.bots.newcomer import Newcomer
from ecosfera.games.co2.bots.trader import Planner, Trader
from ecosfera.games.co2.bots.valuation import CHARACTERS, STEADY
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.engine import legal, refusal
from ecosfera.games.co2.rules.ids import EVERY_PLAYER, NOTE
from ecosfera.games.co2.rules.state import Side

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterable, Sequence

    from ecosfera.games.co2.bots.dealings import Trade
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.rules.state import State, View


Thing = TypeVar("Thing")

TRIES: Final = 10
"""Number of random offers that are tried before another action is chosen."""


class RandomBot(Bot["State", "Action"]):
    """Picks any legal action; makes up an offer where one is possible."""

    def __init__(self, seed: str) -> None:
        self._luck = Rng(seed)

    def think(self, state: State) -> Generator[None, None, Action]:
        """Return a random legal action."""
        yield
        view = state.view
        options = legal(view)
        while True:
            action = self._luck.pick(options)
            if not isinstance(action, act.OfferTemplate | act.CounterTemplate):
                return action
            for _ in range(TRIES):
                offer = self.offer(view, action)
                if refusal(view, offer) is None:
                    return offer

    def offer(self, view: View, template: act.Template) -> act.Propose | act.MakeCounter:
        """Return an offer of this kind, legal or not."""
        me = view.to_decide
        partner = view.turn.player if isinstance(template, act.CounterTemplate) else template.to
        cards = self._luck.number() % 3
        give, get = self._side(view, me, cards), self._side(view, partner, cards)
        settle = view.debt is not None and self._luck.number() % 2 == 0
        if isinstance(template, act.CounterTemplate):
            return act.MakeCounter(give, get, settle)
        return act.Propose(template.to, give, get, settle)

    def _side(self, view: View, player: PlayerId, cards: int) -> Side:
        """Return something that a player has, money seldom."""
        has = view.players[player]
        euros = self._luck.number() % (has.euros // NOTE + 1) * NOTE
        return Side(
            territories=self._some(view.owned(player), 2),
            credits=self._luck.number() % (has.credits + 1) if self._seldom() else 0,
            euros=euros if self._seldom() else 0,
            cards=self._some(has.hand, cards),
        ).in_order()

    def _seldom(self) -> bool:
        return self._luck.number() % 3 == 0

    def _some(self, things: Iterable[Thing], most: int) -> tuple[Thing, ...]:
        """Return up to so many of the things, each place once."""
        left = list(things)
        count = min(len(left), self._luck.number() % (most + 1))
        return tuple([left.pop(self._luck.number() % len(left)) for _ in range(count)])


OF_STRENGTH: Final[dict[str, type[Trader]]] = {
    "newcomer": Newcomer,
    "steady": Trader,
    "strong": Planner,
}
"""The kind of player for each strength."""


# -- by name ---------------------------------------------------------------------------------------


BOTS: Final[dict[str, Callable[[str], Bot[State, Action]]]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "newcomer": partial(Newcomer, STEADY),
    **{name: partial(Trader, character) for name, character in CHARACTERS.items()},
    "strong": partial(Planner, STEADY),
}
"""Functions that make a bot from a seed, weakest bot first."""


def people_in(characters: Sequence[str]) -> frozenset[PlayerId]:
    """Return the seats of people, given the character of each seat's computer or `PERSON`."""
    return frozenset(
        seat
        for seat, character in zip(EVERY_PLAYER, characters, strict=False)
        if character == PERSON
    )


def computer_player(
    character: str,
    seed: str,
    people: Collection[PlayerId] = (),
    strength: str = "steady",
    log: Callable[[], Iterable[Trade]] | None = None,
) -> Bot[State, Action]:
    """Return a computer player for a table at which these seats are played by people.

    `log` returns the trades of the match, the last one first.
    """
    if character in CHARACTERS:
        return OF_STRENGTH[strength](CHARACTERS[character], seed, people, log)
    return BOTS[character](seed)
