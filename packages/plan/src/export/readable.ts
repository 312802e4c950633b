import { isApiError } from '@hostwright/common'

/** Reads resources for an export, and remembers those that the API key may not read. */
export interface Readable {
  /** Returns the result of a read, or an empty object if the key has no right for it. */
  get<T extends object>(address: string, read: () => Promise<T>): Promise<Partial<T>>
  /** Returns the addresses of the resources that the key may not read. */
  leftOut(): readonly string[]
}

export function createReadable(): Readable {
  const leftOut: string[] = []
  return {
    async get(address, read) {
      try {
        return await read()
      } catch (error) {
        if (!isApiError(error, 'FORBIDDEN')) throw error
        leftOut.push(address)
        return {}
      }
    },
    leftOut: () => leftOut,
  }
}
