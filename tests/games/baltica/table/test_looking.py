"""What a player can look up at the table: large cards, the log, counters, warnings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame
import pytest

from ecosfera import paths
from ecosfera.core.players import PERSON
from ecosfera.games.baltica import tutorial
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.bots.foresight import foresee
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.news import NO_NEWS
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import bar, detail_corner, sheets
from ecosfera.games.baltica.panels.sheets import TableSheet
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import PLUS, REFRESH, CardKind
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.ids import CardId, PlayerId
from ecosfera.games.baltica.shots.scenes import match_at
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.table.targets import LOG
from ecosfera.games.game_screens import TableResult
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.draw.brush import ScaledBrush
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import PAPER
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.words import Words
from tests.games.baltica.moves.test_move_selection import on_market, with_row
from tests.games.baltica.rules.positions import position
from tests.program import quiet, services

SitDown = Callable[..., tuple[Pilot, TableScene]]


@pytest.fixture
def sit(pictures: Pictures) -> SitDown:
    """Sits down at a match; the pilot sits in front of it."""

    def make(
        match: Match,
        *,
        warnings: bool = False,
        suggests: bool = False,
        computers: tuple[str, ...] = (),
    ) -> tuple[Pilot, TableScene]:
        games = quiet(warnings=warnings, suggests=suggests)
        settings = Settings(language="en", motion="off", games=games)
        app = offscreen((1366, 768), settings, pictures, INTENTS)
        scene = TableScene(app.context, services(app.context), match, computers=computers)
        ends: list[TableResult] = []
        pilot = Pilot(app)
        app.stack.push(scene, ends.append)
        pilot.step()
        return pilot, scene

    return make


def buying(match: Match) -> Match:
    """Return a match in which a producer can be acquired."""
    return find(match.state.catalogue, next(s for s in situations() if s.name == "lending"))


def row_of(match: Match, *names: str) -> Match:
    return Match(match.game, with_row(match, *names))


@pytest.mark.parametrize(
    ("card", "reason"),
    [
        ("pressure#1", "can only be passed on"),
        ("oxygen#1", "pays for nothing"),
        ("salinity#1", "pays for nothing"),
    ],
)
def test_a_click_on_an_own_card_says_why_nothing_can_be_done_with_it(
    sit: SitDown, new_match: Callable[..., Match], card: str, reason: str
) -> None:
    match = row_of(new_match(2, 1), "pressure#1", "oxygen#1", "salinity#1")
    match.state.tokens[0] = 0
    match.state.elements = [[] for _ in match.state.elements]
    pilot, scene = sit(match)
    pilot.click(f"row:{match.state.catalogue.ids[card]}:0")
    assert scene.display.sheet is None
    assert reason in scene.frame.preview.sentence
    assert "no pass left" in scene.frame.preview.sentence
    assert scene.frame.preview.why


def test_a_click_on_a_card_of_another_row_says_how_to_enlarge_it(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    match = new_match(2, 1)
    pilot, scene = sit(match)
    pilot.click(f"other-card:{match.state.rows[1][0]}:0")
    assert scene.display.sheet is None
    assert "right click" in scene.frame.sentence
    assert scene.frame.sentence in pilot.spoken
    pilot.right_click(f"other-card:{match.state.rows[1][0]}:0")
    assert scene.display.sheet is not None


@pytest.mark.parametrize(("thing", "whole"), [("token:2:0", False), ("market", True)])
def test_a_short_page_leaves_the_sea_in_sight(
    sit: SitDown, new_match: Callable[..., Match], thing: str, *, whole: bool
) -> None:
    match = new_match(2, 1)
    pilot, scene = sit(match)
    if thing == "market":
        thing = f"market:{match.state.consumers[0]}:0"
    pilot.point_at(thing)
    pilot.step()
    corner = scene.display.builder.zones.reading
    below = round(corner.x + 4), round(corner.bottom - corner.h / 6)
    paper = pilot.app.canvas.surface.get_at(below)[:3] == PAPER[:3]
    assert paper == whole


def test_an_ability_always_has_words_beside_its_sign(
    pictures: Pictures, new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Swedish, what refresh does is too long for a narrow corner; its name is not."""
    settings = Settings(language="sv", motion="off", games=quiet())
    app = offscreen((1024, 576), settings, pictures, INTENTS)
    match = new_match(2, 1)
    viruses = match.state.catalogue.ids["viruses"]
    state = match.state.copy()
    state.producer_deck = [card for card in state.producer_deck if card != viruses]
    state.producers = [viruses, *[c for c in state.producers if c != viruses][:3]]
    scene = TableScene(app.context, services(app.context), Match(match.game, state))
    ends: list[TableResult] = []
    app.stack.push(scene, ends.append)
    pilot = Pilot(app)
    written: list[str] = []
    line = ScaledBrush.line

    def noted(self: ScaledBrush, target: pygame.Surface, text: str, *more: Any) -> pygame.Rect:
        written.append(text)
        return line(self, target, text, *more)

    monkeypatch.setattr(ScaledBrush, "line", noted)
    pilot.point_at(f"market:{viruses}:0")
    pilot.settle()
    book = scene.frame.book
    refresh = next(iter(book.abilities(viruses)))
    assert {book.ability(refresh), book.ability_verb(refresh)} & set(written)


