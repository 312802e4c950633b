import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Report } from './report.ts'

/** Report of a process, and how it ended. */
export interface Endured extends Report {
  readonly exitCode: number | null
  /** Whether something kept the process running for a second after the report. */
  readonly lingered: boolean
}

/** Makes this many calls in a separate process, and waits until it ends by itself. */
export async function callOn(calls: number): Promise<Endured> {
  const server = start('server', [], ['ignore', 'inherit', 'inherit', 'ipc'])
  const [port] = (await once(server, 'message')) as [number]
  try {
    const args = [`http://127.0.0.1:${port}`, String(calls)]
    const program = start('call-on', args, ['ignore', 'pipe', 'inherit'])
    const ended = once(program, 'exit') as Promise<[number | null]>
    const told = text(program.stdout!)
    const [exitCode] = await ended
    const [report = '', lingered] = (await told).split('\n')
    return { ...(JSON.parse(report) as Report), exitCode, lingered: lingered === 'true' }
  } finally {
    server.kill()
  }
}

function start(
  name: string,
  args: readonly string[],
  stdio: ('ignore' | 'pipe' | 'inherit' | 'ipc')[],
): ChildProcess {
  const program = fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url))
  const options = ['--expose-gc', '--conditions=@hostwright/source', '--no-warnings', program, ...args]
  return spawn(process.execPath, options, { stdio })
}
