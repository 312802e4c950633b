import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** End of a program in a separate process. */
export interface ChildEnd {
  /** Message that the program sent. */
  readonly message: unknown
  /** Time from the message to the end, in milliseconds; `undefined` if the program was killed. */
  readonly lingeredMs: number | undefined
}

/** Runs a program of this folder on a Node as a user would: on the built packages, without inherited options. */
export function runChild(
  program: string,
  args: readonly string[],
  { execPath = process.execPath }: { execPath?: string } = {},
): Promise<ChildEnd> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const child = fork(fileURLToPath(new URL(program, import.meta.url)), args, {
    execPath,
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let problem = ''
  child.stderr?.on('data', (chunk: Buffer) => (problem += chunk.toString()))
  return new Promise((resolve, reject) => {
    let message: unknown
    let toldAt: number | undefined
    child.on('error', reject)
    child.on('message', (received) => {
      message = received
      toldAt = performance.now()
    })
    child.on('exit', (code, signal) => {
      if (toldAt === undefined)
        reject(new Error(`${program} ${args.join(' ')} ended with ${code ?? signal}: ${problem}`))
      else resolve({ message, lingeredMs: signal === null ? performance.now() - toldAt : undefined })
    })
  })
}
