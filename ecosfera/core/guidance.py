"""Guidance of the players of a match: a tutorial, or a tip when something new appears.

It knows no game and no window. The table of a game asks its guidance what is to be explained and
which actions are permitted, and reports what the players choose. `Unguided` is the guidance of a
match that has none.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from ecosfera.core.tutorial import Step, Tutorial, Wait

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.core.match import Match

Action = TypeVar("Action")
Target = TypeVar("Target")


@dataclass(frozen=True, slots=True)
class Explanation(Generic[Target]):
    """One thing that is explained in a bubble."""

    text: str
    """The id of the message."""
    targets: tuple[Target, ...] = ()
    """What it points at; empty for the next target of the move that is permitted."""
    answers: tuple[str, ...] = ()
    """The message ids of the answers; without any, the bubble stays until the step is done."""
    shows: Target | None = None
    """What the detail corner describes meanwhile."""
    mentions: tuple[Target, ...] = ()
    """What else it speaks of, so that it should be seen."""
    fields: tuple[tuple[str, int], ...] = ()
    """What the message has to be filled with; the game knows what the numbers stand for."""
    later: tuple[tuple[Target, str], ...] = ()
    """Targets that are chosen later in the move, and the message while each of them is next."""

    def text_for(self, target: Target | None) -> str:
        """Return the id of the message while a target has to be chosen next."""
        return next((text for one, text in self.later if one == target), self.text)


class Guidance(Protocol[Target, Action]):
    """Guidance of the players of one match."""

    @property
    def restricts(self) -> bool:
        """Return whether only what is explained can be done, and teammates wait for it."""

    @property
    def explanation(self) -> Explanation[Target] | None:
        """Return what is to be explained now; the same object as long as it is the same thing."""

    @property
    def wants_setup(self) -> bool:
        """Return whether the players want to set up another match."""

    @property
    def wanted(self) -> tuple[Action, ...]:
        """Return the moves of which one has to be made now; none if players are free."""

    def follow(self, match: Match[Any, Action, Any]) -> None:
        """Find what is to be explained in the current position."""

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return those of the legal actions that can be chosen now."""

    def teammate_move(self) -> Action | None:
        """Return the move that a teammate is to make, or None if it decides by itself."""

    def answer(self, number: int) -> None:
        """Go on after the answer with this number, counted from 0."""

    def touch(self, target: Target) -> bool:
        """Go on if the explanation waits until this target is chosen; return whether it does."""

    def done(self, what: object) -> None:
        """Take note of what a person has done: an action, or a hint that was asked for."""

    def leave(self) -> None:
        """End the guidance for this match."""


class Unguided(Generic[Target, Action]):
    """No guidance: everything is permitted, nothing is explained."""

    restricts = False
    wants_setup = False

    @property
    def explanation(self) -> Explanation[Target] | None:
        """Return None."""
        return None

    @property
    def wanted(self) -> tuple[Action, ...]:
        """Return nothing."""
        return ()

    def follow(self, match: Match[Any, Action, Any]) -> None:
        """Do nothing."""

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return all actions."""
        return tuple(actions)

    def teammate_move(self) -> Action | None:
        """Return None."""
        return None

    def answer(self, number: int) -> None:
        """Do nothing."""

    def touch(self, target: Target) -> bool:
        """Return False."""
        del target
        return False

    def done(self, what: object) -> None:
        """Do nothing."""

    def leave(self) -> None:
        """Do nothing."""


class TutorialGuidance(Generic[Target, Action]):
    """Guides the players through the steps of a tutorial. Implements `Guidance`.

    `begun` is whether a move has been made. `store` is called with the number of the current step
    whenever it changes, and with None after the last one. `go_on` has the answers of a step that
    is read, `at_the_end` those of the last one, of which the second leads to the set-up.
    """

    def __init__(
        self,
        steps: Sequence[Step[Target, Action]],
        place: int,
        store: Callable[[int | None], None],
        answers: tuple[tuple[str, ...], tuple[str, ...]],
        *,
        begun: bool,
    ) -> None:
        if place < len(steps) and not begun:
            # Dealt again before the end, it begins with the first step; afterwards it has none.
            place = 0
        go_on, at_the_end = answers
        self.tutorial: Tutorial[Target, Action] = Tutorial(steps, place)
        self._explanations = [_explanations(step, go_on) for step in steps[:-1]]
        self._explanations.append(_explanations(steps[-1], at_the_end))
        self._store = store
        self._stored = place
        self._state: object = None
        self._made: tuple[Action, ...] = ()
        """The moves of the match."""
        self._legal: Callable[[], Sequence[Action]] = tuple
        """Returns the legal moves of the position."""
        self._ordered: tuple[object, int, Action | None] = (None, -1, None)
        """The position and the step that a move of a teammate was chosen for, and the move."""
        self.wants_setup = False
        """Whether the player wants to set up another match."""

    @property
    def restricts(self) -> bool:
        """Return whether there are steps left."""
        return not self.tutorial.over

    @property
    def explanation(self) -> Explanation[Target] | None:
        """Return what the current step explains."""
        tutorial = self.tutorial
        if tutorial.over:
            return None
        told = self._explanations[tutorial.place]
        if len(told) == 1:
            return told[None]
        return next((told[move] for move in reversed(self._made) if move in told), told[None])

    @property
    def wanted(self) -> tuple[Action, ...]:
        """Return the moves of the current step."""
        step = self.tutorial.step
        return () if step is None else step.moves

    def follow(self, match: Match[Any, Action, Any]) -> None:
        """Find the step that fits the position."""
        if match.state is not self._state:
            self._state, self._made = match.state, match.actions
            self._legal = partial(match.game.legal, match.state)
            self.tutorial.follow(match.actions)
            self._note()

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return the actions that the current step permits."""
        return self.tutorial.permitted(actions)

    def teammate_move(self) -> Action | None:
        """Return the move of the script, in a teammate's turn: the first legal one."""
        step, place = self.tutorial.step, self.tutorial.place
        if step is None or step.wait is not Wait.WATCH:
            return None
        if len(step.moves) == 1:
            return step.moves[0]
        if self._ordered[:2] != (self._state, place):
            self._ordered = self._state, place, step.move(self._legal())
        return self._ordered[2]

    def answer(self, number: int) -> None:
        """Go on; the second answer of the last step leads to the set-up."""
        self.wants_setup = number == 1
        self.tutorial.read()
        self._note()

    def touch(self, target: Target) -> bool:
        """Go on if the step waits until this target is chosen; return whether it does."""
        touched = self.tutorial.touch(target)
        self._note()
        return touched

    def done(self, what: object) -> None:
        """Do nothing: the match tells how far the players are."""

    def leave(self) -> None:
        """Skip the rest of the tutorial."""
        self.tutorial.leave()
        self._note()

    def _note(self) -> None:
        """Store the number of the current step if it has changed, or that none is left."""
        if self.tutorial.place != self._stored:
            self._stored = self.tutorial.place
            self._store(None if self.tutorial.over else self._stored)


