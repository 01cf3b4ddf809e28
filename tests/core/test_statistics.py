import json
import os
import time
from dataclasses import asdict, replace
from datetime import date
from pathlib import Path

import pytest

from ecosfera.core.game import Difficulty, FinishedGame
from ecosfera.core.statistics import LARGEST, LONGEST_LINE, Gained, Played, StatisticsFile, Tally
from ecosfera.games.baltica.content.journey import load_journey
from ecosfera.games.baltica.content.presets import load_balance
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.state import Outcome, State
from tests.core.saves.samples import NAMED, ended, played
from tests.games.baltica.codec.games import BALTICA, GAMES


@pytest.fixture
def file(tmp_path: Path) -> StatisticsFile:
    return StatisticsFile(tmp_path / "deep" / "statistics.jsonl", GAMES)


def over(outcome: Outcome, rounds: int, **config: object) -> State:
    """Return a finished position, as far as statistics use it."""
    state = ended().state.copy()
    state.config = replace(NAMED, **config)  # type: ignore[arg-type]
    state.outcome = outcome
    state.number = rounds * state.config.players
    return state


def test_no_file_means_no_games(file: StatisticsFile) -> None:
    assert file.statistics().total == Tally()
    assert not file.path.exists()


def test_games_wins_and_best_are_told_by_difficulty(file: StatisticsFile) -> None:
    file.add("1", BALTICA, over(Outcome.WON, 9, element_stack=8, policies=False))
    file.add("2", BALTICA, over(Outcome.WON, 7, element_stack=8, policies=False))
    file.add("3", BALTICA, over(Outcome.LOST, 5, element_stack=3, pressures=3, eutrophication=True))
    file.add("4", BALTICA, over(Outcome.LOST, 5, element_stack=7))
    figures = file.statistics()
    assert (figures.total.games, figures.total.wins, figures.total.fewest_rounds) == (4, 2, 7)
    assert list(figures.by_difficulty) == [(1, "calm"), (2, "storm"), (2, "own")]
    assert figures.by_difficulty[1, "calm"].wins == 2
    assert figures.by_difficulty[2, "storm"].fewest_rounds is None


def test_every_ready_made_sea_has_its_line_and_no_other_set_up_counts_there(
    file: StatisticsFile,
) -> None:
    seas = dict(zip(("calm", "swell", "storm", "baltic"), load_balance().presets, strict=True))
    for name, preset in seas.items():
        config = preset.applied_to(NAMED)
        file.add(f"{name}-1", BALTICA, over(Outcome.LOST, 5, **_variations(config)))
        other = replace(config, biodiversity_loss=not config.biodiversity_loss)
        file.add(f"{name}-2", BALTICA, over(Outcome.LOST, 5, **_variations(other)))
    figures = file.statistics()
    assert [name for _, name in figures.by_difficulty] == [*seas, "own"]
    assert figures.by_difficulty[2, "own"].games == len(seas)


def test_a_sea_that_fits_whoever_plays_and_the_journey_have_lines_of_their_own(
    file: StatisticsFile,
) -> None:
    plain = replace(NAMED, policies=False)
    fitting = load_balance().fitting[plain.players, 0]
    for number, preset in enumerate(fitting):
        file.add(f"{number}", BALTICA, over(Outcome.WON, 5, **asdict(preset.applied_to(plain))))
    sea = load_journey()[0].applied_to(plain, 0, load_balance())
    file.add("journey", BALTICA, over(Outcome.WON, 5, **asdict(sea)))
    difficulties = file.statistics().by_difficulty
    assert list(difficulties) == [(1, "bay"), (1, "oland"), (1, "sound"), (1, "journey")]


def _variations(config: Config) -> dict[str, object]:
    names = ("element_stack", "pressures", "eutrophication", "biodiversity_loss", "policies")
    return {name: getattr(config, name) for name in names}


def test_species_are_collected_and_badges_earned(file: StatisticsFile) -> None:
    won = over(Outcome.WON, 9, element_stack=8, pressures=2, policies=False)
    won.impacts = 0
    won.rows[0] = [won.catalogue.ids["gadus_morhua"], won.catalogue.ids["sunlight#1"]]
    won.decks[0], won.discards[0] = [won.catalogue.ids["zostera_marina"]], []
    file.add("1", BALTICA, won)
    lost = over(Outcome.LOST, 9, element_stack=3, pressures=3, eutrophication=True, policies=True)
    lost.discards[0] = [won.catalogue.ids["calanoida"]]
    file.add("2", BALTICA, lost)
    figures = file.statistics()
    assert {"gadus_morhua", "zostera_marina", "calanoida"} <= figures.collected
    assert not any("#" in name for name in figures.collected)
    assert figures.badges == ("won-level-1", "won-without-impact")
    lost.outcome = Outcome.WON
    lost.impacts = 1
    file.add("3", BALTICA, lost)
    assert file.statistics().badges[2:] == ("won-level-2", "won-storm")


