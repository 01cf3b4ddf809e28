"""The picture of the table: where only a part of it is drawn again, it looks the same."""

from __future__ import annotations

from dataclasses import replace

import pygame

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import sea_state
from ecosfera.games.baltica.rules.actions import END_TURN
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.timing import EffectKind
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from tests.games.baltica.rules.positions import catalogue
from tests.program import quiet, services

SIZE = (1024, 640)


def content(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


def test_what_is_drawn_again_while_cards_fly_looks_as_if_all_were(pictures: Pictures) -> None:
    situation = next(s for s in situations() if s.name == "long-rows")
    match = Match(BalticaGame(catalogue()), find(catalogue(), situation).state)
    settings = Settings(language="en", motion="full", games=quiet())
    app = offscreen(SIZE, settings, pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), match)
    app.stack.push(scene)
    picture, window, whole = (pygame.Surface(SIZE) for _ in range(3))
    app.stack.draw(picture)
    window.blit(picture, (0, 0))
    scene.act(END_TURN)
    parts = handed = frames = 0
    while scene.moving and frames < 300:
        scene.update(1 / 60)
        touched = app.stack.draw(picture)
        parts += touched is not None
        effects = [effect.kind for effect in scene.controller.stage.effects]
        handed += touched is not None and effects == [EffectKind.BANNER]
        for box in [picture.get_rect()] if touched is None else touched:
            window.blit(picture, box, box)
        frames += 1
        if frames % 4 == 0 and not scene.display.canvas.changing:
            scene.display.draw(whole)
            assert content(picture) == content(window) == content(whole)
        if scene.controller.prompt is not None:
            scene.controller.go_on()
    assert parts > 50
    assert handed > 50, "the banner of the turn is drawn once"


def test_the_place_of_the_impact_that_ends_the_match_is_marked_from_the_start(
    pictures: Pictures,
) -> None:
    situation = next(s for s in situations() if s.name == "start")
    match = Match(BalticaGame(catalogue()), find(catalogue(), situation).state)
    app = offscreen(SIZE, Settings(language="en", motion="off"), pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), match)
    app.stack.push(scene)
    picture = pygame.Surface(SIZE)
    sea_state.impacts(picture, scene.frame)
    reddest = []
    for place in positions.impact_flower(scene.frame.zones).tiles:
        box = pygame.Rect(*map(round, place.box)).clip(picture.get_rect())
        # Between the slanting sides, where no neighbour is.
        rows = range(box.centery - box.height // 6, box.centery + box.height // 6)
        tones = (picture.get_at((x, y)) for x in range(box.left, box.right) for y in rows)
        reddest.append(max(tone.r - tone.g for tone in tones))
    assert reddest[-1] > 2 * max(reddest[:-1]) + 20


def test_a_picture_drawn_whole_is_the_one_that_later_pictures_continue(pictures: Pictures) -> None:
    situation = next(s for s in situations() if s.name == "long-rows")
    match = Match(BalticaGame(catalogue()), find(catalogue(), situation).state)
    settings = Settings(language="en", motion="off", games=quiet())
    app = offscreen(SIZE, settings, pictures, INTENTS)
    scene = TableScene(app.context, services(app.context), match)
    app.stack.push(scene)
    app.stack.update(1 / 60)
    canvas, stage = scene.display.canvas, scene.controller.stage
    picture, later, whole = (pygame.Surface(SIZE) for _ in range(3))
    canvas.draw(picture, scene.frame, stage)
    assert content(picture) == content(canvas.still)
    canvas.spoil()
    canvas.draw(picture, scene.frame, stage)
    pointed = replace(scene.frame, pointed=Target(TargetKind.MARKET, which=0))
    canvas.draw(later, pointed, stage)
    canvas.forget()
    canvas.draw(whole, pointed, stage)
    assert content(later) == content(whole) != content(picture)
