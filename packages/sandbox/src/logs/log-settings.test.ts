import type { ExecutionLogPage } from '@hostwright/types'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Caller } from '../testing/create-caller.ts'
import { hostingOrder } from '../testing/hosting.ts'
import { order, setUp } from '../testing/set-up.ts'
import type { LogOptions } from './log-settings.ts'

/** Returns the log entries of requests to `/v1/nothing-…`: the end of the path, and the time that the entry shows. */
async function list(call: Caller, query = ''): Promise<[string, string][]> {
  const { body } = await call<ExecutionLogPage>(`GET /v1/logs?status_code=404${query}`)
  return body.logs.map(({ path, created_at }) => [path.slice('/v1/nothing-'.length), created_at.slice(-8)])
}

test('lagMs: an entry becomes visible this long after it was written', async () => {
  const { sandbox, call } = await setUp()
  await call('GET /v1/nothing-1')
  sandbox.log.set({ lagMs: 5_000 })
  expect(await list(call)).toEqual([])
  await sandbox.clock.advance(4_000)
  await call('GET /v1/nothing-2')
  await sandbox.clock.advance(999)
  expect(await list(call)).toEqual([])
  await sandbox.clock.advance(1)
  expect(await list(call)).toEqual([['1', '12:00:00']])
  sandbox.log.set({ lagMs: 0 })
  expect(await list(call)).toHaveLength(2)
})

test.each([
  ['orderVps', '/v1/vps/servers', order],
  ['orderHostingServer', '/v1/server', hostingOrder],
] as const)(
  '%s: one that finishes late is written at its due moment, and the lag begins then',
  async (operationId, path, body) => {
    const { sandbox, call } = await setUp()
    sandbox.log.set({ lagMs: 30_000 })
    sandbox.faults.add({ operationId, effect: { finishLateMs: 60_000, answer: 'nothing' } })
    const headers = { 'Idempotency-Key': 'order-0001' }
    await expect(call(`POST ${path}`, { body, headers })).rejects.toThrow('fetch failed')
    const count = async () => (await call<ExecutionLogPage>('GET /v1/logs?method=POST')).body.count
    await sandbox.clock.advance(89_999)
    expect(await count()).toBe(0)
    await sandbox.clock.advance(1)
    expect(await count()).toBe(1)
  },
)

test('skewMs: the nodes return in turn, and the list goes by the times that they show', async () => {
  const { sandbox, call } = await setUp()
  sandbox.log.set({ skewMs: [0, -90_000, 30_000.5] })
  for (const name of ['a', 'b', 'c', 'd']) await call(`GET /v1/nothing-${name}`)
  sandbox.log.set({ skewMs: [0] })
  const all = [
    ['c', '12:00:30'],
    ['d', '12:00:00'],
    ['a', '12:00:00'],
    ['b', '11:58:30'],
  ]
  expect(await list(call)).toEqual(all)
  expect(await list(call, '&from=2026-10-01%2012:00:01')).toEqual(all.slice(0, 1))
  expect(await list(call, '&to=2026-10-01%2011:58:30')).toEqual(all.slice(3))
})

test('the lag is counted from the true time, not from the time that the node shows', async () => {
  const { sandbox, call } = await setUp()
  sandbox.log.set({ lagMs: 5_000, skewMs: [3_600_000, -3_600_000] })
  await call('GET /v1/nothing-a')
  await call('GET /v1/nothing-b')
  await sandbox.clock.advance(4_999)
  expect(await list(call)).toEqual([])
  await sandbox.clock.advance(1)
  expect(await list(call)).toEqual([
    ['a', '13:00:00'],
    ['b', '11:00:00'],
  ])
})

test('new clocks begin with the first of them; reset restores what is usual', async () => {
  const { sandbox, call } = await setUp()
  for (const _ of [1, 2]) {
    sandbox.log.set({ skewMs: [60_000, 0] })
    await call('GET /v1/nothing-a')
  }
  expect((await list(call)).map(([, time]) => time)).toEqual(['12:01:00', '12:01:00'])
  sandbox.log.set({ lagMs: 1_000 })
  sandbox.reset()
  expect(sandbox.log.settings).toEqual({ lagMs: 0, skewMs: [0] })
  await call('GET /v1/nothing-a')
  expect(await list(call)).toEqual([['a', '12:00:00']])
})

test('pages follow each other without gap or repetition, however the clocks differ', async () => {
  const skews = fc.array(fc.integer({ min: -5_000, max: 5_000 }), { minLength: 1, maxLength: 4 })
  const property = fc.asyncProperty(skews, fc.integer({ min: 1, max: 5 }), async (skewMs, limit) => {
    const { sandbox, call } = await setUp()
    sandbox.log.set({ skewMs })
    for (let n = 0; n < 9; n++) {
      await call(`GET /v1/nothing-${n}`)
      await sandbox.clock.advance(700)
    }
    const whole = await list(call)
    expect(whole).toHaveLength(9)
    expect(whole.map(([, time]) => time)).toEqual(
      whole
        .map(([, time]) => time)
        .toSorted()
        .toReversed(),
    )
    const names: string[] = []
    const read = async (cursor: string) =>
      (await call<ExecutionLogPage>(`GET /v1/logs?status_code=404&limit=${limit}${cursor}`)).body
    for (let page = await read(''); ; page = await read(`&cursor=${page.next_cursor}`)) {
      names.push(...page.logs.map(({ path }) => path.slice(-1)))
      if (!page.has_more) break
    }
    expect(names).toEqual(whole.map(([name]) => name))
    await sandbox.close()
  })
  await fc.assert(property, { numRuns: 25 })
})

test.each([
  [{ lagMs: -1 }, RangeError, /lagMs is -1/],
  [{ lagMs: Number.POSITIVE_INFINITY }, RangeError, /lagMs is Infinity/],
  [{ skewMs: 5 }, TypeError, /skewMs has to be a list/],
  [{ skewMs: [] }, RangeError, /skewMs has 0 entries/],
  [{ skewMs: Array.from({ length: 101 }, () => 0) }, RangeError, /skewMs has 101 entries/],
  [{ skewMs: [0, Number.NaN] }, RangeError, /skewMs has NaN/],
  [{ skewMs: [86_400_001] }, RangeError, /at most a day/],
  [{ delayMs: 5 }, TypeError, /there is no delayMs/],
])('%j is rejected', async (change, type, message) => {
  const { sandbox } = await setUp()
  const set = () => sandbox.log.set(change as LogOptions)
  expect(set).toThrow(type)
  expect(set).toThrow(message)
  expect(sandbox.log.settings).toEqual({ lagMs: 0, skewMs: [0] })
})

test('a lag of a hundred years, clocks a day ahead and behind, and a hundred nodes are possible', async () => {
  const { sandbox } = await setUp()
  const settings = {
    lagMs: 36_500 * 86_400_000,
    skewMs: [86_400_000, -86_400_000, ...Array.from({ length: 98 }, () => 0)],
  }
  sandbox.log.set(settings)
  expect(sandbox.log.settings).toEqual(settings)
  expect(() => sandbox.log.set({ lagMs: settings.lagMs + 1 })).toThrow(
    /^log\.lagMs is \d+: give milliseconds/,
  )
})
