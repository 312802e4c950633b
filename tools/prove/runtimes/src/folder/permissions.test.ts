import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProgram } from '../command-runtime.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const program = fileURLToPath(new URL('../../program/folder/write-record.ts', import.meta.url))
const source = '--conditions=@hostwright/source'

/** Runtimes whose program may use this repository and one folder, and nothing else. */
const runtimes: Readonly<Record<string, (folder: string) => readonly [string, ...string[]]>> = {
  'Node with --permission': (folder) => [
    process.execPath,
    source,
    '--permission',
    `--allow-fs-read=${root}`,
    `--allow-fs-read=${folder}`,
    `--allow-fs-write=${folder}`,
  ],
  Deno: (folder) => [
    findProgram('deno', 'deno'),
    'run',
    '--no-remote',
    '--no-lock',
    source,
    `--allow-read=${root},${folder}`,
    `--allow-write=${folder}`,
  ],
}

let top: string
let folder: string
beforeEach(async () => {
  top = await realpath(await mkdtemp(join(tmpdir(), 'one-folder-')))
  folder = join(top, 'orders')
})
afterEach(() => rm(top, { recursive: true }))

async function write(name: string): Promise<string> {
  const [command, ...args] = runtimes[name]!(folder)
  const cwd = fileURLToPath(new URL('../../', import.meta.url))
  return (await run(command, [...args, program, folder], { cwd })).stdout.trim()
}

test.each(Object.keys(runtimes))('%s that may use only the folder of the journal writes it', async (name) => {
  await mkdir(folder)
  expect(await write(name)).toBe('1 record')
})

test.each(Object.keys(runtimes))(
  '%s does not write a journal whose folder it had to make where it may not sync the name',
  async (name) => {
    for (const _ of [1, 2]) expect(await write(name)).toMatch(/^JournalError: .*: make the folder first/)
    expect(await readdir(top)).toEqual([])
  },
)
