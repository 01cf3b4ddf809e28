"""Hints, and the actions of teammates, with reasons that people can follow."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import inf, log
from typing import TYPE_CHECKING, NamedTuple

from ecosfera.core.bot import Decision, finish
from ecosfera.games.baltica.bots.caution import may_strike
from ecosfera.games.baltica.bots.foresight import foresee
from ecosfera.games.baltica.bots.good_deed import LETS_WIN, good_deed, winning_pass
from ecosfera.games.baltica.bots.hint_reasons import (
    REASONS,
    certain,
    has_use,
    is_detour,
    reasons_for,
)
from ecosfera.games.baltica.bots.pairs import pair_completed, passes_to_restore, restorable
from ecosfera.games.baltica.bots.pass_sources import best_sources
from ecosfera.games.baltica.bots.reasons import PROMISES, HintReason, about_refresh
from ecosfera.games.baltica.bots.searcher import Searcher
from ecosfera.games.baltica.bots.turn_search import (
    REVEALING,
    after,
    restoring_lines,
    turn_key,
)
from ecosfera.games.baltica.rules.actions import (
    END_TURN,
    MARKET,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    EndTurn,
    Pass,
    Plus,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import COPIES_PER_ELEMENT, FIRST_PRESSURE, FIRST_PRODUCER
from ecosfera.games.baltica.rules.engine import legal, refusal
from ecosfera.games.baltica.rules.legality import payment
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.rules.view import with_hidden_shuffled

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Generator, Sequence

    from ecosfera.games.baltica.bots.searcher import Candidate
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State


NODES = 300
"""Number of positions searched for a hint; takes well below half a second."""
IDEAS = 4
GAINING = (AcquireProducer, AcquireConsumer, RestoreHabitats)
"""Actions that spare the pressure card at the end of the turn.

