"""Shots of the guided lap, and of a tip."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from ecosfera.core.guidance import TipGuidance
from ecosfera.core.match import Match
from ecosfera.core.tutorial import Tutorial
from ecosfera.games.co2.game import load
from ecosfera.games.co2.screens.table.scene import TableScene
from ecosfera.games.co2.screens.tutorial import script
from ecosfera.games.co2.screens.tutorial.guidance import LapGuidance, new_match
from ecosfera.games.co2.screens.tutorial.tips import TIPS
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.co2.rules.state import State
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.testing.pilot import Pilot

STEPS: Final = ("goal", "action", "event", "trade", "via", "offer", "sun", "play-on")
SHEET: Final = {"give": 0, "get": 1, "propose": 2}
"""The bubbles over the window of an offer, and how many cards were chosen in it before each."""


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return some bubbles of the lap: on the spiral, the ring, at VIA, at offers; and a tip."""
    shots = [Shot(f"co2-lap-{step}", partial(_lap, services, step), _wait) for step in STEPS]
    shots += [
        Shot(f"co2-lap-{step}", partial(_lap, services, "trade"), partial(_make_up, chosen))
        for step, chosen in SHEET.items()
    ]
    return [*shots, Shot("co2-tip", partial(_tip, services), _wait)]


def _wait(pilot: Pilot) -> None:
    pilot.settle()
    pilot.step()


def _make_up(chosen: int, pilot: Pilot) -> None:
    """Open the window of an offer, and choose so many cards in it."""
    _wait(pilot)
    pilot.key("return")
    for _ in range(chosen):
        pilot.key("return")
    pilot.step()


def _lap(services: Callable[[UiContext], Services], name: str, context: UiContext) -> Scene[Any]:
    """Return the table at a step of the lap."""
    game, text = load(), f"carbonlearn.lap.{name}"
    match: Match[State, Any, Any] = Match.new(game, new_match(context.words).config)
    tutorial = Tutorial(script.steps(game.catalogue))
    while tutorial.step is not None and tutorial.step.text != text:
        if tutorial.step.moves:
            match.act(tutorial.step.moves[0])
        else:
            tutorial.read()
        tutorial.follow(match.actions)
    guidance = LapGuidance(match, tutorial.place, lambda _place: None)
    bots = game.bots
    return TableScene(
        context,
        services(context),
        match,
        script.SEATS,
        lambda character, seed: bots[character](seed),
        guidance,
    )


def _tip(services: Callable[[UiContext], Services], context: UiContext) -> Scene[Any]:
    """Return a table at which the first tip is given."""
    match: Match[State, Any, Any] = Match.new(load(), script.config())
    guidance: TipGuidance[str, Any] = TipGuidance(lambda _tip: False, lambda _tip: None, TIPS)
    return TableScene(context, services(context), match, guidance=guidance)
