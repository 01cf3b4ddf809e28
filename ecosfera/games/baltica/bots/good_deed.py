"""What is clearly good to do now, found without a search: the move that stands out in the list.

The hint puts it first, so that the list and the hint never advise different things. Where nothing
is clearly good, there is none.
"""

from __future__ import annotations

from itertools import combinations
from math import comb
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.bots.draws import draws_of_use, risk_of_draw
from ecosfera.games.baltica.bots.features import ROW, Market, row
from ecosfera.games.baltica.bots.foresight import end_of_turn
from ecosfera.games.baltica.bots.hint_reasons import help_for
from ecosfera.games.baltica.bots.reasons import HintReason, about_refresh
from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    MARKET,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    EndTurn,
    Implement,
    Pass,
    Plus,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import (
    ALL_HABITATS,
    FIRST_CONSUMER,
    FIRST_POLICY,
    habitats_in,
)
from ecosfera.games.baltica.rules.draft import is_pressure
from ecosfera.games.baltica.rules.state import EMPTY
from ecosfera.games.baltica.rules.turn import STRIKE, pressures_in, strikes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State

Deed = tuple["Action", HintReason]

BETTER: Final = (AcquireProducer, AcquireConsumer, Implement)
"""What comes before the deeds of a turn in which nothing can be taken."""
LETS_WIN: Final = "lets-win"
"""The reason for a pass with which another player can win the game."""
LETS_RESTORE: Final = "lets-restore"
"""The reason for a pass with which another player can restore a habitat."""
CHAINS: Final = frozenset({"then-wins", "then-restores"})
"""The reasons for a consumer with which the player can win or restore a habitat in this turn."""
HELP: Final = (LETS_RESTORE, "lets-chain")
"""What a passed card may let another player do, the best first."""
FITTING: Final = frozenset({"no-producer-payable", "no-consumer-fits"})
"""Reasons for a refresh: nothing of a row of the market can be taken, but some of its deck."""
LIKELY: Final = 0.5
"""The least chance to help of a refresh, or of a draw that costs a token or may do harm."""
LIKELY_IF_FREE: Final = 1 / 3
"""The same of a draw that costs nothing: its symbol would lapse, and it can do no harm."""
FEW: Final = 3
"""How many times as likely to help as to do harm a draw is at least."""
BUYS, OPENS = ROW.index("buys"), ROW.index("opens")


def good_deed(
    state: State, actions: Sequence[Action], given: Collection[CardId] = ()
) -> Deed | None:
    """Return which of the legal actions is clearly good to do, and why.

    That is a token to turn face up, if one is offered; a restoration, or what leads to a larger one
    in this turn; or a pass with which another player can win or restore a habitat. If nothing can
    be taken it may also be a pass that averts an impact, or a draw or refresh that likely helps. It
    never passes on a card that the player was `given`.
    """
    if state.pending is not None:
        return None
    own = _restoration(state, actions)
    if own is None or own[1].code != "wins":
        own = _token(actions) or own
    if own is not None:
        return own
    passes = [
        action
        for action in actions
        if isinstance(action, Pass) and action.to != MARKET and action.card not in given
    ]
    passed = winning_pass(state, passes) or _helpful_pass(state, passes)
    if any(isinstance(action, BETTER) for action in actions):
        return passed if passed is not None and passed[1].code in {LETS_WIN, LETS_RESTORE} else None
    if passed is not None and passed[1].code == LETS_WIN:
        return passed
    passed = _averting_pass(state, passes) or passed
    if passed is not None:
        return passed
    chances = [*_draws(state, actions), *_refreshes(state, actions)]
    return max(chances, key=lambda found: found[0])[1] if chances else None


def risks_more_than_it_helps(state: State, action: Action) -> bool:
    """Return whether an action is a draw at least as likely to do harm as to help.

    Without a gain the turn ends with a pressure card anyway, so only an impact is harm then.
    """
    if not isinstance(action, Plus) or end_of_turn(state).impacts:
        return False
    risk = risk_of_draw(state)
    harm = risk.ending if state.acquired or risk.impact else 0
    return harm > 0 and harm >= draws_of_use(state)[0]


def dooms(state: State, actions: Sequence[Action]) -> bool:
    """Return whether the turn places an impact tile at its end, whatever the player does.

    `actions` are the legal ones. A draw or a refresh might still change it.
    """
    certain = state.pending is None and all(
        isinstance(action, EndTurn)
        or (isinstance(action, Pass) and not (is_pressure(action.card) and action.to != MARKET))
        for action in actions
    )
    return certain and END_TURN in actions and bool(end_of_turn(state).impacts)


# -- restoring -------------------------------------------------------------------------------------


def _restoration(state: State, actions: Sequence[Action]) -> Deed | None:
    """Return the restoration of most habitats, or the consumer to take for a larger one."""
    habitats, unrestored = state.catalogue.habitats, ALL_HABITATS & ~state.restored
    best: tuple[int, int] | None = None
    found: Deed | None = None
    for action in actions:
        if isinstance(action, RestoreHabitats):
            one, two = action.consumers
            new = habitats[one] & habitats[two] & unrestored
            rank = new.bit_count(), -new
            if best is None or rank > best:
                code = "wins" if new == unrestored else "restores"
                best, found = rank, (action, HintReason(code, action.consumers, habitats_in(new)))
    animals = [card for card in _animals(state.row) if not state.used >> card & 1]
    for action in actions if animals else ():
        if isinstance(action, AcquireConsumer):
            shared = {card: habitats[card] & habitats[action.card] & unrestored for card in animals}
            partner = max(animals, key=lambda card: shared[card].bit_count())
            new = shared[partner]
            if new and (best is None or new.bit_count() > best[0]):
                code = "then-wins" if new == unrestored else "then-restores"
                why = HintReason(code, (action.card, partner), habitats_in(new))
                best, found = (new.bit_count(), -new), (action, why)
    return found


