"""The script of the tutorial, played with the rules alone."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from ecosfera import paths
from ecosfera.core.match import Match
from ecosfera.core.tutorial import Step, Tutorial, Wait
from ecosfera.games.baltica import tutorial
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import COAST, CardKind
from ecosfera.games.baltica.rules.engine import legal, payment, refusal
from ecosfera.games.baltica.tutorial import new_match
from ecosfera.words import Words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica import game as baltica
    from ecosfera.games.baltica.rules.actions import Action

GAME = load()
STEPS = tutorial.steps(GAME.catalogue)
TOGETHER = tutorial.steps(GAME.catalogue, together=True)


def begun() -> baltica.Match:
    """The match of the tutorial as it is dealt."""
    words = Words.load("en", paths.locales())
    return Match.new(GAME, new_match(words).config)


def played(
    steps: tuple[tutorial.TableStep, ...] = STEPS, choices: tuple[int, ...] = ()
) -> Iterator[tuple[Step[Target, Action], baltica.Match]]:
    """Play the script; yield each step and the match before it is done.

    `choices` are the numbers of the moves made where several are possible, otherwise the first.
    """
    match, tutorial, left = begun(), Tutorial(steps), list(choices)
    while tutorial.step is not None:
        step = tutorial.step
        yield step, match
        if step.wait is Wait.UNDO:
            match.undo()
        elif step.moves:
            possible = [move for move in step.moves if move in legal(match.state)]
            free = step.wait is Wait.MOVE and len(possible) > 1
            choice = left.pop(0) if free and left else 0
            match.act(possible[choice])
        elif step.wait is Wait.TOUCH:
            tutorial.touch(step.targets[0])
        else:
            tutorial.read()
        tutorial.follow(match.actions)


def test_every_move_of_the_script_is_legal_and_belongs_to_who_makes_it() -> None:
    seen = []
    for step, match in played():
        seen.append(step.text)
        if step.moves:
            assert step.move(legal(match.state)) is not None, step.text
            mate = step.wait is Wait.WATCH
            assert match.state.player == (tutorial.TEAMMATE if mate else tutorial.PLAYER), step.text
    assert seen == [step.text for step in STEPS]


def test_two_people_make_the_same_moves_and_each_is_asked_for_them() -> None:
    for step, match in played(TOGETHER):
        assert step.wait is not Wait.WATCH
        assert not step.moves or step.move(legal(match.state)) is not None, step.text
    moves = [[step.moves for step in steps if step.moves] for steps in (STEPS, TOGETHER)]
    assert moves[0] == moves[1]


def test_whatever_is_chosen_the_lesson_goes_on_to_two_habitats_and_no_impact() -> None:
    """The second of two people chooses a plant, the first one a plant and an animal."""
    for choices in product((0, 1), repeat=3):
        state = None
        for step, match in played(TOGETHER, choices):
            state = match.state
            assert not step.moves or step.move(legal(state)) is not None, (step.text, choices)
        assert state is not None
        assert (len(state.habitats), state.impacts) == (2, 0), choices


def test_what_was_chosen_is_told() -> None:
    cards = GAME.catalogue
    for choices, text, animal in (
        ((0, 0), "tutorial.chose-many", "somateria_mollissima"),
        ((0, 1), "tutorial.chose-able", "mergus_merganser"),
    ):
        for place, (step, match) in enumerate(played(STEPS, choices)):
            if step.instead:
                guidance = tutorial.TutorialGuidance(match, place, lambda _place: None)
                guidance.follow(match)
                assert guidance.explanation is not None
                assert guidance.explanation.text == text
                assert cards.ids[animal] in match.state.row
    assert cards.habitats[cards.ids["somateria_mollissima"]].bit_count() > 2
    assert cards.abilities[cards.ids["mergus_merganser"]].bit_count() == 2


def test_pressure_grey_cards_and_tokens_are_explained_when_they_are_seen_first() -> None:
    for steps in (STEPS, TOGETHER):
        seen: list[str] = []
        for step, match in played(steps):
            state, rows = match.state, [card for row in match.state.rows for card in row]
            seen.append(step.text)
            if state.used:
                assert "tutorial.used" in seen, step.text
            if any(GAME.catalogue.kinds[card] is CardKind.PRESSURE for card in rows):
                assert "tutorial.pressures" in seen, step.text
            if act.Plus(act.TOKEN) in step.moves:
                assert {"tutorial.tokens", "tutorial.other-token"} & {*seen}, step.text


def test_hardly_anything_has_only_to_be_read() -> None:
    for steps, most in ((STEPS, 8), (TOGETHER, 6)):
        assert sum(step.wait is Wait.READ for step in steps) <= most


def test_what_is_pointed_at_is_on_the_table() -> None:
    for step, match in played():
        state = match.state
        for target in step.targets:
            if target.kind is TargetKind.ROW:
                assert target.card in state.rows[tutorial.PLAYER], step.text
            elif target.kind is TargetKind.OTHER_CARD:
                assert target.card in state.rows[tutorial.TEAMMATE], step.text
            elif target.kind is TargetKind.MARKET and step.wait is not Wait.MOVE:
                assert target.card in (*state.producers, *state.consumers), step.text


def test_everything_that_the_bubbles_say_is_true() -> None:
    states = {step.text: match.state for step, match in played()}
    cards = GAME.catalogue
    start = states["tutorial.producer"]
    assert {cards.kinds[card] for card in start.row} == {CardKind.ELEMENT}
    first = payment(start, cards.ids["vertebrata_lanosa"])
    assert [cards.names[card] for card in first.cards] == ["temperature#1", "salinity#1"]
    assert first.borrowed is None
    market = states["tutorial.market"]
    assert payment(market, cards.ids["planothidium_spp"]).borrowed is not None
    # The dead turn brings the third pressure card, and with it an impact, which undo takes back.
    dead = states["tutorial.dead-turn"].row
    assert [cards.kinds[card] for card in dead].count(CardKind.PRESSURE) == 2
    dealt = {*start.decks[tutorial.PLAYER]}
    assert {card for card in dead if cards.kinds[card] is CardKind.PRESSURE} <= dealt
    assert states["tutorial.undo"].impacts == 1
    assert states["tutorial.token"].impacts == 0
    # The token brings back a producer of the first turn.
    assert cards.ids["planothidium_spp"] not in states["tutorial.token"].row
    assert cards.ids["planothidium_spp"] in states["tutorial.second-producer"].row
    # One animal does not fit, another does, and passing it is what the teammate needs.
    wrong = cards.ids["somateria_mollissima"]
    pair = cards.ids["planothidium_spp"], cards.ids["potamogeton_perfoliatus"]
    assert refusal(states["tutorial.wrong"], act.AcquireConsumer(wrong, pair)) is not None
    assert states["tutorial.restored"].habitats == [COAST]
    # The sign of a used card still works.
    source = cards.ids["potamogeton_perfoliatus"]
    assert states["tutorial.pass"].used >> source & 1
    assert not states["tutorial.pass"].ability_used >> source & 1
    # The player restores a habitat too.
    assert len(states["tutorial.play-on"].habitats) == 2
