import { expect } from 'vitest'
import { edit } from './edit-plan.ts'
import { orderFile, server, test, zoneFile } from './plan-scene.ts'

const zone = zoneFile()
const memo = `version: 1\nhosting: { ${server}: { memo: shop } }`

test('operations that were added to a plan by hand are not sent', async ({ runner, site }) => {
  const database = await site.databases.create({ name_suffix: 'shop' })
  const plan = await runner.plan(memo)
  const operation = {
    operationId: 'deleteDatabase',
    request: 'DELETE /v1/server/{servername}/db/{db_name}',
    params: { servername: server, db_name: database.db_name },
  }
  await runner.apply(await edit(plan, () => ({ operations: [operation] })), {}, plan)
  expect(await site.databases.list()).toHaveLength(1)
})

test('another record in the operations of a deletion is not deleted', async ({ runner, site }) => {
  const plan = await runner.plan(zone)
  const address = (await site.dns.list()).find(({ type }) => type === 'A')
  const edited = await edit(plan, ({ operations }) => ({
    operations: operations.map((operation) => ({
      ...operation,
      params: { ...operation.params, dns_id: address!.id },
    })),
  }))
  await runner.apply(edited, { allow: ['delete~**', 'many~**'] }, plan)
  expect((await site.dns.list()).map(({ type }) => type)).toContain('A')
})

test.for([
  ['needs', { needs: null }],
  ['destroys', { destroys: [] }],
  ['all that warns', { needs: null, destroys: [], interrupts: [] }],
] as const)(
  'a deletion whose %s was removed by hand still needs its allowance',
  async ([_, less], { runner, site }) => {
    const plan = await runner.plan(zone)
    const { writes } = await runner.apply(await edit(plan, () => less), {}, plan)
    expect(writes).toEqual([])
    expect(await site.dns.list()).toHaveLength(2)
  },
)

test('a deletion that was edited into an update deletes nothing', async ({ runner, site }) => {
  const plan = await runner.plan(zone)
  const edited = await edit(plan, () => ({ action: 'update', needs: null, destroys: [] }))
  await runner.apply(edited, {}, plan)
  expect(await site.dns.list()).toHaveLength(2)
})

test('a plan that was edited along with its digest is not the expected one', async ({ runner, site }) => {
  const plan = await runner.plan(memo)
  const edited = await edit(plan, () => ({ after: 'something else' }))
  const { writes, error } = await runner.apply(edited, { expect: plan.digest })
  expect(error).toBeDefined()
  expect(writes).toEqual([])
  expect(await site.memo.get()).toBe('')
})

test('a prefix of a digest that is too short to identify one plan is rejected', async ({ runner }) => {
  const { error, writes } = await runner.apply(await runner.plan(memo), { expect: '' })
  expect(error).toBeDefined()
  expect(writes).toEqual([])
})

test('an order whose price was removed still needs the allowance to spend', async ({ runner, sandbox }) => {
  const plan = await runner.plan(orderFile())
  await runner.apply(await edit(plan, () => ({ price: 0, maxPrice: 0 })), {}, plan)
  expect(sandbox.servers()).toHaveLength(2)
})

test('a plan whose requirements were removed by hand does not close a filter before SSH is open', async ({
  runner,
  vps,
  sandbox,
}) => {
  const plan = await runner.plan(`
version: 1
vps: { web-01: { packet_filter: { enabled: true, rules: [{ type: ssh }] } } }`)
  const edited = await edit(plan, () => ({ requires: [], stage: 1, sequence: 'any' }))
  const web = await vps('web-01')
  let isLockedOut = false
  runner.between = async (_, forward) => {
    const response = await forward()
    const { enabled, rules } = await web.packetFilter.get()
    isLockedOut ||= enabled && rules.length === 0
    return response
  }
  sandbox.faults.add({
    operationId: 'createPacketFilterRule',
    times: 5,
    effect: { status: 422, code: 'VALIDATION_ERROR' },
  })
  await runner.apply(edited, { allow: ['interrupt~**', 'delete~**'] }, plan)
  expect(isLockedOut).toBe(false)
})
