"""Which tests are in the quick loop: markers by folder, by test, and by language and size."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ecosfera.ui.testing.longest import LONGEST

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    import pytest

TESTS = Path(__file__).parent
COVERING = ("rules", "codec", "moves", "text")
"""Folders of a game's tests which together cover its rules. No other test is traced: it is slow."""
SLOW = {
    "app/replay": "whole games",
    "app/saves/test_saves_flow.py": "programs that start again",
    "app/test_second_game.py": "programs that start again",
    "app/test_books_fit.py": "all pages once more",
    "accessibility": "another process, on a desktop's bus",
    "app/test_real_window.py": "real windows",
    "app/test_soak.py": "random inputs",
    "build": "compilers, and drawings made anew",
    "core/saves/test_kill.py": "killed processes",
    "games/baltica/bots/test_characters.py": "whole turns of computers",
    "games/baltica/table/test_moments.py": "moments in flight",
    "games/baltica/table/test_peek.py": "prompts at many sizes",
    "games/baltica/table/test_rehearsal.py": "whole turns, frame by frame",
    "games/baltica/table/test_sea.py": "drawings of the sea",
    "games/baltica/table/test_shining.py": "drawings at many sizes",
    "games/baltica/test_rulebook.py": "all pages",
    "games/baltica/tutorial/test_tutorial.py": "tutorials",
    "games/co2/bots/test_bots.py": "whole games",
    "games/baltica/table/test_window.py": "a game in a real window",
    "games/co2/test_soak.py": "random inputs",
    "packaging": "packages, and real windows",
    "test_code_quality.py": "linters and types of the whole code",
    "tools/test_check.py": "all texts of all languages, many times",
    "tools/test_compiled_rules.py": "a compiler",
    "tools/test_simulate_results.py": "long simulations",
}
"""Folders and files that are not in the quick loop, and why they take long."""
SLOW_TESTS = {
    # whole games and tutorials; one of each is quick
    "runTest": "25 games, with every law of the rules after each action",
    "test_a_bot_plays_a_whole_game_legally": "14 games",
    "test_a_game_can_be_played_from_the_narration_and_the_keyboard_alone": "2 games",
    "test_a_gamepad_is_enough_and_the_last_bubble_leads_to_the_set_up_too": "a tutorial",
    "test_a_long_turn_takes_at_most_twelve_seconds": "a turn of a computer",
    "test_a_mouse_is_enough": "a tutorial",
    "test_a_teammate_plays_its_turn_and_people_go_on": "4 turns of a computer",
    "test_a_turn_can_be_seen_faster_and_the_next_own_one_is_not": "3 turns of a computer",
    "test_a_whole_game_at_level_two_can_be_played_with_a_gamepad_alone": "a game",
    "test_a_whole_game_can_be_played_by_clicks": "4 games",
    "test_a_whole_game_can_be_played_with_it_alone": "a game",
    "test_enter_leads_through_the_whole_lap": "a tutorial",
    "test_every_bubble_lies_beside_what_it_is_about": "a tutorial",
    "test_greedy_beats_random_and_the_searcher_beats_greedy": "many games",
    "test_hints_are_the_same_whatever_is_hidden_and_whenever_asked": "many hints",
    "test_hints_are_legal_wherever_they_are_asked_for": "many hints",
    "test_it_is_played_with_a_screen_reader": "a tutorial",
    "test_no_hint_promises_to_spare_a_pressure_card_that_is_not_there": "many hints",
    "test_nothing_flashes_more_than_three_times_a_second": "every frame of some turns",
    "test_one_row_alone_can_be_watched_to_the_end": "a game",
    "test_random_inputs_break_nothing": "random inputs",
    "test_the_next_ideas_are_legal_others_and_hardly_better": "many hints",
    "test_a_whole_game_at_level_two_can_be_played_with_the_keyboard_alone": "a game",
    "test_only_whole_lines_show_wherever_it_is_scrolled_to": "the longest licence",
    "test_every_species_has_a_page_and_the_arrows_at_the_top_go_through_all": "60 pages",
    "test_neither_the_sun_nor_the_win_flashes": "every frame of two moments",
    "test_thousands_of_games_are_listed_without_reading_them": "thousands of files",
    # processes
    "test_a_command_without_streams_ends_quietly": "3 processes",
    "test_output_that_nobody_can_take_is_told_in_one_line": "4 processes",
}
"""Tests that are not in the quick loop, and what each takes."""
FIRST = (
    "app/test_layouts.py",
    "build/test_compare_rules.py",
    "build/test_study.py",
    "packaging",
    "games/baltica/table",
    "games/co2/rules/test_laws.py",
    "games/baltica/rules/test_laws.py",
    "app",
    "games/baltica",
    "games/co2",
    "words",
    "build",
)
"""Files and folders whose tests start first, so that no process has to wait for another's end."""
QUICK = ("build/test_run.py",)
"""Files that are in it all the same; `test_run.py` tests `build/since.py` too."""
LANGUAGE = ("lang", "language")
LOOK = ("size", "scale", "bold")
"""Names of the parameters of a test by which a layout differs."""
LEAST_ROOM: dict[str, Any] = {"size": (1024, 576), "scale": 2.0, "bold": False}
"""The look that has least room. The quick loop lays out nothing else."""
WORST_LANGUAGES = (LONGEST, "de", "fi", "ru", "en")
"""The first of these for which there is a test is the language of the quick loop."""


