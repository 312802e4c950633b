import { beforeEach, expect, test } from 'vitest'
import { createCollector } from './collector.ts'
import type { Thread } from './find-notice.ts'
import { findStryker } from './find-stryker.ts'
import { measureCoverage } from './measure-coverage.ts'
import type { MutantTask } from './messages.ts'
import { tryMutant } from './try-mutant.ts'

const patience = { idleMs: 50, cpuMs: 5_000 }
const task: MutantTask = {
  kind: 'mutant',
  mutant: '1',
  isStatic: false,
  tests: ['a.test.ts', 'b.test.ts'],
  hitLimit: 3,
  patience,
  isLast: false,
}

/** What a mutated source has in the place of the mutant. */
function isMutated(): boolean {
  const stryker = findStryker()
  if (stryker.activeMutant !== '1') return false
  if (stryker.hitCount !== undefined && ++stryker.hitCount > stryker.hitLimit!) throw new Error('too often')
  return true
}

/** A thread whose files are functions. */
function createThread(
  files: Readonly<Record<string, (collector: ReturnType<typeof createCollector>) => void>>,
) {
  const collector = createCollector()
  const begun: string[] = []
  const thread: Thread = {
    load: (path) => collector.collect(path, async () => files[path]?.(collector)),
    errors: [],
    takeFinished: collector.takeFinished,
    onBegin: (id) => void begun.push(id),
  }
  return { thread, begun }
}

function fail(): never {
  throw new Error('not so')
}

beforeEach(() => {
  for (const key of Object.keys(findStryker())) Reflect.deleteProperty(findStryker(), key)
})

test('tests are run up to the first that notices the mutant', async () => {
  const { thread } = createThread({
    'a.test.ts': ({ test: add }) => add('sleeps', () => undefined),
    'b.test.ts': ({ test: add }) => {
      add.each([1, 2])('notices', (row: number) => void (row === 2 && isMutated() && fail()))
      add('comes too late', fail)
    },
  })
  const noticed = { result: 'killed', test: 'b.test.ts#notices (2)', message: 'not so' }
  expect(await tryMutant(task, thread)).toMatchObject(noticed)
  expect(await tryMutant({ ...task, tests: ['b.test.ts#notices'] }, thread)).toMatchObject({
    result: 'survived',
    ran: 1,
  })
  expect(findStryker().activeMutant).toBeUndefined()
})

test('a test that fails without the mutant, too, says nothing of it', async () => {
  const { thread } = createThread({ 'a.test.ts': ({ test: add }) => add('always', fail) })
  expect(await tryMutant(task, thread)).toMatchObject({ result: 'unsteady' })
  expect(await tryMutant({ ...task, isLast: true }, thread)).toMatchObject({ result: 'survived' })
})

test('a test that does not end, and a loop without end, are distinguished from what is killed', async () => {
  const { thread } = createThread({
    'a.test.ts': ({ test: add }) => add('waits', () => isMutated() && new Promise(() => undefined)),
    'b.test.ts': ({ test: add }) =>
      add('loops', () => {
        while (isMutated());
      }),
  })
  expect(await tryMutant(task, thread)).toMatchObject({ result: 'hung', test: 'a.test.ts#waits' })
  expect(await tryMutant({ ...task, tests: ['b.test.ts'] }, thread)).toMatchObject({ result: 'looped' })
})

test('a file that cannot be loaded with the mutant, and an error that nobody catches, are noticed', async () => {
  const { thread } = createThread({
    'a.test.ts': () => void (isMutated() && fail()),
    'b.test.ts': ({ test: add }) => add('leaves one', () => void thread.errors.push(new Error('later'))),
  })
  expect(await tryMutant({ ...task, isStatic: true }, thread)).toMatchObject({ result: 'killed' })
  expect(await tryMutant(task, thread)).toMatchObject({ result: 'stray', message: 'Error: later' })
})

test('hooks surround the tests of their file, and what a test wants at its end comes before the next', async () => {
  const seen: string[] = []
  const note = (text: string) => () => void seen.push(text)
  const { thread, begun } = createThread({
    'a.test.ts'({ hooks, describe, test: add, onTestFinished }) {
      hooks.beforeAll(note('all'))
      hooks.beforeEach(note('each'))
      hooks.afterEach(note('after'))
      hooks.afterAll(note('end'))
      describe('here', () => {
        add('one', () => onTestFinished(note('finished')))
        add('two', note('two'))
      })
    },
  })
  await tryMutant(task, thread)
  expect(seen).toEqual(['all', 'each', 'after', 'finished', 'each', 'two', 'after', 'end'])
  expect(begun).toContain('a.test.ts#here > two')
})

test('what hooks pass is passed by each test of their file', async () => {
  const cover = (mutant: string): void => {
    const { currentTestId, mutantCoverage } = findStryker()
    const hits = (mutantCoverage!.perTest[currentTestId!] ??= {})
    hits[mutant] = (hits[mutant] ?? 0) + 1
  }
  const { thread } = createThread({
    'a.test.ts'({ hooks, test: add }) {
      hooks.beforeAll(() => cover('1'))
      add('one', () => cover('2'))
      add('two', () => cover('1'))
    },
  })
  const { coverage, tests } = await measureCoverage(
    { kind: 'coverage', files: ['a.test.ts'], patience },
    thread,
  )
  expect(coverage.perTest).toEqual({ 'a.test.ts#one': { 1: 1, 2: 1 }, 'a.test.ts#two': { 1: 2 } })
  expect(tests.map(({ outcome }) => outcome.kind)).toEqual(['passed', 'passed'])
})
