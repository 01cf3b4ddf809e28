"""The table driven by a pilot: pointer, keys, gamepad and narration."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pygame
import pytest

from ecosfera.games.baltica.additions import END_TURN, INTENTS, ROWS
from ecosfera.games.baltica.bots import foresight
from ecosfera.games.baltica.bots.draws import draws_of_use
from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.cards.card_faces import PLAIN, CardMarks
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import (
    detail_corner,
    detail_pages,
    log_panel,
    move_list_panel,
    move_verdict,
)
from ecosfera.games.baltica.panels.bar import bar_buttons
from ecosfera.games.baltica.panels.detail_corner import page_of
from ecosfera.games.baltica.panels.own_row import odds_notes
from ecosfera.games.baltica.panels.sheets import TableSheet
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import CONSUMER_CARDS, PRODUCER_CARDS, RIVER
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.ids import CardId
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.shots.table import states
from ecosfera.games.baltica.stage.poses import poses
from ecosfera.games.baltica.table import controller as controller_module
from ecosfera.games.baltica.table.commands import FOR_NUMBER
from ecosfera.games.baltica.table.display import FOR_NOTE
from ecosfera.games.baltica.table.prompt import Prompt
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.table.turn_guard import FOR_END
from ecosfera.games.baltica.text.move_preview import Preview
from ecosfera.games.game_screens import TableResult
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.app.app import IDLE, App
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import Text
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Motion, Settings
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import offscreen, shown
from ecosfera.ui.testing.pilot import Pilot
from tests.games.baltica.moves.test_move_selection import on_market, with_row
from tests.games.baltica.rules.positions import P1, bring_in, position
from tests.program import quiet, services

SitDown = Callable[..., tuple[Pilot, TableScene]]


@pytest.fixture
def sit_down(pictures: Pictures, ends: list[TableResult]) -> SitDown:
    """Sits down at a match; the pilot sits in front of it."""

    def make(
        match: Match,
        size: tuple[int, int] = (1366, 768),
        lang: str = "en",
        motion: Motion = "off",
        scale: float = 1.0,
        *,
        warnings: bool = False,
    ) -> tuple[Pilot, TableScene]:
        settings = Settings(
            language=lang, motion=motion, scale=scale, games=quiet(warnings=warnings)
        )
        app = offscreen(size, settings, pictures, INTENTS)
        scene = TableScene(app.context, services(app.context), match)
        pilot = Pilot(app)
        app.stack.push(scene, ends.append)
        pilot.step()
        return pilot, scene

    return make


@pytest.fixture
def ends() -> list[TableResult]:
    """Return the results of the table."""
    return []


def situated(name: str, match: Match) -> Match:
    return find(match.state.catalogue, next(s for s in situations() if s.name == name))


def targets(pilot: Pilot, scene: TableScene) -> list[str]:
    """Return the ids of everything that can be clicked with effect; check they are reachable."""
    wanted = {
        target for target in scene.controller.targets() if target.kind is not TargetKind.ABILITY
    }
    ids = set(pilot.ids)
    hidden = {target for target in wanted if target.id not in ids}
    more = ["pool:-1:0"] if "pool:-1:0" in ids else []
    lost = {target for target in hidden if not (more and target.kind is TargetKind.POOL)}
    assert not lost, f"{lost} cannot be reached"
    return sorted([*more, *(target.id for target in wanted - hidden)])


def play_on(
    pilot: Pilot,
    scene: TableScene,
    chance: random.Random,
    use: Callable[[str], None],
    steps: int = 4000,
) -> None:
    """Plays to the end, choosing among what the screen offers; `use` uses what has an id."""
    for _ in range(steps):
        pilot.settle()
        if pilot.app.stack.top is not scene:
            return
        if scene.controller.prompt is not None:
            use(chance.choice([answer.id for answer in scene.controller.prompt.answers]))
            continue
        assert scene.controller.ready
        assert scene.controller.stage.view == view(scene.match.state)
        use(chance.choice(targets(pilot, scene)))
    pytest.fail("the game does not end")


@pytest.mark.parametrize(
    ("players", "level", "motion", "lang"),
    [(3, 2, "off", "de"), (2, 1, "brisk", "sv")],
)
def test_a_whole_game_can_be_played_by_clicks(
    sit_down: SitDown,
    new_match: Callable[..., Match],
    ends: list[TableResult],
    players: int,
    level: int,
    motion: Motion,
    lang: str,
) -> None:
    match = new_match(players, level, f"clicks {players}")
    pilot, scene = sit_down(match, (1024, 576), lang, motion, warnings=True)
    play_on(pilot, scene, random.Random(players), pilot.click)
    assert ends == [TableResult.ENDED]
    assert match.state.outcome is not None


ARROWS = (Intent.LEFT, Intent.RIGHT, Intent.UP, Intent.DOWN)


def go_to(pilot: Pilot, item_id: str, press: Callable[[Intent], None]) -> None:
    """Move the focus by Tab to the group and by arrows inside it until it is on the item.

    Nothing is drawn on the way: it took two thirds of the time of a game.
    """
    chance = random.Random(item_id)
    pilot.looks = False
    for tries in range(300):
        here, goal = pilot.focus.current, pilot.focus.get(item_id)
        assert goal is not None
        if here is None or not pilot.focus.visible or here.group != goal.group:
            press(Intent.NEXT)
            continue
        if here.id == item_id:
            pilot.looks = True
            return
        dx, dy = goal.rect.centerx - here.rect.centerx, goal.rect.centery - here.rect.centery
        way = Intent.RIGHT if dx > 0 else Intent.LEFT
        if abs(dy) > abs(dx):
            way = Intent.DOWN if dy > 0 else Intent.UP
        if goal.id.startswith(("sign", "star")) and abs(dx) < 30:
            way = Intent.DOWN
        press(way if tries % 4 else chance.choice(ARROWS))
    pytest.fail(f"the keys do not come to {item_id}")


def test_a_whole_game_at_level_two_can_be_played_with_the_keyboard_alone(
    sit_down: SitDown, new_match: Callable[..., Match], ends: list[TableResult]
) -> None:
    pilot, scene = sit_down(new_match(2, 2, "keys"), (1024, 576))
    chance = random.Random(4)

    def use(item_id: str) -> None:
        go_to(pilot, item_id, pilot.intend)
        pilot.intend(Intent.ACCEPT)

    play_on(pilot, scene, chance, use)
    assert ends == [TableResult.ENDED]


PAD = {
    Intent.NEXT: pygame.CONTROLLER_BUTTON_RIGHTSHOULDER,
    Intent.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Intent.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Intent.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Intent.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    Intent.ACCEPT: pygame.CONTROLLER_BUTTON_A,
}


def test_a_whole_game_at_level_two_can_be_played_with_a_gamepad_alone(
    sit_down: SitDown, new_match: Callable[..., Match], ends: list[TableResult]
) -> None:
    pilot, scene = sit_down(new_match(2, 2, "pad"), (1024, 576))

    def press(intent: Intent) -> None:
        pilot.button(PAD[intent])

    def use(item_id: str) -> None:
        go_to(pilot, item_id, press)
        press(Intent.ACCEPT)

    play_on(pilot, scene, random.Random(5), use)
    assert ends == [TableResult.ENDED]


@pytest.mark.parametrize(("level", "lang"), [(1, "fi"), (2, "de")])
def test_a_game_can_be_played_from_the_narration_and_the_keyboard_alone(
    sit_down: SitDown,
    new_match: Callable[..., Match],
    ends: list[TableResult],
    level: int,
    lang: str,
) -> None:
    """Nothing but what is spoken is looked at: moves have a number, answers come in order."""
    pilot, scene = sit_down(new_match(2, level, "ear"), lang=lang, size=(1024, 576))
    chance = random.Random(6)
    words = scene.context.words
    # Answers are narrated in order: Enter is the first, Esc the last.
    last = {words("table.go-on"), words("table.do.no"), words("table.ask.back")}
    for _ in range(3000):
        pilot.settle()
        if ends:
            break
        spoken = [text for text in pilot.spoken if text != words("table.tokens-used")]
        numbers, end = [], words("table.do.end")
        for text in reversed(spoken):
            number, _, rest = text.partition(": ")
            if number.isdecimal() and rest:
                numbers.append(number)
            elif text not in {end, words("table.do.back")}:
                break
        ends_turn = end in spoken[len(spoken) - 1 - len(numbers) :]
        choice = chance.randrange(len(numbers) + ends_turn) if numbers or ends_turn else None
        if choice is not None and choice < len(numbers):
            pilot.key(numbers[choice])
        elif choice is not None:
            pilot.wait(FOR_END)
            pilot.intend(END_TURN)
        else:
            assert spoken[-1] in last
            pilot.intend(Intent.ACCEPT)
    assert ends == [TableResult.ENDED]


def test_a_card_is_taken_by_dragging_it_to_the_row(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.drag(f"market:{card}:0", f"row:{state.row[0]}:0")
    assert scene.match.actions == (act.AcquireProducer(card),)


def test_a_card_is_passed_by_dragging_it_to_another_row(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "oxygen#1", "salinity#1")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.drag(f"row:{state.row[0]}:0", "player-row:1:0")
    assert scene.match.actions == (act.Pass(act.TOKEN, state.row[0], P1),)


def test_a_card_is_passed_at_once_to_the_only_row_it_can_go_to(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "zostera_marina", "oxygen#1")
    card = state.row[0]
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.click("token:0:0")
    assert list(scene.match.actions) == []
    pilot.click(f"row:{card}:0")
    assert scene.match.actions == (act.Pass(act.TOKEN, card, P1),)


def test_a_click_on_a_card_in_front_chooses_it_and_one_on_another_changes_over(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    first, _, last = (Target(TargetKind.ROW, own) for own in state.row)

    def click(own: Target) -> None:
        widget = scene.display.target(own)
        assert widget is not None
        pilot.click_at(*widget.rect.center)

    for own in (first, last):
        click(own)
        assert scene.frame.chosen == (own,)
        assert scene.display.sheet is None
    click(last)
    assert scene.frame.chosen == ()
    click(first)
    pilot.click(f"market:{card}:0")
    assert scene.match.actions == (act.AcquireProducer(card),)


def test_a_click_counts_while_the_cards_of_ones_own_move_are_on_their_way(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1", "oxygen#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state), motion="full")
    pilot.settle()
    pilot.click(f"market:{card}:0")
    assert not scene.controller.stage.idle
    pilot.click("token:1:0")
    assert [type(action) for action in scene.match.actions] == [act.AcquireProducer, act.Plus]


def test_the_second_press_of_a_double_click_makes_no_other_move(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1", "oxygen#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state), motion="full")
    pilot.settle()
    widget = scene.display.target(Target(TargetKind.MARKET, card))
    assert widget is not None
    for _ in range(2):
        pilot.click_at(*widget.rect.center)
    assert [type(action) for action in scene.match.actions] == [act.AcquireProducer]


def test_a_pair_for_a_habitat_is_told_and_shown_on_its_tile(sit_down: SitDown) -> None:
    state = position(
        "myriophyllum_spicatum potamogeton_perfoliatus oxygen",
        "oxygen",
        decks=["esox_lucius", ""],
        consumers="myoxocephalus_quadricornis",
        habitats="ice open_water coast rock",
    )
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    assert {len(goal.animals) for goal in scene.frame.goals.values()} == {1}
    scene.act(
        bring_in("myoxocephalus_quadricornis", "myriophyllum_spicatum", "potamogeton_perfoliatus")
    )
    pilot.settle()
    assert {len(goal.animals) for goal in scene.frame.goals.values()} == {2}
    assert any("has a pair for" in line for line in scene.controller.log.lines)
    river = scene.display.target(Target(TargetKind.TILE, RIVER))
    assert river is not None
    assert "two of them in one row" in river.name


def test_it_is_told_once_in_a_turn_what_the_next_card_could_restore(sit_down: SitDown) -> None:
    deck = "saduria_entomon oxygen"
    state = position("esox_lucius salinity temperature", "oxygen", decks=[deck, ""])
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    scene.act(act.Pass(act.TOKEN, state.row[1], act.MARKET))
    pilot.settle()
    told = [line for line in pilot.spoken if line.startswith("1 of 2 cards")]
    assert len(told) == 1
    odds = scene.frame.odds
    assert odds is not None
    assert (odds.hits, odds.cards) == draws_of_use(scene.match.state), "as the bar says it"
    about = page_of(scene.frame, Target(TargetKind.DECK))
    assert about is not None
    assert odds.sentence in about.text
    note, box = odds_notes(scene.frame)[0]
    assert note.text == "1 of 2 cards helps"
    assert box.overlaps(scene.frame.zones.row)


def test_what_is_dropped_anywhere_else_stays_where_it_was(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "oxygen#1", "salinity#1")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.drag(f"row:{state.row[0]}:0", "tile:0:0")
    assert scene.match.actions == ()


@pytest.mark.parametrize(("motion", "key"), [("off", "1"), ("full", "1"), ("off", "u")])
def test_a_card_is_let_go_of_when_the_game_goes_on_while_it_is_dragged(
    sit_down: SitDown, new_match: Callable[..., Match], motion: Motion, key: str
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state), motion=motion)
    source, target = f"market:{card}:0", f"row:{state.row[0]}:0"
    pilot.drag(source, target, meanwhile=lambda: pilot.key(key))
    pilot.settle()
    assert len(scene.match.actions) == 1
    assert scene.controller.ready


def test_a_card_is_let_go_of_when_the_menu_comes_over_the_table(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))

    def look_at_the_menu() -> None:
        pilot.intend(Intent.MENU)
        assert pilot.scene() == "PauseScene"
        pilot.key("escape")

    pilot.drag(f"market:{card}:0", f"row:{state.row[0]}:0", meanwhile=look_at_the_menu)
    assert scene.match.actions == ()


@pytest.mark.parametrize("motion", ["off", "full"])
def test_after_a_click_the_corner_tells_no_more_of_what_is_gone(
    sit_down: SitDown, new_match: Callable[..., Match], motion: Motion
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state), motion=motion)
    pilot.click(f"market:{card}:0")
    pilot.settle()
    assert scene.match.actions == (act.AcquireProducer(card),)
    assert scene.frame.pointed is None
    x, y = pilot.at
    pilot.move_to(x + 1, y)
    assert scene.frame.pointed is not None
    assert scene.frame.pointed.which in scene.match.state.producers


def test_a_new_turn_begins_with_the_first_page_of_the_list(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match(4, 2, "44"), (1024, 576), scale=2.0)
    pilot.step(pygame.Event(pygame.MOUSEWHEEL, x=0, y=-1))
    assert scene.display.first > 0
    pilot.key("space")
    pilot.settle()
    while scene.controller.prompt is not None:
        scene.controller.prompt.answers[0].do()
        pilot.settle()
    assert scene.display.first == 0
    box = rect(scene.frame.zones.reading)
    for y in range(box.top, box.bottom, 12):
        pilot.move_to(box.centerx, y)


def test_escape_goes_back_step_by_step_and_then_to_the_menu(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match(3))
    pilot.click("token:0:0")
    pilot.click(targets(pilot, scene)[0])
    assert len(scene.controller.selection.chosen) == 2 if scene.controller.selection else False
    pilot.key("escape")
    pilot.key("escape")
    assert scene.controller.selection is not None
    assert not scene.controller.selection.choosing
    pilot.key("escape")
    assert pilot.scene() == "PauseScene"


def test_while_something_is_chosen_only_targets_have_the_focus(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match(3))
    pilot.click("token:0:0")
    assert set(pilot.ids) == set(targets(pilot, scene))


def test_a_click_while_cards_fly_finishes_the_flight(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match(), motion="full")
    pilot.settle()
    pilot.intend(END_TURN)
    pilot.wait(0.1)
    assert scene.controller.stage.motions
    pilot.click_at(5, 700)
    assert not scene.controller.stage.motions


def test_undo_by_key_and_by_button(sit_down: SitDown, new_match: Callable[..., Match]) -> None:
    pilot, scene = sit_down(new_match())
    start = scene.match.state
    pilot.intend(END_TURN)
    while scene.controller.prompt is not None:
        pilot.intend(Intent.ACCEPT)
    assert scene.match.state is not start
    pilot.key("u")
    assert scene.match.state is start
    pilot.key("ctrl+y")
    assert scene.match.state is not start
    pilot.click("bar:4:0")
    assert scene.match.state is start


def test_where_fair_undo_blocks_undo_its_button_says_why(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    match = new_match()
    match.fair_undo = True
    pilot, scene = sit_down(match)
    while not match.undo_is_unfair:
        scene.act(random.Random(1).choice(legal(match.state)))
        pilot.settle()
    undo = next(item for item in pilot.focus.items if item.name == "Undo")
    plain = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    pilot.point_at(undo.id)
    assert scene.frame.pointed is not None
    unfair = scene.context.words("table.undo-unfair")
    assert bar_buttons(scene.frame)[scene.frame.pointed].tip == unfair
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") != plain
    pilot.intend(Intent.UNDO)
    assert pilot.spoken[-1] == scene.context.words("table.undo-unfair")


def test_resizing_and_a_larger_text_keep_the_position(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match(4, 2), motion="full")
    pilot.intend(END_TURN)
    pilot.wait(0.2)
    pilot.resize(1024, 576)
    pilot.app.change(replace(pilot.app.context.settings, scale=2.0, language="de"))
    pilot.wait(0.1)
    assert scene.frame.zones.width == 1024
    assert scene.frame.zones.scale == 2.0
    stage = scene.controller.stage
    assert stage.poses == poses(
        stage.view, scene.frame.zones, stage.below, stage.spent, piled=stage.piled
    )


def test_pointing_at_a_card_shows_what_it_would_cost(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.point_at(f"market:{card}:0")
    assert scene.frame.preview.lends == 0
    assert scene.frame.preview.pays == set(state.row)


def test_a_hint_lights_up_each_step_of_a_legal_action(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(situated("middle", new_match()))
    for _ in range(2):
        pilot.key("h")
        pilot.settle()
    for _ in range(9):
        assert scene.frame.hinted
        (target,) = scene.frame.hinted
        before = len(scene.match.actions)
        pilot.click(target.id)
        if len(scene.match.actions) > before:
            return
    pytest.fail("the hint leads nowhere")


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768)])
@pytest.mark.parametrize("lang", ["en", "de", "ru"])
def test_the_list_has_one_column_and_loses_no_reason_when_there_is_most_to_choose(
    sit_down: SitDown, size: tuple[int, int], lang: str
) -> None:
    state = position(
        "sunlight#1 oxygen#1 salinity#1 nutrients#1 temperature#1 sunlight#2 oxygen#2",
        "pressure",
        "pressure",
        "pressure",
        producers="zostera_marina najas_marina ceramium_tenuicorne nitzschia_filiformis",
        tokens=["pass plus refresh"] * 4,
        stacks=dict.fromkeys(("sunlight", "oxygen", "salinity", "nutrients", "temperature"), 2),
    )
    _, scene = sit_down(Match(BalticaGame(state.catalogue), state), size, lang)
    moves = scene.controller.moves
    seen: set[int] = set()
    while len(seen) < len(moves) - 1:
        listing = scene.frame.listing
        assert listing is not None
        assert len({box.x for box in listing.boxes}) == 1
        for row, box in zip(listing.rows, listing.boxes, strict=True):
            below = move_list_panel.row_texts(scene.frame, row, box, scene.frame.brush.body)[1]
            told = below is not None or bool(row.row.lent)  # a sign shows what is borrowed
            assert told or not row.row.detail, row.row.title
        seen |= {target.which for target in listing.targets} - {detail_corner.TURN_PAGE}
        scene.display.turn_page(1)
    assert len(moves) - 1 not in seen, "the button ends the turn"
    assert moves[-1].what is MoveKind.END


@pytest.mark.parametrize("intent", [Intent.INSPECT, ROWS, Intent.LOG])
def test_sheets_are_laid_over_the_table_and_taken_away(
    sit_down: SitDown, new_match: Callable[..., Match], intent: Intent
) -> None:
    pilot, scene = sit_down(new_match(4, 2))
    pilot.point_at(f"market:{scene.match.state.producers[0]}:0")
    before = pygame.image.tobytes(pilot.app.canvas.surface, "RGB")
    pilot.intend(intent)
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") != before
    assert pilot.spoken[-1]
    pilot.key("escape")
    assert pygame.image.tobytes(pilot.app.canvas.surface, "RGB") == before


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the lines that were drawn on the sheet of the log."""
    found: list[str] = []
    write = log_panel._write

    def spy(target: Any, look: Any, block: Any, y: float, tone: Any) -> None:
        found.extend(block.lines)
        write(target, look, block, y, tone)

    monkeypatch.setattr(log_panel, "_write", spy)
    return found


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_all_that_happened_can_be_read_by_keys_and_wheel(
    sit_down: SitDown, new_match: Callable[..., Match], written: list[str], scale: float
) -> None:
    pilot, scene = sit_down(new_match(), scale=scale)
    scene.controller.log.lines[:] = [f"Sentence {n}." for n in range(80)]
    pilot.key("l")
    assert (written[-1], "Sentence 0." in written) == ("Sentence 79.", False)

    def seen(move: Callable[[], None]) -> list[str]:
        written.clear()
        scene.dirty = True
        move()
        pilot.step()
        return list(written)

    assert seen(lambda: pilot.key("home"))[0] == "Sentence 0."
    assert seen(lambda: pilot.key("end"))[-1] == "Sentence 79."
    last = seen(lambda: pilot.key("end"))
    page = seen(lambda: pilot.key("pageup"))
    assert page[0] not in last
    assert page[-1] in last
    assert seen(lambda: pilot.key("pagedown")) == last
    read = set[str]()
    while "Sentence 0." not in read:
        before = len(read)
        read |= set(seen(lambda: pilot.key("up")))
        assert len(read) > before or not before
    assert read >= {f"Sentence {n}." for n in range(75)}
    assert seen(lambda: pilot.key("up"))[0] == "Sentence 0."
    wheel = pygame.Event(pygame.MOUSEWHEEL, x=0, y=-2)
    assert seen(lambda: pilot.step(wheel))[0] != "Sentence 0."
    pilot.key("escape")
    assert seen(pilot.step) == []


