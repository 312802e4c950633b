import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '@hostwright/child-process'
import { findFreePort } from '@hostwright/child-process/start-listening'
import { locate, whyWithout } from '@hostwright/requirements'

export { mustRunAll } from '@hostwright/requirements'

/** A running redis-server that starts empty and stores nothing on disk. */
export interface Redis {
  readonly url: string
  readonly close: () => Promise<void>
}

/** Returns why redis-server cannot be started, or `undefined` if it can. Installs it first if that is possible. */
export function whyWithoutRedis(): string | undefined {
  return whyWithout('redis-server')
}

/** Starts a redis-server on a free port. Retries with another port if a process takes the first one in between. */
export async function startRedis(): Promise<Redis> {
  for (;;) {
    const redis = await startOn(await findFreePort())
    if (redis !== undefined) return redis
  }
}

/** Starts a redis-server on a port; `undefined` if the port is in use. */
async function startOn(port: number): Promise<Redis | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-redis-'))
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const ready = Promise.withResolvers<undefined>()
  const server = startChild([...settings, '--save', '', '--appendonly', 'no'], {
    program: locate('redis-server'),
    endsWithParent: true,
    onLine: (line) => (line.includes('Ready to accept connections') ? ready.resolve(undefined) : undefined),
  })
  const end = await Promise.race([ready.promise, server.ended])
  async function close(): Promise<void> {
    await server.kill()
    rmSync(folder, { recursive: true })
  }
  if (end === undefined) return { url: `redis://127.0.0.1:${port}`, close }
  await close()
  if (end.stdout.includes('Address already in use')) return undefined
  throw new Error(`redis-server did not start:\n${end.stdout}${end.stderr}`)
}
