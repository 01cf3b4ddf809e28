"""Taking a finished game along: pictures, pages to print, files."""

from __future__ import annotations

import errno
import io
import os
import sys
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.core.players import clean_name
from ecosfera.core.saves.atomic_files import free_name, same_file, write_copy
from ecosfera.core.saves.problems import SaveError
from ecosfera.ui.clipboard import copy
from ecosfera.ui.draw.layout import inset
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PANEL, PAPER, SLATE
from ecosfera.ui.voice import started
from ecosfera.ui.widgets import Button, ButtonKind, Label, TextField, Widget
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from ecosfera.games.game_screens import Souvenir
    from ecosfera.ui.context import UiContext


LARGEST_PAGE: Final = 40_000_000
"""Maximum number of characters of a page, with the pictures in it."""


def folder_for_players() -> Path | None:
    """Return the folder for files that players take along: documents, or another usual one."""
    found = paths.exchange_folders()
    documents = [folder for folder in found if folder == paths.documents()]
    return next(iter([*documents, *found]), None)


def save_picture(folder: Path, stem: str, picture: pygame.Surface) -> Path:
    """Write a picture to a new file and return it. Raises OSError."""
    data = io.BytesIO()
    try:
        pygame.image.save(picture, data, f"{stem}.png")
    except pygame.error as error:
        raise OSError(str(error)) from error
    return _save(folder, f"{stem}.png", data.getvalue())


def captioned(context: UiContext, picture: pygame.Surface, line: str) -> pygame.Surface:
    """Return a picture with a line of text in a band below it."""
    m, wide = context.metrics, picture.get_width()
    band = pygame.Rect(0, picture.get_height(), wide, m.size(2.4))
    found = pygame.Surface((wide, band.bottom))
    found.fill(PANEL)
    found.blit(picture, (0, 0))
    box = inset(band, m.margin, 0)
    fitted = context.text.fit(line, FontFace.BOLD, m.size(1.2), m.floor, box.width)
    context.text.place(found, fitted, box, FontFace.BOLD, PAPER, middle=True)
    return found


def save_page(folder: Path, stem: str, page: str) -> Path:
    """Write an HTML page to a new file and return it. Raises OSError."""
    if len(page) > LARGEST_PAGE:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return _save(folder, f"{stem}.html", page.encode("utf-8", "replace"))


def _save(folder: Path, name: str, data: bytes) -> Path:
    """Write a file, unless a press of the same button has written it already. Raises OSError."""
    there = same_file(folder, name, data)
    if there is not None:
        return there
    target = free_name(folder, name)
    write_copy(target, data)
    return target


def open_file(file: Path) -> bool:
    """Open a file with the program that the system has for it; return whether it was started."""
    if sys.platform == "win32":
        try:
            os.startfile(file)  # noqa: S606 (a file that this program has just written)
        except OSError:
            return False
        return True
    return started(["open" if sys.platform == "darwin" else "xdg-open", str(file)]) is not None


def print_page(
    context: UiContext,
    stem: str,
    page: str,
    folder: Callable[[], Path | None] = folder_for_players,
) -> None:
    """Save a page, open it unless players must stay in the program, and say where it is."""
    fields: dict[str, object] = {}
    where = folder()
    if where is None:
        message = "end.share-nowhere"
    else:
        try:
            file = save_page(where, stem, page)
        except OSError:
            message, fields = "end.share-trouble", {"folder": where}
        else:
            may_leave = "quit" not in context.removed_buttons
            opened = may_leave and open_file(file)
            message, fields = f"end.share-{'opened' if opened else 'saved'}", {"file": file}
    notice = Dialog(
        context,
        lambda: context.words("end.share-print"),
        lambda: context.words(message, **fields),
        [lambda: context.words("common.ok")],
    )
    context.push(notice, None)


LONGEST_GROUP: Final = 40
"""Maximum number of characters of the name of a class or group."""


