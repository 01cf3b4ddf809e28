"""Connects the scenes to a screen reader: what is on the screen, what happens, what is asked."""

from __future__ import annotations

from collections import deque
from itertools import count
from typing import TYPE_CHECKING, Any, Final, Protocol

from ecosfera.ui.accessibility.node import AccessNode, Request, Role, label

if TYPE_CHECKING:
    from collections.abc import Callable

    from ecosfera.ui.scene import Scene, SceneStack

PAUSE: Final = 0.1
"""Seconds between two updates, unless something is said or asked, or another scene shows."""
KEPT: Final = 30
"""How many sentences about what happened can be read again."""
WINDOW: Final = "window"


class TreeAdapter(Protocol):
    """The connection that gives the tree to the system."""

    @property
    def active(self) -> bool:
        """Return whether somebody reads the tree."""
        ...

    def requests(self) -> list[Request]:
        """Return what the reader has asked for since the last call."""
        ...

    def show(self, root: AccessNode, focus: str) -> None:
        """Tell the reader what has changed."""
        ...

    def focus_window(self, *, focused: bool) -> None:
        """Tell the reader whether the window has the keyboard."""
        ...

    def place_window(self, left: int, top: int, width: int, height: int) -> None:
        """Tell the reader where the window is."""
        ...


class ScreenReader:
    """Shows the scene on top to a screen reader, and does what it asks.

    `failed` is called with the first fault of the adapter, which is not used afterwards.
    """

    def __init__(
        self,
        stack: SceneStack,
        title: str,
        adapter: TreeAdapter,
        failed: Callable[[Exception], object],
    ) -> None:
        self._stack = stack
        self._title = title
        self._adapter: TreeAdapter | None = adapter
        self._failed = failed
        self._said: list[str] = []
        self._spoken: deque[AccessNode] = deque(maxlen=KEPT)
        self._sentences = count(1)
        self._scenes = count(1)
        self._scene: Scene[Any] | None = None
        self._prefix = ""
        self._rest = 0.0
        self._stale = True
        self._was_active = False

    @property
    def active(self) -> bool:
        """Return whether somebody reads."""
        return self._adapter is not None and self._adapter.active

    def say(self, sentence: str) -> None:
        """Announce a sentence, unless the reader says it anyway because of the focus."""
        if self.active:
            self._said.append(sentence)

    def take_requests(self) -> bool:
        """Do what the reader has asked for; return whether it has asked for anything."""
        if self._adapter is None or not self._adapter.active:
            return False
        top = self._stack.top
        found = [request for request in self._adapter.requests() if self._is_of(top, request)]
        for request in found:
            if top is not None and self._stack.top is top:
                top.perform(request._replace(node=request.node.removeprefix(self._prefix)))
        if found:
            self._stale, self._rest = True, 0.0
        return bool(found)

    def _is_of(self, top: Scene[Any] | None, request: Request) -> bool:
        """Return whether a node is in the scene that is on top now."""
        return top is self._scene and request.node.startswith(self._prefix)

    def show(self, dt: float, *, changed: bool) -> None:
        """Tell the reader what is on the screen now, if `changed`; `dt` seconds have passed."""
        if self._adapter is None:
            return
        if not self._adapter.active:
            self._was_active = False
            return
        self._rest -= dt
        self._stale = self._stale or changed or bool(self._said) or not self._was_active
        top = self._stack.top
        can_wait = self._rest > 0 and top is self._scene and not self._said
        if not self._stale or top is None or can_wait:
            return
        self._stale, self._rest, self._was_active = False, PAUSE, True
        try:
            self._adapter.show(*self._tree(top))
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # noqa: BLE001 (a panic of AccessKit is no Exception)
            self._give_up(error)

    def window_focused(self, *, focused: bool) -> None:
        """Tell the reader whether the window has the keyboard."""
        self._call(lambda adapter: adapter.focus_window(focused=focused))

    def window_placed(self, place: tuple[int, int], size: tuple[int, int]) -> None:
        """Tell the reader where the window is on the display."""
        self._call(lambda adapter: adapter.place_window(*place, *size))

    def _call(self, what: Callable[[TreeAdapter], None]) -> None:
        if self._adapter is None:
            return
        try:
            what(self._adapter)
        except (KeyboardInterrupt, SystemExit):
            raise
        except BaseException as error:  # noqa: BLE001 (as above)
            self._give_up(error)

    def _give_up(self, error: BaseException) -> None:
        self._adapter = None
        self._failed(NoReaderError(f"the screen reader is not told any more: {error!r}"))

    def _tree(self, top: Scene[Any]) -> tuple[AccessNode, str]:
        """Return the tree of the window, and the id of the node with the focus."""
        if top is not self._scene:
            self._scene = top
            self._prefix = f"{next(self._scenes)}/"
        scene = top.accessible()
        focus = top.accessible_focus
        self._announce(scene, scene.find(focus) or scene)
        children = (_prefixed(scene, self._prefix), self._log)
        root = AccessNode(
            id=WINDOW,
            role=Role.WINDOW,
            name=self._title,
            language=top.context.words.lang,
            children=children,
        )
        return root, self._prefix + (focus or scene.id)

    @property
    def _log(self) -> AccessNode:
        return AccessNode(id="told", role=Role.LOG, live=True, children=tuple(self._spoken))

    def _announce(self, scene: AccessNode, focus: AccessNode) -> None:
        """Add what was said to the live region, except what the reader says of the focus."""
        dialogs = (dialog for dialog in scene.walk() if dialog.modal)
        read = [scene, focus, *(node for dialog in dialogs for node in dialog.walk())]
        of_focus = {text for node in read for text in (node.name, node.description)}
        of_focus |= {node.spoken for node in scene.walk()}
        for sentence in self._said:
            if sentence not in of_focus:
                self._spoken.append(label(f"told-{next(self._sentences)}", sentence))
        self._said.clear()


def _prefixed(node: AccessNode, prefix: str) -> AccessNode:
    """Return a tree whose ids are those of one scene only."""
    children = tuple(_prefixed(child, prefix) for child in node.children)
    return node._replace(id=prefix + node.id, children=children)


class NoReaderError(RuntimeError):
    """Screen readers cannot be reached; the message is for the log."""


def _load_adapter() -> Callable[[], TreeAdapter]:
    """Return the adapter of AccessKit, which is not installed everywhere."""
    from ecosfera.ui.accessibility.adapter import Adapter  # noqa: PLC0415 (after the first frame)

    return Adapter


def library_fault() -> str:
    """Return why AccessKit cannot be used here, or an empty string."""
    try:
        _load_adapter()
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # noqa: BLE001 (as below)
        return repr(error)
    return ""


def system_adapter(failed: Callable[[Exception], object]) -> TreeAdapter | None:
    """Return the way to the system's screen readers, or None if there is none."""
    try:
        return _load_adapter()()
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:  # noqa: BLE001 (a panic of AccessKit is no Exception)
        failed(NoReaderError(f"no screen reader can be reached: {error!r}"))
        return None
