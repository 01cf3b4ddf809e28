"""States of a game being watched to take pictures of."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from ecosfera.content import load_catalogue
from ecosfera.match.match import Match
from ecosfera.match.saves.about import about_of
from ecosfera.match.saves.save_format import Loaded
from ecosfera.rules.config import Config
from ecosfera.rules.engine import legal
from ecosfera.screen.gallery import Shot
from ecosfera.screen.replay.scene import ReplayScene

if TYPE_CHECKING:
    from ecosfera.screen.kit import Kit
    from ecosfera.screen.pilot import Pilot

SHORT = Config(players=2, names=("Anna", "Elias"), seed="3")
LONG = Config(
    players=4,
    names=("Aleksandra", "Bartholomew", "Konstantin", "Wilhelmiina"),
    policies=True,
    seed="5",
)


def game(config: Config) -> Loaded:
    """A game by chance, to its end."""
    match = Match.new(load_catalogue(), config)
    chance = random.Random(config.seed)  # noqa: S311 (which game, no secret)
    while match.state.outcome is None:
        match.act(chance.choice(legal(match.state)))
    about = about_of(match.state, "1", "", len(match.actions), automatic=True)
    return Loaded(match, about, {})


def _scene(kit: Kit, config: Config) -> ReplayScene:
    return ReplayScene(kit, game(config))


def _middle(pilot: Pilot) -> None:
    pilot.click("round-on")
    for _ in range(5):
        pilot.click("on")


def _policy(pilot: Pilot) -> None:
    """To the first policy card that is drawn."""
    scene = pilot.app.stack.top
    assert isinstance(scene, ReplayScene)
    while scene.player.page is None and scene.player.step():
        pilot.wait(4)


def _pointed(pilot: Pilot) -> None:
    _middle(pilot)
    m = pilot.app.kit.metrics
    pilot.move_to(round(m.width * 0.39), round(m.height * 0.2))


def _end(pilot: Pilot) -> None:
    while "round-on" in pilot.ids:
        pilot.click("round-on")


def states() -> list[Shot]:
    """The beginning, the middle, the end."""
    return [
        Shot("replay-start", lambda kit: _scene(kit, SHORT)),
        Shot("replay-middle", lambda kit: _scene(kit, SHORT), _middle),
        Shot("replay-pointed", lambda kit: _scene(kit, SHORT), _pointed),
        Shot("replay-policy", lambda kit: _scene(kit, LONG), _policy),
        Shot("replay-four", lambda kit: _scene(kit, LONG), _middle),
        Shot("replay-end", lambda kit: _scene(kit, LONG), _end),
    ]
