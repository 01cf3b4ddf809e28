"""The species guide: the grid, its filters, the pages, and the food web."""

from __future__ import annotations

import math
import time
from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera.app.services import ProgramServices
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.guide.scene import GuideScene
from ecosfera.games.baltica.guide.species import GroupFilter, SpeciesIndex, SpeciesNames
from ecosfera.games.baltica.guide.species_page import SpeciesPage
from ecosfera.games.baltica.guide.web_drawing import ArrowPath, FoodArrows, way
from ecosfera.games.baltica.guide.web_layout import plan
from ecosfera.ui.app.app import App
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.document import DocumentPage
from tests.program import SCREENS, Sit, services

CONTENT = load_content()


def tiles(pilot: Pilot) -> list[str]:
    return [item for item in pilot.ids if item.startswith("tile-")]


@pytest.fixture
def wall(context: UiContext) -> GuideScene:
    return GuideScene(context, services(context), CONTENT)


@pytest.fixture
def pilot(wall: GuideScene, sit: Sit) -> Pilot:
    return sit(wall)


def at(context: UiContext, sit: Sit, species: str) -> tuple[GuideScene, Pilot]:
    scene = GuideScene(context, services(context), CONTENT, species)
    return scene, sit(scene)


# -- the wall ----


def test_all_sixty_are_on_the_wall(pilot: Pilot) -> None:
    assert len(tiles(pilot)) == 60
    assert pilot.focus.id == tiles(pilot)[0]


def test_species_that_players_have_had_are_marked_and_counted(context: UiContext, sit: Sit) -> None:
    found = frozenset({"gadus_morhua", "zostera_marina", "unicorn"})
    offered = ProgramServices(context, SCREENS.info, collected=lambda: found)
    scene = GuideScene(context, offered, CONTENT)
    pilot = sit(scene)
    for _ in range(200):
        if scene.met:
            break
        pilot.step()
        time.sleep(0.005)
    label, tile = scene.find("met"), scene.find("tile-gadus_morhua")
    assert label is not None
    assert label.name == "2 of 60 species met"
    assert tile is not None
    assert tile.spoken.endswith(", met")
    other = scene.find("tile-clupea_harengus")
    assert other is not None
    assert not other.spoken.endswith(", met")


@pytest.mark.parametrize(("language", "size"), [("it", (1024, 576)), ("pl", (1366, 768))])
def test_in_large_text_the_count_stands_beside_a_long_title(
    app: App, sit: Sit, language: str, size: tuple[int, int]
) -> None:
    app.apply(replace(app.context.settings, language=language, scale=2.0))
    offered = ProgramServices(
        app.context, SCREENS.info, collected=lambda: frozenset({"gadus_morhua"})
    )
    scene = GuideScene(app.context, offered, CONTENT)
    pilot = sit(scene)
    pilot.resize(*size)
    pilot.wait(0.5)
    label, title = scene.find("met"), scene.find("title")
    assert label is not None
    assert title is not None
    assert title.rect.right <= label.rect.left
    assert not app.context.text.faults


def test_without_finished_games_nothing_is_counted(pilot: Pilot, wall: GuideScene) -> None:
    pilot.wait(0.2)
    assert wall.find("met") is None


def test_a_group_and_a_habitat_narrow_it_down(pilot: Pilot, wall: GuideScene) -> None:
    pilot.click("group-fish")
    assert len(tiles(pilot)) == 11
    pilot.click("habitat-river")
    shown = [wall.shelf.species[tile.removeprefix("tile-")] for tile in tiles(pilot)]
    assert shown
    assert all("river" in species.habitats for species in shown)
    assert pilot.spoken[-1] == f"Species shown: {len(shown)}"


def test_the_habitat_again_shows_all_habitats(pilot: Pilot) -> None:
    pilot.click("habitat-river")
    pilot.click("habitat-river")
    assert len(tiles(pilot)) == 60


def test_where_nothing_fits_that_is_said(pilot: Pilot, wall: GuideScene) -> None:
    pilot.click("habitat-ice")
    pilot.click("group-fish")
    assert tiles(pilot) == []
    assert wall.find("none") is not None


