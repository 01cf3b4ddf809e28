"""The computer players: they buy, improve, trade, and find a way out of debts."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.core.bot import Bot, Decision
from ecosfera.games.co2.bots.answers import answer
from ecosfera.games.co2.bots.dealings import Trade, accepted, undoes
from ecosfera.games.co2.bots.deals import Pair
from ecosfera.games.co2.bots.options import best_option, way_out
from ecosfera.games.co2.bots.valuation import FORESIGHT, assets, ready
from ecosfera.games.co2.rules import actions as act
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.state import Choice, Counter, Debt, Offer, Phase

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Iterable, Iterator, Sequence

    from ecosfera.games.co2.bots.deals import Deal
    from ecosfera.games.co2.bots.valuation import Assets, Character
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import State, View

MATTERS: Final = 150
"""What an offer to a person must bring each side, in euros: for less, nobody is interrupted."""
HELPS: Final = 80
"""The same where the person can carry out no action, and could after the trade."""
PATIENCE: Final = 4
"""Rounds before an offer that was not accepted is made again."""
PAUSE: Final = 2
"""Rounds from one offer of a player to a person until the next."""
TACT: Final = 8
"""Rounds before a person is asked again for a territory, or offered it again."""
CLEARLY_MORE: Final = 500
"""Unless the trade brings the person so many euros more than the one that was not accepted."""


class Asked(NamedTuple):
    """When something was offered, and what it would have brought the partner."""

    round: int
    turn: int
    offers: int
    """Number of the offer in the turn."""
    theirs: float


class Trader(Bot["State", "Action"]):
    """A computer player with a character.

    It looks at what everybody sees alone. To the `people` at the table it makes at most one offer
    in a turn. `log` returns the trades of the match, the last one first; without it, it remembers
    what it has offered, countered and accepted itself.
    """

    def __init__(
        self,
        character: Character,
        _seed: str = "",
        people: Collection[PlayerId] = (),
        log: Callable[[], Iterable[Trade]] | None = None,
    ) -> None:
        self.character = character
        self.about: Collection[TerritoryId] = ()
        """The territories of which an offer should hold one; empty for any offer."""
        self.people = frozenset(people)
        self._own: list[Trade] = []
        self.dealings = log or (lambda: reversed(self._own))
        """The trades of late, the last one first."""
        self._asked: dict[object, Asked] = {}
        """The last time for each offer, with and without its price, and for each territory."""

    def think(self, state: State) -> Generator[None, None, Action]:
        """Choose an action."""
        view = state.view
        top = view.pending[-1] if view.pending else None
        if isinstance(top, Offer | Counter):
            return (yield from self.decide(state)).action
        if view.turn.phase is Phase.ROLL:
            return act.Roll()
        if isinstance(top, Choice):
            return (yield from best_option(view, self.character))
        if not isinstance(top, Debt):
            action = yield from self.option(view)
            if not isinstance(action, act.Pass | act.EndTurn):
                return action
        else:
            action = way_out(view, self.character)
            if isinstance(action, act.Pay):
                return action
        offer = yield from self.offer(view)
        return action if offer is None else offer

    def option(self, view: View) -> Generator[None, None, Action]:
        """Find what to do, apart from offers, while nothing is owed."""
        return (yield from best_option(view, self.character))

    def decide(self, state: State) -> Generator[None, None, Decision[Action]]:
        """Choose an action; an answer to an offer has a reason."""
        top = state.view.pending[-1] if state.view.pending else None
        if not isinstance(top, Offer | Counter):
            return (yield from super().decide(state))
        yield
        answered = yield from answer(state.view, self.character)
        action, turn = answered.action, state.view.turn
        if isinstance(action, act.Accept):
            self._own.append(accepted(state.view))
        elif isinstance(action, act.MakeCounter):
            self._own.append(Trade(turn.round, turn.player, top.player, action.get, action.give))
            self.recall([(state.view, action)])
        return Decision(answered.action, answered.reason)

    def offer(self, view: View) -> Generator[None, None, act.Propose | None]:
        """Find the offer that brings most, if any brings enough."""
        found: tuple[Deal, act.Propose] | None = None
        for entry in self.offers(view):
            yield
            if entry is not None and (found is None or entry[0].mine > found[0].mine):
                found = entry
        if found is None:
            return None
        turn, (deal, offer) = view.turn, found
        about = _about(turn.player, offer.to, offer)
        keys = (turn.player, offer.to), (turn.player, offer), _essence(view, offer), *about
        self._remember(view, keys, deal.theirs)
        self._own.append(Trade(turn.round, turn.player, offer.to, offer.give, offer.get))
        return offer

    def offers(self, view: View) -> Iterator[tuple[Deal, act.Propose] | None]:
        """Yield every offer that could be made now, and None for each trade that suits nobody."""
        for partner in view.playing:
            if not self.may_ask(view, partner):
                continue
            pair = self.pair(view, partner)
            for deal in pair.deals(self.about):
                offer = None if deal is None else proposal(partner, deal)
                if (
                    deal is None
                    or offer is None
                    or self._tired_of(view, offer, deal.theirs)
                    or not self.suits(pair, deal, offer)
                ):
                    yield None
                else:
                    yield deal, offer

    def recall(self, offers: Sequence[tuple[View, act.Propose | act.MakeCounter]]) -> None:
        """Remember what has been offered, each with its position, as in a match that was loaded.

        The first offer is the last one that was made.
        """
        for view, offer in reversed(offers):
            me, partner = view.to_decide, view.turn.player
            if isinstance(offer, act.Propose):
                partner = offer.to
            pair = Pair(view, me, partner, self.character)
            theirs = pair.weigh(offer.give, offer.get, settle=offer.settle)[1]
            about = _about(me, partner, offer)
            if isinstance(offer, act.Propose):
                about += [_essence(view, offer), (me, offer), (me, partner)]
            self._remember(view, about, theirs)

    def pair(self, view: View, partner: PlayerId) -> Pair:
        """Return how trades of the active player with a partner are weighed."""
        return Pair(view, view.turn.player, partner, self.character)

    def suits(self, pair: Pair, deal: Deal, offer: act.Propose) -> bool:
        """Return whether a deal may be offered: it undoes no trade, and is worth a question."""
        if offer.to in self.people and not _matters(pair, deal):
            return False
        return not undoes(pair.view, offer, self.dealings())

    def may_ask(self, view: View, partner: PlayerId) -> bool:
        """Return whether an offer to this player is possible, and not too much."""
        reason = refusal(view, act.OfferTemplate(partner))
        if reason is None or reason.why is not RefusalCode.INCOMPLETE_OFFER:
            return False
        return partner not in self.people or not view.turn.offers

    def _remember(self, view: View, keys: Iterable[object], theirs: float) -> None:
        """Remember that something is offered now."""
        turn = view.turn
        self._asked.update(dict.fromkeys(keys, Asked(turn.round, turn.number, turn.offers, theirs)))

    def _lately(self, view: View, key: object, rounds: int) -> Asked | None:
        """Return when something was offered, if that is not long ago; not the offer of now."""
        before, turn = self._asked.get(key), view.turn
        if before is None or (before.turn, before.offers) == (turn.number, turn.offers):
            return None
        return before if before.round <= turn.round < before.round + rounds else None

    def _tired_of(self, view: View, offer: act.Propose, theirs: float) -> bool:
        """Return whether the same was offered not long ago, or it would pester a person.

        A person is never asked twice for exactly the same.
        """
        if self._lately(view, _essence(view, offer), PATIENCE):
            return True
        if offer.to not in self.people:
            return False
        if self._lately(view, (view.turn.player, offer.to), PAUSE):
            return True
        if self._lately(view, (view.turn.player, offer), view.turn.round + 1):
            return True
        asked = [self._lately(view, key, TACT) for key in _about(view.turn.player, offer.to, offer)]
        return any(before and theirs < before.theirs + CLEARLY_MORE for before in asked)


class Planner(Trader):
    """A strong computer player: it weighs the whole way to the goal, some rounds ahead.

    In a trade it looks at the way of its partner as well.
    """

    def __init__(
        self,
        character: Character,
        seed: str = "",
        people: Collection[PlayerId] = (),
        log: Callable[[], Iterable[Trade]] | None = None,
    ) -> None:
        super().__init__(replace(character, weights=FORESIGHT), seed, people, log)


def _matters(pair: Pair, deal: Deal) -> bool:
    """Return whether a deal brings both sides enough to ask a person."""
    view, (_, theirs) = pair.view, pair.after(deal.give, deal.get)
    helps = not _can_act(view, assets(view, pair.partner)) and _can_act(view, theirs)
    return min(deal.mine, deal.theirs) >= (HELPS if helps else MATTERS)


def _can_act(view: View, has: Assets) -> bool:
    """Return whether the cards and credits that a player has are enough for an action."""
    return min(has.credits, ready(view.catalogue, has, view.done)) > 0


def proposal(partner: PlayerId, deal: Deal) -> act.Propose:
    """Return a deal as an offer."""
    return act.Propose(partner, deal.give, deal.get, deal.settle)


def _essence(view: View, offer: act.Propose) -> object:
    """Return what is the same in offers of a player that differ in the price only."""
    sides = [(side.territories, side.cards, bool(side.credits)) for side in (offer.give, offer.get)]
    return view.turn.player, offer.to, *sides, offer.settle


def _about(
    player: PlayerId, partner: PlayerId, offer: act.Propose | act.MakeCounter
) -> list[object]:
    """Return the territories that a player asks for, or would give if none is asked for."""
    asks = bool(offer.get.territories)
    territories = offer.get.territories if asks else offer.give.territories
    return [(player, partner, asks, territory) for territory in territories]
