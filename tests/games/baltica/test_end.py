"""The pause menu, the end screen, messages, and the history of a game."""

from __future__ import annotations

import itertools
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame
import pytest

from ecosfera.app.pause import PauseChoice, PauseScene
from ecosfera.core.statistics import Gained
from ecosfera.games import all_games
from ecosfera.games.baltica import records, tutorial
from ecosfera.games.baltica.content.journey import load_journey
from ecosfera.games.baltica.end import chart as chart_module
from ecosfera.games.baltica.end.chart import HistoryChart
from ecosfera.games.baltica.end.history import Deeds, GameHistory, game_history
from ecosfera.games.baltica.end.moments import MomentKind
from ecosfera.games.baltica.end.people_row import Portrait, deed_sentence
from ecosfera.games.baltica.end.pictures import SpeciesPicture
from ecosfera.games.baltica.end.scene import EndScene
from ecosfera.games.baltica.end.story import story_text
from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.guide.scene import GuideScene
from ecosfera.games.baltica.journey.signs import Stars
from ecosfera.games.baltica.records import harder_sea, odds_on
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ids import EVERY_PLAYER
from ecosfera.games.baltica.rules.legality import legal
from ecosfera.games.baltica.rules.view import gone_home
from ecosfera.games.baltica.setup.draft import SetupDraft
from ecosfera.games.baltica.shots.scenes import LOST, WON
from ecosfera.games.game_screens import EndResult
from ecosfera.ui.app.fault_page import FaultPage
from ecosfera.ui.draw.shapes import put
from ecosfera.ui.draw.text import Text
from ecosfera.ui.testing.pilot import Pilot
from ecosfera.ui.widgets import Button
from ecosfera.ui.widgets.dialog import Dialog
from tests.program import services

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.app.services import ProgramServices
    from ecosfera.ui.app.app import App
    from ecosfera.ui.context import UiContext


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("policies", [False, True])
def test_the_story_ends_as_the_game_does(players: int, policies: bool) -> None:
    for seed in range(4):
        match = Match.new(load(), Config(players=players, policies=policies, seed=str(seed)))
        chance = random.Random(seed)
        while match.state.outcome is None:
            match.act(chance.choice(legal(match.state)))
        history = game_history(match)
        assert history.won == (match.state.outcome == "won")
        assert history.rounds == match.state.round == len(history.pressures)
        assert [sign for _, sign in history.habitats] == [
            ("ice", "mud", "river", "rock", "open_water", "coast")[h] for h in match.state.habitats
        ]
        assert history.tiles == match.state.impacts
        assert history.pressures[-1] == 50 - len(match.state.pressures)
        rounds = [r for r, _ in history.habitats]
        assert rounds == sorted(rounds)
        assert all(1 <= r <= history.rounds for r in rounds)


def test_the_deeds_of_all_players_are_those_of_the_game() -> None:
    match = Match.new(load(), Config(players=3, seed="2"))
    chance = random.Random(2)
    while match.state.outcome is None:
        match.act(chance.choice(legal(match.state)))
    history = game_history(match)
    assert len(history.deeds) == 3
    assert sum(one.restored for one in history.deeds) == len(history.habitats)
    assert sum(one.species for one in history.deeds) == len(history.species)
    helped = [{giver for giver, _ in m.gifts} for m in history.of_kind(MomentKind.HABITAT)]
    assert [one.helped for one in history.deeds] == [sum(n in h for h in helped) for n in range(3)]
    assert sum(one.passed for one in history.deeds) == history.passed


def test_the_end_says_what_each_player_did(app: App) -> None:
    scene = EndScene(app.context, services(app.context), WON, None, 12)
    app.stack.push(scene)
    Pilot(app)
    anna = "Anna: 4 habitats · 14 species · 2 cards passed on · 1 habitat thanks to this"
    assert anna in [widget.name.replace("\u00a0", " ") for widget in scene.widgets]


