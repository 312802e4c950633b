import { ConfigError } from '@hostwright/common'
import { isSecretReference } from '../desired/secret.ts'
import type { SecretReference } from '../generated/desired.ts'
import type { Change } from '../changes/change.ts'
import type { ApplyOptions } from './apply-options.ts'
import { generateSecret } from './generate-secret.ts'

/** The secrets of one apply. Their values are nowhere else. */
export interface Secrets {
  /** Resolves those of some changes, before anything is sent. */
  prepare(changes: readonly Change[]): Promise<void>
  /** A request body with values in place of references. A generated one is handed out first. */
  fill(address: string, body: object): Promise<object>
}

export function createSecrets(options: Pick<ApplyOptions, 'resolveSecret' | 'onSecret'>): Secrets {
  const { resolveSecret = readEnvironment, onSecret } = options
  const values = new Map<string, string>()

  async function resolve(address: string, property: string, reference: SecretReference): Promise<void> {
    if ('generate' in reference) {
      if (onSecret !== undefined) return
      throw new ConfigError(
        'onSecret',
        `is missing: ${address} has a generated ${property}, which nobody could read again`,
      )
    }
    const value = await resolveSecret(reference, address)
    if (typeof value !== 'string' || value === '') {
      throw new ConfigError(
        'resolveSecret',
        `gave no text for ${property} of ${address}: ${JSON.stringify(reference)}`,
      )
    }
    values.set(toKey(address, property), value)
  }

  return {
    async prepare(changes) {
      for (const { address, operations } of changes) {
        for (const { body = {} } of operations) {
          for (const [property, reference] of listReferences(body))
            await resolve(address, property, reference)
        }
      }
    },
    async fill(address, body) {
      const filled: Record<string, unknown> = { ...body }
      for (const [property, reference] of listReferences(body)) {
        if (!('generate' in reference) && !values.has(toKey(address, property))) {
          await resolve(address, property, reference)
        }
        if ('generate' in reference) {
          const value = generateSecret(reference.generate)
          await onSecret?.({ address, property, value })
          filled[property] = value
        } else filled[property] = values.get(toKey(address, property))
      }
      return filled
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
