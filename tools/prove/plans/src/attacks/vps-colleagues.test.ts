import { createVps } from '@hostwright/vps'
import { expect } from 'vitest'
import { atFirstWrite, setUp, test } from './plan-scene.ts'

const vpsFile = (wanted: string): string => `
version: 1
vps: { web-01: ${wanted} }`

test('a filter to which a colleague added a rule after the plan is not switched on', async ({ scene }) => {
  const web = await scene.vps('web-01')
  await web.packetFilter.addRule({ type: 'ssh' })
  const runner = scene.runner()
  const plan = await runner.plan(vpsFile('{ packet_filter: { enabled: true } }'))
  await web.packetFilter.addRule({ type: 'mysql' })
  const { writes } = await runner.apply(plan, { allow: ['interrupt~**', 'delete~**'] })
  expect(writes).toEqual([])
})

test('a filter whose SSH rule a colleague removes during the apply is not switched on', async ({ scene }) => {
  const web = await scene.vps('web-01')
  const { id } = await web.packetFilter.addRule({ type: 'ssh' })
  const runner = scene.runner()
  const plan = await runner.plan(
    vpsFile('{ memo: front, packet_filter: { enabled: true, rules: [{ type: web }] } }'),
  )
  atFirstWrite(runner, async () => web.packetFilter.deleteRule(id))
  await runner.apply(plan, { allow: ['interrupt~**', 'delete~**'] })
  expect((await web.packetFilter.get()).enabled).toBe(false)
})

test('a rule that a colleague has narrowed is not deleted instead of the planned one', async ({ scene }) => {
  const web = await scene.vps('web-01')
  const rule = { type: 'custom', protocol: 'tcp', port: '8080' } as const
  const { id } = await web.packetFilter.addRule({ ...rule, allowed_ip: '192.0.2.0/24' })
  const runner = scene.runner()
  const plan = await runner.plan(vpsFile('{ packet_filter: { prune: true, rules: [{ type: ssh }] } }'))
  await web.packetFilter.deleteRule(id)
  await web.packetFilter.addRule({ ...rule, allowed_ip: '198.51.100.0/24' })
  await runner.apply(plan, { allow: ['interrupt~**', 'delete~**', 'many~**'] })
  expect(JSON.stringify(await web.packetFilter.get())).toContain('198.51.100.0/24')
})

test('another VPS that has got the name since the plan is not stopped', async () => {
  const scene = await setUp({ world: 'fleet-20' })
  const servers = await createVps(scene.colleague).servers()
  const vps = createVps(scene.colleague)
  const states = await Promise.all(servers.map(async ({ uuid }) => vps.server(uuid).power.status()))
  const running = servers.filter((one, at) => states[at] === 'running' && one.status === 'active')
  const [first, second] = running.map(({ uuid }) => vps.server(uuid))
  await first!.setName('target')
  const runner = scene.runner()
  const plan = await runner.plan('version: 1\nvps: { target: { power: stopped } }')
  await first!.setName('was-target')
  await second!.setName('target')
  await runner.apply(plan, { allow: ['interrupt~**', 'delete~**'] })
  expect(await second!.power.status()).toBe('running')
})

test('a VPS that a colleague has started again is not stopped by the rest of the plan', async ({ scene }) => {
  const web = await scene.vps('web-01')
  const runner = scene.runner()
  const plan = await runner.plan(vpsFile('{ memo: front, power: stopped }'))
  runner.dieAt(2, true)
  await runner.apply(plan, { allow: ['interrupt~**', 'delete~**'] })
  await scene.sandbox.clock.advance({ minutes: 5 })
  await web.power.ensure('running')
  const again = scene.runner()
  await again.apply(plan, { allow: [] })
  expect(await web.power.status()).toBe('running')
})

test('a memo that a colleague has written since the plan is not overwritten', async ({ scene }) => {
  const web = await scene.vps('web-01')
  const runner = scene.runner()
  const plan = await runner.plan(vpsFile('{ memo: front }'))
  await web.setMemo('do not touch: migration')
  const { writes, told } = await runner.apply(plan)
  expect(writes).toEqual([])
  expect(told).toContain('do not touch: migration')
})

test('protection that a colleague has switched on since the plan stays on', async ({ scene }) => {
  const web = await scene.vps('web-01')
  const runner = scene.runner()
  const plan = await runner.plan(vpsFile('{ memo: front, protection: { os_reinstall: false } }'))
  atFirstWrite(runner, async () => web.protection.set({ os_reinstall: true }))
  await runner.apply(plan)
  expect(await web.protection.get()).toMatchObject({ os_reinstall: true })
})