def test_animals_that_went_home_are_counted_in_play_at_the_end_and_in_the_record() -> None:
    """Everybody who left the market came back to the sea."""
    config = Config(players=2, homecoming=True, living_habitats=3, row_cards=5, seed="3")
    match = Match.new(load(), config)
    chance = random.Random(3)
    while match.state.outcome is None:
        match.act(chance.choice(legal(match.state)))
        if any(match.state.removed[30:]) and match.state.round > 3:
            break
    state = match.state
    home = gone_home(state.catalogue, state.removed)
    assert home
    back = set(game_history(match).species)
    assert {state.catalogue.names[card] for card in home} <= back
    slots = sum(card >= 0 for card in (*state.producers, *state.consumers))
    assert len(back) == 60 - len(state.producer_deck) - len(state.consumer_deck) - slots
    assert set(records.record_of(state)["species"]) == back  # type: ignore[call-overload]


def test_pressure_cards_that_hardly_change_have_no_row(app: App) -> None:
    for pressures, row in (((4,) * 9, False), ((4,) * 8 + (5,), False), ((4,) * 8 + (6,), True)):
        scene = EndScene(
            app.context, services(app.context), replace(WON, pressures=pressures), None, 12
        )
        app.stack.push(scene)
        Pilot(app)
        chart = scene.find("mirror")
        assert isinstance(chart, HistoryChart)
        assert bool(chart.plan.pressures.height) is row


def test_what_each_impact_tile_stands_for_is_known_at_the_end() -> None:
    assert len(LOST.lying) == LOST.tiles
    assert all(LOST.lying)


@pytest.mark.parametrize("story", [WON, LOST])
def test_the_sea_of_the_end_shows_the_harm_that_was_not_made_good(
    app: App, story: GameHistory
) -> None:
    grounds = []
    kept = tuple(m for m in story.moments if m.kind is not MomentKind.IMPACT)
    for each in (story, replace(story, moments=kept)):
        scene = EndScene(app.context, services(app.context), each, None, 12)
        app.stack.push(scene)
        ground = pygame.Surface((1366, 768))
        scene.ground(ground)
        grounds.append(ground.get_buffer().raw)
    assert grounds[0] != grounds[1]


def test_species_that_are_all_new_are_counted_once(app: App) -> None:
    scene = EndScene(app.context, services(app.context), WON, None, 12)
    scene.gained = Gained(len(set(WON.species)))
    app.stack.push(scene)
    Pilot(app)
    assert not any("new in your guide" in widget.name for widget in scene.widgets)


def test_the_story_of_a_game_just_begun() -> None:
    history = game_history(Match.new(load(), Config(seed="1")))
    assert (history.rounds, history.habitats, history.impacts, history.passed) == (1, (), (), 0)
    assert history.pressures == (4,)


@pytest.mark.parametrize(
    ("button", "choice"),
    [("again", EndResult.AGAIN), ("new", EndResult.NEW), ("menu", EndResult.MENU)],
)
def test_after_the_end_one_goes_on(app: App, button: str, choice: EndResult) -> None:
    chosen: list[EndResult] = []
    app.stack.push(EndScene(app.context, services(app.context), WON, None, 12), chosen.append)
    Pilot(app).click(button)
    assert chosen == [choice]


def test_enter_plays_the_same_cards_again_and_escape_leads_to_the_menu(app: App) -> None:
    chosen: list[EndResult] = []
    for key in ("return", "escape"):
        app.stack.push(
            EndScene(app.context, services(app.context), LOST, "7FNAX-K3W9T", 12), chosen.append
        )
        shown(Pilot(app)).key(key)
    assert chosen == [EndResult.AGAIN, EndResult.MENU]


def test_at_first_enter_does_nothing_as_it_may_be_meant_for_the_table(app: App) -> None:
    chosen: list[EndResult] = []
    scene = EndScene(app.context, services(app.context), LOST, "7FNAX-K3W9T", 12)
    app.stack.push(scene, chosen.append)
    pilot = Pilot(app)
    pilot.key("return")
    assert not chosen
    shown(pilot).key("return")
    assert chosen == [EndResult.AGAIN]


