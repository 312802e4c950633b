import { join } from 'node:path'
import { type Child, startChild } from '@hostwright/machine/start-child'
import type { Sandbox } from '@hostwright/sandbox'
import type { EngineName } from './engines.ts'
import { type Boundary, openGateway } from './gateway.ts'

const inFastTime = join(import.meta.dirname, 'in-fast-time.ts')

/** Workers of an example in separate processes. A worker that is killed is started again under its own name. */
export interface Workers {
  /** Kills a random living worker, and starts it again. Returns false if none is alive. */
  killOne(random: () => number): boolean
  close(): Promise<void>
}

export interface WorkersOptions {
  readonly engine: EngineName
  readonly count: number
  readonly sandbox: Sandbox
  readonly env: Readonly<Record<string, string>>
  /** Reports whether the worker whose request has reached this moment is to be killed there. */
  readonly dies: (boundary: Boundary) => boolean
}

/** Starts workers. Resolves when every worker is ready for flows. */
export async function startWorkers({ engine, count, sandbox, env, dies }: WorkersOptions): Promise<Workers> {
  const cwd = join(import.meta.dirname, '../../../../examples/durable', engine)
  const alive = new Map<string, Child>()
  const names = Array.from({ length: count }, (_, index) => `worker-${index + 1}`)
  const ready = new Map(names.map((name) => [name, Promise.withResolvers<void>()]))
  const closing = new AbortController()

  async function run(name: string, baseUrl: string): Promise<void> {
    while (!closing.signal.aborted) {
      const child = startChild(['--import', inFastTime, 'worker.ts', name], {
        cwd,
        endsWithParent: true,
        env: { ...process.env, ...env, HOSTWRIGHT_BASE_URL: baseUrl },
        // The first line of a worker says that it is ready.
        onLine: () => ready.get(name)?.resolve(),
      })
      alive.set(name, child)
      await child.ended
    }
  }

  const gateways = await Promise.all(
    names.map((name) =>
      openGateway(sandbox, async (boundary) => {
        const child = alive.get(name)
        if (closing.signal.aborted || !child?.isAlive()) return true
        if (!dies(boundary)) return false
        void child.kill()
        return true
      }),
    ),
  )
  const running: Promise<void>[] = []
  // The workers start one after another: the first creates the engine's tables, and two that do so at the same time
  // fail.
  for (const [index, name] of names.entries()) {
    running.push(run(name, gateways[index]!.url))
    await ready.get(name)!.promise
  }

  return {
    killOne(random) {
      const living = [...alive.values()].filter((child) => child.isAlive())
      const one = living[Math.floor(random() * living.length)]
      void one?.kill()
      return one !== undefined
    },
    async close() {
      closing.abort()
      for (const child of alive.values()) void child.kill()
      await Promise.all(running)
      await Promise.all(gateways.map((gateway) => gateway.close()))
    },
  }
}
