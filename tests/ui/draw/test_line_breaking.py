"""Line breaking, measured in letters of one unit each."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from ecosfera.ui.draw.line_breaking import broken_lines, left_over, pieces, shown


def _letters(text: str) -> int:
    return len(shown(text))


def _broken(text: str, width: int) -> list[str]:
    lines = broken_lines(text, width, _letters)
    return [line if "\u00a0" in text else line.replace("\u00a0", " ") for line in lines]


def test_a_short_last_word_gets_company_from_the_line_above() -> None:
    text = "4 rows, about 25 minutes. First: Otter."
    assert _broken(text, 33) == ["4 rows, about 25 minutes.", "First: Otter."]


def test_what_comes_down_to_a_short_last_word_leaves_no_tiny_one_hanging() -> None:
    assert _broken("bestämda laget tar upp i stora ord.", 31) == [
        "bestämda laget tar upp",
        "i stora ord.",
    ]


def test_what_comes_down_to_a_short_last_word_leaves_no_line_nearly_empty() -> None:
    assert _broken("everything yesterday so far disappointed us.", 20) == [
        "everything",
        "yesterday so far",
        "disappointed us.",
    ]


def test_a_short_last_word_stays_where_company_would_cost_a_line() -> None:
    assert _broken("Extraordinarily so", 15) == ["Extraordinarily", "so"]


def test_a_small_number_stays_with_what_it_counts() -> None:
    assert _broken("Each of the others pays 1 credit, if they can.", 28) == [
        "Each of the others pays",
        "1 credit, if they can.",
    ]
    assert _broken("pays 1 credit", 8) == ["pays", "1 credit"]
    assert _broken("With −4 you pay 12 Gut­schriften at VIA", 22) == [
        "With −4 you pay",
        "12 Gutschriften at VIA",
    ]


def test_a_small_number_is_left_behind_where_company_would_cost_a_line() -> None:
    assert _broken("pay 12 extraordinary", 13) == ["pay 12", "extraordinary"]


def test_a_word_is_not_hyphenated_where_it_fits_the_next_line_whole() -> None:
    text = "Take: spiny\u00adnaiad"
    assert _broken(text, 13) == ["Take:", "spinynaiad"]


def test_a_word_is_hyphenated_where_that_saves_a_line() -> None:
    assert _broken("a policy\u00adcard now", 11) == ["a policy-", "card now"]


def test_one_word_is_kept_whole_where_another_one_has_to_break() -> None:
    text = "my policy\u00adcard is mostly fish\u00ading"
    assert _broken(text, 12) == ["my policy-", "card is", "mostly", "fishing"]


def test_rather_a_broken_word_than_a_line_that_is_nearly_empty() -> None:
    text = "a environ\u00admentalism is not a mere word"
    assert _broken(text, 16)[0] == "a environ-"


def test_a_word_with_a_hyphen_of_its_own_stays_whole_where_it_fits_the_next_line() -> None:
    assert _broken("the water-milfoil", 13) == ["the", "water-milfoil"]


def test_numbers_with_a_sign_between_them_stay_whole() -> None:
    assert _broken("An impact tile (6/6).", 18) == ["An impact tile", "(6/6)."]
    assert _broken("down to about 10–12 metres", 17) == ["down to about", "10–12 metres"]
    assert pieces("1970-talen") == ["1970-", "talen"]


def test_a_hyphen_leaves_no_stub_below_it() -> None:
    assert _broken("Chryso\u00adchromu\u00adlina", 13) == ["Chryso-", "chromulina"]


def test_only_the_last_lines_move_for_a_lone_word() -> None:
    text = "the quick brown fox jumps over the lazy dog and the other dog sleeps well all day on"
    lines = _broken(text, 20)
    plain = ["the quick brown fox", "jumps over the lazy"]
    assert lines[:2] == plain
    assert " " in lines[-1]


def test_no_word_is_torn_to_give_a_lone_piece_company() -> None:
    assert _broken("Tempera\u00adtur", 8) == ["Tempera-", "tur"]


def test_a_sign_between_two_things_stands_at_the_end_of_a_line() -> None:
    assert _broken("Anna and Elias · won · Downloads", 18) == [
        "Anna and Elias ·",
        "won · Downloads",
    ]
    assert _broken("The new row: 2 × fish", 15) == ["The new row:", "2 × fish"]
    assert _broken("The rent goes up — by one step", 16) == ["The rent goes", "up — by one step"]


def test_a_fixed_space_keeps_a_number_at_its_noun() -> None:
    assert _broken("There are 12\u00a0tiles", 12) == ["There are", "12\u00a0tiles"]


def test_a_fixed_space_breaks_before_a_word_is_torn() -> None:
    assert _broken("12\u00a0habitats", 8) == ["12", "habitats"]
    assert pieces("12\u00a0habi\u00adtats") == ["12", "habi-", "tats"]


@given(st.lists(st.text("abc\u00ad-", min_size=1, max_size=9), max_size=9), st.integers(2, 9))
def test_what_is_left_over_of_a_text_begins_where_its_first_lines_end(
    words: list[str], width: int
) -> None:
    text = " ".join(words)
    lines = _broken(text, width)
    gone = str.maketrans("", "", " \u00ad-")
    for kept in range(len(lines)):
        rest = left_over(text, lines[:kept])
        assert rest.translate(gone) == "".join(lines[kept:]).translate(gone)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(st.text("abc\u00ad\u00a0-", min_size=1, max_size=14), min_size=1, max_size=20),
    st.integers(4, 40),
)
def test_no_letter_is_lost_and_no_line_too_wide(words: list[str], width: int) -> None:
    text = " ".join(words)
    lines = _broken(text, width)
    gone = str.maketrans("", "", " \u00ad\u00a0-")
    assert "".join(lines).translate(gone) == text.translate(gone)
    assert all(_letters(line) <= width for line in lines)


def test_an_amount_of_money_stays_on_one_line() -> None:
    assert _broken("So you paid rent: 300 €. It grows.", 22) == [
        "So you paid rent:",
        "300 €. It grows.",
    ]
