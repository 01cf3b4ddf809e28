"""The stage may be late, but it always ends in the right position."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest

from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.actions import END_TURN, Action, Refresh
from ecosfera.games.baltica.rules.cards import ICE
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.events import (
    CameHome,
    CardMoved,
    CardsUsed,
    Cause,
    DeckShuffled,
    Event,
    HabitatRestored,
    Location,
    PolicyDrawn,
    TokensTurned,
    Triggered,
    TurnStarted,
    Zone,
)
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER, CardId, PlayerId
from ecosfera.games.baltica.rules.state import EMPTY, State
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.stage.poses import poses
from ecosfera.games.baltica.stage.stage import Stage
from ecosfera.games.baltica.stage.timing import DECISIVE, EffectKind, StopKind
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.ui.draw.box import Box
from tests.games.baltica.rules.positions import acquire, position

P0, P1 = EVERY_PLAYER[:2]
Z = zones(1366, 768, 1.0, 2, 2)
MARKET = {Zone.PRODUCERS, Zone.CONSUMERS}


def moves(match: Match, seed: int, count: int = 60) -> list[tuple[State, list[Event], State]]:
    chance = random.Random(seed)
    state = match.state
    found = []
    for _ in range(count):
        actions = legal(state)
        if not actions:
            break
        new, events = apply(state, chance.choice(actions))
        found.append((state, events, new))
        state = new
    return found


def played(stage: Stage, steps: Callable[[], float]) -> None:
    """Lets a fake clock run until nothing is left to show."""
    for _ in range(20_000):
        if stage.idle:
            return
        stage.advance(steps())
        if stage.stop is not None:
            stage.go_on()
    pytest.fail("the stage never comes to rest")


@pytest.mark.parametrize("pace", [0.0, 0.55, 1.0])
@pytest.mark.parametrize("step", [0.001, 1 / 60, 0.4, 30.0])
def test_any_events_at_any_pace_end_in_the_view_of_the_new_state(
    new_match: Callable[..., Match], pace: float, step: float
) -> None:
    count = 12 if step < 0.01 else 60
    for seed in (1, 2):
        stage = None
        for before, events, after in moves(new_match(2, 2, str(seed)), seed, count):
            stage = stage or Stage(view(before), Z, pace)
            stage.play(events)
            played(stage, lambda: step)
            assert stage.view == view(after)
            assert stage.poses == poses(view(after), Z, None, stage.spent, piled=stage.piled)
            assert not stage.motions


def test_skipping_goes_on_to_what_has_to_be_read_and_no_further(
    new_match: Callable[..., Match],
) -> None:
    told = 0
    for before, events, after in moves(new_match(2, 2, "5"), 5, 120):
        stage = Stage(view(before), Z, 1.0)
        stage.play(events)
        for _ in range(40):
            stage.skip()
            assert not stage.motions
            if stage.engrossed:
                continue
            if stage.stop is None:
                break
            told += 1
            stage.go_on()
        assert stage.idle
        assert stage.view == view(after)
    assert told > 3


def test_jumping_shows_the_new_position_at_once(new_match: Callable[..., Match]) -> None:
    match = new_match(2, 2, "4")
    for before, events, _ in moves(match, 4, 20):
        stage = Stage(view(before), Z, 1.0)
        stage.play(events)
        stage.advance(0.05)
        stage.snap(view(match.state))
        assert stage.idle
        assert stage.view == view(match.state)


def test_cards_fly_and_what_is_on_its_way_is_somewhere_between(
    new_match: Callable[..., Match],
) -> None:
    before, events, after = next(
        m for m in moves(new_match(2, 1, "3"), 3) if any(isinstance(e, CardMoved) for e in m[1])
    )
    stage = Stage(view(before), Z, 1.0)
    stage.play(events)
    stage.advance(0.05)
    assert stage.motions
    assert stage.moving
    card, motion = next(iter(stage.motions.items()))
    here = motion.pose(stage.now)
    low, high = sorted((motion.start.cx, motion.end.cx))
    assert low - 1 <= here.cx <= high + 1
    assert card >= 0
    del after


def test_with_motion_off_nothing_moves_but_everything_is_still_told(
    new_match: Callable[..., Match],
) -> None:
    for before, events, _ in moves(new_match(2, 2, "6"), 6, 100):
        stage = Stage(view(before), Z, 0.0)
        stage.play(events)
        assert not stage.motions
        strikes = [e for e in events if isinstance(e, Triggered) and e.cards]
        if any(isinstance(e, PolicyDrawn) for e in events) or strikes:
            assert stage.stop is not None
            return
    pytest.fail("nothing happened that has to be told")


def test_a_strike_is_read_after_what_it_brings_about(new_match: Callable[..., Match]) -> None:
    for before, events, _ in moves(new_match(2, 1, "8"), 8, 200):
        strike = next(
            (i for i, e in enumerate(events) if isinstance(e, Triggered) and e.cards), None
        )
        if strike is None:
            continue
        stage = Stage(view(before), Z, 0.0)
        stage.play(events)
        assert stage.stop is not None
        assert stage.stop.kind is StopKind.STRIKE
        assert stage.happened == strike + 1 + len(stage.stop.then)
        return
    pytest.fail("no row struck")


def test_every_event_is_heard_once_and_in_order(new_match: Callable[..., Match]) -> None:
    for before, events, _ in moves(new_match(2, 2, "9"), 9, 30):
        heard: list[Event] = []
        stage = Stage(view(before), Z, 1.0, lambda event, _seen: heard.append(event))  # noqa: B023
        stage.play(events)
        played(stage, lambda: 0.05)
        assert heard == events


@pytest.mark.parametrize(("only", "least", "most"), [(None, 1.2, 1.5), (P0, 0.0, 1.1)])
def test_a_new_turn_is_shown_longer_where_people_take_turns(
    new_match: Callable[..., Match], only: PlayerId | None, least: float, most: float
) -> None:
    """But no longer than until somebody acts."""
    for pace in (0.4, 1.0):
        stage = Stage(view(new_match(2, 2).state), Z, pace)
        stage.seat(only)
        stage.play([TurnStarted(P1, 2, abilities_blocked=False)])
        stage.advance(0.1)
        (banner,) = (one for one in stage.effects if one.kind is EffectKind.BANNER)
        assert least <= banner.lasts <= most
        stage.play([])
        assert not stage.effects


def test_a_wave_runs_over_the_market_before_animals_go_home(
    new_match: Callable[..., Match],
) -> None:
    seen = view(new_match(2, 1).state)
    animal = seen.consumers[0]
    places = Location(Zone.CONSUMERS, 0), Location(Zone.REMOVED)
    stage = Stage(seen, Z, 1.0)
    stage.play([CameHome((animal,)), CardMoved(animal, *places)])
    stage.advance(0.1)
    (wave,) = (one for one in stage.effects if one.kind is EffectKind.HOME)
    assert wave.cards == (animal,)
    assert stage.view.consumers[0] == animal
    stage.advance(wave.lasts)
    assert stage.view.consumers[0] == EMPTY


@pytest.mark.parametrize(("only", "least"), [(None, 0.2), (P0, 0.0)])
def test_what_was_drawn_lies_for_a_moment_before_the_rows_change_places(
    new_match: Callable[..., Match], only: PlayerId | None, least: float
) -> None:
    state = new_match(2, 1).state
    before = view(state)
    arrived, started = 0.0, 0.0
    stage = Stage(before, Z, 1.0)
    stage.seat(only)
    _, events = apply(state, END_TURN)
    stage.play(events)
    for _ in range(2000):
        stage.advance(0.02)
        if stage.view.player == P0 and stage.motions:
            arrived = stage.now
        if stage.view.player == P1:
            started = stage.now
            break
    assert least <= started - arrived <= least + 0.5


@pytest.mark.parametrize("only", [None, P1])
def test_what_strikes_at_the_start_of_a_turn_is_told_when_its_banner_is_gone(
    new_match: Callable[..., Match], only: PlayerId | None
) -> None:
    """One lay over the other."""
    stage = Stage(view(new_match(2, 1).state), Z, 1.0)
    stage.seat(only)
    struck = Triggered(Cause.THREE_ELEMENTS, (CardId(0), CardId(1), CardId(2)))
    stage.play([TurnStarted(P1, 2, abilities_blocked=False), struck])
    while stage.telling is None:
        stage.advance(0.02)
        assert stage.now < 3
    assert EffectKind.BANNER not in {effect.kind for effect in stage.effects}


def test_a_row_above_changes_more_quickly_than_the_own(new_match: Callable[..., Match]) -> None:
    """After one's turn there is nothing to read while somebody else draws."""
    state = new_match(2, 1).state
    lasted = []
    for below in (state.player, PlayerId(1 - state.player)):
        stage = Stage(view(state), Z, 1.0)
        stage.seat(below)
        _, events = apply(state, END_TURN)
        stage.play(events)
        played(stage, lambda: 0.01)
        lasted.append(stage.now)
    assert lasted[1] <= lasted[0] - 0.2


