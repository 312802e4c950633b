// A thread that loads tests with the mutated sources once, and runs them for one mutant after another.
import { enableCompileCache, registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { parentPort } from 'node:worker_threads'
import type { CollectedFile } from './collector.ts'
import { measureCoverage } from './measure-coverage.ts'
import type { Reply, Task } from './messages.ts'
import { tryMutant } from './try-mutant.ts'

enableCompileCache()
const standIn = new URL('vitest-stand-in.ts', import.meta.url).href
const isOwn = (url: string | undefined): boolean =>
  url?.startsWith(new URL('.', import.meta.url).href) === true
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'vitest' && !isOwn(context.parentURL)
      ? { url: standIn, shortCircuit: true }
      : next(specifier, context),
})
// vitest looks here for its settings when a test changes the time.
Object.assign(globalThis, { __vitest_worker__: { config: { fakeTimers: {} } } })
const { collector } = (await import(standIn)) as typeof import('./vitest-stand-in.ts')

const files = new Map<string, Promise<CollectedFile>>()
const errors: unknown[] = []
process.on('uncaughtException', (error) => errors.push(error))
process.on('unhandledRejection', (error) => errors.push(error))

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- this is no window
const reply = (message: Reply): void => parentPort!.postMessage(message)

function load(path: string): Promise<CollectedFile> {
  let file = files.get(path)
  if (file === undefined) {
    reply({ kind: 'alive' })
    file = collector.collect(path, () => import(pathToFileURL(path).href))
    files.set(path, file)
  }
  return file
}

parentPort!.on('message', (task: Task) => {
  reply({ kind: 'alive' })
  const { takeFinished } = collector
  const onBegin = (): void => reply({ kind: 'alive' })
  const thread = { load, errors, takeFinished, onBegin }
  const doing = task.kind === 'coverage' ? measureCoverage(task, thread) : tryMutant(task, thread)
  void doing.then(reply, (error: unknown) => reply({ kind: 'broken', message: String(error) }))
})
