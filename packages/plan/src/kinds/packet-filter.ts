import type { CreateRuleRequest, PacketFilter, PacketFilterRule } from '@hostwright/types'
import { type PacketFilterChange, planPacketFilter, toRuleRequest } from '@hostwright/vps'
import { rulesPerVps } from '../generated/limits.ts'
import { type ChangeDraft, type Comparison, nothing, toUnmanaged } from '../resource/change.ts'
import { toggle } from '../resource/effects.ts'
import { alwaysThere, asWhole, define, listGiven, ofVps } from '../resource/facts.ts'
import { isFields, listOf } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, type VpsContext, written } from '../resource/resource.ts'
import { stages } from '../resource/stages.ts'
import { toRuleName } from './packet-filter-rule.ts'
import { byPerson } from '../resource/unattended.ts'

/**
 * The packet filter of a VPS. All its rules allow traffic. New rules are added before others are deleted, as far as the
 * limit of rules leaves room. The place contains the rules too, so that a filter with other rules than planned is not
 * enabled or disabled.
 */
export const packetFilter: Resource<'packet_filter'> = define((): Resource<'packet_filter'> => ({
  ...ofVps,
  ...asWhole,
  unattended: byPerson,
  ...alwaysThere,
  fields: {
    enabled: {
      is: 'compared',
      change: (before, after, change) => [
        ...toggle({ on: 'interrupts' }, 'everything that no rule allows')(before, after, change),
        ...toggle({ off: 'exposes' }, 'every port, to all')(before, after, change),
      ],
    },
  },
  wantsAddress: true,
  initial: 'empty',
  prune: ({ packet_filter: own }) => (own === undefined ? {} : { packet_filter: { ...own, prune: true } }),
  listed: (vps) => listGiven(vps, ['packet_filter']),
  async compare(context) {
    const { uuid, found, account, wanted } = context
    if (wanted.packet_filter === undefined) return nothing
    const current = found === undefined ? { enabled: false, rules: [] } : await account.packetFilter(uuid)
    return comparePacketFilter(context, current)
  },
  async export({ uuid, account }) {
    const { enabled, rules } = await account.packetFilter(uuid)
    // Rules that differ only in their memos count as the same rule, so the exported file contains only the last of
    // them.
    const distinct = new Map(rules.map((rule) => [toRuleName(rule), toRuleRequest(rule)]))
    return { packet_filter: { prune: false, enabled, rules: [...distinct.values()] } }
  },
  async read({ account, uuid }) {
    const { enabled, rules } = await account.packetFilter(uuid)
    return { enabled, rules: [...new Set(rules.map(toRuleName))].toSorted() }
  },
  requests: ({ uuid }, target) => [toPlannedOperation('updatePacketFilter', { uuid }, written(target))],
  afterOther(place, { at, action }) {
    if (!isFields(place) || at.kind !== 'packet_filter_rule' || at.name === undefined) return place
    const rules = listOf(place['rules'])
      .map(String)
      .filter((name) => name !== at.name)
    if (action === 'delete' && (at.copy ?? 1) === 1) return { ...place, rules }
    return action === 'create' ? { ...place, rules: [...rules, at.name].toSorted() } : place
  },
}))

function comparePacketFilter(context: VpsContext, current: PacketFilter): Comparison {
  const { address, wanted } = context
  const { enabled, prune = false, rules } = wanted.packet_filter ?? {}
  const all = planPacketFilter(current, { enabled, rules: rules ?? [] }).changes
  const steps = rules === undefined ? all.filter(({ kind }) => kind === 'set-enabled') : all
  const made = steps.filter(({ kind }) => kind !== 'delete' || prune)
  const added = made.filter(({ kind }) => kind === 'add').length
  const isFull = !prune && current.rules.length + added > rulesPerVps
  const full = isFull ? [`A packet filter holds at most ${rulesPerVps} rules: list fewer, or set prune.`] : []
  const notes = listOpen(current, made)
  const drafts = made.map((step) => {
    const draft = toDraft(context, current, step, step.kind === 'add' ? full : [])
    return step.kind === 'set-enabled' && step.enabled ? { ...draft, notes } : draft
  })
  const unmanaged = steps.flatMap((step) =>
    step.kind === 'delete' && !prune
      ? [toUnmanaged(`${address}/packet_filter/${toRuleName(step.rule)}`, null)]
      : [],
  )
  const items = current.rules.map((rule) => `${address}/packet_filter/${toRuleName(rule)}`)
  const changes = takeTurns(drafts, current.rules.length)
  return { changes, unmanaged, sections: [{ address: `${address}/packet_filter`, items }] }
}

