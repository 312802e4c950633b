import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { bundleScript } from './bundle-script.ts'

function write(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'script-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'entry.js'), code)
  return join(folder, 'entry.js')
}

test('a script is one global', async () => {
  expect(await bundleScript(write('export const two = 2'), 'numbers')).toMatch(/numbers ?=/)
})

test('a script that imports a module of Node without a replacement is not built', async () => {
  const entry = write("import { homedir } from 'node:os'\nexport const home = homedir")
  await expect(bundleScript(entry, 'home')).rejects.toThrow('imports node:os, which pages do not have')
})
