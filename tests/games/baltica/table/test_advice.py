"""Hints and teammates at the table: what they do, show and say, and how people control them."""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import replace
from functools import partial
from typing import Any

import pygame
import pytest

from ecosfera.core.bot import ThinkingTask
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.additions import END_TURN, INTENTS, MOVES
from ecosfera.games.baltica.bots.characters import teammate
from ecosfera.games.baltica.bots.hint import Plan
from ecosfera.games.baltica.bots.hint_reasons import reasons_for
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.info import INFO, SUGGESTIONS
from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import advice_panel, detail_corner, other_rows
from ecosfera.games.baltica.panels.bar import BUTTONS, TEAMMATE_TURN, button_boxes, has_tip
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.stage.poses import CardFace
from ecosfera.games.baltica.table import teammates
from ecosfera.games.baltica.table.controller import TableController
from ecosfera.games.baltica.table.scene import TableScene
from ecosfera.games.baltica.table.teammates import Gifts, Teammates
from ecosfera.games.game_screens import TableResult
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.input.intents import Intent
from ecosfera.ui.settings import Motion, Pace, Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import WAITING, Pilot
from ecosfera.ui.widgets import form
from tests.games.baltica.rules.positions import P0, P1, card, position, restore
from tests.program import quiet, services

Table = Callable[..., tuple[Pilot, TableScene]]


@pytest.fixture
def seated() -> list[tuple[str, ...]]:
    """Return what the table reported about who plays."""
    return []


@pytest.fixture
def ends() -> list[TableResult]:
    """Return the results of the table."""
    return []


@pytest.fixture
def table(pictures: Pictures, seated: list[tuple[str, ...]], ends: list[TableResult]) -> Table:
    """Sits down at a match with teammates."""

    def make(
        match: Match,
        computers: tuple[str, ...] = (),
        motion: Motion = "off",
        pace: Pace = "normal",
        *,
        warnings: bool = False,
        suggests: bool = False,
    ) -> tuple[Pilot, TableScene]:
        games = quiet(warnings=warnings, suggests=suggests)
        settings = Settings(language="en", motion=motion, pace=pace, games=games)
        app = offscreen((1024, 576), settings, pictures, INTENTS)
        scene = TableScene(
            app.context, services(app.context), match, computers=computers, seated=seated.append
        )
        pilot = Pilot(app)
        app.stack.push(scene, ends.append)
        return pilot, scene

    return make


def hint(pilot: Pilot, scene: TableScene) -> None:
    """Ask for the next idea, and for the move itself after the nudge."""
    while True:
        pilot.intend(Intent.HINT)
        pilot.settle()
        if scene.controller.advice.hints.whole:
            return


def announced(pilot: Pilot, scene: TableScene) -> None:
    """Wait until the teammate has announced its action."""
    for _ in range(3000):
        pilot.frame()
        if scene.controller.speech and scene.controller.waiting:
            return
    pytest.fail("the teammate says nothing")


def until_people_decide(pilot: Pilot, scene: TableScene) -> None:
    """Lets the teammates play, quickly; what is told is read."""
    for _ in range(6000):
        pilot.frame()
        if scene.controller.prompt is not None:
            pilot.intend(Intent.ACCEPT)
        elif not scene.controller.waiting and scene.controller.stage.idle:
            return
        elif scene.controller.speech:
            pilot.intend(Intent.ACCEPT)
    pytest.fail("the teammates do not come to an end")


# -- hints ----


def test_the_hint_key_lights_a_move_and_says_why(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match())
    hint(pilot, scene)
    thought = scene.frame.advice
    assert thought is not None
    assert scene.frame.hinted
    assert thought.why
    assert thought.what in pilot.spoken
    assert thought.why[0] in pilot.spoken


