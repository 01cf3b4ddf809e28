"""Reasons in sentences: of hints, of computer players who answer an offer, and of refusals."""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.bots.answers import explain
from ecosfera.games.co2.bots.deals import Pair
from ecosfera.games.co2.bots.reasons import Reason, Why
from ecosfera.games.co2.bots.valuation import CHARACTERS, points
from ecosfera.games.co2.moves.offer_draft import GET, GIVE, OfferDraft
from ecosfera.games.co2.rules.actions import Accept, MakeCounter, Propose, RefusalCode, Refuse
from ecosfera.games.co2.rules.state import Counter, Offer, balance
from ecosfera.games.co2.text.names import signed

if TYPE_CHECKING:
    from ecosfera.games.co2.bots.adviser import Judged
    from ecosfera.games.co2.bots.valuation import Character
    from ecosfera.games.co2.bots.way import Way
    from ecosfera.games.co2.rules.actions import Action, RefusalReason
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names
    from ecosfera.words import Words


def reason_sentence(names: Names, reason: Reason) -> str:
    """Return a reason as a sentence of its own."""
    known = {
        "player": None if reason.player is None else names.player(reason.player),
        "place": None if reason.territory is None else names.territory(reason.territory),
        "area": None if reason.area is None else names.area(reason.area),
        "action": None if reason.kind is None else names.kind(reason.kind),
    }
    fields = {name: text for name, text in known.items() if text is not None}
    if reason.credits:
        fields["what"] = names.words.count("carbontable.hand-in", reason.credits)
    if reason.n:
        fields["n"] = str(reason.n)
        fields["amount"] = names.euros(reason.n)
    if reason.theirs is not None:
        fields["others"], fields["m"] = names.area(reason.theirs), str(reason.other)
    if reason.way is not None:
        return _to_win(names, reason, reason.way)
    told = names.words(f"carbonreason.{reason.why}", **fields)
    if not reason.cards:
        return told
    cards = names.words.list([names.kind(kind) for kind in reason.cards])
    return f"{told} {names.words('carbonreason.keep', cards=cards)}"


def _to_win(names: Names, reason: Reason, way: Way) -> str:
    """Return the shortest way to win, and the next action that it takes."""
    told = way_sentence(names, way)
    if reason.territory is None or reason.kind is None:
        return told
    place, action = names.territory(reason.territory), names.kind(reason.kind)
    return f"{told} {names.words('carbonreason.plan-next', place=place, action=action)}"


def way_sentence(names: Names, way: Way) -> str:
    """Return how somebody could reach the goal, with the arithmetic, and what has to wait."""
    words = names.words
    steps: list[str] = []
    later: list[str] = []
    if way.territory is not None:
        place = names.territory(way.territory)
        steps.append(words("carbontable.win-buy", place=place, n=signed(way.now)))
    for turn, credit in enumerate(way.credits, start=int(way.waits)):
        (later if turn else steps).append(words.count("carbontable.hand-in", credit))
    if way.actions:
        actions = words.count("carbontable.sun-actions", way.actions)
        (later if way.later else steps).append(f"{actions} ({signed(way.actions)})")
    steps += [words("carbontable.win-later", step=step) for step in later]
    if way.bonus:
        steps.append(words("carbontable.win-sun", n=signed(way.bonus)))
    return words("carbonreason.plan-win", n=way.missing, steps=", ".join(steps))


FIRM: Final = frozenset({Why.NEAR_GOAL, Why.FEEDS_SUN})
"""The reasons against an offer that no price outweighs."""


def objection(names: Names, reason: Reason, draft: OfferDraft) -> str:
    """Return a reason against an offer: that somebody would win outright goes before “close”."""
    goal, told = draft.view.config.goal, reason_sentence(names, reason)
    if reason.why is Why.NEAR_GOAL:
        for which in (GIVE, GET):
            ahead = draft.outlook(which)
            if ahead.after >= goal:
                told = names.words("carbon.trade.wins", player=names.player(ahead.player))
    return f"{told} {names.words('carbonreason.no-price')}" if reason.why in FIRM else told


