"""The sea behind the table, as composed from its painted parts."""

from __future__ import annotations

import itertools
import math
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera.games.baltica.content.journey import load_journey
from ecosfera.games.baltica.moves.impacts import KINDS
from ecosfera.games.baltica.panels.own_row import SHADE
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.stage.sea import Sea, SeaState, compose, composed_size, layers
from ecosfera.games.baltica.stage.sea_life import SHOALS, living
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.ui.draw import fish
from ecosfera.ui.draw.theme import PANEL, contrast, faded
from ecosfera.ui.stage.shoal import HERRINGS, Painted, Shoal, ShoalKind, water_colour

if TYPE_CHECKING:
    from ecosfera.games.baltica.moves.impacts import ImpactKind
    from ecosfera.games.baltica.rules.ids import HabitatId
    from ecosfera.ui.context import UiContext

SIZE = (320, 180)
PATIENT = 8.0
"""Seconds in which every change is over."""


def picture(context: UiContext, state: SeaState) -> bytes:
    return compose(context.pictures, state, SIZE).get_buffer().raw


def shown(sea: Sea) -> bytes:
    window = pygame.Surface(SIZE)
    sea.draw(window)
    return window.get_buffer().raw


def brightness(context: UiContext, state: SeaState) -> float:
    return sum(pygame.transform.average_color(compose(context.pictures, state, SIZE))[:3])


@pytest.mark.parametrize("habitat", EVERY_HABITAT)
def test_every_habitat_brings_life_of_its_own(context: UiContext, habitat: HabitatId) -> None:
    others = [(other,) for other in EVERY_HABITAT if other != habitat]
    with_it = picture(context, SeaState((habitat,)))
    assert with_it != picture(context, SeaState())
    assert with_it not in [picture(context, SeaState(other)) for other in others]


