"""Scenes on a stack; each finishes with a result for the code that pushed it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ecosfera.ui.accessibility.node import AccessNode, Act, Role
from ecosfera.ui.input.intents import Intent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import pygame

    from ecosfera.ui.accessibility.node import Request
    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focus

R = TypeVar("R")


class Scene(Generic[R]):
    """One screen. `R` is the type of its result.

    The stack calls `enter` and `leave` once each, `pause` and `resume` in pairs around other scenes
    above it, and `layout` before the first drawing and whenever size, language or settings change.
    A scene sets `dirty` when it must be drawn again.
    """

    opaque = True
    """Whether it covers the window; otherwise the scene below is visible."""

    def __init__(self, context: UiContext) -> None:
        self.context = context
        self.dirty = True
        self.stirred = False
        """Whether only something small has moved, which `draw_life` draws over the last picture."""
        self._stack: SceneStack | None = None

    # Called by the stack
    def enter(self) -> None:
        """React to being put on the stack."""

    def leave(self) -> None:
        """React to being taken off the stack."""

    def pause(self) -> None:
        """React to another scene being put above this one."""

    def resume(self) -> None:
        """React to being on top again."""

    def layout(self) -> None:
        """Adapt to a new size, language or new settings."""

    def sound_set(self) -> None:
        """React to a change of sound or volume that changes nothing else."""

    def handle(self, event: pygame.Event) -> bool:
        """Handle a pointer or keyboard event; return whether it was consumed."""
        raise NotImplementedError

    def intend(self, intent: Intent) -> bool:
        """Handle an intent of a key or pad button; return whether it was consumed."""
        raise NotImplementedError

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole scene."""
        raise NotImplementedError

    def draw_again(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the whole scene over its own picture, which the target holds since the last time.

        Return where it may have changed, or None for everywhere.
        """
        self.draw(target)
        return None

    def draw_life(self, target: pygame.Surface) -> None:
        """Draw only what has moved by itself, over the picture that was drawn last."""

    # Asked by the app and by pilots
    @property
    def shows_sound(self) -> bool:
        """Return whether the scene already shows whether sound is on."""
        return False

    @property
    def moving(self) -> bool:
        """Return whether it needs 60 frames per second now."""
        return False

    @property
    def focus(self) -> Focus | None:
        """Return its focus, for pilots and narration."""
        return None

    # Asked by screen readers
    def accessible(self) -> AccessNode:
        """Return what a screen reader is told of it, in reading order."""
        items = self.focus.items if self.focus is not None else []
        nodes = [
            AccessNode(
                id=item.id,
                role=Role.BUTTON,
                name=item.name,
                rect=(item.rect.left, item.rect.top, item.rect.right, item.rect.bottom),
                acts=frozenset({Act.CLICK, Act.FOCUS}),
            )
            for item in items
        ]
        return AccessNode(id="scene", role=Role.GROUP, children=tuple(nodes))

    @property
    def accessible_focus(self) -> str:
        """Return the id of the node with the focus, or an empty string."""
        return (self.focus.id if self.focus is not None else None) or ""

    def perform(self, request: Request) -> bool:
        """Do what a screen reader asks; return whether it meant anything."""
        if self.focus is None or not self.focus.to(request.node, tell=False, chosen=True):
            return False
        self.focus.visible = self.dirty = True
        return request.act is Act.FOCUS or self.intend(Intent.ACCEPT)

    # Available to scenes
    @property
    def stack(self) -> SceneStack:
        """Return the stack it is on."""
        assert self._stack is not None, "the scene is on no stack"
        return self._stack

    @property
    def on_top(self) -> bool:
        """Return whether it is on top of a stack."""
        return self._stack is not None and self._stack.top is self

    def push(self, scene: Scene[Any], done: Callable[[Any], None] | None = None) -> None:
        """Push a scene above this one; `done` receives its result if it finishes with one."""
        self.stack.push(scene, done)

    def finish(self, result: R) -> None:
        """Leave the stack with a result for the code that pushed it."""
        self.stack.finish(self, result)


class SceneStack:
    """A stack of scenes; the last one is on top."""

    def __init__(self) -> None:
        self._scenes: list[Scene[Any]] = []
        self._done: list[Callable[[Any], None] | None] = []
        self._drawn: tuple[pygame.Surface, Scene[Any]] | None = None
        """What holds the picture of a single scene, and that scene."""
        self._lowest: Scene[Any] | None = None
        """The lowest scene in the last picture."""

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene[Any] | None:
        """Return the scene on top, or None."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """Return all scenes, from the bottom."""
        return tuple(self._scenes)

    def push(self, scene: Scene[R], done: Callable[[R], None] | None = None) -> None:
        """Push a scene; `done` is called with its result after it has left."""
        if self._scenes:
            self._scenes[-1].pause()
        self._add(scene, done)

    def _add(self, scene: Scene[Any], done: Callable[[Any], None] | None) -> None:
        self._scenes.append(scene)
        self._done.append(done)
        scene._stack = self
        scene.dirty = True
        scene.enter()
        scene.layout()

    def pop(self) -> None:
        """Remove the top scene without a result."""
        self._remove()
        self._back()

    def _remove(self) -> Callable[[Any], None] | None:
        scene = self._scenes.pop()
        done = self._done.pop()
        scene.leave()
        scene._stack = None
        return done

    def _back(self) -> None:
        if self._scenes:
            self._scenes[-1].resume()
            self._scenes[-1].dirty = True

    def finish(self, scene: Scene[R], result: R) -> None:
        """Remove a scene and everything above it, and pass its result on."""
        if scene not in self._scenes:
            return
        while self._scenes[-1] is not scene:
            self._remove()
        done = self._remove()
        self._back()
        if done is not None:
            done(result)

    def replace(self, scene: Scene[R], done: Callable[[R], None] | None = None) -> None:
        """Replace the top scene."""
        if self._scenes:
            self._remove()
        self._add(scene, done)

    def reset(self, scene: Scene[R], done: Callable[[R], None] | None = None) -> None:
        """Replace all scenes by one."""
        while self._scenes:
            self._remove()
        self._add(scene, done)

    def clear(self, failed: Callable[[Exception], object]) -> None:
        """Take all scenes off, even those that fail when they leave; `failed` gets each fault."""
        while self._scenes:
            try:
                self._remove()
            except Exception as error:  # noqa: BLE001 (whatever it is, the scene is off)
                failed(error)

    def layout(self) -> None:
        """Lay out every scene for a new size, language or new settings."""
        self.spoil()
        self._lowest = None
        for scene in self._scenes:
            scene.layout()
            scene.dirty = True

    def sound_set(self) -> None:
        """Tell every scene that the sound settings changed."""
        for scene in self._scenes:
            scene.sound_set()

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass for the scene on top."""
        if self._scenes:
            self._scenes[-1].update(dt)

    @property
    def dirty(self) -> bool:
        """Return whether any visible scene must be drawn again."""
        return any(scene.dirty or scene.stirred for scene in self._shown())

    def _shown(self) -> list[Scene[Any]]:
        shown: list[Scene[Any]] = []
        for scene in reversed(self._scenes):
            shown.append(scene)
            if scene.opaque:
                break
        return shown[::-1]

    def spoil(self) -> None:
        """Note that the last picture is not there any more, or something lies over it."""
        self._drawn = None

    def draw(self, target: pygame.Surface) -> list[pygame.Rect] | None:
        """Draw the visible scenes, starting with the topmost opaque one.

        Return where the picture may have changed, or None for everywhere.
        """
        shown = self._shown()
        if not shown:
            return None
        with shown[0].context.frame():
            if not any(scene.dirty for scene in shown):
                shown[-1].draw_life(target)
                shown[-1].stirred = False
                return None
            return self._draw(target, shown)

    def _draw(
        self, target: pygame.Surface, shown: Sequence[Scene[Any]]
    ) -> list[pygame.Rect] | None:
        drawn, self._drawn = self._drawn, None
        touched = None
        if len(shown) == 1 and drawn is not None and drawn[0] is target and drawn[1] is shown[0]:
            touched = shown[0].draw_again(target)
        else:
            if shown[0] is not self._lowest:
                # Scaled pictures are up to 2 % transparent: the old picture would show through.
                target.fill("black")
                self._lowest = shown[0]
            for scene in shown:
                scene.draw(target)
        for scene in shown:
            scene.dirty = scene.stirred = False
        if len(shown) == 1:
            self._drawn = target, shown[0]
        return touched