def test_the_first_press_says_only_where_to_look(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match())
    pilot.intend(Intent.HINT)
    thought = scene.frame.advice
    assert thought is not None, "it answers at once"
    assert thought.what == scene.context.words("table.idea.thinking")
    pilot.settle()
    nudge = scene.frame.advice
    assert nudge is not None
    assert nudge.what in pilot.spoken
    assert nudge.what.startswith("Look at ")
    assert nudge.foot == "show me"
    assert not scene.frame.hinted
    assert scene.controller.advice.advised is None
    pilot.key("escape")
    pilot.settle()
    assert scene.frame.advice is None
    pilot.intend(Intent.HINT)
    pilot.settle()
    assert scene.frame.hinted, "the second press shows the move"
    assert scene.controller.advice.hints.number == 1


@pytest.mark.parametrize("suggests", [True, False])
def test_nothing_is_suggested_unasked_unless_that_is_wanted(table: Table, suggests: bool) -> None:
    state = position("oxygen clangula_hyemalis", "rotifera", tokens=["pass", ""])
    pilot, scene = table(Match(BalticaGame(state.catalogue), state), suggests=suggests)
    pilot.step()
    assert scene.frame.listing is not None
    assert any(row.lit for row in scene.frame.listing.rows) is suggests
    assert any(line.what is MoveKind.DEED for line in scene.controller.moves) is suggests
    pilot.intend(Intent.HINT)
    pilot.settle()
    assert bool(scene.frame.hinted) is suggests


def test_the_switch_counts_at_once(table: Table) -> None:
    state = position("oxygen clangula_hyemalis", "rotifera", tokens=["pass", ""])
    pilot, scene = table(Match(BalticaGame(state.catalogue), state))
    for value in (True, False):
        settings = pilot.app.context.settings.with_game(INFO.id, SUGGESTIONS.key, value=value)
        pilot.app.context.change_settings(settings)
        pilot.step()
        assert any(line.lit for line in scene.controller.moves) is value