def test_a_match_tells_what_no_match_before_it_had(file: StatisticsFile) -> None:
    won = over(Outcome.WON, 9, element_stack=8, pressures=2, policies=False)
    won.impacts = 0
    won.rows = [[won.catalogue.ids["gadus_morhua"]]]
    won.decks, won.discards = [[won.catalogue.ids["zostera_marina"]]], [[]]
    file.add("1", BALTICA, won)
    first = Gained(2, ("won-level-1", "won-without-impact"))
    assert file.gained("1", BALTICA, won) == first
    won.rows = [[won.catalogue.ids["gadus_morhua"], won.catalogue.ids["calanoida"]]]
    won.impacts = 1
    assert file.gained("2", BALTICA, won) == Gained(1)
    won.impacts = 0
    won.rows = [[won.catalogue.ids["gadus_morhua"]]]
    file.add("2", BALTICA, won)
    assert file.gained("1", BALTICA, won) == first, "looked at again, it is still the first"


def test_records_of_before_the_collection_count_as_well(file: StatisticsFile) -> None:
    old = json.loads(line(1))
    del old["species"]
    strange = {**json.loads(line(2)), "species": ["gadus_morhua", "unicorn"] * 40}
    wrong = {**json.loads(line(3)), "species": "all"}
    file.path.parent.mkdir(parents=True)
    file.path.write_text("".join(json.dumps(entry) + "\n" for entry in (old, strange, wrong)))
    figures = file.statistics()
    assert figures.total.games == 2
    assert figures.collected == {"gadus_morhua"}


def test_a_game_that_is_not_over_is_not_counted(file: StatisticsFile) -> None:
    file.add("1", BALTICA, played(4).state)
    assert file.read() == []


def test_a_game_counts_once_however_often_it_ends(file: StatisticsFile) -> None:
    file.add("1", BALTICA, over(Outcome.LOST, 5))
    file.add("1", BALTICA, over(Outcome.WON, 6))
    assert [played.result.won for played in file.read()] == [False]


