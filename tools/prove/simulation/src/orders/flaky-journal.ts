import type { OrderJournal } from '@hostwright/common'
import type { Life } from './life.ts'
import type { JournalFailure } from './plan.ts'
import type { Random } from './random.ts'

const mostDelayMs = 30

/** A journal as a process sees it that has it elsewhere: with delays, now and then long ones, and failing at times. */
export function createFlakyJournal(
  inner: OrderJournal,
  life: Life,
  takeFailure: () => JournalFailure | undefined,
  random: Random,
  sleep: (ms: number) => Promise<void>,
): OrderJournal {
  const exchange = <T>(work: () => Promise<T>): Promise<T> =>
    life.pass(async () => {
      const failure = takeFailure()
      await sleep(random() * mostDelayMs)
      const isFailure = failure !== undefined && failure.lateMs === undefined
      if (isFailure && !failure.isWritten) throw new Error('The journal is out of reach.')
      const result = await work()
      await sleep(random() * mostDelayMs + (failure?.lateMs ?? 0))
      if (isFailure) throw new Error('The journal is out of reach.')
      return result
    })
  return {
    // What is kept is a copy, as in a file.
    read: (id) => exchange(async () => structuredClone(await inner.read(id))),
    write: (record) => {
      const copy = structuredClone(record)
      return exchange(() => inner.write(copy))
    },
    list: () => exchange(async () => structuredClone(await inner.list())),
  }
}

/** Counts operations, and tells which of them fail. */
export function createFailures(failures: readonly JournalFailure[]): {
  take(): JournalFailure | undefined
  clear(): void
} {
  let count = 0
  let isOver = false
  return {
    take() {
      count += 1
      return isOver ? undefined : failures.find(({ at }) => at === count)
    },
    clear() {
      isOver = true
    },
  }
}
