"""The journey: its seas, its chart, and what is kept of it."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from ecosfera import paths
from ecosfera.app.services import ProgramServices
from ecosfera.core.files.data_files import DataFileError
from ecosfera.core.statistics import StatisticsFile, Tried
from ecosfera.games import all_games
from ecosfera.games.baltica.codec.challenge import decode, encode
from ecosfera.games.baltica.content.journey import JOURNEY_FILE, load_journey, sea_after, sea_of
from ecosfera.games.baltica.content.presets import load_balance
from ecosfera.games.baltica.end.moments import MomentKind
from ecosfera.games.baltica.end.scene import EndScene
from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.journey.chart import LIGHTS_LAST, CourseLights
from ecosfera.games.baltica.journey.scene import Buoy, JourneyScene, Plate, new_signs, next_sea
from ecosfera.games.baltica.records import read_record, record_of, stars_for
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.ids import EVERY_HABITAT
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.setup.draft import SetupDraft
from ecosfera.games.baltica.setup.scene import SetupScene
from ecosfera.games.baltica.shots.scenes import LOST, WON
from ecosfera.games.baltica.stage.moment import Moment, moment_words
from ecosfera.games.baltica.stage.moment import MomentKind as StageMoment
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.games.game_screens import EndResult
from ecosfera.ui.app.app import App
from ecosfera.ui.draw.theme import AMBER
from ecosfera.ui.testing.offscreen import load_words
from ecosfera.ui.testing.pilot import Pilot
from tests.games.baltica.rules.positions import catalogue
from tests.program import SCREENS, services

if TYPE_CHECKING:
    from collections.abc import Callable

SEAS = load_journey()
COMPANIES = [(rows, computers) for rows in range(1, 5) for computers in range(rows)]


@pytest.mark.parametrize(("rows", "computers"), COMPANIES)
def test_every_company_can_play_every_sea_and_share_its_code(rows: int, computers: int) -> None:
    for sea in SEAS:
        config = sea.applied_to(Config(players=rows), computers, load_balance())
        assert decode(encode(config)) == config
        assert sea_of(config) == sea


def test_other_games_are_on_no_sea() -> None:
    config = SEAS[0].applied_to(Config(), 0, load_balance())
    assert sea_of(replace(config, seed="12345")) is None
    assert sea_of(replace(config, biodiversity_loss=True)) is None


def test_the_seas_follow_each_other_to_the_baltic_today() -> None:
    assert 8 <= len(SEAS) <= 10
    assert [sea_after(sea.id) for sea in SEAS] == [*SEAS[1:], None]
    assert sea_after("atlantis") is None


def test_the_first_sea_that_is_not_saved_comes_next() -> None:
    assert next_sea({}) == SEAS[0]
    assert next_sea({SEAS[0].id: 1, SEAS[2].id: 3}) == SEAS[1]
    assert next_sea({sea.id: 1 for sea in SEAS}) == SEAS[-1]


def test_whoever_won_easily_begins_at_a_sea_that_is_a_match(app: App) -> None:
    assert next_sea({}, easily=True).waves == 3
    assert next_sea({SEAS[0].id: 1}, easily=True) == SEAS[1]
    scene = JourneyScene(app.context, {}, easily=True)
    app.stack.push(scene)
    Pilot(app)
    assert scene.sea == next_sea({}, easily=True)
    about = scene.find("about")
    assert about is not None
    assert "The easy seas can wait" in about.name


def test_fewer_impacts_give_more_stars() -> None:
    assert [stars_for(impacts) for impacts in range(6)] == [3, 3, 2, 2, 1, 1]


def test_a_record_says_on_which_sea_it_was_played() -> None:
    config = SEAS[1].applied_to(Config(), 0, load_balance())
    record = record_of(Match.new(load(), config).state)
    assert record["journey"] == SEAS[1].id
    lost = read_record(record, catalogue())
    saved = read_record({**record, "won": True, "impacts": 2}, catalogue())
    assert (lost.stage, lost.stars) == (SEAS[1].id, 0)
    assert (saved.stage, saved.stars) == (SEAS[1].id, 2)
    other = read_record({**record_of(Match.new(load(), Config()).state), "won": True}, catalogue())
    assert (other.stage, other.stars) == ("", 0)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('base = "bay"', "there is no preset lagoon"),
        ('id = "oresund"', "two seas have the same id"),
    ],
)
def test_a_damaged_file_is_told_in_a_sentence(tmp_path: Path, text: str, problem: str) -> None:
    whole = (paths.assets() / "data" / JOURNEY_FILE).read_text("utf-8")
    wrong = {'base = "bay"': 'base = "lagoon"', 'id = "oresund"': 'id = "kiel"'}[text]
    (tmp_path / JOURNEY_FILE).write_text(whole.replace(text, wrong), "utf-8")
    load_journey.cache_clear()
    with pytest.raises(DataFileError, match=problem):
        load_journey(tmp_path)
    load_journey.cache_clear()


def test_a_buoy_shows_its_sea_and_the_large_button_sails_there(app: App) -> None:
    went: list[str] = []
    app.stack.reset(JourneyScene(app.context, {SEAS[0].id: 3}), went.append)
    pilot = Pilot(app)
    assert place(pilot).startswith("2 · ")
    pilot.click(f"sea-{SEAS[4].id}")
    assert place(pilot).startswith("5 · ")
    pilot.click("sail")
    assert went == [SEAS[4].id]


def test_a_key_leads_back_from_the_chart(app: App) -> None:
    went: list[str] = []
    app.stack.reset(JourneyScene(app.context, {}), went.append)
    Pilot(app).key("escape")
    assert went == [""]


def test_a_draft_on_a_sea_keeps_its_deal_and_remembers_it() -> None:
    draft, balance = SetupDraft(seed=7), load_balance()
    draft.sail(SEAS[5], balance)
    assert sea_of(draft.config(str)) == SEAS[5]
    again = SetupDraft(seed=8)
    again.recall(draft.remembered())
    assert again.stage == SEAS[5].id


def test_a_classroom_can_hide_the_journey() -> None:
    draft = SetupDraft()
    draft.preset({"journey": False})
    assert not draft.journey


def test_the_end_of_a_saved_sea_leads_to_the_next(app: App) -> None:
    chosen: list[EndResult] = []
    scene = EndScene(app.context, services(app.context), WON, None, 12, SEAS[0])
    app.stack.reset(scene, chosen.append)
    pilot = Pilot(app)
    button = pilot.focus.get("new")
    assert button is not None
    assert "The Sound" in button.name
    assert "Kiel Bight: saved! 2 of 3 stars. " in scene.headline
    pilot.click("new")
    assert chosen == [EndResult.NEW]


@pytest.mark.parametrize(
    ("impacts", "told"),
    [
        (0, "All the stars"),
        (2, "For 3 stars: at most 1 impact tile. There were 2."),
        (4, "For 2 stars: at most 3 impact tiles. There were 4."),
    ],
)
def test_the_end_says_what_was_missing_for_the_next_star(app: App, impacts: int, told: str) -> None:
    habitats = tuple(m for m in WON.moments if m.kind is MomentKind.HABITAT)
    first = replace(habitats[0], kind=MomentKind.IMPACT, habitat="", tiles=impacts)
    won = replace(WON, moments=(*habitats, *([first] if impacts else [])))
    scene = EndScene(app.context, services(app.context), won, None, 12, SEAS[0])
    assert told in scene.headline


def test_a_lost_sea_says_what_was_missing_for_the_first_star(app: App) -> None:
    scene = EndScene(app.context, services(app.context), LOST, None, 12, SEAS[0])
    assert "Missing for the first star: Ice, Mud and Open water." in scene.headline


def test_the_finale_names_the_sea_that_was_saved() -> None:
    moment = Moment(StageMoment.WON)
    facts, words = TableFacts.read(catalogue()), load_words("en")
    title, _ = moment_words(CardNames(facts, words, SEAS[5].id), moment)
    assert title == "Gulf of Riga: life is back!"
    assert CardNames(facts, words, SEAS[5].id).place == "Gulf of Riga"
    goals = "Impact tiles: at most 1 for three stars, 3 for two."
    assert CardNames(facts, words, SEAS[5].id).goals == goals
    assert CardNames(facts, words).goals == ""
    title, _ = moment_words(CardNames(facts, words), moment)
    assert title == "The Baltic Sea is alive!"


def test_nobody_earns_stars_or_badges_by_watching() -> None:
    config = SEAS[1].applied_to(Config(), 0, load_balance())
    start = Match.new(load(), config)
    record = {**record_of(start.state), "won": True}
    watched = read_record({**record, **start.deeds({"computers": ["bold", "bold"]})}, catalogue())
    assert (watched.stars, watched.badges, watched.won) == (0, (), True)
    assert not watched.rewarded
    helped = read_record({**record, **start.deeds({"computers": ["", "bold"]})}, catalogue())
    assert helped.stars == 3
    assert helped.badges


def test_a_lost_sea_is_offered_again_first(app: App) -> None:
    scene = EndScene(app.context, services(app.context), LOST, None, 12, SEAS[0])
    app.stack.reset(scene)
    button = Pilot(app).focus.get("new")
    assert button is not None
    assert "The Sound" not in button.name


def set_up(
    app: App,
    draft: SetupDraft,
    stars: dict[str, int],
    ended: Callable[[SetupDraft | None], None] = lambda _draft: None,
) -> Pilot:
    """Show the set-up with the stars that were won so far."""
    program = ProgramServices(app.context, SCREENS.info, stars=lambda: stars)
    app.stack.reset(SetupScene(app.context, program, draft, random.Random(1)), ended)
    return Pilot(app)


def test_the_journey_begins_on_the_chart_and_asks_only_who_plays(app: App) -> None:
    ended: list[SetupDraft | None] = []
    draft = SetupDraft(seed=99)
    draft.set_out(journey=True)
    pilot = set_up(app, draft, {}, ended.append)
    assert place(pilot).startswith("1 · ")
    pilot.click("sail")
    assert "preset-swell" not in pilot.ids
    pilot.click("start")
    assert ended == [draft]
    assert sea_of(draft.config(str)) == SEAS[0]


def test_back_leads_from_the_players_to_the_chart_and_from_there_to_the_menu(app: App) -> None:
    ended: list[SetupDraft | None] = []
    draft = SetupDraft(seed=99)
    draft.set_out(journey=True)
    pilot = set_up(app, draft, {}, ended.append)
    pilot.click("sail")
    pilot.key("escape")
    assert place(pilot).startswith("1 · ")
    assert ended == []
    pilot.key("escape")
    assert ended == [None]


def test_a_new_game_is_played_freely_after_the_journey() -> None:
    draft = SetupDraft(seed=99)
    draft.sail(SEAS[2], load_balance())
    draft.set_out(journey=False)
    assert (draft.stage, draft.sea) == ("", "bay")
    draft.take(draft.code)
    draft.set_out(journey=False)
    assert draft.sea == ""


def test_every_star_says_how_it_is_earned(app: App) -> None:
    scene = JourneyScene(app.context, {SEAS[0].id: 2}, SEAS[0].id)
    app.stack.reset(scene)
    told = [scene.find(f"star-{stars}") for stars in (1, 2, 3)]
    assert [bool(row) for row in told] == [True] * 3
    for row, impacts in zip(told[1:], ("3", "1"), strict=True):
        assert row is not None
        assert impacts in row.name


def test_the_set_up_sails_to_the_sea_chosen_on_the_chart(app: App) -> None:
    draft = SetupDraft(seed=99)
    pilot = set_up(app, draft, {})
    pilot.click("journey")
    pilot.click("sail")
    assert sea_of(draft.config(str)) == SEAS[0]
    pilot.click("add")
    assert sea_of(draft.config(str)) == SEAS[0]
    pilot.click("more")
    pilot.click("more-seas")
    pilot.click("preset-swell")
    assert draft.stage == ""


def test_the_chart_leads_back_to_free_play_where_it_came_from_there(app: App) -> None:
    draft = SetupDraft(seed=99)
    pilot = set_up(app, draft, {})
    pilot.click("journey")
    pilot.click("back")
    assert "start" in pilot.ids
    assert (draft.stage, draft.sea) == ("", "bay")


def test_the_set_up_goes_on_to_the_next_sea_once_one_is_saved(app: App) -> None:
    draft = SetupDraft(seed=99, stage=SEAS[0].id)
    pilot = set_up(app, draft, {SEAS[0].id: 2})
    assert place(pilot).startswith("2 · ")
    pilot.click("sail")
    assert sea_of(draft.config(str)) == SEAS[1]


def test_the_course_from_a_saved_sea_to_the_next_lights_up_once(app: App) -> None:
    app.apply(replace(app.context.settings, motion="full"))
    pilot = set_up(app, SetupDraft(seed=99, stage=SEAS[0].id), {SEAS[0].id: 2})
    scene = app.stack.top
    assert isinstance(scene, JourneyScene)
    assert scene.saved == SEAS[0].id
    pilot.wait(1.0)
    assert scene.life is not None
    pilot.wait(LIGHTS_LAST + 0.5)
    assert scene.life is None
    scene.layout()
    pilot.wait(1.0)
    assert scene.life is None


def test_lights_come_on_one_after_the_other_and_then_a_ring_grows(app: App) -> None:
    buoy = pygame.Rect(90, 90, 20, 20)
    lights = CourseLights(app.context.shapes, [(10, 10), (30, 30), (60, 60)], buoy, 4)
    shown = [len(list(lights.sprites(share * LIGHTS_LAST))) for share in (0.0, 0.2, 0.5, 0.9)]
    assert shown == [0, 1, 3, 4]
    assert lights.hurries
    assert not list(lights.sprites(LIGHTS_LAST))
    assert not lights.hurries


def on_sea(app: App, draft: SetupDraft) -> Pilot:
    """Show every choice of a set-up on a sea of the journey."""
    pilot = set_up(app, draft, {})
    pilot.click("sail")
    pilot.click("more")
    return pilot


def test_one_click_leads_back_to_the_journey(app: App) -> None:
    draft = SetupDraft(seed=99, stage=SEAS[2].id)
    pilot = on_sea(app, draft)
    pilot.click("more-seas")
    pilot.click("preset-swell")
    assert draft.stage == ""
    pilot.click("preset-journey")
    assert sea_of(draft.config(str)) == SEAS[2]
    assert draft.stage == SEAS[2].id


def test_an_option_turned_off_and_on_again_leads_back_to_the_sea(app: App) -> None:
    draft = SetupDraft(seed=99, stage=SEAS[2].id)
    pilot = on_sea(app, draft)
    pilot.click("each")
    pilot.click("biodiversity-loss")
    assert draft.stage == ""
    pilot.click("biodiversity-loss")
    assert draft.stage == SEAS[2].id
    pilot.click("preset-bay")
    for expected in ("", "bay"):
        pilot.click("eutrophication")
        assert draft.sea == expected


def test_no_chances_are_told_for_a_deal_of_the_journey(app: App) -> None:
    pilot = on_sea(app, SetupDraft(seed=99, stage=SEAS[2].id))
    scene = pilot.app.stack.top
    assert isinstance(scene, SetupScene)
    chances, hardness = scene.find("chances"), scene.find("hardness")
    assert chances is not None
    assert hardness is not None
    assert (chances.name, hardness.tip) == ("", "Journey: Off Bornholm")


def test_a_hidden_journey_has_no_button(app: App) -> None:
    draft = SetupDraft(seed=99, stage=SEAS[0].id, journey=False)
    assert "journey" not in set_up(app, draft, {}).ids
    assert draft.stage == ""


def place(pilot: Pilot) -> str:
    label = pilot.app.stack.top.find("place")  # type: ignore[union-attr]
    assert label is not None
    return str(label.name)


@pytest.mark.parametrize("language", ["en", "de", "fi", "lt", "ru"])
def test_every_sea_has_its_name_on_the_chart(app: App, language: str) -> None:
    app.context.change_settings(replace(app.context.settings, language=language))
    scene = JourneyScene(app.context, {})
    app.stack.push(scene)
    Pilot(app)
    plates = [widget for widget in scene.widgets if isinstance(widget, Plate)]
    assert [plate.sea for plate in plates] == list(SEAS)
    boxes = [plate.rect for plate in plates]
    assert all(box.collidelist(boxes[:n]) < 0 for n, box in enumerate(boxes))


def test_a_sea_shows_how_hard_it_is_and_what_is_special_there() -> None:
    by_id = {sea.id: sea for sea in SEAS}
    assert [sea.waves for sea in SEAS] == [1, 2, 3, 2, 3, 4, 3, 2, 4, 6]
    assert new_signs(by_id["kiel"]) == ()
    assert new_signs(by_id["finland"]) == ("icon_leaf", "nutrients")


def test_the_chart_remembers_a_lost_sea_and_says_where_to_go(app: App) -> None:
    scene = JourneyScene(app.context, {})
    scene.tried = {SEAS[0].id: Tried(1, 5, 28)}
    scene.living = lambda sea: 2 + sea.living
    app.stack.reset(scene)
    Pilot(app)
    words = app.context.words
    tag, buoy, stars = scene.find("next"), scene.find(f"sea-{SEAS[0].id}"), scene.find("stars")
    assert tag is not None
    assert tag.name == words("journey.begin-here")
    assert isinstance(buoy, Buoy)
    assert stars is not None
    told = words.count("journey.tried", 1, habitats=5, round=28)
    assert told == stars.name
    assert told in buoy.spoken
    story = scene.find("story")
    assert story is not None
    assert words("journey.living", n=2) in story.name
    # No tooltip of a sea covers the names of others.
    assert not any(widget.tip for widget in scene.widgets if isinstance(widget, Buoy))


def test_the_course_shows_what_was_sailed_and_what_comes_next(app: App) -> None:
    scene = JourneyScene(app.context, {SEAS[0].id: 3, SEAS[1].id: 1})
    app.stack.reset(scene)
    Pilot(app)
    tag = scene.find("next")
    assert tag is not None
    assert tag.name == app.context.words("journey.go-on-here")
    sailed, following, ahead = map(scene.course_tone, (1, 2, 3))
    assert following == AMBER
    assert sailed[3] > ahead[3]
    saved = JourneyScene(app.context, {sea.id: 1 for sea in SEAS})
    app.stack.reset(saved)
    assert saved.find("next") is None


def test_the_statistics_remember_the_best_of_the_lost_games_on_a_sea(tmp_path: Path) -> None:
    state = Match.new(load(), SEAS[0].applied_to(Config(), 1, load_balance())).state
    path = tmp_path / "statistics.jsonl"
    for number, (habitats, rounds) in enumerate(((3, 12), (5, 28), (4, 30))):
        lost = state.copy()
        lost.outcome, lost.number = Outcome.LOST, rounds * lost.config.players
        lost.habitats = list(EVERY_HABITAT[:habitats])
        StatisticsFile(path, all_games).add(str(number), load(), lost)
    found = StatisticsFile(path, all_games).statistics()
    assert found.tried == {SEAS[0].id: Tried(3, 5, 28)}
    assert found.stars == {}
