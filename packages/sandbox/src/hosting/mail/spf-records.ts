import type { SpfRecord } from '@hostwright/types'
import { isSpf } from '@hostwright/types/rules'
import {
  addDnsRecord,
  type DnsRecordEntry,
  dnsRecords,
  dnsRecordsNamed,
  fullHost,
} from '../server/dns-record.ts'
import type { DomainPart } from '../server/domain-part.ts'
import type { HostingCall } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import type { Site } from '../server/site.ts'
import { showsAmongDns } from './shows-among-dns.ts'

type SpfEntry = Readonly<Required<SpfRecord>>

/** The SPF records of a server. Depending on an assumption, they are stored among the DNS records or separately. */
export interface SpfRecords {
  list(): SpfEntry[]
  /** Returns the text of the SPF record of a name, if the name has one. */
  text(fqdn: string): string | undefined
  add(site: Site, text: string): void
  /** Changes the text of an SPF record that exists. */
  change(fqdn: string, text: string): void
  /** Deletes an SPF record that exists. */
  delete(fqdn: string): void
}

const ttl = 3_600
const ownEntries: ServerCollectionOf<SpfEntry> = serverCollection('spf', ({ fqdn }) => fqdn)

/**
 * Returns the SPF records of a server. They are TXT records among its DNS records, unless an assumption keeps them
 * apart.
 */
export function spfRecords(call: HostingCall): SpfRecords {
  return showsAmongDns('SPF', call.assume) ? createDnsBacked(call) : createOwn(call)
}

export const spfPart: DomainPart = {
  area: 'other',
  remove({ store, path: { servername } }, names) {
    ownEntries(store, servername).deleteWhere(({ fqdn }) => names.includes(fqdn))
    dnsRecords(store, servername).deleteWhere(
      (record) => record.isSpfSetting === true && names.includes(fullHost(record)),
    )
  },
}

function createOwn({ store, path: { servername } }: HostingCall): SpfRecords {
  const entries = ownEntries(store, servername)
  return {
    list: () => entries.list(),
    text: (fqdn) => entries.get(fqdn)?.spf_record,
    add: ({ name }, text) => entries.put({ fqdn: name, spf_record: text }),
    change: (fqdn, text) => entries.put({ fqdn, spf_record: text }),
    delete: (fqdn) => entries.delete(fqdn),
  }
}

function createDnsBacked({ store, path: { servername }, now, assume }: HostingCall): SpfRecords {
  const records = dnsRecords(store, servername)
  const takesAnyText = assume['spf-text'] === 'any'
  const isOne = ({ content, isSpfSetting }: DnsRecordEntry): boolean =>
    isSpf(unquote(content)) || (takesAnyText && isSpfSetting === true)
  const find = (fqdn: string): DnsRecordEntry | undefined =>
    dnsRecordsNamed(store, servername, fqdn).find(isOne)
  return {
    list: () =>
      records
        .list()
        .filter(isOne)
        .map((record) => ({ fqdn: fullHost(record), spf_record: unquote(record.content) })),
    text(fqdn) {
      const found = find(fqdn)
      return found && unquote(found.content)
    },
    add({ name, domain }, content) {
      const host = name === domain ? '@' : name.slice(0, -domain.length - 1)
      const record = { domain, host, type: 'TXT' as const, content, ttl, priority: 0, changedAt: now }
      addDnsRecord(store, servername, { ...record, isSpfSetting: true })
    },
    change(fqdn, content) {
      records.put({ ...find(fqdn)!, content, changedAt: now })
    },
    delete(fqdn) {
      records.delete(String(find(fqdn)!.id))
    },
  }
}

/** Returns the content of a TXT record, which may be quoted and, if it is long, split into several strings. */
function unquote(content: string): string {
  return content.replaceAll(/"\s*"|"/g, '')
}
