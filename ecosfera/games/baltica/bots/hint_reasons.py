"""The reasons for an action: short codes with details that can be seen and counted.

Reasons for refreshing the market and for measures are in modules of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.draws import draws_of_use, next_cards, risk_of_draw
from ecosfera.games.baltica.bots.features import ROW as ROW_NAMES
from ecosfera.games.baltica.bots.features import Market, row
from ecosfera.games.baltica.bots.pairs import restoring_draws
from ecosfera.games.baltica.bots.reasons import (
    HintReason,
    about_measure,
    about_reaction,
    about_refresh,
    about_restored_home,
)
from ecosfera.games.baltica.bots.turn_search import REVEALING, after, restorations
from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    MARKET,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    ChooseHabitat,
    ChoosePass,
    ChooseReaction,
    DrawPolicy,
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
    COPIES_PER_ELEMENT,
    FIRST_CONSUMER,
    FIRST_POLICY,
    FIRST_PRESSURE,
    FIRST_PRODUCER,
    Category,
    element_of,
    habitats_in,
)
from ecosfera.games.baltica.rules.engine import legal, refusal
from ecosfera.games.baltica.rules.legality import payment
from ecosfera.games.baltica.rules.turn import STRIKE, ending_adds_pressure, pressures_in, strikes

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, PlayerId
    from ecosfera.games.baltica.rules.state import State

REASONS = 3
"""Maximum number of reasons; the most important ones come first."""
WITHOUT_USE = frozenset(
    {
        "gathers",
        "thins-deck",
        "costs-nothing",
        "fresh-consumers",
        "fresh-producers",
        "best-found",
        "spends-token",
        "then-restores",
    }
)
"""Reasons that name no use of a card that is passed to a player, or of a refreshed market."""

FILLERS = frozenset(
    {
        "best-found",
        "brings-ability",
        "costs-nothing",
        "dilutes-pressures",
        "fresh-consumers",
        "fresh-producers",
        "gathers",
        "hopes-for-more",
    }
)
"""Reasons that are always true and name no card, habitat or danger."""

OPENS = ROW_NAMES.index("opens")

LESS = frozenset({"gathers", "lets-open"})
"""Reasons for a pass that say less than what the next player can acquire with the card."""

NEEDED = frozenset({"averts-impact", "lets-chain", "lets-restore"})
"""Reasons for a pass that count even if the next player restores as much without it."""


def reasons_for(
    state: State, line: Sequence[Action], ahead: Sequence[Action] = ()
) -> list[HintReason]:
    """Return the reasons for the first action of `line`, the plan for the rest of the turn.

    `ahead` is what the next player may do then. The last reason says what the action spends.
    """
    action, later = line[0], line[1:]
    found: list[HintReason] = []
    match action:
        case RestoreHabitats(consumers):
            found += _restores(state, consumers, "restores")
        case AcquireConsumer():
            found += _about_consumer(state, action, later)
        case AcquireProducer():
            found += _about_producer(state, action, later)
        case Pass(_, card, to):
            taken = _taken_next(state, card, to, certain(state, line, ahead))
            about = _about_pass(state, state.player, card, to, later)
            found += taken
            found += [reason for reason in about if not (taken and reason.code in LESS)]
        case Plus():
            found += _about_plus(state, later)
        case EndTurn():
            found += _about_end(state)
        case _:
            found += _about_rest(state, action, later)
    if _spares(state, action):
        if found and found[0].code != "brings-ability":
            found.insert(1, HintReason("avoids-pressure"))
        else:
            found.insert(0, HintReason("spares-pressure"))
    if not found and isinstance(action, AcquireProducer | AcquireConsumer):
        found += _dilutes(state)
    if not any(isinstance(planned, RestoreHabitats) for planned in line):
        coming = list(_restored_next(state, line, ahead))
        told = [set(reason.cards) for reason in coming]
        found = coming + [
            reason
            for reason in found
            if reason.code != "lets-restore" or set(reason.cards) not in told
        ]
    spent = list(_spends(state, action))
    return [*(found or [HintReason("best-found")])[: REASONS - len(spent)], *spent]


def without_fillers(why: Sequence[HintReason], action: Action) -> tuple[HintReason, ...]:
    """Return the reasons that say something about this move; a teammate gives no others.

    For a species that is acquired there is always one.
    """
    kept = tuple(reason for reason in why if reason.code not in FILLERS)
    takes = isinstance(action, AcquireProducer | AcquireConsumer)
    return kept or (tuple(why[:1]) if takes else ())


def has_use(action: Action, why: Sequence[HintReason]) -> bool:
    """Return whether the reasons for a pass to a player, or for a refresh, name a use of it.

    Any other action has one.
    """
    idle = isinstance(action, Refresh) or (isinstance(action, Pass) and action.to != MARKET)
    return not idle or not WITHOUT_USE.issuperset(reason.code for reason in why)


# -- restoring -----------------------------------------------------------------------------------


def _restores(state: State, pair: tuple[CardId, CardId], code: str) -> Iterator[HintReason]:
    """Yield what two consumers restore; with the last habitat the game is won."""
    habitats = state.catalogue.habitats
    new = habitats[pair[0]] & habitats[pair[1]] & ~state.restored
    if code == "restores" and state.restored | new == ALL_HABITATS:
        yield HintReason("wins", pair, habitats_in(new))
    else:
        yield HintReason(code, pair, habitats_in(new))


def _planned_restoration(state: State, later: Sequence[Action]) -> Iterator[HintReason]:
    """Yield the next restoration planned for this turn."""
    for action in later:
        if isinstance(action, RestoreHabitats):
            yield from _restores(state, action.consumers, "then-restores")
            return


def _restored_next(
    state: State, line: Sequence[Action], ahead: Sequence[Action]
) -> Iterator[HintReason]:
    """Yield what the next player can restore with cards that everybody sees already.

    What they can restore without the first action is a reason only for ending the turn.
    """
    planned = _restorations_in_sight(state, certain(state, line, ahead))
    ends = isinstance(line[0], EndTurn)
    anyway = _restored_anyway(state, line[1:]) if planned and not ends else []
    for pair, new in planned:
        if all(new & ~mask for mask in anyway):
            player = state.players[(state.player + 1) % state.config.players]
            yield HintReason("next-restores", pair, habitats_in(new), player=player)
            return


def certain(state: State, line: Sequence[Action], ahead: Sequence[Action]) -> list[Action]:
    """Return those of the next player's planned actions that no hidden card can prevent.

    They are possible whether the turn goes on with the rest of `line`, or ends after its first
    action. What the next player would reveal is left out, and so is whatever needs it.
    """
    return _possible_then(state, line[:1], _possible_then(state, line, ahead))


def _possible_then(state: State, line: Sequence[Action], ahead: Sequence[Action]) -> list[Action]:
    """Return which of the next player's planned actions are possible after a line.

    It is played up to the first card that it reveals, then the turn ends. Cards that come to the
    market until then, or leave it for others, count as not there.
    """
    position, market = state, {*state.producers, *state.consumers}
    for action in line:
        if isinstance(action, Refresh):
            market -= {*(state.consumers if action.consumers else state.producers)}
        if isinstance(action, REVEALING) or refusal(position, action) is not None:
            break
        position = after(position, action)
        if position.outcome is not None or position.number != state.number:
            break
    if position.number == state.number and refusal(position, END_TURN) is None:
        position = after(position, END_TURN)
    if len(position.policy_deck) < len(state.policy_deck):
        return []
    number = state.number + 1
    found: list[Action] = []
    for action in ahead:
        if position.outcome is not None or (position.number, position.pending) != (number, None):
            break
        comes = isinstance(action, AcquireProducer | AcquireConsumer) and action.card not in market
        if isinstance(action, REVEALING) or comes or refusal(position, action) is not None:
            continue
        found.append(action)
        position = after(position, action)
    return found


def breaks_promise(state: State, action: Action, promised: Sequence[Action]) -> bool:
    """Return whether the next player might no longer do, after an action, what was promised."""
    return _possible_then(state, [action], promised) != list(promised)


def is_detour(
    state: State, line: Sequence[Action], why: Sequence[HintReason], ahead: Sequence[Action]
) -> bool:
    """Return whether a plan begins with a pass without which the next player restores as much.

    `why` are the reasons for it: it is no detour if they tell of something else that matters.
    """
    planned, action = _restorations_in_sight(state, ahead), line[0]
    passes = isinstance(action, Pass) and action.to != MARKET
    if not planned or not passes or any(reason.code in NEEDED for reason in why):
        return False
    anyway = _restored_anyway(state, line[1:])
    return all(any(not new & ~mask for mask in anyway) for _, new in planned)


def _restorations_in_sight(
    state: State, ahead: Sequence[Action]
) -> list[tuple[tuple[CardId, CardId], int]]:
    """Return the pairs with which the next player is to restore habitats, and which, as masks.

    Only pairs that everybody sees count.
    """
    habitats = state.catalogue.habitats
    seen = {card for row in state.rows for card in row} | set(state.consumers)
    return [
        (action.consumers, habitats[one] & habitats[two] & ~state.restored)
        for action in ahead
        if isinstance(action, RestoreHabitats) and state.config.players > 1
        for one, two in [action.consumers]
        if {one, two} <= seen
    ]


def _restored_anyway(state: State, later: Sequence[Action]) -> list[int]:
    """Return masks of what the next player can restore at once if the turn goes on with `later`.

    Actions that are not possible then are left out.
    """
    position = state
    for action in (*later, END_TURN):
        ended = position.outcome is not None or position.number != state.number
        if not ended and refusal(position, action) is None:
            position = after(position, action)
    if position.outcome is not None or position.number != state.number + 1:
        return []
    habitats = state.catalogue.habitats
    found = restorations(position) if position.pending is None else ()
    pairs = [action.consumers for _, action in found]
    return [habitats[one] & habitats[two] for one, two in pairs]


def _taken_next(
    state: State, card: CardId, to: PlayerId, ahead: Sequence[Action]
) -> list[HintReason]:
    """Return what the next player can acquire with a card passed to them.

    Consumers of restored habitats do not count.
    """
    following = state.players[(state.player + 1) % state.config.players]
    return [
        HintReason("next-takes", (card, action.card), player=to)
        for action in ahead
        if to == following
        and isinstance(action, AcquireConsumer)
        and state.catalogue.habitats[action.card] & ~state.restored
        and card in action.producers
    ]


def _spends(state: State, action: Action) -> Iterator[HintReason]:
    """Yield what an action uses up: a token, or the last card of an element on the market."""
    match action:
        case Pass(source) | Plus(source) | Refresh(source) if source == TOKEN:
            yield HintReason("spends-token")
        case AcquireProducer(card):
            borrowed = payment(state, card).borrowed
            if borrowed is not None and len(state.elements[borrowed]) == 1:
                yield HintReason("borrows-last", elements=(borrowed,))
        case _:
            return


# -- acquiring -----------------------------------------------------------------------------------


def _about_consumer(
    state: State, action: AcquireConsumer, later: Sequence[Action]
) -> Iterator[HintReason]:
    """Yield what a consumer is good for: the next restoration, a pair, or new habitats."""
    card = action.card
    planned = list(_planned_restoration(state, later))
    yield from planned
    habitats = state.catalogue.habitats
    unrestored = habitats[card] & ~state.restored
    player = state.player
    own = (*state.rows[player], *state.decks[player], *state.discards[player])
    partners = [c for c in own if FIRST_CONSUMER <= c < FIRST_POLICY and habitats[c] & unrestored]
    if partners and not planned:
        ready = [c for c in partners if c in state.row and not state.used >> c & 1]
        best = max(ready or partners, key=lambda c: (habitats[c] & unrestored).bit_count())
        code = "then-restores" if ready else "completes-pair"
        yield HintReason(code, (card, best), habitats_in(habitats[best] & unrestored))
    elif unrestored and not planned:
        yield HintReason("first-consumer", (card,), habitats_in(unrestored))
    if state.catalogue.abilities[card]:
        yield HintReason("brings-ability", (card,))


def _about_producer(
    state: State, action: AcquireProducer, later: Sequence[Action]
) -> Iterator[HintReason]:
    """Yield what a producer is good for: a consumer in this turn, or a pair for later."""
    card = action.card
    opens = False
    for then in later:
        if isinstance(then, AcquireConsumer) and card in then.producers:
            other = next(c for c in then.producers if c != card)
            yield HintReason("opens-consumer", (card, other, then.card))
            opens = True
            break
    yield from _planned_restoration(state, later)
    habitats = state.catalogue.habitats
    partner, shared = _partner(state, state.player, card)
    if opens:
        pass
    elif shared:
        yield HintReason("joins-producers", (card, partner), habitats_in(shared))
    elif habitats[card] & ~state.restored:
        new = habitats_in(habitats[card] & ~state.restored)
        yield HintReason("first-producer", (card,), new)
    else:
        yield from about_restored_home(state, card)
    if state.catalogue.abilities[card]:
        yield HintReason("brings-ability", (card,))


def _partner(state: State, player: PlayerId, card: CardId) -> tuple[CardId, int]:
    """Return the player's card of the same kind that shares most habitats with `card`.

    Also return the shared habitats not yet restored as a mask; 0 if there is no such card.
    """
    habitats = state.catalogue.habitats
    first, last = (
        (FIRST_PRODUCER, FIRST_CONSUMER)
        if card < FIRST_CONSUMER
        else (FIRST_CONSUMER, FIRST_POLICY)
    )
    best, most = card, 0
    for own in (*state.rows[player], *state.decks[player], *state.discards[player]):
        shared = habitats[own] & habitats[card] & ~state.restored if first <= own < last else 0
        if own != card and shared.bit_count() > most.bit_count():
            best, most = own, shared
    return best, most


def _spares(state: State, action: Action) -> bool:
    """Return whether this is the first action of the turn that saves the player a pressure card."""
    return ending_adds_pressure(state) and isinstance(
        action, AcquireProducer | AcquireConsumer | RestoreHabitats
    )


def _dilutes(state: State) -> Iterator[HintReason]:
    """Yield that any species helps: it makes pressure cards come together less often."""
    player = state.player
    if pressures_in(state.rows[player] + state.decks[player] + state.discards[player]):
        yield HintReason("dilutes-pressures")


# -- abilities -----------------------------------------------------------------------------------


def _about_pass(
    state: State, player: PlayerId, card: CardId, to: PlayerId, later: Sequence[Action]
) -> Iterator[HintReason]:
    """Yield what a pass is good for: here, where the card goes, or later in the turn."""
    if to != MARKET:
        yield from help_for(state, card, to)
    own = player == state.player
    if FIRST_PRESSURE <= card < FIRST_PRODUCER:
        if pressures_in(state.rows[player]) == STRIKE - 1 and not (own and _spared(state, later)):
            yield HintReason("averts-impact", (card,), player=player)
        elif _pressed(state, to) < _pressed(state, player):
            yield HintReason("spreads-pressure", (card,), player=to)
    elif card < FIRST_PRESSURE:
        element = element_of(card)
        # A plan does not go on with a draw: nothing more than what it pays with comes into the row.
        if not own and _elements(state.rows[player])[element] > 1:
            yield HintReason("parts-equals", (card,), elements=(element,))
        else:
            yield HintReason("thins-deck", (card,), elements=(element,))
    yield from _planned_restoration(state, later)


def _spared(state: State, later: Sequence[Action]) -> bool:
    """Return whether the end of the turn brings no pressure card, if it goes on as planned."""
    return not ending_adds_pressure(state) or any(
        isinstance(action, AcquireProducer | AcquireConsumer | RestoreHabitats) for action in later
    )


def _pressed(state: State, player: PlayerId) -> float:
    """Return the share of pressure cards among a player's cards."""
    cards = state.rows[player] + state.decks[player] + state.discards[player]
    return pressures_in(cards) / len(cards) if cards else 0.0


