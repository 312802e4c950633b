import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { expect } from 'vitest'
import { type Runner, type Scene, server, test } from './plan-scene.ts'

const mostOfDay = 4
const dayMs = 24 * 60 * 60 * 1000
const databases = (...names: readonly string[]): string =>
  `version: 1\nhosting: { ${server}: { databases: { ${names.map((name) => `${name}: {}`).join(', ')} } } }`

async function make(runner: Runner, ...names: readonly string[]): Promise<number> {
  return (await runner.apply(await runner.plan(databases(...names)), { mostOfDay })).writes.length
}

/** Two processes with one journal, in which two changes of the day are used. */
async function createPair(scene: Scene): Promise<readonly [Runner, Runner]> {
  const journal: OrderJournal = createMemoryJournal()
  const [one, other] = [scene.runner({ journal }), scene.runner({ journal })]
  expect(await make(one, 'a', 'b')).toBe(2)
  return [one, other]
}

test.for(Array.from({ length: 9 }, (_, index) => index + 1))(
  'two processes of one journal do not exceed the changes of a day, if one applies during request %i of the other',
  async (number, { scene }) => {
    const [one, other] = await createPair(scene)
    const [first, second] = [await one.plan(databases('c', 'd')), await other.plan(databases('e', 'f'))]
    let requests = 0
    let isInside = false
    other.between = async (_, forward) => {
      requests += 1
      if (requests === number) {
        isInside = true
        await one.apply(first, { mostOfDay })
      }
      return forward()
    }
    await other.apply(second, { mostOfDay })
    expect(isInside).toBe(true)
    // Also the other way round: four are made, and not two.
    expect(await scene.site.databases.list()).toHaveLength(4)
  },
)

test('a change that the API has rejected, and one that was there, count for nothing', async ({ scene }) => {
  const [one] = await createPair(scene)
  scene.sandbox.faults.add({
    operationId: 'createDatabase',
    times: 1,
    effect: { status: 422, code: 'VALIDATION_ERROR' },
  })
  await make(one, 'c')
  await scene.site.databases.create({ name_suffix: 'd' })
  await make(one, 'd')
  expect(await make(one, 'e', 'f')).toBe(2)
  expect(await make(one, 'g')).toBe(0)
})

test('a plan that is applied again needs no room in the day', async ({ scene }) => {
  const [one] = await createPair(scene)
  const plan = await one.plan(databases('c', 'd'))
  await one.apply(plan, { mostOfDay })
  expect((await one.apply(plan, { mostOfDay })).error).toBeUndefined()
})

test('a day later the changes of the day before count no more', async ({ scene }) => {
  const [one] = await createPair(scene)
  expect(await make(one, 'c', 'd', 'e')).toBe(0)
  await scene.sandbox.clock.advance(dayMs - 60_000)
  expect(await make(one, 'c', 'd', 'e')).toBe(0)
  await scene.sandbox.clock.advance(120_000)
  expect(await make(one, 'c', 'd', 'e')).toBe(3)
})