/** Describes the traffic that an enabled filter allows after the steps, with a warning if nobody can reach SSH. */
function listOpen({ rules }: PacketFilter, steps: readonly PacketFilterChange[]): string[] {
  const deleted = new Set(steps.flatMap((step) => (step.kind === 'delete' ? step.rule.id : [])))
  const added = steps.flatMap((step) => (step.kind === 'add' ? step.rule : []))
  const open = [...rules.filter(({ id }) => !deleted.has(id)), ...added]
  const names = [...new Set(open.map(toRuleName))]
  return [
    `Open afterwards: ${names.join(', ') || 'nothing'}.`,
    ...(open.some(opensSsh) ? [] : ['SSH, tcp 22: open to nobody.']),
  ]
}

function opensSsh(rule: CreateRuleRequest | PacketFilterRule): boolean {
  if (!('protocol' in rule) || rule.protocol === null) return rule.type === 'ssh'
  const [first = 1, last = first] = (rule.port ?? '1-65535').split('-').map(Number)
  return rule.protocol === 'tcp' && first <= 22 && 22 <= last
}

/**
 * Adds to each step the steps that must be made before it: a deletion comes after all additions, and enabling or
 * disabling the filter after all other steps. If the limit of rules leaves no room, an addition comes after one
 * deletion.
 */
function takeTurns(drafts: readonly ChangeDraft[], count: number): ChangeDraft[] {
  const additions = drafts.filter(({ action }) => action === 'create')
  const deletions = drafts.filter(({ action }) => action === 'delete')
  const updates = drafts.filter(({ action, at }) => action === 'update' && at.kind === 'packet_filter_rule')
  const early = deletions.slice(0, Math.max(0, count + additions.length - rulesPerVps))
  const late = deletions.slice(early.length)
  const turns: ChangeDraft[] = []
  const room = additions.length - early.length
  additions.forEach((addition, index) => {
    const shut = early[index - room]
    if (shut === undefined) return turns.push(addition)
    const notes = [
      `${rulesPerVps} of ${rulesPerVps} rules: ${shut.at.name} is shut before ${addition.at.name} opens.`,
    ]
    const former = turns.at(-1)
    return turns.push(
      { ...shut, notes, requires: former ? [former.address] : [] },
      { ...addition, notes, requires: [shut.address] },
    )
  })
  const opened = turns.filter(({ action }) => action === 'create').map(({ address }) => address)
  const rules = [...turns, ...updates, ...late.map((draft) => ({ ...draft, requires: opened }))]
  const switches = drafts.filter(({ at }) => at.kind === 'packet_filter')
  return [...rules, ...switches.map((draft) => ({ ...draft, requires: rules.map(({ address }) => address) }))]
}

function toDraft(
  { address, server }: VpsContext,
  current: PacketFilter,
  step: PacketFilterChange,
  obstacles: readonly string[],
): ChangeDraft {
  const base = { stage: stages.filter, sequence: address, obstacles }
  if (step.kind === 'set-enabled') {
    const at = { kind: 'packet_filter', server } as const
    const predicted = server === null ? { before: current } : {}
    return {
      ...base,
      address: `${address}/packet_filter`,
      action: 'update',
      at,
      after: { enabled: step.enabled },
      ...predicted,
    }
  }
  const rule = step.kind === 'change' ? current.rules.find(({ id }) => id === step.id)! : step.rule
  const name = toRuleName(rule)
  const copies = current.rules.filter((other) => toRuleName(other) === name)
  const copy =
    step.kind === 'add' ? 1 : copies.findIndex(({ id }) => id === (rule as PacketFilterRule).id) + 1
  const at = { kind: 'packet_filter_rule', server, name, ...(copy > 1 && { copy }) } as const
  const draft = { ...base, address: `${address}/packet_filter/${name}`, at }
  if (step.kind === 'delete') return { ...draft, action: 'delete' }
  if (step.kind === 'change') return { ...draft, action: 'update', after: step.change }
  return { ...draft, action: 'create', after: step.rule }
}
