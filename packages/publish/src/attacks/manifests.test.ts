import { readPublishStatus, undoPublish } from '@hostwright/publish'
import { describe, expect, test } from 'vitest'
import { openScene, root, type Scene } from '../testing/open-scene.ts'
import { writeAsOther } from '../testing/read-site.ts'
import { fill, home, photograph, publish, readFile, reasonOf, statePaths } from '../testing/attack.ts'

interface Manifest {
  version: unknown
  files: Record<string, Record<string, unknown>>
  [key: string]: unknown
}

const victim = `${home}/victim.txt`

/** Publishes two files, and changes the manifest by hand. */
async function forge(scene: Scene, change: (manifest: Manifest, victim: object) => unknown): Promise<void> {
  await fill(scene, { 'index.html': 'one', 'gone.html': 'gone' })
  await publish(scene)
  const [path] = await statePaths(scene, /[0-9a-f]{32}\.json$/)
  await scene.asOther(async ({ sftp }) => {
    await writeAsOther(sftp, victim, 'gone')
    const { mtime } = (await sftp.stat(victim))!
    const manifest = JSON.parse(await readFile(sftp, path!)) as Manifest
    const entry = { ...manifest.files['gone.html'], mtime }
    const changed = change(manifest, entry) ?? manifest
    await writeAsOther(sftp, path!, typeof changed === 'string' ? changed : JSON.stringify(changed))
  })
  await fill(scene, { 'index.html': 'two' })
}

describe('a manifest from another hand', () => {
  // `parse-state.test.ts` has more of them.
  test.each([
    ['half', (manifest: Manifest) => JSON.stringify(manifest).slice(0, 90)],
    [
      'with a file outside',
      (manifest: Manifest, entry: object) => void Object.assign(manifest.files, { [victim]: entry }),
    ],
  ])('that is %s stops, and nothing on the server changes', async (_, change) => {
    const scene = await openScene()
    await forge(scene, change)
    const before = await photograph(scene)
    expect(await reasonOf(publish(scene))).toBe('damaged-state')
    expect(await photograph(scene)).toEqual(before)
  })

  test('that is damaged stops an undo and a status as well', async () => {
    const scene = await openScene()
    await forge(scene, () => '{"version":1')
    const before = await photograph(scene)
    expect(await reasonOf(undoPublish(scene.client, scene.options))).toBe('damaged-state')
    expect(await reasonOf(readPublishStatus(scene.client, scene.options))).toBe('damaged-state')
    expect(await photograph(scene)).toEqual(before)
  })

  test('that names __proto__ as a file with right properties changes no object of the program', async () => {
    const scene = await openScene()
    await forge(scene, (manifest) => JSON.stringify(manifest).replace('"gone.html"', '"__proto__"'))
    await reasonOf(publish(scene))
    expect(({} as Record<string, unknown>)['size']).toBeUndefined()
    expect(await scene.visit('/gone.html')).toBe('gone')
  })

  test('whose record of an undo has a path outside, is rejected and the file outside stays', async () => {
    const scene = await openScene()
    await forge(scene, (manifest) => {
      manifest['undo'] = { '../../victim.txt': manifest.files['gone.html']! }
    })
    const before = await photograph(scene)
    expect(await reasonOf(undoPublish(scene.client, scene.options))).toBe('damaged-state')
    expect(await photograph(scene)).toEqual(before)
  })

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '__proto__/constructor.html'])(
    'a file that is called %s travels, is unchanged in the second run, and goes',
    async (name) => {
      const scene = await openScene()
      await fill(scene, { 'index.html': 'one', [name]: 'odd' })
      expect((await publish(scene)).added).toContain(name)
      expect(await publish(scene)).toMatchObject({ added: [], changed: [], unchanged: 2 })
      expect(await scene.visit(`/${name}`)).toBe('odd')
      await fill(scene, { 'index.html': 'one' })
      await publish(scene)
      await scene.sandbox.clock.advance({ hours: 25 })
      await publish(scene)
      expect(await scene.asOther(({ sftp }) => sftp.stat(`${root}/${name}`))).toBeUndefined()
    },
  )
})
