import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createThread } from './create-thread.ts'
import type { CoverageTask } from './messages.ts'

/** A thread, and a task for it: to run a file with this text. */
function create(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'thread-'))
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  const path = join(folder, 'one.test.ts')
  writeFileSync(path, text)
  const thread = createThread()
  onTestFinished(async () => {
    await thread.end()
    rmSync(folder, { recursive: true })
  })
  const task: CoverageTask = { kind: 'coverage', files: [path], patience: { idleMs: 5_000, cpuMs: 5_000 } }
  return { thread, task }
}

test('what a thread has loaded stays until it ends, and the next call begins another', async () => {
  const { thread, task } = create(`
    import { expect, test } from 'vitest'
    let runs = 0
    test('counts', () => { throw new Error('run ' + ++runs) })
  `)
  const run = async () => await thread.call(task, 5_000)
  const after = (runs: number) => ({ tests: [{ outcome: { kind: 'failed', message: `run ${runs}` } }] })
  expect(await run()).toMatchObject(after(1))
  // Each file is run twice.
  expect(await run()).toMatchObject(after(3))
  await thread.end()
  expect(await run()).toMatchObject(after(1))
})

test('a file that computes without end while it is loaded has no reply', async () => {
  const { thread, task } = create('for (;;);')
  expect(await thread.call(task, 300)).toBeUndefined()
})

test('a file that cannot be loaded, and a thread that ends, are told; another thread follows', async () => {
  const broken = create('throw new Error("no such plan")')
  await expect(broken.thread.call(broken.task, 5_000)).rejects.toThrow('no such plan')
  const ending = create('process.exit()')
  for (let call = 1; call <= 2; call += 1) {
    await expect(ending.thread.call(ending.task, 5_000)).rejects.toThrow(
      'The thread has ended before its work was done',
    )
  }
})
