import { createMemoryJournal } from '@hostwright/common'
import { createVps } from '@hostwright/vps'
import { expect } from 'vitest'
import { mixedFile, on, orderFile, type Scene, server, test } from './plan-scene.ts'

const web02 = orderFile(25_000, '\n    memo: second')

const allow = ['delete~**', 'expose~**', 'many~**']
const named = async ({ colleague }: Scene, name: string): Promise<number> =>
  (await createVps(colleague).servers()).filter((one) => one.name === name).length

test('the same plan does not repeat a change that a colleague undid after a kill', async ({ scene }) => {
  const journal = createMemoryJournal()
  // Four changes run at the same time, so the memo's end is in the journal before the last of 16 databases is created.
  const names = Array.from({ length: 16 }, (_, index) => `db${index}: {}`)
  const databases = `version: 1\nhosting: { ${server}: { memo: shop, databases: { ${names.join(', ')} } } }`
  const first = scene.runner({ journal })
  const plan = await first.plan(databases)
  first.dieAt(17, true)
  await first.apply(plan)
  const isMemoSet = (await scene.site.memo.get()) === 'shop'
  await scene.site.memo.set('')
  await scene.runner({ journal }).apply(plan, { onSurprise: 'skip' })
  expect(isMemoSet).toBe(true)
  expect(await scene.site.memo.get()).toBe('')
})

test('a completely applied plan does nothing the second time, even if everything was rolled back', async ({
  scene,
  runner,
}) => {
  const plan = await runner.plan(`version: 1\nhosting: { ${server}: { memo: shop } }`)
  await runner.apply(plan)
  await scene.site.memo.set('')
  const { writes } = await runner.apply(plan)
  expect(writes).toEqual([])
})

test('without the journal, a partly applied plan deletes nothing that a colleague has created again', async ({
  scene,
}) => {
  await scene.site.databases.create({ name_suffix: 'old' })
  const first = scene.runner()
  const plan = await first.plan(
    `version: 1\nhosting: { ${server}: { prune: [databases], databases: {}, memo: shop } }`,
  )
  await first.apply(plan, { allow })
  await scene.site.databases.create({ name_suffix: 'old' })
  const { writes } = await scene.runner().apply(plan, { allow })
  expect(writes.filter((line) => line.startsWith('DELETE'))).toEqual([])
  expect(await scene.site.databases.list()).toHaveLength(1)
})

test.for([true, false] as const)(
  'killed at an order (carried out: %s), it is never ordered twice',
  async (isCarriedOut, { scene }) => {
    const first = scene.runner()
    const plan = await first.plan(web02)
    first.dieAt(1, isCarriedOut)
    await first.apply(plan, { spend: 25_000 })
    for (let times = 0; times < 3; times += 1) {
      const other = scene.runner()
      await other.apply(plan, { spend: 25_000 })
      await scene.sandbox.clock.advance({ minutes: 3 })
      await scene.runner().apply(await scene.runner().plan(web02), { spend: 25_000 })
    }
    expect(await named(scene, 'web-02')).toBeLessThan(2)
  },
)

test('two appliers of one plan, each with a journal of its own, delete and create nothing twice', async ({
  scene,
}) => {
  await scene.site.databases.create({ name_suffix: 'old' })
  const [one, other] = [scene.runner(), scene.runner()]
  const plan = await one.plan(mixedFile)
  await Promise.all([one.apply(plan, { allow }), other.apply(plan, { allow })])
  expect(JSON.stringify(await scene.site.cron.list()).split('php nightly.php')).toHaveLength(2)
  expect((await scene.site.databases.list()).map(({ db_name }) => db_name).toSorted()).toEqual([
    'hw123456_a',
    'hw123456_b',
  ])
})

test('two appliers of one order, each with a journal of its own, order once', async ({ scene }) => {
  const [one, other] = [scene.runner(), scene.runner()]
  const plan = await one.plan(web02)
  await Promise.all([one.apply(plan, { spend: 25_000 }), other.apply(plan, { spend: 25_000 })])
  await scene.sandbox.clock.advance({ minutes: 10 })
  expect(await named(scene, 'web-02')).toBeLessThan(2)
})

test('two plans share a journal: changes by one do not count as made by the other', async ({ scene }) => {
  const journal = createMemoryJournal()
  const runner = scene.runner({ journal })
  const memo = (text: string): string => `version: 1\nhosting: { ${server}: { memo: ${text} } }`
  const first = await runner.plan(memo('one'))
  await runner.apply(first)
  const second = await runner.plan(memo('two'))
  await runner.apply(second)
  expect(await scene.site.memo.get()).toBe('two')
  const { writes } = await scene.runner({ journal }).apply(first)
  expect(writes).toEqual([])
  const third = await runner.plan(memo('one'))
  const { done } = await runner.apply(third)
  expect(done).toEqual([`${on}/memo`])
})
