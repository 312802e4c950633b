import { skipWithout } from '@hostwright/requirements/skip-without'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { clients } from './clients.ts'
import { openScene } from './scene.ts'

const kinds = {
  apex: ['example.com'],
  wildcard: ['*.example.com'],
  'apex and wildcard': ['example.com', '*.example.com'],
} as const

const names = ['certbot', 'lego'] as const

describe.each(names)('%s', (name) => {
  beforeEach((context) => {
    for (const needed of ['Pebble', 'OpenSSL', name] as const) skipWithout(context, needed)
  })

  test.each(Object.keys(kinds) as (keyof typeof kinds)[])(
    '%s: a certificate is issued, and only records of others are left',
    async (kind) => {
      const scene = await openScene()
      onTestFinished(() => scene.close())
      await scene.site.dns.create({
        domain: 'example.com',
        host: '_acme-challenge',
        type: 'TXT',
        content: 'of-somebody-else',
        ttl: 60,
      })
      await clients[name](scene, kinds[kind])
      expect(await scene.listChallenges()).toEqual(['of-somebody-else'])
      expect(scene.countRejected()).toBe(0)
    },
  )

  test('four certificates at the same time leave no record', async () => {
    const scene = await openScene()
    onTestFinished(() => scene.close())
    const hosts = ['a', 'b', 'c', 'd'].map((host) => [`${host}.example.com`, '*.example.com'])
    await Promise.all(hosts.map((domains) => clients[name](scene, domains)))
    expect(await scene.listChallenges()).toEqual([])
    expect(scene.countRejected()).toBe(0)
  })
})
