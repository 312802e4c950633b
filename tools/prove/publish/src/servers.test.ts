import { execFileSync } from 'node:child_process'
import { skipWithout } from '@hostwright/machine/skip-without'
import { whyWithout } from '@hostwright/machine/why-without'
import { PublishError } from '@hostwright/publish'
import { describe, expect, inject, onTestFinished, test, type TestContext } from 'vitest'
import type { Failure } from './listen-before.ts'
import { openSite, readFiles, type RealSite } from './open-site.ts'
import { readAsVisitor } from './read-as-visitor.ts'
import { startAsyncssh } from './servers/asyncssh.ts'
import { startOpenSsh } from './servers/openssh.ts'
import { startProftpd } from './servers/proftpd.ts'
import { keep, others, toVersion, withoutAssets } from './site-versions.ts'

const servers = [
  ['sftp-server', startOpenSsh],
  ['proftpd', startProftpd],
  ['asyncssh', startAsyncssh],
] as const

const isWhole = inject('isWhole')
const step = isWhole ? 1 : 29
const publishes = isWhole ? 200 : 10
const isRoot = process.getuid?.() === 0

// `npm test` publishes to OpenSSH, and `npx pnpm test:publish` to all servers.
describe.each(isWhole ? servers : servers.slice(0, 1))('%s', (name, start) => {
  async function open(context: TestContext, mount?: (folder: string) => () => void): Promise<RealSite> {
    skipWithout(context, 'sftp-server')
    skipWithout(context, name, whyWithout(name))
    const site = await openSite(start, mount)
    onTestFinished(() => site.close())
    return site
  }

  const isPublished = (site: RealSite, number: number): Promise<boolean> =>
    site.publish(toVersion(number)).then(
      () => true,
      () => false,
    )

  test('a visitor reads no half of a publish, and each second run writes nothing', async (context) => {
    const site = await open(context)
    await site.reset(others)
    await site.publish(toVersion(0), { keep })
    const visitor = readAsVisitor(site.root, publishes)
    onTestFinished(async () => void (await visitor.stop()))
    for (let number = 1; number <= publishes; number += 1) {
      await site.publish(toVersion(number))
      if (number % 5 !== 0) continue
      expect(await site.publish(toVersion(number))).toMatchObject({ added: [], changed: [], removed: [] })
      expect(site.host.counts.changing).toBe(0)
    }
    const { reads, bad } = await visitor.stop()
    console.log(`${name}: ${reads} reads during ${publishes} publishes, ${bad} bad`)
    expect(reads).toBeGreaterThan(100)
    expect(bad).toBe(0)
    expect(await readFiles(site.root)).toMatchObject({ ...others, ...toVersion(publishes) })
  }, 600_000)

  /** Publishes over a failing connection, and expects that the next publish completes it, and an undo takes it back. */
  async function fail(site: RealSite, failAt: Failure): Promise<boolean> {
    await site.reset(others)
    site.host.failAt = undefined
    await site.publish(toVersion(1), { keep })
    const before = withoutAssets(await readFiles(site.root))
    site.host.failAt = failAt
    const hasEnded = await isPublished(site, 2)
    site.host.failAt = undefined
    if (hasEnded) return false
    await site.ageLock()
    await site.publish(toVersion(2))
    const { 'only-1.html': gone, ...after } = withoutAssets(await readFiles(site.root))
    const whole = { ...others, ...withoutAssets(toVersion(2)) }
    expect([failAt.request, gone, after]).toEqual([failAt.request, undefined, whole])
    await site.publish(toVersion(2))
    expect(site.host.counts.changing).toBe(0)
    await site.undo()
    expect([failAt.request, withoutAssets(await readFiles(site.root))]).toEqual([failAt.request, before])
    return true
  }

  test.for(['before', 'amid', 'after'] as const)(
    'a publish that is cut off at a request (%s it) is completed by the next one, and undone',
    { timeout: 900_000 },
    async (when, context) => {
      const site = await open(context)
      let cuts = 0
      for (let request = 3 + ['before', 'amid', 'after'].indexOf(when) * 3; ; request += step) {
        if (!(await fail(site, { request, when }))) break
        cuts += 1
      }
      console.log(`${name}: ${cuts} publishes were cut off ${when} a request`)
      expect(cuts).toBeGreaterThan(1)
    },
  )

  // Each takes a minute of real time, because a publish waits for signs of life of its server.
  test.for(isWhole ? [20, 60] : [])(
    'a connection that freezes at request %i ends the publish, and the next one completes it',
    async (request, context) => {
      expect(await fail(await open(context), { request, when: 'frozen' })).toBe(true)
    },
  )

  test('of two publishes at the same time the second one waits, and the site is one of both', async (context) => {
    const site = await open(context)
    await site.reset(others)
    await site.publish(toVersion(1), { keep })
    for (let round = 1; round <= (isWhole ? 20 : 2); round += 1) {
      const numbers = [round * 2, round * 2 + 1]
      await Promise.all(numbers.map((number) => site.publish(toVersion(number))))
      const files = withoutAssets(await readFiles(site.root))
      const last = numbers.find((number) => `only-${number}.html` in files)!
      expect(files).toEqual({ ...others, ...withoutAssets(toVersion(last)) })
    }
  })

  test('a second source stops, and takes over without touching the files of others', async (context) => {
    const site = await open(context)
    await site.reset(others)
    await site.publish(toVersion(1), { keep })
    const second = { name: 'second', keep }
    await expect(site.publish(toVersion(2), second)).rejects.toThrow(PublishError)
    await site.publish(toVersion(2), { ...second, takeOver: true, adopt: ['*'] })
    expect(await readFiles(site.root)).toMatchObject({ ...others, ...toVersion(2) })
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
      const large = { ...toVersion(2), 'large.bin': 'y'.repeat(3_000_000) }
      await expect(site.publish(large)).rejects.toThrow(/disk may be full/)
      expect(await readFiles(site.root)).toEqual(before)
      await site.publish(toVersion(2))
      expect(await readFiles(site.root)).toMatchObject({ ...others, ...toVersion(2) })
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
