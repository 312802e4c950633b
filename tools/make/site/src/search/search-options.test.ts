import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { findEntries } from './find-entries.ts'
import { type SearchEntry, searchOptions } from './search-options.ts'

const entry = { kind: 'operation', text: '', path: '' } as const
const entries = [
  {
    ...entry,
    id: 1,
    title: 'Add a DNS record',
    where: 'POST /v1/server/{servername}/dns',
    names: 'createDnsRecord site.dns.create',
  },
  {
    ...entry,
    id: 2,
    title: 'List DNS records',
    where: 'GET /v1/server/{servername}/dns',
    names: 'listDnsRecords site.dns.list',
  },
  {
    ...entry,
    id: 3,
    title: 'Reboot a VPS',
    where: 'POST /v1/vps/servers/{uuid}/power/reboot',
    names: 'rebootVps',
  },
]
const index = new MiniSearch<SearchEntry>(searchOptions)
index.addAll(entries)

test.each([
  ['createDnsRecord', 1],
  ['site.dns.list', 2],
  ['/v1/vps/servers/{uuid}/power/reboot', 3],
  ['GET /v1/server/{servername}/dns', 2],
  ['rebot', 3],
  ['dns rec add', 1],
])('%s finds it first', (query, id) => {
  expect(findEntries(query, { english: index })[0]?.title).toBe(entries[id - 1]?.title)
})

test('a title comes before a heading, and a heading before a text', () => {
  const often = 'A wait waits for what waits. '.repeat(20)
  const wanted: SearchEntry[] = [
    { ...entry, id: 1, kind: 'guide', title: 'Ordering', where: '', names: '', text: often },
    { ...entry, id: 2, kind: 'guide', title: 'When a wait fails', where: 'Waiting', names: '' },
    { ...entry, id: 3, kind: 'guide', title: 'How to wait', where: '', names: '' },
  ]
  const found = new MiniSearch(searchOptions)
  found.addAll(wanted)
  expect(found.search('wait').map(({ id }) => id as number)).toEqual([3, 2, 1])
})

test('words that nearly every text has are neither indexed nor looked for', () => {
  expect(index.search('a', { prefix: false })).toEqual([])
  expect(findEntries('how is a VPS rebooted? reboot', { english: index })).toEqual(
    findEntries('how VPS rebooted? reboot', { english: index }),
  )
})
