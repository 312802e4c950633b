import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The built command. */
export const command: string = fileURLToPath(
  new URL('../../../../packages/cli/dist/command.js', import.meta.url),
)
const shiftTime = new URL('shift-time.mjs', import.meta.url).href

/** What a process has done. */
export interface Ended {
  /** `null` when it was killed. */
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** How it runs. */
export interface RunOptions {
  readonly env: Readonly<Record<string, string>>
  /** How far its clock is ahead. */
  readonly aheadMs?: number | undefined
  /** When it is killed with -9, in milliseconds; never when it is `undefined`. */
  readonly killAfterMs?: number | undefined
}

/** Runs the built command in a process of its own, with nothing of this environment but its PATH. */
export function runCommand(
  args: readonly string[],
  { env, aheadMs = 0, killAfterMs }: RunOptions,
): Promise<Ended> {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, ['--import', shiftTime, command, ...args], {
    env: { PATH, AHEAD_MS: String(aheadMs), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const kill = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => {
      clearTimeout(kill)
      resolve({ exitCode, stdout, stderr })
    })
  })
}