Beside them, ending the turn is no further hint: it would say that there is nothing to gain.
"""
RESTORED_NOW = 2.0
"""By how much a restoration in this turn multiplies the odds to win of a plan."""
CLEARLY = 0.04
"""How much more likely to win another idea must be to come before the plan that was told."""
HARDLY = 0.01
"""How much less likely to win an action that costs nothing may be than ending the turn."""

# The following are differences between logarithms of the odds to win.
SURE = 0.05
"""How much worse an action with a certain result may be and still come first."""
AT_ONCE = 0.05
"""How much worse restoring at once may be than restoring later in the turn."""
PASSING = 0.05
"""How much worse a plan without a pass to a player may be and still come before one with it."""
GOALLESS = 0.3
"""How much worse an idea may be and still come before a species of restored habitats only."""
HELPFUL = 0.15
"""How much worse a pass may be that lets the next player restore at once."""
UNHARMED = 0.5
"""How much worse an action may be and still come before one that the program warns of."""
CLOSE = 0.5
"""How much worse than the best hint a further one may be."""


@dataclass(frozen=True, slots=True)
class Hint:
    """An action, the reasons for it, and how good it is."""

    action: Action
    why: tuple[HintReason, ...]
    chance: float
    """Rough estimate of the chance to win, 0 to 1: good for comparing hints, not for display."""
    line: tuple[Action, ...]
    """The action and the best actions to follow it in this turn."""


class Course(NamedTuple):
    """What the hints have said in a turn, and what became of it."""

    rest: tuple[Action, ...]
    """What is left of the plan that was followed."""
    gained: frozenset[CardId]
    """The species acquired by following hints."""
    revealed: bool
    """Whether a card has come to light since the plan was made."""

    @classmethod
    def after(
        cls, before: State, hint: Hint, now: State, earlier: Course | None = None
    ) -> Course | None:
        """Return the course if the position `now` came about by following a hint, else None.

        The hint was given in the position `before`, and `earlier` is the course until then.
        """
        state, gained = before, set(earlier.gained) if earlier is not None else set()
        if now.number != before.number:
            return None
        for place, action in enumerate(hint.line):
            if refusal(state, action) is not None:
                return None
            state = after(state, action)
            if isinstance(action, AcquireProducer | AcquireConsumer):
                gained.add(action.card)
            if turn_key(state) == turn_key(now):
                revealed = not _in_sight(now) <= _in_sight(before)
                return cls(hint.line[place + 1 :], frozenset(gained), revealed)
        return None


class _HintSearcher(Searcher):
    """Overlooks no restoration that is possible in this turn, or in the next after a pass.

    It prefers plans that restore in this turn.
    """

    def known_lines(self, state: State) -> Sequence[Sequence[Action]]:
        return () if state.pending is not None or state.offer else restoring_lines(state)

    def planned_ahead(self, state: State) -> Collection[Action]:
        return passes_to_restore(state, self.options(state))[:IDEAS]

    def weigh(self, state: State, action: Action, value: float) -> float:
        del state
        if not isinstance(action, RestoreHabitats):
            return value
        return RESTORED_NOW * value / (1.0 - value + RESTORED_NOW * value)


def _odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    if not 0.0 < chance < 1.0:
        return inf if chance >= 1.0 else -inf
    return log(chance / (1.0 - chance))


def advise(state: State) -> tuple[Action, list[HintReason]] | None:
    """Return the best action and the reasons for it, or None if the game is over.

    The result depends only on the state.
    """
    found = hints(state)
    return (found[0].action, list(found[0].why)) if found else None


def hints(state: State) -> list[Hint]:
    """Return the best few things to do now, best first; none if the game is over."""
    return finish(think_of_hints(state))


def think_of_hints(
    state: State, course: Course | None = None, given: Collection[CardId] = ()
) -> Generator[None, None, list[Hint]]:
    """Find the hints in small steps, so that a loop can draw frames in between.

    `course` is what the hints have said before in this turn, and what became of it. `given` are the
    cards that others have just passed to the player.
    """
    if state.outcome is not None:
        return []
    known = with_hidden_shuffled(state, 0)
    ideas = yield from _HintSearcher("hint", nodes=NODES).consider(known)
    ideas = [replace(idea, line=_plan_in_sight(known, idea.line)) for idea in ideas]
    harmful = {idea.action for idea in ideas if _is_harmful(known, idea.action)}
    helpful = passes_to_restore(known, [idea.action for idea in ideas])
    ideas.sort(key=lambda idea: _rank(known, idea, harmful, helpful), reverse=True)
    _spend_before_ending(known, ideas)
    due = None
    if course is not None:
        ideas = _stay_on_course(known, ideas, course, harmful)
        due = course.rest[0] if course.rest else None
    deed = good_deed(known, legal(known), given)
    clear = None if deed is None else _idea_of(known, ideas, deed[0])
    ideas = _first(ideas, clear)
    apart = _fit_to_show(known, ideas, harmful)
    found: list[Hint] = []
    for idea in apart:
        if len(found) == IDEAS or (found and _odds(idea.chance) < _odds(found[0].chance) - CLOSE):
            continue
        hint = _explained(known, idea, harmful)
        if idea is clear and deed is not None and deed[1].code == LETS_WIN:
            hint = replace(hint, why=(deed[1],))
        planned = due is not None and _alike(known, idea.action, due)
        if idea is clear or planned or _is_useful(known, idea, hint.why):
            found.append(hint)
        yield
    pair = _missing_pair(known, apart, found)
    if pair is not None:
        found[1:] = [_explained(known, pair, harmful), *found[1 : IDEAS - 1]]
    return found or [_explained(known, ideas[0], harmful)]


def _first(ideas: list[Candidate], wanted: Candidate | None) -> list[Candidate]:
    """Return the ideas, the wanted one first, if any."""
    return ideas if wanted is None else [wanted, *(idea for idea in ideas if idea is not wanted)]


def _fit_to_show(
    state: State, ideas: Sequence[Candidate], harmful: Collection[Action]
) -> list[Candidate]:
    """Return the ideas that people tell apart; after the first, none that does harm or gives up."""
    gains = not state.acquired and any(isinstance(idea.action, GAINING) for idea in ideas)
    apart: dict[object, Candidate] = {}
    for idea in ideas:
        unfit = gains if isinstance(idea.action, EndTurn) else idea.action in harmful
        if idea is ideas[0] or not unfit:
            apart.setdefault(_same_choice_key(state, idea.action), idea)
    return list(apart.values())


def _explained(state: State, idea: Candidate, harmful: Collection[Action]) -> Hint:
    """Return an idea with its reasons, and its plan without what has no use."""
    line = _well_sourced(state, _to_the_point(state, idea))
    why = reasons_for(state, line, idea.ahead)
    if idea.action in harmful and not isinstance(idea.action, EndTurn):
        why = [HintReason("least-harm"), *why][:REASONS]
    return Hint(line[0], tuple(why), idea.chance, line)


def _well_sourced(state: State, line: tuple[Action, ...]) -> tuple[Action, ...]:
    """Return a plan whose first action, if it is a pass, spends the best symbol for it."""
    first = line[0]
    if not isinstance(first, Pass):
        return line
    alike = [
        action
        for action in legal(state)
        if isinstance(action, Pass) and (action.card, action.to) == (first.card, first.to)
    ]
    better = (best_sources(state, alike)[0], *line[1:])
    return better if _is_playable(state, better) else line


def _is_useful(state: State, idea: Candidate, why: Sequence[HintReason]) -> bool:
    """Return whether the reasons for an idea name a use of it that nothing else would have."""
    return has_use(idea.action, why) and not is_detour(state, idea.line, why, idea.ahead)


def _is_harmful(state: State, action: Action) -> bool:
    """Return whether the program warns of an action; of ending the turn only if the sea suffers."""
    seen = foresee(state, action)
    return bool(seen.impacts) if isinstance(action, EndTurn) else not seen.harmless


def _in_sight(state: State) -> set[CardId]:
    """Return the cards of the market and of the rows."""
    return {*state.producers, *state.consumers}.union(*state.rows)


def _plan_in_sight(state: State, line: Sequence[Action]) -> tuple[Action, ...]:
    """Return a plan up to what depends on cards that nobody sees yet, restorations early in it."""
    market = {*state.producers, *state.consumers}
    found: list[Action] = []
    position = state
    for action in line:
        if isinstance(action, AcquireProducer | AcquireConsumer) and action.card not in market:
            break
        if found and refusal(position, action) is not None:
            break  # a hidden card of the world that was searched has led there
        found.append(action)
        if isinstance(action, REVEALING):
            break
        position = after(position, action)
    for place, action in enumerate(found):
        if isinstance(action, RestoreHabitats):
            rest = [other for other in found if other is not action]
            earlier = ([*rest[:i], action, *rest[i:]] for i in range(1, place))
            found = next((way for way in earlier if _is_playable(state, way)), found)
    return tuple(found)


def _is_playable(state: State, line: Sequence[Action]) -> bool:
    """Return whether the actions can be done one after the other."""
    position = state
    for action in line:
        if refusal(position, action) is not None:
            return False
        position = after(position, action)
    return True


def _to_the_point(state: State, idea: Candidate) -> tuple[Action, ...]:
    """Return the plan of an idea without later passes that have no use to name, or do harm."""
    found: list[Action] = [idea.action]
    position = after(state, idea.action)
    for place, action in enumerate(idea.line[1:], start=1):
        if refusal(position, action) is not None:
            break
        if isinstance(action, Pass) and _is_harmful(position, action):
            continue
        rest = replace(idea, action=action, line=idea.line[place:])
        if _is_useful(position, rest, reasons_for(position, rest.line, idea.ahead)):
            found.append(action)
            position = after(position, action)
    return tuple(found)


def _stay_on_course(
    state: State, ideas: list[Candidate], course: Course, harmful: Collection[Action] = ()
) -> list[Candidate]:
    """Return the ideas, the next action of the plan first, and without what undoes the last one.

    Another idea comes first only if a card has come to light that makes it clearly better, or if
    the plan does harm. What was acquired by a hint is not passed on, unless that was the plan or is
    clearly better.
    """
    least = ideas[0].chance - CLEARLY
    if course.rest:
        due = _idea_of(state, ideas, course.rest[0])
        worse = due is None or (course.revealed and due.chance < least)
        if due is not None and not worse and due.action not in harmful:
            line = due.line if len(course.rest) == 1 else (due.action, *course.rest[1:])
            return [replace(due, line=line), *(idea for idea in ideas if idea is not due)]
    kept = [i for i in ideas if not (isinstance(i.action, Pass) and i.action.card in course.gained)]
    return kept if kept and kept[0].chance >= least else ideas


def _idea_of(state: State, ideas: Sequence[Candidate], action: Action) -> Candidate | None:
    """Return the first idea that people regard as the same as an action, if any."""
    return next((idea for idea in ideas if _alike(state, idea.action, action)), None)


def _alike(state: State, action: Action, other: Action) -> bool:
    """Return whether people regard two actions as the same."""
    return _same_choice_key(state, action) == _same_choice_key(state, other)


def _same_choice_key(state: State, action: Action) -> object:
    """Return a key that is equal for actions that people regard as the same.

    It ignores payment and the choice among equal cards.
    """
    match action:
        case AcquireConsumer(card):
            return AcquireConsumer, card
        case RestoreHabitats((one, two)):
            habitats = state.catalogue.habitats
            return RestoreHabitats, habitats[one] & habitats[two] & ~state.restored
        case Pass(_, card, to) if card < FIRST_PRESSURE:
            return Pass, card // COPIES_PER_ELEMENT, to
        case Pass(_, card, to) if card < FIRST_PRODUCER:
            return Pass, FIRST_PRESSURE, to
        case Pass(_, card, to):
            return Pass, card, to
        case Plus():
            return Plus
        case Refresh(_, consumers):
            return Refresh, consumers
        case _:
            return action


def _spend_before_ending(state: State, ideas: list[Candidate]) -> None:
    """If ending the turn is best, put first what costs nothing, may help, and is hardly worse."""
    if not isinstance(ideas[0].action, EndTurn):
        return
    least = ideas[0].chance - HARDLY
    free = (idea for idea in ideas if idea.chance >= least and _is_free(state, idea.action))
    first = next(free, None)
    if first is not None:
        ideas.remove(first)
        ideas.insert(0, first)


def _is_free(state: State, action: Action) -> bool:
    """Return whether an action uses a symbol that would lapse, may help and risks nothing."""
    match action:
        case Refresh(source) if source != TOKEN:
            return any(why.code != "costs-nothing" for why in about_refresh(state, action))
        case Plus(source) if source != TOKEN:
            return not may_strike(state)
        case _:
            return False


def _missing_pair(
    state: State, ideas: Sequence[Candidate], shown: Sequence[Hint]
) -> Candidate | None:
    """Return an idea that completes a pair in another row, if none is shown.

    A row that has a pair of its own needs no such idea.
    """
    if restorable(state, state.player) or any(pair_completed(state, h.action) for h in shown):
        return None
    return next((idea for idea in ideas if pair_completed(state, idea.action)), None)


def _rank(
    state: State, idea: Candidate, harmful: Collection[Action], helpful: Collection[Action] = ()
) -> tuple[bool, float]:
    """Return the rank of a hint: what restores in this turn first, then what is worth most.

    Passes to players, uncertain actions, ending the turn and what does harm rank lower.
    """
    worth = _odds(idea.chance)
    for action in idea.line:
        worth -= PASSING if isinstance(action, Pass) and action.to != MARKET else 0.0
    if isinstance(idea.action, RestoreHabitats):
        worth += AT_ONCE
    if isinstance(idea.action, (*REVEALING, EndTurn)):
        worth -= SURE
    if _misses_the_goal(state, idea.action):
        worth -= GOALLESS
    if idea.action in helpful:
        worth += HELPFUL
    if idea.action in harmful:
        worth -= UNHARMED
    return any(isinstance(action, RestoreHabitats) for action in idea.line), worth


def _misses_the_goal(state: State, action: Action) -> bool:
    """Return whether an action acquires a species all of whose habitats are restored already."""
    if not isinstance(action, AcquireProducer | AcquireConsumer):
        return False
    return not state.catalogue.habitats[action.card] & ~state.restored


# -- teammates -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Plan(Decision["Action"]):
    """A teammate's decision, and the actions it plans for the turn: that one and what follows."""

    line: tuple[Action, ...] = ()
    promised: tuple[Action, ...] = ()
    """What the reasons say that the next player can do."""


