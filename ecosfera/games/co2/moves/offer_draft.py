"""An offer being made up: what each side gives, what it leads to, and why it is not allowed."""

from __future__ import annotations

from collections import Counter as Counts
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.moves.race import could_win
from ecosfera.games.co2.moves.uses import card_use, place_use
from ecosfera.games.co2.rules.actions import MakeCounter, Propose
from ecosfera.games.co2.rules.events import Traded
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.ids import ACTIONS, NOTE, AreaId
from ecosfera.games.co2.rules.refusals import refusal
from ecosfera.games.co2.rules.state import (
    Counter,
    Offer,
    Side,
    balance,
    next_kind,
    sunny_areas,
    whole_areas,
)

if TYPE_CHECKING:
    from ecosfera.games.co2.moves.uses import Use
    from ecosfera.games.co2.rules.actions import RefusalReason
    from ecosfera.games.co2.rules.ids import KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.state import View

GIVE: Final = 0
"""The tray of what the player who makes the offer gives."""
GET: Final = 1


class Outlook(NamedTuple):
    """The consequences of a trade for one player."""

    player: PlayerId
    before: int
    """The balance now."""
    after: int
    credits: int
    euros: int
    areas: tuple[tuple[AreaId, int, int], ...]
    """Areas in which the number of the player's territories changes: before, after."""
    near: bool
    """Whether the player could win in the next turn because of the trade."""
    suns: tuple[tuple[AreaId, int], ...] = ()
    """Areas that the player can complete with the cards in hand because of the trade, and by how
    much the balance rises then."""


@dataclass(slots=True)
class Tray:
    """The pieces that one player gives."""

    player: PlayerId
    territories: set[TerritoryId] = field(default_factory=set)
    slots: set[int] = field(default_factory=set)
    """Places of action cards in the hand."""
    credits: int = 0
    euros: int = 0

    def side(self, hand: tuple[KindId, ...]) -> Side:
        """Return the tray as the rules know it."""
        cards = sorted(hand[slot] for slot in self.slots)
        return Side(tuple(sorted(self.territories)), self.credits, self.euros, tuple(cards))


