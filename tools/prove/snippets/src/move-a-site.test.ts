import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { setUp, type Stage } from './example-stage.ts'

const domain = 'example.com'
const password = 'Correct-Horse-7'
const oldName = 'hw123456.example.jp'

/** Twenty sites on one server, of which the first is moved: each has a mailbox, an FTP account, a database, a job. */
async function addSites({ site, sandbox }: Stage): Promise<void> {
  const { domain_validation_token } = await site.info()
  const content = `ownership-verify=${domain_validation_token}`
  for (let number = 1; number <= 20; number++) {
    const name = number === 1 ? domain : `site${number}.example`
    await site.dns.create({ domain: name, host: '_ownership-verify', type: 'TXT', content })
    await sandbox.clock.advance({ minutes: 3 })
    if (number > 1) await site.domains.create({ domain: name, ssl: false })
    await site.subdomains.create({ subdomain: `blog.${name}`, ssl: false, memo: `blog ${number}` })
    await site.mail.create({ mail_address: `info@${name}`, password, quota_mb: 3_000 })
    await site.ftp.create({ ftp_account: `deploy@${name}`, password, directory: `/${name}/public_html` })
    await site.databases.create({ name_suffix: `shop${number}`, memo: `orders ${number}` })
    await site.databaseUsers.create({ name_suffix: `app${number}`, password })
    await site.databaseUsers.grant(`hw123456_app${number}`, `hw123456_shop${number}`)
    const command = `php /home/hw123456/${name}/bin/report.php`
    await site.cron.create({ minute: '5', hour: '3', day: '*', month: '*', weekday: '*', command })
    await sandbox.clock.advance({ minutes: 1 })
  }
}

async function orderServer({ client, sandbox }: Stage): Promise<string> {
  sandbox.transitions.set('hosting', { mode: 'immediate' })
  const { orders } = createHosting(client)
  const quote = await orders.quote({ plan_id: 'standard', period: 12, server_id: 'next01' })
  return (await orders.place(quote, { agree_to_terms: true })).servername
}

test('one site of twenty is set up in another account as it was; run again, nothing changes', async () => {
  const old = await setUp()
  const next = await setUp()
  await addSites(old)
  await old.site.dns.create({ domain, host: '@', type: 'TXT', content: 'v=spf1 mx -all', ttl: 300 })
  await old.site.domains.update(domain, { memo: 'shop front' })
  await old.site.mail.setForwarding(`info@${domain}`, { forwarding_addresses: ['owner@example.org'] })
  const [version] = Object.keys(await old.site.php.available())
  await old.site.php.set(domain, version!)
  const servername = await orderServer(next)
  await next.site.domains.delete(domain)
  const args = [domain, oldName, servername, 'hw123456_shop1']
  const env = { NEW_BASE_URL: next.env['HOSTWRIGHT_BASE_URL'], NEW_API_KEY: next.env['HOSTWRIGHT_API_KEY'] }
  const before = await old.site.usage()
  const moved = await old.run('move-a-site', args, env)
  expect(moved).toMatchObject({ exitCode: 0, stderr: '' })
  expect(await old.site.usage()).toEqual(before)

  const site = createHosting(next.client).server(servername)
  const added = (await site.domains.list()).filter((one) => one.domain !== servername)
  expect(added).toMatchObject([{ domain, memo: 'shop front' }])
  const { ip_address } = await site.info()
  const records = (await site.dns.list({ domain })).map((one) => `${one.type} ${one.host} ${one.content}`)
  expect(records).toEqual(
    expect.arrayContaining([
      `A ${domain} ${ip_address}`,
      `CNAME www.${domain} ${domain}`,
      `TXT ${domain} v=spf1 mx -all`,
    ]),
  )
  expect(await site.subdomains.list()).toMatchObject([{ subdomain: `blog.${domain}`, memo: 'blog 1' }])
  expect(await site.php.list({ domain })).toContainEqual({ domain, current_version: version })
  expect(await site.mail.list()).toMatchObject([{ mail_address: `info@${domain}`, quota_mb: 3_000 }])
  expect(await site.mail.forwarding(`info@${domain}`)).toMatchObject({
    forwarding_addresses: ['owner@example.org'],
  })
  expect(await site.ftp.list()).toMatchObject([
    { ftp_account: `deploy@${domain}`, directory: `/${domain}/public_html` },
  ])
  expect(await site.cron.list()).toMatchObject([
    { hour: '3', command: `php /home/next01/${domain}/bin/report.php` },
  ])
  expect(await site.databases.list()).toMatchObject([
    { db_name: 'next01_shop1', memo: 'orders 1', granted_users: ['next01_app1'] },
  ])
  expect((await site.databaseUsers.list()).map(({ db_user }) => db_user)).toEqual(['next01_app1'])
  expect(moved.stdout).toMatch(/^(created|changed)/m)
  expect(moved.stdout).toMatch(/^Not moved, unless you name them: hw123456_shop2, /m)
  const again = await old.run('move-a-site', args, env)
  expect(again).toMatchObject({ exitCode: 0, stderr: '' })
  expect(again.stdout).not.toMatch(/^(created|changed)/m)
})

test('without both servers and the key of the new account, it says what it needs', async () => {
  const old = await setUp()
  const { exitCode, stderr, stdout } = await old.run('move-a-site', [domain, oldName])
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toContain('Two servers of one account cannot have one domain')
})
