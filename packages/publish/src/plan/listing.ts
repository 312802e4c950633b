import { inFlight } from '../concurrency/in-flight.ts'
import type { RemoteEntry, Sftp } from '../remote/sftp.ts'

/** The entries of a site by their paths. Only folders that a publish may change are listed. */
export interface Listing {
  readonly entries: ReadonlyMap<string, RemoteEntry>
  /** The names at the top of the site. */
  readonly top: readonly string[]
}

/** Lists the folders that contain the given paths, from the top down: a folder is listed only if it is a real one. */
export async function listSite(sftp: Sftp, root: string, paths: Iterable<string>): Promise<Listing> {
  const entries = new Map<string, RemoteEntry>()
  let top: string[] = []
  for (const level of toLevels(paths)) {
    const there = level.filter((folder) => folder === '' || entries.get(folder)?.kind === 'folder')
    await inFlight(there, { window: 32, most: 64 }, async (folder) => {
      const found =
        (await sftp.list(folder === '' ? root : `${root}/${folder}`)) ?? new Map<string, RemoteEntry>()
      if (folder === '') top = [...found.keys()]
      for (const [name, entry] of found) entries.set(folder === '' ? name : `${folder}/${name}`, entry)
    })
  }
  return { entries, top }
}

/** Returns the folders of paths by their depth; the first one is the top, whose path is empty. */
function toLevels(paths: Iterable<string>): string[][] {
  const levels: Set<string>[] = [new Set([''])]
  for (const path of paths) {
    const folders = foldersOf(path)
    folders.forEach((folder, index) => (levels[index + 1] ??= new Set()).add(folder))
  }
  return levels.map((level) => [...level])
}

/** Returns the folders above a path, outermost first, without the top. */
export function foldersOf(path: string): string[] {
  const steps = path.split('/').slice(0, -1)
  return steps.map((_, index) => steps.slice(0, index + 1).join('/'))
}
