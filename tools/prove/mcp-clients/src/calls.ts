import type { ExpectedCall } from './list-faults.ts'

const servername = 'hw123456.example.jp'
const power = { operation: 'getVpsPower', property: 'power.status', values: ['running'] }
const order = { product: 'vps', name: 'web-09', plan_id: 'standard-2gb', period: 12, image_id: 'debian-13' }

/** The file that is planned and applied. */
export const file: string = `version: 1\nhosting: { ${servername}: { memo: checked } }`

/** Makes the calls: each tool at least once, with no more than it needs. */
export function toCalls(uuid: string, digest: string): readonly ExpectedCall[] {
  const priced = { ...order, max_total_price: 90_000 }
  return [
    { name: 'search', arguments: { query: 'list dns records' }, expected: 'results' },
    { name: 'describe', arguments: { name: 'listDnsRecords' }, expected: 'reached_by' },
    { name: 'read', arguments: { operation: 'listVpsServers' }, expected: 'servers' },
    {
      name: 'read',
      arguments: { operation: 'getHostingMemo', parameters: { servername } },
      expected: 'memo',
    },
    { name: 'account', arguments: {}, expected: 'key' },
    { name: 'logs', arguments: {}, expected: 'logs' },
    { name: 'audit', arguments: {}, expected: 'findings' },
    { name: 'export', arguments: {}, expected: 'file' },
    { name: 'plan', arguments: { file }, expected: 'changes' },
    { name: 'plan', arguments: { actions: [{ action: 'reboot', vps: 'web-01' }] }, expected: 'changes' },
    { name: 'apply', arguments: { digest }, expected: 'writes' },
    { name: 'quote_order', arguments: priced, expected: 'applied_by' },
    { name: 'wait', arguments: { ...power, parameters: { uuid } }, expected: 'reached' },
  ]
}
