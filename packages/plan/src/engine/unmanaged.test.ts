import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { type DesiredHosting, type Plan, planAccount } from '../index.ts'
import { setUp, type Scene } from '../testing/set-up.ts'

const servername = 'hw123456.example.jp'
const domain = 'example.com'
const install = {
  url: `https://${domain}/blog`,
  title: 'Blog',
  admin_username: 'editor',
  admin_password: 'Correct-Horse-7',
  admin_email: `info@${domain}`,
}
const job = { minute: '0', hour: '3', day: '*', month: '*', weekday: '*', command: 'php a.php' }

/** Adds resources that nobody needs beside those that settings and a WordPress installation have made. */
async function build(): Promise<Scene> {
  const scene = await setUp()
  const site = createHosting(scene.client).server(servername)
  await site.wordpress.install(install)
  await site.databases.create({ name_suffix: 'shop' })
  await site.cron.create(job)
  await site.spf.create(domain)
  await site.dkim.set(domain, true)
  await site.dmarc.update(domain, { policy: 'none', report_enabled: false, notification_mail_addresses: [] })
  await site.dns.create({ domain, host: 'old', type: 'A', content: '192.0.2.1' })
  await site.dns.create({ domain, host: 's1._domainkey', type: 'CNAME', content: 's1.mail.example' })
  return scene
}

const plan = ({ client }: Scene, isPruned: boolean): Promise<Plan> => {
  const server: DesiredHosting = {
    prune: isPruned ? ['databases', 'database_users', 'cron'] : [],
    databases: {},
    database_users: {},
    cron: [],
    domains: { [domain]: { dns: { prune: isPruned, records: [] } } },
  }
  return planAccount(client, { version: 1, hosting: { [servername]: server } })
}

test('unmanaged resources of which a plan says that prune would delete them are those that it deletes', async () => {
  const scene = await build()
  const { unmanaged } = await plan(scene, false)
  const pruned = await plan(scene, true)
  const deleted = pruned.changes.filter(({ action }) => action === 'delete').map(({ address }) => address)
  const said = unmanaged.filter(({ kept }) => kept === 'prune').map(({ address }) => address)
  expect(said).toEqual(expect.arrayContaining([expect.stringContaining('old.example.com A')]))
  expect(deleted).toEqual(expect.arrayContaining(said))
  const open = unmanaged.filter(({ kept }) => kept === 'unlisted').map(({ address }) => address)
  expect(open).toEqual(expect.arrayContaining([expect.stringContaining('default._domainkey.example.com')]))
})

test('a plan says of no resource that the service needs that prune would delete it', async () => {
  const scene = await build()
  const { unmanaged } = await plan(scene, false)
  const needed = (await plan(scene, true)).unmanaged.map(({ address }) => address)
  expect(needed.length).toBeGreaterThan(3)
  const said = unmanaged.filter(({ kept }) => kept === 'prune').map(({ address }) => address)
  expect(said.filter((address) => needed.includes(address))).toEqual([])
})
