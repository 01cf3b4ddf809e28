"""The scenes of CO₂ Balance."""
