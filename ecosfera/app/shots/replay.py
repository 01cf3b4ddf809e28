"""Shots of the replay."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ecosfera.app.replay.scene import ReplayScene
from ecosfera.core.saves.file_format import Loaded
from ecosfera.core.saves.summary import about_of
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.match import Match
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.ui.testing.offscreen import Shot

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot

SHORT = Config(players=2, names=("Anna", "Elias"), seed="3")
LONG = Config(
    players=4,
    names=("Aleksandra", "Bartholomew", "Konstantin", "Wilhelmiina"),
    policies=True,
    seed="5",
)


def game(config: Config) -> Loaded:
    """Return a game played at random to its end."""
    match = Match.new(load(), config)
    chance = random.Random(config.seed)  # noqa: S311 (which game, no secret)
    while match.state.outcome is None:
        match.act(chance.choice(legal(match.state)))
    about = about_of(match.game, match.state, "1", "", len(match.actions), automatic=True)
    return Loaded(match, about, {})


def _scene(context: UiContext, config: Config) -> ReplayScene:
    return ReplayScene(context, game(config))


def _middle(pilot: Pilot) -> None:
    pilot.click("round-on")
    for _ in range(5):
        pilot.click("on")


def _policy(pilot: Pilot) -> None:
    """Step to the first policy card that is drawn."""
    scene = pilot.app.stack.top
    assert isinstance(scene, ReplayScene)
    while scene.table.page is None and scene.player.step():
        pilot.wait(4)


def _pointed(pilot: Pilot) -> None:
    _middle(pilot)
    m = pilot.app.context.metrics
    pilot.move_to(round(m.width * 0.39), round(m.height * 0.2))


def _end(pilot: Pilot) -> None:
    while "round-on" in pilot.ids:
        pilot.click("round-on")


def states() -> list[Shot]:
    """Return the beginning, the middle and the end of a game."""
    return [
        Shot("replay-start", lambda context: _scene(context, SHORT)),
        Shot("replay-middle", lambda context: _scene(context, SHORT), _middle),
        Shot("replay-pointed", lambda context: _scene(context, SHORT), _pointed),
        Shot("replay-policy", lambda context: _scene(context, LONG), _policy),
        Shot("replay-four", lambda context: _scene(context, LONG), _middle),
        Shot("replay-end", lambda context: _scene(context, LONG), _end),
    ]
