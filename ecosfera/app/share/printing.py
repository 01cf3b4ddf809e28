"""Pages to print: saved as HTML, and opened with the system's browser where that is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.app.share import files
from ecosfera.ui.widgets.dialog import Dialog

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from ecosfera.ui.context import UiContext


def print_page(
    context: UiContext,
    stem: str,
    page: str,
    folder: Callable[[], Path | None] = files.folder_for_players,
) -> None:
    """Save a page, open it unless players must stay in the program, and say where it is."""
    fields: dict[str, object] = {}
    where = folder()
    if where is None:
        message = "end.share-nowhere"
    else:
        try:
            file = files.save_page(where, stem, page)
        except OSError:
            message, fields = "end.share-trouble", {"folder": where}
        else:
            may_leave = "quit" not in context.removed_buttons
            opened = may_leave and files.open_file(file)
            message, fields = f"end.share-{'opened' if opened else 'saved'}", {"file": file}
    notice = Dialog(
        context,
        lambda: context.words("end.share-print"),
        lambda: context.words(message, **fields),
        [lambda: context.words("common.ok")],
    )
    context.push(notice, None)
