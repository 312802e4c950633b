import { expect } from 'vitest'
import type { Plan } from '@hostwright/plan'
import { atFirstWrite, on, password, type Runner, type Scene, server, test, zoneFile } from './plan-scene.ts'

/** Plans a database to delete, a memo to set and a domain to wait for. */
async function planPrune(scene: Scene, runner: Runner): Promise<Plan> {
  await scene.site.databases.create({ name_suffix: 'old' })
  await scene.site.databases.create({ name_suffix: 'kept' })
  return runner.plan(`
version: 1
hosting:
  ${server}:
    memo: shop
    prune: [databases, subdomains, cron]
    databases: { kept: {} }
    cron: []
    domains: { example.net: { ssl: true, subdomains: {} } }`)
}

const job = { minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: 'php invoices.php' }

test.for([
  ['database', 'databases', { name_suffix: 'fresh' }, 'hw123456_fresh'],
  ['cron job', 'cron', job, 'php invoices.php'],
] as const)(
  'a %s that a colleague creates during the apply is not pruned',
  async ([, kind, input, found], { scene, runner }) => {
    const plan = await planPrune(scene, runner)
    const all: { create(input: object): Promise<unknown>; list(): Promise<unknown> } = scene.site[kind]
    atFirstWrite(runner, async () => all.create(input))
    await runner.apply(plan, { allow: ['delete'] })
    expect(JSON.stringify(await all.list())).toContain(found)
  },
)

test('a mailbox that a colleague creates during the wait for a proof is not pruned', async ({ scene }) => {
  await scene.prove('example.com')
  await scene.site.mail.create({ mail_address: 'old@example.com', password })
  const runner = scene.runner()
  const plan = await runner.plan(`
version: 1
hosting:
  ${server}:
    memo: shop
    domains:
      example.com: { mail: { prune: true, accounts: {} } }
      example.net: { mail: { accounts: { info: { password: { env: A } } } } }`)
  atFirstWrite(runner, async () => scene.site.mail.create({ mail_address: 'boss@example.com', password }))
  await runner.apply(plan, { allow: ['delete'] })
  expect(JSON.stringify(await scene.site.mail.list())).toContain('boss@example.com')
})

test('SSH that a colleague closes during the apply is not opened again', async ({ scene }) => {
  await scene.site.ssh.update({ ssh_enabled: true })
  const runner = scene.runner()
  const plan = await runner.plan(`
version: 1
hosting: { ${server}: { memo: shop, ssh: { ssh_enabled: true }, databases: { a: {}, b: {} } } }`)
  atFirstWrite(runner, async () => scene.site.ssh.update({ ssh_enabled: false }))
  await runner.apply(plan)
  expect(await scene.site.ssh.get()).toMatchObject({ ssh_enabled: false })
})

test('a record that a colleague changes after the plan is neither deleted nor changed, and is reported', async ({
  scene,
  runner,
}) => {
  const plan = await runner.plan(zoneFile('[{ host: www, type: CNAME, content: new.example.net }]', false))
  const record = (await scene.site.dns.list()).find(({ type }) => type === 'CNAME')
  await scene.site.dns.update(record!.id, {
    domain: 'example.com',
    host: 'www',
    type: 'CNAME',
    content: 'rescue.example.net',
  })
  const { writes, told } = await runner.apply(plan, { allow: ['delete'] })
  expect(writes).toEqual([])
  expect(told).toContain('rescue.example.net')
})

test('a record that a colleague changes right before its deletion stays', async ({ scene, runner }) => {
  const plan = await runner.plan(zoneFile('[{ host: api, type: A, content: 192.0.2.7 }]'))
  const record = (await scene.site.dns.list()).find(({ type }) => type === 'A')
  atFirstWrite(runner, async () =>
    scene.site.dns.update(record!.id, { domain: 'example.com', host: '@', type: 'A', content: '192.0.2.99' }),
  )
  await runner.apply(plan, { allow: ['delete', 'many~**'] })
  expect((await scene.site.dns.list()).map(({ content }) => content)).toContain('192.0.2.99')
})

test('with skip, changed resources are left alone, and the rest is applied', async ({ scene, runner }) => {
  const plan = await runner.plan(`
version: 1
hosting: { ${server}: { memo: shop, databases: { a: {} } } }`)
  await scene.site.memo.set('of a colleague')
  const { changedSince, done } = await runner.apply(plan, { onSurprise: 'skip' })
  expect(changedSince).toEqual([`${on}/memo`])
  expect(done).toEqual([`${on}/databases/a`])
  expect(await scene.site.memo.get()).toBe('of a colleague')
})

test('forwarding targets that a colleague adds after the plan are not dropped', async ({ scene }) => {
  await scene.prove('example.com')
  await scene.site.mail.create({ mail_address: 'info@example.com', password })
  const runner = scene.runner()
  const plan = await runner.plan(`
version: 1
hosting:
  ${server}:
    domains: { example.com: { mail: { accounts: { info: { forwarding: { addresses: [a@example.net] } } } } } }`)
  const addresses = ['auditor@example.net']
  await scene.site.mail.setForwarding('info@example.com', {
    forwarding_addresses: addresses,
    keep_in_mailbox: true,
  })
  await runner.apply(plan, { allow: ['delete'] })
  expect(JSON.stringify(await scene.site.mail.forwarding('info@example.com'))).toContain(
    'auditor@example.net',
  )
})

test('a domain to which a mailbox was added after the plan is not deleted', async ({ scene }) => {
  await scene.prove('gone.example', 'example.com')
  await scene.site.domains.create({ domain: 'gone.example' })
  const runner = scene.runner()
  const plan = await runner.plan(`
version: 1
hosting: { ${server}: { prune: [domains], domains: { example.com: {} } } }`)
  await scene.site.mail.create({ mail_address: 'new@gone.example', password })
  const { writes } = await runner.apply(plan, { allow: ['delete', 'many~**'] })
  expect(writes).toEqual([])
})