def help_for(state: State, card: CardId, to: PlayerId) -> Iterator[HintReason]:
    """Yield what a card enables the receiving player to do.

    A consumer whose habitats are all restored is no help. Who loses the next turn as soon as it
    begins can do nothing in it.
    """
    market = Market(state)
    loses_turn = strikes([*state.rows[to], card])
    unrestored = ALL_HABITATS & ~state.restored
    before = row(state.catalogue, state.rows[to], unrestored, market)
    after = row(state.catalogue, [*state.rows[to], card], unrestored, market)
    gain = {
        name: 0.0 if loses_turn else b - a
        for name, a, b in zip(ROW_NAMES, before, after, strict=True)
    }
    habitats = state.catalogue.habitats
    if gain["restores"] > 0:
        partners = [c for c in state.rows[to] if FIRST_CONSUMER <= c < FIRST_POLICY]
        best = max(partners, key=lambda c: (habitats[c] & habitats[card] & unrestored).bit_count())
        new = habitats_in(habitats[best] & habitats[card] & unrestored)
        yield HintReason("lets-restore", (card, best), new, player=to)
    elif gain["chain"] > 0:
        yield HintReason("lets-chain", (card,), player=to)
    elif gain["opens"] > 0 and after[OPENS] > 1:
        yield HintReason("lets-open", (card,), player=to)
    elif gain["buys"] > 0:
        yield HintReason("lets-buy", (card,), player=to)
    elif card >= FIRST_PRODUCER:
        partner, shared = _partner(state, to, card)
        if shared:
            code = "gathers-with" if partner in state.rows[to] else "gathers-later"
            yield HintReason(code, (card, partner), habitats_in(shared), player=to)
        else:
            yield HintReason("gathers", (card,), player=to)


