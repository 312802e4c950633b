import { fileURLToPath } from 'node:url'
import { runRedocly } from '../build/run-redocly.ts'

/** One end of a change: where it is in its file, and what stands there. */
export interface Place {
  pointer: string
  value?: unknown
}

export interface Change {
  kind: 'added' | 'removed' | 'modified'
  /** The version bump that the change asks for; `major` breaks clients. */
  impact: 'major' | 'minor' | 'patch'
  /** The type of the node, such as `Schema` or `Response`. */
  typeName: string
  /** The changed keyword of a modified node. */
  property?: string
  /** Why the impact is what it is. */
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
