"""What the table speaks and keeps in its log."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games.baltica.text.event_text import chronicle, remembered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from ecosfera.games.baltica.match import Match
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.rules.view import View
    from ecosfera.games.baltica.screens.table.prompts.prompt import Prompt
    from ecosfera.games.baltica.text.phrases import MoveLine, Phrases


class Narration:
    """Writes the log of one match and speaks sentences.

    `say` speaks one complete sentence.
    """

    def __init__(self, say: Callable[[str], None]) -> None:
        self.say = say
        self.log: list[str] = []
        """Everything that happened, one sentence each."""
        self._sentences: dict[int, list[str]] = {}
        self._events = 0

    def recall(self, match: Match, phrases: Phrases) -> None:
        """Rewrite the log of a match from its beginning to its current position."""
        self.log = remembered(match, phrases)

    def expect(
        self, before: State, action: Action, events: Sequence[Event], phrases: Phrases
    ) -> None:
        """Prepare the sentences for the events of an action that is about to be shown."""
        self._sentences = chronicle(before, action, events, phrases)
        self._events = 0

    def tell(self, _event: Event, _seen: View) -> None:
        """Log and speak the sentences of the event that is shown now."""
        for sentence in self._sentences.get(self._events, ()):
            self.note(sentence)
        self._events += 1

    def note(self, sentence: str) -> None:
        """Add a sentence to the log and speak it."""
        self.log.append(sentence)
        self.say(sentence)

    def prompt(self, asked: Prompt, phrases: Phrases) -> None:
        """Speak what a prompt tells, its question, and last the possible answers."""
        self.say(asked.sentence)
        if asked.drawn is not None:
            self.say(phrases.book.policy_effect(asked.drawn.card))
            self.say(phrases.book.policy_background(asked.drawn.card))
            if asked.drawn.question:
                self.say(asked.drawn.question)
        for answer in asked.answers:
            self.say(answer.label)

    def choices(self, sentence: str, rows: Iterable[MoveLine], phrases: Phrases) -> None:
        """Speak what can be done, with the number key of each line."""
        self.say(sentence)
        for number, row in enumerate(rows, 1):
            self.say(spoken_line(number, row, phrases))


def spoken_line(number: int, row: MoveLine, phrases: Phrases) -> str:
    """Return what is spoken of a line of the move list, with its number key."""
    key = "table.say.line-detail" if row.detail else "table.say.line"
    return phrases.words(key, key=number, title=row.title, detail=row.detail)
