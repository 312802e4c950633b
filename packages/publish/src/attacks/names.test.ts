import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openScene, root } from '../testing/open-scene.ts'
import { fill, publish, reasonOf } from '../testing/attack.ts'

const names = [
  'a b.txt',
  'a%20b.txt',
  'a#b.txt',
  'a?b.txt',
  'a&b=c.txt',
  'dots..txt',
  "quo'te.txt",
  'quo"te.txt',
  '-rf.txt',
  '$HOME.txt',
  '`id`.txt',
  '*.txt',
  '[a].txt',
  '{a,b}.txt',
  '!a.txt',
  'a;b.txt',
  'あ.txt',
  '😀.txt',
  'a'.repeat(200),
  'deep/'.repeat(30) + 'x.txt',
  'con.txt',
  'a+b.txt',
  'a=b.txt',
  'a@b.txt',
  '~a.txt',
  'a:b.txt',
].toSorted()

test('names with any characters travel, are served, unchanged in the second run, and can go', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', ...Object.fromEntries(names.map((name) => [name, name])) })
  expect((await publish(scene)).added.toSorted()).toEqual([...names, 'index.html'].toSorted())
  for (const name of names)
    expect(await scene.visit(`/${name.split('/').map(encodeURIComponent).join('/')}`)).toBe(name)
  expect(await publish(scene)).toMatchObject({
    added: [],
    changed: [],
    removed: [],
    unchanged: names.length + 1,
  })
  await fill(scene, { 'index.html': 'one' })
  await publish(scene, { remove: names.length })
  await scene.sandbox.clock.advance({ hours: 25 })
  expect((await publish(scene)).removed.toSorted()).toEqual(names)
})

const nfd = 'e\u0301.txt'
const nfc = '\u00E9.txt'

test('a name in NFD travels as NFC, and the second run changes nothing', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', [nfd]: 'text' })
  await publish(scene)
  const names = await scene.asOther(async ({ sftp }) => [...(await sftp.list(root))!].map(([name]) => name))
  expect(names.toSorted()).toEqual(['index.html', nfc])
  expect(await publish(scene)).toMatchObject({ added: [], changed: [], unchanged: 2 })
})

test('the same name in NFC on the next day is the same file', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', [nfd]: 'text' })
  await publish(scene)
  await fill(scene, { 'index.html': 'one', [nfc]: 'text' })
  expect(await publish(scene)).toMatchObject({
    added: [],
    changed: [],
    removed: [],
    leaving: [],
    unchanged: 2,
  })
})

test('two names that are one on the server stop with both paths', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', [nfd]: 'a', [nfc]: 'b' })
  expect(await reasonOf(publish(scene))).toBe('folder')
})

test('two folders that are one on the server stop', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', [`e\u0301/a.txt`]: 'a', [`\u00E9/a.txt`]: 'b' })
  expect(await reasonOf(publish(scene))).toBe('folder')
})

test('case twins both travel, and a rename in case alone is one removal and one addition', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'About.html': 'A' })
  await publish(scene)
  await fill(scene, { 'index.html': 'one', 'about.html': 'a' })
  const { added, removed } = await publish(scene)
  expect({ added, removed }).toEqual({ added: ['about.html'], removed: ['About.html'] })
  expect(await scene.visit('/about.html')).toBe('a')
})

test('an entry on the server that is called like a part of ours is not ours', async () => {
  const scene = await openScene()
  await mkdir(join(scene.folder, 'stage'))
  await fill(scene, { 'index.html': 'one', 'stage/lock': 'text', 'publisher.json': '{}' })
  expect((await publish(scene)).added).toHaveLength(3)
  expect(await scene.visit('/publisher.json')).toBe('{}')
})

test('a pattern in decomposed characters finds a file in composed ones', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', '\u00E9.txt': 'x', '.hostwrightignore': 'e\u0301.txt' })
  expect(await publish(scene)).toMatchObject({ added: ['index.html'] })
})