def test_the_chosen_habitat_is_named_once(pilot: Pilot, wall: GuideScene) -> None:
    pilot.click("habitat-ice")
    name, sign = wall.find("habitat-name"), wall.find("habitat-ice")
    assert name is not None
    assert sign is not None
    assert (name.name, sign.tip) == ("Ice", "")
    pilot.resize(1024, 576)
    sign = wall.find("habitat-ice")
    assert sign is not None
    assert (wall.find("habitat-name"), sign.tip) == (None, "Ice")


def test_in_a_small_window_one_chooser_has_all_groups(pilot: Pilot, wall: GuideScene) -> None:
    pilot.resize(1024, 576)
    group = wall.find("group")
    assert group is not None
    wall.focus_on("group")
    pilot.key("right")
    assert wall.choice.group == "consumers"
    assert len(tiles(pilot)) == 30


def test_the_species_of_the_game_can_be_chosen(context: UiContext, sit: Sit) -> None:
    scene = GuideScene(
        context, services(context), CONTENT, here=["perca_fluviatilis", "esox_lucius"]
    )
    pilot = sit(scene)
    pilot.click("group-here")
    assert set(tiles(pilot)) == {"tile-perca_fluviatilis", "tile-esox_lucius"}


def test_every_species_has_a_group_and_stands_once() -> None:
    shelf = SpeciesIndex(CONTENT)
    parts = [
        shelf.chosen(GroupFilter(g))
        for g in shelf.groups[1:-1]
        if g not in {"consumers", "producers"}
    ]
    assert sorted(name for part in parts for name in part) == sorted(CONTENT.species)


def test_keys_go_down_the_wall_and_it_scrolls_along(pilot: Pilot, wall: GuideScene) -> None:
    for _ in range(7):
        pilot.key("down")
    assert wall.tiles.offset > 0
    current = wall.focus.current
    assert current is not None
    assert wall.tiles.rect.contains(current.rect)


# -- a page ----


def test_a_tile_opens_its_page_and_back_comes_back_to_it(pilot: Pilot, wall: GuideScene) -> None:
    pilot.click("tile-phocoena_phocoena")
    assert wall.species == "phocoena_phocoena"
    pilot.key("escape")
    assert wall.species == ""
    assert pilot.focus.id == "tile-phocoena_phocoena"
    pilot.key("escape")
    assert not pilot.app.stack.scenes


def test_the_page_tells_names_and_facts(context: UiContext, sit: Sit) -> None:
    scene, _ = at(context, sit, "perca_fluviatilis")
    leaf = scene.find("leaf")
    assert leaf is not None
    for told in ("Perca fluviatilis", "Ahven", "Flussbarsch", "Abborre", "ribbons"):
        assert told in leaf.spoken


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_where_room_is_scarce_the_facts_come_before_the_names_in_other_languages(
    app: App, sit: Sit, monkeypatch: pytest.MonkeyPatch, scale: float
) -> None:
    told: list[str] = []
    draw = DocumentPage.text

    def noted(page: DocumentPage, text: str, *how: Any, **place: Any) -> pygame.Rect:
        told.append(text)
        return draw(page, text, *how, **place)

    monkeypatch.setattr(DocumentPage, "text", noted)
    app.apply(replace(app.context.settings, language="de", scale=scale))
    scene, _ = at(app.context, sit, "clupea_harengus")
    facts = scene.names.facts("clupea_harengus")
    last = {text: number for number, text in enumerate(told)}
    for language, name in scene.names.elsewhere("clupea_harengus"):
        assert max(last[fact] for fact in facts) < min(last[language], last[name])


def test_the_whole_name_stands_on_the_page_where_the_card_has_another(app: App) -> None:
    app.apply(replace(app.context.settings, language="de"))
    names = SpeciesNames(app.context, SpeciesIndex(CONTENT))
    stickleback = SpeciesPage(app.context, names, "gasterosteus_aculeatus").titles()
    assert [shown(title) for title in stickleback] == ["Stichling", "Dreistachliger Stichling"]
    copepods = SpeciesPage(app.context, names, "calanoida").titles()
    assert [shown(title) for title in copepods] == ["Ruderfußkrebse"]


