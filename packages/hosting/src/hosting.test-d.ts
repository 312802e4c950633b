import type { Client } from '@hostwright/common'
import type { CreatedDnsRecord, DnsRecord, DnsRecordType } from '@hostwright/types'
import { expectTypeOf, test } from 'vitest'
import { createHosting, type Hosting } from './hosting.ts'

declare const hosting: Hosting
const site = hosting.server('hw123456.example.jp')
const record = { domain: 'example.com', host: 'www', type: 'A', content: '192.0.2.7' } as const

test('resources are typed by the description', () => {
  expectTypeOf(site.dns.list()).resolves.toEqualTypeOf<DnsRecord[]>()
  expectTypeOf(site.dns.create(record)).resolves.toEqualTypeOf<CreatedDnsRecord>()
  expectTypeOf(site.servername).toEqualTypeOf<string>()
  expectTypeOf(createHosting).parameters.toEqualTypeOf<[Client]>()
})

test('what the description does not have does not compile', () => {
  // @ts-expect-error: the content is missing
  void site.dns.create({ domain: 'example.com', host: 'www', type: 'A' })
  // @ts-expect-error: a DNS record has no property of this name
  void site.dns.create({ ...record, name: 'www' })
  // @ts-expect-error: SPF is not a record type; an SPF record is of type TXT
  void site.dns.create({ ...record, type: 'SPF' })
  void site.dns.create({ ...record, type: 'HTTPS' as DnsRecordType })
  // @ts-expect-error: the policy is misspelled
  void site.dmarc.update('example.com', { policy: 'rejct' })
  // @ts-expect-error: `custom` requires the text of the record
  void site.spf.update('example.com', { action: 'custom' })
  // @ts-expect-error: `custom` requires the text of the record, so it cannot be given as a string
  void site.spf.update('example.com', 'custom')
  // @ts-expect-error: a domain is a string, not a number
  void site.domains.delete(7)
  // @ts-expect-error: a site has no backups
  void site.backups
})
