import { expect, test } from 'vitest'
import { parseManifest } from './parse-state.ts'

test('files that were recorded as they arrived are read in the order of their paths', () => {
  const file = { size: 1, hash: 'a'.repeat(64), mode: 0o644, mtime: 1 }
  const text = JSON.stringify({
    version: 1,
    files: { 'gone.html': file, 'a.css': file },
    isOpen: false,
    pending: {},
    folders: [],
    keep: [],
  })
  expect([...parseManifest(text, 'manifest').files.keys()]).toEqual(['a.css', 'gone.html'])
})
