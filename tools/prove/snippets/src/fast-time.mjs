// Loaded before a snippet: its timers and its clock run as much faster as the sandbox that it talks to does.
const speed = Number(process.env.SPEED)
const { setTimeout } = globalThis
globalThis.setTimeout = (callback, ms, ...rest) => setTimeout(callback, ms / speed, ...rest)
const now = performance.now.bind(performance)
performance.now = () => now() * speed
