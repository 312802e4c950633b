import { createMemoryJournal, type OrderJournal, type Quote } from '@hostwright/common'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { type Connected, consent, createScriptedAccount } from '../testing/scripted-account.ts'
import type { Order } from '../testing/scripted-product.ts'

const order = { plan_id: 'standard-2gb', name: 'web-01' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
})

interface Options {
  readonly deadlineMs?: number
}
type Call = (orders: Connected['orders'], quote: Quote<Order>, options: Options) => Promise<unknown>
type Case = readonly [name: string, call: Call, options: Options, ms: number]

const calls: readonly (readonly [string, Call, number])[] = [
  ['quote', (orders, _, options) => orders.quote(order, { root_password: 'x' }, options), 90_000],
  ['place', (orders, quote, options) => orders.place(quote, consent, options), 120_000],
  ['reconcile', (orders, quote, options) => orders.reconcile(quote, options), 90_000],
  ['ensure', (orders, _, options) => orders.ensure(order, consent, options), 90_000],
]
const cases: readonly Case[] = [
  ...calls.map(([name, call]): Case => [name, call, { deadlineMs: 20_000 }, 20_000]),
  ...calls.map(([name, call, ms]): Case => [name, call, {}, ms]),
  ['pending', (orders) => orders.pending(), {}, 90_000],
]

test.each(cases)('`%s` gives up a journal that never settles: %#', async (_, call, options, ms) => {
  const account = createScriptedAccount()
  const quoted = await account.quote()
  const hanging = Promise.withResolvers<void>()
  const hang = (): Promise<never> => {
    hanging.resolve()
    return new Promise(() => {})
  }
  const journal: OrderJournal = { ...createMemoryJournal(), read: hang, list: hang }
  const { orders } = account.connect({ journal })
  const failing = expect(call(orders, quoted, options)).rejects.toMatchObject({
    name: 'JournalError',
    message: `The order journal failed, so this call sent no order: it did not respond within ${ms} ms`,
  })
  await hanging.promise
  await vi.advanceTimersByTimeAsync(ms)
  await failing
  expect(account.sent).toEqual([])
})

test('an order whose claim is never written is not sent, and the error does not blame the API key alone', async () => {
  const account = createScriptedAccount()
  const journal = createMemoryJournal()
  const hanging = Promise.withResolvers<void>()
  const write: OrderJournal['write'] = (record) => {
    if (record.state !== 'sending') return journal.write(record)
    hanging.resolve()
    return new Promise(() => {})
  }
  const { orders } = account.connect({ journal: { ...journal, write } })
  const quoted = await orders.quote(order, { root_password: 'x' })
  const failing = expect(orders.place(quoted, consent, { timeoutMs: 20_000 })).rejects.toMatchObject({
    name: 'TimeoutError',
    message: 'Not sent: the order journal took longer than 20000 ms (POST /v1/vps/servers)',
  })
  await hanging.promise
  await vi.advanceTimersByTimeAsync(20_000)
  await failing
  expect(account.sent).toEqual([])
})

test('a call that waits for another call of the name ends at its deadline, or when it is aborted', async () => {
  const { connect, sent } = createScriptedAccount()
  const { orders } = connect()
  const confirming = Promise.withResolvers<void>()
  const confirm = (): Promise<never> => {
    confirming.resolve()
    return new Promise(() => {})
  }
  void orders.ensure(order, { ...consent, confirm })
  await confirming.promise
  const late = expect(orders.ensure(order, consent, { deadlineMs: 20_000 })).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    reason: 'another call of this process is ordering this',
  })
  await vi.advanceTimersByTimeAsync(20_000)
  await late
  const signal = AbortSignal.abort(new Error('enough'))
  await expect(orders.ensure(order, consent, { signal })).rejects.toThrow('enough')
  expect(sent).toEqual([])
})

const keyCalls: readonly Case[] = [
  ...calls.map(([name, call]): Case => [name, call, { deadlineMs: 20_000 }, 20_000]),
  ['find', (orders, _, options) => orders.find(order, {}, options), { deadlineMs: 20_000 }, 20_000],
]

test.each(keyCalls)(
  '`%s` gives up an API key that never comes, and sends nothing: %#',
  async (_, call, options, ms) => {
    const account = createScriptedAccount()
    const quoted = await account.quote()
    const asked = Promise.withResolvers<void>()
    const apiKey = (): Promise<string> => {
      asked.resolve()
      return new Promise(() => {})
    }
    const { orders } = account.connect({ apiKey })
    account.requests.length = 0
    const failing = expect(call(orders, quoted, options)).rejects.toMatchObject({
      name: 'TimeoutError',
      operation: 'apiKey',
      timeoutMs: ms,
    })
    await asked.promise
    await vi.advanceTimersByTimeAsync(ms)
    await failing
    expect(account.requests).toEqual([])
  },
)

const noTimes = [0, -1, NaN, Infinity, 5n, Symbol('5'), '5', null]

test.each(noTimes.flatMap((deadlineMs) => calls.map(([name, call]) => [deadlineMs, name, call] as const)))(
  'a deadline of %s is an error of `%s` that names it, sends no order and ends no process',
  async (deadlineMs, _, call) => {
    const account = createScriptedAccount()
    const quoted = await account.quote()
    account.requests.length = 0
    const { orders } = account.connect()
    await expect(call(orders, quoted, { deadlineMs } as Options)).rejects.toMatchObject({
      name: 'ConfigError',
      message: expect.stringContaining(`deadlineMs is ${String(deadlineMs)}: give milliseconds`),
    })
    expect(account.sent).toEqual([])
  },
)

test('a key that never comes does not outlast the abort of the call', async () => {
  const { connect } = createScriptedAccount()
  const asked = Promise.withResolvers<void>()
  const apiKey = (): Promise<string> => {
    asked.resolve()
    return new Promise(() => {})
  }
  const stopping = new AbortController()
  const call = connect({ apiKey }).orders.ensure(order, consent, { signal: stopping.signal })
  await asked.promise
  stopping.abort(new Error('stopped'))
  await expect(call).rejects.toThrow('stopped')
})
