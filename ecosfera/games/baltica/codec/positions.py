"""Check that the parts of a state are consistent, as far as a real game would make them.

Harmless gaps in a position set up by hand are accepted, such as blocked abilities without the
*underwater noise* card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.core.json_fields import CodecError
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    ALL_TOKENS,
    FIRST_FUNDING,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    HABITATS,
    Category,
    Duration,
)
from ecosfera.games.baltica.rules.draft import is_nutrients
from ecosfera.games.baltica.rules.policies import GREEN_ENERGY_HABITATS, SPARED_BY_STRICT_PROTECTION
from ecosfera.games.baltica.rules.state import EMPTY, IMPACT_TILES, Outcome, PendingKind
from ecosfera.games.baltica.rules.turn import consumers_share, pressures_in

if TYPE_CHECKING:
    from ecosfera.games.baltica.rules.state import Pending, State


def check_position(state: State) -> None:
    """Raise `CodecError` naming the field that contradicts another."""
    _check_outcome(state)
    _check_market(state)
    _check_flags(state)
    if state.pending is not None:
        _check_pending(state, state.pending)
    _check_active(state)
    _check_turn(state)


def _check_outcome(state: State) -> None:
    """Check that the game has ended if and only if six tiles of a kind are placed."""
    won, lost = len(state.habitats) == len(HABITATS), state.impacts == IMPACT_TILES
    if won and lost:
        raise CodecError("state.impacts: a game cannot be both won and lost")
    fitting = Outcome.WON if won else Outcome.LOST if lost else None
    if state.outcome is not fitting:
        expected = f'"{fitting.value}"' if fitting else "null"
        raise CodecError(
            f"state.outcome: must be {expected} with {len(state.habitats)} habitats and "
            f"{state.impacts} impacts"
        )
    if state.outcome and state.pending:
        raise CodecError("state.pending: nothing is owed when the game is over")


def _check_market(state: State) -> None:
    """Check that a slot is empty only if its deck is."""
    for key, slots, deck in (
        ("producers", state.producers, state.producer_deck),
        ("consumers", state.consumers, state.consumer_deck),
    ):
        if EMPTY in slots and deck:
            slot = slots.index(EMPTY)
            raise CodecError(f"state.market.{key}[{slot}]: empty although the deck is not")


def _check_flags(state: State) -> None:
    """Check that only cards of the active row have marks, and only marks they can have."""
    catalogue = state.catalogue
    marks = (("used", state.used), ("ability_used", state.ability_used))
    for player, row in enumerate(state.rows):
        for i, card in enumerate(row):
            where = f"state.players[{player}].row[{i}]"
            for key, mask in (*marks, ("star_used", state.star_used)):
                if not mask >> card & 1:
                    continue
                if player != state.player:
                    raise CodecError(
                        f"{where}.{key}: must be false: it is player {state.player}'s turn"
                    )
                usable = card < FIRST_PRESSURE or FIRST_PRODUCER <= card < FIRST_POLICY
                if key == "ability_used":
                    usable = bool(catalogue.abilities[card])
                elif key == "star_used":
                    usable = catalogue.stars[card]
                if not usable:
                    raise CodecError(
                        f"{where}.{key}: must be false: {catalogue.names[card]} cannot be used so"
                    )


def _check_pending(state: State, pending: Pending) -> None:
    """Check that the player can owe the choice and that what it is about is there."""
    where = "state.pending"
    literacy = pending.kind is PendingKind.OCEAN_LITERACY
    if not literacy and pending.player != state.player:
        raise CodecError(f"{where}.player: only the active player answers {pending.kind.value}")
    if pending.due or pending.ending:
        # These two choices come only once no card is due and the turn is not ending.
        if literacy:
            raise CodecError(f"{where}: with ocean_literacy nothing is due and no turn is ending")
        if pending.kind is PendingKind.UPGRADED_WASTE_WATER_TREATMENT:
            raise CodecError(f"{where}: with {pending.kind.value} nothing is due, no turn ending")
    match pending.kind:
        case PendingKind.GREEN_ENERGY:
            if any(state.restored >> habitat & 1 for habitat in GREEN_ENERGY_HABITATS):
                raise CodecError(
                    f"{where}: green_energy asks only while mud, rock and coast are not restored"
                )
        case PendingKind.STRICT_PROTECTION:
            _check_strict_protection(state, pending)
        case PendingKind.UPGRADED_WASTE_WATER_TREATMENT:
            _check_reaction(state, pending)
            if sum(map(is_nutrients, state.row)) < 3 or pressures_in(state.row) >= 3:
                raise CodecError(
                    f"{where}: {pending.kind.value} asks only when three nutrients cards, and "
                    "fewer than three pressure cards, lie in the row"
                )
        case PendingKind.OCEAN_LITERACY:
            pass
    asking = _being_resolved(state, pending)
    if asking is not None and asking not in state.active:
        name = state.catalogue.names[asking]
        raise CodecError(f"{where}: {name} must lie in state.policy.active while it waits")


def _check_strict_protection(state: State, pending: Pending) -> None:
    """Check that the card discards or removes species and the reaction can be paid for."""
    assert pending.card is not None
    _check_reaction(state, pending)
    name = state.catalogue.names[pending.card]
    if name not in SPARED_BY_STRICT_PROTECTION:
        raise CodecError(f"state.pending.card: {name} discards and removes no species")
    if name == "non_indigenous_species" and len(state.habitats) >= 3:
        raise CodecError("state.pending.card: with three habitats it discards nothing")


def _check_reaction(state: State, pending: Pending) -> None:
    """Check that the measure and a funding card lie in the pool."""
    measure = state.catalogue.ids[pending.kind.value]
    if measure not in state.pool or max(state.pool) < FIRST_FUNDING:
        raise CodecError(
            f"state.pending: {pending.kind.value} needs the measure and a funding card in "
            "state.policy.pool"
        )


def _being_resolved(state: State, pending: Pending) -> int | None:
    """Return the policy card that lies face up until the choice is made, if any."""
    if pending.kind is PendingKind.STRICT_PROTECTION:
        return pending.card
    if pending.kind is PendingKind.UPGRADED_WASTE_WATER_TREATMENT:
        return None
    return state.catalogue.ids[pending.kind.value]


def _check_active(state: State) -> None:
    """Check the face-up policy cards by the market.

    They may be permanent, *underwater noise*, and at most one card being resolved.
    """
    asking = _being_resolved(state, state.pending) if state.pending else None
    passing = 0
    for i, card in enumerate(state.active):
        where = f"state.policy.active[{i}]"
        policy = state.catalogue.policy(card)
        if policy.category is Category.FUNDING:
            raise CodecError(f"{where}: a funding card cannot lie there")
        if policy.duration is Duration.PERMANENT or card == asking:
            continue
        if policy.id == "underwater_noise" and (state.abilities_blocked or state.noise_next):
            continue
        # One more card may remain if the last tile ended the game while it was being resolved.
        passing += 1
        if state.outcome is None or passing > 1:
            raise CodecError(f"{where}: {policy.id} does not stay there")


def _check_turn(state: State) -> None:
    """Check that the offer of a token is possible and that a single row does not skip itself."""
    if state.skip_next and state.config.players == 1:
        raise CodecError("state.next_turn.skip: with one row nothing is skipped")
    if not state.offer:
        return
    why = None
    if state.outcome or state.pending:
        why = "no move is possible now"
    elif state.tokens[state.player] == ALL_TOKENS:
        why = f"all of {', '.join(ABILITIES)} lie face up"
    elif not consumers_share(state):
        why = "no two consumers of the row share a habitat"
    if why:
        raise CodecError(f"state.turn.may_reactivate: must be false: {why}")