def test_what_is_called_as_its_group_is_called_so_once(context: UiContext, sit: Sit) -> None:
    scene, _ = at(context, sit, "viruses")
    leaf = scene.find("leaf")
    assert leaf is not None
    assert leaf.spoken.startswith("Viruses. ")


def test_an_element_paid_twice_stands_in_the_cost_with_its_number(context: UiContext) -> None:
    page = SpeciesPage(context, SpeciesNames(context, SpeciesIndex(CONTENT)), "viruses")
    cost = page.cost(CONTENT.species["viruses"])  # type: ignore[arg-type]
    assert cost == [("salinity", "Salinity"), ("temperature", "2 × Temperature")]


def test_one_walks_along_the_food_web_and_back(context: UiContext, sit: Sit) -> None:
    scene, pilot = at(context, sit, "perca_fluviatilis")
    pilot.click("eater-esox_lucius")
    assert scene.species == "esox_lucius"
    assert "food-perca_fluviatilis" in pilot.ids
    pilot.click("food-clupea_harengus")
    pilot.key("escape")
    assert scene.species == "esox_lucius"
    pilot.key("escape")
    assert scene.species == "perca_fluviatilis"
    pilot.key("escape")
    assert not pilot.app.stack.scenes


def test_keys_and_gamepad_walk_too(context: UiContext, sit: Sit) -> None:
    scene, pilot = at(context, sit, "saduria_entomon")
    assert pilot.focus.id is not None
    assert pilot.focus.id.startswith("eater-")
    first = pilot.focus.id.removeprefix("eater-")
    pilot.button(pygame.CONTROLLER_BUTTON_A)
    assert scene.species == first
    assert pilot.focus.id == "food-saduria_entomon"
    pilot.key("return")
    assert scene.species == "saduria_entomon"


def test_every_species_has_a_page_and_the_arrows_at_the_top_go_through_all(
    context: UiContext, sit: Sit
) -> None:
    scene, pilot = at(context, sit, "pusa_hispida")
    seen = []
    for _ in range(60):
        seen.append(scene.species)
        pilot.key("page down")
    assert sorted(seen) == sorted(CONTENT.species)
    assert scene.species == "pusa_hispida"
    assert not context.text.faults


def test_all_species_leads_to_the_wall(context: UiContext, sit: Sit) -> None:
    scene, pilot = at(context, sit, "bacteria")
    pilot.click("all")
    assert scene.species == ""
    assert pilot.focus.id == "tile-bacteria"


def test_the_key_that_opened_it_closes_it(context: UiContext, sit: Sit) -> None:
    _, pilot = at(context, sit, "bacteria")
    pilot.intend(Intent.INSPECT)
    assert not pilot.app.stack.scenes


def test_pictures_walk_to_their_places_and_then_rest(context: UiContext, sit: Sit) -> None:
    context.change_settings(replace(context.settings, motion="full"))
    scene, pilot = at(context, sit, "perca_fluviatilis")
    pilot.click("eater-esox_lucius")
    assert scene.moving
    pilot.settle()
    node = scene.find("eater-haliaeetus_albicilla")
    assert node is not None
    assert node.way == 1.0  # type: ignore[attr-defined]


def test_a_name_without_a_place_stands_beside_the_heading_and_hides_nothing(
    context: UiContext, sit: Sit
) -> None:
    context.change_settings(replace(context.settings, scale=2.0))
    scene, pilot = at(context, sit, "clupea_harengus")
    pilot.resize(1024, 576)
    node, heading = scene.find("eater-pusa_hispida"), scene.find("web-title")
    assert node is not None
    assert node.tip
    assert heading is not None
    without, named = pygame.Surface((1024, 576)), pygame.Surface((1024, 576))
    scene.draw(without)
    named.blit(without, (0, 0))
    scene.draw_tooltip(named, node)
    before, after = (pygame.PixelArray(drawn) for drawn in (without, named))
    changed = [(x, y) for x in range(1024) for y in range(576) if before[x, y] != after[x, y]]
    assert changed
    assert all(heading.rect.collidepoint(place) for place in changed)


