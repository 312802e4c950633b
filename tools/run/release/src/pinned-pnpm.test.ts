import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

/**
 * Exports of `tools/run/setup`, which has no types: it is plain JavaScript, because it runs before anything is
 * installed.
 */
interface PinnedPnpm {
  readonly toPackage: (machine: object) => string
  readonly readIntegrity: (lock: string, name: string, version: string) => string | undefined
  readonly checkIntegrity: (file: string, integrity: string) => void
}

const root = new URL('../../../../', import.meta.url)
const module = new URL('tools/run/setup/pinned-pnpm.mjs', root)
const { toPackage, readIntegrity, checkIntegrity } = (await import(module.href)) as PinnedPnpm
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8')

const linux = (glibcVersionRuntime: string | undefined): object => ({
  platform: 'linux',
  arch: 'x64',
  report: { getReport: () => ({ header: { glibcVersionRuntime } }) },
})

test('each machine has its package', () => {
  expect(toPackage(linux('2.41'))).toBe('@pnpm/exe.linux-x64')
  expect(toPackage(linux(undefined))).toBe('@pnpm/exe.linux-x64-musl')
  expect(toPackage({ platform: 'darwin', arch: 'arm64' })).toBe('@pnpm/exe.darwin-arm64')
})

test.each(['x64', 'arm64'])('the pnpm that installs on Linux, %s, is pinned by its hash', (arch) => {
  const { packageManager } = JSON.parse(read('package.json')) as { packageManager: string }
  const version = packageManager.replace('pnpm@', '')
  const lock = read('pnpm-lock.yaml')
  expect(readIntegrity(lock, `@pnpm/exe.linux-${arch}`, version)).toMatch(/^sha512-[\w+/]{86}==$/)
  expect(readIntegrity(lock, `@pnpm/exe.linux-${arch}`, '0.0.0')).toBeUndefined()
})

test('a file whose hash is not the locked one is rejected', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pinned-pnpm-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'pnpm.tgz')
  writeFileSync(file, 'what was locked')
  const integrity = `sha512-${createHash('sha512').update('what was locked').digest('base64')}`
  expect(() => checkIntegrity(file, integrity)).not.toThrow()
  writeFileSync(file, 'something else')
  expect(() => checkIntegrity(file, integrity)).toThrow(/is locked/)
})
