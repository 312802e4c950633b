import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSandbox } from '@hostwright/sandbox/node'
import { expect, inject, onTestFinished, test } from 'vitest'
import { runCommand, startServer } from './processes.ts'
import { runKills } from './run-kills.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's redis-server. */
    redisUrl: string
  }
}

// Fewer than other suites kill: a killed process keeps its slots for 30 seconds, so each kill takes several seconds.
const kills = Number(process.env['HOSTWRIGHT_AGENT_KILLS'] ?? 6)

test('two servers and command lines that are killed share the limits over Redis and one journal, and order nothing twice', async () => {
  const figures = await runKills(kills, 1, inject('redisUrl'))
  process.stdout.write(`${JSON.stringify(figures)}\n`)
  const { limited, wrong, wrongRecords, failures, journals } = figures
  expect({ limited, wrong, wrongRecords, failures }).toEqual({
    limited: 0,
    wrong: [],
    wrongRecords: [],
    failures: [],
  })
  expect(journals).toHaveLength(1)
  expect(figures.kills).toBeGreaterThanOrEqual(kills)
}, 3_600_000)

test('two servers and a command line send no more calls together than one account may', async () => {
  const perMinute = 12
  // The limit counts from the full minute. This minute begins now, and lasts ten minutes, so that it ends on no machine
  // before the test does.
  const sandbox = await createSandbox({
    limits: { vps: { perMinute, concurrent: 5 } },
    startAt: Date.UTC(2026, 9, 1),
    speed: 0.1,
  })
  const { url } = await sandbox.listen({ port: 0 })
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-agents-'))
  onTestFinished(async () => {
    await sandbox.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const env = {
    HOSTWRIGHT_BASE_URL: url,
    HOSTWRIGHT_API_KEY: sandbox.apiKey,
    HOSTWRIGHT_CONFIG_DIR: folder,
    HOSTWRIGHT_REDIS_URL: inject('redisUrl'),
  }
  const list = (killAfterMs?: number) => runCommand(['vps', 'list', '--json'], env, killAfterMs)
  // The first response tells all of them what the account may do. Exit code 5 says that Redis has not responded within
  // its two seconds, as on a busy machine.
  let first = await list()
  while (first.exitCode === 5) first = await list()
  expect(first).toMatchObject({ exitCode: 0 })
  const servers = await Promise.all([startServer(env, []), startServer(env, [])])
  const send = async (): Promise<number> => {
    const calls = servers.flatMap((server) =>
      Array.from({ length: perMinute }, () => server.call('read', { operation: 'listVpsServers' })),
    )
    await Promise.all(calls)
    return sandbox.journal().requests.length
  }
  // One more program shares the limit, until it is killed.
  const listing = list(3_000)
  // A call fails if Redis does not respond within two seconds, as on a busy machine: the next round repeats it. A
  // response that arrives late may cost a slot of this minute, so fewer than all can be used.
  await expect.poll(send).toBeGreaterThan(perMinute / 2)
  await listing
  const statuses = sandbox.journal().requests.map(({ status }) => status)
  expect(statuses.length).toBeLessThanOrEqual(perMinute)
  expect(new Set(statuses)).toEqual(new Set([200]))
  for (const server of servers) server.kill()
})
