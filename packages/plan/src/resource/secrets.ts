import { ConfigError } from '@hostwright/common'
import type { SecretReference } from '../generated/desired.ts'
import { secretRules } from '../generated/plan-operations.ts'
import type { Change } from './change.ts'

/** Returns the value of a secret, for the change at an address. */
export type ResolveSecret = (reference: SecretReference, address: string) => string | Promise<string>

// Length of the shortest accepted password, in characters. It is the 8 that the API description advises, not the 6 or 7
// of older reference material.
const shortest = 8

// Control characters, a byte order mark, half of a surrogate pair, and what a decoder writes for bytes that are no text.
const unprintable = /[\p{Cc}\p{Cs}\uFEFF\uFFFD]/u

/** Lists the properties of a request body that are references to secrets. */
export function listReferences(body: object): [property: string, reference: SecretReference][] {
  return Object.entries(body).filter((entry): entry is [string, SecretReference] =>
    isSecretReference(entry[1]),
  )
}

/**
 * Describes why a secret is not sent, without quoting it; `undefined` if it can be sent. The API's rules apply, and at
 * least 8 characters even if the API would accept fewer.
 */
export function findSecretProblem(
  { address, operations }: Pick<Change, 'address' | 'operations'>,
  property: string,
  value: unknown,
): string | undefined {
  const of = `${property} of ${address}`
  if (typeof value !== 'string' || value === '') return `gave no text for ${of}`
  // The API would accept such a password, for example from a file in UTF-16, and nobody could type it.
  if (unprintable.test(value)) return `gave a secret for ${of} that is not one line of text in UTF-8`
  const rules = operations.flatMap(({ operationId }) => secretRules[operationId]?.[property] ?? [])
  const { minLength = 0, maxLength = Infinity, pattern = '' } = rules[0] ?? {}
  const { length } = Array.from(value)
  const least = Math.max(shortest, minLength)
  if (length < least) return `gave ${length} characters for ${of}, and the API takes ${least} at least`
  if (length > maxLength) return `gave ${length} characters for ${of}, and the API takes ${maxLength} at most`
  if (new RegExp(pattern, 'u').test(value)) return undefined
  return `gave a secret for ${of} with characters that the API rejects, or with only one kind of characters`
}

/** Reads a secret from the process's environment variables. */
export function readEnvironment(reference: SecretReference, address: string): string {
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

/**
 * Checks the secrets of changes, and adds their problems as obstacles. A secret that cannot be read here leads to a
 * note: `applyPlan` reads it before its first write.
 */
export function withSecretProblems(
  changes: readonly Change[],
  resolveSecret: ResolveSecret = readEnvironment,
): Promise<Change[]> {
  return Promise.all(
    changes.map(async (change) => {
      const references = listReferences(Object(change.after) as object)
      if (references.length === 0) return change
      const obstacles: string[] = []
      const notes: string[] = []
      for (const [property, reference] of references) {
        if ('generate' in reference) continue
        try {
          const problem = findSecretProblem(change, property, await resolveSecret(reference, change.address))
          if (problem !== undefined) obstacles.push(`${JSON.stringify(reference)} ${problem}.`)
        } catch {
          notes.push(
            `${JSON.stringify(reference)} cannot be read here: it is checked before the first write.`,
          )
        }
      }
      return {
        ...change,
        obstacles: [...change.obstacles, ...obstacles],
        notes: [...change.notes, ...notes],
      }
    }),
  )
}

/** Whether a value is a reference to a secret. */
export function isSecretReference(value: unknown): value is SecretReference {
  if (typeof value !== 'object' || value === null) return false
  const [name, ...others] = Object.keys(value)
  return others.length === 0 && (name === 'env' || name === 'file' || name === 'generate')
}
