import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** The command `hostwright-sandbox` in its own process. */
export interface StartedCommand {
  readonly process: ChildProcess
  readonly url: string
  readonly apiKey: string
}

const command = fileURLToPath(new URL('../command.ts', import.meta.url))

/** Starts the command on a free port, and waits until it responds. */
export async function startCommand(...args: readonly string[]): Promise<StartedCommand> {
  const child = spawn(
    process.execPath,
    ['--conditions=@hostwright/source', '--no-warnings', command, '--port', '0', ...args],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let text = ''
  for await (const line of createInterface({ input: child.stdout })) {
    text += line
    const [, apiKey, url] = /Bearer (\S+)" (http:\S+?)\/v1\//.exec(text) ?? []
    if (apiKey !== undefined && url !== undefined) return { process: child, url, apiKey }
  }
  throw new Error(`The command did not start: ${text}`)
}

/** Kills the process, so that it can do nothing more. */
export async function kill({ process: child }: StartedCommand): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
