import type { DnsRecord } from '@hostwright/types'
import { checkDnsContent } from '@hostwright/types/rules'
import { ApiFailure, rejectProblem } from '../../http/api-failure.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Call, Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import {
  addDnsRecord,
  type DnsRecordEntry,
  dnsRecords,
  dnsRecordsNamed,
  fullHost,
} from '../server/dns-record.ts'
import { isDomainOf, passesDomainFilter } from '../server/domain.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { ownershipHost } from '../server/ownership.ts'
import { unknownFailure } from '../server/site.ts'
import { rejectUnknown } from '../server/reject-unknown.ts'

const firstTtl = 3_600

export const listDnsRecords: Handler<'listDnsRecords'> = ({ store, path, query, assume }) => {
  const { servername } = requireHosting(store, path.servername)
  return {
    status: 200,
    body: {
      records: dnsRecords(store, servername)
        .list()
        .filter(({ domain }) => passesDomainFilter(query.domain, domain))
        .map((record) => toDnsRecord(record, assume)),
    },
  }
}

export const createDnsRecord: Handler<'createDnsRecord'> = (call) => {
  const { store, body, now } = call
  const { servername } = requireActiveHosting(call)
  const { ttl = firstTtl, priority = 0, ...rest } = body
  const record = tidy({ ...rest, ttl, priority, changedAt: now })
  rejectRecord(call, record)
  const { id } = addDnsRecord(store, servername, record)
  return { status: 200, body: { id, message: 'The record has been added.' } }
}

export const updateDnsRecord: Handler<'updateDnsRecord'> = (call) => {
  const { store, path, body, now } = call
  const { servername } = requireActiveHosting(call)
  const { id, ...kept } = requireRecord(store, servername, path.dns_id)
  const record = tidy({ ...kept, ...body, changedAt: now })
  rejectRecord(call, record, id)
  dnsRecords(store, servername).put({ ...record, id })
  return { status: 200, body: { message: 'The record has been changed.' } }
}

export const deleteDnsRecord: Handler<'deleteDnsRecord'> = (call) => {
  const { store, path } = call
  const { servername } = requireActiveHosting(call)
  const { id } = requireRecord(store, servername, path.dns_id)
  dnsRecords(store, servername).delete(String(id))
  return { status: 200, body: { message: 'The record has been deleted.' } }
}

function requireRecord(store: Store, servername: string, id: number): DnsRecordEntry {
  const found = dnsRecords(store, servername).get(String(id))
  if (found === undefined) throw new ApiFailure('NOT_FOUND', 'The server has no such DNS record.')
  return found
}

type NewRecord = Omit<DnsRecordEntry, 'id'>

/** Converts a record to the form in which it is stored. The host may be a full name. */
function tidy(record: NewRecord): NewRecord {
  const domain = record.domain.toLowerCase()
  const name = record.host.toLowerCase().replace(/\.$/, '')
  const host = name === domain ? '@' : name.endsWith(`.${domain}`) ? name.slice(0, -domain.length - 1) : name
  const hasPriority = record.type === 'MX' || record.type === 'SRV'
  return { ...record, domain, host, priority: hasPriority ? record.priority : 0 }
}

/**
 * Rejects a record that is invalid, equals another record or, depending on assumptions, belongs to an unknown domain or
 * would be beside a CNAME.
 */
function rejectRecord(
  call: Call<'createDnsRecord'> | Call<'updateDnsRecord'>,
  record: NewRecord,
  ownId?: number,
): void {
  const { store, path, assume } = call
  const { servername } = path
  rejectUnknown({ DnsRecordType: { type: record.type } })
  if (assume['dns-content'] !== 'none') rejectProblem('content', checkDnsContent(record.type, record.content))
  const provesOwnership = record.type === 'TXT' && record.host.split('.')[0] === ownershipHost(call)
  const needsDomain = !provesOwnership && assume['records-before-domain'] !== 'any'
  if (needsDomain && !isDomainOf(store, servername, record.domain)) {
    throw unknownFailure(assume, 'body')
  }
  const { domain, host, type, content } = record
  const isKnown = dnsRecords(store, servername)
    .find('dnsRecordByContent', [domain, host, type, content])
    .some(({ id }) => id !== ownId)
  if (isKnown) throw duplicateFailure(assume, 'content')
  if (assume['records-beside-cname'] === 'rejected') rejectBesideCname(store, servername, record, ownId)
}

/** Rejects a record that cannot be beside the others of its name, because one of them is a CNAME. */
function rejectBesideCname(store: Store, servername: string, record: NewRecord, ownId?: number): void {
  const { host, type } = record
  const name = fullHost(record)
  const others = dnsRecordsNamed(store, servername, name).filter(({ id }) => id !== ownId)
  const isTaken = others.some((other) => type === 'CNAME' || other.type === 'CNAME')
  if (!isTaken && !(type === 'CNAME' && host === '@')) return
  throw new ApiFailure('OPERATION_ERROR', `${name}: a CNAME can be beside no other record.`)
}

function toDnsRecord(entry: DnsRecordEntry, assume: AssumptionChoices): DnsRecord {
  const host = assume['dns-host-form'] === 'full-name' ? fullHost(entry) : entry.host
  // JSON leaves out undefined properties. A spread is several times faster than rest properties, which zones of
  // thousands of records would notice.
  const record = { ...entry, host, changedAt: undefined, isSpfSetting: undefined }
  return record
}
