"""The characters of the computer players, and what a position is worth to one of them, in euros.

The steady one keeps reserves and trades for little; the bold one spends, and pays for areas; the
obliging one likes trades that help both. Nothing hidden is looked at.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from math import inf
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM, CREDIT_PRICE, AreaId
from ecosfera.games.co2.rules.state import balance, retire_price

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.pieces import Catalogue
    from ecosfera.games.co2.rules.state import View


@dataclass(frozen=True, slots=True)
class Weights:
    """What a computer player thinks things are worth, in euros if nothing else is said."""

    point: int = 260
    """A point of the balance."""
    nearer: float = 0.5
    """By how much more all points count at the goal than at 0."""
    haste: float = 0.6
    """By how much more points count in a long game than in its first round."""
    place: int = 300
    """A territory, beside all that follows."""
    rent: float = 1.2
    """A euro of rent."""
    possible: float = 0.6
    """An action not yet done on an own territory, in points."""
    shares: tuple[float, float, float, float] = (0.0, 0.05, 0.30, 0.85)
    """The part of an area's bonus that counts before the sun shines, for 0 to 3 territories."""
    done_share: float = 0.012
    """How much more of it counts for every action done there."""
    next_card: int = 180
    """A card that an own territory needs next."""
    later_card: int = 45
    """A card that an own territory needs later."""
    credits: tuple[int, int, int] = (170, 100, 25)
    """A credit: one of the first few, one that an action can use, one more."""
    race: int = 0
    """To be at the goal, some rounds ahead; 0 for those who do not plan so far."""
    step: float = 0.95
    """What remains of that for each action that lies between."""
    rivalry: float = 0.0
    """How much of what a trade brings the partner in this race counts as lost."""


STANDARD: Final = Weights()
FORESIGHT: Final = Weights(race=12_000, rivalry=1.0)
"""The weights of strong players: they plan the way to the goal, and that of their partners."""


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
    """How much the gain of a player who is ahead after a trade counts against it."""
    toll: float
    """The part of an area's bonus that it wants on top for what completes the area for another."""
    weights: Weights = STANDARD


STEADY: Final = Character(
    "steady",
    reserve=1300,
    lowest=-10,
    areas=1.0,
    margin=80,
    share=0.55,
    wary=3,
    grudge=0.35,
    toll=0.05,
)
BOLD: Final = Character(
    "bold",
    reserve=500,
    lowest=-12,
    areas=1.25,
    margin=40,
    share=0.45,
    wary=1,
    grudge=0.25,
    toll=0.05,
)
OBLIGING: Final = Character(
    "obliging",
    reserve=900,
    lowest=-11,
    areas=1.05,
    margin=30,
    share=0.4,
    wary=2,
    grudge=0.35,
    toll=0.05,
)
CHARACTERS: Final = {character.id: character for character in (STEADY, BOLD, OBLIGING)}
"""The characters by id."""
NEUTRAL: Final = Character(
    "neutral",
    reserve=900,
    lowest=-11,
    areas=1.0,
    margin=60,
    share=0.5,
    wary=2,
    grudge=0.35,
    toll=0.0,
)
"""What every player is taken for, as nobody knows what others think."""
ADVISER: Final = replace(NEUTRAL, id="adviser", share=1.0, weights=FORESIGHT)
"""Weighs trades for the hints: euros, bonuses, and the race to the goal, of both sides alike.

It asks for all that the other side can do without, so a hint pays no more than it has to.
"""


# -- the valuation ---------------------------------------------------------------------------------


WON: Final = 1_000_000
NEAR_GOAL: Final = 12
"""How far from the goal a player may be who reaches it in a turn."""
IN_REACH: Final = 12_000
"""The goal can be reached with the cards in hand."""
LONG: Final = 20
"""The round from which a game is long."""
AREA_SIZE: Final = 3
"""Number of territories of an area."""
CHIP: Final = 0.3
"""The part of its worth to another player that the last territory of their area has."""
FEW_CREDITS: Final = 4
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
    retired: int = 0
    """Points for which credits were handed in (RULES 4.9)."""


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
    return Assets(view.owned(player), has.euros, has.credits, has.hand, has.retired)


def haste(view: View) -> float:
    """Return how long the game has lasted already, from 0 to 1."""
    return min(1.0, view.turn.round / LONG)


