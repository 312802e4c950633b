import { expect, test } from 'vitest'
import { auditAccount, type Finding } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

/** Audits the contract of a suspended server that is not renewed, some days before its end. */
async function auditSuspended(daysBefore: number): Promise<readonly Finding[]> {
  const { client, sandbox, connect } = await setUp({ world: 'agency-50' })
  const { data } = await client.api.GET('/v1/server')
  const { servername, expiry_date } = data.servers.find(({ auto_renew }) => !auto_renew)!
  sandbox.contracts.suspend(servername)
  const now = Date.parse(`${expiry_date}T12:00:00+09:00`) - daysBefore * 86_400_000
  const findings = await auditAccount(connect({ now: () => now }))
  return findings.filter(({ thing }) => thing === `hosting ${servername}`)
}

test('a suspended hosting contract is a problem, also long before its end', async () => {
  expect(await auditSuspended(100)).toEqual([
    expect.objectContaining({
      severity: 'problem',
      check: 'contracts',
      message: expect.stringContaining('suspended'),
    }),
  ])
})

test('a suspended VPS is a problem, and those that live or are set up are none', async () => {
  const { client } = await setUp({ world: 'fleet-20' })
  const findings = await auditAccount(client)
  expect(findings.filter(({ check, thing }) => check === 'contracts' && thing.startsWith('vps '))).toEqual([
    expect.objectContaining({
      severity: 'problem',
      thing: 'vps staging-01',
      message: expect.stringContaining('suspended'),
    }),
  ])
})

test.each([
  [30, 'warning', 'the contract ends in 30 days'],
  [3, 'problem', 'the contract ends in 3 days'],
  [-3, 'problem', 'the contract ended on'],
])('the end of a suspended hosting contract is found %i days before it', async (days, severity, message) => {
  expect(await auditSuspended(days)).toContainEqual(
    expect.objectContaining({ severity, check: 'contracts', message: expect.stringContaining(message) }),
  )
})
