import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findProgram, toSearchPath } from './find-program.ts'

/** Creates a folder with a program `tool`, a folder `folder` and a text `text`. */
function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'find-program-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'folder'))
  for (const name of ['tool', 'text']) writeFileSync(join(folder, name), '')
  chmodSync(join(folder, 'tool'), 0o755)
  return folder
}

test('the first name that belongs to a program on the path is found', () => {
  const folder = createFolder()
  const path = ['/nowhere', folder].join(delimiter)
  expect(findProgram(['absent', 'tool'], path)).toBe(join(folder, 'tool'))
  expect(findProgram([join(folder, 'tool')], '')).toBe(join(folder, 'tool'))
})

test('folders, text files and missing files are not programs', () => {
  expect(findProgram(['folder', 'text', 'absent'], createFolder())).toBeUndefined()
})

test('the folders of Go and Rust come before those of the distribution', () => {
  const folders = toSearchPath('/usr/bin').split(delimiter)
  expect(folders).toContain('/usr/local/go/bin')
  expect(folders.at(-1)).toBe('/usr/bin')
})
