"""The rulebook: pages, topics, search, by mouse, keys and gamepad."""

from __future__ import annotations

import html
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, get_args

import pygame
import pytest

from ecosfera.app.menu.scene import MenuScene
from ecosfera.app.pause import PauseScene
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.content.reference import Figure, load_rulebook
from ecosfera.games.baltica.rulebook.example_drawings import ExampleDrawer
from ecosfera.games.baltica.rulebook.figures import ARROW, FIGURES
from ecosfera.games.baltica.rulebook.page_pictures import CardPictures
from ecosfera.games.baltica.rulebook.scene import RulebookScene
from ecosfera.games.baltica.rulebook.table_figures import LIFT, TABLE, TURN, TableFigure, picture
from ecosfera.ui.context import UiContext
from ecosfera.ui.draw.line_breaking import shown
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import TEAL, Colour
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.rulebook.search import find
from ecosfera.ui.scene import Scene
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.document import DocumentPage, DocumentView
from ecosfera.ui.widgets.list_item import ListItem
from tests.program import SCREENS, Sit, services

CONTENT = load_content()


@pytest.fixture
def book(context: UiContext) -> RulebookScene:
    return RulebookScene(context, CONTENT)


@pytest.fixture
def pilot(book: RulebookScene, sit: Sit) -> Iterator[Pilot]:
    yield sit(book)
    assert not book.context.text.faults


def test_it_opens_at_the_first_page(pilot: Pilot, book: RulebookScene) -> None:
    assert book.page.id == "goal"
    assert pilot.focus.id == "page-goal"


