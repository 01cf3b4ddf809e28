"""What the page about a class says of games on the Baltic Sea."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.baltica.content.habitat_order import NAMES_AROUND
from ecosfera.games.baltica.end.history import game_history
from ecosfera.games.baltica.end.moments import Moment, MomentKind
from ecosfera.games.baltica.end.story import cause_sentence
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts, dashed
from ecosfera.games.class_report import ClassColumn, ClassEntry, Group, contrast

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ecosfera.games.baltica.game import Match
    from ecosfera.words import Words

IMPACTS: Final = len(NAMES_AROUND)
PASSED: Final = IMPACTS + 1
"""The columns after those of the habitats."""


class BalticaClassReport:
    """When each habitat was restored, and what caused impacts."""

    def entry(self, match: Match) -> ClassEntry:
        """Return the round of each habitat, 0 for the start, the impacts and the cards passed."""
        story = game_history(match)
        rounds = dict.fromkeys(story.alive, 0)
        for round_, habitat in story.habitats:
            rounds.setdefault(habitat, round_)
        cells = (*(rounds.get(name) for name in NAMES_AROUND), story.tiles, story.passed)
        return ClassEntry(cells, story.of_kind(MomentKind.IMPACT))

    def columns(self, words: Words) -> Sequence[ClassColumn]:
        """Return the habitats, the impacts and the cards passed to others."""
        return [
            *(
                ClassColumn(words(f"card.habitat.{dashed(name)}"), f"tiles/habitat_{name}")
                for name in NAMES_AROUND
            ),
            ClassColumn(words("end.impacts")),
            ClassColumn(words("end.class-passed")),
        ]

    def note(self, words: Words) -> str:
        """Return what the numbers below the habitats mean."""
        return words("end.class-note")

    def reasons_title(self, words: Words) -> str:
        """Return the heading over the causes of impacts."""
        return words("end.class-causes")

    def reason(self, words: Words, reason: Any) -> str:
        """Return the cause of an impact as a sentence."""
        assert isinstance(reason, Moment)
        return cause_sentence(CardNames(TableFacts.read(load().catalogue), words), reason)

    def questions(self, words: Words, groups: Sequence[Group]) -> list[str]:
        """Return the questions about a habitat, the impacts and the cards passed, then others."""
        columns = self.columns(words)
        return [
            *list(self._habitats(words, groups, columns))[:1],
            *contrast(words, columns[IMPACTS].name, groups, IMPACTS),
            *contrast(words, columns[PASSED].name, groups, PASSED),
            words("end.talk.waited"),
            words("end.talk.table"),
            words("end.talk.simple"),
        ]

    def _habitats(
        self, words: Words, groups: Sequence[Group], columns: Sequence[ClassColumn]
    ) -> Iterator[str]:
        """Yield a question for each habitat that some groups restored and others did not.

        The habitat that the most groups missed comes first.
        """
        missed = [
            (sum(entry.cells[column] is None for _, entry in groups), column)
            for column in range(IMPACTS)
        ]
        for _, column in sorted(missed, key=lambda one: -one[0]):
            restored = [
                (round_, group) for group, entry in groups if (round_ := entry.cells[column])
            ]
            without = [group for group, entry in groups if entry.cells[column] is None]
            if restored and without:
                first = min(restored, key=lambda one: one[0])
                yield words(
                    "end.class-ask",
                    habitat=columns[column].name,
                    first=first[1],
                    round=first[0],
                    without=without[0],
                )
