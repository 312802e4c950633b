import { expect, test } from 'vitest'
import { toStatePaths } from '../manifest/state-paths.ts'
import { SftpError } from '../remote/sftp.ts'
import { openScene, root } from '../testing/open-scene.ts'
import { publishAt } from '../testing/publish-at.ts'

test('a state that a killed publish wrote half is beside the one that counts, and the next publish removes it', async () => {
  const { asOther, fill, folder, sandbox } = await openScene()
  await asOther(async (place) => {
    const { sftp, home, source } = place
    const { stage } = toStatePaths(home, root, source)
    await fill({ 'index.html': 'one' })
    const open: typeof sftp.open = async (path, flags, mode) => {
      const handle = await sftp.open(path, flags, mode)
      if (/manifest\..*part$/.test(path)) throw new SftpError('The connection was cut.')
      return handle
    }
    await expect(publishAt(place, folder, { ...sftp, open }, 'run-1')).rejects.toThrow('cut')
    expect([...(await sftp.list(stage))!.keys()]).toContain('manifest.run-1.part')
    await sandbox.clock.advance({ minutes: 3 })
    await publishAt(place, folder, sftp, 'run-2')
    expect([...(await sftp.list(stage))!.keys()]).toEqual([])
  })
})
