import type { Death } from './plan.ts'

/** Life of one process: everything that it waits for passes through here, until it dies. */
export interface Life {
  readonly isOver: boolean
  /** Rejects with {@link ProcessDied} when the process dies, and never resolves. */
  readonly end: Promise<never>
  kill(): void
  /** Executes work outside the process. If the process dies before, during or after the work, it gets no result. */
  pass<T>(work: () => Promise<T>): Promise<T>
}

/** Error of the calls of a process that has died. */
export class ProcessDied extends Error {}

const never = <T>(): Promise<T> => new Promise(() => undefined)

/** Creates the life of a process. `untilAwake` resolves while the machine does not sleep. */
export function createLife(death: Death | undefined, untilAwake: () => Promise<void>): Life {
  const { promise: end, reject } = Promise.withResolvers<never>()
  let isOver = false
  let steps = 0
  end.catch(() => undefined)

  function kill(): void {
    isOver = true
    reject(new ProcessDied())
  }

  async function isOverNow(step: number, when: Death['when']): Promise<boolean> {
    await untilAwake()
    if (death?.at === step && death.when === when) kill()
    return isOver
  }

  return {
    get isOver() {
      return isOver
    },
    end,
    kill,
    async pass(work) {
      if (isOver) return never()
      const step = ++steps
      if (await isOverNow(step, 'before')) return never()
      try {
        return await work()
      } finally {
        if (await isOverNow(step, 'after')) await never()
      }
    },
  }
}
