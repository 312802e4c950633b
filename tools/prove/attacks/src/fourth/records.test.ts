import { mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import {
  createMemoryJournal,
  type OrderJournal,
  type OrderRecord,
  OrderOutcomeUnknownError,
} from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  after,
  anOrder,
  consent,
  createStage,
  lost,
  mainKey,
  neverArrives,
  page,
  password,
  secondsUntilSettled,
  thrownBy,
  untilPaid,
  type Alter,
} from './stage.ts'

const runs = async (stage: Awaited<ReturnType<typeof createStage>>, journal: OrderJournal, count = 8) => {
  for (let run = 0; run < count; run += 1) {
    await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-1'), consent))
    await stage.later(10)
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

test('a journal that stores each claim and reports an error: at most one VPS is paid', async () => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  const journal = onWrite(kept, 'sending', async (record) => {
    await kept.write(record)
    throw new Error('connection reset')
  })
  await runs(stage, journal)
  expect(stage.paid()).toBeLessThanOrEqual(1)
})

test('a journal that stores each claim and says that somebody else was faster: at most one VPS is paid', async () => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  const journal = onWrite(kept, 'sending', async (record) => {
    await kept.write(record)
    return false
  })
  await runs(stage, journal)
  expect(stage.paid()).toBeLessThanOrEqual(1)
})

test('a journal that says it stored the claim and loses it, and a lost response: one process pays once', async () => {
  const stage = await createStage()
  const journal = onWrite(createMemoryJournal(), 'sending', () => Promise.resolve(true))
  const { vps } = stage.program({ journal, alter: lost('order') })
  await thrownBy(vps.ensure(anOrder('web-1'), consent))
  for (let run = 0; run < 8; run += 1) {
    await stage.later(2)
    await thrownBy(vps.ensure(anOrder('web-1'), consent))
  }
  expect(stage.paid()).toBe(1)
})

test('a journal that is set back to before the claim: another process stops for the entry, and finds the VPS', async () => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  const journal = onWrite(kept, 'sending', () => Promise.resolve(true))
  await thrownBy(stage.program({ journal, alter: lost('order') }).vps.ensure(anOrder('web-1'), consent))
  await runs(stage, kept)
  expect(stage.paid()).toBe(1)
})

test('a journal whose claim takes 15 seconds: the order leaves within ten seconds of its claim, or not at all', async () => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  let [claimedAt, leftAt] = [0, 0]
  const journal = onWrite(kept, 'sending', async (record) => {
    claimedAt = stage.sandbox.clock.now()
    await stage.sandbox.clock.sleep(15_000)
    return kept.write(record)
  })
  const notes: Alter = ({ kind }, pass) => {
    if (kind === 'order') leftAt = stage.sandbox.clock.now()
    return pass()
  }
  await thrownBy(stage.program({ journal, alter: notes }).vps.ensure(anOrder('web-1'), consent))
  if (leftAt > 0) expect(leftAt - claimedAt).toBeLessThanOrEqual(10_000)
  await runs(stage, kept)
  expect(stage.paid()).toBe(1)
})

test('a journal that forgets everything but the record itself in its list: the same line does not order again', async () => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  await thrownBy(stage.program({ journal: kept, alter: lost('order') }).vps.ensure(anOrder('web-1'), consent))
  await runs(stage, { ...kept, list: () => Promise.resolve([]) }, 12)
  expect(stage.paid()).toBe(1)
})

test('a journal with an index that finds nothing: the same line does not order again', async () => {
  const stage = await createStage()
  const kept = createMemoryJournal()
  await thrownBy(stage.program({ journal: kept, alter: lost('order') }).vps.ensure(anOrder('web-1'), consent))
  const journal = { ...kept, find: () => Promise.resolve([]) } as OrderJournal
  await runs(stage, journal, 12)
  expect(stage.paid()).toBe(1)
})

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
    stage.program({ journal: spies, alter: lost('order') }).vps.ensure(anOrder('web-1'), consent),
  )
  await runs(stage, journal, 12)
  expect(stage.paid()).toBe(1)
})

test.each(['reject', 'hang'] as const)(
  'a journal that can only %s once the order is executed: the contract is returned',
  async (how) => {
    const stage = await createStage()
    const kept = createMemoryJournal()
    let isBroken = false
    const broken = <Value>(work: () => Promise<Value>) => {
      if (!isBroken) return work()
      return how === 'reject' ? Promise.reject(new Error('gone')) : new Promise<never>(() => {})
    }
    const journal: OrderJournal = {
      read: (id) => broken(() => kept.read(id)),
      write: (record) => broken(() => kept.write(record)),
      list: () => broken(() => kept.list()),
    }
    const breaks: Alter = async ({ kind }, pass) => {
      const response = await pass()
      if (kind === 'order') isBroken = true
      return response
    }
    onTestFinished(() => void vi.useRealTimers())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const call = stage.program({ journal, alter: breaks }).vps.ensure(anOrder('web-1'), consent)
    await untilPaid(stage, call)
    expect(await secondsUntilSettled(stage, call)).toBeLessThan(300)
    vi.useRealTimers()
    expect((await call).state).toBe('ordered')
    isBroken = false
    await runs(stage, kept)
    expect(stage.paid()).toBe(1)
  },
)

