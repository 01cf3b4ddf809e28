"""Controls drawn by us, and the form they stand in. Knows nothing of this one game."""

from ecosfera.screen.widgets.base import Area, Label, Paper, Picture, Widget
from ecosfera.screen.widgets.button import Button, Kind
from ecosfera.screen.widgets.choice import Chip, Option, Switch
from ecosfera.screen.widgets.field import TextField
from ecosfera.screen.widgets.form import Form
from ecosfera.screen.widgets.prose import Prose, Style
from ecosfera.screen.widgets.stepper import Stepper

__all__ = [
    "Area",
    "Button",
    "Chip",
    "Form",
    "Kind",
    "Label",
    "Option",
    "Paper",
    "Picture",
    "Prose",
    "Stepper",
    "Style",
    "Switch",
    "TextField",
    "Widget",
]
