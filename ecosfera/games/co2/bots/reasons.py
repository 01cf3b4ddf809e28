"""The reasons that computer players give for their answers, and hints for their actions."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ecosfera.games.co2.bots.way import Way
    from ecosfera.games.co2.rules.ids import AreaId, KindId, PlayerId, TerritoryId
    from ecosfera.games.co2.rules.pieces import Catalogue


class Why(StrEnum):
    """All reasons; the sentence of each is the message `carbonreason.<why>`."""

    # for a trade, and some for other actions too
    WINS = "wins"
    WHOLE_AREA = "whole-area"
    """It completes `area`."""
    ASKS_AREA = "asks-area"
    """It completes `area`, for which `player` may want more."""
    BOTH_AREAS = "both-areas"
    """It completes `area`, which brings `n`, and `theirs` for `player`, which brings `other`."""
    PART_OF_AREA = "part-of-area"
    """It is the second territory of `area`."""
    CARD_FITS = "card-fits"
    """The action of `kind` is the next one of `territory`."""
    CARD_LATER = "card-later"
    """The action of `kind` is one of the next ones of `territory`."""
    GOOD_PRICE = "good-price"
    CREDITS_HANDY = "credits-handy"
    BRINGS_RENT = "brings-rent"
    """`territory` is gained."""
    SETTLES = "settles"
    """It settles the debt."""
    NEEDS_MONEY = "needs-money"
    OFFER_PAYS = "offer-pays"
    BOTH_GAIN = "both-gain"

    # against a trade
    NEAR_GOAL = "near-goal"
    """`player` could win with it."""
    LOW_BALANCE = "low-balance"
    KEEPS_AREA = "keeps-area"
    """`territory` is needed for `area`."""
    GIVES_AREA = "gives-area"
    """It would complete `area` for `player`."""
    FEEDS_SUN = "feeds-sun"
    """`player` could finish `area` with it."""
    DIMS_SUN = "dims-sun"
    """The balance that the nearest sun of `player`, `area`, leads to would be lower."""
    NO_MONEY = "no-money"
    """Too few euros would be left."""
    NOTHING_OFFERED = "nothing-offered"
    CARD_OF_NO_USE = "card-of-no-use"
    """No own territory lacks the action of `kind`."""
    PLACE_OF_NO_USE = "place-of-no-use"
    """`territory` costs more than it brings."""
    NEEDS_CARD = "needs-card"
    """The card of `kind` is the next one of the own `territory`."""
    OFFER_DOES_NOT_PAY = "offer-does-not-pay"
    TAKES_MORE = "takes-more"
    """`n` euros more would be enough."""
    TOO_DEAR = "too-dear"
    """It would be sold for `n` euros, but the other player has not so many."""
    NEEDS_CREDITS = "needs-credits"
    """VIA will cost `n` credits, which would be missing."""
    LAST_CREDITS = "last-credits"
    """Hardly a credit would be left."""
    COSTS_POINTS = "costs-points"
    """The balance would fall by `n`."""
    HELPS_OTHER_MORE = "helps-other-more"
    """`player` would gain more than the one who answers."""

    # for a counter-offer
    WANTS_MORE = "wants-more"
    PAYS_LESS = "pays-less"
    RATHER = "rather"

    # for other actions
    TURN_BEGINS = "turn-begins"
    TERRITORY_WORTH_ITS_PRICE = "territory-worth-its-price"
    """It is the first territory of `area`."""
    DENIES_AREA = "denies-area"
    """Otherwise `player` could complete `area`."""
    BALANCE_RISES = "balance-rises"
    SUN = "sun"
    """The last action of `area`."""
    NEARER_SUN = "nearer-sun"
    """One of the last actions of `area`."""
    OFF_BOTTOM = "off-bottom"
    """The balance is near the bottom of the spiral."""
    VIA_SOON = "via-soon"
    """The next throw may pass VIA, where the balance is settled."""
    RETIRES = "retires"
    """Handing in `credits` raises the balance."""
    RETIRES_LATE = "retires-late"
    """The same near the goal, where the last point has to come from an action."""
    LACKS_AREA = "lacks-area"
    """`territory` is missing for `area`, but it costs too much now."""
    CREDIT_FOR_ACTIONS = "credit-for-actions"
    CARDS_OF_NO_USE = "cards-of-no-use"
    CREDIT_FOR_WAITING = "credit-for-waiting"
    NO_CARD_FITS = "no-card-fits"
    PLAN_OFFER = "plan-offer"
    """With `territory` of `player` an area could be completed, which brings `n` in all."""
    PLAN_FREE = "plan-free"
    """The same, and `territory` is free."""
    PLAN_OWN = "plan-own"
    """All of `area` is owned; what is missing there brings `n`."""
    PLAN_AREA = "plan-area"
    """The next area to reach, which brings `n` in all; `territory` is the first one to get."""
    PLAN_ACTIONS = "plan-actions"
    """The actions left on own territories bring `n`; the next one of `territory` is `kind`."""
    PLAN_WIN = "plan-win"
    """`n` points are missing to win, and `way` leads there; the next action of `territory` is
    `kind`."""
    PLAN_PLACE = "plan-place"
    """`territory` is free, and brings `n` with its actions."""
    PLAN_KEEP = "plan-keep"
    """`n` points are missing to win: the action of `territory`, the only one left, is the last."""
    PLAN_NEW = "plan-new"
    """`n` points are missing to win, but no action is left on own territories."""
    PLAN_NEW_AT = "plan-new-at"
    """The same where `territory` can be bought now."""
    KEEPS_CREDITS = "keeps-credits"
    """An action is possible, but its credit is worth more later."""
    NOTHING_BETTER_TO_DO = "nothing-better-to-do"
    DEBT_CAN_BE_PAID = "debt-can-be-paid"
    DEBT_NEEDS_MONEY = "debt-needs-money"
    DEBT_CANNOT_BE_PAID = "debt-cannot-be-paid"
    BEST_ANSWER = "best-answer"

    # what a computer player says with an offer
    OFFERS_STEADY = "offers-steady"
    OFFERS_BOLD = "offers-bold"
    OFFERS_OBLIGING = "offers-obliging"


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason, with what its sentence names."""

    why: Why
    player: PlayerId | None = None
    territory: TerritoryId | None = None
    area: AreaId | None = None
    kind: KindId | None = None
    n: int = 0
    """By how much the balance rises in the end."""
    theirs: AreaId | None = None
    """The area of `player`."""
    other: int = 0
    """By how much the balance of `player` rises."""
    credits: int = 0
    """Credits to hand in."""
    cards: tuple[KindId, ...] = ()
    """Cards to keep for it."""
    way: Way | None = None
    """The shortest way to win."""


def reason_to_json(catalogue: Catalogue, reason: Reason) -> dict[str, object]:
    """Return a reason for the protocol, with the ids of what it names."""
    found: dict[str, object] = {"reason": reason.why.value}
    if reason.player is not None:
        found["player"] = reason.player
    if reason.territory is not None:
        found["territory"] = catalogue.territories[reason.territory].id
    if reason.area is not None:
        found["area"] = catalogue.areas[reason.area].id
    if reason.kind is not None:
        found["action"] = catalogue.kinds[reason.kind].id
    if reason.credits:
        found["credits"] = reason.credits
    if reason.n:
        found["n"] = reason.n
    if reason.theirs is not None:
        found["other_area"], found["other_n"] = catalogue.areas[reason.theirs].id, reason.other
    if reason.cards:
        found["cards"] = [catalogue.kinds[kind].id for kind in reason.cards]
    return found
