import { expect, test } from 'vitest'
import { toStatePaths } from './manifest/state-paths.ts'
import type { OpenPlace } from './open-place.ts'
import type { Sftp } from './remote/sftp.ts'
import { openScene, root } from './testing/open-scene.ts'
import { publishAt } from './testing/publish-at.ts'
import { readSite, writeAsOther } from './testing/read-site.ts'

/** Counts how often the site is listed, and runs a function before the first time. */
function countListings({ sftp }: OpenPlace, beforeFirst: () => Promise<unknown> = async () => undefined) {
  let listings = 0
  const counted: Sftp = {
    ...sftp,
    async list(path) {
      if (path === root && (listings += 1) === 1) await beforeFirst()
      return sftp.list(path)
    },
  }
  return { sftp: counted, listings: () => listings }
}

test('a publish that is rejected looks at the site once if nobody else publishes', async () => {
  const { asOther, fill, folder } = await openScene()
  await fill({ 'index.html': 'one' })
  await asOther(async (place) => {
    await writeAsOther(place.sftp, `${root}/wp-login.php`, 'theirs')
    const { sftp, listings } = countListings(place)
    await expect(publishAt(place, folder, sftp, 'run-1')).rejects.toMatchObject({ reason: 'not-empty' })
    expect(listings()).toBe(1)
  })
})

test('a publish that meets the files of one that ends meanwhile looks again, and is not rejected', async () => {
  const { asOther, fill, folder } = await openScene()
  await fill({ 'index.html': 'one' })
  await asOther(async (place) => {
    await publishAt(place, folder, place.sftp, 'run-0')
    await fill({ 'index.html': 'two' })
    const { lock } = toStatePaths(place.home, root, place.source)
    await writeAsOther(place.sftp, lock, 'run-1')
    const { sftp, listings } = countListings(place, async () => {
      await place.sftp.remove(lock)
      await fill({ 'index.html': 'of the other' })
      await publishAt(place, folder, place.sftp, 'run-1')
      await fill({ 'index.html': 'two' })
    })
    await publishAt(place, folder, sftp, 'run-2')
    expect(listings()).toBe(3)
    expect(await readSite(place.sftp, root)).toEqual({ 'index.html': 'two' })
  })
})
