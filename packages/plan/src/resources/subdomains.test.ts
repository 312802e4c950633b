import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'

test('a subdomain that the file lacks is listed as unmanaged, also if the file has none: prune would delete it', async () => {
  const { client } = await setUp()
  await createHosting(client).server(server).subdomains.create({ subdomain: 'shop.example.com' })
  const domains = { 'example.com': { subdomains: {} } }
  const kept = await planAccount(client, { version: 1, hosting: { [server]: { domains } } })
  const address = `hosting/${server}/subdomains/shop.example.com`
  expect(kept).toMatchObject({ changes: [], foreign: [{ address, kept: 'prune' }] })
  const pruned = await planAccount(client, {
    version: 1,
    hosting: { [server]: { prune: ['subdomains'], domains } },
  })
  expect(pruned.changes).toMatchObject([{ address, action: 'delete' }])
})
