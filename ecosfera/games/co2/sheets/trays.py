"""The two trays of an offer: chips of territories and cards, and controls for each side."""

from __future__ import annotations

from collections import Counter
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from ecosfera.games.co2.cards.art import territory_picture
from ecosfera.games.co2.moves.foresight import is_low
from ecosfera.games.co2.moves.offer_draft import GET
from ecosfera.games.co2.moves.uses import AREA
from ecosfera.games.co2.rules.ids import NOTE
from ecosfera.games.co2.rules.state import rent
from ecosfera.games.co2.sheets.amount import Amount
from ecosfera.games.co2.sheets.chip import SIGN, STACKED, Change, Chip, Progress
from ecosfera.games.co2.text.names import plain
from ecosfera.ui.draw.layout import Space, columns, grid
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import INK, WINE
from ecosfera.ui.widgets import Label, Widget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    import pygame

    from ecosfera.games.co2.moves.offer_draft import OfferDraft
    from ecosfera.games.co2.moves.uses import Use
    from ecosfera.games.co2.rules.actions import MakeCounter, Propose
    from ecosfera.games.co2.rules.ids import AreaId, KindId, TerritoryId
    from ecosfera.games.co2.rules.state import Side
    from ecosfera.games.co2.text.names import Names
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.draw.theme import Colour


LEAST_CHIP: Final = 2.3
"""Height of a territory or card in bodies, where there is little room."""
MOST_PLACE: Final = 3.4
"""Height of a territory in bodies, where there is much."""
MOST_CARD: Final = 3.1
"""The same of a card."""
STEADY: Final = 6
"""Territories for which there is room in each offer, so that what is below stays where it is."""


class Heights(NamedTuple):
    """The heights of the chips in a tray."""

    place: int
    card: int


class Facts(NamedTuple):
    """What is written about a territory or an action card."""

    name: str
    note: str
    uses: tuple[Use, ...]
    """Who needs it."""
    about: str
    """What it is for, in sentences."""


class Consequence(NamedTuple):
    """What a trade changes for a player; a warning, if nothing else is said."""

    text: str
    face: FontFace = FontFace.BOLD
    tone: Colour = WINE


def changed(now: bool, before: bool) -> Change | None:
    """Return what a counter-offer has done with something that is, or was, in a tray."""
    if now == before:
        return None
    return Change.NEW if now else Change.GONE


