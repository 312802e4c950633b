import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** How a process ended, and what it wrote. */
export interface End {
  /** `null` if a signal ended it. */
  readonly exitCode: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

/** A process of its own, which can be killed at any moment. */
export interface Child {
  /** Resolves when it has ended, and everything that it wrote has been read. */
  readonly ended: Promise<End>
  /** Whether it runs, and was not killed. */
  readonly isAlive: () => boolean
  /** Writes to its standard input, if it has one. Resolves when the process has read it, or it fits into the pipe. */
  write(text: string): Promise<void>
  /** Sends a message, if `onMessage` was given. A process that has ended meanwhile does not get it. */
  send(message: object): void
  /** Resolves with the first message or line; rejects if the process ends before. */
  readonly begun: Promise<unknown>
  interrupt(): Promise<End>
  /** Ends it with signal 9: it can do nothing any more. */
  kill(): Promise<End>
}

export interface ChildOptions {
  /** @default process.execPath */
  readonly program?: string
  readonly cwd?: string
  /** All of its environment variables. @default those of this process */
  readonly env?: NodeJS.ProcessEnv
  /** When it is killed, in milliseconds after its start. @default never */
  readonly killAfterMs?: number | undefined
  readonly onLine?: (line: string) => void
  /** Opens a channel, through which the process can send messages. */
  readonly onMessage?: (message: never) => void
  /** Whether it has a standard input. @default false */
  readonly stdin?: boolean
  /** The file descriptor to which it writes in place of `stdout`. */
  readonly stdout?: number
  /** Whether it is killed when the process ends that has started it. @default false */
  readonly endsWithParent?: boolean
  /** Which of its outputs nobody reads, from its start on. */
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
  // A process that was killed reads no more of its standard input.
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
