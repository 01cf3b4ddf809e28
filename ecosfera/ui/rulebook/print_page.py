"""The rulebook as one HTML page to print, with the pictures in it."""

from __future__ import annotations

import base64
import struct
import zlib
from concurrent.futures import ThreadPoolExecutor
from html import escape
from typing import TYPE_CHECKING, Final

import pygame

from ecosfera import paths
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from ecosfera.ui.rulebook.book import Book, PagePictures
    from ecosfera.words import Words

ROOM: Final = 620, 2000
"""Width and height for the pictures of a page, in design pixels."""
SHEET: Final = (255, 255, 255)
STYLE: Final = """
body { font: 11.5pt/1.42 "Nunito", "Segoe UI", sans-serif; color: #0b2a33; max-width: 46em;
  margin: 2em auto; padding: 0 1.5em; }
h1 { font-size: 2em; color: #0d5c6b; margin: 0 0 .6em; }
h2 { font-size: 1.35em; margin: 0 0 .4em; border-bottom: 2px solid #e2a63b; break-after: avoid; }
section { margin: 0 0 2em; break-inside: avoid; }
li { margin: .3em 0; }
.level { color: #4a6168; font-weight: bold; margin: 0; }
img { max-width: 100%; margin: .6em 0 0; }
@page { margin: 16mm; }
"""


def begin_printing(
    context: UiContext, pictures: Callable[[UiContext], PagePictures], book: Book
) -> Future[str]:
    """Let a thread make the page of the whole rulebook, in the language of the moment."""
    drawer = pictures(_apart(context))
    printer = ThreadPoolExecutor(1, "print")
    page = printer.submit(rulebook_page, drawer, book)
    printer.shutdown(wait=False)
    return page


def _apart(context: UiContext) -> UiContext:
    """Return a context with caches of its own, for another thread."""
    text = Text(paths.assets() / "fonts")
    text.bold, text.strong = context.text.bold, context.text.strong
    pictures = Pictures(paths.art())
    return UiContext(
        text, pictures, context.words, context.settings, metrics=context.metrics, keys=context.keys
    )


def rulebook_page(pictures: PagePictures, book: Book) -> str:
    """Return all pages of the rulebook in the language of the moment."""
    words = pictures.context.words
    title = _plain(words(book.title))
    parts = [
        "<!DOCTYPE html>",
        f'<html lang="{_plain(words.lang)}"><head><meta charset="utf-8">',
        f"<title>{title}</title><style>{STYLE}</style></head><body><h1>{title}</h1>",
        *(_section(pictures, book, number) for number in range(len(book.pages))),
        "</body></html>",
        "",
    ]
    return "\n".join(parts)


def _section(pictures: PagePictures, book: Book, number: int) -> str:
    """Return one page of the rulebook: its title, its paragraphs and its pictures."""
    words, page = pictures.context.words, book.pages[number]
    parts = [f"<section><h2>{_plain(words(page.heading))}</h2>"]
    if page.remark is not None:
        parts.append(f'<p class="level">{_plain(words(page.remark[0]))}</p>')
    lines = "".join(_item(book, words, paragraph) for paragraph in page.paragraphs)
    parts.append(f"<ul>{lines}</ul>{_picture(pictures, number)}</section>")
    return "\n".join(parts)


def _item(book: Book, words: Words, paragraph: str) -> str:
    """Return one paragraph, below what stands above it."""
    lead = book.lead(words, paragraph)
    above = f"<b>{_plain(lead)}</b><br>" if lead else ""
    return f"<li>{above}{_plain(words(paragraph))}</li>"


def _picture(pictures: PagePictures, number: int) -> str:
    """Return the pictures of a page as an image within the text; empty if it has none."""
    width, high = (pictures.context.metrics.px(side) for side in ROOM)
    document = pictures.draw(number, width, high)
    if document.y <= 0:
        return ""
    image = document.image()
    sheet = pygame.Surface(image.get_size())
    sheet.fill(SHEET)
    sheet.blit(image, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    return f'<img alt="" src="data:image/png;base64,{base64.b64encode(_png(sheet)).decode()}">'


def _png(sheet: pygame.Surface) -> bytes:
    """Return a picture as a PNG file.

    pygame lets no other thread go on while it writes one.
    """
    wide, high = sheet.get_size()
    pixels, row = pygame.image.tobytes(sheet, "RGB"), 3 * wide
    lines = b"".join(b"\0" + pixels[at : at + row] for at in range(0, len(pixels), row))
    chunks = (
        (b"IHDR", struct.pack(">IIBBBBB", wide, high, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress(lines)),
        (b"IEND", b""),
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in chunks
    )


def _plain(text: str) -> str:
    """Return a text in which nothing is taken for markup."""
    return escape(shown(text))
