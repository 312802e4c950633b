import type { ServerHandle } from '@hostwright/vps'
import { expect } from 'vitest'
import { unlessRejected } from './unless-rejected.ts'

const custom = { type: 'custom', protocol: 'tcp', port: '8000-8080', allowed_ip: '203.0.113.0/24' } as const

/** Rules one by one, and then a wished state as a whole. */
export async function filterPackets({ packetFilter }: ServerHandle): Promise<void> {
  await packetFilter.addRule({ type: 'ssh' })
  const { id } = await packetFilter.addRule(custom)
  await packetFilter.changeRule(id, { port: '9000', memo: 'metrics' })
  await packetFilter.setEnabled(true)
  const { enabled, rules } = await packetFilter.get()
  expect(enabled).toBe(true)
  expect(rules.map(({ type, port }) => [type, port])).toEqual([
    ['ssh', null],
    ['custom', '9000'],
  ])
  await packetFilter.deleteRule(id)
  await tryUnsettledRules(packetFilter)

  const desired = { enabled: true, rules: [{ type: 'ssh' }, { type: 'web' }] } as const
  await packetFilter.apply(desired)
  expect((await packetFilter.plan(desired)).changes).toEqual([])
}

async function tryUnsettledRules(packetFilter: ServerHandle['packetFilter']): Promise<void> {
  await packetFilter.addRule({ ...custom, memo: 'one' })
  await unlessRejected(['RULE_DUPLICATED'], () => packetFilter.addRule({ ...custom, memo: 'other' }))
  const icmp = { type: 'custom', protocol: 'icmp', port: '80' } as const
  const rule = await unlessRejected(['VALIDATION_ERROR'], () => packetFilter.addRule(icmp))
  expect(rule?.port ?? null).toBeNull()
}
