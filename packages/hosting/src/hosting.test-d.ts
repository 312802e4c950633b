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
  // @ts-expect-error: no such property
  void site.dns.create({ ...record, name: 'www' })
  // @ts-expect-error: no such type of record is known; SPF goes into a TXT
  void site.dns.create({ ...record, type: 'SPF' })
  void site.dns.create({ ...record, type: 'HTTPS' as DnsRecordType })
  // @ts-expect-error: the policy is misspelt
  void site.dmarc.update('example.com', { policy: 'rejct' })
  // @ts-expect-error: a text of your own is missing
  void site.spf.update('example.com', { action: 'custom' })
  // @ts-expect-error: the same, as an action alone
  void site.spf.update('example.com', 'custom')
  // @ts-expect-error: a domain is a text
  void site.domains.delete(7)
  // @ts-expect-error: no such resource
  void site.backups
})
