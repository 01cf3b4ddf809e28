"""The journey: seas in a row on a chart of the Baltic, each with a deal and a rule of its own."""
