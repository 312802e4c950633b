import type { OrderRecord } from '@hostwright/common'
import { expect, test } from 'vitest'
import { createForgetfulJournal, type Loss } from './journal-faults.ts'

function toRecord(id: string, revision: number): OrderRecord {
  return { id, revision, version: 1, writer: `${id}${revision}`, state: 'sending', requests: [] } as never
}

test.each<[Loss['what'], string[]]>([
  ['what is new', ['a1']],
  ['one record', ['a2']],
  ['everything', []],
])('a journal that loses %s keeps the rest, and goes on from there', async (what, kept) => {
  let now = 0
  const { journal, lose, hasLost } = createForgetfulJournal(() => now)
  await journal.write(toRecord('a', 1))
  now = 10_000
  await journal.write(toRecord('a', 2))
  await journal.write(toRecord('b', 1))
  lose({ what, newMs: 5_000, number: 0 })
  const records = await journal.list()
  expect(records.map(({ writer }) => writer)).toEqual(kept)
  expect(await journal.write(toRecord('b', 1))).toBe(true)
  expect([hasLost(0, 9_999), hasLost(0, 10_000)]).toEqual([false, true])
})
