"""RULES 1, 2 and 16: components, set-up, settings."""

from __future__ import annotations

from collections import Counter

import pytest

from ecosfera.games.co2.rules import events as ev
from ecosfera.games.co2.rules.config import Config
from ecosfera.games.co2.rules.deal import new_game
from ecosfera.games.co2.rules.ids import EVERY_KIND
from ecosfera.games.co2.rules.pieces import RandomSource, SquareKind
from ecosfera.games.co2.rules.state import Bank, Phase, State, balance
from tests.games.co2.rules.positions import P0, P1, P2, catalogue, territory


def begun(**config: object) -> State:
    return new_game(catalogue(), Config(**{"seed": "x", **config}))[0]  # type: ignore[arg-type]


def test_1_1_the_board_is_a_ring_of_forty_squares_in_eight_blocks() -> None:
    board = catalogue().board
    assert Counter(square.kind for square in board) == {
        SquareKind.VIA: 1,
        SquareKind.CO2: 7,
        SquareKind.EVENT: 8,
        SquareKind.TERRITORY: 24,
    }
    for number, area in enumerate(catalogue().areas):
        block = board[5 * number : 5 * number + 5]
        assert tuple(block[i].territory for i in (1, 2, 4)) == area.territories
        assert block[3].kind is SquareKind.EVENT


def test_1_2_the_two_territories_that_the_seed_gives_are_as_it_says() -> None:
    campogalliano = catalogue().territories[territory("campogalliano")]
    assert (campogalliano.co2, campogalliano.rents[0]) == (2, 200)
    assert catalogue().territories[territory("castelfranco")].co2 == 3


def test_1_3_each_kind_of_action_stands_three_times_at_each_place() -> None:
    for place in range(4):
        shown = Counter(card.kinds[place] for card in catalogue().territories)
        assert set(shown.values()) == {3}


def test_1_4_there_are_18_event_cards() -> None:
    assert len(catalogue().event_ids) == 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_2_and_1_5_each_player_gets_14_credits_and_5500_euros_of_the_bank(players: int) -> None:
    view = begun(players=players).view
    assert {(player.credits, player.euros) for player in view.players} == {(14, 5500)}
    assert view.bank == Bank(70 - 14 * players, 31_000 - 5500 * players)


@pytest.mark.parametrize("start", [2, 3])
def test_2_3_each_player_gets_territories_that_cost_nothing(start: int) -> None:
    view = begun(players=4, start_territories=start).view
    assert [len(view.owned(player)) for player in view.playing] == [start] * 4
    assert not any(view.done)


def test_2_3_the_territories_are_dealt_in_turn_from_the_shuffled_list() -> None:
    random = RandomSource.seeded("x")
    order = list(catalogue().territory_ids.values())
    random.shuffle(order)
    view = begun(players=3).view
    assert [view.owners[t] for t in order[:6]] == [P0, P1, P2, P0, P1, P2]


def test_2_3_nobody_begins_at_minus_12_or_less() -> None:
    dealt_again = 0
    for seed in range(400):
        view = begun(players=4, start_territories=3, seed=str(seed)).view
        assert min(balance(view, player) for player in view.playing) > -12
        order = list(catalogue().territory_ids.values())
        RandomSource.seeded(str(seed)).shuffle(order)
        dealt_again += {*order[:12]} != {t for t in order if view.owners[t] is not None}
    assert dealt_again > 0


def test_2_4_each_player_gets_six_action_cards_from_the_bag() -> None:
    view = begun(players=4).view
    assert [len(player.hand) for player in view.players] == [6] * 4
    assert sum(view.bag) == 96 - 24


def test_2_5_pawns_stand_on_via_and_balances_are_minus_the_costs() -> None:
    view = begun().view
    for player in view.playing:
        costs = sum(catalogue().territories[t].co2 for t in view.owned(player))
        assert view.players[player].position == 0
        assert balance(view, player) == -costs


def test_2_6_the_highest_throw_begins_and_those_tied_throw_again() -> None:
    tied = 0
    for seed in range(60):
        state, events = new_game(catalogue(), Config(players=3, seed=str(seed)))
        throws = [event for event in events if isinstance(event, ev.StartDice)]
        left = [P0, P1, P2]
        while len(left) > 1:
            totals = {player: sum(throws.pop(0).dice) for player in left}
            left = [player for player in left if totals[player] == max(totals.values())]
            tied += len(left) > 1
        assert throws == []
        assert state.view.turn.first == state.view.turn.player == left[0]
    assert tied > 0


def test_2_6_a_set_up_may_name_the_first_player_and_then_no_dice_are_thrown() -> None:
    state, events = new_game(catalogue(), Config(players=3, seed="x", first_player=P2))
    assert state.view.turn.player == P2
    assert events == [ev.TurnBegan(P2, 1, 1)]


def test_2_8_only_the_deck_and_the_random_source_are_out_of_sight() -> None:
    state = begun()
    assert state.view.turn.phase is Phase.ROLL
    assert sorted(state.deck) == list(range(18))
    assert state.view.deck == 18


@pytest.mark.parametrize("players", [2, 3, 4])
def test_2_9_with_a_head_start_each_has_two_of_an_area_and_the_next_player_the_third(
    players: int,
) -> None:
    areas = Counter[int]()
    for seed in range(60):
        view = begun(players=players, start_territories=3, head_start=True, seed=str(seed)).view
        for player in view.playing:
            owned = [catalogue().territories[t].area for t in view.owned(player)]
            (area,) = [area for area in set(owned) if owned.count(area) == 2]
            (third,) = [t for t in catalogue().areas[area].territories if view.owners[t] != player]
            assert view.owners[third] == (player + 1) % players
            areas[area] += 1
        assert len(view.playing) * 3 == sum(owner is not None for owner in view.owners)
    assert len(areas) == 8


def test_2_9_with_two_each_the_third_of_an_area_is_free() -> None:
    view = begun(players=4, head_start=True).view
    for player in view.playing:
        first, second = (catalogue().territories[t].area for t in view.owned(player))
        assert first == second


def test_2_9_two_actions_are_done_and_their_cards_are_not_in_the_bag() -> None:
    view = begun(players=4, start_territories=3, head_start=True).view
    cards = [*view.players[0].hand, *view.players[1].hand, *view.players[2].hand]
    cards += view.players[3].hand
    for place, owner, done in zip(catalogue().territories, view.owners, view.done, strict=True):
        assert done == (0 if owner is None else 2)
        cards += place.kinds[:done]
    assert [
        in_bag + cards.count(kind) for kind, in_bag in zip(EVERY_KIND, view.bag, strict=True)
    ] == [12] * 8
    for player in view.playing:
        costs = sum(catalogue().territories[t].co2 for t in view.owned(player))
        assert balance(view, player) == 6 - costs


def test_16_the_settings_of_the_full_game_are_the_defaults() -> None:
    config = Config()
    assert (config.goal, config.start_territories) == (20, 2)
    assert (config.round_limit, config.offers) == (100, 3)
    assert not config.flow
    assert not config.head_start
