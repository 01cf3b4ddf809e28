"""The parts of a rulebook, and the pictures that a game draws for its pages."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.document import DocumentPage
    from ecosfera.words import Words


class BookPage(Protocol):
    """One page: its paragraphs are messages."""

    @property
    def id(self) -> str:
        """Return the name of the page."""

    @property
    def heading(self) -> str:
        """Return the message that is its title."""

    @property
    def sign(self) -> str:
        """Return the sign in the list."""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """Return the messages of the page, in order."""

    @property
    def remark(self) -> tuple[str, str] | None:
        """Return the message that says for which games the page is, and its sign; None for all."""


@dataclass(frozen=True, slots=True)
class Book:
    """The pages in order, and the links to their paragraphs."""

    name: str
    """The name of the file of all pages to print."""
    title: str
    """The message that is its title."""
    pages: Sequence[BookPage]
    marks: Mapping[str, str] = field(default_factory=dict)
    """Sign or number shown beside a paragraph, by message id."""
    topics: Mapping[str, str] = field(default_factory=dict)
    """The paragraph for each topic, both as message ids."""
    refusals: Mapping[str, str] = field(default_factory=dict)
    """The paragraph that explains each reason for a refusal, by the reason's value."""
    leads: Mapping[str, str] = field(default_factory=dict)
    """The message that stands above a paragraph, such as the title of a card."""

    def page_of(self, paragraph: str) -> int:
        """Return the index of the page with a paragraph; 0 if no page has it."""
        return next((i for i, page in enumerate(self.pages) if paragraph in page.paragraphs), 0)

    def lead(self, words: Words, paragraph: str) -> str:
        """Return what stands above a paragraph; empty if nothing does."""
        lead = self.leads.get(paragraph)
        return "" if lead is None else words(lead)

    def text(self, words: Words, paragraph: str) -> str:
        """Return the text of a paragraph in one piece, with what stands above it."""
        lead = self.lead(words, paragraph)
        return f"{lead}. {words(paragraph)}" if lead else words(paragraph)


class PagePictures(Protocol):
    """Draws the pictures of pages, for one context."""

    context: UiContext

    def width(self, number: int) -> int:
        """Return the width that the pictures of a page would like to have."""

    def draw(self, number: int, width: int, room: int) -> DocumentPage:
        """Return the pictures of the page with a number, at most `room` high if possible.

        They are empty if there are none.
        """

    def ahead(self, number: int) -> Iterator[None]:
        """Load what takes long to draw on the page with a number, in small steps."""
