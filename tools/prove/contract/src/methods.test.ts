import { expect, inject, test } from 'vitest'
import { cases } from './cases/all.ts'
import { ensured } from './cases/ensured.ts'
import { hostingOrder, quoteHosting, quoteVps, vpsOrder, withAgreeableReads } from './cases/quoted.ts'
import { listSdkMethods, recordMethods } from './record-methods.ts'
import { type Sdk, servername, tap, uuid } from './sdk.ts'

const prismUrl = inject('prismUrl')

// The mock's page of the log names itself as the next one, which is no log of the API's: it is read three times in all.
function readsOfLog(from: string): string[] {
  const page = `GET /v1/logs?method=POST&limit=500&from=${from}`
  const read = [page, `${page}&cursor=eyJsYXN0IjoxMDQyfQ`]
  return ['GET /v1/logs?limit=1', ...read, ...read, ...read]
}

// Two minutes before the newest entry of the log, as the mock has it.
const readsOfQuote = readsOfLog('2026-10-01%2009%3A29%3A12')
// The same, as a quote has it to which everything was agreed.
const readsSinceQuote = readsOfLog('2025-12-31%2023%3A58%3A00')

/** The methods that make several requests, or none, with what the mock responds to reads and to writes. */
const composed: Record<
  string,
  { prefer?: Record<string, string>; call: (sdk: Sdk) => Promise<unknown>; sends: string[] }
> = {
  ...ensured,
  'vps.orders.quote': {
    prefer: { POST: 'code=200, example=dry_run' },
    async call({ vps }) {
      const { plans, os_images } = await vps.plans()
      const { plan_id, periods } = plans[0]!
      return vps.orders.quote({ plan_id, period: periods[0]!.months, image_id: os_images[0]!.image_id })
    },
    sends: [
      'GET /v1/vps/plans',
      'GET /v1/vps/plans',
      'GET /v1/vps/servers',
      ...readsOfQuote,
      'POST /v1/vps/servers',
    ],
  },
  'vps.orders.reconcile': {
    call: async (sdk) => sdk.vps.orders.reconcile(await quoteVps(sdk)),
    sends: ['GET /v1/me', ...readsSinceQuote, 'GET /v1/vps/servers'],
  },
  'vps.orders.waitUntilSettled': {
    prefer: { POST: 'code=200, example=ordered' },
    async call(sdk) {
      const quote = await quoteVps(sdk)
      const input = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
      await sdk.vps.orders.place(quote, input, withAgreeableReads())
      return sdk.vps.orders.waitUntilSettled(quote)
    },
    sends: ['POST /v1/vps/servers'],
  },
  'vps.orders.ensure': {
    prefer: { POST: 'code=200, example=ordered' },
    call({ vps }) {
      const input = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
      return vps.orders.ensure(vpsOrder, input, withAgreeableReads())
    },
    sends: ['POST /v1/vps/servers'],
  },
  'vps.orders.find': {
    call: ({ vps }) => vps.orders.find(vpsOrder, {}, withAgreeableReads()),
    sends: [],
  },
  'vps.orders.pending': { call: ({ vps }) => vps.orders.pending(), sends: [] },
  'client.keyId': { call: ({ client }) => client.keyId(), sends: [] },
  'vps.orders.waitUntilActive': {
    call: ({ vps }) => vps.orders.waitUntilActive(7),
    sends: ['GET /v1/vps/signup-status/7'],
  },
  'vps.resume': {
    prefer: { GET: 'code=200, example=stopped' },
    call: ({ vps }) =>
      vps.resume({ operationId: 'stopVps', location: `/v1/vps/servers/${uuid}/power` }).wait(),
    sends: [`GET /v1/vps/servers/${uuid}`],
  },
  'vps.server': { call: async ({ vps }) => vps.server(uuid), sends: [] },
  'vps.byName': { call: ({ vps }) => vps.byName('web-01'), sends: ['GET /v1/vps/servers'] },
  'client.limits': { call: async ({ client }) => client.limits(), sends: [] },
  'hosting.orders.quote': {
    prefer: { POST: 'code=200, example=dry_run' },
    async call({ hosting }) {
      const [plan] = await hosting.plans()
      return hosting.orders.quote({ plan_id: plan!.plan_id, period: plan!.periods[0]!.months })
    },
    sends: [
      'GET /v1/server/plans',
      'GET /v1/server/plans',
      'GET /v1/server',
      ...readsOfQuote,
      'POST /v1/server',
    ],
  },
  'hosting.orders.reconcile': {
    call: async (sdk) => sdk.hosting.orders.reconcile(await quoteHosting(sdk)),
    sends: ['GET /v1/me', ...readsSinceQuote, 'GET /v1/server'],
  },
  'hosting.orders.waitUntilSettled': {
    prefer: { POST: 'code=200, example=default' },
    async call(sdk) {
      const quote = await quoteHosting(sdk)
      await sdk.hosting.orders.place(quote, { agree_to_terms: true }, withAgreeableReads())
      return sdk.hosting.orders.waitUntilSettled(quote)
    },
    sends: ['POST /v1/server'],
  },
  'hosting.orders.find': {
    call: ({ hosting }) => hosting.orders.find(hostingOrder, {}, withAgreeableReads()),
    sends: [],
  },
  'hosting.orders.ensure': {
    prefer: { POST: 'code=200, example=default' },
    call: ({ hosting }) =>
      hosting.orders.ensure(hostingOrder, { agree_to_terms: true }, withAgreeableReads()),
    sends: ['POST /v1/server'],
  },
  'hosting.orders.pending': { call: ({ hosting }) => hosting.orders.pending(), sends: [] },
  'hosting.orders.waitUntilActive': {
    prefer: { GET: 'code=200, example=default' },
    call: ({ hosting }) => hosting.orders.waitUntilActive(servername),
    sends: [`GET /v1/server/${servername}/signup-status`],
  },
  'hosting.server': { call: async ({ hosting }) => hosting.server(servername), sends: [] },
  'site.domains.delete, without options': {
    call: ({ site }) => site.domains.delete('example.com'),
    sends: [`DELETE /v1/server/${servername}/domain/example.com`],
  },
  'site.wordpress.delete, without options': {
    call: ({ site }) => site.wordpress.delete('4d1e0c7ab93f5826'),
    sends: [`DELETE /v1/server/${servername}/wp/4d1e0c7ab93f5826`],
  },
  'site.sshKeys.generate': {
    prefer: { POST: 'code=200, example=generated' },
    call: ({ site }) => site.sshKeys.generate({ label: 'deploy' }),
    sends: [`POST /v1/server/${servername}/ssh/key`],
  },
  'site.spf.update, with a text': {
    call: ({ site }) => site.spf.update('example.com', { action: 'custom', spf_record: 'v=spf1 mx -all' }),
    sends: [`PUT /v1/server/${servername}/spf/example.com`],
  },
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
        deadlineMs: 9_000,
      }),
    sends: [`GET /v1/vps/servers/${uuid}`],
  },
  'server.power.waitFor': {
    call: ({ server }) => server.power.waitFor('running'),
    sends: [`GET /v1/vps/servers/${uuid}`],
  },
  'server.power.ensure': {
    call: ({ server }) => server.power.ensure('running'),
    sends: [`GET /v1/vps/servers/${uuid}`],
  },
  'server.power.stop, then wait': {
    prefer: { GET: 'code=200, example=stopped' },
    call: async ({ server }) => (await server.power.stop()).wait(),
    sends: [`POST /v1/vps/servers/${uuid}/power/stop`, `GET /v1/vps/servers/${uuid}`],
  },
  'server.os.reinstall, then wait': {
    async call({ vps, server }) {
      const accepted = await server.os.reinstall({
        image_id: 'ubuntu-24-04',
        root_password: 'Correct-Horse-7',
      })
      // The mock's installation began on that day, whatever the date is today.
      return vps.resume({ ...accepted, acceptedAt: Date.UTC(2026, 9, 1) }).wait()
    },
    sends: [
      `POST /v1/vps/servers/${uuid}/os-reinstall`,
      `GET /v1/vps/servers/${uuid}`,
      `GET /v1/vps/servers/${uuid}/os-reinstall`,
    ],
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
  const { sdk, sent, violations } = tap(prismUrl, { prefer })
  await call(sdk)
  expect(sent.map(({ line }) => line)).toEqual(sends)
  expect(violations).toEqual([])
})

