import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whyNoPostgres } from '@hostwright/example-durable/dbos/start-postgres'
import { expect, onTestFinished, test, vi } from 'vitest'

test('a copy in a folder of root is named at once, because PostgreSQL starts as another user', () => {
  vi.stubEnv('DATABASE_URL', '')
  const folder = mkdtempSync(join(tmpdir(), 'of-root-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const inside = join(folder, 'repository')
  mkdirSync(inside)
  chmodSync(folder, 0o700)
  expect(whyNoPostgres(inside, true)).toContain(`no other user can enter ${folder}: move the repository`)
  expect(whyNoPostgres(inside, false)).toBeUndefined()
  chmodSync(folder, 0o711)
  expect(whyNoPostgres(inside, true)).toBeUndefined()
})
