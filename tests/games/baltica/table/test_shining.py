"""Highlights on the table are visible and cover no text."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.cards.brush import Brush, rect
from ecosfera.games.baltica.cards.name_plates import NamePlates
from ecosfera.games.baltica.content.habitat_order import AROUND
from ecosfera.games.baltica.content.models import Content
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.info import CHARACTERS
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import (
    market,
    move_list_panel,
    other_rows,
    policy_pool,
    sea_state,
)
from ecosfera.games.baltica.panels.detail_pages import DetailPage, picture_box
from ecosfera.games.baltica.rules.cards import ABILITIES, CONSUMER_CARDS, EVERY_CARD, PRODUCER_CARDS
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.view import pool_cards
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.stage import positions
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table import strip
from ecosfera.games.baltica.table.prompt import StripContent
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.draw.box import Box
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services

SitDown = Callable[..., TableScene]


@pytest.fixture
def sit_down(pictures: Pictures, new_match: Callable[..., Match]) -> SitDown:
    """Return a table in one of the situations."""

    def make(
        name: str, scale: float = 1.0, lang: str = "en", size: tuple[int, int] = (1366, 768)
    ) -> TableScene:
        situation = next(s for s in situations() if s.name == name)
        match = find(new_match().state.catalogue, situation)
        app = offscreen(size, Settings(language=lang, motion="off", scale=scale), pictures, INTENTS)
        scene = TableScene(app.context, services(app.context), match)
        pilot = Pilot(app)
        app.stack.push(scene)
        pilot.step()
        return scene

    return make


def _drawn(scene: TableScene, hinted: frozenset[Target]) -> pygame.Surface:
    scene.display.canvas.forget()
    target = pygame.Surface((1366, 768))
    frame = replace(scene.frame, hinted=hinted)
    scene.display.canvas.draw(target, frame, scene.controller.stage)
    return target


def _brightened(one: pygame.Surface, two: pygame.Surface, box: Box) -> int:
    """How many pixels round a box have become clearly brighter."""
    area = pygame.Rect(box.x - 14, box.y - 14, box.w + 28, box.h + 28).clip(one.get_rect())
    count = 0
    for x in range(area.left, area.right):
        for y in range(area.top, area.bottom):
            before, after = one.get_at((x, y)), two.get_at((x, y))
            count += sum(after[:3]) > sum(before[:3]) + 90
    return count


def test_whatever_a_hint_means_lights_up(sit_down: SitDown) -> None:
    scene = sit_down("long-rows")
    plain = _drawn(scene, frozenset())
    seen: set[TargetKind] = set()
    for hot in scene.display.targets:
        kind = hot.target.kind
        silent = {
            TargetKind.BAR,
            TargetKind.SEAT,
            TargetKind.OTHER_CARD,
            TargetKind.PRESSURES,
            TargetKind.DISCARD,
            TargetKind.HABITATS,
            TargetKind.IMPACTS,
            TargetKind.GAINED,
        }
        if kind in seen | silent:
            continue
        seen.add(kind)
        lit = _drawn(scene, frozenset([hot.target]))
        assert _brightened(plain, lit, hot.box) > 150, kind
    assert {
        TargetKind.ROW,
        TargetKind.SIGN,
        TargetKind.STAR,
        TargetKind.TOKEN,
        TargetKind.MARKET,
        TargetKind.SHELF,
        TargetKind.STACK,
    } <= seen
    assert {
        TargetKind.TILE,
        TargetKind.PLAYER_ROW,
        TargetKind.END,
        TargetKind.DECK,
        TargetKind.POLICY_DECK,
    } <= seen


def test_a_measure_that_a_hint_means_lights_up(sit_down: SitDown) -> None:
    scene = sit_down("pool")
    plain = _drawn(scene, frozenset())
    hot = next(hot for hot in scene.display.targets if hot.target.kind is TargetKind.POOL)
    assert _brightened(plain, _drawn(scene, frozenset([hot.target])), hot.box) > 150


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_tab_of_a_market_card_covers_none_of_its_signs(sit_down: SitDown, scale: float) -> None:
    scene = sit_down("start", scale)
    frame, where = scene.frame, scene.frame.zones
    side = frame.brush.px(32 if frame.brush.large else 26)
    sign = frame.faces.sign_on(where.card[0])
    for slot in range(4):
        box = positions.market_slot(where, slot, consumers=False)
        cx, cy = market.tab_at(frame, box)
        tab = Box(cx - side / 2, cy - side / 2, side, side)
        signs = [
            Box(box.x + 0.05 * box.w, box.y, 1.12 * sign, 0.5 * box.h),
            Box(box.right - 0.045 * box.w - 1.12 * sign, box.y, 1.12 * sign, 0.5 * box.h),
            Box(box.x, box.bottom - 1.4 * sign, box.w, 1.4 * sign),
        ]
        assert not any(tab.overlaps(there) for there in signs)
        assert tab.y >= where.bar.bottom - 4


@pytest.mark.parametrize(("scale", "size"), [(1.0, (1366, 768)), (2.0, (1024, 576))])
def test_the_mark_of_news_on_a_market_card_covers_none_of_its_signs(
    sit_down: SitDown, scale: float, size: tuple[int, int]
) -> None:
    frame = sit_down("start", scale, size=size).frame
    dot = frame.brush.news_size / 2
    for slot in range(4):
        box = positions.market_slot(frame.zones, slot, consumers=False)
        x, y = frame.brush.news_on(box)
        # Signs are round.
        sign = 1.12 * frame.faces.sign_on(box.w) / 2
        middle = 0.05 * box.w + sign
        assert math.hypot(box.x + middle - x, box.y + middle - y) >= sign + dot
        assert box.bottom - 1.4 * frame.faces.sign_on(box.w) >= y + dot
        cx, cy = market.tab_at(frame, box)
        tab = frame.brush.px(32 if frame.brush.large else 26) / 2
        assert math.hypot(cx - x, cy - y) >= tab + dot


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_ring_of_the_keys_covers_nothing_of_a_tab(sit_down: SitDown, scale: float) -> None:
    scene = sit_down("start", scale)
    frame = scene.frame
    market_card = min(card for card in frame.targets if card.kind is TargetKind.MARKET)
    side = frame.brush.px(32 if frame.brush.large else 26)
    box = next(hot.box for hot in scene.display.targets if hot.target == market_card)
    cx, cy = market.tab_at(frame, box)
    rim = [
        (round(cx + 0.36 * side * math.sin(turn)), round(cy - 0.36 * side * math.cos(turn)))
        for turn in (0.0, 0.5, 1.0, -0.5, -1.0)
    ]
    pictures = []
    for visible in (False, True):
        scene.focus.to(market_card.id, tell=False)
        scene.focus.visible = visible
        target = pygame.Surface((1366, 768))
        scene.draw(target)
        pictures.append([target.get_at(place) for place in rim])
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("bold", [False, True], ids=["plain", "bold"])
@pytest.mark.parametrize("size", [(1024, 576), (1280, 720), (1366, 768), (1920, 1080)])
def test_names_on_cards_have_one_size_and_two_lines_at_most(
    pictures: Pictures, content: Content, size: tuple[int, int], bold: bool, scale: float, lang: str
) -> None:
    settings = Settings(language=lang, motion="off", scale=scale, bold=bold)
    context = offscreen(size, settings, pictures, INTENTS).context
    brush = Brush(context, zones(*size, scale, 2, 2))
    book = CardNames(content, context.words)
    plates = NamePlates(brush, book)
    species = [card for card in EVERY_CARD if book.is_species(card)]
    for card_width in (brush.sizes.card[0], brush.sizes.own[0]):
        w = round(card_width)
        fits = [plates.fit(book.name(card), w, w) for card in species]
        assert all(fit.whole and len(fit.lines) <= 2 and fit.size >= brush.floor for fit in fits)
        odd = [fit for fit in fits if fit.size != plates.size(w)]
        assert len(odd) <= 0.12 * len(species)
        for fit in fits:
            wide = max(brush.text.width(line, FontFace.BOLD, fit.size) for line in fit.lines)
            assert wide * fit.breadth <= 0.9 * w + 0.5
            image = brush.text.lines(fit.lines, FontFace.BOLD, fit.size, INK, breadth=fit.breadth)
            reach = brush.text.overhang(fit.lines, FontFace.BOLD, fit.size)
            assert image.get_width() <= (wide + reach) * fit.breadth + 1
            assert fit.breadth == 1.0 or fit.size == brush.floor
            assert fit.breadth >= 0.72


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_stars_have_room_for_their_signs_at_every_text_size(
    sit_down: SitDown, scale: float
) -> None:
    scene = sit_down("long-rows", scale)
    tile = positions.habitat_flower(scene.frame.zones).tiles[0]
    assert tile.box.w >= 0.95 * scene.frame.zones.sign


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("lang", ["de", "fi"])
def test_what_stands_below_a_line_of_the_list_stays_in_its_box(
    sit_down: SitDown, scale: float, lang: str
) -> None:
    scene = sit_down("middle", scale, lang)
    frame, shown = scene.frame, scene.frame.listing
    assert shown is not None
    for row, box in zip(shown.rows, shown.boxes, strict=True):
        for high in (box.h, 0.7 * box.h, 0.4 * box.h):
            text, width = row.row.detail, round(0.6 * box.w)
            found = move_list_panel.below(frame, text, frame.brush.body, width, high)
            if found is not None:
                step = frame.brush.text.line_height(found.size, move_list_panel.TIGHT)
                assert len(found.lines) * step <= high


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_titles_in_the_pool_stay_in_their_boxes(sit_down: SitDown, scale: float, lang: str) -> None:
    scene = sit_down("pool", scale, lang)
    frame = scene.frame
    for card in pool_cards(frame.seen):
        for _, box in policy_pool.boxes(frame):
            room = Box(box.x, box.y, 0.6 * box.w, box.h)
            size, lines = policy_pool.fitted_title(frame, frame.book.policy(card), room)
            assert len(lines) * round(1.08 * size) <= box.h


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
def test_the_element_stacks_are_named_in_a_small_window(sit_down: SitDown, lang: str) -> None:
    frame = sit_down("start", 1.0, lang, (1024, 576)).frame
    room = frame.zones.deck_width + 4 * frame.brush.u
    name = market.elements_name(frame, room)
    assert name is not None
    assert name.whole
    wide = max(frame.brush.text.width(line, FontFace.BOLD, name.size) for line in name.lines)
    assert wide * name.breadth <= room + 1


@pytest.mark.parametrize("lang", ["fi", "de", "sv"])
@pytest.mark.parametrize("size", [(1024, 576), (1366, 768)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_why_the_row_struck_hides_no_part_of_the_left_panel(
    sit_down: SitDown, scale: float, size: tuple[int, int], lang: str
) -> None:
    frame = sit_down("lost", scale, lang, size).frame
    words = frame.book.words
    sentence = (
        f"{words('event.triggered.nothing-acquired')} {words('event.triggered.third-pressure')}"
    )
    told = StripContent(sentence, ("pressure", "icon_arrow_right", "impact"))
    box, _ = strip.boxes(frame, told, ("Continue",))
    assert box.x >= frame.zones.stars.right
    assert box.right <= frame.zones.width - frame.zones.margin
    assert box.y >= frame.zones.bar.bottom


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
def test_how_the_computer_can_play_is_explained_in_a_small_window(
    sit_down: SitDown, lang: str
) -> None:
    frame = sit_down("middle", 1.0, lang, (1024, 576)).frame
    words = frame.book.words
    more = "\n".join(words(f"setup.seat-{character}") for character in CHARACTERS)
    told = StripContent(
        words("table.seat.ask-person", player="Elias"), ("icon_robot",), grave=False, more=more
    )
    labels = [words(f"table.seat.{character}") for character in CHARACTERS]
    asked = strip.question(frame, told, [*labels, words("table.ask.back")])
    assert len(asked.more) == len(CHARACTERS)
    assert asked.size >= frame.brush.body
    step = frame.brush.text.line_height(frame.brush.body, 1.26)
    high = len(asked.lines) * frame.brush.text.line_height(asked.size, 1.26)
    assert high + sum(map(len, asked.more)) * step <= asked.text.h


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 576), 2.0), ((1366, 768), 1.0), ((1920, 1080), 1.5)]
)
def test_the_sign_of_a_restored_habitat_stays_on_its_tile(
    sit_down: SitDown, scale: float, size: tuple[int, int]
) -> None:
    frame = sit_down("won", scale, "en", size).frame
    place = positions.habitat_flower(frame.zones).tiles[0]
    target = pygame.Surface(size, pygame.SRCALPHA, 32)
    sea_state.restored(target, frame, place, AROUND[0])
    drawn = target.get_bounding_rect(min_alpha=40)
    # Below it is the next tile, which is drawn later.
    assert drawn.bottom <= place.cy + 1.03 * place.radius + 1


def test_the_picture_of_a_question_is_whole(sit_down: SitDown) -> None:
    frame = sit_down("middle").frame
    told = StripContent("Agree?", (), picture="policies/bubble_curtains")
    assert frame.brush.pictures.has(told.picture)
    picture = strip.question(frame, told, ["Yes", "No"]).picture
    assert picture is not None
    assert picture.w >= 0.66 * picture.h


def test_cards_of_all_rows_have_one_size(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = sit_down("long-rows", 2.0)
    widths: list[int] = []
    card = scene.frame.faces.card

    def noted(which: CardId, width: int, *args: Any, **more: Any) -> Any:
        widths.append(width)
        return card(which, width, *args, **more)

    monkeypatch.setattr(scene.frame.faces, "card", noted)
    target = pygame.Surface((1366, 768))
    other_rows.draw_sheet(target, scene.frame)
    assert len(widths) > 6
    assert len(set(widths)) == 1


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_no_ability_covers_the_lens_of_a_small_species(
    sit_down: SitDown, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], lang: str
) -> None:
    frame = sit_down("middle", 2.0, lang, size).frame
    signs: dict[str, Box] = {}

    def noted(_: Any, name: str, x: float, y: float, side: float, *__: Any, **___: Any) -> None:
        signs[name] = Box(x, y, side, side)

    monkeypatch.setattr(frame.brush, "sign", noted)
    seen = 0
    for card in filter(frame.book.microscopic, (*PRODUCER_CARDS, *CONSUMER_CARDS)):
        for width, own in ((frame.zones.card[0], False), (frame.zones.own[0], True)):
            signs.clear()
            # A width at which nothing has been drawn yet.
            frame.faces.card(card, round(width) + 1, own=own)
            lens = rect(signs["lens"]).inflate(-4, -4)
            over = [name for name in (*ABILITIES, "star") if name in signs]
            assert not any(lens.colliderect(rect(signs[name])) for name in over), card
            seen += len(over)
    assert seen > 10


@pytest.mark.parametrize(("lang", "size"), [("lt", (1366, 768)), ("fi", (1024, 576))])
def test_every_element_on_the_market_has_its_name(
    sit_down: SitDown, lang: str, size: tuple[int, int]
) -> None:
    frame = sit_down("start", 1.0, lang, size).frame
    assert all(market.element_names(frame, market.stack_boxes(frame)))


def test_the_picture_of_a_habitat_is_whole(sit_down: SitDown) -> None:
    frame = sit_down("middle").frame
    page = DetailPage("Mud", picture="tiles/habitat_mud")
    natural = frame.brush.pictures.natural(page.picture)
    assert natural is not None
    box = picture_box(frame, page)
    assert box.w / box.h == pytest.approx(natural[0] / natural[1], rel=0.02)


@pytest.mark.parametrize("size", [(1280, 700), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "de", "pl", "ru"])
def test_habitats_that_wait_bear_their_names(
    sit_down: SitDown, lang: str, size: tuple[int, int]
) -> None:
    frame = sit_down("odds", 1.0, lang, size).frame
    flower, places = positions.habitat_flower(frame.zones), []
    for place, habitat in zip(flower.tiles, AROUND, strict=True):
        name = sea_state.habitat_name(frame, place, habitat)
        assert name is not None
        fit, box = name
        widths = [frame.brush.text.width(line, FontFace.BOLD, fit.size) for line in fit.lines]
        wide = max(widths)
        placed = Box(box.cx - wide / 2, box.y, wide, box.h)
        assert frame.zones.habitats.x <= placed.x
        assert placed.right <= frame.zones.habitats.right
        assert box.bottom <= place.cy + 0.55 * place.radius, "the dots stand below"
        reach = 0.85 * flower.centre.radius
        tile = Box(flower.centre.cx - reach, flower.centre.cy - reach, 2 * reach, 2 * reach)
        assert not placed.overlaps(tile)
        places.append(placed)
    assert not any(one.overlaps(two) for one, two in itertools.combinations(places, 2))
    for place in flower.tiles:
        owner = sea_state.owner_circle(frame, place)
        side = 1.4 * owner.radius
        circle = Box(owner.cx - side / 2, owner.cy - side / 2, side, side)
        assert not any(circle.overlaps(name) for name in places)
        assert frame.zones.margin / 2 <= owner.cx - owner.radius
