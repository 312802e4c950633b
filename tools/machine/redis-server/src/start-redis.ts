import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { locate, whyWithout } from '@hostwright/requirements'
import { findFreePort } from '@hostwright/prism'

export { mustRunAll } from '@hostwright/requirements'

/** A running redis-server, empty at its start, which keeps nothing. */
export interface Redis {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Why no redis-server can be started here; `undefined` where one can. Where there is none, it is installed if possible. */
export function whyWithoutRedis(): string | undefined {
  return whyWithout('redis-server')
}

/** Starts a redis-server on a free port of this machine. It takes none by itself: one that is taken meanwhile is left. */
export async function startRedis(): Promise<Redis> {
  for (;;) {
    const redis = await startOn(await findFreePort())
    if (redis !== undefined) return redis
  }
}

/** `undefined` when somebody else has the port. */
async function startOn(port: number): Promise<Redis | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-redis-'))
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const server = spawn(locate('redis-server'), [...settings, '--save', '', '--appendonly', 'no'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const kill = (): void => void server.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  for await (const line of createInterface({ input: server.stdout })) {
    output += `${line}\n`
    if (line.includes('Ready to accept connections')) {
      // Nobody reads on, and a full pipe would make the server stand still.
      server.stdout.resume()
      return {
        url: `redis://127.0.0.1:${port}`,
        async close() {
          kill()
          await ended
          process.off('exit', kill)
          rmSync(folder, { recursive: true })
        },
      }
    }
  }
  process.off('exit', kill)
  rmSync(folder, { recursive: true })
  if (output.includes('Address already in use')) return undefined
  throw new Error(`redis-server did not start:\n${output}`)
}
