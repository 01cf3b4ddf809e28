"""The sheet with the ways to take a finished game along."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final

from ecosfera.app.share import files
from ecosfera.app.share.printing import print_page
from ecosfera.core.names import clean_name
from ecosfera.core.saves.problems import SaveError
from ecosfera.ui.clipboard import copy
from ecosfera.ui.draw.theme import SLATE
from ecosfera.ui.widgets import Button, ButtonKind, Label, TextField, Widget
from ecosfera.ui.widgets.dialog import Dialog
from ecosfera.ui.widgets.sheet import Sheet

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    import pygame

    from ecosfera.games.game_screens import Souvenir
    from ecosfera.ui.context import UiContext

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
        folder: Callable[[], Path | None] = files.folder_for_players,
    ) -> None:
        super().__init__(context)
        self.souvenir = souvenir
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
        total = 2 * pad + m.size(2.8) + label_high + rows * (high + gap)
        space = self.open_sheet(max(m.px(620), m.size(34)), total, pad, gap)
        found: list[Widget] = [self.heading(space.top(m.size(2.8), gap=0), words("end.share"))]
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
            lambda folder: files.save_picture(folder, self.stem, self.souvenir.picture()),
            "end.share-saved",
        )

    def _page(self) -> None:
        """Save the page to print."""
        day = datetime.now(UTC).astimezone().date().isoformat()
        page = self.souvenir.page(clean_name(self.group), day)
        print_page(self.context, self.stem, page, self.folder)

    def _code(self) -> None:
        copied = copy(self.souvenir.code or "")
        self._tell("common.copied" if copied else "common.not-copied", text=self.souvenir.code)

    def _export(self) -> None:
        if self.export is not None:
            self._write(self.export, "end.share-saved")

    def _write(self, write: Callable[[Path], Path], done: str) -> None:
        """Write a file and say where it is, or what went wrong."""
        folder = self.folder()
        if folder is None:
            self._tell("end.share-nowhere")
            return
        try:
            file = write(folder)
        except SaveError as error:
            self._tell(f"saves.problem-{error.problem}")
        except OSError:
            self._tell("end.share-trouble", folder=folder)
        else:
            self._tell(done, file=file)

    def _tell(self, message: str, **fields: object) -> None:
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
