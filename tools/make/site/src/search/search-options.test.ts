import MiniSearch from 'minisearch'
import { expect, test } from 'vitest'
import { searchOptions } from './search-options.ts'

const entry = { kind: 'operation', text: '', about: '', path: '' }
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
const index = new MiniSearch(searchOptions)
index.addAll(entries)

test.each([
  ['createDnsRecord', 1],
  ['site.dns.list', 2],
  ['/v1/vps/servers/{uuid}/power/reboot', 3],
  ['GET /v1/server/{servername}/dns', 2],
  ['rebot', 3],
  ['dns rec add', 1],
])('%s finds it first', (query, id) => {
  expect(index.search(query)[0]?.id).toBe(id)
})
