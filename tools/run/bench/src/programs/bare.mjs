// Measures the start of Node alone.
process.exitCode = 0
