import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'

/** The environment of a process: nothing of this one but its PATH. */
export type Environment = Readonly<Record<string, string>>

/** The output of a command that has ended. `exitCode` is null if the process was killed. */
export interface Ended {
  readonly exitCode: number | null
  readonly stdout: string
  readonly stderr: string
}

/** A server in a process of its own, and the official client that talks to it. */
export interface Server {
  /** Calls a tool; `undefined` if the server died. */
  call(name: string, args: object): Promise<Readonly<Record<string, unknown>> | undefined>
  /** Ends it with `kill -9`. */
  kill(): void
  close(): Promise<void>
}

/** Returns the path of a built command, which starts much faster than its sources. */
const toCommand = (name: 'cli' | 'mcp'): string =>
  fileURLToPath(new URL(`../../../../${name}/dist/command.js`, import.meta.url))
// The clock of the command line is as far ahead as the sandbox's: its windows pass without waiting.
const shiftTime = `data:text/javascript,${encodeURIComponent(
  'const now = Date.now; Date.now = () => now() + Number(process.env.AHEAD_MS ?? 0)',
)}`

/** Starts the server over its standard streams. */
export async function startServer(env: Environment, options: readonly string[]): Promise<Server> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [toCommand('mcp'), ...options],
    env: { ...env, PATH: process.env['PATH'] ?? '' },
    stderr: 'pipe',
  })
  const client = new Client({ name: 'kills', version: '1.0.0' })
  await client.connect(transport)
  // A call that is written while its server dies gets no error before a minute has passed.
  const killed = Promise.withResolvers<undefined>()
  return {
    async call(name, args) {
      const called = client.callTool({ name, arguments: { ...args } }).then(
        ({ structuredContent }) => structuredContent as Readonly<Record<string, unknown>> | undefined,
        () => undefined,
      )
      return Promise.race([called, killed.promise])
    },
    kill() {
      process.kill(transport.pid!, 'SIGKILL')
      killed.resolve(undefined)
    },
    close: () => client.close(),
  }
}

/** Runs the command line, and kills it after a time. */
export function runCommand(words: readonly string[], env: Environment, killAfterMs?: number): Promise<Ended> {
  const args = ['--import', shiftTime, toCommand('cli'), ...words]
  const child = spawn(process.execPath, args, {
    env: { ...env, PATH: process.env['PATH'] ?? '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  let stdout = ''
  let stderr = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => void (stdout += part))
  child.stderr.setEncoding('utf8').on('data', (part: string) => void (stderr += part))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (exitCode) => {
      clearTimeout(timer)
      resolve({ exitCode, stdout, stderr })
    })
  })
}
