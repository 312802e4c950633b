import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { readPublishStatus } from './read-publish-status.ts'
import { type Sftp, SftpError } from './remote/sftp.ts'
import { linkOnServer } from './testing/link-on-server.ts'
import { openScene, root } from './testing/open-scene.ts'
import { publishAt } from './testing/publish-at.ts'
import { readSite, writeAsOther } from './testing/read-site.ts'
import { undoPublish } from './undo-publish.ts'

const site = { 'index.html': 'one', 'a.css': 'css' }

test('a first publish to a site that is not empty stops and says what is there, and adopt takes it', async () => {
  const { client, options, fill, visit } = await openScene({ hasStartPage: true })
  await fill(site)
  const stopped = publishFolder(client, options)
  await expect(stopped).rejects.toMatchObject({ reason: 'conflict', paths: ['index.html'] })
  expect(await visit('/')).toContain('start page')
  await publishFolder(client, { ...options, adopt: ['index.html'] })
  expect(await visit('/')).toBe('one')
  await undoPublish(client, options)
  expect(await visit('/')).toContain('start page')
  expect(await visit('/a.css')).toBeUndefined()
})

test('a first publish stops also if no name collides, and keep leaves what is there for good', async () => {
  const { client, options, fill, asOther } = await openScene()
  await asOther(({ sftp }) => writeAsOther(sftp, `${root}/wp-login.php`, 'theirs'))
  await fill(site)
  await expect(publishFolder(client, options)).rejects.toMatchObject({
    reason: 'not-empty',
    paths: ['wp-login.php'],
  })
  await publishFolder(client, { ...options, keep: ['wp-*'] })
  await fill({ ...site, 'wp-login.php': 'ours', 'b.css': 'new' })
  expect(await publishFolder(client, options)).toMatchObject({ added: ['b.css'] })
  expect(await asOther(({ sftp }) => readSite(sftp, root))).toMatchObject({ 'wp-login.php': 'theirs' })
})

test('a file that others changed is neither replaced nor removed', async () => {
  const { client, options, fill, asOther, sandbox, visit } = await openScene()
  await fill({ ...site, 'gone.html': 'gone' })
  await publishFolder(client, options)
  await sandbox.clock.advance({ minutes: 1 })
  await asOther(async ({ sftp }) => {
    await writeAsOther(sftp, `${root}/gone.html`, 'them')
    await writeAsOther(sftp, `${root}/a.css`, 'xyz')
  })
  expect(await readPublishStatus(client, options)).toMatchObject({ drifted: ['a.css', 'gone.html'] })
  await fill({ ...site, 'a.css': 'new' })
  await expect(publishFolder(client, options)).rejects.toMatchObject({ reason: 'conflict', paths: ['a.css'] })
  expect(await visit('/a.css')).toBe('xyz')
  expect(await publishFolder(client, { ...options, keep: ['/a.css'] })).toMatchObject({
    lost: ['a.css', 'gone.html'],
    removed: [],
  })
  expect([await visit('/a.css'), await visit('/gone.html')]).toEqual(['xyz', 'them'])
})

test('a replaced file keeps the mode that it has on the server, after an undo too', async () => {
  const { client, options, fill, asOther } = await openScene()
  const path = `${root}/a.css`
  const readMode = async (): Promise<number | undefined> =>
    (await asOther(({ sftp }) => sftp.stat(path)))?.mode
  await fill(site)
  await publishFolder(client, options)
  expect(await readMode()).toBe(0o644)
  await asOther(async ({ sftp }) => {
    const { mtime } = (await sftp.stat(path))!
    await sftp.setAttributes(path, { mode: 0o640, mtime })
  })
  await fill({ ...site, 'a.css': 'new' })
  expect(await publishFolder(client, options)).toMatchObject({ changed: ['a.css'] })
  expect(await readMode()).toBe(0o640)
  await undoPublish(client, options)
  expect(await readMode()).toBe(0o640)
})

test('visitors can enter the folders of a publish to a server whose umask is 077', async () => {
  const { fill, folder, asOther } = await openScene()
  await fill({ 'index.html': 'one', 'deep/er/a.css': 'two' })
  await asOther(async (place) => {
    const { sftp } = place
    const strict: Sftp = { ...sftp, makeFolder: (path, mode) => sftp.makeFolder(path, mode & 0o700) }
    await publishAt(place, folder, strict, 'run-1')
    const modes = await Promise.all(
      ['deep', 'deep/er'].map(async (name) => (await sftp.stat(`${root}/${name}`))?.mode),
    )
    expect(modes).toEqual([0o755, 0o755])
  })
})

test('equal files are taken over without a question, and without an upload', async () => {
  const { client, options, fill, asOther } = await openScene()
  await asOther(async ({ sftp }) => {
    for (const [path, text] of Object.entries(site)) await writeAsOther(sftp, `${root}/${path}`, text)
  })
  await fill(site)
  expect(await publishFolder(client, options)).toMatchObject({ added: [], changed: [], unchanged: 2 })
  await fill({ ...site, 'index.html': 'two' })
  expect(await publishFolder(client, options)).toMatchObject({ changed: ['index.html'] })
})

test('nothing is written through a link on the server', async () => {
  const { client, options, fill, asOther, ssh } = await openScene()
  await fill(site)
  await publishFolder(client, options)
  await asOther(async ({ sftp }) => {
    await sftp.makeFolder('/home/hw123456/outside', 0o755)
    await writeAsOther(sftp, '/home/hw123456/outside/x.txt', 'outside')
  })
  await linkOnServer(ssh, options.privateKey, '/home/hw123456/outside', `${root}/assets`)
  await fill({ ...site, 'assets/x.txt': 'inside' })
  await expect(publishFolder(client, options)).rejects.toMatchObject({ reason: 'conflict' })
  expect(await asOther(({ sftp }) => readSite(sftp, '/home/hw123456/outside'))).toEqual({
    'x.txt': 'outside',
  })
})

test('a publish that fails between its renames puts back what it renamed', async () => {
  const { client, options, fill, folder, asOther, visit } = await openScene()
  await fill(site)
  await publishFolder(client, options)
  await fill({ 'index.html': 'two', 'a.css': 'css 2', 'late.js': 'ours' })
  await asOther(async (place) => {
    const { sftp } = place
    const disturbed: Sftp = {
      ...sftp,
      async rename(from, to) {
        if (to === `${root}/late.js`) await writeAsOther(sftp, to, 'theirs')
        await sftp.rename(from, to)
      },
      async replace(from, to) {
        if (to === `${root}/index.html` && !from.endsWith('.back')) throw new SftpError('Failure', 4)
        await sftp.replace(from, to)
      },
    }
    const publishing = publishAt(place, folder, { ...disturbed, replace: sftp.replace }, 'run-1')
    await expect(publishing).rejects.toMatchObject({ reason: 'conflict', paths: ['late.js'] })
    expect(await readSite(sftp, root)).toEqual({ ...site, 'late.js': 'theirs' })
    await sftp.remove(`${root}/late.js`)
    const refused = publishAt(place, folder, { ...disturbed, rename: sftp.rename }, 'run-2')
    await expect(refused).rejects.toThrow('Failure')
    expect(await readSite(sftp, root)).toEqual(site)
    await publishAt(place, folder, sftp, 'run-3')
    expect(await visit('/late.js')).toBe('ours')
  })
})
