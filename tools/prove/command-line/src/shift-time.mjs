// Loaded before the command: its clock is as far ahead as that of the sandbox that it talks to.
const aheadMs = Number(process.env.AHEAD_MS ?? 0)
const now = Date.now
Date.now = () => now() + aheadMs
