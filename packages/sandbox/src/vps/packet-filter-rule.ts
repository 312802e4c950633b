import type { CreateRuleRequest, PacketFilterRule, UpdateRuleRequest } from '@hostwright/types'
import { checkRule } from '@hostwright/types/rules'
import { validationFailure } from '../http/api-failure.ts'
import type { AssumptionChoices } from '../generated/assumption-choices.ts'
import { rejectMemo, toMemo } from './memo.ts'

/** The properties of a packet filter rule without its id. */
export type RuleContent = Readonly<Omit<PacketFilterRule, 'id'>>

/** Returns a new rule. Rejects properties that are invalid or contradict each other. */
export function toRuleContent(request: CreateRuleRequest, assume: AssumptionChoices): RuleContent {
  if (request.type !== 'custom') {
    return { type: request.type, protocol: null, port: null, allowed_ip: 'all', memo: null }
  }
  const { type, protocol, port = null, allowed_ip = 'all', memo = '' } = request
  return settle({ type, protocol, port, allowed_ip, memo: toMemo(memo) }, assume)
}

/** Returns a custom rule after a change. Rejects properties that are then invalid or contradict each other. */
export function changeRuleContent(
  rule: RuleContent,
  { memo, ...change }: UpdateRuleRequest,
  assume: AssumptionChoices,
): RuleContent {
  const changed = { ...rule, ...change, ...(memo !== undefined && { memo: toMemo(memo) }) }
  // icmp has no port: the port of the existing rule is removed. A port in the request is kept here, so that `settle`
  // can reject it or, depending on an assumption, ignore it.
  const port = changed.protocol === 'icmp' ? (change.port ?? null) : changed.port
  return settle({ ...changed, port }, assume)
}

/** Whether the API counts two rules as identical, depending on an assumption. */
export function isSameRule(one: RuleContent, other: RuleContent, assume: AssumptionChoices): boolean {
  const isSameAccess =
    one.type === other.type &&
    one.protocol === other.protocol &&
    one.port === other.port &&
    one.allowed_ip === other.allowed_ip
  const memoCounts = assume['identical-rules'] === 'with-memo'
  return isSameAccess && (!memoCounts || one.memo === other.memo)
}

function settle(rule: RuleContent, assume: AssumptionChoices): RuleContent {
  const ignoresPort = rule.protocol === 'icmp' && assume['port-with-icmp'] === 'ignore-port'
  const settled = ignoresPort ? { ...rule, port: null } : rule
  const problems = checkRule(settled).map(({ name, problem }) => `${name}: ${problem}.`)
  if (problems.length > 0) throw validationFailure(problems)
  rejectMemo(rule.memo, assume)
  return settled
}
