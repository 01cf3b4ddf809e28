"""The controller without a window: prompts, undo, narration."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from ecosfera import paths
from ecosfera.games.baltica.content.models import Content
from ecosfera.games.baltica.game import BalticaGame, Match
from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.move_selection import MoveSelection
from ecosfera.games.baltica.moves.targets import END, Target, TargetKind
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules import cards
from ecosfera.games.baltica.rules.engine import legal
from ecosfera.games.baltica.rules.view import view
from ecosfera.games.baltica.shots.situations import find, situations
from ecosfera.games.baltica.table.confirmations import Confirmations
from ecosfera.games.baltica.table.controller import TableController
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.words import Words
from tests.games.baltica.rules.positions import P1, position


def situated(
    name: str, play: Callable[..., TableController], match: Match, **how: bool
) -> TableController:
    """Sits down at a match in a notable situation."""
    situation = next(s for s in situations() if s.name == name)
    return play(find(match.state.catalogue, situation), **how)


def test_every_situation_worth_a_picture_exists(new_match: Callable[..., Match]) -> None:
    catalogue = new_match().state.catalogue
    for situation in situations():
        assert situation.condition(find(catalogue, situation).state), situation.name


def test_a_costly_end_is_asked_about_and_can_be_taken_back(
    play: Callable[..., TableController], new_match: Callable[..., Match], heard: list[str]
) -> None:
    made = situated("costly-end", play, new_match(), warnings=True)
    number = made.match.state.number
    assert made.touch(END)
    assert made.prompt is not None
    assert made.match.state.number == number
    assert not made.targets()
    made.prompt.answers[-1].do()
    assert made.prompt is None
    assert made.match.state.number == number
    made.touch(END)
    assert made.prompt is not None
    made.prompt.answers[0].do()
    assert made.match.actions[-1] == act.END_TURN


def test_without_warnings_nothing_is_asked(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = situated("costly-end", play, new_match())
    made.touch(END)
    assert made.match.actions[-1] == act.END_TURN


@pytest.mark.parametrize(
    ("mate", "warnings"), [("rotifera", True), ("oxygen", True), ("rotifera", False)]
)
def test_the_end_of_a_turn_past_a_pass_that_lets_a_teammate_restore_is_asked_about(
    play: Callable[..., TableController], new_match: Callable[..., Match], mate: str, warnings: bool
) -> None:
    phrases = play(new_match(2, 1)).phrases
    done: list[act.Action] = []
    state = position("oxygen clangula_hyemalis", mate, tokens=["pass", ""], acquired=True)
    asks = Confirmations(
        phrases,
        lambda: 1,
        lambda _: (),
        done.append,
        lambda: None,
        lambda _: None,
        warnings=warnings,
    )
    silent = MoveSelection(state, tuple(legal(state)))
    assert not asks.before(state, act.END_TURN, silent), "only if suggestions are wanted"
    doing = MoveSelection(state, tuple(legal(state)), suggests=True)
    asked = asks.before(state, act.END_TURN, doing)
    assert asked == (warnings and mate == "rotifera")
    if asks.prompt is not None:
        name = phrases.player(P1)
        assert asks.prompt.strip is not None
        sentence = asks.prompt.strip.sentence.replace("\u00ad", "").replace("\u00a0", " ")
        assert sentence.startswith(f"Pass the long-tailed duck to {name}. With ")
        assert sentence.endswith(f"{name} can restore the ice.")
        asks.prompt.answers[0].do()
        assert done == [act.END_TURN]


def in_german(made: TableController, content: Content) -> Phrases:
    """Return the German phrases for the same table."""
    return Phrases(CardNames(content, Words.load("de", paths.locales())), made.phrases.people)


def test_a_question_stays_when_window_or_language_change(
    play: Callable[..., TableController], new_match: Callable[..., Match], content: Content
) -> None:
    made = situated("costly-end", play, new_match(), warnings=True)
    made.touch(END)
    made.translate(in_german(made, content))
    assert made.prompt is not None
    assert made.prompt.answers[0].label == "Zug beenden"
    made.prompt.answers[0].do()
    assert made.match.actions[-1] == act.END_TURN


def test_what_happened_is_told_in_another_language_too(
    play: Callable[..., TableController], new_match: Callable[..., Match], content: Content
) -> None:
    made = play(new_match())
    made.touch(END)
    while made.prompt is not None:
        made.prompt.answers[0].do()
    english = list(made.log.lines)
    made.translate(in_german(made, content))
    assert made.log.lines
    assert not set(english) & set(made.log.lines)


def test_what_was_begun_stays_begun_when_window_or_language_change(
    play: Callable[..., TableController], new_match: Callable[..., Match], content: Content
) -> None:
    made = play(new_match())
    steps = next(n for n, line in enumerate(made.moves) if line.what is MoveKind.PASS)
    made.choose(steps)
    assert made.selection is not None
    assert made.selection.choosing
    before = list(made.moves)
    made.translate(in_german(made, content))
    assert made.selection.choosing
    assert made.moves == before


def with_a_question_at_the_end_of_steps(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> TableController:
    """Return a table with a question about an action chosen step by step."""
    for seed in range(200):
        chance = random.Random(seed)
        made = play(new_match(2, 1, str(seed)), warnings=True)
        for _ in range(60):
            asked = made.prompt
            if asked is not None:
                asked.answers[0].do()
                continue
            if made.over or made.selection is None:
                break
            began = made.selection.choosing
            made.choose(chance.randrange(len(made.moves)))
            if began and made.prompt is not None and made.prompt.answers[0].id == "ask-yes":
                return made
    raise AssertionError("there is no such game")


def test_without_the_question_everything_can_be_chosen_again(
    play: Callable[..., TableController], new_match: Callable[..., Match], content: Content
) -> None:
    made = with_a_question_at_the_end_of_steps(play, new_match)
    made.confirmations.warnings = False
    made.translate(in_german(made, content))
    assert made.prompt is None
    assert made.ready
    listed = {action for line in made.moves for action in line.actions}
    assert listed == set(legal(made.match.state))


def test_a_measure_wants_everybody_to_agree_until_they_always_do(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = situated("agree", play, new_match())
    card = made.match.state.catalogue.ids["bubble_curtains"]
    made.touch(Target(TargetKind.POOL, card))
    assert made.prompt is not None
    assert [a.id for a in made.prompt.answers] == ["ask-yes", "ask-always", "ask-no"]
    made.prompt.answers[1].do()
    assert isinstance(made.match.actions[-1], act.Implement)
    assert made.confirmations.agreed


def test_a_single_player_is_not_asked(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    assert play(new_match(1, 2)).confirmations.agreed


def test_undo_and_redo_show_the_position_at_once(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = play(new_match(), pace=1.0)
    start = view(made.match.state)
    assert not made.undo()
    made.do(act.END_TURN)
    assert made.stage.moving
    assert made.undo()
    assert made.stage.view == start
    assert made.ready
    assert made.redo()
    assert made.stage.view == view(made.match.state)
    assert not made.redo()


def test_an_action_is_accepted_only_while_nothing_moves(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = play(new_match(), pace=1.0)
    made.do(act.END_TURN)
    assert not made.ready
    assert made.targets() == frozenset()
    assert not made.touch(END)
    made.do(act.END_TURN)
    assert len(made.match.actions) == 1


def test_the_narration_tells_whose_turn_it_is_and_what_can_be_done(
    play: Callable[..., TableController], new_match: Callable[..., Match], heard: list[str]
) -> None:
    made = play(new_match(), warnings=False)
    assert heard[0] == "Anna’s turn."
    assert any(text[:1].isdigit() and text[1:3] == ": " for text in heard)
    del heard[:]
    made.touch(END)
    while made.prompt is not None:
        made.prompt.answers[0].do()
    assert any("Elias" in text for text in heard)


def test_a_game_can_be_played_from_the_list_alone(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    for seed in range(3):
        chance = random.Random(seed)
        made = play(new_match(2, 2, str(seed)))
        for _ in range(3000):
            if made.over:
                break
            asked = made.prompt
            if asked is not None:
                chance.choice(asked.answers).do()
            elif made.stage.engrossed:
                made.skip()
            else:
                assert made.choose(chance.randrange(len(made.moves)))
        assert made.over
        assert made.match.state.outcome is not None


def test_what_happened_is_kept(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = play(new_match())
    made.do(act.END_TURN)
    while made.prompt is not None:
        made.prompt.answers[0].do()
    assert made.log.lines
    assert all(text and "{" not in text for text in made.log.lines)


def test_the_question_for_protection_shows_what_would_be_lost(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = situated("strict-protection", play, new_match())
    assert made.prompt is not None
    assert made.prompt.drawn is not None
    shown = {hit.card for hit in made.prompt.drawn.hits}
    before = made.match.state
    made.prompt.answers[-1].do()
    lay = {*before.producers, *before.consumers, *(card for row in before.rows for card in row)}
    after = made.match.state
    lies = {*after.producers, *after.consumers, *(card for row in after.rows for card in row)}
    assert shown
    assert shown <= lay - lies


def test_the_third_pressure_card_of_an_idle_turn_lights_up_with_the_others(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = situated("costly-end", play, new_match())
    made.touch(END)
    while made.prompt is not None and not made.prompt.cause:
        made.prompt.answers[0].do()
    assert made.prompt is not None
    kinds = made.match.state.catalogue.kinds
    assert len(made.prompt.cause) >= 3
    assert all(kinds[card] is cards.CardKind.PRESSURE for card in made.prompt.cause)


def test_undo_and_redo_say_which_it_was_and_the_log_tells_what_counts(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    made = play(new_match())
    before = list(made.log.lines)
    made.touch(END)
    while made.prompt is not None:
        made.prompt.answers[0].do()
    done = list(made.log.lines)
    assert made.undo()
    assert made.log.lines == [*before, "Undone."]
    assert made.redo()
    assert made.log.lines == [*done, "Redone."]


def test_it_is_told_once_how_tokens_come_back(
    play: Callable[..., TableController], new_match: Callable[..., Match]
) -> None:
    state = new_match().state.copy()
    state.tokens[state.player] = 1 << cards.PLUS
    made = play(Match(BalticaGame(state.catalogue), state))
    uses = next(action for action in legal(state) if isinstance(action, act.Plus))
    made.do(uses)
    told = "All your tokens are used. You can turn one face up when you start a turn with two"
    assert made.sentence().startswith(told)
    assert made.undo()
    made.do(uses)
    assert not made.sentence().startswith(told)


def test_the_same_play_after_undo_deals_the_same_cards(new_match: Callable[..., Match]) -> None:
    """Also over the end of a turn, so that nobody tries their luck again."""
    match, chance = new_match(seed="again"), random.Random(3)
    for _ in range(80):
        actions = legal(match.state)
        if not actions:
            break
        match.act(chance.choice(actions))
    after, done = match.state, match.actions
    for _ in done:
        match.undo()
    for action in done:
        match.act(action)
    assert done
    assert match.state == after
