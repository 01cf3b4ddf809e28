"""Lines break where they may, and texts fit their boxes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ecosfera import paths
from ecosfera.ui.draw.shapes import clear
from ecosfera.ui.draw.text import FontFace, Text, TextAlign
from ecosfera.ui.draw.theme import INK

if TYPE_CHECKING:
    from pathlib import Path

LONG = "Auf\u00adbe\u00adrei\u00adtungs\u00adan\u00adla\u00adge"


@pytest.fixture(scope="module")
def text() -> Text:
    return Text(paths.assets() / "fonts")


def test_a_word_breaks_at_its_soft_hyphens_only(text: Text) -> None:
    lines = text.wrap(LONG, FontFace.BOLD, 20, 90)
    assert len(lines) > 1
    assert all(line.endswith("-") for line in lines[:-1])
    pieces = LONG.split("\u00ad")
    ends = {"".join(pieces[:i]) for i in range(1, len(pieces))}
    joined = ""
    for line in lines[:-1]:
        joined += line.removesuffix("-")
        assert joined in ends


def test_soft_hyphens_do_not_show_in_a_line_with_room(text: Text) -> None:
    assert text.width(LONG, FontFace.BOLD, 20) == text.width(
        "Aufbereitungsanlage", FontFace.BOLD, 20
    )
    assert len(text.wrap(LONG, FontFace.BOLD, 20, 400)) == 1


def test_a_word_without_a_place_to_break_moves_to_the_next_line_whole(text: Text) -> None:
    wide = text.width("Suolapitoisuus", FontFace.TEXT, 20) + 2
    assert text.wrap("on Suolapitoisuus", FontFace.TEXT, 20, wide) == ["on", "Suolapitoisuus"]


def test_only_a_word_wider_than_the_column_is_torn_and_told(text: Text) -> None:
    wide = text.width("Suolapitoi", FontFace.TEXT, 20)
    assert len(text.wrap("Suolapitoisuus", FontFace.TEXT, 20, wide)) == 2
    text.faults.clear()
    assert not text.fit("Suolapitoisuus", FontFace.TEXT, 20, 20, wide, 3).whole
    assert "Suolapitoisuus" in text.faults


def test_a_hyphen_in_a_word_is_a_place_to_break(text: Text) -> None:
    wide = text.width("water-", FontFace.TEXT, 20) + 2
    assert text.wrap("water-milfoil", FontFace.TEXT, 20, wide)[0] == "water-"


def test_line_breaks_of_the_text_stay(text: Text) -> None:
    assert text.wrap("one\ntwo three", FontFace.TEXT, 20, 400) == ["one", "two three"]


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.text("abcäöß\u00ad-", min_size=1, max_size=14), min_size=1, max_size=9),
    st.integers(60, 400),
)
def test_no_letter_is_lost_and_no_line_too_wide(words: list[str], width: int) -> None:
    text = Text(paths.assets() / "fonts")
    source = " ".join(words)
    lines = text.wrap(source, FontFace.TEXT, 18, width)
    letters = [c for c in source if c not in " \u00ad-"]
    assert [c for line in lines for c in line if c not in " \u00ad-"] == letters
    assert all(text.width(line, FontFace.TEXT, 18) <= width for line in lines)


def test_fitting_makes_text_smaller_before_it_cuts(text: Text) -> None:
    text.faults.clear()
    wide = text.width("Bring a small sea back to life", FontFace.BOLD, 16)
    fitted = text.fit("Bring a small sea back to life", FontFace.BOLD, 30, 14, wide + 1)
    assert fitted.whole
    assert 14 <= fitted.size <= 16
    assert not text.faults


def test_what_does_not_fit_ends_with_an_ellipsis_and_is_told(text: Text) -> None:
    text.faults.clear()
    fitted = text.fit("Bring a small sea back to life", FontFace.BOLD, 20, 18, 100, 1)
    assert not fitted.whole
    assert fitted.lines[0].endswith("…")
    assert text.width(fitted.lines[0], FontFace.BOLD, fitted.size) <= 100
    assert text.faults


def test_what_is_cut_shows_no_hyphens_that_are_not_in_the_text(text: Text) -> None:
    wide = text.width("Wilhelm", FontFace.BOLD, 20)
    assert text.fit("Wilhelmiina", FontFace.BOLD, 20, 20, wide).lines == ("Wilhel…",)
    tall = text.width("Umwelt-", FontFace.BOLD, 20) + 1
    name = "Umwelt\u00adbe\u00adlas\u00adtungs\u00adkarte"
    assert text.fit(name, FontFace.BOLD, 20, 20, tall, 2).lines == ("Umwelt-", "belast…")


def test_a_height_limits_the_lines(text: Text) -> None:
    about = "Level 2: with policy cards that act in every round of the game"
    fitted = text.fit(about, FontFace.TEXT, 24, 10, 200, 9, height=60)
    assert fitted.whole
    assert len(fitted.lines) * text.line_height(fitted.size) <= 60


def test_decomposed_letters_are_drawn_as_one(text: Text) -> None:
    assert text.wrap("a\u0308", FontFace.TEXT, 20, 100) == ["ä"]
    one = text.line("a\u0308", FontFace.TEXT, 20, INK)
    assert one.get_size() == text.line("ä", FontFace.TEXT, 20, INK).get_size()


@pytest.mark.parametrize("face", list(FontFace))
def test_every_font_has_the_letters_of_all_languages(text: Text, face: FontFace) -> None:
    blank = text.font(face, 30).metrics("\uffff")
    for letter in "äöåÄÖÅéüÜßæøÆØõÕšŠžŽāĀčČēĒģĢīĪķĶļĻņŅūŪąĄęĘėĖįĮųŲćĆłŁńŃóÓśŚźŹżŻ–…·×„“”’«»€":
        assert text.font(face, 30).metrics(letter) not in (blank, [None]), letter


@pytest.mark.parametrize("face", [face for face in FontFace if face is not FontFace.TITLE])
def test_every_font_but_that_of_latin_titles_has_the_cyrillic_letters(
    text: Text, face: FontFace
) -> None:
    blank = text.font(face, 30).metrics("\uffff")
    for letter in "абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ№—":
        assert text.font(face, 30).metrics(letter) not in (blank, [None]), letter


def test_a_title_with_cyrillic_letters_has_a_font_that_can_draw_them(text: Text) -> None:
    title = "Море: 6"
    drawn = text.line(title, FontFace.TITLE, 48, INK)
    wanted = text.line(title, FontFace.CYRILLIC_TITLE, 48, INK)
    assert pygame.image.tobytes(drawn, "RGBA") == pygame.image.tobytes(wanted, "RGBA")
    assert text.width(title, FontFace.TITLE, 48) == text.width(title, FontFace.CYRILLIC_TITLE, 48)


@pytest.mark.parametrize(
    ("title", "face"),
    [("CO₂ Balance", FontFace.TITLE), ("Поля CO₂", FontFace.CYRILLIC_TITLE)],
)
def test_a_small_figure_is_no_reason_to_set_a_title_in_another_face(
    text: Text, title: str, face: FontFace
) -> None:
    assert text.width(title, FontFace.TITLE, 100) == text.font(face, 100).size(title)[0]


@pytest.mark.parametrize("face", [FontFace.TITLE, FontFace.CYRILLIC_TITLE])
def test_small_figures_of_titles_hang_below_the_line(text: Text, face: FontFace) -> None:
    capital, *figures = text.font(face, 100).metrics("H₀₁₂₃₄")
    blank = text.font(face, 100).metrics("\uffff")
    assert capital is not None
    for figure in figures:
        assert figure is not None
        assert [figure] != blank
        assert figure[2] < 0
        assert 0 < figure[3] < 0.6 * capital[3]


@pytest.mark.parametrize("align", list(TextAlign))
def test_a_block_stays_in_its_box(text: Text, align: TextAlign) -> None:
    target = clear((300, 200))
    box = target.get_rect().inflate(-100, -100)
    text.paragraph(
        target, "All six habitats are thriving again.", box, FontFace.TEXT, 20, INK, align=align
    )
    drawn = target.get_bounding_rect()
    assert box.inflate(4, 12).contains(drawn)


def test_a_line_that_begins_with_j_stands_under_the_others(text: Text) -> None:
    def left_of_stem(words: str) -> int:
        target = clear((300, 100))
        box = pygame.Rect(100, 30, 190, 60)
        text.paragraph(target, words, box, FontFace.TEXT, 40, INK)
        mask = pygame.mask.from_surface(target, 127)
        middle = 30 + text.line_height(40) // 2
        return next(x for x in range(300) if mask.get_at((x, middle)))

    assert left_of_stem("jn") == pytest.approx(left_of_stem("in"), abs=1)


def test_heavier_letters_are_wider(text: Text) -> None:
    plain = text.width("Restored habitats", FontFace.TEXT, 40)
    bold = Text(paths.assets() / "fonts")
    bold.bold = True
    assert bold.width("Restored habitats", FontFace.TEXT, 40) > plain


def test_without_the_font_files_the_game_still_writes(text: Text) -> None:
    bare = Text(paths.assets() / "nowhere")
    assert bare.width("Sea", FontFace.TITLE, 20) > 0


@pytest.mark.parametrize("size", [0, 100, 1000, 20_000])
def test_a_font_that_was_cut_off_is_replaced(tmp_path: Path, size: int) -> None:
    whole = (paths.assets() / "fonts" / f"{FontFace.BOLD.value}.ttf").read_bytes()
    (tmp_path / f"{FontFace.BOLD.value}.ttf").write_bytes(whole[:size])
    broken = Text(tmp_path)
    assert broken.width("Baltic", FontFace.BOLD, 20) > 0
    assert broken.line("Baltic", FontFace.BOLD, 20, INK).get_width() > 0


@pytest.mark.parametrize("sign", ["\0", "\x01", "\x1b", "\x7f", "\x85", "\ud800", "\ud83d\udc1f"])
def test_what_no_font_can_take_is_left_out(text: Text, sign: str) -> None:
    assert text.width(f"a{sign}b", FontFace.TEXT, 20) == text.width("ab", FontFace.TEXT, 20)
    for odd in (sign, f"a{sign}b", f"{sign}j"):
        assert text.line(odd, FontFace.TEXT, 20, INK).get_height() > 0
        text.fit(odd, FontFace.TEXT, 20, 10, 5)
        text.paragraph(clear((99, 99)), odd, pygame.Rect(0, 0, 90, 90), FontFace.TEXT, 20, INK)


@pytest.mark.parametrize("sign", ["\ufe0f", "\u034f", "\u17b4", "\U000e0101", "\u180b\ufe00"])
@pytest.mark.parametrize("size", [10, 40])
def test_signs_without_any_width_are_drawn_as_nothing(text: Text, sign: str, size: int) -> None:
    drawn = text.line(sign, FontFace.TEXT, size, INK)
    assert drawn.get_bounding_rect().width == 0
    place = pygame.Rect(0, 0, 100, 100)
    fitted = text.fit(sign, FontFace.TEXT, size, 8, 100, 2)
    text.place(clear((100, 100)), fitted, place, FontFace.TEXT, INK)


def test_small_letters_stand_evenly(text: Text) -> None:
    """Fonts set letters on whole pixels: in small sizes words fell apart ("t he")."""
    small = text.line("the other the other", FontFace.BOLD, 15, INK)
    large = text.font(FontFace.BOLD, 120).render(
        "the other the other", antialias=True, color="black"
    )
    exact = pygame.transform.smoothscale(large.convert_alpha(), small.get_size())
    seen, wanted = _columns(small), _columns(exact)
    apart = sum(abs(a - b) for a, b in zip(seen, wanted, strict=True)) / sum(wanted)
    assert apart < 0.15


def _columns(image: pygame.Surface) -> list[int]:
    """How much ink there is in each column."""
    width, height = image.get_size()
    return [sum(image.get_at((x, y)).a for y in range(height)) for x in range(width)]


@pytest.mark.parametrize("face", [FontFace.TEXT, FontFace.TITLE, FontFace.CYRILLIC_TITLE])
def test_figures_stand_on_the_line_and_are_as_high_as_capitals(text: Text, face: FontFace) -> None:
    capital, *figures = text.font(face, 100).metrics("H0123456789")
    assert capital is not None
    for figure in figures:
        assert figure is not None
        assert figure[2] == pytest.approx(capital[2], abs=3)
        assert figure[3] == pytest.approx(capital[3], abs=6)