def shown(pilot: Pilot) -> Pilot:
    """Return the pilot a second after the end was shown."""
    for _ in range(10):
        pilot.step(dt=0.1)
    return pilot


def under_way(context: UiContext) -> ProgramServices:
    """Return services for players who have begun the journey."""
    program = services(context)
    program.stars = lambda: {"kiel": 1}
    return program


@pytest.mark.parametrize(
    ("story", "begun", "large"),
    [(WON, True, "new"), (WON, False, "journey"), (LOST, False, "again")],
)
def test_the_large_button_is_what_comes_next(
    app: App, story: GameHistory, begun: bool, large: str
) -> None:
    """The same cards after a loss; after a win the journey until it is begun, then a new game."""
    program = (under_way if begun else services)(app.context)
    scene = EndScene(app.context, program, story, "7FNAX-K3W9T", 19)
    app.stack.push(scene)
    Pilot(app)
    buttons = [scene.find(item_id) for item_id in ("again", "new", "journey", "menu")]
    widest = max((b for b in buttons if b is not None), key=lambda button: button.rect.width)
    assert widest.id == large == scene.start


def test_a_classroom_without_a_journey_does_not_offer_it_at_the_end(app: App) -> None:
    app.context.removed_buttons = frozenset({"journey"})
    scene = EndScene(app.context, services(app.context), WON, None, 19)
    assert not scene.offers_journey


def endangered() -> GameHistory:
    """Return a game that was won when three impact tiles lay there."""
    impact = next(moment for moment in WON.moments if moment.kind is MomentKind.IMPACT)
    moments = (replace(impact, round=1, tiles=3), *WON.moments)
    return replace(WON, moments=moments)


def test_the_journey_is_offered_by_its_first_sea_and_chosen(app: App) -> None:
    chosen: list[EndResult] = []
    scene = EndScene(app.context, services(app.context), endangered(), None, 12)
    app.stack.push(scene, chosen.append)
    pilot = Pilot(app)
    assert scene.find("journey").name == "Journey: Kiel Bight"  # type: ignore[union-attr]
    shown(pilot).key("return")
    assert chosen == [EndResult.JOURNEY]


def test_after_a_win_without_danger_the_journey_begins_at_a_sea_that_is_a_match(app: App) -> None:
    scene = EndScene(app.context, services(app.context), WON, None, 12)
    app.stack.push(scene)
    Pilot(app)
    assert scene.find("journey").name == "Journey: Off Bornholm"  # type: ignore[union-attr]


@pytest.mark.parametrize("how", ["button", "click"])
def test_the_end_is_shown_in_two_breaths(app: App, how: str) -> None:
    scene = EndScene(app.context, services(app.context), WON, "7FNAX-K3W9T", 19)
    scene.first_breath = True
    app.stack.push(scene)
    pilot = Pilot(app)
    first = {"all", "journey", "new", "menu"}
    assert {widget.id for widget in scene.widgets if isinstance(widget, Button)} == first
    told = scene.find("us")
    assert told is not None
    assert told.name == scene.text().highlight()
    heroes = [widget for widget in scene.widgets if isinstance(widget, SpeciesPicture)]
    assert tuple(widget.species for widget in heroes) == scene.text().heroes()
    assert len(heroes) == 3, "a pair, and what a teammate passed"
    assert told.rect.collidelist([widget.rect for widget in heroes]) == -1
    assert scene.find("mirror") is None
    pilot.wait(60)
    assert scene.find("us") is not None, "it never gives way by itself"
    if how == "button":
        pilot.click("all")
    else:
        pilot.click_at(900, 300)
    assert scene.find("mirror") is not None
    assert scene.find("us") is None
    pilot.key("escape")
    assert scene.find("us") is not None, "one step back"


