"""Moments: the sun over an area, the win, a player who goes out; and the map that greens."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from ecosfera.games.co2.moves.race import threats
from ecosfera.games.co2.panels.leap import numbers_of
from ecosfera.games.co2.panels.moment_overlay import words
from ecosfera.games.co2.province import LEVELS, Province, draw_map, level_of
from ecosfera.games.co2.rules.actions import Buy
from ecosfera.games.co2.rules.events import Traded
from ecosfera.games.co2.rules.fold import fold
from ecosfera.games.co2.rules.state import Debt, DebtCause, Offer, State
from ecosfera.games.co2.stage.effects import EffectKind
from ecosfera.games.co2.stage.moment import Moment, MomentKind, leader, moments_of
from ecosfera.games.co2.stage.stage import SEEN, Stage, cue_of
from ecosfera.games.co2.stage.zones import zones
from ecosfera.games.co2.table.scene import TableScene
from ecosfera.ui.draw.metrics import Metrics
from tests.flashes import MOST, RATE, FlashWatch
from tests.games.co2.conftest import Table
from tests.games.co2.rules.positions import P0, P1, P2, Seat, position, side

SitDown = Callable[..., Table]
HAND = "green_building biodiversity biodiversity biodiversity biodiversity biodiversity"
ALMOST = "soliera:4 campogalliano:4 carpi:3"


def almost(**config: int) -> State:
    """One card completes the Secchia plain."""
    return position(Seat(at=16, owns=ALMOST, hand=HAND), Seat(), config=config)


def shown(table: TableScene) -> Moment | None:
    show = table.controller.stage.show
    return None if show is None else show.moment


def test_the_sun_over_an_area_owns_the_screen_until_a_key_is_pressed(sit_down: SitDown) -> None:
    pilot, table = sit_down(almost())
    pilot.click("card-0")
    moment = shown(table)
    assert moment is not None
    assert (moment.kind, moment.players, moment.bonus) == (MomentKind.SUN, (P0,), 9)
    assert not table.controller.ready
    pilot.wait(SEEN)
    pilot.key("space")
    assert shown(table) is None
    assert table.controller.ready
    assert any("Secchia plain: The sun shines! Player\u00a01: +9" in told for told in pilot.spoken)


@pytest.mark.parametrize("pace", ["normal", "quick"])
def test_no_haste_skips_a_sun_before_it_was_seen(sit_down: SitDown, pace: str) -> None:
    """Space is pressed all the time, while the pawn climbs and when the sun has just appeared."""
    pilot, table = sit_down(almost(), motion="full")
    table.controller.speed = pace
    pilot.click("card-0")
    stage, seen = table.controller.stage, []
    while not table.controller.ready:
        pilot.key("space")
        if stage.show is not None and stage.show.begun(stage.now):
            seen.append(stage.now)
    assert seen[-1] - seen[0] > 0.8 * SEEN


def test_a_moment_ends_by_itself(sit_down: SitDown) -> None:
    pilot, table = sit_down(almost(), motion="full")
    pilot.click("card-0")
    pilot.settle()
    assert shown(table) is None
    assert table.controller.ready


def test_a_click_skips_a_moment_and_does_nothing_else(sit_down: SitDown) -> None:
    pilot, table = sit_down(almost())
    pilot.click("card-0")
    pilot.wait(SEEN)
    pilot.click("turn")
    assert shown(table) is None
    assert table.match.state.view.turn.player == P0


def test_the_win_comes_after_the_sun(sit_down: SitDown) -> None:
    pilot, table = sit_down(almost(goal=12))
    pilot.click("card-0")
    kinds = []
    while (moment := shown(table)) is not None:
        kinds.append(moment.kind)
        pilot.wait(SEEN)
        pilot.key("return")
    assert kinds == [MomentKind.SUN, MomentKind.WON]
    assert table.controller.over


def test_neither_the_sun_nor_the_win_flashes(sit_down: SitDown) -> None:
    pilot, table = sit_down(almost(goal=12), motion="full")
    pilot.click("card-0")
    watch, seen = FlashWatch(), set()
    for _ in range(20 * RATE):
        assert watch.step(pilot) <= MOST
        moment = shown(table)
        seen.add(None if moment is None else moment.kind)
        if table.controller.over and moment is None:
            break
    assert seen >= {MomentKind.SUN, MomentKind.WON}


def test_a_bankrupt_player_is_told_of(sit_down: SitDown) -> None:
    debt = Debt(P0, DebtCause.RENT, 0, 600, P1)
    seats = Seat(at=16, euros=300), Seat(owns="carpi:2"), Seat()
    pilot, table = sit_down(position(*seats, pending=[debt]))
    pilot.click("line-2")
    moment = shown(table)
    assert moment is not None
    assert (moment.kind, moment.players) == (MomentKind.OUT, (P0,))


@pytest.mark.parametrize(("computers", "kind"), [((1, 2), MomentKind.LEAD), ((1,), None)])
def test_a_trade_of_computers_that_changes_who_leads_is_told(
    computers: tuple[int, ...], kind: MomentKind | None
) -> None:
    """Who has traded knows what it has changed, so a trade with a person is not stopped for."""
    offer = Offer(P2, side(euros=600), side("carpi"))
    seats = Seat(owns="sestola"), Seat(at=5, euros=900), Seat(owns="carpi")
    start = position(*seats, player=P1, took="credit", pending=[offer]).view
    assert leader(start) == P1
    trade = Traded(P1, P2, offer.give, offer.get)
    stage = Stage(start, zones(Metrics(), 3), 1.0, lambda *_: None, computers)
    stage.view = fold(start, trade)
    moment = stage.moment_of(trade, start)
    assert (None if moment is None else moment.kind) is kind
    if moment is not None:
        assert moment.players == (P2,)


def test_a_trade_of_computers_that_lets_somebody_win_next_is_told() -> None:
    owns = "pavullo:4 vignola:4 nonantola:4 bomporto:4 soliera:3"
    near = Seat(owns=owns, hand="public_transport", credits=1, euros=900)
    seats = Seat(), Seat(at=5, owns="guiglia:4"), near
    start = position(*seats, player=P1, took="credit", config={"goal": 10}).view
    assert not threats(start)
    trade = Traded(P1, P2, side("guiglia"), side(euros=900))
    stage = Stage(start, zones(Metrics(), 3), 1.0, lambda *_: None, (1, 2))
    stage.view = fold(start, trade)
    moment = stage.moment_of(trade, start)
    assert moment is not None
    assert (moment.kind, moment.players) == (MomentKind.NEAR, (P2,))


def test_an_area_that_comes_together_by_a_trade_or_a_purchase_is_a_moment(
    sit_down: SitDown,
) -> None:
    start = position(Seat(at=1, owns="frassinoro montefiorino:2"), Seat())
    pilot, table = sit_down(start, motion="full")
    number = next(n for n, move in enumerate(table.controller.moves) if move.action == Buy())
    pilot.click(f"line-{number}")
    while table.controller.stage.show is None:
        pilot.step()
    moment = table.controller.stage.show.moment
    assert (moment.kind, moment.players, moment.areas) == (MomentKind.WHOLE, (P0,), (0,))
    title, lines = words(table.frame, moment)
    assert (title, lines) == (
        "A whole area: Mountains!",
        (
            "Player\u00a01 · 10 actions to the sun (+4)",
            "Once all of it is done: balance 11 (the goal is 20)",
        ),
    )
    before = position(Seat(owns="frassinoro montefiorino"), Seat(owns="pavullo carpi")).view
    event = Traded(P0, P1, side(euros=500), side("pavullo"))
    after = fold(before, event)
    (traded,) = moments_of(event, before, after)
    assert (traded.kind, traded.players) == (MomentKind.WHOLE, (P0,))
    assert cue_of(event, before, after) == "chord"


BOTH = Seat(at=5, owns="frassinoro montefiorino carpi"), Seat(owns="pavullo soliera campogalliano")
"""Carpi for Pavullo completes an area for each of the two players."""


def test_a_trade_that_completes_areas_for_both_has_a_moment_for_each(sit_down: SitDown) -> None:
    offer = Offer(P1, side("carpi"), side("pavullo"))
    start = position(*BOTH, player=P0, took="credit", pending=[offer])
    pilot, table = sit_down(start, motion="full")
    seen: list[Moment] = []
    chords: list[str] = []
    table.controller.stage.on_sound = chords.append
    pilot.wait(0.5)
    pilot.click("accept")
    for _ in range(600):
        pilot.step()
        moment = shown(table)
        if moment is not None and moment not in seen:
            seen.append(moment)
        if seen and moment is None:
            break
    assert [(m.kind, m.players) for m in seen] == [
        (MomentKind.WHOLE, (P0,)),
        (MomentKind.WHOLE, (P1,)),
    ]
    assert chords.count("chord") == 2, "each is heard"
    assert table.controller.ready


def test_a_press_leads_from_one_moment_of_a_trade_to_the_next_one(sit_down: SitDown) -> None:
    offer = Offer(P1, side("carpi"), side("pavullo"))
    pilot, table = sit_down(position(*BOTH, player=P0, took="credit", pending=[offer]))
    pilot.wait(0.5)
    pilot.click("accept")
    for player in (P0, P1):
        moment = shown(table)
        assert moment is not None
        assert moment.players == (player,)
        assert not table.controller.ready
        pilot.wait(SEEN)
        pilot.key("space")
    assert shown(table) is None
    assert table.controller.ready


def test_an_area_that_comes_together_is_told_before_who_could_win_now() -> None:
    owns = "pavullo:4 vignola:4 nonantola:4 bomporto:4 soliera:3 campogalliano:4"
    near = Seat(owns=owns, hand="public_transport", credits=1, euros=900)
    seats = Seat(), Seat(at=5, owns="guiglia:4 carpi:4"), near
    before = position(*seats, player=P1, took="credit", config={"goal": 12}).view
    trade = Traded(P1, P2, side("guiglia carpi"), side(euros=900))
    found = moments_of(trade, before, fold(before, trade))
    assert [moment.kind for moment in found] == [MomentKind.WHOLE, MomentKind.NEAR]


def test_the_province_is_as_green_as_the_balances() -> None:
    poor = level_of(position(Seat(owns="carpi soliera pavullo mirandola"), Seat()).view)
    even = level_of(position(Seat(), Seat()).view)
    sunny = level_of(position(Seat(owns="soliera:4 campogalliano:4 carpi:4"), Seat()).view)
    assert 0 < poor < even < sunny < LEVELS


@pytest.fixture
def picture() -> pygame.Surface:
    found = pygame.Surface((40, 48))
    found.fill((40, 160, 60))
    return found


def tone(picture: pygame.Surface, level: int) -> pygame.Color:
    """Return the colour of a map of one colour at a level."""
    target = picture.copy()
    draw_map(target, picture, target.get_rect(), level)
    return target.get_at((5, 5))


def test_the_map_changes_band_by_band_from_the_bottom(picture: pygame.Surface) -> None:
    province = Province(picture.get_size())
    assert not province.whole
    for _ in province.paint(picture, 0):
        pass
    assert province.whole
    province.change(picture, LEVELS)
    assert province.surface.get_at((5, 47)) == tone(picture, LEVELS)
    assert province.surface.get_at((5, 5)) == tone(picture, 0)
    for _ in province.paint(picture, LEVELS):
        pass
    assert province.settled(LEVELS)


def test_a_part_of_the_map_looks_as_it_does_in_the_whole(picture: pygame.Surface) -> None:
    picture.fill((200, 30, 30), (0, 0, 20, 24))
    whole, part = picture.copy(), picture.copy()
    draw_map(whole, picture, whole.get_rect(), 1)
    draw_map(part, picture, pygame.Rect(10, 10, 20, 30), 1)
    for at in ((12, 12), (25, 12), (12, 30), (29, 39)):
        assert part.get_at(at) == whole.get_at(at)


def test_the_greyest_map_has_less_colour_than_the_greenest(picture: pygame.Surface) -> None:
    assert tone(picture, 0).hsva[1] < tone(picture, LEVELS).hsva[1]


def test_the_pawn_reaches_its_balance_before_the_moment_begins(sit_down: SitDown) -> None:
    pilot, table = sit_down(almost(), motion="full")
    pilot.click("card-0")
    stage = table.controller.stage
    while stage.show is None:
        pilot.step()
    climbs = [e for e in stage.effects if e.kind is EffectKind.CLIMB]
    assert climbs
    assert all(e.begins + e.lasts <= stage.show.begins for e in climbs)


@pytest.mark.parametrize(
    ("balance", "numbers"), [(12, range(3, 13)), (22, range(13, 23)), (-8, range(-15, -7))]
)
def test_the_pawn_leaps_as_far_as_the_bonus_carries_it(balance: int, numbers: range) -> None:
    moment = Moment(MomentKind.SUN, (P0,), balance, bonus=9)
    assert numbers_of(moment) == numbers


def test_the_win_is_the_longest_moment_with_and_without_motion() -> None:
    won, *others = (Moment(kind, (P0,), 20) for kind in (MomentKind.WON, *MomentKind))
    for pace in (0.0, 0.5, 1.0):
        rest = [moment.lasts(pace) for moment in others if moment.kind is not MomentKind.WON]
        assert won.lasts(pace) > max(rest)
