import { createHosting, type Site } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { applyPlan, NotAllowedError, parseDesired, type Plan, planAccount } from '../index.ts'
import { toDigest } from '../engine/to-digest.ts'
import { type Scene, setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const on = `hosting/${server}`
type Parts = Omit<Plan, 'digest'>

/** Gives an edited plan the digest of its new content. */
async function edit({ digest: _, ...parts }: Plan, change: (parts: Parts) => Parts): Promise<Plan> {
  const edited = change(parts)
  return { ...edited, digest: await toDigest(JSON.parse(JSON.stringify(edited))) }
}

const plan = ({ client }: Scene, file: object): Promise<Plan> =>
  planAccount(client, parseDesired({ version: 1, ...file }))

async function addDatabases(site: Site, names: readonly string[]): Promise<void> {
  for (const name_suffix of names) await site.databases.create({ name_suffix })
}

test.each([
  ['of a database is that of another one', `${on}/databases/old`],
  ['of a database names another kind', `${on}/ftp/shop`],
  ['of a database is on a server that is not there', 'hosting/hw999999.example.jp/databases/shop'],
])('an edited plan whose address %s is rejected, and nothing is sent', async (_, address) => {
  const scene = await setUp()
  await addDatabases(createHosting(scene.client).server(server), ['shop'])
  const made = await plan(scene, { hosting: { [server]: { prune: ['databases'], databases: {} } } })
  const edited = await edit(made, (parts) => ({
    ...parts,
    changes: parts.changes.map((one) => ({ ...one, address })),
  }))
  scene.requests.length = 0
  const applied = applyPlan(edited, { client: scene.client, allow: [`delete:${address}`] })
  await expect(applied).rejects.toThrow('names another place than its `at`')
  expect(scene.writes()).toEqual([])
})

const shop = { records: [{ host: 'shop', type: 'A', content: '192.0.2.1' }] } as const
const sales = { sales: { password: { generate: 24 } } } as const
test.each<[string, object, object]>([
  ['another database', { databases: { app: {} } }, { name_suffix: 'other' }],
  ['another host', { domains: { 'example.com': { dns: shop } } }, { host: 'free' }],
  ['a record of another type', { domains: { 'example.com': { dns: shop } } }, { type: 'TXT' }],
  ['a host that is no text', { domains: { 'example.com': { dns: shop } } }, { host: 7 }],
  [
    'another mailbox',
    { domains: { 'example.com': { mail: { accounts: sales } } } },
    { mail_address: 'a@example.com' },
  ],
  [
    'another subdomain',
    { domains: { 'example.com': { subdomains: { blog: {} } } } },
    { subdomain: 'a.example.com' },
  ],
  [
    'another FTP account',
    { ftp: { 'a@example.com': { ...sales.sales, directory: '/' } } },
    { ftp_account: 'b@example.com' },
  ],
])(
  'an edited plan that would write %s than its address names is rejected, and nothing is sent',
  async (_, file, more) => {
    const scene = await setUp()
    const made = await plan(scene, { hosting: { [server]: file } })
    const edited = await edit(made, (parts) => ({
      ...parts,
      changes: parts.changes.map((one) => ({ ...one, after: { ...(one.after as object), ...more } })),
    }))
    scene.requests.length = 0
    const applied = applyPlan(edited, { client: scene.client, allow: ['expose', 'interrupt'] })
    await expect(applied).rejects.toThrow('would write another resource than its address')
    expect(scene.writes()).toEqual([])
  },
)

test('an edited plan that shows one VPS and stops another is rejected', async () => {
  const scene = await setUp()
  const servers = await createVps(scene.client).servers()
  const made = await plan(scene, { vps: { [servers[0]!.name]: { power: 'stopped' } } })
  const edited = await edit(made, (parts) => ({
    ...parts,
    changes: parts.changes.map((one) => ({ ...one, address: 'vps/web-99/power' })),
  }))
  scene.requests.length = 0
  const applied = applyPlan(edited, { client: scene.client, allow: ['interrupt:vps/web-99/power'] })
  await expect(applied).rejects.toThrow('vps/web-99/power')
  expect(scene.writes()).toEqual([])
})

test('a plan of a VPS that was renamed since is rejected, and says its new name', async () => {
  const scene = await setUp()
  const vps = createVps(scene.client)
  const [first] = await vps.servers()
  const made = await plan(scene, { vps: { [first!.name]: { power: 'stopped' } } })
  await vps.server(first!.uuid).setName('web-77')
  await expect(applyPlan(made, { client: scene.client, allow: made.needs })).rejects.toThrow(
    `"vps/${first!.name}/power" is of a VPS that is now named web-77: plan again`,
  )
})

test('a plan without its `many` in needs still wants it, if a section loses all of its entries', async () => {
  const scene = await setUp()
  await addDatabases(createHosting(scene.client).server(server), ['a', 'b', 'c'])
  const made = await plan(scene, { hosting: { [server]: { prune: ['databases'], databases: {} } } })
  expect(made.needs).toContain(`many:${on}/databases`)
  const edited = await edit(made, (parts) => ({
    ...parts,
    needs: parts.needs.filter((need) => !need.startsWith('many')),
    changes: parts.changes.map((one) => ({ ...one, inside: [`${on}/domains/example.com`] })),
  }))
  scene.requests.length = 0
  await expect(applyPlan(edited, { client: scene.client, allow: ['delete'] })).rejects.toThrow(
    NotAllowedError,
  )
  expect(scene.writes()).toEqual([])
  await applyPlan(edited, { client: scene.client, allow: ['delete', 'many~**'] })
  expect(scene.writes()).toHaveLength(3)
})
