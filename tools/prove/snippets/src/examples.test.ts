import { readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { setUp, type Stage } from './example-stage.ts'

// Each script in `examples/` runs in the situation that it was written for. ordering-examples.test.ts has those that
// order.

const domain = 'example.com'
const password = 'Correct-Horse-7'

test('twenty VPSs are rebooted, five at a time, and the one that fails is named', async () => {
  const { sandbox, run, client } = await setUp()
  sandbox.transitions.set('signup', { mode: 'immediate' })
  const { orders } = createVps(client)
  for (let count = 2; count <= 20; count++) {
    const name = `web-${String(count).padStart(2, '0')}`
    const quote = await orders.quote({ plan_id: 'standard-2gb', period: 12, image_id: 'debian-13', name })
    await orders.place(quote, { root_password: password, agree_to_terms: true })
  }
  const effect = { status: 409, code: 'FEATURE_UNAVAILABLE' }
  sandbox.faults.add({ operationId: 'rebootVps', nth: 7, effect })
  const { exitCode, stdout, stderr } = await run('reboot-servers')
  expect(stdout.match(/is back/g)).toHaveLength(19)
  expect(stdout).toContain('is back, 19 of 20')
  expect(stderr).toMatch(/^web-\d\d: .*FEATURE_UNAVAILABLE.*\n$/)
  expect(exitCode).toBe(1)
})

test('a site is set up, and a second run changes nothing', async () => {
  const { run, site } = await setUp()
  expect(await run('set-up-a-site')).toMatchObject({ exitCode: 0, stderr: '' })
  const usage = await site.usage()
  const again = await run('set-up-a-site')
  expect(again).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringContaining('(unchanged)') })
  expect(await site.usage()).toEqual(usage)
  expect(usage.counts).toMatchObject({ mail_accounts: 1 })
})

test('a program that fails deletes what it has created, and keeps what was there', async () => {
  const { run, site, sandbox } = await setUp()
  await site.databases.create({ name_suffix: 'blog' })
  const before = await site.usage()
  const rejected = { status: 409, code: 'OPERATION_ERROR' } as const
  sandbox.faults.add({ operationId: 'createCronJob', effect: rejected })
  const failed = await run('all-or-nothing')
  expect(failed).toMatchObject({ exitCode: 1, stdout: 'deleted: the database\ndeleted: the subdomain\n' })
  expect(failed.stderr).toMatch(/^\[OPERATION_ERROR\].+\n$/)
  expect(await site.usage()).toEqual(before)

  await site.subdomains.create({ subdomain: `shop.${domain}` })
  for (const operationId of ['createCronJob', 'deleteDatabase'] as const)
    sandbox.faults.add({ operationId, effect: rejected })
  const left = await run('all-or-nothing')
  expect(left).toMatchObject({ exitCode: 1, stdout: '' })
  expect(left.stderr).toContain('not deleted: the database: [OPERATION_ERROR]')
  expect(await site.subdomains.list()).toHaveLength(1)

  sandbox.faults.add({ operationId: 'createCronJob', effect: 'drop-response' })
  const unknown = await run('all-or-nothing')
  expect(unknown).toMatchObject({ exitCode: 1, stdout: '' })
  expect(unknown.stderr).toContain('The API may have executed this call')
  const there = 'nothing was missing\n'
  expect(await run('all-or-nothing')).toMatchObject({ exitCode: 0, stdout: there, stderr: '' })
})

test('the contracts are written as JSON, and what has changed since the last day is printed', async () => {
  const { run, folder, client, sandbox } = await setUp()
  const first = await run('nightly-inventory', ['inventory'])
  expect(first).toMatchObject({ exitCode: 0, stderr: '' })
  expect(first.stdout).toMatch(/^\+ hosting hw123456\.example\.jp expiry_date: "\d{4}-\d\d-\d\d"$/m)
  expect(first.stdout).toMatch(/^\+ vps \S+ name: "web-01"$/m)
  const [today] = readdirSync(join(folder, 'inventory'))
  expect(today).toMatch(/^\d{4}-\d\d-\d\d\.json$/)
  renameSync(join(folder, 'inventory', today!), join(folder, 'inventory', '2026-01-01.json'))

  expect(await run('nightly-inventory', ['inventory'])).toMatchObject({ exitCode: 0, stderr: '', stdout: '' })
  const [server] = await createVps(client).servers()
  await createVps(client).server(server!.uuid).setMemo('front')
  const changed = await run('nightly-inventory', ['inventory'])
  const lines = [`- vps ${server!.uuid} memo: null`, `+ vps ${server!.uuid} memo: "front"`, '']
  expect(changed).toMatchObject({ exitCode: 0, stderr: '', stdout: lines.join('\n') })
  expect(sandbox.journal().requests.filter(({ method }) => method !== 'GET')).toHaveLength(1)
})

