import { toJapanTime } from '@hostwright/common'
import { beginWork } from '@hostwright/common/ports'
import { expect, test } from 'vitest'
import { createScriptedAccount, type ScriptedAccount } from '../testing/scripted-account.ts'
import { createScriptedProduct } from '../testing/scripted-product.ts'
import type { Product } from '../record/product.ts'
import { type Begin, readState, type SharedReads, type State } from './read-state.ts'

const one = ['GET /v1/me', 'GET /v1/logs', 'GET /v1/logs', 'GET /v1/vps/servers', 'GET /v1/vps/servers']

function open(account: ScriptedAccount, list?: Product['listContracts']) {
  const { client } = account
  const reads: SharedReads = { running: new Set() }
  const product = createScriptedProduct(client) as unknown as Product
  const shop = { client, reads, product: list ? { ...product, listContracts: list } : product }
  return (begin: Begin = () => null, options = {}): Promise<State> => readState(shop, begin, options)
}

test('calls that arrive while the account is read share the next reading, which begins after them', async () => {
  const account = createScriptedAccount()
  const read = open(account)
  const first = read()
  const others = await Promise.all([read(), read(), read()])
  expect(others.map(({ contracts }) => contracts)).toEqual([[], [], []])
  expect(account.requests).toEqual([...one, ...one])
  await first
})

test('a reading that is in progress tells nothing to a call that arrives later', async () => {
  const account = createScriptedAccount()
  let isRead = (): void => {}
  const listed = new Promise<void>((done) => (isRead = done))
  const list = createScriptedProduct(account.client) as unknown as Product
  const read = open(account, async (options) => {
    const contracts = await list.listContracts(options)
    isRead()
    return contracts
  })
  account.shown.contracts.push({ uuid: 'a', name: 'web-01' })
  const first = read()
  await listed
  account.shown.contracts.push({ uuid: 'b', name: 'web-02' })
  const second = read()
  expect((await first).contracts).toHaveLength(1)
  expect((await second).contracts).toHaveLength(2)
})

test('a shared log begins where the first of them needs it, and each gets what it has asked for', async () => {
  const account = createScriptedAccount()
  const { platform } = account
  const times = [platform.now()]
  account.log(200)
  for (const status of [502, 503]) {
    await platform.sleep(60_000)
    times.push(platform.now())
    account.log(status)
  }
  const read = open(account)
  const first = read(() => undefined)
  const states = [
    read(() => undefined),
    read(() => toJapanTime(times[2]!)),
    read(() => toJapanTime(times[1]!)),
    read(() => null),
  ]
  expect((await first).entries).toBeNull()
  const found = (await Promise.all(states)).map(({ entries }) => entries?.map((entry) => entry.status_code))
  expect(found).toEqual([undefined, [503], [503, 502], [503, 502, 200]])
})

test('if the shared reading fails, each call reads alone', async () => {
  const account = createScriptedAccount()
  let calls = 0
  const read = open(account, async () => {
    calls += 1
    if (calls === 2) throw new Error('down')
    return [{ id: 'a', name: 'web-01', status: 'active', entry: {} }]
  })
  const states = await Promise.all([read(), read(), read()])
  expect(states.map(({ contracts }) => contracts?.length)).toEqual([1, 1, 1])
  expect(calls).toBe(4)
})

test('a call that is aborted ends at once, and the others get the shared reading', async () => {
  const account = createScriptedAccount()
  const read = open(account)
  const leaving = new AbortController()
  const first = read()
  const aborted = read(() => null, { signal: leaving.signal })
  const other = read()
  leaving.abort(new Error('gone'))
  await expect(aborted).rejects.toThrow('gone')
  await first
  expect((await other).contracts).toEqual([])
})

test('a call with headers of its own reads alone', async () => {
  const account = createScriptedAccount()
  const read = open(account)
  const first = read()
  await Promise.all([first, read(() => null, { headers: { 'X-Trace': 'a' } }), read()])
  expect(account.requests).toHaveLength(3 * one.length)
})

