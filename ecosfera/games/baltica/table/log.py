"""The log of the table, and what it speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ecosfera.games.baltica.moves.goals import come_within_reach, halves_elsewhere
from ecosfera.games.baltica.moves.impacts import ImpactHistory
from ecosfera.games.baltica.text.event_text import chronicle
from ecosfera.games.baltica.text.outlook import lies
from ecosfera.tabletop.log import EventLog

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.moves.goals import Half
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.events import Event
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.table.prompt import Prompt
    from ecosfera.games.baltica.text.phrases import MoveLine, Phrases


class BalticaLog(EventLog["State", "Action", "Event", str]):
    """Writes the log of one match and speaks sentences in the language of the phrases."""

    recalled: ClassVar[int] = 40

    def __init__(self, match: Match, phrases: Phrases, say: Callable[[str], None]) -> None:
        super().__init__(match, say)
        self.impacts = ImpactHistory(match)
        """What the impact tiles of the match stand for."""
        self.phrases = phrases

    def sentences(
        self, before: State, action: Action | None, events: Sequence[Event]
    ) -> Mapping[int, Sequence[str]]:
        """Return the sentences of the events of an action by their number.

        The last one says which habitats have come within reach.
        """
        found = chronicle(before, action, events, self.phrases, self.impacts.at(before))
        player, habitats = come_within_reach(before, action) if action is not None else (None, ())
        if player is not None and habitats:
            names = self.phrases.book.habitats_inside(habitats)
            told = self.phrases.words(
                "event.within-reach", player=self.phrases.player(player), habitats=names
            )
            halves = halves_elsewhere(before, action, player, habitats) if action else ()
            if halves:
                lying = ", ".join(self._lies(before, half) for half in halves)
                told = f"{told} {lying}."
            found.setdefault(len(events) - 1, []).append(told)
        return found

    def _lies(self, state: State, half: Half) -> str:
        return lies(self.phrases.book, state, half, self.phrases.place(half, mine=False))

    def record(self, sentence: str, event: Event | None) -> None:
        """Add a sentence."""
        del event
        self.lines.append(sentence)

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

    def choices(
        self, sentence: str, rows: Iterable[tuple[int, MoveLine]], phrases: Phrases
    ) -> None:
        """Speak what can be done, with the number key of each line."""
        self.say(sentence)
        for number, row in rows:
            self.say(spoken_line(number, row, phrases))


def spoken_line(number: int, row: MoveLine, phrases: Phrases) -> str:
    """Return what is spoken of a line of the move list, with its number key, which 0 is not."""
    if not number:
        return row.title
    key = "table.say.line-detail" if row.detail else "table.say.line"
    return phrases.words(key, key=number, title=row.title, detail=row.detail)
