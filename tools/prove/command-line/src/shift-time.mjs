// Node loads this file before the command, so that the command's clock is as far ahead as that of its sandbox.
const aheadMs = Number(process.env.AHEAD_MS ?? 0)
const now = Date.now
Date.now = () => now() + aheadMs
