import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Platform } from '@hostwright/common'

/** How fast the time passes in a test, and from when on. All processes on this machine agree on it. */
export interface SharedTime {
  /** A moment of the machine's clock, and what the time was then, in milliseconds since the epoch. */
  readonly origin: number
  readonly startAt: number
  readonly speed: number
}

export interface ChildOptions extends SharedTime {
  readonly redisUrl: string
  readonly baseUrl: string
  readonly apiKey: string
  readonly account: string
  readonly leaseMs: number
  readonly calls: number
}

/** A report of a process about a call: when it is sent, and when it gets a response. */
export interface Told {
  readonly from: number
  readonly to?: number
  readonly status?: number
}

/** The monotonic clock of the machine, the same for all its processes; each one's own `timeOrigin` is not as exact. */
export const machineNow = (): number => Number(process.hrtime.bigint()) / 1e6

export function toClock({ origin, startAt, speed }: SharedTime): Pick<Platform, 'now' | 'sleep'> {
  return {
    now: () => startAt + (machineNow() - origin) * speed,
    // A frozen clock wakes no sleepers.
    sleep: (ms, signal) => pause(Math.min(ms / speed, 2 ** 31 - 1), undefined, { signal }),
  }
}

/** Starts processes that make calls, all at the same time when the last of them is ready; `tell` hears of each call. */
export function startChildren(
  count: number,
  options: ChildOptions,
  tell: (told: Told, process: number) => void,
): ChildProcess[] {
  let ready = 0
  const children = Array.from({ length: count }, (_, process) =>
    startChild(options, (line) => {
      if (line !== 'ready') tell(JSON.parse(line) as Told, process)
      else if ((ready += 1) === count) for (const child of children) child.stdin!.write('go\n')
    }),
  )
  return children
}

function startChild(options: ChildOptions, tell: (line: string) => void): ChildProcess {
  const program = fileURLToPath(new URL('child.ts', import.meta.url))
  const args = ['--conditions=@hostwright/source', '--no-warnings', program, JSON.stringify(options)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  createInterface({ input: child.stdout }).on('line', tell)
  return child
}
