import { homeFolder } from '@hostwright/common/folder-journal'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { createNodeFiles } from './node-files.ts'
import { openInBrowser } from './open-in-browser.ts'
import { readLine } from './read-line.ts'
import type { Output, System } from './system.ts'

/** Creates the `System` of the running Node process. */
export function createNodeSystem(): System {
  const interruption = new AbortController()
  process.on('SIGINT', () => {
    // The second Ctrl+C ends the process immediately.
    if (interruption.signal.aborted) process.exit(130)
    interruption.abort()
  })
  return {
    env: process.env,
    stdin: {
      isTerminal: process.stdin.isTTY,
      read() {
        const { signal } = interruption
        signal.addEventListener('abort', () => process.stdin.destroy(signal.reason as Error), { once: true })
        return text(process.stdin)
      },
      readLine: (signal, isHidden) => readLine(process.stdin, signal, isHidden),
    },
    stdout: toOutput(process.stdout),
    stderr: toOutput(process.stderr),
    interrupted: interruption.signal,
    files: createNodeFiles(),
    now: Date.now,
    monotonic: () => performance.now(),
    sleep: (ms, signal) => setTimeout(ms, undefined, signal ? { signal } : {}),
    random: Math.random,
    execute: (command) => execute(command, interruption.signal),
    open: (address) => openInBrowser(address, process),
    platform: process.platform,
    home: homeFolder(),
  }
}

/** Runs a shell command. Its prompts and errors appear on the terminal. */
async function execute(command: string, signal: AbortSignal): Promise<string> {
  const child = spawn(command, {
    shell: true,
    stdio: [process.stdin.isTTY ? 'inherit' : 'ignore', 'pipe', 'inherit'],
    signal,
  })
  const ended = once(child, 'close') as Promise<[number | null]>
  const [printed, [exitCode]] = await Promise.all([text(child.stdout), ended])
  if (exitCode === 0) return printed
  throw new Error(`The command ended with ${exitCode ?? 'a signal'}.`)
}

function toOutput(stream: NodeJS.WriteStream): Output {
  const closing = new AbortController()
  stream.on('error', (error: NodeJS.ErrnoException) => {
    closing.abort()
    // A program such as `head` closes the pipe early, which is not an error. Any other error means that output was
    // lost.
    if (error.code === 'EPIPE') return
    if (stream === process.stdout) process.stderr.write(`hostwright: standard output: ${error.message}\n`)
    process.once('exit', () => (process.exitCode ||= 1))
  })
  return {
    isTerminal: stream.isTTY,
    // Some terminals report 0 if the width is not known.
    get columns() {
      return stream.isTTY && stream.columns > 0 ? stream.columns : undefined
    },
    get rows() {
      return stream.isTTY && stream.rows > 0 ? stream.rows : undefined
    },
    write(text) {
      if (!closing.signal.aborted) stream.write(text)
    },
    closed: closing.signal,
  }
}
