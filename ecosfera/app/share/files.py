"""Files for the players: where they go, and how they are opened."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.core.saves.atomic_files import free_name, same_file, write_copy
from ecosfera.ui.voice import started

if TYPE_CHECKING:
    from pathlib import Path

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
