import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPublishStatus, undoPublish } from '@hostwright/publish'
import { expect, onTestFinished, test } from 'vitest'
import { openScene, root, type Scene } from '../testing/open-scene.ts'
import { writeAsOther } from '../testing/read-site.ts'
import { fill, publish, reasonOf } from '../testing/attack.ts'

const put = (scene: Scene, path: string, text: string): Promise<void> =>
  scene.asOther(({ sftp }) => writeAsOther(sftp, `${root}/${path}`, text))

async function publishTwo(): Promise<Scene> {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'first' })
  await publish(scene, { name: 'first' })
  await fill(scene, { 'b.html': 'b' })
  await publish(scene, { name: 'second', takeOver: true, keep: ['index.html'] })
  await fill(scene, { 'index.html': 'first', 'a.html': 'a' })
  await publish(scene, { name: 'first', takeOver: true })
  await fill(scene, { 'b.html': 'b2' })
  await publish(scene, { name: 'second', takeOver: true })
  return scene
}

test('a second source stops without takeOver and says who published last, and nothing changes', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'first' })
  await publish(scene, { name: 'first', commit: 'abc123' })
  await fill(scene, { 'b.html': 'b' })
  await expect(publish(scene, { name: 'second' })).rejects.toMatchObject({
    reason: 'other-source',
    message: expect.stringMatching(/^first published here last, from .* commit abc123/),
  })
  expect(await scene.visit('/b.html')).toBeUndefined()
})

/** Returns the folder of a site in a new clone of a repository. */
async function clone(page: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'clone-'))
  onTestFinished(() => rm(root, { recursive: true }))
  for (const folder of ['.git', 'dist']) await mkdir(join(root, folder))
  const remote = '[remote "origin"]\n\turl = git@code.example.com:shop/pages.git\n'
  await writeFile(join(root, '.git', 'config'), remote)
  await writeFile(join(root, 'dist', 'index.html'), page)
  return join(root, 'dist')
}

test('a clone of a repository is the same source wherever it is, and a folder beside it is another one', async () => {
  const scene = await openScene()
  await publish(scene, { folder: await clone('one') })
  await publish(scene, { folder: await clone('two') })
  expect(await scene.visit('/')).toBe('two')
  await fill(scene, { 'index.html': 'three' })
  expect(await reasonOf(publish(scene))).toBe('other-source')
  expect(await scene.visit('/')).toBe('two')
})

test('an undo and a status without a name are of the source that published last', async () => {
  const scene = await publishTwo()
  const { folder: _, ...site } = scene.options
  expect(await readPublishStatus(scene.client, site)).toMatchObject({
    last: { source: 'second' },
    files: 1,
  })
  await undoPublish(scene.client, site)
  expect([await scene.visit('/b.html'), await scene.visit('/a.html')]).toEqual(['b', 'a'])
})

test('a second source removes no file of the first one', async () => {
  const scene = await publishTwo()
  expect(await scene.visit('/a.html')).toBe('a')
  expect(await scene.visit('/')).toBe('first')
})

test('a second source with a file of the first one with other content stops', async () => {
  const scene = await publishTwo()
  await fill(scene, { 'b.html': 'b2', 'a.html': 'mine' })
  expect(await reasonOf(publish(scene, { name: 'second' }))).toBe('conflict')
  expect(await scene.visit('/a.html')).toBe('a')
})

test('a file that both sources hold with equal content stays while one of them still has it', async () => {
  const scene = await publishTwo()
  await fill(scene, { 'b.html': 'b2', 'a.html': 'a' })
  await publish(scene, { name: 'second' })
  await fill(scene, { 'b.html': 'b2' })
  await reasonOf(publish(scene, { name: 'second' }))
  await fill(scene, { 'index.html': 'first', 'a.html': 'a' })
  await publish(scene, { name: 'first', takeOver: true })
  expect(await scene.visit('/a.html')).toBe('a')
})

test('an undo of the first source after the second one keeps the files of the second one', async () => {
  const scene = await publishTwo()
  await reasonOf(undoPublish(scene.client, { ...scene.options, name: 'first' }))
  expect(await scene.visit('/b.html')).toBe('b2')
})

