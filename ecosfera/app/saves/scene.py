"""The saved games: choose one to play on, watch, rename, export or delete."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from ecosfera import paths
from ecosfera.app.saves.details import Do
from ecosfera.app.saves.import_offers import ImportOffer, offers
from ecosfera.app.saves.list import Binned, SaveList, SavesResult
from ecosfera.core.saves.problems import Problem, SaveError, fault_of
from ecosfera.core.saves.summary import LONGEST_NAME
from ecosfera.ui.input.keys import Intent
from ecosfera.ui.widgets import ButtonKind
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.text_prompt import TextPrompt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from ecosfera.core.saves.file_format import Loaded
    from ecosfera.core.saves.library import SaveFile, SaveLibrary
    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.core.statistics import StatisticsFile
    from ecosfera.games.game_screens import AnyMatch, Services
    from ecosfera.ui.context import UiContext

LONGEST_PATH = 400
HELD = 0.4
"""Seconds within which repeated presses of the delete key are ignored, as when it is held."""


class SavesScene(SaveList):
    """The saved games. Finishes with the game to play, or with None."""

    def __init__(
        self,
        context: UiContext,
        services: Services,
        shelf: SaveLibrary,
        statistics: StatisticsFile,
        forget: Callable[[], list[Path]],
    ) -> None:
        super().__init__(context, shelf)
        self.services = services
        self.statistics = statistics
        self.forget = forget
        self._since_delete = HELD
        """Seconds since the delete key was last pressed."""

    def everything(self) -> Iterator[Do]:
        """Yield statistics, import and the bin; in the bin, the action that empties it."""
        if self.in_bin:
            if self.games:
                yield Do("empty-bin", "saves.empty-bin", self._empty_bin, "icon_trash")
            return
        yield Do("statistics", "saves.statistics", self._statistics, "icon_trophy")
        yield Do("import", "saves.import", self._import, "icon_plus")
        if self.thrown:
            yield Do("bin", "saves.bin", self.show_bin, "icon_trash")

    def actions(self, about: SaveSummary | None) -> Iterator[Do]:
        """Yield play, watch and so on; in the bin, restore and erase."""
        if self.in_bin:
            yield Do("put-back", "saves.take-back", self.take_back, "icon_undo", ButtonKind.PRIMARY)
            if about is not None:
                yield Do("watch", "saves.watch", self.watch, "icon_eye")
            yield Do("erase", "saves.erase", self.erase, "icon_trash", ButtonKind.DANGER)
            return
        if about is not None:
            over = about.outcome is not None
            first, second = (
                (ButtonKind.PAPER, ButtonKind.PRIMARY)
                if over
                else (ButtonKind.PRIMARY, ButtonKind.PAPER)
            )
            yield Do("play", "saves.play", self.play, "icon_play", first, enabled=not over)
            yield Do("watch", "saves.watch", self.watch, "icon_eye", second)
            yield Do("rename", "saves.rename", self.rename, "icon_text")
            yield Do("export", "saves.export", self.export, "icon_save")
        yield Do("delete", "saves.delete", self.delete, "icon_trash")

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since_delete += dt
        super().update(dt)

    def handle(self, event: pygame.Event) -> bool:
        """Handle files dropped on the window and the delete key."""
        if event.type == pygame.DROPFILE:
            self.take_in(Path(event.file))
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_DELETE and self.games:
            held, self._since_delete = self._since_delete < HELD, 0.0
            if not held:
                self.erase() if self.in_bin else self.delete()
            return True
        return super().handle(event)

    def intend(self, intent: Intent) -> bool:
        """Open the rulebook and the guide on their keys."""
        if intent is Intent.RULES:
            self.services.open_rulebook()
            return True
        if intent is Intent.INSPECT:
            self.services.open_guide()
            return True
        return super().intend(intent)

    # ------------------------------------------------------------------ what one can do
    def load(self) -> Loaded | None:
        """Return the chosen game, or None after showing a message."""
        entry = self.game
        if entry is None:
            return None
        try:
            return self.shelf.load(entry)
        except SaveError as error:
            self.told(f"saves.problem-{error.problem}")
            self.look_again()
            return None

    def open(self) -> None:
        """Play the chosen game, or watch it if it is over."""
        about = self.about(self.chosen)
        if about is not None and about.outcome is not None:
            self.watch()
        else:
            self.play()

    def play(self) -> None:
        """Continue the chosen game."""
        loaded, entry = self.load(), self.game
        if loaded is not None and entry is not None:
            self.finish(SavesResult(entry, loaded))

    def watch(self) -> None:
        """Replay the chosen game from its beginning."""
        from ecosfera.app.replay.scene import ReplayScene  # noqa: PLC0415 (as slow as the table)

        loaded, entry = self.load(), self.game
        if loaded is None or entry is None:
            return

        def done(branch: AnyMatch | None) -> None:
            if branch is not None:
                self.finish(SavesResult(entry, loaded, branch))

        self.push(ReplayScene(self.context, self.services, loaded), done)
        for note in sorted(loaded.notes):
            self.told(f"saves.note-{note}", title="saves.note-title")

    def rename(self) -> None:
        """Ask for another name."""
        about = self.about(self.chosen)
        ask = TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.rename"),
            label=lambda: self.context.words("saves.rename-label"),
            answer=lambda: self.context.words("saves.rename"),
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
        """Move the chosen game to the bin."""
        entry, name = self.game, self.name()
        if entry is None:
            return

        def do() -> None:
            self.binned = Binned(self.shelf.delete(entry), name)
            self.context.say(self.context.words("saves.binned", game=name))

        self._try(do)
        self.look_again()

    def undo_delete(self) -> None:
        """Restore the game that was just deleted."""
        binned = self.binned
        if binned is None:
            return
        back: list[Path] = []
        self._try(lambda: back.append(self.shelf.restore(binned.path)))
        if back:
            self.binned = None
            self.look_again(back[0])

    def export(self) -> None:
        """Ask for a folder and export the chosen game."""
        ask = TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.export"),
            label=lambda: self.context.words("saves.export-label"),
            answer=lambda: self.context.words("saves.export"),
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
        sheet = self.importing(offers(self.context.words))
        self.push(sheet, lambda path: self.take_in(_path(path)))

    def importing(self, found: Sequence[ImportOffer]) -> TextPrompt:
        """Return the prompt for a file to import, offering those found in the usual folders."""
        return TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.import"),
            label=lambda: self.context.words("saves.import-label"),
            answer=lambda: self.context.words("saves.import"),
            limit=LONGEST_PATH,
            choices=[(offer.name, str(offer.path)) for offer in found],
        )

    def take_in(self, path: Path) -> None:
        """Import a file."""
        found: list[Path] = []
        self._try(lambda: found.append(self.shelf.take_in(path)), damaged="-outside")
        if found:
            self.look_again(found[0])

    def _try(self, action: Callable[[], None], damaged: str = "") -> None:
        """Run an action on files and show what goes wrong; `damaged` is a suffix of its message."""
        try:
            action()
        except SaveError as error:
            more = damaged if error.problem is Problem.DAMAGED else ""
            self.told(f"saves.problem-{error.problem}{more}")
        except OSError as error:
            self.told(f"saves.trouble-{fault_of(error)}", title="saves.trouble-title")

    def told(self, message: str, title: str = "saves.problem-title", **values: object) -> None:
        """Show a message."""
        self.push(
            Dialog(
                self.context,
                lambda: self.context.words(title),
                lambda: self.context.words(message, **values),
                [lambda: self.context.words("common.ok")],
            )
        )

    def _statistics(self) -> None:
        from ecosfera.app.saves.statistics import StatisticsResult, StatisticsScene  # noqa: PLC0415 (when wanted)

        def done(end: StatisticsResult) -> None:
            if end is StatisticsResult.FORGOTTEN:
                self.binned = None
                self.look_again()

        self.push(StatisticsScene(self.context, self.statistics, self.forget), done)

    def back(self) -> None:
        """Return from the bin to the games, or to the menu."""
        if self.in_bin:
            self._list_from(self.home)
        else:
            self.finish(None)

    # ------------------------------------------------------------------ the bin
    def show_bin(self) -> None:
        """List the deleted games."""
        self._list_from(self.home.bin)

    def _list_from(self, shelf: SaveLibrary, path: Path | None = None) -> None:
        """List the games of another library."""
        self.shelf = shelf
        self.binned = None
        self.chosen = self.top = 0
        self.look_again(path)
        self.focus_on(self._row_id(self.chosen) if self.games else "back")

    def take_back(self) -> None:
        """Restore the chosen game of the bin."""
        entry = self.game
        if entry is None:
            return
        back: list[Path] = []
        self._try(lambda: back.append(self.home.take_back(entry)))
        self._list_from(self.home, back[0]) if back else self.look_again()

    def erase(self) -> None:
        """Ask whether to delete the chosen game of the bin permanently."""
        entry, name = self.game, self.name()
        if entry is not None:
            self._ask_to_erase(
                [entry],
                lambda: self.context.words("saves.erase-text", game=name),
                "saves.erase-title",
            )

    def _empty_bin(self) -> None:
        """Ask whether to delete everything in the bin permanently."""
        games = list(self.games)
        self._ask_to_erase(
            games,
            lambda: self.context.words.count("saves.empty-bin-text", len(games)),
            "saves.empty-bin",
        )

    def _ask_to_erase(self, games: list[SaveFile], text: Callable[[], str], title: str) -> None:
        def answered(answer: int) -> None:
            if answer == 0:
                for entry in games:
                    self._try(lambda entry=entry: self.home.erase(entry))  # type: ignore[misc]
                self.look_again()

        words = self.context.words
        answers = [lambda: words("saves.erase"), lambda: words("common.cancel")]
        question = Dialog(self.context, lambda: words(title), text, answers, danger=True)
        self.push(question, answered)


def _path(typed: str) -> Path:
    """Return a path as people paste it: possibly quoted, or with `~`."""
    text = typed.strip().strip("\"'")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def _usual_folder() -> str:
    """Return the folder to suggest first."""
    return str(next(iter(paths.exchange_folders()), ""))
