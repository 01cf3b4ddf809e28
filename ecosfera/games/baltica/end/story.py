"""The history of a game in sentences: what happened and why, what to talk about, what to try."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.end.moments import POLICY_KINDS, Moment, MomentKind
from ecosfera.games.baltica.game import load
from ecosfera.games.baltica.rules.cards import (
    ELEMENTS,
    HABITATS,
    POLICY_CARDS,
    Category,
    element_of,
)
from ecosfera.games.baltica.rules.config import Config
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.ids import ElementId, HabitatId
from ecosfera.games.baltica.rules.state import IMPACT_TILES
from ecosfera.games.baltica.text.card_names import CardNames, TableFacts
from ecosfera.games.baltica.text.people import people_of
from ecosfera.games.baltica.text.phrases import Phrases
from ecosfera.ui.printed_story import PrintedChapter, printed_story

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ecosfera.games.baltica.end.history import GameHistory
    from ecosfera.games.baltica.rules.ids import PlayerId
    from ecosfera.games.game_screens import Summary
    from ecosfera.words import Words


QUESTIONS: Final = 3
"""Number of questions after a game."""
OFTEN: Final = 3
"""From how often on something counts as frequent in a game."""
NUTRIENTS: Final = "nutrients"


class Topic(NamedTuple):
    """A message, and what the game says about it."""

    id: str
    n: int = 0
    """A number of times."""
    moment: Moment | None = None
    """A moment it is about."""
    habitat: str = ""
    element: str = ""


def questions(story: GameHistory) -> list[Topic]:
    """Return the questions of a game, the one that fits it best first."""
    return list(_questions(story))[:QUESTIONS]


def _questions(story: GameHistory) -> Iterator[Topic]:
    elements = Counter(story.elements)
    if elements[NUTRIENTS] >= OFTEN - 1:
        yield Topic("nutrients", n=elements[NUTRIENTS])
    helped = next((m for m in story.of_kind(MomentKind.HABITAT) if m.gifts), None)
    if helped is not None:
        yield Topic("helped", moment=helped)
    missing = missing_habitats(story)
    if missing:
        yield Topic("missing", habitat=missing[0])
    used = story.of_kind(MomentKind.MEASURE)
    if used:
        yield Topic("measure", moment=used[-1])
    if story.idle >= OFTEN:
        yield Topic("idle", n=story.idle)
    by_card = next((m for m in story.of_kind(MomentKind.IMPACT) if m.cause is Cause.POLICY), None)
    if by_card is not None and by_card.cards:
        yield Topic("setback", moment=by_card)
    others = [(n, element) for element, n in elements.items() if element != NUTRIENTS]
    if others and max(others)[0] >= OFTEN - 1:
        n, element = max(others)
        yield Topic("element", n=n, element=element)
    if story.habitats:
        # A won game asks about the habitat that came last.
        place, which = (0, "first") if missing else (-1, "last")
        yield Topic(which, habitat=story.habitats[place][1])
    yield Topic("waited")
    yield Topic("table")
    yield Topic("simple")


def advice(story: GameHistory) -> Topic | None:
    """Return what to try next time, after a lost game."""
    if story.won:
        return None
    costly = max(("idle", story.idle), ("elements", len(story.elements)), key=lambda one: one[1])
    if costly[1] >= OFTEN:
        return Topic(costly[0], n=costly[1])
    if story.unused:
        return Topic("funding", n=story.unused)
    if story.players > 1 and not story.passed:
        return Topic("pass")
    missing = missing_habitats(story)
    return Topic("pairs", habitat=missing[0])


FEW: Final = 2
"""Number of missing habitats up to which a lost game was nearly won."""
MANY: Final = 3
"""Number of impact tiles from which a game was nearly lost."""


def most_tiles(story: GameHistory) -> int:
    """Return the greatest number of impact tiles that lay on the table at once."""
    return max((tiles for _, tiles in story.impacts), default=0)


CAUSES: Final = {
    Cause.NOTHING_ACQUIRED: "nothing",
    Cause.THREE_PRESSURES: "pressures",
    Cause.FOUR_PRESSURES: "pressures",
    Cause.THREE_ELEMENTS: "elements",
    Cause.POLICY: "policy",
    Cause.CLIMATE_CHANGE: "policy",
}
"""The end of the message id of each cause of impacts."""


class CloseCall(NamedTuple):
    """What turned a game that was nearly lost."""

    moment: Moment
    tiles: int
    """How many impact tiles lay there then."""


def close_call(story: GameHistory) -> CloseCall | None:
    """Return what turned a won game when most impact tiles lay there; None if that were few."""
    tiles, found = 0, None
    for moment in story.moments if story.won else ():
        if moment.kind in {MomentKind.IMPACT, MomentKind.IMPACT_BACK}:
            tiles = moment.tiles
        elif moment.kind is MomentKind.HABITAT and tiles >= (found.tiles + 1 if found else MANY):
            found = CloseCall(moment, tiles)
    return found


def missing_habitats(story: GameHistory) -> list[str]:
    """Return the habitats that were not restored."""
    restored = {*story.alive, *(name for _, name in story.habitats)}
    return [name for name in HABITATS if name not in restored]


MOST: Final = 60
"""Maximum number of moments told in one chapter; of more, the last ones are told."""
KINDS: Final = {
    "habitats": frozenset({MomentKind.HABITAT}),
    "impacts": frozenset({MomentKind.IMPACT, MomentKind.IMPACT_BACK}),
    "policies": POLICY_KINDS,
}
"""The kinds of moments in each chapter."""


class Chapter(NamedTuple):
    """A heading and its sentences."""

    title: str
    lines: tuple[str, ...]


def story_text(story: GameHistory, words: Words, earlier: Summary | None = None) -> StoryText:
    """Return the text of a game in the language of the words."""
    book = CardNames(TableFacts.read(load().catalogue), words)
    config = Config(players=story.players, names=story.names)
    return StoryText(
        story, Phrases(book, people_of(config, words, (), ("",) * config.players)), earlier
    )


def cause_sentence(book: CardNames, moment: Moment) -> str:
    """Return why an impact happened; empty if that is not known."""
    if moment.cause is None:
        return ""
    fields = {}
    if moment.cause is Cause.POLICY:
        fields["card"] = book.words.list([book.policy(card) for card in moment.cards])
    elif moment.cause is Cause.THREE_ELEMENTS and moment.cards:
        fields["cards"] = book.element_cards([element_of(moment.cards[0])])
    return book.words(f"end.cause.{moment.cause.value.replace('_', '-')}", **fields)


class StoryText:
    """Tells the history of one game. `earlier` is the last game with the same cards, if any."""

    def __init__(
        self, story: GameHistory, phrases: Phrases, earlier: Summary | None = None
    ) -> None:
        self.story = story
        self.phrases = phrases
        self.words = phrases.words
        self.book = phrases.book
        self.earlier = earlier

    # -- moments ---------------------------------------------------------------------------------
    def moment(self, moment: Moment, *others: Moment) -> str:
        """Return what happened and why; `others` are habitats restored by the same action."""
        match moment.kind:
            case MomentKind.HABITAT:
                return self._habitats([moment, *others])
            case MomentKind.IMPACT:
                return self._with_round("impact", moment, tiles=moment.tiles) + self._cause(moment)
            case MomentKind.IMPACT_BACK:
                return self._with_round("impact-back", moment, card=self._title(moment))
            case MomentKind.MEASURE:
                return self._with_round("measure", moment, card=self._title(moment))
            case MomentKind.DRAWN:
                category = self.book.cards.policy(moment.cards[0]).category
                return self._with_round(f"drawn-{category}", moment, card=self._title(moment))

    def _with_round(self, message: str, moment: Moment, **fields: object) -> str:
        who = self.phrases.player(moment.player)
        return self.words(f"end.why.{message}", round=moment.round, player=who, **fields)

    def _cards(self, moment: Moment) -> str:
        return self.book.names_inside(moment.cards)

    def _title(self, moment: Moment) -> str:
        """Return the title of the policy card of a moment."""
        return self.words.list([self.book.policy(card) for card in moment.cards])

    def _habitats(self, moments: list[Moment]) -> str:
        first = moments[0]
        habitats = self.book.habitats_inside(_habitat(m.habitat) for m in moments)
        by_card = first.cause is Cause.POLICY or not first.cards
        key = "restored-by-card" if by_card else "restored"
        sentences = [self._with_round(key, first, habitats=habitats, cards=self._cards(first))]
        for giver in dict.fromkeys(giver for giver, _ in first.gifts):
            given = [card for who, card in first.gifts if who == giver]
            name, cards = self.phrases.player(giver), self.book.names_inside(given)
            sentences.append(self.words("end.why.helped", player=name, cards=cards))
        return " ".join(sentences)

    def _cause(self, moment: Moment) -> str:
        return "" if moment.cause is None else " " + cause_sentence(self.book, moment)

    def group(self, moment: Moment) -> tuple[Moment, ...]:
        """Return the other habitats that the action of this moment restored."""
        if moment.kind is not MomentKind.HABITAT:
            return ()
        same = self.story.of_kind(MomentKind.HABITAT)
        alike = (moment.done, moment.cards)
        return tuple(m for m in same if (m.done, m.cards) == alike and m is not moment)

    def about(self, moment: Moment) -> str:
        """Return what happened at a moment, with everything that happened together with it."""
        return self.moment(moment, *self.group(moment))

    def highlight(self) -> str:
        """Return what the players did best, in a sentence or two; empty if no habitat came back."""
        best = self._best()
        if best is None:
            return ""
        ours = next((giver for giver, _ in best.gifts if self.story.person(giver)), None)
        if ours is None or self.story.person(best.player):
            return self.about(best)
        return self._given(best, ours)

    @property
    def best_is_ours(self) -> bool:
        """Return whether a person took part in what the players did best."""
        best = self._best()
        return best is not None and self._ours(best)

    def _ours(self, moment: Moment) -> bool:
        """Return whether a person did something, or had passed a card for it."""
        players = (moment.player, *(giver for giver, _ in moment.gifts))
        return any(map(self.story.person, players))

    def _given(self, moment: Moment, giver: PlayerId) -> str:
        """Return what a computer player did with cards that a person had passed."""
        habitats = [_habitat(m.habitat) for m in (moment, *self.group(moment))]
        return self.words(
            "end.why.given",
            round=moment.round,
            giver=self.phrases.player(giver),
            cards=self.book.names_inside([card for who, card in moment.gifts if who == giver]),
            player=self.phrases.player(moment.player),
            habitats=self.book.habitats_inside(habitats),
        )

    def heroes(self) -> tuple[str, ...]:
        """Return the species that made the best moment: the pair, and what others had passed."""
        best = self._best()
        if best is None:
            return ()
        cards = dict.fromkeys((*best.cards, *(card for _, card in best.gifts)))
        return tuple(self.book.cards.names[card] for card in cards if self.book.is_species(card))

    def _best(self) -> Moment | None:
        """Return the moment in which the players did best; None if no habitat came back.

        Best is what people took part in, then what restored most habitats at once, then several
        that saved the sea at last, and then what others had helped with.
        """
        moments = self.story.of_kind(MomentKind.HABITAT)
        if not moments:
            return None
        end = moments[-1].done if self.story.won else -1

        def rank(one: Moment) -> tuple[bool, int, bool, int, int]:
            more = len(self.group(one))
            return self._ours(one), more, bool(more) and one.done == end, len(one.gifts), one.done

        return max(moments, key=rank)

    # -- what to talk about ----------------------------------------------------------------------
    def questions(self) -> tuple[str, ...]:
        """Return two or three questions about this game."""
        return tuple(self._topic("talk", topic) for topic in questions(self.story))

    def advice(self) -> str:
        """Return what to try next time; empty after a won game."""
        topic = advice(self.story)
        return "" if topic is None else self._topic("next", topic)

    def close_call(self) -> str:
        """Return what was nearly lost, and what saved it; empty if it was not that close."""
        call = close_call(self.story)
        if call is None:
            return ""
        last = call.tiles == IMPACT_TILES - 1
        nearly = self.words("end.close" if last else "end.close-tiles", n=call.tiles)
        return f"{nearly} {self.about(call.moment)}"

    def well_done(self) -> str:
        """Return what the players of a won game did well; empty if nothing stands out."""
        story, words = self.story, self.words
        if not most_tiles(story):
            return words("end.calm")
        if not story.idle:
            return words("end.no-idle")
        return words.count("end.gifts", story.passed) if story.passed >= OFTEN else ""

    def in_short(self) -> tuple[str, ...]:
        """Return the game with its causes in a few points: beginning, cost, help, turn, end."""
        story, words = self.story, self.words
        habitats = story.of_kind(MomentKind.HABITAT)
        impacts = story.of_kind(MomentKind.IMPACT)
        found = [words("end.began", told=self.about(habitats[0]))] if habitats else []
        causes = Counter(CAUSES[one.cause] for one in impacts if one.cause in CAUSES)
        if causes:
            cause, n = causes.most_common(1)[0]
            told = words(f"end.costly-{cause}")
            found.append(words("end.costly", n=n, tiles=len(impacts), cause=told))
        helped = sum(bool(moment.gifts) for moment in habitats)
        if helped:
            found.append(words("end.thanks", n=helped))
        call = close_call(story)
        ended = habitats[-1:] if story.won else impacts[-1:]
        if call is not None and call.moment not in (*habitats[:1], *ended):
            found.append(words("end.turned", told=self.about(call.moment)))
        if ended and ended[0] not in habitats[:1]:
            found.append(words("end.ended", told=self.about(ended[0])))
        if story.won:
            found.append(self.well_done())
        return tuple(filter(None, found))

    def real_help(self) -> tuple[str, ...]:
        """Return what really helps the sea: true sentences of the measures, other ones each game.

        Measures that were used come first.
        """
        cards = self.book.cards
        used = [card for one in self.story.of_kind(MomentKind.MEASURE) for card in one.cards]
        measures = [c for c in POLICY_CARDS if cards.policy(c).category is Category.MEASURE]
        turn = len(self.story.species) % max(1, len(measures))
        chosen = dict.fromkeys([*used, *measures[turn:], *measures[:turn]])
        return tuple(
            f"{self.book.policy(card)}: {self.book.policy_background(card)}"
            for card in list(chosen)[:QUESTIONS]
        )

    def missing(self) -> str:
        """Return the names of the habitats that were not restored."""
        habitats = map(_habitat, missing_habitats(self.story))
        return self.words.list([self.book.habitat(habitat) for habitat in habitats])

    def nearly(self) -> str:
        """Return what was missing in a lost game; empty if it was more than a little."""
        few = 0 < len(missing_habitats(self.story)) <= FEW
        return self.words("end.nearly", habitats=self.missing()) if few else ""

    def _topic(self, area: str, topic: Topic) -> str:
        fields: dict[str, str] = {}
        if topic.habitat:
            fields["habitat"] = self.book.habitats_inside([_habitat(topic.habitat)])
        if topic.element:
            element = ElementId(ELEMENTS.index(topic.element))
            fields["cards"] = self.book.element_cards([element])
        moment = topic.moment
        if moment is not None and moment.gifts:
            giver, card = moment.gifts[0]
            fields["player"] = self.phrases.player(giver)
            fields["card"] = self.book.inside(card)
            fields["habitat"] = self.book.habitats_inside([_habitat(moment.habitat)])
        elif moment is not None:
            fields["card"] = self._title(moment)
        if topic.n:
            return self.words.count(f"end.{area}.{topic.id}", topic.n, **fields)
        return self.words(f"end.{area}.{topic.id}", **fields)

    # -- before ----------------------------------------------------------------------------------
    def last_time(self) -> str:
        """Return how the last game with the same cards ended; empty if there was none."""
        if self.earlier is None:
            return ""
        won = self.earlier["outcome"] == "won"
        return self.words(
            "end.earlier-won" if won else "end.earlier-lost",
            round=self.earlier["round"],
            habitats=len(self.earlier["habitats"]),
            impacts=self.earlier["impacts"],
        )

    # -- all of it -------------------------------------------------------------------------------
    def chapters(self) -> list[Chapter]:
        """Return everything worth telling, under headings."""
        found = [Chapter(self.words("end.how"), told)] if (told := self.in_short()) else []
        found.append(Chapter(self.words("end.talk"), self.questions()))
        found.append(Chapter(self.words("end.helps"), self.real_help()))
        advised = tuple(filter(None, (self.advice(), self.last_time())))
        if advised:
            found.append(Chapter(self.words("end.next"), advised))
        for name in KINDS:
            lines = tuple(self._chapter(name))[-MOST:]
            if lines:
                found.append(Chapter(self.words(f"end.{name}"), lines))
        return found

    def _chapter(self, name: str) -> Iterator[str]:
        covered: set[int] = set()
        for moment in self.story.of_kind(*KINDS[name]):
            if id(moment) in covered:
                continue
            group = self.group(moment)
            covered |= {id(one) for one in group}
            yield self.moment(moment, *group)


def _habitat(name: str) -> HabitatId:
    return HabitatId(HABITATS.index(name))


def story_page(
    text: StoryText, title: str, about: str, code: str | None, group: str, date: str
) -> str:
    """Return the page; `group` is the name of the class or group, and may be empty."""
    words = text.words
    code_line = words("end.code", code=code).replace("\n", " ") if code else ""
    talk = words("end.talk")
    chapters = [
        PrintedChapter(chapter.title, chapter.lines, questions=chapter.title == talk)
        for chapter in text.chapters()
    ]
    return printed_story(words, title, about, (group, date, code_line), chapters)
