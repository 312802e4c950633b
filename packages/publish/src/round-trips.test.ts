import { expect, test } from 'vitest'
import { countRoundTrips } from './testing/count-round-trips.ts'
import { openScene } from './testing/open-scene.ts'
import { publishAt } from './testing/publish-at.ts'

// On a slow line, the round trips of the lock, the state and the checks are most of the time of a small publish.
test('a first publish, one of a change and one without a change take few round trips', async () => {
  const { asOther, fill, folder, sandbox } = await openScene()
  await asOther(async (place) => {
    const publishCounted = async (run: string): Promise<number> => {
      const { sftp, count } = countRoundTrips(place.sftp)
      await publishAt(place, folder, sftp, run)
      return count()
    }
    await fill({ 'index.html': 'one' })
    const first = await publishCounted('run-1')
    const unchanged = await publishCounted('run-2')
    await fill({ 'index.html': 'two' })
    await sandbox.clock.advance({ minutes: 1 })
    const changed = await publishCounted('run-3')
    await fill({ 'index.html': 'three' })
    await sandbox.clock.advance({ minutes: 1 })
    const again = await publishCounted('run-4')
    expect({ first, unchanged, changed, again }).toEqual({ first: 17, unchanged: 2, changed: 19, again: 20 })
  })
})
