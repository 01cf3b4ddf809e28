"""What a person finds changed after the turns of computers, in the match of the tutorial."""

from __future__ import annotations

from ecosfera import paths
from ecosfera.games.baltica import tutorial
from ecosfera.games.baltica.bots.reasons import HintReason
from ecosfera.games.baltica.content import load_content
from ecosfera.games.baltica.game import Match
from ecosfera.games.baltica.moves.news import NO_NEWS, news_of
from ecosfera.games.baltica.rules.actions import END_TURN, Pass, Reactivate
from ecosfera.games.baltica.rules.cards import COAST, PLUS
from ecosfera.games.baltica.rules.ids import PlayerId
from ecosfera.games.baltica.shots.scenes import match_at
from ecosfera.games.baltica.text.card_names import CardNames
from ecosfera.games.baltica.text.event_text import recap
from ecosfera.games.baltica.text.people import Person
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.words import Words


def at(text: str) -> Match:
    return match_at(Words.load("en", paths.locales()), text)[0]


def teammate(player: PlayerId) -> bool:
    return player == tutorial.TEAMMATE


def test_cards_that_came_into_the_market_are_news() -> None:
    before, match = at("tutorial.teammate").state, at("tutorial.dead-turn")
    news = news_of(match, teammate)
    now = {*match.state.producers, *match.state.consumers}
    assert news.market
    assert news.market == now - {*before.producers, *before.consumers}
    assert (news.row, news.habitats, news.impacts) == (frozenset(), frozenset(), 0)


def test_a_restored_habitat_is_news() -> None:
    assert news_of(at("tutorial.again-producer"), teammate).habitats == {COAST}


def test_a_card_that_was_passed_is_news() -> None:
    match = at("tutorial.restore")
    passed = match.state.catalogue.ids["mergus_merganser"]
    assert news_of(match, teammate).row == {passed}


def test_what_the_teammate_did_is_told_until_the_person_acts() -> None:
    match = at("tutorial.restore")
    people = [Person("Selma", "ringed_seal"), Person("Juris", "pike", "helpful")]
    teller = Phrases(CardNames(load_content(), Words.load("en", paths.locales())), people)
    told = recap(news_of(match, teammate), teller)
    assert "Juris acquired" in told[0]
    assert "Juris passed the goosander to Selma." in told[0]
    assert told[-1] == teller.news(news_of(match, teammate))
    assert len(told[-1]) < len(told[0])


def test_an_impact_is_news() -> None:
    match = at("tutorial.undo")
    assert news_of(match, lambda player: not teammate(player)).impacts == 1


def test_there_is_no_news_in_turns_of_computers_and_once_a_person_has_acted() -> None:
    match = at("tutorial.restore")
    match.undo()
    assert news_of(match, teammate) == NO_NEWS
    match.redo()
    match.act(END_TURN)
    match.act(END_TURN)
    assert news_of(match, lambda _player: False) == NO_NEWS


def test_a_persons_own_action_ends_the_news() -> None:
    match = at("tutorial.restore")
    match.act(Reactivate(PLUS))
    assert match.state.player == tutorial.PLAYER
    assert news_of(match, teammate) == NO_NEWS


def test_a_passed_card_is_told_of_with_the_reason_its_giver_gave() -> None:
    match = at("tutorial.restore")
    people = [Person("Selma", "ringed_seal"), Person("Juris", "pike", "helpful")]
    teller = Phrases(CardNames(load_content(), Words.load("en", paths.locales())), people)
    news = news_of(match, teammate)
    state, action = next(deed for deed in news.deeds if isinstance(deed.action, Pass))
    why = HintReason("spreads-pressure", player=PlayerId(0))
    told = recap(news, teller, {(state.number, action): why})
    assert told[0].startswith("Juris passed the goosander to Selma. “Selma can cope")
    assert told[1:] == ("Juris passed the goosander to Selma.",)


def test_what_was_promised_for_the_next_turn_is_told_as_this_turns_in_it() -> None:
    match = at("tutorial.restore")
    people = [Person("Selma", "ringed_seal"), Person("Juris", "pike", "helpful")]
    teller = Phrases(CardNames(load_content(), Words.load("en", paths.locales())), people)
    news = news_of(match, teammate)
    state, action = next(deed for deed in news.deeds if isinstance(deed.action, Pass))

    assert isinstance(action, Pass)
    pair = action.card, action.card

    def told(player: int) -> str:
        why = HintReason("next-takes", pair, player=PlayerId(player))
        return recap(news, teller, {(state.number, action): why})[0]

    assert "Selma can acquire the goosander now" in told(0)
    assert "next turn" not in told(0) + told(1)
    assert "can acquire" not in told(1)
