import type { Client } from '@hostwright/common'
import type { CreatedDnsRecord, DnsRecord } from '@hostwright/types'
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
  // @ts-expect-error: a domain is a text
  void site.domains.delete(7)
  // @ts-expect-error: no such resource
  void site.backups
})
