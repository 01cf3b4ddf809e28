"""Configurations, positions, actions and events as the JSON of the protocol, and challenge codes.

Functions that read JSON raise `CodecError`, whose message names the field and what is wrong with
it. Nothing is imported here: the set-up needs challenge codes long before the rest.
"""
