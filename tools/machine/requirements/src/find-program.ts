import { accessSync, constants, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, isAbsolute, join } from 'node:path'

/**
 * Where programs are looked for. A shell that is no login shell may not know where Rust and Go put theirs; these go first,
 * because those of a distribution may be too old.
 */
export function toSearchPath(path: string = process.env['PATH'] ?? ''): string {
  return [join(homedir(), '.cargo/bin'), '/usr/local/go/bin', path].join(delimiter)
}

/** The path of the first of some programs that is there; each is a name on the PATH, or a whole path. */
export function findProgram(
  names: readonly string[],
  searchPath: string = toSearchPath(),
): string | undefined {
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '')
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat', ''] : ['']
  return names
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
