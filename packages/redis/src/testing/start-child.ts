import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Platform } from '@hostwright/common'

/** Start and speed of a test's clock, on which all processes of this machine agree. */
export interface SharedTime {
  /**
   * A time of the machine's clock, and the time of the test's clock at that moment, in milliseconds since the epoch.
   */
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

/** Report of a process about one call: when its request was sent, or when its response arrived. */
export interface Told {
  readonly from: number
  readonly to?: number
  readonly status?: number
}

/**
 * Returns the time of the machine's monotonic clock in milliseconds. It is the same for all processes, unlike
 * `timeOrigin`.
 */
export const machineNow = (): number => Number(process.hrtime.bigint()) / 1e6

export function toClock({ origin, startAt, speed }: SharedTime): Pick<Platform, 'now' | 'sleep'> {
  return {
    now: () => startAt + (machineNow() - origin) * speed,
    // A frozen clock wakes no sleepers.
    sleep: (ms, signal) => pause(Math.min(ms / speed, 2 ** 31 - 1), undefined, { signal }),
  }
}

/** Starts processes that make calls. All begin when the last process is ready. `tell` is called for each report. */
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
