"""A finished match in words: its moments, what the balances are made of, questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ecosfera.games.co2.content.savings import savings_of
from ecosfera.games.co2.end.history import MomentKind
from ecosfera.games.co2.end.printed_balances import printed_balances
from ecosfera.games.co2.info import INFO
from ecosfera.games.co2.rules.state import actions_done, balance
from ecosfera.games.co2.text.names import plain, signed
from ecosfera.ui.printed_story import PrintedChapter, printed_story

if TYPE_CHECKING:
    from ecosfera.games.co2.end.history import GameHistory, Moment, Result
    from ecosfera.games.co2.rules.ids import PlayerId
    from ecosfera.games.co2.text.names import Names

TWO: Final = 2
"""Among two players the sum of the balances says little."""


class Story:
    """Tells a finished match in the language of the moment."""

    def __init__(self, history: GameHistory, names: Names) -> None:
        self.history = history
        self.names = names
        self.words = names.words

    @property
    def sum(self) -> int:
        """Return the sum of the balances of all who are still in the game."""
        view = self.history.view
        return sum(balance(view, player) for player in view.playing)

    def moment(self, moment: Moment) -> str:
        """Return the line of a moment."""
        player = self.names.player(moment.player)
        if moment.kind is MomentKind.TRADE and moment.other is not None:
            other = self.names.player(moment.other)
            return self.words("carbonend.trade", n=moment.round, player=player, other=other)
        if moment.kind is MomentKind.SUN and moment.area is not None:
            area = self.names.area(moment.area)
            return self.words("carbonend.sun", n=moment.round, player=player, area=area)
        return self.words("carbonend.out", n=moment.round, player=player)

    def made_of(self, player: PlayerId) -> str:
        """Return what the balance of a player is made of."""
        view = self.history.view
        cost = sum(view.catalogue.territories[t].co2 for t in view.owned(player))
        actions = actions_done(view, player)
        handed_in = view.players[player].retired
        bonus = balance(view, player) - actions + cost - handed_in
        parts = {"actions": actions, "bonus": bonus, "cost": cost}
        if handed_in:
            return self.words("carbonend.made-of-credits", **parts, credits=handed_in)
        return self.words("carbonend.made-of", **parts)

    def total(self) -> str:
        """Return the sum of all balances in words."""
        return self.words("carbonend.sum", n=signed(self.sum))

    def saved(self) -> list[str]:
        """Return what the actions would save in a year, and how the figure is meant."""
        savings, kinds = savings_of(self.names.catalogue), self.names.catalogue.kinds
        if not self.history.kinds:
            return []
        tonnes = savings.tonnes((kinds[kind].id, n) for kind, n in self.history.kinds)
        return [
            self.words(
                "carbonend.saved",
                tonnes=self.words.number(_rounded(tonnes)),
                households=self.words.number(_rounded(max(1, tonnes // savings.household))),
            ),
            self.words("carbonend.saved-note"),
        ]

    def result(self, result: Result) -> str:
        """Return the result of a player."""
        player = self.names.player(result.player)
        if result.out:
            return self.words("carbon.end.out", player=player)
        return self.words(
            "carbon.end.place",
            player=player,
            balance=plain(result.balance),
            suns=result.suns,
            euros=self.names.euros(result.euros),
        )

    def questions(self) -> list[str]:
        """Return two questions that this match raises."""
        second = self._second()
        return [self._first(), second[self.history.view.turn.number % len(second)]]

    def _first(self) -> str:
        """Return the question about what mattered most."""
        words = self.words
        kinds = {moment.kind: moment for moment in self.history.moments}
        out, sun = kinds.get(MomentKind.OUT), kinds.get(MomentKind.SUN)
        if out is not None:
            return words("carbonend.ask.out", player=self.names.player(out.player))
        if sun is not None and sun.area is not None:
            return words("carbonend.ask.sun", area=self.names.area(sun.area))
        return words("carbonend.ask.no-sun")

    def _second(self) -> list[str]:
        """Return the other questions that fit."""
        words, history = self.words, self.history
        found = [words("carbonend.ask.trade" if history.trades else "carbonend.ask.no-trade")]
        if history.kinds:
            kind = self.names.kind(history.kinds[0][0])
            found.append(words("carbonend.ask.kind", action=kind))
        if len(history.view.playing) > TWO:
            found.append(words("carbonend.ask.sum", n=signed(self.sum)))
        return found

    def page(self, title: str, code: str | None, group: str, date: str) -> str:
        """Return a page to print; `group` is the name of the class, and may be empty."""
        words = self.words
        code_line = words("end.code", code=code).replace("\n", " ") if code else ""
        results: list[str] = []
        saved = self.saved()
        for result in self.history.results:
            line = self.result(result)
            results.append(line if result.out else f"{line}. {self.made_of(result.player)}")
        chapters = [
            PrintedChapter(words("carbonend.talk"), self.questions(), questions=True),
            PrintedChapter(words("carbon.end.results"), results),
            *([PrintedChapter(words("carbonend.saved-title"), saved)] if saved else ()),
            PrintedChapter(
                words("carbon.end.chart"),
                [self.moment(moment) for moment in self.history.moments],
                figure=printed_balances(self.history, self.names),
            ),
            PrintedChapter(words("carbon.end.kind"), self.kinds()),
        ]
        head = (words(INFO.title), group, date, code_line)
        return printed_story(words, title, self.total(), head, chapters)

    def kinds(self) -> list[str]:
        """Return how often each kind of action is done at the end."""
        return [
            self.words("carbon.end.done", action=self.names.kind(kind), n=count)
            for kind, count in self.history.kinds
        ]


def _rounded(n: int) -> int:
    """Return a number with two digits that count: more would claim to be known.

    >>> _rounded(13330), _rounded(889), _rounded(42)
    (13000, 890, 42)
    """
    return round(n, min(0, 2 - len(str(n))))
