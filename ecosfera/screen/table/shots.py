"""The table's states for `ecosfera shots`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ecosfera.content import load_catalogue
from ecosfera.screen.gallery import Shot
from ecosfera.screen.keys import Intent
from ecosfera.screen.seats import PERSON
from ecosfera.screen.table.layout import pool_cards
from ecosfera.screen.table.pool import MORE
from ecosfera.screen.table.scene import TableScene
from ecosfera.screen.table.situations import Situation, find, situations
from ecosfera.screen.table.spots import Kind, Spot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.match.match import Match
    from ecosfera.rules.actions import Action
    from ecosfera.screen.kit import Kit
    from ecosfera.screen.pilot import Pilot
    from ecosfera.screen.scenes import Scene


def states() -> list[Shot]:
    """Every notable state of the table."""
    found = [Shot(f"table-{s.name}", _scene(s.name), _prepared(s)) for s in situations()]
    for name, intent in (("rows", Intent.ROWS), ("log", Intent.LOG), ("menu", Intent.MENU)):
        found.append(Shot(f"table-{name}", _scene("long-rows"), _pressed(intent)))
    found.append(Shot("table-card", _scene("lending"), _inspected))
    found.append(Shot("table-focus", _scene("middle"), _pressed(Intent.NEXT)))
    found.append(Shot("table-hint", _scene("middle"), _pressed(Intent.HINT)))
    found.append(Shot("table-mate", _scene("middle", "helpful"), _announced))
    found.append(Shot("table-seat", _scene("middle"), _pressed(Intent.SEATS)))
    return found


@cache
def _match(name: str) -> Match:
    situation = next(s for s in situations() if s.name == name)
    return find(load_catalogue(), situation)


def _scene(name: str, character: str = PERSON) -> Callable[[Kit], Scene[Any]]:
    """Makes a scene with a match of its own in the situation; a character plays all its rows."""

    def make(kit: Kit) -> Scene[Any]:
        match = _match(name)
        computers = (character,) * match.config.players
        return TableScene(kit, match.branch(len(match.actions)), computers=computers)

    return make


def _prepared(situation: Situation) -> Callable[[Pilot], None]:
    """Clicks, points and acts as the situation says."""

    def prepare(pilot: Pilot) -> None:
        scene = pilot.app.stack.top
        assert isinstance(scene, TableScene)
        state = scene.match.state
        for spot in situation.clicks(state):
            for _ in pool_cards(scene.look.seen):
                if spot.id not in pilot.ids:
                    pilot.click(Spot(Kind.POOL, MORE).id)
            pilot.click(spot.id)
        aimed = situation.points(state)
        if aimed is not None:
            pilot.point_at(aimed.id)
        action: Action | None = situation.action(state)
        if action is not None:
            scene.act(action)

    return prepare


def _pressed(intent: Intent) -> Callable[[Pilot], None]:
    return lambda pilot: pilot.intend(intent)


def _announced(pilot: Pilot) -> None:
    """The teammate has thought it over and says what it is going to do."""
    pilot.settle()
    pilot.step()


def _inspected(pilot: Pilot) -> None:
    scene = pilot.app.stack.top
    assert isinstance(scene, TableScene)
    card = next(c for c in scene.match.state.producers if c >= 0)
    pilot.point_at(f"market:{card}:0")
    pilot.intend(Intent.INSPECT)
