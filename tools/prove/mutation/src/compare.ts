import type { Survivor } from './survivor.ts'

/** A mutant that behaves like the original, so that no test can tell it, and why it does. */
export interface Equivalent extends Survivor {
  readonly why: string
}

export interface Comparison<Found extends Survivor> {
  /** What survived and is named nowhere. */
  readonly unnamed: readonly Found[]
  /** What is named and did not survive: it was killed, or its code is gone. */
  readonly obsolete: readonly Equivalent[]
}

/** Compares what survived with what may. One entry names one mutant, so two alike in a file take two. */
export function compare<Found extends Survivor>(
  found: readonly Found[],
  named: readonly Equivalent[],
): Comparison<Found> {
  const obsolete = [...named]
  const unnamed = found.filter((survivor) => {
    const index = obsolete.findIndex((entry) => isSame(entry, survivor))
    if (index >= 0) obsolete.splice(index, 1)
    return index < 0
  })
  return { unnamed, obsolete }
}

const isSame = (one: Survivor, other: Survivor): boolean =>
  one.file === other.file &&
  one.line === other.line &&
  one.original === other.original &&
  one.mutated === other.mutated
