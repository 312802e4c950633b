import { inFlight } from '../concurrency/in-flight.ts'
import type { RemoteEntry, Sftp } from '../remote/sftp.ts'

/** The entries of a site by their paths. Only folders that a publish may change are listed. */
export interface Listing {
  readonly entries: ReadonlyMap<string, RemoteEntry>
  /** The names at the top of the site. */
  readonly top: readonly string[]
}

/** Lists the folders that contain the given paths, from the top down: a folder is listed only if it is a real one. */
export async function listSite(
  sftp: Sftp,
  root: string,
  paths: Iterable<string> | Promise<Iterable<string>>,
): Promise<Listing> {
  // The paths may still be read meanwhile.
  const [listed, known] = await Promise.all([sftp.list(root), paths])
  const entries = new Map(listed)
  const top = [...entries.keys()]
  for (const level of toLevels(known)) {
    const there = level.filter((folder) => entries.get(folder)?.kind === 'folder')
    await inFlight(there, { window: 32, most: 64 }, async (folder) => {
      const found = await sftp.list(`${root}/${folder}`)
      for (const [name, entry] of found ?? []) entries.set(`${folder}/${name}`, entry)
    })
  }
  return { entries, top }
}

/** Returns the folders of paths by their depth, without the top. */
function toLevels(paths: Iterable<string>): string[][] {
  const levels: Set<string>[] = []
  for (const path of paths) {
    const folders = foldersOf(path)
    folders.forEach((folder, index) => (levels[index] ??= new Set()).add(folder))
  }
  return levels.map((level) => [...level])
}

/** Returns the folders above a path, outermost first, without the top. */
export function foldersOf(path: string): string[] {
  const steps = path.split('/').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}
