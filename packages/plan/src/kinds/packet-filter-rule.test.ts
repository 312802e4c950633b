import type { CreateRuleRequest } from '@hostwright/types'
import { createVps, type ServerHandle } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { applyPlan, auditAccount, parseDesired, type Plan, planAccount } from '../index.ts'
import { type Scene, setUp } from '../testing/set-up.ts'

const on = 'vps/web-01/packet_filter'
const custom = (allowed_ip: string, port = '22'): CreateRuleRequest => ({
  type: 'custom',
  protocol: 'tcp',
  port,
  allowed_ip,
})

interface Stage extends Scene {
  readonly vps: ServerHandle
}

async function build(...rules: readonly CreateRuleRequest[]): Promise<Stage> {
  const scene = await setUp()
  const [first] = await createVps(scene.client).servers()
  const vps = createVps(scene.client).server(first!.uuid)
  for (const rule of rules) await vps.packetFilter.addRule(rule)
  return { ...scene, vps }
}

const plan = ({ client }: Scene, rules: readonly CreateRuleRequest[], prune = true): Promise<Plan> =>
  planAccount(client, parseDesired({ version: 1, vps: { 'web-01': { packet_filter: { prune, rules } } } }))

test('rules that together open SSH to everybody each need the allowance', async () => {
  const { needs } = await plan(await build(), [custom('0.0.0.0/2'), custom('128.0.0.0/2')])
  expect(needs).toEqual([`expose:${on}/tcp 22 from 0.0.0.0/2`, `expose:${on}/tcp 22 from 128.0.0.0/2`])
})

test('a rule that a colleague added after the plan counts when it is applied', async () => {
  const scene = await build()
  const planned = await plan(scene, [custom('0.0.0.0/2')], false)
  expect(planned.needs).toEqual([])
  await scene.vps.packetFilter.addRule(custom('128.0.0.0/2'))
  await expect(applyPlan(planned, { client: scene.client })).rejects.toThrow('expose')
})

test('a rule within another that everybody may use already exposes nothing', async () => {
  const { needs } = await plan(await build(custom('all', '1-100')), [custom('all', '1-100'), custom('all')])
  expect(needs).toEqual([])
})

test('a deleted rule ends nothing if rules that stay or come let in the same', async () => {
  const scene = await build({ type: 'web_http' }, custom('203.0.113.0/25'))
  const { needs, changes } = await plan(scene, [custom('all', '80'), custom('203.0.113.0/24')])
  expect(changes.map(({ action }) => action)).toEqual(['create', 'create', 'delete', 'delete'])
  expect(needs.filter((need) => !need.startsWith('many:'))).toEqual([])
})

test('a deleted rule ends what no other rule lets in', async () => {
  const { needs } = await plan(await build(custom('203.0.113.0/24')), [custom('203.0.113.0/25')])
  expect(needs).toEqual([`interrupt:${on}/tcp 22 from 203.0.113.0/24`])
})

const open: readonly (readonly CreateRuleRequest[])[] = [
  [{ type: 'ssh' }],
  [{ type: 'rdp' }],
  [{ type: 'mysql' }],
  [{ type: 'postgresql' }],
  [custom('all', '20-30')],
  [custom('all', '1-65535')],
  [custom('0.0.0.0/0')],
  [custom('::/0')],
  [custom('0.0.0.0/1'), custom('128.0.0.0/1')],
  [custom('0.0.0.0/2'), custom('64.0.0.0/2')],
  [custom('all', '23')],
  [custom('all', '2375')],
  [custom('all', '8006')],
]

test.each(open)(
  'an audit finds the open rules %o %o, and a plan calls their addition an exposure',
  async (...rules) => {
    const given = rules.filter(Boolean)
    const { needs } = await plan(await build(), given)
    expect(needs.filter((need) => need.startsWith('expose'))).toHaveLength(given.length)
    const { client, vps } = await build(...given)
    await vps.packetFilter.setEnabled(true)
    const findings = await auditAccount(client)
    const found = findings.filter(({ check, thing }) => check === 'packet-filters' && thing === 'vps web-01')
    expect(found).toHaveLength(given.length)
  },
)
