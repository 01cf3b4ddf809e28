"""The challenge code of a set-up: shown, copied, typed as a code or as words, or generated."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Protocol

from ecosfera.core.codes import ALPHABET, CodeError, CodeMistake, tidy
from ecosfera.ui import clipboard
from ecosfera.ui.draw.layout import Space, beside, edges
from ecosfera.ui.draw.shapes import ring_reach
from ecosfera.ui.draw.text import FontFace
from ecosfera.ui.draw.theme import DUSK, FOAM, ROSY, SLATE, Colour
from ecosfera.ui.widgets.base import Area, Label
from ecosfera.ui.widgets.button import Button, ButtonKind
from ecosfera.ui.widgets.text_field import TextField

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

    import pygame

    from ecosfera.ui.widgets import Form, Widget

LENGTH: Final = 10
"""Number of letters and digits of a code, in every game."""
CODE_LIMIT: Final = 40
"""Maximum length of a typed code, with hyphens and spaces, or of words."""


def are_words(text: str) -> bool:
    """Return whether a text that is no code was meant as words, from which cards can be made.

    What has the length of a code, or begins like one with a digit in it, is taken for a mistyped
    code.
    """
    signs = tidy(text)
    like_code = all(sign in ALPHABET for sign in signs) and any(map(str.isdigit, signs))
    return bool(signs) and len(signs) != LENGTH and not (like_code and len(signs) < LENGTH)


class Coded(Protocol):
    """A set-up with a challenge code."""

    @property
    def code(self) -> str:
        """Return the challenge code."""

    def take(self, code: str) -> None:
        """Take everything but the names from a challenge code. Raise `CodeError`."""

    def preset(self, options: Mapping[str, Any]) -> None:
        """Apply options; `seed` may be words."""

    def roll(self, chance: random.Random) -> None:
        """Choose a new random seed."""


class CodePanel:
    """Creates the controls of the code and applies typed codes to the draft.

    `changed` is called when new cards were rolled.
    """

    def __init__(
        self,
        form: Form[Any],
        draft: Coded,
        chance: random.Random,
        changed: Callable[[], None],
    ) -> None:
        self.form = form
        self.context = form.context
        self.draft = draft
        self.chance = chance
        self._changed = changed
        self._typed: str | None = None
        """The text in the field if it is not (yet) a code."""
        self.mistake: CodeMistake | None = None
        """Return what is wrong with the text in the field."""
        self._on_paper = False
        self._news = ""
        """A message that stands in place of the sentence about the code."""

    @property
    def about(self) -> str:
        """Return the sentence about the code, or what is wrong with it."""
        words = self.context.words
        if self._typed is not None and are_words(self._typed):
            return words("setup.code-words")
        if self.mistake is not None:
            return words(f"setup.code-{self.mistake}")
        return words(self._news or "setup.code-about", text=self.draft.code)

    def clear(self) -> None:
        """Show the code of the draft instead of the typed text."""
        self._typed = None
        self.mistake = None
        self._news = ""

    def height(self) -> int:
        """Return the height of the controls, in pixels."""
        return self.context.metrics.size(8.0)

    def widgets(self, box: pygame.Rect, *, on_paper: bool) -> list[Widget]:
        """Return the field, a die button for new cards, and a sentence, from the top of a box."""
        m, words = self.context.metrics, self.context.words
        self._on_paper = on_paper
        box = Space(box).top(self.height())
        pad = 0 if on_paper else m.px(14)
        inner = edges(box.left + pad, box.top + m.px(3), box.right - pad, box.bottom - m.px(2))
        space = Space(inner, m.px(6))
        label = space.top(m.size(1.6))
        high = max(m.target, m.size(2.7))
        # the focus ring stays clear of the words above and of the die
        line = Space(space.top(high), ring_reach(m.u) + m.px(4))
        wide = line.rest.width - 2 * (high + line.gap)
        field_box = line.left(min(wide, m.size(16)) if on_paper else wide)
        copy, die = line.left(high), line.left(high)
        about = space.rest
        if inner.right - die.right > m.size(12):
            # Beside the code it stays visible while typing, even in a scrolling sheet.
            about = beside(die, m.px(16), inner.right)
        field = TextField(
            "code",
            field_box,
            words("setup.code"),
            self.draft.code if self._typed is None else self._typed,
            self._type,
            limit=CODE_LIMIT,
            size=1.15,
        )
        field.wrong = self._look()[0] is FontFace.HEAVY
        field.done = self._done
        face, tone = self._look()
        return [
            *([] if on_paper else [Area("code-area", box, 0.55)]),
            Label(
                "code-title",
                label,
                words("setup.code"),
                face=FontFace.BOLD,
                tone=SLATE if on_paper else FOAM,
                middle=True,
            ),
            field,
            Button(
                "dice",
                die,
                words("setup.dice"),
                self._roll,
                icon="icon_dice",
                wordless=True,
                kind=ButtonKind.PAPER if on_paper else ButtonKind.QUIET,
                size=1.2,
            ),
            Button(
                "copy",
                copy,
                words("setup.code-copy"),
                self._copy,
                icon="icon_cards",
                wordless=True,
                kind=ButtonKind.PAPER if on_paper else ButtonKind.QUIET,
                size=1.2,
            ),
            Label(
                "code-about",
                about,
                self.about,
                face=face,
                tone=tone,
                lines=max(1, about.height // self.context.text.line_height(m.size(1.0), 1.15)),
                leading=1.15,
                middle=True,
            ),
        ]

    def _look(self) -> tuple[FontFace, Colour]:
        """Return the face and colour of the sentence; mistakes are highlighted."""
        words = self._typed is not None and are_words(self._typed)
        if self.mistake is None or words:
            return FontFace.TEXT, SLATE if self._on_paper else FOAM
        return FontFace.HEAVY, DUSK if self._on_paper else ROSY

    def _type(self, value: str) -> None:
        self._typed = value
        try:
            self.draft.take(value)
        except CodeError as error:
            early = error.mistake is CodeMistake.LENGTH and len(tidy(value)) < LENGTH
            self.mistake = CodeMistake.LENGTH if early else error.mistake
            self._show_mistake()
        else:
            self.clear()
            self.form.layout()
            self.context.say(self.context.words("setup.code-taken"))

    def _done(self) -> None:
        """Take words if there are any, and go on to the start."""
        self.take_words()
        self.form.focus_on("start")

    def take_words(self) -> None:
        """Make cards from the words in the field, if there are words in it."""
        if self._typed is not None and are_words(self._typed):
            self.draft.preset({"seed": " ".join(self._typed.split())})
            self.clear()
            self._news = "setup.code-from-words"
            self.form.layout()
            self.context.say(self.about)

    def _copy(self) -> None:
        """Put the code on the clipboard."""
        copied = clipboard.copy(self.draft.code)
        self.clear()
        self._news = "common.copied" if copied else "common.not-copied"
        self.form.layout()
        self.context.say(self.about)

    def _show_mistake(self) -> None:
        """Show that the text is not a code without rebuilding the form, for somebody is typing."""
        about, field = self.form.find("code-about"), self.form.find("code")
        if isinstance(about, Label):
            about.name = self.about
            about.face, about.tone = self._look()
        if isinstance(field, TextField):
            field.wrong = self._typed is None or not are_words(self._typed)
        self.form.dirty = True

    def _roll(self) -> None:
        self.draft.roll(self.chance)
        self._changed()