def test_the_number_of_habitats_tells_the_goal(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(2, 1), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit(Match(BalticaGame(state.catalogue), state))
    assert scene.frame.sentence.startswith("Goal: restore all six habitats")
    number = scene.display.target(Target(TargetKind.HABITATS))
    assert number is not None
    assert number.name.startswith("Habitats 0/6. Goal: ")
    pilot.point_at(number.id)
    page = detail_corner.page_of(scene.frame, number.target)
    assert page is not None
    assert page.sub == "0/6"
    assert page.text.startswith("Goal: ")
    for action, told in (
        (act.AcquireProducer(card), False),
        (act.END_TURN, True),
        (act.END_TURN, False),
    ):
        scene.act(action)
        pilot.settle()
        assert scene.frame.sentence.startswith("Goal: ") == told


def test_the_bar_says_less_where_there_is_no_room(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    _, scene = sit(new_match(2, 1))
    goal = "Goal: restore all six habitats before the sixth impact."
    assert scene.frame.sentence == goal
    frame = replace(scene.frame, sentence=f"An impact is coming. {goal}", shorter=(goal,))
    assert bar.sentence_within(frame, 2000) == frame.sentence
    assert bar.sentence_within(frame, 60) == frame.shorter[-1]
    frame = replace(scene.frame, sentence="An impact is coming. Anna passed the eider to Elias.")
    width = frame.brush.text.width(frame.sentence, FontFace.BOLD, frame.brush.floor)
    assert bar.sentence_within(frame, width + 2) == frame.sentence
    assert bar.sentence_within(frame, width - 2) == "An impact is coming."


def test_news_is_told_once_and_the_log_tells_the_rest(sit: SitDown) -> None:
    match, _ = match_at(Words.load("en", paths.locales()), "tutorial.restore")
    pilot, scene = sit(match, computers=(PERSON, tutorial.CHARACTER))
    told = "Juris passed the goosander to Selma."
    assert told in scene.frame.log
    assert told in scene.frame.sentence
    opens = scene.display.target(LOG)
    assert opens is not None
    assert opens.name == "What happened"
    assert pilot.spoken


def test_a_number_key_shows_what_can_be_chosen_next_wherever_the_pointer_is(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit(new_match(2, 1))
    pilot.point_at(Target(TargetKind.HABITATS).id)
    assert scene.frame.pointed == Target(TargetKind.HABITATS)
    passing = next(n for n, line in enumerate(scene.controller.moves) if line.what is MoveKind.PASS)
    pilot.key(str(scene.controller.numbers[passing]))
    assert scene.controller.choosing
    assert scene.frame.pointed is None


def test_an_empty_deck_is_not_said_to_be_shuffled_when_there_is_nothing_to_shuffle(
    sit: SitDown,
) -> None:
    state = position("oxygen", "sunlight", decks=["", "salinity"])
    _, scene = sit(Match(BalticaGame(state.catalogue), state))
    page = detail_corner.page_of(scene.frame, Target(TargetKind.DECK))
    assert page is not None
    assert not page.text
    state = position("oxygen", "sunlight", decks=["", "salinity"], discards=["salinity", ""])
    _, scene = sit(Match(BalticaGame(state.catalogue), state))
    page = detail_corner.page_of(scene.frame, Target(TargetKind.DECK))
    assert page is not None
    assert "shuffled" in page.text


def test_a_click_on_what_happened_opens_the_log(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit(buying(new_match(2, 1)))
    scene.act(next(a for a in legal(scene.match.state) if isinstance(a, act.AcquireProducer)))
    pilot.settle()
    pilot.click("log:0:0")
    opened = scene.display.sheet
    assert opened is not None
    assert opened.sheet is TableSheet.LOG


def test_a_click_on_the_discard_pile_shows_those_of_all_rows(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit(new_match(2, 1))
    for _ in range(2):
        scene.act(act.END_TURN)
        pilot.settle()
    pilot.spoken.clear()
    pilot.click("discard:0:0")
    opened = scene.display.sheet
    assert opened is not None
    assert opened.sheet is TableSheet.PILES
    piles = [said for said in pilot.spoken if "Discard" in said]
    assert [said.split(" ")[0] for said in piles] == [p.name for p in scene.frame.people]
    pilot.key("escape")
    assert scene.display.sheet is None


def test_plants_and_animals_that_were_taken_are_counted(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    _, scene = sit(new_match(2, 1))
    assert bar.gained(scene.frame) == (0, 0)
    pilot, scene = sit(buying(new_match(2, 1)))
    plants, animals = bar.gained(scene.frame)
    scene.act(next(a for a in legal(scene.match.state) if isinstance(a, act.AcquireProducer)))
    pilot.settle()
    assert bar.gained(scene.frame) == (plants + 1, animals)
    pilot.point_at("gained:0:0")
    page = detail_corner.page_of(scene.frame, Target(TargetKind.GAINED))
    assert page is not None
    assert page.title == "Species back in the sea"
    assert f": {plants + 1}, " in page.text


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
def test_every_element_and_pressure_tells_its_ecology(
    sit: SitDown, new_match: Callable[..., Match], lang: str
) -> None:
    _, scene = sit(new_match(2, 1))
    book = type(scene.frame.book)(scene.frame.book.content, words_of(scene, lang))
    cards = [
        CardId(card)
        for card, kind in enumerate(book.cards.kinds)
        if kind in {CardKind.ELEMENT, CardKind.PRESSURE}
    ]
    told = {book.ecology(card) for card in cards}
    assert len(told) == 11
    names = {book.large_name(c) for c in cards if book.cards.kinds[c] is CardKind.PRESSURE}
    assert len(names) == 6


def words_of(scene: TableScene, lang: str) -> Words:
    words = scene.context.words
    return type(words).load(lang, words.folder)


def test_a_costly_end_asks_only_if_something_else_is_possible(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    for tokens in (1, 0):
        match = row_of(new_match(2, 1), "pressure#1")
        match.state.tokens[match.state.player] = tokens
        pilot, scene = sit(match, warnings=True)
        before = scene.match.state
        others = [a for a in legal(before) if a != act.END_TURN]
        pilot.key("space")
        assert (scene.controller.prompt is not None) is bool(others) is bool(tokens)
        assert (scene.match.state is before) is bool(tokens)
        if tokens:
            pilot.key("return")
            assert scene.match.state is not before


def test_a_passed_pressure_card_warns_of_the_impact(new_match: Callable[..., Match]) -> None:
    state = with_row(new_match(2, 1), "pressure#1", "pressure#2", "pressure#3")
    here, there = state.player, PlayerId(1 - state.player)
    state.rows[there] = [state.rows[here].pop(), state.rows[here].pop()]
    seen = foresee(state, act.Pass(act.TOKEN, state.rows[here][0], there))
    assert seen.next_strikes == there
    assert seen.next_impact
    state.rows[there] = [state.catalogue.ids[f"oxygen#{n}"] for n in (11, 12)]
    state.rows[here] = [state.catalogue.ids["oxygen#10"]]
    seen = foresee(state, act.Pass(act.TOKEN, state.rows[here][0], there))
    assert seen.next_strikes == there
    assert not seen.next_impact


def test_what_the_teammates_changed_is_told_and_marked_until_the_first_action(sit: SitDown) -> None:
    match, _ = match_at(Words.load("en", paths.locales()), "tutorial.restore")
    pilot, scene = sit(match, computers=(PERSON, tutorial.CHARACTER))
    told = "Juris acquired the goosander. Juris passed the goosander to Selma."
    passed = match.state.catalogue.ids["mergus_merganser"]
    assert scene.frame.sentence == told
    assert told in pilot.spoken
    assert scene.frame.news.row == {passed}
    areas = {area.target: area.name for area in scene.display.targets}
    assert areas[Target(TargetKind.ROW, passed)] == "Goosander. New."
    pilot.click(Target(TargetKind.TOKEN, REFRESH).id)
    assert scene.controller.choosing
    assert scene.frame.news == NO_NEWS
    pilot.key("escape")
    scene.act(act.Reactivate(PLUS))
    pilot.settle()
    assert scene.frame.sentence != told
    pilot.intend(Intent.UNDO)
    assert scene.frame.sentence == told, "and again after undo"


def test_a_zoomed_card_leaves_the_list_in_sight(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit(new_match(2, 1))
    card = scene.match.state.producers[0]
    pilot.point_at(Target(TargetKind.MARKET, card).id)
    scene.commands.toggle(TableSheet.CARD)
    pilot.step()
    assert scene.display.sheet is not None
    where = sheets._laid(scene.frame, TableSheet.CARD, card).zones.reading
    assert where.right <= scene.frame.zones.reading.x
    assert where.h <= 0.7 * scene.frame.zones.height


def test_the_line_of_the_good_deed_is_lit_and_has_room_for_its_reason(sit: SitDown) -> None:
    state = position(
        "esox_lucius oxygen",
        "perca_fluviatilis sunlight",
        decks=["salinity", ""],
        tokens=["pass plus", ""],
    )
    _, scene = sit(Match(BalticaGame(state.catalogue), state), suggests=True)
    listing = scene.frame.listing
    assert listing is not None
    assert [row.lit for row in listing.rows] == [True] + [False] * (len(listing.rows) - 1)
    turn = scene.frame.turn
    assert turn is not None
    assert turn.quiet or turn.costs, "only the good deed is recommended"
    first, *others = listing.boxes
    assert all(first.h > other.h for other in others)
    assert others[-1].bottom < scene.frame.zones.reading.bottom


def test_every_habitat_that_an_animal_would_restore_has_a_sign_on_it(
    sit: SitDown, new_match: Callable[..., Match]
) -> None:
    match = row_of(new_match(2, 1), "platichthys_flesus", "haematopus_ostralegus", "oxygen#1")
    _, scene = sit(match)
    flounder = match.state.catalogue.ids["platichthys_flesus"]
    assert set(scene.frame.signs[flounder]) == {"mud", "coast"}