def arrange(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark the tests by their place, name and parameters, and begin with what takes longest.

    Of a test for every language at every look, leave each language and each look, not each pair.
    """
    items.sort(key=lambda item: _place(item.path))  # not every process collects from the beginning
    alike: dict[tuple[object, ...], list[pytest.Item]] = defaultdict(list)
    for item in items:
        place = _place(item.path)
        test = item.name.partition("[")[0]
        if place.parts[0] != "games" or place.parts[2] not in COVERING:
            item.add_marker("no_cover")
        if test in SLOW_TESTS or (_is_in(place, tuple(SLOW)) and not _is_in(place, QUICK)):
            item.add_marker("slow")
        params = _params(item)
        if params.keys() & {*LANGUAGE, *LOOK}:
            others = {k: v for k, v in params.items() if k not in {*LANGUAGE, *LOOK}}
            alike[place, test, repr(others)].append(item)
    spare: set[pytest.Item] = set()
    for number, same in enumerate(alike.values()):
        quick = set(_quick(same))
        for item in same:
            if item not in quick:
                item.add_marker("matrix")
        spare |= set(same) - quick - _pairs(same, number)
    spare |= {item for item in items if item.get_closest_marker("thorough")}
    if not config.getoption("thorough"):
        config.hook.pytest_deselected(items=list(spare))
        items[:] = [item for item in items if item not in spare]
    items.sort(key=_turn)


@cache
def _place(path: Path) -> Path:
    """Return the path of a file inside the tests."""
    return path.relative_to(TESTS)


@cache
def _is_in(place: Path, places: Collection[str]) -> bool:
    """Return whether a file is one of some places or in one of them."""
    return any(path.as_posix() in places for path in (place, *place.parents))


def _turn(item: pytest.Item) -> int:
    """Return when a test's file has its turn."""
    place = _place(item.path)
    return next((n for n, first in enumerate(FIRST) if _is_in(place, (first,))), len(FIRST))


def _params(item: pytest.Item) -> dict[str, Any]:
    """Return the parameters of a test."""
    found: dict[str, Any] = getattr(getattr(item, "callspec", None), "params", {})
    return found


def _quick(items: list[pytest.Item]) -> Iterable[pytest.Item]:
    """Return those of some tests, which differ only in look and language, that have least room."""
    languages = {_language(item) for item in items}
    worst = next((lang for lang in WORST_LANGUAGES if lang in languages), _language(items[0]))
    items = [item for item in items if _language(item) == worst]
    return [item for item in items if _has_least_room(_params(item))] or items[:1]


def _pairs(items: list[pytest.Item], number: int) -> set[pytest.Item]:
    """Return those of some tests, which differ only in look and language, that are needed.

    Each language is seen at one look at least and each look in one language. The longest texts,
    where a test has them, are seen at all looks and stand for the languages: one other language at
    each look is enough. The number of the tests decides which language is seen at which look.
    """
    longest = any(_language(item) == LONGEST for item in items)
    languages = sorted({_language(item) for item in items} - {LONGEST})
    looks = sorted({_look(item) for item in items})
    several = {(_language(item), _look(item)) for item in items}
    if len(several & {(lang, look) for lang in languages for look in looks}) < len(languages) * len(
        looks
    ):
        return set(items)
    most = len(looks) if longest else max(len(languages), len(looks))
    kept = {
        (languages[(n + number) % len(languages)], looks[n % len(looks)])
        for n in range(most if languages else 0)
    }
    return {
        item
        for item in items
        if _language(item) == LONGEST or (_language(item), _look(item)) in kept
    }


def _look(item: pytest.Item) -> str:
    return repr([_params(item).get(name) for name in LOOK])


def _language(item: pytest.Item) -> str:
    """Return the language of a test, or an empty text."""
    params = _params(item)
    return next((str(params[name]) for name in LANGUAGE if name in params), "")


def _has_least_room(params: dict[str, Any]) -> bool:
    """Return whether the look of a test, as far as it is given, is the one with least room."""
    return all(params.get(k, v) == v for k, v in LEAST_ROOM.items())
