import { createHosting, type Site } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { applyPlan, NotAllowedError, parseDesired, type Plan, planAccount } from '../index.ts'
import { toDigest } from '../engine/to-digest.ts'
import { type Scene, setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const on = `hosting/${server}`
const password = 'Correct-Horse-7'

interface Stage extends Scene {
  readonly site: Site
}

/** Sets up an account on which domains need no proof. */
async function setUpSite(): Promise<Stage> {
  const scene = await setUp({ assumptions: { 'ownership-check': 'no-record-needed' } })
  return { ...scene, site: createHosting(scene.client).server(server) }
}

const plan = ({ client }: Scene, hosting: object): Promise<Plan> =>
  planAccount(client, parseDesired({ version: 1, hosting: { [server]: hosting } }))

type Edit = (change: Plan['changes'][number]) => object

/** Edits the changes of a plan and gives it the digest of its new content. */
async function edit(
  { digest: _, ...parts }: Plan,
  change: Edit,
  more: readonly object[] = [],
): Promise<Plan> {
  const edited = { ...parts, changes: [...more, ...parts.changes.map((one) => ({ ...one, ...change(one) }))] }
  return { ...edited, digest: await toDigest(JSON.parse(JSON.stringify(edited))) } as Plan
}

const records = [{ host: '@', type: 'A', content: '203.0.113.10' }]
const pruned = { domains: { 'example.com': { dns: { prune: true, records } } } }
const newDomain = { domains: { 'new.example': { dns: { prune: true, records } } } }

async function addRecords({ site }: Stage): Promise<void> {
  for (const host of ['a', 'b', 'c', 'd'])
    await site.dns.create({ domain: 'example.com', host, type: 'A', content: '203.0.113.1' })
}

test('deletions that an edited plan says are inside something new still need their allowance', async () => {
  const scene = await setUpSite()
  await addRecords(scene)
  const edited = await edit(await plan(scene, pruned), () => ({
    inside: [`${on}/domains/example.com`],
    needs: [],
    destroys: [],
  }))
  scene.requests.length = 0
  await expect(applyPlan(edited, { client: scene.client, allow: ['many~**'] })).rejects.toThrow(
    NotAllowedError,
  )
  expect(scene.writes()).toEqual([])
})

test('an edited plan that creates a domain which exists deletes none of its records', async () => {
  const scene = await setUpSite()
  await addRecords(scene)
  const { changes } = await plan(scene, newDomain)
  const creation = changes.find(({ at }) => at.kind === 'domains')!
  const inside = [`${on}/domains/example.com`]
  const edited = await edit(await plan(scene, pruned), () => ({ inside }), [
    {
      ...creation,
      address: `${on}/domains/example.com`,
      at: { ...creation.at, domain: 'example.com', site: 'example.com', name: 'example.com' },
      after: {},
    },
  ])
  scene.requests.length = 0
  await applyPlan(edited, { client: scene.client, allow: ['many~**'], onSurprise: 'skip' }).catch(
    () => undefined,
  )
  expect(scene.requests.filter((line) => line.startsWith('DELETE'))).toEqual([])
})

test('an edited plan does not delete an old mailbox as one of a new domain', async () => {
  const scene = await setUpSite()
  await scene.site.mail.create({ mail_address: 'boss@example.com', password })
  const { changes } = await plan(scene, newDomain)
  const creation = changes.find(({ at }) => at.kind === 'domains')!
  const deletion = await plan(scene, { domains: { 'example.com': { mail: { prune: true, accounts: {} } } } })
  const edited = await edit(
    deletion,
    ({ at }) => ({ at: { ...at, domain: 'new.example', site: 'new.example' }, inside: [creation.address] }),
    [creation],
  )
  await applyPlan(edited, { client: scene.client, allow: ['many~**'], onSurprise: 'skip' }).catch(
    () => undefined,
  )
  expect(await scene.site.mail.list()).toHaveLength(1)
})

test('a domain that a colleague added after the plan keeps its records', async () => {
  const scene = await setUpSite()
  const planned = await plan(scene, newDomain)
  await scene.site.domains.create({ domain: 'new.example' })
  const before = await scene.site.dns.list({ domain: 'new.example' })
  await applyPlan(planned, { client: scene.client, onSurprise: 'skip' }).catch(() => undefined)
  const types = (await scene.site.dns.list({ domain: 'new.example' })).map(({ type }) => type)
  expect(types).toEqual(expect.arrayContaining(before.map(({ type }) => type)))
})

test('a domain that a colleague adds during the apply keeps its records', async () => {
  const scene = await setUpSite()
  const planned = await plan(scene, newDomain)
  let isAdded = false
  const client = scene.connect({
    async fetch(request) {
      if (request.method === 'POST' && request.url.endsWith('/domain') && !isAdded) {
        isAdded = true
        await scene.site.domains.create({ domain: 'new.example' })
      }
      return scene.sandbox.fetch(request)
    },
  })
  const { left } = await applyPlan(planned, { client })
  expect(left).toContain(`${on}/dns/new.example MX new.example`)
  expect((await scene.site.dns.list({ domain: 'new.example' })).map(({ type }) => type)).toContain('MX')
})

test('a plan that was killed after it created a domain goes on inside it without an allowance', async () => {
  const scene = await setUpSite()
  const planned = await plan(scene, newDomain)
  const killed = new AbortController()
  const client = scene.connect({
    async fetch(request) {
      const response = await scene.sandbox.fetch(request)
      if (request.method === 'POST' && request.url.endsWith('/domain')) killed.abort(new Error('killed'))
      return response
    },
  })
  await expect(applyPlan(planned, { client, signal: killed.signal })).rejects.toThrow('killed')
  await applyPlan(planned, { client: scene.client })
  expect((await scene.site.dns.list({ domain: 'new.example' })).map(({ type }) => type)).not.toContain('MX')
})

test('a grant is inside a new user only if its database is new too', async () => {
  const scene = await setUpSite()
  await scene.site.databases.create({ name_suffix: 'old' })
  const { changes } = await plan(scene, {
    databases: { old: {}, shop: {} },
    database_users: { app: { password: { env: 'P' }, grants: ['old', 'shop'] } },
  })
  const insides = changes.filter(({ at }) => at.kind === 'grants').map(({ inside }) => inside)
  expect(insides).toEqual([undefined, [`${on}/database_users/app`, `${on}/databases/shop`]])
})
