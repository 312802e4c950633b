import { undoPublish } from '@hostwright/publish'
import { expect, test } from 'vitest'
import { openScene, type Scene } from '../testing/open-scene.ts'
import { fill, publish, photograph, reasonOf } from '../testing/attack.ts'

const pages = (count: number, from = 0): Record<string, string> => ({
  'index.html': 'one',
  ...Object.fromEntries(
    Array.from({ length: count - 1 }, (_, at) => [`p${at + from}.html`, `page ${at + from}`]),
  ),
})

async function publishAll(count: number): Promise<Scene> {
  const scene = await openScene()
  await fill(scene, pages(count))
  await publish(scene)
  return scene
}

// More than ten files and more than a quarter: both must be true, unless the caller gives a count.
test.each([
  { of: 20, gone: 10, result: 'done' },
  { of: 20, gone: 11, result: 'brake' },
  { of: 44, gone: 11, result: 'done' },
  { of: 43, gone: 11, result: 'brake' },
  { of: 12, gone: 11, result: 'brake' },
  { of: 9, gone: 8, result: 'done' },
  { of: 20, gone: 11, remove: 11, result: 'done' },
  { of: 20, gone: 11, remove: 10, result: 'brake' },
  { of: 20, gone: 1, remove: 0, result: 'brake' },
  { of: 44, gone: 11, remove: 10, result: 'brake' },
])('of $of files $gone gone with remove $remove: $result', async ({ of, gone, remove, result }) => {
  const scene = await publishAll(of)
  await fill(scene, pages(of - gone))
  const options = remove === undefined ? {} : { remove }
  expect(await reasonOf(publish(scene, options))).toBe(result)
})

test('a stopped publish changes nothing and names the count', async () => {
  const scene = await publishAll(20)
  await fill(scene, pages(5))
  const before = await photograph(scene)
  await expect(publish(scene)).rejects.toThrow('remove 15 of 20 files')
  expect(await photograph(scene)).toEqual(before)
})

test.each([
  ['an empty folder', {}, 'no file to publish'],
  ['a folder with only files that are not published', { '.env': 'A=1', 'x.bak': 'x' }, 'no file to publish'],
  ['a folder without the index', { 'p0.html': 'page 0', 'p1.html': 'page 1' }, 'no index page'],
])('%s stops where an index was published', async (_, files, message) => {
  const scene = await publishAll(4)
  await fill(scene, files)
  const before = await photograph(scene)
  await expect(publish(scene)).rejects.toMatchObject({
    reason: 'brake',
    message: expect.stringContaining(message),
  })
  expect(await photograph(scene)).toEqual(before)
})

test('an empty folder stops although a large count of removals is allowed', async () => {
  const scene = await publishAll(4)
  await fill(scene, {})
  expect(await reasonOf(publish(scene, { remove: 3 }))).toBe('brake')
  expect(await scene.visit('/')).toBe('one')
})

test('files that a new line of the ignore file hides count as removals', async () => {
  const scene = await publishAll(20)
  await fill(scene, { ...pages(20), '.hostwrightignore': 'p*.html\n' })
  expect(await reasonOf(publish(scene))).toBe('brake')
  expect(await scene.visit('/p3.html')).toBe('page 3')
})

test('twelve files that moved into a folder count as removals', async () => {
  const scene = await publishAll(13)
  await fill(
    scene,
    Object.fromEntries(
      Object.entries(pages(13)).map(([path, text]) => [path === 'index.html' ? path : `new/${path}`, text]),
    ),
  )
  expect(await reasonOf(publish(scene))).toBe('brake')
})

test('assets that nobody allowed to go stop before they are marked', async () => {
  const scene = await openScene()
  const assets = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`a${at}.css`, `${at}`]))
  await fill(scene, { 'index.html': 'one', ...assets })
  await publish(scene)
  await fill(scene, { 'index.html': 'one' })
  expect(await reasonOf(publish(scene))).toBe('brake')
  await scene.sandbox.clock.advance({ hours: 25 })
  expect(await reasonOf(publish(scene))).toBe('brake')
  expect(await scene.visit('/a3.css')).toBe('3')
})

const assets = Object.fromEntries(Array.from({ length: 15 }, (_, at) => [`${at}.css`, 'x']))
const paths = Object.keys(assets).toSorted()

/** Publishes pages with assets, and then the pages alone, so that the assets are leaving. */
async function leaveAssets(site: Readonly<Record<string, string>>): Promise<Scene> {
  const scene = await openScene()
  await fill(scene, { ...site, ...assets })
  await publish(scene)
  await fill(scene, site)
  await publish(scene, { remove: paths.length })
  return scene
}

test('assets whose removal was allowed need no second permission when they go', async () => {
  const scene = await leaveAssets({ 'index.html': 'one' })
  await scene.sandbox.clock.advance({ hours: 25 })
  expect(await publish(scene)).toMatchObject({ removed: paths })
})

test('assets that were leaving before a publish are leaving after it was undone, since the same time', async () => {
  const scene = await leaveAssets({ 'index.html': 'one', 'app.js': 'one' })
  await scene.sandbox.clock.advance({ hours: 20 })
  await fill(scene, { 'index.html': 'two' })
  expect((await publish(scene)).leaving).toContain('app.js')
  expect((await undoPublish(scene.client, scene.options)).leaving.toSorted()).toEqual(paths)
  expect((await publish(scene)).leaving.toSorted()).toEqual([...paths, 'app.js'])
  await scene.sandbox.clock.advance({ hours: 5 })
  expect((await publish(scene)).removed.toSorted()).toEqual(paths)
})

test('assets that a publish removed after their day are leaving again once it is undone, and go with the next one', async () => {
  const scene = await leaveAssets({ 'index.html': 'one' })
  await scene.sandbox.clock.advance({ hours: 25 })
  expect((await publish(scene)).removed).toHaveLength(15)
  expect((await undoPublish(scene.client, scene.options)).leaving).toHaveLength(15)
  expect(await scene.visit('/3.css')).toBe('x')
  expect((await publish(scene)).removed).toHaveLength(15)
})
