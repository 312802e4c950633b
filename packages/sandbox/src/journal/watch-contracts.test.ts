import type { VpsServerList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { hostingOrder } from '../testing/hosting.ts'
import { order, setUp, startAt } from '../testing/set-up.ts'

const minuteMs = 60_000

async function setUpOrders() {
  const { sandbox, call } = await setUp()
  const place = (path: string, key: string, body: object) =>
    call(`POST ${path}`, { body, headers: { 'Idempotency-Key': key } })
  return {
    sandbox,
    call,
    orderVps: (key = 'order-vps-1') => place('/v1/vps/servers', key, order),
    orderServer: (server_id = 'shop1') =>
      place('/v1/server', `order-of-${server_id}`, { ...hostingOrder, server_id }),
    /** Returns the machines and the new states of the transitions since a time. */
    since: (from: number) =>
      sandbox
        .journal()
        .transitions.filter(({ at }) => at >= from)
        .map(({ machine, target, to, at }) => [machine, target, to, at] as const),
  }
}

/** Creates a sandbox with two VPSs, and a function that stops one of them. */
async function setUpTwo() {
  const { sandbox, call, orderVps, since } = await setUpOrders()
  await orderVps()
  await sandbox.clock.advance({ minutes: 10 })
  const { servers } = (await call<VpsServerList>('GET /v1/vps/servers')).body
  const [first, second] = servers.map(({ uuid }) => uuid) as [string, string]
  const stop = (uuid: string) => call(`POST /v1/vps/servers/${uuid}/power/stop`)
  return { sandbox, stop, since, first, second, from: startAt + 10 * minuteMs }
}

test('each step of a new VPS is noted, although nobody reads it in between', async () => {
  const { sandbox, orderVps, since } = await setUpOrders()
  await orderVps()
  await sandbox.clock.advance({ minutes: 1 })
  await sandbox.clock.advance({ minutes: 9 })
  const signup = since(startAt).filter(([machine]) => machine === 'signup')
  expect(signup.map(([, , to, at]) => [to, at])).toEqual([
    ['building', startAt + minuteMs],
    ['active', startAt + 3 * minuteMs],
  ])
})

test('what happens earlier is noted earlier, although it happens to the later contract', async () => {
  const { sandbox, stop, since, first, second, from } = await setUpTwo()
  await stop(second)
  await sandbox.clock.advance({ seconds: 30 })
  await stop(first)
  await sandbox.clock.advance({ minutes: 10 })
  expect(since(from + minuteMs)).toEqual([
    ['power', second, 'stopped', from + minuteMs],
    ['power', first, 'stopped', from + 1.5 * minuteMs],
  ])
})

test.each(['first', 'second'] as const)(
  'at the same time, the first VPS is noted first, although the %s one was stopped first',
  async (name) => {
    const { sandbox, stop, since, from, ...uuids } = await setUpTwo()
    await stop(uuids[name])
    await stop(uuids[name === 'first' ? 'second' : 'first'])
    await sandbox.clock.advance({ minutes: 10 })
    expect(since(from + minuteMs).map(([, target]) => target)).toEqual([uuids.first, uuids.second])
  },
)

test('at the same time, a VPS is noted before a hosting server that was ordered earlier', async () => {
  const { sandbox, orderVps, orderServer, since } = await setUpOrders()
  await orderServer()
  await orderVps()
  await sandbox.clock.advance({ minutes: 1 })
  expect(since(startAt).map(([machine, , to]) => [machine, to])).toEqual([
    ['signup', 'building'],
    ['hosting', 'active'],
  ])
})

test('at the same time, hosting servers are noted by their names, in whatever order they were ordered', async () => {
  const { sandbox, orderServer, since } = await setUpOrders()
  for (const id of ['shop2', 'shop4', 'shop1', 'shop3']) await orderServer(id)
  await sandbox.clock.advance({ minutes: 1 })
  expect(since(startAt).map(([, target]) => target)).toEqual(
    [1, 2, 3, 4].map((number) => `shop${number}.example.jp`),
  )
})