def test_after_a_loss_enter_first_shows_why_and_only_later_deals_again(app: App) -> None:
    chosen: list[EndResult] = []
    scene = EndScene(app.context, services(app.context), LOST, "7FNAX-K3W9T", 12)
    scene.first_breath = True
    app.stack.push(scene, chosen.append)
    pilot = shown(Pilot(app))
    pilot.key("return")
    assert scene.find("mirror") is not None
    pilot.key("return", "return")
    assert not chosen, "it may be meant for what was shown before"
    shown(pilot).key("return")
    assert chosen == [EndResult.AGAIN]


def test_several_habitats_that_saved_the_sea_at_last_are_the_finest_moment(
    context: UiContext,
) -> None:
    help_ = next(one for one in WON.of_kind(MomentKind.HABITAT) if one.gifts)
    early = [replace(help_, habitat=name, round=2, done=9) for name in ("ice", "mud")]
    last = [replace(one, round=9, done=99, gifts=()) for one in early]
    moments = (*early, *last)
    assert "Round 9" in story_text(replace(WON, moments=moments), context.words).highlight()
    single = (*early, last[0])
    assert "Round 2" in story_text(replace(WON, moments=single), context.words).highlight()


def test_the_finest_moment_is_one_of_a_person_where_there_is_one(context: UiContext) -> None:
    one, two = WON.of_kind(MomentKind.HABITAT)[:2]
    own = replace(one, player=EVERY_PLAYER[0], gifts=(), done=1, round=2)
    of_computer = replace(two, player=EVERY_PLAYER[1], gifts=(), done=2, round=4)
    story = replace(WON, moments=(own, of_computer), computers=("", "bold"))
    assert "Round 2, Anna" in story_text(story, context.words).highlight()
    passed = replace(of_computer, gifts=((EVERY_PLAYER[0], own.cards[0]),))
    story = replace(story, moments=(own, passed))
    told = story_text(story, context.words)
    assert told.highlight().startswith("Round 4: Anna passed")
    assert told.best_is_ours
    story = replace(story, moments=(of_computer,))
    assert not story_text(story, context.words).best_is_ours
    assert story_text(replace(story, computers=()), context.words).best_is_ours


def test_the_first_breath_says_what_each_player_did_for_the_others(app: App) -> None:
    deeds = Deeds(1, 9, 4, 3), Deeds(5, 11, 0, 0)
    scene = EndScene(
        app.context,
        services(app.context),
        replace(WON, deeds=deeds, portraits=("cod", "otter")),
        None,
        12,
    )
    scene.first_breath = True
    app.stack.push(scene)
    Pilot(app)
    names = {widget.id: widget.name for widget in scene.widgets}
    assert names["person-deed-0"] == "Helped others bring 3 habitats back to life"
    assert names["person-deed-1"] == "Brought 5 habitats back to life"
    assert {w.animal for w in scene.widgets if isinstance(w, Portrait)} == {"cod", "otter"}
    assert deed_sentence(app.context.words, Deeds(0, 7, 2)) == "Helped the others with 2 cards"
    assert deed_sentence(app.context.words, Deeds(0, 7, 0)) == "Brought 7 species back to the sea"


def test_the_story_ends_with_what_really_helps_the_sea(context: UiContext) -> None:
    text = story_text(WON, context.words)
    assert len(text.real_help()) == 3
    titles = [chapter.title for chapter in text.chapters()]
    assert "What really helps the Baltic" in titles


def test_what_the_players_did_best_names_who_helped(context: UiContext) -> None:
    words = context.words
    told = story_text(WON, words).highlight()
    best = max(WON.of_kind(MomentKind.HABITAT), key=lambda moment: (len(moment.gifts), moment.done))
    assert best.gifts
    assert f"Round {best.round}, {WON.names[best.player]}" in told
    assert WON.names[best.gifts[0][0]] in told
    assert story_text(replace(WON, moments=()), words).highlight() == ""


