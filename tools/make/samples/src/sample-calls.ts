import { cases, type Sdk } from '@hostwright/contract/cases'
import type { operations } from '@hostwright/types'

export type OperationId = keyof operations

export type SampleCall = (sdk: Sdk) => Promise<unknown>

const root_password = 'Correct-Horse-7'
const agree_to_terms = true

/** Calls that replace those of the contract tests: they show more, or name a resource of the sandbox. */
const own: Partial<Record<OperationId, SampleCall>> = {
  listLogs: async ({ client }) => {
    for await (const entry of client.logs({ status_class: 'error', method: 'POST' })) return entry
  },
  orderHostingServer: async ({ hosting }) => {
    const quote = await hosting.orders.quote(
      { plan_id: 'standard', period: 12, server_id: 'shop2026' },
      { idempotencyKey: 'order-shop2026' },
    )
    return hosting.orders.place(quote, { agree_to_terms })
  },
  createDomain: ({ site }) => site.domains.create({ domain: 'example.net', ssl: true, memo: 'shop' }),
  updateDnsRecord: ({ site }) => site.dns.update(1, { content: '203.0.113.20', ttl: 60 }),
  deleteDnsRecord: ({ site }) => site.dns.delete(1),
  updateCronJob: ({ site }) => site.cron.update(cronId, { enabled: false }),
  deleteCronJob: ({ site }) => site.cron.delete(cronId),
  updateWordPressSite: ({ site }) => site.wordpress.update(wordPressId, { memo: 'company blog' }),
  deleteWordPressSite: ({ site }) =>
    site.wordpress.delete(wordPressId, { deleteDb: true, deleteDbUser: true, deleteCron: false }),
  deleteMailFilter: ({ site }) => site.mailFilters.delete(filterId),
  orderVps: async ({ vps }) => {
    const quote = await vps.orders.quote(
      { plan_id: 'standard-2gb', period: 12, image_id: 'ubuntu-24-04', name: 'web-01' },
      { idempotencyKey: 'order-web-01' },
    )
    return vps.orders.place(quote, { root_password, agree_to_terms })
  },
  getVpsSignupStatus: ({ vps }) => vps.orders.status(40_000_002),
  startVps: async ({ server }) => {
    const start = await server.power.start()
    return start.wait()
  },
  stopVps: async ({ server }) => {
    const stop = await server.power.stop()
    return stop.wait()
  },
  rebootVps: async ({ server }) => {
    const reboot = await server.power.reboot()
    return reboot.wait()
  },
  reinstallVps: async ({ server }) => {
    const reinstall = await server.os.reinstall({ image_id: 'ubuntu-24-04', root_password })
    return reinstall.wait()
  },
  updatePacketFilterRule: ({ server }) =>
    server.packetFilter.changeRule(1, { port: '9000', memo: 'metrics' }),
  deletePacketFilterRule: ({ server }) => server.packetFilter.deleteRule(1),
}

// The sandbox numbers its resources, so these are the ids that the previous samples created.
const cronId = 'd134a4a6f186b467c2b6dbe80c1296d9'
const wordPressId = 'a2db95cf54982a2e'
const filterId = 'bfd6198268af9ee1'

/** Returns the call for an operation's sample. */
export function findCall(id: OperationId): SampleCall {
  return own[id] ?? ((sdk) => cases[id](sdk, {}))
}

export const operationIds: readonly OperationId[] = Object.keys(cases) as OperationId[]
