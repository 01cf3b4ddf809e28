"""The order and the keys of the lines of the move list, which last for a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.additions import BUY, EXCHANGE, HAND_IN, MORE, MOVES, OFFERS, TURN
from ecosfera.games.co2.moves.move_list import FOR_TURN_KEY, MoveKind
from ecosfera.games.co2.moves.targets import TargetKind
from ecosfera.games.co2.rules.actions import OfferTemplate, Play
from ecosfera.tabletop.listing import LastingNumbers
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Hashable, Sequence

    from ecosfera.games.co2.moves.move_list import Move
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.state import View

OWN: Final = {
    **dict.fromkeys(FOR_TURN_KEY, TURN),
    MoveKind.BUY: BUY,
    MoveKind.EXCHANGE: EXCHANGE,
    MoveKind.RETIRE: HAND_IN,
    MoveKind.PAGE: MORE,
    MoveKind.BACK: Intent.BACK,
    MoveKind.ACCEPT: MOVES[0],
    MoveKind.COUNTER: MOVES[1],
    MoveKind.REFUSE: MOVES[2],
}
"""The keys of lines that are the same in every turn."""
CARDS: Final = frozenset({MoveKind.STEP, MoveKind.CHOSEN})
"""Lines for cards of the hand, or for squares on which one is played."""
KEYLESS: Final = frozenset({MoveKind.BANKRUPT, MoveKind.OFFER, *CARDS})


class MoveLines:
    """Puts the lines of the list in order, and says which key chooses each."""

    def __init__(self) -> None:
        self._numbers = LastingNumbers()
        self._given: dict[Move, int] = {}
        """The number keys of the lines that are listed."""

    def arrange(
        self, moves: Sequence[Move], view: View, columns: Sequence[int], main: Action | None
    ) -> list[Move]:
        """Return lines so that new ones stand below others of their kind.

        A card has the number of its place in the hand, a square that of its territory. What the
        large button does, `main`, needs none.
        """
        lines = [
            move
            for move in moves
            if move.kind not in {*OWN, *KEYLESS} and (main is None or move.action != main)
        ]
        squares = {
            move: Play(territory)
            for move in moves
            if move.kind in CARDS
            and move.target is not None
            and move.target.kind is TargetKind.SQUARE
            and (territory := view.catalogue.board[move.target.which].territory) is not None
        }
        named: list[Hashable] = [*(move.action for move in lines), *squares.values()]
        pending = type(view.pending[-1]).__name__ if view.pending else ""
        part = view.to_decide, pending, view.debt is None
        numbers = self._numbers.of(view.turn.number, part, named)
        self._given = dict(zip((*lines, *squares), numbers, strict=True))
        for move in moves:
            target = move.target
            if move.kind in CARDS and target is not None and target.kind is TargetKind.CARD:
                place = columns[target.which] if target.which < len(columns) else target.which
                self._given[move] = place + 1
        ranks = {kind: place for place, kind in enumerate(dict.fromkeys(m.kind for m in moves))}
        ranks |= dict.fromkeys(CARDS & set(ranks), 0)
        most = len(MOVES) + 1
        return sorted(moves, key=lambda m: (ranks[m.kind], self._given.get(m, 0) or most))

    def intents(
        self, moves: Sequence[Move], view: View, main: Action | None
    ) -> tuple[Intent | None, ...]:
        """Return what chooses each line of a page; `main` is what the large button does.

        Where a turn has needed all numbers, a line has one that is free on the page.
        """
        found = [self._intent(move, view, main) for move in moves]
        free = iter([intent for intent in MOVES if intent not in found])
        return tuple(
            next(free, None) if intent is None and move in self._given else intent
            for move, intent in zip(moves, found, strict=True)
        )

    def _intent(self, move: Move, view: View, main: Action | None) -> Intent | None:
        if main is not None and move.action == main:
            return TURN
        if isinstance(move.action, OfferTemplate):
            players = view.config.players
            return OFFERS[(move.action.to - view.turn.player) % players - 1]
        if move.kind in OWN:
            return OWN[move.kind]
        number = self._given.get(move, 0)
        return MOVES[number - 1] if 0 < number <= len(MOVES) else None


def line_of_offer(moves: Sequence[Move], partner: int | None) -> int | None:
    """Return the line with which an offer to a player begins, or None."""
    offers = (
        place
        for place, move in enumerate(moves)
        if isinstance(move.action, OfferTemplate) and move.action.to == partner
    )
    return next(offers, None)