test('a zone is applied: records that differ are written, and unmanaged records are deleted only on request', async () => {
  const { run, site, folder } = await setUp()
  await run('set-up-a-site') // adds another domain, of which nothing is said
  const zone = '; the zone\nwww 300 CNAME @\n@ 600 MX 10 mail\n'
  writeFileSync(join(folder, 'zone.txt'), zone)
  const listed = async (): Promise<string[]> =>
    (await site.dns.list({ domain })).map(
      ({ type, host, ttl, priority }) => `${type} ${host} ${ttl} ${priority}`,
    )
  const applied = await run('apply-a-zone', [domain, 'zone.txt'])
  expect(applied).toMatchObject({ exitCode: 0, stderr: '' })
  expect(applied.stdout).toMatch(
    /^update .+CNAME\ncreate .+MX mail\.example\.com\nnot in the zone .+\n1 to add, 1 to change, 0 to delete, 0 yen\n$/,
  )
  expect(await listed()).toEqual([`A ${domain} 3600 0`, `CNAME www.${domain} 300 0`, `MX ${domain} 600 10`])
  const again = await run('apply-a-zone', [domain, 'zone.txt', '--delete'])
  expect(again.stdout).toMatch(/^delete .+\n0 to add, 0 to change, 1 to delete, 0 yen\n$/)
  expect(await listed()).toEqual([`CNAME www.${domain} 300 0`, `MX ${domain} 600 10`])
  const nothing = '0 to add, 0 to change, 0 to delete, 0 yen\n'
  expect(await run('apply-a-zone', [domain, 'zone.txt'])).toMatchObject({ exitCode: 0, stdout: nothing })
  const withoutFile = await run('apply-a-zone', [domain])
  expect(withoutFile).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Usage: ') })
  expect(await listed()).toEqual([`CNAME www.${domain} 300 0`, `MX ${domain} 600 10`])
})

test('requests are printed as spans with their route', async () => {
  const { run } = await setUp()
  const { exitCode, stdout, stderr } = await run('opentelemetry/list-servers')
  expect({ exitCode, stderr }).toMatchObject({ exitCode: 0, stderr: '' })
  expect(stdout.match(/^  name: '.+'/gm)).toEqual([
    "  name: 'GET /v1/vps/servers'",
    "  name: 'GET /v1/vps/servers/{uuid}/power'",
    "  name: 'list servers'",
  ])
})

test('passwords are rotated and kept in a file that only the owner can read; an interrupted rotation continues with them', async () => {
  const { run, site, folder, sandbox } = await setUp()
  const { domain_validation_token } = await site.info()
  const content = `ownership-verify=${domain_validation_token}`
  await site.dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
  const mail_address = `info@${domain}`
  await site.mail.create({ mail_address, password })
  await site.databaseUsers.create({ name_suffix: 'app', password })
  await site.ftp.create({ ftp_account: `deploy@${domain}`, password })
  const admin = { admin_username: 'site-admin', admin_password: password, admin_email: mail_address }
  await site.wordpress.install({ url: domain, title: 'Example', ...admin })
  const names = [mail_address, 'hw123456_app', `deploy@${domain}`] // WordPress keeps its own
  const args = [site.servername, 'passwords.json']

  sandbox.faults.add({ operationId: 'updateMailAccount', effect: { status: 409, code: 'OPERATION_ERROR' } })
  const failed = await run('rotate-passwords', args)
  expect(failed).toMatchObject({
    exitCode: 1,
    stderr: '',
    stdout: expect.stringContaining('[OPERATION_ERROR]'),
  })
  const file = join(folder, 'passwords.json')
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const kept = readFileSync(file, 'utf8')

  const goneOn = await run('rotate-passwords', args)
  expect(goneOn).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: names.map((name) => `${name}: set\n`).join(''),
  })
  expect(readFileSync(file, 'utf8')).toBe(kept)
  const accounts: { name: string; password: string }[] = JSON.parse(kept)
  expect(accounts.map(({ name }) => name)).toEqual(names)
  expect(new Set(accounts.map((account) => account.password)).size).toBe(3)
  expect(goneOn.stdout + failed.stdout).not.toContain('Aa1-')
  expect(readdirSync(folder)).toEqual(['passwords.json'])
})

test('a site and the packet filters of a fleet are planned and applied; a second plan is empty', async () => {
  const { sandbox, run: start } = await setUp()
  // Each script gets a new minute of the sandbox: its timers run fast, so it would wait too short for a limit that the
  // sandbox states in real time.
  const run: Stage['run'] = async (...script) => {
    await sandbox.clock.advance({ minutes: 1 })
    return start(...script)
  }
  const nothing = '0 to add, 0 to change, 0 to delete, 0 yen'
  const site = await run('plan-a-site')
  expect(site).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.stdout).toMatch(/changes made\n$/)
  expect(await run('plan-a-site')).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: `${nothing}\n0 changes made\n`,
  })
  const filters = await run('plan-packet-filters')
  expect(filters).toMatchObject({ exitCode: 0, stderr: '' })
  expect(filters.stdout).toContain('1 VPSs: 3 to add, 1 to change, 0 to delete, 0 yen')
  expect(await run('plan-packet-filters')).toMatchObject({
    exitCode: 0,
    stderr: '',
    stdout: `1 VPSs: ${nothing}\n`,
  })
})
