import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { listPublished } from './pack.ts'
import { strictestConsumer } from './strictest-consumer.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc')
const work = await mkdtemp(join(tmpdir(), 'declarations-'))
afterAll(() => rm(work, { recursive: true }))

/** Lists the declarations of the modules that a package exports. */
async function listEntries(folder: string): Promise<string[]> {
  const { exports } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, string | { readonly types?: string }>>
  }
  const types = Object.values(exports).map((one) => (typeof one === 'string' ? undefined : one.types))
  return types.filter((path) => path !== undefined).map((path) => join(root, folder, path))
}

/** Compiles declarations as a consumer does who checks everything, and returns what the compiler prints. */
async function compile(files: readonly string[]): Promise<string> {
  const project = join(work, 'tsconfig.json')
  const options = { ...strictestConsumer, module: 'nodenext', moduleResolution: 'nodenext' }
  await writeFile(project, JSON.stringify({ compilerOptions: options, files }))
  return new Promise((resolve) => {
    execFile(process.execPath, [compiler, '-p', project], (_, stdout) => resolve(stdout))
  })
}

test('the declarations of all packages compile with the standard library of a consumer', async () => {
  const folders = (await listPublished()).filter((folder) => folder !== 'spec')
  const entries = await Promise.all(folders.map(listEntries))
  expect(entries.every((files) => files.length > 0)).toBe(true)
  expect(await compile(entries.flat())).toBe('')
})

test('a declaration that needs a newer standard library is found', async () => {
  const file = join(work, 'newer.d.ts')
  await writeFile(file, 'export declare const next: PromiseWithResolvers<number>\n')
  expect(await compile([file])).toContain("Cannot find name 'PromiseWithResolvers'")
})
