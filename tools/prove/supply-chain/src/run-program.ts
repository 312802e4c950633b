import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { installers, installProgram, type PinnedProgram } from '@hostwright/pinned-programs'
import { skipWithout } from '@hostwright/requirements/skip-without'
import type { TestContext } from 'vitest'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** How a program ended. */
export interface Ended {
  readonly isOk: boolean
  /** Both outputs, one after the other. */
  readonly output: string
}

/** Runs a pinned program. Skips the test where the machine lacks what installs it. */
export async function runProgram(
  context: TestContext,
  name: PinnedProgram,
  args: readonly string[],
  cwd = root,
): Promise<Ended> {
  skipWithout(context, installers[name])
  return run(await installProgram(name), args, cwd)
}

/** Runs a program to its end; a failure is a result, not a rejection. */
export function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: '1' }
  return new Promise((resolve) => {
    execFile(program, args, { cwd, env, maxBuffer: 100_000_000 }, (error, stdout, stderr) =>
      resolve({ isOk: error === null, output: stdout + stderr }),
    )
  })
}
