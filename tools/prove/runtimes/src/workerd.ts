import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { bundle } from './bundle.ts'
import type { Runtime } from './runtime.ts'
import { program, runInWorkerd } from './start-workerd.ts'

const run = promisify(execFile)

/** Runtime of edge workers. It runs the program as a bundle, inside a request. */
export const workerd: Runtime = {
  name: 'workerd',
  version: async () => (await run(program, ['--version'])).stdout.replace('workerd', '').trim(),
  conform: async (folder, target) =>
    runInWorkerd(target, folder, await bundle(join(folder, 'program/worker.ts'))),
}
