import { fileURLToPath } from 'node:url'
import { runRedocly } from '../build/run-redocly.ts'

/** One side of a change: the place in its file, and the value there. */
export interface Place {
  pointer: string
  value?: unknown
}

export interface Change {
  kind: 'added' | 'removed' | 'modified'
  /** Version bump that the change requires; `major` breaks clients. */
  impact: 'major' | 'minor' | 'patch'
  /** Type of the node, such as `Schema` or `Response`. */
  typeName: string
  /** Changed keyword of a modified node. */
  property?: string
  /** Reasons for the impact. */
  verdicts: { message: string }[]
  base?: Place
  revision?: Place
}

const config = fileURLToPath(new URL('redocly.yaml', import.meta.url))

/**
 * Compares two descriptions with Redocly, which knows the direction: a schema that is only received may gain properties,
 * one that is only sent may not gain required ones. A change in a shared component comes once.
 */
export function redoclyDiff(folder: string, base: string, revision: string): Change[] {
  const options = [`--config=${config}`, '--format=json', '--fail-on=none']
  const report = runRedocly(folder, 'diff', base, revision, ...options)
  return (JSON.parse(report) as { changes: Change[] }).changes
}
