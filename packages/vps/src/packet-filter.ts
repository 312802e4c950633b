import { type CallOptions, toInit } from '@hostwright/common'
import type { ClientPorts } from '@hostwright/common/ports'
import type {
  CreateRuleRequest,
  Message,
  PacketFilter,
  PacketFilterRule,
  UpdateRuleRequest,
} from '@hostwright/types'
import {
  type DesiredPacketFilter,
  type PacketFilterChange,
  type PacketFilterPlan,
  planPacketFilter,
} from './packet-filter-plan.ts'
import type { ServerPath } from './server-path.ts'

/**
 * The packet filter of one VPS: up to 20 rules that let traffic in. **While the filter is disabled, every port is
 * open.**
 */
export interface PacketFilterApi {
  /** Reads the filter with its rules. Calls `GET /v1/vps/servers/{uuid}/packet-filter` (scope: read). */
  get(options?: CallOptions): Promise<PacketFilter>
  /**
   * Enables or disables the filter. Enabling it without a rule for SSH presumably locks you out. Calls `PUT
   * /v1/vps/servers/{uuid}/packet-filter` (scope: write).
   *
   * @throws {ApiError} `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  setEnabled(enabled: boolean, options?: CallOptions): Promise<Message>
  /**
   * Adds a rule and returns it with its id. A rule is a preset such as `{ type: 'ssh' }`, or custom. Calls `POST
   * /v1/vps/servers/{uuid}/packet-filter/rules` (scope: write); never retried by itself.
   *
   * @throws {ApiError} `RULE_DUPLICATED`, `RULE_LIMIT_EXCEEDED` above 20, `VALIDATION_ERROR`, `FEATURE_UNAVAILABLE`
   *   while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  addRule(rule: CreateRuleRequest, options?: CallOptions): Promise<PacketFilterRule>
  /**
   * Changes a custom rule; properties that are not sent keep their value. A change from icmp to tcp or udp
   * requires `port`. Calls `PUT /v1/vps/servers/{uuid}/packet-filter/rules/{rule_id}` (scope: write).
   *
   * @throws {ApiError} `RULE_NOT_FOUND`, `RULE_NOT_EDITABLE` for a preset, `RULE_DUPLICATED`, `VALIDATION_ERROR`,
   *   `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  changeRule(id: number, change: UpdateRuleRequest, options?: CallOptions): Promise<Message>
  /**
   * Deletes a rule: traffic that only it allows is blocked. Calls `DELETE
   * /v1/vps/servers/{uuid}/packet-filter/rules/{rule_id}` (scope: write).
   *
   * @throws {ApiError} `RULE_NOT_FOUND`, `FEATURE_UNAVAILABLE` while a long process runs, `CONTRACT_NOT_ACTIVE`
   */
  deleteRule(id: number, options?: CallOptions): Promise<Message>
  /**
   * Returns the steps that would lead to the desired filter, without changing the filter. Calls `get` once.
   *
   * @throws {ConfigError} for more than 20 rules or two equal ones
   */
  plan(desired: DesiredPacketFilter, options?: CallOptions): Promise<PacketFilterPlan>
  /**
   * Changes the filter to `desired`, step by step, and returns the steps. Rules that are not in `desired` are deleted.
   * If a step fails, the earlier steps stay in effect: call `apply` again. Calls `get` once, and `setEnabled`, `addRule`,
   * `changeRule` or `deleteRule` for each step (scope: write).
   *
   * @throws {ConfigError} for more than 20 rules or two equal ones. Nothing was changed
   * @throws {ApiError} the errors of `setEnabled`, `addRule`, `changeRule` and `deleteRule`
   */
  apply(desired: DesiredPacketFilter, options?: CallOptions): Promise<PacketFilterPlan>
}

export function createPacketFilter({ api }: ClientPorts, path: ServerPath): PacketFilterApi {
  const url = '/v1/vps/servers/{uuid}/packet-filter'
  const rulesUrl = `${url}/rules` as const
  const ruleUrl = `${rulesUrl}/{rule_id}` as const
  const rulePath = (id: number): ServerPath & { rule_id: number } => ({ ...path, rule_id: id })

  const filter: PacketFilterApi = {
    async get(options) {
      const { data } = await api.GET(url, { params: { path }, ...toInit(options) })
      return data.packet_filter
    },
    async setEnabled(enabled, options) {
      const { data } = await api.PUT(url, { params: { path }, body: { enabled }, ...toInit(options) })
      return data
    },
    async addRule(body, options) {
      const { data } = await api.POST(rulesUrl, { params: { path }, body, ...toInit(options) })
      return data.rule
    },
    async changeRule(id, body, options) {
      const { data } = await api.PUT(ruleUrl, { params: { path: rulePath(id) }, body, ...toInit(options) })
      return data
    },
    async deleteRule(id, options) {
      const { data } = await api.DELETE(ruleUrl, { params: { path: rulePath(id) }, ...toInit(options) })
      return data
    },
    plan: async (desired, options) => planPacketFilter(await filter.get(options), desired),
    async apply(desired, options) {
      const plan = await filter.plan(desired, options)
      for (const change of plan.changes) await make(filter, change, options)
      return plan
    },
  }
  return filter
}

function make(filter: PacketFilterApi, change: PacketFilterChange, options?: CallOptions): Promise<unknown> {
  switch (change.kind) {
    case 'add':
      return filter.addRule(change.rule, options)
    case 'change':
      return filter.changeRule(change.id, change.change, options)
    case 'delete':
      return filter.deleteRule(change.rule.id, options)
    case 'set-enabled':
      return filter.setEnabled(change.enabled, options)
  }
}
