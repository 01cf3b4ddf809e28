"""What is told at the table: the log of what happened, and what computer players say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.events import Cause
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.text.event_text import arrival, brief, sentence
from ecosfera.games.co2.text.log_line import LogLine, line_of
from ecosfera.games.co2.text.reason_text import answer_sentence

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.events import Event
    from ecosfera.games.co2.rules.state import State, View
    from ecosfera.games.co2.screens.table.computers import Computers
    from ecosfera.games.co2.text.names import Names

RECALLED: Final = 30
"""Actions of which the log tells when a match goes on."""
SAID: Final = "icon_text"
"""The sign of what is said and no event."""


class Telling:
    """Writes the log, and says each of its sentences with `say`."""

    def __init__(
        self,
        match: Match[State, Any, Any],
        names: Names,
        computers: Computers,
        say: Callable[[str], None],
    ) -> None:
        self.match = match
        self.names = names
        self.computers = computers
        self.say = say
        self.lines: list[LogLine] = []
        self._last: Event | None = None
        """What the last line tells of; None if it is something that was said."""
        self.answered = ""
        """What a computer player said to the last offer, until the next action."""

    def recall(self) -> None:
        """Write the log of the last actions anew."""
        count = len(self.match.actions)
        self.lines, self.answered, self._last = [], "", None
        for number in range(max(0, count - RECALLED), count):
            state, action = self.match.state_after(number), self.match.actions[number]
            view = state.view
            self.answered = self._said(view, action)
            _, events = self.match.game.apply(state, action)
            for event in events:
                view = fold(view, event)
                self._add(sentence(self.names, event, view), event)
            self._add(self.answered)

    def acts(self, view: View, action: Action) -> None:
        """Note what a computer player says with an action in a position."""
        self.answered = self._said(view, action)

    def happened(self, event: Event, after: View) -> None:
        """Tell of an event, given the view after it."""
        told = sentence(self.names, event, after)
        if told:
            self._add(told, event)
            self.say(told)
        if self.answered and isinstance(event, ev.Traded | ev.Refused | ev.Countered):
            self.note(self.answered)

    @property
    def log(self) -> list[str]:
        """Return the sentences of the log."""
        return [line.text for line in self.lines]

    @property
    def latest(self) -> str:
        """Return what happened last in a short sentence, or nothing."""
        return (self.lines[-1].brief or self.lines[-1].text) if self.lines else ""

    def _add(self, told: str, event: Event | None = None) -> None:
        if not told:
            return
        catalogue = self.names.catalogue
        last, self._last = self._last, event
        if event is None:
            self.lines.append(LogLine(told, sign=SAID))
            return
        line = line_of(told, event, catalogue)._replace(brief=brief(self.names, event))
        if isinstance(event, ev.Played) and _pays_action(last):
            # one line for an action: its credit stands beside it
            line = line._replace(amounts=self.lines.pop().amounts)
        elif isinstance(event, ev.Moved) and isinstance(last, ev.Rolled):
            line = self.lines.pop()._replace(text=arrival(self.names, last, event))
        self.lines.append(line)

    def note(self, told: str) -> None:
        """Add a sentence to the log, and say it."""
        self._add(told)
        self.say(told)

    def _said(self, view: View, action: Action) -> str:
        """Return what a computer player says with an answer to an offer."""
        character = self.computers.character(view.to_decide)
        return answer_sentence(self.names, view, action, character)


def _pays_action(event: Event | None) -> bool:
    """Return whether an event is the credit of an action, which comes next."""
    return isinstance(event, ev.Paid) and event.cause is Cause.ACTION
