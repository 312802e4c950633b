import { lstatSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, vi } from 'vitest'
import type { Failure } from './listen-before.ts'
import { type Files, readFiles, type RealSite } from './open-site.ts'
import { others, toVersion, withoutAssets } from './site-versions.ts'

/** Returns what is seen of the files of others: also a change of their names or their inode. */
export function photographOthers({ root }: RealSite): object {
  return Object.keys(others).map((path) => {
    const { ino, size, mode, mtimeMs, ctimeMs, nlink } = lstatSync(join(root, path))
    return { path, ino, size, mode, mtimeMs, ctimeMs, nlink }
  })
}

/**
 * Publishes other files, by default the second version, over a connection that fails. Expects that the next publish
 * completes it, that the one after it writes nothing, that an undo takes it back, and that nothing touches the files of
 * others. Returns whether the connection failed before the publish was through.
 *
 * @param restore puts back the site with the first version
 */
export async function surviveFailure(
  site: RealSite,
  restore: () => Promise<void>,
  failAt: Failure,
  files = toVersion(2),
): Promise<boolean> {
  await restore()
  const { host } = site
  const before = withoutAssets(await readFiles(site.root))
  const photo = photographOthers(site)
  host.failAt = failAt
  const isThrough = await (failAt.when === 'frozen' ? publishFrozen(site, files) : publishSecond(site, files))
  host.failAt = undefined
  if (isThrough) return false
  await site.ageLock()
  await site.publish(files)
  const { 'only-1.html': gone, ...after } = withoutAssets(await readFiles(site.root))
  const whole = { ...others, ...withoutAssets(files) }
  expect({ failAt, gone, after }).toEqual({ failAt, gone: undefined, after: whole })
  await site.publish(files)
  expect({ failAt, changing: host.counts.changing }).toEqual({ failAt, changing: 0 })
  await site.undo()
  expect({ failAt, files: withoutAssets(await readFiles(site.root)) }).toEqual({ failAt, files: before })
  expect({ failAt, photo: photographOthers(site) }).toEqual({ failAt, photo })
  return true
}

function publishSecond(site: RealSite, files: Files): Promise<boolean> {
  return site.publish(files).then(
    () => true,
    () => false,
  )
}

/**
 * Publishes while the time passes that a publish waits for a sign of life, and expects that it is less than half a minute.
 * No time passes once it has left: the end of a publish waits for real files, and a busy machine makes that long.
 */
async function publishFrozen(site: RealSite, files: Files): Promise<boolean> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  try {
    const publishing = publishSecond(site, files)
    for (let seconds = 0; ;) {
      const isThrough = await Promise.race([publishing, wait(1, undefined)])
      if (isThrough !== undefined) return isThrough
      if (!site.host.isFrozen) continue
      await vi.advanceTimersByTimeAsync(1000)
      seconds += 1
      expect(seconds).toBeLessThan(30)
    }
  } finally {
    vi.useRealTimers()
  }
}