class Trays:
    """Builds the controls of both trays. Without `changed`, nothing can be changed.

    With what was in them `before`, they mark what a counter-offer has changed.
    """

    lead = 1.0
    """Size of the first line that says what the trade changes, by that of body text."""

    def __init__(
        self,
        context: UiContext,
        names: Names,
        draft: OfferDraft,
        changed: Callable[[], None] | None,
        before: tuple[Side, Side] | None = None,
    ) -> None:
        self.context = context
        self.names = names
        self.draft = draft
        self._changed = changed
        self._before = before
        """What the trays held in the offer that a counter-offer answers."""
        self._facts: dict[TerritoryId, Facts] = {}
        """What is written about each territory in the offer as it stands."""
        self._card_texts: dict[tuple[int, int], Facts] = {}
        """The same about each card of both hands."""
        self._facts_of: Propose | MakeCounter | None = None
        """The offer that they are for."""
        self.typed: tuple[str, int, str] = "", 0, ""
        """The amount that is being typed: the id of its control, the amount, its digits so far."""

    def controls(self, which: int, box: pygame.Rect) -> list[Widget]:
        """Return the controls of a tray from the top of a box downwards, as high as they need.

        Amounts that can be changed are not among them: see `money`.
        """
        self._follow()
        found = [*self._territories(which, box)]
        below = max((widget.rect.bottom for widget in found), default=box.top)
        gap = self.context.metrics.px(6)
        if self._changed is not None:
            # the cards of both players stand at the same height
            high = self._heights(box).place
            below = max(below, box.top + self._place_rows(box) * (high + gap) - gap)
        found += self._cards(which, box, below + gap)
        if self._changed is None:
            below = max((widget.rect.bottom for widget in found), default=below)
            found += self._fixed_money(which, box, below + gap)
        return found

    def _follow(self) -> None:
        """Forget what is written about everything, if the offer has changed: needs change too."""
        if self._facts_of != self.draft.action():
            self._facts_of = self.draft.action()
            self._facts.clear()
            self._card_texts.clear()

    def needs(self, rows: int, wide: int) -> str:
        """Return who needs the chosen cards, as many as so many lines of text tell."""
        self._follow()
        told, text, m = "", self.context.text, self.context.metrics
        for which, tray in enumerate(self.draft.trays):
            hand, seen = self.draft.view.players[tray.player].hand, set()
            for slot in sorted(tray.slots):
                facts = self._facts_of_card(which, slot)
                if hand[slot] in seen:
                    continue
                seen.add(hand[slot])
                more = f"{told} {facts.name}. {facts.about}".strip()
                if facts.about and text.fits(more, FontFace.TEXT, m.floor, wide, rows):
                    told = more
        return told

    def _do(self, change: Callable[[], None]) -> Callable[[], None] | None:
        """Return a function that changes the draft, or None if it is fixed."""
        if self._changed is None:
            return None

        def done() -> None:
            change()
            assert self._changed is not None
            self._changed()

        return done

    def _territories(self, which: int, box: pygame.Rect) -> list[Widget]:
        m, view, tray = self.context.metrics, self.draft.view, self.draft.trays[which]
        owned = view.owned(tray.player)
        if self._changed is None:
            old = () if self._before is None else self._before[which].territories
            owned = tuple(t for t in owned if t in tray.territories or t in old)
        high, across = self._heights(box).place, self._places_across(box)
        boxes = grid(box, len(owned), across, high, m.px(6), fill=True)
        return [
            self._territory(which, territory, where)
            for territory, where in zip(owned, boxes, strict=True)
        ]

    def _territory(self, which: int, territory: TerritoryId, where: pygame.Rect) -> Widget:
        facts = self._facts.get(territory)
        if facts is None:
            facts = self._facts[territory] = self._place_facts(territory)
        catalogue = self.draft.view.catalogue
        card = catalogue.territories[territory]
        chosen = territory in self.draft.trays[which].territories
        change = None
        if self._before is not None:
            change = changed(chosen, territory in self._before[which].territories)
        return Chip(
            f"place-{which}-{territory}",
            where,
            facts.name,
            f"co2_area_{catalogue.areas[card.area].id}",
            self._do(lambda: self.draft.toggle_territory(which, territory)),
            chosen=chosen,
            note=self._with_change(facts.note, change) if self._changed is None else "",
            group=f"tray-{which}",
            uses=facts.uses,
            about=f"{facts.note}. {facts.about}",
            stacked=self._changed is not None,
            progress=self._progress(card.area),
            picture=lambda size, radius: territory_picture(
                self.context, catalogue, territory, size, radius
            ),
            change=change,
        )

    def _with_change(self, note: str, change: Change | None) -> str:
        """Return a note that begins with what a counter-offer has done, if it has."""
        if change is None:
            return note
        return f"{self.names.words(f'carbon.trade.{change}')} · {note}".removesuffix(" · ")

    def _progress(self, area: AreaId) -> Progress:
        """Return how far an area is."""
        view = self.draft.view
        land = view.catalogue.areas[area].territories
        return Progress(tuple(view.owners[t] for t in land), view.catalogue.bonus(area))

    def _place_facts(self, territory: TerritoryId) -> Facts:
        """Return what is written about a territory."""
        view, names, words = self.draft.view, self.names, self.names.words
        card = view.catalogue.territories[territory]
        note = words(
            "carbon.trade.place",
            n=view.done[territory],
            rent=names.euros(rent(view, territory)),
            cost=card.co2,
        )
        uses = self.draft.place_uses(territory)
        area = names.area(card.area)
        needs = [
            words(
                "carbon.trade.needs-area", player=names.player(use.player), n=use.owned, area=area
            )
            for use in uses
        ]
        return Facts(names.short(territory), note, uses, " ".join([*self._area(territory), *needs]))

    def _area(self, territory: TerritoryId) -> Iterator[str]:
        """Yield how far the area of a territory is, and what its sun brings."""
        view, names = self.draft.view, self.names
        area = view.catalogue.territories[territory].area
        land, owner = view.catalogue.areas[area].territories, view.owners[territory]
        own = [t for t in land if view.owners[t] == owner]
        count = names.words(
            "carbontable.places-area",
            owned=len(own),
            n=sum(view.done[t] for t in own),
            bonus=view.catalogue.bonus(area),
        )
        yield f"{names.area(area)} · {count}."

    def _facts_of_card(self, which: int, slot: int) -> Facts:
        """Return what is written about an action card."""
        facts = self._card_texts.get((which, slot))
        if facts is None:
            kind = self.draft.view.players[self.draft.trays[which].player].hand[slot]
            uses = self.draft.card_uses(which, slot)
            about = " ".join(map(self.needed, uses))
            facts = self._card_texts[which, slot] = Facts(self.names.kind(kind), "", uses, about)
        return facts

    def needed(self, use: Use) -> str:
        """Return where a player needs an action card."""
        names = self.names
        message = "carbon.trade.needs" if use.now else "carbon.trade.needs-later"
        places = names.words.list([names.short(place) for place in use.places])
        return names.words(message, player=names.player(use.player), places=places)

    def _cards(self, which: int, box: pygame.Rect, top: int) -> list[Widget]:
        m, view, tray = self.context.metrics, self.draft.view, self.draft.trays[which]
        hand = view.players[tray.player].hand
        gone = self._gone_cards(which)
        slots = range(len(hand)) if self._changed is not None else sorted((*tray.slots, *gone))
        new = self._new_cards(which)
        if not slots:
            return []
        fixed = self._changed is None
        high = max(m.target, m.size(2.6 if fixed else 3.3))
        line = box.copy()
        line.top, line.height = top, m.size(1.4)
        found: list[Widget] = []
        if not fixed:
            caption = self.names.words("carbon.trade.cards")
            label = Label(f"caption-{which}", line.copy(), caption, tone=INK)
            label.group = f"tray-{which}"
            found.append(label)
            line.top = line.bottom
        line.height = high
        places = columns(line, max(6, len(slots)), m.px(5))
        named = not fixed and self._names_fit(box)
        if named:
            places = grid(line, len(slots), 2, self._heights(box).card, m.px(5), fill=True)
        chips: list[Chip] = []
        if fixed:
            places = grid(line, len(slots), 1, high, m.px(6), fill=True)
        for slot, where in zip(slots, places, strict=False):
            kind = hand[slot]
            facts = self._facts_of_card(which, slot)
            toggle = self._do(lambda slot=slot: self.draft.toggle_card(which, slot))  # type: ignore[misc]
            change = Change.GONE if slot in gone else Change.NEW if slot in new else None
            chip = Chip(
                f"card-{which}-{slot}",
                where,
                facts.name,
                f"co2_action_{view.catalogue.kinds[kind].id}",
                toggle,
                chosen=slot in tray.slots,
                group=f"tray-{which}",
                bare=not fixed and not named,
                uses=facts.uses,
                note=self._with_change(facts.about, change) if fixed else "",
                about=facts.about,
                change=change,
                stacked=named,
            )
            if named:
                chip.written = self._written(kind, box)
            chips.append(chip)
        if fixed:
            # what a card is for is written out: in more lines where one has no room for it
            rows = max(chip.note_rows(self.context) for chip in chips)
            line.height += (rows - 1) * self.context.text.line_height(m.floor)
            places = grid(line, len(slots), 1, line.height, m.px(6), fill=True)
            for chip, where in zip(chips, places, strict=True):
                chip.rect, chip.rows = where, rows
        return [*found, *chips]

    def _heights(self, box: pygame.Rect) -> Heights:
        """Return the heights of the chips in a tray: as large as there is room, if they change."""
        m = self.context.metrics
        if self._changed is None:
            return Heights(max(m.target, m.size(2.7)), max(m.target, m.size(2.5)))
        least, most = self._least, Heights(m.size(MOST_PLACE), m.size(MOST_CARD))
        rows = self._place_rows(box)
        need, wish = self._need(rows, least), self._need(rows, most)
        share = max(0.0, min(1.0, (box.height - need) / max(1, wish - need)))
        return Heights(
            *(
                low + int(share * (max(low, high) - low))
                for low, high in zip(least, most, strict=True)
            )
        )

    @property
    def _least(self) -> Heights:
        """Return the least heights of chips that can be changed."""
        m = self.context.metrics
        return Heights(max(m.target, m.size(LEAST_CHIP)), max(m.target, m.size(LEAST_CHIP)))

    def _need(self, rows: int, heights: Heights) -> int:
        """Return the height of a tray with chips of these heights, in the larger of both trays."""
        m, view = self.context.metrics, self.draft.view
        cards = max(len(view.players[tray.player].hand) for tray in self.draft.trays)
        need = rows * (heights.place + m.px(6)) + m.size(1.4) + m.px(6)
        return need + -(-cards // 2) * (heights.card + m.px(5))

    def _places_across(self, box: pygame.Rect) -> int:
        """Return how many territories stand beside each other."""
        return 2 if box.width >= self.context.metrics.size(31) else 1

    def _place_rows(self, box: pygame.Rect) -> int:
        """Return for how many rows of territories there is room in both trays.

        It is the same for most offers, so that hands learn where cards and amounts are.
        """
        most = max(len(self.draft.view.owned(tray.player)) for tray in self.draft.trays)
        across = self._places_across(box)
        rows = -(-most // across)
        steady = range(-(-STEADY // across), rows, -1)
        return next((n for n in steady if self._need(n, self._least) <= box.height), rows)

    def _names_fit(self, box: pygame.Rect) -> bool:
        """Return whether the cards of both hands have room for their names."""
        view = self.draft.view
        if self._need(self._place_rows(box), self._heights(box)) > box.height:
            return False
        hands = {kind for tray in self.draft.trays for kind in view.players[tray.player].hand}
        return all(self._fits(self._written(kind, box), box) for kind in hands)

    def _written(self, kind: KindId, box: pygame.Rect) -> str:
        """Return the name of an action card, or its shorter one where that has no room."""
        whole = self.names.kind(kind)
        return whole if self._fits(whole, box) else self.names.brief_kind(kind)

    def _fits(self, name: str, box: pygame.Rect) -> bool:
        """Return whether a name has room on an action card in a tray."""
        m = self.context.metrics
        wide = box.width // 2 - m.px(23) - m.size(SIGN) - round(2 * STACKED * m.body)
        return self.context.text.fits(name, FontFace.BOLD, m.floor, wide, 2)

    def _gone_cards(self, which: int) -> set[int]:
        """Return the places in the hand of cards that a counter-offer leaves out."""
        tray, found = self.draft.trays[which], set[int]()
        if self._before is None:
            return found
        hand = self.draft.view.players[tray.player].hand
        left = Counter(self._before[which].cards) - Counter(hand[slot] for slot in tray.slots)
        for slot, kind in enumerate(hand):
            if slot not in tray.slots and left[kind] > 0:
                left[kind] -= 1
                found.add(slot)
        return found

    def _new_cards(self, which: int) -> set[int]:
        """Return the places in the hand of cards that a counter-offer adds."""
        tray, found = self.draft.trays[which], set[int]()
        if self._before is None:
            return found
        hand, had = self.draft.view.players[tray.player].hand, Counter(self._before[which].cards)
        for slot in sorted(tray.slots):
            if had[hand[slot]] > 0:
                had[hand[slot]] -= 1
            else:
                found.add(slot)
        return found

    @property
    def money_high(self) -> int:
        """The height of the amounts of a tray."""
        m = self.context.metrics
        return 2 * max(m.target, m.size(2.3)) + m.px(2)

    def money(self, which: int, box: pygame.Rect) -> list[Widget]:
        """Return the amounts of a tray, in a box of their height."""
        m, words, tray = self.context.metrics, self.names.words, self.draft.trays[which]
        had = self.draft.view.players[tray.player]
        high, room = max(m.target, m.size(2.3)), Space(box, m.px(2))
        found: list[Widget] = []
        parts = (
            ("credits", str(tray.credits), tray.credits, had.credits, 1, self.draft.put_credits),
            (
                "euros",
                self.names.euros(tray.euros),
                tray.euros,
                had.euros,
                NOTE,
                self.draft.put_euros,
            ),
        )
        for name, value, now, most, unit, put in parts:
            item_id = f"{name}-{which}"
            # What was typed counts no longer once something else has changed the amount.
            typed = self.typed[2] if self.typed[:2] == (item_id, now) else ""
            amount = Amount(
                item_id,
                room.top(high),
                words(f"carbon.trade.{name}", n=most),
                f"{typed}…" if typed and int(typed) != now else value,
                partial(self._put, which, item_id, put),
                amount=now,
                most=most,
                unit=unit,
                typed=typed,
                group=f"tray-{which}",
                value_width=m.size(5.4),
                clear=words("carbon.trade.clear"),
                about=words("carbon.trade.amount-tip"),
            )
            found.append(amount)
        return found

    def _put(
        self, which: int, item_id: str, put: Callable[[int, int], None], amount: int, typed: str
    ) -> None:
        """Take over a new amount."""
        put(which, amount)
        self.typed = item_id, amount, typed
        assert self._changed is not None
        self._changed()

    def _fixed_money(self, which: int, box: pygame.Rect, top: int) -> list[Widget]:
        """Return what money a tray gives as one line of text."""
        m, side = self.context.metrics, self.draft.side(which)
        where = box.copy()
        where.top, where.height = top, m.size(1.8)
        before = side if self._before is None else self._before[which]
        amounts = (
            (before.credits, side.credits, self.names.credits),
            (before.euros, side.euros, self.names.euros),
        )
        parts = [
            say(now) if old == now else f"{say(old)} » {say(now)}"
            for old, now, say in amounts
            if old or now
        ]
        if side.empty and before.empty:
            parts = [self.names.words("carbon.nothing")]
        if not parts:
            return []
        text = self.names.words.list(parts)
        return [Label(f"money-{which}", where, text, size=1.25, face=FontFace.BOLD, tone=INK)]

    def outlook(self, which: int, space: Space, most: int = 3) -> list[Widget]:
        """Return at most so many lines that say what the trade changes for a tray's player."""
        m = self.context.metrics
        found: list[Widget] = []
        for n, (text, face, tone) in enumerate(self._consequences(which)):
            one = self.context.text.fits(text, face, m.floor, space.rest.width, 1)
            rows, size = 1 if one else 2, 1.0 if n else self.lead
            if rows > most:
                break
            most -= rows
            box = space.top(rows * m.size(1.4))
            item_id = f"outlook-{which}-{n}"
            found.append(Label(item_id, box, text, size=size, face=face, tone=tone, lines=rows))
        return found

    def _consequences(self, which: int) -> list[Consequence]:
        """Return what the trade changes for a tray's player, the most important first."""
        words, ahead, view = self.names.words, self.draft.outlook(which), self.draft.view
        name = self.names.player(ahead.player)
        balance = words(
            "carbon.trade.balance",
            player=name,
            before=plain(ahead.before),
            after=plain(ahead.after),
        )
        worse = is_low(ahead.after) and ahead.after < ahead.before
        tone = WINE if worse else INK
        face = FontFace.BOLD if ahead.before != ahead.after else FontFace.TEXT
        lines = [Consequence(balance, face, tone)]
        for area, before, after in ahead.areas:
            if after == AREA:
                change = words(
                    "carbon.trade.whole", area=self.names.area(area), n=view.catalogue.bonus(area)
                )
                tone = WINE if which == GET else INK
                lines.insert(1, Consequence(change, FontFace.BOLD, tone))
            else:
                lines += self._part(area, before, after)
        if ahead.after >= view.config.goal:
            lines[0] = Consequence(words("carbon.trade.wins", player=name))
        elif ahead.after <= -15:
            lines[0] = Consequence(words("carbon.trade.loses", player=name))
        elif ahead.near:
            lines.insert(1, Consequence(words("carbon.trade.near", player=name)))
        elif worse:
            lines.insert(1, Consequence(words("carbontable.warning")))
        if ahead.before == ahead.after and lines[0].text == balance:
            lines[:1] = self._same_balance(name, ahead.after)
        # a balance that stays as it is counts less than a sun, and victory more
        near = words("carbon.trade.near", player=name)
        texts = [line.text for line in lines]
        first = texts.index(near) + 1 if near in texts else int(ahead.before != ahead.after)
        for area, gain in ahead.suns:
            done = words("carbon.trade.completes", area=self.names.area(area), n=gain)
            tone = WINE if which == GET else INK
            lines.insert(first, Consequence(done, FontFace.BOLD, tone))
        return lines

    def _part(self, area: AreaId, before: int, after: int) -> list[Consequence]:
        """Return how many territories of an area a player has, and would have."""
        name = self.names.area(area)
        text = self.names.words("carbon.trade.area", area=name, before=before, after=after)
        return [Consequence(text, FontFace.TEXT, INK)]

    def _same_balance(self, _name: str, _balance: int) -> list[Consequence]:
        """Return nothing: a trade of cards only changes nothing here."""
        return []