def _animals(cards: Sequence[CardId]) -> list[CardId]:
    return [card for card in cards if FIRST_CONSUMER <= card < FIRST_POLICY]


def _token(actions: Sequence[Action]) -> Deed | None:
    """Return the first token that may be turned face up, before anything else is done, if any."""
    offered = (action for action in actions if isinstance(action, Reactivate))
    first = next(offered, None)
    return None if first is None else (first, HintReason("token-back"))


# -- passing ---------------------------------------------------------------------------------------


def _averting_pass(state: State, passes: Sequence[Pass]) -> Deed | None:
    """Return the pass of a pressure card without which the turn ends with an impact, if any.

    It leaves whoever receives it two cards away from one.
    """
    pressing = [action for action in passes if is_pressure(action.card)]
    if pressures_in(state.row) != STRIKE - 1 or not pressing:
        return None
    best = min(pressing, key=lambda action: pressures_in(state.rows[action.to]))
    if pressures_in(state.rows[best.to]) or not end_of_turn(state).impacts:
        return None
    return best, HintReason("averts-impact", (best.card,), player=state.player)


def winning_pass(state: State, passes: Sequence[Pass]) -> Deed | None:
    """Return the pass with which another player can restore all that is missing, if any."""
    missing = ALL_HABITATS & ~state.restored
    for action in passes:
        if not FIRST_CONSUMER <= action.card < FIRST_POLICY:
            continue
        before = state.rows[action.to]
        if strikes([*before, action.card]) or _can_restore(state, before, missing):
            continue
        if _can_restore(state, [*before, action.card], missing):
            why = HintReason(LETS_WIN, (action.card,), habitats_in(missing), player=action.to)
            return action, why
    return None


def _can_restore(state: State, cards: Sequence[CardId], missing: int) -> bool:
    """Return whether at most two pairs of animals of a row restore all these habitats."""
    habitats = state.catalogue.habitats
    pairs = [
        ({one, two}, habitats[one] & habitats[two] & missing)
        for one, two in combinations(_animals(cards), 2)
        if habitats[one] & habitats[two] & missing
    ]
    if any(new == missing for _, new in pairs):
        return True
    return any(
        new | more == missing and pair.isdisjoint(other)
        for (pair, new), (other, more) in combinations(pairs, 2)
    )


def _helpful_pass(state: State, passes: Sequence[Pass]) -> Deed | None:
    """Return the pass that helps another player most and does no harm, and how it helps."""
    best: tuple[int, Action, HintReason] | None = None
    seen = set()
    for action in passes:
        if (action.card, action.to) in seen or strikes([*state.rows[action.to], action.card]):
            continue
        seen.add((action.card, action.to))
        for why in help_for(state, action.card, action.to):
            rank = HELP.index(why.code) if why.code in HELP else len(HELP)
            if rank < (len(HELP) if best is None else best[0]):
                best = rank, action, why
    return None if best is None else best[1:]


# -- chances ---------------------------------------------------------------------------------------


def _draws(state: State, actions: Sequence[Action]) -> Iterator[tuple[float, Deed]]:
    """Yield the draw, with its chance to help, if that is high and hardly anything can go wrong."""
    draws = [action for action in actions if isinstance(action, Plus)]
    if not draws:
        return
    (hits, cards), risk = draws_of_use(state), risk_of_draw(state)
    if not hits or hits < FEW * risk.ending or (risk.ending and risk.impact):
        return
    free = not risk.ending and any(action.source != TOKEN for action in draws)
    if hits >= (LIKELY_IF_FREE if free else LIKELY) * cards:
        yield hits / cards, (draws[0], HintReason("hopes-for-more", chance=(hits, cards)))


def _refreshes(state: State, actions: Sequence[Action]) -> Iterator[tuple[float, Deed]]:
    """Yield the refreshes, with the chance to help, if that is high and nobody loses a card."""
    for action in actions:
        if not isinstance(action, Refresh) or _gives_up(state, action):
            continue
        slots = state.consumers if action.consumers else state.producers
        shown = sum(card != EMPTY for card in slots)
        for why in about_refresh(state, action):
            if why.code in FITTING and why.chance is not None:
                hits, cards = why.chance
                drawn = min(shown, cards)
                likely = 1 - comb(cards - hits, drawn) / comb(cards, drawn)
                if likely >= LIKELY:
                    yield likely, (action, why)


def _gives_up(state: State, action: Refresh) -> bool:
    """Return whether a refresh takes away a card that another player can acquire."""
    unrestored, market = ALL_HABITATS & ~state.restored, Market(state)
    what = OPENS if action.consumers else BUYS

    def can_take(player: PlayerId) -> bool:
        return row(state.catalogue, state.rows[player], unrestored, market)[what] > 0

    return any(can_take(player) for player in state.players if player != state.player)