def _about_plus(state: State, later: Sequence[Action]) -> Iterator[HintReason]:
    """Yield what one more card may bring, then what it risks."""
    cards, risk = next_cards(state), risk_of_draw(state)
    living = sum(card >= FIRST_PRODUCER for card in cards)
    partners = about_partners(state)
    chance = draws_of_use(state)
    if partners is not None:
        yield partners
    elif chance[0]:
        yield HintReason("hopes-for-use", chance=chance)
    elif living:
        yield HintReason("hopes-for-species", chance=(living, len(cards)))
    elif any(isinstance(action, AcquireProducer | AcquireConsumer) for action in later):
        yield HintReason("hopes-for-more")
    if risk.ending:
        yield HintReason("risks-turn", chance=(risk.ending, risk.cards))
    else:
        yield HintReason("plus-is-safe")


def about_partners(state: State) -> HintReason | None:
    """Return what the next card may restore with an animal of the row, and how likely it is."""
    mask, partners = restoring_draws(state)
    if not partners:
        return None
    chance = (len(partners), len(next_cards(state)))
    return HintReason("hopes-for-pair", habitats=habitats_in(mask), chance=chance)


def _about_end(state: State) -> Iterator[HintReason]:
    """Yield why the turn should end: the risk of one more card, or nothing left to do."""
    actions = legal(state)
    if any(isinstance(action, Plus) for action in actions):
        cards = next_cards(state)
        bad = [card for card in cards if strikes([*state.row, card])]
        thirds = [card for card in bad if card < FIRST_PRESSURE]
        pressures = [card for card in bad if card >= FIRST_PRESSURE]
        if thirds:
            elements = tuple(sorted({element_of(card) for card in thirds}))
            yield HintReason(
                "risk-third-element", elements=elements, chance=(len(thirds), len(cards))
            )
        if pressures:
            yield HintReason("risk-third-pressure", chance=(len(pressures), len(cards)))
    if not state.acquired:
        yield HintReason("nothing-to-gain")
    elif any(isinstance(a, Pass | Plus | Refresh) and a.source != TOKEN for a in actions):
        yield HintReason("symbols-no-help")
    elif any(getattr(action, "source", None) == TOKEN for action in actions):
        yield HintReason("nothing-better")
    else:
        yield HintReason("all-done")


