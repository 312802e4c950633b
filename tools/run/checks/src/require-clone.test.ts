import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { requireClone } from './require-clone.ts'

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-without-git-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a copy without .git stops before anything runs, with what git says and what to do', () => {
  expect(() => requireClone(makeFolder())).toThrow(/not a git repository[^]*git init && git add --all/)
})

test('a repository without a commit is no clone yet, and the commands of the message make it one', () => {
  const folder = makeFolder()
  execFileSync('git', ['init', '--quiet'], { cwd: folder })
  expect(() => requireClone(folder)).toThrow('The tests run in a clone')
  const author = ['-c', 'user.name=reader', '-c', 'user.email=reader@example.org']
  execFileSync('git', [...author, 'commit', '--quiet', '--allow-empty', '--message', 'copy'], { cwd: folder })
  expect(() => requireClone(folder)).not.toThrow()
})
