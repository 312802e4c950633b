import { expect, test } from 'vitest'
import { openScene, root } from '../testing/open-scene.ts'
import { fill, home, photograph, publish, reasonOf, statePaths } from '../testing/attack.ts'

test.each([
  ['../../hw123456.example.jp/public_html'],
  ['..'],
  ['../..'],
  ['a/../../..'],
  [home],
  ['/etc'],
  ['a\0b'],
  ['../../.hostwright'],
])('to %j, which leads out of the root, stops and writes nothing', async (to) => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  const before = await photograph(scene)
  expect(await reasonOf(publish(scene, { to, adopt: ['**'] }))).not.toBe('done')
  expect(await photograph(scene)).toEqual(before)
})

test('the state lies below no document root, whatever is published', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await scene.asOther(({ sftp }) => sftp.makeFolder(`${root}/blog`, 0o755))
  await publish(scene, { to: 'blog' })
  expect(await statePaths(scene, /publisher\.json$/)).toHaveLength(1)
  expect(Object.keys(await photograph(scene, root)).filter((path) => path.includes('hostwright'))).toEqual([])
})

test('two places of one site have states of their own, and neither removes the files of the other', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await publish(scene)
  await scene.asOther(({ sftp }) => sftp.makeFolder(`${root}/blog`, 0o755))
  await fill(scene, { 'index.html': 'blog' })
  expect(await reasonOf(publish(scene, { to: 'blog', name: 'blog' }))).toBe('done')
  await fill(scene, { 'index.html': 'one' })
  expect(await reasonOf(publish(scene))).toBe('done')
  expect(await scene.visit('/blog/index.html')).toBe('blog')
})

test.each(['nobody.example.net', 'EXAMPLE.ORG', 'com', '', '..', 'example.com/../x', 'example.com\n'])(
  'the domain %j, which is not there, stops and is no stack trace',
  async (domain) => {
    const scene = await openScene()
    await fill(scene, { 'index.html': 'one' })
    expect(await reasonOf(publish(scene, { domain }))).toMatch(/^no-such-domain|^ConfigError/)
  },
)
