import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, exportAccount, parseDesired, type Plan, planAccount } from '../index.ts'
import type { Scene } from '../testing/set-up.ts'
import { domain, type Given, servername, setUpZone } from '../testing/set-up-zone.ts'

// The sandbox rejects this host. Another program may have made a record of it on the account.
const odd = '_a(?[b]'
const address = `hosting/${servername}/dns/${odd}.${domain} TXT text`
const unnamed = { address, managedBy: null, kept: 'unnamed' }
const records: readonly Given[] = [
  { host: 'odd', type: 'TXT', content: 'text' },
  { host: 'www', type: 'A', content: '192.0.2.1' },
]

/** Creates an account that lists a record whose host is no domain name. */
async function setUpOdd(): Promise<Scene> {
  const scene = await setUpZone(records)
  const client = scene.connect({
    async fetch(request) {
      const response = await scene.sandbox.fetch(request)
      return new Response((await response.text()).replaceAll('"host":"odd', `"host":"${odd}`), response)
    },
  })
  return { ...scene, client }
}

function planDns({ client }: Scene, zone: object, rest: object = {}): Promise<Plan> {
  const domains = { [domain]: { dns: zone } }
  return planAccount(client, parseDesired({ version: 1, hosting: { [servername]: { domains, ...rest } } }))
}

test('a record whose host is no domain name stays, also with prune, and is listed as one that no file can name', async () => {
  const scene = await setUpOdd()
  const plan = await planDns(scene, { prune: true, records: [{ ...records[1], content: '192.0.2.2' }] })
  expect(plan.changes.map(({ action }) => action)).toEqual(['update'])
  expect(plan.unmanaged).toEqual([unnamed])
  await applyPlan(plan, { client: scene.client })
  const left = await createHosting(scene.client).server(servername).dns.list({ domain })
  expect(left.map(({ host, content }) => [host.split('.')[0], content])).toEqual([
    [odd, 'text'],
    ['www', '192.0.2.2'],
  ])
})

test('an export leaves such a record out, and a plan of the export is empty', async () => {
  const { client } = await setUpOdd()
  const desired = parseDesired(await exportAccount(client, { prune: true }))
  expect(desired.hosting?.[servername]?.domains?.[domain]?.dns?.records).toEqual([
    expect.objectContaining(records[1]!),
  ])
  const plan = await planAccount(client, desired)
  expect(plan.changes).toEqual([])
  expect(plan.unmanaged).toContainEqual(unnamed)
})

test('the deletion of a domain names such a record, which goes with it', async () => {
  const { client } = await setUpOdd()
  const desired = parseDesired({
    version: 1,
    hosting: { [servername]: { prune: ['domains'], domains: {} } },
  })
  const { changes } = await planAccount(client, desired)
  expect(changes.find(({ address: one }) => one.endsWith(`/domains/${domain}`))?.destroys).toContain(address)
})

test('a plan of a mailbox needs no other record of the zone than its own', async () => {
  const { client } = await setUpOdd()
  const mail = { accounts: { new: { password: { env: 'P' }, quota_mb: 100 } } }
  const desired = parseDesired({
    version: 1,
    hosting: { [servername]: { domains: { [domain]: { mail } } } },
  })
  const { changes } = await planAccount(client, desired)
  expect(changes.map(({ address: one }) => one)).toContain(`hosting/${servername}/mail/new@${domain}`)
})
