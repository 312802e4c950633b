import type { paths } from '@hostwright/types'
import createOpenapiFetchClient from 'openapi-fetch'
import type { Calls, Target } from '../../typescript/flow.ts'

const onVps = (uuid: string) => ({ params: { path: { uuid } } })
const onServer = (servername: string) => ({ params: { path: { servername } } })

/** Implements the calls with openapi-fetch's client, typed by the description's paths. */
export function createCalls({ baseUrl, fetch }: Target): Calls {
  const api = createOpenapiFetchClient<paths>({ baseUrl, fetch })
  return {
    listPlans: () => dataOf(api.GET('/v1/vps/plans')),
    order: (body, key) =>
      dataOf(api.POST('/v1/vps/servers', { body, ...(key && { headers: { 'Idempotency-Key': key } }) })),
    getOrder: async (id) =>
      (await dataOf(api.GET('/v1/vps/signup-status/{id}', { params: { path: { id } } }))).server,
    stop: async (uuid) => (await api.POST('/v1/vps/servers/{uuid}/power/stop', onVps(uuid))).response.status,
    getPower: async (uuid) =>
      (await dataOf(api.GET('/v1/vps/servers/{uuid}/power', onVps(uuid)))).power.status,
    addRule: (uuid, body) =>
      dataOf(api.POST('/v1/vps/servers/{uuid}/packet-filter/rules', { ...onVps(uuid), body })),
    listRules: async (uuid) =>
      (await dataOf(api.GET('/v1/vps/servers/{uuid}/packet-filter', onVps(uuid)))).packet_filter.rules,
    deleteRule: (uuid, rule_id) =>
      dataOf(
        api.DELETE('/v1/vps/servers/{uuid}/packet-filter/rules/{rule_id}', {
          params: { path: { uuid, rule_id } },
        }),
      ),
    createRecord: (servername, body) =>
      dataOf(api.POST('/v1/server/{servername}/dns', { ...onServer(servername), body })),
    async listRecords(servername, domain) {
      const params = { path: { servername }, query: { domain } }
      return (await dataOf(api.GET('/v1/server/{servername}/dns', { params }))).records
    },
    deleteRecord: (servername, dns_id) =>
      dataOf(
        api.DELETE('/v1/server/{servername}/dns/{dns_id}', { params: { path: { servername, dns_id } } }),
      ),
    async getMissingDomain(servername, domain) {
      const params = { path: { servername, domain } }
      return (await api.GET('/v1/server/{servername}/domain/{domain}', { params })).error?.error.code
    },
  }
}

async function dataOf<Data>(
  call: Promise<{ readonly data?: Data; readonly error?: unknown }>,
): Promise<Data> {
  const { data, error } = await call
  if (data === undefined) throw error
  return data
}
