"""What the end screen tells of a game: its moments, their reasons, questions and advice."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from ecosfera.games.baltica.bots.greedy import GreedyBot
from ecosfera.games.baltica.end.history import GameHistory, game_history
from ecosfera.games.baltica.end.moments import MomentKind
from ecosfera.games.baltica.end.scene import EndScene
from ecosfera.games.baltica.end.story import advice, close_call, questions, story_page, story_text
from ecosfera.games.baltica.game import Match, load
from ecosfera.games.baltica.rules.actions import ChoosePass, Pass, RestoreHabitats
from ecosfera.games.baltica.rules.cards import HABITATS
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.shots.scenes import LONG, LOST, WON
from ecosfera.tools.check.command import LANGUAGES
from ecosfera.ui.testing.offscreen import load_words
from ecosfera.ui.testing.pilot import Pilot
from tests.program import services

if TYPE_CHECKING:
    from ecosfera.ui.app.app import App


@pytest.fixture(scope="module")
def played() -> Match:
    """Return a game of level 2 in which bots pass cards and restore habitats."""
    match = Match.new(load(), Config(players=3, policies=True, seed="11"))
    bot = GreedyBot("1")
    while match.state.outcome is None:
        match.act(bot.choose(match.state))
    return match


@pytest.fixture(scope="module")
def story(played: Match) -> GameHistory:
    return game_history(played)


def test_each_moment_says_where_it_is_in_the_game(played: Match, story: GameHistory) -> None:
    assert story.moments
    for moment in story.of_kind(MomentKind.HABITAT):
        before, after = played.state_after(moment.done), played.state_after(moment.done + 1)
        habitat = HABITATS.index(moment.habitat)
        assert habitat not in before.habitats
        assert habitat in after.habitats
    for moment in story.of_kind(MomentKind.IMPACT):
        assert played.state_after(moment.done).impacts < moment.tiles
        assert moment.round == played.state_after(moment.done).round


def test_the_pair_that_restored_a_habitat_is_named(played: Match, story: GameHistory) -> None:
    by_pair = [m for m in story.of_kind(MomentKind.HABITAT) if m.cause is Cause.CONSUMERS]
    assert by_pair
    for moment in by_pair:
        action = played.line[moment.done]
        assert isinstance(action, RestoreHabitats)
        assert moment.cards == action.consumers


def test_whoever_passed_what_was_needed_is_named() -> None:
    found = 0
    for seed in range(12):
        match = Match.new(load(), Config(players=2, element_stack=8, seed=str(seed)))
        bot = GreedyBot("1")
        while match.state.outcome is None:
            match.act(bot.choose(match.state))
        for moment in game_history(match).of_kind(MomentKind.HABITAT):
            for giver, card in moment.gifts:
                found += 1
                passed = [
                    match.state_after(place).player
                    for place, action in enumerate(match.line[: moment.done])
                    if isinstance(action, Pass | ChoosePass) and action.card == card
                ]
                assert passed[-1] == giver
                assert giver != moment.player
        if found > 2:
            break
    assert found


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_told_in_every_language(story: GameHistory, language: str) -> None:
    words = load_words(language)
    for told in (story, WON, LOST, LONG):
        text = story_text(told, words)
        assert 2 <= len(text.questions()) <= 3
        for chapter in text.chapters():
            assert chapter.lines
            assert not any("{" in line or "end." in line for line in chapter.lines)


def test_the_story_begins_with_the_causes_of_what_happened() -> None:
    text = story_text(WON, load_words("en"))
    first = text.chapters()[0]
    assert first.title == "How it went"
    assert 2 <= len(first.lines) <= 6
    assert first.lines[0] == f"How it began: {text.about(WON.of_kind(MomentKind.HABITAT)[0])}"
    assert any(line.startswith("The most common cause of impact tiles (") for line in first.lines)
    assert first.lines[-1] == text.well_done() == "You passed each other 5 cards."
    lost = story_text(LOST, load_words("en")).in_short()
    assert lost[-1].startswith("How it ended: ")
    assert "impact tile 6 of 6" in lost[-1]


def test_litter_that_was_drawn_has_the_title_of_its_policy_card(story: GameHistory) -> None:
    litter = load().catalogue.ids["beach_litter"]
    drawn = replace(story.of_kind(MomentKind.DRAWN)[0], cards=(litter,))
    assert "Beach litter" in story_text(story, load_words("en")).moment(drawn)


def test_the_questions_are_those_of_this_game() -> None:
    assert [topic.id for topic in questions(WON)][:2] == ["nutrients", "helped"]
    plain = replace(WON, elements=(), moments=tuple(replace(m, gifts=()) for m in WON.moments))
    assert [topic.id for topic in questions(plain)] == ["last", "waited", "table"]
    assert questions(replace(plain, moments=()))[0].id == "missing"


@pytest.mark.parametrize(
    ("change", "topic"),
    [
        ({"elements": ("nutrients",) * 3, "idle": 2}, "elements"),
        ({"unused": 1, "idle": 2}, "funding"),
        ({"passed": 0, "idle": 2}, "pass"),
        ({"passed": 0, "idle": 13}, "idle"),
        ({"idle": 1}, "pairs"),
    ],
)
def test_after_a_loss_there_is_advice_that_fits(change: dict[str, object], topic: str) -> None:
    advised = advice(replace(LOST, **change))  # type: ignore[arg-type]
    assert advised is not None
    assert advised.id == topic
    assert advice(WON) is None


def test_what_saved_a_sea_one_impact_from_its_end_is_told() -> None:
    assert close_call(WON) is None
    last = WON.moments[-1]
    impacts = [replace(last, kind=MomentKind.IMPACT, tiles=n) for n in range(1, 6)]
    close = replace(WON, moments=(*impacts, last))
    assert close_call(close) == (last, 5)
    told = story_text(close, load_words("en")).close_call()
    assert told.startswith("It was close: one more impact tile")
    assert "restored open water" in told
    assert close_call(replace(close, won=False)) is None


def test_a_sea_with_half_its_impact_tiles_was_nearly_lost_too() -> None:
    last = WON.moments[-1]
    impacts = [replace(last, kind=MomentKind.IMPACT, tiles=n) for n in range(1, 4)]
    tight = replace(WON, moments=(*impacts, last))
    assert close_call(tight) == (last, 3)
    assert "3 of the 6 impact tiles" in story_text(tight, load_words("en")).close_call()
    assert close_call(replace(WON, moments=(*impacts[:2], last))) is None


def test_a_lost_game_says_what_was_missing_when_that_was_little() -> None:
    gained = [m for m in WON.moments if m.kind is MomentKind.HABITAT]
    nearly = replace(LOST, moments=tuple(gained[:5]))
    assert (
        story_text(nearly, load_words("en")).nearly()
        == "So close! All that was missing: Open water."
    )
    assert story_text(LOST, load_words("en")).nearly() == ""


def test_the_last_game_with_the_same_cards_stands_beside_it() -> None:
    summary = {"outcome": "lost", "round": 12, "habitats": ["ice", "mud"], "impacts": 6}
    told = story_text(WON, load_words("en"), summary).last_time()
    assert "round\u00a012" in told or "round 12" in told
    assert "2 of 6" in told.replace("\u00a0", " ")
    assert not story_text(WON, load_words("en")).last_time()


def test_a_sign_of_the_chart_shows_its_moment_again(app: App) -> None:
    watched: list[int] = []
    provided = services(app.context)
    provided.watch = watched.append  # type: ignore[method-assign, assignment]
    app.stack.push(EndScene(app.context, provided, LONG, None, 12))
    pilot = Pilot(app)
    pilot.click("moment-0")
    pilot.click("watch")
    signs = [item for item in pilot.ids if item.startswith("moment-")]
    assert watched == [LONG.of_kind(MomentKind.HABITAT)[0].done, 0]
    kept = [m for m in LONG.moments if m.kind is not MomentKind.IMPACT_BACK]
    assert len(signs) == len(kept)


def test_nothing_on_the_page_is_taken_for_markup() -> None:
    text = story_text(replace(WON, names=("<b>Anna</b>", "Elias")), load_words("en"))
    page = story_page(text, "Won", "It & all", "CODE", "<script>7b</script>", "2026-11-22")
    assert "<script" not in page
    assert "<b>" not in page
    assert "&lt;script&gt;7b&lt;/script&gt;" in page
    assert "It &amp; all" in page
    assert "2026-11-22" in page
