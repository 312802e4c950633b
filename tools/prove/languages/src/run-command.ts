import { toSearchPath } from '@hostwright/machine/find-program'
import { execa } from 'execa'

/** Result of a command. */
export interface Ended {
  readonly isOk: boolean
  readonly stdout: string
  /** Output and error output in the order in which they arrived. */
  readonly output: string
}

/** Runs a shell command to its end without blocking this process, which serves the sandbox meanwhile. */
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
