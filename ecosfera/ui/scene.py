"""Scenes on a stack, each finishing with a result for whoever pushed it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    import pygame

    from ecosfera.ui.context import UiContext
    from ecosfera.ui.input.focus import Focus
    from ecosfera.ui.input.keys import Intent

R = TypeVar("R")


class Scene(Generic[R]):
    """One screen. `R` is its result.

    The stack calls `enter` … `leave` once each, `pause` and `resume` in pairs while another scene
    lies over it, `layout` before the first drawing and whenever size, language or settings have
    changed. A scene sets `dirty` when its picture has changed.
    """

    opaque = True
    """Whether it covers the window; else the scene below shows through."""

    def __init__(self, context: UiContext) -> None:
        self.context = context
        self.dirty = True
        self._stack: SceneStack | None = None

    # what the stack calls
    def enter(self) -> None:
        """It is on the stack now."""

    def leave(self) -> None:
        """It is no longer on the stack."""

    def pause(self) -> None:
        """Another scene lies over it now."""

    def resume(self) -> None:
        """It is on top again."""

    def layout(self) -> None:
        """Size, language or settings are new."""

    def sound_set(self) -> None:
        """Sound was switched on or off, or is louder or lower; nothing else is new."""

    def handle(self, event: pygame.Event) -> bool:
        """Take an event of the pointer or the keyboard; true if that was all there is to do."""
        raise NotImplementedError

    def intend(self, intent: Intent) -> bool:
        """Do what a key or a pad button means; true if it meant something here."""
        raise NotImplementedError

    def update(self, dt: float) -> None:
        """`dt` seconds have passed."""

    def draw(self, target: pygame.Surface) -> None:
        """Draw the whole picture."""
        raise NotImplementedError

    # what the app and pilots ask
    @property
    def shows_sound(self) -> bool:
        """Whether one sees on it that sound is on or off, and need not be told."""
        return False

    @property
    def moving(self) -> bool:
        """Whether it wants 60 frames a second now."""
        return False

    @property
    def ambient(self) -> bool:
        """Whether it wants a picture now and then (20 a second): light, particles."""
        return False

    @property
    def focus(self) -> Focus | None:
        """Its focus, for pilots and the narration."""
        return None

    # what it can do
    @property
    def stack(self) -> SceneStack:
        """The stack it is on."""
        assert self._stack is not None, "the scene is on no stack"
        return self._stack

    @property
    def on_top(self) -> bool:
        """Whether it is on a stack, with nothing over it."""
        return self._stack is not None and self._stack.top is self

    def push(self, scene: Scene[Any], done: Callable[[Any], None] | None = None) -> None:
        """Put a scene over this one; `done` gets its result, if it finishes with one."""
        self.stack.push(scene, done)

    def finish(self, result: R) -> None:
        """Leave the stack with a result for whoever pushed it."""
        self.stack.finish(self, result)


class SceneStack:
    """The scenes, the last one on top."""

    def __init__(self) -> None:
        self._scenes: list[Scene[Any]] = []
        self._done: list[Callable[[Any], None] | None] = []

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene[Any] | None:
        """The scene on top."""
        return self._scenes[-1] if self._scenes else None

    @property
    def scenes(self) -> tuple[Scene[Any], ...]:
        """All scenes, from the bottom."""
        return tuple(self._scenes)

    def push(self, scene: Scene[R], done: Callable[[R], None] | None = None) -> None:
        """Put a scene on top; `done` is called with its result after it has left."""
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
        """Take the top scene off, without a result."""
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
        """Take a scene off, with all that lies over it, and hand its result on."""
        if scene not in self._scenes:
            return
        while self._scenes[-1] is not scene:
            self._remove()
        done = self._remove()
        self._back()
        if done is not None:
            done(result)

    def replace(self, scene: Scene[R], done: Callable[[R], None] | None = None) -> None:
        """Put a scene in the place of the top one."""
        if self._scenes:
            self._remove()
        self._add(scene, done)

    def reset(self, scene: Scene[R], done: Callable[[R], None] | None = None) -> None:
        """Put a scene in the place of all."""
        while self._scenes:
            self._remove()
        self._add(scene, done)

    def clear(self) -> None:
        """Take all scenes off."""
        while self._scenes:
            self._remove()

    def layout(self) -> None:
        """Tell every scene that size, language or settings are new."""
        for scene in self._scenes:
            scene.layout()
            scene.dirty = True

    def sound_set(self) -> None:
        """Tell every scene that sound is on or off, or another volume."""
        for scene in self._scenes:
            scene.sound_set()

    def update(self, dt: float) -> None:
        """Time has passed for the scene on top."""
        if self._scenes:
            self._scenes[-1].update(dt)

    @property
    def dirty(self) -> bool:
        """Whether any scene that shows has a new picture."""
        return any(scene.dirty for scene in self._shown())

    def _shown(self) -> list[Scene[Any]]:
        shown: list[Scene[Any]] = []
        for scene in reversed(self._scenes):
            shown.append(scene)
            if scene.opaque:
                break
        return shown[::-1]

    def draw(self, target: pygame.Surface) -> None:
        """Draw what shows, from the lowest scene that covers the window."""
        shown = self._shown()
        if not shown:
            return
        with shown[0].context.picture():
            for scene in shown:
                scene.draw(target)
                scene.dirty = False
