import { isApiError } from '@hostwright/common'

/** Reads resources for an export, and remembers those that the API key may not read. */
export interface Readable {
  /** Returns the result of a read, or an empty object if the key has no right for it. */
  get<T extends object>(address: string, read: () => Promise<T>): Promise<Partial<T>>
  /** Returns the addresses of the resources that the key may not read. */
  leftOut(): readonly string[]
}

export function createReadable(): Readable {
  const leftOut = new Set<string>()
  return {
    async get(address, read) {
      try {
        return await read()
      } catch (error) {
        if (!isApiError(error, 'FORBIDDEN')) throw error
        leftOut.add(address)
        return {}
      }
    },
    leftOut: () => [...leftOut],
  }
}

/** Merges parts of a file. Maps are merged; for any other value, the later part wins. */
export function mergeDesired<T extends object>(parts: readonly T[]): T {
  return parts.reduce((merged, part) => merge(merged, part) as T, {} as T)
}

function merge(one: unknown, other: unknown): unknown {
  if (!isMap(one) || !isMap(other)) return other === undefined ? one : other
  const entries = Object.entries(other).map(([key, value]) => [key, merge(one[key], value)] as const)
  return { ...one, ...Object.fromEntries(entries) }
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
