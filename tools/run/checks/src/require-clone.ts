import { spawnSync } from 'node:child_process'
import { locate } from '@hostwright/machine/why-without'

/**
 * Throws an error with what to do unless git can read a commit in a folder, and installs git where that is possible.
 * Turbo asks git which files belong to a package. If git does not know, turbo reads folders, follows the links of the
 * workspaces to each other, and had not finished after 20 minutes. A copy without `.git` and a clone that belongs to
 * another user are such folders.
 */
export function requireClone(folder: string, git: string = locate('git')): void {
  const { status, stderr } = spawnSync(git, ['rev-parse', '--verify', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  })
  if (status === 0) return
  throw new Error(
    [
      'The tests run in a clone: git has to know which files belong to it. git says:',
      `  ${stderr.trim().replaceAll('\n', '\n  ')}`,
      'Clone the repository, or make a copy of it one: git init && git add --all && git commit --message copy',
    ].join('\n'),
  )
}
