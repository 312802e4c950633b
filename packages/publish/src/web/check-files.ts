import { createMatches } from '../plan/matches.ts'
import type { AppliedPlan, WantedFile } from '../plan/publish-plan.ts'
import { isPage } from '../plan/rank.ts'
import { inFlight } from '../concurrency/in-flight.ts'
import type { Visit, Visited } from './create-visit.ts'

/** A file that was requested from the web server after a publish. */
export interface CheckedFile {
  /** The path in the folder. */
  readonly path: string
  /**
   * `same`: the web server sends this file. `other`: it sends another one, or none. `not-reachable`: there is no response
   * yet, or it is a redirect or a login, so that nothing is known.
   */
  readonly outcome: 'same' | 'other' | 'not-reachable'
}

const mostFiles = 50
const mostBytes = 20_000_000

/** Requests files of a publish from the web server, those that changed first, and compares them by their hashes. */
export async function checkFiles(
  wanted: readonly WantedFile[],
  { puts, putBack, keep }: AppliedPlan,
  visit: Visit,
): Promise<readonly CheckedFile[]> {
  const keeps = createMatches(keep)
  const changed = new Set(puts.map(({ path }) => path))
  const files = wanted
    .filter(({ path, size }) => isStatic(path) && size <= mostBytes && !putBack.includes(path))
    .filter(({ path }) => !keeps(path))
    .toSorted((one, other) => Number(changed.has(other.path)) - Number(changed.has(one.path)))
    .slice(0, mostFiles)
  const checked: CheckedFile[] = []
  await inFlight(files, { window: 4, most: 8 }, async ({ path, hash }) => {
    checked.push({ path, outcome: compare(await visit(path), hash) })
  })
  return checked.toSorted((one, other) => (one.path < other.path ? -1 : 1))
}

/** Whether the web server sends a file as it is. It runs scripts, and does not send its own rules. */
function isStatic(path: string): boolean {
  const isPlainPage = /\.x?html?$/i.test(path)
  return (isPlainPage || !isPage(path)) && !/\.(?:cgi|pl)$|(?:^|\/)\.ht/i.test(path)
}

function compare(visited: Visited | undefined, hash: string): CheckedFile['outcome'] {
  if (visited === undefined) return 'not-reachable'
  const { status } = visited
  if (status === 200) return visited.hash === hash ? 'same' : 'other'
  return status < 400 || status === 401 || status === 403 ? 'not-reachable' : 'other'
}
