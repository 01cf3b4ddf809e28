import json
import os
import time
from pathlib import Path

import pytest

from ecosfera.core.saves.atomic_files import backup_of, write
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.file_format import Note
from ecosfera.core.saves.library import SaveLibrary, read_save
from ecosfera.core.saves.listing import SaveFile, last_game, peek
from ecosfera.core.saves.problems import SaveError, SaveProblem
from tests.core.saves.samples import NAMED, ended, played, put_file, saved
from tests.games.baltica.codec.games import GAMES


@pytest.fixture
def shelf(tmp_path: Path) -> SaveLibrary:
    return SaveLibrary(tmp_path / "saves", GAMES)


def put(shelf: SaveLibrary, name: str, data: bytes, age: float = 0.0) -> SaveFile:
    """Write a file of this age in seconds to the folder."""
    path = put_file(shelf.folder, name, data)
    then = time.time() - age
    os.utime(path, (then, then))
    return next(entry for entry in shelf.entries() if entry.path == path)


def problem_of(shelf: SaveLibrary, entry: SaveFile) -> SaveProblem:
    with pytest.raises(SaveError) as raised:
        shelf.load(entry)
    return raised.value.problem


# -- looking ---------------------------------------------------------------------------------------


def test_a_folder_that_is_not_there_is_an_empty_shelf(shelf: SaveLibrary) -> None:
    assert shelf.entries() == []
    assert shelf.latest() is None
    assert peek(shelf.folder, GAMES) is None
    assert not shelf.folder.exists()


def test_the_game_saved_last_comes_first(shelf: SaveLibrary) -> None:
    put(shelf, "b.json", saved(played(3)), age=50)
    put(shelf, "a.json", saved(played(3)), age=100)
    put(shelf, "c.json", saved(played(3)), age=10)
    assert [entry.path.name for entry in shelf.entries()] == ["c.json", "b.json", "a.json"]


def test_other_files_and_half_written_ones_are_not_listed(shelf: SaveLibrary) -> None:
    put(shelf, "a.json", saved(played(3)))
    put_file(shelf.folder, "notes.txt", b"mine")
    put_file(shelf.folder, ".a.json.12-34.tmp", b"{")
    (shelf.folder / "b.json").mkdir()
    assert [entry.path.name for entry in shelf.entries()] == ["a.json"]


def test_a_game_of_which_only_the_backup_is_left_is_listed_and_loads(shelf: SaveLibrary) -> None:
    match = played(10)
    put_file(shelf.folder, "a.json.bak", saved(match))
    (entry,) = shelf.entries()
    assert shelf.about(entry).moves == 10
    loaded = shelf.load(entry)
    assert loaded.match.state == match.state
    assert loaded.notes == {Note.BACKUP}


def test_the_game_to_continue_is_the_last_one_that_is_not_over(shelf: SaveLibrary) -> None:
    put(shelf, "auto-1.json", saved(played(3)), age=100)
    wanted = put(shelf, "auto-2.json", saved(played(5)), age=50)
    put(shelf, "auto-3.json", saved(ended()), age=20)
    put(shelf, "auto-4.json", b"not a game", age=10)
    lesson = put(shelf, "auto-tutorial-5.json", saved(played(2)), age=70)
    put(shelf, "named.json", saved(played(4)), age=0)
    found = shelf.latest()
    assert found is not None
    assert found[0] == wanted
    learning = shelf.latest(tutorial=True)
    assert learning is not None
    assert learning[0] == lesson
    seen = peek(shelf.folder, GAMES)
    assert seen is not None
    assert seen.names == NAMED.names
    assert seen.details["round"] == played(5).state.round


def test_an_unfinished_tutorial_is_continued_too(shelf: SaveLibrary) -> None:
    put(shelf, "auto-1.json", saved(played(3)), age=100)
    lesson = put(shelf, "auto-tutorial-2.json", saved(played(2)), age=5)
    found = shelf.latest()
    assert found is not None
    assert found[0] == lesson


def test_the_game_played_last_may_be_over(shelf: SaveLibrary) -> None:
    assert not last_game(shelf.folder, GAMES)
    put(shelf, "auto-1.json", saved(ended()), age=20)
    put(shelf, "auto-2.json", b"not a game", age=10)
    assert last_game(shelf.folder, GAMES) == "ecosfera"


