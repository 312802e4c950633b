import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findSecret } from '../../packed/src/find-private.ts'

const root = join(import.meta.dirname, '../../../..')

test('no file of the repository holds a credential, such as a key that a run of the documentation made', () => {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root })
  const files = listed.toString().split('\0').filter(Boolean)
  const found = files.filter(
    (path) => existsSync(join(root, path)) && findSecret(readFileSync(join(root, path), 'utf8')),
  )
  // They name the setting of a registry for which there is no token.
  expect(found).toEqual(['tools/prove/packed/src/find-private.test.ts', 'tools/run/release/src/registry.ts'])
})
