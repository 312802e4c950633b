import { ConfigError, generateSecret } from '@hostwright/common'
import type { SecretReference } from '../generated/desired.ts'
import type { Change } from '../resource/change.ts'
import { findSecretProblem, listReferences, readEnvironment } from '../resource/secrets.ts'
import type { ApplyOptions, GeneratedSecret } from './apply-options.ts'

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
  /**
   * Tells the caller that the generated secrets of a change are not in use: that the API has rejected them, or that
   * they were not sent. A secret that an earlier apply has sent stays `pending`.
   */
  settleUnused(address: string): Promise<void>
  /**
   * Tells the caller about the generated secrets of a server that was ordered before: a secret that was generated now
   * is `rejected`. A secret that an earlier apply has sent is left for `settle` if the order is proven to be from here;
   * otherwise it stays `pending`.
   */
  settleExisting(address: string, isOwn: boolean): Promise<void>
}

type Options = Pick<ApplyOptions, 'resolveSecret' | 'onSecret' | 'findPending'>

export function createSecrets(options: Options): Secrets {
  const { resolveSecret = readEnvironment, onSecret, findPending } = options
  const values = new Map<string, string>()
  const handed = new Map<string, GeneratedSecret[]>()
  const found = new Set<string>()

  async function resolve(change: Change, property: string, reference: SecretReference): Promise<string> {
    const { address } = change
    if ('generate' in reference) return generate(address, property, reference.generate)
    const value = await resolveSecret(reference, address)
    const problem = findSecretProblem(change, property, value)
    if (problem === undefined) return value
    throw new ConfigError('resolveSecret', `${problem}: ${JSON.stringify(reference)}`)
  }

  async function generate(address: string, property: string, length: number): Promise<string> {
    if (onSecret === undefined) throw notKept(address, property)
    const pending = await findPending?.(address, property)
    if (pending !== undefined) found.add(toKey(address, property))
    return pending ?? generateSecret(length)
  }

  async function rejectNew(address: string, keepsFound: boolean): Promise<void> {
    const all = handed.get(address) ?? []
    const isFound = ({ property }: GeneratedSecret): boolean => found.has(toKey(address, property))
    for (const secret of all) if (!isFound(secret)) await onSecret?.({ ...secret, state: 'rejected' })
    handed.set(address, keepsFound ? all.filter(isFound) : [])
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
    settleUnused: (address) => rejectNew(address, false),
    settleExisting: rejectNew,
  }
}

function notKept(address: string, property: string): ConfigError {
  const problem = `is missing: ${address} has a generated ${property}, which could not be read again`
  return new ConfigError('onSecret', problem)
}

function toKey(address: string, property: string): string {
  return `${address} ${property}`
}
