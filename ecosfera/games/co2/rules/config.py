"""The configuration of a new game (RULES 2, 16). Challenge codes need it without the state."""

from __future__ import annotations

from dataclasses import dataclass

from ecosfera.games.co2.rules.ids import PlayerId


@dataclass(frozen=True, slots=True)
class Config:
    """All choices of the set-up. The defaults are those of the full game.

    Ranges are not checked here but by the code that reads a configuration from outside.
    """

    players: int = 2
    names: tuple[str, ...] = ()
    """Names of the players: none, or one for each."""
    first_player: PlayerId | None = None
    """The player who begins, or None if the dice decide (RULES 2.6)."""
    goal: int = 20
    """The balance that wins (RULES 9.1)."""
    start_territories: int = 2
    """Number of territories dealt to each player (RULES 2.3)."""
    round_limit: int = 100
    """Number of rounds after which the best balance wins (RULES 9.5)."""
    offers: int = 3
    """Number of offers that a player may make in a turn (RULES 11.2)."""
    flow: bool = False
    """Whether CO2 squares also serve those who pass, and events allow actions (RULES 4.8)."""
    head_start: bool = False
    """Whether two territories of each player are of one area, and actions are done (RULES 2.9)."""
    retire: bool = False
    """Whether credits may be handed in for the balance (RULES 4.9)."""
    last_earned: bool = False
    """Whether they may not bring the last point of the goal."""
    afar: bool = False
    """Whether a territory may be bought from afar (RULES 4.10)."""
    new_kinds: bool = False
    """Whether an exchange brings kinds of cards that are not in the hand (RULES 5.6)."""
    late_trades: bool = False
    """Whether no territory changes hands by trade in the first rounds (RULES 11.9)."""
    seed: str = ""
