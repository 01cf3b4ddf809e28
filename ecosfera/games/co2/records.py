"""The statistics' records of finished games, and how they are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.core.game import Difficulty, FinishedGame
from ecosfera.core.json_fields import read_choice, read_integer, read_list, read_object, read_string
from ecosfera.core.players import PERSON
from ecosfera.games.co2.info import STRENGTH, STRENGTHS
from ecosfera.games.co2.rules.actions import Accept, ChooseTerritory, Play
from ecosfera.games.co2.rules.ids import (
    EVERY_PLAYER,
    GOAL,
    MOST,
    OFFERS,
    PLAYERS,
    ROUND_LIMIT,
    START_TERRITORIES,
)
from ecosfera.games.co2.rules.state import Counter, Offer, OutcomeKind, balance, sunny_areas
from ecosfera.tabletop.setup import COMPUTERS

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from ecosfera.games.co2.rules.actions import Action
    from ecosfera.games.co2.rules.ids import AreaId, PlayerId
    from ecosfera.games.co2.rules.state import State, View

SHORT: Final = (18, 3, 100)
EARLIER_SHORT: Final = (15, 3, 100)
FULL: Final = (20, 2, 100)
PRESETS: Final = {SHORT: "short", EARLIER_SHORT: "short", FULL: "full"}
"""Names of the settings by goal, territories at the start and round limit (RULES 16)."""
LESSON: Final = "lesson"
OWN: Final = "own"
_RANKS: Final = (*dict.fromkeys(PRESETS.values()), LESSON, OWN)
_NUMBERS: Final = {
    "rounds": ROUND_LIMIT,
    "balance": (-MOST, MOST),
    "players": PLAYERS,
    "goal": GOAL,
    "start_territories": START_TERRITORIES,
    "round_limit": ROUND_LIMIT,
    "offers": OFFERS,
}
_BADGES: Final = "badges"
"""Key of the badges that people earned; old records lack it."""
BADGES: Final = ("co2-sun", "co2-won", "co2-trades", "co2-no-debt", "co2-areas", "co2-strong")
"""The badges, which only people earn."""
MANY_TRADES: Final = 15
"""Number of trades of people in a match that earn a badge."""


def record_of(view: View) -> dict[str, object]:
    """Return what the statistics keep of a finished game."""
    assert view.outcome is not None
    config = view.config
    return {
        "kind": view.outcome.kind.value,
        "rounds": view.turn.round,
        "balance": max(balance(view, winner) for winner in view.outcome.winners),
        "players": config.players,
        "goal": config.goal,
        "start_territories": config.start_territories,
        "round_limit": config.round_limit,
        "offers": config.offers,
    }


def deeds(
    states: Sequence[State], actions: Sequence[Action], seats: Mapping[str, object]
) -> dict[str, object]:
    """Return the badges that people have earned in a finished match, to be kept with its record."""
    views = [state.view for state in states]
    people = _people(views[-1], seats)
    earned: set[str] = set()
    debtors: set[PlayerId] = set()
    trades = 0
    areas: dict[PlayerId, set[AreaId]] = {player: set() for player in people}
    for before, after, action in zip(views, views[1:], actions, strict=False):
        if after.debt is not None:
            debtors.add(after.debt.player)
        if isinstance(action, Accept):
            trades += not people.isdisjoint(_traders(before))
        elif isinstance(action, Play | ChooseTerritory):
            player, territory = before.to_decide, action.territory
            if player in people and territory is not None and after.done > before.done:
                areas[player].add(after.catalogue.territories[territory].area)
        else:
            continue
        if any(sunny_areas(after, player) for player in people):
            earned.add("co2-sun")
    if trades >= MANY_TRADES:
        earned.add("co2-trades")
    every = len(views[-1].catalogue.areas)
    if any(len(found) == every for found in areas.values()):
        earned.add("co2-areas")
    earned |= _won(views[-1], people, debtors, seats)
    return {_BADGES: [badge for badge in BADGES if badge in earned]}


def _won(
    view: View,
    people: frozenset[PlayerId],
    debtors: Collection[PlayerId],
    seats: Mapping[str, object],
) -> set[str]:
    """Return the badges for winning."""
    assert view.outcome is not None
    winners = people.intersection(view.outcome.winners)
    found = {"co2-won"} if winners else set()
    if not winners.issubset(debtors):
        found.add("co2-no-debt")
    against_computers = len(people) == 1 and len(view.players) > 1
    if winners and against_computers and seats.get(STRENGTH) == STRENGTHS[-1]:
        found.add("co2-strong")
    return found


def _people(view: View, seats: Mapping[str, object]) -> frozenset[PlayerId]:
    """Return who is played by a person; everybody if the seats do not say."""
    count, given = len(view.players), seats.get(COMPUTERS)
    played = given if isinstance(given, list) and len(given) == count else [PERSON] * count
    return frozenset(p for p, who in zip(EVERY_PLAYER, played, strict=False) if who == PERSON)


def _traders(view: View) -> tuple[PlayerId, PlayerId]:
    """Return the two players of the offer that waits for an answer."""
    offer = view.pending[-1]
    assert isinstance(offer, Offer | Counter)
    return view.turn.player, offer.player if isinstance(offer, Offer) else offer.partner


def read_record(record: Mapping[str, object]) -> FinishedGame:
    """Return how a record is counted. Raise `CodecError` if it is invalid.

    A game counts as won when somebody reached the goal. Badges that do not exist any more are left
    out.
    """
    given = read_object(dict(record), "record", ("kind", *_NUMBERS), (_BADGES,))
    listed = read_list(given.get(_BADGES, []), f"record.{_BADGES}")
    earned = {read_string(badge, f"record.{_BADGES}") for badge in listed}
    kind = read_choice(given["kind"], "record.kind", [kind.value for kind in OutcomeKind])
    number = {
        name: read_integer(given[name], f"record.{name}", low, high)
        for name, (low, high) in _NUMBERS.items()
    }
    name = setting(number["goal"], number["start_territories"], number["round_limit"])
    return FinishedGame(
        won=kind == OutcomeKind.GOAL,
        rounds=number["rounds"],
        progress=number["balance"],
        difficulty=Difficulty(number["players"], _RANKS.index(name), name),
        badges=tuple(badge for badge in BADGES if badge in earned),
    )


def setting(goal: int, start_territories: int, round_limit: int) -> str:
    """Return the name of a setting; other settings with fewer rounds are lessons."""
    preset = PRESETS.get((goal, start_territories, round_limit))
    if preset is not None:
        return preset
    shortened = goal == GOAL[1] and round_limit < FULL[2]
    return LESSON if shortened else OWN
