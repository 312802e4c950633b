import { undoPublish } from '@hostwright/publish'
import { expect, test } from 'vitest'
import { linkOnServer } from '../testing/link-on-server.ts'
import { openScene, root, type Scene } from '../testing/open-scene.ts'
import { writeAsOther } from '../testing/read-site.ts'
import { fill, home, photograph, publish, reasonOf } from '../testing/attack.ts'

const outside = `${home}/outside`

/** Creates a folder of somebody else outside of the site. */
async function prepare(): Promise<Scene> {
  const scene = await openScene()
  await scene.asOther(async ({ sftp }) => {
    await sftp.makeFolder(outside, 0o755)
    await sftp.makeFolder(`${outside}/deep`, 0o755)
    await writeAsOther(sftp, `${outside}/a.css`, 'theirs')
    await writeAsOther(sftp, `${outside}/deep/a.css`, 'theirs')
    await writeAsOther(sftp, `${outside}/index.html`, 'theirs')
  })
  return scene
}

const link = (scene: Scene, target: string, path: string): Promise<void> =>
  linkOnServer(scene.ssh, scene.options.privateKey, target, path)

test.each([
  ['a folder', outside, `${root}/assets`, 'assets/a.css'],
  ['a folder, by a relative path', '../../outside', `${root}/assets`, 'assets/a.css'],
  ['a file', `${outside}/a.css`, `${root}/a.css`, 'a.css'],
  ['the index', `${outside}/index.html`, `${root}/index.html`, 'index.html'],
  ['nothing', `${outside}/new.css`, `${root}/a.css`, 'a.css'],
  ['a folder above a folder', outside, `${root}/assets`, 'assets/deep/a.css'],
  ['a folder that is not there', `${outside}/none`, `${root}/assets`, 'assets/a.css'],
  ['itself', `${root}/loop`, `${root}/loop`, 'loop/a.css'],
])(
  'a link of somebody else to %s stops, and nothing is written through it',
  async (_, target, path, file) => {
    const scene = await prepare()
    await link(scene, target, path)
    await fill(scene, { 'index.html': 'one', [file]: 'ours' })
    const before = await photograph(scene, outside)
    for (const adopt of [undefined, ['**'], [file]])
      expect(await reasonOf(publish(scene, adopt === undefined ? {} : { adopt }))).not.toBe('done')
    expect(await photograph(scene, outside)).toEqual(before)
    expect(await scene.asOther(({ sftp }) => sftp.stat(`${outside}/new.css`))).toBeUndefined()
  },
)

test.each(['changed', 'removed', 'undone'])(
  'a folder that became a link after the publish: files behind it are not %s',
  async (what) => {
    const scene = await prepare()
    await fill(scene, { 'index.html': 'one', 'assets/a.html': 'ours' })
    await publish(scene)
    await scene.asOther(async ({ sftp }) => {
      await sftp.rename(`${root}/assets`, `${home}/moved`)
    })
    await link(scene, `${home}/moved`, `${root}/assets`)
    const before = await photograph(scene, `${home}/moved`)
    await fill(scene, { 'index.html': 'two', ...(what === 'removed' ? {} : { 'assets/a.html': 'new' }) })
    if (what === 'undone') await reasonOf(undoPublish(scene.client, scene.options))
    else await reasonOf(publish(scene))
    expect(await photograph(scene, `${home}/moved`)).toEqual(before)
  },
)

test('a link of somebody else in a folder of the site survives its removal', async () => {
  const scene = await prepare()
  await fill(scene, { 'index.html': 'one', 'docs/a.html': 'ours' })
  await publish(scene)
  await link(scene, outside, `${root}/docs/theirs`)
  const before = await photograph(scene, outside)
  await fill(scene, { 'index.html': 'one' })
  await publish(scene)
  expect(await scene.visit('/docs/a.html')).toBeUndefined()
  expect(await photograph(scene, outside)).toEqual(before)
  const listing = await scene.asOther(async ({ sftp }) =>
    [...(await sftp.list(`${root}/docs`))!].map(([name]) => name),
  )
  expect(listing).toEqual(['theirs'])
})

test('the folder of the state as a link into a document root is rejected', async () => {
  const scene = await prepare()
  await scene.asOther(({ sftp }) => sftp.makeFolder(`${root}/state`, 0o755))
  await link(scene, `${root}/state`, `${home}/.hostwright`)
  await fill(scene, { 'index.html': 'one' })
  await expect(publish(scene, { adopt: ['**'] })).rejects.toThrow(`${home}/.hostwright is a file or a link`)
  expect(Object.keys(await photograph(scene, `${root}/state`))).toEqual([])
})

test('a folder on the server that leads to another site through a link is not published to', async () => {
  const scene = await openScene()
  const other = `${home}/hw123456.example.jp/public_html`
  await linkOnServer(scene.ssh, scene.options.privateKey, other, `${root}/blog`)
  await fill(scene, { 'index.html': 'one' })
  expect(await reasonOf(publish(scene, { to: 'blog', adopt: ['**'] }))).toBe('conflict')
})
