"""The rulebook: `assets/co2/data/rulebook.toml`, read and checked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from ecosfera import paths
from ecosfera.core.files.data_files import ContentError, DataProblem, parse
from ecosfera.games.co2.rules.actions import RefusalCode
from ecosfera.games.co2.rules.pieces import Tone

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

    from ecosfera.games.co2.rules.pieces import Catalogue, EventCard

FILE: Final = "rulebook.toml"
FIGURES: Final = frozenset(
    {"spiral", "start", "board", "square", "actions", "via", "exchange", "areas", "trade"}
)


@dataclass(frozen=True, slots=True)
class RulePage:
    """One page: messages, and an optional figure."""

    id: str
    sign: str
    paragraphs: tuple[str, ...]
    figure: str = ""

    @property
    def heading(self) -> str:
        """Return the message that is its title."""
        return f"carbon.rules.{self.id}"

    @property
    def remark(self) -> None:
        """Return None: every page is for all games."""
        return


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The pages in order, and the links to their paragraphs, by message id."""

    pages: tuple[RulePage, ...]
    leads: Mapping[str, str]
    """The message that stands before a paragraph: the titles of event cards."""
    marks: Mapping[str, str]
    topics: Mapping[str, str]
    refusals: Mapping[str, str]


def load_rulebook(cards: Catalogue, folder: Path | None = None) -> Rulebook:
    """Load the rulebook. Raise `ContentError` with every problem of its file."""
    file, unreadable = parse((folder or paths.assets() / "co2" / "data") / FILE)
    if unreadable:
        raise ContentError([DataProblem(FILE, "", "", unreadable)])
    try:
        book = _book(file, cards)
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise ContentError([DataProblem(FILE, "", "", f"has another form: {error}")]) from None
    problems = list(_problems(book))
    if problems:
        raise ContentError(problems)
    return book


def _book(file: dict[str, Any], cards: Catalogue) -> Rulebook:
    pages, explained = [], []
    for page in file["page"]:
        events = [card for card in cards.events if card.tone in map(Tone, page.get("events", ()))]
        explained += events
        paragraphs = (*page.get("paragraphs", ()), *(_effect(card) for card in events))
        pages.append(RulePage(page["id"], page["sign"], paragraphs, page.get("figure", "")))
    leads = {_effect(card): f"carboncard.title.{_dashed(card.id)}" for card in explained}
    signs = {_effect(card): _sign(cards, card) for card in explained}
    return Rulebook(tuple(pages), leads, signs, dict(file["topics"]), dict(file["refusals"]))


def _effect(card: EventCard) -> str:
    return f"carboncard.effect.{_dashed(card.id)}"


def _dashed(own: str) -> str:
    return own.replace("_", "-")


def _sign(cards: Catalogue, card: EventCard) -> str:
    return "co2_event" if card.kind is None else f"co2_action_{cards.kinds[card.kind].id}"


def _problems(book: Rulebook) -> Iterator[DataProblem]:
    """Yield every problem of the links and figures."""
    known = {paragraph for page in book.pages for paragraph in page.paragraphs}
    for page in book.pages:
        if not page.paragraphs:
            yield DataProblem(FILE, page.id, "paragraphs", "are missing")
        if page.figure and page.figure not in FIGURES:
            yield DataProblem(FILE, page.id, "figure", f"there is no figure {page.figure!r}")
    for field, links in (("topics", book.topics), ("refusals", book.refusals)):
        for link, paragraph in links.items():
            if paragraph not in known:
                yield DataProblem(FILE, field, link, f"{paragraph} stands on no page")
    for code in sorted({code.value for code in RefusalCode} - set(book.refusals)):
        yield DataProblem(FILE, "refusals", code, "is missing")
