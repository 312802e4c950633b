import { beginsWithTilde } from '@hostwright/common/folder-journal'
import { usageError } from '../errors/command-error.ts'

/**
 * Rejects a path that begins with `~`, before a file is made there: shells replace it at the beginning of a word only,
 * and leave that of `--secrets=~/pw`.
 */
export function rejectTilde(path: string): void {
  if (beginsWithTilde(path))
    throw usageError(`${path} begins with ~, which the shell has not replaced: give the whole path.`)
}