class ShareScene(Sheet[None]):
    """Saves a picture, a page or the game, and copies the code.

    `export` copies the game into a folder and returns the file; None if there is no file.
    """

    start = "picture"

    def __init__(
        self,
        context: UiContext,
        souvenir: Souvenir,
        stem: str,
        export: Callable[[Path], Path] | None = None,
        folder: Callable[[], Path | None] = folder_for_players,
        caption: Sequence[str] = (),
    ) -> None:
        super().__init__(context)
        self.souvenir = souvenir
        self.caption = caption
        """What is written below the picture, before the date."""
        self.stem = f"{stem}-{datetime.now(UTC).astimezone():%Y-%m-%d}"
        self.export = export
        self.folder = folder
        self.group = ""
        """The name of the class or group on the page."""

    def build(self) -> list[Widget]:
        """Build the buttons, and the field for the name of the class."""
        m, words = self.context.metrics, self.context.words
        pad, gap = m.px(26), m.px(10)
        high = max(m.target, m.size(2.9))
        label_high = m.size(1.6)
        entries = [
            ("picture", "end.share-picture", "icon_eye", self._picture),
            ("page", "end.share-page", "icon_book", self._page),
        ]
        if self.souvenir.code:
            entries.append(("code", "end.share-code", "icon_text", self._code))
        if self.export is not None:
            entries.append(("export", "end.share-game", "icon_save", self._export))
        rows = len(entries) + 2
        where = self.folder()
        note = "" if where is None else words("end.share-folder", folder=where)
        least = 2 * pad + m.size(2.8) + label_high + rows * (high + gap)
        if least + m.size(2.6) > m.height:
            note = ""  # the message afterwards says it, too
        note_high = m.size(2.6) if note else 0
        total = least + note_high
        space = self.open_sheet(max(m.px(620), m.size(34)), total, pad, gap)
        found: list[Widget] = [self.heading(space.top(m.size(2.8), gap=0), words("end.share"))]
        if note:
            box = space.top(note_high, gap=0)
            found.append(Label("folder", box, note, tone=SLATE, lines=2, leading=1.15))
        for item_id, message, icon, action in entries:
            if item_id == "page":
                found += self._group_field(space.top(label_high, gap=0), space.top(high))
            box = space.top(high)
            found.append(self._button(item_id, box, words(message), icon, action))
        close = space.top(high)
        return [*found, self._button("close", close, words("common.close"), "", self.back)]

    def _group_field(self, label: pygame.Rect, box: pygame.Rect) -> list[Widget]:
        """Return the field for the name of the class, and its label."""
        name = self.context.words("end.share-group")
        field = TextField("group", box, name, self.group, self._named, limit=LONGEST_GROUP)
        field.done = self._page
        return [Label("group-label", label, name, tone=SLATE), field]

    def _button(
        self, item_id: str, box: pygame.Rect, name: str, icon: str, action: Callable[[], None]
    ) -> Button:
        return Button(
            item_id,
            box,
            name,
            action,
            kind=ButtonKind.PAPER,
            icon=icon,
            key="Esc" if item_id == "close" else "",
            left=item_id != "close",
        )

    def _named(self, value: str) -> None:
        self.group = value

    # ------------------------------------------------------------------ what one can do
    def _picture(self) -> None:
        self._write(
            lambda folder: save_picture(folder, self.stem, self._captioned()),
            "end.share-saved",
        )

    def _captioned(self) -> pygame.Surface:
        """Return the picture with the caption and the date below it."""
        day = datetime.now(UTC).astimezone().date().isoformat()
        line = " · ".join([*(part for part in self.caption if part), day])
        return captioned(self.context, self.souvenir.picture(), line)

    def _page(self) -> None:
        """Save the page to print."""
        day = datetime.now(UTC).astimezone().date().isoformat()
        page = self.souvenir.page(clean_name(self.group), day)
        print_page(self.context, self.stem, page, self.folder)

    def _code(self) -> None:
        copied = copy(self.souvenir.code or "")
        self._show_message(
            "common.copied" if copied else "common.not-copied", text=self.souvenir.code
        )

    def _export(self) -> None:
        if self.export is not None:
            self._write(self.export, "end.share-saved")

    def _write(self, write: Callable[[Path], Path], done: str) -> None:
        """Write a file and say where it is, or what went wrong."""
        folder = self.folder()
        if folder is None:
            self._show_message("end.share-nowhere")
            return
        try:
            file = write(folder)
        except SaveError as error:
            self._show_message(f"saves.problem-{error.problem}")
        except OSError:
            self._show_message("end.share-trouble", folder=folder)
        else:
            self._show_message(done, file=file)

    def _show_message(self, message: str, **fields: object) -> None:
        notice = Dialog(
            self.context,
            lambda: self.context.words("end.share"),
            lambda: self.context.words(message, **fields),
            [lambda: self.context.words("common.ok")],
        )
        self.push(notice)

    def back(self) -> None:
        """Return to the end screen."""
        self.finish(None)
