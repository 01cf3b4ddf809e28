"""The tutorial at the table, from the menu to its last bubble."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from ecosfera.games.baltica import tutorial
from ecosfera.games.baltica.cards.brush import rect
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.panels.bar import bar_target
from ecosfera.games.baltica.rules.cards import NUTRIENTS
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.games.baltica.table.bubble_view import BubbleView
from ecosfera.games.baltica.table.frame_builder import FrameBuilder
from ecosfera.games.baltica.table.targets import targets
from ecosfera.games.baltica.tutorial import place_of
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.testing.longest import LONGEST
from ecosfera.ui.testing.offscreen import load_words
from tests.games.baltica.tutorial.player import (
    Gamepad,
    Keys,
    Mouse,
    ScreenReader,
    play,
    step,
    table,
    wait_for_bubble,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.app.flow import Flow
    from ecosfera.ui.testing.pilot import Pilot

    Begin = Callable[[], tuple[Flow, Pilot]]

TEXTS = [step.text for step in tutorial.steps(load().catalogue) if step.text]
SAID = {"tutorial.chose-many" if text == "tutorial.again-end" else text for text in TEXTS}
"""What is said where the first one is chosen wherever there is a choice."""
WINDOWS = ((1280, 700, 1.0), (1920, 1080, 1.0), (1024, 576, 2.0))
"""Two usual windows and the tightest one: width, height, and scale of the text."""


@pytest.fixture
def learning(begin: Begin) -> Pilot:
    """Sit at the table of a new tutorial."""
    _, pilot = begin()
    pilot.click("learn")
    return pilot


def target_of(pilot: Pilot) -> Target:
    wait_for_bubble(pilot)
    bubble = table(pilot).display.bubble
    assert bubble is not None
    return bubble.content.targets[0]


# -- played to the end ----


def test_a_mouse_is_enough(learning: Pilot) -> None:
    texts = play(Mouse(learning), "tutorial.restore")
    # A button that is explained looks as if it could be pressed, and no other.
    target_of(learning)
    assert "hint" in table(learning).frame.disabled
    assert texts + play(Mouse(learning)) == TEXTS
    # From here on, everything is permitted.
    learning.settle()
    controller = table(learning).controller
    assert END in controller.targets()
    assert controller.match.state.restored.bit_count() == 2
    dealt_again_the_same_cards_are_a_game_like_any_other(learning)


def dealt_again_the_same_cards_are_a_game_like_any_other(pilot: Pilot) -> None:
    """Check a new start after the end of the tutorial."""
    before = table(pilot).match
    pilot.key("escape")
    pilot.click("restart")
    pilot.click("answer-0")
    scene = table(pilot)
    pilot.settle()
    assert scene.match is not before
    assert scene.match.start == before.start
    assert (scene.display.bubble, scene.display.prompt) == (None, None)
    assert scene.controller.targets() > {END}


def test_keys_are_enough_and_every_bubble_is_narrated(learning: Pilot) -> None:
    assert play(Keys(learning)) == TEXTS
    words = table(learning).context.words
    assert not {text for text in SAID if words(text) not in learning.spoken}
    assert learning.spoken.count(words("tutorial.pressures")) == 1


@pytest.mark.parametrize("player", [Mouse, Keys])
def test_enter_first_shows_what_a_bubble_asks_for_and_makes_no_move(
    learning: Pilot, player: type[Mouse | Keys]
) -> None:
    play(player(learning), "tutorial.market")
    wait_for_bubble(learning)
    scene = table(learning)
    wanted = target_of(learning)
    learning.key("return")
    assert step(learning) == "tutorial.market"
    assert scene.focus.visible
    assert scene.focus.id == wanted.id
    learning.key("return")
    assert step(learning) == "tutorial.end-turn"


def test_the_focus_goes_to_what_is_asked_for_and_a_second_enter_takes_it(learning: Pilot) -> None:
    play(Keys(learning), "tutorial.producer")
    wanted = target_of(learning)
    learning.key("return")
    assert table(learning).focus.id == wanted.id
    learning.key("return")
    assert step(learning) == "tutorial.used"


def test_where_the_focus_falls_after_a_bubble_nothing_is_described(learning: Pilot) -> None:
    """The first card in front had hidden what the teammate announced."""
    play(Keys(learning), "tutorial.teammate")
    wait_for_bubble(learning)
    learning.key("return")
    learning.wait(1)
    scene = table(learning)
    assert scene.focus.visible
    assert scene.frame.advice is not None
    assert scene.frame.pointed is None
    learning.key("right")
    assert scene.frame.pointed is not None


def test_two_bubbles_tell_the_goal_and_the_way_and_then_a_card_is_taken(learning: Pilot) -> None:
    for text in ("tutorial.goal", "tutorial.way"):
        wait_for_bubble(learning)
        assert step(learning) == text
        view = table(learning).display.prompt
        assert view is not None
        assert view.bubble is not None
        assert view.bubble.about is not None
        assert not view.bubble.layout.rect.colliderect(view.bubble.about)
        Keys(learning).go_on()
    assert table(learning).display.prompt is None
    assert target_of(learning).kind is TargetKind.MARKET


def test_its_first_round_is_played_with_a_screen_reader(learning: Pilot) -> None:
    assert (
        play(ScreenReader(learning), "tutorial.teammate")
        == TEXTS[: TEXTS.index("tutorial.teammate")]
    )


def test_a_screen_reader_finds_the_bubble_first(learning: Pilot) -> None:
    scene = table(learning)
    for text in ("tutorial.producer", "tutorial.market"):
        play(Keys(learning), text)
        wait_for_bubble(learning)
        first = scene.accessible().children[0]
        assert first.name == scene.context.words(text)


def test_the_first_bubble_is_narrated_once(begin: Begin) -> None:
    flow, pilot = begin()
    pilot.click("learn")
    wait_for_bubble(pilot)
    pilot.wait(0.2)
    assert pilot.spoken.count(flow.context.words("tutorial.goal")) == 1


def test_two_people_play_it_by_turns_and_each_bubble_says_whose_move_it_is(begin: Begin) -> None:
    flow, pilot = begin()
    new = flow.screens.tutorial(flow.context.words, ("Anna", "Ben"))
    assert new is not None
    flow.session.learn(flow.game, new)
    mouse, asked = Mouse(pilot), []
    for _ in range(60):
        if step(pilot) == "tutorial.play-on":
            break
        wait_for_bubble(pilot)
        bubble = table(pilot).display.bubble
        if bubble is not None and table(pilot).controller.guidance.wanted:
            asked.append(bubble.content.sentence.partition(":")[0])
        mouse.go_on()
        pilot.settle()
    assert [name for name, _ in groupby(asked)] == ["Anna", "Ben"] * 3 + ["Anna"]


def test_where_the_turn_was_ended_nothing_is_described_in_the_next_one(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.pressures")
    wait_for_bubble(learning)
    assert table(learning).frame.pointed is None


# -- the player does something else ----


def test_only_what_is_wanted_can_be_done_and_the_rest_comes_later(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.producer")
    wanted = target_of(learning)
    scene = table(learning)
    assert scene.controller.targets() == {wanted}
    learning.click("token:1:0")
    learning.intend(Intent.HINT)
    learning.key("space", "t")
    assert (step(learning), len(scene.match.actions)) == ("tutorial.producer", 0)
    later = scene.context.words("tutorial.later")
    assert later in learning.spoken
    learning.point_at("token:1:0")
    assert scene.frame.preview.sentence == later


def test_a_card_that_the_rules_refuse_says_why_as_always(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.producer")
    target_of(learning)
    animal = Target(TargetKind.MARKET, load().catalogue.ids["somateria_mollissima"])
    learning.click(animal.id)
    assert table(learning).frame.preview.why


def test_a_card_that_is_clicked_too_early_stays_where_it_is(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.producer")
    target_of(learning)
    scene = table(learning)
    sunlight = Target(TargetKind.ROW, load().catalogue.ids["sunlight#1"])
    learning.click(sunlight.id)
    assert scene.display.sheet is None
    learning.right_click(sunlight.id)
    assert scene.display.sheet is not None


def test_beside_a_bubble_the_pointer_reads_names_and_does_nothing(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.goal")
    wait_for_bubble(learning)
    scene = table(learning)
    tile = tutorial.TILES[0]
    box = next(area.box for area in scene.display.targets if area.target == tile)
    learning.move_to(round(box.cx), round(box.cy))
    assert scene.frame.pointed == tile
    learning.click_at(round(box.cx), round(box.cy))
    assert step(learning) == "tutorial.goal"
    assert learning.scene() == "TableScene"


@pytest.mark.parametrize(("button", "scene"), [("menu", "PauseScene"), ("rules", "RulebookScene")])
def test_beside_a_bubble_menu_and_rules_open_by_mouse(
    learning: Pilot, button: str, scene: str
) -> None:
    play(Mouse(learning), "tutorial.goal")
    wait_for_bubble(learning)
    box = next(w.rect for w in table(learning).display.targets if w.target == bar_target(button))
    learning.click_at(*box.center)
    assert learning.scene() == scene
    learning.key("escape")
    assert learning.scene() == "TableScene"
    assert step(learning) == "tutorial.goal"


@pytest.mark.parametrize("text", ["tutorial.producer", "tutorial.animal"])
def test_a_bubble_leaves_the_row_and_the_market_free_where_it_can(
    learning: Pilot, text: str
) -> None:
    learning.resize(1366, 768)
    play(Mouse(learning), text)
    wait_for_bubble(learning)
    display = table(learning).display
    view = display.bubble if display.prompt is None else display.prompt.bubble
    assert view is not None
    kinds = {TargetKind.ROW, TargetKind.MARKET}
    hidden = [
        area.name
        for area in display.targets
        if area.target.kind in kinds
        and view.layout.rect.clip(rect(area.box)).height > area.box.h / 4
    ]
    assert len(hidden) <= 1


def test_a_bubble_leaves_the_stack_free_from_which_the_market_lends(learning: Pilot) -> None:
    learning.resize(1366, 768)
    play(Mouse(learning), "tutorial.market")
    wait_for_bubble(learning)
    display = table(learning).display
    lends = Target(TargetKind.STACK, NUTRIENTS)
    stack = next(area.box for area in display.targets if area.target == lends)
    assert display.bubble is not None
    assert not display.bubble.layout.rect.colliderect(rect(stack))


def test_beside_a_teammate_a_bubble_leaves_the_bar_and_the_other_rows_free(
    learning: Pilot,
) -> None:
    learning.resize(1366, 768)
    play(Mouse(learning), "tutorial.teammate")
    wait_for_bubble(learning)
    scene = table(learning)
    prompt = scene.display.prompt
    view = scene.display.bubble if prompt is None else prompt.bubble
    assert view is not None
    kinds = {TargetKind.BAR, TargetKind.PLAYER_ROW, TargetKind.OTHER_CARD}
    free = [rect(area.box) for area in scene.display.targets if area.target.kind in kinds]
    assert free
    assert view.layout.rect.collidelist([*free, rect(scene.frame.zones.bar)]) == -1


@pytest.mark.parametrize("animal_first", [False, True])
def test_a_bubble_says_what_comes_next_of_a_move_and_leaves_the_bar_free(
    learning: Pilot, animal_first: bool
) -> None:
    play(Mouse(learning), "tutorial.pass")
    sign = target_of(learning)
    scene = table(learning)
    words, cards = scene.context.words, load().catalogue.ids
    animal = Target(TargetKind.ROW, cards["haematopus_ostralegus"])
    learning.click(animal.id if animal_first else sign.id)
    bubble = scene.display.bubble
    assert bubble is not None
    assert not bubble.layout.rect.colliderect(rect(scene.frame.zones.bar))
    text = "tutorial.pass-to" if animal_first else "tutorial.pass-card"
    assert bubble.content.sentence == words(text)


def test_enter_ends_the_turn_that_a_bubble_asks_to_end(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.end-turn")
    target_of(learning)
    made = len(table(learning).match.actions)
    learning.key("return")
    assert len(table(learning).match.actions) == made + 1


def test_enter_pressed_twice_at_once_makes_no_move(learning: Pilot) -> None:
    play(Keys(learning), "tutorial.used")
    wait_for_bubble(learning)
    made = len(table(learning).match.actions)
    learning.key("return", "return")
    assert step(learning) == "tutorial.market"
    assert len(table(learning).match.actions) == made


def test_while_a_bubble_waits_nobody_is_said_to_think_and_it_points_at_no_empty_sea(
    learning: Pilot,
) -> None:
    play(Mouse(learning), "tutorial.teammate")
    wait_for_bubble(learning)
    scene = table(learning)
    view = scene.display.prompt
    assert scene.controller.waiting
    assert scene.frame.sentence == scene.context.words("tutorial.title")
    assert view is not None
    assert view.bubble is not None
    assert view.bubble.about is not None
    assert view.bubble.about.height < 0.8 * scene.frame.zones.reading.h


def test_after_undo_the_bubble_asks_for_the_same_move_again(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.market")
    wait_for_bubble(learning)
    learning.key("u")
    assert step(learning) == "tutorial.producer"
    play(Mouse(learning), "tutorial.market")


def test_the_teammate_waits_until_the_experiment_is_undone(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.undo")
    made = table(learning).match.actions
    learning.wait(5)
    assert table(learning).match.actions == made
    learning.key("u")
    assert step(learning) == "tutorial.token"


def test_a_question_about_the_experiment_says_what_to_answer_and_takes_a_no(
    learning: Pilot,
) -> None:
    play(Mouse(learning), "tutorial.dead-turn")
    target_of(learning)
    learning.key("space")
    prompt, words = table(learning).controller.prompt, table(learning).context.words
    assert prompt is not None
    assert prompt.strip is not None
    assert prompt.strip.more == words("tutorial.ask", end=words("table.end-turn"))
    learning.key("escape")
    assert step(learning) == "tutorial.dead-turn"
    play(Mouse(learning), "tutorial.undo")


def test_a_teammates_turn_asks_for_one_answer_and_no_two_texts_speak_at_once(
    learning: Pilot,
) -> None:
    play(Mouse(learning), "tutorial.teammate")
    asked = []
    scene = table(learning)
    for _ in range(1000):
        wait = scene.controller.waiting
        prompt = scene.display.prompt
        assert prompt is None or scene.frame.advice is None
        if not wait:
            break
        if prompt is not None and scene.controller.stage.idle:
            asked.append(step(learning))
            learning.key("return")
        learning.wait(0.1)
    assert asked == ["tutorial.teammate", "tutorial.tokens"]


def test_words_that_are_not_explained_yet_are_no_reasons(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.pressures")
    words = table(learning).context.words
    early = ("avoids-pressure", "spares-pressure", "plus-is-safe", "symbols-no-help")
    assert not {words(f"hint.{code}") for code in early} & set(learning.spoken)


# -- left and taken up again ----


def test_the_tutorial_goes_on_where_it_was_left(begin: Begin) -> None:
    _, pilot = begin()
    pilot.click("learn")
    play(Mouse(pilot), "tutorial.market")
    wait_for_bubble(pilot)
    pilot.key("escape")
    assert pilot.scene() == "PauseScene"
    pilot.click("menu")
    pilot.click("learn")
    assert step(pilot) == "tutorial.market"
    # And after the program has ended.
    _, pilot = begin()
    pilot.click("learn")
    assert step(pilot) == "tutorial.market"
    play(Mouse(pilot), "tutorial.teammate")


def test_who_leaves_the_tutorial_plays_on_without_it(begin: Begin) -> None:
    _, pilot = begin()
    pilot.click("learn")
    play(Mouse(pilot), "tutorial.market")
    target_of(pilot)
    pilot.key("escape")
    pilot.click("tutorial")
    scene = table(pilot)
    pilot.settle()
    assert scene.display.bubble is None
    assert len(scene.controller.targets()) > 1
    pilot.key("escape")
    assert "tutorial" not in pilot.ids
    # It stays left: it goes on as any game does, and its button begins another one.
    _, pilot = begin()
    assert "continue" in pilot.ids
    pilot.click("learn")
    assert step(pilot) == "tutorial.goal"


def test_dealt_again_it_begins_with_the_first_bubble(learning: Pilot) -> None:
    play(Mouse(learning), "tutorial.market")
    target_of(learning)
    learning.key("escape")
    learning.click("restart")
    learning.click("answer-0")
    assert step(learning) == "tutorial.goal"


@pytest.mark.parametrize("place", ["3", None, True, [], -1, 10**9])
def test_a_place_from_a_damaged_file_does_no_harm(place: Any) -> None:
    found = place_of({"tutorial": place})
    assert found is None or isinstance(found, int)


# -- in every language and size ----


def test_a_gamepad_is_enough_and_every_bubble_lies_beside_what_it_is_about(
    learning: Pilot,
) -> None:
    """With the longest texts and in English, in a usual window and in the tightest one.

    The last bubble leads to the set-up, too.
    """
    player = Gamepad(learning)
    context = table(learning).context
    tables = {lang: load_words(lang) for lang in (LONGEST, "en")}
    own = context.words, context.metrics
    seen = set()
    while step(learning):
        wait_for_bubble(learning)
        scene = table(learning)
        explained = scene.controller.guidance.explanation
        prompt = scene.display.prompt
        content = prompt.prompt.bubble if prompt is not None else scene.controller.bubble
        if explained is None or content is None:
            player.go_on()
            continue
        seen.add(explained.text)
        for width, height, scale in WINDOWS:
            context.metrics = Metrics(width, height, scale)
            where = zones(width, height, scale, 2, 1)
            builder = FrameBuilder(context, scene.controller.phrases.book, where)
            scene.controller.stage.resized(where)
            frame = builder.for_play(scene.controller, 0)
            areas = targets(frame)
            for words in tables.values():
                labels = [words(answer) for answer in explained.answers]
                told = replace(content, sentence=words(explained.text))
                view = BubbleView(frame, told, areas, labels)
                about = f"{explained.text} {words.lang} {width} {scale}"
                assert context.metrics.window.contains(view.layout.rect), about
                if content.targets:
                    assert view.about is not None, about
                    assert not view.layout.rect.colliderect(view.about), about
                if scale == 1.0:
                    named = [rect(area.box) for area in areas if area.target in content.mentioned]
                    assert view.layout.rect.collidelist(named) == -1, about
                parts = [view.layout.text, *view.layout.buttons]
                assert all(view.layout.rect.contains(part) for part in parts), about
        context.words, context.metrics = own
        scene.controller.stage.resized(scene.display.builder.zones)
        if explained.text == TEXTS[-1]:
            if "bubble-1" in learning.ids and table(learning).focus.id != "bubble-1":
                beside = learning.rect("bubble-0").y == learning.rect("bubble-1").y
                right, down = (
                    pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
                    pygame.CONTROLLER_BUTTON_DPAD_DOWN,
                )
                learning.button(right if beside else down)
            learning.button(pygame.CONTROLLER_BUTTON_A)
            assert learning.scene() == "SetupScene"
            break
        player.go_on()
    assert seen == SAID
