import { createHosting } from '@hostwright/hosting'
import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { openScene, root, servername, type Scene } from '../testing/open-scene.ts'
import { writeAsOther } from '../testing/read-site.ts'
import { fill, photograph, publish, reasonOf } from '../testing/attack.ts'

const shapes: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
  ['a site that was never published', (scene) => fill(scene, { 'index.html': 'one', 'a/b.css': 'x' })],
  [
    'a site with changes',
    async (scene) => {
      await fill(scene, { 'index.html': 'one', 'gone.html': 'x' })
      await publish(scene)
      await fill(scene, { 'index.html': 'two', 'new/a.html': 'x' })
    },
  ],
  [
    'assets whose 24 hours are over',
    async (scene) => {
      await fill(scene, { 'index.html': 'one', 'a.css': 'x' })
      await publish(scene)
      await fill(scene, { 'index.html': 'one' })
      await publish(scene)
      await scene.sandbox.clock.advance({ hours: 25 })
    },
  ],
  [
    'a site that is unchanged',
    async (scene) => {
      await fill(scene, { 'index.html': 'one' })
      await publish(scene)
    },
  ],
  [
    'a site with files of others',
    async (scene) => {
      await fill(scene, { 'index.html': 'one' })
      await scene.asOther(({ sftp }) => writeAsOther(sftp, `${root}/other.html`, 'theirs'))
    },
  ],
]

test.each(shapes)('a dry run of %s writes nothing on the server', async (_, prepare) => {
  const scene = await openScene()
  await prepare(scene)
  const before = await photograph(scene)
  await reasonOf(publish(scene, { dryRun: true, takeOver: true }))
  await reasonOf(publish(scene, { dryRun: true, adopt: ['**'], keep: ['x/**'] }))
  expect(await photograph(scene)).toEqual(before)
})

test('a dry run with enableSsh switches nothing, writes no file here and sends no write to the API', async () => {
  const scene = await openScene()
  const server = createHosting(scene.client).server(servername)
  await server.ssh.update({ ssh_enabled: false })
  const before = await server.ssh.get()
  const { openingsFolder } = scene
  await fill(scene, { 'index.html': 'one' })
  await reasonOf(publish(scene, { dryRun: true, enableSsh: true, fromAbroad: true, openingsFolder }))
  expect(await server.ssh.get()).toEqual(before)
  expect(await readdir(openingsFolder)).toEqual([])
})

test('a dry run says what the publish then does', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'gone.html': 'x', 'a.css': 'red' })
  await publish(scene)
  await fill(scene, { 'index.html': 'two', 'new.html': 'x', 'a.css': 'red' })
  const plan = await publish(scene, { dryRun: true })
  expect(await publish(scene)).toEqual(plan)
})

test('a dry run stops where the publish would stop', async () => {
  const scene = await openScene({ hasStartPage: true })
  await fill(scene, { 'index.html': 'one' })
  const reason = await reasonOf(publish(scene, { dryRun: true }))
  expect(reason).toBe(await reasonOf(publish(scene)))
  expect(reason).toMatch(/^(not-empty|conflict)$/)
})
