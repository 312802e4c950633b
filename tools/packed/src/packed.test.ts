import { execFile } from 'node:child_process'
import { posix } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, test } from 'vitest'
import { listPublished, pack, type Tarball } from './pack.ts'

const run = promisify(execFile)

/** What a command of this tool complains about; nothing when it succeeds. */
async function complaintsOf(command: string, ...args: string[]): Promise<string> {
  const cwd = new URL('../', import.meta.url)
  return run('pnpm', ['exec', command, ...args], { cwd }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  )
}

describe.each(await listPublished())('%s', (folder) => {
  let tarball: Tarball
  beforeAll(async () => {
    tarball = await pack(folder)
  }, 60_000)

  test('publint finds nothing, not even a suggestion', async () => {
    expect(await complaintsOf('publint', 'run', tarball.file, '--strict')).toBe('')
  }, 60_000)

  test('is consumed as ES modules with types', async () => {
    const { exports } = JSON.parse(await tarball.read('package.json')) as { exports: Record<string, unknown> }
    const isData = exports['.'] === undefined // it has nothing to import
    const data = Object.keys(exports).filter((name) => name.endsWith('.yaml'))
    const excluded = data.length === 0 ? [] : ['--exclude-entrypoints', ...data]
    const args = [tarball.file, '--profile', 'esm-only', ...excluded]
    expect(isData ? '' : await complaintsOf('attw', ...args)).toBe('')
  }, 60_000)

  test('holds a licence, a readme and no tests', () => {
    const paths = [...tarball.files.keys()]
    expect(paths).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']))
    expect(paths.filter((path) => /\.test(-d)?\.|\/testing\//.test(path))).toEqual([])
  })

  test('its source maps point to files that it holds', async () => {
    for (const path of tarball.files.keys()) {
      if (!path.endsWith('.map')) continue
      const { sources } = JSON.parse(await tarball.read(path)) as { sources: string[] }
      for (const source of sources) {
        expect([...tarball.files.keys()]).toContain(posix.join(posix.dirname(path), source))
      }
    }
  })

  // The description comes in eight forms, four of them with every reference followed.
  const limit = folder === 'spec' ? 40_000_000 : 1_000_000

  test(`is under ${limit / 1_000_000} MB unpacked`, () => {
    const bytes = [...tarball.files.values()].reduce((sum, size) => sum + size, 0)
    console.log(`${tarball.name}: ${tarball.files.size} files, ${(bytes / 1000).toFixed(0)} kB unpacked`)
    expect(bytes).toBeLessThan(limit)
  })
})
