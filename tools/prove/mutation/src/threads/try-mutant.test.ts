import { beforeEach, expect, test } from 'vitest'
import { createCollector } from './collector.ts'
import type { Thread } from './find-notice.ts'
import { findStryker } from './find-stryker.ts'
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

/** Reports whether the mutant is active, as a mutated source does. */
function isMutated(): boolean {
  return findStryker().activeMutant === '1'
}

/** Creates a thread whose test files are functions. */
function createThread(
  files: Readonly<Record<string, (collector: ReturnType<typeof createCollector>) => void>>,
) {
  const collector = createCollector()
  const thread: Thread = {
    load: (path) => collector.collect(path, async () => files[path]?.(collector)),
    errors: [],
    takeFinished: collector.takeFinished,
    onBegin: () => {},
  }
  return thread
}

function fail(): never {
  throw new Error('not so')
}

beforeEach(() => {
  for (const key of Object.keys(findStryker())) Reflect.deleteProperty(findStryker(), key)
})

test('a test that also fails without the mutant does not count', async () => {
  const thread = createThread({ 'a.test.ts': ({ test: add }) => add('always', fail) })
  expect(await tryMutant(task, thread)).toMatchObject({ result: 'unsteady' })
  expect(await tryMutant({ ...task, isLast: true }, thread)).toMatchObject({ result: 'survived' })
})

test('a file that cannot be loaded with the mutant, and an uncaught error, count as noticed', async () => {
  const thread = createThread({
    'a.test.ts': () => void (isMutated() && fail()),
    'b.test.ts': ({ test: add }) => add('leaves one', () => void thread.errors.push(new Error('later'))),
  })
  expect(await tryMutant({ ...task, isStatic: true }, thread)).toMatchObject({ result: 'killed' })
  expect(await tryMutant(task, thread)).toMatchObject({ result: 'stray', message: 'Error: later' })
})