def test_lines_are_read_once_and_those_of_another_program_are_seen(
    file: StatisticsFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(5):
        file.add(f"{number}", BALTICA, over(Outcome.LOST, 5))
    file.read()
    decoded: list[bytes] = []
    line_of = StatisticsFile._line

    def counted(self: StatisticsFile, line: bytes) -> Played | None:
        decoded.append(line)
        return line_of(self, line)

    monkeypatch.setattr(StatisticsFile, "_line", counted)
    assert len(file.read()) == 5
    assert len(decoded) <= 1
    StatisticsFile(file.path, GAMES).add("of another", BALTICA, over(Outcome.WON, 5))
    decoded.clear()
    assert [played.match for played in file.read()][-1] == "of another"
    assert len(decoded) <= 2


def test_a_file_that_was_deleted_or_replaced_is_read_anew(file: StatisticsFile) -> None:
    file.add("1", BALTICA, over(Outcome.LOST, 5))
    other = StatisticsFile(file.path.with_name("other"), GAMES)
    for number in range(3):
        other.add(f"new {number}", BALTICA, over(Outcome.LOST, 5))
    assert len(file.read()) == 1
    other.path.replace(file.path)
    assert [played.match for played in file.read()] == ["new 0", "new 1", "new 2"]
    file.path.unlink()
    assert file.read() == []
    file.add("last", BALTICA, over(Outcome.WON, 5))
    assert [played.match for played in file.read()] == ["last"]


def test_a_line_that_is_still_being_written_is_read_when_it_is_whole(file: StatisticsFile) -> None:
    file.add("1", BALTICA, over(Outcome.LOST, 5))
    line = file.path.read_bytes().replace(b'"1"', b'"2"', 1)
    with file.path.open("ab") as out:
        out.write(line[:30])
    assert [played.match for played in file.read()] == ["1"]
    with file.path.open("ab") as out:
        out.write(line[30:])
    assert [played.match for played in file.read()] == ["1", "2"]


def test_lines_of_today_are_read_and_written_alike(file: StatisticsFile) -> None:
    line = (
        '{"game": "ab12", "ended": "2026-05-31", "won": true, "rounds": 9, "habitats": 6, '
        '"impacts": 3, "players": 2, "level": 1, "element_stack": 6, "pressures": 2, '
        '"eutrophication": false, "biodiversity_loss": false, "species": ["gadus_morhua"]}'
    )
    file.path.parent.mkdir()
    file.path.write_text(line + "\n")
    (played,) = file.read()
    assert (played.match, played.game, played.ended) == ("ab12", "ecosfera", date(2026, 5, 31))
    assert played.result == FinishedGame(
        won=True,
        rounds=9,
        progress=6,
        difficulty=Difficulty(1, 4, "swell"),
        collected=("gadus_morhua",),
        badges=("won-level-1",),
    )
    file.add("cd34", BALTICA, over(Outcome.LOST, 5))
    first, second = map(json.loads, file.path.read_text().splitlines())
    assert list(first) == list(second)


def test_a_game_of_another_kind_is_counted_apart(tmp_path: Path) -> None:
    file = StatisticsFile(tmp_path / "statistics.jsonl", GAMES)
    file.add("1", BALTICA, over(Outcome.LOST, 5))
    with file.path.open("a") as out:
        out.write('{"game": "2", "ended": "2026-05-31", "of": "chess", "won": true}\n')
    assert [played.match for played in file.read()] == ["1"]
    assert file.statistics().total.games == 1
    assert file.statistics("chess").total.games == 0


def test_no_names_are_kept(file: StatisticsFile) -> None:
    file.add("1", BALTICA, over(Outcome.LOST, 5))
    text = file.path.read_text("utf-8")
    assert not any(name in text or ascii(name)[1:-1] in text for name in NAMED.names)


def test_a_line_cut_off_takes_no_other_with_it(file: StatisticsFile) -> None:
    file.add("1", BALTICA, over(Outcome.LOST, 5))
    file.add("2", BALTICA, over(Outcome.LOST, 5))
    file.path.write_bytes(file.path.read_bytes()[:-20])
    file.add("3", BALTICA, over(Outcome.WON, 5))
    assert [played.match for played in file.read()] == ["1", "3"]


@pytest.mark.parametrize(
    "line",
    [
        b"", b"[]", b"7", b"nonsense", b'{"game": "9"}', b"\xff\xfe", b"[" * 5000,
        b'{"game": 9, "ended": "2026-01-01"}', b'{"game": "9", "ended": "tomorrow"}',
    ],
)  # fmt: skip
def test_lines_that_are_no_games_are_left_out_and_left_alone(
    file: StatisticsFile, line: bytes
) -> None:
    file.add("1", BALTICA, over(Outcome.LOST, 5))
    with file.path.open("ab") as out:
        out.write(line + b"\n")
    file.add("2", BALTICA, over(Outcome.LOST, 5))
    assert [played.match for played in file.read()] == ["1", "2"]
    assert line in file.path.read_bytes()


def line(number: int, **more: object) -> bytes:
    """Return the line of a finished game."""
    record = {"game": f"{number:08x}", "ended": "2026-05-05", **BALTICA.record(ended().state)}
    return json.dumps({**record, **more}).encode() + b"\n"


def test_of_a_huge_file_the_last_games_are_read_soon(file: StatisticsFile) -> None:
    file.path.parent.mkdir(parents=True)
    one = line(0)
    count = 3 * LARGEST // len(one)
    lines = (one.replace(b"00000000", f"{number:08x}".encode()) for number in range(count))
    file.path.write_bytes(b"".join(lines))
    start = time.process_time()
    games = file.read()
    assert time.process_time() - start < 5.0
    assert LARGEST // len(one) - 1 <= len(games) <= LARGEST // len(one)
    assert games[-1].match == f"{count - 1:08x}"
    file.add("new", BALTICA, over(Outcome.WON, 5))
    assert [played.match for played in file.read()][-2:] == [f"{count - 1:08x}", "new"]
    assert [played.match for played in StatisticsFile(file.path, GAMES).read()][-1] == "new"


def test_lines_of_another_kind_are_passed_over(file: StatisticsFile) -> None:
    file.path.parent.mkdir(parents=True)
    deep = json.dumps({"a": 1}).replace("1", "[" * 900 + "]" * 900).encode()
    file.path.write_bytes(
        line(1)
        + line(2, of="x" * LONGEST_LINE)
        + line(3, rounds=7).replace(b"7", b"7" * 4290)
        + deep
        + b"\n"
        + line(4)
    )
    assert [played.match for played in file.read()] == ["00000001", "00000004"]


@pytest.mark.skipif(os.name != "posix", reason="no pipes and devices there")
@pytest.mark.parametrize("device", ["/dev/full", "/dev/zero", ""])
def test_statistics_that_are_no_file_are_neither_read_nor_written(
    file: StatisticsFile, device: str
) -> None:
    file.path.parent.mkdir(parents=True)
    if device:
        file.path.symlink_to(device)
    else:
        os.mkfifo(file.path)
    assert file.read() == []
    with pytest.raises(OSError, match="not a regular file"):
        file.add("1", BALTICA, over(Outcome.WON, 5))


@pytest.mark.skipif(os.name != "posix", reason="no such modes there")
def test_statistics_are_for_this_user_alone(file: StatisticsFile) -> None:
    file.add("1", BALTICA, over(Outcome.WON, 5))
    assert file.path.stat().st_mode & 0o777 == 0o600
    assert file.path.parent.stat().st_mode & 0o777 == 0o700
