"""Shots of the table."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ecosfera.core.players import PERSON
from ecosfera.games.baltica.additions import ROWS, SEATS
from ecosfera.games.baltica.content import load_catalogue
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels.policy_pool import MORE
from ecosfera.games.baltica.rules.view import pool_cards
from ecosfera.games.baltica.shots.situations import Situation, find, situations
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.baltica.game import Match
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.scene import Scene
    from ecosfera.ui.testing.pilot import Pilot


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return every notable state of the table."""
    found = [Shot(f"table-{s.name}", _scene(services, s.name), _prepared(s)) for s in situations()]
    for name, intent in (("rows", ROWS), ("log", Intent.LOG), ("menu", Intent.MENU)):
        found.append(Shot(f"table-{name}", _scene(services, "long-rows"), _pressed(intent)))
    for name in ("policy-hits", "agree"):
        situation = next(s for s in situations() if s.name == name)
        found.append(Shot(f"table-peek-{name}", _scene(services, name), _peeked(situation)))
    found.append(Shot("table-card", _scene(services, "lending"), _inspected))
    found.append(Shot("table-focus", _scene(services, "middle"), _pressed(Intent.NEXT)))
    found.append(Shot("table-hint", _scene(services, "middle"), _pressed(Intent.HINT)))
    found.append(Shot("table-own", _scene(services, "pass-card"), _pointed_at_own_card))
    found.append(Shot("table-held", _scene(services, "pass-card"), _chosen_own_card))
    found.append(Shot("table-habitat", _scene(services, "middle"), _pointed_at_nearest_habitat))
    found.append(Shot("table-piles", _scene(services, "middle"), _opened_piles))
    found.append(Shot("table-impacts", _scene(services, "long-rows"), _pointed_at_impacts))
    found.append(Shot("table-mate", _scene(services, "middle", "helpful"), _announced))
    beside = _scene(services, "middle", "helpful", person=0)
    found.append(Shot("table-mate-beside", beside, _announced))
    found.append(Shot("table-seat", _scene(services, "middle"), _pressed(SEATS)))
    return found


@cache
def _match(name: str) -> Match:
    situation = next(s for s in situations() if s.name == name)
    return find(load_catalogue(), situation)


def _scene(
    services: Callable[[UiContext], Services],
    name: str,
    character: str = PERSON,
    person: int | None = None,
) -> Callable[[UiContext], Scene[Any]]:
    """Return a factory for a table in the situation.

    `character` plays all its rows, except that of the only `person`, if there is one.
    """

    def make(context: UiContext) -> Scene[Any]:
        match = _match(name)
        rows = range(match.state.config.players)
        computers = tuple(PERSON if row == person else character for row in rows)
        match = match.branch(len(match.actions))
        return TableScene(context, services(context), match, computers=computers)

    return make


def _prepared(situation: Situation) -> Callable[[Pilot], None]:
    """Return a function that clicks, points and acts as the situation says."""

    def prepare(pilot: Pilot) -> None:
        scene = pilot.app.stack.top
        assert isinstance(scene, TableScene)
        state = scene.match.state
        for target in situation.clicks(state):
            for _ in pool_cards(scene.frame.seen):
                if target.id not in pilot.ids:
                    pilot.click(Target(TargetKind.POOL, MORE).id)
            pilot.click(target.id)
        aimed = situation.points(state)
        if aimed is not None:
            pilot.point_at(aimed.id)
        action: Action | None = situation.action(state)
        if action is not None:
            scene.act(action)

    return prepare


def _peeked(situation: Situation) -> Callable[[Pilot], None]:
    """Return a function that looks at the table behind the prompt of a situation."""

    def prepare(pilot: Pilot) -> None:
        _prepared(situation)(pilot)
        pilot.settle()
        pilot.intend(Intent.INSPECT)

    return prepare


def _pressed(intent: Intent) -> Callable[[Pilot], None]:
    return lambda pilot: pilot.intend(intent)


def _announced(pilot: Pilot) -> None:
    """Let the teammate think until it announces what it is going to do."""
    pilot.settle()
    pilot.step()


def _own_card(pilot: Pilot) -> Target:
    """Return the first card of the own row."""
    scene = pilot.app.stack.top
    assert isinstance(scene, TableScene)
    return Target(TargetKind.ROW, scene.match.state.row[0])


def _pointed_at_own_card(pilot: Pilot) -> None:
    pilot.point_at(_own_card(pilot).id)


def _chosen_own_card(pilot: Pilot) -> None:
    pilot.click(_own_card(pilot).id)


def _pointed_at_nearest_habitat(pilot: Pilot) -> None:
    scene = pilot.app.stack.top
    assert isinstance(scene, TableScene)
    goals = scene.frame.goals
    habitat = max(goals, key=lambda goal: len(goals[goal].animals))
    pilot.point_at(Target(TargetKind.TILE, habitat).id)


def _pointed_at_impacts(pilot: Pilot) -> None:
    pilot.point_at(Target(TargetKind.IMPACTS).id)


def _opened_piles(pilot: Pilot) -> None:
    pilot.click(Target(TargetKind.DISCARD).id)


def _inspected(pilot: Pilot) -> None:
    scene = pilot.app.stack.top
    assert isinstance(scene, TableScene)
    card = next(c for c in scene.match.state.producers if c >= 0)
    pilot.point_at(f"market:{card}:0")
    pilot.intend(Intent.INSPECT)
