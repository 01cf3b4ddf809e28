"""The set-up of the second game."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from ecosfera import paths
from ecosfera.core.tutorial import PLACE
from ecosfera.games.co2.codec.challenge import LAST_EARNED_GOAL, encode
from ecosfera.games.co2.info import INFO, STRENGTH
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.setup.draft import LENGTHS, SetupDraft, computers_of, strength_of
from ecosfera.games.co2.setup.scene import SetupScene
from ecosfera.games.co2.text.names import people_of
from ecosfera.games.co2.tutorial import tips_left
from ecosfera.tabletop.setup import COMPUTERS
from ecosfera.ui.context import UiContext
from ecosfera.ui.scene import Scene
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button
from ecosfera.ui.widgets.choice import Option
from ecosfera.words import Words
from tests.program import services

Sit = Callable[[Scene[object]], Pilot]


def test_players_and_length_are_chosen(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    scene = SetupScene(context, services(context), draft, random.Random(1))
    pilot = sit(scene)  # type: ignore[arg-type]
    pilot.click("add")
    assert draft.computers == ("", "obliging", "bold"), "a computer beside a computer"
    pilot.click("name-0")
    pilot.type("Maja")
    pilot.click("kind-2")
    assert "length-lesson-30" not in pilot.ids, "only for a class"
    pilot.click("more")
    pilot.click("lessons")
    pilot.click("length-lesson-45")
    pilot.click("length-lesson-30")
    new = draft.new_match(context.words)
    assert new.config.names == ("Maja", "", "")
    assert (new.config.round_limit, new.config.start_territories) == (24, 3)
    assert new.seats == {COMPUTERS: ["", "obliging", "steady"], STRENGTH: "steady"}


def test_the_button_of_a_computer_shows_all_characters_before_a_person(
    context: UiContext, sit: Sit
) -> None:
    """It turned the only computer into a person when it was first pressed."""
    draft = SetupDraft()
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    seen = []
    for _ in range(4):
        pilot.click("kind-1")
        seen.append(draft.computers[1])
    assert seen == ["bold", "steady", "", "obliging"]


def test_the_set_up_asks_how_many_people_play(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    scene = SetupScene(context, services(context), draft, random.Random(1))
    pilot = sit(scene)  # type: ignore[arg-type]
    for people, seats in ((3, ("", "", "")), (2, ("", "")), (1, ("", "obliging"))):
        pilot.click(f"people-{people}")
        assert draft.computers == seats
        assert pilot.focus.id == "name-0"
    pilot.type("Maja")
    pilot.click("people-2")
    assert pilot.focus.id == "name-1", "the cursor waits in the first field without a name"


def test_whoever_names_the_seat_of_a_computer_sits_down_there(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    scene = SetupScene(context, services(context), draft, random.Random(1))
    pilot = sit(scene)  # type: ignore[arg-type]
    pilot.click("name-1")
    pilot.type("Ben")
    pilot.key("return")
    assert draft.computers == ("", "")
    assert draft.names == ("", "Ben")


def test_enter_goes_from_name_to_name_and_then_begins(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    draft.resize(3)
    draft.seats[2].character = ""
    scene = SetupScene(context, services(context), draft, random.Random(1))
    pilot = sit(scene)  # type: ignore[arg-type]
    pilot.click("name-0")
    pilot.type("Maja")
    pilot.key("return")
    assert pilot.focus.id == "name-2"
    start = scene.find("start")
    assert isinstance(start, Button)
    pilot.type("Ole")
    pilot.step()
    assert start.key == "Enter"
    begun: list[bool] = []
    scene._begin = lambda: begun.append(True)  # type: ignore[method-assign]
    pilot.key("return")
    assert begun == [True]
    assert draft.names == ("Maja", "", "Ole")


def test_a_player_is_removed_down_to_two(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    draft.add()
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    pilot.click("remove-1")
    assert draft.computers == ("", "")
    assert "remove-0" not in pilot.ids


@pytest.mark.parametrize("length", LENGTHS, ids=lambda length: length.id)
def test_a_code_brings_back_the_set_up(length: object) -> None:
    draft = SetupDraft()
    draft.add()
    draft.choose(length)  # type: ignore[arg-type]
    draft.roll(random.Random(5))
    other = SetupDraft()
    other.recall(draft.remembered())
    assert other.config() == draft.config()
    assert other.length is length


def test_a_preset_may_differ_from_every_length() -> None:
    draft = SetupDraft()
    draft.preset({"players": 4, "goal": 12, "round_limit": 30, "offers": 1})
    other = SetupDraft()
    other.take(draft.code)
    assert other.config() == draft.config()
    assert (draft.config().goal, draft.config().offers) == (12, 1)


def test_new_games_flow_and_the_strict_rules_are_folded_away(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    assert draft.config().flow
    assert "strict" not in pilot.ids, "few change a rule"
    pilot.click("more")
    pilot.click("strict")
    assert not draft.config().flow
    again = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    assert "strict" in again.ids, "what differs is shown"
    other = SetupDraft()
    other.recall(draft.remembered())
    assert not other.flow
    other.preset({"flow": True})
    assert other.flow


def test_the_short_game_has_a_head_start_but_not_by_the_strict_rules(
    context: UiContext, sit: Sit
) -> None:
    draft = SetupDraft()
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    assert draft.config().head_start
    assert draft.config().retire
    assert "2 actions" in about(pilot, "length-short")
    assert "2 actions" not in about(pilot, "length-full")
    pilot.click("more")
    pilot.click("strict")
    assert not draft.config().head_start
    assert not draft.config().retire
    assert "2 actions" not in about(pilot, "length-short")
    pilot.click("strict")
    pilot.click("length-full")
    assert not draft.config().head_start


def about(pilot: Pilot, item: str) -> str:
    scene = pilot.app.stack.top
    assert isinstance(scene, SetupScene)
    option = scene.find(item)
    assert isinstance(option, Option)
    return option.about


def test_a_code_from_before_head_starts_deals_what_it_dealt() -> None:
    old = Config(goal=15, start_territories=3, flow=True, seed="77")
    draft = SetupDraft()
    draft.take(encode(old))
    assert draft.config() == old
    assert draft.length is LENGTHS[1]
    draft.choose(LENGTHS[1])
    assert draft.config().head_start


def test_a_code_from_before_credits_could_be_handed_in_deals_what_it_dealt() -> None:
    old = Config(goal=15, start_territories=3, flow=True, head_start=True, seed="77")
    draft = SetupDraft()
    draft.take(encode(old))
    assert draft.config() == old
    assert draft.length is LENGTHS[1]
    draft.choose(LENGTHS[1])
    assert draft.config() == replace(
        old,
        goal=20,
        retire=True,
        last_earned=True,
        afar=True,
        new_kinds=True,
        late_trades=True,
    )


def test_a_code_from_before_the_last_point_had_to_be_earned_deals_what_it_dealt() -> None:
    draft = SetupDraft()
    draft.take("WXJ9A-PJ9PH")
    assert not draft.config().last_earned
    draft.choose(LENGTHS[1])
    assert draft.config().last_earned


def test_a_code_of_the_short_game_to_18_deals_what_it_dealt() -> None:
    draft = SetupDraft()
    draft.take("Y6CD7-RFG4Y")
    assert (draft.config().goal, draft.config().late_trades) == (18, False)
    assert draft.config().new_kinds
    assert draft.code == "Y6CD7-RFG4Y"
    draft.choose(LENGTHS[1])
    assert (draft.config().goal, draft.config().late_trades) == (20, True)
    other = SetupDraft()
    other.take(draft.code)
    assert other.config() == draft.config()


def test_a_code_of_the_short_game_to_15_deals_what_it_dealt(context: UiContext, sit: Sit) -> None:
    old = Config(
        players=3,
        goal=15,
        start_territories=3,
        flow=True,
        head_start=True,
        retire=True,
        seed="77",
    )
    draft = SetupDraft()
    draft.take(encode(old))
    assert draft.config() == old
    assert encode(old) == draft.code
    assert draft.length is LENGTHS[1]
    scene = SetupScene(context, services(context), draft, random.Random(1))
    pilot = sit(scene)  # type: ignore[arg-type]
    assert "balance of 15" in about(pilot, "length-short")
    pilot.click("length-short")
    along = {"last_earned": True, "afar": True, "new_kinds": True, "late_trades": True}
    assert draft.config() == replace(old, goal=20, **along)  # type: ignore[arg-type]
    assert "balance of 20" in about(pilot, "length-short")


@pytest.mark.parametrize(
    ("options", "retire"),
    [
        ({}, True),
        ({"retire": False}, False),
        ({"goal": 16}, False),
        ({"goal": 16, "start_territories": 3, "head_start": True, "retire": True}, True),
        ({"round_limit": 200, "start_territories": 3, "head_start": True, "retire": True}, False),
    ],
)
def test_presets_say_whether_credits_may_be_handed_in(
    options: dict[str, Any], *, retire: bool
) -> None:
    draft = SetupDraft()
    draft.preset(options)
    other = SetupDraft()
    other.take(draft.code)
    assert other.config() == draft.config()
    assert draft.config().retire is retire


@pytest.mark.parametrize(
    ("options", "earned"),
    [
        ({}, True),
        ({"retire": False}, False),
        ({"last_earned": False}, False),
        ({"goal": 18, "start_territories": 3, "head_start": True, "retire": True}, False),
        (
            {
                "goal": 16,
                "start_territories": 3,
                "head_start": True,
                "retire": True,
                "last_earned": True,
            },
            True,
        ),
        (
            {
                "goal": LAST_EARNED_GOAL - 1,
                "start_territories": 3,
                "head_start": True,
                "retire": True,
                "last_earned": True,
            },
            False,
        ),
    ],
)
def test_presets_say_whether_the_last_point_has_to_be_earned(
    options: dict[str, Any], *, earned: bool
) -> None:
    draft = SetupDraft()
    draft.preset(options)
    other = SetupDraft()
    other.take(draft.code)
    assert other.config() == draft.config()
    assert draft.config().last_earned is earned
    assert draft.config().afar is draft.config().new_kinds is earned
    assert draft.config().late_trades is (earned and not options)


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        ({}, True),
        ({"players": 3, "offers": 1}, True),
        ({"start_territories": 3, "round_limit": 36}, False),
        ({"round_limit": 200, "start_territories": 3, "head_start": True}, True),
        ({"head_start": False}, False),
        ({"flow": False}, False),
    ],
)
def test_presets_that_name_a_length_have_no_head_start_unless_they_say_so(
    options: dict[str, Any], expected: object
) -> None:
    draft = SetupDraft()
    draft.preset(options)
    other = SetupDraft()
    other.take(draft.code)
    assert other.config() == draft.config()
    assert draft.config().head_start is expected


def test_one_control_makes_all_computers_stronger_or_weaker(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    pilot.click("strength")
    assert draft.new_match(context.words).seats[STRENGTH] == "strong"
    told = "Computers: strong. They plan several rounds ahead, and give nothing away."
    assert told in pilot.spoken
    other = SetupDraft()
    other.recall(draft.remembered())
    assert other.strength == "strong"
    pilot.click("strength")
    assert draft.strength == "newcomer"


def test_people_alone_choose_no_strength(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    draft.seats[1].character = ""
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    assert "strength" not in pilot.ids


def test_computers_of_older_seats_are_steady() -> None:
    assert strength_of({COMPUTERS: ["bold", ""]}) == "steady"
    assert strength_of({STRENGTH: ["strong"]}) == "steady"
    assert strength_of({STRENGTH: "strong"}) == "strong"


def test_seats_from_a_file_are_checked() -> None:
    assert computers_of({COMPUTERS: ["bold", "nobody"]}, 2) == ("bold", "")
    assert computers_of({COMPUTERS: "bold"}, 2) == ()


def test_a_code_or_words_are_typed(context: UiContext, sit: Sit) -> None:
    wanted, draft = SetupDraft(), SetupDraft()
    wanted.choose(LENGTHS[2])
    wanted.roll(random.Random(7))
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    pilot.click("more")
    pilot.click("code")
    pilot.key("ctrl+a")
    pilot.type(wanted.code)
    assert (draft.code, draft.length) == (wanted.code, LENGTHS[2])
    pilot.click("code")
    pilot.key("ctrl+a")
    pilot.type("our class")
    pilot.key("return")
    again = SetupDraft()
    again.preset({"seed": "our class"})
    assert draft.seed == again.seed != wanted.seed


def test_the_guided_lap_is_begun_from_here(context: UiContext, sit: Sit) -> None:
    draft = SetupDraft()
    pilot = sit(SetupScene(context, services(context), draft, random.Random(1)))  # type: ignore[arg-type]
    pilot.click("learn")
    new = draft.new_match(context.words)
    assert new.seats[PLACE] == 0
    assert new.config.flow
    assert new.seats[STRENGTH] == draft.strength == "newcomer", "also in the match after it"


def test_a_first_match_is_one_against_newcomers(context: UiContext) -> None:
    draft = SetupDraft()
    draft.begin()
    assert draft.new_match(context.words).seats[STRENGTH] == "newcomer"


def test_tips_are_switched_off_and_on(context: UiContext, sit: Sit) -> None:
    pilot = sit(SetupScene(context, services(context), SetupDraft(), random.Random(1)))  # type: ignore[arg-type]
    pilot.click("more")
    pilot.click("tips")
    assert not tips_left(context)
    pilot.click("tips")
    assert tips_left(context)


def test_a_character_is_explained_on_the_sheet_and_in_the_narration(
    context: UiContext, sit: Sit
) -> None:
    scene = SetupScene(context, services(context), SetupDraft(), random.Random(1))
    pilot = sit(scene)  # type: ignore[arg-type]
    while scene.draft.computers[0] != "bold":
        pilot.click("kind-0")
    told = "Bold. The computer spends freely, and pays well for whole areas."
    notes = [node.name for node in scene.accessible().walk()]
    assert told in notes
    assert not any(note.startswith("Steady.") for note in notes)
    assert told in pilot.spoken


def test_who_gave_no_name_is_called_by_the_colour_in_every_language(context: UiContext) -> None:
    draft = SetupDraft()
    draft.rename(1, "Maja")
    config = draft.new_match(context.words).config
    italian = Words.load("it", paths.locales())
    assert [person.name for person in people_of(config, context.words, ())] == ["Blue", "Maja"]
    assert [person.name for person in people_of(config, italian, ())] == ["Blu", "Maja"]
    assert INFO.shown_names(italian, config.names) == ["Blu", "Maja"]


def test_in_a_race_undo_stops_at_the_dice_unless_somebody_wants_it_otherwise(
    context: UiContext,
) -> None:
    draft = SetupDraft()
    draft.recall({})
    assert draft.new_match(context.words).fair_undo
    draft.fair_undo = False
    other = SetupDraft()
    other.recall(draft.remembered())
    assert not other.fair_undo
