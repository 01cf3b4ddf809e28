"""A restored habitat, an impact and the end of a match own the screen for a while."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.cards.impact_emblems import PLAQUE
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.panels import moment_painters
from ecosfera.games.baltica.panels.sea_state import beside
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import events as ev
from ecosfera.games.baltica.rules.cards import COAST, ICE, MUD, OPEN_WATER, RIVER, ROCK
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.events import Cause, Zone
from ecosfera.games.baltica.rules.ids import HabitatId
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.stage.moment import (
    AT_ONCE,
    OPENS,
    READ,
    RESTORED,
    MomentKind,
    coming_moment,
    moment_words,
)
from ecosfera.games.baltica.stage.positions import Hex, impact_flower
from ecosfera.games.baltica.stage.stage import Stage
from ecosfera.games.baltica.stage.timing import BREATH, LIES, EffectKind, StopKind
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.games.game_screens import TableResult
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.app.app import App
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import Fitted, Text
from ecosfera.ui.settings import Motion, Settings
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import WAITING, Pilot
from tests.program import services

Z = zones(1366, 768, 1.0, 2, 2)
STEP = 1 / 60
SIGN = 0.76
"""The part of the height of its tile over which the sign of an impact is drawn."""
MARK = 12
"""Diameter in units of the mark that may not touch the emblem, without its white edge."""


@pytest.fixture
def stage(new_match: Callable[..., Match]) -> Stage:
    return Stage(view(new_match(2, 2).state), Z)


def seconds_until_idle(stage: Stage) -> float:
    for n in range(2000):
        if stage.idle:
            return n * STEP
        stage.advance(STEP)
    pytest.fail("the stage never comes to rest")


def test_a_habitat_owns_the_screen_until_its_caption_can_be_read_aloud(stage: Stage) -> None:
    assert RESTORED >= 3.5
    stage.play([ev.CardsUsed(tuple(stage.view.rows[0][:2])), *restoring(ICE)])
    animals = tuple(stage.view.rows[0][:2])
    lasted = seconds_until_idle(stage)
    assert RESTORED <= lasted <= RESTORED + 0.4
    assert stage.show is None
    stage.play([ev.CardsUsed(animals), *restoring(MUD)])
    stage.advance(0.5)
    assert stage.show is not None
    assert stage.show.moment.animals == animals
    assert stage.show.moment.restored == (ICE, MUD)


def test_the_words_of_a_habitat_stand_long_enough_to_be_read(stage: Stage) -> None:
    stand = moment_painters.CLOSES - moment_painters.WRITTEN
    for reading, least in ((1.0, 3.5), (0.4, 2.0)):
        stage.reading = reading
        stage.play(restoring(ICE))
        assert stage.show is not None
        assert stand * stage.show.lasts >= least
        stage.skip()
        assert stage.show is None


def test_a_moment_says_whose_deed_it_is_and_who_had_passed_a_card(
    stage: Stage, teller: Phrases
) -> None:
    given, own = stage.view.rows[1][0], stage.view.rows[0][0]
    passed = ev.CardMoved(given, ev.Location(Zone.ROW, 1), ev.Location(Zone.ROW, 0))
    stage.play([passed, ev.CardsUsed((given, own)), *restoring(ICE)])
    while stage.show is None:
        stage.advance(STEP)
    _, lines = moment_words(teller.book, stage.show.moment, teller.people)
    assert lines[-1].startswith("Anna restored")
    assert "Elias" in lines[-1]
    assert teller.book.inside(given) in lines[-1]
    assert len(moment_words(teller.book, stage.show.moment)[1]) == len(lines) - 1


def test_a_card_that_was_taken_back_is_no_gift(stage: Stage) -> None:
    given, own = stage.view.rows[1][0], stage.view.rows[0][0]
    before = stage.view
    stage.play([ev.CardMoved(given, ev.Location(Zone.ROW, 1), ev.Location(Zone.ROW, 0))])
    stage.snap(before)
    stage.play([ev.CardsUsed((given, own)), *restoring(ICE)])
    while stage.show is None:
        stage.advance(STEP)
    assert stage.show.moment.deed is not None
    assert not stage.show.moment.deed.gifts


def test_the_last_habitat_has_its_moment_before_the_picture_of_the_end(stage: Stage) -> None:
    stage.view.habitats = [ICE, MUD, RIVER, ROCK, OPEN_WATER]
    stage.play([*restoring(COAST), ev.GameEnded(Outcome.WON)])
    kinds = []
    while stage.stop is None:
        assert stage.show is not None
        kinds.append(stage.show.moment.kind)
        stage.advance(STEP)
    assert kinds[0] is MomentKind.RESTORED
    assert kinds[-1] is MomentKind.WON


def test_a_key_in_the_last_habitats_moment_leads_to_the_picture_of_the_end(stage: Stage) -> None:
    stage.view.habitats = [ICE, MUD, RIVER, ROCK, OPEN_WATER]
    stage.play([*restoring(COAST), ev.GameEnded(Outcome.WON)])
    stage.skip()
    assert stage.show is not None
    assert stage.show.moment.kind is MomentKind.WON
    assert stage.engrossed
    assert stage.stop is None


def test_the_table_darkens_before_the_last_habitat_only(stage: Stage) -> None:
    animals = tuple(stage.view.rows[0][:2])
    for restored, dark in (([ICE, MUD], []), ([ICE, MUD, RIVER, ROCK, OPEN_WATER], [COAST])):
        stage.view.habitats = list(restored)
        stage.play([ev.CardsUsed(animals), *restoring(COAST)])
        breaths = [effect for effect in stage.effects if effect.kind is EffectKind.BREATH]
        assert [effect.which for effect in breaths] == dark
        assert all(effect.cards == animals for effect in breaths)
        stage.advance(2.0)
        stage.skip()


def test_several_habitats_share_one_moment(stage: Stage) -> None:
    stage.play(restoring(ICE, MUD, ROCK))
    assert stage.show is not None
    assert stage.show.moment.habitats == (ICE, MUD, ROCK)
    assert seconds_until_idle(stage) <= AT_ONCE + 0.1


@pytest.mark.parametrize("pace", [0.0, 0.3, 1.0])
def test_several_habitats_at_once_can_be_read_aloud_at_every_pace(
    stage: Stage, pace: float
) -> None:
    stage.pace = pace
    stage.play(restoring(ICE, MUD))
    assert stage.show is not None
    assert stage.show.lasts == AT_ONCE
    assert AT_ONCE * (1 - OPENS) > 3.5
    tiles = [effect for effect in stage.effects if effect.kind is EffectKind.TILE]
    assert all(effect.begins >= stage.show.ends for effect in tiles)
    stage.skip()
    assert stage.show is None, "a key ends it"


def test_nothing_else_happens_before_the_moment_is_over(stage: Stage) -> None:
    card = stage.view.rows[0][0]
    stage.play([*restoring(ICE), ev.PolicyDrawn(card)])
    stage.advance(RESTORED - 0.1)
    assert stage.stop is None
    stage.advance(0.2)
    assert stage.stop is not None


def test_an_impact_takes_hardly_longer_than_a_success(stage: Stage) -> None:
    """It says what it stands for, which a success need not, and waits to be read."""
    stage.play([ev.ImpactPlaced(Cause.POLICY), ev.ImpactPlaced(Cause.POLICY)])
    while stage.engrossed:
        stage.advance(STEP)
    assert stage.now <= 1.5 * RESTORED + 0.1
    assert stage.telling is not None


def test_a_turn_that_is_hurried_hurries_no_moment(stage: Stage) -> None:
    stage.pace, stage.slowest = 0.3, 1.0
    stage.play(restoring(ICE))
    assert stage.show is not None
    assert stage.show.lasts == RESTORED
    assert stage.pace == 0.3


@pytest.mark.parametrize("pace", [0.0, 0.3, 1.0])
def test_skipping_ends_a_moment_but_never_leaves_one_out(stage: Stage, pace: float) -> None:
    stage.pace = pace
    stage.play([ev.CardsUsed(tuple(stage.view.rows[0][:2])), *restoring(ICE, MUD)])
    while stage.show is None:
        stage.skip()
    assert stage.engrossed
    stage.skip()
    assert not stage.engrossed
    assert stage.idle


def test_without_motion_a_moment_stands_still_and_needs_no_input(stage: Stage) -> None:
    stage.pace = 0.0
    stage.play(restoring(ICE))
    assert stage.show is not None
    assert stage.show.still
    assert seconds_until_idle(stage) == pytest.approx(READ, abs=0.05)


def test_the_sixth_habitat_and_the_sixth_impact_stay_until_the_players_go_on(stage: Stage) -> None:
    stage.view.habitats = [ICE, MUD, RIVER, ROCK, OPEN_WATER]
    stage.play([*restoring(COAST), ev.GameEnded(Outcome.WON)])
    stage.advance(10.0)
    stage.advance(10.0)
    assert stage.show is not None
    assert stage.show.moment.kind is MomentKind.WON
    assert not stage.idle
    stage.go_on()
    assert stage.idle
    assert stage.show is None


def test_a_held_breath_comes_before_the_last_habitat_only(stage: Stage) -> None:
    animals = tuple(stage.view.rows[0][:2])
    waits = []
    for restored in ([ICE, MUD], [ICE, MUD, RIVER, ROCK, OPEN_WATER]):
        stage.view.habitats = list(restored)
        stage.play([ev.CardsUsed(animals), *restoring(COAST)])
        waits.append(0.0)
        while stage.show is None:
            stage.advance(0.05)
            waits[-1] += 0.05
        stage.skip()
        stage.go_on()
    assert BREATH - 0.3 < waits[1] - waits[0] < BREATH
    assert waits[1] < 1.6


def test_the_held_breath_can_be_skipped_and_needs_motion(stage: Stage) -> None:
    stage.view.habitats = [ICE, MUD, RIVER, ROCK, OPEN_WATER]
    for pace in (1.0, 0.0):
        stage.pace = pace
        stage.play([ev.CardsUsed(tuple(stage.view.rows[0][:2])), *restoring(COAST)])
        if pace:
            stage.skip()
        stage.advance(0.05)
        assert stage.show is not None
        stage.skip()
        stage.go_on()
        stage.view.habitats = stage.view.habitats[:5]


def test_the_coming_moment_is_known_before_it_is_shown(new_match: Callable[..., Match]) -> None:
    match = situated("restore", new_match(2, 2))
    action = next(a for a in legal(match.state) if isinstance(a, act.RestoreHabitats))
    _, events = apply(match.state, action)
    coming = coming_moment(events, view(match.state))
    assert coming is not None
    assert coming.animals == action.consumers
    stage = Stage(view(match.state), Z)
    stage.play(events)
    while stage.show is None or not stage.show.moment.large:
        stage.skip()
    assert stage.show.moment == coming


@pytest.mark.parametrize("motion", ["off", "full"])
def test_a_moment_covers_the_table_and_any_key_ends_it(
    new_match: Callable[..., Match], pictures: Pictures, motion: Motion
) -> None:
    match = situated("restore", new_match(2, 2))
    app = offscreen((1024, 576), Settings(language="en", motion=motion), pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), match)
    pilot = Pilot(app)
    ends: list[TableResult] = []
    app.stack.push(scene, ends.append)
    pilot.step()
    before = app.canvas.surface.copy()
    action = next(a for a in legal(match.state) if isinstance(a, act.RestoreHabitats))
    scene.act(action)
    pilot.wait(1.2)
    assert not same_corner(app.canvas.surface, before)
    assert not scene.controller.ready
    assert any(told.endswith("of 6 habitats") for told in pilot.spoken)
    for _ in range(3):
        if scene.controller.stage.engrossed:
            pilot.key("space")
    assert not scene.controller.stage.engrossed
    assert not ends


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
@pytest.mark.parametrize(("size", "scale"), [((1024, 576), 2.0), ((1366, 768), 1.0)])
@pytest.mark.parametrize("name", ["restored", "won", "lost"])
def test_the_large_words_stay_in_the_window(
    new_match: Callable[..., Match],
    pictures: Pictures,
    monkeypatch: pytest.MonkeyPatch,
    name: str,
    size: tuple[int, int],
    scale: float,
    lang: str,
) -> None:
    situation = next(s for s in situations() if s.name == name)
    match = find(new_match(2, 2).state.catalogue, situation)
    settings = Settings(language=lang, motion="off", scale=scale)
    app = offscreen(size, settings, pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), match)
    pilot = Pilot(app)
    app.stack.push(scene)
    action = situation.action(match.state)
    assert action is not None
    scene.act(action)
    stage, wanted = scene.controller.stage, MomentKind(name)
    while stage.show is None or stage.show.moment.kind is not wanted:
        scene.controller.go_on()
    boxes: list[pygame.Rect] = []
    place = Text.place

    def noted(
        text: Text, target: pygame.Surface, fit: Fitted, box: pygame.Rect, *args: Any, **more: Any
    ) -> None:
        assert fit.whole
        assert boxes or name == "restored" or len(fit.lines) == 1
        boxes.append(box)
        place(text, target, fit, box, *args, **more)

    monkeypatch.setattr(moment_painters, "prepare", lambda *_: iter(()))
    monkeypatch.setattr(Text, "place", noted)
    scene.display.moments.draw(app.canvas.surface, scene.frame, scene.controller.stage)
    assert boxes
    window = pygame.Rect((0, 0), size)
    assert all(window.contains(box) for box in boxes)
    if wanted is not MomentKind.RESTORED:
        scene.controller.stage.advance(10.0)
        pilot.step()
        assert scene.display.prompt is not None
        assert boxes[0].bottom <= round(scene.display.prompt.box.y)


@pytest.mark.parametrize("name", ["won", "lost"])
def test_the_picture_of_the_end_lives_for_as_long_as_it_is_seen(
    new_match: Callable[..., Match], pictures: Pictures, name: str
) -> None:
    app, scene, pilot = ended(name, new_match(2, 2), pictures, "full")
    assert scene.display.prompt is not None
    assert not scene.moving
    strip = pygame.Rect(*map(round, scene.display.prompt.box))
    for _ in range(2):
        before = app.canvas.surface.copy()
        pilot.wait(2.0)
        changed = differing(before, app.canvas.surface)
        assert changed > 300
        parts = before.subsurface(strip).copy(), app.canvas.surface.subsurface(strip).copy()
        assert differing(*parts) == 0


def test_the_picture_of_the_end_stands_still_without_full_motion(
    new_match: Callable[..., Match], pictures: Pictures
) -> None:
    app, _, pilot = ended("won", new_match(2, 2), pictures, "brisk")
    before = app.canvas.surface.copy()
    pilot.wait(2.0)
    assert differing(before, app.canvas.surface) == 0


@pytest.mark.parametrize("name", ["won", "lost"])
def test_no_frame_reads_the_pictures_of_several_tiles(
    new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    # Pictures of its own: those of other tests are in the caches.
    app = offscreen((1366, 768), Settings(language="en", motion="full"), None, INTENTS)
    match = situated(name, new_match(2, 2))
    scene = TableScene(app.context, services(app.context), match)
    pilot = Pilot(app)
    app.stack.push(scene)
    pilot.step()
    read: list[str] = []
    load = pygame.image.load

    def noted(path: Any, *more: str) -> pygame.Surface:
        read.extend([str(path)] if "tiles" in str(path) else [])
        return load(path, *more)

    monkeypatch.setattr(pygame.image, "load", noted)
    action = next(s for s in situations() if s.name == name).action(match.state)
    assert action is not None
    scene.act(action)
    stage, shown = scene.controller.stage, 0
    for _ in range(600):
        read.clear()
        pilot.frame()
        shown += stage.show is not None and stage.show.moment.large
        assert len(read) <= 3
        if stage.telling is not None and not shown:
            scene.controller.go_on()
    assert shown > 10


@pytest.mark.parametrize("radius", [12.0, 60.0, 140.0, 400.0])
def test_an_iris_shows_the_picture_inside_a_hexagon_only(radius: float) -> None:
    target, picture = pygame.Surface((200, 120)), pygame.Surface((200, 124))
    picture.fill("red")
    moment_painters.draw_iris(target, picture, Hex(100, 60, radius), 4, 2)
    assert target.get_at((100, 60))[:3] == (255, 0, 0)
    covered = radius >= moment_painters.covering(100, 60, (200, 120))
    corner = target.get_at((0, 0))[:3]
    assert (corner == (255, 0, 0)) == covered


def test_the_sea_changes_in_sight_once_an_impact_tile_lies(
    new_match: Callable[..., Match], pictures: Pictures
) -> None:
    app = offscreen((1366, 768), Settings(language="en", motion="full"), pictures, INTENTS)
    match = situated("costly-end", new_match(2, 1))
    scene = TableScene(app.context, services(app.context), match)
    app.stack.push(scene)
    pilot = Pilot(app)
    pilot.settle()
    stage, sea = scene.controller.stage, scene.display.canvas.sea
    scene.act(act.END_TURN)
    while stage.show is None:
        pilot.frame()
        if stage.telling is not None and stage.telling.kind is not StopKind.STRIKE:
            scene.controller.go_on()
    beside = pygame.Rect(900, 620, 150, 140)
    before = app.canvas.surface.subsurface(beside).copy()
    while stage.show is not None and stage.show.share(stage.now) < LIES:
        assert not sea.changing
        pilot.frame()
    seconds = 0.0
    pilot.frame()
    while sea.changing:
        seconds += WAITING * sea.blending
        time.sleep(WAITING)
        pilot.frame()
    assert 1 < seconds <= 1.5
    assert stage.show is not None
    assert stage.show.moment.kind is MomentKind.IMPACT
    pilot.app.show(0.0)
    assert differing(before, app.canvas.surface.subsurface(beside).copy()) > 3000
    assert sea.harms == scene.controller.impacts != ()


def ended(
    name: str, match: Match, pictures: Pictures, motion: Motion
) -> tuple[App, TableScene, Pilot]:
    """Return a match whose end has unfolded."""
    app = offscreen((1024, 576), Settings(language="en", motion=motion), pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), situated(name, match))
    pilot = Pilot(app)
    app.stack.push(scene)
    pilot.step()
    action = next(s for s in situations() if s.name == name).action(scene.match.state)
    assert action is not None
    scene.act(action)
    for _ in range(12):
        pilot.wait(1.0)
        if scene.controller.stage.show is None:
            scene.controller.go_on()
    return app, scene, pilot


def differing(one: pygame.Surface, two: pygame.Surface) -> int:
    """Return the number of pixels in which two pictures differ."""
    first, second = one.get_buffer().raw, two.get_buffer().raw
    return sum(a != b for a, b in zip(first, second, strict=True)) // 4


def restoring(*habitats: HabitatId) -> list[ev.Event]:
    return [ev.HabitatRestored(habitat, Cause.CONSUMERS) for habitat in habitats]


def situated(name: str, match: Match) -> Match:
    return find(match.state.catalogue, next(s for s in situations() if s.name == name))


def same_corner(one: pygame.Surface, two: pygame.Surface) -> bool:
    places = [(x, y) for x in (20, 60, 900) for y in (560, 500)]
    return all(one.get_at(place) == two.get_at(place) for place in places)


def test_the_mark_of_a_new_impact_leaves_its_emblem_free() -> None:
    for width, height in ((1024, 576), (1366, 768), (1920, 1080)):
        where = zones(width, height, 1.0, 2, 1)
        flower = impact_flower(where)
        for place in flower.tiles:
            x, y = beside(place, flower.centre)
            reach = SIGN * PLAQUE * place.radius
            assert math.hypot(x - place.cx, y - place.cy) >= reach + 0.5 * MARK * where.unit
