"""Matches, rows of cards and a game without a window, for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ecosfera import paths
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.content.models import Content
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.rules.cards import Catalogue
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table.controller import TableController
from ecosfera.games.baltica.table.options import TableOptions
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.games.baltica.text.people import Person
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.ui.input.intents import Intent
from ecosfera.words import Words

NAMES = ("Anna", "Elias", "Maja", "Otto")


@pytest.fixture
def intents() -> tuple[Intent, ...]:
    return tuple(INTENTS)


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
        return Match.new(BalticaGame(catalogue), config)

    return make


@pytest.fixture
def teller(content: Content) -> Phrases:
    book = CardNames(content, Words.load("en", paths.locales()))
    return Phrases(book, [Person(name, "pike") for name in NAMES])


@pytest.fixture
def heard() -> list[str]:
    """Everything that is said aloud."""
    return []


@pytest.fixture
def play(
    new_match: Callable[..., Match], content: Content, heard: list[str]
) -> Callable[..., TableController]:
    """Sits down at a match without a window; motion is off unless told otherwise."""

    def make(match: Match, pace: float = 0.0, *, warnings: bool = False) -> TableController:
        book = CardNames(content, Words.load("en", paths.locales()))
        people = [Person(name, "pike") for name in match.state.config.names]
        level = 2 if match.state.config.policies else 1
        where = zones(1366, 768, 1.0, match.state.config.players, level)
        options = TableOptions(pace=pace, warnings=warnings)
        made = TableController(match, Phrases(book, people), where, heard.append, options=options)
        made.start()
        return made

    return make
