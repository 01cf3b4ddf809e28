"""Trees become updates of AccessKit, with no more in them than has changed."""

from __future__ import annotations

import accesskit

from ecosfera.ui.accessibility.node import AccessNode, Act, Request, Role, counted, label
from ecosfera.ui.accessibility.updates import ACTS, ROLES, TreeUpdates, plain


def tree(*children: AccessNode) -> AccessNode:
    return AccessNode(id="window", role=Role.WINDOW, name="Sea", children=children)


def button(name: str, node_id: str = "b") -> AccessNode:
    return AccessNode(id=node_id, role=Role.BUTTON, name=name, acts=frozenset({Act.CLICK}))


def test_the_first_update_holds_everything_the_next_ones_only_what_changed() -> None:
    updates = TreeUpdates()
    first = updates.update(tree(button("Dive"), label("l", "calm")), "b")
    assert first is not None
    assert first.tree is not None
    assert len(first.nodes) == 3
    assert updates.update(tree(button("Dive"), label("l", "calm")), "b") is None
    second = updates.update(tree(button("Dive"), label("l", "rough")), "b")
    assert second is not None
    assert second.tree is None
    assert [number for number, _ in second.nodes] == [first.nodes[2][0]]


def test_a_new_focus_alone_is_an_update_without_nodes() -> None:
    updates = TreeUpdates()
    updates.update(tree(button("Dive"), button("Swim", "s")), "b")
    moved = updates.update(tree(button("Dive"), button("Swim", "s")), "s")
    assert moved is not None
    assert moved.nodes == []


def test_a_new_child_is_sent_with_its_parent() -> None:
    updates = TreeUpdates()
    updates.update(tree(button("Dive")), "b")
    grown = updates.update(tree(button("Dive"), button("Swim", "s")), "b")
    assert grown is not None
    assert len(grown.nodes) == 2


def test_a_focus_on_something_that_is_gone_falls_back_to_the_window() -> None:
    updates = TreeUpdates()
    sent = updates.update(tree(button("Dive")), "nowhere")
    assert sent is not None
    assert sent.focus == sent.tree.root


def test_a_reader_that_comes_again_gets_the_whole_tree() -> None:
    updates = TreeUpdates()
    updates.update(tree(button("Dive")), "b")
    updates.forget()
    again = updates.update(tree(button("Dive")), "b")
    assert again is not None
    assert len(again.nodes) == 2


class Asked:
    """A request as AccessKit makes it."""

    def __init__(self, action: accesskit.Action, target: int, data: object = None) -> None:
        self.action, self.target, self.data = action, target, data


def test_requests_name_the_node_and_what_is_asked() -> None:
    updates = TreeUpdates()
    sent = updates.update(tree(button("Dive")), "b")
    assert sent is not None
    click = Asked(accesskit.Action.CLICK, sent.focus)
    assert updates.request(click) == Request("b", Act.CLICK)
    text = Asked(accesskit.Action.SET_VALUE, sent.focus, (accesskit.ActionDataKind.VALUE, "Ada"))
    assert updates.request(text) == Request("b", Act.SET_VALUE, "Ada")
    assert updates.request(Asked(accesskit.Action.CLICK, 999)) is None
    assert updates.request(Asked(accesskit.Action.SHOW_TOOLTIP, sent.focus)) is None


def test_every_role_and_act_is_known_to_accesskit() -> None:
    assert set(ROLES) == set(Role)
    assert set(ACTS) == set(Act)


def test_texts_are_read_without_soft_hyphens_and_special_spaces() -> None:
    assert plain("Fähigkeits\u00adspielstein\u00a06") == "Fähigkeitsspielstein 6"


def test_things_that_are_alike_know_which_one_they_are() -> None:
    assert [(n.position, n.size) for n in counted([button("a", "a"), button("b")])] == [
        (1, 2),
        (2, 2),
    ]
