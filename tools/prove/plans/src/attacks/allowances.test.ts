import { expect } from 'vitest'
import { on, orderFile, password, type Scene, server, test, zoneFile } from './plan-scene.ts'

const vpsFile = (wanted: string): string => `version: 1\nvps: { web-01: ${wanted} }`

async function addGone(scene: Scene): Promise<string> {
  await scene.prove('example.com', 'gone.example')
  await scene.site.domains.create({ domain: 'gone.example' })
  await scene.site.mail.create({ mail_address: 'boss@gone.example', password })
  return `version: 1\nhosting: { ${server}: { prune: [domains], domains: { example.com: {} } } }`
}

test.for([
  ['its records', `delete~${on}/dns/**`],
  ['its mailboxes', `delete~${on}/mail/**`],
  ['a domain whose name it ends with', `delete:${on}/domains/example`],
  ['a name with a dot that stands for any character', `delete:${on}/domains/goneXexample`],
  ['an interruption', 'interrupt'],
  ['exposing', 'expose'],
  ['deletions in other accounts', 'delete~hosting/hw999999.example.jp/**'],
] as const)('a domain is not deleted by an allowance for %s', async ([_, allowance], { scene }) => {
  const file = await addGone(scene)
  const runner = scene.runner()
  const { writes } = await runner.apply(await runner.plan(file), { allow: [allowance, 'many~**'] })
  expect(writes).toEqual([])
})

test('the deletion of a domain names its mailboxes, records and certificate', async ({ scene }) => {
  const plan = await scene.runner().plan(await addGone(scene))
  const change = plan.changes.find(({ address }) => address.endsWith('/domains/gone.example'))
  expect(change?.destroys?.join()).toContain('boss@gone.example')
  expect(plan.needs?.join()).toContain('delete:')
})

test.for([
  ['stopping', '{ power: stopped }', ['expose']],
  ['switching a filter on', '{ packet_filter: { enabled: true, rules: [{ type: ssh }] } }', ['expose']],
] as const)('%s is not done without interrupt', async ([_, wanted, allow], { runner }) => {
  expect((await runner.apply(await runner.plan(vpsFile(wanted)), { allow })).writes).toEqual([])
})

test.for([
  ['filter off', '{ packet_filter: { enabled: false } }'],
  ['protection off', '{ protection: { os_reinstall: false } }'],
  ['SSH for everybody', '{ packet_filter: { rules: [{ type: ssh }] } }'],
] as const)('%s is not done by allowances to delete and interrupt', async ([_, wanted], { runner, vps }) => {
  const web = await vps('web-01')
  await web.packetFilter.addRule({ type: 'web' })
  await web.packetFilter.setEnabled(true)
  await web.protection.set({ os_reinstall: true })
  const { writes } = await runner.apply(await runner.plan(vpsFile(wanted)), {
    allow: ['delete', 'interrupt'],
  })
  expect(writes).toEqual([])
})

test('no allowance and no pattern spends money', async ({ runner, sandbox }) => {
  const plan = await runner.plan(orderFile())
  for (const allow of [
    ['spend:25000'],
    ['spend:**'],
    ['order:**'],
    ['delete~**'],
    ['delete', 'interrupt', 'expose', 'many~**'],
  ])
    expect((await runner.apply(plan, { allow })).writes).toEqual([])
  expect(sandbox.servers()).toHaveLength(2)
})

test('a missing allowance for one change holds back all changes', async ({ runner }) => {
  const plan = await runner.plan(`${zoneFile()}\nvps: { web-01: { memo: front } }`)
  expect((await runner.apply(plan)).writes).toEqual([])
})

test.for(['delet', 'delete:', 'DELETE', 'delete:nothing/of/this', ''] as const)(
  'the allowance %j, which matches nothing, is an error',
  async (allowance, { runner }) => {
    const { error, writes } = await runner.apply(await runner.plan(zoneFile()), {
      allow: ['delete', allowance],
    })
    expect(error).toBeDefined()
    expect(writes).toEqual([])
  },
)

test('pruning twelve of twelve records needs the allowance for many deletions', async ({ runner, site }) => {
  for (let at = 0; at < 12; at += 1)
    await site.dns.create({ domain: 'example.com', host: `h${at}`, type: 'A', content: `192.0.2.${at + 1}` })
  const plan = await runner.plan(zoneFile('[]'))
  expect((await runner.apply(plan, { allow: ['delete'] })).writes).toEqual([])
  expect(plan.needs?.some((need) => need.startsWith('many:'))).toBe(true)
})

test('adding a forwarding target takes no allowance, and dropping one takes interrupt', async ({
  runner,
  site,
  prove,
}) => {
  await prove('example.com')
  await site.mail.create({ mail_address: 'info@example.com', password })
  await site.mail.setForwarding('info@example.com', {
    forwarding_addresses: ['a@example.net'],
    keep_in_mailbox: true,
  })
  const file = (addresses: string): string => `
version: 1
hosting:
  ${server}:
    domains: { example.com: { mail: { accounts: { info: { forwarding: { addresses: [${addresses}] } } } } } }`
  expect((await runner.apply(await runner.plan(file('a@example.net, b@example.net')))).error).toBeUndefined()
  const drop = await runner.plan(file('b@example.net'))
  expect((await runner.apply(drop)).writes).toEqual([])
  expect((await runner.apply(drop, { allow: ['interrupt'] })).error).toBeUndefined()
})
