import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSecretFolder } from './folder-stores.ts'

test.each([
  ['only in case', 'vps/web.password', 'vps/Web.password'],
  ['in a character that begins like the code of another', 'vps/\u00e95', 'vps/\u0e95'],
])(
  'secrets whose names differ %s have different files if the file system ignores case',
  async (_, ...names) => {
    const folder = mkdtempSync(join(tmpdir(), 'hostwright-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const store = createSecretFolder(folder)
    for (const name of names) await store.write(name, `of ${name}`)
    const files = readdirSync(folder).map((file) => file.toLowerCase())
    expect(new Set(files).size).toBe(2)
    for (const name of names) expect(await store.read(name)).toBe(`of ${name}`)
  },
)
