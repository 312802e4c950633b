import { ConfigError } from '@hostwright/common'
import type { SecretReference } from '../generated/desired.ts'
import type { Change } from '../changes/change.ts'
import { findSecretProblem, listReferences, readEnvironment } from '../changes/secrets.ts'
import type { ApplyOptions, GeneratedSecret } from './apply-options.ts'
import { generateSecret } from './generate-secret.ts'

/** The secrets that one apply needs. Their values are only in memory. */
export interface Secrets {
  /** Reads or generates the secrets of these changes, before the first write. */
  prepare(changes: readonly Change[]): Promise<void>
  /** Returns a request body with the secrets filled in. Passes a generated secret to `onSecret` first. */
  fill(change: Change, body: object): Promise<object>
  /**
   * Tells the caller, through `onSecret`, whether the API has accepted or rejected the generated secrets of a change.
   */
  settle(address: string, state: GeneratedSecret['state']): Promise<void>
}

type Options = Pick<ApplyOptions, 'resolveSecret' | 'onSecret' | 'findPending'>

export function createSecrets(options: Options): Secrets {
  const { resolveSecret = readEnvironment, onSecret, findPending } = options
  const values = new Map<string, string>()
  const handed = new Map<string, GeneratedSecret[]>()

  async function resolve(change: Change, property: string, reference: SecretReference): Promise<string> {
    const { address } = change
    if ('generate' in reference) return generate(address, property, reference.generate)
    const value = await resolveSecret(reference, address)
    const problem = findSecretProblem(change, property, value)
    if (problem === undefined) return value
    throw new ConfigError('resolveSecret', `${problem}: ${JSON.stringify(reference)}`)
  }

  async function generate(address: string, property: string, length: number): Promise<string> {
    if (onSecret === undefined) {
      throw new ConfigError(
        'onSecret',
        `is missing: ${address} has a generated ${property}, which could not be read again`,
      )
    }
    return (await findPending?.(address, property)) ?? generateSecret(length)
  }

  return {
    async prepare(changes) {
      for (const change of changes) {
        for (const [property, reference] of listReferences(Object(change.after) as object)) {
          values.set(toKey(change.address, property), await resolve(change, property, reference))
        }
      }
    },
    async fill(change, body) {
      const { address } = change
      const filled: Record<string, unknown> = { ...body }
      for (const [property, reference] of listReferences(body)) {
        const value = values.get(toKey(address, property)) ?? (await resolve(change, property, reference))
        values.set(toKey(address, property), value)
        filled[property] = value
        if (!('generate' in reference)) continue
        const secret = { address, property, value, state: 'pending' } as const
        handed.set(address, [...(handed.get(address) ?? []), secret])
        await onSecret?.(secret)
      }
      return filled
    },
    async settle(address, state) {
      for (const secret of handed.get(address) ?? []) await onSecret?.({ ...secret, state })
      handed.delete(address)
    },
  }
}

function toKey(address: string, property: string): string {
  return `${address} ${property}`
}
