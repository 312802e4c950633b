import { undoPublish } from '@hostwright/publish'
import { expect, test } from 'vitest'
import { openScene, root, type Scene } from '../testing/open-scene.ts'
import { fill, listenAsGate, photograph, publish } from '../testing/attack.ts'

const timeOf = (scene: Scene, path: string): Promise<number> =>
  scene.asOther(async ({ sftp }) => (await sftp.stat(`${root}/${path}`))!.mtime)

test('content of the same size, changed three times in one second and undone twice: the time never goes back or stays', async () => {
  const scene = await openScene()
  const times: number[] = []
  for (const text of ['aaa', 'bbb', 'ccc', 'aaa']) {
    await fill(scene, { 'index.html': text })
    await publish(scene)
    times.push(await timeOf(scene, 'index.html'))
  }
  for (const text of ['ccc', 'aaa']) {
    await undoPublish(scene.client, scene.options)
    expect(await scene.visit('/')).toBe(text)
    times.push(await timeOf(scene, 'index.html'))
  }
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
})

test('a file of others from the future that is adopted: its time does not go back', async () => {
  const scene = await openScene({ hasStartPage: true })
  const future = Math.floor(scene.sandbox.clock.now() / 1000) + 10_000
  await scene.asOther(({ sftp }) => sftp.setAttributes(`${root}/index.html`, { mtime: future } as never))
  const before = await timeOf(scene, 'index.html')
  await fill(scene, { 'index.html': 'one' })
  await publish(scene, { adopt: ['index.html'] })
  expect(await timeOf(scene, 'index.html')).toBeGreaterThan(before - 1)
})

test('a page that was removed and comes back later has a later time', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.html': 'x' })
  await publish(scene)
  const before = await timeOf(scene, 'a.html')
  await fill(scene, { 'index.html': 'one' })
  await publish(scene)
  await fill(scene, { 'index.html': 'one', 'a.html': 'y' })
  await publish(scene)
  expect(await timeOf(scene, 'a.html')).toBeGreaterThanOrEqual(before)
})

test.each([
  [{ hours: 23, minutes: 59 }, 'x'],
  [{ hours: 24, minutes: 1 }, undefined],
])('an asset that is gone: after %j a publish leaves %j', async (time, seen) => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.css': 'x' })
  await publish(scene)
  await scene.sandbox.clock.advance({ hours: 100 })
  await fill(scene, { 'index.html': 'two' })
  await publish(scene)
  await scene.sandbox.clock.advance(time)
  await publish(scene)
  expect(await scene.visit('/a.css')).toBe(seen)
})

test('an asset that comes back in its 24 hours starts them again', async () => {
  const scene = await openScene()
  const [withAsset, without] = [{ 'index.html': 'one', 'a.css': 'x' }, { 'index.html': 'one' }]
  for (const files of [withAsset, without, withAsset, without]) {
    await fill(scene, files)
    await publish(scene)
    await scene.sandbox.clock.advance({ hours: 20 })
  }
  await publish(scene)
  expect(await scene.visit('/a.css')).toBe('x')
})

test('a file that is newly ignored goes now and is named, and comes back when it is no longer ignored', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.css': 'x' })
  await publish(scene)
  await fill(scene, { 'index.html': 'one', 'a.css': 'x', '.hostwrightignore': '# mine\r\n*.css\r\n' })
  const { removed, ignored } = await publish(scene)
  expect(removed).toEqual(['a.css'])
  expect(ignored.map(({ path }) => path)).toContain('a.css')
  await fill(scene, { 'index.html': 'one', 'a.css': 'x', '.hostwrightignore': '*.css\r\n!a.css\r\n' })
  expect((await publish(scene)).added).toEqual(['a.css'])
})

test('an unchanged run writes nothing: no file, no time, and it is short', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.css': 'x', 'b/c.html': 'y' })
  await publish(scene)
  await scene.sandbox.clock.advance({ hours: 1 })
  const before = await photograph(scene)
  const gate = await listenAsGate(scene, () => 'pass')
  await publish(scene, { address: gate })
  expect(await photograph(scene)).toEqual(before)
  expect(gate.pieces()).toBeLessThan(60)
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
