"""Every place that writes, with each of its calls to the system failing in turn.

Whatever fails: what was there before is there afterwards, or what was to be written is, complete;
the caller hears of it; and the next attempt succeeds.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pytest

from ecosfera.app.erase_data import erase_user_data
from ecosfera.app.faults import log_fault
from ecosfera.app.lesson import Lesson
from ecosfera.app.share import save_page
from ecosfera.core.files.deletion import Deletion
from ecosfera.core.saves.autosave import save_as
from ecosfera.core.saves.file_format import decode
from ecosfera.core.saves.library import SaveLibrary
from ecosfera.core.saves.problems import SaveError
from ecosfera.core.statistics import StatisticsFile
from ecosfera.games import all_games
from ecosfera.paths import UserFolders
from ecosfera.tools.self_check import user_folder
from ecosfera.ui.settings import Settings, SettingsFile
from tests.core.saves.samples import ended, played, put_file, saved
from tests.faulty_files import FaultyFiles, faults
from tests.games.baltica.codec.games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

OLD, NEW = saved(played(3)), saved(played(5))
GAME = saved(played(3), "Ours", automatic=False)
ENDED = ended()


class Case(Protocol):
    """Something that is written, tried in a folder of its own."""

    def prepare(self, folder: Path) -> None:
        """Put there what is there before."""

    def act(self, folder: Path) -> bool:
        """Write; return whether it is said to have succeeded. May raise OSError and SaveError."""

    def check(self, folder: Path, *, done: bool) -> None:
        """Check that nothing is lost, and that it is done if that was said."""


def shelf(folder: Path) -> SaveLibrary:
    return SaveLibrary(folder / "saves", GAMES)


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files that players see, by their paths."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith((".tmp", ".lock"))
    }


def positions(library: SaveLibrary) -> list[object]:
    """Return the position of each game in the list; each must be loaded without a remark."""
    found = []
    for entry in library.entries():
        loaded = library.load(entry)
        assert not loaded.notes
        found.append(loaded.match.state)
    return found


class Overwrite:
    """The automatic save of a match, after the next action."""

    def prepare(self, folder: Path) -> None:
        put_file(folder / "saves", "auto-1.json", OLD)
        put_file(folder / "saves", "auto-1.json.bak", saved(played(2)))

    def act(self, folder: Path) -> bool:
        library = shelf(folder)
        with library.locked():
            library.write(library.folder / "auto-1.json", NEW)
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        (found,) = positions(shelf(folder))
        assert found == decode(NEW if done else OLD, GAMES).match.state


class SaveAs:
    """A match saved under a name."""

    def prepare(self, folder: Path) -> None:
        put_file(folder / "saves", "auto-1.json", OLD)

    def act(self, folder: Path) -> bool:
        save_as(shelf(folder), played(5), "Ours")
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        assert len(positions(shelf(folder))) == 1 + done
        assert contents(folder)["saves/auto-1.json"] == OLD


class Rename:
    """Another name for a match."""

    def prepare(self, folder: Path) -> None:
        put_file(folder / "saves", "game.json", GAME)

    def act(self, folder: Path) -> bool:
        library = shelf(folder)
        library.rename(library.entries()[0], "Theirs")
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        library = shelf(folder)
        (entry,) = library.entries()
        assert library.about(entry).name == ("Theirs" if done else "Ours")
        assert positions(library) == [played(3).state]


class Delete:
    """A match that goes to the bin, with its backup."""

    def prepare(self, folder: Path) -> None:
        put_file(folder / "saves", "game.json", GAME)
        put_file(folder / "saves", "game.json.bak", OLD)

    def act(self, folder: Path) -> bool:
        library = shelf(folder)
        for entry in library.entries():
            library.delete(entry)
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        found = contents(folder)
        assert sorted(found.values()) == sorted([GAME, OLD])
        if done:
            assert all(name.startswith("saves/bin/") for name in found)


class TakeIn:
    """A game imported from elsewhere."""

    def prepare(self, folder: Path) -> None:
        put_file(folder, "given.ecosfera", GAME)

    def act(self, folder: Path) -> bool:
        shelf(folder).take_in(folder / "given.ecosfera")
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        assert contents(folder)["given.ecosfera"] == GAME
        assert positions(shelf(folder)) == [played(3).state] * done


class GiveOut:
    """A game exported to a folder of the player's."""

    def prepare(self, folder: Path) -> None:
        put_file(folder / "saves", "game.json", GAME)
        put_file(folder / "documents", "mine.ecosfera", b"theirs")

    def act(self, folder: Path) -> bool:
        library = shelf(folder)
        library.give_out(library.entries()[0], folder / "documents" / "mine.ecosfera")
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        found = contents(folder)
        assert found.pop("saves/game.json") == GAME
        assert found.pop("documents/mine.ecosfera") == b"theirs"
        assert list(found.values()) == [GAME] * done


class Print:
    """A page to print."""

    def prepare(self, folder: Path) -> None:
        put_file(folder, "rules.html", b"theirs")

    def act(self, folder: Path) -> bool:
        save_page(folder, "rules", "page" * 10_000)
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        found = contents(folder)
        assert found.pop("rules.html") == b"theirs"
        assert list(found.values()) == [b"page" * 10_000] * done


class SaveSettings:
    """Changed settings."""

    def prepare(self, folder: Path) -> None:
        SettingsFile(folder / "settings.json").save(Settings(language="sv"))

    def act(self, folder: Path) -> bool:
        return SettingsFile(folder / "settings.json").save(Settings(language="fi")) is None

    def check(self, folder: Path, *, done: bool) -> None:
        settings, trouble = SettingsFile(folder / "settings.json").load()
        assert trouble is None
        assert settings.language == ("fi" if done else "sv")


