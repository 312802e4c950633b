// Loaded before a snippet: its timers run a hundred times faster, as the sandbox that it talks to does.
const speed = 100
const { setTimeout } = globalThis
globalThis.setTimeout = (callback, ms, ...rest) => setTimeout(callback, ms / speed, ...rest)
