"""The colours of areas, actions and players, and the marks of the players."""

from __future__ import annotations

from typing import Final

from ecosfera.ui.draw.theme import colour

AREAS: Final = {
    "mountain": colour("#5B6C8F"),
    "parks": colour("#2F7D4A"),
    "foothills_secchia": colour("#B5522C"),
    "plain_secchia": colour("#7D5AA0"),
    "capital": colour("#B23350"),
    "lower_plain": colour("#936400"),
    "plain_panaro": colour("#22718F"),
    "foothills_panaro": colour("#B93874"),
}
"""Grounds of white text; the signs have the same colours."""
ACTIONS: Final = {
    "energy_saving": colour("#8A5A00"),
    "water_saving": colour("#1668A8"),
    "public_transport": colour("#A3351E"),
    "sustainable_mobility": colour("#6B4FA0"),
    "green_building": colour("#2C7040"),
    "biodiversity": colour("#9A2F6D"),
    "waste_collection": colour("#E06A00"),
    "renewable_energy": colour("#0E7C7B"),
}
PLAYERS: Final = (colour("#1F5FAE"), colour("#C8402A"), colour("#16795C"), colour("#6F3FA6"))
"""Of the players by seat."""

GROUND: Final = colour("#FBF7EC")
MIST: Final = colour("#DDE8DC")
"""Ground of the squares that are no territories."""
DEEP: Final = colour("#0B3B3A")
"""Panels on the map."""
GREEN: Final = colour("#2E8B57")
SMOKE: Final = colour("#55534E")
ASH: Final = colour("#8C8A83")
GAIN: Final = colour("#1C6B40")
"""Money that is got, on paper."""
GOLD: Final = colour("#FFD34D")
READY: Final = colour("#7BE05A")
"""The rim of a card that can be played: no player, and no focus, has this colour."""
LEAF: Final = colour("#BFE3A8")