class Valuation:
    """The worth of pieces and money to one player of a position, with one character."""

    def __init__(self, view: View, player: PlayerId, character: Character) -> None:
        self.view = view
        self.player = player
        self.character = character
        self.weights = character.weights
        self.point = self.weights.point * (1 + self.weights.haste * haste(view))
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
        points += has.retired
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
        total += self._race(has, done, points)
        return total + self.purse(has.euros, has.credits, settled=settled)

    def _race(self, has: Assets, done: Sequence[int], points: int) -> float:
        """Return what it is worth to have the goal so near."""
        if not self.weights.race:
            return 0
        near: float = self.weights.step ** distance(self.view, has, done, points)
        return self.weights.race * near

    def race(self, has: Assets) -> float:
        """Return what it is worth to have the goal so near with these things."""
        return self._race(has, self.view.done, points(self.view, has))

    def gain(self, has: Assets, done: Sequence[int] = (), *, settled: bool = False) -> float:
        """Return by how much a position is worth more than the one of now."""
        return self.worth(has, done, settled=settled) - self.now

    def weighed(self, points: int) -> float:
        """Return points of which each counts the more, the nearer to the goal."""
        return points * (1 + self.weights.nearer * max(0, points) / self.view.config.goal)

    def credits(self, n: int, free: int) -> float:
        """Return what credits are worth; `free` actions are not done yet."""
        first, used, spare = self.weights.credits
        few = min(n, FEW_CREDITS)
        more = min(n, max(FEW_CREDITS, free)) - few
        return first * few + used * more + spare * (n - few - more)

    def credits_of(self, has: Assets) -> float:
        """Return what the credits are worth among these things."""
        free = sum([ACTIONS - self.view.done[territory] for territory in has.territories])
        return self.credits(has.credits, free)

    def toll(self, areas: Iterable[AreaId]) -> float:
        """Return what the player wants on top for what completes these areas for another."""
        return self.character.toll * self.point * sum(self._bonuses[area] for area in areas)

    def more_points(self, more: int) -> float:
        """Return what it is worth to have so many points more than now."""
        now = balance(self.view, self.player)
        return self.point * (self.weighed(now + more) - self.weighed(now))

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
                    total += self.weights.later_card if later else self.weights.next_card
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
            total += self.weights.place + self.weights.rent * card.rents[at]
        total += self.weights.possible * self.point * free
        for area, count in enumerate(counts):
            if count == 3 and finished[area] == 3 * ACTIONS:
                points += self._bonuses[area]
            elif count:
                share = self._share(count, finished[area])
                total += share * self.character.areas * self._bonuses[area] * self.point
                if count == 1:
                    total += self._chip(area)
        return total, points, free

    def _share(self, count: int, done: int) -> float:
        """Return the part of an area's bonus that counts before the sun shines there."""
        weights = self.weights
        return weights.shares[count] + (weights.done_share * done if count > 1 else 0)

    def _chip(self, area: int) -> float:
        """Return what the only own territory of an area is worth because another lacks it."""
        owners = [self.view.owners[t] for t in self.view.catalogue.areas[area].territories]
        others = [owner for owner in owners if owner is not None and owner != self.player]
        if len(others) < 2 or others[0] != others[-1]:
            return 0
        shares = self.weights.shares
        return CHIP * (shares[3] - shares[2]) * self._bonuses[area] * self.point

    def _owed(self, euros: int, credit: int) -> float:
        """Return what the debt that stands takes away."""
        assert self._debt is not None
        missing = max(0, self._debt.credits - credit)
        price = self._debt.euros + CREDIT_PRICE * missing
        paid = price + self.weights.credits[1] * (self._debt.credits - missing)
        return paid + (SHORT + price - euros if price > euros else 0)


WAIT: Final = 8
"""How many actions it takes as long as to get a territory that an area lacks."""
NEVER: Final = 60
"""How many actions more it takes where no way leads to the goal yet."""
RETIRING: Final = 2
"""How many actions more a point takes for which credits are handed in, once in a turn."""
LAST_POINTS: Final = 3
"""How near the goal it is said that credits do not bring the last point (RULES 4.9)."""
READY: Final = 0.5
"""The part of an action that a card in hand which fits takes off the way."""


