"""Questions before a move: warnings, and whether all players agree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.bots.foresight import foresee
from ecosfera.games.baltica.bots.good_deed import LETS_RESTORE, LETS_WIN
from ecosfera.games.baltica.rules.actions import EndTurn, Implement
from ecosfera.games.baltica.rules.legality import legal
from ecosfera.games.baltica.table.prompt import (
    Answer,
    AnswerWeight,
    Prompt,
    StripContent,
    of_measure,
)
from ecosfera.games.baltica.text import move_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.phrases import Phrases


class Confirmations:
    """Holds the question that must be answered before an action.

    `people` returns the number of rows played by people, and `foresee` the events of an action.
    `do` performs an action, `back_out` is called for the answer no, and `refuse` when the people
    refuse a teammate's measure.
    """

    def __init__(
        self,
        phrases: Phrases,
        people: Callable[[], int],
        foresee: Callable[[Action], Sequence[Event]],
        do: Callable[[Action], None],
        back_out: Callable[[], None],
        refuse: Callable[[CardId], None],
        *,
        warnings: bool,
    ) -> None:
        self.warnings = warnings
        """Whether moves with bad consequences must be confirmed."""
        self.agreed = len(phrases.people) < 2
        """Whether measures no longer need a question."""
        self.prompt: Prompt | None = None
        """The open question."""
        self.guided: Callable[[], bool] = lambda: False
        """Returns whether the warning is part of the guided game."""
        self._phrases = phrases
        self._people = people
        self._foresee = foresee
        self._do = do
        self._back_out = back_out
        self._refuse = refuse
        self._make: Callable[[], Prompt | None] | None = None

    def before(self, state: State, action: Action, doing: MoveSelection | None = None) -> bool:
        """Ask the question a player must answer before an action; return whether there is one.

        `doing` knows the good deed that the end of the turn would miss.
        """
        return self.ask(lambda: self._question(state, action) or self._missed(action, doing))

    def before_spending(self, state: State, action: Implement) -> bool:
        """Ask before a measure spends a funding card; return whether there is a question.

        There is none where the action leads to a question anyway.
        """
        if self._question(state, action) is not None:
            return False
        return self.ask(lambda: self._spending_question(action))

    def before_teammate(self, state: State, action: Action) -> bool:
        """Ask the people about a teammate's measure; return whether there is a question."""
        if not isinstance(action, Implement) or self.agreed or not self._people():
            return False
        return self.ask(lambda: self._teammate_question(state, action))

    def ask(self, make: Callable[[], Prompt | None]) -> bool:
        """Ask the question that `make` returns, and again when the language changes."""
        self._make, self.prompt = make, make()
        return self.prompt is not None

    def withdraw(self) -> None:
        """Withdraw the question."""
        self._make = self.prompt = None

    def translate(self, phrases: Phrases) -> None:
        """Ask the open question in another language, or withdraw it if it no longer applies."""
        self._phrases = phrases
        if self._make is not None and not self.ask(self._make):
            self.withdraw()

    def _question(self, state: State, action: Action) -> Prompt | None:
        words = self._phrases.words
        warning = ""
        if self.warnings and not self._forced(state, action):
            warning = self._phrases.warning(foresee(state, action, self._foresee(action)))
        if isinstance(action, Implement) and not self.agreed and self._people() > 1:
            text = words("table.ask.agree", card=self._phrases.book.policy(action.measure))
            if warning:
                text = words("table.join", one=text, two=warning)
            no = Answer("ask-no", words("table.ask.back"), self._back_out, AnswerWeight.OTHER)
            return self._agreement(action, text, no)
        if not warning:
            return None
        label = words("table.end-turn" if isinstance(action, EndTurn) else "table.ask.do")
        answers = (
            Answer("ask-yes", label, lambda: self._do(action), AnswerWeight.COSTLY),
            Answer("ask-no", words("table.ask.back"), self._back_out, AnswerWeight.OTHER),
        )
        more = words("tutorial.ask", end=label) if self.guided() else ""
        return Prompt(answers, strip=StripContent(warning, ("pressure",), more=more))

    def _forced(self, state: State, action: Action) -> bool:
        """Return whether nothing but the end of the turn is possible, as the bar says."""
        return isinstance(action, EndTurn) and not self.guided() and legal(state) == [action]

    def _missed(self, action: Action, doing: MoveSelection | None) -> Prompt | None:
        """Return the question whether to end the turn without a pass that lets another restore.

        It is asked only if suggestions are wanted.
        """
        deed = doing.good_deed if doing is not None else None
        if not (self.warnings and isinstance(action, EndTurn) and doing and deed):
            return None
        passed, why = deed
        if why.code not in {LETS_RESTORE, LETS_WIN}:
            return None
        title = move_text.proposed(self._phrases, passed, doing.state)
        words = self._phrases.words
        text = words("table.join", one=f"{title}.", two=move_text.reason(self._phrases, why))
        label = words("table.end-turn")
        answers = (
            Answer("ask-yes", label, lambda: self._do(action), AnswerWeight.COSTLY),
            Answer("ask-no", words("table.ask.back"), self._back_out, AnswerWeight.OTHER),
        )
        return Prompt(answers, strip=StripContent(text, ("pass",)))

    def _spending_question(self, action: Implement) -> Prompt:
        """Return the question whether a measure is worth a funding card."""
        words = self._phrases.words
        text = words("table.ask.spend", card=self._phrases.book.policy(action.measure))
        answers = (
            Answer("ask-yes", words("table.ask.do"), lambda: self._do(action)),
            Answer("ask-no", words("table.ask.back"), self._back_out, AnswerWeight.OTHER),
        )
        return Prompt(answers, strip=of_measure(text, action, self._phrases))

    def _agreement(self, action: Action, text: str, no: Answer) -> Prompt:
        """Return the question whether all agree to a measure."""
        words = self._phrases.words
        yes = Answer("ask-yes", words("table.ask.agreed"), lambda: self._do(action))
        always = Answer(
            "ask-always",
            words("table.ask.always"),
            lambda: self._always(action),
            AnswerWeight.OTHER,
        )
        return Prompt((yes, always, no), strip=of_measure(text, action, self._phrases))

    def _always(self, action: Action) -> None:
        self.agreed = True
        self._do(action)

    def _teammate_question(self, state: State, action: Implement) -> Prompt:
        words = self._phrases.words
        player, card = self._phrases.player(state.player), self._phrases.book.policy(action.measure)
        text = words("table.mate.asks", player=player, card=card)
        label = words("table.mate.refused")
        no = Answer("ask-no", label, lambda: self._refuse(action.measure), AnswerWeight.OTHER)
        return self._agreement(action, text, no)
