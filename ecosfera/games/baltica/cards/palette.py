"""The colours of elements, habitats and kinds of policy cards, by id."""

from __future__ import annotations

from typing import Final

from ecosfera.ui.draw.theme import colour

ELEMENT_COLOURS: Final = {
    "sunlight": colour("#F7B733"),
    "oxygen": colour("#6CC3EE"),
    "salinity": colour("#B79AEA"),
    "nutrients": colour("#74C365"),
    "temperature": colour("#F0796A"),
}
HABITAT_COLOURS: Final = {
    "ice": colour("#D5F0F7"),
    "coast": colour("#3E8436"),
    "open_water": colour("#1B4F9C"),
    "river": colour("#B07A18"),
    "mud": colour("#A5412D"),
    "rock": colour("#6D4A93"),
}
POLICY_COLOURS: Final = {
    "negative": colour("#6B3A8F"),
    "dual": colour("#3C8A3F"),
    "measure": colour("#2463B5"),
    "funding": colour("#0E8C8C"),
}
RESTORED: Final = colour("#2C7A4B")
"""The tick on the sign of a habitat that is restored."""
