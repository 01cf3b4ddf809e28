"""The statistics by difficulty, and the button that deletes all stored data."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor, wait
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Protocol

import pygame

from ecosfera.app.erase_data import leftovers
from ecosfera.app.saves.badges import BadgesScene, GameBadges
from ecosfera.games import all_games
from ecosfera.ui.draw.layout import Space
from ecosfera.ui.draw.text import FontFace, TextAlign
from ecosfera.ui.draw.theme import INK, SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, Widget
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.scroll_view import ScrollView, bar_width
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.core.files.deletion import Deletion
    from ecosfera.core.statistics import Statistics, Tally
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour

ROW: Final = 2.1
LOWEST_ROW: Final = 1.6
"""Heights of a row, in bodies; if the lowest rows do not fit either, the table scrolls."""
COLUMNS = (("games", 0.14), ("wins", 0.16), ("best", 0.33))
"""Fraction of the width of each column, from the right."""
PATIENCE: Final = 0.05
"""Seconds the page waits for the file before it is drawn without figures: few files take longer."""


class StatisticsSource(Protocol):
    """Where the figures come from."""

    def statistics(self, game_id: str = "") -> Statistics:
        """Return the figures of a game, by default of the first one; may take a while."""


class StatisticsResult(StrEnum):
    """Whether all data was deleted."""

    KEPT = "kept"
    FORGOTTEN = "forgotten"


def _read(source: StatisticsSource) -> tuple[Statistics, dict[str, Statistics]]:
    """Return the statistics of the first game, and those of the others that were played."""
    first = source.statistics()
    others = {
        game_id: source.statistics(game_id)
        for game_id in all_games.ids()
        if game_id != all_games.DEFAULT
    }
    return first, {game_id: figures for game_id, figures in others.items() if figures.total.games}


class StatisticsScene(Sheet[StatisticsResult]):
    """The table, and the way to delete everything.

    The file is read once, by a thread: nothing on the screen waits for a slow disk.
    """

    start = "close"

    def __init__(
        self,
        context: UiContext,
        file: StatisticsSource,
        forget: Callable[[], Deletion] | None,
    ) -> None:
        super().__init__(context)
        self.figures: Statistics | None = None
        """None while the file is being read."""
        self.forget = forget
        """Deletes all stored data and returns what is left; None if that is not allowed."""
        self.table = ScrollView("table", context)
        self._lists = all_games.lists(all_games.DEFAULT)
        self._others: dict[str, Statistics] = {}
        """The figures of the other games that were played, by id."""
        reader = ThreadPoolExecutor(1, "statistics")
        self._reading = reader.submit(_read, file)
        reader.shutdown(wait=False)
        wait([self._reading], PATIENCE)
        self._take()

    def _take(self) -> bool:
        """Take the figures over as soon as they are read; return whether they are new."""
        if self.figures is not None or not self._reading.done():
            return False
        self.figures, self._others = self._reading.result()
        return True

    @property
    def moving(self) -> bool:
        """Whether the file is still being read."""
        return self.figures is None or super().moving

    def update(self, dt: float) -> None:
        """Show the figures when they are there."""
        if self._take():
            self.layout()
            self.context.say(self.headline)
        super().update(dt)

    def _rows(self) -> list[tuple[str, Tally]]:
        """Return the lines of the first game: each difficulty, then all together."""
        words = self.context.words
        if self.figures is None:
            return []
        found = [
            (words(f"saves.difficulty-{name}", level=level), tally)
            for (level, name), tally in self.figures.by_difficulty.items()
        ]
        title = all_games.info(all_games.DEFAULT).title if self._others else "saves.all-games"
        return [*found, (words(title), self.figures.total)]

    def _other_rows(self) -> list[tuple[str, list[str]]]:
        """Return the line of each other game, and of all games: its id, and the texts."""
        found = []
        for game_id, figures in self._others.items():
            tally = figures.total
            title = self.context.words(all_games.info(game_id).title)
            best = self._best(tally, game_id)
            found.append((game_id, [title, str(tally.games), str(tally.wins), best]))
        if found:
            games, wins = self._sums()
            found.append(("all", [self.context.words("saves.all-games"), games, wins, ""]))
        return found

    def _sums(self) -> tuple[str, str]:
        """Return how many matches of all games were played, and won."""
        first = [] if self.figures is None else [self.figures.total]
        totals = [*first, *(figures.total for figures in self._others.values())]
        return str(sum(t.games for t in totals)), str(sum(t.wins for t in totals))

    @property
    def headline(self) -> str:
        """Return the total of all games as a sentence."""
        words = self.context.words
        if self.figures is None:
            return words("menu.statistics")
        games, wins = self._sums()
        return words("saves.statistics-spoken", games=games, wins=wins)

    def build(self) -> list[Widget]:
        """Build the title, the table and the buttons."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(26), m.px(10)
        wide = min(m.width - m.px(32), max(m.px(720), m.size(40)))
        lines = self._rows()
        title_high, high = m.size(3.0), max(m.target, m.size(2.9))
        note_high = m.size(2.4)
        others = self._other_rows()
        count = len(lines) + len(others) + len(self._achieved()) + 1
        around = 2 * pad + title_high + high + m.px(12)
        room = m.height - m.px(16) - around - note_high
        line = max(m.size(LOWEST_ROW), min(m.size(ROW), room // count))
        space = self.open_sheet(wide, around + count * line + note_high, pad)
        heads = [words(f"saves.column-{name}") for name, _ in COLUMNS]
        head = Space(space.top(title_high), gap)
        found: list[Widget] = []
        if self.forget is not None:
            # Small, and far from Close.
            name = words("saves.forget")
            wide = self.context.text.width(name, FontFace.BOLD, m.size(0.9)) + m.px(32)
            box = head.right(min(wide, head.rest.width // 2))
            box.height = max(m.target, m.size(2.2))
            found.append(Button("forget", box, name, self._ask, kind=ButtonKind.PAPER, size=0.9))
        found.append(self.heading(head.rest, words("menu.statistics")))
        foot = Space(space.bottom(high), m.px(12))
        if any(badges for badges in self._badges_of().values()):
            name = words("saves.badges-title")
            box = foot.right(foot.rest.width // 3)
            badges = Button(
                "badges", box, name, self._badges, kind=ButtonKind.PAPER, icon="icon_trophy"
            )
            found.append(badges)
        close_box = foot.rest
        space.bottom(m.px(12))
        window = space.rest
        rows = Space(pygame.Rect(window.topleft, (window.width, count * line + note_high)))
        if rows.rest.height > window.height:
            rows.right(bar_width(self.context) + m.px(8))
        inside = self._line("head", rows.top(line), ["", *heads], FontFace.BOLD, SLATE)
        for number, (name, tally) in enumerate(lines):
            cells = [name, str(tally.games), str(tally.wins), self._best(tally)]
            face = FontFace.BOLD if number == len(lines) - 1 else FontFace.TEXT
            inside += self._line(f"row-{number}", rows.top(line), cells, face, INK)
        for game_id, cells in others:
            inside += self._line(f"row-{game_id}", rows.top(line), cells, FontFace.BOLD, INK)
        inside += self._achievements(rows, line)
        note, close = words("saves.statistics-note"), words("common.close")
        inside.append(Label("note", rows.top(note_high), note, tone=SLATE, lines=2, leading=1.1))
        found.append(self.table.fill(window, inside))
        self.table.name = words("menu.statistics")
        self.table.focusable = self.table.end > 0
        found.append(
            Button("close", close_box, close, self.back, kind=ButtonKind.PRIMARY, key="Esc")
        )
        return found

    def _badges_of(self) -> dict[str, tuple[str, ...]]:
        """Return the badges that were earned in each game, by its id."""
        first = () if self.figures is None else self.figures.badges
        others = {game_id: figures.badges for game_id, figures in self._others.items()}
        return {all_games.DEFAULT: first, **others}

    def _badges(self) -> None:
        """Show all badges of all games."""
        earned = self._badges_of()
        games = [
            GameBadges(all_games.info(game_id).title, pictures, earned.get(game_id, ()))
            for game_id in all_games.ids()
            if (pictures := all_games.lists(game_id).badges())
        ]
        self.push(BadgesScene(self.context, games))

    def _achieved(self) -> list[str]:
        """Return the collection and the badges, a sentence each."""
        words, figures = self.context.words, self.figures
        if figures is None or not figures.total.games:
            return []
        names = [words(f"saves.badge-{badge}") for badge in figures.badges]
        badges = words("saves.badges", badges=", ".join(names)) if names else ""
        collection = self._lists.collection(words, len(figures.collected))
        return [sentence for sentence in (collection, badges) if sentence]

    def _achievements(self, space: Space, high: int) -> list[Widget]:
        """Return the lines of the collection and the badges."""
        return [
            Label(
                f"achieved-{number}",
                space.top(high),
                sentence,
                face=FontFace.BOLD,
                tone=INK,
                lines=2,
                leading=1.05,
                middle=True,
            )
            for number, sentence in enumerate(self._achieved())
        ]

    def _best(self, tally: Tally, game_id: str = all_games.DEFAULT) -> str:
        """Return the quickest win, or the best result without one."""
        words, lists = self.context.words, all_games.lists(game_id)
        if tally.fewest_rounds is not None:
            return words.count("saves.best-rounds", tally.fewest_rounds)
        return lists.best_result(words, tally.most_progress) if tally.games else "–"

    def _line(
        self, item_id: str, box: pygame.Rect, cells: list[str], face: FontFace, tone: Colour
    ) -> list[Widget]:
        """Return the cells of one line of the table, the name last."""
        found: list[Widget] = []
        space = Space(box, self.context.metrics.px(6))
        for number, (_, share) in reversed(list(enumerate(COLUMNS))):
            found.append(
                Label(
                    f"{item_id}-{number}",
                    space.right(round(box.width * share)),
                    cells[number + 1],
                    face=face,
                    tone=tone,
                    align=TextAlign.RIGHT,
                    middle=True,
                )
            )
        name = Label(f"{item_id}-name", space.rest, cells[0], face=face, tone=tone, middle=True)
        return [*found, name]

    def _ask(self) -> None:
        question = Dialog(
            self.context,
            lambda: self.context.words("saves.forget-title"),
            lambda: self.context.words("saves.forget-text"),
            [
                lambda: self.context.words("saves.forget-yes"),
                lambda: self.context.words("common.cancel"),
            ],
            danger=True,
        )
        self.push(question, self._answered)

    def _answered(self, answer: int) -> None:
        if answer != 0 or self.forget is None:
            return
        left = self.forget()
        notice = Dialog(
            self.context,
            lambda: self.context.words("saves.forget-title"),
            lambda: leftovers(self.context.words, left) or self.context.words("saves.forgotten"),
            [lambda: self.context.words("common.ok")],
        )
        self.push(notice, lambda _answer: self.finish(StatisticsResult.FORGOTTEN))

    def back(self) -> None:
        """Close the page."""
        self.finish(StatisticsResult.KEPT)
