import { configureStore } from '@reduxjs/toolkit'
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query'
import type { Calls, Target } from '../typescript/flow.js'
import { type ApiErrorResponse, api as generated } from './generated/api.js'

// An endpoint returns only the body, which a 202 does not have.
const api = generated.enhanceEndpoints({
  endpoints: { stopVps: { transformResponse: (_, meta) => meta?.response?.status } },
})
const { endpoints: call } = api
// A query with the same arguments returns the first result again, unless it is told to send a request.
const once = { subscribe: false, forceRefetch: true } as const
// The store keeps the arguments of a tracked call, here the password.
const untracked = { track: false } as const

/** Implements the calls with the endpoints that RTK Query's generator adds to an API. */
export function createCalls(target: Target): Calls {
  const { dispatch } = configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ thunk: { extraArgument: target } }).concat(api.middleware),
  })
  return {
    listPlans: () => dispatch(call.listVpsPlans.initiate(undefined, once)).unwrap(),
    order: (vpsOrderRequest, key) =>
      dispatch(call.orderVps.initiate({ vpsOrderRequest, 'Idempotency-Key': key }, untracked)).unwrap(),
    getOrder: async (id) => (await dispatch(call.getVpsSignupStatus.initiate({ id }, once)).unwrap()).server,
    stop: async (uuid) => Number(await dispatch(call.stopVps.initiate({ uuid })).unwrap()),
    getPower: async (uuid) =>
      (await dispatch(call.getVpsPower.initiate({ uuid }, once)).unwrap()).power.status,
    addRule: (uuid, createRuleRequest) =>
      dispatch(call.createPacketFilterRule.initiate({ uuid, createRuleRequest })).unwrap(),
    listRules: async (uuid) =>
      (await dispatch(call.getPacketFilter.initiate({ uuid }, once)).unwrap()).packet_filter.rules,
    deleteRule: (uuid, ruleId) => dispatch(call.deletePacketFilterRule.initiate({ uuid, ruleId })).unwrap(),
    createRecord: (servername, createDnsRecordRequest) =>
      dispatch(call.createDnsRecord.initiate({ servername, createDnsRecordRequest })).unwrap(),
    listRecords: async (servername, domain) =>
      (await dispatch(call.listDnsRecords.initiate({ servername, domain }, once)).unwrap()).records,
    deleteRecord: (servername, dnsId) =>
      dispatch(call.deleteDnsRecord.initiate({ servername, dnsId })).unwrap(),
    getMissingDomain: (servername, domain) =>
      dispatch(call.getDomain.initiate({ servername, domain }, once))
        .unwrap()
        .then(
          () => undefined,
          ({ data }: FetchBaseQueryError) => (data as ApiErrorResponse).error.code,
        ),
  }
}
