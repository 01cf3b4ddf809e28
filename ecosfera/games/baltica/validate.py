"""Validation of card data and related tables; lists the texts and pictures they need."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from ecosfera.core.files.data_files import DataFileError
from ecosfera.core.game import ContentReport
from ecosfera.games.baltica.bots.details import load_details
from ecosfera.games.baltica.bots.weights import load_weights
from ecosfera.games.baltica.content import ContentError, load_content
from ecosfera.games.baltica.content.presets import load_balance, load_first_deals, load_first_game
from ecosfera.games.baltica.content.reference import load_food_web, load_rulebook, load_sources

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.content.models import Content


def validate() -> ContentReport:
    """Check everything without raising exceptions."""
    try:
        content = load_content()
    except ContentError as error:
        return ContentReport("", (*map(str, error.problems), *table_problems()))
    return ContentReport(
        seen=f"{len(content.species)} species and {len(content.policies)} kinds of policy cards",
        problems=(*reference_problems(content), *table_problems()),
        messages=tuple(card_messages(content)),
        pictures=(
            *(f"species/{name}" for name in content.species),
            *(f"policies/{name}" for name in content.policies),
        ),
    )


def reference_problems(content: Content) -> Iterator[str]:
    """Yield problems of the rulebook's pages, the food web and the list of sources."""
    for load in (
        lambda: load_rulebook(content.catalogue),
        lambda: load_food_web(content.catalogue),
        load_sources,
    ):
        try:
            load()
        except ContentError as error:
            yield from map(str, error.problems)


def table_problems() -> Iterator[str]:
    """Yield problems of the measured set-ups and the weights of the bots."""
    for load in (load_balance, load_first_game, load_first_deals, load_weights, load_details):
        try:
            load()
        except DataFileError as error:
            yield str(error)


def card_messages(content: Content) -> Iterator[str]:
    """Yield the ids of the messages that the cards need."""
    for name, species in content.species.items():
        yield f"card.name.{_kebab(name)}"
        yield f"card.short.{_kebab(name)}"
        yield f"card.inside.{_kebab(name)}"
        yield f"card.group.{_kebab(species.group)}"
    for name in content.policies:
        yield f"policy.{_kebab(name)}.title"
        yield f"policy.{_kebab(name)}.effect"


def _kebab(name: str) -> str:
    """Return a card's id or group in the spelling of message ids."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
