"""Shots of the tutorial and its match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.core.match import Match as CoreMatch
from ecosfera.core.player_kinds import PERSON
from ecosfera.core.tutorial import Wait
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.screens.table.scene import TableScene
from ecosfera.games.baltica.screens.tutorial import script
from ecosfera.games.baltica.screens.tutorial.guidance import TutorialGuidance, new_match
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.words import Words

STEPS = ("goal", "market", "pass", "token-back")


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return some of its bubbles, and the table after a teammate's turn without the tutorial."""
    found = [Shot(f"tutorial-{step}", _scene(services, f"tutorial.{step}")) for step in STEPS]
    return [*found, Shot("table-news", _news(services))]


def match_at(words: Words, text: str) -> tuple[Match, int]:
    """Return the match of the tutorial at the first step with a text, and the step's number."""
    game = load()
    match = CoreMatch.new(game, new_match(words).config)
    for number, step in enumerate(script.steps(game.catalogue)):
        if step.text == text:
            return match, number
        if step.wait is Wait.UNDO:
            match.undo()
        elif step.moves:
            match.act(step.moves[0])
    raise ValueError(text)


def _scene(
    services: Callable[[UiContext], Services], text: str
) -> Callable[[UiContext], Scene[Any]]:
    """Return a factory for the table at a step of the tutorial."""

    def make(context: UiContext) -> Scene[Any]:
        match, place = match_at(context.words, text)
        guidance = TutorialGuidance(match, place, lambda _place: None)
        return TableScene(context, services(context), match, guidance=guidance)

    return make


def _news(services: Callable[[UiContext], Services]) -> Callable[[UiContext], Scene[Any]]:
    """Return a factory for the table at which a teammate has passed a card to a person."""

    def make(context: UiContext) -> Scene[Any]:
        match, _ = match_at(context.words, "tutorial.token-back")
        computers = (PERSON, script.CHARACTER)
        return TableScene(context, services(context), match, computers=computers)

    return make
