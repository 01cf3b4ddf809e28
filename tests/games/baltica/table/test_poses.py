"""Every visible card has exactly one pose, in the right place."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence

import pytest

from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.rules.cards import (
    ELEMENT_CARDS,
    PRESSURE_CARDS,
    PRODUCER_CARDS,
    Catalogue,
)
from ecosfera.games.baltica.rules.engine import legal, push
from ecosfera.games.baltica.rules.events import CardMoved, CardsUsed, Location, Zone
from ecosfera.games.baltica.rules.ids import CardId, PlayerId
from ecosfera.games.baltica.rules.state import State
from ecosfera.games.baltica.rules.view import View, copy_view, in_front, seating, view
from ecosfera.games.baltica.stage.poses import (
    CardFace,
    other_row,
    own_row,
    place_pose,
    poses,
)
from ecosfera.games.baltica.stage.positions import other_cards
from ecosfera.games.baltica.stage.stage import Stage
from ecosfera.games.baltica.stage.zones import zones
from ecosfera.ui.draw.box import Box
from tests.games.baltica.rules.positions import P1, P2

WINDOWS = ((1024, 576, 1.0), (1366, 768, 1.0), (1366, 768, 2.0), (1920, 1080, 1.5))


def positions(match: Match, seed: int, moves: int = 150) -> list[State]:
    chance = random.Random(seed)
    state = match.state.copy()
    found = []
    for _ in range(moves):
        actions = legal(state)
        if not actions:
            break
        push(state, chance.choice(actions))
        found.append(state.copy())
    return found


def within(box: Box, width: int, height: int) -> bool:
    return (
        box.x >= -0.6 and box.y >= -0.6 and box.right <= width + 0.6 and box.bottom <= height + 0.6
    )


def face_up(seen: View) -> set[int]:
    cards = {card for row in seen.rows for card in row}
    return cards | {c for c in (*seen.producers, *seen.consumers) if c >= 0}


@pytest.mark.parametrize(("players", "level"), [(1, 1), (2, 2), (4, 2)])
def test_all_poses_of_a_game_lie_in_the_window(
    new_match: Callable[..., Match], players: int, level: int
) -> None:
    for state in positions(new_match(players, level), players):
        seen = view(state)
        for width, height, scale in WINDOWS:
            z = zones(width, height, scale, players, level)
            found = poses(seen, z)
            assert face_up(seen) <= set(found)
            for card, pose in found.items():
                assert within(pose.box, width, height), (card, pose)


def test_cards_in_front_keep_their_order_and_can_each_be_seen(catalogue: Catalogue) -> None:
    row = [*ELEMENT_CARDS[::12], *PRESSURE_CARDS[:4], *PRODUCER_CARDS[:5]]
    for width, height, scale in WINDOWS:
        z = zones(width, height, scale, 4, 2)
        found = own_row(row, 0, z)
        lefts = [found[card].box.x for card in row]
        assert lefts == sorted(lefts)
        if scale == 1:
            assert all(found[card].shown.w >= 31.9 for card in row)
        for one, two in itertools.pairwise(row):
            assert found[one].shown.right <= found[two].box.x + 0.6 + z.gap


def test_used_cards_are_shifted_up() -> None:
    z = zones(1366, 768)
    one, two = PRODUCER_CARDS[:2]
    plain, used = own_row([one, two], 0, z), own_row([one, two], 1 << one, z)
    assert used[one].cy == plain[one].cy - z.lift
    assert used[two] == plain[two]


def test_the_next_player_stands_first(new_match: Callable[..., Match]) -> None:
    seen = view(new_match(4).state)
    seen.player = P2
    assert in_front(seen) == 2
    assert seating(seen, in_front(seen)) == [3, 0, 1]


def test_the_row_of_the_only_person_stays_below(new_match: Callable[..., Match]) -> None:
    seen = view(new_match(3).state)
    z = zones(1366, 768, 1.0, 3, 1)
    before = poses(seen, z, P1)
    seen.player = P2
    assert poses(seen, z, P1) == before
    pile = place_pose(Location(Zone.DECK, P1), seen, z, P1)
    assert pile.box.y > z.row.y > place_pose(Location(Zone.DECK, P2), seen, z, P1).box.bottom


def test_other_rows_are_small_and_never_covered_by_the_own(
    new_match: Callable[..., Match],
) -> None:
    seen = view(new_match(3).state)
    z = zones(1366, 768, 1.0, 3, 1)
    found = poses(seen, z)
    for card in seen.rows[1]:
        assert found[card].face is CardFace.MINI
        assert found[card].box.bottom < z.row.y
    for card in seen.rows[0]:
        assert found[card].face is CardFace.OWN


def test_every_place_has_a_pose(new_match: Callable[..., Match]) -> None:
    match = new_match(3, 2)
    seen = view(match.state)
    z = zones(1366, 768, 1.0, 3, 2)
    for zone in Zone:
        for which in range(3):
            pose = place_pose(Location(zone, which), seen, z)
            assert pose.w > 0
            assert pose.h > 0


def lefts(row: Sequence[CardId], used: int = 0) -> list[float]:
    found = own_row(row, used, zones(1366, 768))
    return [found[card].box.x for card in row]


def test_cards_stay_where_they_lie_while_others_join_and_are_used() -> None:
    row = [*PRODUCER_CARDS[:10]]
    for count in (4, 5):
        assert lefts(row[: count + 1])[:count] == lefts(row[:count])
    for count in (7, 9):
        assert lefts(row[: count + 1])[: count - 1] == lefts(row[:count])[: count - 1]
    assert lefts(row, used=1 << row[1] | 1 << row[4]) == lefts(row)


def test_a_row_closes_up_when_a_card_leaves() -> None:
    row = [*PRODUCER_CARDS[:5]]
    assert lefts([*row[:1], *row[2:]]) == lefts(row)[:4]


def test_used_cards_of_a_long_row_keep_a_picture_that_can_be_read() -> None:
    z = zones(1366, 768)
    row = [*ELEMENT_CARDS[::20], *PRODUCER_CARDS[:7]]
    found = own_row(row, 0b111 << row[3], z)
    assert sorted(row, key=lambda card: found[card].cx) == row
    assert min(found[card].seen for card in row[3:]) >= 0.8 * found[row[3]].w


def test_spent_cards_of_a_long_row_lie_in_a_small_pile_at_its_left_end() -> None:
    """The names of cards that were of use lay under cards that had been spent."""
    for width, height in ((1280, 700), (1366, 768), (1920, 1080)):
        z = zones(width, height)
        paid, live = ELEMENT_CARDS[:48:12], [*PRESSURE_CARDS[:2], *PRODUCER_CARDS[:3]]
        for count in range(4, len(live) + 1):
            row = [*live[:2], *paid, *live[2:count]]
            mask = sum(1 << card for card in paid)
            found = own_row(row, mask, z, spent=mask)
            pile = [found[card] for card in paid]
            assert {pose.face for pose in pile} == {CardFace.SPENT}
            assert max(pose.box.right for pose in pile) <= z.cards.x + z.own[0] + 0.1
            assert len({pose.cx for pose in pile}) == len(pile)
            assert all(pose.w < 0.7 * z.own[0] for pose in pile)
            whole = [found[card] for card in live[:count]]
            assert [pose.seen for pose in whole] == [z.own[0]] * count
            assert min(pose.box.x for pose in whole) > max(pose.box.right for pose in pile)
            assert max(pose.box.right for pose in whole) <= z.cards.right + 0.1


def test_a_row_with_room_keeps_its_spent_cards_in_their_places() -> None:
    row = [*ELEMENT_CARDS[:36:12], *PRODUCER_CARDS[:2]]
    mask = 1 << row[0] | 1 << row[1]
    z = zones(1366, 768)
    assert own_row(row, mask, z, spent=mask) == own_row(row, mask, z)


def test_a_row_of_nothing_but_spent_cards_is_one_pile() -> None:
    row = [*ELEMENT_CARDS[:36:4]]
    mask = sum(1 << card for card in row)
    found = own_row(row, mask, zones(1366, 768), spent=mask)
    assert {pose.face for pose in found.values()} == {CardFace.SPENT}


def test_spent_cards_of_another_long_row_lie_in_a_small_pile_too() -> None:
    """Late in a turn the row of a computer was a heap of slivers."""
    for width, height, players in ((1280, 700, 2), (1366, 768, 2), (1920, 1080, 3)):
        z = zones(width, height, 1.0, players)
        room = other_cards(z, 0)
        paid, live = ELEMENT_CARDS[:72:12], [*PRODUCER_CARDS[:4]]
        row = [*paid, *live]
        mask = sum(1 << card for card in paid)
        found = other_row(row, 0, z, mask)
        assert {found[card].face for card in paid} == {CardFace.SPENT}
        assert [found[card].face for card in live] == [CardFace.MINI] * 4
        seen = [found[card].seen for card in live]
        assert min(seen) >= 0.6 * found[live[0]].w
        assert min(seen) > 1.5 * min(pose.seen for pose in other_row(row, 0, z).values())
        assert max(found[card].box.right for card in paid) < found[live[0]].box.x
        assert max(pose.box.right for pose in found.values()) <= room.right + 0.1
        short = row[4:7]
        assert other_row(short, 0, z, mask) == other_row(short, 0, z)


def test_the_pile_of_a_row_above_is_of_the_cards_its_player_has_spent(
    new_match: Callable[..., Match],
) -> None:
    seen = copy_view(view(new_match(2, 1).state))
    row = [*ELEMENT_CARDS[:60:12], *PRODUCER_CARDS[:4]]
    seen.rows[seen.player] = row
    seen.used = 1 << row[0] | 1 << row[1]
    stage = Stage(seen, zones(1366, 768), 0.0)
    stage.seat(PlayerId(1 - seen.player))
    faces = [stage.poses[card].face for card in row[:3]]
    assert faces == [CardFace.SPENT, CardFace.SPENT, CardFace.MINI]


def test_a_used_card_is_spent_once_its_abilities_are(
    new_match: Callable[..., Match], catalogue: Catalogue
) -> None:
    seen = copy_view(view(new_match(2, 1).state))
    front = seen.player
    able = [card for card in PRODUCER_CARDS if catalogue.abilities[card]][:2]
    bare = next(card for card in PRODUCER_CARDS if not catalogue.abilities[card])
    row = [*able, bare, *ELEMENT_CARDS[:72:12]]
    seen.rows[front] = row
    seen.used = 1 << able[0] | 1 << able[1] | 1 << bare | 1 << row[3]
    seen.ability_used = 1 << able[1]
    stage = Stage(seen, zones(1366, 768), catalogue=catalogue)
    piled = [card for card in row if stage.poses[card].face is CardFace.SPENT]
    assert piled == [able[1], bare, row[3]]


def test_a_spent_card_goes_to_its_pile_only_when_another_one_comes(
    new_match: Callable[..., Match],
) -> None:
    match = new_match(2, 1)
    seen = copy_view(view(match.state))
    front = seen.player
    row = [*ELEMENT_CARDS[:60:12], *PRODUCER_CARDS[:4]]
    seen.rows[front] = list(row)
    stage = Stage(seen, zones(1366, 768), 0.0)
    before = [stage.poses[card].cx for card in row]
    stage.play([CardsUsed(tuple(row[:3]))])
    assert [stage.poses[card].cx for card in row] == before
    come = PRODUCER_CARDS[5]
    stage.play([CardMoved(come, Location(Zone.PRODUCERS), Location(Zone.ROW, front))])
    assert {stage.poses[card].face for card in row[:3]} == {CardFace.SPENT}
    assert stage.poses[row[5]].face is CardFace.OWN
    assert stage.poses[row[5]].seen >= 0.9 * stage.poses[row[5]].w


def test_spent_cards_stay_in_their_pile_when_the_row_becomes_short_again(
    new_match: Callable[..., Match],
) -> None:
    """They had jumped between the pile and the row."""
    seen = copy_view(view(new_match(2, 1).state))
    front = seen.player
    row = [*ELEMENT_CARDS[:60:12], *PRODUCER_CARDS[:4]]
    seen.rows[front] = list(row)
    seen.used = sum(1 << card for card in row[:3])
    stage = Stage(seen, zones(1366, 768), 0.0)
    for card in row[5:]:
        stage.play([CardMoved(card, Location(Zone.ROW, front), Location(Zone.DISCARD, front))])
        assert {stage.poses[spent].face for spent in row[:3]} == {CardFace.SPENT}


def test_an_action_taken_back_takes_its_cards_from_the_pile(
    new_match: Callable[..., Match],
) -> None:
    seen = copy_view(view(new_match(2, 1).state))
    row = [*ELEMENT_CARDS[:60:12], *PRODUCER_CARDS[:4]]
    seen.rows[seen.player] = row
    seen.used = 1 << row[0] | 1 << row[1]
    stage = Stage(seen, zones(1366, 768), 0.0)
    before = copy_view(seen)
    before.used = 1 << row[0]
    stage.snap(before)
    assert [stage.poses[card].face for card in row[:2]] == [CardFace.SPENT, CardFace.OWN]


def test_the_last_card_of_a_long_row_stays_away_from_the_discard_pile() -> None:
    where = zones(1366, 768, 1.0, 2, 1)
    for count in (7, 9, 12, 20):
        row = [CardId(card) for card in PRODUCER_CARDS[:count]]
        found = own_row(row, 0, where)
        right = max(pose.box.right for pose in found.values())
        assert right < where.discard.x - where.margin / 2
