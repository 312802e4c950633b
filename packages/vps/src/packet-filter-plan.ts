import { ConfigError } from '@hostwright/common'
import type { CreateRuleRequest, PacketFilter, PacketFilterRule, UpdateRuleRequest } from '@hostwright/types'
import { rulesPerVps } from './generated/limits.ts'

/** A rule of the desired filter. Without `memo`, an existing memo is kept. */
export type DesiredRule = CreateRuleRequest

/** The desired packet filter. */
export interface DesiredPacketFilter {
  /** Whether the filter is enabled. If it is not given, it stays as it is. */
  readonly enabled?: boolean | undefined
  /** The rules that the filter has afterwards, at most 20. Other rules are deleted. */
  readonly rules: readonly DesiredRule[]
}

/**
 * One step of a {@link PacketFilterPlan}: adds or deletes a rule, changes the memo of a rule (`change`), or enables or
 * disables the filter.
 */
export type PacketFilterChange =
  | {
      /** Adds a rule, which allows traffic. */
      readonly kind: 'add'
      /** The rule that is added. */
      readonly rule: DesiredRule
    }
  | {
      /** Changes the memo of a rule. */
      readonly kind: 'change'
      /** The rule that is changed. */
      readonly id: PacketFilterRule['id']
      /** The properties of the rule that are changed. */
      readonly change: UpdateRuleRequest
    }
  | {
      /** Deletes a rule: traffic that only it allows is blocked. */
      readonly kind: 'delete'
      /** The rule that is deleted. */
      readonly rule: PacketFilterRule
    }
  | {
      /** Enables or disables the filter. */
      readonly kind: 'set-enabled'
      /** Whether the filter is enabled afterwards. **While it is disabled, every port is open.** */
      readonly enabled: boolean
    }

/** The steps that change one packet filter into another; empty if the filters are equal. */
export interface PacketFilterPlan {
  /** The steps, first to last. */
  readonly changes: readonly PacketFilterChange[]
}

/**
 * Returns the steps from one filter to another. Rules that allow traffic are added before others are deleted,
 * as far as the limit of 20 rules permits; the filter is enabled last and disabled first. Makes no request.
 *
 * @throws {ConfigError} for more than 20 rules or two equal ones
 */
export function planPacketFilter(current: PacketFilter, desired: DesiredPacketFilter): PacketFilterPlan {
  const wanted = index(desired?.rules)
  const present = new Map(current.rules.map((rule) => [identify(rule), rule]))

  const deletes: PacketFilterChange[] = current.rules
    .filter((rule) => !wanted.has(identify(rule)))
    .map((rule) => ({ kind: 'delete', rule }))
  const rules: PacketFilterChange[] = []
  const memos: PacketFilterChange[] = []
  let room = rulesPerVps - current.rules.length
  for (const [identity, rule] of wanted) {
    const existing = present.get(identity)
    const { memo }: { readonly type: string; readonly memo?: string } = rule
    if (existing === undefined) {
      // A full filter has to lose a rule before it gets another one. It loses one at a time, so that it never has fewer
      // rules than necessary, also if a later step fails.
      if (room-- < 1) rules.push(...deletes.splice(0, 1))
      rules.push({ kind: 'add', rule })
    } else if (memo !== undefined && memo !== (existing.memo ?? '')) {
      memos.push({ kind: 'change', id: existing.id, change: { memo } })
    }
  }
  const { enabled = current.enabled } = desired
  // The text 'false' would come last, after the rules are deleted, and the API rejects it: nobody would get in any more.
  if (typeof enabled !== 'boolean') throw new ConfigError('enabled', 'is no boolean')
  const toggle: PacketFilterChange[] = enabled === current.enabled ? [] : [{ kind: 'set-enabled', enabled }]
  rules.push(...memos, ...deletes)
  return { changes: enabled ? [...rules, ...toggle] : [...toggle, ...rules] }
}

function index(rules: readonly DesiredRule[]): Map<string, DesiredRule> {
  if (!Array.isArray(rules) || !rules.every((rule?: DesiredRule) => rule?.type))
    throw new ConfigError('rules', 'are no list')
  if (rules.length > rulesPerVps) {
    throw new ConfigError('rules', `are ${rules.length}, above ${rulesPerVps}: join some into ranges`)
  }
  const wanted = new Map<string, DesiredRule>()
  for (const rule of rules) {
    const identity = identify(rule)
    if (wanted.has(identity)) throw new ConfigError('rules', `contain ${identity} twice: leave one out`)
    wanted.set(identity, rule)
  }
  return wanted
}

/**
 * Returns the properties by which the API compares two rules: the type, and for a custom rule protocol, port and
 * addresses.
 */
function identify(rule: DesiredRule | PacketFilterRule): string {
  if (!('protocol' in rule) || rule.protocol === null) return rule.type
  const port = rule.protocol === 'icmp' ? '' : ` ${rule.port ?? ''}`
  return `custom ${rule.protocol}${port} from ${rule.allowed_ip ?? 'all'}`
}
