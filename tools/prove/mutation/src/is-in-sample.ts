import { createHash } from 'node:crypto'

/** A part of all mutants, chosen by chance. */
export interface Sample {
  readonly percent: number
  /** Another seed, another sample. */
  readonly seed: number
}

/** Whether what is described belongs to a sample; the same one does again, whatever else there is. */
export function isInSample({ percent, seed }: Sample, description: string): boolean {
  const hash = createHash('sha256').update(`${seed} ${description}`).digest()
  return hash.readUInt32BE() / 2 ** 32 < percent / 100
}