def explain_move(
    bot: Searcher,
    state: State,
    declines: Callable[[Action], bool] = lambda _action: False,
    forced: Action | None = None,
    given: Collection[CardId] = (),
) -> Generator[None, None, Plan]:
    """Choose an action in small steps, leaving out what the bot `declines` to do if it can.

    It also leaves out to pass a card to a player, or to refresh the market, without a use that it
    can name, and uses the cards that it was `given` unless it can restore something without them.
    It is the action `forced`, if that is legal. The decision has the reasons of a hint.
    """
    known = with_hidden_shuffled(state, 0)
    every = bot.options(state)
    options = [action for action in every if not declines(action)] or every
    left = _win_left(known, every, declines) if forced is None else None
    if left is not None:
        yield
        return left
    if forced is not None and refusal(state, forced) is None:
        options = [forced]
    if len(options) == 1:
        yield
        return Plan(options[0], tuple(reasons_for(known, options)), tuple(options))
    ideas = yield from bot.consider(state)
    best = None
    for idea in _gifts_first(known, [idea for idea in ideas if idea.action in options], given):
        plan = _plan(known, idea)
        yield
        if has_use(plan.action, plan.why):
            return plan
        best = best or plan
    assert best is not None, "a bot considers all its options"
    return best


def _win_left(
    state: State, options: Sequence[Action], declines: Callable[[Action], bool]
) -> Plan | None:
    """Return how a win is left to the next player, if it is: by a pass, or by ending the turn."""
    if not any(
        isinstance(action, RestoreHabitats)
        and after(state, action).outcome is Outcome.WON
        and declines(action)
        for action in options
    ):
        return None
    passes = [action for action in legal(state) if isinstance(action, Pass) and action.to != MARKET]
    deed = winning_pass(state, [action for action in passes if not declines(action)])
    if deed is not None:
        return Plan(deed[0], (deed[1],), (deed[0],))
    ends = refusal(state, END_TURN) is None
    ahead = next(iter(restoring_lines(after(state, END_TURN))), ()) if ends else ()
    if not ahead:
        return None
    return Plan(END_TURN, tuple(reasons_for(state, [END_TURN], ahead)), (END_TURN,), ahead)


