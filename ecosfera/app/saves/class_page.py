"""The page about the games of a class in words, for the screen and for paper."""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass
from statistics import median_low
from typing import TYPE_CHECKING, Final

from ecosfera.app.saves.saved_games import name_of, state_of
from ecosfera.games import all_games
from ecosfera.ui.printed_story import PrintedChapter, PrintedTable, printed_story

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.app.saves.class_games import ClassGame, ClassGames
    from ecosfera.games.class_report import ClassColumn
    from ecosfera.words import Words

FEW: Final = 3
"""Number of groups up to which no median is printed."""
QUESTIONS: Final = 3
"""Number of questions about the games of one kind."""
NOTHING: Final = "–"
"""Stands for a number that there is not."""


@dataclass(frozen=True)
class ClassRow:
    """A line of the table."""

    group: str
    result: str
    cells: tuple[str, ...]


@dataclass(frozen=True)
class ClassSection:
    """Everything about the matches of one game."""

    game: str
    """Id of the game."""
    title: str
    columns: Sequence[ClassColumn]
    rows: Sequence[ClassRow]
    note: str
    games: Sequence[ClassGame]
    chapters: Sequence[PrintedChapter]
    """Questions, reasons, and the groups that had the same cards; without empty ones."""


def sections(words: Words, games: ClassGames, *, names: bool) -> list[ClassSection]:
    """Return a section for each game that was played; people have names only with `names`."""
    found = []
    for game_id in all_games.ids():
        played = [game for game in games.games if game.about.game == game_id]
        if played:
            found.append(_section(words, game_id, played, names=names))
    return found


def _section(
    words: Words, game_id: str, played: Sequence[ClassGame], *, names: bool
) -> ClassSection:
    report = all_games.screens(game_id).class_report()
    groups = [_group(words, number, game, names=names) for number, game in enumerate(played, 1)]
    short = [words("saves.class-group", n=number) for number in range(1, len(played) + 1)]
    rows = [
        ClassRow(
            group,
            state_of(words, game.about),
            tuple(NOTHING if n is None else str(n) for n in game.entry.cells),
        )
        for group, game in zip(groups, played, strict=True)
    ]
    entries = [(group, game.entry) for group, game in zip(short, played, strict=True)]
    reasons = Counter(
        report.reason(words, reason) for game in played for reason in game.entry.reasons
    )
    chapters = [
        PrintedChapter(words("end.talk"), report.questions(words, entries)[:QUESTIONS]),
        PrintedChapter(
            report.reasons_title(words),
            [f"{count} × {reason}" for reason, count in reasons.most_common() if reason],
        ),
        PrintedChapter(words("saves.class-same"), _same_cards(words, short, played)),
    ]
    return ClassSection(
        game_id,
        words(all_games.info(game_id).title),
        report.columns(words),
        rows,
        report.note(words),
        played,
        [chapter for chapter in chapters if chapter.lines],
    )


def _group(words: Words, number: int, game: ClassGame, *, names: bool) -> str:
    """Return what a group is called in the table."""
    group = words("saves.class-group", n=number)
    known = game.about.name or game.about.names
    return f"{group}: {name_of(words, game.about)}" if names and known else group


def _same_cards(words: Words, groups: Sequence[str], played: Sequence[ClassGame]) -> list[str]:
    """Return a line for each challenge code that several groups played, those who won first."""
    by_code: dict[str, list[str]] = {}
    pairs = list(zip(groups, played, strict=True))
    for group, game in sorted(pairs, key=lambda pair: _order(pair[1])):
        if game.code is not None:
            result = f"{group}: {state_of(words, game.about)}"
            by_code.setdefault(game.code, []).append(result)
    return [
        f"{code} · {'; '.join(results)}" for code, results in by_code.items() if len(results) > 1
    ]


def _order(game: ClassGame) -> tuple[bool, bool, int]:
    """Return by what groups with the same cards are sorted: won soonest, lost, not yet over."""
    about = game.about
    return about.outcome is None, about.outcome != "won", about.moves


def medians(words: Words, games: Sequence[ClassGame]) -> tuple[str, ...]:
    """Return a line with the median of each column; what half of the groups lack has none."""
    found = []
    for cells in zip(*(game.entry.cells for game in games), strict=True):
        middle = median_low(sorted(math.inf if n is None else n for n in cells))
        found.append(NOTHING if middle == math.inf else str(middle))
    return words("saves.class-median"), "", *found


def remarks(words: Words, games: ClassGames) -> list[str]:
    """Return how many games there are, and what was left out, without names of files."""
    found = [words("saves.class-about", n=len(games.games))]
    if games.broken:
        found.append(words("saves.class-broken", n=len(games.broken)))
    if games.more:
        found.append(words("saves.class-more", n=games.count))
    return found


def printed(words: Words, games: ClassGames, date: str, *, names: bool) -> str:
    """Return the page to print."""
    chapters: list[PrintedChapter | PrintedTable] = []
    for section in sections(words, games, names=names):
        heads = ["", words("saves.class-result"), *(column.name for column in section.columns)]
        rows = [(row.group, row.result, *row.cells) for row in section.rows]
        if len(rows) > FEW:
            rows.append(medians(words, section.games))
        chapters.append(PrintedTable(section.title, heads, rows, section.note))
        chapters += section.chapters
    about = " · ".join(remarks(words, games))
    return printed_story(words, words("saves.class"), about, (date,), chapters)