def judged_sentence(names: Names, view: View, offer: Propose | MakeCounter, found: Judged) -> str:
    """Return how good an offer is that somebody makes up, with the reason, and who loses by it."""
    to = offer.to if isinstance(offer, Propose) else view.turn.player
    draft = OfferDraft(view, view.to_decide, to, counter=isinstance(offer, MakeCounter))
    draft.take_over(offer.give, offer.get)
    why = "" if found.reason is None else objection(names, found.reason, draft)
    player = names.player(to)
    told = names.words(f"carbon.trade.{found.verdict}", player=player, why=why).rstrip()
    if found.gains is None:
        return told
    mine, theirs = (f"{signed(gain)[0]}{names.euros(abs(gain))}" for gain in found.gains)
    worth = names.words("carbonreason.worth", mine=mine, theirs=theirs, player=player)
    return f"{told} {worth}"


def reason_of_answer(view: View, action: Action, character: str) -> Reason | None:
    """Return why a computer player of this character answers the offer that waits in a position.

    It is None for other actions, and for players without a character.
    """
    if character not in CHARACTERS or not isinstance(action, Accept | Refuse | MakeCounter):
        return None
    return explain(view, action, CHARACTERS[character])


def reason_of_offer(view: View, offer: Propose, character: str) -> Reason | None:
    """Return what a computer player of this character says with an offer, as a reason.

    It says that a trade helps both only where it does by its own reckoning, and takes no points
    from the other; else the offer speaks for itself.
    """
    if character not in CHARACTERS:
        return None
    why = Why(f"offers-{character}")
    if why is Why.OFFERS_OBLIGING and not _helps_both(view, offer, CHARACTERS[character]):
        return None
    return Reason(why)


def _helps_both(view: View, offer: Propose, character: Character) -> bool:
    """Return whether an offer brings both sides something, in the eyes of whoever makes it."""
    pair = Pair(view, view.turn.player, offer.to, character)
    lost = points(view, pair.after(offer.give, offer.get)[1]) < balance(view, offer.to)
    return not lost and min(pair.weigh(offer.give, offer.get, settle=offer.settle)) > 0


def answer_sentence(names: Names, view: View, reason: Reason) -> str:
    """Return what a computer player says for this reason when it answers or makes an offer."""
    asked = bool(view.pending) and isinstance(view.pending[-1], Offer | Counter)
    why = objection(names, reason, OfferDraft.pending(view)) if asked else ""
    return said(names.words, names.player(view.to_decide), why or reason_sentence(names, reason))


def said(words: Words, player: str, why: str) -> str:
    """Return what a player says, in quotation marks unless it begins with some."""
    quotes = unicodedata.category(why[0]) in {"Pi", "Ps", "Pf"}
    message = "carbonreason.says-plain" if quotes else "carbonreason.says"
    return words(message, player=player, why=why)


IN_EUROS = frozenset(
    {RefusalCode.PRICE_TOO_HIGH, RefusalCode.EUROS_MISSING, RefusalCode.BELOW_RENT}
)
"""The reasons whose number is an amount of euros."""
IN_CREDITS = frozenset({RefusalCode.CREDITS_MISSING, RefusalCode.FEW_CREDITS})


def why_not(names: Names, reason: RefusalReason) -> str:
    """Return the sentence for a reason."""
    amount = str(reason.n)
    if reason.why in IN_EUROS:
        amount = names.euros(reason.n)
    elif reason.why in IN_CREDITS:
        amount = names.credits(reason.n)
    return names.words(
        f"carbonrefusal.{reason.why}",
        place="" if reason.territory is None else names.territory(reason.territory),
        action="" if reason.kind is None else names.kind(reason.kind),
        player="" if reason.player is None else names.player(reason.player),
        amount=amount,
    )