def test_two_turns_of_a_round_do_not_stand_on_one_line_of_the_chart(app: App) -> None:
    restored = WON.of_kind(MomentKind.HABITAT)
    moments = tuple(replace(one, round=3, turn=n) for n, one in enumerate(restored[:2]))
    story = replace(WON, moments=moments, alive=())
    chart = HistoryChart(pygame.Rect(0, 0, 800, 400), "", story, app.context)
    (_, one), (_, two) = chart.signs()
    assert two.centerx - one.centerx > 20


def test_new_badges_and_species_are_told_at_the_end(app: App) -> None:
    scene = EndScene(app.context, services(app.context), WON, "7FNAX-K3W9T", 19)
    scene.gained = Gained(3, ("won-level-1",))
    app.stack.push(scene)
    Pilot(app)
    shown = [widget.name for widget in scene.widgets]
    assert "New badge: level\xa01 won" in shown
    assert any("new in your guide: 3" in name for name in shown)


def test_no_stars_are_shown_for_a_sea_that_only_computers_played(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    sea = load_journey()[0]
    for gained, stars in ((Gained(), True), (Gained(rewarded=False), False)):
        played = services(app.context)
        monkeypatch.setattr(played, "gained", lambda gained=gained: gained)
        scene = EndScene(app.context, played, WON, None, 12, sea)
        app.stack.push(scene)
        Pilot(app)
        assert any(isinstance(widget, Stars) for widget in scene.widgets) is stars


def test_every_badge_has_a_name_and_a_painting(app: App) -> None:
    badges = all_games.lists(all_games.DEFAULT).badges()
    assert set(badges) == {*records._LEVELS_WON.values(), records._FLAWLESS, records._STORM}
    for badge, picture in badges.items():
        assert app.context.words(f"saves.badge-{badge}")
        assert app.context.pictures.natural(picture) is not None


BAY_OF_TWO = Config(players=2, element_stack=8, pressures=3, row_cards=5, homecoming=True)


@pytest.mark.parametrize(
    ("config", "sea"),
    [
        (Config(element_stack=8, pressures=2), "normal"),
        (Config(element_stack=6, pressures=2), "advanced"),
        (BAY_OF_TWO, "oland"),
        (replace(BAY_OF_TWO, element_stack=4), "sound"),
        (replace(BAY_OF_TWO, element_stack=4, eutrophication=True), "easy"),
        (Config(element_stack=8, pressures=2, living_habitats=1), ""),
        (Config(element_stack=5, pressures=2), ""),
    ],
)
def test_the_next_harder_sea_is_proposed_after_a_win(app: App, config: Config, sea: str) -> None:
    assert harder_sea(config, ()) == sea
    for story in (WON, LOST):
        scene = EndScene(app.context, under_way(app.context), story, None, 19, harder=sea)
        assert ("You won with ease: how about “" in scene.headline) == bool(sea and story.won)


def test_the_next_harder_sea_is_harder_for_this_company() -> None:
    calm = Config(players=2, element_stack=8, pressures=2)
    assert harder_sea(calm, ("", "")) == "normal"
    assert harder_sea(calm, ("", "helpful")) == "oland", "with help, they are won as often"


def test_after_the_lesson_the_gentlest_sea_is_proposed_and_never_two_steps(app: App) -> None:
    lesson = tutorial.new_match(app.context.words)
    computers = lesson.seats["computers"]
    assert harder_sea(lesson.config, computers, lesson=True) == "bay"
    plan = SetupDraft()
    plan.step_up(lesson.config, lesson.seats)
    assert plan.wanted == "bay"
    wins = [odds_on(sea, lesson.config, computers)[1] for sea in ("bay", "oland", "sound")]
    assert wins == sorted(wins, reverse=True)
    assert all(before - after <= 2 for before, after in itertools.pairwise(wins))


def test_the_large_button_does_what_the_sentence_says(app: App) -> None:
    chosen: list[EndResult] = []
    scene = EndScene(app.context, under_way(app.context), WON, None, 19, harder="normal")
    app.stack.push(scene, chosen.append)
    pilot = Pilot(app)
    assert "You won with ease: how about “Swell” next?" in scene.headline
    button = scene.find(scene.start)
    assert button is not None
    assert button.name == "Try “Swell”"
    assert scene.find("again") is not None
    shown(pilot).key("return")
    assert chosen == [EndResult.HARDER]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"moments": WON.of_kind(MomentKind.HABITAT)}, "You were never in danger."),
        ({"idle": 0}, "Every turn brought you something."),
        ({"idle": 2, "passed": 4}, "You passed each other 4 cards."),
        ({"idle": 2, "passed": 0}, ""),
    ],
)
def test_the_end_says_what_the_players_did_well(
    context: UiContext, changes: dict[str, Any], told: str
) -> None:
    assert story_text(replace(WON, **changes), context.words).well_done() == told


