"""Moves in words: the lines of the list, and the sentence of the bar."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.bots.plan import plan
from ecosfera.games.co2.bots.valuation import near_last_point
from ecosfera.games.co2.bots.way import closed, way_to_goal
from ecosfera.games.co2.moves.foresight import (
    balance_after,
    is_flood,
    is_low,
    makes_whole,
    worth_of,
)
from ecosfera.games.co2.moves.move_list import Move, MoveKind, kind_of
from ecosfera.games.co2.moves.offer_draft import GET, GIVE, OfferDraft
from ecosfera.games.co2.moves.targets import TargetKind
from ecosfera.games.co2.rules.actions import (
    Buy,
    BuyAfar,
    ChooseTerritory,
    MakeCounter,
    OfferTemplate,
    Play,
    Propose,
    RefusalCode,
    Retire,
    Sell,
)
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.ids import ACTIONS, BOTTOM
from ecosfera.games.co2.rules.state import (
    Choice,
    Counter,
    Debt,
    Offer,
    Phase,
    Took,
    afar_price,
    balance,
    exchanges_in_passing,
    next_kind,
    rent,
    retire_price,
    sale_value,
    territory_under,
)
from ecosfera.games.co2.text.names import plain, signed
from ecosfera.games.co2.text.race_text import way_of
from ecosfera.games.co2.text.reason_text import reason_sentence, why_not

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.bots.adviser import Hint
    from ecosfera.games.co2.bots.reasons import Reason
    from ecosfera.games.co2.moves.move_selection import MoveSelection
    from ecosfera.games.co2.rules.ids import TerritoryId
    from ecosfera.games.co2.rules.state import View
    from ecosfera.games.co2.text.names import Names


class MoveLine(NamedTuple):
    """A line of the list of moves as it is shown."""

    icon: str
    title: str
    about: str = ""
    costly: bool = False
    """Whether it costs something that one may regret."""
    warns: bool = False
    """Whether `about` tells of a balance near the end."""
    worth: str = ""
    """What a purchase brings in the end."""
    blocked: bool = False
    """Whether it is not possible; `about` says why."""
    chosen: bool = False
    """Whether it was chosen for the move that is being composed."""


ICONS = {
    MoveKind.ROLL: "icon_dice",
    MoveKind.PAY: "icon_check",
    MoveKind.ACCEPT: "icon_check",
    MoveKind.COUNTER: "co2_icon_handshake",
    MoveKind.REFUSE: "icon_cross",
    MoveKind.SWAP: "icon_cards",
    MoveKind.KEEP: "icon_cross",
    MoveKind.DECLINE: "icon_cross",
    MoveKind.BUY: "co2_icon_rent",
    MoveKind.BUY_AFAR: "co2_icon_rent",
    MoveKind.CREDIT: "co2_credit",
    MoveKind.EXCHANGE: "co2_exchange",
    MoveKind.RETIRE: "co2_credit",
    MoveKind.OFFER: "co2_icon_handshake",
    MoveKind.SELL: "co2_icon_sell",
    MoveKind.PASS: "co2_credit",
    MoveKind.END: "icon_check",
    MoveKind.BANKRUPT: "co2_icon_out",
    MoveKind.BACK: "icon_undo",
}


class MoveText:
    """Words for moves in one position."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.words = names.words

    # -- lines ----

    def line(self, move: Move, view: View) -> MoveLine:
        """Return the line of a move."""
        match move.action:
            case Play(territory) | ChooseTerritory(int() as territory) | Sell(territory):
                return self._on_territory(move.kind, territory, view)
            case BuyAfar(territory):
                return self._buy(territory, view, move.action)
            case OfferTemplate(to):
                player = self.names.player(to)
                return MoveLine(ICONS[move.kind], self.words("carbon.do.offer", player=player))
            case _ if move.kind in {MoveKind.STEP, MoveKind.CHOSEN}:
                return self._step(move, view)
            case _:
                return self._plain(move.kind, view)

    def _plain(self, kind: MoveKind, view: View) -> MoveLine:
        title, about = self.words(f"carbon.do.{kind}"), ""
        costly = kind is MoveKind.BANKRUPT
        here = territory_under(view, view.turn.player)
        if kind is MoveKind.BUY and here is not None:
            return self._buy(here, view, Buy())
        if kind is MoveKind.RETIRE:
            return self._retire(view)
        if kind is MoveKind.ACCEPT:
            about = self._terms(view)
        if kind is MoveKind.PAY and view.debt is not None:
            title = self.words("carbon.do.pay", what=self.debt(view.debt))
            about = self._missing(view, view.debt)
        if kind is MoveKind.PASS and not view.bank.credits:
            title, about = self.words("carbon.pass-short"), self.words("carbon.no-credit-left")
        if kind is MoveKind.EXCHANGE:
            passing = "-passing" if exchanges_in_passing(view) else ""
            about = self.words(f"carbon.exchange-note{passing}")
            title = self.words("carbon.do.exchange-new") if view.config.new_kinds else title
        if kind is MoveKind.CREDIT:
            title = title if view.bank.credits else self.words("carbon.do.credit-none")
            about = self.words("carbon.credit-note")
        return MoveLine(ICONS[kind], title, about, costly)

    def _retire(self, view: View) -> MoveLine:
        title = self.words.count("carbon.do.retire", retire_price(view.active.retired))
        if blocked := self._last_point(view):
            return MoveLine(ICONS[MoveKind.RETIRE], title, blocked, blocked=True)
        after = balance_after(view, Retire())
        assert after is not None, "handing in credits raises the balance"
        note = "carbon.retire-note-last" if near_last_point(view) else "carbon.retire-note"
        return MoveLine(
            ICONS[MoveKind.RETIRE],
            title,
            self.words("carbonreason.wins")
            if after >= view.config.goal
            else self.words(note, balance=plain(after)),
        )

    def _terms(self, view: View) -> str:
        """Return what the offer that waits gives and takes."""
        draft = OfferDraft.pending(view)
        give, get = (self.names.side(draft.side(which), brief=True) for which in (GIVE, GET))
        return self.words("carbon.trade.terms", give=give, get=get)

    def _buy(self, territory: TerritoryId, view: View, action: Buy | BuyAfar) -> MoveLine:
        card, afar = view.catalogue.territories[territory], isinstance(action, BuyAfar)
        title = self.words(
            "carbon.do.buy-afar" if afar else "carbon.do.buy",
            place=self.names.territory(territory),
            price=self.names.euros(afar_price(view, territory) if afar else card.price),
        )
        after = balance_after(view, action)
        assert after is not None, "a purchase leads to a balance"
        low = is_low(after)
        if makes_whole(view, territory) and not low:
            land = view.catalogue.areas[card.area].territories
            left = sum(ACTIONS - view.done[each] for each in land)
            about = self.words(
                "carbon.buy-area",
                area=self.names.area(card.area),
                actions=self.words.count("carbontable.sun-actions", left),
                bonus=view.catalogue.bonus(card.area),
                balance=plain(after),
            )
        else:
            note, later = "carbon.buy-low" if low else "carbon.buy-note", worth_of(view, territory)
            about = self.words(
                note,
                cost=card.co2,
                balance=plain(after),
                actions=signed(later.actions),
                area=signed(later.area),
            )
        worth = self._worth(territory, view)
        return MoveLine(ICONS[MoveKind.BUY], title, about, after <= BOTTOM, low, worth)

    def _worth(self, territory: TerritoryId, view: View) -> str:
        """Return what a purchase brings in the end."""
        now, actions, area = map(signed, worth_of(view, territory))
        return self.words("carbon.buy-worth", now=now, actions=actions, area=area)

    def _on_territory(self, kind: MoveKind, territory: TerritoryId, view: View) -> MoveLine:
        place = self.names.territory(territory)
        if kind is MoveKind.SELL:
            price = self.names.euros(min(sale_value(view, territory), view.bank.euros))
            return MoveLine(
                ICONS[kind], self.words("carbon.do.sell", place=place, price=price), costly=True
            )
        if kind is MoveKind.FLOOD:
            last = view.catalogue.territories[territory].kinds[view.done[territory] - 1]
            return MoveLine(
                self.sign(last),
                self.words("carbon.do.flood", place=place, action=self.names.kind(last)),
                costly=True,
            )
        action = next_kind(view, territory)
        assert action is not None, "there is an action to carry out"
        title = self.words("carbon.do.play", place=place, action=self.names.kind(action))
        return MoveLine(self.sign(action), title, self._gain(kind, territory, view))

    def _gain(self, kind: MoveKind, territory: TerritoryId, view: View) -> str:
        card, done = view.catalogue.territories[territory], view.done[territory]
        after = balance_after(view, Play(territory))
        assert after is not None, "an action changes the balance"
        price = "carbon.play-free" if kind is MoveKind.GRANT else "carbon.play-note"
        return self.words(
            price,
            balance=signed(after - balance(view, view.turn.player)),
            before=self.names.euros(rent(view, territory)),
            after=self.names.euros(card.rents[done + 1]),
        )

    def _step(self, move: Move, view: View) -> MoveLine:
        target = move.target
        assert target is not None, "a step has a target"
        if target.kind is TargetKind.CARD:
            kind = view.active.hand[target.which]
            chosen = move.kind is MoveKind.CHOSEN
            message = "carbon.do.goes-back" if chosen else "carbon.do.give-back"
            title = self.words(message, action=self.names.kind(kind))
            return MoveLine(self.sign(kind), title, chosen=chosen)
        territory = view.catalogue.board[target.which].territory
        assert territory is not None, "a step leads to a territory"
        return self._on_territory(MoveKind.PLAY, territory, view)

    def sign(self, kind: int) -> str:
        """Return the name of the sign of a kind of action."""
        return f"co2_action_{self.names.catalogue.kinds[kind].id}"

    # -- hints ----

    def hint(self, hint: Hint, view: View) -> str:
        """Return a hint with its reason."""
        action, why = hint.action, reason_sentence(self.names, hint.reason)
        if isinstance(action, Propose | MakeCounter):
            counter = isinstance(action, MakeCounter)
            partner = view.turn.player if isinstance(action, MakeCounter) else action.to
            draft = OfferDraft(view, view.to_decide, partner, counter=counter)
            draft.take_over(action.give, action.get)
            ahead = draft.outlook(GIVE)
            if ahead.before != ahead.after:
                before, after = plain(ahead.before), plain(ahead.after)
                why = f"{why} {self.words('carbonreason.balance', before=before, after=after)}"
            return self.words(
                "carbonreason.counter" if counter else "carbonreason.offer",
                player=self.names.player(partner),
                give=self.names.side(action.give, brief=True),
                get=self.names.side(action.get, brief=True),
                why=why,
            )
        kind = kind_of(action, flood=is_flood(view))
        line = self.line(Move(kind, action), view)
        if line.worth:
            why = f"{why} {line.worth}."
        return self.words("carbonreason.hint", what=line.title, why=why)

    # -- debts ----

    def debt(self, debt: Debt) -> str:
        """Return the amount of a debt."""
        return self.names.credits(debt.credits) if debt.credits else self.names.euros(debt.euros)

    def _missing(self, view: View, debt: Debt) -> str:
        """Return what the missing credits of a debt cost, if any are missing."""
        missing = max(0, debt.credits - view.active.credits)
        if not missing:
            return ""
        return self.words.count("carbon.missing", missing, price=self.names.euros(100 * missing))

    # -- the sentence of the bar ----

    def sentence(
        self,
        view: View,
        selection: MoveSelection,
        advice: Callable[[View], Reason | None] = plan,
        *,
        guided: bool = False,
    ) -> str:
        """Return in one line what can be done now; `advice` is what to aim for.

        In a `guided` lap, what is advised comes from its bubbles only.
        """
        words = self.words
        last = view.pending[-1] if view.pending else None
        if selection.choosing:
            if selection.chosen[0].kind is TargetKind.CARD and len(selection.remaining()) > 1:
                return words("carbon.can.where")
            if selection.exchange is not None:
                return words("carbon.can.options", options=words("carbon.can.exchange"))
            return words("carbon.can.second")
        match last:
            case Debt() as debt:
                return self._owes(view, debt)
            case Offer():
                me, other = self.names.player(last.player), self.names.player(view.turn.player)
                return words("carbon.trade.asked", player=me, other=other)
            case Counter():
                me, other = self.names.player(last.player), self.names.player(last.partner)
                return words("carbon.trade.asked-back", player=me, other=other)
            case Choice():
                return self._choice(view)
        if view.turn.phase is Phase.ROLL:
            return words("carbon.can.roll")
        return self._options(view, selection, None if guided else advice)

    def _owes(self, view: View, debt: Debt) -> str:
        what = self.debt(debt)
        if debt.to is not None:
            return self.words("carbon.can.owe-to", what=what, player=self.names.player(debt.to))
        del view
        return self.words("carbon.can.owe", what=what)

    def _choice(self, view: View) -> str:
        assert view.turn.event is not None, "an event asks"
        event = view.catalogue.events[view.turn.event].id.replace("_", "-")
        return self.words(f"carbon.choice.{event}")

    def _options(
        self,
        view: View,
        selection: MoveSelection,
        advice: Callable[[View], Reason | None] | None,
    ) -> str:
        guided = advice is None
        way = None if guided else way_to_goal(view, view.turn.player)
        if way is not None and way.credits and not (way.actions or way.waits):
            return way_of(self.names, way)
        kinds = {_option(action) for action in selection.actions} - {""}
        if not view.bank.credits:
            kinds.discard("credit")
        useful = kinds.intersection(USEFUL)
        why_not_now = "" if useful - {"exchange"} or guided else self._waits(view)
        if not why_not_now and not useful and advice is not None:
            why_not_now = self._missing_for_action(view, advice, passing="pass" in kinds)
        told_way = way_of(self.names, way)
        if not guided and (told_way or not useful):
            why_not_now = self._last_point(view) or why_not_now
        if why_not_now or told_way:
            return f"{told_way} {why_not_now}".strip()
        told = [option for option in USEFUL if option in kinds][:MOST_OPTIONS]
        told = told or [option for option in ("offer", "pass", "end") if option in kinds]
        names = [self.words(f"carbon.can.{option}") for option in told]
        return self.words("carbon.can.options", options=self.words.list(names, either=True))

    def _last_point(self, view: View) -> str:
        """Return that credits which are there cannot bring the last point; else nothing."""
        reason = refusal(view, Retire())
        enough = view.active.credits >= retire_price(view.active.retired)
        if reason is None or reason.why is not RefusalCode.LAST_POINT or not enough:
            return ""
        return why_not(self.names, reason)

    def _waits(self, view: View) -> str:
        """Return why all cards that fit have to wait for the next turn; empty if they do not."""
        own = view.owned(view.turn.player)
        held = [t for t in own if next_kind(view, t) in view.active.hand]
        first = closed(view, held[0]) if held else None
        if first is None or not all(closed(view, territory) for territory in held):
            return ""
        return why_not(self.names, first)

    def _missing_for_action(
        self, view: View, advice: Callable[[View], Reason | None], *, passing: bool
    ) -> str:
        """Return what the active player needs for the next action; empty if nothing is missing.

        `passing` brings a credit, so none is missing then.
        """
        own = [t for t in view.owned(view.turn.player) if closed(view, t) is None]
        wanted = {next_kind(view, territory) for territory in own} - {None}
        if not wanted.intersection(view.active.hand):
            aim = advice(view)
            if aim is not None and aim.territory is not None and aim.kind is None:
                return reason_sentence(self.names, replace(aim, cards=()))
            if not wanted:
                return ""
            exchanged = view.turn.took is Took.EXCHANGE
            return self.words("carbon.can.needs-card-now" if exchanged else "carbon.can.needs-card")
        if view.active.credits or passing:
            return ""
        return self.words("carbon.can.needs-credit")


USEFUL: Final[tuple[str, ...]] = ("buy", "play", "credit", "exchange")
"""The options that bring somebody further; with others, one waits for the next turn."""
MOST_OPTIONS: Final = 2
"""Options that the bar names; the list beside it has all of them."""


def _option(action: object) -> str:
    """Return the part of a message id that names an option of a turn."""
    names = {
        "Buy": "buy",
        "TakeCredit": "credit",
        "Exchange": "exchange",
        "Play": "play",
        "OfferTemplate": "offer",
        "Pass": "pass",
        "EndTurn": "end",
    }
    return names.get(type(action).__name__, "")
