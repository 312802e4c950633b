// Preloaded into Respect: it waits a thousandth of what a workflow says, as the sandbox goes a thousand times as fast.
const wait = globalThis.setTimeout
const waitAThousandth: (...args: Parameters<typeof setTimeout>) => NodeJS.Timeout = (
  callback,
  ms = 0,
  ...rest
) => wait(callback, ms / 1000, ...rest)
globalThis.setTimeout = waitAThousandth as typeof setTimeout
