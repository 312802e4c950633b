import { usageError } from '../errors/command-error.ts'

/**
 * Rejects a path that begins with `~`, before a file is made there: shells replace it at the beginning of a word only,
 * so `--secrets=~/pw` would make a folder named `~` in the working directory, which may be a repository or a site.
 */
export function rejectTilde(path: string): void {
  if (/^~(?:[/\\]|$)/.test(path))
    throw usageError(`${path} begins with ~, which the shell has not replaced: give the whole path.`)
}
