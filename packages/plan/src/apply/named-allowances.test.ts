import { expect, test } from 'vitest'
import { listMissing } from './allowances.ts'

const server = 'hw123456.example.jp'

test('an allowance for an address with an asterisk lets no other address through', async () => {
  const address = `hosting/${server}/dns/*.example.com TXT x`
  const other = {
    address: `hosting/${server}/dns/shop.example.com TXT x`,
    at: { kind: 'dns', server },
  } as const
  expect(listMissing({ ...other, needs: ['delete'] }, [`delete:${address}`])).toEqual(['delete'])
  expect(listMissing({ ...other, address, needs: ['delete'] }, [`delete:${address}`])).toEqual([])
  expect(listMissing({ ...other, needs: ['delete'] }, [`delete~${address}`])).toEqual([])
})

test.each([
  'power',
  'packet_filter',
  'packet_filter_rule',
  'protection',
  'ssh',
  'ssh_keys',
  'reboot',
] as const)('interrupt, expose and delete without an address do not cover %s', (kind) => {
  const change = { address: 'vps/web-01/x', at: { kind, server }, needs: ['interrupt', 'expose'] } as const
  expect(listMissing(change, ['interrupt', 'expose', 'delete'])).toEqual(['interrupt', 'expose'])
  expect(listMissing(change, ['interrupt:vps/web-01/x', 'expose~vps/*/x'])).toEqual([])
})
