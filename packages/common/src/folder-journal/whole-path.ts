import { isAbsolute } from 'node:path'
import { ConfigError } from '../errors/config-error.ts'

/**
 * Returns whether a path begins with a `~` that no shell has replaced, as in `~/orders` or `~deploy/orders`: Node would
 * make a folder of that name in the working directory, which may be a repository or a site.
 */
export function beginsWithTilde(path: string): boolean {
  return path.startsWith('~')
}

/**
 * Rejects a path that is not whole, before anything is read or written there: a host or a cron job chooses the working
 * directory.
 *
 * @param name the option or the variable that the path was given with
 * @throws {ConfigError} `name` if the path is relative or begins with `~`
 */
export function rejectRelative(name: string, folder: string): void {
  if (!isAbsolute(folder))
    throw new ConfigError(
      name,
      `is ${folder}, which is another folder in each working directory: give its whole path`,
    )
}
