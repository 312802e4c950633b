import { isApiError } from '@hostwright/common'

/** Collects what an API key may read and what it may not. */
export interface Readable {
  /** Returns the result of a read, or the empty value if the key may not make it. */
  get<T extends object>(address: string, read: () => Promise<T>): Promise<Partial<T>>
  /** The resources that the key may not read. */
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
