// Runs programs as children that end with this process.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const isWindows = process.platform === 'win32'
const patienceMs = 3_000

/**
 * Creates a starter of children. Each is a process group of its own: turbo and pnpm start programs that would otherwise
 * survive them.
 */
export function createChildren() {
  const running = new Set()

  function start(file, args, options = {}) {
    const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: !isWindows, ...options })
    const ended = new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('close', (code) => resolve(code ?? 1))
    }).finally(() => running.delete(entry))
    const entry = { child, ended }
    running.add(entry)
    return entry
  }

  /** Runs a program and passes on each of its lines. Resolves with its exit code. */
  async function run(file, args, onLine, options) {
    const { child, ended } = start(file, args, options)
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', onLine)
    return ended
  }

  /** Ends all children and what they started, by force if they take longer than a few seconds. */
  async function end() {
    for (const { child } of running) endGroup(child, 'SIGTERM')
    const timer = setTimeout(() => running.forEach(({ child }) => endGroup(child, 'SIGKILL')), patienceMs)
    await Promise.allSettled([...running].map(({ ended }) => ended))
    clearTimeout(timer)
  }

  return { start, run, end }
}

function endGroup(child, signal) {
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