class OfferDraft:
    """An offer, or a counter-offer, while it is made up by the player `me`."""

    def __init__(self, view: View, me: PlayerId, partner: PlayerId, *, counter: bool) -> None:
        self.view = view
        self.trays = (Tray(me), Tray(partner))
        self.counter = counter
        self.settle = False
        self._traded: tuple[Side, Side, View] | None = None
        """Both sides, and the position after they have changed hands."""
        self._first: tuple[Side, Side] | None = None
        """Both sides as a counter-offer begins, if cards were taken out."""

    @classmethod
    def answering(cls, view: View) -> OfferDraft:
        """Return a counter-offer that begins as the offer to answer, seen from the other side."""
        offer = view.pending[-1]
        assert isinstance(offer, Offer), "an offer waits for an answer"
        draft = cls(view, offer.player, view.turn.player, counter=True)
        draft._fill(offer.get, offer.give)
        draft.settle = offer.settle
        return draft

    @classmethod
    def pending(cls, view: View) -> OfferDraft:
        """Return the offer or counter-offer that waits, seen by the player who answers."""
        offer = view.pending[-1]
        assert isinstance(offer, Offer | Counter), "an offer waits for an answer"
        if isinstance(offer, Offer):
            return cls.answering(view)
        draft = cls(view, offer.player, offer.partner, counter=True)
        draft._fill(offer.give, offer.get)
        draft.settle = offer.settle
        return draft

    def _fill(self, give: Side, get: Side) -> None:
        for tray, side in zip(self.trays, (give, get), strict=True):
            tray.territories = set(side.territories)
            tray.credits, tray.euros = side.credits, side.euros
            left = list(enumerate(self.view.players[tray.player].hand))
            for card in side.cards:
                slot = next(slot for slot, kind in left if kind == card)
                left = [entry for entry in left if entry[0] != slot]
                tray.slots.add(slot)

    # -- changing ----

    def toggle_territory(self, which: int, territory: TerritoryId) -> None:
        """Put a territory into a tray, or take it out."""
        self.trays[which].territories ^= {territory}

    def toggle_card(self, which: int, slot: int) -> None:
        """Put a card of the hand into a tray, or take it out."""
        self.trays[which].slots ^= {slot}

    def put_credits(self, which: int, credit: int) -> None:
        """Set the credits of a tray; they go one way only, so the other tray loses its own.

        They may be more than the player has: the refusal says so.
        """
        tray = self.trays[which]
        tray.credits = max(0, credit)
        if tray.credits:
            self.trays[1 - which].credits = 0

    def put_euros(self, which: int, euros: int) -> None:
        """Set the euros of a tray, whole hundreds; they go one way only too."""
        tray = self.trays[which]
        tray.euros = max(0, euros) // NOTE * NOTE
        if tray.euros:
            self.trays[1 - which].euros = 0

    def keep_needed(self) -> None:
        """Take out cards that the player gives and needs for the next actions on own territories.

        A counter-offer begins as the offer that it answers, which may have asked for them.
        """
        tray, view = self.trays[GIVE], self.view
        hand = view.players[tray.player].hand
        kept = view.owned(tray.player)
        wanted = Counts(next_kind(view, t) for t in kept if t not in tray.territories)
        for slot in sorted(tray.slots):
            left = sum(kind == hand[slot] for n, kind in enumerate(hand) if n not in tray.slots)
            if left < wanted[hand[slot]]:
                tray.slots.remove(slot)
        self._first = self.side(GIVE), self.side(GET)

    @property
    def chooses(self) -> bool:
        """Return whether the player has yet to choose what to give instead of a needed card."""
        first, asked = self._first, self.view.pending[-1] if self.view.pending else None
        changed = isinstance(asked, Offer) and first is not None and first[0] != asked.get
        return changed and (self.side(GIVE), self.side(GET)) == first

    def take_over(self, give: Side, get: Side) -> None:
        """Let both trays hold exactly this."""
        for tray in self.trays:
            tray.slots.clear()
        self._fill(give, get)

    # -- asking ----

    @property
    def can_settle(self) -> bool:
        """Return whether the offer could settle a debt between the two."""
        debt = self.view.debt
        return debt is not None and debt.to in {tray.player for tray in self.trays}

    def side(self, which: int) -> Side:
        """Return what a tray gives."""
        tray = self.trays[which]
        return tray.side(self.view.players[tray.player].hand)

    def action(self) -> Propose | MakeCounter:
        """Return the offer as an action; it need not be legal."""
        give, get = self.side(GIVE), self.side(GET)
        if self.counter:
            return MakeCounter(give, get, self.settle)
        return Propose(self.trays[GET].player, give, get, self.settle)

    @property
    def begun(self) -> bool:
        """Return whether anything has been put into the trays, or changed in a counter-offer."""
        sides = self.side(GIVE), self.side(GET)
        asked = self.view.pending[-1] if self.counter else None
        if isinstance(asked, Offer):
            return sides not in ((asked.get, asked.give), self._first)
        return not all(side.empty for side in sides)

    @property
    def gives_away(self) -> bool:
        """Return whether the player would get nothing for what the offer gives."""
        give, get = self.side(GIVE), self.side(GET)
        return get.empty and not give.empty and not self.settle

    def refusal(self) -> RefusalReason | None:
        """Return why the offer is not allowed yet, or None if it is."""
        return refusal(self.view, self.action())

    def outlook(self, which: int) -> Outlook:
        """Return what the trade would change for the player of a tray."""
        view, me, traded = self.view, self.trays[which].player, self.traded
        has = traded.players[me]
        changed = []
        for number, area in enumerate(view.catalogue.areas):
            before, after = (
                sum(position.owners[t] == me for t in area.territories)
                for position in (view, traded)
            )
            if before != after:
                changed.append((AreaId(number), before, after))
        own = whole_areas(view, me)
        suns, before_suns = _suns(traded, me), _suns(view, me)
        return Outlook(
            me,
            balance(view, me),
            balance(traded, me),
            has.credits,
            has.euros,
            tuple(changed),
            near=could_win(traded, me) and not could_win(view, me),
            suns=tuple(
                (area, gain)
                for area, gain in suns.items()
                if area in own and area not in before_suns
            ),
        )

    @property
    def traded(self) -> View:
        """Return the position after the trade, as it stands in the trays."""
        (me, other), give, get = self.trays, self.side(GIVE), self.side(GET)
        if self._traded is None or self._traded[:2] != (give, get):
            traded = fold(self.view, Traded(me.player, other.player, give, get))
            self._traded = give, get, traded
        return self._traded[2]

    def card_uses(self, which: int, slot: int) -> tuple[Use, ...]:
        """Return who needs a card of a hand after the trade, cards of its kind counted.

        The first ones are used first; a card that could still be asked for comes on top.
        """
        tray, view = self.trays[which], self.traded
        hand = self.view.players[tray.player].hand
        kind, given = hand[slot], slot in tray.slots
        before = sum(
            hand[other] == kind and (other in tray.slots) is given for other in range(slot)
        )
        moving = sum(hand[other] == kind for other in tray.slots)
        found = []
        for side in self.trays:
            held = view.players[side.player].hand.count(kind)
            if side is tray:
                held = held if given else before
            elif given:
                held += before - moving
            found.append(card_use(view, side.player, kind, held))
        return tuple(use for use in found if use is not None)

    def place_uses(self, territory: TerritoryId) -> tuple[Use, ...]:
        """Return to whom a territory is good for an area after the trade."""
        view = self.traded
        found = (place_use(view, tray.player, territory) for tray in self.trays)
        return tuple(use for use in found if use is not None)


def _suns(view: View, player: PlayerId) -> dict[AreaId, int]:
    """Return the areas that a player can complete with the cards and credits in hand.

    With each comes by how much the balance rises.
    """
    has, found = view.players[player], {}
    for area in set(whole_areas(view, player)) - set(sunny_areas(view, player)):
        land, cards = view.catalogue.areas[area].territories, view.catalogue.territories
        missing = [kind for t in land for kind in cards[t].kinds[view.done[t] : ACTIONS]]
        if len(missing) <= has.credits and not Counts(missing) - Counts(has.hand):
            found[area] = len(missing) + view.catalogue.bonus(area)
    return found
