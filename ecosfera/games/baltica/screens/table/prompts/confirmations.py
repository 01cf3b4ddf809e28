"""What is asked before something is done: warnings, and whether all agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.moves.foresight import foresee
from ecosfera.games.baltica.rules.actions import EndTurn, Implement
from ecosfera.games.baltica.screens.table.prompts.prompt import Answer, Prompt, Weight, of_measure
from ecosfera.games.baltica.screens.table.prompts.strip import Told

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.screens.table.advice.teammates import Teammates
    from ecosfera.games.baltica.text.phrases import Phrases


class Questions:
    """The part of playing that asks first."""

    def __init__(self, match: Match, teller: Phrases, mates: Teammates, *, warnings: bool) -> None:
        self.match = match
        self.teller = teller
        self.mates = mates
        """Who plays each row."""
        self.warnings = warnings
        """Whether a move that sets something off is asked about first."""
        self.agreed = len(teller.people) < 2
        """Whether nobody needs to be asked any more before a measure."""
        self._question: Prompt | None = None
        self._asks: Callable[[], Prompt | None] | None = None
        """What says the question in the words of the moment."""

    @property
    def words(self) -> Callable[..., str]:
        """The sentences."""
        return self.teller.words

    def do(self, action: Action) -> None:
        """Does an action."""
        raise NotImplementedError

    def back_out(self) -> None:
        """The answer to a question is no."""
        raise NotImplementedError

    def _settle(self) -> None:
        """Says what is asked now."""
        raise NotImplementedError

    def _who(self) -> str:
        return self.teller.player(self.match.state.player)

    def want(self, action: Action) -> None:
        """Does an action, after the questions it deserves."""
        self._put(lambda: self._question_for(action))
        if self._question is None:
            self.do(action)

    def _question_for(self, action: Action) -> Prompt | None:
        state, words = self.match.state, self.words
        warning = self.teller.warning(foresee(state, action)) if self.warnings else ""
        ends = isinstance(action, EndTurn)
        if isinstance(action, Implement) and not self.agreed and self.mates.people > 1:
            text = words("table.ask.agree", card=self.teller.book.policy(action.measure))
            if warning:
                text = words("table.join", one=text, two=warning)
            no = Answer("ask-no", words("table.ask.back"), self.back_out, Weight.OTHER)
            return self._agreement(action, text, no)
        if not warning:
            return None
        label = words("table.end-turn") if ends else words("table.ask.do")
        answers = (
            Answer("ask-yes", label, lambda: self.do(action), Weight.COSTLY),
            Answer("ask-no", words("table.ask.back"), self.back_out, Weight.OTHER),
        )
        return Prompt(answers, told=Told(warning, ("pressure",)))

    def _agreement(self, action: Action, text: str, no: Answer) -> Prompt:
        """Asks whether all agree to a measure."""
        words = self.words
        yes = Answer("ask-yes", words("table.ask.agreed"), lambda: self.do(action))
        always = Answer(
            "ask-always", words("table.ask.always"), lambda: self._always(action), Weight.OTHER
        )
        return Prompt((yes, always, no), told=of_measure(text, action, self.teller))

    def _always(self, action: Action) -> None:
        self.agreed = True
        self.do(action)

    def wish(self, action: Action) -> None:
        """Does what a teammate has chosen; before a measure the people are asked."""
        if not isinstance(action, Implement) or self.agreed or not self.mates.people:
            self.do(action)
        else:
            self.ask(lambda: self._wished(action))

    def _wished(self, action: Implement) -> Prompt:
        """Asks the people about a measure that a teammate has chosen."""
        card = self.teller.book.policy(action.measure)
        text = self.words("table.mate.asks", player=self._who(), card=card)
        label = self.words("table.mate.refused")
        no = Answer("ask-no", label, lambda: self._refuse(action.measure), Weight.OTHER)
        return self._agreement(action, text, no)

    def _refuse(self, measure: int) -> None:
        self._drop()
        self.mates.refuse(measure)

    def ask(self, question: Callable[[], Prompt | None]) -> None:
        """Asks something over the table; it is said again when the words change."""
        self._put(question)
        self._settle()

    def _put(self, question: Callable[[], Prompt | None]) -> None:
        self._asks, self._question = question, question()

    def _drop(self) -> None:
        """Nothing is asked any more."""
        self._asks = self._question = None