def named_in_the_head(name: str) -> bytes:
    """Return a game whose first line contains this name of a row as JSON."""
    head, _, rest = saved(played(5)).partition(b"\n")
    return head.replace(NAMED.names[0].encode(), name.encode()) + b"\n" + rest


@pytest.mark.parametrize(
    ("written", "shown"), [("a\\u0000b", "ab"), ("\\u001bÅsa\\n", "Åsa"), ("x" * 5000, "x" * 40)]
)
def test_names_in_a_first_line_can_be_shown(shelf: SaveLibrary, written: str, shown: str) -> None:
    entry = put(shelf, "auto-1.json", named_in_the_head(written))
    seen = peek(shelf.folder, GAMES)
    assert seen is not None
    assert seen.names == shelf.about(entry).names == (shown, NAMED.names[1])


def test_a_game_whose_first_line_is_no_unicode_is_not_offered(shelf: SaveLibrary) -> None:
    put(shelf, "auto-1.json", saved(played(5)), age=50)
    put(shelf, "auto-2.json", named_in_the_head("\\ud800"))
    found, seen = shelf.latest(), peek(shelf.folder, GAMES)
    assert found is not None
    assert seen is not None
    assert found[1].names == seen.names == NAMED.names


def test_a_file_that_links_to_itself_hides_no_other(shelf: SaveLibrary) -> None:
    put(shelf, "auto-1.json", saved(played(5)))
    loop = shelf.folder / "auto-2.json"
    loop.symlink_to(loop)
    assert peek(shelf.folder, GAMES) is not None
    assert [entry.file for entry in shelf.entries()] == ["auto-1.json"]


def test_thousands_of_games_are_listed_without_reading_them(shelf: SaveLibrary) -> None:
    data = saved(played(3))
    for number in range(3000):
        put_file(shelf.folder, f"{number}.json", data)
    entries = shelf.entries()
    assert len(entries) == 3000
    for entry in entries[:2990]:
        entry.path.write_bytes(b"read by nobody")
    assert len(shelf.entries()) == 3000
    assert shelf.about(entries[2999]).names == NAMED.names


def test_a_first_line_laid_out_otherwise_is_read_all_the_same(shelf: SaveLibrary) -> None:
    pretty = json.dumps(json.loads(saved(played(6), "Ours")), indent=4).encode()
    entry = put(shelf, "a.json", b"\n\n" + pretty)
    assert shelf.about(entry).name == "Ours"
    assert shelf.load(entry).notes == frozenset()


# -- damage ----------------------------------------------------------------------------------------


def test_a_damaged_file_is_set_aside_and_takes_nothing_with_it(shelf: SaveLibrary) -> None:
    cut = saved(played(20))[:900]
    bad = put(shelf, "bad.json", cut)
    good = put(shelf, "good.json", saved(played(20)))
    assert problem_of(shelf, bad) is SaveProblem.DAMAGED
    assert shelf.entries() == [good]
    assert (shelf.folder / "damaged" / "bad.json").read_bytes() == cut
    assert shelf.load(good).notes == frozenset()


def test_the_backup_takes_the_place_of_a_damaged_file(shelf: SaveLibrary) -> None:
    entry = put(shelf, "a.json", b"{}")
    match = played(7)
    backup_of(entry.path).write_bytes(saved(match))
    loaded = shelf.load(entry)
    assert loaded.match.state == match.state
    assert loaded.notes == {Note.BACKUP}
    assert (shelf.folder / "damaged" / "a.json").read_bytes() == b"{}"
    assert shelf.load(entry).notes == frozenset()


def test_files_of_the_same_name_set_aside_do_not_replace_each_other(shelf: SaveLibrary) -> None:
    for content in (b"one", b"two"):
        assert problem_of(shelf, put(shelf, "a.json", content)) is SaveProblem.FOREIGN
    kept = {path.read_bytes() for path in (shelf.folder / "damaged").iterdir()}
    assert kept == {b"one", b"two"}


def test_a_game_of_a_newer_version_stays_where_it_is(shelf: SaveLibrary) -> None:
    newer = {**json.loads(saved(played(3))), "format": 99}
    entry = put(shelf, "a.json", json.dumps(newer).encode())
    assert problem_of(shelf, entry) is SaveProblem.NEWER
    assert shelf.entries() == [entry]


def test_a_file_that_vanished_is_told_to_be_missing(shelf: SaveLibrary) -> None:
    entry = put(shelf, "a.json", saved(played(3)))
    entry.path.unlink()
    assert problem_of(shelf, entry) is SaveProblem.MISSING


