"""The progress through a tutorial of any game."""

from __future__ import annotations

from ecosfera.core.tutorial import Step, Tutorial, Wait

STEPS: tuple[Step[str, str], ...] = (
    Step("welcome"),
    Step("look", Wait.TOUCH, ("board",)),
    Step("move", Wait.MOVE, moves=("a",)),
    Step("wrong", Wait.MOVE, moves=("x",)),
    Step("back", Wait.UNDO),
    Step("other", Wait.MOVE, moves=("b", "c")),
    Step("reply", Wait.WATCH, moves=("d",)),
    Step("done"),
)


def at(text: str) -> Tutorial[str, str]:
    return Tutorial(STEPS, next(n for n, step in enumerate(STEPS) if step.text == text))


def text(tutorial: Tutorial[str, str]) -> str:
    return "" if tutorial.step is None else tutorial.step.text


def test_steps_wait_for_reading_for_a_choice_for_a_move_and_for_undo() -> None:
    tutorial = Tutorial(STEPS)
    tutorial.read()
    tutorial.read()
    assert not tutorial.touch("table")
    assert text(tutorial) == "look"
    assert tutorial.touch("board")
    tutorial.follow(["a"])
    tutorial.follow(["a", "x"])
    assert text(tutorial) == "back"
    tutorial.follow(["a"])
    assert text(tutorial) == "other"


def test_only_the_moves_of_a_step_are_permitted() -> None:
    assert Tutorial(STEPS).permitted(["a", "b"]) == ()
    assert at("move").permitted(["a", "b"]) == ("a",)
    assert at("other").permitted(["a", "b", "c"]) == ("b", "c")


def test_everything_is_permitted_when_the_wanted_move_is_not_legal_or_the_tutorial_is_over() -> (
    None
):
    assert at("move").permitted(["b", "c"]) == ("b", "c")
    tutorial = at("move")
    tutorial.leave()
    assert tutorial.over
    assert tutorial.permitted(["b", "c"]) == ("b", "c")


def test_any_of_several_permitted_moves_leads_on() -> None:
    for move in ("b", "c"):
        tutorial = at("other")
        tutorial.follow(["a", move])
        assert text(tutorial) == "reply"


def test_a_step_that_is_watched_is_over_once_its_move_is_made() -> None:
    tutorial = at("reply")
    tutorial.read()
    assert text(tutorial) == "reply"
    tutorial.follow(["a", "b", "d"])
    assert text(tutorial) == "done"
    tutorial.read()
    assert tutorial.over


def test_after_undo_the_tutorial_waits_for_the_same_move_again() -> None:
    tutorial = at("reply")
    tutorial.follow(["a"])
    assert text(tutorial) == "other"
    tutorial.follow([])
    assert text(tutorial) == "move"


def test_after_redo_it_finds_its_place_again() -> None:
    tutorial = at("other")
    tutorial.follow(["a", "x"])
    assert text(tutorial) == "back"
    tutorial = at("move")
    tutorial.follow(["a", "c", "d"])
    assert text(tutorial) == "done"


def test_a_match_that_has_left_the_script_has_no_tutorial() -> None:
    tutorial = at("other")
    tutorial.follow(["a", "z"])
    assert tutorial.over


def test_a_stored_place_out_of_range_is_corrected() -> None:
    assert Tutorial(STEPS, -5).place == 0
    assert Tutorial(STEPS, 99).over
