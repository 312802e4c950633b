import { execFileSync } from 'node:child_process'
import { mkdir, rename, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openScene, root } from '../testing/open-scene.ts'
import { errorOf, fill, listenAsGate, publish, reasonOf } from '../testing/attack.ts'
import type { Fate } from '../testing/listen-as-proxy.ts'

test('a link out of the folder stops, to a file and to a folder', async () => {
  const scene = await openScene()
  for (const target of ['/etc/hostname', '/etc', '..']) {
    await fill(scene, { 'index.html': 'one' })
    await symlink(target, join(scene.folder, 'out'))
    expect(await reasonOf(publish(scene))).toBe('folder')
  }
})

test('a link inside of the folder is followed, and a link to its own folder ends', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a/x.html': 'x' })
  await symlink('a', join(scene.folder, 'b'))
  expect((await publish(scene)).added).toContain('b/x.html')
  await symlink('.', join(scene.folder, 'a/loop'))
  expect(await reasonOf(publish(scene))).toBe('folder')
})

test('a link inside of the folder to a file that may not travel does not publish it', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', '.env': 'A=1\nDB_PASSWORD=hunter2secret\nAPI_SECRET=abc123456\n' })
  await symlink('.env', join(scene.folder, 'env.txt'))
  await reasonOf(publish(scene))
  expect(await scene.visit('/env.txt')).toBeUndefined()
})

test('a dangling link and a pipe stop', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await symlink('none', join(scene.folder, 'dangling'))
  expect(await reasonOf(publish(scene))).toBe('folder')
  if (process.platform === 'win32') return // Windows has no such pipes
  await fill(scene, { 'index.html': 'one' })
  execFileSync('mkfifo', [join(scene.folder, 'pipe')])
  expect(await reasonOf(publish(scene))).toBe('folder')
})

test('other content with the same size and the same local time travels', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.css': 'red.' })
  await publish(scene)
  const { atime, mtime } = await stat(join(scene.folder, 'a.css'))
  await writeFile(join(scene.folder, 'a.css'), 'blue')
  await utimes(join(scene.folder, 'a.css'), atime, mtime)
  expect((await publish(scene)).changed).toEqual(['a.css'])
  expect(await scene.visit('/a.css')).toBe('blue')
})

test('a published file that becomes a folder stops with its path, and nothing changes', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', x: 'file' })
  await publish(scene)
  await fill(scene, { 'index.html': 'two', 'x/index.html': 'in' })
  await expect(publish(scene)).rejects.toThrow('x is a file')
  expect(await scene.visit('/')).toBe('one')
})

test('a published folder of pages that becomes a file arrives', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'x/y.html': 'in' })
  await publish(scene)
  await fill(scene, { 'index.html': 'two', x: 'file' })
  expect(['done', 'conflict']).toContain(await reasonOf(publish(scene)))
  expect(['in', undefined]).toContain(await scene.visit('/x/y.html'))
})

test('a folder that becomes a file while somebody else has a file in it stops, and theirs stays', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'x/a.html': 'in' })
  await publish(scene)
  await scene.asOther(async ({ sftp }) => {
    const handle = await sftp.open(`${root}/x/theirs.txt`, 'w', 0o644)
    await sftp.write(handle, Buffer.from('theirs'), 0)
    await sftp.close(handle)
  })
  await fill(scene, { 'index.html': 'two', x: 'file' })
  expect(await reasonOf(publish(scene))).toBe('conflict')
  expect(await scene.visit('/x/theirs.txt')).toBe('theirs')
  expect(await scene.visit('/')).toBe('one')
})

test('empty folders and empty files: the file arrives with 0 bytes, and shrinks to 0 bytes', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'zero.txt': '', 'full.txt': 'full' })
  await mkdir(join(scene.folder, 'empty/deep'), { recursive: true })
  await publish(scene)
  expect(await scene.visit('/zero.txt')).toBe('')
  await writeFile(join(scene.folder, 'full.txt'), '')
  expect((await publish(scene)).changed).toEqual(['full.txt'])
  expect(await scene.visit('/full.txt')).toBe('')
  expect(await publish(scene)).toMatchObject({ added: [], changed: [], unchanged: 3 })
})

test.each(['grows', 'shrinks', 'is replaced with the same size'])(
  'a file that %s while it is read is never published half: old, or the whole new one later',
  async (how) => {
    const scene = await openScene()
    const old = 'old '.repeat(1000)
    const fresh = how === 'shrinks' ? 'new' : 'new '.repeat(how === 'grows' ? 5000 : 1000)
    await fill(scene, { 'index.html': 'one', 'a.html': old })
    await publish(scene)
    await fill(scene, { 'index.html': 'two', 'a.html': `x${old.slice(1)}` })
    const path = join(scene.folder, 'a.html')
    const gate = await listenAsGate(scene, async (piece): Promise<Fate> => {
      if (piece !== 8) return 'pass'
      await writeFile(`${path}.new`, fresh)
      await rename(`${path}.new`, path)
      return 'pass'
    })
    const result = await reasonOf(publish(scene, { address: gate }))
    expect(['folder', 'done']).toContain(result)
    const seen = await scene.visit('/a.html')
    expect([old, `x${old.slice(1)}`, fresh]).toContain(seen)
    if (result === 'folder') expect(await scene.visit('/')).toBe('one')
  },
)

test.each(['.git', 'package.json', 'node_modules'])('a folder with %s at its top asks', async (name) => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', [name === 'package.json' ? name : `${name}/x`]: '{}' })
  expect(await reasonOf(publish(scene))).toBe('folder')
})

test('a folder that is missing stops', async () => {
  const scene = await openScene()
  expect(await reasonOf(publish(scene, { folder: join(scene.folder, 'none') }))).toBe('folder')
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
