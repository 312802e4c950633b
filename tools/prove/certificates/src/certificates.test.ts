import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { skipWithout } from '@hostwright/requirements/skip-without'
import { afterAll, beforeEach, describe, expect, type TestContext, test } from 'vitest'
import { clients } from './clients.ts'
import { openScene, type Scene } from './scene.ts'

const native = 'xn--r8jz45g.jp' // 例え.jp
const kinds = {
  apex: ['example.com'],
  wildcard: ['*.example.com'],
  'apex and wildcard': ['example.com', '*.example.com'],
  'native script': [native, `*.${native}`],
} as const

// Real propagation takes a minute (PROPAGATION_SECONDS=60); a few seconds test the same.
const propagationSeconds = Number(process.env['PROPAGATION_SECONDS'] ?? 4)

const names = ['certbot', 'dehydrated', 'lego'] as const
const table: Record<string, Record<string, string>> = {}
afterAll(() => console.table(table))

async function setUp({ onTestFinished }: TestContext, delaySeconds?: number): Promise<Scene> {
  const scene = await openScene(delaySeconds)
  onTestFinished(() => scene.close())
  return scene
}

describe.concurrent.each(names)('%s', (name) => {
  beforeEach((context) => {
    for (const needed of ['Pebble', 'OpenSSL', name] as const) skipWithout(context, needed)
  })

  /** Enters the remaining challenges into the table, and returns them. */
  async function finish(scene: Scene, kind: string, count: number, theirs = 0): Promise<readonly string[]> {
    const left = await scene.listChallenges()
    table[kind] = { ...table[kind], [name]: `${count} issued, ${left.length - theirs} left over` }
    expect(scene.countRejected()).toBe(0)
    return left
  }

  test.for(Object.keys(kinds) as (keyof typeof kinds)[])(
    '%s: a certificate is issued, and only records of others are left',
    async (kind, context) => {
      const scene = await setUp(context)
      await scene.site.domains.create({ domain: native, ssl: false })
      const [domain] = kinds[kind].map((one) => one.replace('*.', ''))
      const theirs = {
        domain: domain!,
        host: '_acme-challenge',
        type: 'TXT',
        content: 'of-others',
        ttl: 60,
      } as const
      await scene.site.dns.create(theirs)
      await clients[name](scene, kinds[kind])
      expect(await finish(scene, kind, 1, 1)).toEqual(['of-others'])
    },
  )

  test('four certificates at the same time leave no record', async (context) => {
    const scene = await setUp(context)
    const hosts = ['a', 'b', 'c', 'd'].map((host) => [`${host}.example.com`, '*.example.com'])
    await Promise.all(hosts.map((domains) => clients[name](scene, domains)))
    expect(await finish(scene, 'four at once', 4)).toEqual([])
  })

  test('a client waits for a record that DNS servers show only after a while', async (context) => {
    const scene = await setUp(context, propagationSeconds)
    await clients[name](scene, ['example.com', '*.example.com'])
    expect(await finish(scene, 'slow propagation', 1)).toEqual([])
  })

  test('a killed renewal leaves a record, which the next renewal removes after an hour', async (context) => {
    const scene = await setUp(context)
    const killed = new AbortController()
    const issuing = clients[name](scene, ['example.com'], killed.signal).catch(() => {})
    while (scene.latestChallenges().length === 0) await sleep(20)
    killed.abort()
    await issuing
    expect(await scene.listChallenges()).toHaveLength(1)
    const added = join(scene.folder, 'state/challenges')
    for (const file of readdirSync(added)) {
      writeFileSync(join(added, file), new Date(Date.now() - 3_600_001).toISOString())
    }
    await clients[name](scene, ['example.com'])
    expect(await finish(scene, 'killed, then again', 1)).toEqual([])
  })
})
