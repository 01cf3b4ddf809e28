"""Config, state, actions and events to and from JSON, as PROTOCOL.md describes it.

All readers raise `CodecError`, whose message names the field and says what is wrong.
"""

from ecosfera.core.json_fields import CodecError
from ecosfera.games.baltica.codec.actions import action_from_json, action_to_json
from ecosfera.games.baltica.codec.catalogue import catalogue_to_json
from ecosfera.games.baltica.codec.config import config_from_json, config_to_json
from ecosfera.games.baltica.codec.events import event_to_json
from ecosfera.games.baltica.codec.state import state_from_json, state_to_json

__all__ = [
    "CodecError",
    "action_from_json",
    "action_to_json",
    "catalogue_to_json",
    "config_from_json",
    "config_to_json",
    "event_to_json",
    "state_from_json",
    "state_to_json",
]
