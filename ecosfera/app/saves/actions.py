"""What can be done with saved games, and the import of files."""

from __future__ import annotations

import contextlib
import os
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from ecosfera import paths
from ecosfera.app.erase_data import leftovers
from ecosfera.app.saves.saved_games import name_of, state_of
from ecosfera.core.files.deletion import Deletion
from ecosfera.core.saves.library import GIVEN_OUT
from ecosfera.core.saves.listing import SaveFile, summary_of
from ecosfera.core.saves.problems import SaveError, SaveProblem, fault_of
from ecosfera.core.saves.summary import MAX_NAME_LENGTH
from ecosfera.games import all_games
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.text_prompt import TextPrompt

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ecosfera.app.classroom_policy import Permissions
    from ecosfera.app.saves.saved_games import SavedGames
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.words import Words


MOST: Final = 4
"""Maximum number of files offered."""
_FAR: Final = 400
"""Maximum number of files examined in a folder."""
BUDGET: Final = 0.25
"""Seconds after which the search ends, with what it has found until then."""


@dataclass(frozen=True)
class ImportOffer:
    """A file that can be imported, and its name."""

    name: str
    path: Path


def offers(words: Words) -> list[ImportOffer]:
    """Return the newest saved games in the usual folders that are found in time.

    Only the first lines of files are read, because anybody may have put files there.
    """
    end = time.monotonic() + BUDGET
    found = [entry for folder in paths.exchange_folders() for entry in _inside(folder, end)]
    offers: list[ImportOffer] = []
    for entry in sorted(found, key=lambda entry: -entry.changed):
        if time.monotonic() > end:
            break
        try:
            about = summary_of(entry, all_games, whole=False)
        except SaveError:
            continue
        name = words(
            "saves.offer",
            game=name_of(words, about),
            state=state_of(words, about),
            folder=entry.folder.name,
        )
        offers.append(ImportOffer(name, entry.path))
        if len(offers) == MOST:
            break
    return offers


def _inside(folder: Path, end: float) -> list[SaveFile]:
    """Return the files in a folder that have the suffix of exported games, until a time."""
    found: list[SaveFile] = []
    with contextlib.suppress(OSError), os.scandir(folder) as listing:
        for item in listing:
            if time.monotonic() > end:
                break
            if item.name.endswith(GIVEN_OUT) and item.is_file():
                found.append(SaveFile(folder, item.name, item.stat().st_mtime_ns))
                if len(found) == _FAR:
                    break
    return found


LONGEST_PATH = 400


@dataclass(frozen=True)
class DeletedGame:
    """A game that was just deleted."""

    path: Path
    name: str


class Host(Protocol):
    """The scene in which the actions are offered."""

    def push(self, scene: Scene[Any], done: Callable[[Any], None] | None = None) -> None:
        """Open a scene over it."""

    def refresh(self, path: Path | None = None) -> None:
        """Read the folder again, and choose the game of this file if it is there."""

    def name(self) -> str:
        """Return the name of the chosen game."""


