"""Saved matches in words, and their small pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ecosfera.games import all_games
from ecosfera.words import PADDED, Noun

if TYPE_CHECKING:
    from datetime import datetime

    import pygame

    from ecosfera.core.saves.summary import SaveSummary
    from ecosfera.ui.context import UiContext
    from ecosfera.words import Words


def name_of(words: Words, about: SaveSummary) -> str:
    """Return the name of a game: its own, or the names of its rows."""
    if about.name:
        return about.name
    if about.names:
        return words.list(list(about.names))
    return words.count("saves.rows", about.players)


def moment(words: Words, when: datetime) -> str:
    """Return date and time of day."""
    return words(
        "saves.date",
        day=_number(when.day),
        month=_number(when.month),
        year=when.year,
        hour=_number(when.hour),
        minute=f"{when.minute:02}",
    )


def _number(number: int) -> Noun:
    """Return a number that has a form with two digits."""
    return Noun(str(number), lambda form: f"{number:02}" if form == PADDED else None)


def state_of(words: Words, about: SaveSummary) -> str:
    """Return how far a match has come."""
    return all_games.screens(about.game).progress(words, about.summary)


def details_of(words: Words, about: SaveSummary) -> str:
    """Return what else there is to tell of a match, in a line."""
    return all_games.screens(about.game).details(words, about.summary)


def draw_picture(
    target: pygame.Surface, context: UiContext, box: pygame.Rect, about: SaveSummary
) -> None:
    """Draw the small picture of a match."""
    all_games.screens(about.game).save_picture(context, target, box, about.summary)
