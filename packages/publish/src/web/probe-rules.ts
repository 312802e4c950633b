import type { Put } from '../plan/publish-plan.ts'
import type { Visit } from './create-visit.ts'

/** Finds the rules that the web server cannot read, after they were put in their places. */
export type FindBroken = () => Promise<string[]>

/**
 * Visits the folders of the `.htaccess` files that a publish puts, before it does. The result visits them again, and
 * returns the paths of the files since which the server fails: one with an error takes down its whole folder.
 */
export async function probeRules(puts: readonly Put[], visit: Visit): Promise<FindBroken> {
  const rules = puts.map(({ path }) => path).filter((path) => /(?:^|\/)\.htaccess$/.test(path))
  const findFailing = async (paths: readonly string[]): Promise<string[]> => {
    const failing: string[] = []
    for (const path of paths) {
      const visited = await visit(path.slice(0, -'.htaccess'.length))
      if (visited !== undefined && visited.status >= 500) failing.push(path)
    }
    return failing
  }
  const before = new Set(await findFailing(rules))
  return () => findFailing(rules.filter((path) => !before.has(path)))
}