# -- geometry ----


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768)])
def test_an_arrow_that_goes_straight_up_is_straight(
    context: UiContext, sit: Sit, size: tuple[int, int]
) -> None:
    scene, pilot = at(context, sit, "fucus_vesiculosus")
    pilot.resize(*size)
    arrow = scene.find("streams")
    assert isinstance(arrow, FoodArrows)
    drawn = arrow.image.get_bounding_rect()
    rows = range(drawn.top + drawn.height // 3, drawn.bottom - drawn.height // 4)
    shafts = {
        tuple(x for x in range(drawn.left, drawn.right) if arrow.image.get_at((x, y)).a > 9)
        for y in rows
    }
    assert len(shafts) == 1


def test_arrows_to_two_rows_of_eaters_do_not_run_into_one_another() -> None:
    near = way(ArrowPath((118, 110), 110, 40, (-80, 40)), 16)
    far = way(ArrowPath((100, 110), 110, 40, (-180, -150)), 16)
    assert min(math.dist(one, two) for one in near for two in far) > 5


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_the_ring_of_the_keys_leaves_the_names_free(scale: float) -> None:
    m = Metrics(1920, 1080, scale)
    made = plan(pygame.Rect(900, 100, 960, 900), 5, 3, m)
    for place in (*made.above, *made.below):
        assert place.name is not None
        assert place.name.top >= place.y + made.small // 2 + ring_reach(m.u)


@pytest.mark.parametrize("above", range(11))
@pytest.mark.parametrize("below", [0, 1, 3, 6])
def test_nobody_in_the_food_web_stands_on_anybody(above: int, below: int) -> None:
    for width, height, scale in (
        (1024, 576, 1.0),
        (1024, 576, 2.0),
        (1366, 768, 1.0),
        (3840, 2160, 2.0),
    ):
        m = Metrics(width, height, scale)
        area = pygame.Rect(width // 2, height // 8, width // 2 - m.px(40), height * 3 // 4)
        made = plan(area, above, below, m)
        boxes = []
        for place in (*made.above, *made.below):
            box = pygame.Rect(0, 0, made.small, made.small)
            box.center = (place.x, place.y)
            boxes.append(box.union(place.name) if place.name else box)
        middle = pygame.Rect(0, 0, made.big, made.big)
        middle.center = made.centre
        boxes.append(middle)
        assert len(boxes) == above + below + 1
        assert all(area.inflate(2, 2).contains(box) for box in boxes)
        assert made.small >= 30 * min(1.0, m.u)
        for i, box in enumerate(boxes):
            assert box.inflate(-2, -2).collidelist(boxes[i + 1 :]) == -1


# -- the search ----


@pytest.mark.parametrize("query", ["cod", "GADUS", "gadus morh"])
def test_a_species_is_found_by_its_names_in_any_case(pilot: Pilot, query: str) -> None:
    pilot.click("search")
    pilot.type(query)
    assert "tile-gadus_morhua" in tiles(pilot)
    assert len(tiles(pilot)) < 10


def test_the_search_begins_by_a_key_opens_the_first_hit_and_is_left_step_by_step(
    wall: GuideScene, pilot: Pilot
) -> None:
    pilot.key("ctrl+f")
    assert pilot.focus.id == "search"
    pilot.type("ringed")
    pilot.key("return")
    assert wall.species == "pusa_hispida"
    pilot.key("escape")
    assert tiles(pilot) == ["tile-pusa_hispida"]
    pilot.key("escape")
    assert len(tiles(pilot)) == 60


def test_letters_typed_into_the_search_do_nothing_else(wall: GuideScene, pilot: Pilot) -> None:
    pilot.click("search")
    pilot.type("ri")
    assert wall.on_top
    pilot.type("qqq")
    told = wall.find("none")
    assert told is not None
    assert told.name == "No species has this name."
