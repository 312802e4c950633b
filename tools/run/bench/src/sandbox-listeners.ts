import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@hostwright/prism'
import { createSandbox } from '@hostwright/sandbox'
import type { BuiltVersion } from './build-version.ts'
import { measureThroughput } from './load.ts'
import { median } from './median.ts'
import { writeResults } from './write-results.ts'

const program = fileURLToPath(new URL('programs/event-listeners.ts', import.meta.url))
const counts = [0, 1, 100, 1_000]
const rounds = 5

/** How many requests a second are left while others listen to `/_sandbox/events`, and what that takes of memory. */
export async function benchListeners(versions: Readonly<Record<string, BuiltVersion>>): Promise<void> {
  const resolved = createRequire(import.meta.url).resolve('@hostwright/sandbox/package.json')
  const commands: Record<string, string> = { sandbox: join(dirname(resolved), 'dist/command.js') }
  for (const [name, { command }] of Object.entries(versions)) commands[name] = command
  const { apiKey, close } = await createSandbox()
  await close()
  const results: Record<string, Record<string, ListenerFigures>> = {}
  for (const [name, command] of Object.entries(commands)) {
    results[name] = {}
    for (const kind of ['reading', 'stalled']) {
      for (const count of counts) {
        const figures = await compareListeners(command, apiKey, count, kind)
        results[name][`${count} ${kind}`] = figures
        console.log(
          `${name}, ${count} ${kind}: ${figures.requests.toFixed(0)} requests/s, ` +
            `${figures.withoutListeners.toFixed(0)} beside it without listeners, ${figures.megabytes.toFixed(0)} MB`,
        )
      }
    }
  }
  writeResults('sandbox-listeners', results)
}

interface ListenerFigures {
  readonly requests: number
  readonly withoutListeners: number
  readonly megabytes: number
}

/** Two servers in turns, so that what else the machine does is the same for both. */
async function compareListeners(
  command: string,
  apiKey: string,
  count: number,
  kind: string,
): Promise<ListenerFigures> {
  const [alone, followed] = [await start(command), await start(command)]
  const listeners = spawn(process.execPath, [program, followed.port, String(count), kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await once(createInterface({ input: listeners.stdout }), 'line')
    const request = {
      method: 'GET',
      path: '/v1/vps/servers',
      headers: { Authorization: `Bearer ${apiKey}` },
    } as const
    const measured: Record<string, number[]> = { alone: [], followed: [] }
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, { port }] of Object.entries({ alone, followed }))
        measured[name]!.push(await measureThroughput(`http://127.0.0.1:${port}`, request))
    }
    return {
      requests: median(measured['followed']!),
      withoutListeners: median(measured['alone']!),
      megabytes: memoryOf(followed.process),
    }
  } finally {
    for (const child of [listeners, alone.process, followed.process]) child.kill()
  }
}

async function start(command: string) {
  const port = String(await findFreePort())
  const server = spawn(process.execPath, [command, '--port', port, '--no-limits'], { stdio: 'pipe' })
  await once(createInterface({ input: server.stdout }), 'line')
  return { port, process: server }
}

function memoryOf({ pid }: ChildProcess): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024
}
