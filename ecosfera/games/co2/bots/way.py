"""The shortest way to the goal."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.rules.actions import Buy, BuyAfar, Play, RefusalCode, Retire
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.ids import ACTIONS, EVERY_TERRITORY
from ecosfera.games.co2.rules.state import (
    balance,
    retire_price,
    sunny_areas,
    territory_under,
    whole_areas,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecosfera.games.co2.rules.actions import RefusalReason
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View

CLOSED: Final = frozenset({RefusalCode.EVENT_TURN, RefusalCode.EXCHANGED, RefusalCode.FRESH})
"""Why an action has to wait for the next turn, whatever else the player does in this one."""
A_TURN: Final = 2
"""So many actions a turn allows for which no card is in the hand yet."""
HANDED_IN: Final = 2
"""So many points at most are taken for credits on a way, in this turn and the next (RULES 4.9)."""


class Way(NamedTuple):
    """How a player could reach the goal with what is in sight."""

    missing: int
    actions: int = 0
    later: bool = False
    """Whether the actions have to wait for the next turn."""
    credits: tuple[int, ...] = ()
    """What is to be handed in, turn by turn."""
    waits: bool = False
    """Whether the first of these has to wait for the next turn."""
    territory: TerritoryId | None = None
    """The territory to buy first, if any."""
    now: int = 0
    """By how much that changes the balance."""
    area: AreaId | None = None
    """The area whose sun is the last step, if any."""
    bonus: int = 0
    """What that sun adds."""
    turns: int = 0
    """The turns after this one that it takes at least, as far as can be told."""

    @property
    def plain(self) -> bool:
        """Return whether it takes neither a purchase nor a sun."""
        return self.territory is None and self.area is None


def way_to_goal(view: View, player: PlayerId) -> Way | None:
    """Return the shortest way of a player to the goal, in turns and then in credits.

    It takes actions on own territories, credits to be handed in, the sun of an own area, or the
    territory that can be bought now. It is None if that is not enough.
    """
    if view.config.goal <= balance(view, player):
        return None
    found = [*_single_points(view, player), *_suns(view, player), *_purchases(view, player)]
    return min(
        found, key=lambda way: (way.turns, way.actions + sum(way.credits), -way.now), default=None
    )


def closed(view: View, territory: TerritoryId) -> RefusalReason | None:
    """Return why actions of the active player on an own territory have to wait for the next turn.

    It is None if they do not, and for the territories of others.
    """
    if view.owners[territory] != view.turn.player:
        return None
    undisturbed = replace(view, pending=()) if view.pending else view
    reason = refusal(undisturbed, Play(territory))
    return reason if reason is not None and reason.why in CLOSED else None


def _left(view: View, land: Iterable[TerritoryId]) -> int:
    """Return how many actions are left on territories."""
    return sum(ACTIONS - view.done[territory] for territory in land)


def _single_points(view: View, player: PlayerId) -> Iterator[Way]:
    """Yield ways of single points: by actions, and by credits where they may be handed in.

    Where credits may not bring the last point, an action comes after them.
    """
    own, has = view.owned(player), view.players[player]
    missing, price = view.config.goal - balance(view, player), retire_price(has.retired)
    active = player == view.turn.player
    waits = active and refusal(replace(view, pending=()), Retire()) is not None
    earned = view.config.last_earned
    most = HANDED_IN - waits if view.config.retire else 0
    for points in range(most + 1):
        credit, actions = tuple(range(price, price + points)), missing - points
        turns = points - 1 + waits if points else 0
        paid = not points or has.credits + turns >= sum(credit) + actions
        least = int(earned and points > 0)
        if not least <= actions <= _left(view, own) or not paid:
            continue
        spent = sum(credit[:1]) if not waits else 0
        later, more = _turns(view, player, own, actions, spent)
        yield Way(
            missing,
            actions,
            later=later or (earned and turns > 0),
            credits=credit,
            waits=waits and bool(points),
            turns=max(turns, more),
        )


def _suns(view: View, player: PlayerId) -> Iterator[Way]:
    """Yield ways by the suns of own areas."""
    missing = view.config.goal - balance(view, player)
    for area in sorted(set(whole_areas(view, player)) - set(sunny_areas(view, player))):
        land, bonus = view.catalogue.areas[area].territories, view.catalogue.bonus(area)
        actions = max(_left(view, land), missing - bonus)
        if actions <= _left(view, view.owned(player)):
            later, turns = _turns(view, player, land, actions)
            yield Way(missing, actions, later=later, area=area, bonus=bonus, turns=turns)


def _purchases(view: View, player: PlayerId) -> Iterator[Way]:
    """Yield ways by a territory that can be bought now: its actions have to wait."""
    if player != view.turn.player:
        return
    for place in for_sale(view):
        missing, card = view.config.goal - balance(view, player), view.catalogue.territories[place]
        own, now = (*view.owned(player), place), view.done[place] - card.co2
        if missing - now <= _left(view, own):
            yield _bought(Way(missing, missing - now, territory=place, now=now))
        land, bonus = view.catalogue.areas[card.area].territories, view.catalogue.bonus(card.area)
        actions = max(_left(view, land), missing - now - bonus)
        if set(land) <= set(own) and actions <= _left(view, own):
            way = Way(missing, actions, territory=place, now=now, area=card.area, bonus=bonus)
            yield _bought(way)


def for_sale(view: View) -> Iterator[TerritoryId]:
    """Yield the territories that the active player can buy now, here and from afar."""
    here = territory_under(view, view.turn.player)
    if here is not None and refusal(view, Buy()) is None:
        yield here
    if view.config.afar:
        yield from (t for t in EVERY_TERRITORY if refusal(view, BuyAfar(t)) is None)


def _bought(way: Way) -> Way:
    """Return a way that begins with a purchase, with its turns."""
    return way._replace(later=way.actions > 0, turns=_turns_for(way.actions))


def _turns_for(actions: int) -> int:
    """Return how many turns actions take for which there are no cards, or which have to wait."""
    return -(-actions // A_TURN)


def _turns(
    view: View, player: PlayerId, land: Iterable[TerritoryId], actions: int, spent: int = 0
) -> tuple[bool, int]:
    """Return whether actions have to wait, and how many turns after this one they take.

    So many credits are spent on something else.
    """
    open_ = [t for t in land if player != view.turn.player or closed(view, t) is None]
    if actions > _left(view, open_):
        return True, _turns_for(actions)
    has = view.players[player]
    hand, now, left = list(has.hand), list(view.done), has.credits - spent
    cards, playable = view.catalogue.territories, 0
    for step in range(ACTIONS * len(open_)):
        territory = open_[step % len(open_)]
        while now[territory] < ACTIONS and cards[territory].kinds[now[territory]] in hand:
            hand.remove(cards[territory].kinds[now[territory]])
            now[territory] += 1
            playable += 1
    return False, _turns_for(max(0, actions - min(playable, max(0, left))))