def test_a_log_that_grows_stays_as_far_from_its_end(
    sit_down: SitDown, new_match: Callable[..., Match], written: list[str]
) -> None:
    pilot, scene = sit_down(new_match())
    scene.controller.log.lines[:] = [f"Sentence {n}." for n in range(80)]
    pilot.key("l")

    def last() -> str:
        written.clear()
        scene.dirty = True
        pilot.step()
        return written[-1]

    def grow(n: int) -> None:
        scene.controller.log.lines.append(f"Sentence {n}.")

    assert last() == "Sentence 79."
    grow(80)
    assert last() == "Sentence 80."
    pilot.key("up")
    before = int(last().split()[1].rstrip("."))
    assert before < 80
    grow(81)
    assert last() == f"Sentence {before + 1}."


def test_a_right_click_shows_a_card_large_and_the_next_one_closes_it(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match())
    card = Target(TargetKind.ROW, scene.controller.match.state.rows[0][0]).id
    pilot.right_click(card)
    assert scene.display.sheet is not None
    assert scene.display.sheet.sheet is TableSheet.CARD
    pilot.right_click(card)
    assert scene.display.sheet is None


def test_a_number_key_asks_before_a_measure_spends_funding(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(situated("agree", new_match()))
    scene.controller.confirmations.agreed = True
    number = next(
        n
        for n, line in enumerate(scene.controller.moves, 1)
        if line.what is MoveKind.MEASURE and len(line.actions) == 1
    )
    done = len(scene.controller.match.actions)
    pilot.key(str(number))
    assert [answer.id for answer in prompt_of(scene).answers] == ["ask-yes", "ask-no"]
    pilot.key("escape")
    assert len(scene.controller.match.actions) == done
    pilot.wait(FOR_NUMBER)
    pilot.key(str(number))
    pilot.click("ask-yes")
    assert isinstance(scene.controller.match.actions[-1], act.Implement)


def test_a_number_key_pressed_twice_does_not_choose_from_the_next_list(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "zostera_marina", "oxygen#1")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    passing = next(n for n, line in enumerate(scene.controller.moves) if line.what is MoveKind.PASS)
    pilot.key(str(scene.controller.numbers[passing]))
    begun = scene.controller.selection
    assert begun is not None
    chosen = begun.chosen
    pilot.key("1")
    assert begun.chosen == chosen
    pilot.wait(FOR_NUMBER)
    pilot.key("1")
    assert begun.chosen != chosen


def prompt_of(scene: TableScene) -> Prompt:
    """Return the open prompt."""
    assert scene.controller.prompt is not None
    return scene.controller.prompt


def test_the_bar_of_the_log_can_be_pulled(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match())
    scene.controller.log.lines[:] = [f"Sentence {n}." for n in range(80)]
    pilot.key("l")
    log = scene.display.scroll
    assert log is not None
    assert log.frame is not None
    x, end = log.frame.right - 2, log.end
    pilot.move_to(x, log.frame.bottom - 4)
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pilot.at, button=1))
    pilot.move_to(x, log.frame.top)
    assert log.offset == 0 < end
    pilot.step(pygame.Event(pygame.MOUSEBUTTONUP, pos=pilot.at, button=1))
    pilot.move_to(x, log.frame.bottom)
    assert (scene.display.scroll, log.offset) == (log, 0)
    pilot.click_at(*log.rect.center)
    assert scene.display.sheet is None