def test_every_place_of_the_journey_looks_different(context: UiContext) -> None:
    places = ["", *(sea.id for sea in load_journey())]
    seen = {place: compose(context.pictures, SeaState((), 0, place), SIZE) for place in places}
    for one, two in itertools.combinations(places, 2):
        corner = pygame.Rect(0, SIZE[1] // 2, SIZE[0] // 4, SIZE[1] // 2)
        tones = [pygame.transform.average_color(seen[place], corner)[:3] for place in (one, two)]
        assert math.dist(*tones) > 6, (one, two)
    sea = Sea(context, SIZE)
    sea.place = "bothnia"
    sea.show((), 0, at_once=True)
    assert shown(sea) == picture(context, SeaState((), 0, "bothnia"))


def open_water(rows: int) -> pygame.Rect:
    """Return where the picture shows the sea beside a row of five cards."""
    z = zones(1366, 768, 1.0, rows, 1)
    left, top, right = z.cards.x + 5 * (z.own[0] + z.gap), z.elements.bottom, z.discard.x
    part = (left, top, right - left, z.height - top)
    return pygame.Rect([round(each * SIZE[0] / z.width) for each in part])


def difference(one: pygame.Surface, two: pygame.Surface, part: pygame.Rect) -> float:
    """Return by how much two pictures differ in a part, per pixel and colour."""
    pairs = [
        zip(one.get_at((x, y))[:3], two.get_at((x, y))[:3], strict=True)
        for x in range(part.left, part.right, 2)
        for y in range(part.top, part.bottom, 2)
    ]
    return sum(abs(a - b) for pair in pairs for a, b in pair) / len(pairs) / 3


def harmed(context: UiContext, *harms: ImpactKind) -> pygame.Surface:
    return compose(context.pictures, SeaState((), 1, "", harms), SIZE)


@pytest.mark.parametrize("rows", [1, 2, 4])
def test_every_impact_harms_the_open_water_in_its_own_way(context: UiContext, rows: int) -> None:
    seen = [harmed(context), *(harmed(context, kind) for kind in KINDS)]
    names = ["none", *KINDS]
    for (one, first), (two, second) in itertools.combinations(zip(names, seen, strict=True), 2):
        assert difference(first, second, open_water(rows)) > 3.5, (one, two)


@pytest.mark.parametrize("kind", KINDS)
def test_the_names_of_the_piles_stay_readable_over_harm(
    context: UiContext, kind: ImpactKind
) -> None:
    z = zones(1366, 768)
    image = compose(context.pictures, SeaState(EVERY_HABITAT, 1, "", (kind,)), (1366, 768))
    own_row_shade = pygame.Surface((1366, 768), pygame.SRCALPHA)
    own_row_shade.fill(faded(PANEL, SHADE[3]))
    image.blit(own_row_shade, (0, 0))
    for pile in (z.deck, z.discard):
        for x in range(round(pile.x), round(pile.right), 4):
            for y in range(706, 728, 4):
                r, g, b, _ = image.get_at((x, y))
                assert contrast((255, 255, 255, 255), (r, g, b, 255)) >= 4.5


def test_the_sea_recovers_when_an_impact_is_taken_back(context: UiContext) -> None:
    sea = Sea(context, SIZE)
    sea.show((), 0, at_once=True)
    before = shown(sea)
    for number in (1, 0):
        sea.show((), number, KINDS[:number])
        for _ in range(round(PATIENT / 0.1)):
            sea.advance(0.1)
        assert (shown(sea) == before) == (number == 0)


def test_harm_is_the_same_each_time_it_is_painted(context: UiContext) -> None:
    one, two = (harmed(context, *KINDS[:5]).get_buffer().raw for _ in range(2))
    assert one == two


def test_a_restored_sea_is_brighter_and_a_dead_one_darker_than_the_first(
    context: UiContext,
) -> None:
    first = brightness(context, SeaState())
    assert brightness(context, SeaState(EVERY_HABITAT)) > 1.05 * first
    assert brightness(context, SeaState((), IMPACT_TILES)) < 0.85 * first


def test_every_impact_covers_more_of_the_life() -> None:
    covered = [dict(layers(SeaState((), n))).get("sea/dead", 0) for n in range(IMPACT_TILES + 1)]
    assert covered == sorted(set(covered))
    assert covered[0] == 0
    assert covered[-1] == 1


def test_nothing_lives_in_the_sea_of_six_impacts(context: UiContext) -> None:
    lost = SeaState(EVERY_HABITAT, IMPACT_TILES)
    assert picture(context, lost) == picture(context, SeaState((), IMPACT_TILES))


@pytest.mark.parametrize(
    "size", [(1366, 768), (1024, 768), (2560, 1080), (3840, 2160), (800, 1200)]
)
def test_the_picture_fills_a_window_of_any_shape(context: UiContext, size: tuple[int, int]) -> None:
    assert compose(context.pictures, SeaState(), size).get_size() == size
    wide, high = composed_size(size)
    assert wide <= 1920
    assert high <= 1080
    assert wide / high == pytest.approx(size[0] / size[1], rel=0.01)


def test_the_sea_changes_gradually_into_its_next_state(context: UiContext) -> None:
    sea = Sea(context, SIZE)
    sea.show((), 0, at_once=True)
    before = shown(sea)
    sea.show(EVERY_HABITAT, 0)
    assert sea.changing
    assert shown(sea) == before
    seen = {before}
    for _ in range(round(PATIENT / 0.1)):
        sea.advance(0.1)
        seen.add(shown(sea))
    assert not sea.changing
    assert shown(sea) == picture(context, SeaState(EVERY_HABITAT))
    assert len(seen) > 5


def test_a_change_during_a_change_ends_in_the_last_state(context: UiContext) -> None:
    sea = Sea(context, SIZE)
    sea.show((), 0, at_once=True)
    shown(sea)
    sea.show(EVERY_HABITAT[:1], 0)
    sea.advance(0.1)
    sea.show(EVERY_HABITAT[:2], 1)
    for _ in range(round(2 * PATIENT / 0.1)):
        sea.advance(0.1)
    assert shown(sea) == picture(context, SeaState(EVERY_HABITAT[:2], 1))


def test_the_living_sea_is_heard_with_every_habitat_and_lost_with_every_impact(
    context: UiContext,
) -> None:
    heard: list[float] = []
    context.blend_ambience = heard.append
    sea = Sea(context, SIZE)
    for count in range(len(EVERY_HABITAT) + 1):
        sea.show(EVERY_HABITAT[:count], 0)
    assert (heard[0], heard[-1]) == (0.0, 1.0)
    assert heard == sorted(set(heard))
    heard.clear()
    for impacts in range(1, IMPACT_TILES + 1):
        sea.show(EVERY_HABITAT, impacts)
    assert heard == sorted(set(heard), reverse=True)
    assert heard[-1] == 0.0


def seen_alive(context: UiContext, habitats: tuple[HabitatId, ...], impacts: int) -> int:
    """Return how many sprites live in a sea after everything is painted."""
    painted = Painted()
    life = living(context.shapes, painted, SIZE, habitats, impacts)
    for number in range(400):
        found = [sprite for current in life for sprite in current.sprites(number / 10)]
    return len(found)


def test_more_lives_in_the_sea_with_every_habitat_and_less_with_impacts(
    context: UiContext,
) -> None:
    counts = [seen_alive(context, EVERY_HABITAT[:n], 0) for n in range(0, 7, 2)]
    assert counts == sorted(set(counts))
    impacts = [seen_alive(context, EVERY_HABITAT, n) for n in (0, 3, IMPACT_TILES)]
    assert impacts == sorted(set(impacts), reverse=True)


def test_the_fish_of_a_habitat_swim_in_as_it_is_restored_in_sight(
    context: UiContext, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered: list[float] = []
    monkeypatch.setattr(Shoal, "enter", lambda _shoal, now, _height: entered.append(now))
    sea = Sea(context, SIZE)
    sea.show(EVERY_HABITAT[:2], 0, at_once=True)
    shown(sea)
    assert entered == []
    sea.drift(40.0)
    sea.show(EVERY_HABITAT[:3], 0)
    sea.drift(5.0)
    sea.show(EVERY_HABITAT[:4], 0)
    assert entered == [40.0, 40.0, 45.0]


@pytest.mark.parametrize("kind", SHOALS.values())
def test_a_shoal_enters_from_the_edge_at_its_time(kind: ShoalKind) -> None:
    shoal = Shoal(Painted(), kind, SIZE, water_colour(1.0))
    for number in range(10):
        list(shoal.sprites(number / 10))
    shoal.enter(20.0, 0.69)
    window = pygame.Rect((0, 0), SIZE)
    inside = [
        sum(window.colliderect(image.get_rect(topleft=at)) for image, at, _ in shoal.sprites(now))
        for now in (19.9, 27.0)
    ]
    assert inside[0] == 0
    assert inside[1] > 0


def test_what_moves_changes_only_the_places_it_says(context: UiContext) -> None:
    sea = Sea(context, SIZE)
    sea.show(EVERY_HABITAT, 0, at_once=True)
    for _ in range(200):
        sea.drift(0.1)
    before, after = pygame.Surface(SIZE), pygame.Surface(SIZE)
    sea.draw(before)
    sea.draw_life(before)
    places = sea.drift(0.5)
    assert places
    sea.draw(after)
    sea.draw_life(after)
    for box in places:
        sea.draw(before, box)
        sea.draw_life(before, box)
    assert before.get_buffer().raw == after.get_buffer().raw


def test_a_fish_is_painted_once_in_each_pose_and_mirrored(monkeypatch: pytest.MonkeyPatch) -> None:
    poses: list[int] = []

    def swimming(_shape: object, _length: int, pose: int, *_looks: object) -> pygame.Surface:
        poses.append(pose)
        return pygame.Surface((4, 2))

    monkeypatch.setattr(fish, "swimming", swimming)
    painted, water = Painted(), water_colour(1.0)
    for _ in range(2):
        shoal = Shoal(painted, HERRINGS, SIZE, water)
        seen = [len(list(shoal.sprites(number / 10))) for number in range(12)]
    assert poses == list(range(fish.POSES))
    assert min(seen) == HERRINGS.count


def test_the_music_gains_a_layer_with_every_two_habitats_and_ends_with_the_table(
    context: UiContext,
) -> None:
    heard: list[int] = []
    context.play_music = heard.append
    sea = Sea(context, SIZE)
    for count in range(len(EVERY_HABITAT) + 1):
        sea.show(EVERY_HABITAT[:count], 0)
    sea.release()
    assert heard == [1, 1, 2, 2, 3, 3, 3, 0]
