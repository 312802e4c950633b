// Loaded before a program: its timers and its clock run as much faster as the sandbox that it talks to does, except
// during a request or a file operation. How long these take is up to the machine: at fifty times the speed, an order
// whose journal needs 200 ms for its claim would be more than 10 seconds late, and is not sent then.
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const speed = Number(process.env.SPEED)
const real = { setTimeout, clearTimeout, fetch, now: performance.now.bind(performance) }

let underWay = 0
let since = { real: real.now(), shown: real.now() }
const timers = new Set()

const rate = () => (underWay > 0 ? 1 : speed)
const now = () => since.shown + (real.now() - since.real) * rate()

function changeUnderWay(by) {
  since = { shown: now(), real: real.now() }
  underWay += by
  for (const timer of timers) timer.start()
}

class Timer {
  #due
  #callback
  #isUnref = false
  #timeout

  constructor(callback, ms = 0) {
    this.#due = now() + ms
    this.#callback = callback
    timers.add(this)
    this.start()
  }

  start() {
    real.clearTimeout(this.#timeout)
    this.#timeout = real.setTimeout(() => this.#end(), Math.max(0, (this.#due - now()) / rate()))
    if (this.#isUnref) this.#timeout.unref()
  }

  stop() {
    timers.delete(this)
    real.clearTimeout(this.#timeout)
  }

  unref() {
    this.#isUnref = true
    this.#timeout.unref()
    return this
  }

  #end() {
    timers.delete(this)
    this.#callback()
  }
}

performance.now = now
globalThis.setTimeout = (callback, ms, ...args) => new Timer(() => callback(...args), ms)
globalThis.clearTimeout = (timer) => (timer instanceof Timer ? timer.stop() : real.clearTimeout(timer))

/** Wraps a function so that time has its real speed while it runs. */
const slowly =
  (work) =>
  async (...args) => {
    changeUnderWay(1)
    try {
      return await work(...args)
    } finally {
      changeUnderWay(-1)
    }
  }

globalThis.fetch = slowly(async (...args) => {
  const response = await real.fetch(...args)
  await response.clone().arrayBuffer() // Reading its body takes time as well.
  return response
})

const open = files.open
for (const [name, work] of Object.entries(files)) {
  if (typeof work === 'function' && name !== 'watch') files[name] = slowly(work)
}
files.open = slowly(async (...args) => {
  const handle = await open(...args)
  for (const name of ['writeFile', 'readFile', 'sync', 'datasync', 'close']) {
    handle[name] = slowly(handle[name].bind(handle))
  }
  return handle
})
syncBuiltinESMExports()
