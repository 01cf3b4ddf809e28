"""The table as a screen reader goes through it, and what it can do there."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.screens.table.narration import spoken_line
from ecosfera.games.baltica.screens.table.panels import buttons, sheets
from ecosfera.games.baltica.screens.table.panels.details import detail_page
from ecosfera.ui.accessibility.node import AccessNode, Act, Request, Role, group, label

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.screens.table.input.commands import TableCommands
    from ecosfera.games.baltica.screens.table.pointing.hit_areas import HitArea

CLOSE: Final = "close-sheet"
ONLY_FOCUS: Final = frozenset({Act.FOCUS})
USABLE: Final = ONLY_FOCUS | {Act.CLICK}
NAMED: Final = {
    "tokens": "table.say.group-tokens",
    "consumers": "table.say.group-consumers",
    "producers": "table.say.group-producers",
    "elements": "table.say.group-elements",
    "tiles": "table.habitats",
    "pool": "table.pool",
    "seats": "table.say.group-seats",
}
"""The messages that name groups of targets."""
CARDS: Final = frozenset({TargetKind.ROW, TargetKind.MARKET, TargetKind.OTHER_CARD})


class AccessibleTable:
    """Tells screen readers of the table, and does what they ask."""

    def __init__(self, commands: TableCommands) -> None:
        self.commands = commands
        self.controller = commands.controller
        self.display = commands.display
        self.selection = commands.selection
        self._previews: dict[Target, str] = {}
        self._previewed: object = None
        """The position and the move begun of which `_previews` tell."""

    # -- reading ----

    @property
    def focus(self) -> str:
        """Return the id of the node with the focus, or an empty string."""
        if self.display.sheet is not None:
            return CLOSE
        self.display.reach()
        return self.selection.focus.id or ""

    def tree(self) -> AccessNode:
        """Return what is open over the table, whose turn it is, the moves, and what lies there."""
        self.display.reach()
        parts: list[AccessNode] = []
        if self.display.sheet is not None:
            parts.append(self._sheet())
        elif self.display.prompt is not None:
            parts.append(self._prompt())
        parts += [*self._bubble(), self._status(), *self._moves(), *self._groups()]
        words = self.controller.phrases.words
        person = self.controller.people[self.display.frame.front]
        name = words("table.turn", player=person.name)
        return AccessNode(id="scene", role=Role.GROUP, name=name, children=tuple(parts))

    def _bubble(self) -> Iterator[AccessNode]:
        """Yield what a bubble without answers explains, and the names of what it points at."""
        if self.display.bubble is None:
            return
        content = self.display.bubble.content
        names = (area.name for area in self.display.areas if area.spot in content.spots)
        yield AccessNode(
            id="bubble",
            role=Role.LABEL,
            name=content.sentence,
            description=", ".join(dict.fromkeys(names)),
        )

    def _status(self) -> AccessNode:
        frame, words = self.display.frame, self.controller.phrases.words
        number = (frame.seen.number - 1) // len(frame.people) + 1
        texts = [words("table.round", n=number), frame.sentence]
        if frame.turn is not None and frame.turn.note:
            texts.append(frame.turn.note)
        if frame.advice is not None:
            texts += [frame.advice.head, frame.advice.what, *frame.advice.why]
        labels = [label(f"status-{n}", text) for n, text in enumerate(texts) if text]
        name = words("table.turn", player=frame.people[frame.front].name)
        return AccessNode(id="status", role=Role.GROUP, name=name, children=tuple(labels))

    def _moves(self) -> Iterator[AccessNode]:
        """Yield the list of moves, all of them, while a person may make one."""
        controller, listing = self.controller, self.display.frame.listing
        if listing is None or controller.move is None or not controller.ready:
            return
        phrases, move = controller.phrases, controller.move
        rows = [phrases.row(line, move) for line in controller.moves]
        nodes = [
            AccessNode(
                id=Target(TargetKind.LINE, number).id,
                role=Role.BUTTON,
                name=row.title,
                description=row.detail,
                acts=frozenset({Act.CLICK}),
                spoken=spoken_line(number + 1, row, phrases),
            )
            for number, row in enumerate(rows)
        ]
        yield group("moves", listing.title, nodes, Role.LIST)

    def _groups(self) -> Iterator[AccessNode]:
        """Yield the targets in their groups, in reading order."""
        words = self.controller.phrases.words
        covered = self.display.sheet is not None
        usable = {item.id for item in self.selection.focus.items} if not covered else set()
        for name, some in groupby(self.display.areas, lambda area: area.group):
            nodes = [self._target(area, usable=area.spot.id in usable) for area in some]
            if name == "bar":
                yield group("group-bar", words("table.menu"), nodes, Role.TOOLBAR)
            elif len(nodes) == 1:
                yield nodes[0]
            else:
                yield group(f"group-{name}", self._group_name(name), nodes)

    def _group_name(self, name: str) -> str:
        frame, words = self.display.frame, self.controller.phrases.words
        if name in NAMED:
            return words(NAMED[name])
        kind, _, place = name.partition(" ")
        row = frame.others[int(place)] if kind == "other" else frame.front
        return words("table.row-of", player=frame.people[row].name)

    def _target(self, area: HitArea, *, usable: bool) -> AccessNode:
        spot, box, frame = area.spot, area.box, self.display.frame
        told = [self._preview(spot) if usable else ""]
        if spot.kind in CARDS:
            told.append(self.facts(spot.card))
        disabled = buttons.is_button(frame, spot) and not buttons.is_enabled(frame, spot)
        return AccessNode(
            id=spot.id,
            role=Role.BUTTON if usable or disabled else Role.LABEL,
            name=area.name,
            description=" ".join(filter(None, told)),
            rect=(round(box.x), round(box.y), round(box.right), round(box.bottom)),
            acts=frozenset() if not usable else ONLY_FOCUS if disabled else USABLE,
            disabled=disabled,
            spoken=told[0],
        )

    def _preview(self, spot: Target) -> str:
        """Return what a click on a target would do; it is worked out once for each position."""
        move = self.controller.move
        now = (move, move.chosen if move else None, self.controller.ready, self.controller.phrases)
        if now != self._previewed:
            self._previewed = now
            self._previews.clear()
        if spot not in self._previews:
            self._previews[spot] = self.controller.preview(spot).sentence
        return self._previews[spot]

    def facts(self, card: CardId) -> str:
        """Return what the signs on a card say, in words."""
        book, words = self.controller.phrases.book, self.controller.phrases.words
        if not book.is_species(card):
            return detail_page.meaning(self.display.frame, card)
        habitats = book.habitats_inside(book.habitats(card))
        if book.is_consumer(card):
            told = words("table.say.consumer", habitats=habitats)
        else:
            elements = book.elements_inside(book.cost(card))
            told = words("table.say.producer", elements=elements, habitats=habitats)
        abilities = ", ".join(book.ability(ability) for ability in book.abilities(card))
        return f"{told} {words('table.say.abilities', abilities=abilities)}" if abilities else told

    # -- over the table ----

    def _prompt(self) -> AccessNode:
        shown = self.display.prompt
        assert shown is not None, "there is no prompt"
        asked, phrases = shown.prompt, self.controller.phrases
        told = [asked.told.more] if asked.told is not None else []
        if asked.drawn is not None:
            told = [phrases.book.policy(asked.drawn.card), self.facts(asked.drawn.card)]
            told += [asked.drawn.question, phrases.book.policy_background(asked.drawn.card)]
        answers = [
            AccessNode(
                id=button.id,
                role=Role.BUTTON,
                name=button.name,
                rect=(button.rect.left, button.rect.top, button.rect.right, button.rect.bottom),
                acts=USABLE,
            )
            for button in shown.controls
        ]
        return _dialog("prompt", asked.sentence, told, answers)

    def _sheet(self) -> AccessNode:
        frame, opened = self.display.frame, self.display.sheet
        assert opened is not None, "there is no sheet"
        words = self.controller.phrases.words
        told = sheets.spoken(frame, opened)
        if opened.sheet is sheets.TableSheet.LOG:
            told = [told[0], *(frame.log or told[1:])]
        if opened.card is not None and opened.policy is None:
            told[1:] = [self.facts(opened.card)]
        close = AccessNode(id=CLOSE, role=Role.BUTTON, name=words("common.close"), acts=USABLE)
        return _dialog("sheet", told[0] if told else "", told[1:], [close])

    # -- doing ----

    def perform(self, request: Request) -> bool:
        """Do what a screen reader asks; return whether it meant anything."""
        display, commands, selection = self.display, self.commands, self.selection
        click = request.act is Act.CLICK
        if request.node == CLOSE:
            if click and display.sheet is not None:
                display.close_sheet()
            return display.sheet is None
        line = self._line(request.node)
        display.reach()
        if line is None and not selection.focus.to(request.node, tell=False):
            return False
        selection.focus.visible = True
        display.point()
        if not click:
            return request.act is Act.FOCUS
        if display.prompt is not None and request.node in {b.id for b in display.prompt.controls}:
            display.prompt.accept(request.node)
            display.refresh()
        elif not self.controller.stage.idle and not display.peeking:
            commands.skip()
        elif line is not None:
            commands.use(line)
        elif selection.focused is not None:
            commands.use(selection.focused)
        return True

    def _line(self, node_id: str) -> Target | None:
        """Return the line of the move list with this id."""
        spots = (Target(TargetKind.LINE, number) for number in range(len(self.controller.moves)))
        return next((spot for spot in spots if spot.id == node_id), None)


def _dialog(
    node_id: str, name: str, told: Iterable[str], answers: Iterable[AccessNode]
) -> AccessNode:
    """Return something over the table: what it says, then its buttons."""
    texts = [text for text in told if text]
    labels = [label(f"{node_id}-{number}", text) for number, text in enumerate(texts)]
    return AccessNode(
        id=node_id,
        role=Role.DIALOG,
        name=name,
        description=" ".join(texts),
        modal=True,
        children=(*labels, *answers),
    )
