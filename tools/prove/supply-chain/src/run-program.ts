import { fileURLToPath } from 'node:url'
import { installers, installProgram, type PinnedProgram } from '@hostwright/machine/install-program'
import { skipWithout } from '@hostwright/machine/skip-without'
import { execa } from 'execa'
import type { TestContext } from 'vitest'

export const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** Result of a program. */
export interface Ended {
  readonly isOk: boolean
  /** Output and error output in the order in which they arrived. */
  readonly output: string
}

/** Runs a pinned program. Skips the test if the machine cannot install it. */
export async function runProgram(
  context: TestContext,
  name: PinnedProgram,
  args: readonly string[],
  cwd = root,
): Promise<Ended> {
  skipWithout(context, installers[name])
  return run(await installProgram(name), args, cwd)
}

/** Runs a program until it ends. A failure is a result, not a rejection. */
export async function run(program: string, args: readonly string[], cwd: string): Promise<Ended> {
  const { failed, all } = await execa(program, args, {
    cwd,
    env: { NO_COLOR: '1' },
    all: true,
    reject: false,
  })
  return { isOk: !failed, output: all }
}
