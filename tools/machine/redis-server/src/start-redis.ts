import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startListening } from '../../child-process/src/start-listening.ts'
import { locate, whyWithout } from '../../requirements/src/why-without.ts'

export { mustRunAll } from '../../requirements/src/why-without.ts'

/** A running redis-server that starts empty and stores nothing on disk. */
export interface Redis {
  readonly url: string
  readonly port: number
  readonly close: () => Promise<void>
}

/** Returns why redis-server cannot be started, or `undefined` if it can. Installs it first if that is possible. */
export function whyWithoutRedis(): string | undefined {
  return whyWithout('redis-server')
}

/** Starts a redis-server on a free port. `settings` has further ones, and `{port}` for the port. */
export async function startRedis(...settings: readonly string[]): Promise<Redis> {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-redis-'))
  const fixed = ['--bind', '127.0.0.1', '--dir', folder, '--save', '', '--appendonly', 'no']
  const { child, port } = await startListening(
    (free) => toArguments(free, [...fixed, '--port', '{port}', ...settings]),
    {
      program: locate('redis-server'),
    },
  )
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    async close() {
      await child.kill()
      rmSync(folder, { recursive: true })
    },
  }
}

const toArguments = (port: number, settings: readonly string[]): string[] =>
  settings.map((setting) => setting.replace('{port}', String(port)))
