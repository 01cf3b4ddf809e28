"""What the page about a class says of games of CO₂ Balance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ecosfera.games.class_report import ClassColumn, ClassEntry, Group, contrast
from ecosfera.games.co2.end.history import game_history

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.core.match import Match
    from ecosfera.games.co2.rules.state import State
    from ecosfera.words import Words

COLUMNS: Final = ("rounds", "best", "sum", "suns", "actions", "trades")
ASKED: Final = ("trades", "suns", "sum", "actions")
"""The columns that are asked about, the one that shows the most cooperation first."""


class Co2ClassReport:
    """The balances, and what they came from."""

    def entry(self, match: Match[State, Any, Any]) -> ClassEntry:
        """Return the numbers of a match in the order of `COLUMNS`."""
        history = game_history(match)
        still = [result for result in history.results if not result.out]
        return ClassEntry(
            (
                history.view.turn.round,
                max((result.balance for result in still), default=None),
                sum(result.balance for result in still),
                sum(result.suns for result in still),
                sum(result.actions for result in still),
                history.trades,
            )
        )

    def columns(self, words: Words) -> Sequence[ClassColumn]:
        """Return rounds, balances, suns, actions and trades."""
        return [ClassColumn(words(f"carbonend.class.{name}")) for name in COLUMNS]

    def note(self, words: Words) -> str:
        """Return nothing: the headings say it."""
        del words
        return ""

    def reasons_title(self, words: Words) -> str:
        """Return nothing: there are no reasons."""
        del words
        return ""

    def reason(self, words: Words, reason: Any) -> str:
        """Return nothing: there are no reasons."""
        del words, reason
        return ""

    def questions(self, words: Words, groups: Sequence[Group]) -> list[str]:
        """Return the questions about differences, then about every match."""
        found: list[str] = []
        for name in ASKED:
            title = words(f"carbonend.class.{name}")
            found += contrast(words, title, groups, COLUMNS.index(name))
        traded = any(entry.cells[COLUMNS.index("trades")] for _, entry in groups)
        talk = "carbonend.ask.trade" if traded else "carbonend.ask.no-trade"
        return [*found, words(talk), words("end.talk.simple")]
