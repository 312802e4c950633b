import { spawnSync } from 'node:child_process'
import { appendFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyRepository, root } from './copy-of-repository.ts'

// Steps of `npm test` that are programs of others or no test: each finds a fault that is planted in a copy.
let copy: string

beforeAll(() => {
  copy = copyRepository()
  for (const folder of ['node_modules', 'tools/make/generate/node_modules'])
    symlinkSync(join(root, folder), join(copy, folder), 'junction')
})

afterAll(() => rmSync(copy, { recursive: true }))

function run(command: string, ...args: string[]): { readonly isOk: boolean; readonly output: string } {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' }
  const options = { cwd: copy, encoding: 'utf8', env, shell: process.platform === 'win32' } as const
  const { status, stdout, stderr } = spawnSync(join(root, 'node_modules/.bin', command), args, options)
  return { isOk: status === 0, output: stdout + stderr }
}

test('an import that the layers of the packages forbid is found by the boundaries', () => {
  expect(run('turbo', 'boundaries')).toMatchObject({ isOk: true })
  const file = join(copy, 'packages/common/src/planted.ts')
  writeFileSync(file, "export { createHosting } from '@hostwright/hosting'\n")
  const { isOk, output } = run('turbo', 'boundaries')
  rmSync(file)
  expect(isOk).toBe(false)
  expect(output).toContain('planted.ts')
})

test('a promise that nobody awaits is found by the lint', () => {
  const file = join(copy, 'packages/common/src/planted.ts')
  writeFileSync(file, 'export function plant(): void {\n  Promise.resolve(1)\n}\n')
  const { isOk, output } = run('oxlint', '--type-aware', 'packages/common/src/planted.ts')
  rmSync(file)
  expect(isOk).toBe(false)
  expect(output).toContain('no-floating-promises')
})

test('a generated file that somebody has edited is found', () => {
  const path = 'packages/common/src/generated/limits.ts'
  appendFileSync(join(copy, path), '// An edit by hand.\n')
  const { isOk, output } = run('node', join(copy, 'tools/make/generate/src/main.ts'), '--check')
  expect(isOk).toBe(false)
  expect(output).toContain(`${path} differs from the description`)
  expect(output.match(/ differs /g)).toHaveLength(1)
})
