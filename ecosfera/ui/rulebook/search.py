"""Search in the rulebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.widgets.search_field import has_words, plain

if TYPE_CHECKING:
    from ecosfera.ui.rulebook.book import Book
    from ecosfera.words import Words

AROUND = 24
"""Number of letters shown before the match in an excerpt."""


class SearchHit(NamedTuple):
    """A result: its title, its place, and the paragraph to show."""

    name: str
    about: str
    paragraph: str
    topic: str = ""
    """Id of the topic; several topics may lead to one paragraph."""


def topics(book: Book, words: Words) -> list[SearchHit]:
    """Return all topics in alphabetical order."""
    found = [
        SearchHit(words(topic), words(book.pages[book.page_of(para)].heading), para, topic)
        for topic, para in book.topics.items()
    ]
    return sorted(found, key=lambda hit: shown(hit.name).lower())


def find(book: Book, words: Words, query: str) -> list[SearchHit]:
    """Return what contains all words of the query: topics first, then pages, then paragraphs."""
    terms = plain(query).split()
    if not terms:
        return []

    hits = [hit for hit in topics(book, words) if has_words(hit.name, query)]
    hits.sort(key=lambda hit: not plain(hit.name).startswith(terms[0]))
    titles = {page.id: words(page.heading) for page in book.pages}
    hits += [
        SearchHit(titles[page.id], "", page.paragraphs[0])
        for page in book.pages
        if has_words(titles[page.id], query)
    ]
    found = {hit.paragraph for hit in hits}
    for page in book.pages:
        for paragraph in page.paragraphs:
            text = book.text(words, paragraph)
            if paragraph not in found and has_words(text, query):
                hits.append(SearchHit(titles[page.id], excerpt(text, terms[0]), paragraph))
    return hits


def excerpt(text: str, word: str) -> str:
    """Return the text from shortly before the match on, beginning with a whole word."""
    bare = shown(text)
    at = plain(bare).find(word)
    if at <= AROUND:
        return bare
    start = bare.rfind(" ", 0, at - AROUND + 1) + 1
    return f"… {bare[start:]}"
