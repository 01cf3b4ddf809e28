"""The characters of the computer players, and what a position is worth to one of them, in euros.

The steady one keeps reserves and trades for little; the bold one spends, and pays for areas; the
obliging one likes trades that help both. Nothing hidden is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM, CREDIT_PRICE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import View


@dataclass(frozen=True, slots=True)
class Character:
    """The habits of a computer player: how it weighs its pieces, and how it bargains."""

    id: str
    reserve: int
    """Euros that it likes to keep: each below that counts half as much again."""
    lowest: int
    """The balance below which it buys nothing."""
    areas: float
    """How much the prospect of a whole area counts, compared with the others."""
    margin: int
    """The least gain, in euros, for which it trades in the first round; later less will do."""
    share: float
    """The part of what both gain together that it asks for itself."""
    wary: int
    """A trade must not let another player get so near to the goal with the cards in hand,
    early in the game."""
    grudge: float
    """How much the gain of a player who is ahead counts against a trade."""


STEADY: Final = Character(
    "steady", reserve=1300, lowest=-10, areas=1.0, margin=80, share=0.55, wary=3, grudge=0.35
)
BOLD: Final = Character(
    "bold", reserve=500, lowest=-12, areas=1.25, margin=40, share=0.45, wary=1, grudge=0.25
)
OBLIGING: Final = Character(
    "obliging", reserve=900, lowest=-11, areas=1.05, margin=30, share=0.4, wary=2, grudge=0.35
)
CHARACTERS: Final = {character.id: character for character in (STEADY, BOLD, OBLIGING)}
"""The characters by id."""
NEUTRAL: Final = Character(
    "neutral", reserve=900, lowest=-11, areas=1.0, margin=60, share=0.5, wary=2, grudge=0.35
)
"""What every player is taken for, as nobody knows what others think; it gives the hints."""


# -- the valuation ---------------------------------------------------------------------------------


WON: Final = 1_000_000
NEAR_GOAL: Final = 12
"""How far from the goal a player may be who reaches it in a turn."""
IN_REACH: Final = 12_000
"""The goal can be reached with the cards in hand."""
POINT: Final = 260
"""A point of the balance."""
NEARER: Final = 0.5
"""By how much more all points count at the goal than at 0."""
HASTE: Final = 0.6
"""By how much more points count in a long game than in its first round."""
LONG: Final = 20
"""The round from which a game is long."""
PLACE: Final = 300
"""A territory, beside all that follows."""
RENT: Final = 1.2
"""A euro of rent."""
POSSIBLE: Final = 0.6
"""An action not yet done on an own territory, in points."""
SHARES: Final = (0.0, 0.05, 0.30, 0.85)
"""The part of an area's bonus that counts for 0 to 3 of its territories before the sun shines."""
DONE_SHARE: Final = 0.012
"""How much more of it counts for every action done there."""
CHIP: Final = 0.3
"""The part of its worth to another player that the last territory of their area has."""
NEXT_CARD: Final = 180
"""A card that an own territory needs next."""
LATER_CARD: Final = 45
"""A card that an own territory needs later."""
FEW_CREDITS: Final = 4
CREDIT_VALUES: Final = (170, 100, 25)
"""A credit: one of the first few, one that an action can use, one more."""
WEALTH: Final = 3500
"""Euros beyond that count half."""
NEAR_BOTTOM: Final = BOTTOM + 5
DANGER: Final = 500
"""Each point of the balance near the bottom."""
SHORT: Final = 2500
"""A debt that cannot be paid."""


class Assets(NamedTuple):
    """The pieces and money that a player has, or would have."""

    territories: tuple[TerritoryId, ...]
    euros: int
    credits: int
    hand: tuple[KindId, ...]


@dataclass(frozen=True, slots=True)
class AreaFacts:
    """The facts about the areas for the valuation."""

    bonuses: tuple[int, ...]


@cache
def facts(catalogue: Catalogue) -> AreaFacts:
    """Return the sum of the bonuses of each area."""
    return AreaFacts(
        tuple(
            sum(catalogue.territories[t].bonus for t in area.territories)
            for area in catalogue.areas
        )
    )


def assets(view: View, player: PlayerId) -> Assets:
    """Return what a player has."""
    has = view.players[player]
    return Assets(view.owned(player), has.euros, has.credits, has.hand)


def haste(view: View) -> float:
    """Return how long the game has lasted already, from 0 to 1."""
    return min(1.0, view.turn.round / LONG)


