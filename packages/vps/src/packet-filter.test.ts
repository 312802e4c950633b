import type { PacketFilterRule } from '@hostwright/types'
import { expect, test } from 'vitest'
import { toRuleRequest } from './rule-request.ts'
import { firstServer, setUp } from './testing/set-up.ts'

const omitId = ({ id: _, ...rule }: PacketFilterRule): object => rule
const app = { type: 'custom', protocol: 'tcp', port: '8080' } as const

test('apply changes the filter to the desired one and returns the steps; a second call changes nothing', async () => {
  const { vps, requests } = await setUp()
  const { packetFilter } = await firstServer(vps)
  const rdp = await packetFilter.addRule({ type: 'rdp' })
  const { id } = await packetFilter.addRule(app)
  const desired = { enabled: true, rules: [{ type: 'ssh' }, { ...app, memo: 'shop' }] } as const

  const plan = await packetFilter.plan(desired)
  expect(plan.changes).toEqual([
    { kind: 'add', rule: { type: 'ssh' } },
    { kind: 'change', id, change: { memo: 'shop' } },
    { kind: 'delete', rule: rdp },
    { kind: 'set-enabled', enabled: true },
  ])
  expect(await packetFilter.get()).toMatchObject({
    enabled: false,
    rules: [{ type: 'rdp' }, { port: '8080' }],
  })

  expect(await packetFilter.apply(desired)).toEqual(plan)
  expect(await packetFilter.get()).toMatchObject({
    enabled: true,
    rules: [{ id, memo: 'shop' }, { type: 'ssh' }],
  })
  requests.length = 0
  expect(await packetFilter.apply(desired)).toEqual({ changes: [] })
  expect(requests).toEqual([expect.stringMatching(/^GET .*\/packet-filter$/)])
})

test('when a step fails, the earlier steps stay in effect and the later ones are not made', async () => {
  const { vps, faults, requests } = await setUp()
  const { packetFilter } = await firstServer(vps)
  const rejection = { error: { code: 'FEATURE_UNAVAILABLE', message: 'Busy.' } }
  const pass = async (): Promise<undefined> => undefined
  // The read and the first change pass; the second change is rejected.
  faults.push(pass, pass, async () => Response.json(rejection, { status: 409 }))
  requests.length = 0
  const desired = { enabled: true, rules: [{ type: 'ssh' }, app] } as const
  await expect(packetFilter.apply(desired)).rejects.toMatchObject({ code: 'FEATURE_UNAVAILABLE' })
  expect(requests).toHaveLength(3)
  expect(await packetFilter.get()).toMatchObject({ enabled: false, rules: [{ type: 'ssh' }] })
})

test('a rule that was read is added again after its deletion, and the rules of one read make a filter', async () => {
  const { vps } = await setUp()
  const { packetFilter } = await firstServer(vps)
  const wanted = [
    { type: 'ssh' },
    { ...app, allowed_ip: '203.0.113.0/24', memo: 'shop' },
    { ...app, protocol: 'udp' },
    { type: 'custom', protocol: 'icmp' },
  ] as const
  await packetFilter.apply({ rules: wanted })
  const { rules } = await packetFilter.get()
  const withoutIds = rules.map(omitId)
  expect((await packetFilter.plan({ rules: rules.map(toRuleRequest) })).changes).toEqual([])

  for (const rule of rules) {
    await packetFilter.deleteRule(rule.id)
    expect(withoutIds).toContainEqual(omitId(await packetFilter.addRule(toRuleRequest(rule))))
  }
  await packetFilter.apply({ rules: [] })
  await packetFilter.apply({ rules: rules.map(toRuleRequest) })
  expect((await packetFilter.get()).rules.map(omitId)).toEqual(withoutIds)
})
