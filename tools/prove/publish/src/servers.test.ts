import { execFileSync } from 'node:child_process'
import { skipBecause, skipWithout } from '@hostwright/machine/skip-without'
import { whyWithout } from '@hostwright/machine/why-without'
import { PublishError } from '@hostwright/publish'
import { describe, expect, inject, onTestFinished, test, type TestContext, vi } from 'vitest'
import { type Files, openSite, readFiles, type RealSite } from './open-site.ts'
import { readAsVisitor } from './read-as-visitor.ts'
import { startAsyncssh } from './servers/asyncssh.ts'
import { startDropbear } from './servers/dropbear.ts'
import { startOpenSsh } from './servers/openssh.ts'
import { startProftpd } from './servers/proftpd.ts'
import { keep, others, toVersion, withoutAssets } from './site-versions.ts'
import { photographOthers, surviveFailure } from './survive-failure.ts'

const servers = [
  ['sftp-server', startOpenSsh],
  ['proftpd', startProftpd],
  ['asyncssh', startAsyncssh],
  ['dropbear', startDropbear],
] as const

const isWhole = inject('isWhole')
const step = isWhole ? 1 : 29
const publishes = isWhole ? 200 : 10
const isRoot = process.getuid?.() === 0
const failures = ['before', 'amid', 'after', 'frozen'] as const

/** The second version of the site, with large files, of which three fill as many channels. */
function toLarge(count: number): Files {
  const large = Array.from({ length: count }, (_, index) => [`${index}.bin`, `${index}`.repeat(5_500_000)])
  return { ...toVersion(2), ...Object.fromEntries(large) }
}

