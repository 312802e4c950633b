import type { VpsOrderRequest, VpsPlanList } from '@hostwright/types'
import { describe, expect, test } from 'vitest'
import { listOperations } from '../description/operation.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { order, setUp } from '../testing/set-up.ts'
import type { Caller } from '../testing/create-caller.ts'
import { toDateTime } from '../time/japan-time.ts'
import { worlds } from './worlds.ts'

interface Account {
  readonly vpss: readonly { readonly uuid: string; readonly name: string; readonly status: string }[]
  readonly hosting: readonly { readonly servername: string; readonly expiry_date: string }[]
}

async function readAccount(call: Caller): Promise<Account> {
  const { body: vps } = await call<{ servers: Account['vpss'] }>('GET /v1/vps/servers')
  const { body: hosting } = await call<{ servers: Account['hosting'] }>('GET /v1/server')
  return { vpss: vps.servers, hosting: hosting.servers }
}

/** Lists every read of an account: the `GET` operations for each of its servers and domains. */
async function listReads(call: Caller): Promise<string[]> {
  const { vpss, hosting } = await readAccount(call)
  const paths = listOperations().filter(({ method }) => method === 'GET')
  const plain = paths.filter(({ path }) => !path.includes('{')).map(({ path }) => path)
  const ofVps = paths.filter(({ path }) => path.includes('{uuid}')).map(({ path }) => path)
  const ofServer = paths.filter(({ path }) => /^\/v1\/server\/\{servername\}[^{]*$/.test(path))
  const reads = [...plain, ...vpss.flatMap(({ uuid }) => ofVps.map((path) => path.replace('{uuid}', uuid)))]
  for (const { servername } of hosting) {
    const { body } = await call<{ domains: { domain: string }[] }>(`GET /v1/server/${servername}/domain`)
    for (const { domain } of body.domains) {
      for (const { path, parameters } of ofServer) {
        const isOfDomain = parameters.some(({ name }) => name === 'domain')
        reads.push(`${path.replace('{servername}', servername)}${isOfDomain ? `?domain=${domain}` : ''}`)
      }
    }
  }
  return [...new Set(reads)]
}

describe.each(worlds)('%s', (world) => {
  // The sandbox checks its own responses. One that does not match the description becomes a 500.
  test('everything that can be read of it matches the description', async () => {
    const { call } = await setUp({ world })
    const reads = await listReads(call)
    const failed: string[] = []
    for (const path of reads) {
      const { status } = await call(`GET ${path}`)
      if (status !== 200) failed.push(`${path}: ${status}`)
    }
    expect(failed).toEqual([])
    expect(reads.length).toBeGreaterThanOrEqual(4)
  })

  test('is the same each time, and after a reset', async () => {
    const one = await setUp({ world })
    const other = await setUp({ world })
    const before = await readAccount(one.call)
    expect(await readAccount(other.call)).toEqual(before)
    one.sandbox.reset()
    expect(await readAccount(one.call)).toEqual(before)
  })
})

test('a fleet is 20 VPSs of every plan, in every state', async () => {
  const { call } = await setUp({ world: 'fleet-20' })
  const { vpss } = await readAccount(call)
  expect(vpss).toHaveLength(20)
  expect(vpss[0]).toMatchObject({ name: 'web-01', status: 'active' })
  const powers = await Promise.all(
    vpss.map(({ uuid }) => call<{ power: { status: string } }>(`GET /v1/vps/servers/${uuid}/power`)),
  )
  expect(new Set(powers.map(({ body }) => body.power.status))).toEqual(
    new Set(['running', 'stopped', 'processing', 'error']),
  )
  expect(new Set(vpss.map(({ status }) => status))).toEqual(new Set(['active', 'building', 'suspended']))
})

test('operations in progress in a fleet end after their usual time', async () => {
  const { sandbox, call } = await setUp({ world: 'fleet-20' })
  const passed = await sandbox.clock.advance({ minutes: 10 })
  expect(passed.map(({ to }) => to)).toEqual(
    expect.arrayContaining(['active', 'running', 'configuring', 'completed']),
  )
  const { vpss } = await readAccount(call)
  expect(vpss.filter(({ status }) => status === 'building')).toEqual([])
})

test('an agency has 50 domains on four servers, with records, mail, certificates and WordPress', async () => {
  const { call } = await setUp({ world: 'agency-50' })
  const { hosting } = await readAccount(call)
  expect(hosting).toHaveLength(4)
  expect(new Set(hosting.map(({ expiry_date }) => expiry_date)).size).toBe(4)
  const count = async (part: string, list: string): Promise<number> => {
    const replies = await Promise.all(
      hosting.map(({ servername }) =>
        call<Record<string, unknown[]>>(`GET /v1/server/${servername}/${part}`),
      ),
    )
    return replies.reduce((sum, { body }) => sum + body[list]!.length, 0)
  }
  expect(await count('domain', 'domains')).toBe(50)
  expect(await count('mail', 'accounts')).toBe(61)
  expect(await count('wp', 'wordpress')).toBe(39)
  expect(await count('db', 'databases')).toBe(39)
  expect(await count('ssl', 'ssl_list')).toBe(45)
  const { body } = await call(`GET /v1/server/${hosting[1]!.servername}/dns`)
  expect(body).toMatchObject({
    records: expect.arrayContaining([
      expect.objectContaining({ type: 'MX', priority: 10 }),
      expect.objectContaining({ type: 'TXT', content: 'v=spf1 a mx -all' }),
    ]),
  })
})

test.each<AssumptionChoices['first-payment']>([
  'with-today-rounded-down',
  'without-today-rounded-down',
  'with-today-rounded-up',
])(
  'with a short balance the cheapest VPS and the cheapest hosting server return 402 on every day of a year: %s',
  async (firstPayment) => {
    const assumptions = { 'first-payment': firstPayment }
    const { sandbox, call } = await setUp({ world: 'short-of-money', assumptions })
    for (let day = 0; day < 366; day += 1) {
      const statuses = [await orderCheapestVps(call, day), await orderCheapestHosting(call, day)]
      expect(statuses, toDateTime(sandbox.clock.now())).toEqual([402, 402])
      await sandbox.clock.advance({ days: 1 })
    }
  },
)

type Plans = Pick<VpsPlanList, 'plans'>

/** Returns the order of the cheapest period of all plans. */
function cheapestOrder({
  plans,
}: Plans): Pick<VpsOrderRequest, 'plan_id' | 'period' | 'expected_total_price'> {
  const offers = plans.flatMap(({ plan_id, periods }) =>
    periods.map(({ months, total_price }) => ({
      plan_id,
      period: months,
      expected_total_price: total_price,
    })),
  )
  return offers.reduce((one, other) => (other.expected_total_price < one.expected_total_price ? other : one))
}

async function orderCheapestVps(call: Caller, day: number): Promise<number> {
  const { body: plans } = await call<Plans>('GET /v1/vps/plans')
  const body = { ...order, ...cheapestOrder(plans) }
  return (await call('POST /v1/vps/servers', { body, headers: { 'Idempotency-Key': `order-vps-${day}` } }))
    .status
}

async function orderCheapestHosting(call: Caller, day: number): Promise<number> {
  const { body: plans } = await call<Plans>('GET /v1/server/plans')
  const body = { ...cheapestOrder(plans), agree_to_terms: true }
  return (await call('POST /v1/server', { body, headers: { 'Idempotency-Key': `order-web-${day}` } })).status
}

test('an empty account has no server, and one can be ordered', async () => {
  const { call } = await setUp({ world: 'empty' })
  expect(await readAccount(call)).toEqual({ vpss: [], hosting: [] })
  const headers = { 'Idempotency-Key': 'order-0001' }
  expect(await call('POST /v1/vps/servers', { body: order, headers })).toMatchObject({ status: 200 })
})

test('a world that is not there is rejected', async () => {
  await expect(setUp({ world: 'moon' as 'small' })).rejects.toThrow(
    /world is moon: give one of small, fleet-20, agency-50, short-of-money, empty/,
  )
})