def reasons_one_by_one(
    state: State, line: Sequence[Action]
) -> list[tuple[Action, tuple[HintReason, ...]]]:
    """Return the actions of a plan, each with its reasons, as far as no hidden card is needed."""
    position = with_hidden_shuffled(state, 0)
    found: list[tuple[Action, tuple[HintReason, ...]]] = []
    for place, action in enumerate(line):
        if refusal(position, action) is not None:
            break
        found.append((action, tuple(reasons_for(position, line[place:]))))
        position = after(position, action)
    return found


def _gifts_first(
    state: State, ideas: list[Candidate], given: Collection[CardId]
) -> list[Candidate]:
    """Return the ideas, first those that use a card that was given, unless only others restore."""
    using = [idea for idea in ideas if _uses(state, idea, given)] if given else []
    if ideas and _restores(ideas[0]):
        using = [idea for idea in using if _restores(idea)]
    return [*using, *(idea for idea in ideas if idea not in using)]


def _restores(idea: Candidate) -> bool:
    """Return whether a plan restores something in this turn."""
    return any(isinstance(action, RestoreHabitats) for action in idea.line)


def _uses(state: State, idea: Candidate, given: Collection[CardId]) -> bool:
    """Return whether a harmless plan takes something wanted with one of these cards."""
    position = state
    for action in _plan_in_sight(state, idea.line):
        if _is_harmful(position, action):
            return False
        match action:
            case AcquireProducer(card):
                used: Collection[CardId] = payment(position, card).cards
            case AcquireConsumer() if not _misses_the_goal(position, action):
                used = action.producers
            case RestoreHabitats():
                used = action.consumers
            case _:
                used = ()
        if any(card in given for card in used):
            return True
        position = after(position, action)
    return False


def _plan(state: State, idea: Candidate) -> Plan:
    why = tuple(reasons_for(state, idea.line, idea.ahead))
    promises = any(reason.code in PROMISES for reason in why)
    promised = certain(state, idea.line, idea.ahead) if promises else ()
    return Plan(idea.action, why, idea.line, tuple(promised))
