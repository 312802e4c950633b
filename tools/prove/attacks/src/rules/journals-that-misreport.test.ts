import { createMemoryJournal, type OrderJournal, type OrderRecord } from '@hostwright/common'
import { expect, test } from 'vitest'
import { lost } from '../proxies.ts'
import { minute } from '../scene.ts'
import { anOrder, consent, createStage, thrownBy } from './stage.ts'

const runs = async (stage: Awaited<ReturnType<typeof createStage>>, journal: OrderJournal, count = 8) => {
  for (let run = 0; run < count; run += 1) {
    await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
    await stage.pass(10 * minute)
  }
}

/** Does something else in place of each write of this state of an order. */
const onWrite = (
  kept: OrderJournal,
  state: OrderRecord['state'],
  write: (record: OrderRecord, count: number) => Promise<boolean>,
): OrderJournal => {
  let count = 0
  return {
    ...kept,
    write: (record) => {
      if (record.state !== state || record.path === 'journal') return kept.write(record)
      count += 1
      return write(record, count)
    },
  }
}

test.each([
  ['reports an error', () => Promise.reject(new Error('connection reset'))],
  ['says that somebody else was faster', () => Promise.resolve(false)],
])('a journal that stores each claim and %s: at most one VPS is paid', async (_, respond) => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  const journal = onWrite(kept, 'sending', async (record) => {
    await kept.write(record)
    return respond()
  })
  await runs(stage, journal)
  expect(stage.bought()).toBeLessThanOrEqual(1)
})

test.each(['list', 'find'])(
  'a journal whose %s finds nothing: the same line does not order again',
  async (method) => {
    const stage = await createStage()
    const kept = createMemoryJournal()
    await thrownBy(
      stage.program({ journal: kept, proxy: lost('order') }).vps.ensure(anOrder('web-1'), consent),
    )
    await runs(stage, { ...kept, [method]: () => Promise.resolve([]) }, 12)
    expect(stage.bought()).toBe(1)
  },
)

test('a journal that shows old revisions in its list: the same line does not order again', async () => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  let old: OrderRecord[] = []
  const journal: OrderJournal = { ...kept, list: () => Promise.resolve(old) }
  const spies = onWrite(journal, 'sending', async (record) => {
    old = await kept.list()
    return kept.write(record)
  })
  await thrownBy(
    stage.program({ journal: spies, proxy: lost('order') }).vps.ensure(anOrder('web-1'), consent),
  )
  await runs(stage, journal, 12)
  expect(stage.bought()).toBe(1)
})
