"""CO₂ Balance: a competitive board game about the CO₂ balance of an Italian province."""
