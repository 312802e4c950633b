import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { locate } from '@hostwright/machine/why-without'
import { skipWithout } from '@hostwright/machine/skip-without'
import { expect, onTestFinished, test } from 'vitest'
import { openSite, readFiles, type RealSite } from './open-site.ts'

const others = { 'uploads/photo.jpg': 'photo', 'wp-config.php': 'theirs' }
const keep = ['/uploads/', '/wp-config.php']

/** A version of the site: each page names the assets that it loads, and every file its version. */
function version(number: number): Record<string, string> {
  const page = (name: string): string => `${name} ${number} a.${number}.js same.css`
  return {
    'index.html': page('index'),
    'more.html': page('more'),
    [`only-${number}.html`]: page('only'),
    [`a.${number}.js`]: `a ${number} ${'x'.repeat(40_000)}`,
    'same.css': 'css',
    '.htaccess': `# rules ${number}`,
    'deep/er/text.txt': `text ${number}`,
  }
}

// With HOSTWRIGHT_PUBLISH_KILLS=all, a publish is cut off at each request, and a visitor reads during 200 publishes.
const isWholeProof = process.env['HOSTWRIGHT_PUBLISH_KILLS'] === 'all'
const step = isWholeProof ? 1 : 29
const publishes = isWholeProof ? 200 : 10

async function open(): Promise<RealSite> {
  const site = await openSite(locate('sftp-server'))
  onTestFinished(() => site.close())
  return site
}

/** Reads every file of the site again and again, and counts the reads that a visitor should never have. */
function readAsVisitor(root: string): { readonly stop: () => Promise<{ reads: number; bad: number }> } {
  const counts = { reads: 0, bad: 0 }
  const end = new AbortController()
  const whole = new Set(
    Array.from({ length: publishes + 1 }, (_, number) => Object.values(version(number))).flat(),
  )
  const loop = async (): Promise<void> => {
    while (!end.signal.aborted) {
      for (const [path, text] of Object.entries(await readFiles(root))) {
        counts.reads += 1
        const assets = path.endsWith('.html') ? text.split(' ').slice(2) : []
        const isWhole = whole.has(text) || text in Object.groupBy(Object.values(others), (one) => one)
        if (!isWhole || assets.some((asset) => !existsSync(join(root, asset)))) counts.bad += 1
      }
      await sleep(20)
    }
  }
  const running = loop()
  return {
    async stop() {
      end.abort()
      await running
      return counts
    },
  }
}

const withoutAssets = (files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).filter(([path]) => !/^a\.\d+\.js$/.test(path)))

test('OpenSSH: publishes under the eyes of a visitor, and each second run writes nothing', async (context) => {
  skipWithout(context, 'sftp-server')
  const site = await open()
  await site.reset(others)
  await site.publish(version(0), { keep })
  const visitor = readAsVisitor(site.root)
  onTestFinished(async () => void (await visitor.stop()))
  for (let number = 1; number <= publishes; number += 1) {
    await site.publish(version(number))
    if (number % 5 !== 0) continue
    expect(await site.publish(version(number))).toMatchObject({ added: [], changed: [], removed: [] })
    expect(site.host.counts.changing).toBe(0)
  }
  const { reads, bad } = await visitor.stop()
  console.log(`${reads} reads during ${publishes} publishes, ${bad} bad`)
  expect(reads).toBeGreaterThan(100)
  expect(bad).toBe(0)
  expect(await readFiles(site.root)).toMatchObject({ ...others, ...version(publishes) })
}, 300_000)

test.for(['before', 'after'] as const)(
  'OpenSSH: a publish that is cut off at a request (%s it arrives) is completed by the next one, and undone',
  { timeout: 600_000 },
  async (when, context) => {
    skipWithout(context, 'sftp-server')
    const site = await open()
    let kills = 0
    for (let request = when === 'before' ? 3 : 9; ; request += step) {
      await site.reset(others)
      site.host.killAt = undefined
      await site.publish(version(1), { keep })
      const before = withoutAssets(await readFiles(site.root))
      site.host.killAt = { request, when }
      const isWhole = await site.publish(version(2)).then(
        () => true,
        () => false,
      )
      site.host.killAt = undefined
      if (isWhole) break
      kills += 1
      await site.ageLock()
      await site.publish(version(2))
      const { 'only-1.html': gone, ...after } = withoutAssets(await readFiles(site.root))
      expect([request, gone, after]).toEqual([
        request,
        undefined,
        { ...others, ...withoutAssets(version(2)) },
      ])
      await site.publish(version(2))
      expect(site.host.counts.changing).toBe(0)
      await site.undo()
      expect([request, withoutAssets(await readFiles(site.root))]).toEqual([request, before])
    }
    expect(kills).toBeGreaterThan(1)
    console.log(`${kills} publishes were cut off ${when} a request`)
    expect(readFileSync(join(site.root, 'wp-config.php'), 'utf8')).toBe('theirs')
  },
)
