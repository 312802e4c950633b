import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'
import { expect, test } from 'vitest'
import { ApplyError, applyPlan, type Desired, planAccount, StalePlanError } from '../index.ts'
import { setUp } from '../testing/set-up.ts'

test('a stop that takes longer than the apply waits is continued by the next one, and is not a change of the account', async () => {
  const { client, sandbox, writes } = await setUp()
  sandbox.transitions.set('power', { mode: 'held' })
  const plan = await planAccount(client, { version: 1, vps: { 'web-01': { power: 'stopped' } } })
  const apply = { client, allow: ['interrupt~**'] }
  await expect(applyPlan(plan, apply)).rejects.toThrow(ApplyError)
  await expect(applyPlan(plan, apply)).rejects.toThrow(ApplyError)
  sandbox.transitions.set('power', { mode: 'usual' })
  await expect(applyPlan(plan, apply)).resolves.toMatchObject({ changedSince: [] })
  expect(writes()).toHaveLength(1)
  const { changes } = await planAccount(client, plan.desired)
  expect(changes).toEqual([])
})

test('an operation of another program that does not end is a change of the account', async () => {
  const { client, sandbox } = await setUp()
  sandbox.transitions.set('power', { mode: 'held' })
  const plan = await planAccount(client, { version: 1, vps: { 'web-01': { power: 'stopped' } } })
  const [first] = await createVps(client).servers()
  await createVps(client).server(first!.uuid).power.reboot()
  await expect(applyPlan(plan, { client, allow: ['interrupt~**'] })).rejects.toThrow(StalePlanError)
})

test.each(['setup_pending', 'suspended'])(
  'only the memo of a hosting server that is %s is changed, and the plan says why',
  async (status) => {
    const { client, sandbox } = await setUp()
    sandbox.transitions.set('hosting', { mode: 'held' })
    const { orders, servers } = createHosting(client)
    const order = { server_id: 'shop2', plan_id: 'standard', period: 12 } as const
    if (status === 'setup_pending') await orders.ensure(order, { agree_to_terms: true })
    else sandbox.contracts.suspend('hw123456.example.jp')
    const name = (await servers()).find((server) => server.status === status)!.servername
    const desired: Desired = { version: 1, hosting: { [name]: { memo: 'shop', databases: { shop: {} } } } }
    const plan = await planAccount(client, desired)
    expect(plan.changes).toMatchObject([
      { address: `hosting/${name}/memo`, obstacles: [] },
      { address: `hosting/${name}/databases/shop`, obstacles: [expect.stringMatching(/set up|suspended/)] },
    ])
    await expect(applyPlan(plan, { client })).resolves.toMatchObject({
      done: [`hosting/${name}/memo`],
      left: [`hosting/${name}/databases/shop`],
      writes: 1,
    })
  },
)

test('a suspended VPS is not changed, and the plan says why', async () => {
  const { client, sandbox, writes } = await setUp()
  const [{ uuid } = { uuid: '' }] = await createVps(client).servers()
  sandbox.contracts.suspend(uuid)
  const memo: Desired = { version: 1, vps: { 'web-01': { memo: 'front', power: 'stopped' } } }
  const plan = await planAccount(client, memo, { actions: [{ action: 'reboot', vps: 'web-01' }] })
  const suspended = [expect.stringContaining('suspended')]
  expect(plan.changes.map(({ obstacles }) => obstacles)).toEqual([suspended, suspended, suspended])
  await expect(applyPlan(plan, { client, allow: ['interrupt~**'] })).rejects.toThrow('nothing was sent')
  expect(writes()).toEqual([])
})

test('a domain of a suspended hosting server is not reset', async () => {
  const { client, sandbox } = await setUp()
  sandbox.contracts.suspend('hw123456.example.jp')
  const reset = {
    action: 'reset',
    hosting: 'hw123456.example.jp',
    domain: 'example.com',
    type: 'all',
  } as const
  const { changes } = await planAccount(client, { version: 1 }, { actions: [reset] })
  expect(changes).toMatchObject([{ obstacles: [expect.stringContaining('suspended')] }])
})
