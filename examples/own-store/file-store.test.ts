import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { testPacingStore } from '@hostwright/common/store-tests'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createFileStore } from './file-store.ts'

/** Returns the path of a file in an empty folder. */
function toFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'limits-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return join(folder, 'limits.db')
}

describe('the store in a file', () => {
  testPacingStore(test, async () => {
    const file = toFile()
    return () => createFileStore(file)
  })

  test('counts while another process reads, such as a backup', async () => {
    const file = toFile()
    const store = createFileStore(file)
    using other = new DatabaseSync(file)
    other.exec('begin; select * from slots')
    const limits = { concurrent: 1, perMinute: 1, perDay: 1 }
    expect(await store.take('read', limits, Date.now())).toHaveProperty('slot')
  })
})
