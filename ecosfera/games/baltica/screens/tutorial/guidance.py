"""The tutorial as the table sees it, and how far it is as stored with a saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.tutorial import Tutorial, Wait
from ecosfera.games.baltica.screens.setup.draft import SetupDraft
from ecosfera.games.baltica.screens.table.guidance import Explanation
from ecosfera.games.baltica.screens.tutorial import script
from ecosfera.games.game_screens import NewMatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.moves.targets import Target
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.words import Words

PLACE: Final = "tutorial"
"""Key of the seats: the number of the current step, for a match that is a tutorial."""
GO_ON: Final = ("table.go-on",)
AT_THE_END: Final = ("tutorial.keep-playing", "tutorial.new-game")


def new_match(words: Words) -> NewMatch:
    """Return the match of the tutorial."""
    draft = SetupDraft(element_stack=script.ELEMENT_STACK, seed=script.SEED)
    draft.seats[script.TEAMMATE].character = script.CHARACTER
    new = draft.new_match(words)
    return NewMatch(new.config, {**new.seats, PLACE: 0})


def place_of(seats: Mapping[str, Any]) -> int | None:
    """Return the number of the current step, or None for a match that is no tutorial."""
    place = seats.get(PLACE)
    return place if isinstance(place, int) and not isinstance(place, bool) else None


class TutorialGuidance:
    """Guides the player through the tutorial. Implements `Guidance`.

    `store` is called with the number of the current step whenever it changes.
    """

    def __init__(self, match: Match, place: int, store: Callable[[int], None]) -> None:
        steps = script.steps(match.state.catalogue)
        if place < len(steps) and not match.line:
            # Dealt again before the end, it begins with the first step; afterwards it has none.
            place = 0
        self.tutorial: Tutorial[Target, Action] = Tutorial(steps, place)
        self._explanations = [_explanation(step) for step in steps[:-1]]
        self._explanations.append(_explanation(steps[-1], AT_THE_END))
        self._store = store
        self._stored = place
        self._state: object = None
        self.wants_setup = False
        """Whether the player wants to set up another match."""

    @property
    def restricts(self) -> bool:
        """Return whether there are steps left."""
        return not self.tutorial.over

    @property
    def explanation(self) -> Explanation | None:
        """Return what the current step explains."""
        tutorial = self.tutorial
        if tutorial.over or tutorial.confirmed:
            return None
        return self._explanations[tutorial.place]

    def follow(self, match: Match) -> None:
        """Find the step that fits the position."""
        if match.state is not self._state:
            self._state = match.state
            self.tutorial.follow(match.actions)
            self._note()

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return the actions that the current step permits."""
        return self.tutorial.permitted(actions)

    def teammate_move(self) -> Action | None:
        """Return the move of the script, in a teammate's turn."""
        step = self.tutorial.step
        return step.moves[0] if step is not None and step.wait is Wait.TEAMMATE else None

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

    def leave(self) -> None:
        """Skip the rest of the tutorial."""
        self.tutorial.leave()
        self._note()

    def _note(self) -> None:
        """Store the number of the current step if it has changed."""
        if self.tutorial.place != self._stored:
            self._stored = self.tutorial.place
            self._store(self._stored)


def _explanation(step: script.TableStep, answers: tuple[str, ...] = GO_ON) -> Explanation:
    asks = step.wait in {Wait.READ, Wait.TEAMMATE}
    return Explanation(
        step.text,
        step.spots,
        answers if asks else (),
        step.shows,
        announced=step.wait is Wait.TEAMMATE,
    )
