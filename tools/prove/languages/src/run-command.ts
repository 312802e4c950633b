import { spawn } from 'node:child_process'
import { toSearchPath } from '@hostwright/requirements/search-path'

/** How a command ended. */
export interface Ended {
  readonly isOk: boolean
  readonly stdout: string
  /** Both outputs as they came. */
  readonly output: string
}

/** Runs a shell command to its end, without blocking what this process serves meanwhile. */
export async function runCommand(command: string, cwd: string, env: Record<string, string>): Promise<Ended> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', command], {
    cwd,
    env: { ...process.env, PATH: toSearchPath(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let stdout = ''
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text
    output += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  return { isOk: code === 0, stdout, output }
}
