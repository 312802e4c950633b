import { expect, test } from 'vitest'
import { seededDomain, setUpHosting } from '../../testing/hosting.ts'

const password = 'Correct-Horse-7'
const mail_address = `info@${seededDomain}`
const cron = { minute: '0', hour: '4', day: '*', month: '*', weekday: '*', command: 'true' }
const site = { title: 'Blog', admin_username: 'a', admin_password: password, admin_email: 'a@example.com' }
const record = { domain: seededDomain, host: 'api', type: 'A', content: '192.0.2.1' }

/** A creation of each kind of resource, and the property that contains its name. */
const creations: [route: string, body: object, field: string][] = [
  ['POST /domain', { domain: 'example.org' }, 'domain'],
  ['POST /subdomain', { subdomain: `blog.${seededDomain}` }, 'subdomain'],
  ['POST /ssl', { common_name: `shop.${seededDomain}` }, 'common_name'],
  ['POST /dns', record, 'content'],
  ['POST /ssh/key', { public_key: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIK2n0x' }, 'public_key'],
  ['POST /cron', cron, 'command'],
  ['POST /mail', { mail_address, password }, 'mail_address'],
  ['POST /auto-reply', { domain: seededDomain, mail_address, subject: 'Hi', body: 'Soon.' }, 'mail_address'],
  ['POST /spf', { fqdn: `shop.${seededDomain}` }, 'fqdn'],
  ['POST /wp', { url: seededDomain, ...site }, 'url'],
  ['POST /db', { name_suffix: 'shop' }, 'name_suffix'],
  ['POST /db/user', { name_suffix: 'app', password }, 'name_suffix'],
  ['POST /db/user/hw123456_one/grant', { db_name: 'hw123456_one' }, 'db_name'],
  ['POST /ftp', { ftp_account: `deploy@${seededDomain}`, password }, 'ftp_account'],
]

test.each(creations)(
  '%s %j once more is rejected by the name of its property',
  async (route, body, field) => {
    const { onServer, proveOwnership, sandbox } = await setUpHosting({
      assumptions: { 'repeated-grant': 'duplicate' },
    })
    await proveOwnership('example.org')
    await proveOwnership(seededDomain)
    await sandbox.clock.advance({ minutes: 2 })
    const prepared: [string, object][] = [
      ['POST /subdomain', { subdomain: `shop.${seededDomain}`, ssl: false }],
      ['POST /db', { name_suffix: 'one' }],
      ['POST /db/user', { name_suffix: 'one', password }],
      ...(route === 'POST /auto-reply' ? [creations[6]!.slice(0, 2) as [string, object]] : []),
    ]
    for (const [path, content] of prepared)
      expect(await onServer(path, { body: content }), path).toMatchObject({ status: 200 })
    if (route === 'POST /ssl') await onServer(`DELETE /ssl/shop.${seededDomain}`)
    expect(await onServer(route, { body })).toMatchObject({ status: 200 })
    expect(await onServer(route, { body })).toMatchObject({
      status: 409,
      body: { error: { code: 'OPERATION_ERROR', message: `${field}: exists already.` } },
    })
  },
)

test('with an assumption, a duplicate is a VALIDATION_ERROR', async () => {
  const { onServer } = await setUpHosting({
    assumptions: { 'hosting-duplicates': 'validation-error' },
  })
  const create = () => onServer('POST /db', { body: { name_suffix: 'shop' } })
  expect(await create()).toMatchObject({ status: 200 })
  expect(await create()).toMatchObject({
    status: 422,
    body: { error: { code: 'VALIDATION_ERROR', errors: ['name_suffix: exists already.'] } },
  })
})
