"""Shots of the tutorial."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ecosfera.core.match import Match
from ecosfera.core.tutorial import Tutorial, Wait
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.screens.table.scene import TableScene
from ecosfera.games.baltica.screens.tutorial import script
from ecosfera.games.baltica.screens.tutorial.guidance import TutorialGuidance, new_match
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene

STEPS = ("goal", "market", "pass", "token-back")


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return some of its bubbles: at the left, on the market, at a used card, at a token."""
    return [Shot(f"tutorial-{step}", _scene(services, f"tutorial.{step}")) for step in STEPS]


def _scene(
    services: Callable[[UiContext], Services], text: str
) -> Callable[[UiContext], Scene[Any]]:
    """Return a factory for the table at a step of the tutorial."""

    def make(context: UiContext) -> Scene[Any]:
        game = load()
        steps = script.steps(game.catalogue)
        match = Match.new(game, new_match(context.words).config)
        tutorial = Tutorial(steps)
        while tutorial.step is not None and tutorial.step.text != text:
            step = tutorial.step
            if step.wait is Wait.UNDO:
                match.undo()
            elif step.moves:
                match.act(step.moves[0])
            elif not (step.spots and tutorial.touch(step.spots[0])):
                tutorial.read()
            tutorial.follow(match.actions)
        guidance = TutorialGuidance(match, tutorial.place, lambda _place: None)
        return TableScene(context, services(context), match, guidance=guidance)

    return make
