"""The set-up by mouse and by keys: players, difficulty, level."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera import paths
from ecosfera.core.codes import CodeError
from ecosfera.core.game import Difficulty, FinishedGame
from ecosfera.core.match import Match
from ecosfera.core.players import PERSON
from ecosfera.games.baltica.additions import INTENTS
from ecosfera.games.baltica.codec.challenge import decode, encode, seed_of
from ecosfera.games.baltica.content.presets import (
    BAY,
    MEASURED_TEAMMATE,
    load_balance,
    load_first_deals,
)
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.game_screens import BalticaScreens
from ecosfera.games.baltica.info import PLAYERS
from ecosfera.games.baltica.journey.signs import MOST_WAVES, HardnessSign
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.setup.controls import (
    AnimalButton,
    MoreSeas,
    SeaCard,
    harder_text,
)
from ecosfera.games.baltica.setup.draft import ANIMALS, SetupDraft
from ecosfera.games.baltica.setup.scene import SetupScene
from ecosfera.tabletop.setup import LONGEST_NAME
from ecosfera.ui.draw.pictures import Pictures
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import ROSY
from ecosfera.ui.settings import Settings
from ecosfera.ui.testing.offscreen import offscreen
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets.challenge_code import are_words
from ecosfera.ui.widgets.choice import Choosable
from tests.program import services

if TYPE_CHECKING:
    from collections.abc import Generator

    from ecosfera.ui.app.app import App

CODE = encode(
    Config(
        players=4,
        element_stack=3,
        pressures=3,
        policies=True,
        house_cards=False,
        first_player=2,
        seed="4711",
    )
)


@pytest.fixture
def plan() -> SetupDraft:
    return SetupDraft(seed=99)


@pytest.fixture
def ended() -> list[SetupDraft | None]:
    return []


@pytest.fixture
def pilot(app: App, plan: SetupDraft, ended: list[SetupDraft | None]) -> Pilot:
    """A pilot in front of every choice."""
    folded = begin(app, plan, ended)
    folded.click("more")
    folded.click("more-seas")
    folded.click("each")
    return folded


def begin(app: App, plan: SetupDraft, ended: list[SetupDraft | None]) -> Pilot:
    """Show the set-up; return a pilot in front of it."""
    scene = SetupScene(app.context, services(app.context), plan, random.Random(3))
    app.stack.push(scene, ended.append)
    return Pilot(app)


def test_the_set_up_asks_who_plays_and_folds_the_rest_away(app: App, plan: SetupDraft) -> None:
    ended: list[SetupDraft | None] = []
    pilot = begin(app, plan, ended)
    assert {"preset-bay", "level-2", "code", "stack"}.isdisjoint(pilot.ids)
    pilot.click("more")
    assert {"preset-bay", "level-2", "code"} <= set(pilot.ids)
    assert "stack" not in pilot.ids
    pilot.key("escape")
    assert "preset-bay" not in pilot.ids
    pilot.click("start")
    assert ended == [plan]


@pytest.mark.parametrize(("people", "computers"), list(load_balance().fitting))
def test_whoever_won_easily_is_offered_the_next_harder_sea(
    app: App, people: int, computers: int
) -> None:
    offered: list[float] = []
    for played in ("bay", "sound"):
        plan = SetupDraft(seed=99)
        plan.resize(people + computers)
        for seat in plan.seats[people:]:
            seat.character = MEASURED_TEAMMATE
        found = services(app.context)
        won = FinishedGame(True, 9, 6, Difficulty(1, 0, played), easy=True)
        found.last = lambda won=won: won  # type: ignore[misc]
        scene = SetupScene(app.context, found, plan, random.Random(3))
        app.stack.push(scene)
        pilot = Pilot(app)
        panel = scene.difficulty
        harder = panel.next_sea(won)
        assert harder is not None
        offered.append(panel._hope(harder))
        before = panel._hope(next(one for one in panel._fitting if one.id == played))
        assert offered[-1] <= before
        boxes = {widget.id: widget.rect for widget in scene.widgets}
        assert not boxes["next-sea"].colliderect(boxes["expected"])
        assert not boxes["next-sea"].colliderect(boxes["more"])
        pilot.click("next-sea")
        assert plan.follows(harder)
        assert "next-sea" not in pilot.ids
        assert panel.next_sea(replace(won, easy=False)) is None
    assert offered[1] <= offered[0]


def test_whoever_was_led_here_by_the_end_is_proposed_no_other_sea(app: App) -> None:
    found, plan = services(app.context), SetupDraft(seed=99)
    won = FinishedGame(True, 9, 6, Difficulty(1, 0, "bay"), easy=True)
    found.last = lambda: won
    plan.wanted = "bay"
    app.stack.push(SetupScene(app.context, found, plan, random.Random(3)))
    pilot = Pilot(app)
    assert "more" in pilot.ids
    assert "next-sea" not in pilot.ids


def test_the_set_up_asks_how_many_people_play_and_a_computer_joins_only_who_is_alone(
    app: App,
) -> None:
    plan = SetupDraft()
    plan.begin()
    plan.rename(0, "Anna")
    pilot = begin(app, plan, [])
    assert plan.computers == (PERSON, MEASURED_TEAMMATE)
    assert choosable(app, "people-1").chosen
    for people in (2, 4, 3, 2):
        pilot.click(f"people-{people}")
        assert plan.computers == (PERSON,) * people
        assert [choosable(app, f"people-{n}").chosen for n in range(1, 5)] == [
            n == people for n in range(1, 5)
        ]
    plan.first = 1
    pilot.click("people-1")
    assert plan.computers == (PERSON, MEASURED_TEAMMATE)
    assert plan.seats[0].name == "Anna"
    assert plan.first == 1
    # Who is there already keeps the computer players that were chosen.
    plan.change_player(1)
    plan.add()
    plan.change_player(2)
    before = plan.computers
    pilot.click(f"people-{plan.company[0]}")
    assert plan.computers == before


def said(app: App, item_id: str) -> str:
    """Return what a control says; empty if there is none."""
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    widget = scene.find(item_id)
    return "" if widget is None else widget.name


def choosable(app: App, item_id: str) -> Choosable:
    """Return a control that is chosen or not."""
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    widget = scene.find(item_id)
    assert isinstance(widget, Choosable)
    return widget


def test_a_tag_says_that_the_sea_has_changed_with_the_company(app: App) -> None:
    plan = SetupDraft()
    plan.begin()
    pilot = begin(app, plan, [])
    assert not said(app, "news")
    pilot.click("people-2")
    assert said(app, "news") == app.context.words.count("setup.now-for", 2)
    assert "2" in said(app, "news")
    pilot.click("people-1")
    assert said(app, "news") == app.context.words.count("setup.now-for", 1)
    pilot.click("more")
    pilot.click("preset-calm")
    pilot.key("escape")
    assert not said(app, "news")


def test_the_set_up_says_what_a_calm_sea_and_a_helpful_computer_are(app: App) -> None:
    plan = SetupDraft()
    plan.begin()
    plan.follow(load_balance().presets[0])
    begin(app, plan, [])
    words = app.context.words
    assert words("setup.calm") in said(app, "sea")
    assert words("setup.calm-about", n=8) in said(app, "expected")
    assert said(app, "about-1") == words("setup.seat-joins")
    assert not said(app, "about-0")


def test_the_duration_is_that_of_this_company(app: App) -> None:
    plan = SetupDraft()
    plan.begin()
    pilot = begin(app, plan, [])
    assert "20" in said(app, "summary")
    pilot.click("people-4")
    assert "40" in said(app, "summary")


def test_the_sea_of_a_first_game_follows_whoever_plays_until_somebody_chooses_one(
    app: App,
) -> None:
    first = SetupDraft()
    first.begin()
    deal = first.seed
    pilot = begin(app, first, [])
    assert (first.sea, first.seed, first.homecoming) == (BAY, deal, True)
    first.seats[1].character = PERSON
    pilot.app.stack.layout()
    assert first.sea == BAY
    assert first.seed in load_first_deals()[2, 0]

    chosen = SetupDraft()
    chosen.begin()
    pilot = begin(app, chosen, [])
    pilot.click("more")
    if "more-seas" in pilot.ids:
        pilot.click("more-seas")
    pilot.click("preset-storm")
    chosen.seats[1].character = PERSON
    pilot.app.stack.layout()
    assert not chosen.sea


def test_the_first_free_games_of_a_company_have_deals_with_danger(app: App) -> None:
    deals, chance = load_first_deals(), random.Random(3)
    played = []
    plan = SetupDraft()
    for _ in range(len(deals[2, 0]) + 1):
        plan.roll(chance)
        again = SetupDraft()
        again.recall(plan.remembered())
        again.roll(chance)
        pilot = begin(app, again, [])
        played.append(again.seed)
        pilot.click("start")
        plan = again
    assert played[:-1] == list(deals[2, 0])
    assert played[-1] not in deals[2, 0]


def test_the_deal_of_a_first_game_follows_whoever_plays(app: App) -> None:
    plan = SetupDraft()
    plan.roll(random.Random(3))
    pilot = begin(app, plan, [])
    pilot.click("add")
    assert plan.company == (3, 0)
    assert plan.seed == load_first_deals()[3, 0][0]


def test_whoever_deals_again_gets_any_deal_and_a_code_keeps_its_own(app: App) -> None:
    plan = SetupDraft()
    plan.roll(random.Random(3))
    pilot = begin(app, plan, [])
    pilot.click("more")
    pilot.click("dice")
    first = plan.seed
    assert first not in load_first_deals()[2, 0]
    pilot.click("dice")
    assert plan.seed not in {first, *load_first_deals()[2, 0]}
    pilot.click("start")
    assert not plan.free_games
    plan.take(CODE)
    begin(app, plan, [])
    assert plan.code == CODE


def test_a_sea_that_fits_whoever_plays_is_remembered(app: App) -> None:
    plan = SetupDraft(seed=1234567)
    begin(app, plan, [])
    again = SetupDraft(sea="")
    again.recall(plan.remembered())
    assert again.sea == BAY
    begin(app, again, [])
    assert again.config(str) == plan.config(str)


@pytest.mark.parametrize(
    ("computers", "told"),
    [
        (("", ""), r"Made for 2\xa0people\. Beginners win about [567] out of 10 games here\. .+"),
        (
            ("", "helpful"),
            r"Made for one person with a computer player\. Beginners .* about [567] out of 10 .*",
        ),
        (
            ("", "bold"),
            r"Made for one person with a computer player\. Out of ten games, skilled .* win .*\.",
        ),
        (("bold", "bold"), ""),
    ],
)
def test_the_sea_says_in_words_what_to_expect(
    app: App, plan: SetupDraft, computers: tuple[str, str], told: str
) -> None:
    for seat, character in zip(plan.seats, computers, strict=True):
        seat.character = character
    begin(app, plan, [])
    expected = app.stack.top.find("expected")  # type: ignore[union-attr]
    assert re.fullmatch(told, expected.name)


def test_each_sea_made_for_the_players_says_what_is_different_there(app: App) -> None:
    plan = SetupDraft(seed=99)
    plan.gather(2)
    begin(app, plan, [])
    told = {
        "bay": "Three pressure cards instead of two in every starting deck.",
        "oland": "4 cards of each element.",
        "sound": "Two extra nutrient cards in every starting deck.",
    }
    for preset in load_balance().fitting[plan.company]:
        plan.follow(preset)
        app.stack.top.layout()  # type: ignore[union-attr]
        assert said(app, "expected").endswith(told[preset.id])


def config(plan: SetupDraft) -> Config:
    return plan.config(str)


class TestPlan:
    """What is chosen, before it is a configuration."""

    def test_the_defaults_are_two_animals_and_a_normal_sea(self) -> None:
        assert config(SetupDraft(seed=5)) == Config(names=ANIMALS[:2], seed="5")

    def test_rows_come_and_go_and_whoever_begins_still_does(self, plan: SetupDraft) -> None:
        for _ in range(5):
            plan.add()
        assert len(plan.seats) == 4
        assert len(set(plan.portraits)) == 4
        plan.first = 2
        plan.remove(0)
        assert plan.first == 1
        plan.remove(1)
        assert plan.first in range(2)
        for _ in range(5):
            plan.remove(0)
        assert len(plan.seats) == 1
        assert plan.first == 0

    @given(st.text(max_size=60))
    def test_names_are_trimmed_and_never_empty(self, name: str) -> None:
        plan = SetupDraft()
        plan.rename(0, name)
        kept = config(plan).names[0]
        assert 1 <= len(kept) <= LONGEST_NAME
        assert kept == kept.strip()

    @given(st.integers(0, 3), st.booleans(), st.integers(3, 8), st.integers(0, 19_999_999))
    def test_a_code_sets_everything_up(
        self, first: int, policies: bool, stack: int, seed: int
    ) -> None:
        made = SetupDraft(first=first, policies=policies, element_stack=stack, seed=seed)
        made.add()
        made.add()
        taken = SetupDraft()
        taken.take(made.code)
        assert config(taken) == config(made)

    def test_a_code_leaves_the_names(self, plan: SetupDraft) -> None:
        plan.rename(0, "Anna")
        plan.take(CODE)
        assert plan.seats[0].name == "Anna"
        assert len(plan.seats) == 4
        with pytest.raises(CodeError):
            plan.take("nonsense")


def test_enter_starts_with_the_defaults(
    pilot: Pilot, ended: list[SetupDraft | None], plan: SetupDraft
) -> None:
    pilot.key("return")
    assert ended == [plan]


def test_enter_starts_after_a_click_too_instead_of_changing_what_was_clicked(
    pilot: Pilot, ended: list[SetupDraft | None], plan: SetupDraft
) -> None:
    pilot.click("seat-1")
    character = plan.seats[1].character
    pilot.key("return")
    assert ended == [plan]
    assert plan.seats[1].character == character


def test_enter_presses_what_the_keys_have_reached(pilot: Pilot, plan: SetupDraft) -> None:
    pilot.reach("seat-1")
    character = plan.seats[1].character
    pilot.key("return")
    assert plan.seats[1].character != character


def test_escape_and_back_lead_back(pilot: Pilot, ended: list[SetupDraft | None]) -> None:
    pilot.key("escape")
    assert ended == []
    pilot.key("escape")
    assert ended == [None]


def test_tapping_an_animal_says_who_begins(pilot: Pilot, plan: SetupDraft) -> None:
    dry = pilot.rect("player-1").centery
    pilot.click("player-1")
    assert plan.first == 1
    assert pilot.rect("player-1").centery > dry
    assert "goes first" in pilot.spoken[-1]


def test_rows_are_added_and_removed(pilot: Pilot, plan: SetupDraft) -> None:
    pilot.click("add")
    assert len(plan.seats) == 3
    assert pilot.focus.id == "name-2"
    pilot.click("add")
    assert "add" not in pilot.ids
    pilot.click("remove-0")
    assert len(plan.seats) == 3
    pilot.click("remove-0")
    pilot.click("remove-0")
    assert "remove-0" not in pilot.ids


def test_a_name_is_typed_over_the_animal(pilot: Pilot, plan: SetupDraft, app: App) -> None:
    pilot.click("name-0")
    pilot.type("  Äiti ")
    assert config(plan).names[0] == "Äiti"
    summary = app.stack.top.find("summary")  # type: ignore[union-attr]
    assert "Äiti" in summary.name
    pilot.key("return")
    assert pilot.focus.id != "name-0"
    pilot.click("name-0")
    pilot.key("ctrl+a", "delete")
    assert plan.seats[0].name == ""


def test_a_person_is_asked_for_a_name_at_once_and_enter_without_one_begins(app: App) -> None:
    plan, chosen = SetupDraft(), list[SetupDraft | None]()
    plan.begin()
    pilot = begin(app, plan, chosen)
    field = app.stack.top.find("name-0")  # type: ignore[union-attr]
    assert pilot.focus.id == "name-0"
    assert (field.value, field.hint) == ("", "Selma, or your name")
    pilot.key("return")
    assert chosen == [plan]


def test_how_many_leads_to_the_names_and_enter_after_the_last_one_begins(app: App) -> None:
    plan, chosen = SetupDraft(), list[SetupDraft | None]()
    plan.begin()
    pilot = begin(app, plan, chosen)
    pilot.click("people-2")
    assert pilot.focus.id == "name-0"
    start = app.stack.top.find("start")  # type: ignore[union-attr]
    pilot.type("Anna")
    pilot.step()
    assert start.key == "", "Enter leads to the next name first"
    pilot.key("return")
    assert pilot.focus.id == "name-1"
    pilot.type("Ben")
    pilot.step()
    assert start.key == "Enter"
    assert not chosen
    pilot.key("return")
    assert chosen == [plan]
    assert [seat.name for seat in plan.seats] == ["Anna", "Ben"]


def test_the_players_stand_in_the_middle_of_the_beach(app: App) -> None:
    plan = SetupDraft()
    pilot = begin(app, plan, [])
    for people in (2, 3, 4):
        pilot.click(f"people-{people}")
        boxes = [pilot.rect(item) for item in pilot.ids if item.startswith("player-")]
        if "add" in pilot.ids:
            boxes.append(pilot.rect("add"))
        middle = (min(b.centerx for b in boxes) + max(b.centerx for b in boxes)) / 2
        assert abs(middle - app.context.metrics.width / 2) < 0.01 * app.context.metrics.width


def test_tab_goes_from_name_to_name_and_last_to_the_crosses(app: App) -> None:
    plan = SetupDraft()
    plan.begin()
    pilot = begin(app, plan, [])
    pilot.click("people-2")
    pilot.click("name-0")
    pilot.key("tab")
    assert pilot.focus.id == "name-1"
    order = [item.id for item in pilot.focus.items]
    assert order.index("remove-0") > order.index("seat-1")
    cross = app.stack.top.find("remove-1")  # type: ignore[union-attr]
    assert cross.tip == "Remove Juris"


@pytest.mark.parametrize(
    ("button", "stack", "variations", "policies"),
    [
        ("calm", 8, (False, False, False), False),
        ("swell", 6, (False, False, False), False),
        ("storm", 3, (True, True, False), False),
        ("baltic", 4, (True, True, True), True),
    ],
)
def test_a_sea_sets_everything_that_makes_it_hard(
    pilot: Pilot,
    plan: SetupDraft,
    button: str,
    stack: int,
    variations: tuple[bool, ...],
    policies: bool,
) -> None:
    pilot.click("biodiversity-loss")
    pilot.click(f"preset-{button}")
    made = config(plan)
    assert made.element_stack == stack
    assert (made.pressures == 3, made.eutrophication, made.biodiversity_loss) == variations
    assert made.policies == policies
    item = pilot.focus.get(f"preset-{button}")
    assert item is not None
    assert item.name.endswith(": chosen")
    pilot.click("high-pressure")
    item = pilot.focus.get(f"preset-{button}")
    assert item is not None
    assert item.name.endswith(": not chosen")


def test_every_sea_tells_how_often_it_is_won(pilot: Pilot) -> None:
    told = {}
    for sea in ("calm", "swell", "storm", "baltic"):
        item = pilot.focus.get(f"preset-{sea}")
        assert item is not None
        told[sea] = item.name
    few, most = (pilot.app.context.words(f"setup.chance-{end}") for end in ("low", "high"))
    assert most in told["calm"]
    assert few in told["baltic"]
    assert len(set(told.values())) == 4


@pytest.mark.parametrize(("people", "computers"), list(load_balance().fitting))
def test_every_sea_has_its_own_number_of_waves_and_says_what_is_different(
    app: App, people: int, computers: int
) -> None:
    plan = SetupDraft(seed=99)
    plan.resize(people + computers)
    for seat in plan.seats[people:]:
        seat.character = MEASURED_TEAMMATE
    pilot = begin(app, plan, [])
    pilot.click("more")
    if "more-seas" in pilot.ids:
        pilot.click("more-seas")
    scene = app.stack.top
    assert isinstance(scene, SetupScene)
    cards = [card for card in scene.widgets if isinstance(card, SeaCard)]
    steps = range(1, len(cards) + 1)
    assert [card.waves for card in cards] == [min(step, MOST_WAVES) for step in steps]
    assert len({card.special for card in cards}) == len(cards)
    panel = scene.difficulty
    won = [round(10 * panel._hope(preset)) for preset in panel._seas]
    assert won == sorted(won, reverse=True)
    assert f"Difficulty: {cards[0].waves} of 6" in cards[0].spoken
    folded = next(card for card in cards if card.chosen)
    pilot.key("escape")
    sign = scene.find("waves")
    assert isinstance(sign, HardnessSign)
    assert sign.waves == folded.waves


def test_a_harder_sea_is_one_of_which_fewer_games_are_won() -> None:
    balance, played = load_balance(), Config(players=2)
    names = {preset.id: preset for preset in balance.seas(played, (1, 1))}
    harder = balance.harder(names["easy"], played, (1, 1))
    assert harder == names["oland"], "it is won as often, and made for the players"
    assert balance.harder(names["baltic"], played, (1, 1)) is None


def test_seas_that_beginners_hardly_ever_win_stay_behind_a_button(app: App) -> None:
    plan = SetupDraft(seed=99)
    pilot = begin(app, plan, [])
    pilot.click("more")
    shown = [name for name in pilot.ids if name.startswith("preset-")]
    assert shown == ["preset-bay", "preset-oland", "preset-sound"]
    more = app.stack.top.find("more-seas")  # type: ignore[union-attr]
    assert isinstance(more, MoreSeas)
    assert more.spoken == "Harder seas: Calm · Swell · Storm · Baltic today"
    pilot.click("more-seas")
    shown = [name for name in pilot.ids if name.startswith("preset-")]
    assert shown[:3] == ["preset-bay", "preset-oland", "preset-sound"]
    assert {"preset-calm", "preset-storm"} < set(shown)


def test_the_sea_between_says_in_a_line_what_it_adds_to_the_bay(app: App) -> None:
    plan = SetupDraft(seed=99)
    begin(app, plan, [])
    balance, told = load_balance(), set()
    for company, seas in balance.fitting.items():
        plan.resize(sum(company))
        for number, seat in enumerate(plan.seats):
            seat.character = "" if number < company[0] else MEASURED_TEAMMATE
        plan.follow(seas[1])
        app.stack.layout()
        expected = said(app, "expected")
        added = harder_text(app.context.words, seas[0], seas[1])
        assert added
        assert expected.endswith(added)
        told.add(added)
    assert "Two extra nutrient cards in every starting deck." in told


def test_the_set_up_says_for_whom_the_sea_is_made(app: App) -> None:
    plan = SetupDraft(seed=99)
    pilot = begin(app, plan, [])
    scene = pilot.app.stack.top
    assert isinstance(scene, SetupScene)
    assert scene.difficulty.company == "Made for 2\u00a0people."
    plan.seats[1].character = "helpful"
    pilot.app.stack.layout()
    assert scene.difficulty.company == "Made for one person with a computer player."
    plan.follow(scene.difficulty.balance.presets[0])
    pilot.app.stack.layout()
    assert scene.difficulty.company == ""


def chances_line(pilot: Pilot) -> str:
    label = pilot.app.stack.top.find("chances")  # type: ignore[union-attr]
    assert label is not None
    return str(label.name)


def rules_line(pilot: Pilot) -> str:
    label = pilot.app.stack.top.find("single")  # type: ignore[union-attr]
    assert label is not None
    return str(label.name)


def test_the_sea_offered_first_is_one_that_beginners_win_about_as_often_as_not(
    pilot: Pilot, plan: SetupDraft
) -> None:
    assert plan.sea == "bay"
    for _ in range(3):
        won = int(re.findall(r"(\d+) out of 10", chances_line(pilot))[0])
        assert 5 <= won <= 7
        if len(plan.seats) < 4:
            pilot.click("add")


def test_the_sea_that_fits_follows_whoever_plays(pilot: Pilot, plan: SetupDraft) -> None:
    pilot.click("preset-sound")
    two = config(plan)
    pilot.click("add")
    three = config(plan)
    assert replace(two, players=3, names=three.names) != three
    pilot.click("remove-2")
    assert config(plan) == two


def test_a_sea_of_ones_own_stays_whoever_plays(pilot: Pilot, plan: SetupDraft) -> None:
    pilot.click("eutrophication")
    before = config(plan)
    pilot.click("add")
    after = config(plan)
    assert replace(after, players=2, names=before.names) == before


def test_a_line_says_what_is_gentler_than_the_printed_rules(pilot: Pilot) -> None:
    assert "5 cards per row" in rules_line(pilot)
    pilot.click("preset-swell")
    assert rules_line(pilot) == "Follows the printed rules."
    pilot.click("eutrophication")
    assert rules_line(pilot) == ""


def test_with_computer_players_the_chance_of_beginners_is_another(
    pilot: Pilot, plan: SetupDraft
) -> None:
    def told() -> str:
        item = pilot.focus.get("preset-calm")
        assert item is not None
        return item.name

    alone = told()
    pilot.click("preset-calm")
    assert pilot.app.context.words("setup.chance-low") in alone
    for character in PLAYERS[1:-1]:
        pilot.click("seat-1")
        assert plan.computers == (PERSON, character)
        assert "Out of ten games, skilled players win more than 9" in told()
        assert "eginners" not in told()
    pilot.click("seat-1")
    assert plan.computers == (PERSON, "helpful")
    assert "With a computer player, beginners win about 5 out of ten games" in told()
    for _ in range(len(PLAYERS) - PLAYERS.index("helpful")):
        pilot.click("seat-1")
    assert told().startswith(alone.removesuffix("not chosen"))


def test_a_ready_made_sea_has_no_bar_beside_its_own_word(app: App) -> None:
    pilot = begin(app, SetupDraft(seed=99), [])
    pilot.click("more")
    pilot.click("preset-bay")
    scene = pilot.app.stack.top
    assert isinstance(scene, SetupScene)
    assert scene.find("preset-bay") is not None
    assert scene.find("hardness") is None
    pilot.click("each")
    assert scene.find("hardness") is not None


def test_the_bar_says_how_hard_the_choice_is_and_rows_count_too(pilot: Pilot) -> None:
    def hardness() -> int:
        item = pilot.focus.get("hardness")
        assert item is not None
        return int(re.findall(r"\d+", item.name)[0])

    pilot.click("preset-swell")
    normal = hardness()
    pilot.click("high-pressure")
    assert hardness() > normal
    pilot.click("preset-calm")
    assert hardness() <= normal
    pilot.click("remove-1")
    assert hardness() > normal


def test_a_click_lets_the_computer_play_a_row_in_three_ways(pilot: Pilot, plan: SetupDraft) -> None:
    seen = []
    for _ in range(4):
        pilot.click("seat-1")
        seen.append(plan.computers[1])
        item = pilot.focus.get("seat-1")
        assert item is not None
        assert item.name == pilot.spoken[-1]
    assert seen == ["cautious", "bold", "helpful", ""]
    assert plan.computers == ("", "")


def test_another_animal_is_one_that_nobody_has(pilot: Pilot, plan: SetupDraft) -> None:
    seen = {plan.seats[0].animal}
    for _ in range(len(ANIMALS) - 2):
        button = pilot.app.stack.top.find("animal-0")  # type: ignore[union-attr]
        assert isinstance(button, AnimalButton)
        pilot.click("animal-0")
        assert plan.seats[0].animal == button.animal, "the animal that the button shows"
        assert plan.seats[0].animal != plan.seats[1].animal
        seen.add(plan.seats[0].animal)
    assert len(seen) == len(ANIMALS) - 1
    pilot.click("animal-0")
    assert plan.seats[0].animal == ANIMALS[0]


def test_single_variations_are_chosen(pilot: Pilot, plan: SetupDraft) -> None:
    pilot.click("preset-swell")
    for chip in ("high-pressure", "eutrophication", "biodiversity-loss", "level-2"):
        pilot.click(chip)
    pilot.click("house-cards")
    pilot.reach("stack")
    pilot.key("right")
    made = config(plan)
    assert (made.pressures, made.eutrophication, made.biodiversity_loss) == (3, True, True)
    assert (made.policies, made.house_cards, made.element_stack) == (True, False, 7)


def test_house_cards_matter_with_policy_cards_only(pilot: Pilot) -> None:
    assert "house-cards" not in pilot.ids
    scene = pilot.app.stack.top
    assert isinstance(scene, SetupScene)
    house = scene.find("house-cards")
    assert house is not None
    assert house.tip.endswith("Level 2: with policy cards.")
    pilot.click("level-2")
    assert "house-cards" in pilot.ids


def test_every_choice_changes_the_code(pilot: Pilot, plan: SetupDraft) -> None:
    codes = {plan.code}
    for button in ("player-1", "preset-calm", "high-pressure", "level-2", "dice", "add"):
        pilot.click(button)
        codes.add(plan.code)
    assert len(codes) == 7
    field = pilot.focus.get("code")
    assert field is not None
    assert field.name.endswith(plan.code)


def test_a_code_typed_sets_everything_up(pilot: Pilot, plan: SetupDraft) -> None:
    pilot.click("code")
    pilot.key("ctrl+a")
    pilot.type(CODE.lower().replace("-", ""))
    assert config(plan) == replace(decode(CODE), names=ANIMALS[:4])
    assert len(plan.seats) == 4
    assert pilot.spoken[-1].startswith("Code accepted")


def test_a_mistyped_code_is_told_and_does_not_start(
    pilot: Pilot, plan: SetupDraft, ended: list[SetupDraft | None], app: App
) -> None:
    before = config(plan)
    pilot.click("code")
    pilot.key("ctrl+a")
    pilot.type(CODE[:-1] + ("3" if CODE[-1] != "3" else "4"))
    about = app.stack.top.find("code-about")  # type: ignore[union-attr]
    assert about.name == "There is a typo in this code."
    assert (about.face, about.tone) == (FontFace.HEAVY, ROSY), "the mistake does not stand out"
    pilot.click("start")
    assert ended == []
    assert pilot.focus.id == "code"
    assert config(plan) == before
    pilot.click("dice")
    pilot.click("start")
    assert ended == [plan]


def test_the_language_changes_at_once(pilot: Pilot, app: App, plan: SetupDraft) -> None:
    pilot.click("language")
    pilot.click("language-de")
    item = pilot.focus.get("player-0")
    assert item is not None
    assert "beginnt" in item.name
    assert app.context.words.lang == "de"
    assert plan.seats[0].name == ""


def test_the_whole_set_up_works_by_keys_alone(
    pilot: Pilot, plan: SetupDraft, ended: list[SetupDraft | None]
) -> None:
    pilot.reach("add")
    pilot.key("return")
    pilot.key("ctrl+a")
    pilot.type("Maja")
    pilot.reach("player-2")
    pilot.key("return")
    pilot.reach("preset-swell")
    pilot.key("right", "return")
    pilot.reach("biodiversity-loss")
    pilot.key("return")
    pilot.reach("seat-1")
    pilot.key("return")
    pilot.reach("level-2")
    pilot.key("return")
    pilot.reach("start")
    pilot.key("return")
    assert ended == [plan]
    made = config(plan)
    assert made.names[2] == "Maja"
    assert (made.players, made.first_player, made.element_stack) == (3, 2, 3)
    assert made.eutrophication
    assert made.biodiversity_loss
    assert made.policies
    assert plan.computers == ("", "cautious", "")


def test_with_large_text_the_choices_have_a_page_of_their_own(app: App, plan: SetupDraft) -> None:
    app.context.change_settings(type(app.context.settings)(language="en", scale=2.0, motion="off"))
    ended: list[SetupDraft | None] = []
    app.stack.push(
        SetupScene(app.context, services(app.context), plan, random.Random(3)), ended.append
    )
    pilot = Pilot(app)
    assert "preset-bay" not in pilot.ids
    pilot.click("more")
    pilot.click("more-seas")
    pilot.click("preset-calm")
    assert plan.element_stack == 8
    pilot.reach("level-2")
    pilot.key("return")
    assert plan.policies
    pilot.click("back")
    pilot.click("player-1")
    pilot.click("start")
    assert ended == [plan]


def test_a_mistyped_code_is_told_in_sight_with_large_text_too(app: App, plan: SetupDraft) -> None:
    app.apply(replace(app.context.settings, scale=2.0))
    app.stack.push(SetupScene(app.context, services(app.context), plan, random.Random(3)))
    pilot = Pilot(app)
    pilot.click("more")
    pilot.reach("code")
    pilot.key("ctrl+a")
    pilot.type(CODE[:-1] + ("3" if CODE[-1] != "3" else "4"))
    form = app.stack.top
    assert isinstance(form, SetupScene)
    about = form.find("code-about")
    assert about is not None
    assert form.choices.rect.contains(about.rect)


@pytest.mark.usefixtures("own_drawings")
def test_the_first_picture_of_the_table_is_prepared_while_the_choices_stand() -> None:
    """Then beginning reads no picture and renders no text."""
    pictures = Pictures(paths.art("ecosfera"))
    app = offscreen((1366, 768), Settings(language="en", motion="off"), pictures, INTENTS)
    screens = BalticaScreens()
    plan = SetupDraft(seed=7)
    scene = screens.setup(app.context, services(app.context), plan, random.Random(3))
    begun: list[SetupDraft | None] = []
    app.stack.push(scene, begun.append)
    pilot = Pilot(app)
    pilot.wait(0.1)
    unprepared = app.context.pictures.cache.misses
    for _ in range(600):
        pilot.step()
    assert app.context.pictures.cache.misses > unprepared
    before = app.context.pictures.cache.misses, app.context.text.cache.misses
    new = plan.new_match(app.context.words)
    match = Match.new(load(), new.config)
    table = screens.table(app.context, services(app.context), match, new.seats)
    app.stack.reset(table)
    app.step([], 0.0)
    after = app.context.pictures.cache.misses, app.context.text.cache.misses
    assert after == before


def test_other_choices_are_prepared_in_place_of_the_first_ones(app: App) -> None:
    prepared: list[int] = []

    def prepare(config: Config, _draft: SetupDraft) -> Generator[None, None, None]:
        prepared.append(config.players)
        yield

    plan = SetupDraft(seed=7)
    scene = SetupScene(app.context, services(app.context), plan, random.Random(3), prepare)
    app.stack.push(scene)
    pilot = Pilot(app)
    pilot.wait(1.0)
    assert prepared == [2]
    plan.add()
    pilot.wait(1.0)
    assert prepared == [2, 3]


def test_words_deal_the_same_cards_to_everybody(app: App, pilot: Pilot, plan: SetupDraft) -> None:
    pilot.click("code")
    pilot.key("ctrl+a")
    pilot.type("our class")
    about = app.stack.top.find("code-about")  # type: ignore[union-attr]
    assert about.name == "Press Enter: these words decide the cards."
    pilot.key("return")
    assert plan.seed == int(seed_of("our class"))
    assert pilot.focus.id == "start"
    about = app.stack.top.find("code-about")  # type: ignore[union-attr]
    assert about.name == "Your words decided these cards."
    seed = plan.seed
    pilot.click("dice")
    pilot.click("code")
    pilot.key("ctrl+a")
    pilot.type(" our  class ")
    pilot.click("start")
    assert plan.seed == seed


@pytest.mark.parametrize("text", ["", "3334H", "3334H-7DLR", CODE[:-1] + "O", CODE])
def test_what_looks_like_a_code_is_not_taken_for_words(text: str) -> None:
    assert not are_words(text)


def test_the_code_is_copied(
    app: App, pilot: Pilot, plan: SetupDraft, monkeypatch: pytest.MonkeyPatch
) -> None:
    copied: list[str] = []
    monkeypatch.setattr(pygame.scrap, "put_text", copied.append)
    pilot.click("copy")
    assert copied == [plan.code]
    about = app.stack.top.find("code-about")  # type: ignore[union-attr]
    assert about.name == f"Copied: {plan.code}"

    def fail(_text: str) -> None:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "put_text", fail)
    pilot.click("copy")
    about = app.stack.top.find("code-about")  # type: ignore[union-attr]
    assert plan.code in about.name
    assert "write it down" in about.name