def test_after_an_easy_win_a_harder_sea_comes_before_the_journey(app: App) -> None:
    scene = EndScene(app.context, services(app.context), WON, None, 12, harder="sound")
    app.stack.push(scene)
    assert scene.start == "harder"
    assert scene.find("again") is not None
    assert scene.find("new") is None, "the set-up of the harder sea offers all others"
    scene.harder_odds = 2, 3
    proposal = "how about “Strait” next? Beginners win about 3 out of 10 games there."
    assert f"You won with ease: {proposal}" in scene.headline
    journey = scene.find("journey")
    assert journey is not None
    assert journey.name == app.context.words("journey.title"), "the chart says where it begins"
    assert "Bornholm" not in scene.headline, "one proposal at a time"
    assert scene.offers_journey
    calm = EndScene(app.context, services(app.context), WON, None, 12, harder="easy")
    assert "out of 10" not in calm.headline, "that one is hardly ever won"
    hard = EndScene(app.context, services(app.context), near_loss(), None, 12, harder="sound")
    app.stack.push(hard)
    assert hard.start == "journey"
    assert "with ease" not in hard.headline
    assert "The journey begins in calm waters" in hard.headline


def near_loss() -> GameHistory:
    """Return a game that was won with three impact tiles on the table."""
    impact = WON.of_kind(MomentKind.IMPACT)[0]
    tiles = tuple(replace(impact, tiles=number) for number in (1, 2, 3))
    return replace(WON, moments=(*tiles, *WON.of_kind(MomentKind.HABITAT)))


def test_a_screen_reader_hears_what_the_chart_shows(app: App) -> None:
    scene = EndScene(app.context, services(app.context), WON, None, 12)
    app.stack.push(scene)
    names = [node.name for node in scene.accessible().walk()]
    assert "Round 1. Impacts: 0. Pressures: 4." in names
    assert "Round 7. Habitats: Mud, Rock. Impacts: 1. Pressures: 6." in names
    assert "Habitats: 6/6" in names


def test_the_species_gained_lead_to_the_guide(app: App) -> None:
    app.stack.push(EndScene(app.context, services(app.context), WON, None, 12))
    Pilot(app).click("species")
    assert isinstance(app.stack.top, GuideScene)
    assert app.stack.top.shelf.here == set(WON.species)


def test_what_is_new_is_seen_at_once_and_the_species_pass_through_the_open_sea(app: App) -> None:
    scene = EndScene(app.context, services(app.context), WON, None, 12)
    scene.first_breath = True
    scene.gained = Gained(14, ("won-level-1",))
    app.stack.push(scene)
    pilot = Pilot(app)
    names = [widget.name for widget in scene.widgets]
    assert "New badge: level\xa01 won" in names
    assert any("new in your guide: 14" in name for name in names)
    assert {"Anna", "Elias"} <= set(names)
    scene.enliven()
    assert scene._finale is not None
    box = scene._finale.box
    lies = [widget for widget in scene.widgets if not widget.id.startswith("flower")]
    assert box.collidelist([widget.rect for widget in lies]) == -1
    assert box.width * box.height > 0.19 * 1366 * 768
    pilot.click("species")
    assert isinstance(app.stack.top, GuideScene)


