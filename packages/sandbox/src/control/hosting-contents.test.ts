import { expect, test } from 'vitest'
import { setUpHosting, servername } from '../testing/hosting.ts'
import { setUpControl } from '../testing/set-up-control.ts'
import { startAt } from '../testing/set-up.ts'

const dayMs = 24 * 3_600_000
const password = 'Correct-Horse-7'
const ascii = 'xn--wgv71a119e.example'

test('a hosting server has its domains with what belongs to each, in the letters that people read', async () => {
  const { sandbox, onServer, addDomain } = await setUpHosting()
  await addDomain(ascii)
  await onServer('POST /subdomain', { body: { subdomain: `shop.${ascii}` } })
  await onServer('POST /mail', { body: { mail_address: `info@shop.${ascii}`, password } })
  const [initial, seeded, added] = sandbox.contents(servername).domains
  expect(initial).toMatchObject({ name: servername, addedAt: startAt - 31 * dayMs, certificateEndsAt: null })
  expect(seeded).toMatchObject({
    name: 'example.com',
    addedAt: startAt - 30 * dayMs,
    certificateEndsAt: startAt + 60 * dayMs,
    mailAddresses: [],
    dnsRecords: [
      { host: '@', type: 'A' },
      { host: 'www', type: 'CNAME', content: 'example.com' },
    ],
  })
  expect(added).toMatchObject({
    ascii,
    name: '日本語.example',
    addedAt: startAt,
    subdomains: [{ ascii: `shop.${ascii}`, name: 'shop.日本語.example' }],
    mailAddresses: ['info@shop.日本語.example'],
  })
})

test('a name with records before it is added, as its proof needs, has no time', async () => {
  const { sandbox, proveOwnership } = await setUpHosting()
  await proveOwnership('example.org')
  expect(sandbox.contents(servername).domains.at(-1)).toMatchObject({
    name: 'example.org',
    addedAt: null,
    dnsRecords: [{ host: '_ownership-verify', type: 'TXT' }],
  })
})

test('a database has its users', async () => {
  const { sandbox, onServer } = await setUpHosting()
  await onServer('POST /db', { body: { name_suffix: 'shop' } })
  await onServer('POST /db/user', { body: { name_suffix: 'app', password } })
  expect(sandbox.contents(servername).databases).toEqual([{ db_name: 'hw123456_shop', users: [] }])
  await onServer('POST /db/user/hw123456_app/grant', { body: { db_name: 'hw123456_shop' } })
  expect(sandbox.contents(servername).databases).toEqual([
    { db_name: 'hw123456_shop', users: ['hw123456_app'] },
  ])
})

test('the control plane returns the same, and 404 for an unknown server', async () => {
  const { sandbox, control } = await setUpControl()
  expect(await control('readHostingContents', undefined, servername)).toMatchObject({
    status: 200,
    body: sandbox.contents(servername),
  })
  expect((await control('readHostingContents', undefined, 'none.example.jp')).status).toBe(404)
})
