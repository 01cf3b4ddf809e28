"""The guided first lap as the table sees it, and how far it is as stored with a saved game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.core import guidance
from ecosfera.games.co2.rules.actions import Action, OfferTemplate, Propose
from ecosfera.games.co2.screens.seats import PLACE
from ecosfera.games.co2.screens.table.guidance import UNGUIDED
from ecosfera.games.co2.screens.tutorial import script
from ecosfera.games.game_screens import NewMatch
from ecosfera.tabletop.setup import COMPUTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.co2.screens.table.guidance import Explanation, Guidance
    from ecosfera.words import Words

GO_ON: Final = ("carbon.go-on",)
AT_THE_END: Final = ("carbonlearn.keep-playing", "carbonlearn.new-game")


def new_match(words: Words) -> NewMatch:
    """Return the match of the guided lap."""
    names = tuple(words(f"carbon.colour-{number}") for number in (1, 2))
    return guided_match(names)


def guided_match(names: tuple[str, ...]) -> NewMatch:
    """Return the match of the guided lap with these names of the players."""
    return NewMatch(script.config(names), {COMPUTERS: list(script.SEATS), PLACE: 0})


def place_of(seats: Mapping[str, Any]) -> int | None:
    """Return the number of the current step, or None for a match that is no guided lap."""
    place = seats.get(PLACE)
    return place if isinstance(place, int) and not isinstance(place, bool) else None


class LapGuidance(guidance.TutorialGuidance[str, Action]):
    """Guides the player through the first lap, then gives the `tips`.

    `store` is called with the number of the current step whenever it changes, and `learn` with
    the name of each tip that a step makes superfluous.
    """

    def __init__(
        self,
        match: Match[State, Any, Any],
        place: int,
        store: Callable[[int], None],
        learn: Callable[[str], None] = lambda _tip: None,
        tips: Callable[[], Guidance] = lambda: UNGUIDED,
    ) -> None:
        self._learn = learn
        self._make_tips = tips
        self._afterwards: Guidance | None = None
        steps = script.steps(match.state.view.catalogue)
        begun = bool(match.actions)
        super().__init__(steps, place, store, (GO_ON, AT_THE_END), begun=begun)

    def permitted(self, actions: Sequence[Action]) -> tuple[Action, ...]:
        """Return the actions that the current step permits; an offer is yet to be made up."""
        begun = {OfferTemplate(move.to) for move in self.wanted if isinstance(move, Propose)}
        return tuple(action for action in actions if action in begun) or super().permitted(actions)

    @property
    def explanation(self) -> Explanation | None:
        """Return what the current step explains, or after the last one a tip."""
        return super().explanation if self.restricts else self._tips.explanation

    def follow(self, match: Match[Any, Action, Any]) -> None:
        """Find the step that fits the position, or after the last one a tip."""
        super().follow(match)
        if not self.restricts:
            self._tips.follow(match)

    def answer(self, number: int) -> None:
        """Go on after a step or a tip."""
        if self.restricts:
            super().answer(number)
        else:
            self._tips.answer(number)

    @property
    def _tips(self) -> Guidance:
        """Return what guides the players afterwards; it knows what the lap has taught."""
        if self._afterwards is None:
            self._afterwards = self._make_tips()
        return self._afterwards

    def _note(self) -> None:
        """Store the number of the current step, and remember which tip it makes superfluous."""
        super()._note()
        step = self.tutorial.step
        tip = None if step is None else script.TAUGHT.get(step.text.rpartition(".")[2])
        if tip is not None:
            self._learn(tip)
