import { isAxiosError } from 'axios'
import { type Document, OpenAPIClientAxios } from 'openapi-client-axios'
import type { Calls, Target } from '../typescript/flow.js'
import type { Client, Components } from './generated/client.js'
import definition from './generated/openapi.json' with { type: 'json' }

/** Implements the calls with openapi-client-axios, whose types its generator writes. */
export function createCalls({ baseUrl: baseURL, apiKey }: Target): Calls {
  const api = new OpenAPIClientAxios({
    definition: definition as Document,
    axiosConfigDefaults: { baseURL, headers: { Authorization: `Bearer ${apiKey}` } },
  }).initSync<Client>()
  return {
    listPlans: async () => (await api.listVpsPlans()).data,
    order: async (order, key) => (await api.orderVps(key ? { 'Idempotency-Key': key } : null, order)).data,
    getOrder: async (id) => (await api.getVpsSignupStatus({ id })).data.server,
    stop: async (uuid) => (await api.stopVps({ uuid })).status,
    getPower: async (uuid) => (await api.getVpsPower({ uuid })).data.power.status,
    addRule: (uuid, rule) => api.createPacketFilterRule({ uuid }, rule),
    // The generator makes a list with `maxItems` a tuple, each of whose places may be empty.
    listRules: async (uuid) => {
      const { rules } = (await api.getPacketFilter({ uuid })).data.packet_filter
      return rules.filter((rule) => rule !== undefined)
    },
    deleteRule: (uuid, rule_id) => api.deletePacketFilterRule({ uuid, rule_id }),
    createRecord: async (servername, record) => (await api.createDnsRecord({ servername }, record)).data,
    listRecords: async (servername, domain) =>
      (await api.listDnsRecords({ servername, domain })).data.records,
    deleteRecord: (servername, dns_id) => api.deleteDnsRecord({ servername, dns_id }),
    getMissingDomain: (servername, domain) =>
      api.getDomain({ servername, domain }).then(
        () => undefined,
        (error: unknown) =>
          isAxiosError<Components.Schemas.ApiErrorResponse>(error)
            ? error.response?.data.error.code
            : undefined,
      ),
  }
}
