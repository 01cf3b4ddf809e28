"""Sentences about what can be done, why something cannot, and what a move will trigger."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.baltica.bots.draws import draws_of_use, risk_of_draw, use_of_draw
from ecosfera.games.baltica.bots.foresight import end_of_turn, foresee_at_once
from ecosfera.games.baltica.content.habitat_order import in_order
from ecosfera.games.baltica.moves.goals import Lies, last_halves
from ecosfera.games.baltica.moves.move_list import MoveKind
from ecosfera.games.baltica.moves.move_selection import OWN_CARDS
from ecosfera.games.baltica.moves.targets import TargetKind
from ecosfera.games.baltica.rules.actions import (
    MARKET,
    TOKEN,
    AcquireConsumer,
    AcquireProducer,
    ChoosePass,
    EndTurn,
    Implement,
    Pass,
    Reactivate,
    Refresh,
    RestoreHabitats,
)
from ecosfera.games.baltica.rules.cards import (
    ABILITIES,
    COPIES_PER_ELEMENT,
    ELEMENT_CARDS,
    ELEMENTS,
    FIRST_PRESSURE,
    HABITATS,
    element_of,
    habitats_in,
)
from ecosfera.games.baltica.rules.events import Cause
from ecosfera.games.baltica.rules.legality import payment, unrestored_habitats
from ecosfera.games.baltica.rules.state import Outcome
from ecosfera.games.baltica.rules.turn import STRIKE, ending_adds_pressure
from ecosfera.games.baltica.rules.view import in_front
from ecosfera.games.baltica.text.outlook import lost_turns, next_goal

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from ecosfera.games.baltica.bots.foresight import Foreseen
    from ecosfera.games.baltica.moves.goals import Half
    from ecosfera.games.baltica.moves.move_list import MoveGroup
    from ecosfera.games.baltica.moves.move_selection import MoveSelection
    from ecosfera.games.baltica.moves.news import News
    from ecosfera.games.baltica.moves.targets import Path, Target
    from ecosfera.games.baltica.rules.actions import Action
    from ecosfera.games.baltica.rules.ids import CardId, ElementId, HabitatId, PlayerId
    from ecosfera.games.baltica.rules.refusal_reasons import RefusalReason
    from ecosfera.games.baltica.rules.state import State
    from ecosfera.games.baltica.text.card_names import CardNames
    from ecosfera.games.baltica.text.people import Person


MOST_USES: Final = 2
"""Number of names that tell at most what a card to draw may help with."""


class MoveLine(NamedTuple):
    """One line of the list, in words."""

    icon: str
    title: str
    detail: str = ""
    lent: str = ""
    """The element borrowed from the market."""
    costly: bool = False
    """Whether it is sure to bring a pressure card or an impact."""
    risky: bool = False
    """Whether it brings or may bring one, which `detail` says and no other sign shows."""


def _lent(line: MoveGroup, state: State) -> str:
    """Return the element that the market lends for a card; empty if none."""
    action = line.actions[0]
    if len(line.actions) > 1 or not isinstance(action, AcquireProducer):
        return ""
    lent = payment(state, action.card).borrowed
    return "" if lent is None else ELEMENTS[lent]


class Phrases:
    """Sentences about one game in the players' language."""

    def __init__(self, book: CardNames, people: Sequence[Person]) -> None:
        self.book = book
        self.words = book.words
        self.people = tuple(people)

    def player(self, player: PlayerId) -> str:
        """Return the name of a row."""
        return self.people[player].name

    # -- why not ----

    def refusal(self, reason: RefusalReason) -> str:
        """Return why something is not possible."""
        return self.words(
            f"refusal.{reason.why.value}",
            cards=self.book.names_inside(reason.cards),
            elements=self.book.elements_inside(reason.elements),
            habitats=self.book.habitats_inside(reason.habitats),
            ability=self.book.ability(reason.ability) if reason.ability is not None else "",
            player=self._name(reason.player),
        )

    def _name(self, player: PlayerId | None) -> str:
        known = player is not None and 0 <= player < len(self.people)
        return self.people[player].name if known and player is not None else ""

    # -- what a click does ----

    def does(self, action: Action, state: State) -> str:  # noqa: PLR0911 (one for each action)
        """Return what a click does and who pays, in one or two sentences."""
        words, book = self.words, self.book
        match action:
            case AcquireProducer(card):
                cards, lent = payment(state, card)
                pays = book.elements_inside([element_of(c) for c in cards])
                if lent is None:
                    return words("table.click.producer", elements=pays)
                borrowed = book.element_inside(lent)
                if not cards:
                    return words("table.click.producer-lent-all", element=borrowed)
                return words("table.click.producer-lent", elements=pays, element=borrowed)
            case AcquireConsumer(_, pair):
                return words("table.click.consumer", cards=book.names_inside(pair))
            case RestoreHabitats(pair):
                new = self._new(state, pair)
                return words(
                    "table.click.restore",
                    habitats=book.habitats_inside(new),
                    cards=book.names_inside(pair),
                )
            case Pass(_, card, to) | ChoosePass(_, int(card), int(to)):
                goal = "table.click.pass-market" if to == MARKET else "table.click.pass"
                name = "" if to == MARKET else self.player(to)
                return words(goal, card=book.inside(card), player=name)
            case Refresh(_, consumers):
                return words(f"table.click.refresh-{'consumers' if consumers else 'producers'}")
            case Reactivate():
                return words("table.click.reactivate")
            case Implement(measure):
                return words("table.click.measure", card=book.policy(measure))
            case EndTurn():
                return self.end_note(state)
            case _:
                return words("table.click.do")

    def source(self, action: Action) -> str:
        """Return where an ability comes from, for a sentence; empty for other actions."""
        source = getattr(action, "source", None)
        if source is None:
            return ""
        if source == TOKEN:
            return self.words("table.from-token")
        return self.words("table.from-card", card=self.book.inside(source))

    def _new(self, state: State, pair: tuple[CardId, CardId]) -> tuple[HabitatId, ...]:
        habitats = state.catalogue.habitats
        return habitats_in(habitats[pair[0]] & habitats[pair[1]] & ~state.restored)

    # -- the end of the turn ----

    def end_note(self, state: State) -> str:
        """Return what ending the turn now costs."""
        words = self.words
        if not ending_adds_pressure(state):
            return words("table.end.free" if state.acquired else "table.end.none-left")
        seen = end_of_turn(state)
        if seen.outcome is Outcome.LOST:
            return words("table.end.lost")
        if seen.impacts:
            return words.count("table.end.impacts", seen.impacts)
        return words("table.end.pressure")

    # -- warnings ----

    def warning(self, seen: Foreseen) -> str:
        """Return what a move will trigger; empty if it is harmless."""
        if seen.harmless:
            return ""
        words = self.words
        if seen.outcome is Outcome.LOST:
            return words("table.warn.lost")
        if seen.cause is Cause.THREE_ELEMENTS and seen.element is not None:
            cards = self.book.element_cards([seen.element])
            if seen.impacts:
                return words.count("table.warn.elements-impacts", seen.impacts, cards=cards)
            return words("table.warn.elements", cards=cards)
        if seen.cause is Cause.NOTHING_ACQUIRED:
            if seen.impacts:
                return words.count("table.warn.nothing-impacts", seen.impacts)
            return words("table.warn.nothing")
        if seen.impacts:
            return words.count("table.warn.impacts", seen.impacts)
        if seen.next_strikes is not None:
            key = "table.warn.next-impact" if seen.next_impact else "table.warn.next"
            return words(key, player=self.player(seen.next_strikes))
        return words("table.warn.pressure")

    def loan(self, state: State, element: ElementId) -> str:
        """Return what another card of an element may do later; empty if there are too few."""
        player = state.player
        own = (*state.rows[player], *state.decks[player], *state.discards[player])
        n = 1 + sum(card < FIRST_PRESSURE and element_of(card) == element for card in own)
        cards = self.book.element_cards([element], n=n)
        return self.words("table.danger.loan", cards=cards) if n >= STRIKE else ""

    def risk(self, state: State) -> str:
        """Return the risk of drawing a card now; empty if there is none."""
        risk = risk_of_draw(state)
        key = "table.danger.draw-impact" if risk.impact else "table.danger.draw"
        return self.words(key, hits=risk.ending, all=risk.cards) if risk.ending else ""

    def _danger(self, line: MoveGroup, doing: MoveSelection) -> str:
        """Return what each action of a line triggers, as short as a line is; empty if harmless."""
        actions: Sequence[Action | None] = line.actions
        if line.target is not None:
            actions = [doing.result(line.target)]
        found = ""
        for action in actions:
            seen = None if action is None else foresee_at_once(doing.state, action)
            if seen is None or seen.harmless:
                return ""
            found = found or self._danger_of(seen)
        return found

    def _danger_of(self, seen: Foreseen) -> str:
        """Return what a move will trigger, as short as a line of the list is."""
        if seen.outcome is Outcome.LOST:
            return self.words("table.end.lost")
        if seen.cause is None or seen.impacts > 1:
            return self.warning(seen)
        if seen.cause is Cause.THREE_ELEMENTS and seen.element is not None:
            key = "table.danger.elements-impact" if seen.impacts else "table.danger.elements"
            return self.words(key, cards=self.book.element_cards([seen.element]))
        return self.words("table.danger.impact" if seen.impacts else "table.danger.turn")

    # -- the bar ----

    def news(self, news: News) -> str:
        """Return how much the teammates changed, in one sentence."""
        counts = {
            "market": len(news.market),
            "row": len(news.row),
            "habitats": len(news.habitats),
            "impacts": news.impacts,
        }
        parts = [self.words.count(f"table.news.{what}", n) for what, n in counts.items() if n]
        return self.words("table.news", news=self.words.list(parts)) if parts else ""

    def can(self, doing: MoveSelection, found: Sequence[MoveGroup], key: str) -> str:
        """Return what can be done now, in one sentence."""
        state = doing.state
        if doing.choosing:
            return self._with_held(doing, key) or self._choose(doing, key)
        if state.pending is not None:
            pending = state.pending
            card = self.book.policy(pending.card) if pending.card is not None else ""
            kind = pending.kind.value.replace("_", "-")
            return self.words(f"event.choice.{kind}", player=self.player(pending.player), card=card)
        return self._can(found, doing)

    def doom(self, doing: MoveSelection) -> str:
        """Return that the turn will place an impact tile whatever is done; empty if not so."""
        doomed = doing.doomed and not doing.choosing
        return self.words("table.can.unavoidable") if doomed else ""

    def sentences(self, doing: MoveSelection, told: str) -> tuple[str, ...]:
        """Return what is told of the moves; the shortest text last.

        That an impact cannot be avoided comes first, or that another player will lose a turn.
        """
        doom = self.doom(doing) or (
            "" if doing.choosing else lost_turns(self.book, self.people, doing.state)
        )
        return (self.words("table.join", one=doom, two=told), doom) if doom else (told,)

    def _can(self, found: Sequence[MoveGroup], doing: MoveSelection) -> str:
        words, state = self.words, doing.state
        takes = [
            line.card for line in found if line.what is MoveKind.TAKE and line.card is not None
        ]
        tiles = sorted(
            {h for line in found if line.what is MoveKind.RESTORE for h in line.habitats}
        )
        measures = [line for line in found if line.what is MoveKind.MEASURE]
        if tiles:
            groups = {line.habitats for line in found if line.what is MoveKind.RESTORE}
            habitats = self.book.habitats_inside(tiles, either=len(groups) > 1)
            if takes:
                return words.count("table.can.restore-take", len(takes), habitats=habitats)
            return words("table.can.restore", habitats=habitats)
        last = self._last_halves(state) if {line.what for line in found} - {MoveKind.END} else ""
        if last:
            # The list says what can be done.
            return last
        if len(takes) in {1, 2}:
            names = self.book.names_inside(takes, either=True)
            key = "table.can.take-named-measure" if measures else "table.can.take-named"
            return words(key, cards=names)
        if takes:
            key = "table.can.take-measure" if measures else "table.can.take"
            return words.count(key, len(takes))
        if measures:
            return words("table.can.measure")
        return self._without_takes({line.what for line in found}, doing)

    def _last_halves(self, state: State) -> str:
        """Return where the animals of the last habitat lie; empty if more is missing, or none."""
        last = last_halves(state)
        if last is None or not last[1]:
            return ""
        words, front = self.words, in_front(state)
        told = [
            words(
                "table.lies-in",
                card=self.book.name(half.card),
                place=self.place(half, mine=half.player == front),
            )
            for half in last[1]
        ]
        habitat = self.book.habitats_inside([last[0]])
        return words("table.can.last", habitat=habitat, animals=", ".join(told))

    def place(self, half: Half, *, mine: bool) -> str:
        """Return the place in which an animal lies."""
        if half.lies is Lies.MARKET:
            return self.words("table.on-market")
        place = "row" if half.lies is Lies.USED else half.lies.value
        if mine:
            return self.words(f"table.own-{place}")
        return self.words(f"table.{place}-of", player=self.player(half.player))

    def _without_takes(self, kinds: Collection[MoveKind], doing: MoveSelection) -> str:
        """Return what can be done where nothing can be taken, with suggestions what may help."""
        state = doing.state
        if MoveKind.PLUS in kinds and doing.suggests:
            hits, cards = draws_of_use(state)
            bad = risk_of_draw(state).ending
            names = self._uses(state) if hits else ""
            if names:
                key = "table.can.draw-risk" if bad else "table.can.draw"
                return self.words(key, hits=hits, all=cards, bad=bad, names=names)
        if set(kinds) - {MoveKind.END}:
            key = "table.can.abilities-more" if state.acquired else "table.can.abilities"
        else:
            key = "table.can.end" if state.acquired else "table.can.end-fresh"
        told, goal = self.words(key), next_goal(self.book, self.people, state)
        return self.words("table.join", one=told, two=goal) if goal else told

    def _uses(self, state: State) -> str:
        """Return what a card to draw may help with: habitats, then cards of the market."""
        habitats, species = use_of_draw(state)
        names = [self.book.habitat(habitat) for habitat in in_order(habitats)]
        names += [self.book.name(card) for card in species]
        return ", ".join(names if len(names) <= MOST_USES else [*names[:MOST_USES], "…"])

    def _with_held(self, doing: MoveSelection, key: str) -> str:
        """Return what to take with a card in front that was clicked first; empty without one."""
        passes = [isinstance(action, Pass) for action in doing.candidates()]
        if doing.held is None or all(passes):
            return ""
        return self.words("table.choose.held-pass" if any(passes) else "table.choose.held", key=key)

    def _choose(self, doing: MoveSelection, key: str) -> str:
        """Return what to point at next."""
        words, book = self.words, self.book
        found = doing.candidates()
        targets = {target.kind for target in doing.targets()}
        first = doing.chosen[0] if doing.chosen else None
        action = found[0] if found else None
        chosen_cards = [s.card for s in doing.chosen if s.kind in OWN_CARDS]
        match action:
            case AcquireConsumer() if first is not None and first.kind is TargetKind.HELD:
                return words("table.choose.other", card=book.inside(first.card), key=key)
            case AcquireConsumer(card):
                return words("table.choose.pair", card=book.inside(card), key=key)
            case RestoreHabitats():
                if chosen_cards:
                    return words("table.choose.partner", card=book.inside(chosen_cards[0]), key=key)
                return words("table.choose.animals", key=key)
            case Pass() | ChoosePass():
                return self._choose_pass(doing, targets, chosen_cards, key)
            case Refresh():
                return words("table.choose.refresh", key=key)
            case Implement(measure):
                title = book.policy(measure)
                return words(
                    f"table.choose.measure-{self._step(targets, doing)}", card=title, key=key
                )
            case _:
                return words("table.choose.source", key=key) if first else ""

    def _choose_pass(
        self,
        doing: MoveSelection,
        targets: set[TargetKind],
        chosen: Sequence[CardId],
        key: str,
    ) -> str:
        """Return what to point at next for a pass."""
        words = self.words
        if TargetKind.SIGN in targets:
            return words("table.choose.source", key=key)
        if not chosen:
            return self._choose_passed(doing, key)
        where = "pass-where"
        if TargetKind.STACK in targets:
            where = "pass-where-market" if TargetKind.PLAYER_ROW in targets else "pass-market"
        return words(
            f"table.choose.{where}", card=self.book.inside(doing.actual(chosen[0])), key=key
        )

    def _choose_passed(self, doing: MoveSelection, key: str) -> str:
        """Return that a card has to be chosen; who gets it, or that this is always asked next."""
        passes = [a for a in doing.candidates() if isinstance(a, Pass | ChoosePass)]
        goes = {(a.card, a.to) for a in passes if a.to is not None}
        receivers = {to for _, to in goes}
        if len(receivers) == 1 and (receiver := receivers.pop()) >= 0:
            return self.words("table.choose.pass-to", player=self.player(receiver), key=key)
        places = Counter(card for card, _ in goes)
        clear = 1 in places.values()
        return self.words("table.choose.pass-card" if clear else "table.choose.pass", key=key)

    def _step(self, targets: set[TargetKind], doing: MoveSelection) -> str:
        """Return which choice of a measure comes next."""
        if TargetKind.MARKET in targets:
            return "market"
        if TargetKind.TILE in targets:
            return "habitat"
        if TargetKind.PLAYER_ROW in targets:
            again = any(s.kind is TargetKind.PLAYER_ROW for s in doing.chosen)
            several = any(isinstance(a, Implement) and a.players for a in doing.candidates())
            if several:
                return "second-row" if again else "first-row"
            return "row"
        return "consumer" if any(s.kind is TargetKind.ROW for s in doing.chosen) else "producer"

    # -- the list ----

    def row(self, line: MoveGroup, doing: MoveSelection) -> MoveLine:
        """Return one line of the list in words, with its sign and the danger it brings."""
        row = self._harmless_row(line, doing)
        if line.what is MoveKind.END:
            return row
        if line.what is MoveKind.PLUS:
            risk = self.risk(doing.state)
            return row._replace(detail=risk or row.detail, risky=bool(risk))
        danger = self._danger(line, doing)
        return row._replace(detail=danger, costly=True, risky=True) if danger else row

    def _harmless_row(self, line: MoveGroup, doing: MoveSelection) -> MoveLine:  # noqa: PLR0911 (one for each kind)
        """Return one line of the list in words, with its sign, without any danger."""
        words, book, state = self.words, self.book, doing.state
        match line.what:
            case MoveKind.RESTORE:
                title = words("table.do.restore", habitats=book.habitats_inside(line.habitats))
                last = state.restored.bit_count() + len(line.habitats) == len(HABITATS)
                about = words("table.do.wins") if last else self._ways(line)
                return MoveLine(HABITATS[line.habitats[0]], title, about)
            case MoveKind.TAKE:
                assert line.card is not None
                return self._take(line, line.card, state)
            case MoveKind.MEASURE:
                assert line.card is not None
                return MoveLine("policy_measure", book.policy(line.card), words("table.do.measure"))
            case MoveKind.STAR:
                sources = [a.source for a in line.actions if hasattr(a, "source")]
                cards = words("table.do.with", cards=book.names_inside(sources, either=True))
                return MoveLine("star", words("table.do.star"), cards)
            case MoveKind.TURN_UP:
                assert line.ability is not None
                title = words("table.do.turn-up", ability=book.ability_verb(line.ability))
                return MoveLine(ABILITIES[line.ability], title, words("table.do.turn-up-why"))
            case MoveKind.DEED | MoveKind.PASS | MoveKind.PLUS | MoveKind.REFRESH:
                assert line.ability is not None
                return MoveLine(
                    ABILITIES[line.ability], book.ability_verb(line.ability), self._sources(line)
                )
            case MoveKind.END:
                costly = ending_adds_pressure(state)
                sign = "pressure" if costly else "icon_check"
                return MoveLine(sign, words("table.do.end"), self.end_note(state), costly=costly)
            case MoveKind.TILE:
                title = words("table.do.restore", habitats=book.habitats_inside(line.habitats))
                return MoveLine(HABITATS[line.habitats[0]], title)
            case MoveKind.YES:
                return MoveLine("icon_check", words("table.do.yes"))
            case MoveKind.NO:
                choosing = state.pending is not None and isinstance(line.actions[0], ChoosePass)
                return MoveLine(
                    "icon_cross", words("table.do.pass-none" if choosing else "table.do.no")
                )
            case MoveKind.HAND_ON:
                return MoveLine("pass", words("table.do.hand-on"), words("table.do.hand-on-how"))
            case MoveKind.BACK:
                return MoveLine("icon_undo", words("table.do.back"))
            case MoveKind.STEP:
                assert line.target is not None
                return MoveLine(
                    *self.step(line.target, doing), self._step_source(line.target, doing)
                )

    def _take(self, line: MoveGroup, card: CardId, state: State) -> MoveLine:
        """Return the line of a species to take.

        It says who pays or, unless something is borrowed, that the species restores nothing more.
        """
        icon = "icon_fish" if self.book.is_consumer(card) else "icon_leaf"
        title = self.words("table.do.take", card=self.book.inside(card))
        lent = _lent(line, state)
        says_cost = lent or unrestored_habitats(state, card)
        about = self._ways(line, state) if says_cost else self.words("table.do.all-restored")
        return MoveLine(icon, title, about, lent)

    def _ways(self, line: MoveGroup, state: State | None = None) -> str:
        """Return who pays, or how many ways there are."""
        words, book = self.words, self.book
        first = line.actions[0]
        if len(line.actions) > 1:
            return words.count("table.do.ways", len(line.actions))
        if isinstance(first, AcquireConsumer):
            return words("table.do.with", cards=book.names_inside(first.producers))
        if isinstance(first, RestoreHabitats):
            return words("table.do.with", cards=book.names_inside(first.consumers))
        if isinstance(first, AcquireProducer) and state is not None:
            cards, lent = payment(state, first.card)
            if lent is not None:
                return words("table.do.lent", element=book.element_inside(lent))
            return words(
                "table.do.pays", elements=book.elements_inside([element_of(c) for c in cards])
            )
        return ""

    def _sources(self, line: MoveGroup) -> str:
        """Return the cards that give an ability, or the token if no card does."""
        sources = dict.fromkeys(a.source for a in line.actions if hasattr(a, "source"))
        cards = [self.book.inside(source) for source in sources if source != TOKEN]
        if not cards:
            return self.words("table.token")
        return self.words("table.do.with", cards=self.words.list(cards, either=True))

    def _step_source(self, target: Target, doing: MoveSelection) -> str:
        """Return that a step spends the token and why, if that has not been said already."""

        def sources(path: Path) -> set[CardId]:
            uses = doing.candidates(path)
            return {action.source for action in uses if isinstance(action, Pass | Refresh)}

        first = doing.chosen[:1]
        kind = first[0].kind if first else None
        if kind not in {TargetKind.ABILITY, TargetKind.HELD}:
            return ""
        if kind is TargetKind.ABILITY and sources(first) == {TOKEN}:
            return ""
        path = (*doing.chosen, doing.canonical(target))
        if sources(path) != {TOKEN}:
            return ""
        itself = target.kind is TargetKind.ROW and target.card in sources(first)
        return self.words("table.token-itself" if itself else "table.token")

    def step(self, target: Target, doing: MoveSelection) -> tuple[str, str]:
        """Return the sign and the name of something that can be pointed at."""
        book, words = self.book, self.words
        match target.kind:
            case TargetKind.ROW | TargetKind.MARKET | TargetKind.SIGN:
                card = target.card
                icon = "icon_fish" if book.is_consumer(card) else "icon_leaf"
                if not book.is_species(card):
                    icon = "pressure"
                    if card < FIRST_PRESSURE:
                        icon = book.picture(card).split("/")[1]
                return icon, book.name(card)
            case TargetKind.PLAYER_ROW:
                mine = target.which == in_front(doing.state)
                name = words("table.own-row") if mine else self.player(target.player)
                return "icon_person", name
            case TargetKind.STACK:
                first = ELEMENT_CARDS[COPIES_PER_ELEMENT * target.which]
                return book.picture(first).split("/")[1], words("table.back-to-stack")
            case TargetKind.SHELF:
                return (
                    ("icon_fish", words("table.consumers"))
                    if target.which
                    else ("icon_leaf", words("table.producers"))
                )
            case TargetKind.TILE:
                return HABITATS[target.which], book.habitat(target.habitat)
            case _:
                return "icon_check", words("table.do.yes")
