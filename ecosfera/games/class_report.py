"""What a game says on the page about the games of a class."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.core.match import Match
    from ecosfera.words import Words


class ClassColumn(NamedTuple):
    """A column of the table."""

    name: str
    picture: str = ""
    """A picture above the name, if there is one."""


class ClassEntry(NamedTuple):
    """The line of one match, without names of people."""

    cells: tuple[int | None, ...]
    """A number for each column; None if there is nothing to count."""
    reasons: tuple[Any, ...] = ()
    """Why things went wrong, in the game's own terms: see `ClassReport.reason`."""


Group = tuple[str, ClassEntry]
"""A group, by the name it has on the page, and its line."""


class ClassReport(Protocol):
    """The part of the page that is about one game."""

    def entry(self, match: Match[Any, Any, Any]) -> ClassEntry:
        """Return the line of a match."""

    def columns(self, words: Words) -> Sequence[ClassColumn]:
        """Return the columns of the table."""

    def note(self, words: Words) -> str:
        """Return a sentence that explains the table; may be empty."""

    def reasons_title(self, words: Words) -> str:
        """Return the heading over the reasons; empty if the game has none."""

    def reason(self, words: Words, reason: Any) -> str:
        """Return a reason as a sentence."""

    def questions(self, words: Words, groups: Sequence[Group]) -> list[str]:
        """Return questions to talk about, those about differences between the groups first."""


def contrast(words: Words, name: str, groups: Sequence[Group], column: int) -> list[str]:
    """Return the question about the groups with the most and the least in a column.

    There is none if all have the same, or almost the same.
    """
    counted = [
        (number, group) for group, entry in groups if (number := entry.cells[column]) is not None
    ]
    if not counted:
        return []
    most = max(counted, key=lambda one: one[0])
    least = min(counted, key=lambda one: one[0])
    if most[0] - least[0] <= 1:
        return []
    return [
        words(
            "saves.class-contrast",
            what=name,
            most=most[1],
            n=most[0],
            least=least[1],
            fewer=least[0],
        )
    ]
