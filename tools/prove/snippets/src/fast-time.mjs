// Loaded before a program: its time stands still while it works, and jumps to its next timer when it waits. So no result
// depends on how fast the machine is. Timers count only the time in which the event loop waits, SPEED times as fast; during
// a request or a file operation, which may need real time, as fast as it: a timeout that guards one must not end it. With SANDBOX_CLOCK, the address of a sandbox whose clock
// stands still, each jump moves that clock as well, and the program has its date.
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

const speed = Number(process.env.SPEED)
const sandboxClock = process.env.SANDBOX_CLOCK
const real = { setTimeout, clearTimeout, fetch, Date }
// On a busy machine, loading a module can take longer than a timeout of 30 s takes at this speed.
const waited = () => performance.eventLoopUtilization().idle

const start = performance.now()
let now = start
let toldTo = start
let underWay = 0
let since = waited()
let wake
let isMoving = false
const timers = new Set()

const rate = () => (underWay > 0 ? 1 : speed)
const findNext = () => {
  let next
  for (const timer of timers) if (next === undefined || timer.leftMs < next.leftMs) next = timer
  return next
}

/** Counts the time that the timers have waited. It never exceeds what the next timer needs, however busy the machine is. */
function count() {
  const at = waited()
  const waitedMs = Math.min((at - since) * rate(), findNext()?.leftMs ?? 0)
  for (const timer of timers) timer.leftMs -= waitedMs
  since = at
}

function schedule() {
  real.clearTimeout(wake)
  const next = findNext()
  if (next === undefined || isMoving) return
  wake = real.setTimeout(runIfDue, next.leftMs / rate())
  if ([...timers].every(({ isUnref }) => isUnref)) wake.unref()
}

function runIfDue() {
  count()
  const next = findNext()
  if (next.leftMs > 0) schedule()
  else void run(next)
}

/** Lets the time jump to a timer, and calls it. */
async function run(timer) {
  const waitedMs = timer.leftMs
  for (const other of timers) other.leftMs -= waitedMs
  since = waited()
  now = Math.max(now, timer.due)
  if (sandboxClock !== undefined) {
    isMoving = true
    await moveSandbox()
    isMoving = false
  }
  // Another part of the program may have stopped the timer meanwhile.
  if (timers.delete(timer)) timer.callback()
  count()
  schedule()
}

async function moveSandbox() {
  const seconds = (now - toldTo) / 1000
  toldTo = now
  if (seconds === 0) return
  const response = await real.fetch(`${sandboxClock}/_sandbox/clock/advance`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ seconds }),
  })
  if (!response.ok) throw new Error(`The clock of the sandbox was not moved: ${await response.text()}`)
}

class Timer {
  isUnref = false

  constructor(callback, ms = 0) {
    count()
    this.leftMs = Math.max(0, ms)
    this.due = now + this.leftMs
    this.callback = callback
    timers.add(this)
    schedule()
  }

  stop() {
    if (!timers.has(this)) return
    count()
    timers.delete(this)
    schedule()
  }

  unref() {
    this.isUnref = true
    schedule()
    return this
  }
}

performance.now = () => now
globalThis.setTimeout = (callback, ms, ...args) => new Timer(() => callback(...args), ms)
globalThis.clearTimeout = (timer) => (timer instanceof Timer ? timer.stop() : real.clearTimeout(timer))

if (sandboxClock !== undefined) {
  const response = await real.fetch(`${sandboxClock}/_sandbox/clock`)
  const startDate = Date.parse((await response.json()).now)
  globalThis.Date = class extends real.Date {
    constructor(...parts) {
      if (parts.length === 0) super(startDate + now - start)
      else super(...parts)
    }

    static now() {
      return Math.floor(startDate + now - start)
    }
  }
}

/** Wraps a function so that timers have their real speed while it runs. */
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

function changeUnderWay(by) {
  count()
  underWay += by
  schedule()
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
