import { readFileSync } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root, run, runProgram } from './run-program.ts'

test('every file has an owner and a licence, and the repository contains the licence text', async (context) => {
  const { isOk, output } = await runProgram(context, 'reuse', ['lint'])
  expect(isOk, output).toBe(true)
})

test('a licence without its text is reported', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'reuse-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await run('git', ['init', '--quiet'], folder)
  await mkdir(join(folder, 'LICENSES'))
  await copyFile(join(root, 'REUSE.toml'), join(folder, 'REUSE.toml'))
  await writeFile(join(folder, 'a.txt'), 'a')
  const { isOk, output } = await runProgram(context, 'reuse', ['lint'], folder)
  expect(isOk).toBe(false)
  expect(output).toContain('Missing licenses: MIT')
})

test('the licence in the packages is that of the repository', () => {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8')
  expect(read('LICENSES/MIT.txt')).toBe(read('LICENSE'))
})