# -- changing --------------------------------------------------------------------------------------


def test_a_game_saved_under_a_name_is_found_under_it(shelf: SaveLibrary) -> None:
    match = played(9)
    path = save_as(shelf, match, "  Übung am \n Montag ")
    (entry,) = shelf.entries()
    assert entry.path == path
    assert not entry.automatic
    assert shelf.about(entry).name == "Übung am Montag"
    assert shelf.load(entry).match.state == match.state


@pytest.mark.parametrize("name", ["Auto", "Auto 2", "Äuto"])
def test_a_game_with_the_name_of_a_car_did_not_save_itself(shelf: SaveLibrary, name: str) -> None:
    save_as(shelf, played(3), name)
    (entry,) = shelf.entries()
    assert not entry.automatic
    assert shelf.latest() is None


def test_two_games_of_one_name_are_two_files(shelf: SaveLibrary) -> None:
    assert save_as(shelf, played(2), "Ours") != save_as(shelf, played(3), "Ours")
    assert len(shelf.entries()) == 2


@pytest.mark.parametrize("pretty", [False, True])
def test_renaming_changes_the_name_and_nothing_else(shelf: SaveLibrary, pretty: bool) -> None:
    match = played(9)
    data = saved(match, "Before")
    if pretty:
        data = json.dumps(json.loads(data), indent=1).encode()
    entry = put(shelf, "a.json", data)
    shelf.rename(entry, "Jälkeen")
    (after,) = shelf.entries()
    assert after.path == entry.path
    assert shelf.about(after).name == "Jälkeen"
    assert shelf.load(after).match.state == match.state


def test_what_is_no_text_in_a_file_prevents_no_renaming(shelf: SaveLibrary) -> None:
    data = saved(played(3)).replace(b'"about"', b'"zz": "\\ud800", "about"', 1)
    entry = put(shelf, "a.json", data)
    shelf.rename(entry, "Jälkeen")
    assert shelf.about(entry).name == "Jälkeen"
    assert b"\\ud800" in entry.path.read_bytes()


def test_a_game_that_gets_a_name_keeps_its_place_and_is_not_the_one_to_continue(
    shelf: SaveLibrary,
) -> None:
    put(shelf, "auto-1.json", saved(played(3)), age=100)
    older = put(shelf, "auto-2.json", saved(played(5)), age=200)
    shelf.rename(older, "Ours")
    assert [entry.file for entry in shelf.entries()] == ["auto-1.json", "auto-2.json"]
    latest = shelf.latest()
    assert latest is not None
    assert latest[0].file == "auto-1.json"


def test_a_deleted_game_is_in_the_bin_and_can_be_taken_back(shelf: SaveLibrary) -> None:
    path = save_as(shelf, played(9), "Ours")
    write(path, path.read_bytes())
    (entry,) = shelf.entries()
    binned = shelf.delete(entry)
    assert shelf.entries() == []
    assert binned.parent.name == "bin"
    shelf.restore(binned)
    (back,) = shelf.entries()
    assert back.path == path
    assert backup_of(path).exists()


def test_an_exported_game_can_be_imported_elsewhere(shelf: SaveLibrary, tmp_path: Path) -> None:
    match = played(9)
    save_as(shelf, match, "Ours")
    out = tmp_path / "stick"
    out.mkdir()
    first = shelf.give_out(shelf.entries()[0], out)
    second = shelf.give_out(shelf.entries()[0], out)
    assert first != second
    assert first.name.startswith("ecosfera-ours-")
    other = SaveLibrary(tmp_path / "other", GAMES)
    other.take_in(first)
    assert other.load(other.entries()[0]).match.state == match.state


def test_what_only_the_backup_has_can_be_given_out_and_renamed(
    shelf: SaveLibrary, tmp_path: Path
) -> None:
    match = played(9)
    put_file(shelf.folder, "a.json.bak", saved(match, "Before"))
    (entry,) = shelf.entries()
    out = shelf.give_out(entry, tmp_path / "mine.ecosfera")
    assert read_save(out, GAMES).match.state == match.state
    shelf.rename(entry, "After")
    assert [shelf.about(entry).name for entry in shelf.entries()] == ["After"]


def test_an_export_can_name_its_file(shelf: SaveLibrary, tmp_path: Path) -> None:
    save_as(shelf, played(4), "Ours")
    assert shelf.give_out(shelf.entries()[0], tmp_path / "mine") == tmp_path / "mine.ecosfera"


