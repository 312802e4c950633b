import { createMemoryJournal } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import { expect } from 'vitest'
import { orderFile, type Runner, type Scene, server, test } from './plan-scene.ts'

const bought = ({ sandbox }: Scene): number => sandbox.servers().length - 2

/** Plans and applies, like an unattended timer. */
async function tick(scene: Scene, runner: Runner, file = orderFile()): Promise<string> {
  const result = await runner.plan(file).then(
    async (plan) => (await runner.apply(plan, { spend: 25_000 })).told + JSON.stringify(plan),
    (error: unknown) => String(error),
  )
  await scene.sandbox.clock.advance({ minutes: 40 })
  return result
}

test('a VPS that was ordered and renamed in the panel is not ordered again', async ({ scene, runner }) => {
  await tick(scene, runner)
  const ordered = (await createVps(scene.colleague).servers()).find(({ name }) => name === 'web-02')
  await createVps(scene.colleague).server(ordered!.uuid).setName('renamed')
  for (let times = 0; times < 4; times += 1) await tick(scene, runner)
  expect(bought(scene)).toBe(1)
})

test('a VPS that was ordered and is no longer listed is not ordered again; the message says how to order it again', async ({
  scene,
  runner,
}) => {
  await tick(scene, runner)
  runner.between = async (request, forward) => {
    const response = await forward()
    if (request.method !== 'GET' || !/\/v1\/vps\/servers/.test(request.url)) return response
    const text = await response.clone().text()
    if (!text.includes('web-02')) return response
    const body = JSON.parse(text) as Record<string, unknown>
    const hidden = Object.entries(body).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.filter((one: { name?: string }) => one.name !== 'web-02') : value,
    ])
    return Response.json(Object.fromEntries(hidden), { headers: response.headers })
  }
  let told = ''
  for (let times = 0; times < 4; times += 1) told = await tick(scene, runner)
  expect(bought(scene)).toBe(1)
  expect(told).toMatch(/again/)
})

test('a moved VPS, which is listed under another uuid, is not ordered again', async ({ scene, runner }) => {
  await tick(scene, runner)
  const ordered = (await createVps(scene.colleague).servers()).find(({ name }) => name === 'web-02')
  scene.sandbox.maintenance.moveVps(ordered!.uuid)
  for (let times = 0; times < 3; times += 1) await tick(scene, runner)
  expect(bought(scene)).toBe(1)
})

test('a plan from Friday does not repeat on Monday what a colleague ordered', async ({ scene, runner }) => {
  const plan = await runner.plan(orderFile())
  await tick(scene, scene.runner())
  await scene.sandbox.clock.advance({ days: 3 })
  await runner.apply(plan, { spend: 25_000 })
  expect(bought(scene)).toBe(1)
})

test.for([
  ['max_total_price', 20_000, 1_000_000],
  ['spend', 1_000_000, 20_000],
] as const)(
  'a price that rises above %s between plan and apply is not paid',
  async ([_, limit, spend], { scene, runner }) => {
    const plan = await runner.plan(orderFile(limit))
    const dear = { months: 12, price: 9_000, regularPrice: 9_000 }
    scene.sandbox.plans.change('standard-2gb', { periods: [dear] })
    await runner.apply(plan, { spend })
    expect(bought(scene)).toBe(0)
  },
)

test('two orders that the spending limit covers one by one but not together are not placed', async ({
  scene,
  runner,
}) => {
  const two = `${orderFile()}${orderFile().replace('\nversion: 1\nvps:', '').replace('web-02', 'web-03')}`
  const { writes } = await runner.apply(await runner.plan(two), { spend: 25_000 })
  expect(writes).toEqual([])
  expect(bought(scene)).toBe(0)
})

test.for(['a 503', 'a lost response', 'a gateway that gives up'] as const)(
  'after %s, a timer orders at most once',
  async (what, { scene, runner }) => {
    const plan = await runner.plan(orderFile())
    const effect =
      what === 'a 503'
        ? ({ status: 503, code: 'SERVICE_UNAVAILABLE' } as const)
        : what === 'a lost response'
          ? ('drop-response' as const)
          : { finishLateMs: 130_000 }
    scene.sandbox.faults.add({ operationId: 'orderVps', nth: 2, effect })
    await runner.apply(plan, { spend: 25_000 })
    for (let times = 0; times < 5; times += 1) await tick(scene, runner)
    expect(bought(scene)).toBeLessThan(2)
  },
)

test.for(['true', 'yes', '*', 'web-02'] as const)(
  '%j, given in advance as the allowance to order again, does not order again',
  async (value, { scene, runner }) => {
    await tick(scene, runner)
    const web = await scene.vps('web-02')
    await web.setName('renamed')
    const plan = await runner.plan(orderFile()).catch(() => undefined)
    if (plan !== undefined) await runner.apply(plan, { spend: 25_000, again: { 'vps/web-02': value } })
    expect(bought(scene)).toBe(1)
  },
)

test('an order that cannot be placed does not hold back unrelated changes', async ({ scene, runner }) => {
  const plan = await runner.plan(`${orderFile(100)}\nhosting: { ${server}: { memo: shop } }`)
  await runner.apply(plan, { spend: 25_000 })
  expect(bought(scene)).toBe(0)
  expect(await scene.site.memo.get()).toBe('shop')
})

test('applying only a part without the order never places the order', async ({ scene, runner }) => {
  const file = `${orderFile(25_000, '\n    memo: second')}\nhosting: { ${server}: { memo: shop } }`
  const plan = await runner.plan(file, { only: ['vps/web-02/memo', 'hosting/**'] })
  expect(plan.changes.map(({ action }) => action)).not.toContain('order')
  await runner.apply(plan, { spend: 25_000 })
  expect(bought(scene)).toBe(0)
})

test('the journal is lost after an order: the log still stops a second one', async ({ scene }) => {
  await scene.runner({ journal: createMemoryJournal() }).plan(orderFile())
  const first = scene.runner()
  const plan = await first.plan(orderFile())
  scene.sandbox.transitions.set('signup', { mode: 'held' })
  await first.apply(plan, { spend: 25_000 })
  const second = scene.runner()
  await second.apply(plan, { spend: 25_000 })
  scene.sandbox.transitions.set('signup', { mode: 'immediate' })
  await scene.sandbox.clock.advance({ minutes: 10 })
  expect(bought(scene)).toBe(1)
})