test('a dry run in response to an order is not taken for one', async () => {
  const { sdk } = tap(prismUrl, { prefer: { POST: 'code=200, example=dry_run' } })
  const quote = await quoteVps(sdk)
  const input = { root_password: 'Correct-Horse-7', agree_to_terms: true } as const
  const placing = sdk.vps.orders.place(quote, input, withAgreeableReads())
  await expect(placing).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    idempotencyKey: quote.idempotencyKey,
  })
  const hostingQuote = await quoteHosting(sdk)
  const placingHosting = sdk.hosting.orders.place(
    hostingQuote,
    { agree_to_terms: true },
    withAgreeableReads(),
  )
  await expect(placingHosting).rejects.toMatchObject({
    name: 'OrderOutcomeUnknownError',
    idempotencyKey: hostingQuote.idempotencyKey,
  })
})

test('every method of the SDK is called', async () => {
  const called = new Set<string>()
  const calls = [...Object.values(cases), ...Object.values(composed)]
  let methods: string[] = []
  for (const entry of calls) {
    const { sdk } = tap(prismUrl, 'prefer' in entry ? { prefer: entry.prefer } : {})
    methods = listSdkMethods(sdk)
    const recorded: Sdk = {
      client: recordMethods('client', sdk.client, called),
      vps: recordMethods('vps', sdk.vps, called),
      server: recordMethods('server', sdk.server, called),
      hosting: recordMethods('hosting', sdk.hosting, called),
      site: recordMethods('site', sdk.site, called),
    }
    await entry.call(recorded, {})
  }
  expect(methods.length).toBeGreaterThan(130)
  expect(methods.filter((method) => !called.has(method))).toEqual([])
  console.log(`Contract coverage: ${methods.length} of ${methods.length} SDK methods`)
})
