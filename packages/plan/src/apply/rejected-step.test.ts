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
