import { expect } from 'vitest'
import { on, server, setUp, test } from './plan-scene.ts'

const custom = (port: number): object => ({
  type: 'custom',
  protocol: 'tcp',
  port: String(port),
  allowed_ip: '192.0.2.0/24',
})
const ports = Array.from({ length: 20 }, (_, at) => 8000 + at)

test('a full filter: rules are replaced one by one, and SSH is never closed', async ({ vps, runner }) => {
  const web = await vps('web-01')
  await web.packetFilter.addRule({ type: 'ssh' })
  for (const port of ports.slice(1)) await web.packetFilter.addRule(custom(port) as never)
  await web.packetFilter.setEnabled(true)
  const rules = [{ type: 'ssh' }, ...ports.slice(4).map(custom), custom(9001), custom(9002), custom(9003)]
  const plan = await runner.plan({ version: 1, vps: { 'web-01': { packet_filter: { prune: true, rules } } } })
  let fewest = 20
  let isSshShut = false
  runner.between = async (_, forward) => {
    const response = await forward()
    const there = (await web.packetFilter.get()).rules
    fewest = Math.min(fewest, there.length)
    isSshShut ||= !there.some(({ type }) => type === 'ssh')
    return response
  }
  const { error } = await runner.apply(plan, { allow: ['interrupt~**', 'delete~**', 'expose~**', 'many~**'] })
  expect(error).toBeUndefined()
  expect(isSshShut).toBe(false)
  expect(fewest).toBeGreaterThan(18)
})

test('a rule added to a full filter without prune deletes nothing', async ({ vps, runner }) => {
  const web = await vps('web-01')
  for (const port of ports) await web.packetFilter.addRule(custom(port) as never)
  const plan = await runner
    .plan({ version: 1, vps: { 'web-01': { packet_filter: { rules: [custom(9001)] } } } })
    .catch(() => undefined)
  if (plan !== undefined)
    await runner.apply(plan, { allow: ['interrupt~**', 'delete~**', 'expose~**', 'many~**'] })
  expect((await web.packetFilter.get()).rules).toHaveLength(20)
})

const site = (domain: string): string => `
version: 1
hosting:
  ${server}:
    memo: shop
    domains: { ${domain}: { mail: { accounts: { info: { password: { env: A } } } } } }`

test('a mailbox on an unproven domain: the proof is a change of the plan, and it is made', async ({
  runner,
  site: there,
}) => {
  const plan = await runner.plan(site('example.com'))
  expect(JSON.stringify(plan.changes)).toContain('_ownership-verify')
  const { error } = await runner.apply(plan)
  expect(error).toBeUndefined()
  expect((await there.mail.list()).map(({ mail_address }) => mail_address)).toContain('info@example.com')
})

test('a proof that is never seen: all other changes are made, and the result names the record to add', async ({
  runner,
  sandbox,
  site: there,
}) => {
  sandbox.faults.add({
    operationId: 'createMailAccount',
    times: 1000,
    effect: { status: 409, code: 'OPERATION_ERROR' },
  })
  const { told } = await runner.apply(await runner.plan(site('example.com')))
  expect(await there.memo.get()).toBe('shop')
  expect(told).toContain('info@example.com')
})

test('pruning subdomains does not affect a domain that the file does not mention', async ({
  runner,
  site: there,
  prove,
}) => {
  await prove('other.example')
  await there.domains.create({ domain: 'other.example' })
  for (const name of ['old.example.com', 'old.other.example'])
    await there.subdomains.create({ subdomain: name })
  const plan = await runner.plan(
    `version: 1\nhosting: { ${server}: { prune: [subdomains], domains: { example.com: {} } } }`,
  )
  await runner.apply(plan, { allow: ['delete~**', 'many~**'] })
  expect(JSON.stringify(await there.subdomains.list())).toContain('old.other.example')
})

test('applying only a part with prune deletes nothing outside of it', async ({ runner, site: there }) => {
  await there.databases.create({ name_suffix: 'old' })
  const file = `
version: 1
hosting:
  ${server}: { prune: [databases], databases: {}, domains: { example.com: { dns: { prune: true, records: [] } } } }`
  const plan = await runner.plan(file, { only: [`${on}/databases/**`] })
  await runner.apply(plan, { allow: ['delete~**', 'many~**'] })
  expect(await there.dns.list()).toHaveLength(2)
  expect(await there.databases.list()).toEqual([])
})

test.each(['nothing/**', ''])('`only` with %j, which matches nothing, is an error', async (pattern) => {
  const { runner } = await setUp()
  await expect(
    runner().plan(`version: 1\nhosting: { ${server}: { memo: shop } }`, { only: [pattern] }),
  ).rejects.toThrow(/only/)
})

test('a VPS that is already stopping is not stopped again', async ({ vps, runner }) => {
  const plan = await runner.plan('version: 1\nvps: { web-01: { power: stopped } }')
  await (await vps('web-01')).power.stop()
  const { writes } = await runner.apply(plan, { allow: ['interrupt~**'] })
  expect(writes).toEqual([])
})

test('two keys for one VPS do not delete the rules of each other', async ({ vps, runner }) => {
  const web = await vps('web-01')
  await web.packetFilter.addRule({ type: 'ssh' })
  const filter = (type: string): object => ({ packet_filter: { prune: true, rules: [{ type }] } })
  const file = { version: 1, vps: { 'web-01': filter('ssh'), [web.uuid]: filter('web') } }
  const plan = await runner.plan(file).catch(() => undefined)
  if (plan !== undefined)
    await runner.apply(plan, { allow: ['interrupt~**', 'delete~**', 'expose~**', 'many~**'] })
  expect((await web.packetFilter.get()).rules.map(({ type }) => type)).toContain('ssh')
})
