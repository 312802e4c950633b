import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const href = (file: string): string => new URL(file, import.meta.url).href
const { flags } = (await import(href('install.mjs'))) as {
  readonly flags: Readonly<Record<string, readonly string[]>>
}
interface Progress {
  readonly read: (line: string) => void
  readonly count: () => object
  readonly readOutput: () => string
}
const { createPnpmProgress, describeInstalled } = (await import(href('pnpm-progress.mjs'))) as {
  readonly createPnpmProgress: () => Progress
  readonly describeInstalled: (counts: object) => string
}

const root = fileURLToPath(new URL('../../../../', import.meta.url))

test('every filter of an installation names a package: pnpm ignores one that names none', () => {
  const folders = globSync('{spec,try,examples,packages/*,tools/*,tools/*/*}/package.json', { cwd: root })
  const toName = (path: string): string =>
    (JSON.parse(readFileSync(`${root}${path}`, 'utf8')) as { name: string }).name
  const names = new Set(folders.map(toName))
  const filters = Object.values(flags)
    .flat()
    .filter((flag) => flag.startsWith('--filter=@'))
    .map((flag) => flag.replace('--filter=', '').replace(/\.\.\.$/, ''))
  expect(filters.length).toBeGreaterThan(4)
  expect(filters.filter((name) => !names.has(name))).toEqual([])
})

function readAll(...events: readonly object[]): Progress {
  const progress = createPnpmProgress()
  for (const event of events) progress.read(JSON.stringify(event))
  return progress
}
const fetching = (packageId: string, size: number) => ({
  name: 'pnpm:fetching-progress',
  status: 'started',
  packageId,
  size,
})
const imported = { name: 'pnpm:progress', status: 'imported' }

test('packages and downloads are counted, a repeated download once', () => {
  const { count } = readAll(
    fetching('a@1', 28_517_804),
    fetching('a@1', 28_517_804),
    fetching('b@1', 1_000_000),
    imported,
    imported,
  )
  expect(describeInstalled(count())).toBe('2 packages added, 30 MB downloaded by pnpm')
})

test('a package whose script runs is named until it ends', () => {
  const script = { name: 'pnpm:lifecycle', depPath: 'node@24.21.0' }
  const { read, count } = readAll(imported, { ...script, script: 'node install' })
  expect(describeInstalled(count())).toBe(
    '1 package added, 0 MB downloaded by pnpm; the script of node@24.21.0 runs',
  )
  read(JSON.stringify({ ...script, exitCode: 0 }))
  expect(describeInstalled(count())).not.toContain('script')
})

test('the output of a failed installation has its errors and what scripts printed', () => {
  const { read, readOutput } = readAll(
    { name: 'pnpm', level: 'error', err: { message: 'The lock file is out of date.' } },
    { name: 'pnpm:lifecycle', depPath: 'node@24.21.0', line: 'npm error network' },
  )
  read('a line that is not JSON')
  expect(readOutput().split('\n')).toEqual([
    'The lock file is out of date.',
    'npm error network',
    'a line that is not JSON',
  ])
})