def watched(before: State, below: PlayerId, action: Action) -> tuple[Stage, list[Event]]:
    """Returns the stage of the person in a row who sees an action, and the events."""
    stage = Stage(view(before), Z, 1.0)
    stage.seat(below)
    _, events = apply(before, action)
    return stage, events


def widest(stage: Stage) -> tuple[dict[int, float], dict[int, float]]:
    """Plays a stage to its end; returns the largest width of each card, and when it set out."""
    wide: dict[int, float] = {}
    begins: dict[int, float] = {}
    while not stage.idle:
        for card, motion in stage.motions.items():
            begins.setdefault(card, motion.begins)
            wide[card] = max(wide.get(card, 0), motion.place(motion.share(stage.now))[2])
        stage.advance(1 / 60)
    return wide, begins


def test_what_another_player_takes_and_pays_with_is_seen_large() -> None:
    """It flew as a small card, and the market had another one before it could be seen."""
    state = position("sunlight oxygen salinity temperature", "", producers="synechococcus_spp")
    action = acquire("synechococcus_spp")
    taken = action.card
    for below, large in ((P1, True), (P0, False)):
        stage, events = watched(state, below, action)
        stage.play(events)
        wide, begins = widest(stage)
        paid = next(event.cards for event in events if isinstance(event, CardsUsed))
        assert (wide[taken] > 1.1 * Z.card[0]) == large
        assert min(wide.get(card, 0) for card in paid) > 0.75 * Z.card[0]
        come = [e.card for e in events if isinstance(e, CardMoved) and e.target.zone in MARKET]
        assert {begins[card] > begins[taken] + 0.6 for card in come} == {large}


