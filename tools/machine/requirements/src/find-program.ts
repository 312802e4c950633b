import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'

/**
 * Returns the search path for programs, with the folders of Rust and Go first. A shell that is not a login shell may
 * lack these folders, and the versions that a distribution installs may be too old.
 */
export function toSearchPath(path: string = process.env['PATH'] ?? ''): string {
  return [join(homedir(), '.cargo/bin'), '/usr/local/go/bin', path].join(delimiter)
}

/** Returns the path of the first program that exists. Each is a name on the search path or a complete path. */
export function findProgram(
  names: readonly string[],
  searchPath: string = toSearchPath(),
): string | undefined {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', ''] : ['']
  const windowsPrograms = process.env['ProgramFiles'] ?? 'C:\\Program Files'
  return names
    .map((name) => name.replace('%ProgramFiles%', windowsPrograms))
    .flatMap((name) => (isAbsolute(name) ? [name] : folders.map((folder) => join(folder, name))))
    .flatMap((path) => endings.map((ending) => path + ending))
    .find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}
