import {
  createMemoryJournal,
  isFound,
  type OrderJournal,
  type OrderRecord,
  toOrderIndexEntry,
} from '@hostwright/common'

/** Wraps a journal so that each call passes `around`, in which a test delays it, makes it fail or watches it. */
export function interceptJournal(
  journal: () => OrderJournal,
  around: <T>(work: () => Promise<T>, call: JournalCall) => Promise<T>,
): OrderJournal {
  // Records are copied, as if they were written to a file.
  const { find } = journal()
  return {
    ...(find && {
      find: (query) => around(async () => structuredClone(await journal().find!(query)), { method: 'find' }),
    }),
    read: (id) => around(async () => structuredClone(await journal().read(id)), { method: 'read' }),
    list: () => around(async () => structuredClone(await journal().list()), { method: 'list' }),
    write(record) {
      const copy = structuredClone(record)
      return around(() => journal().write(copy), { method: 'write', record: copy })
    },
  }
}

/** A call of a journal. */
export interface JournalCall {
  readonly method: keyof OrderJournal
  /** Record to write. */
  readonly record?: OrderRecord
}

/** The part of its records that a journal loses. */
export interface Loss {
  readonly what: 'what is new' | 'one record' | 'everything' | 'what was claimed' | 'what was settled'
  /** Greatest age of a change that counts as new, in milliseconds. */
  readonly newMs?: number
  /** Position of the record, counted from the newest. */
  readonly number?: number
}

/** A journal on a store that fails over to an older copy, evicts a record or loses all of them. */
export interface ForgetfulJournal {
  readonly journal: OrderJournal
  lose(loss: Loss): void
  /** Reports whether the journal has lost a record in a period. */
  hasLost(from: number, to: number): boolean
}

interface Write {
  readonly at: number
  readonly record: OrderRecord
}

/** @param create creates an empty journal in memory, with `find` or without */
export function createForgetfulJournal(
  now: () => number = () => 0,
  create: () => OrderJournal = createMemoryJournal,
): ForgetfulJournal {
  let inner = create()
  let writes: readonly Write[] = []
  const losses: number[] = []

  function isKept({ what, newMs = 0, number = 0 }: Loss): (write: Write) => boolean {
    const since = now() - newMs
    const lost = [...new Set(writes.map(({ record }) => record.id))].at(-1 - number)
    switch (what) {
      case 'what is new':
        return ({ at }) => at < since
      case 'one record':
        return ({ record }) => record.id !== lost
      case 'what was claimed':
        return ({ record }) => record.state === 'planned'
      case 'what was settled':
        return ({ record }) => record.state !== 'settled'
      case 'everything':
        return () => false
    }
  }

  return {
    journal: interceptJournal(
      () => inner,
      async (work, { record }) => {
        const result = await work()
        if (record && result) writes = [...writes, { at: now(), record }]
        return result
      },
    ),
    lose(loss) {
      losses.push(now())
      writes = writes.filter(isKept(loss))
      inner = create()
      for (const { record } of writes) void inner.write(record)
    },
    hasLost: (from, to) => losses.some((at) => at >= from && at <= to),
  }
}

/** Creates a journal in memory that finds records as those with an index do: no record more than a query asks for. */
export function createIndexedJournal(): OrderJournal {
  const journal = createMemoryJournal()
  return {
    ...journal,
    find: async (query) =>
      (await journal.list()).filter((record) => isFound(toOrderIndexEntry(record), query)),
  }
}
