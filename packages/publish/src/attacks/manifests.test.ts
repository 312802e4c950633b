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

const damaged: readonly (readonly [string, (manifest: Manifest, entry: object) => unknown])[] = [
  ['empty', () => ' '],
  ['half', (manifest) => JSON.stringify(manifest).slice(0, 90)],
  ['null', () => 'null'],
  ['a list', () => '[]'],
  ['a number', () => '7'],
  ['of version 2', (manifest) => void (manifest.version = 2)],
  ['of version "1"', (manifest) => void (manifest.version = '1')],
  ['without a version', (manifest) => void delete manifest.version],
  ['without files', (manifest) => void delete (manifest as Partial<Manifest>).files],
  ['with files as a list', (manifest) => void ((manifest as { files: unknown }).files = [])],
  ['with pending as a text', (manifest) => void (manifest['pending'] = 'x')],
  ['with folders as a record', (manifest) => void (manifest['folders'] = { a: 1 })],
  ['with a number as keep pattern', (manifest) => void (manifest['keep'] = [7])],
  ['with a folder outside', (manifest) => void (manifest['folders'] = ['../../other'])],
  [
    'with a pending file outside',
    (manifest, entry) => void (manifest['pending'] = { '../../victim.txt': entry }),
  ],
  ...[
    '../../victim.txt',
    victim,
    'a/../../../victim.txt',
    './gone.html',
    'a//b',
    '',
    '.',
    '..',
    'a/',
    'a\0b',
  ].map(
    (path) =>
      [
        `with the path ${JSON.stringify(path)}`,
        (manifest: Manifest, entry: object) => void (manifest.files[path] = { ...entry }),
      ] as const,
  ),
  ...(
    [
      ['size', -1],
      ['size', '4'],
      ['size', 1.5],
      ['size', null],
      ['mtime', 'now'],
      ['mtime', null],
      ['hash', 'abc'],
      ['hash', 7],
      ['hash', '../../../../victim.txt'.padEnd(64, 'a')],
      ['mode', 'rw'],
      ['leavingSince', 'soon'],
      ['leavingSince', -1],
    ] as const
  ).map(
    ([key, value]) =>
      [
        `with the ${key} ${JSON.stringify(value)}`,
        (manifest: Manifest) => void (manifest.files['gone.html']![key] = value),
      ] as const,
  ),
  [
    'with __proto__ as a path',
    (manifest) =>
      JSON.stringify(manifest)
        .replace('"gone.html"', '"__proto__"')
        .replace(/"size":4/, '"size":"x"'),
  ],
]

describe('a manifest from another hand', () => {
  test.each(damaged)('that is %s stops, and nothing on the server changes', async (_, change) => {
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
