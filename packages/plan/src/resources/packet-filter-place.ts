import type { CreateRuleRequest, PacketFilterRule, UpdateRuleRequest } from '@hostwright/types'
import { isFields } from '../changes/place.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { toRequest, toRuleName } from './packet-filter.ts'
import { fieldsOf, type Target, type VpsKind, type VpsWhere } from './place-kind.ts'

/**
 * Reads and writes the place of one packet filter rule. The place is empty if no rule has the same type and, for a
 * custom rule, the same protocol, ports and addresses.
 */
export const packetFilterRulePlace: VpsKind = {
  async read(where, target) {
    const found = await find(where, target)
    return found && { memo: '', ...toRequest(found) }
  },
  async toRequests(where, target) {
    const { uuid } = where
    if (target.action === 'create') {
      return [toPlannedOperation('createPacketFilterRule', { uuid }, fieldsOf<CreateRuleRequest>(target))]
    }
    const rule_id = (await find(where, target))?.id ?? ('' as never)
    if (target.action === 'delete') return [toPlannedOperation('deletePacketFilterRule', { uuid, rule_id })]
    return [
      toPlannedOperation('updatePacketFilterRule', { uuid, rule_id }, fieldsOf<UpdateRuleRequest>(target)),
    ]
  },
}

async function find(
  { account, uuid }: VpsWhere,
  { at, action }: Target,
): Promise<PacketFilterRule | undefined> {
  const { rules } = await account.packetFilter(uuid)
  const same = rules.filter((rule) => toRuleName(rule) === at.name)
  return action === 'create' ? same[0] : same[(at.copy ?? 1) - 1]
}

/**
 * Reads and writes the setting that enables a packet filter. While it is disabled, the rules have no effect. The place
 * contains the rules too, so that a filter with other rules than planned is not enabled or disabled.
 */
export const packetFilterPlace: VpsKind = {
  isWhole: true,
  async read({ account, uuid }) {
    const { enabled, rules } = await account.packetFilter(uuid)
    return { enabled, rules: [...new Set(rules.map(toRuleName))].toSorted() }
  },
  toRequests: ({ uuid }, target) => [
    toPlannedOperation('updatePacketFilter', { uuid }, fieldsOf<{ enabled: boolean }>(target)),
  ],
  afterOther(place, { at, action }) {
    if (!isFields(place) || at.kind !== 'packet_filter_rule' || at.name === undefined) return place
    const rules = (place['rules'] as readonly string[]).filter((name) => name !== at.name)
    if (action === 'delete' && (at.copy ?? 1) === 1) return { ...place, rules }
    return action === 'create' ? { ...place, rules: [...rules, at.name].toSorted() } : place
  },
}