class SaveActions:
    """Renames, deletes, exports and imports the games of a list."""

    def __init__(
        self, context: UiContext, games: SavedGames, scene: Host, may: Permissions
    ) -> None:
        self.context = context
        self.games = games
        self.scene = scene
        self.may = may
        self.binned: DeletedGame | None = None

    def rename(self) -> None:
        """Ask for another name."""
        about = self.games.about(self.games.chosen)
        ask = TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.rename"),
            label=lambda: self.context.words("saves.rename-label"),
            answer=lambda: self.context.words("saves.rename"),
            value=about.name if about else "",
            limit=MAX_NAME_LENGTH,
        )
        self.scene.push(ask, self._renamed)

    def _renamed(self, name: str) -> None:
        entry = self.games.file
        if entry is not None:
            self.attempt(lambda: self.games.listed.rename(entry, name))
            self.scene.refresh(entry.path)

    def delete(self) -> None:
        """Move the chosen game to the bin."""
        entry, name = self.games.file, self.scene.name()
        if entry is None:
            return

        def do() -> None:
            self.binned = DeletedGame(self.games.listed.delete(entry), name)
            self.context.say(self.context.words("saves.binned", game=name))

        self.attempt(do)
        self.scene.refresh()

    def undo_delete(self) -> None:
        """Restore the game that was just deleted."""
        binned = self.binned
        if binned is None:
            return
        back: list[Path] = []
        self.attempt(lambda: back.append(self.games.listed.restore(binned.path)))
        if back:
            self.binned = None
            self.scene.refresh(back[0])

    def export(self) -> None:
        """Ask for a folder and export the chosen game."""
        folders = paths.exchange_folders()
        if self.may.name_paths:
            label, value, choices = "saves.export-label", str(next(iter(folders), "")), []
        else:
            label, value = "saves.export-choose" if folders else "saves.export-none", ""
            choices = [(folder.name, str(folder)) for folder in folders]
        ask = TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.export"),
            label=lambda: self.context.words(label),
            answer=self._answer("saves.export"),
            value=value,
            limit=LONGEST_PATH,
            choices=choices,
        )
        self.scene.push(ask, self._exported)

    def _exported(self, path: str) -> None:
        entry = self.games.file
        if entry is None:
            return

        def do() -> None:
            try:
                where = self.games.listed.give_out(entry, _path(path))
            except OSError:
                self.show_notice("saves.export-trouble", title="saves.trouble-title")
            else:
                self.show_notice("saves.exported", title="saves.export", file=where)

        self.attempt(do)

    def ask_file(self) -> None:
        """Ask for a file and import it."""
        sheet = self.importing(offers(self.context.words))
        self.scene.push(sheet, lambda path: self.take_in(_path(path)))

    def importing(self, found: Sequence[ImportOffer]) -> TextPrompt:
        """Return the prompt for a file to import, offering those found in the usual folders."""
        label = "saves.import-choose" if found else "saves.import-none"
        if self.may.name_paths:
            label = "saves.import-label"
        return TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.import"),
            label=lambda: self.context.words(label),
            answer=self._answer("saves.import"),
            limit=LONGEST_PATH,
            choices=[(offer.name, str(offer.path)) for offer in found],
        )

    def ask_class(self, show: Callable[[Path], None]) -> None:
        """Ask for a folder with the games of a class, and show it."""
        folders = paths.exchange_folders()
        ask = TextPrompt(
            self.context,
            title=lambda: self.context.words("saves.class"),
            label=lambda: self.context.words("saves.class-label"),
            answer=lambda: self.context.words("common.ok"),
            value=str(next(iter(folders), "")),
            limit=LONGEST_PATH,
        )
        self.scene.push(ask, lambda path: show(_path(path)))

    def _answer(self, message: str) -> Callable[[], str] | None:
        """Return the button for a typed path, or None where no path may be typed."""
        return (lambda: self.context.words(message)) if self.may.name_paths else None

    def take_in_dropped(self, path: Path) -> None:
        """Import a file dropped on the window, where that is allowed."""
        if self.may.choose_setup and self.may.name_paths:
            self.take_in(path)

    def take_in(self, path: Path) -> None:
        """Import a file."""
        found: list[Path] = []
        self.attempt(lambda: found.append(self.games.listed.take_in(path)), damaged="-outside")
        if found:
            self.scene.refresh(found[0])

    def attempt(self, action: Callable[[], None], damaged: str = "") -> None:
        """Run an action on files and show what goes wrong; `damaged` is a suffix of its message."""
        try:
            action()
        except SaveError as error:
            more = damaged if error.problem is SaveProblem.DAMAGED else ""
            self.show_notice(f"saves.problem-{error.problem}{more}")
        except OSError as error:
            self.show_notice(f"saves.trouble-{fault_of(error)}", title="saves.trouble-title")

    def show_notice(
        self, message: str, title: str = "saves.problem-title", **values: object
    ) -> None:
        """Show a message."""
        self._show(title, lambda: self.context.words(message, **values))

    def _show(self, title: str, text: Callable[[], str]) -> None:
        answers = [lambda: self.context.words("common.ok")]
        self.scene.push(Dialog(self.context, lambda: self.context.words(title), text, answers))

    def erase(self) -> None:
        """Ask whether to delete the chosen game of the bin permanently."""
        entry, name = self.games.file, self.scene.name()
        if entry is not None:
            self._ask_to_erase(
                [entry],
                lambda: self.context.words("saves.erase-text", game=name),
                "saves.erase-title",
            )

    def empty_bin(self) -> None:
        """Ask whether to delete everything in the bin permanently."""
        games = list(self.games.files)
        self._ask_to_erase(
            games,
            lambda: self.context.words.count("saves.empty-bin-text", len(games)),
            "saves.empty-bin",
        )

    def _ask_to_erase(self, games: list[SaveFile], text: Callable[[], str], title: str) -> None:
        def answered(answer: int) -> None:
            if answer == 0:
                deletion = Deletion()
                for entry in games:
                    self.games.library.erase(entry, deletion)
                self.scene.refresh()
                if leftovers(self.context.words, deletion):
                    self._show(title, lambda: leftovers(self.context.words, deletion))

        words = self.context.words
        answers = [lambda: words("saves.erase"), lambda: words("common.cancel")]
        question = Dialog(self.context, lambda: words(title), text, answers, danger=True)
        self.scene.push(question, answered)


def _path(typed: str) -> Path:
    """Return a path as people paste it: possibly quoted, or with `~`."""
    text = typed.strip().strip("\"'")
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)