class Count:
    """A finished match in the statistics."""

    def file(self, folder: Path) -> StatisticsFile:
        return StatisticsFile(folder / "statistics.jsonl", all_games)

    def prepare(self, folder: Path) -> None:
        self.file(folder).add("first", ENDED.game, ENDED.state)

    def act(self, folder: Path) -> bool:
        self.file(folder).add("second", ENDED.game, ENDED.state)
        return True

    def check(self, folder: Path, *, done: bool) -> None:
        found = [played.match for played in self.file(folder).read()]
        # What failed in `fsync` may nevertheless be there.
        assert found == ["first", "second"] if done else found in (["first"], ["first", "second"])


class Log:
    """A fault in the log, which is long enough for a new one to begin."""

    def prepare(self, folder: Path) -> None:
        for name, letter in (("ecosfera.log", "a"), ("ecosfera.log.1", "b")):
            put_file(folder, name, letter.encode() * 600_000)

    def act(self, folder: Path) -> bool:
        return log_fault(folder / "ecosfera.log", ValueError("told")) is not None

    def check(self, folder: Path, *, done: bool) -> None:
        found = {content[:1] for content in contents(folder).values()}
        assert {b"a", b"b"} <= found
        assert not done or b"told" in (folder / "ecosfera.log").read_bytes()


class Erase:
    """All data deleted: what is left is named."""

    def folders(self, folder: Path) -> UserFolders:
        return UserFolders(config=folder, data=folder, log=folder)

    def prepare(self, folder: Path) -> None:
        for case in (Overwrite(), SaveSettings(), Count()):
            case.prepare(folder)
        put_file(folder / "saves" / "bin", "game.json", GAME)

    def act(self, folder: Path) -> bool:
        deletion = erase_user_data(self.folders(folder))
        assert not deletion.foreign
        named = {path.relative_to(folder).as_posix() for path in deletion.failed}
        assert named == contents(folder).keys()
        return not deletion.failed

    def check(self, folder: Path, *, done: bool) -> None:
        assert not done or not contents(folder)


class EmptyBin:
    """A game deleted in the bin."""

    def prepare(self, folder: Path) -> None:
        put_file(folder / "saves" / "bin", "game.json", GAME)
        put_file(folder / "saves" / "bin", "game.json.bak", OLD)

    def act(self, folder: Path) -> bool:
        deletion = Deletion()
        library = shelf(folder)
        for entry in library.bin.entries():
            library.erase(entry, deletion)
        assert not deletion.foreign
        return not deletion.failed

    def check(self, folder: Path, *, done: bool) -> None:
        assert not done or not contents(folder)


class Wipe:
    """A lesson, from its folder to the end, after one that was killed."""

    def prepare(self, folder: Path) -> None:
        put_file(folder / "ecosfera-lesson-0123cdef", "lesson.lock", b"")
        put_file(folder / "ecosfera-lesson-0123cdef" / "saves", "auto-1.json", OLD)
        put_file(folder / "saves", "mine.json", GAME)

    def act(self, folder: Path) -> bool:
        lesson = Lesson(folder)
        with contextlib.suppress(OSError):
            save_as(SaveLibrary(lesson.folders.saves, GAMES), played(3), "Ours")
        named = {path.name for path in (*lesson.left, *lesson.close())}
        there = {path.name for path in folder.glob("ecosfera-lesson-*")}
        assert named <= there
        # A lesson whose lock cannot be opened may be another user's, who is still playing.
        assert there - named <= {"ecosfera-lesson-0123cdef"}
        return not there

    def check(self, folder: Path, *, done: bool) -> None:
        assert contents(folder)["saves/mine.json"] == GAME
        assert not done or len(contents(folder)) == 1


class Probe:
    """The self-check, which tries whether files can be kept, and leaves nothing."""

    def prepare(self, folder: Path) -> None:
        put_file(folder, "mine.txt", b"mine")

    def act(self, folder: Path) -> bool:
        return not user_folder("saves", folder / "new" / "saves").faults

    def check(self, folder: Path, *, done: bool) -> None:
        del done
        files = [path.name for path in folder.rglob("*") if path.is_file()]
        assert files == ["mine.txt"]


CASES: list[Callable[[], Case]] = [
    Overwrite, SaveAs, Rename, Delete, TakeIn, GiveOut, Print, SaveSettings, Count, Log, Erase,
    EmptyBin, Wipe, Probe,
]  # fmt: skip


def attempt(case: Case, folder: Path) -> bool:
    """Write; return whether it is said to have succeeded."""
    try:
        return case.act(folder)
    except (OSError, SaveError):
        return False


@pytest.mark.parametrize("kind", CASES)
def test_nothing_is_lost_whatever_call_fails(
    kind: Callable[[], Case], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    system, case = FaultyFiles(monkeypatch, tmp_path), kind()

    def fresh(name: object) -> Path:
        folder = tmp_path / str(name)
        folder.mkdir()
        case.prepare(folder)
        return folder

    whole = fresh("whole")
    system.arm(None)
    assert attempt(case, whole)
    calls = list(system.calls)
    case.check(whole, done=True)
    assert len(calls) > 1
    wrong: list[str] = []
    for number, fault in enumerate(faults(len(calls))):
        system.arm(None)
        folder = fresh(number)
        system.arm(fault)
        try:
            done = attempt(case, folder)
            system.arm(None)
            case.check(folder, done=done)
            if not done:
                case.check(folder, done=attempt(case, folder))
        except Exception as error:  # noqa: BLE001 (all are listed)
            system.arm(None)
            wrong.append(f"{fault.name} ({calls[fault.at]}): {type(error).__name__}: {error}"[:160])
    assert not wrong, "\n".join(wrong)