class Valuation:
    """The worth of pieces and money to one player of a position, with one character."""

    def __init__(self, view: View, player: PlayerId, character: Character) -> None:
        self.view = view
        self.player = player
        self.character = character
        self.point = POINT * (1 + HASTE * haste(view))
        self._bonuses = facts(view.catalogue).bonuses
        debt = view.debt
        self._debt = debt if debt is not None and debt.player == player else None
        self.now = self.worth(assets(view, player))

    @property
    def in_debt(self) -> bool:
        """Return whether the player owes something."""
        return self._debt is not None

    def worth(self, has: Assets, done: Sequence[int] = (), *, settled: bool = False) -> float:
        """Return what it is worth to have this, with so many actions done on the territories."""
        done = done or self.view.done
        land, points, free = self._land(has.territories, done)
        if points >= self.view.config.goal:
            return WON
        total = land + self.point * self.weighed(points) + self.credits(has.credits, free)
        total -= max(0, NEAR_BOTTOM - points) * DANGER
        if points <= BOTTOM:
            total -= WON
        goal = self.view.config.goal
        if points >= goal - NEAR_GOAL and reach(self.view, has, done) >= goal:
            total += IN_REACH
        total += self.cards(has.territories, has.hand, done)
        return total + self.purse(has.euros, has.credits, settled=settled)

    def gain(self, has: Assets, done: Sequence[int] = (), *, settled: bool = False) -> float:
        """Return by how much a position is worth more than the one of now."""
        return self.worth(has, done, settled=settled) - self.now

    def weighed(self, points: int) -> float:
        """Return points of which each counts the more, the nearer to the goal."""
        return points * (1 + NEARER * max(0, points) / self.view.config.goal)

    def credits(self, n: int, free: int) -> float:
        """Return what credits are worth; `free` actions are not done yet."""
        first, used, spare = CREDIT_VALUES
        few = min(n, FEW_CREDITS)
        more = min(n, max(FEW_CREDITS, free)) - few
        return first * few + used * more + spare * (n - few - more)

    def purse(self, euros: int, credit: int, *, settled: bool = False) -> float:
        """Return what euros are worth, less the debt that stands unless it is settled."""
        total = euros - max(0, euros - WEALTH) / 2 - max(0, self.character.reserve - euros) / 2
        return total if settled or self._debt is None else total - self._owed(euros, credit)

    def cards(
        self, territories: Sequence[TerritoryId], hand: Sequence[KindId], done: Sequence[int] = ()
    ) -> float:
        """Return what a hand is worth; a card counts for one territory only."""
        done = done or self.view.done
        cards = self.view.catalogue.territories
        left = list(hand)
        total = 0
        places = [(cards[t].kinds, done[t]) for t in territories if done[t] < ACTIONS]
        for later in range(ACTIONS):
            for kinds, at in places:
                if at + later < ACTIONS and kinds[at + later] in left:
                    left.remove(kinds[at + later])
                    total += LATER_CARD if later else NEXT_CARD
            if not left:
                break
        return total

    def _land(
        self, territories: Sequence[TerritoryId], done: Sequence[int]
    ) -> tuple[float, int, int]:
        """Return the worth of territories without their points, the points, and actions to do."""
        cards = self.view.catalogue.territories
        total, points, free = 0.0, 0, 0
        counts, finished = [0] * len(self._bonuses), [0] * len(self._bonuses)
        for territory in territories:
            card, at = cards[territory], done[territory]
            points += at - card.co2
            free += ACTIONS - at
            counts[card.area] += 1
            finished[card.area] += at
            total += PLACE + RENT * card.rents[at]
        total += POSSIBLE * self.point * free
        for area, count in enumerate(counts):
            if count == 3 and finished[area] == 3 * ACTIONS:
                points += self._bonuses[area]
            elif count:
                share = SHARES[count] + (DONE_SHARE * finished[area] if count > 1 else 0)
                total += share * self.character.areas * self._bonuses[area] * self.point
                if count == 1:
                    total += self._chip(area)
        return total, points, free

    def _chip(self, area: int) -> float:
        """Return what the only own territory of an area is worth because another lacks it."""
        owners = [self.view.owners[t] for t in self.view.catalogue.areas[area].territories]
        others = [owner for owner in owners if owner is not None and owner != self.player]
        if len(others) < 2 or others[0] != others[-1]:
            return 0
        return CHIP * (SHARES[3] - SHARES[2]) * self._bonuses[area] * self.point

    def _owed(self, euros: int, credit: int) -> float:
        """Return what the debt that stands takes away."""
        assert self._debt is not None
        missing = max(0, self._debt.credits - credit)
        price = self._debt.euros + CREDIT_PRICE * missing
        paid = price + CREDIT_VALUES[1] * (self._debt.credits - missing)
        return paid + (SHORT + price - euros if price > euros else 0)


def reach(view: View, has: Assets, done: Sequence[int] = ()) -> int:
    """Return the balance that a player with these things can reach with the cards in hand."""
    now = list(done or view.done)
    cards = view.catalogue.territories
    hand, credit = list(has.hand), has.credits
    played = True
    while played and credit:
        played = False
        for territory in has.territories:
            at = now[territory]
            if credit and at < ACTIONS and cards[territory].kinds[at] in hand:
                hand.remove(cards[territory].kinds[at])
                now[territory] += 1
                credit -= 1
                played = True
    points = sum(now[t] - cards[t].co2 for t in has.territories)
    for area, bonus in zip(view.catalogue.areas, facts(view.catalogue).bonuses, strict=True):
        if all(t in has.territories and now[t] == ACTIONS for t in area.territories):
            points += bonus
    return points
