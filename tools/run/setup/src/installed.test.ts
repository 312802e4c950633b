import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

interface Installed {
  readonly level: string
  readonly isCurrent: boolean
}
// The module has no types: it is plain JavaScript, because it runs before anything is installed.
const href = new URL('installed.mjs', import.meta.url).href
const { countMissing, readInstalled, recordInstalled, toMissing } = (await import(href)) as {
  readonly countMissing: (root: string) => number
  readonly readInstalled: (root: string) => Installed
  readonly recordInstalled: (root: string, level: string) => void
  readonly toMissing: (installed: Installed, wanted: string) => string | undefined
}

function createClone(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'installed-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  for (const [path, text] of Object.entries(files)) write(path, text)
  return { root, write, toMissing: (wanted: string) => toMissing(readInstalled(root), wanted) }
}

const lock = 'lockfileVersion: 9\n'
const part = { 'pnpm-lock.yaml': lock, 'node_modules/.pnpm/lock.yaml': 'a part of it\n' }

test('an empty clone misses what is wanted', () => {
  const clone = createClone({ 'pnpm-lock.yaml': lock })
  expect(['demo', 'build', 'all'].map(clone.toMissing)).toEqual(['demo', 'build', 'all'])
})

test('after npm start, npm test installs the rest', () => {
  const clone = createClone(part)
  recordInstalled(clone.root, 'demo')
  expect(['demo', 'build', 'all'].map(clone.toMissing)).toEqual([undefined, 'build', 'all'])
  recordInstalled(clone.root, 'build')
  expect(['demo', 'build', 'all'].map(clone.toMissing)).toEqual([undefined, undefined, 'all'])
})

test('after npm test, npm start installs nothing', () => {
  const clone = createClone(part)
  recordInstalled(clone.root, 'build')
  clone.write('node_modules/.pnpm/lock.yaml', lock)
  recordInstalled(clone.root, 'all')
  expect(['demo', 'build', 'all'].map(clone.toMissing)).toEqual([undefined, undefined, undefined])
})

test('after a change of the lock file, npm start installs again, and not less than there was', () => {
  const clone = createClone(part)
  recordInstalled(clone.root, 'build')
  clone.write('pnpm-lock.yaml', `${lock}changed\n`)
  expect(['demo', 'build', 'all'].map(clone.toMissing)).toEqual(['build', 'build', 'all'])

  const complete = createClone({ 'pnpm-lock.yaml': lock, 'node_modules/.pnpm/lock.yaml': lock })
  complete.write('pnpm-lock.yaml', `${lock}changed\n`)
  expect(['demo', 'build', 'all'].map(complete.toMissing)).toEqual(['all', 'all', 'all'])
})

test('a damaged record counts as none', () => {
  const clone = createClone({ ...part, 'node_modules/.installed-part.json': '{' })
  expect(clone.toMissing('demo')).toBe('all')
})

test('the packages that are not installed yet are counted', () => {
  const { root } = createClone({
    'pnpm-lock.yaml': `${lock}
packages:

  '@noble/curves@2.4.0':
    resolution: {integrity: sha512-x}

  vitest@5.1.1:
    resolution: {integrity: sha512-x}

  yaml@2.9.1:
    resolution: {integrity: sha512-x}

snapshots:

  vitest@5.1.1(yaml@2.9.1):
    dependencies: {}
`,
    'node_modules/.pnpm/@noble+curves@2.4.0/package.json': '',
    'node_modules/.pnpm/vitest@5.1.1_yaml@2.9.1/package.json': '',
  })
  expect(countMissing(root)).toBe(1)
})
