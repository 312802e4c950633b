import type { SpfRecordList } from '@hostwright/types'
import { expect, test } from 'vitest'
import { below, seededDomain, servername, serverPath, setUpHosting } from '../../testing/hosting.ts'

const password = 'Correct-Horse-7'
const subdomain = `shop.${seededDomain}`
const settings = ['smtp-abroad-restriction', 'spam-filter', 'dkim', 'dmarc', 'spf', 'auto-reply']

/** Creates a sandbox with a resource of each kind on the initial domain and on a subdomain. */
async function setUpParts() {
  const { onServer, proveOwnership, ...rest } = await setUpHosting()
  await proveOwnership(seededDomain)
  await onServer('POST /subdomain', { body: { subdomain } })
  const run = async (route: string, body: object) =>
    expect(await onServer(route, { body }), route).toMatchObject({ status: 200 })
  for (const domain of [seededDomain, subdomain]) {
    const mail_address = `info@${domain}`
    await run('POST /mail', { mail_address, password })
    await run('POST /auto-reply', { domain, mail_address, subject: 'Thanks', body: 'Soon.' })
    const conditions = [{ keyword: 'x', field: 'subject', match_type: 'match' }]
    const action = { type: 'trash', target: '', method: 'move' }
    await run('POST /mail-filter', { domain, conditions, action })
    await run(`PUT /spam-filter/${domain}`, { spam_level: 'level_9' })
    await run(`PUT /smtp-abroad-restriction/${domain}`, { abroad_access_restriction: false })
    await run(`PUT /dkim/${domain}`, { enabled: true })
    const policy = { policy: 'reject', report_enabled: true, notification_mail_addresses: [] }
    await run(`PUT /dmarc/${domain}`, policy)
    await run('POST /spf', { fqdn: domain })
    await run('POST /ftp', { ftp_account: `deploy@${domain}`, password })
    const administrator = { admin_username: 'a', admin_password: password, admin_email: 'a@example.com' }
    await run('POST /wp', { url: domain, title: 'Blog', ...administrator })
  }
  return {
    ...rest,
    onServer,
    /** Counts the entries of each list of the server. */
    async count() {
      const counts: Record<string, number> = {}
      for (const list of ['mail', 'mail-filter', 'ftp', 'wp', 'db', 'cron']) {
        const { body } = await onServer<object>(`GET /${list}`)
        counts[list] = Object.values(body).find(Array.isArray)?.length ?? -1
      }
      return counts
    },
    readSettings: async (domain: string) => {
      const read: unknown[] = []
      for (const name of settings) {
        const { status, body } = await onServer(`GET /${name}?domain=${domain}`)
        expect(status, name).toBe(200)
        read.push(body)
      }
      return read
    },
  }
}

const everything = { mail: 2, 'mail-filter': 2, ftp: 2, wp: 2, db: 2, cron: 2 }
const databasesStay = { db: 2, cron: 2 }

test('the counts of the usage are those of the lists', async () => {
  const { call, count } = await setUpParts()
  expect(await count()).toEqual(everything)
  expect(await call(below(serverPath, 'GET /server-info/usage'))).toMatchObject({
    body: { counts: { mail_accounts: 2, ftp_accounts: 2, mysql_databases: 2 } },
  })
})

test('deleting a domain deletes its resources and those of its subdomains', async () => {
  const { onServer, addDomain, count, readSettings } = await setUpParts()
  await onServer(`DELETE /domain/${seededDomain}`)
  expect(await count()).toEqual({ mail: 0, 'mail-filter': 0, ftp: 0, wp: 0, ...databasesStay })
  expect(await addDomain(seededDomain)).toMatchObject({ status: 200 })
  await addDomain('example.org')
  const asNew = JSON.stringify(await readSettings('example.org')).replaceAll('example.org', seededDomain)
  expect(JSON.stringify(await readSettings(seededDomain))).toBe(asNew)
})