test.each(['a', 'a/../b', '../x', '', ' ', 'ü', '__proto__', 'x'.repeat(500)])(
  'a source called %j has a state of its own',
  async (name) => {
    const scene = await openScene()
    await fill(scene, { 'index.html': 'one' })
    expect(['done', 'ConfigError']).toContain((await reasonOf(publish(scene, { name }))).split(':')[0])
    if ((await scene.visit('/')) === undefined) return
    expect(await publish(scene, { name })).toMatchObject({ unchanged: 1 })
  },
)

test('a file of others with the same content is taken without a question, one with other content is not', async () => {
  const scene = await openScene()
  await put(scene, 'index.html', 'one')
  await fill(scene, { 'index.html': 'one' })
  expect(await reasonOf(publish(scene))).toMatch(/done|not-empty/)
  await put(scene, 'b.html', 'theirs')
  await fill(scene, { 'index.html': 'one', 'b.html': 'mine' })
  expect(await reasonOf(publish(scene, { adopt: ['index.html'] }))).not.toBe('done')
  expect(await scene.visit('/b.html')).toBe('theirs')
})

test('a page of ours that somebody changed is theirs: neither replaced, nor removed, nor undone', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.html': 'ours' })
  await publish(scene)
  await put(scene, 'a.html', 'theirs now')
  await fill(scene, { 'index.html': 'one', 'a.html': 'ours 2' })
  expect(await reasonOf(publish(scene))).toBe('conflict')
  await fill(scene, { 'index.html': 'two' })
  await reasonOf(publish(scene))
  await reasonOf(undoPublish(scene.client, scene.options))
  expect(await scene.visit('/a.html')).toBe('theirs now')
})

test('a page of others where ours was removed is not replaced by an undo', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.html': 'ours' })
  await publish(scene)
  await fill(scene, { 'index.html': 'one' })
  await publish(scene)
  await put(scene, 'a.html', 'theirs')
  expect(await reasonOf(undoPublish(scene.client, scene.options))).toBe('conflict')
  expect(await scene.visit('/a.html')).toBe('theirs')
})

test('keep wins over adopt where both match, and is remembered', async () => {
  const scene = await openScene()
  await put(scene, 'a.html', 'theirs')
  await fill(scene, { 'index.html': 'one', 'a.html': 'mine' })
  await reasonOf(publish(scene, { adopt: ['**'], keep: ['a.html'] }))
  expect(await scene.visit('/a.html')).toBe('theirs')
  await reasonOf(publish(scene))
  expect(await scene.visit('/a.html')).toBe('theirs')
})

test('a remembered keep is taken back by the same pattern in adopt, and by no other', async () => {
  const scene = await openScene()
  await put(scene, 'a.html', 'theirs')
  await fill(scene, { 'index.html': 'one', 'a.html': 'mine' })
  await reasonOf(publish(scene, { adopt: ['index.html'], keep: ['a.html'] }))
  await reasonOf(publish(scene, { adopt: ['*.html'] }))
  expect(await scene.visit('/a.html')).toBe('theirs')
  await publish(scene, { adopt: ['a.html'] })
  expect(await scene.visit('/a.html')).toBe('mine')
  await fill(scene, { 'index.html': 'one', 'a.html': 'mine again' })
  await publish(scene)
  expect(await scene.visit('/a.html')).toBe('mine again')
})

test('an adopt that takes a keep back beside a new keep is remembered', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await publish(scene, { adopt: ['index.html'], keep: ['a.html'] })
  await publish(scene, { adopt: ['a.html'], keep: ['b.html'] })
  await fill(scene, { 'index.html': 'one', 'a.html': 'mine', 'b.html': 'mine' })
  await publish(scene)
  expect([await scene.visit('/a.html'), await scene.visit('/b.html')]).toEqual(['mine', undefined])
})

test('an asset that others changed in its 24 hours stays', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', 'a.css': 'red' })
  await publish(scene)
  await fill(scene, { 'index.html': 'two' })
  await publish(scene)
  await scene.sandbox.clock.advance({ hours: 2 })
  await put(scene, 'a.css', 'their red')
  await scene.sandbox.clock.advance({ hours: 23 })
  await publish(scene)
  expect(await scene.visit('/a.css')).toBe('their red')
})
