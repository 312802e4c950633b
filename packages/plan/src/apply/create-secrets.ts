import { ConfigError } from '@hostwright/common'
import { isSecretReference } from '../desired/secret.ts'
import type { SecretReference } from '../generated/desired.ts'
import type { Change } from '../changes/change.ts'
import type { ApplyOptions, GeneratedSecret } from './apply-options.ts'
import { generateSecret } from './generate-secret.ts'

/** The secrets of one apply. Their values are nowhere else. */
export interface Secrets {
  /** Resolves those of some changes, before anything is sent. */
  prepare(changes: readonly Change[]): Promise<void>
  /** Fills in a request body. A generated secret is handed out first. */
  fill(address: string, body: object): Promise<object>
  /** Tells whether the API has accepted the generated secrets of a change. */
  settle(address: string, state: GeneratedSecret['state']): Promise<void>
}

type Options = Pick<ApplyOptions, 'resolveSecret' | 'onSecret' | 'findPending'>

const shortest = 8

export function createSecrets(options: Options): Secrets {
  const { resolveSecret = readEnvironment, onSecret, findPending } = options
  const values = new Map<string, string>()
  const handed = new Map<string, GeneratedSecret[]>()

  async function resolve(address: string, property: string, reference: SecretReference): Promise<string> {
    if ('generate' in reference) return generate(address, property, reference.generate)
    const value = await resolveSecret(reference, address)
    if (typeof value !== 'string' || value === '') {
      throw new ConfigError(
        'resolveSecret',
        `gave no text for ${property} of ${address}: ${JSON.stringify(reference)}`,
      )
    }
    if (value.length >= shortest) return value
    throw new ConfigError(
      'resolveSecret',
      `gave ${value.length} characters for ${property} of ${address}, and the API takes ${shortest} at least`,
    )
  }

  async function generate(address: string, property: string, length: number): Promise<string> {
    if (onSecret === undefined) {
      throw new ConfigError(
        'onSecret',
        `is missing: ${address} has a generated ${property}, which nobody could read again`,
      )
    }
    return (await findPending?.(address, property)) ?? generateSecret(length)
  }

  return {
    async prepare(changes) {
      for (const { address, after } of changes) {
        for (const [property, reference] of listReferences(Object(after) as object)) {
          values.set(toKey(address, property), await resolve(address, property, reference))
        }
      }
    },
    async fill(address, body) {
      const filled: Record<string, unknown> = { ...body }
      for (const [property, reference] of listReferences(body)) {
        const value = values.get(toKey(address, property)) ?? (await resolve(address, property, reference))
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

function listReferences(body: object): [property: string, reference: SecretReference][] {
  return Object.entries(body).filter((entry): entry is [string, SecretReference] =>
    isSecretReference(entry[1]),
  )
}

function toKey(address: string, property: string): string {
  return `${address} ${property}`
}

function readEnvironment(reference: SecretReference, address: string): string {
  if (!('env' in reference)) {
    throw new ConfigError(
      'resolveSecret',
      `is missing: ${address} has a secret from a file, which only you can open`,
    )
  }
  const runtime = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } }
  const value = runtime.process?.env?.[reference.env]
  if (value !== undefined && value !== '') return value
  throw new ConfigError(
    reference.env,
    `is not set: ${address} needs it. Set the variable, or give resolveSecret`,
  )
}
