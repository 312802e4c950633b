import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox, type Sandbox, type SandboxOptions } from '@hostwright/sandbox/node'
import { onTestFinished } from 'vitest'
import { run as runSource } from '../run.ts'
import { createNodeFiles } from '../system/node-files.ts'
import type { System } from '../system/system.ts'

/** Exit code and output of a command line. */
export interface Ran {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

/** Options of a run. Without them, it is like a run in a script, without a terminal. */
export interface RunOptions {
  readonly env?: Readonly<Record<string, string | undefined>>
  /** The content of standard input. */
  readonly stdin?: string
  /** Width of the terminal. Without it, there is no terminal. The user's input at the terminal is `stdin`. */
  readonly terminal?: number
  /** Whether the process is killed when it asks a question. */
  readonly diesAtPrompt?: boolean
  /** Called when the process asks a question, before the user types. */
  readonly onPrompt?: () => Promise<unknown>
  readonly interrupted?: AbortSignal
  /** Signal that aborts when no program reads standard output any more. */
  readonly closed?: AbortSignal
  readonly fetch?: System['fetch']
  /** Whether requests are sent by the command's own `fetch` instead of the test's. */
  readonly usesNetwork?: boolean
  /** Opens an address in the browser. @default the machine has no browser */
  readonly open?: System['open']
  readonly now?: () => number
}

/** A machine on which the command is installed, with an account in a sandbox. */
export interface Machine {
  readonly sandbox: Sandbox
  readonly folder: string
  /** All requests that were sent. */
  readonly requests: Request[]
  /** Runs a line such as `vps list --json`. Words are separated by single spaces; `'…'` is one word. */
  readonly hostwright: (line: string, options?: RunOptions) => Promise<Ran>
}

/** Creates a machine. `run` is the command; by default it runs from source. */
export async function createMachine(
  options: SandboxOptions = {},
  run: typeof runSource = runSource,
): Promise<Machine> {
  const sandbox = await createSandbox({ speed: 0, ...options })
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-cli-'))
  onTestFinished(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const requests: Request[] = []
  const send: System['fetch'] = (request) => {
    requests.push(request.clone())
    return sandbox.fetch(request)
  }
  return {
    sandbox,
    folder,
    requests,
    async hostwright(line, given = {}) {
      const stdout: string[] = []
      const stderr: string[] = []
      const { clock } = sandbox
      const exitCode = await run(toWords(line), {
        env: {
          HOSTWRIGHT_BASE_URL: sandbox.baseUrl,
          HOSTWRIGHT_API_KEY: sandbox.apiKey,
          HOSTWRIGHT_CONFIG_DIR: folder,
          ...given.env,
        },
        stdin: toInput(given),
        stdout: { ...toOutput(stdout, given.terminal), closed: given.closed },
        stderr: toOutput(stderr, given.terminal),
        interrupted: given.interrupted ?? new AbortController().signal,
        files: createNodeFiles(),
        fetch: given.usesNetwork ? undefined : (given.fetch ?? send),
        now: given.now ?? clock.now,
        monotonic: clock.now,
        sleep: clock.sleep,
        random: () => 0.5,
        execute: async (command) => {
          if (command.startsWith('echo ')) return `${command.slice(5)}\n`
          throw new Error(`${command} failed`)
        },
        open: given.open ?? (async () => false),
        platform: 'linux',
        home: folder,
      })
      return { exitCode, stdout: stdout.join(''), stderr: stderr.join('') }
    },
  }
}

function toInput({ terminal, stdin, diesAtPrompt, onPrompt }: RunOptions): System['stdin'] {
  const hidden = stdin?.split('\n') ?? []
  return {
    isTerminal: terminal !== undefined,
    read: async () => stdin ?? '',
    async readLine(_, isHidden) {
      if (diesAtPrompt) throw new Error('killed')
      await onPrompt?.()
      return isHidden ? hidden.shift() : stdin
    },
  }
}

function toOutput(lines: string[], columns: number | undefined): System['stdout'] {
  return { isTerminal: columns !== undefined, columns, write: (text) => void lines.push(text) }
}

/** Splits a line into words, as a shell does. */
export function toWords(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word ?? '')
}
