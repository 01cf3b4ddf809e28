"""The rules of CO₂ Balance (RULES.md): pure functions of values, without files, texts or clocks."""
