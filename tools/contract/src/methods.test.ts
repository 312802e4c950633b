import { expect, inject, test } from 'vitest'
import { accountCases } from './cases/account.ts'
import { quote, vpsCases } from './cases/vps.ts'
import { listMethods, recordMethods } from './record-methods.ts'
import { type Sdk, tap, uuid } from './sdk.ts'

const prismUrl = inject('prismUrl')

/** The methods that make several requests, or none, with what the mock answers to reads and to writes. */
const composed: Record<
  string,
  { prefer?: Record<string, string>; call: (sdk: Sdk) => Promise<unknown>; sends: string[] }
> = {
  'vps.orders.quote': {
    prefer: { POST: 'code=200, example=dry_run' },
    async call({ vps }) {
      const { plans, os_images } = await vps.plans()
      const { plan_id, periods } = plans[0]!
      return vps.orders.quote({ plan_id, period: periods[0]!.months, image_id: os_images[0]!.image_id })
    },
    sends: ['GET /v1/vps/plans', 'GET /v1/vps/plans', 'POST /v1/vps/servers'],
  },
  'vps.orders.waitUntilActive': {
    call: ({ vps }) => vps.orders.waitUntilActive(7),
    sends: ['GET /v1/vps/signup-status/7'],
  },
  'vps.server': { call: async ({ vps }) => vps.server(uuid), sends: [] },
  'client.logs': {
    prefer: { GET: 'code=200, example=last_page' },
    async call({ client }) {
      const paths = []
      for await (const { path } of client.logs()) paths.push(path)
      return paths
    },
    sends: ['GET /v1/logs'],
  },
  'client.waitUntil': {
    call: ({ client, server }) =>
      client.waitUntil({
        goal: 'a name',
        read: server.get,
        isReached: ({ name }) => name !== '',
        intervalMs: 1,
        deadlineMs: 9,
      }),
    sends: [`GET /v1/vps/servers/${uuid}`],
  },
  'server.power.waitFor': {
    call: ({ server }) => server.power.waitFor('running'),
    sends: [`GET /v1/vps/servers/${uuid}/power`],
  },
  'server.power.ensure': {
    call: ({ server }) => server.power.ensure('running'),
    sends: [`GET /v1/vps/servers/${uuid}/power`],
  },
  'server.power.stop, then wait': {
    prefer: { GET: 'code=200, example=stopped' },
    call: async ({ server }) => (await server.power.stop()).wait(),
    sends: [`POST /v1/vps/servers/${uuid}/power/stop`, `GET /v1/vps/servers/${uuid}/power`],
  },
  'server.os.reinstall, then wait': {
    call: async ({ server }) =>
      (await server.os.reinstall({ image_id: 'ubuntu-24-04', root_password: 'Correct-Horse-7' })).wait(),
    sends: [`POST /v1/vps/servers/${uuid}/os-reinstall`, `GET /v1/vps/servers/${uuid}/os-reinstall`],
  },
  'server.packetFilter.plan': {
    call: ({ server }) => server.packetFilter.plan({ rules: [] }),
    sends: [`GET /v1/vps/servers/${uuid}/packet-filter`],
  },
  'server.packetFilter.apply': {
    prefer: { GET: 'code=200, example=disabled' },
    call: ({ server }) => server.packetFilter.apply({ enabled: true, rules: [{ type: 'ssh' }] }),
    sends: [
      `GET /v1/vps/servers/${uuid}/packet-filter`,
      `POST /v1/vps/servers/${uuid}/packet-filter/rules`,
      `PUT /v1/vps/servers/${uuid}/packet-filter`,
    ],
  },
}

test.each(Object.entries(composed))('%s', async (_, { prefer, call, sends }) => {
  const { sdk, sent, violations } = tap(prismUrl, prefer)
  await call(sdk)
  expect(sent.map(({ line }) => line)).toEqual(sends)
  expect(violations).toEqual([])
})

test('a dry run in answer to an order is not taken for one', async () => {
  const { sdk } = tap(prismUrl, { POST: 'code=200, example=dry_run' })
  const placing = sdk.vps.orders.place(quote, { root_password: 'Correct-Horse-7', agree_to_terms: true })
  await expect(placing).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    idempotencyKey: quote.idempotencyKey,
  })
})

test('every method of the SDK is called', async () => {
  const called = new Set<string>()
  const calls = [...Object.values({ ...accountCases, ...vpsCases }), ...Object.values(composed)]
  let methods: string[] = []
  for (const entry of calls) {
    const { sdk } = tap(prismUrl, 'prefer' in entry ? entry.prefer : {})
    const { api: _, ...client } = sdk.client // the escape hatch, which all of them go through
    methods = [
      ...listMethods('client', client),
      ...listMethods('vps', sdk.vps),
      ...listMethods('server', sdk.server),
    ]
    const recorded: Sdk = {
      client: recordMethods('client', sdk.client, called),
      vps: recordMethods('vps', sdk.vps, called),
      server: recordMethods('server', sdk.server, called),
    }
    await entry.call(recorded, {})
  }
  expect(methods.filter((method) => !called.has(method))).toEqual([])
  console.log(`Contract coverage: ${methods.length} of ${methods.length} SDK methods`)
})
