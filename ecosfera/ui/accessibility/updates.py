"""Turn accessible trees into the updates of AccessKit."""

from __future__ import annotations

from itertools import count
from typing import Any, Final

import accesskit

from ecosfera.ui.accessibility.node import AccessNode, Act, Request, Role
from ecosfera.ui.draw.line_breaking import shown

ROLES: Final = {role: getattr(accesskit.Role, role.name) for role in Role}
ACTS: Final = {act: getattr(accesskit.Action, act.name) for act in Act}
ASKED: Final = {int(ours): act for act, ours in ACTS.items()}


class TreeUpdates:
    """Makes the updates for one reader: at first the whole tree, then what has changed."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}
        self._next = count(1)
        self._sent: dict[str, AccessNode] = {}
        self._focus = ""

    def forget(self) -> None:
        """Send the whole tree next time."""
        self._sent = {}

    def update(self, root: AccessNode, focus: str) -> accesskit.TreeUpdate | None:
        """Return what has changed since the last call, or None if nothing has.

        `focus` is the id of the node with the focus.
        """
        nodes = {node.id: node for node in root.walk()}
        first = not self._sent
        if focus not in nodes:
            focus = root.id
        known = self._sent
        changed = [node for node in nodes.values() if _alone(node) != known.get(node.id)]
        if not changed and focus == self._focus:
            return None
        for gone in known.keys() - nodes.keys():
            self._numbers.pop(gone, None)
        update = accesskit.TreeUpdate(self._number(focus))
        if first:
            update.tree = accesskit.Tree(self._number(root.id))
            update.tree.toolkit_name = "pygame"
        update.nodes = [(self._number(node.id), self._node(node)) for node in changed]
        self._sent = {node_id: _alone(node) for node_id, node in nodes.items()}
        self._focus = focus
        return update

    def request(self, raw: Any) -> Request | None:
        """Return what an action request of AccessKit asks, or None if it means nothing here."""
        node = next((key for key, n in self._numbers.items() if n == raw.target), None)
        act = ASKED.get(int(raw.action))
        if node is None or act is None:
            return None
        value = raw.data[1] if raw.data else ""
        return Request(node, act, str(value) if isinstance(value, str | float) else "")

    def _number(self, node_id: str) -> int:
        if node_id not in self._numbers:
            self._numbers[node_id] = next(self._next)
        return self._numbers[node_id]

    def _node(self, node: AccessNode) -> accesskit.Node:
        built = accesskit.Node(ROLES[node.role])
        built.set_children([self._number(child.id) for child in node.children])
        built.set_author_id(node.id)
        _set_texts(built, node)
        for act in node.acts:
            built.add_action(ACTS[act])
        if node.rect is not None:
            built.set_bounds(accesskit.Rect(*map(float, node.rect)))
        if node.toggled is not None:
            built.set_toggled(accesskit.Toggled.TRUE if node.toggled else accesskit.Toggled.FALSE)
        if node.selected is not None:
            built.set_selected(node.selected)
        if node.disabled:
            built.set_disabled()
        if node.modal:
            built.set_modal()
        if node.live:
            built.set_live(accesskit.Live.POLITE)
        if node.number is not None:
            least, now, most = node.number
            built.set_min_numeric_value(least)
            built.set_numeric_value(now)
            built.set_max_numeric_value(most)
        if node.size:
            # AccessKit counts from 0, and asks the group for the size.
            built.set_position_in_set(node.position - 1)
        size = max((child.size for child in node.children), default=0)
        if size:
            built.set_size_of_set(size)
        return built


def _alone(node: AccessNode) -> AccessNode:
    """Return a node with no more of its children than their ids, to compare it."""
    inside = tuple(
        AccessNode(id=child.id, role=Role.GROUP, size=child.size) for child in node.children
    )
    return node._replace(children=inside, spoken="")


def _set_texts(built: accesskit.Node, node: AccessNode) -> None:
    texts = ((node.description, built.set_description), (node.state, built.set_state_description))
    # A label's text is its value in AccessKit.
    name = built.set_value if node.role in {Role.LABEL, Role.STATUS} else built.set_label
    for text, put in ((node.value, built.set_value), (node.name, name), *texts):
        if text:
            put(plain(text))
    if node.key:
        built.set_keyboard_shortcut(node.key)
    if node.language:
        built.set_language(node.language)


def plain(text: str) -> str:
    """Return a text without soft hyphens and special spaces."""
    return " ".join(shown(text).split())
