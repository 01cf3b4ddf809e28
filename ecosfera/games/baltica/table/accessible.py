"""The table as a screen reader goes through it."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from ecosfera.games.baltica.moves.targets import Target, TargetKind
from ecosfera.games.baltica.panels import detail_pages, sheets
from ecosfera.games.baltica.table.log import spoken_line
from ecosfera.games.baltica.table.targets import USABLE
from ecosfera.games.baltica.text import move_text
from ecosfera.ui.accessibility.node import AccessNode, Act, Role, group, label

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from ecosfera.games.baltica.panels.sheets import OpenSheet
    from ecosfera.games.baltica.rules.ids import CardId
    from ecosfera.games.baltica.stage.frame import TableFrame
    from ecosfera.games.baltica.table.bubble_view import BubbleView
    from ecosfera.games.baltica.table.controller import TableController
    from ecosfera.games.baltica.table.prompt_view import PromptView
    from ecosfera.games.baltica.table.targets import TableTarget
    from ecosfera.ui.context import UiContext

CLOSE: Final = "close-sheet"
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


def bubble_node(bubble: BubbleView, found: Sequence[TableTarget]) -> AccessNode:
    """Return what a bubble without answers explains, and the names of what it points at."""
    names = (widget.name for widget in found if widget.target in bubble.content.targets)
    return AccessNode(
        id="bubble",
        role=Role.LABEL,
        name=bubble.content.sentence,
        description=", ".join(dict.fromkeys(names)),
    )


def status_node(frame: TableFrame) -> AccessNode:
    """Return whose turn it is, the sentence of the bar, and the advice."""
    words = frame.book.words
    number = (frame.seen.number - 1) // len(frame.people) + 1
    texts = [words("table.round", n=number), frame.sentence]
    if frame.turn is not None and frame.turn.note:
        texts.append(frame.turn.note)
    if frame.advice is not None:
        texts += [frame.advice.head, frame.advice.what, *frame.advice.why]
    labels = [label(f"status-{n}", text) for n, text in enumerate(texts) if text]
    return AccessNode(id="status", role=Role.GROUP, name=turn_name(frame), children=tuple(labels))


def turn_name(frame: TableFrame) -> str:
    """Return whose turn it is."""
    return frame.book.words("table.turn", player=frame.people[frame.deciding].name)


def move_nodes(controller: TableController, frame: TableFrame) -> Iterator[AccessNode]:
    """Yield the list of moves, all of them, while a person may make one."""
    listing = frame.listing
    if listing is None or controller.selection is None or not controller.ready:
        return
    phrases, move = controller.phrases, controller.selection
    rows = [move_text.row(phrases, line, move) for line in controller.moves]
    nodes = [
        AccessNode(
            id=Target(TargetKind.LINE, number).id,
            role=Role.BUTTON,
            name=row.title,
            description=row.detail,
            acts=frozenset({Act.CLICK}),
            spoken=spoken_line(controller.numbers[number], row, phrases),
        )
        for number, row in enumerate(rows)
    ]
    yield group("moves", listing.title, nodes, Role.LIST)


def group_nodes(
    found: Sequence[TableTarget], frame: TableFrame, context: UiContext
) -> Iterator[AccessNode]:
    """Yield the targets in their groups, in reading order."""
    words = frame.book.words
    for name, some in groupby(found, lambda widget: widget.group):
        nodes = [widget.accessible(context) for widget in some]
        if name == "bar":
            yield group("group-bar", words("table.menu"), nodes, Role.TOOLBAR)
        elif len(nodes) == 1:
            yield nodes[0]
        else:
            yield group(f"group-{name}", _group_name(frame, name), nodes)


def _group_name(frame: TableFrame, name: str) -> str:
    words = frame.book.words
    if name in NAMED:
        return words(NAMED[name])
    kind, _, place = name.partition(" ")
    row = frame.others[int(place)] if kind == "other" else frame.front
    return words("table.row-of", player=frame.people[row].name)


def signs_of(frame: TableFrame, target: Target) -> str:
    """Return what the signs on a target say, in words, if it is a card."""
    return card_signs(frame, target.card) if target.kind in CARDS else ""


def card_signs(frame: TableFrame, card: CardId) -> str:
    """Return what the signs on a card say, in words."""
    book, words = frame.book, frame.book.words
    if not book.is_species(card):
        return detail_pages.meaning(frame, card)
    habitats = book.habitats_inside(book.habitats(card))
    if book.is_consumer(card):
        text = words("table.say.consumer", habitats=habitats)
    else:
        elements = book.elements_inside(book.cost(card))
        text = words("table.say.producer", elements=elements, habitats=habitats)
    abilities = ", ".join(book.ability(ability) for ability in book.abilities(card))
    return f"{text} {words('table.say.abilities', abilities=abilities)}" if abilities else text


def prompt_node(shown: PromptView, frame: TableFrame) -> AccessNode:
    """Return a prompt over the table: what it says, then its answers."""
    asked, book = shown.prompt, frame.book
    texts = [asked.strip.more] if asked.strip is not None else []
    if asked.drawn is not None:
        texts = [book.policy(asked.drawn.card), card_signs(frame, asked.drawn.card)]
        texts += [asked.drawn.question, book.policy_background(asked.drawn.card)]
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
    return _dialog("prompt", asked.sentence, texts, answers)


def sheet_node(opened: OpenSheet, frame: TableFrame) -> AccessNode:
    """Return a sheet over the table: what it says, then the button that closes it."""
    words = frame.book.words
    texts = sheets.spoken(frame, opened)
    if opened.sheet is sheets.TableSheet.LOG:
        texts = [texts[0], *(frame.log or texts[1:])]
    if opened.card is not None and opened.policy is None:
        texts[1:] = [card_signs(frame, opened.card)]
    close = AccessNode(id=CLOSE, role=Role.BUTTON, name=words("common.close"), acts=USABLE)
    return _dialog("sheet", texts[0] if texts else "", texts[1:], [close])


def _dialog(
    node_id: str, name: str, texts: Iterable[str], answers: Iterable[AccessNode]
) -> AccessNode:
    """Return something over the table: what it says, then its buttons."""
    said = [text for text in texts if text]
    labels = [label(f"{node_id}-{number}", text) for number, text in enumerate(said)]
    return AccessNode(
        id=node_id,
        role=Role.DIALOG,
        name=name,
        description=" ".join(said),
        modal=True,
        children=(*labels, *answers),
    )
