import type { PacketFilterRule } from '@hostwright/types'
import { ApiFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { rulesPerVps } from '../generated/limits.ts'
import type { Handler } from '../operations/handler.ts'
import type { Store } from '../storage/store.ts'
import { requireVps, requireWritableVps, saveContract, type VpsContract } from './contract.ts'
import { changeRuleContent, isSameRule, type RuleContent, toRuleContent } from './packet-filter-rule.ts'

export const getPacketFilter: Handler<'getPacketFilter'> = ({ store, path, now }) => ({
  status: 200,
  body: { packet_filter: requireVps(store, path.uuid, now).packet_filter },
})

export const updatePacketFilter: Handler<'updatePacketFilter'> = ({ store, path, body, now }) => {
  const vps = requireWritableVps(store, path.uuid, now)
  saveContract(store, { ...vps, packet_filter: { ...vps.packet_filter, enabled: body.enabled } })
  return { status: 200, body: { message: 'The packet filter has been changed.' } }
}

export const createPacketFilterRule: Handler<'createPacketFilterRule'> = (call) => {
  const { store, path, body, now, assume } = call
  const vps = requireWritableVps(store, path.uuid, now)
  const content = toRuleContent(body, assume)
  const { rules } = vps.packet_filter
  rejectDuplicate(rules, content, assume)
  if (rules.length >= rulesPerVps) {
    throw new ApiFailure('RULE_LIMIT_EXCEEDED', `A VPS has at most ${rulesPerVps} rules.`)
  }
  const rule = { id: store.nextNumber('packet-filter-rule'), ...content }
  saveRules(store, vps, [...rules, rule])
  return { status: 200, body: { rule } }
}

export const updatePacketFilterRule: Handler<'updatePacketFilterRule'> = (call) => {
  const { store, path, body, now, assume } = call
  const vps = requireWritableVps(store, path.uuid, now)
  const { id, ...rule } = requireRule(vps, path.rule_id)
  if (rule.type !== 'custom') {
    throw new ApiFailure('RULE_NOT_EDITABLE', 'A preset rule cannot be changed: delete it and add a new one.')
  }
  const content = changeRuleContent(rule, body, assume)
  const { rules } = vps.packet_filter
  const others = rules.filter((other) => other.id !== id)
  rejectDuplicate(others, content, assume)
  saveRules(
    store,
    vps,
    rules.map((other) => (other.id === id ? { id, ...content } : other)),
  )
  return { status: 200, body: { message: 'The rule has been changed.' } }
}

export const deletePacketFilterRule: Handler<'deletePacketFilterRule'> = ({ store, path, now }) => {
  const vps = requireWritableVps(store, path.uuid, now)
  const { id } = requireRule(vps, path.rule_id)
  const { rules } = vps.packet_filter
  saveRules(
    store,
    vps,
    rules.filter((rule) => rule.id !== id),
  )
  return { status: 200, body: { message: 'The rule has been deleted.' } }
}

function requireRule({ packet_filter }: VpsContract, id: number): PacketFilterRule {
  const found = packet_filter.rules.find((rule) => rule.id === id)
  if (found === undefined) throw new ApiFailure('RULE_NOT_FOUND', 'This VPS has no rule with this id.')
  return found
}

function rejectDuplicate(
  rules: readonly PacketFilterRule[],
  content: RuleContent,
  assume: AssumptionChoices,
): void {
  if (rules.some((rule) => isSameRule(rule, content, assume))) {
    throw new ApiFailure('RULE_DUPLICATED', 'There is an identical rule already.')
  }
}

function saveRules(store: Store, vps: VpsContract, rules: PacketFilterRule[]): void {
  saveContract(store, { ...vps, packet_filter: { ...vps.packet_filter, rules } })
}
