import { join } from 'node:path'
import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { setUp, type Stage } from './example-stage.ts'

const domain = 'example.com'
const password = 'Correct-Horse-7'
const oldName = 'hw123456.example.jp'

/**
 * Adds twenty sites to one server, each with a mailbox, an FTP account, a database and a job. The first is moved later.
 */
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

/** Adds the settings that only the moved site has. */
async function addSettings({ site }: Stage): Promise<string> {
  await site.dns.create({ domain, host: '@', type: 'TXT', content: 'v=spf1 mx -all', ttl: 300 })
  await site.domains.update(domain, { memo: 'shop front' })
  await site.mail.setForwarding(`info@${domain}`, { forwarding_addresses: ['owner@example.org'] })
  const [version] = Object.keys(await site.php.available())
  await site.php.set(domain, version!)
  return version!
}

async function expectMoved({ client }: Stage, servername: string, version: string): Promise<void> {
  const site = createHosting(client).server(servername)
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
  const { forwarding_addresses } = await site.mail.forwarding(`info@${domain}`)
  expect(forwarding_addresses).toEqual(['owner@example.org'])
  const deploy = { ftp_account: `deploy@${domain}`, directory: `/${domain}/public_html` }
  expect(await site.ftp.list()).toMatchObject([deploy])
  const command = `php /home/next01/${domain}/bin/report.php`
  expect(await site.cron.list()).toMatchObject([{ hour: '3', command }])
  const shop = { db_name: 'next01_shop1', memo: 'orders 1', granted_users: ['next01_app1'] }
  expect(await site.databases.list()).toMatchObject([shop])
  expect((await site.databaseUsers.list()).map(({ db_user }) => db_user)).toEqual(['next01_app1'])
}

const save = ['save', domain, oldName, 'site.json', 'shop1']

test('one site of twenty is set up in another account as it was; run again, nothing changes', async () => {
  const old = await setUp()
  const next = await setUp()
  await addSites(old)
  const version = await addSettings(old)
  const servername = await orderServer(next)
  await next.site.domains.delete(domain)
  const before = await old.site.usage()
  const saved = await old.run('move-a-site', save)
  expect(saved).toMatchObject({ exitCode: 0, stderr: '' })
  expect(saved.stdout).toContain('not in it: shop2, shop3, ')
  expect(await old.site.usage()).toEqual(before)

  const apply = ['apply', join(old.folder, 'site.json'), servername]
  expect(await next.run('move-a-site', apply)).toMatchObject({ exitCode: 0, stderr: '' })
  await expectMoved(next, servername, version)
  const again = await next.run('move-a-site', apply)
  expect(again).toMatchObject({ exitCode: 0, stderr: '', stdout: '0 changes made, 0 left\n' })
})

test('within one account the move fails and names the old server until the site is deleted there', async () => {
  const stage = await setUp()
  await addSites(stage)
  const version = await addSettings(stage)
  const servername = await orderServer(stage)
  await stage.run('move-a-site', save)
  const apply = ['apply', 'site.json', servername]
  const tooSoon = await stage.run('move-a-site', apply)
  expect(tooSoon).toMatchObject({ exitCode: 1, stdout: expect.stringContaining(oldName) })
  await stage.site.domains.delete(domain)
  await stage.sandbox.clock.advance({ minutes: 1 })
  expect(await stage.run('move-a-site', apply)).toMatchObject({ exitCode: 0, stderr: '' })
  await expectMoved(stage, servername, version)
  expect((await stage.site.domains.list()).filter((one) => one.domain.startsWith('site'))).toHaveLength(19)
})

test('without a step the program prints its usage, and a database that does not exist is named', async () => {
  const { run } = await setUp()
  const { stderr, ...rest } = await run('move-a-site', [domain, oldName])
  expect({ usage: stderr.slice(0, 7), ...rest }).toMatchObject({ usage: 'Usage: ', exitCode: 2, stdout: '' })
  expect((await run('move-a-site', save)).stderr).toContain('no database with the suffix shop1')
})
