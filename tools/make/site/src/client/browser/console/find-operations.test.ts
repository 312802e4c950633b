import { expect, test } from 'vitest'
import { findOperations } from './find-operations.ts'

const operations = [
  {
    id: 'listDnsRecords',
    method: 'GET',
    path: '/v1/server/{servername}/dns',
    summary: 'List DNS records',
    sdk: { name: 'site.dns.list' },
  },
  {
    id: 'stopVps',
    method: 'POST',
    path: '/v1/vps/servers/{uuid}/power/stop',
    summary: 'Stop a VPS',
    sdk: { name: 'server.power.stop' },
  },
]

test.each([
  ['power/stop', ['stopVps']],
  ['listdns', ['listDnsRecords']],
  ['get dns', ['listDnsRecords']],
  ['server.power', ['stopVps']],
  ['', ['listDnsRecords', 'stopVps']],
  ['nothing', []],
])('%j finds %j', (query, ids) => {
  expect(findOperations(operations, query).map(({ id }) => id)).toEqual(ids)
})
