"""The sounds of the table match what is shown, at the moment it is shown."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from ecosfera.games.baltica.additions import CUES
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.actions import TOKEN
from ecosfera.games.baltica.rules.cards import (
    COAST,
    ICE,
    MUD,
    OPEN_WATER,
    PASS,
    PRESSURE_CARDS,
    RIVER,
    ROCK,
)
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.events import Cause, Location, Zone
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.view import View, view
from ecosfera.games.baltica.stage.moment import OPENS, RESTORED
from ecosfera.games.baltica.stage.stage import Stage
from ecosfera.games.baltica.stage.timing import TOGETHER, SoundQueue, cue
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table.scene import TableScene
from tests.games.baltica.rules.positions import P0
from tests.program import Sit, services

Z = zones(1366, 768, 1.0, 2, 2)
ROW, DECK, DISCARD = Location(Zone.ROW, 0), Location(Zone.DECK, 0), Location(Zone.DISCARD, 0)


@pytest.fixture
def seen(new_match: Callable[..., Match]) -> View:
    return view(new_match(2, 2).state)


@pytest.fixture
def stage(seen: View) -> Stage:
    return Stage(seen, Z)


@pytest.fixture
def heard(stage: Stage) -> list[str]:
    found: list[str] = []
    stage.hearing.heard = found.append
    return found


@pytest.mark.parametrize(
    ("event", "expected"),
    [
        (ev.CardMoved(CardId(1), DECK, ROW), "card"),
        (ev.CardMoved(CardId(1), ROW, DISCARD), "card"),
        (ev.CardMoved(PRESSURE_CARDS[0], Location(Zone.PRESSURES), DISCARD), "drop"),
        (ev.CardMoved(PRESSURE_CARDS[0], ROW, Location(Zone.PRESSURES)), "card"),
        (ev.CardMoved(CardId(1), Location(Zone.POLICY_DECK), Location(Zone.POOL)), None),
        (ev.PolicyDrawn(CardId(1)), "page"),
        (ev.AbilityUsed(PASS, TOKEN), "coin"),
        (ev.AbilityUsed(PASS, CardId(7)), "bubble"),
        (ev.TokensTurned(P0, 7), "coin"),
        (ev.StarUsed(CardId(7)), "bubble"),
        (ev.DeckShuffled(P0), "shuffle"),
        (ev.HabitatRestored(ICE, Cause.CONSUMERS), "chime-ice"),
        (ev.HabitatRestored(COAST, Cause.POLICY), "chime-coast"),
        (ev.ImpactPlaced(Cause.POLICY), "groan"),
        (ev.ImpactTakenBack(), "rising"),
        (ev.TurnEnded(P0), None),
        (ev.TurnStarted(P0, 1, False), None),
    ],
)
def test_what_events_sound_like(seen: View, event: ev.Event, expected: str | None) -> None:
    assert cue(event, seen) == expected


def test_the_last_habitat_is_the_chord_of_all(seen: View) -> None:
    seen.habitats = [ICE, MUD, RIVER, ROCK, OPEN_WATER, COAST]
    assert cue(ev.HabitatRestored(COAST, Cause.CONSUMERS), seen) == "chord"


def test_a_habitat_is_heard_when_its_landscape_opens(stage: Stage, heard: list[str]) -> None:
    stage.play([ev.HabitatRestored(ICE, Cause.CONSUMERS)])
    stage.advance(0.9 * OPENS * RESTORED)
    assert heard == []
    stage.advance(0.2 * OPENS * RESTORED)
    assert heard == ["chime-ice"]
    stage.advance(2.0)
    assert heard == ["chime-ice"]


def test_the_note_of_a_habitat_ends_a_chord_of_those_before(stage: Stage, heard: list[str]) -> None:
    stage.view.habitats = [ICE, MUD]
    stage.play([ev.HabitatRestored(h, Cause.CONSUMERS) for h in (ROCK, COAST)])
    for _ in range(120):
        stage.advance(1 / 60)
    assert heard == ["chime-ice", "chime-mud", "chime-rock", "chime-coast"]


def test_cards_that_travel_together_are_heard_one_by_one(stage: Stage, heard: list[str]) -> None:
    stage.play([ev.CardMoved(card, ROW, DISCARD) for card in stage.view.rows[0]])
    counts = []
    for _ in range(60):
        stage.advance(1 / 60)
        counts.append(len(heard))
    assert max(b - a for a, b in pairwise(counts)) == 1
    assert counts[-1] == 4


@pytest.mark.parametrize("skipped", [True, False])
def test_what_does_not_move_is_heard_once(stage: Stage, heard: list[str], *, skipped: bool) -> None:
    stage.pace = 1.0 if skipped else 0.0
    cards = [ev.CardMoved(card, ROW, DISCARD) for card in stage.view.rows[0]]
    pressure = ev.CardMoved(PRESSURE_CARDS[0], Location(Zone.PRESSURES), DISCARD)
    stage.play([pressure, *cards])
    if skipped:
        assert heard == []
        stage.skip()
    assert sorted(heard) == ["card", "drop"]
    stage.advance(3.0)
    assert len(heard) == 2


def test_of_many_things_at_once_those_that_matter_are_heard(seen: View) -> None:
    hearing = SoundQueue()
    found: list[str] = []
    hearing.heard = found.append
    events: list[ev.Event] = [
        ev.ImpactPlaced(Cause.POLICY),
        ev.CardMoved(CardId(1), DECK, ROW),
        ev.TokensTurned(P0, 7),
        ev.PolicyDrawn(CardId(1)),
        ev.DeckShuffled(P0),
    ]
    for event in events:
        hearing.expect(event, seen, 0.0, 0.0)
    hearing.advance(0.0)
    assert found == ["page", "groan"]


def test_after_a_jump_nothing_is_heard_of_what_was_to_come(
    stage: Stage, heard: list[str], seen: View
) -> None:
    stage.play([ev.ImpactPlaced(Cause.POLICY)])
    stage.snap(seen)
    stage.advance(3.0)
    assert heard == []


@pytest.mark.parametrize("pace", [0.0, 0.55, 1.0])
def test_every_action_of_a_game_is_heard(new_match: Callable[..., Match], pace: float) -> None:
    chance, state = random.Random(4), new_match(2, 2, "4").state
    stage = Stage(view(state), Z, pace)
    found: list[str] = []
    stage.hearing.heard = found.append
    for _ in range(80):
        actions = legal(state)
        if not actions:
            break
        state, events = apply(state, chance.choice(actions))
        wanted = {cue(event, stage.view) for event in events} - {None}
        if wanted:
            # Nobody has to hear it: the table shows it too.
            assert view(state) != stage.view
        found.clear()
        stage.play(events)
        pauses = 1
        while not stage.idle or stage.moving:
            stage.advance(1 / 60)
            if stage.stop is not None:
                stage.go_on()
                pauses += 1
        assert bool(found) == bool(wanted)
        assert set(found) <= set(CUES)
        if pace == 0:
            assert len(found) <= TOGETHER * pauses


def test_the_scene_plays_what_its_stage_lets_be_heard(
    new_match: Callable[..., Match], sit: Sit, context: Any
) -> None:
    found: list[str] = []
    pilot = sit(TableScene(context, services(context), new_match(2, 1)))
    context.sound = found.append
    pilot.key("space")
    pilot.settle()
    if pilot.app.stack.top.controller.prompt is not None:  # type: ignore[union-attr]
        pilot.key("return")
    assert "card" in found or "drop" in found
    found.clear()
    pilot.click("bar:4:0")
    assert found == ["bubble"]
