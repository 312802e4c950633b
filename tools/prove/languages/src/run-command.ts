import { spawn } from 'node:child_process'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

/** How a command ended. */
export interface Ended {
  readonly isOk: boolean
  readonly stdout: string
  /** Both outputs as they came. */
  readonly output: string
}

// A shell that is not a login shell may not know where the installers of Rust and Go put their commands.
const searched = [process.env['PATH'], join(homedir(), '.cargo/bin'), '/usr/local/go/bin'].join(delimiter)

/** Runs a shell command to its end, without blocking what this process serves meanwhile. */
export async function runCommand(command: string, cwd: string, env: Record<string, string>): Promise<Ended> {
  const child = spawn('bash', ['-euo', 'pipefail', '-c', command], {
    cwd,
    env: { ...process.env, PATH: searched, ...env },
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
