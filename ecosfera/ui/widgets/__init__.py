"""The controls, and the form in which they stand."""

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
