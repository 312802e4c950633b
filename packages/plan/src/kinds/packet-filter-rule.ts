import type { CreateRuleRequest, PacketFilterRule } from '@hostwright/types'
import { toRuleRequest } from '@hostwright/vps'
import { nothing, type Place } from '../resource/change.ts'
import { harmless, identity, say, type Surroundings, type Told } from '../resource/effects.ts'
import { byProperty, define, nothingAlong, ofVps, unlisted } from '../resource/facts.ts'
import { listOf, memoOf, toPlace } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, type Target, valueOf, written } from '../resource/resource.ts'
import type { VpsWhere } from '../resource/where.ts'
import { describePorts, isCovered, listPublic } from './open-ports.ts'
import { byPerson } from '../resource/unattended.ts'

/**
 * One packet filter rule, compared and exported with the packet filter. The place is empty if no rule has the same type
 * and, for a custom rule, the same protocol, ports and addresses.
 */
export const packetFilterRule: Resource<'packet_filter_rule'> = define(
  (): Resource<'packet_filter_rule'> => ({
    ...ofVps,
    section: async ({ account, uuid }) => ({
      path: 'packet_filter',
      count: (await account.packetFilter(uuid)).rules.length,
    }),
    below: ({ at }) => `packet_filter/${at.name}`,
    sentName: ({ action, after }) => (action === 'create' ? toRuleName(toRule(after)) : undefined),
    ...byProperty,
    unattended: byPerson,
    around: async ({ account, uuid }) => toPlace((await account.packetFilter(uuid)).rules.map(toRuleRequest)),
    creation: (target) =>
      opensToAll(target) ? say('exposes', `${describePorts(toRule(target.after))}, to all`) : [],
    fields: {
      type: identity,
      protocol: identity,
      port: identity,
      allowed_ip: identity,
      memo: harmless,
    },
    deletion: (target) => (staysOpen(target) ? [] : say('interrupts', target.at.name)),
    wantsAddress: true,
    initial: 'empty',
    prune: 'parent',
    along: nothingAlong,
    listed: unlisted,
    compare: async () => nothing,
    export: async () => ({}),
    async read(where, target) {
      const found = await find(where, target)
      return found && { memo: '', ...toRuleRequest(found) }
    },
    async requests(where, target) {
      const { uuid } = where
      if (target.action === 'create')
        return [toPlannedOperation('createPacketFilterRule', { uuid }, written(target))]
      const path = { uuid, rule_id: (await find(where, target))?.id ?? ('' as never) }
      if (target.action === 'delete') return [toPlannedOperation('deletePacketFilterRule', path)]
      return [toPlannedOperation('updatePacketFilterRule', path, memoOf(target.after))]
    },
  }),
)

async function find(
  { account, uuid }: VpsWhere,
  { at, action }: Target<'packet_filter_rule'>,
): Promise<PacketFilterRule | undefined> {
  const { rules } = await account.packetFilter(uuid)
  const same = rules.filter((rule) => toRuleName(rule) === at.name)
  return action === 'create' ? same[0] : same[(at.copy ?? 1) - 1]
}

/**
 * Returns one text of all properties by which the API compares two rules: the type, or of a custom rule protocol, ports
 * and addresses. Id and memo are not compared.
 */
export function toRuleName(rule: CreateRuleRequest | PacketFilterRule): string {
  if (!('protocol' in rule) || rule.protocol === null) return rule.type
  const port = rule.port === null || rule.port === undefined ? '' : ` ${rule.port}`
  return `${rule.protocol}${port} from ${rule.allowed_ip ?? 'all'}`
}

/** Whether a new rule opens a port of administration to everybody, together with the other rules of the plan. */
function opensToAll({ address, after, around, peers = [] }: Told): boolean {
  const own = toRule(after)
  const before = listOf(around).map(toRule)
  const others = peers.filter(
    (peer) => peer.at.kind === 'packet_filter_rule' && peer.action === 'create' && peer.address !== address,
  )
  const isPublic = listPublic([own, ...before, ...others.map((peer) => toRule(peer.after))]).includes(own)
  return isPublic && !isCovered(own, before)
}

/** Whether what a deleted rule lets in is still let in by rules that stay, or that were added before. */
function staysOpen({
  at,
  around,
  peers = [],
  requires = [],
}: Target<'packet_filter_rule'> & Surroundings): boolean {
  const ofRules = peers.filter((peer) => peer.at.kind === 'packet_filter_rule')
  const gone = ofRules.flatMap((peer) => (peer.action === 'delete' ? [peer.at.name] : []))
  const staying = listOf(around).map(toRule)
  const own = staying.find((rule) => toRuleName(rule) === at.name)
  for (const name of new Set([at.name, ...gone])) {
    const times = Math.max(1, gone.filter((one) => one === name).length)
    for (let time = 0; time < times; time += 1) {
      const index = staying.findIndex((rule) => toRuleName(rule) === name)
      if (index >= 0) staying.splice(index, 1)
    }
  }
  const added = ofRules.filter((peer) => peer.action === 'create' && requires.includes(peer.address))
  return own !== undefined && isCovered(own, [...staying, ...added.map((peer) => toRule(peer.after))])
}

function toRule(place: Place): CreateRuleRequest {
  return valueOf('packet_filter_rule', place)
}
