import type { RecordChange } from '@hostwright/sandbox'

/** A value of a record that is no longer what it was; `undefined` where the record had no such value. */
export interface Difference {
  /** The names and positions that lead to the value, such as `packet_filter.rules.0.port`. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** Lists the values in which a record differs after a request, in the order of the record. */
export function listDifferences({ before, after }: Pick<RecordChange, 'before' | 'after'>): Difference[] {
  const [old, present] = [new Map(listValues(before)), new Map(listValues(after))]
  return [...new Set([...old.keys(), ...present.keys()])]
    .map((path) => ({ path, before: old.get(path), after: present.get(path) }))
    .filter((difference) => JSON.stringify(difference.before) !== JSON.stringify(difference.after))
}

/** Returns the values of a record that contain no others, by their paths. */
function listValues(value: unknown, path: readonly string[] = []): [path: string, value: unknown][] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : []
  if (parts.length > 0) return parts.flatMap(([name, part]) => listValues(part, [...path, name]))
  return path.length > 0 ? [[path.join('.'), value]] : []
}
