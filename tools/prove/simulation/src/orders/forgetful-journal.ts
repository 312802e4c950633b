import { createMemoryJournal, type OrderJournal, type OrderRecord } from '@hostwright/common'
import type { Loss } from './plan.ts'

/** A journal on a store that fails over to an older copy, evicts a record or loses all of them. */
export interface ForgetfulJournal {
  readonly journal: OrderJournal
  lose(loss: Loss): void
  /** Whether it has lost anything in a time. */
  hasLost(from: number, to: number): boolean
}

interface Write {
  readonly at: number
  readonly record: OrderRecord
}

export function createForgetfulJournal(now: () => number): ForgetfulJournal {
  let inner = createMemoryJournal()
  let writes: readonly Write[] = []
  const losses: number[] = []

  function isKept({ what, newMs, number }: Loss): (write: Write) => boolean {
    const since = now() - newMs
    const lost = [...new Set(writes.map(({ record }) => record.id))].at(-1 - number)
    switch (what) {
      case 'what is new':
        return ({ at }) => at < since
      case 'one record':
        return ({ record }) => record.id !== lost
      case 'everything':
        return () => false
    }
  }

  return {
    journal: {
      read: (id) => inner.read(id),
      list: (since) => inner.list(since),
      async write(record) {
        const isWritten = await inner.write(record)
        if (isWritten) writes = [...writes, { at: now(), record: structuredClone(record) }]
        return isWritten
      },
    },
    lose(loss) {
      losses.push(now())
      writes = writes.filter(isKept(loss))
      inner = createMemoryJournal()
      for (const { record } of writes) void inner.write(record)
    },
    hasLost: (from, to) => losses.some((at) => at >= from && at <= to),
  }
}