def test_what_a_hint_means_can_be_looked_at_while_the_hint_is_open(
    table: Table, new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, scene = table(new_match())
    hint(pilot, scene)
    drawn: list[Target] = []
    told: list[object] = []

    def draw_thing(_target: object, _frame: object, pointed: Target) -> bool:
        drawn.append(pointed)
        return True

    monkeypatch.setattr(detail_corner, "draw_thing", draw_thing)
    monkeypatch.setattr(advice_panel, "draw", lambda *_: told.append(scene.frame.hovered))
    hinted = next(t for t in sorted(scene.frame.hinted) if detail_corner.has_page(t))
    pilot.point_at(hinted.id)
    pilot.settle()
    assert drawn[-1:] == [hinted]
    assert scene.frame.advice is not None
    told.clear()
    pilot.move_to(2, 2)
    pilot.settle()
    assert told, "the hint is shown again"


def test_asked_again_the_hint_has_another_idea_and_comes_round(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(seed="3"))
    told = []
    for _ in range(6):
        hint(pilot, scene)
        assert scene.frame.advice is not None
        told.append((scene.frame.advice.head, scene.frame.advice.what))
    count = len(dict.fromkeys(told))
    assert count > 1
    assert told == [told[i % count] for i in range(6)]
    assert told[0][0] == scene.context.words("table.idea.number", n=1, all=count)


def test_a_hint_is_gone_when_something_else_was_done(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match())
    pilot.click("bar:2:0")
    pilot.settle()
    assert scene.frame.advice is not None
    scene.act(act.END_TURN)
    pilot.settle()
    assert scene.frame.advice is None
    assert not scene.frame.hinted


def test_a_hint_names_its_plan_and_the_next_one_keeps_to_it(table: Table) -> None:
    state = position(
        "myriophyllum_spicatum potamogeton_perfoliatus esox_lucius",
        "oxygen salinity",
        consumers="perca_fluviatilis alca_torda clupea_harengus protists",
        tokens=["", ""],
    )
    pilot, scene = table(Match(BalticaGame(state.catalogue), state))
    done = []
    for _ in range(2):
        hint(pilot, scene)
        idea = scene.controller.advice.hints.idea(scene.match.state)
        assert idea is not None
        assert scene.frame.advice is not None
        done.append(idea.action)
        if len(done) == 1:
            assert idea.line[1:2] == (restore("esox_lucius", "perca_fluviatilis"),)
            assert scene.frame.advice.why[0].startswith("Then: Restore the ")
        scene.act(idea.action)
        pilot.settle()
    assert [type(action) for action in done] == [act.AcquireConsumer, act.RestoreHabitats]


def test_enter_alone_does_what_the_hint_says(table: Table) -> None:
    state = position(
        "sunlight rotifera temperature",
        "oxygen clangula_hyemalis salinity",
        tokens=["pass", ""],
        acquired=True,
    )
    pilot, scene = table(Match(BalticaGame(state.catalogue), state))
    for _ in range(4):
        hint(pilot, scene)
        idea = scene.controller.advice.hints.idea(state)
        if idea is not None and isinstance(idea.action, act.Pass):
            break
    assert idea is not None
    assert isinstance(idea.action, act.Pass)
    for _ in range(3):
        pilot.key("return")
    assert scene.match.actions == (idea.action,)


def test_a_hint_is_not_thought_over_in_one_frame() -> None:
    """A step takes a tenth of the time there is, by this clock."""
    ticks = iter(range(10_000))

    def steps() -> Generator[None, None, str]:
        for _ in range(25):
            yield
        return "found"

    thinking = ThinkingTask(steps(), clock=lambda: next(ticks) / 10)
    frames = 1
    while not thinking.go_on(1.0):
        frames += 1
    assert frames == 3
    assert thinking.answer == "found"
    assert thinking.go_on(1.0)


# -- a teammate's turn ----


def test_a_teammate_says_what_it_does_and_why_before_it_does_it(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    thought = scene.frame.advice
    assert thought is not None
    assert thought.person is not None
    assert (thought.person.name, thought.head) == ("Anna", "Anna · bold")
    assert scene.controller.speech == f"Anna: “{thought.what}”"
    assert scene.controller.speech in pilot.spoken
    assert thought.why[0] in pilot.spoken
    assert scene.match.actions == ()
    pilot.wait(5)
    assert scene.match.actions


def test_the_row_of_the_only_person_stays_below_while_a_teammate_plays(
    table: Table,
) -> None:
    state = position("sunlight rotifera temperature", "oxygen salinity", tokens=["pass", ""])
    pilot, scene = table(Match(BalticaGame(state.catalogue), state), ("helpful", ""))
    announced(pilot, scene)
    assert (scene.frame.deciding, scene.frame.front) == (P0, P1)
    assert scene.frame.following == P1
    assert {card for card in state.rows[P1] if scene.frame.poses[card].face is CardFace.OWN}
    kinds = {target.kind for target in scene.frame.hinted}
    assert not kinds & {TargetKind.ROW, TargetKind.SIGN, TargetKind.TOKEN, TargetKind.DECK}
    scene.controller.seat(P0, PERSON)
    assert scene.frame.front == P0


def test_the_game_can_be_paused_while_a_teammate_plays_and_waits_then(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    pilot.key("escape")
    assert pilot.scene() == "PauseScene"
    pilot.wait(8)
    assert scene.match.actions == ()


def test_a_teammate_plays_its_turn_and_people_go_on(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(3), ("cautious", "helpful", ""))
    until_people_decide(pilot, scene)
    assert scene.match.state.player == 2
    assert scene.match.actions.count(act.END_TURN) >= 1
    assert scene.controller.ready
    assert scene.controller.stage.view == view(scene.match.state)
    assert any("Maja" in said for said in pilot.spoken)


def test_people_cannot_play_while_a_teammate_does(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    assert scene.controller.targets() == frozenset()
    pilot.intend(MOVES[0])
    pilot.intend(Intent.HINT)
    assert scene.match.actions == ()
    assert scene.frame.listing is None


@pytest.mark.parametrize("way", ["key", "click"])
def test_what_is_announced_can_be_done_at_once(
    table: Table, new_match: Callable[..., Match], way: str
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    if way == "key":
        pilot.key("return")
    else:
        pilot.click(f"tile:{0}:0")
    pilot.step()
    assert len(scene.match.actions) == 1


@pytest.mark.parametrize("way", ["key", "button", "pad"])
def test_a_turn_can_be_seen_faster_and_the_next_own_one_is_not(
    table: Table, new_match: Callable[..., Match], way: str
) -> None:
    pilot, scene = table(new_match(), ("bold", ""), "full")
    announced(pilot, scene)
    if way == "key":
        pilot.key("space")
    elif way == "button":
        pilot.click("end:0:0")
    else:
        pilot.button(pygame.CONTROLLER_BUTTON_X)
    assert scene.controller.stage.pace < 0.5
    pilot.wait(0.5)
    assert scene.match.actions
    until_people_decide(pilot, scene)
    pilot.step()
    assert scene.controller.stage.pace == 1.0


def test_hurrying_a_computer_player_does_not_end_ones_own_turn(
    table: Table, new_match: Callable[..., Match]
) -> None:
    """Who goes on pressing ends nothing; seen for a moment, the turn ends at one press."""
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    pilot.point_at("end:0:0")
    pilot.key("space")
    assert scene.frame.turn is not None
    assert scene.frame.turn.icon == "icon_robot"
    pilot.key("space")
    assert scene.controller.advice.fast, "pressed again, it gets no slower"
    until_people_decide(pilot, scene)
    assert scene.frame.turn is not None
    assert not scene.frame.turn.icon
    done = len(scene.match.actions)
    for _ in range(3):
        pilot.click("end:0:0")
        pilot.key("space")
        pilot.wait(0.6)
    assert len(scene.match.actions) == done
    assert "Your turn now: Space ends it" in pilot.spoken
    pilot.wait(1.1)
    pilot.key("space")
    assert len(scene.match.actions) > done


@pytest.mark.parametrize("way", ["key", "button"])
def test_the_pace_is_within_reach_on_the_table(
    table: Table, new_match: Callable[..., Match], way: str
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    if way == "key":
        pilot.key("p")
    else:
        pilot.click(f"bar:{BUTTONS.index('pace')}:0")
    assert scene.context.settings.pace == "quick"
    assert "Teammates’ pace: Quick" in pilot.spoken


def test_the_pace_has_its_place_in_a_turn_of_ones_own_too(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("", "bold"))
    assert scene.controller.ready
    assert scene.frame.bar.index("pace") == TEAMMATE_TURN.index("pace")
    pilot.click(f"bar:{BUTTONS.index('pace')}:0")
    assert scene.context.settings.pace == "quick"


def test_the_button_of_the_pace_keeps_its_width_and_its_tip_goes_with_the_press(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("", "bold"))
    target = f"bar:{BUTTONS.index('pace')}:0"
    pilot.point_at(target)
    assert has_tip(scene.frame)
    own = button_boxes(scene.frame)["pace"]
    pilot.click(target)
    assert not has_tip(scene.frame)
    assert button_boxes(replace(scene.frame, bar=TEAMMATE_TURN))["pace"] == own


def test_the_pointer_may_rest_on_the_pace_until_people_decide(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    pilot.click(f"bar:{BUTTONS.index('pace')}:0")
    scene.controller.seat(P0, PERSON)
    scene.dirty = True
    pilot.step()
    assert "pace" not in scene.frame.bar
    assert scene.controller.ready


def test_one_key_turns_the_music_off_and_on(table: Table, new_match: Callable[..., Match]) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    for on, told in ((False, "Music off"), (True, "Music on")):
        pilot.key("b")
        assert scene.context.settings.music is on
        assert told in pilot.spoken


def test_a_long_turn_takes_at_most_twelve_seconds(
    table: Table, new_match: Callable[..., Match]
) -> None:
    """At the normal pace, without what is read in peace and the thinking of this machine."""
    pilot, scene = table(new_match(element_stack=8), ("helpful", ""), "brisk")
    seconds = 0.0
    for _ in range(3000):
        pilot.frame()
        controller = scene.controller
        shown = controller.prompt is not None or controller.stage.show is not None
        if not shown and not controller.advice.thinking:
            seconds += WAITING
        if not controller.waiting and controller.stage.idle:
            break
    assert act.END_TURN in scene.match.actions
    assert seconds <= 12


def test_the_key_that_hurries_a_teammate_does_not_end_the_next_turn(table: Table) -> None:
    state = position("oxygen", "oxygen", decks=["salinity", "salinity"], producers="")
    match = Match(BalticaGame(state.catalogue), state)
    pilot, scene = table(match, ("helpful", ""), "full")
    until_people_decide(pilot, scene)
    done = len(match.actions)
    pilot.intend(END_TURN)
    assert (len(match.actions), scene.controller.prompt) == (done, None)
    pilot.wait(1.0)
    pilot.intend(END_TURN)
    assert (len(match.actions), scene.controller.prompt) == (done, None)
    pilot.wait(1.6)
    pilot.intend(END_TURN)
    assert len(match.actions) > done or scene.controller.prompt is not None


def test_a_turn_of_another_person_has_to_be_seen_before_a_key_ends_it(table: Table) -> None:
    state = position("oxygen", "oxygen", decks=["salinity", "salinity"], acquired=True)
    match = Match(BalticaGame(state.catalogue), state)
    pilot, scene = table(match, ("", ""), "full")
    pilot.wait(2.0)
    pilot.intend(END_TURN)
    until_people_decide(pilot, scene)
    assert scene.match.state.player == 1
    pilot.intend(END_TURN)
    assert (scene.match.state.player, scene.controller.prompt) == (1, None)


def test_a_costly_end_is_not_asked_about_if_nothing_else_is_possible(table: Table) -> None:
    state = position(
        "oxygen",
        "oxygen",
        tokens=["", ""],
        stacks=dict.fromkeys(("sunlight", "oxygen", "salinity", "nutrients", "temperature"), 0),
    )
    match = Match(BalticaGame(state.catalogue), state)
    assert legal(state) == [act.END_TURN]
    pilot, scene = table(match, ("", ""), "full", warnings=True)
    pilot.wait(2.0)
    assert scene.frame.sentence == scene.context.words("table.can.end-fresh"), "it is said before"
    assert scene.frame.turn is not None
    assert scene.frame.turn.costs
    pilot.intend(END_TURN)
    assert scene.controller.confirmations.prompt is None
    assert scene.match.actions == (act.END_TURN,)


def test_routine_moves_are_told_together(table: Table) -> None:
    """A species is taken and an element returned; both are announced first, then done."""
    state = position(
        "sunlight sunlight salinity nutrients oxygen",
        "oxygen salinity",
        producers="zostera_marina cladophora_glomerata viruses bacteria",
        tokens=["", ""],
    )
    pilot, scene = table(Match(BalticaGame(state.catalogue), state), ("helpful", ""))
    announced(pilot, scene)
    first = scene.controller.speech
    assert "“I’ll take the eelgrass. I’ll return" in first
    advice = scene.frame.advice
    assert advice is not None
    assert len(advice.together) == 2
    assert advice.card == advice.together[0] == card("zostera_marina")
    until_people_decide(pilot, scene)
    assert [type(action) for action in scene.match.actions[:2]] == [act.AcquireProducer, act.Pass]
    assert next(said for said in pilot.spoken if ": “I’ll" in said) == first
    assert not any(": “I’ll return" in said for said in pilot.spoken)


def test_a_teammate_says_why_it_passes_a_card_and_the_log_keeps_it(table: Table) -> None:
    state = position("sunlight rotifera", "oxygen clangula_hyemalis", acquired=True)
    action = act.Pass(act.TOKEN, card("rotifera"), P1)
    _, scene = table(Match(BalticaGame(state.catalogue), state), ("helpful", ""))
    scene.controller.players.think(state, 0)
    scene.controller.advice._announce(Plan(action, tuple(reasons_for(state, [action]))))
    assert scene.frame.advice is not None
    assert any(scene.frame.advice.why[0] in line for line in scene.controller.log.lines)


def test_the_reason_of_every_move_of_a_teammate_is_kept_and_can_be_read(table: Table) -> None:
    state = position(
        "sunlight sunlight salinity",
        "oxygen salinity",
        producers="zostera_marina cladophora_glomerata viruses bacteria",
        tokens=["", ""],
    )
    pilot, scene = table(Match(BalticaGame(state.catalogue), state), ("helpful", ""))
    announced(pilot, scene)
    thought = scene.frame.advice
    assert thought is not None
    assert thought.why
    assert any(thought.why[0] in line for line in scene.controller.log.lines)
    words = " ".join((scene.controller.speech, thought.why[0])).split()
    patience = scene.controller.advice._patience
    assert patience >= len(words) / 6, "six words a second is as fast as anybody reads"
    until_people_decide(pilot, scene)
    kept = (scene.frame.sentence, *scene.frame.log)
    assert any(thought.why[0].rstrip(".") in line for line in kept)


def test_one_row_alone_can_be_watched_to_the_end(
    table: Table, new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(teammates, "teammate", partial(teammate, nodes=30, ahead=0))
    pilot, scene = table(new_match(1, seed="watched"), ("bold",))
    pilot.key("space")
    for _ in range(60_000):
        pilot.frame()
        if scene.match.state.outcome is not None and scene.controller.stage.stop is not None:
            break
    assert scene.match.state.outcome is not None
    pilot.wait(8)
    assert pilot.app.stack.top is scene


# -- taking over, giving back ----


def test_a_row_is_taken_over_and_given_back_by_mouse(
    table: Table, new_match: Callable[..., Match], seated: list[tuple[str, ...]]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    pilot.click("seat:0:0")
    pilot.wait(8)
    assert scene.match.actions == ()
    pilot.click("seat-person")
    assert seated == [("", "")]
    assert scene.controller.ready
    told = scene.context.words("table.seat.taken", player="Anna")
    assert told in pilot.spoken
    pilot.click("seat:0:0")
    pilot.click("seat-helpful")
    assert seated[-1] == ("helpful", "")
    announced(pilot, scene)
    assert scene.frame.people[0].character == "helpful"


def test_a_row_is_taken_over_by_key_and_by_pad(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    pilot.reach("seat:0:0")
    pilot.key("return", "return")
    assert scene.controller.players.characters == ["", ""]
    pilot.reach("seat:0:0")
    assert scene.context.words("table.seat.say-person", player="Anna") in pilot.spoken
    pilot.button(pygame.CONTROLLER_BUTTON_A)
    pilot.button(pygame.CONTROLLER_BUTTON_A)
    assert scene.controller.players.characters == ["cautious", ""]


@pytest.mark.parametrize(("player", "who"), [(P0, "person"), (P1, "computer")])
def test_a_face_pointed_at_says_what_a_click_does(
    table: Table, new_match: Callable[..., Match], monkeypatch: Any, player: PlayerId, who: str
) -> None:
    pilot, scene = table(new_match(), ("", "bold"))
    tips: list[str] = []
    monkeypatch.setattr(form, "draw_tip", lambda _to, _kit, tip, _near: tips.append(tip))
    box = other_rows.face(scene.frame, player)
    pilot.move_to(round(box.cx), round(box.cy))
    assert set(tips) == {scene.context.words(f"table.seat.tip-{who}")}
    pilot.click(f"seat:{player}:0")
    tips.clear()
    scene.dirty = True
    pilot.step()
    assert not tips


def test_the_key_means_the_row_of_the_only_person(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    announced(pilot, scene)
    for character in ("cautious", ""):
        pilot.key("t", "return")
        assert scene.controller.players.characters == ["bold", character]


def test_another_row_can_be_given_away_in_ones_own_turn(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match())
    pilot.click("seat:1:0")
    pilot.click("seat-bold")
    assert scene.controller.ready
    assert scene.frame.people[1].computer
    pilot.click("seat:1:0")
    pilot.key("escape")
    assert scene.controller.players.characters == ["", "bold"]


# -- undo ----


def test_undo_in_a_teammates_turn_stops_it(table: Table, new_match: Callable[..., Match]) -> None:
    pilot, scene = table(new_match(), ("", "bold"))
    scene.act(act.END_TURN)
    announced(pilot, scene)
    pilot.intend(Intent.UNDO)
    assert scene.match.actions == ()
    assert scene.frame.advice is None
    pilot.wait(4)
    assert scene.match.actions == ()


def test_there_is_nothing_to_undo_before_people_have_decided(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = table(new_match(), ("bold", ""))
    until_people_decide(pilot, scene)
    assert scene.match.can_undo
    done = scene.match.actions
    pilot.intend(Intent.UNDO)
    assert scene.match.actions == done
    assert "undo" in scene.frame.disabled


# -- measures ----


def test_a_teammate_asks_before_it_uses_a_measure_and_takes_no_for_an_answer(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    state = find(
        new_match(2, 2).state.catalogue, next(s for s in situations() if s.name == "agree")
    ).state
    made = play(Match(BalticaGame(state.catalogue), state))
    made.players = Teammates(["bold" if p == state.player else "" for p in range(3)][:2], "1")
    measure = next(a for a in legal(state) if isinstance(a, act.Implement))
    made.perform_for_teammate(measure)
    asked = made.prompt
    assert asked is not None
    assert made.phrases.player(state.player) in asked.sentence
    asked.answers[-1].do()
    assert made.prompt is None
    assert made.match.actions == ()
    made.players.think(state, 60.0)
    intention = made.players.decision(state)
    assert intention is not None
    chosen = intention.action
    assert not (isinstance(chosen, act.Implement) and chosen.measure == measure.measure)
    made.perform_for_teammate(measure)
    assert made.back()
    assert made.prompt is None
    assert not made.players.thinking, "to go back is to refuse: it has to think of something else"
    assert made.players.decision(state) is None
    made.perform_for_teammate(measure)
    again = made.prompt
    assert again is not None
    again.answers[0].do()
    assert made.match.actions == (measure,)


def test_with_nobody_to_ask_a_person_alone_uses_measures_at_once(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    state = find(
        new_match(2, 2).state.catalogue, next(s for s in situations() if s.name == "agree")
    ).state
    made = play(Match(BalticaGame(state.catalogue), state))
    made.players = Teammates(["" if p == state.player else "bold" for p in range(3)][:2], "1")
    made.perform_or_confirm(next(a for a in legal(state) if isinstance(a, act.Implement)))
    assert len(made.match.actions) == 1


# -- thinking ----


def test_a_thought_counts_for_its_position_only() -> None:
    state = position("sunlight salinity temperature", "oxygen", tokens=["", ""])
    mates = Teammates(["bold", ""], "1")
    mates.think(state, 60.0)
    intention = mates.decision(state)
    assert intention is not None
    assert intention.action in legal(state)
    other = position("oxygen", "oxygen", tokens=["", ""])
    assert mates.decision(other) is None, "nothing was thought about it yet"
    mates.think(other, 0.0)
    assert mates.decision(other) is not intention
    mates.seat(P0, "")
    mates.think(other, 0.0)
    assert mates.decision(other) is None
    assert not mates.thinking


def test_nothing_is_announced_that_was_thought_of_before_the_last_move(
    table: Table, new_match: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    pilot, scene = table(new_match(), ("", "bold"))
    scene.act(act.END_TURN)
    announced(pilot, scene)
    said = scene.controller.speech
    # While cards fly there is no time for thinking.
    monkeypatch.setattr(type(scene.controller.stage), "moving", property(lambda _: True))
    pilot.intend(Intent.ACCEPT)
    assert len(scene.match.actions) == 2
    assert scene.controller.players.decides(scene.match.state)
    for _ in range(5):
        pilot.frame()
    assert pilot.spoken.count(said) == 1


def struck(
    table: Table, match: Match, pace: Pace, computers: tuple[str, ...] = ()
) -> tuple[Pilot, TableScene]:
    """Sits down in front of a strip that tells what the row has triggered."""
    situation = next(s for s in situations() if s.name == "three-alike")
    found = find(match.state.catalogue, situation)
    pilot, scene = table(found, computers, pace=pace)
    action = situation.action(found.state)
    assert action is not None
    pilot.step()
    scene.act(action)
    pilot.step()
    assert scene.controller.prompt is not None
    return pilot, scene


@pytest.mark.parametrize("pace", ["quick", "normal", "slow", "wait"])
@pytest.mark.parametrize("key", ["return", "space"])
def test_a_strip_waits_until_somebody_has_read_it(
    table: Table, new_match: Callable[..., Match], pace: Pace, key: str
) -> None:
    pilot, scene = struck(table, new_match(2, 2), pace)
    pilot.wait(10)
    assert scene.controller.prompt is not None
    pilot.key(key)
    pilot.wait(0.2)
    assert scene.controller.prompt is None


def test_a_strip_goes_by_itself_where_only_computers_play(
    table: Table, new_match: Callable[..., Match]
) -> None:
    pilot, scene = struck(table, new_match(2, 2), "normal", ("bold", "bold"))
    pilot.wait(10)
    assert scene.controller.stage.stop is None


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_teammate_waits_for_players_who_want_it_to(
    table: Table, new_match: Callable[..., Match], key: str
) -> None:
    pilot, scene = table(new_match(2, 1), ("helpful",), pace="wait")
    announced(pilot, scene)
    before = scene.match.state
    pilot.wait(10)
    assert scene.match.state is before
    assert scene.frame.turn is not None
    assert scene.frame.turn.label == "Continue"
    pilot.key(key)
    pilot.wait(0.2)
    assert scene.match.state is not before


def test_behind_the_end_of_a_persons_turn_no_teammate_speaks_yet(
    table: Table, new_match: Callable[..., Match]
) -> None:
    situation = next(s for s in situations() if s.name == "costly-end")
    match = find(new_match().state.catalogue, situation)
    mate = 1 - match.state.player
    computers = ("helpful", PERSON) if mate == 0 else (PERSON, "helpful")
    pilot, scene = table(match, computers)
    pilot.step()
    scene.act(act.END_TURN)
    pilot.step()
    assert scene.controller.prompt is not None
    assert scene.controller.waiting
    turn = scene.frame.turn
    assert turn is not None
    assert not turn.quiet
    assert scene.frame.advice is None


def test_a_teammate_thanks_once_for_a_card_that_it_uses(new_match: Callable[..., Match]) -> None:
    match = find(new_match().state.catalogue, next(s for s in situations() if s.name == "restore"))
    state = match.state
    mate = state.player
    person = PlayerId(1 - mate)
    restore = next(a for a in legal(state) if isinstance(a, act.RestoreHabitats))
    before = state.copy()
    before.player = person
    gifts = Gifts(lambda player: player == mate)
    gifts.note(before, act.Pass(act.TOKEN, restore.consumers[1], mate))
    assert gifts.used(state.player, lambda: match.foresee(act.END_TURN)) is None
    gift = gifts.used(state.player, lambda: match.foresee(restore))
    assert gift is not None
    assert (gift.card, gift.giver) == (restore.consumers[1], person)
    assert gifts.used(state.player, lambda: match.foresee(restore)) is None


def test_what_a_teammate_passes_to_a_person_is_given_until_their_turn_ends(
    new_match: Callable[..., Match],
) -> None:
    state = new_match(2).state.copy()
    mate, person = state.player, PlayerId(1 - state.player)
    passed = state.producers[0]
    gifts = Gifts(lambda player: player == mate)
    gifts.note(state, act.Pass(act.TOKEN, passed, person))
    assert gifts.given(person) == {passed}
    state.player = person
    gifts.note(state, act.END_TURN)
    assert not gifts.given(person)


def test_a_gift_is_forgotten_when_the_turn_of_its_receiver_ends(
    new_match: Callable[..., Match],
) -> None:
    match = find(new_match().state.catalogue, next(s for s in situations() if s.name == "restore"))
    state = match.state
    restore = next(a for a in legal(state) if isinstance(a, act.RestoreHabitats))
    before = state.copy()
    before.player = PlayerId(1 - state.player)
    gifts = Gifts(lambda player: player == state.player)
    gifts.note(before, act.Pass(act.TOKEN, restore.consumers[0], state.player))
    gifts.note(before, act.END_TURN)
    gifts.note(state, act.END_TURN)
    assert gifts.used(state.player, lambda: match.foresee(restore)) is None
