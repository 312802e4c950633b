import type { CreateRuleRequest, PacketFilter, PacketFilterRule } from '@hostwright/types'
import { type PacketFilterChange, planPacketFilter } from '@hostwright/vps'
import { type Change, type Comparison, toChange, toForeign } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import type { VpsContext, VpsResource } from './vps-context.ts'

const mostRules = 20

/** The packet filter of a VPS. Its steps are those of `packetFilter.plan`: what is let in comes before what is shut out. */
export const packetFilter: VpsResource = {
  async compare(context) {
    const { uuid, found, read, wanted } = context
    if (wanted.packet_filter === undefined) return { changes: [], foreign: [] }
    const current = found === undefined ? { enabled: false, rules: [] } : await read.packetFilter(uuid)
    return comparePacketFilter(context, current)
  },
  async export({ uuid, read }) {
    const { enabled, rules } = await read.packetFilter(uuid)
    // Rules that differ in their memos only are the same rule.
    const distinct = new Map(rules.map((rule) => [toAddress('', rule), toRequest(rule)]))
    return { packet_filter: { prune: false, enabled, rules: [...distinct.values()] } }
  },
}

function comparePacketFilter(context: VpsContext, current: PacketFilter): Comparison {
  const { address, wanted } = context
  const { enabled, prune = false, rules } = wanted.packet_filter ?? {}
  const all = planPacketFilter(current, { enabled, rules: rules ?? [] }).changes
  const steps = rules === undefined ? all.filter(({ kind }) => kind === 'set-enabled') : all
  const isMade = (step: PacketFilterChange): boolean => step.kind !== 'delete' || prune
  const added = steps.filter(({ kind }) => kind === 'add').length
  const isFull = !prune && current.rules.length + added > mostRules
  const changes = steps.filter(isMade).map((step) => toFilterChange(context, current, step, isFull))
  const foreign = steps.flatMap((step) =>
    step.kind === 'delete' && !prune ? [toForeign(toAddress(address, step.rule))] : [],
  )
  return { changes, foreign }
}

function toFilterChange(
  { address, uuid }: VpsContext,
  current: PacketFilter,
  step: PacketFilterChange,
  isFull: boolean,
): Change {
  const at = { stage: stages.filter, lane: `${address}/packet_filter` }
  switch (step.kind) {
    case 'add': {
      const obstacles = isFull
        ? [`A packet filter holds at most ${mostRules} rules: list fewer, or set prune.`]
        : []
      const operations = [toOperation('createPacketFilterRule', { uuid }, step.rule)]
      return toChange({
        ...at,
        address: toAddress(address, step.rule),
        action: 'create',
        after: step.rule,
        operations,
        obstacles,
      })
    }
    case 'change': {
      const rule = current.rules.find(({ id }) => id === step.id)!
      const operations = [toOperation('updatePacketFilterRule', { uuid, rule_id: step.id }, step.change)]
      const before = { memo: rule.memo }
      return toChange({
        ...at,
        address: toAddress(address, rule),
        action: 'update',
        before,
        after: step.change,
        operations,
      })
    }
    case 'delete': {
      const operations = [toOperation('deletePacketFilterRule', { uuid, rule_id: step.rule.id })]
      return toChange({
        ...at,
        address: toAddress(address, step.rule),
        action: 'delete',
        before: toRequest(step.rule),
        operations,
      })
    }
    case 'set-enabled': {
      const operations = [toOperation('updatePacketFilter', { uuid }, { enabled: step.enabled })]
      const before = { enabled: current.enabled }
      const after = { enabled: step.enabled }
      return toChange({
        ...at,
        address: `${address}/packet_filter`,
        action: 'update',
        before,
        after,
        operations,
      })
    }
  }
}

function toAddress(address: string, rule: CreateRuleRequest | PacketFilterRule): string {
  if (!('protocol' in rule) || rule.protocol === null) return `${address}/packet_filter/${rule.type}`
  const port = rule.port === null || rule.port === undefined ? '' : ` ${rule.port}`
  return `${address}/packet_filter/${rule.protocol}${port} from ${rule.allowed_ip ?? 'all'}`
}

function toRequest({ type, protocol, port, allowed_ip, memo }: PacketFilterRule): CreateRuleRequest {
  if (type !== 'custom') return { type }
  const rest = { allowed_ip, ...(memo !== null && memo !== '' && { memo }) }
  if (protocol === 'icmp') return { type, protocol, ...rest }
  return { type, protocol: protocol === 'udp' ? 'udp' : 'tcp', port: port ?? '1-65535', ...rest }
}
