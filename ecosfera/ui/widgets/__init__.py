"""The controls, and the form in which they stand.

The module of each is imported when it is first used: the menu needs few of them.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from ecosfera.ui.widgets.base import Area, Label, Paper, Picture, Widget
    from ecosfera.ui.widgets.button import Button, ButtonKind
    from ecosfera.ui.widgets.choice import Chip, Option, Switch
    from ecosfera.ui.widgets.form import Form
    from ecosfera.ui.widgets.prose import Prose, Style
    from ecosfera.ui.widgets.scroll_view import ON_WATER, ScrollView
    from ecosfera.ui.widgets.stepper import Stepper
    from ecosfera.ui.widgets.text_field import TextField

__all__ = [
    "ON_WATER",
    "Area",
    "Button",
    "ButtonKind",
    "Chip",
    "Form",
    "Label",
    "Option",
    "Paper",
    "Picture",
    "Prose",
    "ScrollView",
    "Stepper",
    "Style",
    "Switch",
    "TextField",
    "Widget",
]

_MODULES: Final = {
    "base": ("Area", "Label", "Paper", "Picture", "Widget"),
    "button": ("Button", "ButtonKind"),
    "choice": ("Chip", "Option", "Switch"),
    "form": ("Form",),
    "prose": ("Prose", "Style"),
    "scroll_view": ("ON_WATER", "ScrollView"),
    "stepper": ("Stepper",),
    "text_field": ("TextField",),
}
"""The names that each module of this package offers here."""


def __getattr__(name: str) -> object:
    """Import the module of a control."""
    for module, names in _MODULES.items():
        if name in names:
            found: object = getattr(import_module(f"{__name__}.{module}"), name)
            globals()[name] = found
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
