"""The saved games: choose one to play on, watch, rename, export or delete."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ecosfera.app.menu.game_card import draw_dimmed
from ecosfera.app.replay.scene import ReplayScene
from ecosfera.app.saves.actions import DeletedGame, SaveActions
from ecosfera.app.saves.class_games import ClassGames
from ecosfera.app.saves.class_scene import ClassScene
from ecosfera.app.saves.details import GameAction, panel
from ecosfera.app.saves.list import ROW, SaveList
from ecosfera.app.saves.saved_games import SavedGames, name_of
from ecosfera.app.saves.statistics import StatisticsResult, StatisticsScene
from ecosfera.app.session_files import seats_of
from ecosfera.core.saves.problems import SaveError
from ecosfera.ui.draw.layout import Space, edges, inset, within
from ecosfera.ui.draw.painted_sea import painted_sea
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.input.focus import Focus
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.widgets import Area, Button, ButtonKind, Form, Label, Paper, Widget
from ecosfera.ui.widgets.top_bar import bar_height, top_bar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from ecosfera.app.classroom_policy import Permissions
    from ecosfera.core.files.deletion import Deletion
    from ecosfera.core.game_info import MenuLook
    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.library import SaveLibrary
    from ecosfera.core.saves.listing import SaveFile
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.core.statistics import StatisticsFile
    from ecosfera.games.game_screens import AnyMatch, Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focusable

HELD = 0.4
"""Seconds within which repeated presses of the delete key are ignored, as when it is held."""
MOST_CORNER = 0.55
"""Maximum fraction of the bar for the buttons at its right end with their labels."""


@dataclass(frozen=True)
class SavesResult:
    """A game to play: one that was loaded, or a new one that branches from it."""

    entry: SaveFile
    loaded: Loaded
    branch: AnyMatch | None = None


class SavesScene(Form[SavesResult | None]):
    """The saved games. Finishes with the game to play, or with None."""

    def __init__(
        self,
        context: UiContext,
        services: Services,
        library: SaveLibrary,
        statistics: StatisticsFile,
        forget: Callable[[], Deletion],
        may: Permissions,
        look: MenuLook | None = None,
    ) -> None:
        super().__init__(context)
        # Tab switches between the list and the sheet; the arrow keys move in the list.
        self._focus = Focus(self._focused, by_group=True)
        self._focus.visible = True
        self.services = services
        self.statistics = statistics
        self.forget = forget
        self.may = may
        self.look = look
        """The look of the game chosen in the menu."""
        self.games = SavedGames(library)
        self.list = SaveList(context, self.games, self._choose, self.open)
        self.actions = SaveActions(context, self.games, self, may)
        self._since_delete = HELD
        """Seconds since the delete key was last pressed."""
        self._stale = False
        self.start = self.list.row_id(0) if self.games.files else "statistics"
        if not self.games.files and may.choose_setup:
            self.start = "import"

    # ------------------------------------------------------------------ building
    def build(self) -> list[Widget]:
        """Build the bar, the list, and the sheet about the chosen game."""
        m, words = self.context.metrics, self.context.words
        corner = self._corner()
        keep = m.width - corner[0].rect.left if corner else 0
        title = words("saves.bin" if self.games.in_bin else "menu.saves")
        widgets, top = top_bar(self.context, title, self.back, keep)
        widgets += corner
        space = Space(edges(m.margin, top, m.width - m.margin, m.height - m.margin), m.margin)
        whole = space.rest
        column = Space(space.left(round(m.width * 0.56)), m.px(8))
        if self.actions.binned is not None:
            high = max(m.target, m.size(2.6)) + m.px(8)
            widgets += self._bin_bar(column.bottom(high), self.actions.binned)
        if not self.games.files:
            return [*widgets, *self._nothing(whole)]
        return [*widgets, *self.list.widgets(column.rest), *self._panel(space.rest)]

    def _panel(self, box: pygame.Rect) -> list[Widget]:
        about = self.games.about(self.games.chosen)
        return panel(self.context, box, about, self.name(), self._offered(about))

    def _corner(self) -> list[Widget]:
        """Return the general actions at the right end of the bar; only signs with large text."""
        m, words, text = self.context.metrics, self.context.words, self.context.text
        bar = bar_height(self.context)
        high = bar - m.px(10)
        space = Space(pygame.Rect(0, (bar - high) // 2, m.width - m.margin, high))
        entries = [(do, words(do.message)) for do in self._general()]
        extra = m.size(1.25) + m.px(34)
        wide = [text.width(name, FontFace.BOLD, m.size(1.0)) + extra for _, name in entries]
        wordless = sum(wide) > MOST_CORNER * m.width
        found: list[Widget] = []
        for (do, name), full in zip(entries, wide, strict=True):
            rect = space.right(high if wordless else full, gap=m.px(8))
            button = Button(do.id, rect, name, do.action, icon=do.icon, size=1.0, wordless=wordless)
            found.append(button)
        return found[::-1]

    def _nothing(self, box: pygame.Rect) -> list[Widget]:
        """Return the text for an empty list."""
        m = self.context.metrics
        area = Space(box).top(m.size(9))
        inner = area.inflate(-m.px(48), -m.px(30))
        text = self.context.words("saves.bin-empty" if self.games.in_bin else "saves.nothing")
        return [Area("ground", area), Label("nothing", inner, text, size=1.3, lines=4, middle=True)]

    def _bin_bar(self, box: pygame.Rect, binned: DeletedGame) -> list[Widget]:
        """Return a strip with the game just deleted and a button to restore it."""
        m, words = self.context.metrics, self.context.words
        name = words("saves.take-back")
        wide = self.context.text.width(name, FontFace.BOLD, m.size(1.05)) + m.size(1.25) + m.px(40)
        button = within(inset(box, m.px(4), 0), (wide, box.height - m.px(8)), "midright")
        text = edges(box.left + m.px(14), box.top, button.left - m.px(12), box.bottom)
        sentence = words("saves.binned", game=binned.name)
        return [
            Paper("strip", box),
            Label("binned", text, sentence, size=1.05, tone=INK, lines=2, middle=True, leading=1.1),
            Button(
                "take-back",
                button,
                name,
                self.actions.undo_delete,
                kind=ButtonKind.PAPER,
                icon="icon_undo",
                size=1.05,
            ),
        ]

    def ground(self, target: pygame.Surface) -> None:
        """Draw a calm sea, or the picture of a game without one."""
        if self.look is not None and not self.look.sea:
            draw_dimmed(target, self.context, self.look)
            return
        context, size = self.context, target.get_size()
        target.blit(painted_sea(context.shapes, context.pictures, size, poor=True), (0, 0))

    # ------------------------------------------------------------------ what is offered
    def _general(self) -> Iterator[GameAction]:
        """Yield statistics, import, the class, the bin; in the bin, the action that empties it."""
        if self.games.in_bin:
            if self.games.files:
                yield GameAction(
                    "empty-bin", "saves.empty-bin", self.actions.empty_bin, "icon_trash"
                )
            return
        yield GameAction("statistics", "menu.statistics", self._statistics, "icon_trophy")
        if self.may.choose_setup:
            yield GameAction("import", "saves.import", self.actions.ask_file, "icon_plus")
        if self.may.choose_setup and self.may.name_paths:
            yield GameAction("class", "saves.class", self._ask_class, "icon_person")
        if self.games.thrown:
            yield GameAction("bin", "saves.bin", self.show_bin, "icon_trash")

    def _offered(self, about: SaveSummary | None) -> Iterator[GameAction]:
        """Yield play, watch and so on; in the bin, restore and erase."""
        if self.games.in_bin:
            yield GameAction(
                "put-back", "saves.take-back", self.put_back, "icon_undo", ButtonKind.PRIMARY
            )
            if about is not None:
                yield GameAction("watch", "saves.watch", self.watch, "icon_eye")
            yield GameAction(
                "erase", "saves.erase", self.actions.erase, "icon_trash", ButtonKind.DANGER
            )
            return
        if about is not None:
            over = about.outcome is not None
            first, second = (
                (ButtonKind.PAPER, ButtonKind.PRIMARY)
                if over
                else (ButtonKind.PRIMARY, ButtonKind.PAPER)
            )
            name, icon = ("saves.ending", "icon_trophy") if over else ("saves.play", "icon_play")
            yield GameAction("play", name, self.play, icon, first)
            yield GameAction("watch", "saves.watch", self.watch, "icon_eye", second)
            yield GameAction("rename", "saves.rename", self.actions.rename, "icon_text")
            yield GameAction("export", "saves.export", self.actions.export, "icon_save")
        yield GameAction("delete", "saves.delete", self.actions.delete, "icon_trash")

    # ------------------------------------------------------------------ input
    def _focused(self, item: Focusable) -> None:
        super()._focused(item)
        for number in self.games.shown:
            if item.id == self.list.row_id(number) and number != self.games.chosen:
                self._choose(number)

    def _scrolled(self) -> None:
        super()._scrolled()
        self.list.scrolled()
        self._stale = True

    def update(self, dt: float) -> None:
        """Show what was chosen or scrolled to since the last frame."""
        self._since_delete += dt
        if self._stale:
            self._stale = False
            self.layout()
        super().update(dt)

    def handle(self, event: pygame.Event) -> bool:
        """Handle files dropped on the window, the delete key, and the keys that go far."""
        if event.type == pygame.DROPFILE:
            self._dropped(Path(event.file))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.games.files:
            held, self._since_delete = self._since_delete < HELD, 0.0
            if not held:
                self.actions.erase() if self.games.in_bin else self.actions.delete()
            return True
        far = {
            pygame.K_PAGEDOWN: self.games.rows,
            pygame.K_PAGEUP: -self.games.rows,
            pygame.K_HOME: -len(self.games.files),
            pygame.K_END: len(self.games.files),
        }
        if event.type == pygame.KEYDOWN and event.key in far and self.games.files:
            self._go(self.games.chosen + far[event.key])
            return True
        return super().handle(event)

    def intend(self, intent: Intent) -> bool:
        """Move in the list, restore a deleted game with undo, open the rulebook and the guide."""
        games = self.games
        step = {Intent.DOWN: 1, Intent.UP: -1}.get(intent, 0)
        if step and games.files and self._focus.id == self.list.row_id(games.chosen):
            beyond = games.chosen + step
            if beyond not in games.shown and 0 <= beyond < len(games.files):
                self._go(beyond)
                return True
        if intent in {Intent.LEFT, Intent.RIGHT} and self._across(intent):
            return True
        if intent is Intent.UNDO and self.actions.binned is not None:
            self.actions.undo_delete()
            return True
        if intent is Intent.RULES:
            self.services.open_rulebook()
            return True
        if intent is Intent.INSPECT:
            self.services.open_guide()
            return True
        return super().intend(intent)

    def _choose(self, number: int) -> None:
        """Choose a game; the next frame shows it."""
        self.games.choose(number)
        self._stale = True

    def _across(self, intent: Intent) -> bool:
        """Move the focus between a game and its actions."""
        here = self.focused
        if here is None or not self.games.files:
            return False
        ids = [do.id for do in self._offered(self.games.about(self.games.chosen)) if do.enabled]
        if intent is Intent.RIGHT and here.id.startswith(ROW):
            self.focus_on(ids[0])
            return True
        sheet = [self.find(item_id) for item_id in ids]
        edge = min(widget.rect.left for widget in sheet if widget is not None)
        if intent is Intent.LEFT and here.id in ids and here.rect.left == edge:
            self._go(self.games.chosen)
            return True
        return False

    def _go(self, number: int) -> None:
        """Choose a game that may not be visible yet, and focus it."""
        self._choose(number)
        self._stale = False
        self.layout()
        self._focus.visible = True
        self.focus_on(self.list.row_id(self.games.chosen))

    def refresh(self, path: Path | None = None) -> None:
        """Read the folder again, and choose the game of this file if it is there."""
        on_list = self._focus.id is None or self._focus.id.startswith(ROW)
        found = self.games.read(path)
        self._stale = False
        self.layout()
        if self.games.files and (found or on_list):
            self.focus_on(self.list.row_id(self.games.chosen))

    def name(self) -> str:
        """Return the name of the chosen game."""
        about = self.games.about(self.games.chosen)
        chosen = self.games.files[self.games.chosen]
        return name_of(self.context.words, about) if about else chosen.file

    # ------------------------------------------------------------------ what one can do
    def load(self) -> Loaded | None:
        """Return the chosen game, or None after showing a message."""
        entry = self.games.file
        if entry is None:
            return None
        try:
            return self.games.listed.load(entry)
        except SaveError as error:
            self.actions.show_notice(f"saves.problem-{error.problem}")
            self.refresh()
            return None

    def open(self) -> None:
        """Play the chosen game, or watch it if it is over."""
        about = self.games.about(self.games.chosen)
        if about is not None and about.outcome is not None:
            self.watch()
        else:
            self.play()

    def play(self) -> None:
        """Continue the chosen game, or show the end of one that is over."""
        loaded, entry = self.load(), self.games.file
        if loaded is not None and entry is not None:
            self.finish(SavesResult(entry, loaded))

    def watch(self) -> None:
        """Replay the chosen game from its beginning."""
        loaded, entry = self.load(), self.games.file
        if loaded is None or entry is None:
            return

        def done(branch: AnyMatch | None) -> None:
            if branch is not None:
                self.finish(SavesResult(entry, loaded, branch))

        self.push(ReplayScene(self.context, self.services, loaded.match, seats_of(loaded)), done)
        for note in sorted(loaded.notes):
            self.actions.show_notice(f"saves.note-{note}", title="saves.note-title")

    def _dropped(self, path: Path) -> None:
        """Import a file, or show the class whose games are in a folder."""
        if path.is_dir() and self.may.choose_setup and self.may.name_paths:
            self._show_class(path)
        else:
            self.actions.take_in_dropped(path)

    def _ask_class(self) -> None:
        self.actions.ask_class(self._show_class)

    def _show_class(self, folder: Path) -> None:
        """Show the page about the games in a folder."""
        self.push(ClassScene(self.context, ClassGames(folder), self.services.print_page))

    def _statistics(self) -> None:
        def done(end: StatisticsResult) -> None:
            if end is StatisticsResult.FORGOTTEN:
                self.actions.binned = None
                self.refresh()

        forget = self.forget if self.may.erase_data else None
        self.push(StatisticsScene(self.context, self.statistics, forget), done)

    def back(self) -> None:
        """Return from the bin to the games, or to the menu."""
        if self.games.in_bin:
            self._list_from(self.games.library)
        else:
            self.finish(None)

    # ------------------------------------------------------------------ the bin
    def show_bin(self) -> None:
        """List the deleted games."""
        self._list_from(self.games.library.bin)

    def _list_from(self, library: SaveLibrary, path: Path | None = None) -> None:
        """List the games of another library."""
        self.games.list_from(library)
        self.actions.binned = None
        self.refresh(path)
        self.focus_on(self.list.row_id(self.games.chosen) if self.games.files else "back")

    def put_back(self) -> None:
        """Restore the chosen game of the bin."""
        file, library = self.games.file, self.games.library
        if file is None:
            return
        back: list[Path] = []
        self.actions.attempt(lambda: back.append(library.take_back(file)))
        self._list_from(library, back[0]) if back else self.refresh()
