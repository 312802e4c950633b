// Node alone.
export {}
