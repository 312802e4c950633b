// Preloaded into Respect: a wait takes a thousandth of the workflow's time, because the sandbox's clock runs a thousand
// times as fast.
const wait = globalThis.setTimeout
const waitAThousandth: (...args: Parameters<typeof setTimeout>) => NodeJS.Timeout = (
  callback,
  ms = 0,
  ...rest
) => wait(callback, ms / 1000, ...rest)
globalThis.setTimeout = waitAThousandth as typeof setTimeout