test.each([
  lost('order'),
  after('order', () => page(403), 1),
  neverArrives('dry-run'),
  after('dry-run', () => page(500), 1),
])(
  'an order that fails (case %#): neither its password nor the key is in the error or the journal',
  async (alter) => {
    const stage = await createStage()
    const { vps, client, journal } = stage.program({ alter })
    const error = await thrownBy(vps.ensure(anOrder('web-1'), consent))
    const shown = [
      inspect(error, { depth: 20, showHidden: true, getters: true }),
      JSON.stringify(error),
      String((error as Error).stack),
      inspect(client, { depth: 20, showHidden: true }),
      JSON.stringify(await journal.list()),
      JSON.stringify(await vps.pending()),
    ].join('\n')
    expect(shown).not.toContain(password)
    expect(shown).not.toContain(mainKey)
  },
)

test('a proxy that repeats the request in its page: neither the password nor the key is in the error or the journal', async () => {
  const stage = await createStage()
  const repeats: Alter = async ({ kind, request }, pass) => {
    if (kind !== 'order') return pass()
    const text = `${request.headers.get('Authorization')} ${await request.clone().text()}`
    await pass()
    return Response.json(
      { error: { code: 'VALIDATION_ERROR', message: `Bad request: ${text}`, details: [text] } },
      { status: 422 },
    )
  }
  const { vps, journal } = stage.program({ alter: repeats })
  const error = await thrownBy(vps.ensure(anOrder('web-1'), consent))
  const shown =
    inspect(error, { depth: 20, showHidden: true, getters: true }) +
    JSON.stringify(error) +
    JSON.stringify(await journal.list())
  expect(shown).not.toContain(password)
  expect(shown).not.toContain(mainKey)
})

test('quotes that never left: deleted after two weeks, and a record that had an order stays', async () => {
  const stage = await createStage()
  const { vps, journal } = stage.program({ alter: neverArrives('order') })
  const lostQuote = await vps.quote(anOrder())
  await thrownBy(vps.place(lostQuote, { root_password: password, agree_to_terms: true }))
  const { id } = await vps.quote(anOrder())
  await stage.later(60 * 24 * 15)
  await thrownBy(stage.program({ journal }).vps.ensure(anOrder('web-9'), consent))
  expect(await journal.read(id)).toBeUndefined()
  expect(await journal.read(lostQuote.id)).toBeDefined()
})

test('a folder with a truncated record: the error names the file, and nothing is ordered', async () => {
  const stage = await createStage()
  const folder = mkdtempSync(join(tmpdir(), 'attacks-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await thrownBy(
    stage
      .program({ journal: createFolderJournal(folder), alter: lost('order') })
      .vps.ensure(anOrder('web-1'), consent),
  )
  const files = readdirSync(folder).filter(
    (name) => name.endsWith('.json') && readFileSync(join(folder, name), 'utf8').includes('"sending"'),
  )
  expect(files.length).toBeGreaterThan(0)
  const newest = files.toSorted().at(-1)!
  truncateSync(join(folder, newest), 40)
  const error = await thrownBy(
    stage.program({ journal: createFolderJournal(folder) }).vps.ensure(anOrder('web-1'), consent),
  )
  expect(error).toMatchObject({ name: 'JournalError' })
  expect(String(error)).toContain(newest)
  expect(stage.paid()).toBe(1)
})

test('nine orders that are being set up: the tenth needs at most ten requests', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  for (let count = 1; count <= 9; count += 1)
    await stage.program({ journal }).vps.ensure(anOrder(`web-${count}`), consent)
  let requests = 0
  const counts: Alter = (_, pass) => {
    requests += 1
    return pass()
  }
  await stage.program({ journal, alter: counts }).vps.ensure(anOrder('web-10'), consent)
  expect(requests).toBeLessThanOrEqual(10)
})

test('a quote that was changed by hand after it was made: it is not placed', async () => {
  const stage = await createStage()
  const { vps } = stage.program()
  const quote = await vps.quote(anOrder('web-1'))
  for (const changed of [
    { ...quote, total_price: 1 },
    { ...quote, id: '0'.repeat(8) + quote.id.slice(8) },
    { ...quote, order: { ...quote.order, plan_id: 'standard-4gb' } },
  ])
    expect(
      await thrownBy(vps.place(changed as typeof quote, { root_password: password, agree_to_terms: true })),
    ).toMatchObject({ name: 'ConfigError' })
  expect(stage.paid()).toBe(0)
})

test('a quote carried to a process with another journal: it is rejected, and nothing is sent', async () => {
  const stage = await createStage()
  const quote = await stage.program().vps.quote(anOrder('web-1'))
  const { vps } = stage.program()
  const error = await thrownBy(vps.place(quote, { root_password: password, agree_to_terms: true }))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'quote' })
  expect(error).not.toBeInstanceOf(OrderOutcomeUnknownError)
  expect(stage.paid()).toBe(0)
})