def test_the_market_that_another_player_refreshes_changes_card_by_card(
    new_match: Callable[..., Match],
) -> None:
    state = new_match(2, 1).state
    action = next(a for a in legal(state) if isinstance(a, Refresh))
    lasted = []
    for below in (P0, P1):
        stage, events = watched(state, below, action)
        stage.play(events)
        _, begins = widest(stage)
        starts = sorted(begins.values())
        lasted.append(min(b - a for a, b in itertools.pairwise(starts)))
    assert lasted[1] > 1.4 * lasted[0] > 0


def test_new_cards_of_the_market_are_marked_until_the_person_acts(
    new_match: Callable[..., Match],
) -> None:
    state = new_match(2, 1).state
    action = next(a for a in legal(state) if isinstance(a, Refresh))
    stage, events = watched(state, P1, action)
    stage.play(events)
    played(stage, lambda: 0.1)
    state, _ = apply(state, action)
    come = {e.card for e in events if isinstance(e, CardMoved) and e.target.zone in MARKET}
    assert stage.fresh == come
    for step in (END_TURN, next(a for a in legal(apply(state, END_TURN)[0]) if a != END_TURN)):
        marked = stage.fresh
        state, events = apply(state, step)
        stage.play(events)
        played(stage, lambda: 0.1)
    assert marked == come
    assert not stage.fresh


