import { homedir } from 'node:os'

/**
 * Returns the home folder of the user; an empty text if there is none. A container may run as a user without an entry in
 * `/etc/passwd` and without `HOME`, for which Node throws an error.
 *
 * @param read reads it, as `homedir` of `node:os` does
 */
export function homeFolder(read: () => string = homedir): string {
  try {
    return read()
  } catch {
    return ''
  }
}