test('deleting a subdomain deletes its resources and its DKIM record', async () => {
  const { onServer, count } = await setUpParts()
  const readRecords = async () => JSON.stringify((await onServer('GET /dns')).body)
  expect(await readRecords()).toContain('default._domainkey.shop')
  await onServer(`DELETE /subdomain/${subdomain}`)
  expect(await count()).toEqual({ mail: 1, 'mail-filter': 1, ftp: 1, wp: 1, ...databasesStay })
  const left = await readRecords()
  expect(left).toContain('default._domainkey')
  expect(left).not.toContain('default._domainkey.shop')
})

test.each([
  ['web', { ...everything, mail: 1, 'mail-filter': 1, ftp: 1, wp: 0 }],
  ['other', { ...everything, mail: 0, 'mail-filter': 0, ftp: 0 }],
  ['all', { ...everything, mail: 0, 'mail-filter': 0, ftp: 0, wp: 0 }],
])('a reset of type %s deletes the resources of that type', async (type, left) => {
  const { onServer, count } = await setUpParts()
  expect(await onServer(`POST /domain/${seededDomain}/reset`, { body: { type } })).toMatchObject({
    status: 200,
  })
  expect(await count()).toEqual(left)
})

test('a reset of type other deletes mail settings; one of type web keeps them', async () => {
  const { onServer, addDomain, readSettings } = await setUpParts()
  await addDomain('example.org')
  const asNew = JSON.stringify(await readSettings('example.org')).replaceAll('example.org', seededDomain)
  // Some settings are shown as lists, which also contain those of the subdomain.
  const isOwn = (setting: { fqdn?: string; domain?: string }) =>
    setting.fqdn === seededDomain || setting.domain === seededDomain
  const ofDomain = (read: unknown[]) =>
    read.map(
      (body) =>
        Object.values(body as object)
          .find(Array.isArray)
          ?.filter(isOwn) ?? body,
    )
  const before = await readSettings(seededDomain)
  await onServer(`POST /domain/${seededDomain}/reset`, { body: { type: 'web' } })
  expect(ofDomain(await readSettings(seededDomain))).toEqual(ofDomain(before))
  await onServer(`POST /domain/${seededDomain}/reset`, { body: { type: 'other' } })
  const left = ofDomain(await readSettings(seededDomain))
  expect(left).toEqual(ofDomain(JSON.parse(asNew) as unknown[]))
  expect(left).toHaveLength(settings.length)
  for (const [index, setting] of ofDomain(before).entries())
    expect(left[index], settings[index]).not.toEqual(setting)
})

test('deleting a subdomain deletes its SPF record, and no other TXT record', async () => {
  const { onServer } = await setUpParts()
  await onServer('POST /dns', {
    body: { domain: seededDomain, host: 'shop', type: 'TXT', content: 'a note' },
  })
  const names = async () => {
    const { body } = await onServer<SpfRecordList>(`GET /spf?domain=${seededDomain}`)
    return body.spf_settings?.map(({ fqdn }) => fqdn)
  }
  expect(await names()).toEqual([seededDomain, subdomain])
  await onServer(`DELETE /subdomain/${subdomain}`)
  expect(await names()).toEqual([seededDomain])
  expect(JSON.stringify((await onServer('GET /dns')).body)).toContain('a note')
})

test('a resource without a memo has an empty one', async () => {
  const { onServer, addDomain } = await setUpHosting()
  await addDomain('example.org')
  const administrator = { admin_username: 'a', admin_password: password, admin_email: 'a@example.com' }
  const made = [
    ['/subdomain', { subdomain: 'shop.example.org' }],
    ['/mail', { mail_address: `info@${servername}`, password }],
    ['/ftp', { ftp_account: 'deploy@example.org', password }],
    ['/wp', { url: 'example.org', title: 'Blog', ...administrator }],
  ] as const
  for (const [path, body] of made)
    expect(await onServer(`POST ${path}`, { body }), path).toMatchObject({ status: 200 })
  for (const path of ['/domain', ...made.map(([its]) => its)]) {
    const { body } = await onServer<object>(`GET ${path}`)
    const list = Object.values(body).find(Array.isArray) as { memo: string }[]
    expect(list.at(-1), path).toMatchObject({ memo: '' })
  }
})
