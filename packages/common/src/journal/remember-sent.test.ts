import { expect, test } from 'vitest'
import { createDryRun, createOrderRequest, createRecord } from '../testing/create-record.ts'
import type { OrderJournal } from './journal.ts'
import { createMemoryJournal } from './memory-journal.ts'
import type { OrderRecord } from './order-record.ts'
import { rememberSent } from './remember-sent.ts'

const planned = createRecord({ requests: [createDryRun()] })
const sending: OrderRecord = {
  ...planned,
  revision: 2,
  state: 'sending',
  requests: [createDryRun(), createOrderRequest()],
}

/** A journal whose memory can be taken away: it then goes on with what a backup has. */
function createForgetful() {
  let inner = createMemoryJournal()
  const journal: OrderJournal = {
    read: (id) => inner.read(id),
    write: (record) => inner.write(record),
    list: (since) => inner.list(since),
  }
  return {
    journal: rememberSent(journal),
    async restore(...records: readonly OrderRecord[]) {
      inner = createMemoryJournal()
      for (const record of records) await inner.write(record)
    },
  }
}

async function send(journal: OrderJournal): Promise<void> {
  expect(await journal.write(planned)).toBe(true)
  expect(await journal.write(sending)).toBe(true)
}

test('a journal that keeps what it was given is passed through', async () => {
  const { journal } = createForgetful()
  await send(journal)
  expect(await journal.read(planned.id)).toEqual(sending)
  expect(await journal.list()).toEqual([sending])
})

test('an order that the journal has lost is still sent, and the next write begins its record again', async () => {
  const { journal, restore } = createForgetful()
  await send(journal)
  await restore()
  const remembered = { ...sending, revision: 0 }
  expect(await journal.read(planned.id)).toEqual(remembered)
  expect(await journal.list()).toEqual([remembered])
  expect(await journal.write({ ...remembered, revision: 1 })).toBe(true)
  expect(await journal.read(planned.id)).toEqual({ ...sending, revision: 1 })
})

test('an order whose journal went back to the quote is still sent, and goes on from the revision that is kept', async () => {
  const { journal, restore } = createForgetful()
  await send(journal)
  await restore(planned)
  expect(await journal.read(planned.id)).toEqual({ ...sending, revision: 1 })
  expect(await journal.list()).toEqual([{ ...sending, revision: 1 }])
})

test('a record that another process has taken further is given as the journal has it', async () => {
  const { journal, restore } = createForgetful()
  await send(journal)
  const settled: OrderRecord = { ...sending, revision: 3, state: 'settled', outcome: { executed: true } }
  await restore({ ...settled, revision: 1 })
  expect(await journal.read(planned.id)).toEqual({ ...settled, revision: 1 })
})

test('a quote that was never sent is forgotten with its journal', async () => {
  const { journal, restore } = createForgetful()
  await journal.write(planned)
  await restore()
  expect(await journal.read(planned.id)).toBeUndefined()
  expect(await journal.list()).toEqual([])
})

test('an order that was taken back because it did not leave is forgotten with its journal', async () => {
  const { journal, restore } = createForgetful()
  await send(journal)
  await journal.write({ ...planned, revision: 3 })
  await restore()
  expect(await journal.read(planned.id)).toBeUndefined()
})

test('a claim that somebody else was faster with is not remembered as this client’s', async () => {
  const { journal, restore } = createForgetful()
  await journal.write(planned)
  await journal.write({ ...planned, revision: 2, writer: 'somebody else' })
  expect(await journal.write(sending)).toBe(false)
  await restore()
  expect(await journal.read(planned.id)).toBeUndefined()
})

test('a claim that was lost leaves what this client had sent before', async () => {
  const { journal, restore } = createForgetful()
  await send(journal)
  const requests = [...sending.requests, createOrderRequest({ id: 'second' })]
  expect(await journal.write({ ...sending, revision: 2, requests, writer: 'again' })).toBe(false)
  await restore()
  expect(await journal.read(planned.id)).toEqual({ ...sending, revision: 0 })
})

test('a claim whose write failed is remembered: it may have reached the journal', async () => {
  const inner = createMemoryJournal()
  let isBroken = false
  const write: OrderJournal['write'] = async (record) => {
    if (isBroken) throw new Error('connection lost')
    return inner.write(record)
  }
  const journal = rememberSent({ ...inner, write })
  await journal.write(planned)
  isBroken = true
  await expect(journal.write(sending)).rejects.toThrow('connection lost')
  expect(await journal.read(planned.id)).toEqual({ ...sending, revision: 1 })
})

test('a record that the caller changes afterwards is remembered as it was written', async () => {
  const { journal, restore } = createForgetful()
  await journal.write(planned)
  const own = structuredClone(sending) as { -readonly [Key in keyof OrderRecord]: OrderRecord[Key] }
  await journal.write(own)
  own.requests = []
  await restore()
  expect(await journal.read(planned.id)).toEqual({ ...sending, revision: 0 })
})

test('a list has the time from which quotes count', async () => {
  const { journal } = createForgetful()
  await journal.write(planned)
  expect([await journal.list(0), await journal.list(1)]).toEqual([[planned], []])
})
