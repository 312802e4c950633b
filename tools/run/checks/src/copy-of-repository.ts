import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const root: string = join(import.meta.dirname, '../../../..')

/** Copies the repository as it is, with changes that are not committed and without what git ignores. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'copy-of-repository-'))
  git('clone', '--quiet', '--shared', '.', copy)
  for (const path of git('ls-files', '--deleted')) rmSync(join(copy, path), { force: true })
  const changed = git('diff', 'HEAD', '--name-only', '--diff-filter=d')
  for (const path of [...changed, ...git('ls-files', '--others', '--exclude-standard')])
    if (existsSync(join(root, path))) cpSync(join(root, path), join(copy, path))
  return copy
}

/** Returns the lines that a command of git writes. */
export function git(...args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
