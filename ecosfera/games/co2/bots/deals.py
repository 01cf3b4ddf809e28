"""The search for trades from which both players gain."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import product
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.bots.valuation import (
    NEUTRAL,
    WON,
    Assets,
    Valuation,
    assets,
    haste,
    points,
    reach,
    suns_in_reach,
)
from ecosfera.games.co2.rules.fold import without
from ecosfera.games.co2.rules.ids import CREDIT_PRICE, NOTE, AreaId
from ecosfera.games.co2.rules.refusals import rent_of, trade_refusal
from ecosfera.games.co2.rules.state import Side, balance, sale_value

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View

LEAST: Final = 0.3
"""The part of its margin for which a player trades in a long game."""
SMALL_CHANGE: Final = 4
"""How many times its margin a trade of credits for euros must bring each side."""
GRUDGED: Final = 3000
"""What is begrudged another player at the most, in euros."""
LONG_GAME: Final = 60
"""The turn from which a game is too long, the more so the longer it lasts."""
WEARY: Final = 0.7
"""From here on a player lets others come near the goal, rather than play for ever."""
PRICES: Final = 120
"""The most prices that are weighed for a swap."""
USE: Final = 100
"""The least by which an exchange of cards must raise the worth of both hands."""
LOSS: Final = 300
"""No trade is worth so many euros of one's own, however much it takes from a rival."""
FALL: Final = 4
"""By so many points at the most a trade may lower a balance, unless it completes an area."""
KEPT: Final = 2
"""So many credits nobody trades away."""
MADE_OF_CREDITS: Final = 0.5
"""The part of what credits let their taker do at once that their giver wants for them."""
LUCK: Final = 1
"""By so many points a player may come nearer to the goal in a turn than the cards in hand say."""
CREDITS: Final = (2, 4)
"""Numbers of credits that are offered for euros, or asked for."""


def weariness(view: View) -> float:
    """Return how long a game has been too long, from 0 to 1."""
    return min(1.0, max(0.0, (view.turn.number - LONG_GAME) / LONG_GAME))


class Deal(NamedTuple):
    """A trade between two players, and what it brings them."""

    give: Side
    """What the one who looks for trades gives."""
    get: Side
    settle: bool
    mine: float
    """What it brings the one who looks for trades, in euros; grudges count."""
    theirs: float


@dataclass(frozen=True, slots=True)
class Swap:
    """The pieces that change hands, without euros."""

    give: Side
    get: Side
    settle: bool = False


def margin(view: View, character: Character) -> float:
    """Return the least gain for which a character trades now: the longer a game, the less."""
    return character.margin * (1 - (1 - LEAST) * haste(view))


