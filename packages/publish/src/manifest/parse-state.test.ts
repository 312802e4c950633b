import { expect, test } from 'vitest'
import { parseManifest } from './parse-state.ts'

interface Manifest {
  version: unknown
  files: Record<string, Record<string, unknown>>
  [key: string]: unknown
}

const file = { size: 4, hash: 'a'.repeat(64), mode: 0o644, mtime: 1 }

const toManifest = (paths: readonly string[]): Manifest => ({
  version: 1,
  files: Object.fromEntries(paths.map((path) => [path, { ...file }])),
  isOpen: false,
  pending: {},
  folders: [],
  keep: [],
})

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
    '/home/hw123456/victim.txt',
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

test.each(damaged)('a manifest that is %s is damaged', (_, change) => {
  const manifest = toManifest(['gone.html'])
  const changed = change(manifest, { ...file }) ?? manifest
  const text = typeof changed === 'string' ? changed : JSON.stringify(changed)
  const error = expect.objectContaining({ reason: 'damaged-state', paths: ['manifest'] }) as Error
  expect(() => parseManifest(text, 'manifest')).toThrow(error)
})

test('files that were recorded as they arrived are read in the order of their paths', () => {
  const text = JSON.stringify(toManifest(['gone.html', 'a.css']))
  expect([...parseManifest(text, 'manifest').files.keys()]).toEqual(['a.css', 'gone.html'])
})
