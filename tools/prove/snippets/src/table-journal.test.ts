import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { findSnippets } from './find-snippets.ts'

const run = promisify(execFile)

test('the table of the guide, in a file, is the journal of several processes, and of later ones', async () => {
  const { code = '' } = findSnippets().find(({ code: one }) => one.includes('DatabaseSync')) ?? {}
  const folder = mkdtempSync(join(tmpdir(), 'table-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const file = JSON.stringify(join(folder, 'orders.db'))
  const id = crypto.randomUUID()
  const program = `${code.split('\nconst vps')[0]!.replace("':memory:'", file)}
    import { raceWrites } from '@hostwright/common/store-tests'
    console.log((await raceWrites(journal, '${id}', 200)).length)`
  const options = { cwd: fileURLToPath(new URL('..', import.meta.url)) }
  const start = async (): Promise<number> => {
    const args = ['--input-type=module-typescript', '--eval', program]
    return Number((await run(process.execPath, args, options)).stdout)
  }
  const written = await Promise.all([start(), start(), start()])
  expect(written.reduce((sum, one) => sum + one)).toBe(200)
  expect(await start()).toBe(0)
})
