import { createClient } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import { createSandbox, type Sandbox } from '@hostwright/sandbox'
import { expect, onTestFinished } from 'vitest'
import { applyPlan } from '@hostwright/plan'
import { orderFile, password, type Scene, server, setUp, test } from './plan-scene.ts'

const stop = 'version: 1\nvps: { web-01: { power: stopped } }'
const memo = `version: 1\nhosting: { ${server}: { memo: shop } }`
const order = orderFile()

/** Opens the account of another customer at the same base URL, whose servers have other ids. */
async function openOther(scene: Scene, world: 'small' | 'empty' = 'small') {
  const sandbox: Sandbox = await createSandbox({ speed: 0, limits: false, world })
  onTestFinished(async () => sandbox.close())
  const apiKey = sandbox.keys.create({})
  const writes: string[] = []
  const client = createClient({
    baseUrl: scene.sandbox.baseUrl,
    apiKey,
    journal: 'memory',
    now: sandbox.clock.now,
    sleep: sandbox.clock.sleep,
    pacing: false,
    async fetch(request) {
      if (request.method !== 'GET') writes.push(new URL(request.url).pathname)
      return sandbox.fetch(request)
    },
  })
  if (world === 'small') sandbox.maintenance.moveVps((await createVps(client).servers())[0]!.uuid)
  return { sandbox, client, writes }
}

test.for([
  ['stops', stop, ['interrupt', 'delete']],
  ['writes to', memo, []],
] as const)('a plan of one customer %s nothing of another', async ([_, file, allow], { scene }) => {
  const plan = await scene.runner().plan(file)
  const other = await openOther(scene)
  await expect(applyPlan(plan, { client: other.client, allow })).rejects.toThrow('plan')
  expect(other.writes).toEqual([])
})

test('an order of one customer is not placed on the account of another', async ({ scene }) => {
  const plan = await scene.runner().plan(order)
  const other = await openOther(scene)
  const options = { client: other.client, spend: 25_000, resolveSecret: () => password }
  await expect(applyPlan(plan, options)).rejects.toThrow('plan')
  expect(other.writes).toEqual([])
})

test('an order planned for one empty account is not placed on another empty one', async () => {
  const scene = await setUp({ world: 'empty' })
  const plan = await scene.runner().plan(order)
  const other = await openOther(scene, 'empty')
  const options = { client: other.client, spend: 25_000, resolveSecret: () => password }
  await expect(applyPlan(plan, options)).rejects.toThrow('plan')
  expect(other.writes).toEqual([])
})

test('an approval from another account does not count', async ({ scene, runner }) => {
  const plan = await runner.plan(stop)
  const other = await openOther(scene)
  const { error, writes } = await runner.apply(plan, {
    approver: other.client,
    allow: ['interrupt', 'delete'],
  })
  expect(error).toBeDefined()
  expect([...writes, ...other.writes]).toEqual([])
})

test('a key that was rotated meanwhile applies the plan of the former one', async ({ scene }) => {
  const plan = await scene.runner().plan(memo)
  const { error } = await scene.runner({ apiKey: scene.sandbox.keys.create({}) }).apply(plan)
  expect(error).toBeUndefined()
  expect(await scene.site.memo.get()).toBe('shop')
})

test('a VPS moved after the plan is neither changed nor ordered again', async ({ scene, runner }) => {
  await runner.apply(await runner.plan(order), { spend: 25_000 })
  await scene.sandbox.clock.advance({ minutes: 10 })
  const before = scene.sandbox.servers().length
  const plan = await runner.plan(order.replace('    order:', '    power: stopped\n    order:'))
  scene.sandbox.maintenance.moveVps((await createVps(scene.colleague).servers()).at(-1)!.uuid)
  const { writes } = await runner.apply(plan, { allow: ['interrupt', 'delete'], spend: 25_000 })
  await runner.apply(await runner.plan(order), { spend: 25_000 })
  expect(writes).toEqual([])
  expect(scene.sandbox.servers()).toHaveLength(before)
})

test('a key that lost its view of the servers since the plan applies nothing', async ({ scene }) => {
  const plan = await scene.runner().plan(`${stop}\nhosting: { ${server}: { memo: shop } }`)
  const apiKey = scene.sandbox.keys.create({ target_mode: 'selected', targets: [] })
  const { error, writes } = await scene.runner({ apiKey }).apply(plan, { allow: ['interrupt', 'delete'] })
  expect(error).toBeDefined()
  expect(writes).toEqual([])
})
