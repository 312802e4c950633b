// Node alone, which ends at once.
process.exitCode = 0
