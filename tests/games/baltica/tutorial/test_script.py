"""The script of the tutorial, played with the rules alone."""

from __future__ import annotations

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
    steps: tuple[tutorial.TableStep, ...] = STEPS,
) -> Iterator[tuple[Step[Target, Action], baltica.Match]]:
    """Play the script; yield each step and the match before it is done."""
    match, tutorial = begun(), Tutorial(steps)
    while tutorial.step is not None:
        step = tutorial.step
        yield step, match
        if step.wait is Wait.UNDO:
            match.undo()
        elif step.moves:
            match.act(step.moves[0])
        elif step.wait is Wait.TOUCH:
            tutorial.touch(step.targets[0])
        else:
            tutorial.read()
        tutorial.follow(match.actions)


def test_every_move_of_the_script_is_legal_and_belongs_to_who_makes_it() -> None:
    seen = []
    for step, match in played():
        seen.append(step.text)
        for move in step.moves:
            assert move in legal(match.state), step.text
            mate = step.wait is Wait.WATCH
            assert match.state.player == (tutorial.TEAMMATE if mate else tutorial.PLAYER), step.text
    assert seen == [step.text for step in STEPS]


def test_two_people_make_the_same_moves_and_each_is_asked_for_them() -> None:
    for step, match in played(TOGETHER):
        assert step.wait is not Wait.WATCH
        for move in step.moves:
            assert move in legal(match.state), step.text
    moves = [[step.moves for step in steps if step.moves] for steps in (STEPS, TOGETHER)]
    assert moves[0] == moves[1]


def test_hardly_anything_has_only_to_be_read() -> None:
    for steps, most in ((STEPS, 6), (TOGETHER, 5)):
        assert sum(step.wait is Wait.READ for step in steps) <= most


def test_what_is_pointed_at_is_on_the_table() -> None:
    for step, match in played():
        state = match.state
        for target in step.targets:
            if target.kind is TargetKind.ROW:
                assert target.card in state.rows[tutorial.PLAYER], step.text
            elif target.kind is TargetKind.OTHER_CARD:
                assert target.card in state.rows[tutorial.TEAMMATE], step.text
            elif target.kind is TargetKind.MARKET:
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
    dead = states["tutorial.pressures"].row
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
