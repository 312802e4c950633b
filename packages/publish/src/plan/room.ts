import { PublishError } from '../errors/publish-error.ts'
import type { PublishPlan } from './publish-plan.ts'

/** Room that the contract has left, as the API shows it. An absent limit is unknown. */
export interface Room {
  readonly bytes?: number | undefined
  readonly files?: number | undefined
}

/** Rejects a publish for which the contract has too little room. Files are staged beside those that they replace. */
export function rejectTooLarge({ puts }: PublishPlan, { bytes, files }: Room): void {
  const needed = puts.reduce((sum, { want }) => sum + want.size, 0)
  if (bytes !== undefined && needed > bytes)
    throw new PublishError(
      'no-room',
      `This publish needs ${toMegabytes(needed)} MB, and the contract has ${toMegabytes(Math.max(bytes, 0))} MB left: make room, or publish less. Nothing was changed.`,
    )
  if (files !== undefined && puts.length > files)
    throw new PublishError(
      'no-room',
      `This publish needs ${puts.length} files, and the contract has room for ${Math.max(files, 0)} more: remove some, or publish fewer. Nothing was changed.`,
    )
}

function toMegabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1)
}
