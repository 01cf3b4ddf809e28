"""Hints: the move of a good player, with reasons that people can check."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecosfera import paths
from ecosfera.games.baltica import bots
from ecosfera.games.baltica.bots.features import chance_of_at_least
from ecosfera.games.baltica.bots.foresight import foresee
from ecosfera.games.baltica.bots.hint import (
    Course,
    Hint,
    _explained,
    _plan_in_sight,
    _rank,
    _stay_on_course,
    advise,
    hints,
)
from ecosfera.games.baltica.bots.hint_reasons import is_detour, reasons_for
from ecosfera.games.baltica.bots.pairs import passes_to_restore
from ecosfera.games.baltica.bots.reasons import HintReason
from ecosfera.games.baltica.bots.searcher import Candidate, Searcher
from ecosfera.games.baltica.bots.turn_search import restoring_lines
from ecosfera.games.baltica.codec.actions import action_from_text
from ecosfera.games.baltica.rules import actions as act
from ecosfera.games.baltica.rules.cards import ICE, NUTRIENTS, ROCK
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.deal import new_game
from ecosfera.games.baltica.rules.engine import apply, legal
from ecosfera.games.baltica.rules.state import Outcome, State
from ecosfera.games.baltica.rules.view import with_hidden_shuffled
from ecosfera.words import Words
from ecosfera.words.catalogue import entries
from tests.games.baltica.rules.positions import (
    END,
    P1,
    acquire,
    bring_in,
    card,
    catalogue,
    position,
    restore,
)


def best(state: State) -> Hint:
    return hints(state)[0]


def codes(hint: Hint) -> list[str]:
    return [ground.code for ground in hint.why]


def test_the_hint_is_the_winning_move_and_says_so() -> None:
    state = position(
        "rotifera clangula_hyemalis sunlight pressure",
        "oxygen",
        habitats="mud river rock open_water coast",
    )
    hint = best(state)
    assert hint.action == restore("rotifera", "clangula_hyemalis")
    assert codes(hint)[0] == "wins"
    assert hint.chance == 1.0


@pytest.mark.parametrize("row", ["sunlight sunlight nutrients salinity", "oxygen nutrients"])
def test_the_winning_move_comes_before_every_detour_that_wins_too(row: str) -> None:
    state = position(
        f"{row} rotifera clangula_hyemalis", "oxygen", habitats="mud river rock open_water coast"
    )
    hint = best(state)
    assert hint.action == restore("rotifera", "clangula_hyemalis")
    assert codes(hint)[0] == "wins"


@pytest.mark.parametrize("row", ["sunlight rotifera", "saduria_entomon alca_torda rotifera"])
def test_a_token_that_may_be_turned_up_is_so_before_anything_else(row: str) -> None:
    state = position(f"{row} gadus_morhua clangula_hyemalis", "", tokens=["", ""], offer=True)
    assert len(legal(state)) > 4
    assert all(isinstance(hint.action, act.Reactivate) for hint in hints(state))
    assert isinstance(Searcher("x", nodes=60).choose(state), act.Reactivate)


def test_whoever_can_win_wins_even_while_a_token_may_be_turned_up() -> None:
    state = position(
        "rotifera clangula_hyemalis sunlight",
        "",
        habitats="mud river rock open_water coast",
        tokens=["", ""],
        offer=True,
    )
    assert best(state).action == restore("rotifera", "clangula_hyemalis")


def test_the_hint_restores_what_can_be_restored() -> None:
    state = position("rotifera clangula_hyemalis sunlight pressure", "oxygen", tokens=["", ""])
    hint = best(state)
    assert hint.action == restore("rotifera", "clangula_hyemalis")
    assert codes(hint) == ["restores", "avoids-pressure"]
    assert hint.why[0].habitats == (0,)


def test_the_hint_takes_a_producer_rather_than_a_pressure_card() -> None:
    hint = best(position("sunlight salinity temperature", "oxygen", tokens=["", ""]))
    assert isinstance(hint.action, act.AcquireProducer)
    assert "avoids-pressure" in codes(hint)


def test_the_hint_sees_what_a_producer_opens() -> None:
    state = position(
        "vertebrata_lanosa nutrients nutrients temperature",
        "oxygen",
        decks=["oxygen salinity pressure pressure sunlight", "oxygen salinity pressure sunlight"],
        producers="ceramium_tenuicorne zostera_marina najas_marina ruppia_spp",
        consumers="idotea_balthica macoma_balthica cygnus_olor platichthys_flesus",
        tokens=["", ""],
    )
    hint = best(state)
    assert hint.action == acquire("ceramium_tenuicorne")
    assert hint.why[0].code == "opens-consumer"
    names = [catalogue().names[c] for c in hint.why[0].cards]
    assert names == ["ceramium_tenuicorne", "vertebrata_lanosa", "idotea_balthica"]
    assert hint.line[1] == bring_in("idotea_balthica", "vertebrata_lanosa", "ceramium_tenuicorne")


def test_ending_the_turn_is_explained_by_what_plus_would_risk() -> None:
    state = position(
        "nutrients nutrients pressure",
        "oxygen",
        decks=["nutrients nutrients sunlight oxygen salinity", "oxygen"],
        tokens=["plus", ""],
        acquired=True,
    )
    found = reasons_for(state, [END])
    assert found[0] == HintReason("risk-third-element", elements=(NUTRIENTS,), chance=(2, 5))


def test_plus_is_explained_by_its_odds() -> None:
    state = position(
        "nutrients nutrients pressure",
        "oxygen",
        decks=["nutrients sunlight rotifera", "oxygen"],
        tokens=["plus", ""],
    )
    plus = next(action for action in legal(state) if isinstance(action, act.Plus))
    assert reasons_for(state, [plus]) == [
        HintReason("hopes-for-use", chance=(1, 3)),
        HintReason("risks-turn", chance=(1, 3)),
        HintReason("spends-token"),
    ]


def test_a_pass_is_explained_by_what_it_lets_the_other_row_do() -> None:
    state = position("rotifera sunlight", "clangula_hyemalis oxygen", tokens=["pass", ""])
    rotifera, partner = card("rotifera"), card("clangula_hyemalis")
    passing = act.Pass(act.TOKEN, rotifera, P1)
    assert reasons_for(state, [passing])[0] == HintReason(
        "lets-restore", (rotifera, partner), (ICE,), player=P1
    )


def test_hints_are_the_same_whatever_is_hidden_and_whenever_asked() -> None:
    state = new_game(catalogue(), Config(players=3, policies=True, seed="hint"))
    for _ in range(3):
        if state.outcome is not None:
            break
        advice = advise(state)
        assert advice is not None
        assert advise(state) == advice
        assert advise(with_hidden_shuffled(state, 99)) == advice
        state, _ = apply(state, advice[0])


def test_the_next_ideas_are_legal_others_and_hardly_better() -> None:
    state = new_game(catalogue(), Config(players=2, policies=True, seed="ideas"))
    words = Words.load("en", paths.locales())
    for _ in range(20):
        if state.outcome is not None:
            break
        ideas = hints(state)
        assert ideas[0].chance >= max(hint.chance for hint in ideas) - 0.05
        assert len({hint.action for hint in ideas}) == len(ideas)
        assert all(hint.action in legal(state) and hint.why for hint in ideas)
        assert all(words.has(f"hint.{code}") for hint in ideas for code in codes(hint))
        state, _ = apply(state, ideas[-1].action)


def test_giving_up_the_turn_is_no_further_idea_beside_something_to_acquire() -> None:
    state = position(
        "sunlight oxygen", "oxygen", habitats="ice mud river rock coast", tokens=["", ""]
    )
    assert END in legal(state)
    ideas = [hint.action for hint in hints(state)]
    assert ideas
    assert all(isinstance(action, act.AcquireProducer) for action in ideas)


def test_there_is_no_hint_when_the_game_is_over() -> None:
    state = position("sunlight", "oxygen")
    state.outcome = Outcome.LOST
    assert hints(state) == []
    assert advise(state) is None


def test_every_sentence_has_a_reason() -> None:
    modules = Path(bots.__path__[0]).glob("*.py")
    source = "".join(module.read_text("utf-8") for module in modules)
    for entry in entries(paths.locales() / "en" / "hint.po", comments=True):
        code = entry.msgid.removeprefix("hint.")
        assert f'"{code}"' in source
        assert entry.comment


def test_odds_are_those_of_drawing_without_putting_back() -> None:
    assert chance_of_at_least(3, 3, 7, 4) == pytest.approx(4 / 35)
    assert chance_of_at_least(1, 2, 5, 1) == pytest.approx(2 / 5)
    assert chance_of_at_least(0, 0, 3, 2) == 1
    assert chance_of_at_least(3, 2, 9, 4) == 0


def first_reason(state: State, action: act.Action) -> HintReason:
    assert action in legal(state)
    return reasons_for(state, [action])[0]


def test_the_end_of_a_turn_speaks_of_abilities_only_where_a_token_is_left() -> None:
    with_token = position("sunlight oxygen", "oxygen", tokens=["pass", ""], acquired=True)
    assert first_reason(with_token, END).code == "nothing-better"
    without = position("sunlight oxygen", "oxygen", tokens=["", ""], acquired=True)
    assert first_reason(without, END).code == "all-done"


def test_a_producer_is_explained_by_its_partner_or_its_home() -> None:
    alone = position("sunlight salinity", "oxygen", producers="zostera_marina", tokens=["", ""])
    why = reasons_for(alone, [acquire("zostera_marina")])
    assert [ground.code for ground in why][:2] == ["first-producer", "avoids-pressure"]
    paired = position(
        "sunlight salinity",
        "oxygen",
        producers="zostera_marina",
        discards=["ulva_lactuca ruppia_spp", ""],
        tokens=["", ""],
    )
    why = reasons_for(paired, [acquire("zostera_marina")])
    assert why[0].code == "joins-producers"
    assert why[0].cards[1] in paired.discards[0]


def test_what_only_spares_the_pressure_card_says_so_first() -> None:
    state = position(
        "sunlight salinity",
        "oxygen",
        producers="zostera_marina",
        habitats="mud river rock open_water coast",
        tokens=["", ""],
    )
    assert reasons_for(state, [acquire("zostera_marina")])[0].code == "spares-pressure"


def test_a_species_is_passed_to_its_partner_or_because_it_can_still_be_used() -> None:
    state = position(
        "rotifera sunlight",
        "oxygen",
        discards=["", "clangula_hyemalis"],
        tokens=["pass", ""],
        acquired=True,
    )
    passing = act.Pass(act.TOKEN, card("rotifera"), P1)
    why = first_reason(state, passing)
    assert (why.code, why.cards[1]) == ("gathers-later", card("clangula_hyemalis"))
    alone = position("rotifera sunlight", "oxygen", tokens=["pass", ""], acquired=True)
    assert first_reason(alone, passing).code == "gathers"


def test_no_two_ideas_are_the_same_to_people() -> None:
    state = position(
        "vertebrata_lanosa ceramium_tenuicorne ascophyllum_nodosum",
        "oxygen",
        consumers="idotea_balthica macoma_balthica cygnus_olor platichthys_flesus",
        tokens=["", ""],
    )
    taking = act.AcquireConsumer
    ways = [a for a in legal(state) if isinstance(a, taking) and a.card == card("idotea_balthica")]
    assert len(ways) > 1
    taken = [hint.action.card for hint in hints(state) if isinstance(hint.action, taking)]
    assert taken
    assert len(taken) == len(set(taken))


def test_a_card_that_completes_a_pair_in_another_row_is_always_among_the_ideas() -> None:
    """With Saduria two rows on, the ringed seal is passed there, whatever else looks good."""
    state = position(
        "pusa_hispida sunlight oxygen salinity temperature pressure",
        "saduria_entomon oxygen nutrients salinity",
        "sunlight nutrients oxygen oxygen",
    )
    seal, partner = card("pusa_hispida"), card("saduria_entomon")
    idea = next(hint for hint in hints(state) if isinstance(hint.action, act.Pass))
    assert idea.action == act.Pass(act.TOKEN, seal, P1)
    assert idea.why[0].code == "next-restores"
    assert (set(idea.why[0].cards), idea.why[0].habitats) == ({seal, partner}, (ROCK,))
    assert "lets-restore" not in codes(idea), "it would say the same"


def test_a_pair_that_the_own_row_can_restore_is_not_given_away() -> None:
    state = position(
        "pusa_hispida clangula_hyemalis sunlight", "saduria_entomon oxygen", tokens=["pass", ""]
    )
    seal = card("pusa_hispida")
    assert act.Pass(act.TOKEN, seal, P1) not in [hint.action for hint in hints(state)]


def test_a_symbol_that_would_lapse_is_spent_before_the_turn_ends() -> None:
    """The refresh of a used card costs nothing, and another producer may come that can be paid."""
    state = position(
        "pusa_hispida potamogeton_perfoliatus nutrients temperature",
        "ulva_lactuca oxygen nutrients chara_spp",
        decks=[
            "oxygen salinity pressure pressure sunlight nitzschia_filiformis clangula_hyemalis",
            "oxygen salinity pressure sunlight chrysochromulina_spp",
        ],
        used="pusa_hispida potamogeton_perfoliatus",
        habitats="ice mud river rock",
        impacts=3,
        tokens=["", ""],
        acquired=True,
    )
    idea = best(state)
    assert idea.action == act.Refresh(card("pusa_hispida"), consumers=False)
    assert codes(idea) == ["no-producer-payable", "costs-nothing"]


def test_symbols_that_lapse_are_not_to_be_kept_for_later() -> None:
    lapsing = position("macoma_balthica sunlight", "oxygen", tokens=["pass", ""], acquired=True)
    assert any(getattr(a, "source", act.TOKEN) != act.TOKEN for a in legal(lapsing))
    assert first_reason(lapsing, END).code == "symbols-no-help"


# -- plans ----


@pytest.mark.parametrize(
    ("chance", "revealed", "kept"), [(0.3, False, True), (0.3, True, False), (0.49, True, True)]
)
def test_hints_keep_to_the_plan_unless_a_new_card_makes_something_clearly_better(
    chance: float, revealed: bool, kept: bool
) -> None:
    state = position("sunlight rotifera temperature", "oxygen salinity", acquired=True)
    better, planned = (act.Pass(act.TOKEN, card(name), P1) for name in ("rotifera", "sunlight#1"))
    ideas = [Candidate(better, 0.5, (better,)), Candidate(planned, chance, (planned,))]
    course = Course((planned, act.END_TURN), frozenset(), revealed)
    first = _stay_on_course(state, ideas, course)[0]
    assert (first.action == planned) is kept
    assert not kept or first.line == (planned, act.END_TURN)


def test_what_a_hint_acquired_is_passed_on_only_if_that_is_clearly_better() -> None:
    state = position("sunlight rotifera temperature", "oxygen salinity", acquired=True)
    away = act.Pass(act.TOKEN, card("rotifera"), P1)
    course = Course((), frozenset({card("rotifera")}), revealed=True)
    for chance, first in ((0.52, act.END_TURN), (0.6, away)):
        ideas = [Candidate(away, chance, (away,)), Candidate(act.END_TURN, 0.5, (act.END_TURN,))]
        assert _stay_on_course(state, ideas, course)[0].action == first


def test_a_plan_is_followed_up_to_its_end_and_given_up_by_whoever_does_something_else() -> None:
    state = position(
        "sunlight rotifera temperature", "oxygen salinity", tokens=["pass", ""], acquired=True
    )
    away = act.Pass(act.TOKEN, card("sunlight#1"), act.MARKET)
    plan = Hint(away, (), 0.5, (away, act.END_TURN))
    after, _ = apply(state, away)
    assert Course.after(state, plan, after) == Course((act.END_TURN,), frozenset(), revealed=False)
    other, _ = apply(state, act.Pass(act.TOKEN, card("temperature#1"), act.MARKET))
    assert Course.after(state, plan, other) is None


def test_a_restoration_several_steps_away_is_not_overlooked() -> None:
    state = position(
        "myriophyllum_spicatum potamogeton_perfoliatus esox_lucius",
        "oxygen salinity",
        consumers="perca_fluviatilis alca_torda clupea_harengus protists",
    )
    line = next(line for line in restoring_lines(state) if len(line) == 2)
    assert isinstance(line[0], act.AcquireConsumer)
    assert line[1] == restore("esox_lucius", "perca_fluviatilis")
    hint = best(state)
    assert line[1] in hint.line


def test_a_plan_names_only_cards_that_everybody_sees() -> None:
    state = new_game(catalogue(), Config(players=2, element_stack=8, seed="3"))
    market = {*state.producers, *state.consumers}
    for hint in hints(state):
        for action in hint.line:
            if isinstance(action, act.AcquireProducer | act.AcquireConsumer):
                assert action.card in market


# -- a game that newcomers played ----

GAME = """\
take oocystis_borgei; draw with oocystis_borgei; take nodularia_spumigena
take somateria_mollissima with oocystis_borgei,nodularia_spumigena; end
take chrysochromulina_spp; draw with token; end
take myriophyllum_spicatum; draw with token; take viruses; end
take chara_spp; end
take larus_fuscus with nodularia_spumigena,oocystis_borgei
restore with somateria_mollissima,larus_fuscus
pass sunlight#3 to 1 with somateria_mollissima; draw with oocystis_borgei; end
take planothidium_spp; end
take pauliella_taeniata; take nitzschia_filiformis
take alca_torda with viruses,pauliella_taeniata
pass nitzschia_filiformis to 1 with alca_torda; end
take saduria_entomon with chara_spp,nitzschia_filiformis
pass temperature#2 to 0 with chara_spp; end
take zannichellia_palustris
take anguilla_anguilla with myriophyllum_spicatum,zannichellia_palustris; end
take vertebrata_lanosa; pass sunlight#3 to 0 with token; end
pass pressure#2 to 1 with somateria_mollissima; pass somateria_mollissima to 1 with token
refresh producers with pauliella_taeniata; take biecheleria_baltica
take pusa_hispida with pauliella_taeniata,biecheleria_baltica; end
reactivate pass; restore with saduria_entomon,somateria_mollissima
take cladophora_glomerata; pass cladophora_glomerata to 0 with somateria_mollissima; end
take lutra_lutra with viruses,cladophora_glomerata; draw with cladophora_glomerata
"""


def played(moves: int) -> State:
    """The position after so many moves of the game."""
    config = Config(players=2, element_stack=8, row_cards=5, seed="55")
    state = new_game(catalogue(), config)
    for text in GAME.replace("\n", "; ").split("; ")[:moves]:
        state, _ = apply(state, action_from_text(state, text))
    return state


def test_the_hint_restores_two_habitats_now_rather_than_hand_three_cards_over() -> None:
    first, *others = hints(played(14))
    assert [type(action) for action in first.line[:2]] == [act.AcquireConsumer, act.RestoreHabitats]
    assert all(act.RestoreHabitats in map(type, hint.line) for hint in others)


def test_no_hint_brings_another_row_to_an_impact() -> None:
    """Two pressure cards lie in either row: a third would end the next turn with an impact."""
    state = played(18)
    ideas = hints(state)
    assert ideas
    assert all(foresee(state, hint.action).harmless for hint in ideas)


def test_a_plan_does_no_harm_later() -> None:
    state = played(16)
    give = action_from_text(state, "pass sunlight#3 to 1 with somateria_mollissima")
    harm = action_from_text(state, "pass pressure#1 to 1 with larus_fuscus")
    assert _explained(state, Candidate(give, 0.5, (give, harm)), ()).line == (give,)


def test_the_hint_passes_what_lets_the_next_player_restore() -> None:
    state = played(48)
    passing = action_from_text(state, "pass lutra_lutra to 1 with alca_torda")
    assert passes_to_restore(state, legal(state)) == [passing]
    assert best(state).action == passing


def test_cards_are_not_passed_for_what_the_next_player_restores_without_them() -> None:
    state = played(13)
    ahead = [
        action_from_text(played(14), "take larus_fuscus with nodularia_spumigena,oocystis_borgei"),
        restore("somateria_mollissima", "larus_fuscus"),
    ]
    line = [
        action_from_text(state, "pass pressure#4 to 0 with chrysochromulina_spp"),
        action_from_text(state, "pass chara_spp to 0 with token"),
    ]
    why = reasons_for(state, line, ahead)
    assert "next-restores" not in [reason.code for reason in why]
    assert is_detour(state, line, why, ahead)
    assert reasons_for(state, [END], ahead)[0].code == "next-restores"


def test_a_pass_does_not_claim_what_a_later_one_brings_about() -> None:
    state = played(35)
    ahead = [restore("saduria_entomon", "somateria_mollissima")]
    eider = action_from_text(state, "pass somateria_mollissima to 1 with token")
    line = [action_from_text(state, "pass sunlight#1 to 1 with pauliella_taeniata"), eider]
    assert is_detour(state, line, reasons_for(state, line, ahead), ahead)
    assert not is_detour(state, [eider], reasons_for(state, [eider], ahead), ahead)


def test_what_harms_comes_first_only_if_all_else_is_worse_and_says_so() -> None:
    state = played(18)
    harm = action_from_text(state, "pass pressure#1 to 1 with larus_fuscus")
    ends, chance = Candidate(END, 0.5, (END,)), {0.5: END, 0.55: END, 0.8: harm}
    for value, first in chance.items():
        ideas = [Candidate(harm, value, (harm,)), ends]
        assert max(ideas, key=lambda idea: _rank(state, idea, {harm})).action == first
    assert _explained(state, Candidate(harm, 0.8, (harm,)), {harm}).why[0].code == "least-harm"


def test_what_restores_in_this_turn_comes_first_and_early_in_the_plan() -> None:
    state = played(15)
    now = restore("somateria_mollissima", "larus_fuscus")
    away = action_from_text(state, "pass sunlight#3 to 1 with oocystis_borgei")
    give = action_from_text(state, "pass larus_fuscus to 1 with oocystis_borgei")
    ideas = [Candidate(give, 0.9, (give,)), Candidate(now, 0.6, (now,))]
    assert max(ideas, key=lambda idea: _rank(state, idea, ())).action == now
    refresh = action_from_text(state, "refresh producers with token")
    assert _plan_in_sight(state, (away, refresh)) == (away, refresh)
    other = action_from_text(state, "pass pressure#1 to 1 with larus_fuscus")
    assert _plan_in_sight(state, (away, other, now)) == (away, now, other)


def test_a_pass_claims_to_avert_only_what_would_come() -> None:
    """Nothing more comes into the row, and a producer spares it the pressure card."""
    row = "sunlight sunlight pressure pressure"
    state = position(row, "oxygen", tokens=["pass", ""], acquired=True)
    parting, passing = (
        act.Pass(act.TOKEN, card(name), P1) for name in ("sunlight#1", "pressure#1")
    )
    for action in (parting, passing):
        why = {reason.code for reason in reasons_for(state, [action])}
        assert why.isdisjoint({"parts-equals", "averts-impact"})
    state.acquired = False
    assert reasons_for(state, [passing])[0].code == "averts-impact"
    assert reasons_for(state, [passing, acquire("zostera_marina")])[0].code != "averts-impact"


def test_a_pressure_card_is_passed_only_to_a_row_that_has_fewer() -> None:
    state = position(
        "pressure sunlight oxygen salinity",
        "pressure pressure",
        decks=["nutrients", "temperature"],
        tokens=["pass", ""],
        acquired=True,
    )
    why = reasons_for(state, [act.Pass(act.TOKEN, card("pressure#1"), P1)])
    assert "spreads-pressure" not in [reason.code for reason in why]


def test_a_species_of_restored_habitats_only_ranks_behind_one_that_may_restore() -> None:
    state = position("sunlight", "oxygen", habitats="open_water")
    ids = state.catalogue.ids
    done = act.AcquireProducer(ids["chrysochromulina_spp"])
    of_use = act.AcquireProducer(ids["zostera_marina"])
    for chance, first in ((0.55, of_use), (0.7, done)):
        ideas = [Candidate(done, chance, (done,)), Candidate(of_use, 0.5, (of_use,))]
        assert max(ideas, key=lambda idea: _rank(state, idea, ())).action == first
