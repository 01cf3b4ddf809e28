"""Shots of the end screen."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ecosfera.games.baltica.rules.cards import (
    CONSUMER_CARDS,
    HABITATS,
    POLICY_CARDS,
    PRODUCER_CARDS,
)
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER
from ecosfera.games.baltica.screens.end.history import GameHistory
from ecosfera.games.baltica.screens.end.moments import Moment, MomentKind
from ecosfera.games.baltica.screens.end.scene import EndScene
from ecosfera.ui.testing.shot import Shot

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.games.game_screens import Services
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.testing.pilot import Pilot

CODE = "7FNAX-K3W9T"


def _moments(*changes: str) -> tuple[Moment, ...]:
    """Return moments from their rounds and names, such as `3 coast` or `4 impact`."""
    tiles, found = 0, []
    for done, change in enumerate(changes):
        round_, _, name = change.partition(" ")
        tiles += {"impact": 1, "back": -1}.get(name, 0)
        found.append(replace(_moment(name, done), round=int(round_), tiles=tiles))
    return tuple(found)


def _moment(name: str, done: int) -> Moment:
    """Return a moment of round 1: a habitat, an impact, or a policy card of this category."""
    player = EVERY_PLAYER[done % 2]
    if name in HABITATS:
        gifts = ((EVERY_PLAYER[1 - player], PRODUCER_CARDS[3]),) if done % 3 == 0 else ()
        pair = CONSUMER_CARDS[done : done + 2]
        kind = MomentKind.HABITAT
        return Moment(kind, 1, done, player, name, name, Cause.CONSUMERS, pair, gifts)
    if name == "impact":
        cause = (Cause.THREE_PRESSURES, Cause.NOTHING_ACQUIRED)[done % 2]
        return Moment(MomentKind.IMPACT, 1, done, player, "impact", cause=cause)
    if name == "back":
        card = POLICY_CARDS[16:17]
        return Moment(MomentKind.IMPACT_BACK, 1, done, player, "impact", cards=card)
    place = {"negative": 0, "dual": 11, "measure": 16, "used": 16, "funding": 25}[name]
    kind = MomentKind.MEASURE if name == "used" else MomentKind.DRAWN
    sign = f"policy_{'measure' if name == 'used' else name}"
    return Moment(kind, 1, done, player, sign, cards=POLICY_CARDS[place : place + 1])


WON = GameHistory(
    won=True,
    players=2,
    rounds=9,
    moments=_moments(
        *("3 coast", "4 impact", "5 river", "6 ice", "7 mud", "7 rock", "8 impact"),
        "9 open_water",
    ),
    pressures=(4, 4, 5, 6, 6, 5, 6, 7, 6),
    species=("phragmites_australis", "zostera_marina", "calanoida", "perca_fluviatilis"),
    passed=5,
    idle=2,
    elements=("nutrients", "nutrients", "oxygen"),
    names=("Anna", "Elias"),
)
LOST = GameHistory(
    won=False,
    players=3,
    rounds=8,
    moments=_moments(
        *("2 coast", "3 impact", "4 river", "5 impact", "6 rock", "6 impact", "6 impact"),
        *("8 impact", "8 impact"),
    ),
    pressures=(6, 7, 9, 10, 11, 12, 14, 15),
    species=("potamogeton_perfoliatus", "fucus_vesiculosus", "somateria_mollissima"),
    passed=1,
    idle=7,
)
LONG = GameHistory(
    won=False,
    players=2,
    rounds=37,
    moments=_moments(
        *("2 impact", "2 negative", "9 impact", "9 funding", "10 back", "20 impact", "20 measure"),
        *("21 used", "24 impact", "24 dual", "30 impact", "30 funding", "30 ice", "30 negative"),
        *("31 impact", "31 mud", "31 rock", "31 measure", "31 dual", "31 funding", "33 river"),
        *("33 measure", "36 coast", "36 used", "37 impact"),
    ),
    pressures=tuple(2 + i * 2 // 5 for i in range(37)),
    species=("gadus_morhua",),
    passed=0,
    idle=0,
    unused=2,
)


def _tell(pilot: Pilot) -> None:
    pilot.click("story")


def _share(pilot: Pilot) -> None:
    pilot.click("share")


def states(services: Callable[[UiContext], Services]) -> list[Shot]:
    """Return a won, a lost and a very long game, what happened, and what can be taken along."""

    def won(context: UiContext) -> EndScene:
        return EndScene(context, services(context), WON, CODE, 19)

    def lost(context: UiContext) -> EndScene:
        return EndScene(context, services(context), LOST, CODE, 16)

    return [
        Shot("end-won", won),
        Shot("end-lost", lost),
        Shot("end-story", lost, _tell),
        Shot("end-share", won, _share),
        Shot("end-long", lambda context: EndScene(context, services(context), LONG, None, 74)),
    ]