def test_lines_have_about_sixty_letters_at_most(
    pilot: Pilot, book: RulebookScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[str] = []
    draw = DocumentPage.text

    def noted(
        page: DocumentPage, text: str, face: FontFace, size: int, tone: Any, **place: Any
    ) -> pygame.Rect:
        wide = place.get("width") or page.width - place.get("left", 0)
        found = page.context.text.wrap(text, face, size, wide)
        # Only running text has to be followed from line to line.
        lines.extend(found if len(found) > 2 else [])
        return draw(page, text, face, size, tone, **place)

    monkeypatch.setattr(DocumentPage, "text", noted)
    for _ in book.book.pages[1:]:
        pilot.click("next")
    assert len(lines) > 100
    assert max(map(len, lines)) <= 66, max(lines, key=len)


def test_the_list_turns_pages_as_the_keys_go_through_it(pilot: Pilot, book: RulebookScene) -> None:
    pilot.key("down", "down", "down")
    assert book.page.id == "producers"
    assert "Acquiring producers" in pilot.spoken


def test_the_buttons_at_the_foot_turn_pages(pilot: Pilot, book: RulebookScene) -> None:
    pilot.click("next")
    assert book.page.id == "table"
    pilot.click("next")
    pilot.click("previous")
    assert book.page.id == "table"


def test_there_is_nothing_before_the_first_page_and_after_the_last(
    pilot: Pilot, book: RulebookScene
) -> None:
    assert "previous" not in pilot.ids
    for _ in book.book.pages[1:]:
        pilot.click("next")
    assert book.page.id == "variations"
    assert "next" not in pilot.ids


def test_page_keys_turn_pages(pilot: Pilot, book: RulebookScene) -> None:
    pilot.key("page down", "page down")
    assert book.page.id == "turn"
    pilot.key("page up")
    assert book.page.id == "table"


def test_a_topic_opens_its_paragraph(pilot: Pilot, book: RulebookScene) -> None:
    entry = book.find("topic-refresh")
    assert entry is not None
    entry.press()
    assert (book.page.id, book.lit) == ("abilities", "rules.abilities.4")


def test_two_topics_of_one_paragraph_are_two_entries(pilot: Pilot, book: RulebookScene) -> None:
    assert pilot.focus.current is not None
    ids = [widget.id for widget in book.widgets if widget.focusable]
    assert {"topic-end-of-turn", "topic-nothing-acquired"} <= set(ids)
    assert len(ids) == len(set(ids))


def test_typing_searches_without_a_click_before(pilot: Pilot, book: RulebookScene) -> None:
    pilot.key("s", "t", "a", "r")
    assert book.search.query == "star"
    assert "page-goal" not in pilot.ids
    pilot.key("return")
    assert book.lit == "rules.table.5" or book.lit == "rules.policies.2"


def test_letters_that_come_as_text_only_are_not_lost(pilot: Pilot, book: RulebookScene) -> None:
    pilot.click("search")
    pilot.type("pass")
    assert book.search.query == "pass"
    first = book.find("hit-0")
    assert first is not None
    assert first.name == "Pass"


def test_escape_empties_the_search_before_it_leaves(pilot: Pilot, book: RulebookScene) -> None:
    pilot.key("z", "z")
    assert book.find("nothing-found") is not None
    pilot.key("escape")
    assert book.search.query == ""
    pilot.key("escape")
    assert not pilot.app.stack.scenes


def test_a_refusal_opens_the_page_that_explains_it(context: UiContext, sit: Sit) -> None:
    scene = RulebookScene(context, CONTENT, why="missing-elements")
    sit(scene)
    assert (scene.page.id, scene.lit) == ("producers", "rules.producers.4")


def test_a_ground_without_a_paragraph_opens_the_first_page(context: UiContext) -> None:
    scene = RulebookScene(context, CONTENT, why="no-such-ground")
    assert (scene.page.id, scene.lit) == ("goal", "")


def test_a_gamepad_goes_through_the_pages(pilot: Pilot, book: RulebookScene) -> None:
    pilot.button(pygame.CONTROLLER_BUTTON_DPAD_DOWN)
    assert book.page.id == "table"
    pilot.button(pygame.CONTROLLER_BUTTON_B)
    assert not pilot.app.stack.scenes


def test_a_change_of_language_shows_at_once(pilot: Pilot, book: RulebookScene) -> None:
    book.context.change_settings(replace(book.context.settings, language="fi"))
    title = book.find("title")
    assert title is not None
    assert title.name == "Sääntökirja"


def test_topics_are_found_before_paragraphs(book: RulebookScene) -> None:
    hits = find(book.book, book.context.words, "Shuffl")
    assert hits[0].name == "Drawing and shuffling"
    assert len({hit.paragraph for hit in hits}) == len(hits)


def test_a_paragraph_is_shown_from_near_the_word(book: RulebookScene) -> None:
    hits = find(book.book, book.context.words, "calanoid")
    told = [hit.about for hit in hits if hit.paragraph == "rules.consumers.4"]
    assert told
    assert "alanoid" in told[0]


def test_the_title_of_a_topics_page_is_told_whole(pilot: Pilot, book: RulebookScene) -> None:
    book.context.change_settings(replace(book.context.settings, language="fi"))
    pilot.resize(1024, 576)
    pilot.key("a")
    told = {hit.name: hit.about for hit in find(book.book, book.context.words, "a") if hit.topic}
    entries = [w for w in book.widgets if isinstance(w, ListItem) and w.name in told]
    assert entries
    assert all(entry.about == told[entry.name] for entry in entries)


def test_a_white_sign_beside_a_paragraph_is_tinted(
    context: UiContext, sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    tints = set()
    sign = Pictures.sign

    def noted(pictures: Pictures, name: str, px: int, tint: Colour | None = None) -> pygame.Surface:
        if name == "icon_leaf":
            tints.add(tint)
        return sign(pictures, name, px, tint)

    monkeypatch.setattr(Pictures, "sign", noted)
    sit(RulebookScene(context, CONTENT, "rules.variations.gentler"))
    assert TEAL in tints


def test_no_page_scrolls_on_a_laptop(pilot: Pilot, book: RulebookScene) -> None:
    for _ in book.book.pages:
        leaf = book.find("leaf")
        assert isinstance(leaf, DocumentView)
        assert leaf.end == 0, book.page.id
        pilot.key("page down")


def test_pictures_make_room_for_a_long_text_in_a_small_window(context: UiContext, sit: Sit) -> None:
    context.change_settings(replace(context.settings, language="de"))
    scene = RulebookScene(context, CONTENT, "rules.turn.1")
    pilot = sit(scene)
    pilot.resize(1024, 576)
    leaf = scene.find("leaf")
    assert isinstance(leaf, DocumentView)
    assert leaf.end == 0


def test_cards_are_smaller_only_where_they_would_cover_each_other(book: RulebookScene) -> None:
    drawer = ExampleDrawer(book.context, CONTENT)
    pages = {page.id: page.examples for page in load_rulebook(CONTENT.catalogue).pages}
    width = round(4.75 * drawer.card_width)
    assert drawer.fitting(pages["consumers"], width) == drawer.card_width
    assert drawer.fitting(pages["producers"], width) < drawer.card_width


def test_cards_that_overlap_stay_within_their_frame(book: RulebookScene) -> None:
    drawer = ExampleDrawer(book.context, CONTENT)
    for page in load_rulebook(CONTENT.catalogue).pages:
        for cards in (2, 3):
            width = cards * drawer.card_width
            fitting = drawer.fitting(page.examples, width)
            for example in page.examples:
                drawn = drawer.example(example, width, fitting, small=False)
                assert all(0 <= x <= width - image.get_width() for image, x, _ in drawn._things)


def test_every_figure_that_a_page_may_name_is_drawn() -> None:
    assert set(FIGURES) == set(get_args(Figure))
    for part in (part for parts in FIGURES.values() for part in parts):
        if isinstance(part, TableFigure):
            names = [name for row in part.rows for name in row]
        else:
            cells = [cell for line in part.lines for cell in line.cells]
            names = [name for cell in cells for name in cell.pieces.split()]
        cards = [name for name in names if "/" not in name and name != ARROW]
        assert all(name in CONTENT.catalogue.ids for name in cards)


def test_the_picture_of_a_table_is_silent_and_drawn_once(book: RulebookScene) -> None:
    context, heard = book.context, list[object]()
    context.blend_ambience, context.sound, context.say = heard.append, heard.append, heard.append
    first = picture(ExampleDrawer(context, CONTENT), TABLE, 600)
    assert picture(ExampleDrawer(context, CONTENT), TABLE, 600) is first
    assert first.get_size() == (600, 337)
    assert heard == []


def test_the_pictures_of_the_next_page_are_loaded_while_a_page_is_read(
    book: RulebookScene, monkeypatch: pytest.MonkeyPatch
) -> None:
    pages = CardPictures(book.context, CONTENT, load_rulebook(CONTENT.catalogue))
    assert len(list(pages.ahead(1))) > 15
    read: list[str] = []
    load = pygame.image.load

    def noted(path: object) -> pygame.Surface:
        read.append(str(path))
        return load(path)  # type: ignore[arg-type]

    monkeypatch.setattr(pygame.image, "load", noted)
    pages.draw(1, 600, 600)
    assert not [path for path in read if "species" in path or "elements" in path]


def test_a_row_shows_its_used_cards_higher_than_the_others(book: RulebookScene) -> None:
    drawer = ExampleDrawer(book.context, CONTENT)
    unused = picture(drawer, replace(TURN, used=()), 700)
    used = picture(drawer, TURN, 700)
    assert used.get_size() == unused.get_size()
    changed = pygame.mask.from_threshold(used, (0, 0, 0), threshold=(9, 9, 9), othersurface=unused)
    changed.invert()
    (top, *_) = sorted(box.top for box in changed.get_bounding_rects() if box.width > 40)
    assert top < drawer.context.metrics.px(14) + LIFT * drawer.zones.card[1]


@pytest.mark.parametrize("figure", ["row", "tokens", "setup", "harder"])
def test_what_a_figure_can_do_without_is_left_out_where_there_is_no_room(
    figure: str, book: RulebookScene
) -> None:
    own = load_rulebook(CONTENT.catalogue)
    number = next(i for i, page in enumerate(own.pages) if page.figure == figure)
    pictures = CardPictures(book.context, CONTENT, own)
    whole = pictures.draw(number, 600, 2000).y
    assert pictures.draw(number, 600, whole).y == whole
    assert pictures.draw(number, 600, whole - 1).y < whole - 1


@pytest.mark.parametrize("small", [True, False])
def test_a_card_on_a_page_has_round_corners_without_a_shadow_in_them(
    book: RulebookScene, small: bool
) -> None:
    drawer = ExampleDrawer(book.context, CONTENT)
    card = drawer.card(drawer.cards.ids["perca_fluviatilis"], drawer.card_width, small=small)
    right, bottom = card.get_width() - 1, card.get_height() - 1
    assert {card.get_at((x, y)).a for x in (0, right) for y in (0, bottom)} == {0}


@pytest.mark.parametrize(
    "make",
    [
        lambda context: MenuScene(context, lambda: services(context), SCREENS.info, list),
        lambda context: PauseScene(context, services(context), None),
    ],
)
def test_it_opens_from_menu_and_pause(
    make: Callable[[UiContext], Scene[object]], context: UiContext, sit: Sit
) -> None:
    pilot = sit(make(context))
    pilot.intend(Intent.RULES)
    assert pilot.scene() == "RulebookScene"
    pilot.key("escape")
    pilot.click("rules")
    assert pilot.scene() == "RulebookScene"
    pilot.key("escape")
    pilot.click("guide")
    assert pilot.scene() == "GuideScene"


def test_the_whole_rulebook_is_printed_with_its_pictures(context: UiContext, sit: Sit) -> None:
    printed: list[tuple[str, str]] = []
    scene = RulebookScene(context, CONTENT, print_page=lambda *told: printed.append(told))
    pilot = sit(scene)
    pilot.click("print")
    assert context.words("rules.ui-printing") in pilot.spoken
    pilot.click("print")
    for _ in range(2000):
        if printed:
            break
        pilot.step()
        time.sleep(0.01)
    ((name, page),) = printed
    assert name == "rules"
    assert page.count("<section>") == len(scene.book.pages)
    for found in scene.book.pages:
        for paragraph in found.paragraphs:
            assert html.escape(shown(context.words(paragraph))) in page
    assert page.count("<img") >= len(scene.book.pages) // 2
    assert "://" not in page
