import type { Survivor } from './survivor.ts'

/** A mutant that behaves like the original, so that no test can notice it, with the reason. */
export interface Equivalent extends Survivor {
  readonly why: string
}

export interface Comparison<Found extends Survivor> {
  /** Survivors that are not named as equivalent. */
  readonly unnamed: readonly Found[]
  /** Named mutants that did not survive: a test killed them, or their code was removed. */
  readonly obsolete: readonly Equivalent[]
}

/**
 * Compares the survivors with the mutants that may survive. An entry stands for one mutant, so two equal ones in a file
 * need two entries.
 */
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
