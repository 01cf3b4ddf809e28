"""The accessible tree of a form: its controls in reading order, in their groups."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from ecosfera.ui.accessibility.node import AccessNode, Role, group

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.widgets.base import Widget

AROUND: Final = {Role.RADIO_BUTTON: Role.RADIO_GROUP, Role.LIST_BOX_OPTION: Role.LIST_BOX}
"""The role of a group by the role of what is in it; else a plain group."""


def tree(widgets: Sequence[Widget], context: UiContext, name: str, *, over: bool) -> AccessNode:
    """Return controls with what stands in their scroll views; `over`: they are in a dialog."""
    outside = [widget for widget in widgets if widget.view is None]
    nodes = []
    for node, widget in _nodes(outside, context):
        inside = [child for child in widgets if child.view is widget]
        if inside:
            children = tuple(_grouped(_nodes(inside, context)))
            node = node._replace(children=children)  # noqa: PLW2901 (the same with its children)
        nodes.append((node, widget))
    role = Role.DIALOG if over else Role.GROUP
    children = tuple(_grouped(nodes))
    return AccessNode(id="scene", role=role, name=name, modal=over, children=children)


def _nodes(widgets: Sequence[Widget], context: UiContext) -> list[tuple[AccessNode, Widget]]:
    found = ((widget.accessible(context), widget) for widget in widgets)
    return [(node, widget) for node, widget in found if node is not None]


def _grouped(nodes: Sequence[tuple[AccessNode, Widget]]) -> list[AccessNode]:
    """Return nodes with neighbours of the same group together, below the heading before them."""
    found: list[AccessNode] = []
    heading = ""
    for name, some in groupby(nodes, lambda entry: entry[1].group):
        inside = [node for node, _ in some]
        if name and len(inside) > 1:
            role = AROUND.get(inside[0].role, Role.GROUP)
            found.append(group(f"group-{name}", heading, inside, role))
        else:
            found += inside
        heading = inside[-1].name if inside[-1].role is Role.HEADING else ""
    return found