def test_a_hurried_turn_is_still_slow_enough_to_be_seen(new_match: Callable[..., Match]) -> None:
    state = new_match(2, 1).state
    action = next(a for a in legal(state) if isinstance(a, Refresh))
    lasted = []
    for pace, slowest in ((1.0, 1.0), (0.3, 1.0), (0.3, 0.0)):
        stage, events = watched(state, P1, action)
        stage.pace, stage.slowest = pace, slowest
        stage.play(events)
        widest(stage)
        lasted.append(stage.now)
    assert lasted[0] == pytest.approx(2 * lasted[1], abs=0.2)
    assert lasted[2] < 0.7 * lasted[1]


def test_people_wait_at_most_two_seconds_between_their_turns(
    new_match: Callable[..., Match],
) -> None:
    waited = []
    for seed in range(4):
        for before, events, _ in moves(new_match(2, 1, str(seed)), seed, 40):
            seen = {type(event) for event in events}
            if TurnStarted not in seen or seen & {Triggered, CameHome, HabitatRestored}:
                continue
            stage = Stage(view(before), Z, 1.0)
            stage.play(events)
            while stage.motions or stage.pending_events():
                stage.advance(0.01)
            waited.append(stage.now - 0.5 * (DeckShuffled in seen))
    assert len(waited) > 4
    assert max(waited) <= 2


def test_rows_that_change_places_cross_neither_market_nor_list(
    new_match: Callable[..., Match],
) -> None:
    match = new_match(2)
    state, events = apply(match.state, END_TURN)
    stage = Stage(view(match.state), Z, 1.0)
    stage.play(events)
    market = Box(Z.consumers.x, Z.consumers.y, Z.consumers.w, Z.elements.bottom - Z.consumers.y)
    swapped = 0
    while not stage.idle:
        for card, motion in stage.motions.items():
            if motion.gate is not None:
                swapped += 1
                box = motion.pose(stage.now).box
                assert not box.overlaps(market), card
                assert not box.overlaps(Z.reading), card
        stage.advance(1 / 60)
        if stage.stop is not None:
            stage.go_on()
    assert swapped
    assert stage.view == view(state)


def test_a_card_that_may_decide_turns_slowly(new_match: Callable[..., Match]) -> None:
    stage = Stage(view(new_match(2, 2).state), Z)
    card = stage.view.rows[0][0]
    lasted = []
    for decisive in (False, True):
        stage.decisive = decisive
        drawn = CardMoved(card, Location(Zone.DECK, 0), Location(Zone.ROW, 0))
        stage.view.rows[0].remove(card)
        stage.view.decks[0] += 1
        stage.play([drawn])
        lasted.append(stage.motions[card].lasts)
        stage.skip()
    assert lasted[1] == DECISIVE > 2 * lasted[0]


def test_the_tokens_of_a_restored_habitat_flash_after_its_moment(
    new_match: Callable[..., Match],
) -> None:
    stage = Stage(view(new_match(2, 2).state), Z)
    stage.play([HabitatRestored(ICE, Cause.CONSUMERS), TokensTurned(P0, 7)])
    assert not any(effect.kind is EffectKind.TOKENS for effect in stage.effects)
    while stage.show is not None:
        stage.advance(0.1)
    stage.advance(0.1)
    assert any(effect.kind is EffectKind.TOKENS for effect in stage.effects)