def test_where_all_that_happened_shows_an_arrow_takes_its_sheet_away(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(new_match())
    pilot.key("l")
    assert scene.display.sheet is not None
    pilot.key("up")
    assert scene.display.sheet is None


@pytest.mark.parametrize(("size", "scale"), [((1366, 768), 1.0), ((1024, 576), 2.0)])
@pytest.mark.parametrize("name", ["costly-end", "agree", "seat"])
def test_a_question_covers_neither_the_market_nor_the_own_row(
    pictures: Pictures, name: str, size: tuple[int, int], scale: float
) -> None:
    shot = next(shot for shot in states(services) if shot.name == f"table-{name}")
    pilot = shown(shot, size, "de", scale, pictures, intents=INTENTS)
    scene = pilot.app.stack.top
    assert isinstance(scene, TableScene)
    assert scene.display.prompt is not None
    zones = scene.frame.zones
    for zone in (zones.consumers, zones.producers, zones.elements, zones.row, zones.bar):
        assert not scene.display.prompt.box.overlaps(zone)
    for button in scene.display.prompt.buttons:
        assert rect(scene.display.prompt.box).contains(button.rect)
    for row in zones.others:
        covered = scene.display.prompt.box.overlaps(row)
        assert not covered or scene.display.prompt.box.y <= row.y, "half a row is covered"
    question = scene.display.prompt.question
    assert question is not None
    assert question.size >= 0.7 * zones.body
    assert not pilot.app.context.text.faults


def test_of_cards_in_flight_only_one_is_drawn_anew_in_a_frame(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    _, scene = sit_down(situated("long-rows", new_match()), motion="full")
    faces, w = scene.frame.faces, round(scene.frame.zones.own[0])
    cards = [card for card in scene.match.state.rows[scene.frame.front] if card >= 0][:3]
    for card in cards:
        faces.card(card, w, own=True)
    larger, before = round(1.4 * w), faces.cache.misses
    faces.begin_frame()
    for card in cards:
        faces.flying(card, larger, own=True, marks=PLAIN)
    assert faces.cache.misses == before + 1
    for _ in cards:
        faces.begin_frame()
        for card in cards:
            faces.flying(card, larger, own=True, marks=PLAIN)
    assert faces.cache.misses == before + len(cards)


def test_a_card_in_flight_uses_a_drawing_of_nearly_the_same_size(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    _, scene = sit_down(situated("long-rows", new_match()), motion="full")
    faces, w = scene.frame.faces, round(scene.frame.zones.own[0])
    card = scene.match.state.rows[scene.frame.front][0]
    image = faces.card(card, w, w, own=True)
    faces.begin_frame()
    assert faces.flying(card, w - 2, own=True, marks=PLAIN) == (image, w)
    other = faces.flying(card, w - 2, own=True, marks=CardMarks(used=True))
    assert other[1] == w - 2, "but none with other marks"


def test_a_used_card_keeps_some_colour_until_its_abilities_are_used(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    _, scene = sit_down(situated("long-rows", new_match()))
    faces, w = scene.frame.faces, round(scene.frame.zones.own[0])

    def colour(card: CardId, marks: CardMarks) -> int:
        face = faces.card(card, w, w, own=True, marks=marks).surface
        red, green, blue, _ = pygame.transform.average_color(face, (w // 4, w // 2, w // 3, w // 2))
        return max(red, green, blue) - min(red, green, blue)

    able = [card for card in PRODUCER_CARDS if scene.frame.book.abilities(card)]
    card = max(able, key=lambda card: colour(card, PLAIN))
    live = colour(card, CardMarks(used=True))
    spent = colour(card, CardMarks(used=True, ability_used=True, star_used=True))
    assert spent < 16 < live < colour(card, PLAIN)


def test_a_game_begun_before_still_tells_what_happened(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    match = new_match()
    pilot, scene = sit_down(match)
    for _ in range(3):
        pilot.key(str(max(scene.controller.numbers)))
        pilot.settle()
        pilot.wait(FOR_NUMBER)
    told = [line for line in scene.controller.log.lines if line]
    assert told
    _, again = sit_down(match)
    assert again.controller.log.lines[-1] == told[-1]


@pytest.mark.parametrize(
    ("size", "lang", "scale"),
    [((1024, 576), LONGEST, 1.0), ((1366, 768), LONGEST, 2.0)],
)
def test_every_text_of_every_state_fits(
    blank_pictures: Pictures,
    shared_text: Text,
    size: tuple[int, int],
    lang: str,
    scale: float,
) -> None:
    """Each second state is laid out in the small window, the others with large text."""
    faults: dict[str, str] = {}
    for shot in states(services)[int(scale == 1.0) :: 2]:
        shared_text.faults.clear()
        shown(shot, size, lang, scale, blank_pictures, intents=INTENTS, text=shared_text)
        faults |= {f"{shot.name}: {t}": why for t, why in shared_text.faults.items()}
    assert not faults


def test_random_inputs_break_nothing(
    sit_down: SitDown, new_match: Callable[..., Match], app: App
) -> None:
    pilot, _ = sit_down(new_match(3, 2, "noise"), motion="brisk", warnings=True)
    noise(pilot, random.Random(8), 150)


KEYS = ("tab", "return", "space", "left", "right", "up", "down", "u", "h", "i", "l", "o", "1", "2",
        "3", "7", "ctrl+y", "escape", "shift+tab")  # fmt: skip
WINDOWS = ((1024, 576), (1366, 768), (1920, 1080))


def noise(pilot: Pilot, chance: random.Random, count: int) -> None:
    """So many random clicks, keys and resizes; leaves the table only through the menu."""
    for _ in range(count):
        top = pilot.app.stack.top
        if not isinstance(top, TableScene):
            if len(pilot.app.stack) < 2:
                return
            pilot.app.stack.pop()
            continue
        width, height = pilot.app.canvas.surface.get_size()
        match chance.randrange(12):
            case 0:
                pilot.resize(*chance.choice(WINDOWS))
            case 1 | 2 | 3:
                pilot.key(chance.choice(KEYS))
            case 4:
                pilot.wait(0.1)
            case 5:
                pilot.move_to(chance.randrange(width), chance.randrange(height))
            case 6 | 7:
                pilot.click_at(chance.randrange(width), chance.randrange(height))
            case 8 if len(pilot.ids) > 1:
                pilot.drag(*chance.sample(pilot.ids, 2))
            case _ if pilot.ids:
                pilot.click(chance.choice(pilot.ids))
        if top.controller.stage.idle:
            assert top.controller.stage.view == view(top.match.state)
        assert not outdated(top)


def outdated(scene: TableScene) -> set[str]:
    """Return the parts of the frame that would be different if it were built anew."""
    shown, controller = scene.display.base, scene.controller
    if scene.display.peeking:
        return set()
    fresh = scene.display.builder.for_play(controller, shown.pool_first)
    parts = {part.name for part in fields(shown)}
    if controller.advice.advised is None:
        # A hint that was dropped by the keys stays in sight until something else happens.
        parts -= {"advice", "hinted"}
    return {part for part in parts if getattr(shown, part) != getattr(fresh, part)}


def test_a_click_builds_the_frame_once_and_asks_the_rules_once(
    sit_down: SitDown, new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pointing at a card asks them what a click would do, and pressing asks nothing more."""
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = Target(TargetKind.MARKET, on_market(state, "zostera_marina"))
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    monkeypatch.setattr(scene.display.preparation, "advance", lambda *_args, **_more: None)
    count: Counter[str] = Counter()

    def counted(owner: object, name: str) -> None:
        real = getattr(owner, name)

        def call(*args: Any, **more: Any) -> Any:
            count[name] += 1
            return real(*args, **more)

        monkeypatch.setattr(owner, name, call)

    counted(scene.display.builder, "for_play")
    counted(scene.display.builder, "with_pointer")
    counted(scene.match.game, "legal")
    counted(controller_module, "MoveSelection")
    counted(type(scene.match.game), "apply")
    counted(foresight, "apply")

    def counts() -> dict[str, int]:
        found = dict(count)
        count.clear()
        return found

    pilot.point_at(card.id)
    assert counts() == {"with_pointer": 1, "apply": 1}
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pilot.at, button=1))
    assert counts() == {"with_pointer": 1}
    done = len(scene.match.actions)
    pilot.step(pygame.Event(pygame.MOUSEBUTTONUP, pos=pilot.at, button=1))
    assert len(scene.match.actions) == done + 1
    found = counts()
    assert found.pop("apply", 0) <= 1, "what the next thing pointed at would do"
    assert found == {"for_play": 1, "with_pointer": 1, "legal": 1, "MoveSelection": 1}
    pilot.wait(0.5)
    assert not counts(), "nothing has changed"


def test_the_rules_work_out_a_click_on_the_market_once(
    sit_down: SitDown, new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The preview, the warning and the move itself share what the rules have found."""
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    monkeypatch.setattr(scene.display.preparation, "advance", lambda *_args, **_more: None)
    worked_out: list[act.Action] = []

    def counted(owner: Any) -> None:
        real = owner.apply

        def call(before: State, action: act.Action) -> Any:
            worked_out.append(action)
            return real(before, action)

        monkeypatch.setattr(owner, "apply", call)

    counted(scene.match.game)
    counted(foresight)
    scene.controller.confirmations.warnings = True
    pilot.click(Target(TargetKind.MARKET, card).id)
    taken = act.AcquireProducer(card)
    assert scene.match.actions[-1] == taken
    assert worked_out.count(taken) == 1


def test_a_refusal_goes_with_its_position(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "oxygen#1", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.click(f"market:{card}:0")
    assert "why:0:0" in pilot.ids
    pilot.move_to(680, 530)
    assert scene.frame.pointed == Target(TargetKind.MARKET, card)
    pilot.drag(f"row:{state.row[0]}:0", "player-row:1:0")
    assert scene.match.actions == (act.Pass(act.TOKEN, state.row[0], P1),)
    assert "why:0:0" not in pilot.ids


def test_the_pointer_stays_on_a_button_but_on_no_card_when_the_game_goes_on(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    for item, stays in (("bar:2:0", True), (f"market:{card}:0", False)):
        pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
        pilot.point_at(item)
        assert scene.frame.hovered is not None
        pilot.key("1")
        assert len(scene.match.actions) == 1
        assert (scene.frame.hovered is not None) is stays


def test_a_press_that_slips_a_little_is_a_click(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "sunlight#1", "sunlight#2", "salinity#1")
    card = on_market(state, "zostera_marina")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.point_at(f"market:{card}:0")
    pilot.step(pygame.Event(pygame.MOUSEBUTTONDOWN, pos=pilot.at, button=1))
    pilot.move_to(pilot.at[0] + 3, pilot.at[1] + 2)
    assert scene.dragging is None
    pilot.step(pygame.Event(pygame.MOUSEBUTTONUP, pos=pilot.at, button=1))
    assert scene.match.actions == (act.AcquireProducer(card),)


def test_the_answers_are_one_stop_of_tab_and_each_shows_its_ring(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(situated("costly-end", new_match()), warnings=True)
    pilot.key("space")
    first = scene.focus.id
    pictures = [pygame.image.tobytes(pilot.app.canvas.surface, "RGB")]
    for key in ("tab", "right"):
        pilot.key(key)
        pictures.append(pygame.image.tobytes(pilot.app.canvas.surface, "RGB"))
        assert (scene.focus.id == first) is (key == "tab")
    assert len(set(pictures)) == len(pictures)


def test_targets_have_stable_ids() -> None:
    assert Target(TargetKind.ROW, 12).id == "row:12:0"
    assert Target(TargetKind.SIGN, 110, 2).id == "sign:110:2"


def test_the_key_that_ends_the_turn_does_not_answer_its_warning(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    pilot, scene = sit_down(situated("costly-end", new_match()), warnings=True)
    before = scene.match.actions
    pilot.key("space")
    assert scene.controller.prompt is not None
    pilot.key("space")
    assert scene.controller.prompt is not None
    assert scene.match.actions == before
    pilot.key("return")
    assert scene.match.actions[-1] == act.END_TURN


def test_a_text_is_not_cut_after_the_number_of_a_year() -> None:
    text = "Üks silm rändab teisele poole. 2018. aastal selgus, et liike on kaks."
    shorter = detail_pages.without_last_sentence(text)
    assert shorter == "Üks silm rändab teisele poole."
    assert not detail_pages.without_last_sentence(shorter)


@pytest.mark.parametrize("lang", [LONGEST, *LANGUAGES])
@pytest.mark.parametrize("size", [(1280, 700), (1366, 768)])
def test_facts_end_above_what_a_click_does(
    sit_down: SitDown,
    new_match: Callable[..., Match],
    monkeypatch: pytest.MonkeyPatch,
    size: tuple[int, int],
    lang: str,
) -> None:
    pilot, scene = sit_down(new_match(3), size, lang)
    text = scene.frame.brush.text
    ends: list[int] = []
    paragraph = text.paragraph

    def noted(*args: Any, **more: Any) -> int:
        ends.append(paragraph(*args, **more))
        return ends[-1]

    monkeypatch.setattr(text, "paragraph", noted)
    target = pilot.app.canvas.surface
    for lines in range(1, 5):
        told = Preview(
            sentence=" ".join(["Vom Markt dazu: Salzgehalt und alles, was fehlt."] * lines)
        )
        column = detail_pages.columns(scene.frame)[1]
        foot = move_verdict.draw(target, scene.frame, column, told)
        for card in (*PRODUCER_CARDS, *CONSUMER_CARDS):
            ends.clear()
            detail_pages.draw_card(target, scene.frame, card, told)
            assert all(end <= foot for end in ends), scene.frame.book.name(card)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1024, 576), (1366, 768), (1920, 1080)])
def test_the_picture_of_a_card_is_read_whole(
    sit_down: SitDown, new_match: Callable[..., Match], size: tuple[int, int], scale: float
) -> None:
    _, scene = sit_down(new_match(3), size, scale=scale)
    picture, words = detail_pages.columns(scene.frame)
    assert picture.w >= 0.66 * picture.h
    assert picture.right < words.x


def test_the_sea_of_a_table_at_rest_takes_little_time(
    sit_down: SitDown, new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, _ = sit_down(situated("long-rows", new_match()), motion="full")
    app, canvas = pilot.app, pilot.app.canvas
    pilot.wait(2.0)
    steps = app.rate
    shown_parts: list[list[pygame.Rect] | None] = []
    monkeypatch.setattr(canvas, "show", shown_parts.append)
    for _ in range(3 * steps):
        app.step([], 1 / steps)
    pixels = sum(box.width * box.height for parts in shown_parts for box in parts or [])
    assert steps == IDLE
    assert None not in shown_parts, "the whole window was drawn"
    assert len(shown_parts) == 3 * 10
    assert 0 < pixels < 3 * math.prod(canvas.surface.get_size())


def test_the_key_of_a_line_that_points_at_nothing_yet_shows_the_choices(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    """Three fish of one habitat: the key leaves open which two restore it."""
    state = with_row(new_match(), "acipenser_oxyrinchus", "myoxocephalus_quadricornis", "calanoida")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.settle()
    shown = scene.frame.listing
    place = next(n for n, line in enumerate(scene.controller.moves) if len(line.actions) > 1)
    assert scene.controller.moves[place].what is MoveKind.RESTORE
    pilot.key(str(scene.controller.numbers[place]))
    assert scene.controller.choosing
    assert scene.frame.listing is not None
    assert scene.frame.listing != shown
    assert scene.frame.choosing


def test_a_key_without_a_line_and_space_in_a_choice_tell_the_keys_and_keep_the_list(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    state = with_row(new_match(), "acipenser_oxyrinchus", "myoxocephalus_quadricornis", "calanoida")
    pilot, scene = sit_down(Match(BalticaGame(state.catalogue), state))
    pilot.settle()

    def title() -> str:
        assert scene.frame.listing is not None
        return scene.frame.listing.title

    usual, last = title(), max(scene.controller.numbers)
    pilot.point_at(Target(TargetKind.TOKEN, 1).id)
    assert scene.frame.pointed is not None
    pilot.key("9")
    assert scene.frame.pointed is None, "nothing hides the list"
    assert title() == f"Choose with keys 1–{last}" == pilot.spoken[-1]
    assert scene.match.state is state
    pilot.wait(FOR_NOTE)
    assert title() == usual
    pilot.wait(FOR_NUMBER)
    open_choice = next(n for n, line in enumerate(scene.controller.moves) if len(line.actions) > 1)
    pilot.key(str(scene.controller.numbers[open_choice]))
    assert title() == "Choose now"
    pilot.key("space")
    assert title() == f"Choose with keys 1–{max(scene.controller.numbers)}"
    assert scene.controller.choosing
    pilot.key("escape")
    assert title() == usual


def test_the_key_of_each_shown_line_does_something(
    sit_down: SitDown, new_match: Callable[..., Match]
) -> None:
    """Also after a long time in which nothing happened."""
    pilot, scene = sit_down(new_match(), motion="brisk")
    chance = random.Random(5)
    for step in range(40):
        pilot.settle()
        if scene.controller.prompt is not None:
            pilot.key("return")
            continue
        listing = scene.frame.listing
        assert listing is not None
        keyed = [line.key for line in listing.rows if line.key]
        digits = [key for key in keyed if key.isdigit()]
        assert digits == [str(n) for n in range(1, len(digits) + 1)]
        pilot.wait(31.0 if step == 16 else max(FOR_NUMBER, FOR_END))
        before = scene.match.state, scene.frame.listing, scene.controller.prompt
        key = chance.choice(keyed)
        pilot.key({"Space": "space", "Esc": "escape"}.get(key, key))
        after = scene.match.state, scene.frame.listing, scene.controller.prompt
        assert after != before, f"{key} of {listing}"
