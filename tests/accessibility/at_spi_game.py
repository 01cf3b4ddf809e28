"""Play a whole game through the accessible tree alone, as a screen reader sees it.

Runs with the system's Python, which has pyatspi, in a session with AT-SPI in which the game has
been started. Knows names in English and what is in the tree, and nothing else of the program.
"""

from __future__ import annotations

import random
import sys
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import pyatspi  # type: ignore[import-not-found]

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

Node = Any
"""A node of the accessible tree, as pyatspi has it."""

LONGEST = 500.0
"""Seconds after which it gives up."""
PATIENCE = 15.0
"""Seconds within which something expected must show."""
BEGIN = ("new game", "dive in")
AGAIN = "same cards"
CHANCE = random.Random(5)


def log(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def children(node: Node) -> Iterator[Node]:
    for number in range(node.childCount):
        child = node.getChildAtIndex(number)
        if child is not None:
            yield child


def walk(node: Node, depth: int = 0) -> Iterator[tuple[int, Node]]:
    yield depth, node
    for child in children(node):
        yield from walk(child, depth + 1)


def window() -> Node:
    """Return the window of the game."""
    for application in children(pyatspi.Registry.getDesktop(0)):
        for frame in children(application):
            if "Ecosfera" in frame.name:
                return frame
    return None


def wait_for(found: Callable[[], Any], what: str) -> Any:
    """Return what `found` returns once it is something."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        result = attempt(found)
        if result:
            return result
        time.sleep(0.05)
    show(window())
    raise SystemExit(f"there is no {what}")


def attempt(what: Callable[[], Any]) -> Any:
    """Return a result, or None if a node went away meanwhile."""
    try:
        return what()
    except Exception:  # noqa: BLE001 (AT-SPI has many names for this)
        return None


def pressable(node: Node) -> bool:
    try:
        return bool(node.queryAction().nActions)
    except NotImplementedError:
        return False


def named(text: str) -> Node:
    """Return the first thing that can be pressed and whose name contains a text."""
    return next((n for _, n in walk(window()) if text in n.name.lower() and pressable(n)), None)


def press(node: Node) -> bool:
    """Press something, and log what it is."""
    group = node.parent.name if node.parent is not None else ""
    log(f"press {node.getRoleName()} {node.name!r} in {group!r}: {node.description}")
    return bool(node.queryAction().doAction(0))


def show(node: Node) -> None:
    """Log a tree with roles, names, states and descriptions."""
    for depth, inside in walk(node):
        states = {state.value_nick for state in inside.getState().getStates()}
        told = " ".join(sorted(states & {"focused", "checked", "modal", "pressed"}))
        about = f" – {inside.description}" if inside.description else ""
        log("  " * depth + f"{inside.getRoleName()} {inside.name!r} {told}{about}")


def in_role(role: str) -> list[Node]:
    """Return everything of a role."""
    return [n for _, n in walk(window()) if n.getRoleName() == role]


def step() -> bool:
    """Make one step of the game; return False if there is nothing to do at the table any more."""
    scene = window().getChildAtIndex(0)
    for dialog in (n for n in children(scene) if n.getRoleName() == "dialog"):
        for label in (n for n in children(dialog) if n.getRoleName() == "label"):
            log(f"  read {label.name!r}")
        answers = [n for n in children(dialog) if pressable(n)]
        log(f"  asked {dialog.name!r}")
        return press(answers[0])
    moves = next((n for n in children(scene) if n.getRoleName() == "list"), None)
    if moves is None:
        return False
    lines = [n for n in children(moves) if pressable(n)]
    # Most of the time, what the list of moves offers first; its last line ends the turn.
    chosen = lines[0] if len(lines) < 2 or CHANCE.random() < 0.7 else CHANCE.choice(lines)
    return press(chosen)


def heard(seen: list[str]) -> None:
    """Log the sentences of the live region that have not been logged yet."""
    region = window().getChildAtIndex(1)
    for label in list(children(region))[-5:]:
        if label.name and label.name not in seen[-10:]:
            log(f"  heard {label.name!r}")
            seen.append(label.name)


def main() -> int:
    begun = time.monotonic()
    wait_for(window, "window")
    show(window())
    for text in BEGIN:
        press(wait_for(partial(named, text), text))
    wait_for(lambda: in_role("list"), "list of moves")
    show(window())
    seen: list[str] = []
    steps = idle = 0
    while time.monotonic() - begun < LONGEST and idle < 100:
        done = attempt(step)
        attempt(lambda: heard(seen))
        if not done and attempt(lambda: named(AGAIN)):
            show(window())
            log(f"the end: {steps} steps in {time.monotonic() - begun:.0f} s")
            return 0
        steps += bool(done)
        idle = 0 if done else idle + 1
        time.sleep(0.06)
    show(window())
    log("the game did not end")
    return 1


sys.exit(main())