test('the shared log begins where the earliest of its calls needs it, in any order', async () => {
  const account = createScriptedAccount()
  const { platform } = account
  const times: string[] = []
  for (const status of [200, 502, 503]) {
    await platform.sleep(60_000)
    times.push(toJapanTime(platform.now()))
    account.log(status)
  }
  const shared = async (...begins: (string | null | undefined)[]): Promise<(number | undefined)[]> => {
    const read = open(account)
    const first = read(() => undefined)
    const states = await Promise.all(begins.map((begin) => read(() => begin)))
    await first
    return states.map(({ entries }) => entries?.length)
  }
  expect(await shared(times[2], times[1], undefined)).toEqual([1, 2, undefined])
  expect(await shared(times[1], times[2])).toEqual([2, 1])
  expect(await shared(null, times[2])).toEqual([3, 1])
})

test('a shared reading has the longest deadline of its calls', async () => {
  const account = createScriptedAccount()
  const deadlinesMs: unknown[] = []
  const read = open(account, async ({ deadlineMs }) => {
    deadlinesMs.push(deadlineMs)
    return [{ id: 'a', name: 'web-01', status: 'active', entry: {} }]
  })
  await Promise.all([30_000, 40_000, 60_000, 50_000].map((deadlineMs) => read(() => null, { deadlineMs })))
  expect(deadlinesMs).toEqual([30_000, 60_000])
})

test('a call that waits alone passes its abort on to its own reading', async () => {
  const account = createScriptedAccount()
  const signals: unknown[] = []
  const read = open(account, async ({ signal }) => {
    signals.push(signal)
    return [{ id: 'a', name: 'web-01', status: 'active', entry: {} }]
  })
  const { signal } = new AbortController()
  await Promise.all([read(), read(() => null, { signal })])
  expect(signals).toEqual([undefined, signal])
})

test('a call with a timeout of its own reads alone', async () => {
  const account = createScriptedAccount()
  const read = open(account)
  await Promise.all([read(), read(() => null, { timeoutMs: 5_000 }), read()])
  expect(account.requests).toHaveLength(3 * one.length)
})

test.each([0, Infinity])(
  'a deadline of %d is rejected and is not that of the other calls',
  async (deadlineMs) => {
    const account = createScriptedAccount()
    const read = open(account)
    const calls = [read(), read(() => null, { deadlineMs }), read(), read()]
    const [, wrong, ...others] = await Promise.allSettled(calls)
    expect(wrong).toMatchObject({ status: 'rejected', reason: { name: 'ConfigError', field: 'deadlineMs' } })
    expect(others).toMatchObject([{ status: 'fulfilled' }, { status: 'fulfilled' }])
    expect(account.requests).toEqual([...one, ...one])
  },
)

test('a call that waits for others longer than its deadline says what it has waited for', async () => {
  const account = createScriptedAccount()
  let finish = (): void => {}
  const hanging = new Promise<void>((done) => (finish = done))
  const read = open(account, async () => {
    await hanging
    return []
  })
  const first = read()
  const waiting = read(() => null, { deadlineMs: 1 })
  await expect(waiting).rejects.toMatchObject({
    name: 'TimeoutError',
    message: expect.stringContaining('The account is read by other calls'),
  })
  finish()
  await first
})

test('a reading whose caller has vanished is forgotten, and nobody waits for it', async () => {
  const { client, requests } = createScriptedAccount()
  const vanished = { ...beginWork(), isOver: () => true }
  vanished.end()
  const reads: SharedReads = { running: new Set([vanished]) }
  const product = createScriptedProduct(client) as unknown as Product
  await readState({ client, product, reads }, () => null, {})
  expect(requests).toEqual(one)
  expect(reads.running.size).toBe(0)
})

test('a log that no call needs is not read, but for its newest entry', async () => {
  const account = createScriptedAccount()
  await open(account)(() => undefined)
  expect(account.requests).toEqual(one.toSpliced(2, 1))
})
