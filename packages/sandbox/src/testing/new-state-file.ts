import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Returns the path of a file that is not there yet, in a new folder that is removed when the test ends. */
export function newStateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hostwright-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'state.sqlite')
}
