"""The list of moves: what can be done now, one line each."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.moves.foresight import makes_whole
from ecosfera.games.co2.moves.targets import EXCHANGE, Target, TargetKind, card, square
from ecosfera.games.co2.rules.actions import (
    Accept,
    Action,
    Buy,
    BuyAfar,
    ChooseSwap,
    ChooseTerritory,
    CounterTemplate,
    DeclareBankruptcy,
    EndTurn,
    Exchange,
    OfferTemplate,
    Pass,
    Pay,
    Play,
    RefusalCode,
    Refuse,
    Retire,
    Roll,
    Sell,
    TakeCredit,
)
from ecosfera.games.co2.rules.engine import refusal
from ecosfera.games.co2.rules.state import retire_price

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.games.co2.moves.move_selection import MoveSelection
    from ecosfera.games.co2.rules.state import View


class MoveKind(StrEnum):
    """The kinds of lines, in the order of the list."""

    ROLL = "roll"
    PAY = "pay"
    ACCEPT = "accept"
    COUNTER = "counter"
    REFUSE = "refuse"
    GRANT = "grant"
    FLOOD = "flood"
    SWAP = "swap"
    KEEP = "keep"
    DECLINE = "decline"
    CREDIT = "credit"
    PLAY = "play"
    BUY = "buy"
    RETIRE = "retire"
    OFFER = "offer"
    EXCHANGE = "exchange"
    BUY_AFAR = "buy-afar"
    SELL = "sell"
    PASS = "pass"
    END = "end"
    BANKRUPT = "bankrupt"
    STEP = "step"
    """The next target of a move that was begun."""
    CHOSEN = "chosen"
    """A card that was chosen for an exchange; choosing it again takes it back."""
    BACK = "back"
    PAGE = "page"
    """Turns the page of the list."""


class Move(NamedTuple):
    """One line of the list: an action, or a target to begin or to continue with."""

    kind: MoveKind
    action: Action | None = None
    target: Target | None = None


FOR_TURN_KEY: Final = frozenset({MoveKind.ROLL, MoveKind.PAY, MoveKind.PASS, MoveKind.END})
"""Lines that the key of the large button chooses, and no number key."""
ORDER = {kind: place for place, kind in enumerate(MoveKind)}
PLAIN: dict[type, MoveKind] = {
    Roll: MoveKind.ROLL,
    Pay: MoveKind.PAY,
    Accept: MoveKind.ACCEPT,
    CounterTemplate: MoveKind.COUNTER,
    Refuse: MoveKind.REFUSE,
    Buy: MoveKind.BUY,
    BuyAfar: MoveKind.BUY_AFAR,
    TakeCredit: MoveKind.CREDIT,
    Play: MoveKind.PLAY,
    Retire: MoveKind.RETIRE,
    OfferTemplate: MoveKind.OFFER,
    Sell: MoveKind.SELL,
    Pass: MoveKind.PASS,
    EndTurn: MoveKind.END,
    DeclareBankruptcy: MoveKind.BANKRUPT,
}


def moves(selection: MoveSelection, columns: Sequence[int] = ()) -> list[Move]:
    """Return the lines of the list for what was clicked so far.

    `columns` are the places of the cards in the hand, from the left.
    """
    if not selection.choosing:
        return first_moves(selection)
    return _exchange(selection, columns) if selection.exchanging else _steps(selection)


def first_moves(selection: MoveSelection) -> list[Move]:
    """Return the lines of the list while nothing is clicked.

    The exchange stands after the offers, unless it can be chosen instead of a credit. Credits that
    cannot bring the last point stay in the list, so that one sees why.
    """
    lines = [
        Move(kind_of(action, flood=_is_flood(selection.actions)), action)
        for action in selection.actions
        if not isinstance(action, Exchange)
    ]
    if _last_point(selection.view):
        lines.append(Move(MoveKind.RETIRE, Retire()))
    if any(isinstance(action, Exchange) for action in selection.actions):
        lines.append(Move(MoveKind.EXCHANGE, target=EXCHANGE))
    order = dict(ORDER)
    if any(isinstance(action, TakeCredit) for action in selection.actions):
        order[MoveKind.EXCHANGE] = order[MoveKind.PLAY]
    view = selection.view
    return sorted(lines, key=lambda move: (order[move.kind], not _completes(view, move.action)))


def place_of(move: Move, view: View) -> Target | None:
    """Return the square that a line is about, or None."""
    if move.target is not None:
        return move.target if move.target.kind is TargetKind.SQUARE else None
    match move.action:
        case Buy():
            return square(view.active.position or 0)
        case Play(place) | BuyAfar(place) | Sell(place) | ChooseTerritory(place) if (
            place is not None
        ):
            return square(view.catalogue.territories[place].square)
        case _:
            return None


def _completes(view: View, action: Action | None) -> bool:
    """Return whether a purchase from afar completes an area: it stands before the others."""
    return isinstance(action, BuyAfar) and makes_whole(view, action.territory)


def _last_point(view: View) -> bool:
    """Return whether the last point is all that stops credits from being handed in (RULES 4.9)."""
    reason = refusal(view, Retire())
    blocked = reason is not None and reason.why is RefusalCode.LAST_POINT
    return blocked and view.active.credits >= retire_price(view.active.retired)


def _is_flood(actions: tuple[Action, ...]) -> bool:
    """Return whether a territory is chosen that loses an action, rather than one that gains one."""
    choices = [action for action in actions if isinstance(action, ChooseTerritory)]
    return bool(choices) and all(choice.territory is not None for choice in choices)


def kind_of(action: Action, *, flood: bool) -> MoveKind:
    """Return the kind of an action's line; `flood`: an event card undoes an action."""
    match action:
        case ChooseTerritory(None):
            return MoveKind.DECLINE
        case ChooseTerritory():
            return MoveKind.FLOOD if flood else MoveKind.GRANT
        case Exchange():
            return MoveKind.EXCHANGE
        case ChooseSwap(swap):
            return MoveKind.SWAP if swap else MoveKind.KEEP
        case _:
            return PLAIN[type(action)]


def _exchange(selection: MoveSelection, columns: Sequence[int]) -> list[Move]:
    """Return a line for each card that can be put back, or was chosen for it, as the hand lies."""
    places = columns or range(len(selection.view.active.hand))
    lines = []
    for slot in sorted(range(len(places)), key=places.__getitem__):
        target = card(slot)
        if target in selection.chosen:
            lines.append(Move(MoveKind.CHOSEN, target=target))
        elif target in selection.targets():
            lines.append(Move(MoveKind.STEP, target=target))
    if selection.exchange is not None:
        lines.append(Move(MoveKind.EXCHANGE, target=EXCHANGE))
    return [*lines, Move(MoveKind.BACK)]


def _steps(selection: MoveSelection) -> list[Move]:
    """Return a line for each next target; cards of a kind share one."""
    hand = selection.view.active.hand
    lines, kinds = [], set()
    for target in sorted(selection.targets()):
        if target.kind is TargetKind.CARD:
            if hand[target.which] in kinds:
                continue
            kinds.add(hand[target.which])
        lines.append(Move(MoveKind.STEP, target=target))
    return [*lines, Move(MoveKind.BACK)]
