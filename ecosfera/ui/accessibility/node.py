"""The accessible tree: what a screen reader is told about everything on the screen."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence


PART: Final = "#"
"""Stands between the id of a control and the name of a part of it."""


class Role(StrEnum):
    """The kinds of nodes; the names are AccessKit's."""

    BUTTON = "button"
    CHECK_BOX = "check_box"
    DIALOG = "dialog"
    DOCUMENT = "document"
    GROUP = "group"
    HEADING = "heading"
    IMAGE = "image"
    LABEL = "label"
    LIST = "list"
    LIST_BOX = "list_box"
    LIST_BOX_OPTION = "list_box_option"
    LIST_ITEM = "list_item"
    LOG = "log"
    PARAGRAPH = "paragraph"
    RADIO_BUTTON = "radio_button"
    RADIO_GROUP = "radio_group"
    SLIDER = "slider"
    SPIN_BUTTON = "spin_button"
    STATUS = "status"
    SWITCH = "switch"
    TEXT_INPUT = "text_input"
    TOOLBAR = "toolbar"
    WINDOW = "window"


class Act(StrEnum):
    """The requests of a screen reader to a node; the names are AccessKit's."""

    CLICK = "click"
    FOCUS = "focus"
    INCREMENT = "increment"
    DECREMENT = "decrement"
    SET_VALUE = "set_value"


class Request(NamedTuple):
    """Something that a screen reader asked of a node."""

    node: str
    act: Act
    value: str = ""
    """The new value of `SET_VALUE`: a text, or a number as a text."""


class AccessNode(NamedTuple):
    """One thing on the screen, and what is inside it."""

    id: str
    """Stays the same as long as the thing is there; unique in its scene."""
    role: Role
    name: str = ""
    description: str = ""
    """What is read after the name."""
    value: str = ""
    state: str = ""
    """A state in words that no other field expresses."""
    key: str = ""
    """The label of the key that does the same as a click."""
    rect: tuple[int, int, int, int] | None = None
    """Left, top, right and bottom in the window."""
    acts: frozenset[Act] = frozenset()
    toggled: bool | None = None
    selected: bool | None = None
    disabled: bool = False
    modal: bool = False
    live: bool = False
    """Whether new children are read aloud."""
    number: tuple[float, float, float] | None = None
    """The least, the present and the greatest of the numbers to choose from."""
    position: int = 0
    size: int = 0
    """Which one of how many alike it is, counted from 1; 0 for none."""
    language: str = ""
    """The language of all texts inside, such as `fi`."""
    spoken: str = ""
    """What narration says when it gets the focus."""
    children: tuple[AccessNode, ...] = ()

    def walk(self) -> Iterator[AccessNode]:
        """Yield the node and everything inside, in reading order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, node_id: str | None) -> AccessNode | None:
        """Return the node with this id in the tree, or None."""
        return next((node for node in self.walk() if node.id == node_id), None)


def counted(nodes: Sequence[AccessNode]) -> tuple[AccessNode, ...]:
    """Return the nodes, each knowing which one of how many it is."""
    return tuple(
        node._replace(position=place, size=len(nodes)) for place, node in enumerate(nodes, 1)
    )


def group(
    node_id: str, name: str, nodes: Sequence[AccessNode], role: Role = Role.GROUP
) -> AccessNode:
    """Return a group of nodes that are alike."""
    return AccessNode(id=node_id, role=role, name=name, children=counted(nodes))


def label(node_id: str, text: str) -> AccessNode:
    """Return a text."""
    return AccessNode(id=node_id, role=Role.LABEL, name=text)
