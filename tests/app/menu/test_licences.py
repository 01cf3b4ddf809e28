"""The full licences of everything shipped can be read in the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from ecosfera import paths
from ecosfera.app.menu.about import AboutScene
from ecosfera.app.menu.licences import LicencesScene
from ecosfera.ui.widgets import Prose
from ecosfera.ui.widgets.text_reader import TextReader, paragraphs

if TYPE_CHECKING:
    from pathlib import Path

    from ecosfera.ui.context import UiContext
    from tests.program import Sit


@pytest.fixture
def files(tmp_path: Path) -> list[Path]:
    """Return a long licence and a short one."""
    (tmp_path / "Long.txt").write_text("\n\n".join(["A paragraph of it."] * 80), "utf-8")
    (tmp_path / "ecosfera-Short-1.0.txt").write_text("All of it.", "utf-8")
    return sorted(tmp_path.glob("*.txt"))


def reader(scene: LicencesScene) -> TextReader:
    found = scene.find("text")
    assert isinstance(found, TextReader)
    return found


def test_the_page_about_the_game_leads_to_them(context: UiContext, sit: Sit) -> None:
    pilot = sit(AboutScene(context, ["HELCOM"]))
    pilot.click("licences")
    assert pilot.scene() == "LicencesScene"
    pilot.key("escape")
    assert pilot.scene() == "AboutScene"


def test_that_page_names_both_games_and_where_they_come_from(context: UiContext, sit: Sit) -> None:
    scene = AboutScene(context, ["HELCOM"])
    sit(scene)
    page = scene.find("text")
    assert isinstance(page, Prose)
    told = " ".join(node.name for node in page.paragraphs)
    for name in ("Ecosfera Baltica", "Julibert Games", "CO₂ Balance", "Regolamento del gioco"):
        assert name in told


def test_the_games_own_and_its_fonts_are_there() -> None:
    names = [file.name for file in paths.licences()]
    assert {
        "MIT.txt",
        "CC-BY-4.0.txt",
        "OFL-Nunito.txt",
        "OFL-Fraunces.txt",
        "OFL-Vollkorn.txt",
    } <= set(names)


def test_a_long_one_scrolls_by_keys_and_wheel_to_its_end(
    context: UiContext, sit: Sit, files: list[Path]
) -> None:
    scene = LicencesScene(context, files)
    pilot = sit(scene)
    scene.focus_on("text")
    assert reader(scene).position == 0.0
    pilot.key("down")
    first = reader(scene).position
    assert first > 0.0
    assert reader(scene).wheel(-1)
    assert reader(scene).position > first
    for _ in range(200):
        reader(scene).wheel(-1)
    end = reader(scene).position
    assert first < end < 1.0
    assert not reader(scene).wheel(-1)
    pilot.key("up")
    assert reader(scene).position < end


def test_only_whole_lines_show_wherever_it_is_scrolled_to(context: UiContext, sit: Sit) -> None:
    scene = LicencesScene(context)
    sit(scene)
    layout = reader(scene)._box.text_box_layout
    assert layout is not None
    first, second = layout.layout_rows[:2]
    pitch = second.y - first.y
    assert (layout.view_rect.height - first.height) % pitch == 0
    while reader(scene).wheel(-1):
        assert round(reader(scene).position * layout.layout_rect.height) % pitch <= 1


def test_another_is_chosen_by_its_name(context: UiContext, sit: Sit, files: list[Path]) -> None:
    scene = LicencesScene(context, files)
    pilot = sit(scene)
    pilot.click("licence-1")
    assert reader(scene).name == "Short 1.0"
    assert not reader(scene).wheel(-1)


def test_they_stand_in_the_order_of_the_names_shown(
    context: UiContext, sit: Sit, tmp_path: Path
) -> None:
    for name in ("MIT", "LicenseRef-Notices", "ecosfera-Apache-2.0"):
        (tmp_path / f"{name}.txt").write_text("All of it.", "utf-8")
    scene = LicencesScene(context, list(tmp_path.glob("*.txt")))
    sit(scene)
    titles = [scene.find(f"licence-{place}") for place in range(3)]
    assert [t.name for t in titles if t] == ["Apache 2.0", "MIT", "Notices"]


def test_a_file_that_cannot_be_read_is_told(context: UiContext, sit: Sit, tmp_path: Path) -> None:
    scene = LicencesScene(context, [tmp_path / "gone.txt"])
    sit(scene)
    assert reader(scene).name == "gone"


def test_a_word_with_a_hyphen_at_the_end_of_a_line_stays_one_word() -> None:
    assert paragraphs("other CC-\n  licensed material -\nall of it") == (
        "other CC-licensed material - all of it"
    )


def test_nothing_in_a_text_is_taken_for_a_mark() -> None:
    assert paragraphs("Write to <me@x.org>\r\n& me\n\n=====\n\nEnd") == (
        "Write to &lt;me@x.org&gt; &amp; me<br><br>End"
    )
