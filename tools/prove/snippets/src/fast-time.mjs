// Loaded before a program: its timers and its clock run as much faster as the sandbox that it talks to does, except
// while a request is under way. How long that takes is up to the machine, and on a busy one it would be too slow.
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
globalThis.fetch = async (...args) => {
  changeUnderWay(1)
  try {
    const response = await real.fetch(...args)
    await response.clone().arrayBuffer() // Its body is under way as well.
    return response
  } finally {
    changeUnderWay(-1)
  }
}