@pytest.mark.parametrize("width", [448, 452, 456])
def test_the_numbers_of_pressure_cards_keep_apart(
    app: App, monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    context = app.context
    chart = HistoryChart(pygame.Rect(0, 0, width, 300), "", LOST, context)
    signs, numbers = [], []
    shown, write = put, Text.draw

    def noted(target: pygame.Surface, image: pygame.Surface, at: tuple[int, int]) -> None:
        signs.extend([at[0]] if at[1] >= chart.plan.pressures.top else [])
        shown(target, image, at)

    def written(text: Text, target: Any, words: str, at: Any, *args: Any, **more: Any) -> Any:
        if more.get("anchor") == "midleft" and words.isdigit():
            numbers.append(at[0] + text.width(words, *args[:2]))
        return write(text, target, words, at, *args, **more)

    monkeypatch.setattr(chart_module, "put", noted)
    monkeypatch.setattr(Text, "draw", written)
    chart.draw(app.canvas.surface, context)
    assert len(numbers) == len(signs) > 2
    pairs = zip(numbers[:-1], signs[1:], strict=True)
    assert all(left + context.metrics.px(10) <= right for left, right in pairs)


def test_how_it_ended_is_spoken(app: App) -> None:
    spoken: list[str] = []
    app.context.say = spoken.append
    app.stack.push(EndScene(app.context, services(app.context), WON, None, 12))
    assert spoken[0].startswith("You saved the Baltic Sea!")
    assert "It took 9\u00a0rounds." in spoken[0]
    spoken.clear()
    app.stack.push(EndScene(app.context, services(app.context), LOST, None, 12))
    assert "3\u00a0habitats were restored." in spoken[0]


@pytest.mark.parametrize(
    ("code", "about"),
    [(None, ["playing time"]), ("7FNAX-K3W9T", ["playing time", "Challenge code 7FNAX-K3W9T"])],
)
def test_the_minutes_have_their_own_caption(app: App, code: str | None, about: list[str]) -> None:
    app.stack.push(EndScene(app.context, services(app.context), WON, code, 12))
    label = app.stack.top.find("about-0")  # type: ignore[union-attr]
    assert label.name.split("\n") == about


@pytest.mark.parametrize(
    ("button", "choice"),
    [("resume", PauseChoice.RESUME), ("menu", PauseChoice.MENU), ("quit", PauseChoice.QUIT)],
)
def test_the_pause_menu(app: App, button: str, choice: PauseChoice) -> None:
    chosen: list[PauseChoice] = []
    app.stack.push(PauseScene(app.context, services(app.context), "7FNAX-K3W9T"), chosen.append)
    Pilot(app).click(button)
    assert chosen == [choice]


@pytest.mark.parametrize("size", [(1024, 576), (1366, 768)])
def test_the_buttons_of_the_pause_have_room_for_large_letters(
    app: App, size: tuple[int, int]
) -> None:
    app.context.change_settings(replace(app.context.settings, scale=2.0))
    scene = PauseScene(app.context, services(app.context), "7FNAX-K3W9T", lambda _name: None)
    app.stack.push(scene)
    Pilot(app).resize(*size)
    buttons = [widget for widget in scene.widgets if isinstance(widget, Button)]
    assert len(buttons) == 9
    assert all(b.rect.height >= 1.5 * app.context.metrics.size(b.size) for b in buttons)
    assert all(scene.sheet.contains(widget.rect) for widget in scene.widgets)


@pytest.mark.parametrize("key", ["escape", "f10", "return"])
def test_a_key_goes_on_playing(app: App, key: str) -> None:
    chosen: list[PauseChoice] = []
    app.stack.push(PauseScene(app.context, services(app.context), None), chosen.append)
    Pilot(app).key(key)
    assert chosen == [PauseChoice.RESUME]


def test_starting_again_is_asked_first(app: App) -> None:
    chosen: list[PauseChoice] = []
    app.stack.push(PauseScene(app.context, services(app.context), None), chosen.append)
    pilot = Pilot(app)
    pilot.click("restart")
    pilot.key("return")
    assert chosen == []
    assert pilot.scene() == "PauseScene"
    pilot.click("restart")
    pilot.click("answer-0")
    assert chosen == [PauseChoice.RESTART]


def test_settings_open_over_the_pause(app: App) -> None:
    app.stack.push(PauseScene(app.context, services(app.context), None))
    pilot = Pilot(app)
    pilot.click("settings")
    pilot.key("escape")
    assert pilot.scene() == "PauseScene"


def test_a_message_is_answered_by_click_key_or_escape(app: App) -> None:
    answers: list[int] = []
    for act in ("click", "key", "escape"):
        scene = Dialog(app.context, lambda: "Title", lambda: "Text", [lambda: "Yes", lambda: "No"])
        app.stack.push(scene, answers.append)
        pilot = Pilot(app)
        if act == "click":
            pilot.click("answer-0")
        elif act == "key":
            pilot.key("left", "return")
        else:
            pilot.key("escape")
    assert answers == [0, 0, 1]


def test_the_sorry_page_names_the_file(app: App, tmp_path: Path) -> None:
    spoken: list[str] = []
    app.context.say = spoken.append
    app.stack.push(FaultPage(app.context, tmp_path / "ecosfera.log"))
    assert str(tmp_path / "ecosfera.log") in spoken[0]
    spoken.clear()
    app.stack.push(FaultPage(app.context, None))
    assert "could not be written" in spoken[0]


@pytest.mark.parametrize("story", [WON, LOST, replace(WON, moments=WON.moments[:1])])
def test_the_chart_is_as_high_as_what_was_played(app: App, story: GameHistory) -> None:
    plan = HistoryChart(pygame.Rect(0, 0, 800, 500), "", story, app.context).plan
    most = max((tiles for _, tiles in story.impacts), default=0)
    used = plan.step * (max(1, len(story.habitats)) + max(1, most)) + plan.axis.height
    assert used > 0.95 * plan.plot.height


def test_how_many_cards_were_passed_stands_only_once(app: App) -> None:
    for story in (WON, replace(WON, deeds=())):
        app.stack.push(EndScene(app.context, services(app.context), story, None, 12))
        said = [widget.name for widget in app.stack.top.widgets]  # type: ignore[union-attr]
        assert ("cards passed on" in said) is not bool(story.deeds)


def test_the_chart_says_that_there_was_no_impact(app: App) -> None:
    rect = pygame.Rect(0, 0, 900, 500)
    calm = replace(WON, moments=WON.of_kind(MomentKind.HABITAT))
    chart = HistoryChart(rect, "", calm, app.context)
    (none,) = [name for name in chart.names() if name.text == "none!"]
    assert chart.plan.axis.bottom <= none.place.top
    assert none.place.bottom <= chart.plan.plot.bottom
    assert all(name.text != "none!" for name in HistoryChart(rect, "", WON, app.context).names())


def test_the_chart_names_what_happened_where_there_is_room(app: App) -> None:
    chart = HistoryChart(pygame.Rect(0, 0, 900, 500), "", WON, app.context)
    named = list(chart.names())
    assert {"Coast", "River", "Ice", "Rock", "Open water"} <= {name.text for name in named}
    assert len(named) == len(WON.moments)
    places = [name.place for name in named]
    assert all(place.collidelist(places[n + 1 :]) < 0 for n, place in enumerate(places))
    low = HistoryChart(pygame.Rect(0, 0, 900, 200), "", WON, app.context)
    assert list(low.names()) == []
