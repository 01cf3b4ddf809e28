"""The page with the games played and won."""

from __future__ import annotations

import threading
import time
from typing import TYPE_CHECKING

import pytest

from ecosfera.app.saves.badges import BadgesScene
from ecosfera.app.saves.statistics import StatisticsScene
from ecosfera.core.files.deletion import Deletion
from ecosfera.core.statistics import Statistics, Tally
from ecosfera.games import all_games
from ecosfera.ui.draw.metrics import Metrics
from ecosfera.ui.widgets.emblem import Emblem

if TYPE_CHECKING:
    from ecosfera.ui.context import UiContext
    from tests.program import Sit

TOTAL = Tally(games=4711, wins=1)


class SlowFile:
    """A file that is read when it may be; it knows in which thread that was."""

    def __init__(self) -> None:
        self.may_read = threading.Event()
        self.readers: list[threading.Thread] = []

    def statistics(self, game_id: str = "") -> Statistics:
        self.readers.append(threading.current_thread())
        assert self.may_read.wait(20)
        return Statistics(Tally() if game_id else TOTAL, {})


def shown(scene: StatisticsScene) -> set[str]:
    return {widget.name for widget in scene.widgets}


def test_a_slow_file_is_read_once_while_the_page_is_drawn_already(
    context: UiContext, sit: Sit
) -> None:
    file = SlowFile()
    scene = StatisticsScene(context, file, Deletion)
    pilot = sit(scene)
    pilot.step()
    assert scene.moving
    assert "4711" not in shown(scene)
    file.may_read.set()
    until = time.monotonic() + 20
    while scene.moving and time.monotonic() < until:
        pilot.step()
        time.sleep(0.001)
    assert "4711" in shown(scene)
    scene.layout()
    assert len(file.readers) == len(all_games.ids())
    assert len(set(file.readers)) == 1
    assert file.readers[0] is not threading.current_thread()


def test_a_page_left_before_its_file_is_read_is_gone(context: UiContext, sit: Sit) -> None:
    file = SlowFile()
    scene = StatisticsScene(context, file, Deletion)
    pilot = sit(scene)
    pilot.key("escape")
    assert pilot.app.stack.top is None
    file.may_read.set()


def test_a_fault_in_reading_is_met_by_the_program(context: UiContext, sit: Sit) -> None:
    class Broken:
        def statistics(self, game_id: str = "") -> Statistics:
            del game_id
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        sit(StatisticsScene(context, Broken(), Deletion)).settle()


def test_the_collection_and_the_badges_stand_below_the_table(context: UiContext, sit: Sit) -> None:
    class Figures:
        def statistics(self, game_id: str = "") -> Statistics:
            if game_id:
                return Statistics(Tally(games=3, wins=2, most_progress=11), {})
            badges = ("won-level-1", "won-without-impact")
            return Statistics(TOTAL, {}, frozenset({"gadus_morhua"}), badges)

    scene = StatisticsScene(context, Figures(), None)
    sit(scene).wait(0.2)
    names = shown(scene)
    assert "Species met: 1 of 60" in names
    assert "Badges: level\xa01 won, won without an impact" in names
    assert {"CO₂ Balance", "3", "2", "Best balance 11"} <= names


def test_all_games_counts_those_of_each_game(context: UiContext, sit: Sit) -> None:
    class Figures:
        def statistics(self, game_id: str = "") -> Statistics:
            return Statistics(Tally(games=3, wins=2) if game_id else Tally(games=4, wins=1), {})

    scene = StatisticsScene(context, Figures(), None)
    pilot = sit(scene)
    pilot.wait(0.2)
    assert {"Ecosfera Baltica", "CO₂ Balance"} <= shown(scene)
    cells = [scene.find(f"row-all-{part}") for part in ("name", 0, 1)]
    assert [cell.name for cell in cells if cell] == ["All games", "7", "3"]
    assert scene.headline == "Games: 7, won: 3."


def test_a_table_higher_than_its_page_keeps_its_rows_and_scrolls(
    context: UiContext, sit: Sit
) -> None:
    class Long:
        def statistics(self, game_id: str = "") -> Statistics:
            names = ("calm", "swell", "storm", "baltic", "custom")
            rows = {(level, name): TOTAL for level in (1, 2) for name in names}
            return Statistics(TOTAL, {} if game_id else rows)

    context.metrics = Metrics(1024, 576, 2.0)
    scene = StatisticsScene(context, Long(), None)
    pilot = sit(scene)
    pilot.wait(0.2)
    row, note = scene.find("row-0-name"), scene.find("note")
    assert row is not None
    assert note is not None
    assert row.rect.height >= context.text.line_height(context.metrics.size(1.0))
    assert not scene.table.rect.contains(note.rect)
    pilot.key("up")
    for _ in range(20):
        pilot.key("down")
    assert scene.table.rect.contains(note.rect)


def test_the_badges_have_a_page_with_those_not_earned_yet(context: UiContext, sit: Sit) -> None:
    class Earned:
        def statistics(self, game_id: str = "") -> Statistics:
            if game_id:
                return Statistics(Tally(games=1), {}, badges=("co2-sun",))
            return Statistics(TOTAL, {}, badges=("won-level-1",))

    pilot = sit(StatisticsScene(context, Earned(), Deletion))
    pilot.click("badges")
    page = pilot.app.stack.top
    assert isinstance(page, BadgesScene)
    assert "level\xa01 won" in page.headline
    assert "level\xa02 won – not yet" in page.headline
    assert "CO₂ Balance. sun over an area. first win – not yet" in page.headline
    emblems = [widget for widget in page.widgets if isinstance(widget, Emblem)]
    assert [emblem.id for emblem in emblems if emblem.earned] == [
        "emblem-won-level-1",
        "emblem-co2-sun",
    ]


def test_badges_of_the_second_game_alone_have_their_page_too(context: UiContext, sit: Sit) -> None:
    class Earned:
        def statistics(self, game_id: str = "") -> Statistics:
            badges = ("co2-sun",) if game_id else ()
            return Statistics(Tally(games=len(badges)), {}, badges=badges)

    scene = StatisticsScene(context, Earned(), Deletion)
    sit(scene)
    assert scene.find("badges") is not None
