import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { ApplyError, applyPlan, type DesiredHosting, planAccount } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

const server = 'hw123456.example.jp'
const running = { minute: '5', hour: '4', day: '*', month: '*', weekday: '*', command: 'nightly' }
const job = { ...running, enabled: false }
const spf = { spf_record: 'v=spf1 -all' }

test.each<[string, 'updateCronJob' | 'updateSpfRecord', DesiredHosting]>([
  ['a cron job that is created and then switched off', 'updateCronJob', { cron: [job] }],
  ['an SPF record that is created and then set', 'updateSpfRecord', { domains: { 'example.com': { spf } } }],
])(
  '%s: after the second request was rejected twice, the same plan continues',
  async (_, operationId, hosting) => {
    const { client, sandbox, writes } = await setUp()
    const plan = await planAccount(client, { version: 1, hosting: { [server]: hosting } })
    sandbox.faults.add({ operationId, effect: { status: 403, code: 'FORBIDDEN' }, times: 2 })
    await expect(applyPlan(plan, { client, allow: ['expose'] })).rejects.toThrow(ApplyError)
    await expect(applyPlan(plan, { client, allow: ['expose'] })).rejects.toThrow(ApplyError)
    await expect(applyPlan(plan, { client, allow: ['expose'] })).resolves.toMatchObject({
      done: [plan.changes[0]!.address],
    })
    expect(writes()).toHaveLength(4)
    expect((await planAccount(client, plan.desired)).changes).toEqual([])
  },
)

test.each<[string, 'updateCronJob' | 'updateSpfRecord', DesiredHosting, string]>([
  ['a cron job that runs', 'updateCronJob', { cron: [job] }, `hosting/${server}/cron/5 4 * * * nightly`],
  [
    'the SPF text of the service',
    'updateSpfRecord',
    { domains: { 'example.com': { spf } } },
    `hosting/${server}/spf/example.com`,
  ],
])(
  '%s, because the second request was rejected: the error names the half-made change, and a new plan completes it',
  async (_, operationId, hosting, address) => {
    const { client, sandbox } = await setUp()
    const plan = await planAccount(client, { version: 1, hosting: { [server]: hosting } })
    sandbox.faults.add({ operationId, effect: { status: 403, code: 'FORBIDDEN' } })
    const failure = applyPlan(plan, { client, allow: ['expose'] })
    await expect(failure).rejects.toThrow(`half made, without ${operationId}: ${address}`)
    await expect(failure).rejects.toMatchObject({
      halfMade: [{ address, missing: [operationId], isPutBack: false }],
    })
    const next = await planAccount(client, plan.desired)
    expect(next.changes).toMatchObject([{ address, action: 'update', operations: [{ operationId }] }])
    await applyPlan(next, { client, allow: next.needs })
    expect((await planAccount(client, plan.desired)).changes).toEqual([])
  },
)

test('a change of one request that was rejected is not told as half made', async () => {
  const { client, sandbox } = await setUp()
  const plan = await planAccount(client, { version: 1, hosting: { [server]: { cron: [running] } } })
  sandbox.faults.add({ operationId: 'createCronJob', effect: { status: 403, code: 'FORBIDDEN' } })
  await expect(applyPlan(plan, { client, allow: ['expose'] })).rejects.toMatchObject({ halfMade: [] })
})

test('a creation whose only request was rejected is not taken for the one of a colleague', async () => {
  const { client, sandbox } = await setUp()
  const plan = await planAccount(client, { version: 1, hosting: { [server]: { cron: [job] } } })
  sandbox.faults.add({ operationId: 'createCronJob', effect: { status: 403, code: 'FORBIDDEN' } })
  await expect(applyPlan(plan, { client, allow: ['expose'] })).rejects.toThrow(ApplyError)
  await createHosting(client).server(server).cron.create(running)
  await expect(applyPlan(plan, { client, allow: ['expose'] })).rejects.toThrow('has changed')
})

test('a deletion that finds its resource gone is made: applied again, the plan leaves what has that name since', async () => {
  const scene = await setUp()
  const { databases } = createHosting(scene.client).server(server)
  const { db_name } = await databases.create({ name_suffix: 'shop', memo: 'former' })
  let isFirst = true
  const client = scene.connect({
    async fetch(request) {
      // A colleague deletes the database between the last read and the request.
      if (request.method === 'DELETE' && isFirst) {
        isFirst = false
        await databases.delete(db_name)
      }
      return scene.sandbox.fetch(request)
    },
  })
  const hosting = { [server]: { prune: ['databases' as const], databases: {} } }
  const plan = await planAccount(client, { version: 1, hosting })
  const allow = ['delete', 'many~**']
  expect(await applyPlan(plan, { client, allow })).toMatchObject({ done: [], writes: 1 })
  await databases.create({ name_suffix: 'shop', memo: 'new' })
  expect(await applyPlan(plan, { client, allow })).toMatchObject({ done: [], changedSince: [], writes: 0 })
  expect((await databases.list()).map(({ memo }) => memo)).toEqual(['new'])
})

test('a deletion that an apply finds made is not made later, of another resource with the same name', async () => {
  const scene = await setUp()
  const site = createHosting(scene.client).server(server)
  const password = 'Correct-Horse-7'
  const { db_name } = await site.databases.create({ name_suffix: 'shop' })
  const { db_user } = await site.databaseUsers.create({ name_suffix: 'app', password })
  await site.databaseUsers.grant(db_user, db_name)
  const client = scene.connect({
    async fetch(request) {
      const response = await scene.sandbox.fetch(request)
      // A colleague deletes the user after the plan has deleted the database.
      if (request.method === 'DELETE') await site.databaseUsers.delete(db_user)
      return response
    },
  })
  const pruned: DesiredHosting = {
    prune: ['databases', 'database_users'],
    databases: {},
    database_users: {},
  }
  const plan = await planAccount(client, { version: 1, hosting: { [server]: pruned } })
  const allow = ['delete', 'many~**']
  expect(await applyPlan(plan, { client, allow })).toMatchObject({ writes: 1 })
  await site.databaseUsers.create({ name_suffix: 'app', password })
  expect(await applyPlan(plan, { client, allow })).toMatchObject({ done: [], writes: 0 })
  expect((await site.databaseUsers.list()).map((user) => user.db_user)).toEqual([db_user])
})
