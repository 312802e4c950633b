import { createHash } from 'node:crypto'

/** Paths of the state of a place on the server: below the user's home, and outside of every document root. */
export interface StatePaths {
  /** The folders, outermost first. */
  readonly folders: readonly string[]
  readonly lock: string
  /** Files that are uploaded and not yet in their places. */
  readonly stage: string
  /** The files that the last publish replaced. */
  readonly kept: string
  readonly manifest: string
  /** File that names the last publisher. */
  readonly publisher: string
}

/** Returns the paths for a place (`root` without links) and a source. Two names of one place share lock and publisher. */
export function toStatePaths(home: string, root: string, source: string): StatePaths {
  const base = `${home}/.hostwright`
  const site = `${base}/sites/${hashOf(root).slice(0, 32)}`
  const own = `${site}/${hashOf(source).slice(0, 32)}`
  const stage = `${site}/stage`
  const kept = `${own}.kept`
  return {
    folders: [base, `${base}/sites`, site, stage, kept],
    lock: `${site}/lock`,
    stage,
    kept,
    manifest: `${own}.json`,
    publisher: `${site}/publisher.json`,
  }
}

/** Returns the name under which the content of a path is staged or kept: another content has another name. */
export function toStoredName(path: string, hash: string): string {
  return hashOf(`${path}\0${hash}`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