// `npm test` publishes to OpenSSH, and `npx pnpm test:publish` to all servers.
describe.each(isWhole ? servers : servers.slice(0, 1))('%s', (name, start) => {
  async function open(context: TestContext, mount?: (folder: string) => () => void): Promise<RealSite> {
    skipWithout(context, 'sftp-server')
    skipBecause(context, whyWithout(name))
    if (name === 'dropbear' && !isRoot) skipBecause(context, 'Only root can give Dropbear users of its own.')
    const site = await openSite(start, mount)
    onTestFinished(() => site.close())
    return site
  }

  test('a visitor reads no half of a publish, and each second run writes nothing', async (context) => {
    const site = await open(context)
    await site.reset(others)
    await site.publish(toVersion(0), { keep })
    const photo = photographOthers(site)
    const visitor = readAsVisitor(site.root, publishes)
    onTestFinished(async () => void (await visitor.stop()))
    for (let number = 1; number <= publishes; number += 1) {
      await site.publish(toVersion(number))
      if (number % 5 !== 0) continue
      expect(await site.publish(toVersion(number))).toMatchObject({ added: [], changed: [], removed: [] })
      expect(site.host.counts.changing).toBe(0)
      await site.undo()
      expect(await readFiles(site.root)).toMatchObject(toVersion(number - 1))
      await site.publish(toVersion(number))
    }
    const { reads, bad, late } = await visitor.stop()
    console.log(`${name}: ${reads} reads during ${publishes} publishes, ${bad} bad, ${late} late`)
    expect(reads).toBeGreaterThan(100)
    expect(bad).toBe(0)
    expect(await readFiles(site.root)).toMatchObject({ ...others, ...toVersion(publishes) })
    expect(photographOthers(site)).toEqual(photo)
  }, 3_600_000)

  test('all names of a large folder are found; a new file takes six requests, and an unchanged one none', async (context) => {
    const site = await open(context)
    const toFiles = (count: number): Record<string, string> => ({
      'index.html': 'index',
      ...Object.fromEntries(Array.from({ length: count }, (_, index) => [`page-${index}.html`, `${index}`])),
    })
    // The requests of a first publish, and of one without a change.
    const count = async (files: Record<string, string>): Promise<readonly [number, number]> => {
      await site.reset({})
      await site.publish(files)
      const { all: first } = site.host.counts
      expect(await site.publish(files)).toMatchObject({ added: [], changed: [], removed: [] })
      return [first, site.host.counts.all]
    }
    const few = await count(toFiles(200))
    const many = await count(toFiles(1_200))
    const perNew = (many[0] - few[0]) / 1_000
    const perUnchanged = (many[1] - few[1]) / 1_000
    console.log(`${name}: ${perNew} requests for each new file, ${perUnchanged} for each unchanged one`)
    expect(perNew).toBeLessThan(6.2)
    expect(perUnchanged).toBeLessThan(0.08)
  })

  /** Fails at every so many requests of a publish, from the first one on. Returns how many publishes failed. */
  async function failAtEvery(
    site: RealSite,
    when: (typeof failures)[number],
    { first, every, files }: { readonly first: number; readonly every: number; readonly files?: Files },
  ): Promise<number> {
    await site.reset(others)
    await site.publish(toVersion(1), { keep })
    const restore = await site.save()
    let request = first
    while (await surviveFailure(site, restore, { request, when }, files)) request += every
    const count = (request - first) / every
    console.log(`${name}: ${count} publishes failed (${when})`)
    return count
  }

  test.for(failures)(
    'a publish whose connection fails at a request (%s) is completed by the next one, and undone',
    { timeout: 3_600_000 },
    async (when, context) => {
      // The kinds of failures have different requests, if they have a share of them.
      const first = 1 + Math.floor((failures.indexOf(when) * step) / 4)
      expect(await failAtEvery(await open(context), when, { first, every: step })).toBeGreaterThan(1)
    },
  )

  test.for(isWhole ? failures : failures.slice(1, 2))(
    'a publish of large files, on several channels, whose connection fails (%s) is completed by the next one',
    { timeout: 3_600_000 },
    async (when, context) => {
      const site = await open(context)
      const files = toLarge(3)
      const requests = { first: 30 + failures.indexOf(when), every: isWhole ? 13 : 229, files }
      expect(await failAtEvery(site, when, requests)).toBeGreaterThan(1)
      // The last publish was through.
      expect(site.host.counts.channels).toBe(3)
    },
  )

  test('a publish that loses one of its channels amid a file fails, gives its lock back, and the next one completes it', async (context) => {
    const site = await open(context)
    await site.reset(others)
    await site.publish(toVersion(1), { keep })
    const before = withoutAssets(await readFiles(site.root))
    const photo = photographOthers(site)
    const files = toLarge(6)
    site.host.endChannelAt = 10
    // No time passes, so a publish that waited for a sign of life would not end.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
    onTestFinished(() => void vi.useRealTimers())
    await expect(site.publish(files)).rejects.toThrow(PublishError)
    vi.useRealTimers()
    expect(withoutAssets(await readFiles(site.root))).toEqual(before)
    // The lock of another publish would be waited for.
    await site.publish(files, { sleep: () => Promise.reject(new Error('The lock is taken.')) })
    expect(await readFiles(site.root)).toMatchObject({ ...others, ...files })
    expect(photographOthers(site)).toEqual(photo)
  })

  test('of two publishes at the same time the second one waits, and the site is one of both', async (context) => {
    const site = await open(context)
    await site.reset(others)
    await site.publish(toVersion(1), { keep })
    const photo = photographOthers(site)
    for (let round = 1; round <= (isWhole ? 20 : 2); round += 1) {
      const numbers = [round * 2, round * 2 + 1]
      await Promise.all(numbers.map((number) => site.publish(toVersion(number))))
      const files = withoutAssets(await readFiles(site.root))
      const [first, last] = numbers.toSorted((number) => (`only-${number}.html` in files ? 1 : -1))
      expect(files).toEqual({ ...others, ...withoutAssets(toVersion(last!)) })
      await site.undo()
      const undone = withoutAssets(await readFiles(site.root))
      expect(undone).toEqual({ ...others, ...withoutAssets(toVersion(first!)) })
    }
    expect(photographOthers(site)).toEqual(photo)
  })

  test('a second source stops, and takes over without touching the files of others', async (context) => {
    const site = await open(context)
    await site.reset(others)
    await site.publish(toVersion(1), { keep })
    const photo = photographOthers(site)
    const second = { name: 'second', keep }
    await expect(site.publish(toVersion(2), second)).rejects.toThrow(PublishError)
    await site.publish(toVersion(2), { ...second, takeOver: true, adopt: ['*'] })
    expect(await readFiles(site.root)).toMatchObject({ ...others, ...toVersion(2) })
    expect(photographOthers(site)).toEqual(photo)
  })

  test.runIf(isRoot)(
    'a full disk is named, the site stays as it was, and room completes it',
    async (context) => {
      const mount = (folder: string): (() => void) => {
        execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder])
        return () => void execFileSync('umount', ['--lazy', folder])
      }
      const site = await open(context, mount)
      await site.reset(others)
      await site.publish(toVersion(1), { keep })
      const before = await readFiles(site.root)
      const photo = photographOthers(site)
      const large = { ...toVersion(2), 'large.bin': 'y'.repeat(3_000_000) }
      await expect(site.publish(large)).rejects.toThrow(/disk may be full/)
      expect(await readFiles(site.root)).toEqual(before)
      await site.publish(toVersion(2))
      expect(await readFiles(site.root)).toMatchObject({ ...others, ...toVersion(2) })
      await site.undo()
      expect(withoutAssets(await readFiles(site.root))).toEqual(withoutAssets(before))
      expect(photographOthers(site)).toEqual(photo)
    },
  )

  test('a server that cannot rename over a file is rejected before anything changes', async (context) => {
    const site = await open(context)
    await site.reset(others)
    site.host.hides = 'posix-rename@openssh.com'
    await expect(site.publish(toVersion(1), { keep })).rejects.toThrow(/posix-rename/)
    expect(await readFiles(site.root)).toEqual(others)
  })
})
