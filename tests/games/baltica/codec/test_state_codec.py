"""States to and from JSON, and the states that are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ecosfera.core.json_fields import CodecError
from ecosfera.core.rng import seeded
from ecosfera.games.baltica.codec.state import state_from_json, state_to_json
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.state import Pending, PendingKind, State
from tests.games.baltica.codec.games import CONFIGS, Json, fresh, plain, put, random_game, to_json
from tests.games.baltica.rules.positions import P0, P1, card, catalogue, position


def refused(value: object) -> str:
    with pytest.raises(CodecError) as caught:
        state_from_json(catalogue(), value)
    message = str(caught.value)
    message.encode()
    return message


def accepted(value: Json) -> State:
    """Check that the JSON loads and is written back unchanged."""
    state = state_from_json(catalogue(), plain(value))
    assert plain(state_to_json(state)) == value
    return state


# -- what goes, comes back -----------------------------------------------------------------------


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.seed)
@pytest.mark.parametrize("luck", ["a", "b"])
def test_every_position_of_a_game_comes_back_as_it_went(config: Config, luck: str) -> None:
    for state in random_game(config, luck):
        assert accepted(to_json(state)) == state


def test_decks_are_top_first() -> None:
    state = position("oxygen", decks=["sunlight nutrients"])
    state.producer_deck = state.producer_deck[::-1]
    data = to_json(state)
    assert data["players"][0]["deck"] == ["sunlight#1", "nutrients#1"]
    assert data["market"]["producer_deck"][0] == catalogue().names[state.producer_deck[-1]]
    assert accepted(data).decks == state.decks


def test_an_empty_slot_is_null_and_habitats_stand_in_their_order() -> None:
    state = position("oxygen", producers="viruses", producer_deck="", habitats="coast ice")
    data = to_json(state)
    assert data["market"]["producers"] == ["viruses", None, None, None]
    assert data["habitats"] == ["coast", "ice"]
    assert accepted(data) == state


def test_the_random_source_is_seeded_from_the_configuration_when_it_is_left_out() -> None:
    data = fresh()
    del data["rng"]
    assert state_from_json(catalogue(), data).rng == seeded("fresh")


def test_a_loaded_configuration_may_leave_out_keys() -> None:
    data = fresh()
    data["config"] = {}
    state = state_from_json(catalogue(), data)
    assert state.config == Config(seed=state.config.seed)
    assert state.config.seed


# -- pieces --------------------------------------------------------------------------------------


def test_a_missing_piece_is_told() -> None:
    data = fresh()
    card = data["market"]["pressures"].pop()
    assert refused(data) == f"state: {card} missing: every card must lie somewhere"


def test_many_missing_pieces_are_counted() -> None:
    data = fresh()
    data["market"]["pressures"] = []
    assert "pressure#" in refused(data)
    assert "and 41 more missing" in refused(data)


def test_a_piece_in_two_places_is_told_with_both() -> None:
    data = fresh()
    data["removed"].append(data["players"][0]["deck"][0])
    assert "state.removed[" in refused(data)
    assert "lies in state.players[0].deck[0] already" in refused(data)


@pytest.mark.parametrize("name", ["sunlight#13", "sunlight#0", "sunlight", "cod", 3, None, [], {}])
def test_an_unknown_piece_is_told(name: object) -> None:
    data = fresh()
    data["players"][0]["deck"][0] = name
    assert refused(data).startswith("state.players[0].deck[0]: there is no card ")


WRONG_PLACES = [
    ("oil_spill", ("players", 0, "discard")),
    ("bubble_curtains", ("players", 0, "deck")),
    ("funding#1", ("players", 0, "deck")),
    ("macoma_balthica", ("market", "elements", "sunlight")),
    ("oxygen#5", ("market", "elements", "sunlight")),
    ("pressure#9", ("market", "elements", "sunlight")),
    ("oxygen#5", ("market", "pressures")),
    ("macoma_balthica", ("market", "producer_deck")),
    ("viruses", ("market", "consumer_deck")),
    ("viruses", ("policy", "deck")),
    ("oxygen#5", ("policy", "discard")),
    ("oil_spill", ("policy", "pool")),
    ("green_energy", ("policy", "pool")),
    ("oxygen#5", ("policy", "pool")),
]


@pytest.mark.parametrize(("name", "place"), WRONG_PLACES)
def test_a_piece_in_a_place_of_another_kind_is_told(name: str, place: tuple[Any, ...]) -> None:
    data = to_json(position("salinity", decks=["temperature"], consumers="rotifera"))
    for cards in (
        data["removed"],
        data["market"]["elements"]["oxygen"],
        data["market"]["pressures"],
        data["market"]["consumer_deck"],
        data["market"]["producer_deck"],
    ):
        if name in cards:
            cards.remove(name)
    pile: Any = data
    for key in place:
        pile = pile[key]
    pile.append(name)
    assert refused(data).endswith(f": {name} cannot lie there")


def test_a_policy_card_cannot_lie_in_a_row_but_litter_can() -> None:
    data = to_json(position("salinity beach_litter", "oxygen"))
    accepted(data)
    data["players"][0]["row"][1]["card"] = "oil_spill"
    data["removed"].remove("oil_spill")
    data["removed"].append("beach_litter")
    assert refused(data) == "state.players[0].row[1].card: oil_spill cannot lie there"


@pytest.mark.parametrize(
    ("name", "config", "setting"),
    [
        ("oil_spill", {}, "policies false"),
        ("ocean_literacy", {"policies": True, "house_cards": False}, "house_cards false"),
        ("calanoida", {"biodiversity_loss": True}, "biodiversity_loss true"),
    ],
)
def test_what_takes_no_part_must_be_removed(name: str, config: Json, setting: str) -> None:
    data = fresh(**config)
    data["removed"].remove(name)
    deck = data["market"]["consumer_deck"] if name == "calanoida" else data["policy"]["deck"]
    deck.append(name)
    assert refused(data).endswith(f"with {setting}, {name} must be in state.removed")


def test_anything_may_be_left_over_in_removed() -> None:
    data = fresh(policies=True)
    for pile in (
        data["market"]["elements"]["oxygen"],
        data["market"]["pressures"],
        data["market"]["producer_deck"],
        data["policy"]["deck"],
        data["players"][1]["deck"],
    ):
        data["removed"].extend(pile)
        pile.clear()
    accepted(data)


# -- fields --------------------------------------------------------------------------------------

WRONG_FIELDS: list[tuple[str, object, str]] = [
    ("impacts", 7, "state.impacts: must be from 0 to 6, not 7"),
    ("impacts", -1, "state.impacts: must be from 0 to 6, not -1"),
    ("impacts", True, "state.impacts: a whole number is needed, not true"),
    ("impacts", None, "state.impacts: a whole number is needed, not null"),
    ("habitats", ["lake"], "state.habitats[0]: must be one of ice"),
    ("habitats", ["mud", "mud"], "state.habitats[1]: mud is there already"),
    ("habitats", None, "state.habitats: a list is needed, not null"),
    ("outcome", "drawn", "state.outcome: must be one of won, lost"),
    ("outcome", False, "state.outcome: must be one of won, lost"),
    ("players", [], "state.players: must have 2 entries, not 0"),
    ("players.0", 3, "state.players[0]: an object is needed, not 3"),
    ("players.0.row", {}, "state.players[0].row: a list is needed, not an object"),
    ("players.0.row.0", "sunlight#1", "state.players[0].row[0]: an object is needed"),
    ("players.0.row.0.used", 0, "state.players[0].row[0].used: true or false is needed, not 0"),
    ("players.0.row.0.colour", 0, 'state.players[0].row[0]: unknown key "colour"'),
    ("players.0.tokens", {}, 'state.players[0].tokens: the key "pass" is missing'),
    ("players.0.tokens.plus", None, "state.players[0].tokens.plus: true or false is needed"),
    ("market.producers", [], "state.market.producers: must have 4 entries, not 0"),
    ("market.elements", {}, 'state.market.elements: the key "sunlight" is missing'),
    ("market.shells", [], 'state.market: unknown key "shells"'),
    ("policy.implemented", -1, "state.policy.implemented: must be from 0 to 30, not -1"),
    ("turn.player", 2, "state.turn.player: must be from 0 to 1, not 2"),
    ("turn.number", 0, "state.turn.number: must be from 1 to 20000, not 0"),
    ("turn.number", 1e0, "state.turn.number: a whole number is needed, not 1.0"),
    ("turn.number", 2, "state.turn.player: with first_player 0, turn 2 is player 1's"),
    ("turn.round", 2, "state.turn.round: turn 1 with 2 players is in round 1, not 2"),
    ("turn.player", 1, "state.turn.player: with first_player 0, turn 1 is player 0's"),
    ("turn.acquired", None, "state.turn.acquired: true or false is needed, not null"),
    ("next_turn", None, "state.next_turn: an object is needed, not null"),
    ("next_turn.skip", 1, "state.next_turn.skip: true or false is needed, not 1"),
    ("pending", {}, 'state.pending: the key "kind" is missing'),
    ("pending", "green_energy", "state.pending: an object is needed"),
    ("rng", None, "state.rng: a string is needed, not null"),
    ("rng", "12", "state.rng: must be 16 of the digits 0-9 and a-f"),
    ("rng", "ABCDEF0123456789", "state.rng: must be 16 of the digits 0-9 and a-f"),
    ("config.players", 3, "state.players: must have 3 entries, not 2"),
    ("config.colour", 3, 'state.config: unknown key "colour"'),
    ("extra", 1, 'state: unknown key "extra"'),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG_FIELDS)
def test_a_wrong_field_is_named(path: str, value: object, message: str) -> None:
    data = fresh()
    put(data, path, value)
    assert refused(data).startswith(message)


def test_every_key_is_needed() -> None:
    for key in fresh():
        data = fresh()
        del data[key]
        if key != "rng":
            assert refused(data) == f'state: the key "{key}" is missing'


@pytest.mark.parametrize("value", [None, [], 3, "state", {}])
def test_anything_else_is_no_state(value: object) -> None:
    assert refused(value).startswith("state: ")


# -- contradictions ------------------------------------------------------------------------------


def test_six_habitats_and_the_won_game_belong_together() -> None:
    six = "ice mud river rock open_water coast"
    data = to_json(position("oxygen", habitats=six))
    assert refused(data).startswith('state.outcome: must be "won" with 6 habitats')
    data["outcome"] = "won"
    accepted(data)
    data["habitats"].pop()
    assert refused(data).startswith("state.outcome: must be null with 5 habitats and 0 impacts")


def test_six_impacts_and_the_lost_game_belong_together() -> None:
    data = to_json(position("oxygen", impacts=6))
    assert refused(data).startswith('state.outcome: must be "lost"')
    data["outcome"] = "lost"
    accepted(data)
    data["impacts"] = 5
    assert refused(data).startswith("state.outcome: must be null")


def test_a_game_is_not_both_won_and_lost() -> None:
    data = to_json(position("oxygen", impacts=6, habitats="ice mud river rock open_water coast"))
    data["outcome"] = "won"
    assert refused(data) == "state.impacts: a game cannot be both won and lost"


@pytest.mark.parametrize("key", ["producers", "consumers"])
def test_an_empty_slot_beside_a_deck_that_is_not_is_refused(key: str) -> None:
    data = fresh()
    data["removed"].append(data["market"][key][2])
    data["market"][key][2] = None
    assert refused(data) == f"state.market.{key}[2]: empty although the deck is not"


def test_marks_in_the_row_of_another_player_are_refused() -> None:
    data = to_json(position("oxygen", "viruses"))
    for mark in ("used", "ability_used"):
        put(data, f"players.1.row.0.{mark}", True)
        assert refused(data) == (
            f"state.players[1].row[0].{mark}: must be false: it is player 0's turn"
        )
        put(data, f"players.1.row.0.{mark}", False)


@pytest.mark.parametrize(
    ("name", "mark"),
    [
        ("pressure#1", "used"),
        ("beach_litter", "used"),
        ("oxygen#1", "ability_used"),
        ("calanoida", "ability_used"),
        ("calanoida", "star_used"),
        ("pressure#1", "star_used"),
    ],
)
def test_marks_on_cards_that_cannot_have_them_are_refused(name: str, mark: str) -> None:
    data = to_json(position(name, "salinity"))
    put(data, f"players.0.row.0.{mark}", True)
    assert refused(data) == (
        f"state.players[0].row[0].{mark}: must be false: {name} cannot be used so"
    )


def test_marks_on_cards_that_can_have_them_are_kept() -> None:
    names = "oxygen viruses zannichellia_palustris"
    state = position(names, used=names, ability_used="viruses", star_used="zannichellia_palustris")
    assert accepted(to_json(state)) == state


def test_a_token_is_offered_only_to_who_could_take_it() -> None:
    pair = "rotifera clangula_hyemalis"
    state = position(pair, tokens=["pass"], offer=True)
    accepted(to_json(state))
    state.tokens = [0b111]
    assert "all of pass, plus, refresh lie face up" in refused(to_json(state))
    state = position("rotifera macoma_balthica", tokens=["pass"], offer=True)
    assert "no two consumers of the row share a habitat" in refused(to_json(state))
    state = position(pair, tokens=["pass"], offer=True, active="green_energy")
    state.pending = Pending(PendingKind.GREEN_ENERGY, P0)
    assert "state.turn.may_reactivate: must be false: no move" in refused(to_json(state))


def test_one_row_cannot_be_skipped() -> None:
    data = to_json(position("oxygen"))
    put(data, "next_turn.skip", True)
    assert refused(data) == "state.next_turn.skip: with one row nothing is skipped"


# -- cards by the market -------------------------------------------------------------------------


def test_permanent_cards_stay_by_the_market() -> None:
    active = "climate_change improved_nutrient_retention strict_protection"
    accepted(to_json(position("oxygen", active=active)))


@pytest.mark.parametrize("name", ["oil_spill", "beach_litter", "bubble_curtains", "funding#1"])
def test_other_cards_do_not_stay_by_the_market(name: str) -> None:
    assert refused(to_json(position("oxygen", active=name))).startswith("state.policy.active[0]: ")


def test_the_noise_lies_there_only_while_it_lasts() -> None:
    accepted(to_json(position("oxygen", "salinity", active="underwater_noise", noise=True)))
    data = to_json(position("oxygen", "salinity", active="underwater_noise"))
    assert refused(data) == "state.policy.active[0]: underwater_noise does not stay there"
    put(data, "next_turn.noise", True)
    accepted(data)


def test_noise_without_its_card_is_let_be() -> None:
    accepted(to_json(position("oxygen", "salinity", noise=True)))


def test_a_card_may_be_left_half_resolved_by_the_last_tile() -> None:
    data = to_json(position("oxygen", active="green_energy", impacts=6))
    data["outcome"] = "lost"
    accepted(data)


# -- pending choices -----------------------------------------------------------------------------


def green_energy() -> State:
    state = position("oxygen", "salinity", active="green_energy")
    state.pending = Pending(PendingKind.GREEN_ENERGY, P0, due=2, ending=True)
    return state


def strict_protection(policy: str = "oil_spill", **changes: Any) -> State:
    pool = "strict_protection funding"
    state = position("oxygen", "salinity", **{"active": policy, "pool": pool, **changes})
    state.pending = Pending(PendingKind.STRICT_PROTECTION, P0, card=card(policy))
    return state


def reaction(row: str = "nutrients nutrients nutrients", **changes: Any) -> State:
    pool = "upgraded_waste_water_treatment funding"
    state = position(row, "salinity", **{"pool": pool, **changes})
    state.pending = Pending(PendingKind.UPGRADED_WASTE_WATER_TREATMENT, P0, start=True)
    return state


def literacy() -> State:
    state = position("oxygen", "salinity", active="ocean_literacy")
    state.pending = Pending(PendingKind.OCEAN_LITERACY, P1)
    return state


@pytest.mark.parametrize("make", [green_energy, strict_protection, reaction, literacy])
def test_a_choice_that_fits_is_kept(make: Callable[[], State]) -> None:
    state = make()
    assert accepted(to_json(state)) == state


def test_pending_has_the_protocols_keys() -> None:
    common = {"player": 0, "due": 0, "ending": False}
    assert to_json(strict_protection())["pending"] == {
        "kind": "strict_protection",
        **common,
        "card": "oil_spill",
    }
    assert to_json(reaction())["pending"] == {
        "kind": "upgraded_waste_water_treatment",
        **common,
        "start": True,
    }


CHOICES: list[tuple[State, str, object, str]] = [
    (green_energy(), "kind", "tea", "state.pending.kind: must be one of"),
    (green_energy(), "player", 1, "state.pending.player: only the active player answers"),
    (green_energy(), "player", 2, "state.pending.player: must be from 0 to 1"),
    (green_energy(), "due", -1, "state.pending.due: must be from 0 to 30"),
    (green_energy(), "ending", None, "state.pending.ending: true or false"),
    (green_energy(), "card", "oil_spill", 'state.pending: unknown key "card"'),
    (green_energy(), "start", True, 'state.pending: unknown key "start"'),
    (strict_protection(), "card", "cod", 'state.pending.card: there is no card "cod"'),
    (strict_protection(), "card", 3, "state.pending.card: a string is needed"),
    (strict_protection(), "card", "hunting", "state.pending: hunting must lie in state.policy"),
    (strict_protection(), "card", "calanoida", "state.pending.card: calanoida discards and"),
    (strict_protection(), "player", 1, "state.pending.player: only the active player"),
    (reaction(), "due", 1, "state.pending: with upgraded_waste_water_treatment nothing is due"),
    (reaction(), "start", 1, "state.pending.start: true or false is needed, not 1"),
    (literacy(), "ending", True, "state.pending: with ocean_literacy nothing is due"),
]


@pytest.mark.parametrize(("state", "key", "value", "message"), CHOICES)
def test_a_choice_with_a_wrong_field_is_refused(
    state: State, key: str, value: object, message: str
) -> None:
    data = to_json(state)
    data["pending"][key] = value
    assert refused(data).startswith(message)


@pytest.mark.parametrize("key", ["kind", "player", "due", "ending", "card"])
def test_a_choice_without_a_key_is_refused(key: str) -> None:
    data = to_json(strict_protection())
    del data["pending"][key]
    assert refused(data) == f'state.pending: the key "{key}" is missing'


def test_green_energy_asks_only_while_none_of_the_three_is_restored() -> None:
    state = green_energy()
    data = to_json(state)
    data["habitats"] = ["coast"]
    assert "green_energy asks only while mud, rock and coast" in refused(data)


@pytest.mark.parametrize("pool", ["", "strict_protection", "funding"])
def test_a_reaction_needs_the_measure_and_a_funding_card(pool: str) -> None:
    message = refused(to_json(strict_protection(pool=pool)))
    assert message.startswith("state.pending: strict_protection needs the measure and a funding")


def test_strict_protection_is_not_asked_for_a_newcomer_who_settles() -> None:
    state = strict_protection("non_indigenous_species", habitats="ice mud river")
    assert refused(to_json(state)).startswith("state.pending.card: with three habitats")


@pytest.mark.parametrize(
    "row", ["nutrients nutrients", "nutrients nutrients nutrients pressure pressure pressure"]
)
def test_the_reaction_to_nutrients_needs_three_that_would_strike(row: str) -> None:
    assert "asks only when three nutrients cards" in refused(to_json(reaction(row)))


@pytest.mark.parametrize("make", [green_energy, strict_protection, literacy])
def test_the_card_that_asks_must_lie_by_the_market(make: Callable[[], State]) -> None:
    data = to_json(make())
    data["policy"]["discard"] = data["policy"]["active"]
    data["policy"]["active"] = []
    assert refused(data).endswith("must lie in state.policy.active while it waits")


def test_nothing_is_owed_when_the_game_is_over() -> None:
    data = to_json(green_energy())
    data |= {"impacts": 6, "outcome": "lost"}
    assert refused(data) == "state.pending: nothing is owed when the game is over"
