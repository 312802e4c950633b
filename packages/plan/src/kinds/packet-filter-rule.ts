import type { CreateRuleRequest, PacketFilterRule } from '@hostwright/types'
import { nothing, type Place } from '../resource/change.ts'
import { harmless, identity, say } from '../resource/effects.ts'
import { byProperty, define, nothingAlong, ofVps, unlisted } from '../resource/facts.ts'
import { fieldOf, memoOf, toWords } from '../resource/place.ts'
import { toPlannedOperation } from '../resource/planned-operation.ts'
import { type Resource, type Target, type VpsWhere, written } from '../resource/resource.ts'

/**
 * One packet filter rule, compared and exported with the packet filter. The place is empty if no rule has the same type
 * and, for a custom rule, the same protocol, ports and addresses.
 */
export const packetFilterRule: Resource<'packet_filter_rule'> = define(
  (): Resource<'packet_filter_rule'> => ({
    ...ofVps,
    ...byProperty,
    creation: ({ after }) => (isForAll(after) ? say('exposes', ...listAdministered(after)) : []),
    fields: {
      type: identity,
      protocol: identity,
      port: identity,
      allowed_ip: identity,
      memo: harmless,
    },
    deletion: ({ at }) => say('interrupts', at.name),
    initial: 'empty',
    prune: 'parent',
    along: nothingAlong,
    listed: unlisted,
    compare: async () => nothing,
    export: async () => ({}),
    async read(where, target) {
      const found = await find(where, target)
      return found && { memo: '', ...toRequest(found) }
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

/** Returns a rule in the form of a request. */
export function toRequest({ type, protocol, port, allowed_ip, memo }: PacketFilterRule): CreateRuleRequest {
  if (type !== 'custom') return { type }
  const rest = { allowed_ip, ...(memo !== null && memo !== '' && { memo }) }
  if (protocol === 'icmp') return { type, protocol, ...rest }
  return { type, protocol: protocol === 'udp' ? 'udp' : 'tcp', port: port ?? '1-65535', ...rest }
}

function isForAll(rule: Place): boolean {
  const allowed = fieldOf(rule, 'allowed_ip')
  return (
    allowed === undefined ||
    allowed === null ||
    allowed === '' ||
    allowed === 'all' ||
    toWords(allowed).endsWith('/0')
  )
}

// Ports of SSH, remote desktops, databases and control panels: adding a rule that opens one of them to all addresses
// needs the allowance `expose`.
const administered = [
  22, 23, 1433, 1521, 2375, 2376, 3306, 3389, 5432, 5900, 5984, 6379, 6443, 8006, 9200, 10_000, 11_211,
  27_017,
]
const typePorts: Readonly<Record<string, string>> = {
  ssh: '22',
  mysql: '3306',
  postgresql: '5432',
  rdp: '3389',
}

function listAdministered(rule: Place): string[] {
  const type = toWords(fieldOf(rule, 'type'))
  const port = type === 'custom' ? fieldOf(rule, 'port') : typePorts[type]
  if (port === undefined || fieldOf(rule, 'protocol') === 'icmp') return []
  const ports = toWords(port)
  const [first = 0, last = first] = ports.split('-').map(Number)
  return administered.some((one) => one >= first && one <= last)
    ? [`${toWords(fieldOf(rule, 'protocol') ?? 'tcp')} ${ports}, to all`]
    : []
}