class Pair:
    """Two players who may trade: `me` looks for trades, with a character, and `partner` answers.

    The partner is taken for an average player, unless `other` says how it weighs.
    """

    def __init__(
        self,
        view: View,
        me: PlayerId,
        partner: PlayerId,
        character: Character,
        other: Character = NEUTRAL,
    ) -> None:
        self.view = view
        self.me, self.partner = me, partner
        self.character = character
        self.mine = Valuation(view, me, character)
        self.theirs = Valuation(view, partner, other)
        self._had = assets(view, me), assets(view, partner)
        self._races = self.mine.race(self._had[1]), self.theirs.race(self._had[0])
        self._stake = max(
            nearness(view.config.goal, balance(view, player)) for player in (me, partner)
        )

    @property
    def asked_margin(self) -> float:
        """Return the least gain for which the partner is expected to trade."""
        return margin(self.view, NEUTRAL)

    def after(self, give: Side, get: Side) -> tuple[Assets, Assets]:
        """Return what both would have after a trade."""
        mine, theirs = self._had
        return _exchanged(mine, give, get), _exchanged(theirs, get, give)

    def weigh(self, give: Side, get: Side, *, settle: bool = False) -> tuple[float, float]:
        """Return what a trade brings me and the partner, less what each grudges the other."""
        gains = self.gains(give, get, settle=settle)
        return _grudging(gains, self._grudges(give, get))

    def gains(self, give: Side, get: Side, *, settle: bool = False) -> tuple[float, float]:
        """Return what a trade brings me and the partner."""
        mine, theirs = self.after(give, get)
        claim = self._claim() if settle else 0
        bring, other = (
            self.mine.gain(mine, settled=settle),
            self.theirs.gain(theirs, settled=settle),
        )
        for_them, for_me = self._races
        bring -= self.mine.weights.rivalry * (self.mine.race(theirs) - for_them)
        other -= self.theirs.weights.rivalry * (self.theirs.race(mine) - for_me)
        bring -= self._credits_missed(self.mine, self._had[0], mine, self.theirs, theirs)
        other -= self._credits_missed(self.theirs, self._had[1], theirs, self.mine, mine)
        if self.mine.in_debt:
            other -= claim
        else:
            bring -= claim
        my_toll, their_toll = self._tolls(mine, theirs)
        return bring - my_toll, other - their_toll

    def _grudges(self, give: Side, get: Side) -> tuple[float, float]:
        """Return how much each begrudges what a trade brings the other, who may then be ahead."""
        mine, theirs = (points(self.view, has) for has in self.after(give, get))
        calm = 1 - weariness(self.view)
        goal = self.view.config.goal
        return (
            closeness(goal, theirs, mine) * self.character.grudge * calm,
            closeness(goal, mine, theirs) * self.theirs.character.grudge * calm,
        )

    def _tolls(self, mine: Assets, theirs: Assets) -> tuple[float, float]:
        """Return what each wants on top for the areas that a trade completes for the other.

        Whoever owes something has no choice.
        """
        my_more, their_more = self.completed(mine, theirs)
        return (
            0 if self.mine.in_debt else self.mine.toll(their_more),
            0 if self.theirs.in_debt else self.theirs.toll(my_more),
        )

    def completed(self, mine: Assets, theirs: Assets) -> tuple[list[AreaId], list[AreaId]]:
        """Return the areas that I and the partner have whole with these things, and not before."""
        (my, their), view = self._had, self.view
        return _completed(view, my, mine), _completed(view, their, theirs)

    def _credits_missed(
        self, giver: Valuation, had: Assets, has: Assets, taker: Valuation, taken: Assets
    ) -> float:
        """Return what credits given count for beyond what they are worth to the giver.

        No credit counts less than a missing one costs at VIA. The nearer one of the two is to the
        goal, the more each counts as the point that the taker can make of it; and a part of all
        that the taker can do with them at once, such as a sun, counts too. Whoever owes something
        has no choice. `taken` is what the taker has then.
        """
        given = had.credits - has.credits
        if given <= 0 or giver.in_debt:
            return 0
        own = giver.credits_of(had) - giver.credits_of(has)
        least = max(CREDIT_PRICE * given, self._stake * taker.more_points(given))
        before = taken._replace(credits=taken.credits - given)
        more = reach(self.view, taken) - reach(self.view, before)
        return max(0.0, max(least, MADE_OF_CREDITS * taker.more_points(more)) - own)

    def _claim(self) -> int:
        """Return what a creditor can hope to get of the debt that stands."""
        debt = self.view.debt
        if debt is None:
            return 0
        sales = sum(sale_value(self.view, t) for t in self.view.owned(debt.player))
        return min(debt.euros, self.view.players[debt.player].euros + sales)

    def wins(self, mine: Assets, theirs: Assets) -> bool:
        """Return whether I win at once with these things, not the partner (RULES 9.1)."""
        first = self.view.turn.player == self.me
        return self.mine.worth(mine) >= WON and (first or self.theirs.worth(theirs) < WON)

    def helps_too_much(self, give: Side, get: Side) -> bool:
        """Return whether a trade lets the partner win, at once or soon, and not me at once."""
        mine, theirs = self.after(give, get)
        if self.wins(mine, theirs):
            return False
        return _threatens(self.view, self._had[1], theirs, mine, self.character)

    def helps_me_too_much(self, give: Side, get: Side) -> bool:
        """Return whether the partner should refuse a trade because I could win soon."""
        mine, theirs = self.after(give, get)
        return _threatens(self.view, self._had[0], mine, theirs, NEUTRAL)

    def feeds_sun(self, give: Side, get: Side) -> AreaId | None:
        """Return the area whose sun a trade lets the partner light, if it brings me none.

        Whoever wins by the trade, or owes something, may do so; and everybody in a weary game.
        """
        if self.mine.in_debt or self.wins(*self.after(give, get)):
            return None
        return self._sun_for(1, give, get)

    def _feeds_my_sun(self, give: Side, get: Side) -> bool:
        """Return whether the partner should refuse a trade for the same reason."""
        if self.theirs.in_debt or self.theirs.worth(self.after(give, get)[1]) >= WON:
            return False
        return self._sun_for(0, give, get) is not None

    def _sun_for(self, side: int, give: Side, get: Side) -> AreaId | None:
        """Return the area whose sun a trade lets one of us light, me (0) or the partner (1).

        It is None if the other one can light another sun by it, too.
        """
        after = self.after(give, get)
        fed, own = (
            suns_in_reach(self.view, after[each]) - suns_in_reach(self.view, self._had[each])
            for each in (side, 1 - side)
        )
        return min(fed) if fed and not own and weariness(self.view) < WEARY else None

    def _lets_partner_win(self, give: Side, get: Side) -> bool:
        """Return whether a trade lets the partner win at once: nobody offers that, ever."""
        mine, theirs = self.after(give, get)
        won = points(self.view, theirs) >= self.view.config.goal
        return won and not self.wins(mine, theirs)

    def feeds_partner(
        self, give: Side, get: Side, *, settle: bool = False, even: float = 0
    ) -> bool:
        """Return whether a trade helps the partner more than me, and does not win at once.

        That is so if it completes an area for the partner alone, brings the partner within a turn
        of the goal, or is worth more to the partner, by more than `even` euros.
        """
        mine, theirs = self.after(give, get)
        if self.wins(mine, theirs):
            return False
        my_areas, their_areas = self.whole_areas(mine, theirs)
        if their_areas > max(0, my_areas):
            return True
        then = reach(self.view, theirs)
        if then >= self.view.config.goal - LUCK and then > reach(self.view, self._had[1]):
            return True
        bring, other = self.weigh(give, get, settle=settle)
        return other > bring + even

    def whole_areas(self, mine: Assets, theirs: Assets) -> tuple[int, int]:
        """Return how many more whole areas I and the partner have with these things."""
        mine_more, theirs_more = (
            _whole_areas(self.view, after) - _whole_areas(self.view, before)
            for before, after in zip(self._had, (mine, theirs), strict=True)
        )
        return mine_more, theirs_more

    def ruins_me(self, give: Side, get: Side) -> bool:
        """Return whether a trade takes credits, an area or points I need, and wins nothing."""
        mine, _ = self.after(give, get)
        if self.mine.worth(mine) >= WON:
            return False
        worse = not self.mine.in_debt and self.mine.gain(mine) < -LOSS
        return worse or _ruins(self.view, self.me, self._had[0], mine)

    def overpays(self, give: Side, get: Side) -> bool:
        """Return whether I add euros to the better territories, and complete no area with it."""
        return bool(give.euros) and self._gives_better(give, get)[0]

    def _gives_better(self, give: Side, get: Side) -> tuple[bool, bool]:
        """Return for each of us whether we give territories for others with less rent.

        Whoever completes an area by it has a reason to do so.
        """
        if not give.territories or not get.territories:
            return False, False
        mine, theirs = self.whole_areas(*self.after(give, get))
        more = rent_of(self.view, give.territories) - rent_of(self.view, get.territories)
        return more > 0 >= mine, more < 0 and theirs <= 0

    def _ruins_partner(self, give: Side, get: Side) -> bool:
        """Return the same for the partner."""
        _, theirs = self.after(give, get)
        return _ruins(self.view, self.partner, self._had[1], theirs)

    def deals(self, about: Collection[TerritoryId] = ()) -> Iterator[Deal | None]:
        """Yield for each swap a deal from which both gain, or None if there is none.

        With `about`, only swaps with one of these territories are looked at.
        """
        for swap in self.swaps():
            places = (*swap.give.territories, *swap.get.territories)
            if not about or not set(places).isdisjoint(about):
                yield self.priced(swap)

    def priced(self, swap: Swap) -> Deal | None:
        """Return a swap with the euros that make both gain, or None if nothing does."""
        low, enough = self.asked_margin, margin(self.view, self.character)
        if not (swap.give.territories or swap.get.territories or swap.give.cards):
            low, enough = low * SMALL_CHANGE, enough * SMALL_CHANGE
        gains = self.gains(swap.give, swap.get, settle=swap.settle)
        if sum(gains) < low:
            return None
        least, most = self._range(swap)
        step = max(NOTE, (most - least) // (PRICES * NOTE) * NOTE)
        prices = {*range(least, most + 1, step), *([0] if least <= 0 <= most else [])}
        value = self.pricing(swap, gains)
        fair = [
            (*both, euros)
            for euros in sorted(prices)
            if (both := value(euros))[0] >= enough and both[1] >= low
        ]
        if not fair:
            return None
        mine, theirs, euros = self._choose(fair)
        give = replace(swap.give, euros=max(0, euros))
        get = replace(swap.get, euros=max(0, -euros))
        chosen = Deal(give, get, swap.settle, mine, theirs)
        return chosen if self._allowed(chosen) else None

    def _choose(self, fair: Sequence[tuple[float, float, int]]) -> tuple[float, float, int]:
        """Return which of these prices to offer, each with what it brings me and the partner."""
        share = self.character.share * max(mine + theirs for mine, theirs, _ in fair)
        return min(fair, key=lambda entry: abs(entry[0] - share))

    def pricing(
        self, swap: Swap, gains: tuple[float, float]
    ) -> Callable[[int], tuple[float, float]]:
        """Return what a swap brings both if I pay some euros; if negative the partner pays."""
        (mine, theirs), (my, their) = gains, self._had
        more, settled = swap.get.credits - swap.give.credits, swap.settle
        mine -= self.mine.purse(my.euros, my.credits + more, settled=settled)
        theirs -= self.theirs.purse(their.euros, their.credits - more, settled=settled)
        grudges = self._grudges(swap.give, swap.get)

        def value(euros: int) -> tuple[float, float]:
            both = (
                mine + self.mine.purse(my.euros - euros, my.credits + more, settled=settled),
                theirs
                + self.theirs.purse(their.euros + euros, their.credits - more, settled=settled),
            )
            return _grudging(both, grudges)

        return value

    def _range(self, swap: Swap) -> tuple[int, int]:
        """Return the least and the most euros that I may pay (RULES 11.4).

        Nobody adds euros to the better territories.
        """
        mine, theirs = self._had
        least, most = -theirs.euros, mine.euros
        if swap.get.territories and not swap.give.territories:
            least = max(least, rent_of(self.view, swap.get.territories))
        if swap.give.territories and not swap.get.territories:
            debt = self.view.debt
            forgiven = debt.euros if swap.settle and debt is not None else 0
            most = min(most, forgiven - rent_of(self.view, swap.give.territories))
        i_give_better, partner_gives_better = self._gives_better(swap.give, swap.get)
        if i_give_better:
            most = min(most, 0)
        if partner_gives_better:
            least = max(least, 0)
        return least, most

    def _allowed(self, deal: Deal) -> bool:
        """Return whether the rules allow a deal, and it lets nobody else win."""
        if self.helps_too_much(deal.give, deal.get) or self.helps_me_too_much(deal.give, deal.get):
            return False
        if self._lets_partner_win(deal.give, deal.get):
            return False
        if self.feeds_sun(deal.give, deal.get) is not None:
            return False
        if self._feeds_my_sun(deal.give, deal.get):
            return False
        if self.ruins_me(deal.give, deal.get) or self._ruins_partner(deal.give, deal.get):
            return False
        if self.view.turn.player == self.me:
            first, give, get = self.partner, deal.give, deal.get
        else:
            first, give, get = self.me, deal.get, deal.give
        return trade_refusal(self.view, first, give, get, settle=deal.settle) is None

    # -- what may change hands ----

    def swaps(self) -> Iterator[Swap]:
        """Yield what may be worth trading."""
        yield from self._cards()
        yield from self._places()
        for credit in CREDITS:
            if self._had[1].credits > credit:
                yield Swap(Side(), Side(credits=credit))
            if self._had[0].credits > credit:
                yield Swap(Side(credits=credit), Side())

    def _cards(self) -> Iterator[Swap]:
        """Yield exchanges of one action card for another that I can use better."""
        mine, theirs = (sorted(set(has.hand)) for has in self._had)
        for give, get in product(mine, theirs):
            if give != get and self._use(give, get) >= USE:
                yield Swap(Side(cards=(give,)), Side(cards=(get,)))

    def _use(self, give: KindId, get: KindId) -> float:
        """Return by how much both hands together are worth more after an exchange of cards."""
        total = 0.0
        sides = ((self.mine, give, get), (self.theirs, get, give))
        for has, (value, out, into) in zip(self._had, sides, strict=True):
            hand = (*without(has.hand, (out,)), into)
            total += value.cards(has.territories, hand) - value.cards(has.territories, has.hand)
        return total

    def _places(self) -> Iterator[Swap]:
        """Yield exchanges of territories that bring one of us nearer to an area.

        One for another of the same area brings nobody nearer.
        """
        cards = self.view.catalogue.territories
        mine, theirs = self._had[0].territories, self._had[1].territories
        fitting = [t for t in theirs if self._meets(self.me, t)]
        spare = [t for t in mine if self._meets(self.partner, t)]
        owed = self.view.debt
        needy = owed is not None and owed.player == self.me
        for get in fitting:
            yield Swap(Side(), Side((get,)))
            for give in mine:
                if cards[give].area != cards[get].area:
                    yield Swap(Side((give,)), Side((get,)))
        for give in mine if needy else spare:
            yield Swap(Side((give,)), Side())
            if needy and owed is not None and owed.to == self.partner:
                yield Swap(Side((give,)), Side(), settle=True)
        for give, get in product(spare, theirs):
            if get not in fitting:
                yield Swap(Side((give,)), Side((get,)))

    def _meets(self, player: PlayerId, territory: TerritoryId) -> bool:
        """Return whether a player owns another territory of the same area."""
        area = self.view.catalogue.territories[territory].area
        return any(
            self.view.owners[t] == player for t in self.view.catalogue.areas[area].territories
        )


def _grudging(gains: tuple[float, float], grudges: tuple[float, float]) -> tuple[float, float]:
    """Return what a trade brings both, less what each begrudges the other."""
    (mine, theirs), (my, their) = gains, grudges
    return (
        mine - my * min(GRUDGED, max(0.0, theirs)),
        theirs - their * min(GRUDGED, max(0.0, mine)),
    )


def _ruins(view: View, player: PlayerId, before: Assets, after: Assets) -> bool:
    """Return whether a trade takes a player's last credits, a whole area, or too many points.

    An area that it completes is worth both. Whoever owes something may have to give both.
    """
    if view.debt is not None and view.debt.player == player:
        return False
    if after.credits < min(before.credits, KEPT):
        return True
    had, has = _whole_areas(view, before), _whole_areas(view, after)
    fallen = points(view, before) - points(view, after)
    return had > has or (had == has and fallen > FALL)


def _completed(view: View, before: Assets, after: Assets) -> list[AreaId]:
    """Return the areas that a player has whole after a trade, and not before."""
    had, has = set(before.territories), set(after.territories)
    return [
        AreaId(number)
        for number, area in enumerate(view.catalogue.areas)
        if has.issuperset(area.territories) and not had.issuperset(area.territories)
    ]


def _whole_areas(view: View, has: Assets) -> int:
    """Return of how many areas all territories are there."""
    own = set(has.territories)
    return sum([own.issuperset(area.territories) for area in view.catalogue.areas])


def _threatens(
    view: View, before: Assets, after: Assets, other: Assets, character: Character
) -> bool:
    """Return whether a trade brings its owner too near to the goal, in the eyes of the other.

    Both count, the balance at once and the one that the cards in hand lead to.
    """
    goal = view.config.goal
    if weariness(view) >= WEARY:
        return False
    near = goal - character.wary * (1 - haste(view))
    for measure in (reach, points):
        then = measure(view, after)
        if then <= measure(view, before):
            continue
        if then >= goal or (then >= near and then > measure(view, other)):
            return True
    return False


def nearness(goal: int, points: int) -> float:
    """Return from 0 to 1 how near a balance is to the goal."""
    return max(0.0, 1 - (goal - points) / 15)


def closeness(goal: int, theirs: int, mine: int) -> float:
    """Return from 0 to 1 how much a player with the balance `theirs` threatens to win first."""
    near = nearness(goal, theirs)
    return near if theirs >= mine else near / 2


def _exchanged(had: Assets, give: Side, get: Side) -> Assets:
    """Return what a player has after giving and getting."""
    territories = had.territories
    if give.territories or get.territories:
        left = [t for t in territories if t not in give.territories]
        territories = tuple(sorted((*left, *get.territories)))
    hand = had.hand
    if give.cards:
        hand = (*without(hand, give.cards), *get.cards)
    return Assets(
        territories,
        had.euros - give.euros + get.euros,
        had.credits - give.credits + get.credits,
        hand,
        had.retired,
    )
