"""Reference data for players, fully checked: the rulebook's pages, the food web, the sources."""

from __future__ import annotations

import re
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from ecosfera import paths
from ecosfera.core.files.data_files import ContentError, DataProblem
from ecosfera.games.baltica.content.catalogue import read_table
from ecosfera.games.baltica.content.models import Habitat, Text  # noqa: TC001 (read by pydantic)
from ecosfera.games.baltica.rules.cards import EVERY_CARD, CardKind, Catalogue
from ecosfera.games.baltica.rules.refusal_reasons import RefusalCode  # noqa: TC001 (read by pydantic)

if TYPE_CHECKING:
    from collections.abc import Mapping
    from pathlib import Path

    from ecosfera.games.baltica.rules.ids import CardId


RULEBOOK_FILE = "rulebook.toml"
FOOD_WEB_FILE = "foodweb.toml"
SOURCES_FILE = "sources.toml"

MessageId = Annotated[str, Field(pattern=r"^rules\.[a-z0-9.-]+$")]
Figure = Literal["table", "row", "tokens", "policies", "setup", "harder"]
AnyFile = TypeVar("AnyFile", bound=BaseModel)


class _Entry(BaseModel):
    """Base of all entries in these files: frozen, no unknown fields."""

    model_config = ConfigDict(extra="forbid", frozen=True)


class _Example(_Entry):
    text: MessageId | None = None
    use: tuple[str, ...] = ()
    market: str | None = None
    get: tuple[str, ...] = ()
    tiles: tuple[Habitat | Literal["impact"], ...] = ()
    taken_back: Annotated[int, Field(ge=0, le=6)] = 0
    possible: bool = True


class _Page(_Entry):
    id: Annotated[str, Field(pattern=r"^[a-z-]+$")]
    sign: Annotated[str, Field(pattern=r"^[a-z_]+$")]
    level: Literal[1, 2]
    figure: Figure | None = None
    paragraphs: Annotated[tuple[MessageId, ...], Field(min_length=1)]
    example: tuple[_Example, ...] = ()


class _RulebookFile(_Entry):
    page: Annotated[tuple[_Page, ...], Field(min_length=1)]
    marks: dict[MessageId, Annotated[str, Field(pattern=r"^([a-z_]+|[1-9])$")]] = {}
    topics: dict[MessageId, MessageId]
    refusals: dict[RefusalCode, MessageId]


class _FoodWebFile(_Entry):
    eats: dict[str, Annotated[tuple[str, ...], Field(min_length=1)]]


class Source(_Entry):
    """A source in which facts were checked."""

    name: Text
    about: Text
    """What was looked up there, in English."""


class _SourcesFile(_Entry):
    source: Annotated[tuple[Source, ...], Field(min_length=1)]


@dataclass(frozen=True, slots=True)
class Example:
    """A small drawn example: the cards used and what they give."""

    text: str | None
    """Id of the message under the drawing."""
    use: tuple[CardId, ...] = ()
    """Cards of the row that are used."""
    market: CardId | None = None
    """An element card borrowed from the market."""
    get: tuple[CardId, ...] = ()
    tiles: tuple[str, ...] = ()
    """Habitats that are restored, or `impact`."""
    taken_back: int = 0
    """Number of impact tiles taken back."""
    possible: bool = True


@dataclass(frozen=True, slots=True)
class RulebookPage:
    """One page of the rulebook: messages, examples, and an optional figure."""

    id: str
    sign: str
    level: int
    """2 for pages that concern only games with policy cards, else 1."""
    paragraphs: tuple[str, ...]
    examples: tuple[Example, ...]
    figure: str | None = None

    @property
    def heading(self) -> str:
        """Return the message that is its title."""
        return f"rules.{self.id}.title"

    @property
    def remark(self) -> tuple[str, str] | None:
        """Return the message that says for which games the page is, and its sign; None for all."""
        return ("rules.only-level-2", "policy_measure") if self.level == 2 else None


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The pages in order, and the links to their paragraphs."""

    pages: tuple[RulebookPage, ...]
    marks: Mapping[str, str]
    """Symbol or number shown beside a paragraph, by message id."""
    topics: Mapping[str, str]
    """The paragraph for each topic, both as message ids."""
    refusals: Mapping[str, str]
    """The paragraph that explains each reason for a refusal, by the reason's value."""

    def page_of(self, paragraph: str) -> int:
        """Return the index of the page with a paragraph; 0 if no page has it."""
        return next((i for i, page in enumerate(self.pages) if paragraph in page.paragraphs), 0)


@dataclass(frozen=True, slots=True)
class FoodWeb:
    """The food web of the species of the game; certain links only."""

    eats: Mapping[str, tuple[str, ...]]
    eaten_by: Mapping[str, tuple[str, ...]]


