// Node alone.
