import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testPacingStore } from '@hostwright/common/store-tests'
import { describe, onTestFinished, test } from 'vitest'
import { createFileStore } from './file-store.ts'

describe('the store in a file', () => {
  testPacingStore(test, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'limits-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    return () => createFileStore(join(folder, 'limits.db'))
  })
})
