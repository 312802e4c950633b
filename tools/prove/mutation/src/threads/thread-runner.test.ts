import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createThreadRunner } from './thread-runner.ts'

/** Sources as StrykerJS writes them: each contains the original and the mutant, and the active one is executed. */
const price = `
  const stryker = (globalThis.__stryker__ ??= {})
  function isMutated(id) {
    const { perTest, static: atLoad } = stryker.mutantCoverage ?? { perTest: {}, static: {} }
    const hits = stryker.currentTestId ? (perTest[stryker.currentTestId] ??= {}) : atLoad
    hits[id] = (hits[id] ?? 0) + 1
    if (stryker.activeMutant !== id) return false
    if (stryker.hitCount !== undefined && ++stryker.hitCount > stryker.hitLimit) throw new Error('too often')
    return true
  }
  export const withTax = (yen) => (isMutated('tax') ? yen * 0.1 : yen * 1.1)
  export const isCheap = (yen) => (isMutated('limit') ? yen <= 100 : yen < 100)
  export const halvings = (yen) => {
    let count = 0
    for (let rest = yen; rest > 1; count += 1) rest = isMutated('loop') ? rest : rest / 2
    return count
  }
  export const list = () => {
    const listed = [1]
    while (isMutated('memory') || listed.length < 3) listed.push(Buffer.alloc(1e7, 1))
    return listed
  }
  export const untilPaid = () => (isMutated('wait') ? new Promise(() => {}) : Promise.resolve('paid'))
  let known
  const rates = () => (known ??= { rate: isMutated('kept') ? 2 : 1, label: isMutated('label') ? '' : 'yen' })
  export const rate = () => rates().rate
  export const length = (text) => (isMutated('length') ? text.length + rates().rate - 1 : text.length)
  export const currency = isMutated('static') ? 'none' : 'JPY'
`

const priceTest = `
  import { expect, test } from 'vitest'
  import { currency, halvings, isCheap, length, list, rate, untilPaid, withTax } from './price.ts'

  test('the tax is added', () => expect(withTax(1_000)).toBeCloseTo(1_100))
  test('50 yen are cheap', () => expect(isCheap(50)).toBe(true))
  test('8 is halved thrice', () => expect(halvings(8)).toBe(3))
  test('a list has three items', () => expect(list()).toHaveLength(3))
  test('it is paid at once', async () => expect(await untilPaid()).toBe('paid'))
  test('a yen is a yen', () => expect(rate()).toBe(1))
  test('a text has its length', () => expect(length('yen')).toBe(3))
  test('prices are in yen', () => expect(currency).toBe('JPY'))
`

type Runner = ReturnType<typeof createThreadRunner>

/**
 * Creates a runner for the sources above, and a function that tries a mutant with the coverage as StrykerJS keeps it.
 */
async function createArea(runTests = priceTest, cpuMs = 300) {
  const folder = mkdtempSync(join(tmpdir(), 'mutants-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  writeFileSync(join(folder, 'price.ts'), price)
  const testFile = join(folder, 'price.test.ts')
  writeFileSync(testFile, runTests)
  const patience = { first: { idleMs: 100, cpuMs: (2 * cpuMs) / 3 }, last: { idleMs: 200, cpuMs } }
  const runner = createThreadRunner({ patience, growthMb: 200 })
  onTestFinished(async () => {
    await runner.dispose()
    rmSync(folder, { recursive: true })
  })
  const dryRun = await runner.dryRun({ testFiles: [testFile] })
  return { dryRun, tryMutant: (id: string) => tryMutant(runner, dryRun, join(folder, 'price.ts'), id) }
}

function tryMutant(
  runner: Runner,
  { tests = [], mutantCoverage }: Awaited<ReturnType<Runner['dryRun']>>,
  sandboxFileName: string,
  id: string,
) {
  const { perTest, static: atLoad } = mutantCoverage!
  const isStatic = id in atLoad
  const covering = Object.entries(perTest).filter(([, hits]) => id in hits)
  const hits = covering.reduce((sum, [, its]) => sum + its[id]!, 0)
  return runner.mutantRun({
    activeMutant: { id },
    testFilter: isStatic ? tests.map((one) => one.id) : covering.map(([name]) => name),
    hitLimit: 100 * (isStatic ? atLoad[id]! : hits),
    sandboxFileName,
    reloadEnvironment: isStatic,
  })
}

test('a mutant that tests notice is killed, one that they miss survives, and an endless one is a timeout', async () => {
  const { dryRun, tryMutant } = await createArea()
  expect(dryRun).toMatchObject({ status: 'complete' })
  expect(dryRun.tests?.map(({ name, status }) => [name, status])).toContainEqual(['the tax is added', 0])

  expect(await tryMutant('tax')).toMatchObject({
    status: 'killed',
    killedBy: [expect.stringMatching(/price\.test\.ts#the tax is added$/)],
  })
  expect(await tryMutant('limit')).toMatchObject({ status: 'survived' })
  expect(await tryMutant('loop')).toEqual({ status: 'timeout', reason: 'A loop without end' })
  expect(await tryMutant('wait')).toEqual({
    status: 'timeout',
    reason: expect.stringMatching(/#it is paid at once does not end$/),
  })
  expect(await tryMutant('static')).toMatchObject({
    status: 'killed',
    killedBy: [expect.stringMatching(/#prices are in yen$/)],
  })
  // The earlier mutants have left no state behind.
  expect(await tryMutant('limit')).toMatchObject({ status: 'survived', nrOfTests: 1 })
  expect(await tryMutant('tax')).toMatchObject({ status: 'killed' })
})

test('a mutant that fills the memory outside of the heap ends long before its time has passed', async () => {
  const { tryMutant } = await createArea(priceTest, 20_000)
  expect(await tryMutant('memory')).toEqual({ status: 'timeout', reason: 'Memory without end' })
  expect(await tryMutant('tax')).toMatchObject({ status: 'killed' })
})

test('a value that is computed once for all tests is computed again for each mutant', async () => {
  const { dryRun, tryMutant } = await createArea()
  // No test executes them a second time.
  expect(Object.keys(dryRun.mutantCoverage!.static)).toEqual(['static', 'kept', 'label'])
  expect(await tryMutant('kept')).toMatchObject({ status: 'killed' })
  expect(await tryMutant('length')).toMatchObject({ status: 'survived' })
  expect(await tryMutant('label')).toMatchObject({ status: 'survived' })
  expect(await tryMutant('kept')).toMatchObject({ status: 'killed' })
})

test.each([
  ['that do not pass', `() => expect(withTax(1)).toBe(0)`],
  ['that do not pass twice', `() => expect((globalThis.runs = (globalThis.runs ?? 0) + 1)).toBe(1)`],
])('tests %s without a mutant are reported', async (_, body) => {
  const { dryRun } = await createArea(`${priceTest}\n test('fails', ${body})`)
  expect(dryRun.tests!.filter(({ status }) => status !== 0)).toMatchObject([{ name: 'fails' }])
})

test('tests that leave an uncaught error are reported', async () => {
  const leaving = `${priceTest}\n test('leaves', () => void Promise.reject(new Error('left')))`
  await expect(createArea(leaving)).rejects.toThrow(/price\.test\.ts leaves an error .*: Error: left/)
})
