import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createDisk } from './disk.ts'

let folder: string
let path: string
let from: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostwright-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  path = join(folder, 'record.json')
  from = `${path}.tmp`
  writeFileSync(path, 'text')
})

// In the worst case, nothing unsynced survives.
const everything = (): number => 0

test('synced data survives a loss of power', () => {
  const disk = createDisk(folder)
  disk.note({ done: 'written', path: from })
  disk.note({ done: 'synced', path: from })
  disk.note({ done: 'linked', from, path })
  disk.note({ done: 'synced', path: folder })
  disk.losePower(everything)
  expect(readFileSync(path, 'utf8')).toBe('text')
})

test('a file whose text was not synced is empty, and a name that was not synced is gone', () => {
  const disk = createDisk(folder)
  disk.note({ done: 'written', path: from })
  disk.note({ done: 'linked', from, path })
  disk.note({ done: 'synced', path: folder })
  disk.losePower(everything)
  expect(readFileSync(path, 'utf8')).toBe('')
  disk.note({ done: 'linked', from, path })
  disk.losePower(everything)
  expect(existsSync(path)).toBe(false)
})
