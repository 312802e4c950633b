import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { findIntegrity } from './runtime.ts'
import { findTarget, targets, toFileName } from './targets.ts'

const lock = readFileSync(new URL('../../../../pnpm-lock.yaml', import.meta.url), 'utf8')
const [, version] = /\n {2}bun@(\d+\.\d+\.\d+):\n/.exec(lock)!

test.each(targets)('the runtime of $name is locked by its hash', ({ runtime }) => {
  expect(findIntegrity(lock, runtime, version!)).toMatch(/^sha512-[\w+/]{86}==$/)
})

test('a runtime that is not locked is not fetched', () => {
  expect(() => findIntegrity(lock, '@oven/bun-plan9-x64', version!)).toThrow('is not locked')
  expect(() => findIntegrity(lock, '@oven/bun-linux-x64', '0.0.1')).toThrow('is not locked')
})

test('each target has a unique name, and each machine finds its target', () => {
  expect(new Set(targets.map(toFileName)).size).toBe(targets.length)
  expect(toFileName(findTarget('win32', 'x64'))).toBe('hostwright-windows-x64.exe')
  expect(findTarget('darwin', 'arm64').name).toBe('macos-arm64')
  expect(() => findTarget('sunos', 'x64')).toThrow('no target for sunos')
})