def _elements(cards: Sequence[CardId]) -> list[int]:
    """Return the number of cards of each element."""
    counts = [0] * 5
    for card in cards:
        if card < FIRST_PRESSURE:
            counts[card // COPIES_PER_ELEMENT] += 1
    return counts


# -- other actions -------------------------------------------------------------------------------


def _about_rest(state: State, action: Action, later: Sequence[Action]) -> Iterator[HintReason]:
    """Yield the reasons for refreshes, tokens, policy cards and choices."""
    match action:
        case Refresh():
            yield from about_refresh(state, action)
        case Reactivate():
            yield HintReason("token-back")
        case DrawPolicy():
            good = sum(
                state.catalogue.policy(card).category in {Category.MEASURE, Category.FUNDING}
                for card in state.policy_deck
            )
            yield HintReason("hopes-for-policy", chance=(good, len(state.policy_deck)))
        case Implement(card=card, player=to):
            yield about_measure(state, action)
            if card is not None and to is not None:
                yield from help_for(state, card, to)
            yield from _planned_restoration(state, later)
        case ChooseReaction():
            yield about_reaction(state, action)
        case ChooseHabitat(habitat):
            yield HintReason("hardest-habitat", habitats=(habitat,))
        case ChoosePass(player, card, to) if card is not None and to is not None:
            yield from _about_pass(state, player, card, to, later)
        case ChoosePass():
            yield HintReason("passes-nothing")
        case _:
            return
