import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { skipWithout } from '@hostwright/machine/skip-without'
import { afterAll, expect, inject, type TestContext, test } from 'vitest'
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
type Name = (typeof names)[number]
const table: Record<string, Record<string, string>> = {}
afterAll(() => console.table(table))

async function setUp({ onTestFinished }: TestContext, delaySeconds?: number): Promise<Scene> {
  const scene = await openScene(delaySeconds)
  onTestFinished(() => scene.close())
  return scene
}

/** Enters the remaining challenges into the table, and returns them. */
async function finish(name: Name, scene: Scene, kind: string, count: number, theirs = 0): Promise<string[]> {
  const left = await scene.listChallenges()
  table[kind] = { ...table[kind], [name]: `${count} issued, ${left.length - theirs} left over` }
  expect(scene.countRejected()).toBe(0)
  return left
}

/** Issues certificates with a client, and returns its challenges that are left over. */
type Play = (name: Name, context: TestContext) => Promise<readonly string[]>

const issue =
  (kind: string, domains: readonly string[]): Play =>
  async (name, context) => {
    const scene = await setUp(context)
    await scene.site.domains.create({ domain: native, ssl: false })
    const domain = domains[0]!.replace('*.', '')
    await scene.site.dns.create({
      domain,
      host: '_acme-challenge',
      type: 'TXT',
      content: 'of-others',
      ttl: 60,
    })
    await clients[name](scene, domains)
    const left = await finish(name, scene, kind, 1, 1)
    expect(left).toContain('of-others')
    return left.filter((text) => text !== 'of-others')
  }

const plays: Readonly<Record<string, Play>> = {
  ...Object.fromEntries(
    Object.entries(kinds).map(([kind, domains]) => [
      `${kind}: a certificate is issued, and only records of others are left`,
      issue(kind, domains),
    ]),
  ),

  async 'four certificates at the same time leave no record'(name, context) {
    const scene = await setUp(context)
    const hosts = ['a', 'b', 'c', 'd'].map((host) => [`${host}.example.com`, '*.example.com'])
    await Promise.all(hosts.map((domains) => clients[name](scene, domains)))
    return finish(name, scene, 'four at once', 4)
  },

  async 'a client waits for a record that DNS servers show only after a while'(name, context) {
    const scene = await setUp(context, propagationSeconds)
    await clients[name](scene, ['example.com', '*.example.com'])
    return finish(name, scene, 'slow propagation', 1)
  },

  async 'a killed renewal leaves a record, which the next renewal removes after an hour'(name, context) {
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
    return finish(name, scene, 'killed, then again', 1)
  },
}

// `npm test` runs one with each client; `npx pnpm test:certificates` runs all.
const share: Readonly<Record<Name, string>> = {
  certbot: 'apex and wildcard',
  dehydrated: 'native script',
  lego: 'wildcard',
}
const all = names.flatMap((name) => Object.entries(plays).map(([title, play]) => ({ name, title, play })))
const chosen = inject('isWhole') ? all : all.filter(({ name, title }) => title.startsWith(share[name]))

test('a share of the tests has one with each client', () => {
  expect(all.filter(({ name, title }) => title.startsWith(share[name])).map(({ name }) => name)).toEqual(
    names,
  )
})

test.concurrent.for(chosen)('$name, $title', async ({ name, play }, context) => {
  for (const needed of ['Pebble', 'OpenSSL', name] as const) skipWithout(context, needed)
  expect(await play(name, context)).toEqual([])
})
