"""Matches, rows of cards and a game without a window, for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera import paths
from ecosfera.content import load_content
from ecosfera.content.models import Content
from ecosfera.match.match import Match
from ecosfera.rules.cards import Catalogue
from ecosfera.rules.config import Config
from ecosfera.screen.table.book import Book
from ecosfera.screen.table.look import Person
from ecosfera.screen.table.play import Play
from ecosfera.screen.table.telling import Teller
from ecosfera.screen.table.zones import zones
from ecosfera.words import Words

NAMES = ("Anna", "Elias", "Maja", "Otto")


@pytest.fixture(scope="session")
def content() -> Content:
    return load_content()


@pytest.fixture(scope="session")
def catalogue(content: Content) -> Catalogue:
    return content.catalogue


@pytest.fixture
def new_match(catalogue: Catalogue) -> Callable[..., Match]:
    def make(players: int = 2, level: int = 1, seed: str = "1", **more: object) -> Match:
        config = Config(
            players=players,
            names=NAMES[:players],
            policies=level == 2,
            seed=seed,
            **more,  # type: ignore[arg-type]
        )
        return Match.new(catalogue, config)

    return make


@pytest.fixture
def teller(content: Content) -> Teller:
    book = Book(content, Words.load("en", paths.locales()))
    return Teller(book, [Person(name, "pike") for name in NAMES])


@pytest.fixture
def heard() -> list[str]:
    """Everything that is said aloud."""
    return []


@pytest.fixture
def play(
    new_match: Callable[..., Match], content: Content, heard: list[str]
) -> Callable[..., Play]:
    """Sits down at a match without a window; motion is off unless told otherwise."""

    def make(match: Match, pace: float = 0.0, *, warnings: bool = False) -> Play:
        book = Book(content, Words.load("en", paths.locales()))
        people = [Person(name, "pike") for name in match.config.names]
        level = 2 if match.config.policies else 1
        where = zones(1366, 768, 1.0, match.config.players, level)
        made = Play(match, Teller(book, people), where, heard.append, pace=pace, warnings=warnings)
        made.start()
        return made

    return make