def _explanations(
    step: Step[Target, Action], answers: tuple[str, ...]
) -> dict[Action | None, Explanation[Target] | None]:
    """Return what a step explains after moves that matter for it, and by None otherwise."""
    if not step.text:
        return {None: None}
    asks = step.wait is Wait.READ
    usual = Explanation(
        step.text,
        step.targets,
        answers if asks else (),
        step.shows,
        mentions=step.mentions,
        fields=step.fields,
        later=step.later,
    )
    return {None: usual, **{move: replace(usual, text=text) for move, text in step.instead}}


@dataclass(frozen=True, slots=True)
class Tip(Generic[Target]):
    """Something to explain once, when it is on the table for the first time."""

    id: str
    """Under this name the settings remember that it was explained."""
    find: Callable[[Any], Explanation[Target] | None] = field(compare=False)
    """Returns what to explain in a state; None if there is nothing to explain in it."""
    known_by: tuple[type, ...] = ()
    """Who has done something of these kinds needs it no more."""


class TipGuidance(Unguided[Target, Action]):
    """Gives the tips of a match that is not a tutorial. Implements `Guidance`.

    `known` returns whether a tip was given before, and `remember` stores that it was. The second
    answer to a tip declines all that are left. With `turn`, which returns the turn of a state, a
    turn brings one tip at most.
    """

    def __init__(
        self,
        known: Callable[[str], bool],
        remember: Callable[[str], None],
        tips: Sequence[Tip[Target]],
        turn: Callable[[Any], object] | None = None,
    ) -> None:
        self._left = [tip for tip in tips if not known(tip.id)]
        self._remember = remember
        self._turn = turn
        self._found_out: list[Tip[Target]] = []
        """Tips that are not needed any more, and are to be remembered."""
        self._given_in: object = None
        """The turn in which a tip was given last."""
        self._tip: Tip[Target] | None = None
        self._explanation: Explanation[Target] | None = None
        self._state: object = None

    @property
    def explanation(self) -> Explanation[Target] | None:
        """Return the tip to give in this position."""
        return self._explanation

    def follow(self, match: Match[Any, Action, Any]) -> None:
        """Look for something new on the table."""
        state = match.state
        if not self._left or state is self._state:
            return
        self._state = state
        self._look(state)

    def _look(self, state: object) -> None:
        self._tip = self._explanation = None
        if self._turn is not None and self._turn(state) == self._given_in:
            return
        for tip in self._left:
            found = tip.find(state)
            if found is not None:
                self._tip, self._explanation = tip, found
                return

    def done(self, what: object) -> None:
        """Give no tip any more about what a person has found out without it.

        It is remembered with the next tip that is given, as the table stands between two positions.
        """
        for tip in [tip for tip in self._left if isinstance(what, tip.known_by)]:
            self._left.remove(tip)
            self._found_out.append(tip)
            if tip is self._tip:
                self._tip = self._explanation = None

    def answer(self, number: int) -> None:
        """Remember that the tip was given, and with the second answer all others.

        Another tip about the same position follows at once unless it has to wait for a turn.
        """
        tip, self._tip, self._explanation = self._tip, None, None
        if tip is None:
            return
        if self._turn is not None:
            self._given_in = self._turn(self._state)
        given = [tip] if number == 0 else list(self._left)
        self._left = [other for other in self._left if other not in given]
        for other in (*given, *self._found_out):
            self._remember(other.id)
        self._found_out.clear()
        self._look(self._state)
