import type { Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import { addDnsRecord, dnsRecords, dnsRecordsNamed } from '../server/dns-record.ts'
import type { DomainPart } from '../server/domain-part.ts'
import { type HostingCall, requireActiveHosting, requireHosting } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'
import { requireSite, settingNamesWithin, type Site } from '../server/site.ts'
import { listsUnset } from './lists-unset.ts'
import { showsAmongDns } from './shows-among-dns.ts'
import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { toBase64 } from '../../encoding/base64.ts'
import { longHash } from '../../encoding/hash.ts'
import type { DkimRecord } from '@hostwright/types'

/** A stored DKIM setting: a domain or subdomain whose mail is signed. */
interface SignedSite {
  readonly fqdn: string
}

const ttl = 3_600
const signedSites: ServerCollectionOf<SignedSite> = serverCollection('dkim', ({ fqdn }) => fqdn)

export const dkimPart: DomainPart = {
  area: 'other',
  remove({ store, path }, names) {
    for (const name of names) switchOff(store, path.servername, name)
  },
}

export const listDkimSettings: Handler<'listDkimSettings'> = (call) => {
  const { store, path, query, assume } = call
  const { servername } = requireHosting(store, path.servername)
  const dkim_settings = settingNamesWithin(call, query.domain)
    .map((fqdn) => ({ fqdn, enabled: isEnabled(store, servername, fqdn) }))
    .filter(({ enabled }) => enabled || listsUnset(assume))
  return { status: 200, body: { dkim_settings } }
}

export const getDkimSetting: Handler<'getDkimSetting'> = (call) => {
  const { store, path, assume } = call
  const { servername } = requireHosting(store, path.servername)
  const { name: fqdn } = requireSite(call, path.domain)
  const enabled = isEnabled(store, servername, fqdn)
  const isShown = enabled || assume['dkim-record-while-off'] === 'future-record'
  return { status: 200, body: { fqdn, enabled, dkim_record: isShown ? toDkimRecord(fqdn) : null } }
}

export const updateDkimSetting: Handler<'updateDkimSetting'> = (call) => {
  const { store, path, body } = call
  const { servername } = requireActiveHosting(call)
  const site = requireSite(call, path.domain)
  if (body.enabled) switchOn(call, site)
  else switchOff(store, servername, site.name)
  return { status: 200, body: { message: 'The DKIM setting has been changed.' } }
}

function isEnabled(store: Store, servername: string, fqdn: string): boolean {
  return signedSites(store, servername).get(fqdn) !== undefined
}

/**
 * Stores that the mail of a domain or subdomain is signed. Adds the DKIM record to the DNS records, unless an
 * assumption keeps it apart.
 */
function switchOn({ store, path: { servername }, now, assume }: HostingCall, { name, domain }: Site): void {
  signedSites(store, servername).put({ fqdn: name })
  if (!showsAmongDns('DKIM', assume)) return
  const { hostname, content } = toDkimRecord(name)
  if (dnsRecordsNamed(store, servername, hostname).some((record) => record.content === content)) return
  const host = hostname.slice(0, -domain.length - 1)
  addDnsRecord(store, servername, { domain, host, type: 'TXT', content, ttl, priority: 0, changedAt: now })
}

function switchOff(store: Store, servername: string, fqdn: string): void {
  if (!isEnabled(store, servername, fqdn)) return
  signedSites(store, servername).delete(fqdn)
  const { hostname, content } = toDkimRecord(fqdn)
  for (const record of dnsRecordsNamed(store, servername, hostname))
    if (record.content === content) dnsRecords(store, servername).delete(String(record.id))
}

// Encoding of a public RSA key with 1024 bits and the exponent 65537, in hexadecimal: the bytes before and after its
// modulus.
const keyStart = '30819f300d06092a864886f70d010101050003818d0030818902818100'
const keyEnd = '0203010001'

/**
 * Returns the DKIM record of a domain. Its RSA public key has the right form, but was made up without a private key.
 */
export function toDkimRecord(fqdn: string): DkimRecord {
  const modulus = concatBytes(...[1, 2].map((part) => longHash(`DKIM ${part} ${fqdn}`)))
  modulus[0]! |= 0x80
  modulus[127]! |= 1
  const key = toBase64(concatBytes(hexToBytes(keyStart), modulus, hexToBytes(keyEnd)))
  return { hostname: `default._domainkey.${fqdn}`, type: 'TXT', content: `v=DKIM1; k=rsa; p=${key}` }
}
