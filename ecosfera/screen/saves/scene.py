"""The scene with all saved games: choose one, play on, watch, rename, export, delete."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ecosfera.match.saves.about import LONGEST_NAME, About
from ecosfera.match.saves.problems import SaveError, trouble_of
from ecosfera.screen import ground
from ecosfera.screen.focus import Focus
from ecosfera.screen.keys import Intent
from ecosfera.screen.notice import NoticeScene
from ecosfera.screen.saves.asking import AskScene
from ecosfera.screen.saves.panel import panel
from ecosfera.screen.saves.row import Row
from ecosfera.screen.saves.telling import name_of
from ecosfera.screen.skin import FOAM
from ecosfera.screen.text import Face
from ecosfera.screen.topbar import top_bar
from ecosfera.screen.widgets import Area, Button, Form, Label, Widget
from ecosfera.screen.widgets.prose import draw_bar

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.match.match import Match
    from ecosfera.match.saves.save_format import Loaded
    from ecosfera.match.saves.shelf import Entry, Shelf
    from ecosfera.match.statistics import StatisticsFile
    from ecosfera.rules.cards import Catalogue
    from ecosfera.screen.focus import Focusable
    from ecosfera.screen.kit import Kit

LONGEST_PATH = 400


@dataclass(frozen=True)
class SavesEnd:
    """A game to play: one that was loaded, or a new one that begins in the middle of it."""

    entry: Entry
    loaded: Loaded
    branch: Match | None = None


@dataclass(frozen=True)
class Binned:
    """A game that was just deleted."""

    path: Path
    name: str


class SavesScene(Form[SavesEnd | None]):
    """Finishes with the game to play, or with None to go back."""

    def __init__(
        self,
        kit: Kit,
        shelf: Shelf,
        catalogue: Callable[[], Catalogue],
        statistics: StatisticsFile,
        forget: Callable[[], list[Path]],
    ) -> None:
        super().__init__(kit)
        # Tab leads from the list to the sheet and back; the arrows go through the list
        self._focus = Focus(self._focused, by_group=True)
        self._focus.visible = True
        self.shelf = shelf
        self.catalogue = catalogue
        self.statistics = statistics
        self.forget = forget
        self.games = shelf.entries()
        self.chosen = 0
        self.top = 0
        """The game that stands at the top of the list."""
        self.rows = 1
        """How many games the list shows."""
        self.binned: Binned | None = None
        self._told: dict[Entry, About | None] = {}
        self._stale = False
        self.start = self._row_id(0) if self.games else "import"

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Bar, list, what is chosen."""
        m, words = self.kit.metrics, self.kit.words
        corner = self._corner()
        keep = m.width - corner[0].rect.left
        widgets, top = top_bar(self.kit, words("saves.title"), self.back, keep)
        widgets += corner
        low = m.height - m.margin
        if self.binned is not None:
            high = max(m.target, m.size(2.6))
            low -= high + m.px(8)
            widgets += self._bin_bar(pygame.Rect(m.margin, low + m.px(8), 0, high), self.binned)
        box = pygame.Rect(m.margin, top, round(m.width * 0.56), low - top)
        if not self.games:
            return [*widgets, *self._nothing(box)]
        widgets += self._list(box)
        right = box.right + m.margin
        side = pygame.Rect(right, top, m.width - m.margin - right, m.height - m.margin - top)
        return [*widgets, *panel(self, side)]

    def _corner(self) -> list[Widget]:
        """Import and statistics, at the right end of the bar."""
        m, words = self.kit.metrics, self.kit.words
        right, high = m.width - m.margin, max(m.target, m.size(2.3))
        found: list[Widget] = []
        entries = (
            ("statistics", "saves.statistics", "icon_trophy", self._statistics),
            ("import", "saves.import", "icon_plus", self._import),
        )
        for item_id, message, icon, action in entries:
            name = words(message)
            wide = self.kit.text.width(name, Face.BOLD, m.size(1.0)) + m.size(1.25) + m.px(34)
            rect = pygame.Rect(right - wide, m.px(5), wide, high)
            found.append(Button(item_id, rect, name, action, icon=icon, size=1.0))
            right = rect.left - m.px(8)
        return found[::-1]

    def _list(self, box: pygame.Rect) -> list[Widget]:
        """As many games as there is room for."""
        m = self.kit.metrics
        gap = m.px(6)
        high = max(m.target, m.size(3.9))
        self.rows = max(1, (box.height + gap) // (high + gap))
        self.top = max(0, min(self.top, len(self.games) - self.rows))
        self._bar = pygame.Rect(box.right - m.px(8), box.top, m.px(8), box.height)
        wide = box.width - (m.px(14) if len(self.games) > self.rows else 0)
        found: list[Widget] = []
        for number in range(self.top, min(self.top + self.rows, len(self.games))):
            y = box.top + (number - self.top) * (high + gap)
            row = Row(
                self._row_id(number),
                pygame.Rect(box.left, y, wide, high),
                self.kit,
                self.about(number),
                self.games[number].file,
                chosen=number == self.chosen,
                choose=lambda number=number: self.choose(number),  # type: ignore[misc]
                opened=self._open,
            )
            found.append(row)
        return found

    def _nothing(self, box: pygame.Rect) -> list[Widget]:
        """What stands there as long as nothing was saved."""
        m = self.kit.metrics
        area = pygame.Rect(box.left, box.top, m.width - 2 * m.margin, m.size(9))
        inner = area.inflate(-m.px(48), -m.px(30))
        text = self.kit.words("saves.nothing")
        return [Area("ground", area), Label("nothing", inner, text, size=1.3, lines=4, middle=True)]

    def _bin_bar(self, box: pygame.Rect, binned: Binned) -> list[Widget]:
        """The game that was deleted, and the button that brings it back."""
        m, words = self.kit.metrics, self.kit.words
        name = words("saves.take-back")
        wide = self.kit.text.width(name, Face.BOLD, m.size(1.05)) + m.size(1.25) + m.px(40)
        room = round(m.width * 0.56)
        button = pygame.Rect(box.left + room - wide, box.top, wide, box.height)
        text = pygame.Rect(box.left, box.top, room - wide - m.px(12), box.height)
        told = words("saves.binned", game=binned.name)
        return [
            Label("binned", text, told, size=1.05, tone=FOAM, lines=2, middle=True, leading=1.1),
            Button("take-back", button, name, self._take_back, icon="icon_undo", size=1.05),
        ]

    def ground(self, target: pygame.Surface) -> None:
        """Draw a quiet sea."""
        target.blit(ground.sea(self.kit, target.get_size(), 0.45, 0.1), (0, 0))

    def decorate(self, target: pygame.Surface) -> None:
        """Draw where in the list one is."""
        hidden = len(self.games) - self.rows
        if hidden > 0:
            step = max(1, self._bar.height // max(1, self.rows))
            draw_bar(target, self.kit, self._bar, self.top * step, hidden * step)

    # ------------------------------------------------------------------ the list
    def _row_id(self, number: int) -> str:
        return f"game-{self.games[number].file}"

    def about(self, number: int) -> About | None:
        """What is known of a game; None if its file cannot be read."""
        entry = self.games[number]
        if entry not in self._told:
            try:
                self._told[entry] = self.shelf.about(entry)
            except SaveError:
                self._told[entry] = None
        return self._told[entry]

    @property
    def game(self) -> Entry | None:
        """The game that is chosen."""
        return self.games[self.chosen] if self.games else None

    def name(self) -> str:
        """What the chosen game is called."""
        about = self.about(self.chosen)
        return name_of(self.kit.words, about) if about else self.games[self.chosen].file

    def choose(self, number: int) -> None:
        """Choose a game; the list scrolls to it."""
        self.chosen = max(0, min(number, len(self.games) - 1))
        self.top = min(self.top, self.chosen)
        self.top = max(self.top, self.chosen - self.rows + 1)
        self._stale = True

    def _focused(self, item: Focusable) -> None:
        super()._focused(item)
        for number in range(self.top, min(self.top + self.rows, len(self.games))):
            if item.id == self._row_id(number) and number != self.chosen:
                self.choose(number)

    def update(self, dt: float) -> None:
        """Show what was chosen since."""
        if self._stale:
            self._stale = False
            self.layout()
        super().update(dt)

    def handle(self, event: pygame.Event) -> bool:
        """Files dropped on the window, the wheel, and the keys that go far."""
        if event.type == pygame.DROPFILE:
            self.take_in(Path(event.file))
            return True
        if event.type == pygame.MOUSEWHEEL and self.games:
            self.top = max(0, min(self.top - event.y, len(self.games) - self.rows))
            self._stale = True
            return True
        far = {
            pygame.K_PAGEDOWN: self.rows,
            pygame.K_PAGEUP: -self.rows,
            pygame.K_HOME: -len(self.games),
            pygame.K_END: len(self.games),
        }
        if event.type == pygame.KEYDOWN and event.key in far and self.games:
            self._go(self.chosen + far[event.key])
            return True
        return super().handle(event)

    def intend(self, intent: Intent) -> bool:
        """Up and down go on beyond what shows; undo takes a game out of the bin."""
        step = {Intent.DOWN: 1, Intent.UP: -1}.get(intent, 0)
        if step and self.games and self._focus.id == self._row_id(self.chosen):
            beyond = self.chosen + step
            outside = not self.top <= beyond < self.top + self.rows
            if outside and 0 <= beyond < len(self.games):
                self._go(beyond)
                return True
        if intent is Intent.UNDO and self.binned is not None:
            self._take_back()
            return True
        return super().intend(intent)

    def _go(self, number: int) -> None:
        """Choose a game that may not show yet, and put the focus on it."""
        self.choose(number)
        self._stale = False
        self.layout()
        self._focus.visible = True
        self.focus_on(self._row_id(self.chosen))

    def look_again(self, path: Path | None = None) -> None:
        """The folder has changed; choose the game of this file if there is one."""
        self.games = self.shelf.entries()
        self._told.clear()
        numbers = [n for n, entry in enumerate(self.games) if entry.path == path]
        self.choose(numbers[0] if numbers else self.chosen)
        self._stale = False
        self.layout()
        if self.games and (numbers or self._focus.id is None):
            self.focus_on(self._row_id(self.chosen))

    # ------------------------------------------------------------------ what one can do
    def load(self) -> Loaded | None:
        """The chosen game, or None and a message."""
        entry = self.game
        if entry is None:
            return None
        try:
            return self.shelf.load(entry, self.catalogue())
        except SaveError as error:
            self.told(f"saves.problem-{error.problem}")
            self.look_again()
            return None

    def _open(self) -> None:
        """Play the chosen game, or watch it if it is over."""
        about = self.about(self.chosen)
        if about is not None and about.outcome is not None:
            self.watch()
        else:
            self.play()

    def play(self) -> None:
        """Go on with the chosen game."""
        loaded, entry = self.load(), self.game
        if loaded is not None and entry is not None:
            self.finish(SavesEnd(entry, loaded))

    def watch(self) -> None:
        """Watch the chosen game from its beginning."""
        from ecosfera.screen.replay import ReplayScene  # noqa: PLC0415 (as slow as the table)

        loaded, entry = self.load(), self.game
        if loaded is None or entry is None:
            return

        def done(branch: Match | None) -> None:
            if branch is not None:
                self.finish(SavesEnd(entry, loaded, branch))

        self.push(ReplayScene(self.kit, loaded), done)
        for note in sorted(loaded.notes):
            self.told(f"saves.note-{note}", title="saves.note-title")

    def rename(self) -> None:
        """Ask for another name."""
        about = self.about(self.chosen)
        ask = AskScene(
            self.kit,
            title=lambda: self.kit.words("saves.rename"),
            label=lambda: self.kit.words("saves.rename-label"),
            answer=lambda: self.kit.words("saves.rename"),
            value=about.name if about else "",
            limit=LONGEST_NAME,
        )
        self.push(ask, self._renamed)

    def _renamed(self, name: str) -> None:
        entry = self.game
        if entry is not None:
            self._try(lambda: self.shelf.rename(entry, name))
            self.look_again(entry.path)

    def delete(self) -> None:
        """Put the chosen game into the bin."""
        entry, name = self.game, self.name()
        if entry is None:
            return

        def do() -> None:
            self.binned = Binned(self.shelf.delete(entry), name)
            self.kit.say(self.kit.words("saves.binned", game=name))

        self._try(do)
        self.look_again()

    def _take_back(self) -> None:
        binned = self.binned
        if binned is None:
            return
        back: list[Path] = []
        self._try(lambda: back.append(self.shelf.restore(binned.path)))
        if back:
            self.binned = None
            self.look_again(back[0])

    def export(self) -> None:
        """Ask where to."""
        ask = AskScene(
            self.kit,
            title=lambda: self.kit.words("saves.export"),
            label=lambda: self.kit.words("saves.export-label"),
            answer=lambda: self.kit.words("saves.export"),
            value=_usual_folder(),
            limit=LONGEST_PATH,
        )
        self.push(ask, self._exported)

    def _exported(self, path: str) -> None:
        entry = self.game
        if entry is None:
            return

        def do() -> None:
            where = self.shelf.give_out(entry, _path(path))
            self.told("saves.exported", title="saves.export", file=where)

        self._try(do)

    def _import(self) -> None:
        ask = AskScene(
            self.kit,
            title=lambda: self.kit.words("saves.import"),
            label=lambda: self.kit.words("saves.import-label"),
            answer=lambda: self.kit.words("saves.import"),
            limit=LONGEST_PATH,
        )
        self.push(ask, lambda path: self.take_in(_path(path)))

    def take_in(self, path: Path) -> None:
        """Import a file."""
        found: list[Path] = []
        self._try(lambda: found.append(self.shelf.take_in(path, self.catalogue())))
        if found:
            self.look_again(found[0])

    def _try(self, action: Callable[[], None]) -> None:
        """Do something with files; what goes wrong is told."""
        try:
            action()
        except SaveError as error:
            self.told(f"saves.problem-{error.problem}")
        except OSError as error:
            self.told(f"saves.trouble-{trouble_of(error)}", title="saves.trouble-title")

    def told(self, message: str, title: str = "saves.problem-title", **values: object) -> None:
        """Tell something in one sentence."""
        self.push(
            NoticeScene(
                self.kit,
                lambda: self.kit.words(title),
                lambda: self.kit.words(message, **values),
                [lambda: self.kit.words("common.ok")],
            )
        )

    def _statistics(self) -> None:
        from ecosfera.screen.saves.figures import (  # noqa: PLC0415 (when wanted)
            FiguresEnd,
            StatisticsScene,
        )

        def done(end: FiguresEnd) -> None:
            if end is FiguresEnd.FORGOTTEN:
                self.binned = None
                self.look_again()

        self.push(StatisticsScene(self.kit, self.statistics, self.forget), done)

    def back(self) -> None:
        """To the menu."""
        self.finish(None)


def _path(typed: str) -> Path:
    """A path as people paste it: in quotes, with `~`."""
    text = typed.strip().strip("\"'")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def _usual_folder() -> str:
    """The folder one would look in first."""
    try:
        home = Path.home()
    except RuntimeError:
        return ""
    return str(next((p for p in (home / "Documents", home) if p.is_dir()), ""))
