import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeSurface } from './describe-surface.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'surface-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function describe(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return describeSurface(join(folder, 'index.d.ts'))
}

const part = '/** Told to nobody. */\nexport interface Part { readonly a: string }'
const whole = 'export declare function make(part: Part): void;\ndeclare const unused: number;'

test('holds what the exports lead to, without comments, and nothing that they do not lead to', () => {
  const surface = describe({
    'index.d.ts': "export { make } from './make.ts'",
    'make.d.ts': `import type { Part } from './part.ts'\n${whole}`,
    'part.d.ts': part,
  })
  expect(surface).toMatch(/^export \{ make \}\n/)
  expect(surface).toContain('readonly a: string')
  expect(surface).not.toMatch(/unused|Told to nobody/)
})

test('does not change when a declaration moves to another file', () => {
  const apart = describe({
    'index.d.ts': "export { make } from './make.ts'",
    'make.d.ts': `import type { Part } from './part.ts'\n${whole}`,
    'part.d.ts': part,
  })
  const together = describe({
    'index.d.ts': "export { make } from './make.ts'",
    'make.d.ts': `${part}\n${whole}`,
  })
  expect(together).toBe(apart)
})

test('changes with a member of what is exported', () => {
  const before = describe({ 'index.d.ts': part })
  expect(describe({ 'index.d.ts': part.replace('a:', 'a?:') })).not.toBe(before)
})

test('says what to do when nothing is built', () => {
  expect(() => describeSurface(join(folder, 'index.d.ts'))).toThrow(/build the packages first/)
})