def load_rulebook(cards: Catalogue, folder: Path | None = None) -> Rulebook:
    """Load the rulebook for these cards. Raise `ContentError` with every problem of its file."""
    file = _parsed(folder, RULEBOOK_FILE, _RulebookFile)
    problems: list[DataProblem] = []
    pages = tuple(_page(page, cards, problems) for page in file.page)
    known: set[str] = set()
    for page in pages:
        for paragraph in page.paragraphs:
            if paragraph in known:
                problems.append(
                    DataProblem(RULEBOOK_FILE, page.id, paragraph, "stands there twice")
                )
            known.add(paragraph)
    links = (("marks", file.marks), ("topics", {t: t for t in file.topics.values()}))
    for field, paragraphs in (*links, ("refusals", {p: p for p in file.refusals.values()})):
        problems += [
            DataProblem(RULEBOOK_FILE, field, paragraph, "stands on no page")
            for paragraph in paragraphs
            if paragraph not in known
        ]
    if problems:
        raise ContentError(problems)
    return Rulebook(
        pages,
        MappingProxyType(file.marks),
        MappingProxyType(file.topics),
        MappingProxyType({why.value: paragraph for why, paragraph in file.refusals.items()}),
    )


def _page(page: _Page, cards: Catalogue, problems: list[DataProblem]) -> RulebookPage:
    """Return the page with the cards of its examples looked up."""

    def numbers(names: tuple[str, ...]) -> tuple[CardId, ...]:
        return tuple(_card(name, page.id, cards, problems) for name in names)

    examples = []
    for example in page.example:
        lent = numbers((example.market,) if example.market else ())
        if lent and cards.kinds[lent[0]] is not CardKind.ELEMENT:
            text = f"is {example.market!r}, which is no element"
            problems.append(DataProblem(RULEBOOK_FILE, page.id, "market", text))
        examples.append(
            Example(
                example.text,
                numbers(example.use),
                lent[0] if lent else None,
                numbers(example.get),
                tuple(example.tiles),
                example.taken_back,
                example.possible,
            )
        )
    return RulebookPage(
        page.id, page.sign, page.level, page.paragraphs, tuple(examples), page.figure
    )


def _card(name: str, page: str, cards: Catalogue, problems: list[DataProblem]) -> CardId:
    """Return the card of a name, the first one if there are several copies."""
    for full in (name, f"{name}#1"):
        if full in cards.ids:
            return cards.ids[full]
    problems.append(DataProblem(RULEBOOK_FILE, page, "example", f"there is no card {name!r}"))
    return EVERY_CARD[0]


def load_food_web(cards: Catalogue, folder: Path | None = None) -> FoodWeb:
    """Load the food web. Raise `ContentError` with every problem of its file."""
    file = _parsed(folder, FOOD_WEB_FILE, _FoodWebFile)
    problems: list[DataProblem] = []
    eaten_by: dict[str, list[str]] = {}
    for eater, prey in file.eats.items():
        for name in (eater, *prey):
            number = cards.ids.get(name)
            if number is None or cards.kinds[number] not in {CardKind.PRODUCER, CardKind.CONSUMER}:
                text = f"there is no species {name!r}"
                problems.append(DataProblem(FOOD_WEB_FILE, eater, "", text))
        for name in prey:
            if prey.count(name) > 1 or name == eater:
                problems.append(DataProblem(FOOD_WEB_FILE, eater, name, "stands there twice"))
            eaten_by.setdefault(name, []).append(eater)
    if problems:
        raise ContentError(problems)
    order = cards.ids.__getitem__
    return FoodWeb(
        MappingProxyType({who: tuple(sorted(prey, key=order)) for who, prey in file.eats.items()}),
        MappingProxyType({prey: tuple(sorted(who, key=order)) for prey, who in eaten_by.items()}),
    )


def load_sources(folder: Path | None = None) -> tuple[Source, ...]:
    """Load the sources of the species guide. Raise `ContentError` if the file is invalid."""
    return _parsed(folder, SOURCES_FILE, _SourcesFile).source


def _parsed(folder: Path | None, file: str, model: type[AnyFile]) -> AnyFile:
    """Return the validated file. Raise `ContentError` if it cannot be read or is invalid."""
    problems: list[DataProblem] = []
    table: dict[str, Any] = read_table((folder or paths.assets() / "data") / file, problems)
    if not problems:
        try:
            return model.model_validate(table)
        except ValidationError as error:
            for detail in error.errors(include_url=False):
                where = ".".join(map(str, detail["loc"]))
                text = re.sub(r"^.", lambda first: first[0].lower(), detail["msg"])
                problems.append(DataProblem(file, "", where, text))
    raise ContentError(problems)
