// Node alone.
process.exitCode = 0
