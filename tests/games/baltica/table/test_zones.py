"""The table fits all windows, text sizes and numbers of rows."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ecosfera.games.baltica.panels import other_rows as sheet_of_rows
from ecosfera.games.baltica.panels.renderer import place_box, turn_box
from ecosfera.games.baltica.rules.cards import FIRST_PRODUCER
from ecosfera.games.baltica.rules.ids import EVERY_ABILITY, CardId
from ecosfera.games.baltica.stage import poses, positions
from ecosfera.games.baltica.stage.poses import Yielding, overlap_cards
from ecosfera.games.baltica.stage.zones import LARGE, TARGET, Zones, zones
from ecosfera.ui.draw.box import Box

SIZES = (
    (1024, 576), (1024, 768), (1280, 720), (1280, 800), (1366, 768), (1440, 900), (1600, 900),
    (1920, 1080), (1920, 1200), (2560, 1080), (2560, 1440), (3440, 1440), (3840, 2160),
)  # fmt: skip
SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)


def inside(box: Box, outer: Box, slack: float = 0.6) -> bool:
    return (
        box.x >= outer.x - slack
        and box.y >= outer.y - slack
        and box.right <= outer.right + slack
        and box.bottom <= outer.bottom + slack
    )


def every() -> list[Zones]:
    return [
        zones(*size, scale, rows, level)
        for size, scale, rows, level in itertools.product(SIZES, SCALES, (1, 2, 3, 4), (1, 2))
    ]


@pytest.mark.parametrize("size", SIZES)
def test_no_zone_leaves_the_window_or_meets_another(size: tuple[int, int]) -> None:
    window = Box(0, 0, *size)
    for scale, rows, level in itertools.product(SCALES, (1, 2, 3, 4), (1, 2)):
        parts = zones(*size, scale, rows, level).apart()
        for name, box in parts.items():
            assert inside(box, window, 0.01), (scale, rows, level, name)
            assert box.w > 20, (scale, rows, level, name)
            assert box.h > 20, (scale, rows, level, name)
        for (one, a), (two, b) in itertools.combinations(parts.items(), 2):
            assert not a.overlaps(b), (scale, rows, level, one, two)


def test_what_is_clicked_is_large_enough() -> None:
    for z in every():
        if z.scale > LARGE:
            continue
        least = TARGET * 0.999
        for ability in EVERY_ABILITY:
            assert min(positions.token(z, ability)[2:]) >= least
        assert all(min(box.w, box.h) >= least for box in positions.stacks(z))
        assert positions.end_button(z).h >= least
        assert z.bar.h - 10 * z.unit >= least
        if z.level == 2:
            assert all(box.h >= least for box in positions.chips(z, 5))


def test_fixed_things_stay_in_their_zones() -> None:
    for z in every():
        for consumers, shelf in ((True, z.consumers), (False, z.producers)):
            assert inside(positions.market_pile(z, consumers=consumers), shelf)
            for slot in range(4):
                assert inside(positions.market_slot(z, slot, consumers=consumers), shelf)
        assert all(inside(box, z.elements) for box in positions.stacks(z))
        assert inside(positions.pressure_pile(z), z.pressure)
        for hexagon in positions.habitat_flower(z).tiles:
            assert inside(hexagon.box, z.habitats)
        for hexagon in positions.impact_flower(z).tiles:
            assert inside(hexagon.box, z.impacts)
        if z.pool is not None:
            assert all(inside(box, z.pool) for box in positions.chips(z, 9))
        assert inside(positions.end_button(z), z.end)


def test_the_number_of_the_policy_deck_is_as_large_as_the_text() -> None:
    for z in every():
        if z.level == 1:
            continue
        pile, count = positions.policy_pile(z), positions.policy_count(z)
        assert inside(pile, Box(z.elements.x, z.elements.y, z.deck_width, z.elements.h))
        assert not pile.overlaps(count)
        assert count.bottom <= z.elements.bottom + 0.6
        assert count.w >= 1.05 * z.body


def test_text_grows_with_window_and_scale() -> None:
    assert round(zones(1366, 768).body) == 14
    assert round(zones(1920, 1080).body) == 18
    assert round(zones(3840, 2160).body) == 36
    assert zones(1366, 768, 1.5).body == pytest.approx(21)
    assert zones(1366, 768, 1.5).least == pytest.approx(14)


def test_wide_names_of_stacks_take_room_from_the_others() -> None:
    z = zones(1366, 768)
    even = positions.stacks(z)
    wide = positions.stacks(z, [60, 60, even[2].w + 20, 60, 60])
    assert wide[2].w >= even[2].w + 20
    assert wide[-1].right == pytest.approx(even[-1].right)


@given(
    st.lists(st.sampled_from(Yielding), min_size=1, max_size=14),
    st.floats(400, 2600),
    st.floats(90, 400),
)
def test_a_row_of_up_to_fourteen_cards_fits_its_place(
    kinds: list[Yielding], room: float, width: float
) -> None:
    width = min(width, 0.9 * room)
    edges, seen = overlap_cards(kinds, width, room, 8, 32)
    assert edges[0] == 0
    assert edges[-1] + width <= room + 0.01
    assert seen[-1] == width
    assert all(after > before for before, after in itertools.pairwise(edges))


def test_elements_and_pressures_give_way_before_species() -> None:
    kinds = [Yielding.SLIM, Yielding.SPECIES] * 3
    _, seen = overlap_cards(kinds, 100, 480, 8)
    assert all(seen[i] == 100 or i == 5 for i in (1, 3))
    assert all(seen[i] < 100 for i in (0, 2, 4))


def test_no_card_is_covered_below_a_click_target_while_there_is_room() -> None:
    kinds = [Yielding.SLIM] * 8 + [Yielding.SPECIES] * 6
    _, seen = overlap_cards(kinds, 94, 640, 6, 32)
    assert min(seen) >= 32


def test_on_the_sheet_of_all_rows_nothing_meets_anything_else() -> None:
    for z in every():
        if z.rows == 1:
            continue
        sheet = sheet_of_rows.box(z)
        assert inside(sheet, Box(0, z.bar.bottom, z.width, z.height - z.bar.bottom))
        assert len(sheet_of_rows.bands(z)) == z.rows - 1
        cross = positions.cross(z, sheet)
        assert cross.w >= 0.95 * z.sign
        for band in sheet_of_rows.bands(z):
            assert inside(band.whole, sheet)
            assert not cross.overlaps(band.discard)
            parts = [band.portrait, band.name, band.tokens, band.cards, band.deck, band.discard]
            assert all(inside(part, band.whole) for part in parts)
            assert not any(a.overlaps(b) for a, b in itertools.combinations(parts, 2))
            assert band.portrait.w >= 1.6 * z.body
            assert band.cards.w >= 3 * band.cards.h / 1.5


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (3840, 2160)])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_banner_of_a_sea_leaves_the_market_free(size: tuple[int, int], players: int) -> None:
    z = zones(*size, 1.0, players, 1)
    width, high = 0.31 * size[0], 0.086 * size[1]
    box = place_box(z, width, high, 5 * size[1] / 768)
    for other in (z.consumers, z.producers, z.elements, z.end):
        assert players == 1 or not box.overlaps(z.reading)
        over = min(box.right, other.right) > max(box.x, other.x)
        assert not (over and min(box.bottom, other.bottom) > max(box.y, other.y))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_banner_of_a_turn_covers_nothing(players: int) -> None:
    for size in ((1366, 768), (1920, 1080), (3840, 2160)):
        z = zones(*size, 1.0, players, 1)
        box = turn_box(z, 0.3 * size[0], 52 * z.unit)
        for other in (z.elements, z.reading, positions.end_button(z), *z.others):
            assert not box.overlaps(other)


def test_a_long_row_shows_half_of_every_card_and_keeps_clear_of_the_piles() -> None:
    z = zones(1366, 768)
    for n in (7, 8):
        species = range(FIRST_PRODUCER, FIRST_PRODUCER + n - 3)
        row = [CardId(card) for card in (0, 1, 2, *species)]
        found = poses.own_row(row, 0, z)
        assert all(pose.seen >= 0.5 * pose.w - 0.5 for pose in found.values())
        assert all(pose.w >= poses.SMALLEST * z.own[0] - 4 for pose in found.values())
        assert max(pose.box.right for pose in found.values()) <= z.discard.x - 1.4 * z.margin