def distance(view: View, has: Assets, done: Sequence[int], points: int) -> float:
    """Return how many actions away the goal is on the best way there.

    A way leads through single actions anywhere, and through up to two areas, whose bonus counts in
    the end; territories that an area lacks take time, too. Cards in hand that fit shorten the way.
    Where credits may be handed in, that is a way for points that no action is left for.
    """
    missing = view.config.goal - points
    spare = sum([ACTIONS - done[territory] for territory in has.territories])
    beyond = RETIRING if view.config.retire else inf

    def steps(left: int, free: int) -> float:
        """Return what points take of which so many can be actions."""
        return left if left <= free else left + beyond * (left - free)

    best: float = max(0, missing - spare) + NEVER
    if spare or not view.config.last_earned:
        best = min(best, steps(missing, spare))
    areas = _ways(view.catalogue, has, done)
    for i, first in enumerate(areas):
        left, free = missing - first.gain, spare - first.own
        best = min(best, first.work + max(0, steps(left, free)))
        for second in areas[i + 1 :]:
            rest = left - second.gain
            more = steps(rest, free - second.own)
            best = min(best, first.work + second.work + max(0, more))
    return best - READY * min(has.credits, ready(view.catalogue, has, done))


class Way(NamedTuple):
    """What it takes to let the sun shine in an area."""

    work: int
    """Actions, and the time for territories that are lacking, in actions."""
    gain: int
    """By how much the balance rises in the end."""
    own: int
    """Actions on territories that are there already."""


def _ways(catalogue: Catalogue, has: Assets, done: Sequence[int]) -> list[Way]:
    """Return what it takes in each area of which a player has a territory."""
    owned: dict[int, list[TerritoryId]] = {}
    for territory in has.territories:
        owned.setdefault(catalogue.territories[territory].area, []).append(territory)
    bonuses = facts(catalogue).bonuses
    ways = []
    for area, places in owned.items():
        own = sum([ACTIONS - done[t] for t in places])
        lacking = [t for t in catalogue.areas[area].territories if t not in places]
        if own or lacking:
            costs = sum([catalogue.territories[t].co2 for t in lacking])
            work = own + (WAIT + ACTIONS) * len(lacking)
            ways.append(Way(work, own + bonuses[area] + ACTIONS * len(lacking) - costs, own))
    return ways


def ready(catalogue: Catalogue, has: Assets, done: Sequence[int]) -> int:
    """Return how many territories have their next card in the hand; a card counts once."""
    hand = list(has.hand)
    for territory in has.territories:
        at = done[territory]
        if at < ACTIONS and catalogue.territories[territory].kinds[at] in hand:
            hand.remove(catalogue.territories[territory].kinds[at])
    return len(has.hand) - len(hand)


def reach(view: View, has: Assets, done: Sequence[int] = (), *, retires: bool = True) -> int:
    """Return the balance that a player with these things can reach with the cards in hand.

    `retires` says whether credits are handed in, too: where they may not bring the last point,
    before the last action.
    """
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
    retires = retires and view.config.retire and credit >= retire_price(has.retired)
    if view.config.last_earned:
        retires = retires and points(view, has, done) + 1 < view.config.goal
    return points(view, has, now) + retires


def credits_first(view: View) -> bool:
    """Return whether the active player wins only by credits handed in before the last action."""
    goal, has = view.config.goal, assets(view, view.turn.player)
    return view.config.last_earned and reach(view, has, retires=False) < goal <= reach(view, has)


def near_last_point(view: View) -> bool:
    """Return whether credits would bring the active player near the point they cannot bring."""
    config, after = view.config, balance(view, view.turn.player) + 1
    return config.last_earned and after >= config.goal - LAST_POINTS


def suns_in_reach(view: View, has: Assets) -> frozenset[AreaId]:
    """Return the areas over which the sun shines, or would with one action more.

    The card and the credit for that action are there.
    """
    cards, found = view.catalogue.territories, set()
    for number, area in enumerate(view.catalogue.areas):
        if all(t in has.territories for t in area.territories):
            missing = [kind for t in area.territories for kind in cards[t].kinds[view.done[t] :]]
            last = len(missing) == 1 and missing[0] in has.hand and has.credits > 0
            if last or not missing:
                found.add(AreaId(number))
    return frozenset(found)


def points(view: View, has: Assets, done: Sequence[int] = ()) -> int:
    """Return the balance of a player with these things."""
    done = done or view.done
    total = sum([done[t] - view.catalogue.territories[t].co2 for t in has.territories])
    total += has.retired
    for area, bonus in zip(view.catalogue.areas, facts(view.catalogue).bonuses, strict=True):
        if all(t in has.territories and done[t] == ACTIONS for t in area.territories):
            total += bonus
    return total
