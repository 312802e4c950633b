import type { SecretReference } from '../generated/desired.ts'
import { type Change, type ChangeDraft, toChange } from '../changes/change.ts'
import type { Operation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { pickDifferences } from './pick-differences.ts'

interface WithPassword {
  readonly password?: SecretReference
}

/** The changes of something with a password: of what differs, and of the password when it is to be rotated. */
export function changeAccount<
  Wanted extends WithPassword,
  Name extends Exclude<keyof Wanted & string, 'password'>,
>(
  at: Pick<ChangeDraft, 'address' | 'lane'>,
  wanted: Wanted,
  found: { readonly [Key in Name]?: unknown },
  names: readonly Name[],
  rotate: ReadonlySet<string>,
  toOperationOf: (
    body: { [Key in Name]?: Exclude<Wanted[Key], undefined> } & { password?: SecretReference },
  ) => Operation,
): Change[] {
  const differences = pickDifferences(wanted, found, names)
  const isRotated = rotate.has(at.address)
  if (differences === undefined && !isRotated) return []
  const { before = {}, after = {} } = differences ?? {}
  const rotation = isRotated ? requirePassword(wanted.password) : {}
  const change = toChange({
    ...at,
    action: 'update',
    before,
    after: { ...after, ...rotation },
    operations: [toOperationOf({ ...after, ...rotation })],
    obstacles:
      isRotated && wanted.password === undefined ? ['It has no password to rotate to: add one.'] : [],
    stage: stages.account,
  })
  return [change]
}

/** A password as it is in an operation. Without one the change has an obstacle, and is never sent. */
export function requirePassword(password: SecretReference | undefined): { password: SecretReference } {
  return { password: password ?? { env: '' } }
}
