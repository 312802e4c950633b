import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { setUp, type Stage } from './example-stage.ts'

// What the scripts in `examples/` are for: each in the situation that it was written for. Those that order are in
// ordering-examples.test.ts.

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
  sandbox.faults.add({
    operationId: 'rebootVps',
    nth: 7,
    effect: { status: 409, code: 'FEATURE_UNAVAILABLE' },
  })
  const { exitCode, stdout, stderr } = await run('reboot-servers')
  expect(stdout.match(/is back/g)).toHaveLength(19)
  expect(stdout).toContain('is back, 19 of 20')
  expect(stderr).toMatch(/^web-\d\d: .*FEATURE_UNAVAILABLE.*\n$/)
  expect(exitCode).toBe(1)
})

test('a site is set up, and once more changes nothing', async () => {
  const { run, site } = await setUp()
  expect(await run('set-up-a-site')).toMatchObject({ exitCode: 0, stderr: '' })
  const usage = await site.usage()
  const again = await run('set-up-a-site')
  expect(again).toMatchObject({ exitCode: 0, stderr: '', stdout: expect.stringContaining('(unchanged)') })
  expect(await site.usage()).toEqual(usage)
  expect(usage.counts).toMatchObject({ mail_accounts: 1 })
})

test('the contracts are listed as CSV, with the days that they last', async () => {
  const { run } = await setUp()
  const { exitCode, stdout } = await run('list-contracts')
  const [head, vps, hosting, ...rest] = stdout.trim().split('\n')
  expect(head).toBe('"kind","name","plan","status","address","last day","days left","disk"')
  expect(vps).toMatch(/^"vps","web-01","Standard 2GB","active","\d[\d.]+","","","50 GB"$/)
  expect(hosting).toMatch(
    /^"hosting","hw123456.example.jp","Standard","active","","\d{4}-\d\d-\d\d","\d+","[\d.]+ GB used"$/,
  )
  expect(rest).toEqual([])
  expect(exitCode).toBe(0)
})

test('a zone is applied: what differs is written, what is not in it is deleted only if asked', async () => {
  const { run, site, folder } = await setUp()
  writeFileSync(
    join(folder, 'zone.txt'),
    '; the zone\nwww 300 CNAME example.com\n@ 600 MX 10 mail.example.com\n',
  )
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
})

test('what was sent is printed as spans, by its route', async () => {
  const { run } = await setUp()
  const { exitCode, stdout, stderr } = await run('opentelemetry/list-servers')
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout.match(/^  name: '.+'/gm)).toEqual([
    "  name: 'GET /v1/vps/servers'",
    "  name: 'GET /v1/vps/servers/{uuid}/power'",
    "  name: 'list servers'",
  ])
})

test('passwords are rotated, kept in a file of the owner, and those of WordPress stay', async () => {
  const { run, site, folder } = await setUp()
  const { domain_validation_token } = await site.info()
  const content = `ownership-verify=${domain_validation_token}`
  await site.dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
  const mail_address = `info@${domain}`
  await site.mail.create({ mail_address, password })
  await site.databaseUsers.create({ name_suffix: 'app', password })
  const admin = { admin_username: 'site-admin', admin_password: password, admin_email: mail_address }
  await site.wordpress.install({ url: domain, title: 'Example', ...admin })
  const { exitCode, stdout, stderr } = await run('rotate-passwords', ['passwords.txt'])
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
  expect(stdout.trim().split('\n').toSorted()).toEqual([`hw123456_app: changed`, `${mail_address}: changed`])
  const lines = readFileSync(join(folder, 'passwords.txt'), 'utf8').trim().split('\n')
  expect(lines.map((line) => line.replace(/ Aa1-\w{24}$/, '')).toSorted()).toEqual([
    'hw123456_app',
    mail_address,
  ])
  expect(stdout).not.toContain('Aa1-')
})

test('a site and the packet filters of a fleet are planned and applied; again, there is nothing to do', async () => {
  const { sandbox, run: start } = await setUp()
  // Of its own minute each: a script whose time is fast waits too short for the limit of a sandbox that tells the real one.
  const run: Stage['run'] = async (...script) => {
    await sandbox.clock.advance({ minutes: 1 })
    return start(...script)
  }
  const nothing = '0 to add, 0 to change, 0 to delete, 0 yen'
  const site = await run('plan-a-site')
  expect(site).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.stdout).toMatch(/changes made\n$/)
  expect(await run('plan-a-site')).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: `${nothing}\n0 changes made\n`,
  })
  const filters = await run('plan-packet-filters')
  expect(filters).toMatchObject({ exitCode: 0, stderr: '' })
  expect(filters.stdout).toContain('1 VPSs: 3 to add, 1 to change, 0 to delete, 0 yen')
  expect(await run('plan-packet-filters')).toEqual({
    exitCode: 0,
    stderr: '',
    stdout: `1 VPSs: ${nothing}\n`,
  })
})
