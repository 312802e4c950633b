import type { Allowance, Change, Place } from './change.ts'
import { isFields, toWords } from './place.ts'
import { isSecretReference } from '../desired/secret.ts'
import type { DesiredMailFilter } from '../generated/desired.ts'
import { describeFilter, splitFilters } from '../names/mail-filter.ts'

/** The effects of a change on existing resources. */
export type Effects = Pick<Change, 'needs' | 'destroys' | 'interrupts' | 'exposes'>

type Given = Pick<Change, 'address' | 'at' | 'action' | 'before' | 'after' | 'inside'>

/**
 * Determines what a change erases, interrupts and opens, and which allowance it needs. A change inside a resource that
 * the plan creates needs none, and neither does an order.
 */
export function toEffects(change: Given): Effects {
  const none: Effects = { needs: null, destroys: [], interrupts: [], exposes: [] }
  if (change.inside !== undefined || change.action === 'order') return none
  const destroys = listDestroyed(change)
  const interrupts = listInterrupted(change)
  const exposes = listExposed(change)
  const needs: Allowance | null =
    destroys.length > 0
      ? 'delete'
      : interrupts.length > 0
        ? 'interrupt'
        : exposes.length > 0
          ? 'expose'
          : null
  return { needs, destroys, interrupts, exposes }
}

// Kinds of resources whose deletion only interrupts something, such as an SSH key or a packet filter rule. The deletion
// of any other kind, a DNS record too, counts as erasing data.
const harmless = new Set(['packet_filter_rule', 'ssh_keys', 'grants', 'ssl'])

function listDestroyed({ address, at, action, before, after }: Given): string[] {
  if (at.kind === 'mail_filters') {
    const { gone } = splitFilters(toFilters(before), toFilters(after))
    return gone.map((filter) => `${address}/${describeFilter(filter)}`)
  }
  if (at.kind === 'reinstall') return [address, `${serverOf(address)} (all data on its disk)`]
  if (at.kind === 'reboot')
    return toWords(after).includes('power cut') ? [`${serverOf(address)} (data not yet on disk)`] : []
  if (at.kind === 'reset') return [address, ...listOf(fieldOf(before, 'with')).map(String)]
  if (action !== 'delete' || harmless.has(at.kind)) return []
  const along = isFields(before) ? listOf(before['with']) : []
  return [address, ...along.map(String)]
}

function listInterrupted(change: Given): string[] {
  const { address, at, action, before, after } = change
  const name = address.slice(address.indexOf('/', address.indexOf('/') + 1) + 1)
  if (action === 'delete') return harmless.has(at.kind) ? [nameTaken(at.kind, at.name ?? name)] : []
  const isOff = (field: string): boolean => fieldOf(before, field) === true && fieldOf(after, field) === false
  const isOn = (field: string): boolean => fieldOf(before, field) === false && fieldOf(after, field) === true
  switch (at.kind) {
    case 'power':
      return after === 'stopped' ? [`${serverOf(address)} (stops)`] : []
    case 'reboot':
      return [`${serverOf(address)} (reboots)`]
    case 'reinstall':
      return [`${serverOf(address)} (until it is installed)`]
    case 'reset':
      return [`${at.domain} (reset)`]
    case 'packet_filter':
      return isOn('enabled') ? ['everything that no rule allows'] : []
    case 'ssh':
      return [
        ...(isOff('ssh_enabled') ? ['SSH'] : []),
        ...(isOn('abroad_access_restriction') ? ['SSH from abroad'] : []),
      ]
    case 'smtp_abroad_restriction':
      return before === false && after === true ? ['sending mail from abroad'] : []
    case 'dkim':
      return before === true && after === false ? ['DKIM signatures'] : []
    case 'cron':
      return isOff('enabled') ? [`cron ${toWords(fieldOf(before, 'command'))}`] : []
    case 'forwarding':
      return [
        ...listDropped(before, after),
        ...(isOff('keep_in_mailbox') ? ['keeping mail in the mailbox'] : []),
      ]
    default:
      return action === 'update' && isFields(after) && Object.values(after).some(isSecretReference)
        ? ['1 login']
        : []
  }
}

function listDropped(before: Place, after: Place): string[] {
  const wanted = fieldOf(after, 'forwarding_addresses')
  if (wanted === undefined) return []
  const kept = new Set(listOf(wanted).map((one) => toWords(one).toLowerCase()))
  const dropped = listOf(fieldOf(before, 'forwarding_addresses')).filter(
    (one) => !kept.has(toWords(one).toLowerCase()),
  )
  return dropped.map((one) => `forwarding to ${toWords(one)}`)
}

function listExposed({ at, action, before, after }: Given): string[] {
  const isOff = (field: string): boolean => fieldOf(before, field) === true && fieldOf(after, field) === false
  switch (at.kind) {
    case 'packet_filter':
      return isOff('enabled') ? ['every port, to all'] : []
    case 'packet_filter_rule':
      return action === 'create' && isForAll(after) ? listAdministered(after) : []
    case 'protection':
      return isOff('os_reinstall') ? ['reinstalling the operating system'] : []
    case 'ssh': {
      const isOn = fieldOf(before, 'ssh_enabled') === false && fieldOf(after, 'ssh_enabled') === true
      return [...(isOn ? ['SSH'] : []), ...(isOff('abroad_access_restriction') ? ['SSH from abroad'] : [])]
    }
    case 'smtp_abroad_restriction':
      return before === true && after === false ? ['sending mail from abroad'] : []
    default:
      return []
  }
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

/** Returns the part of a change's address that names the server. */
function serverOf(address: string): string {
  return address.split('/')[1] ?? ''
}

function nameTaken(kind: string, name: string): string {
  if (kind === 'packet_filter_rule') return name
  const words: Readonly<Record<string, string>> = {
    ssh_keys: 'SSH key',
    grants: 'grant of',
    ssl: 'certificate of',
  }
  return `${words[kind]} ${name.split('/').at(-1)}`
}

function fieldOf(place: Place | undefined, name: string): Place | undefined {
  return place !== undefined && isFields(place) ? place[name] : undefined
}

function toFilters(place: Place): DesiredMailFilter[] {
  return [...listOf(place)] as unknown as DesiredMailFilter[]
}

function listOf(place: Place | undefined): readonly Place[] {
  return Array.isArray(place) ? (place as readonly Place[]) : []
}
