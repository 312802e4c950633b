import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  errorOf,
  type Fate,
  fill,
  home,
  listenAsGate,
  publish,
  reasonOf,
  statePaths,
} from '../testing/attack.ts'
import { openScene, root } from '../testing/open-scene.ts'
import { linkOnServer } from '../testing/link-on-server.ts'

const privateKey = '-----BEGIN OPENSSH PRIVATE KEY-----\n'

test('assets whose removal was allowed need no second permission when they go', async () => {
  const scene = await openScene()
  const assets = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`${at}.css`, 'x']))
  await fill(scene, { 'index.html': 'one', ...assets })
  await publish(scene)
  await fill(scene, { 'index.html': 'one' })
  await publish(scene, { remove: 15 })
  await scene.sandbox.clock.advance({ hours: 25 })
  expect(await publish(scene)).toMatchObject({ removed: Object.keys(assets).toSorted() })
})

test('a machine whose clock is a day ahead takes no asset away before its time', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.css': 'x' })
  await publish(scene)
  await fill(scene, { 'index.html': 'two' })
  await publish(scene)
  await publish(scene, { now: () => scene.sandbox.clock.now() + 26 * 3_600_000 })
  expect(await scene.visit('/a.css')).toBe('x')
})

test.each([
  ['a key in UTF-16', Buffer.from(`\uFEFF${privateKey}`, 'utf16le')],
  ['a key in UTF-16 of the other order', Buffer.from(`\uFEFF${privateKey}`, 'utf16le').swap16()],
  ['lines of an .env in UTF-16', Buffer.from('\uFEFFAPI_TOKEN=abc\r\n', 'utf16le')],
  ['a key of PGP', Buffer.from('-----BEGIN PGP PRIVATE KEY BLOCK-----\n')],
])('%s does not travel', async (_, content) => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await writeFile(join(scene.folder, 'notes.txt'), content)
  expect(await reasonOf(publish(scene))).toBe('secret')
})

test('a pattern in decomposed characters finds a file in composed ones', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', '\u00E9.txt': 'x', '.hostwrightignore': 'e\u0301.txt' })
  expect(await publish(scene)).toMatchObject({ added: ['index.html'] })
})

test('a folder on the server that leads to another site through a link is not published to', async () => {
  const scene = await openScene()
  const other = `${home}/hw123456.example.jp/public_html`
  await linkOnServer(scene.ssh, scene.options.privateKey, other, `${root}/blog`)
  await fill(scene, { 'index.html': 'one' })
  expect(await reasonOf(publish(scene, { to: 'blog', adopt: ['**'] }))).toBe('conflict')
})

test('a lock of the future, and one that is garbage, are stale', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await publish(scene)
  const [lock] = (await statePaths(scene, /publisher\.json$/)).map((path) => path.replace(/[^/]*$/, 'lock'))
  const inAWeek = Math.floor(scene.sandbox.clock.now() / 1000) + 604_800
  for (const [text, mtime] of [
    ['who', inAWeek],
    ['x'.repeat(20_000), inAWeek],
  ] as const) {
    await scene.asOther(async ({ sftp }) => {
      const handle = await sftp.open(lock!, 'w', 0o600)
      await sftp.write(handle, Buffer.from(text), 0)
      await sftp.close(handle)
      await sftp.setAttributes(lock!, { mode: 0o600, mtime })
    })
    await fill(scene, { 'index.html': text.slice(0, 3) })
    expect(await publish(scene)).toMatchObject({ changed: ['index.html'] })
  }
})

test('a file in place of the folder is named', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  const { reason, message } = await errorOf(publish(scene, { folder: join(scene.folder, 'index.html') }))
  expect([reason, message]).toEqual(['folder', expect.stringContaining('is a file')])
})

test.each([
  ['removed', (path: string) => rm(path)],
  ['a folder', (path: string) => rm(path).then(() => mkdir(path))],
] as const)(
  'a file that is %s after the folder was read stops the publish by its name',
  async (_, change) => {
    const scene = await openScene()
    await fill(scene, { 'index.html': 'one', 'a.html': 'x' })
    let isChanged = false
    const gate = await listenAsGate(scene, async (): Promise<Fate> => {
      if (!isChanged) await change(join(scene.folder, 'a.html'))
      isChanged = true
      return 'pass'
    })
    expect(await reasonOf(publish(scene, { address: gate }))).toBe('folder')
  },
)

test('a name that is not UTF-8 stops the publish as a fault of the folder', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await writeFile(Buffer.concat([Buffer.from(`${scene.folder}/bad`), Buffer.of(0xff, 0xfe)]), 'x')
  expect(await reasonOf(publish(scene))).toBe('folder')
})
