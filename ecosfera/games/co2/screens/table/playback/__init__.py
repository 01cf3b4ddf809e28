"""Events played as animations: the stage, its timing, moments and sounds."""
