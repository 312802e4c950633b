import { toSearchPath } from '@hostwright/requirements/search-path'
import { execa } from 'execa'

/** How a command ended. */
export interface Ended {
  readonly isOk: boolean
  readonly stdout: string
  /** Both outputs as they came. */
  readonly output: string
}

/** Runs a shell command to its end, without blocking what this process serves meanwhile. */
export async function runCommand(command: string, cwd: string, env: Record<string, string>): Promise<Ended> {
  const { failed, stdout, all } = await execa('bash', ['-euo', 'pipefail', '-c', command], {
    cwd,
    env: { PATH: toSearchPath(), ...env },
    stdin: 'ignore',
    all: true,
    reject: false,
  })
  return { isOk: !failed, stdout, output: all }
}
