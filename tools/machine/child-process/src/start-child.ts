import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Result of a process: how it ended, and what it wrote. */
export interface End {
  /** `null` if a signal ended it. */
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** Separate process that can be killed at any moment. */
export interface Child {
  /** Resolves when the process has ended and all of its output has been read. */
  readonly ended: Promise<End>
  /** Reports whether the process is running and has not been killed. */
  readonly isAlive: () => boolean
  /**
   * Writes to the process's standard input, if it has one. Resolves when the process has read the text, or the text
   * fits into the pipe.
   */
  write(text: string): Promise<void>
  /** Sends a message, if `onMessage` was given. A process that has already ended does not get it. */
  send(message: object): void
  /** First message or line of the process. Rejects if the process ends before it sends one. */
  readonly begun: Promise<unknown>
  interrupt(): Promise<End>
  /** Kills the process with signal 9, which it cannot catch. */
  kill(): Promise<End>
}

export interface ChildOptions {
  /** @default process.execPath */
  readonly program?: string
  readonly cwd?: string
  /** Environment variables of the process; no others are inherited. @default those of this process */
  readonly env?: NodeJS.ProcessEnv
  /** Time from the start until the process is killed, in milliseconds. @default never */
  readonly killAfterMs?: number | undefined
  readonly onLine?: (line: string) => void
  /** Receives the messages of the process. Without it, no channel for messages is opened. */
  readonly onMessage?: (message: never) => void
  /** Whether the process gets a standard input. @default false */
  readonly stdin?: boolean
  /** File descriptor to which the process writes in place of `stdout`. */
  readonly stdout?: number
  /** Whether the process is killed when its parent ends. @default false */
  readonly endsWithParent?: boolean
  /** Outputs whose reading end is closed from the start. */
  readonly closed?: 'stdout' | 'both'
}

/** Options of Node to run a program from source. */
export const fromSource: readonly string[] = ['--conditions=@hostwright/source', '--no-warnings']

/** Starts a process. */
export function startChild(args: readonly string[], options: ChildOptions = {}): Child {
  const { program = process.execPath, cwd, env = process.env, killAfterMs, onLine, onMessage } = options
  const child = spawn(program, args, {
    cwd,
    env,
    stdio: [
      options.stdin ? 'pipe' : 'ignore',
      options.stdout ?? 'pipe',
      'pipe',
      ...(onMessage ? (['ipc'] as const) : []),
    ],
  })
  const begun = Promise.withResolvers<unknown>()
  const ended = Promise.withResolvers<End>()
  const kill = (): void => void child.kill('SIGKILL')
  if (options.endsWithParent) process.once('exit', kill)
  const timer = killAfterMs === undefined ? undefined : setTimeout(kill, killAfterMs)
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => (written[name] += text))
  if (options.closed) child.stdout?.destroy()
  if (options.closed === 'both') child.stderr?.destroy()
  if (child.stdout && !options.closed) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      begun.resolve(line)
      onLine?.(line)
    })
  }
  child.on('message', (message) => {
    begun.resolve(message)
    onMessage?.(message as never)
  })
  // A write to a process that was killed fails; its end is already reported in `ended`.
  child.stdin?.on('error', () => {})
  child.once('error', ended.reject)
  child.once('close', (exitCode, signal) => {
    clearTimeout(timer)
    process.off('exit', kill)
    begun.reject(new Error(`${args.join(' ')} ended with ${exitCode ?? signal}: ${written.stderr}`))
    ended.resolve({ exitCode, signal, ...written })
  })
  begun.promise.catch(() => {})
  const end = (signal: NodeJS.Signals): Promise<End> => {
    child.kill(signal)
    return ended.promise
  }
  return {
    ended: ended.promise,
    begun: begun.promise,
    isAlive: () => child.exitCode === null && child.signalCode === null && !child.killed,
    write: (text) => new Promise((resolve) => child.stdin!.write(text, () => resolve())),
    send: (message) => void child.send(message, () => {}),
    interrupt: () => end('SIGINT'),
    kill: () => end('SIGKILL'),
  }
}