def test_what_is_no_game_is_not_imported_and_stays_where_it_is(
    shelf: SaveLibrary, tmp_path: Path
) -> None:
    source = put_file(tmp_path / "else", "a.json", b"{}")
    with pytest.raises(SaveError) as raised:
        shelf.take_in(source)
    assert raised.value.problem is SaveProblem.FOREIGN
    assert source.read_bytes() == b"{}"
    assert shelf.entries() == []


def test_an_imported_autosave_does_not_become_the_game_to_continue(
    shelf: SaveLibrary, tmp_path: Path
) -> None:
    shelf.take_in(put_file(tmp_path, "auto-1.json", saved(played(3))))
    assert len(shelf.entries()) == 1
    assert shelf.latest() is None


# -- what comes first ------------------------------------------------------------------------------


def test_the_menu_finds_a_game_of_which_only_the_backup_is_left(shelf: SaveLibrary) -> None:
    put(shelf, "auto-1.json", saved(played(3)), age=100)
    put_file(shelf.folder, "auto-2.json.bak", saved(played(5)))
    seen, found = peek(shelf.folder, GAMES), shelf.latest()
    assert found is not None
    assert found[0].file == "auto-2.json"
    assert seen == found[1]
    assert seen.moves == 5


def test_the_menu_finds_the_backup_of_a_damaged_game(shelf: SaveLibrary) -> None:
    entry = put(shelf, "auto-1.json", b"\0\0\0")
    backup_of(entry.path).write_bytes(saved(played(5)))
    seen = peek(shelf.folder, GAMES)
    assert seen is not None
    assert seen.moves == 5


@pytest.mark.parametrize("name", ["auto-0.json", "auto-9.json"])
def test_when_the_clock_was_set_back_the_last_game_comes_first(
    shelf: SaveLibrary, name: str
) -> None:
    put(shelf, "auto-5.json", saved(played(3)), age=-3600)
    put(shelf, "auto-6.json", saved(played(3)), age=-7200)
    for _ in range(2):
        shelf.write(shelf.folder / name, saved(played(5)))
        assert [entry.file for entry in shelf.entries()] == [name, "auto-6.json", "auto-5.json"]
    seen = peek(shelf.folder, GAMES)
    assert seen is not None
    assert seen.moves == 5
    assert shelf.entries()[0].changed - time.time_ns() < 7300 * 10**9


def test_files_from_the_end_of_the_time_of_file_systems_come_last(shelf: SaveLibrary) -> None:
    end = 15_032_385_535  # 2446-05-10, the last second of ext4: no file can have a later time
    for name in ("auto-1.json", "auto-2.json"):
        os.utime(put_file(shelf.folder, name, saved(played(3))), (end, end))
    shelf.write(shelf.folder / "auto-new.json", saved(played(5)))
    assert shelf.entries()[0].file == "auto-new.json"


def test_as_long_as_the_clock_is_right_files_have_their_true_time(shelf: SaveLibrary) -> None:
    put(shelf, "auto-5.json", saved(played(3)), age=3600)
    for _ in range(3):
        shelf.write(shelf.folder / "auto-1.json", saved(played(5)))
    assert abs(shelf.entries()[0].changed - time.time_ns()) < 60 * 10**9


# -- for this user alone ---------------------------------------------------------------------------

needs_modes = pytest.mark.skipif(os.name != "posix", reason="no such modes there")


@needs_modes
def test_new_folders_and_files_are_for_this_user_alone(shelf: SaveLibrary) -> None:
    before = os.umask(0)
    try:
        path = save_as(shelf, played(3), "Ours")
        shelf.write(path, path.read_bytes())
        shelf.delete(shelf.entries()[0])
    finally:
        os.umask(before)
    modes = {p.name: p.stat().st_mode & 0o777 for p in shelf.folder.rglob("*")}
    assert shelf.folder.stat().st_mode & 0o777 == 0o700
    assert modes.pop("bin") == 0o700
    assert set(modes.values()) == {0o600}


@needs_modes
def test_an_exported_game_may_be_read_by_others(shelf: SaveLibrary, tmp_path: Path) -> None:
    save_as(shelf, played(3), "Ours")
    before = os.umask(0o022)
    try:
        out = shelf.give_out(shelf.entries()[0], tmp_path)
    finally:
        os.umask(before)
    assert out.stat().st_mode & 0o777 == 0o644
